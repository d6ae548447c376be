"""The picture vocabulary: pure data that `cogs/images/renderer.py` turns into a PNG, and its text twin.

Lengths are in pixels of a scene at its natural size, origin at the top left, y downwards. Colours
are "#rrggbb" or "#rrggbbaa". A picture is drawn from a view, so it cannot show more than the view.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from engine.api.event import Line

Point: TypeAlias = tuple[float, float]


class Anchor(StrEnum):
    """Which point of a text stands at its (x, y); the height is always the middle."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Box(Struct, frozen=True, tag="box"):
    """A rectangle, its corners rounded by `radius`."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 2
    radius: float = 0


class Disc(Struct, frozen=True, tag="disc"):
    """An ellipse round (x, y); `tall` is its vertical radius where it is no circle."""

    x: float
    y: float
    radius: float
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 2
    tall: float | None = None


class Shape(Struct, frozen=True, tag="shape"):
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 2


class Stroke(Struct, frozen=True, tag="stroke"):
    """An open line through points, round at its ends and bends."""

    points: tuple[Point, ...]
    stroke: str
    stroke_width: float = 2


class Words(Struct, frozen=True, tag="words"):
    """Text: a line in the reader's language, or a plain sign (digits, one letter) as a string.

    It is shrunk to `width` where it would be wider.
    """

    x: float
    y: float
    text: Line | str
    size: float = 20
    fill: str = "#1f1a17"
    anchor: Anchor = Anchor.MIDDLE
    bold: bool = False
    width: float | None = None


#: What a figure is made of.
Part: TypeAlias = Box | Disc | Shape | Stroke | Words


class Figure(Struct, frozen=True):
    """A small drawing of our own, made once and stamped often; `size` is its box."""

    size: tuple[float, float]
    marks: tuple[Part, ...]


class Stamp(Struct, frozen=True, tag="stamp"):
    """A figure with its top left corner at (x, y), `scale` times its size, `fade` from 0 to 1."""

    x: float
    y: float
    figure: Figure
    scale: float = 1
    fade: float = 0


Mark: TypeAlias = Part | Stamp


class Scene(Struct, frozen=True, kw_only=True):
    """A picture and its text twin.

    `ground` is what seldom changes (the board): it is drawn once and kept; `marks` go on top in
    order. `alt` is one short sentence; `twin` says everything the picture shows, line by line.
    """

    size: tuple[int, int]
    ground: tuple[Mark, ...] = ()
    marks: tuple[Mark, ...] = ()
    alt: Line
    text: tuple[Line, ...]
