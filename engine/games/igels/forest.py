"""The forest: what stands behind the table, and the home of each species behind its fighters.

What is drawn here changes with the table's size alone, so each figure is made once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.api.drawing.geometry import mirrored, scattered, smooth
from engine.api.drawing.palette import both, by_night
from engine.api.scene import Box, Disc, Figure, Part, Shape, Stroke

_WIDTH, _TREES = 800, 74
_SKY, _FAR = both("#dcecc4", "#1f2c3a"), both("#a9c98a", "#2b4238")
_NEAR, _TRUNK = both("#5f8f4c", "#21382d"), both("#6b4a2c", "#3a2a1d")
_MEADOW, _TUFT = both("#cfe3a4", "#2f4a35"), both("#a9c878", "#45664a")
_MOON = by_night("#f3e6b8")

#: The size of a home.
HOME = (382.0, 204.0)

_NOBODY = (both("#ece4d4", "#39342d"), both("#ddd2bd", "#46403a"), both("#ccbfa6", "#524b42"))
_GROUNDS = {
    "hedgehog": (
        both("#f6e6cb", "#4a3a28"),
        both("#e9d2a8", "#5c4932"),
        both("#dbbd8a", "#6d573b"),
    ),
    "squirrel": (
        both("#fadcd0", "#512f2a"),
        both("#f3c6b4", "#643a33"),
        both("#e7ad98", "#78473e"),
    ),
    "rabbit": (both("#dce8f5", "#2b3d52"), both("#c4d8ec", "#364c65"), both("#aac5e0", "#425b78")),
    "mouse": (both("#e8e3f2", "#3b3650"), both("#d6cee8", "#484261"), both("#c2b7da", "#575073")),
}


def ground(species: str | None) -> str:
    """Return the colour of the ground in the camp of a species."""
    return _GROUNDS.get(species or "", _NOBODY)[0]


@lru_cache(maxsize=32)
def backdrop(height: int) -> Figure:
    """Return sky, two rows of trees and a meadow as high as a picture."""
    return Figure((_WIDTH, height), tuple(_backdrop(height)))


def _backdrop(height: int) -> Iterator[Part]:
    yield Box(0, 0, _WIDTH, height, _SKY)
    yield Disc(560, 32, 24, _MOON)
    yield Disc(549, 27, 22, by_night("#1f2c3a"))
    for x, y in scattered(18, 10, 4, 790, 46):
        yield Disc(x, y, 2, _MOON)
    for at in range(23):
        yield from _fir(8 + at * 36, _TREES + 4, 62 + at * 37 % 26, _FAR)
    for at in range(15):
        x, high = 22 + at * 55, 44 + at * 29 % 22
        yield from (_tree if at % 3 == 1 else _fir)(x, _TREES + 14, high, _NEAR)
    edge = ((0, 82), (200, 74), (420, 82), (640, 74), (800, 81), (800, height), (0, height))
    yield Shape(edge, _MEADOW)
    for x, y in scattered(height // 30, 10, 120, 790, height - 10):
        for lean in (-6, 0, 6):
            yield Stroke(((x + lean * 0.4, y), (x + lean, y - 9)), _TUFT, 3)


@lru_cache(maxsize=2)
def glade() -> Figure:
    """Return six firs at the ends of the strip between the camps."""
    places = ((24, 58), (66, 72), (108, 54), (692, 54), (734, 72), (776, 58))
    return Figure((_WIDTH, 76), tuple(p for x, high in places for p in _fir(x, 74, high, _NEAR)))


@lru_cache(maxsize=2)
def clearing() -> Figure:
    """Return the Forest in the corner that three seats leave free, 388 by 300."""
    parts: list[Part] = [Disc(194, 210, 188, _TUFT, tall=86)]
    for x, y, high, colour in (
        (60, 190, 120, _FAR), (208, 160, 158, _NEAR), (346, 198, 116, _FAR),
        (128, 168, 150, _NEAR), (288, 176, 140, _NEAR), (28, 230, 92, _FAR), (366, 236, 90, _FAR),
    ):  # fmt: skip
        parts += (_tree if x in (128, 288) else _fir)(x, y, high, colour)
    return Figure((388, 300), tuple(parts))


@lru_cache(maxsize=8)
def home(species: str, *, left: bool) -> Figure:
    """Return what stands behind the fighters of a species, in two quiet shades of its colour."""
    _, pale, deep = _GROUNDS.get(species, _NOBODY)
    parts = tuple(_home(species, pale, deep))
    return Figure(HOME, mirrored(parts, HOME[0] / 2) if left else parts)


def _home(species: str, pale: str, deep: str) -> Iterator[Part]:
    match species:
        case "squirrel":  # a hollow tree
            yield Shape(((88, 204), (93, 90), (115, 90), (120, 204)), deep)
            for x, y, radius in ((52, 80, 30), (156, 82, 30), (104, 66, 40)):
                yield Disc(x, y, radius, pale)
            yield Disc(104, 74, 13, deep, tall=15)
        case "hedgehog":  # a heap of leaves below firs
            yield from _fir(70, 160, 104, pale)
            yield from _fir(150, 160, 84, pale)
            heap = ((52, 170), (66, 116), (112, 92), (158, 116), (172, 170))
            yield Shape(smooth(heap), deep)
        case "rabbit":  # clouds over the burrow
            for x, y, r in (
                (60, 60, 17),
                (82, 52, 22),
                (106, 60, 17),
                (150, 92, 13),
                (168, 86, 16),
            ):
                yield Disc(x, y, r, pale)
        case _:  # ears of corn
            for x, high in ((40, 74), (62, 92), (84, 70), (112, 86), (136, 98), (160, 72)):
                yield Stroke(((x, 170), (x + 4, 170 - high)), deep, 3)
                for grain in range(3):
                    y = 168 - high + grain * 11
                    yield Disc(x - 1, y, 4, pale, tall=6)
                    yield Disc(x + 9, y, 4, pale, tall=6)
    hill = ((0, 150), (70, 128), (160, 140), (270, 168), (382, 158))
    yield Shape((*smooth(hill, closed=False), (382, 204), (0, 204)), pale)
    if species == "rabbit":
        yield Disc(70, 166, 28, deep, tall=20)


def _fir(x: float, y: float, high: float, colour: str) -> Iterator[Part]:
    half = high * 0.36
    yield Box(x - high * 0.05, y - high * 0.16, high * 0.1, high * 0.16, _TRUNK)
    right = ((0, 1), (0.62, 0.62), (0.3, 0.62), (0.85, 0.36), (0.4, 0.36), (1, 0.1))
    sides = [(half * across, y - high * up) for across, up in right]
    yield Shape(
        (*((x + a, b) for a, b in sides), *((x - a, b) for a, b in reversed(sides[1:]))), colour
    )


def _tree(x: float, y: float, high: float, colour: str) -> Iterator[Part]:
    yield Box(x - high * 0.05, y - high * 0.4, high * 0.1, high * 0.4, _TRUNK)
    yield Disc(x, y - high * 0.62, high * 0.34, colour, tall=high * 0.38)
