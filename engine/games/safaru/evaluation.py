"""How well a seat stands: the scores, and what this game round has brought so far."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from engine.games.safaru.model import Content, State, Tally, sides_of
from engine.games.safaru.scoring import piles_of, tallies

#: A lead of this many points wins three matches out of four.
_SWING = 25


def evaluate(content: Content, state: State, seat: int) -> int:
    """Return 0 to 1000 from the lead in points that may be expected at the end of the round."""
    board = state.board
    points: list[float] = [*board.scores]
    if not board.is_between_rounds:
        sides = tallies(content, board.terms.aim, piles_of(state.piles))
        for side, expected in enumerate(_expected_points(content, state, sides)):
            points[side] += expected
    if board.terms.aim == "free":
        points = [-each for each in points]  # the lowest score wins (§28)
    return evaluation_of_lead(lead(points, sides_of(board.seats)[seat]), _SWING)


def _expected_points(content: Content, state: State, sides: Sequence[Tally]) -> list[float]:
    """Return what each side may expect: its points, and a part of those for most (§22, §28)."""
    scoring, of_each = content.scoring[state.board.terms.aim], len(content.numbers)
    expected: list[float] = [side.baby_points + side.triangle_points for side in sides]
    for points, counts, cards in (
        (scoring.cards, [side.cards for side in sides], len(content.pack)),
        (scoring.unicorns, [side.unicorns for side in sides], of_each),
        (scoring.hedgehogs, [side.hedgehogs for side in sides], of_each),
    ):
        # About the spread of who catches those that are left.
        spread = 1 + sqrt(cards - sum(counts))
        for side in range(len(sides)) if points else ():
            expected[side] += points * min(1, max(0, (1 + lead(counts, side) / spread) / 2))
    return expected
