"""What lies on the table and who sees it: the people, the track, the deck, the deal (§1 to §8).

F1 to F9 (f1 to f9 in the names) are fixtures of play that the rules were checked with.
"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.games.race.model import State
from tests.games.race.positions import (
    CONTENT,
    RACE,
    cards,
    dealt,
    hedgehogs_at,
    play,
    position,
    ready,
)


def test_1_three_to_five_play() -> None:
    assert RACE.info.seats == (3, 4, 5)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_all_four_hedgehogs_race_with_any_number_of_seats(seats: int) -> None:
    assert len(dealt(seats).board.positions) == 4
    named = [hedgehog.name for hedgehog in CONTENT.hedgehogs]
    assert sorted(named) == ["green", "purple", "red", "yellow"]


def test_2_anybody_may_move_any_colour() -> None:
    state = position("R1", "R1", "R1 Y1", at=(0, 5, 0, 0))
    assert play(state, "R1", "R1", "R1").board.positions == hedgehogs_at(red=8)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_there_are_as_many_rounds_as_players(seats: int) -> None:
    assert dealt(seats).board.rounds == seats


def test_4_every_hedgehog_starts_on_the_start_which_is_worth_minus_one() -> None:
    assert dealt(4).board.positions == (0, 0, 0, 0)
    assert CONTENT.track[0] == -1


def test_4_the_track_has_the_values_of_the_rules() -> None:
    assert CONTENT.track == (-1,) * 7 + (0, 0, 1, 1, 2, 2, 3)


@pytest.mark.parametrize(("seats", "hand", "out"), [(3, 15, 10), (4, 13, 3), (5, 11, 0)])
def test_5_f7_the_cards_are_dealt_evenly_and_the_rest_stays_out(
    seats: int, hand: int, out: int
) -> None:
    state = dealt(seats)
    assert [len(held) for held in state.hands] == [hand] * seats
    assert len(state.removed) == out
    everything = Counter((*state.removed, *(face for held in state.hands for face in held)))
    assert everything == Counter(CONTENT.pack)


def test_5_the_deck_has_eleven_cards_a_suit() -> None:
    suits = Counter(card.hedgehog for card in CONTENT.cards.values() for _ in range(card.copies))
    assert suits == {0: 11, 1: 11, 2: 11, 3: 11, None: 11}
    assert Counter(card.steps for card in CONTENT.cards.values()) == {1: 5, 2: 5}
    assert {card.copies for card in CONTENT.cards.values() if card.steps == 1} == {6}
    assert {card.copies for card in CONTENT.cards.values() if card.steps == 2} == {5}


def test_5_other_cards_stay_out_in_the_next_round() -> None:
    state = position("R2", "Y1", "Y1", at=(0, 11, 0, 0))
    first = ready(play(state, "R2"))
    assert sum(map(len, first.hands)) == 45
    out = {ready(play(dealt_to_the_end(seed), "R2")).removed for seed in range(6)}
    assert len(out) == 6


def dealt_to_the_end(seed: int) -> State:
    """Return a round with one move to go; what comes next hangs on the seed."""
    state = position("R2", "Y1", "Y1", at=(0, 11, 0, 0))
    return State(state.board, state.hands, state.removed, Rng(bytes([seed]) * 16))


def test_5_f7_the_cards_left_out_are_in_no_view_and_never_on_the_pile() -> None:
    state = position("R1 R2", "Y1 Y2", "G1 G2", removed="P1 P2 J1 J2")
    for seat in (0, 1, 2, None):
        view = RACE.view(state, seat)
        assert not set(view.hand) & set(state.removed)
        assert "purple" not in repr((view.hand, view.sizes, view.board))
    played = play(state, "R1", "Y1", "G1")
    assert not set(played.board.pile) & set(played.removed)


def test_6_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = position("R1 R2", "Y1", "G1 G2 J1")
    view = RACE.view(state, 1)
    assert view.hand == cards("Y1")
    assert view.sizes == (2, 1, 3)
    assert RACE.view(state, None).hand == ()


def test_6_hands_that_differ_look_the_same_to_others() -> None:
    mine = "Y1 Y1"
    one = RACE.view(position("R1 R2", mine, "G1 J1"), 1)
    assert one == RACE.view(position("G1 J2", mine, "R2 P1"), 1)


def test_7_points_are_shown_in_apples_of_ten_five_and_one() -> None:
    assert CONTENT.tokens == {10: 12, 5: 8, 1: 16}
    assert CONTENT.change(28) == (10, 10, 5, 1, 1, 1)


def test_8_the_first_starter_is_drawn_by_lot() -> None:
    starters = {dealt(4, seed, first="random").board.starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_8_the_host_begins_if_that_option_is_chosen() -> None:
    for seed in range(10):
        board = dealt(4, seed, first="host").board
        assert (board.starter, board.turn) == (0, 0)


def test_8_the_starter_is_drawn_by_default() -> None:
    options = resolve_options(RACE.info.options, {}, {})
    assert options.values == {"scoring": "base", "first": "random"}
