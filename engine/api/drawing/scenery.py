"""The country that every picture stands in: sky, hills, the hedge, grass and flowers.

By night the same marks are painted in other colours, and moon, stars and fireflies shine.
Scenery may reach beyond its box: draw it into a figure, which cuts it off.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin

from engine.api.drawing.geometry import scattered, smooth
from engine.api.drawing.palette import both, by_day, by_night
from engine.api.scene import Box, Disc, Part, Point, Shape, Stroke

SKY, HILL = both("#cfe8ee", "#1f2a4a"), both("#a9cf85", "#24405a")
HEDGE, HEDGE_LIGHT = both("#6e9f4c", "#1d3a3a"), both("#8ab865", "#2a4d48")
MEADOW, PATCH = both("#b4d67f", "#2c4f47"), both("#a6cb6f", "#284840")
PALE, BLADE = both("#c3e08f", "#33594f"), both("#7fae4c", "#47735f")

_BERRY = both("#d8432f", "#a95f6a")
_FLOWERS = (
    both("#ffffff", "#c9d6ea"),
    both("#ffd24a", "#d9c06a"),
    both("#e9615a", "#a95f6a"),
    both("#d7a3e8", "#8d7fb5"),
)
_HEART, _MOON = both("#f2bd2c", "#d9a441"), "#fff2c4"


def sky(width: float, horizon: float, x: float) -> Iterator[Part]:
    """Yield the sky down to the horizon with the sun at `x`, which is the moon by night."""
    yield Box(0, 0, width, horizon + 20, SKY)
    y = horizon * 0.55
    yield Disc(x, y, 48, both("#fff3c470", "#fff2c422"))
    yield Disc(x, y, 31, both("#ffe07a", _MOON))
    yield Disc(x - 10, y - 8, 6, by_night("#e8d69c"))
    yield Disc(x + 10, y + 8, 8, by_night("#e8d69c"))
    for cloud in (x + 92, x - 104):
        for across, down, radius in ((0, 6, 30), (-20, 11, 20), (22, 11, 20)):
            yield Disc(cloud + across, y + down, radius, by_day("#ffffffd0"), tall=radius * 0.6)
    for star in scattered(26, 0, 6, width, horizon - 10):
        yield Disc(*star, 2, by_night(_MOON))


def hills(width: float, horizon: float) -> Iterator[Part]:
    """Yield the far hills and before them the hedge that gave the bot its name."""
    step = width / 6
    far = [(at * step - step / 4, horizon - (20, 42)[at % 2]) for at in range(8)]
    outline = ((-30, horizon + 10), *far, (width + 60, horizon + 10))
    yield Shape(smooth(outline), HILL)
    for at in range(int(width / 30) + 2):
        radius = 26 + at * 7 % 11
        yield Disc(at * 30 - 6, horizon + 2 + at % 2 * 3, radius, HEDGE, tall=20)
        yield Disc(at * 30 + 2, horizon - 4 + at % 3 * 3, 10, HEDGE_LIGHT, tall=6)
    for at in range(int(width / 90) + 1):
        yield Disc(at * 90 + 34, horizon - 2 + at * 5 % 9, 3.2, _BERRY)


def meadow(box: tuple[float, float, float, float]) -> Iterator[Part]:
    """Yield the grass of a box with its light and dark patches."""
    left, top, width, height = box
    yield Box(left, top, width, height, MEADOW)
    places = scattered(16, left, top + 20, left + width, top + height)
    for at, (x, y) in enumerate(places):
        wide = 60 + at * 37 % 80
        yield Disc(x, y, wide, PATCH if at % 2 else PALE, tall=wide * 0.22)


def growth(
    box: tuple[float, float, float, float], taken: list[tuple[Point, float]], count: int = 120
) -> Iterator[Part]:
    """Yield tufts of grass and flowers in a box, none nearer to a taken place than it allows."""
    left, top, width, height = box
    for at, (x, y) in enumerate(scattered(count, left, top, left + width, top + height)):
        if any(hypot(x - place[0], y - place[1]) < near for place, near in taken):
            continue
        if at % 2:
            for lean in (-4, 0, 4):
                yield Stroke(((x + lean, y), (x + 2.2 * lean, y - 11)), BLADE, 3)
        else:
            yield from flower(x, y, at // 2)


def flower(x: float, y: float, kind: int) -> Iterator[Part]:
    """Yield a flower of one of four kinds, its middle at (x, y)."""
    yield Stroke(((x, y), (x, y + 12)), BLADE, 3)
    for turn in range(5):
        angle = turn * pi / 2.5
        yield Disc(x + 4.5 * cos(angle), y + 4.5 * sin(angle), 3.8, _FLOWERS[kind % 4])
    yield Disc(x, y, 3, _HEART)


def fireflies(box: tuple[float, float, float, float], count: int = 26) -> Iterator[Part]:
    """Yield lights that are seen by night alone."""
    left, top, width, height = box
    for x, y in scattered(count, left, top, left + width, top + height):
        for radius, colour in ((9, "#ffe98a38"), (4.5, "#ffe98a80"), (2, "#fffbe0")):
            yield Disc(x, y, radius, by_night(colour))
