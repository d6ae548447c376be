"""How well a seat stands: its coins."""

from __future__ import annotations

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from engine.games.igor.state import State

#: A lead of so many coins wins three games out of four.
_SWING = 8


def evaluate(state: State, seat: int) -> int:
    """Compare the coins."""
    return evaluation_of_lead(lead(state.board.coins, seat), _SWING)
