"""How well a seat stands: the scores, and what has been caught in this game round."""

from __future__ import annotations

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from engine.games.safaru.model import Content, State, sides_of
from engine.games.safaru.scoring import piles_of, tallies

#: A lead of this many points wins three matches out of four.
_SWING = 25


def evaluate(content: Content, state: State, seat: int) -> int:
    """Return 0 to 1000 from the lead in points, as if the game round ended now."""
    board = state.board
    points = list(board.scores)
    if not board.is_between_rounds:
        for side, tally in enumerate(tallies(content, board.terms.aim, piles_of(state.piles))):
            points[side] += tally.points
    if board.terms.aim == "free":
        points = [-each for each in points]  # the lowest score wins (§28)
    return evaluation_of_lead(lead(points, sides_of(board.seats)[seat]), _SWING)
