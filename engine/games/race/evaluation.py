"""How well a seat stands in a round that is not over."""

from __future__ import annotations

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from engine.games.race.model import Content, State
from engine.games.race.rules import tally

#: A lead of so many points wins three games out of four.
_SWING = 15


def evaluate(content: Content, state: State, seat: int) -> int:
    """Compare what the hands would score if the round ended now with nobody home."""
    board = state.board
    points = list(board.totals)
    if board.turn is not None:
        for at, hand in enumerate(state.hands):
            now = tally(content, board.scoring, board.positions, hand, home=False)
            points[at] += now.points
    return evaluation_of_lead(lead(points, seat), _SWING)
