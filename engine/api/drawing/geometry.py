"""Curves, outlines and places: what drawings are made with. It knows no colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, dist, pi, sin

from msgspec.structs import replace

from engine.api.scene import Box, Disc, Figure, Part, Point, Shape, Stamp, Stroke


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


def smooth(points: Sequence[Point], *, closed: bool = True, steps: int = 6) -> tuple[Point, ...]:
    """Return a curve through the points (Catmull-Rom), with `steps` points from each to the next.

    Its points are rounded, so that equal curves stay equal.
    """
    last = len(points) - 1
    curve = []
    for at in range(len(points) if closed else last):
        near = (at - 1, at, at + 1, at + 2)
        if closed:
            four = [points[each % len(points)] for each in near]
        else:
            four = [points[min(max(each, 0), last)] for each in near]
        curve += [_between(four, step / steps) for step in range(steps)]
    return tuple(curve) if closed else (*curve, points[-1])


def _between(four: Sequence[Point], t: float) -> Point:
    x, y = (
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t**2
            + (3 * b - a - 3 * c + d) * t**3
        )
        for a, b, c, d in zip(*four, strict=True)
    )
    return round(x, 1), round(y, 1)


def arc(middle: Point, radii: Point, start: float, end: float, count: int = 17) -> list[Point]:
    """Return points of an ellipse from one angle to another, in degrees, 0 right and 90 up."""
    angles = ((start + (end - start) * at / max(1, count - 1)) * pi / 180 for at in range(count))
    return [(middle[0] + radii[0] * cos(a), middle[1] - radii[1] * sin(a)) for a in angles]


def burst(middle: Point, far: float, near: float, count: int, tall: float = 1) -> Shape:
    """Return a star of `count` rays without colours; `tall`: its height over its width."""
    points = zigzag((0, 0), (far, near), 90, 360, 2 * count + 1)[:-1]
    return Shape(tuple((middle[0] + x, middle[1] + tall * y) for x, y in points))


def turned(points: Iterable[Point], degrees: float, about: Point) -> tuple[Point, ...]:
    """Return the points turned clockwise round one."""
    angle = degrees * pi / 180
    return tuple(
        (
            about[0] + (x - about[0]) * cos(angle) - (y - about[1]) * sin(angle),
            about[1] + (x - about[0]) * sin(angle) + (y - about[1]) * cos(angle),
        )
        for x, y in points
    )


def mirrored(parts: Iterable[Part], axis: float) -> tuple[Part, ...]:
    """Return the parts flipped left to right about x = `axis`; letters stay as they are."""
    return tuple(_mirrored(part, 2 * axis) for part in parts)


def _mirrored(part: Part, twice: float) -> Part:
    match part:
        case Shape() | Stroke():
            return replace(part, points=tuple((twice - x, y) for x, y in part.points))
        case Box():
            return replace(part, x=twice - part.x - part.width)
        case Disc():
            return replace(part, x=twice - part.x)
        case _:
            return part


def along(points: Sequence[Point], count: int) -> list[Point]:
    """Return `count` points at equal distances along a line, its two ends included."""
    lengths = [0.0]
    for one, other in pairwise(points):
        lengths.append(lengths[-1] + dist(one, other))
    found, part = [], 0
    for at in range(count):
        wanted = lengths[-1] * at / max(1, count - 1)
        while part < len(points) - 2 and lengths[part + 1] < wanted:
            part += 1
        share = (wanted - lengths[part]) / max(1e-6, lengths[part + 1] - lengths[part])
        (left, top), (right, bottom) = points[part], points[part + 1]
        found.append((left + share * (right - left), top + share * (bottom - top)))
    return found


def scattered(count: int, left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return points spread over a box without a pattern, the same ones each time."""
    # The steps of the R2 sequence: neighbours in it are far from each other.
    return [
        (
            left + (at * 0.7548776662 + 0.5) % 1 * (right - left),
            top + (at * 0.5698402910 + 0.5) % 1 * (bottom - top),
        )
        for at in range(count)
    ]
