"""What may be said in public: a text key and its parameters.

A line carries no words of any language; `seeds/*/text` does. Whatever stands in a line is public
by definition, so a rule that makes one decides what everybody may know.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Seat(Struct, frozen=True, tag="seat"):
    """A seat as a parameter of a line; the reader sees the name of who sits there."""

    index: int


class Typed(Struct, frozen=True, tag="typed"):
    """Words a person wrote: stripped and escaped when shown, never translated."""

    text: str


class Line(Struct, frozen=True, tag="line"):
    """A sentence to be: its key in the Fluent files and what fills its places."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()


Param: TypeAlias = int | Seat | Typed | Line | tuple[Line, ...]

#: Something that happened at the table, for everybody to read.
Event: TypeAlias = Line


def line(key: str, **params: Param) -> Line:
    """Build a line; parameters keep the order they are written in."""
    return Line(key, tuple(params.items()))
