"""What a hand scores at the end of a round: the table of fixtures, and each clause alone."""

from __future__ import annotations

import pytest

from tests.games.race.positions import CONTENT, play, points, position

#: name: (positions P,R,G,Y; hand; scoring; is it the finisher's?; terms that are not 0; points).
#: R1 and R2 are the two examples of the rulebook.
_HANDS = {
    "R1-rulebook-base": (
        (13, 11, 8, 4),
        "P1 R1 R1 R2 G2 Y1 J1",
        "base",
        True,
        {"purple": 3, "red": 6, "yellow": -1},
        11,
    ),
    "R1b-the-same-advanced": (
        (13, 11, 8, 4),
        "P1 R1 R1 R2 G2 Y1 J1",
        "advanced",
        True,
        {"purple": 3, "red": 14, "yellow": -1},
        22,
    ),
    "R2-rulebook-advanced": (
        (13, 12, 9, 5),
        "P2 R1 R1 G2 Y1 Y1 J2",
        "advanced",
        True,
        {"purple": 6, "red": 10, "green": 2, "yellow": -5},
        19,
    ),
    "R2b-the-same-base": (
        (13, 12, 9, 5),
        "P2 R1 R1 G2 Y1 Y1 J2",
        "base",
        True,
        {"purple": 3, "red": 4, "green": 1, "yellow": -2},
        9,
    ),
    "R2c-ten-and-two-in-one-colour": (
        (13, 11, 3, 6),
        "P2 R1 R1 R1 Y1 Y1 J1 J2",
        "advanced",
        True,
        {"purple": 6, "red": 12, "yellow": -5},
        19,
    ),
    "R3-floor": ((13, 3, 2, 0), "Y1 Y2 G1 J1", "base", False, {"green": -1, "yellow": -2}, 0),
    "R4-bonus-before-the-floor": (
        (13, 3, 2, 0),
        "Y1 Y1 Y2 G1",
        "base",
        True,
        {"green": -1, "yellow": -3},
        0,
    ),
    "R5-bonus-saves": ((13, 3, 2, 0), "Y1 Y2", "base", True, {"yellow": -2}, 1),
    "R6-negative-pairs": ((13, 3, 2, 0), "Y1 Y1 Y1 Y1", "advanced", True, {"yellow": -10}, 0),
    "R7-two-pairs-an-odd-one-two-doubles": (
        (13, 12, 7, 7),
        "R1 R1 R1 R1 R1 R2 R2",
        "advanced",
        False,
        {"red": 30},
        30,
    ),
    "R8-jokers-only": ((13, 12, 9, 9), "J1 J1 J2", "advanced", True, {}, 6),
    "R9-a-joker-is-no-partner": ((13, 12, 9, 9), "R1 J1", "advanced", False, {"red": 2}, 2),
    "R10-the-start-counts": ((13, 12, 0, 9), "G1 G2", "base", False, {"green": -2}, 0),
    "R11-the-colour-that-came-home": (
        (13, 0, 0, 0),
        "P1 P1 P2",
        "advanced",
        False,
        {"purple": 21},
        21,
    ),
}


@pytest.mark.parametrize("name", _HANDS)
def test_17_to_32_a_hand_scores_as_in_the_table(name: str) -> None:
    at, hand, scoring, home, terms, expected = _HANDS[name]
    assert points(hand, at, scoring, home=home) == (terms, expected)


def test_17_one_plus_and_two_plus_cards_count_the_same() -> None:
    at = (0, 12, 0, 0)
    assert points("R1 R1", at) == points("R2 R2", at) == ({"red": 4}, 4)


def test_17_a_card_counts_where_its_own_hedgehog_stands() -> None:
    assert points("R1 G1 Y1", (13, 12, 10, 8)) == ({"red": 2, "green": 1}, 3)


@pytest.mark.parametrize("scoring", ["base", "advanced"])
def test_18_jokers_in_hand_are_worth_nothing(scoring: str) -> None:
    assert points("J1 J1 J2", (13, 13, 13, 13), scoring) == ({}, 0)


def test_19_the_finisher_gets_a_bonus_of_three() -> None:
    assert CONTENT.scoring["base"].bonus == 3
    assert points("R1", (13, 12, 0, 0), home=True)[1] == 2 + 3
    assert points("R1", (13, 12, 0, 0))[1] == 2


def test_20_a_round_never_costs_points_of_earlier_rounds() -> None:
    state = position("R1", "Y1 Y1 Y2", "Y2", at=(0, 12, 0, 0), totals=(5, 5, 5))
    assert play(state, "R1").board.totals == (8, 5, 5)


def test_20_the_bonus_is_added_before_the_minimum_of_zero() -> None:
    assert points("Y1 Y2", (13, 0, 0, 0), home=True) == ({"yellow": -2}, 1)
    assert points("Y1 Y1 Y2 G1", (13, 3, 2, 0), home=True)[1] == 0


def test_28_only_the_scoring_is_advanced() -> None:
    usual, advanced = (
        play(position("R1 P1", "R1 R1", "G1", at=(0, 12, 0, 0), scoring=scoring), "R1")
        for scoring in ("base", "advanced")
    )
    assert usual.board.positions == advanced.board.positions
    assert usual.hands == advanced.hands
    assert usual.board.totals == (2, 6, 0)
    assert advanced.board.totals == (5, 15, 0)


def test_29_a_pair_is_worth_five_times_the_value_in_all() -> None:
    assert points("R1 R1", (13, 12, 0, 0), "advanced") == ({"red": 10}, 10)


def test_29_a_pair_on_a_negative_value_counts_too() -> None:
    assert points("Y1 Y1", (13, 0, 0, 0), "advanced", home=True) == ({"yellow": -5}, 1)


def test_29_a_pair_is_of_one_colour() -> None:
    terms = {"red": 2, "green": 2}
    assert points("R1 G1", (13, 12, 12, 0), "advanced") == (terms, 4)


def test_30_a_third_card_beside_a_pair_counts_once() -> None:
    assert points("R1", (13, 12, 0, 0), "advanced") == ({"red": 2}, 2)
    assert points("R1 R1 R1", (13, 12, 0, 0), "advanced") == ({"red": 12}, 12)


def test_31_each_double_counts_twice_and_two_of_them_are_no_pair() -> None:
    assert points("R2", (13, 12, 0, 0), "advanced") == ({"red": 4}, 4)
    assert points("R2 R2", (13, 12, 0, 0), "advanced") == ({"red": 8}, 8)


def test_31_a_double_and_a_single_are_no_pair() -> None:
    assert points("R1 R2", (13, 12, 0, 0), "advanced") == ({"red": 6}, 6)


def test_32_the_finisher_gets_a_bonus_of_six_in_the_advanced_scoring() -> None:
    assert CONTENT.scoring["advanced"].bonus == 6
    assert points("R1", (13, 12, 0, 0), "advanced", home=True)[1] == 2 + 6
    assert points("Y1 Y1 Y1 Y1", (13, 0, 0, 0), "advanced", home=True)[1] == 0
