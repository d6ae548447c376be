"""The Final Tally (C70): points of Food with the species' bonus, less what penalties cost."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api.event import Line, Seat, line
from engine.api.game import Outcome
from engine.api.seats import seat_names, shared_places
from engine.games.igels.content import Content
from engine.games.igels.model import Board, PlayerArea, State


def outcome(content: Content, state: State) -> Outcome | None:
    """Return the result once the game is over: most points, then most Food (C2, C70)."""
    board = state.board
    if not board.over:
        return None
    places = places_of(content, board)
    scores = tuple(score(content, area) for area in board.areas)
    reason = _reason(board, places, scores)
    return Outcome(places=places, scores=scores, sides=tuple(range(len(places))), reason=reason)


def places_of(content: Content, board: Board) -> tuple[int, ...]:
    """Return the place of each seat by points, then by Food; ties share a place (C70)."""
    ranks = [(score(content, area), len(area.food) + len(area.secured)) for area in board.areas]
    return shared_places(ranks)


def cost(content: Content, card: str) -> int:
    """Return the points that a card costs the seat it lies in front of (C70)."""
    effects = content.effect_cards[card].effects
    return sum(each.amount for each in effects if each.op == "penalty")


def score(content: Content, area: PlayerArea) -> int:
    """Return the Food Points of a seat as they stand."""
    food = sum(content.points(each, area.species) for each in (*area.food, *area.secured))
    return food - sum(cost(content, each) for each in area.penalties)


def _reason(board: Board, places: tuple[int, ...], scores: Sequence[int]) -> Line:
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    most = max(scores)
    if len(winners) > 1:
        return line("igels-won-shared", seats=seat_names(winners), points=most)
    ended = "-last-turn" if board.forest_size else ""
    tied = "-more-food" if scores.count(most) > 1 else ""
    return line(f"igels-won{ended}{tied}", seat=Seat(winners[0]), points=most)
