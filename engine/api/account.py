"""How a score came about: what was counted for each seat, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.api.event import Line


class Term(Struct, frozen=True):
    """Points that a seat got or lost at once, and for what. Equal ones are shown as a number."""

    seat: int
    what: Line
    points: int


class Account(Struct, frozen=True):
    """What one step of a game changed in the scores. Steps with the same heading are one part."""

    terms: tuple[Term, ...] = ()
    heading: Line | None = None  #: the round that was counted; `None`: the game is one part


def score_changes(what: Line, before: Sequence[int] | None, after: Sequence[int]) -> Iterator[Term]:
    """Yield a term for each seat whose score has changed; of no scores before, for all it has."""
    for seat, points in enumerate(after):
        change = points - (before[seat] if before is not None else 0)
        if change:
            yield Term(seat, what, change)
