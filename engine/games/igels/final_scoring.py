"""The Final Tally (C70): points of Food, bonus of the species, less what penalties cost."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api.event import Line, Seat, line
from engine.api.game import Outcome
from engine.api.seats import shared_places
from engine.games.igels.content import Content
from engine.games.igels.model import Board, Over, Side, State
from engine.games.igels.state_builder import seats_line


def outcome(content: Content, state: State) -> Outcome | None:
    """Give the result once the last Food is taken: most points, then most Food (C2, C70)."""
    board = state.board
    if not isinstance(board.phase, Over):
        return None
    reached = places(content, board)
    scores = tuple(score(content, side) for side in board.sides)
    return Outcome(
        places=reached,
        scores=scores,
        sides=tuple(range(len(reached))),
        reason=_reason(board, reached, scores),
    )


def places(content: Content, board: Board) -> tuple[int, ...]:
    """Rank the seats by points, then by Food; ties share a place (C70)."""
    ranks = [(score(content, side), len(side.food) + len(side.secured)) for side in board.sides]
    return shared_places(ranks)


def score(content: Content, side: Side) -> int:
    """Give the Food points of a side as they stand."""
    food = sum(content.points(each, side.species) for each in (*side.food, *side.secured))
    return food - sum(content.cost(each) for each in side.penalties)


def _reason(board: Board, reached: tuple[int, ...], scores: Sequence[int]) -> Line:
    winners = tuple(seat for seat, place in enumerate(reached) if place == 1)
    most = max(scores)
    if len(winners) > 1:
        return line("igels-won-shared", seats=seats_line(winners), points=most)
    assert isinstance(board.phase, Over)
    key = "igels-won-more-food" if scores.count(most) > 1 else "igels-won"
    if board.phase.last_turn:
        key = "igels-won-last-turn"
    return line(key, seat=Seat(winners[0]), points=most)
