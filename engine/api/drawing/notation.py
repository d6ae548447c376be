"""Drawings written as text: a short notation for many small figures of one game.

Marks are separated by ";". A mark is a letter, its numbers and its paint:

    o x y radius [tall]          a disc            b x y width height radius   a box
    p x y x y ...                a polygon         c x y x y ...               a smooth polygon
    e x y wide tall lean [from to]  an ellipse, or the part between two angles, clockwise
    l x y x y ...                an open line      s x y x y ...               a smooth open line
    a x y wide tall lean from to    an open part of an ellipse
    w x y size sign              a bold sign: digits or one letter

A paint is "fill", "fill/stroke/width", "-/stroke/width", or "stroke/width" of a line. A colour is
"#rrggbb", "#rrggbbaa" or a name: ink, paper, white, gold, or one that the caller adds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from engine.api.drawing.geometry import smooth
from engine.api.drawing.palette import GOLD, INK, PAPER
from engine.api.scene import Box, Disc, Part, Point, Shape, Stroke, Words

_NAMES = {"ink": INK, "paper": PAPER, "white": "#ffffff", "gold": GOLD}

#: How many points an ellipse has.
_CORNERS = 28


def drawn(text: str, names: Mapping[str, str] | None = None) -> tuple[Part, ...]:
    """Return the marks of a drawing; `names` are its own names of colours."""
    colours = {**_NAMES, **(names or {})}
    return tuple(_mark(each.split(), colours) for each in text.split(";") if each.strip())


def _mark(words: Sequence[str], colours: Mapping[str, str]) -> Part:
    kind, *rest, last = words
    paint = [colours.get(each, each) for each in last.split("/")]
    if kind == "w":
        x, y, size = map(float, rest[:3])
        return Words(x, y, rest[3], size, paint[0], bold=True)
    numbers = [float(each) for each in rest]
    if kind in "lsa":
        return Stroke(_points(kind, numbers), paint[0], float(paint[1]))
    fill = None if paint[0] == "-" else paint[0]
    stroke, width = (paint[1], float(paint[2])) if len(paint) > 1 else (None, 2.0)
    if kind == "o":
        x, y, radius, *tall = numbers
        return Disc(x, y, radius, fill, stroke, width, tall[0] if tall else None)
    if kind == "b":
        left, top, wide, high, corner = numbers
        return Box(left, top, wide, high, fill, stroke, width, corner)
    return Shape(_points(kind, numbers), fill, stroke, width)


def _points(kind: str, numbers: Sequence[float]) -> tuple[Point, ...]:
    if kind in "ea":
        return _ellipse(*numbers)
    points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
    return smooth(points, closed=kind == "c", steps=5) if kind in "cs" else points


def _ellipse(
    x: float, y: float, wide: float, tall: float, lean: float, start: float = 0, end: float = 360
) -> tuple[Point, ...]:
    """Return points of an ellipse that leans clockwise, from one angle to another."""
    turn, points = lean * pi / 180, []
    for at in range(_CORNERS + 1):
        angle = (start + (end - start) * at / _CORNERS) * pi / 180
        right, down = wide * cos(angle), tall * sin(angle)
        points.append(
            (
                round(x + right * cos(turn) - down * sin(turn), 2),
                round(y + right * sin(turn) + down * cos(turn), 2),
            )
        )
    return tuple(points)
