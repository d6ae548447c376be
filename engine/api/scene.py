"""Pictures as data, with their text alternative; cogs/images/renderer.py makes PNGs of them.

Lengths are in pixels of a scene at its natural size, origin at the top left, y downwards. Colours
are "#rrggbb" or "#rrggbbaa"; two of them with a space between are the colours by day and by night:
a scene is drawn once and painted light or dark. A picture is made from a view, so it cannot show
more than the view.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from engine.api.event import Line

Point: TypeAlias = tuple[float, float]


class Anchor(StrEnum):
    """Which point of a text is at its x; its y is always the middle."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Box(Struct, frozen=True, tag="box"):
    """A rectangle with corners rounded by `radius`."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 2
    radius: float = 0


class Disc(Struct, frozen=True, tag="disc"):
    """A circle round (x, y), or an ellipse if its vertical radius `tall` is given."""

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
    """An open line through points, with round ends and corners."""

    points: tuple[Point, ...]
    stroke: str
    stroke_width: float = 2


class Plate(Struct, frozen=True):
    """What lies behind a text: a box round the text as it is drawn, however long that is.

    It reaches `pad` beyond the text at its left and right and is `height` high. A `sign` stands in
    it at the left of the text.
    """

    fill: str
    stroke: str | None = None
    stroke_width: float = 2
    radius: float = 16
    height: float = 50
    pad: float = 18
    sign: Figure | None = None


class Words(Struct, frozen=True, tag="words"):
    """Text: a line in the reader's language, or a sign (digits, one letter) as a string.

    If it would be wider than `width`, it is broken into up to `rows` rows, then made smaller, then
    cut off. Its `plate`, with the sign in it, keeps to `width` as well.
    """

    x: float
    y: float
    text: Line | str
    size: float = 20
    fill: str = "#1f1a17"
    anchor: Anchor = Anchor.MIDDLE
    bold: bool = False
    width: float | None = None
    rows: int = 1
    plate: Plate | None = None


#: What a figure is made of.
Part: TypeAlias = Box | Disc | Shape | Stroke | Words


class Figure(Struct, frozen=True):
    """A small drawing that is rendered once and used often; `size` is (width, height)."""

    size: tuple[float, float]
    marks: tuple[Part, ...]


class Stamp(Struct, frozen=True, tag="stamp"):
    """A figure with its top left corner at (x, y), enlarged by `scale`, `fade` from 0 to 1."""

    x: float
    y: float
    figure: Figure
    scale: float = 1
    fade: float = 0


Mark: TypeAlias = Part | Stamp


class Scene(Struct, frozen=True, kw_only=True):
    """A picture and its text alternative.

    `ground` is what seldom changes (the board): its rendering is cached; `marks` are drawn on top
    in order. `alt` is one short sentence; `text` says everything the picture shows, line by line.

    `fleeting`: what may be read now and not later, for an onlooker. It stands as text below the
    picture, on the table message alone, and neither `alt` nor `text` says it.

    `cards`: what the cards do that lie open, where the picture has no room for that.
    """

    size: tuple[int, int]
    ground: tuple[Mark, ...] = ()
    marks: tuple[Mark, ...] = ()
    alt: Line
    text: tuple[Line, ...]
    fleeting: tuple[Line, ...] = ()
    cards: tuple[Line, ...] = ()
