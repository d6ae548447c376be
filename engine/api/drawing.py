"""What the games' pictures share: moving drawings, centring them, common signs and outlines."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from msgspec.structs import replace

from engine.api.scene import Figure, Part, Point, Shape, Stamp, Stroke

#: The signs of a product and of a number below zero; as wide as a plus, which a hyphen is not.
TIMES, MINUS = "\N{MULTIPLICATION SIGN}", "\N{MINUS SIGN}"


def number_text(number: int) -> str:
    """Return a whole number as digits, with a real minus sign below zero."""
    return str(number).replace("-", MINUS)


def figure(size: tuple[float, float], *marks: Part) -> Figure:
    """Return a figure of these marks."""
    return Figure(size, marks)


def moved(parts: Iterable[Part], x: float, y: float, scale: float = 1) -> tuple[Part, ...]:
    """Return the parts with their origin moved to (x, y), all lengths `scale` times as long."""
    return tuple(_moved(part, x, y, scale) for part in parts)


def _moved(part: Part, x: float, y: float, scale: float) -> Part:
    if isinstance(part, Shape | Stroke):
        points = tuple((x + scale * left, y + scale * top) for left, top in part.points)
        return replace(part, points=points, stroke_width=scale * part.stroke_width)
    place = {"x": x + scale * part.x, "y": y + scale * part.y}
    lengths = {
        name: scale * length
        for name in ("width", "height", "radius", "tall", "stroke_width", "size")
        if (length := getattr(part, name, None)) is not None
    }
    return replace(part, **place, **lengths)


def centred(figure: Figure, middle: Point, scale: float = 1, fade: float = 0) -> Stamp:
    """Return a stamp of the figure with its middle at `middle`."""
    width, height = figure.size
    return Stamp(middle[0] - width * scale / 2, middle[1] - height * scale / 2, figure, scale, fade)


def pointer(x: float, y: float, fill: str, width: float = 18, height: float = 24) -> Shape:
    """Return a triangle that points to the right; (x, y) is the middle of its left side."""
    return Shape(((x, y - height / 2), (x + width, y), (x, y + height / 2)), fill)


def flag(ink: str) -> Figure:
    """Return a red flag on a pole, 26 by 36."""
    pole = Stroke(((4, 3), (4, 34)), ink, 3)
    return Figure((26, 36), (pole, Shape(((5, 3), (25, 9), (5, 17)), "#d9483b", ink)))


def zigzag(
    middle: Point, reaches: tuple[float, float], start: float, sweep: float, count: int
) -> list[Point]:
    """Return points round `middle` at two distances in turn: the outline of spikes or a star.

    The first point is at `start` degrees from the right, counted anticlockwise, the last one
    `sweep` degrees further clockwise.
    """
    points = []
    for number in range(count):
        angle = (start - sweep * number / (count - 1)) * pi / 180
        reach = reaches[number % 2]
        points.append((middle[0] + reach * cos(angle), middle[1] - reach * sin(angle)))
    return points
