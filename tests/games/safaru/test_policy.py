"""What somebody who catches for points plays at a glance, as the house expects it, and why."""

from __future__ import annotations

import pytest

from engine.api.action import Action
from engine.games.safaru.model import Terms
from tests.games.safaru.positions import FREE, OPEN, SAFARU, STRICT, play, position
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "safaru" / "text")


def reason(hand: str, table: str, move: str, terms: Terms = STRICT) -> str | None:
    """Return why this move would be made, in English."""
    verb, *words = move.split()
    view = SAFARU.view(position(hand, "F2", table=table, terms=terms), 0)
    why = SAFARU.explain(view, Action(verb, tuple(words)))
    return None if why is None else _TEXTS.check(why)["en"]


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        ("O7 O9", "U2 F5 T8", "catch o7 u2+f5"),  # the unicorn counts, not only the triangles
        ("O10 F11", "T7 U6 H6", "catch f11 u6"),  # of equal numbers not the hedgehog
        ("O9 O0", "T8 U0", "catch o9"),  # a pair would bring two babies, the zero duty one (§18)
        ("U1 F1", "H9", "release f1"),  # a unicorn stays in hand
        ("U9", "", "release u9"),
    ],
)
def test_it_catches_what_is_worth_most_and_frees_what_is_worth_least(
    hand: str, table: str, expected: str
) -> None:
    state = position(hand, "F2", table=table)
    action = SAFARU.policy(SAFARU.view(state, 0))
    assert action is not None
    assert " ".join((action.verb, *action.args)) == expected


def test_it_answers_nothing_in_the_turn_of_another_or_with_another_aim() -> None:
    state = position("O7", "F2", table="U2 F5")
    assert SAFARU.policy(SAFARU.view(state, 1)) is None
    for terms in (FREE, OPEN):
        other = position("O7", "F2", table="U2 F5", terms=terms)
        assert SAFARU.policy(SAFARU.view(other, 0)) is None


def test_a_card_whose_catches_are_not_all_listed_is_played_first() -> None:
    table = "U1 H1 F1 T1 O1 U2 H2 F2 T2 O2 U3 H3 F3 T3 O3 U4"
    state = position("O10", "F11", table=table)
    action = SAFARU.policy(SAFARU.view(state, 0))
    assert action is not None
    assert action.args == ("o10",)
    state = play(state, "catch o10")
    action = SAFARU.policy(SAFARU.view(state, 0))
    assert action is not None
    assert SAFARU.apply(state, 0, action).state.piles[0]


@pytest.mark.parametrize(
    ("hand", "table", "move", "why"),
    [
        (
            "H11",
            "U6",
            "catch h11",
            "You get one card, and one card stays on the table. You catch one unicorn.",
        ),
        ("U7", "H7", "catch u7", "table is empty. You catch one unicorn, one hedgehog."),
        ("H11", "H0 U6", "catch h11", "You catch one unicorn, one hedgehog, one baby."),
        ("O5", "F2 F3 T11", "catch o5", "You get 2 cards, and 2 cards stay on the table."),
    ],
)
def test_6_8_9_the_reason_counts_the_played_card_where_it_goes(
    hand: str, table: str, move: str, why: str
) -> None:
    told = reason(hand, table, move)
    assert told is not None
    assert told.endswith(why)


def test_28_no_reason_in_a_game_of_releasing_is_one_of_catching() -> None:
    assert (
        reason("H11", "U6", "catch h11", FREE)
        == "You get one card, and one card stays on the table."
    )
    said = "It catches nothing, and here the fewest points win."
    assert reason("H1", "U6", "release h1", FREE) == said
    assert reason("H1", "U6", "release h1") is not None
