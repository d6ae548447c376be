"""Checks for every picture: text is readable when small, and nothing is beyond the edge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.api.scene import Box, Disc, Mark, Point, Scene, Shape, Stamp, Stroke, Words

#: Discord shows a picture of 800 at half its size on a phone: smaller words cannot be read there.
SMALLEST = 26

#: The least and the greatest width of a picture. `SMALLEST` holds for these widths.
NARROWEST, WIDEST = 800, 900

#: A line may reach so far beyond the edge: half of its own breadth.
_SLACK = 2


def check_sizes(scene: Scene) -> None:
    """Fail if text is too small to read at half the size, or a mark is beyond the edge."""
    width, height = scene.size
    assert NARROWEST <= width <= WIDEST, f"a picture {width} wide"
    for mark in (*scene.ground, *scene.marks):
        if isinstance(mark, Words):
            assert mark.size >= SMALLEST, f"too small to be read: {mark}"
        for x, y in _corners(mark):
            assert -_SLACK <= x <= width + _SLACK, f"beyond the edge: {mark}"
            assert -_SLACK <= y <= height + _SLACK, f"beyond the edge: {mark}"


def without_colours(mark: Mark) -> Mark:
    """Return the mark without its colours."""
    blank: dict[str, Any] = {name: None for name in ("fill", "stroke") if hasattr(mark, name)}
    return replace(mark, **blank)


def _corners(mark: Mark) -> Iterator[Point]:
    match mark:
        case Stamp(x=x, y=y, figure=figure, scale=scale):
            wide, high = figure.size
            yield from ((x, y), (x + wide * scale, y + high * scale))
        case Box(x=x, y=y, width=wide, height=high):
            yield from ((x, y), (x + wide, y + high))
        case Disc(x=x, y=y, radius=radius, tall=tall):
            high = radius if tall is None else tall
            yield from ((x - radius, y - high), (x + radius, y + high))
        case Shape(points=points) | Stroke(points=points):
            yield from points
        case Words(x=x, y=y, size=size):
            yield from ((x, y - size / 2), (x, y + size / 2))
