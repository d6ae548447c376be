"""How well a seat stands, for the computer player."""

from __future__ import annotations

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from tests.support.newgame.game.model import State

#: A lead of so many points wins three games out of four.
_SWING = 10


def evaluate(state: State, seat: int) -> int:
    """Compare the points."""
    return evaluation_of_lead(lead(state.scores, seat), _SWING)
