"""How the points of a game round came about (§22 to §24, §28)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.account import Account, Term, score_changes
from engine.api.event import Event, Line, line
from engine.games.safaru.model import Board, View, sides_of

#: Points for the most of these, which those with equal numbers share (§23).
_MOST = ("cards", "unicorns", "hedgehogs")


def account(before: View | None, events: tuple[Event, ...], after: View) -> Account:
    """Return what a game round that has just ended gave everybody; partners get the same."""
    board, sides = after.board, sides_of(after.board.seats)
    if before is None:
        earlier = [board.scores[side] for side in sides]
        return Account(tuple(score_changes(Line("safaru-account-earlier"), None, earlier)))
    if before.board.is_between_rounds or not board.is_between_rounds:
        return Account()
    terms = (term for seat in range(board.seats) for term in _terms(board, seat))
    return Account(tuple(terms), line("safaru-round-of", round=board.round))


def _terms(board: Board, seat: int) -> Iterator[Term]:
    tally = board.tallies[sides_of(board.seats)[seat]]
    for row, count, points in (
        ("cards", tally.cards, tally.card_points),
        ("unicorns", tally.unicorns, tally.unicorn_points),
        ("hedgehogs", tally.hedgehogs, tally.hedgehog_points),
        ("babies", tally.babies, tally.baby_points),
        ("triangles", tally.triangles, tally.triangle_points),
    ):
        if points:
            tied = [getattr(each, row) for each in board.tallies].count(count) > 1
            key = "account-row-shared" if tied and row in _MOST else "account-row"
            name = Line(f"safaru-row-{row}")
            yield Term(seat, line(f"safaru-{key}", row=name, count=count), points)
