"""The bands of rows that a picture consists of: which marks reach into each, in which colours.

Two bands with the same ground, marks, texts and places of their colours look the same, in whatever
picture they are: what a table and its hands share is painted once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from cogs.images.digests import digest_of_marks, lines_in, paints_of
from engine.api.drawing.palette import DAY, Look, painted
from engine.api.event import Line
from engine.api.scene import Box, Disc, Mark, Stamp, Words

Colour: TypeAlias = tuple[int, int, int]

#: Rows of a band: in lower ones less is painted again, and the file is larger.
HEIGHT = 96

#: Pixels beyond the edges of a mark that smooth edges, letters and bleeding figures may paint.
_SLACK = 6


class PlacedMark(NamedTuple):
    """A mark with the rows it may paint and its opaque colours."""

    mark: Mark
    top: float
    bottom: float
    colours: frozenset[Colour]


class Band(NamedTuple):
    """A band of a picture; `key` says all that it looks like, `paints` are colours it may have."""

    top: int
    key: bytes
    paints: frozenset[Colour]


def placed(mark: Mark, look: Look) -> PlacedMark:
    """Return a mark with what is known of it without painting it.

    Raise `ValueError` for a colour that is none.
    """
    colours = opaque(paints_of(mark), look)
    match mark:
        case Box():
            top, bottom = mark.y, mark.y + mark.height
        case Disc():
            tall = mark.radius if mark.tall is None else mark.tall
            top, bottom = mark.y - tall, mark.y + tall
        case Words():
            half = mark.rows * mark.size
            if mark.plate is not None:
                sign = mark.plate.sign
                half = max(half, mark.plate.height, 0 if sign is None else sign.size[1])
            top, bottom = mark.y - half, mark.y + half
        case Stamp():
            edge = _SLACK * mark.scale
            top = mark.y - edge
            bottom = mark.y + mark.figure.size[1] * mark.scale + edge
        case _:
            ys = [y for _, y in mark.points] or [math.nan]  # painting it says what is wrong
            top, bottom = min(ys) - mark.stroke_width, max(ys) + mark.stroke_width
    return PlacedMark(mark, top - _SLACK, bottom + _SLACK, colours)


def bands(
    marks: Sequence[PlacedMark],
    grounds: Sequence[bytes],
    paints: frozenset[Colour],
    texts: Mapping[Line, str],
    look: Look,
) -> Iterator[Band]:
    """Yield the bands of a picture from the top.

    `grounds`: what says the ground of each, and the `paints` that the ground may have.
    """
    for at, ground in enumerate(grounds):
        top = at * HEIGHT
        reaching = between(marks, top, top + HEIGHT)
        here = [each.mark for each in reaching]
        said = [texts.get(line) for line in lines_in(here)]
        own = paints.union(*(each.colours for each in reaching))
        yield Band(top, digest_of_marks(here, said, top, ground, look), own)


def between(marks: Sequence[PlacedMark], top: int, bottom: int) -> list[PlacedMark]:
    """Return the marks that may paint one of these rows."""
    return [each for each in marks if not (each.bottom < top or each.top > bottom)]


@lru_cache(2048)
def rgba(colour: str, look: Look = DAY) -> tuple[int, int, int, int]:
    """Return a colour of a scene in numbers. Raise `ValueError` for what is none."""
    colour = painted(colour, look)
    if colour[:1] != "#" or len(colour) not in (7, 9):
        raise ValueError(f"{colour!r} is not a colour")
    red, green, blue, *alpha = bytes.fromhex(colour[1:])
    return (red, green, blue, alpha[0] if alpha else 255)


@lru_cache(2048)
def opaque(paints: frozenset[str], look: Look) -> frozenset[Colour]:
    """Return those of some colours of a scene that hide what they are painted on."""
    return frozenset(each[:3] for paint in paints if (each := rgba(paint, look))[3] == 255)
