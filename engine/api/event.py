"""Texts without a language: a key of seeds/*/text and its parameters.

Events are lines that everybody may read: a rule that returns one decides what becomes public.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias, TypeVar

from msgspec import Struct


class Seat(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="seat"):
    """A seat as a parameter of a line; shown as the name of who sits there."""

    index: int


class Typed(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="typed"):
    """Text that a person typed: stripped and escaped when shown, never translated."""

    text: str


class Line(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="line"):
    """A text: its key in the Fluent files and its parameters."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()


Param: TypeAlias = int | Seat | Typed | Line | tuple[Line, ...]

#: Something that happened at the table, for everybody to read.
Event: TypeAlias = Line

_E = TypeVar("_E", Event, Event | None)


def line(key: str, **params: Param) -> Line:
    """Return a line with its parameters in the order they are written."""
    return Line(key, tuple(params.items()))


def names_seat(text: Param, seat: int) -> bool:
    """Return True if a line, or one within it, names a seat."""
    match text:
        case Seat():
            return text.index == seat
        case Line():
            return any(names_seat(param, seat) for _, param in text.params)
        case tuple():
            return any(names_seat(each, seat) for each in text)
    return False


def with_seats(text: Line, held: Mapping[int, Param]) -> Line:
    """Return the line with other words in place of some of the seats it names."""

    def replaced(param: Param) -> Param:
        match param:
            case Seat(index=index):
                return held.get(index, param)
            case Line():
                return with_seats(param, held)
            case tuple():
                return tuple(with_seats(each, held) for each in param)
        return param

    return Line(text.key, tuple((key, replaced(param)) for key, param in text.params))


def concerns_seat(text: Param, seat: int, seats: int) -> bool:
    """Return True if a line is about one of so many seats: what names all of three is not."""
    return names_seat(text, seat) and (
        seats < 3 or not all(names_seat(text, each) for each in range(seats))
    )


def without(events: tuple[_E, ...], told: Iterable[_E]) -> tuple[_E, ...]:
    """Return events without some, each of which is taken out once, where it was last."""
    kept = list(reversed(events))
    for each in told:
        if each in kept:
            kept.remove(each)
    return tuple(reversed(kept))
