"""How well a hand stands before the round ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import line
from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.games import race
from engine.games.race.model import State
from engine.house.player import choose_move
from engine.house.search import Decision
from tests.support.games import SEEDS

_RACE = race.create(SEEDS)
_SCORINGS = tuple(_RACE.content.scoring)
_EMPTY: tuple[str, ...] = ()


def _state(positions: tuple[int, ...], *hands: tuple[str, ...], scoring: str = "base") -> State:
    options = resolve_options(_RACE.info.options, {}, {"scoring": scoring})
    state = _RACE.setup(3, options, Rng(b"1" * 16)).state
    return replace(state, board=replace(state.board, positions=positions), hands=hands)


def _order(state: State) -> list[int]:
    """Return the seats from the worst to the best."""
    return sorted(range(3), key=lambda seat: _RACE.evaluate(state, seat))


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    options = resolve_options(_RACE.info.options, {}, {})
    state = _RACE.setup(3, options, Rng(b"1" * 16)).state
    dealt = [_RACE.determinize(state, 1, Rng(bytes([n]) * 16)) for n in range(4)]
    assert len({each.hands for each in dealt}) == 4
    assert len({_RACE.evaluate(each, 1) for each in dealt}) == 1


def test_cards_of_a_hedgehog_that_is_ahead_are_worth_more() -> None:
    hands = (("yellow1",) * 3, ("red1",) * 3, ("green1",) * 3)
    assert _order(_state((0, 10, 5, 0), *hands)) == [0, 2, 1]


def test_a_joker_is_played_instead_of_a_card_that_is_worth_something() -> None:
    hands = (("yellow1",) * 3, ("yellow1", "yellow1", "yellow1", "joker1"), _EMPTY)
    assert _order(_state((9, 0, 0, 0), *hands)) == [2, 0, 1]


def test_bad_cards_are_played_before_the_round_ends() -> None:
    """Far from the end a bad card beside good ones costs less than shortly before it."""
    good = ("yellow1",) * 5
    hands = ((*good[1:], "red1"), good, good)
    early, late = (_lost(_state((at, 0, 0, 0), *hands)) for at in (3, 11))
    assert late > max(early, 0)


def test_pairs_count_in_the_advanced_scoring() -> None:
    hands = (("yellow1", "yellow2"), ("yellow1", "yellow1"), ("yellow1",))
    assert _order(_state((12, 0, 0, 0), *hands, scoring="advanced")) == [2, 0, 1]
    base, advanced = (_lost(_state((12, 0, 0, 0), *hands, scoring=each)) for each in _SCORINGS)
    assert advanced > 3 * abs(base)


def _lost(state: State) -> int:
    """Return by how much seat 0 stands worse than seat 1."""
    return _RACE.evaluate(state, 1) - _RACE.evaluate(state, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("scoring", _SCORINGS)
def test_the_leading_hedgehogs_cards_are_kept(seats: int, scoring: str) -> None:
    """Of good cards and a worthless one that moves nobody near the end, it plays the last."""
    options = resolve_options(_RACE.info.options, {}, {"scoring": scoring})
    state = _RACE.setup(seats, options, Rng(b"1" * 16)).state
    hand = ("yellow1", "yellow1", "yellow2", "red1", "red2", "purple1")
    board = replace(state.board, positions=(9, 8, 4, 0), turn=0)
    state = replace(state, board=board, hands=(hand, *state.hands[1:]))
    offers = _RACE.offers(_RACE.view(state, 0))
    for seed in range(4):
        rng = Rng(bytes([seed]) * 16)
        move = choose_move(_RACE, Decision(state, 0, offers, rng, seats))
        assert move is not None
        assert move.action == Action("play", ("purple1",))


def test_the_total_counts_between_two_rounds() -> None:
    state = _state((13, 0, 0, 0), _EMPTY, _EMPTY, _EMPTY)
    board = replace(state.board, turn=None, totals=(3, 20, 4))
    assert _order(replace(state, board=board)) == [0, 2, 1]


def test_a_joker_is_not_said_to_be_the_card_of_the_colour_that_it_moves() -> None:
    state = _state((0, 0, 0, 0), ("joker1", "red2", "yellow1"), _EMPTY, _EMPTY)
    view = _RACE.view(replace(state, board=replace(state.board, turn=0)), 0)
    others = _RACE.explain(view, Action("play", ("joker1", "green")))
    assert others is not None
    assert others.key == "race-why-others"
    for words in (("joker1", "red"), ("red2",)):
        why = _RACE.explain(view, Action("play", words))
        assert why is not None
        assert why.key in ("race-why-keep", "race-why-closer")


def test_a_card_for_a_hedgehog_below_0_says_how_far_it_still_is_from_0() -> None:
    state = _state((0, 5, 6, 0), ("joker1", "red1", "red2", "green1", "green2"), _EMPTY, _EMPTY)
    view = _RACE.view(replace(state, board=replace(state.board, turn=0)), 0)
    told = [
        _RACE.explain(view, Action("play", words))
        for words in (("red1",), ("joker1", "red"), ("red2",), ("green1",))
    ]
    red, green = (line(f"race-{colour}") for colour in ("red", "green"))
    assert told == [
        line("race-why-closer", hedgehog=red, count=1, left=1),
        line("race-why-closer", hedgehog=red, count=2, left=1),
        line("race-why-keep", hedgehog=red, count=1, value=0),
        line("race-why-keep", hedgehog=green, count=1, value=0),
    ]
