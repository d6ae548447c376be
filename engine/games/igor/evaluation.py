"""How well a seat stands: its coins."""

from __future__ import annotations

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from engine.games.igor.model import State

#: A lead of this many coins wins three games out of four.
_SWING = 8


def evaluate(state: State, seat: int) -> int:
    """Return 0 to 1000 from the lead in coins over the best other seat."""
    return evaluation_of_lead(lead(state.board.coins, seat), _SWING)
