"""What a seat sees of a state, and states that look the same to it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.api.rng import Rng
from engine.api.seats import redeal
from tests.support.newgame.game.model import Card, State, View


def view(state: State, seat: int | None) -> View:
    """Return what a seat sees; `None` is an onlooker."""
    is_open = state.turn is None
    return View(
        seat=seat,
        rounds=state.rounds,
        round=state.round,
        turn=state.turn,
        hands=tuple(hand if is_open or at == seat else () for at, hand in enumerate(state.hands)),
        played=state.played,
        scores=state.scores,
        ready=state.ready,
        is_over=state.is_over,
    )


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Return the state with all that the seat cannot know dealt again, and another generator."""
    if state.turn is None:
        return replace(state, stock=_sorted(state.stock), rng=rng)
    hands, stock, rng = redeal(state.hands, seat, state.stock, _sorted, rng)
    return replace(state, hands=hands, stock=stock, rng=rng)


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards))
