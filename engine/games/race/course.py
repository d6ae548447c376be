"""The course of a race: the meadow, the path with its stones, and the apple tree at its end.

It knows the values of the spaces, and nothing about the state of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from engine.api.drawing.geometry import along, moved, scattered, smooth, turned
from engine.api.drawing.palette import APPLE, INK, SHADOW, both, shade
from engine.api.drawing.scenery import fireflies, growth, hills, meadow, sky
from engine.api.drawing.signs import FINISH_FLAG, apple
from engine.api.scene import Disc, Figure, Part, Point, Shape, Stamp, Stroke
from engine.games.race import drawings

#: The size of the course, and where its sky ends.
WIDTH, HEIGHT, _HORIZON = 800, 584, 122

#: The stump on which the pile lies: its middle.
STUMP = (66.0, 158.0)

_TREE = (676.0, 262.0)

#: The way from the first stone to the last, and what of the path lies before and after.
_WAY = (
    (104, 512),
    (228, 520),
    (362, 514),
    (492, 520),
    (620, 512),
    (702, 476),
    (724, 420),
    (690, 376),
    (600, 366),
    (462, 372),
    (324, 364),
    (186, 366),
    (106, 338),
    (82, 288),
    (114, 236),
    (218, 220),
    (358, 226),
    (500, 214),
)
_BEFORE, _AFTER = (-40, 524), (610, 208)

_PATH, _EDGE = both("#ecd2a0", "#8d7a5c"), both("#b98f57", "#57472f")
_GRIT = both("#dcbd83", "#7b694e")
_LEAVES = (both("#c9763a", "#7a4f33"), both("#d9a13f", "#8a7038"), both("#a9583a", "#6b4331"))
_TRUNK, _BARK = both("#80552f", "#4b3423"), both("#6a4424", "#3a281b")
_RINGS = both("#d9b27c", "#8a6a45")
_CROWN = (both("#4d8a3a", "#1f4737"), both("#62a348", "#2a5a42"), both("#7fbd58", "#397050"))
_BASKET, _WEAVE = both("#c98f4c", "#a5753d"), both("#8f5f2c", "#6f4a24")

#: Top and side of a stone: below zero, zero, and above in three steps.
_BELOW = (both("#b5a0ad", "#6d6076"), both("#8a7484", "#4a4053"))
_ZERO = (both("#ece5d6", "#a9a294"), both("#bfb299", "#7d7668"))
_ABOVE = (
    (both("#fbe9a6", "#c9b468"), both("#d9b95a", "#92803f")),
    (both("#f9d25d", "#d3a93c"), both("#c99a24", "#94731f")),
    (both("#f0a93a", "#d58f2c"), both("#b8741c", "#915c17")),
)


class Space(Struct, frozen=True):
    """Where a space lies: the middle of its stone and the stone's radii."""

    x: float
    y: float
    wide: float
    tall: float
    looks_left: bool  #: the way goes to the left here
    outside: int  #: where the way turns, on which side its outside is: -1 left, 1 right


@lru_cache(maxsize=8)
def spaces(count: int) -> tuple[Space, ...]:
    """Return where each of so many spaces lies, start first; the two ends are larger."""
    fine = smooth(_WAY, closed=False, steps=10)
    points = along(fine, count)
    radius = min(60.0, 0.44 * 1790 / max(1, count - 1))
    found = []
    for at, (x, y) in enumerate(points):
        end = at in (0, count - 1)
        wide = max(radius, 76.0) if end else radius
        ahead = points[min(at + 1, count - 1)][0]
        behind = points[max(at - 1, 0)][0]
        outside = (x > max(ahead, behind)) - (x < min(ahead, behind))
        found.append(Space(x, y, wide, wide * 0.53, ahead < behind - 40, outside))
    return tuple(found)


@lru_cache(maxsize=8)
def way(count: int, start: int, end: int) -> list[Point]:
    """Return the line along the path from one space to another, its ends included."""
    fine = smooth(_WAY, closed=False, steps=10)
    dense = along(fine, (count - 1) * 8 + 1)
    return dense[start * 8 : end * 8 + 1]


@lru_cache(maxsize=8)
def ground(track: tuple[int, ...]) -> Stamp:
    """Draw all that never moves, up to the tags with the values of the spaces."""
    best = max(track)
    parts: list[Part] = [*_country(), *_path(), *_plants(), *_tree()]
    for space, value in zip(spaces(len(track)), track, strict=True):
        parts += _stone(space, value, best)
    parts += moved(FINISH_FLAG.marks, _TREE[0] - 92, _TREE[1] - 76)
    parts += _stump()
    for at in range(len(track)):
        stamp = tag(track, at)
        parts += moved(stamp.figure.marks, stamp.x, stamp.y)
    return Stamp(0, 0, Figure((WIDTH, HEIGHT), tuple(parts)))


def tag(track: tuple[int, ...], at: int) -> Stamp:
    """Draw the value of a space on a tag at the front edge of its stone.

    Where the way turns it hangs outside, beside who stands on the stone in front.
    """
    space, figure = spaces(len(track))[at], drawings.tag(track[at])
    x = space.x + 30 * space.outside - figure.size[0] / 2
    return Stamp(x, space.y + space.tall - 15, figure)


def _country() -> Iterator[Part]:
    yield from sky(WIDTH, _HORIZON, 330)
    yield from hills(WIDTH, _HORIZON)
    yield from meadow((0, _HORIZON, WIDTH, HEIGHT - _HORIZON))


def _path() -> Iterator[Part]:
    line = smooth((_BEFORE, *_WAY, _AFTER), closed=False, steps=8)
    yield Stroke(tuple((x, y + 8) for x, y in line), _EDGE, 92)
    yield Stroke(line, _PATH, 86)
    for at, (across, down) in enumerate(scattered(90, -30, -34, 30, 34)):
        x, y = line[at * 37 % len(line)]
        yield Disc(x + across, y + down, 1.6 + at % 4 * 0.5, _GRIT)
    for at, (across, down) in enumerate(scattered(44, -48, 0, 48, 12)):
        x, y = line[at * 29 % len(line)]
        # Leaves lie along the two edges.
        y += down + (30 if at % 2 else -44)
        yield _leaf(x + across, y, at)


def _leaf(x: float, y: float, at: int) -> Shape:
    outline = ((x, y), (x + 5, y - 4), (x + 14, y), (x + 5, y + 4))
    return Shape(turned(outline, at * 67 % 360, (x, y)), _LEAVES[at % 3])


def _plants() -> Iterator[Part]:
    line = smooth((_BEFORE, *_WAY, _AFTER), closed=False, steps=4)
    taken = [(point, 58.0) for point in line]
    taken += [((_TREE[0], _TREE[1] - 30), 130.0), (STUMP, 80.0)]
    yield from growth((10, _HORIZON + 30, WIDTH - 20, HEIGHT - _HORIZON - 46), taken, 150)
    yield from fireflies((20, 140, WIDTH - 40, 420))


def _stone(space: Space, value: int, best: int) -> Iterator[Part]:
    top, side = _tint(value, best)
    x, y, wide, tall = space.x, space.y, space.wide, space.tall
    yield Disc(x, y + 9, wide + 2, INK, tall=tall + 2)
    yield Disc(x, y + 8, wide, side, tall=tall)
    yield Disc(x, y, wide + 2, INK, tall=tall + 2)
    yield Disc(x, y, wide, top, tall=tall)
    yield Disc(x - 8, y - 6, wide * 0.72, shade(top, 0.18), tall=tall * 0.6)
    if value < 0:
        # A bad place is told by its cracks too.
        crack = ((22, -22), (30, -10), (24, -2), (38, 6))
        yield Stroke(tuple((x + dx, y + dy) for dx, dy in crack), side, 3)
        yield Stroke(((x + 30, y - 10), (x + 42, y - 12)), side, 3)


def _tint(value: int, best: int) -> tuple[str, str]:
    if value <= 0:
        return _BELOW if value < 0 else _ZERO
    return _ABOVE[min(2, (value - 1) * 3 // best)]


def _tree() -> Iterator[Part]:
    """Yield the apple tree that the race runs to, with a basket under it."""
    x, y = _TREE
    yield Disc(x + 6, y + 2, 92, SHADOW, tall=22)
    trunk = ((-34, 6), (-16, -16), (-14, -70), (16, -70), (16, -16), (40, 6), (0, -2))
    yield Shape(smooth([(x + a, y + b) for a, b in trunk], steps=5), _TRUNK, INK, 3.5)
    yield Stroke(((x - 3, y - 20), (x - 4, y - 48)), _BARK, 3)
    yield Stroke(((x + 7, y - 12), (x + 6, y - 34)), _BARK, 3)
    upper = ((-104, -96), (-112, -134), (-84, -166), (-44, -186), (4, -192), (54, -182))
    lower = ((96, -158), (114, -122), (104, -86), (70, -66), (30, -72), (0, -58), (-34, -70))
    crown = [(x + a, y + b) for a, b in (*upper, *lower, (-76, -66))]
    low, middle, high = _CROWN
    yield Shape(smooth(crown), low, INK, 4)
    for a, b, radius in ((-60, -122, 40), (0, -142, 52), (62, -120, 42)):
        yield Disc(x + a, y + b, radius, middle, tall=radius * 0.82)
    for a, b, radius in ((-66, -138, 22), (-8, -162, 30), (56, -140, 24)):
        yield Disc(x + a, y + b, radius, high, tall=radius * 0.7)
    hanging = ((-92, -126), (-50, -108), (-26, -160), (6, -116), (30, -164), (66, -118), (80, -148))
    for a, b in hanging:
        yield from moved(apple().marks, x + a, y + b, 0.72)
    yield from _basket(x + 34, y + 4)


def _basket(x: float, y: float) -> Iterator[Part]:
    for at, (a, b) in enumerate(((0, -20), (22, -24), (42, -19))):
        fill = (APPLE, "#f0a93a")[at % 2]
        yield from moved(apple(fill).marks, x + a, y + b, 0.72)
    yield Shape(((x - 6, y), (x + 76, y), (x + 66, y + 36), (x + 4, y + 36)), _BASKET, INK, 3)
    for line in (
        ((-4, 12), (72, 12)),
        ((0, 24), (70, 24)),
        ((20, 0), (23, 35)),
        ((48, 0), (46, 35)),
    ):
        yield Stroke(tuple((x + a, y + b) for a, b in line), _WEAVE, 3)


def _stump() -> Iterator[Part]:
    x, y = STUMP
    outline = ((-56, 40), (-46, 0), (46, 0), (56, 40), (0, 48))
    yield Shape(smooth([(x + a, y + b) for a, b in outline], steps=5), _TRUNK, INK, 3)
    yield Disc(x, y, 48, _RINGS, INK, 3, tall=15)
    yield Disc(x, y, 29, None, _BARK, 2, tall=8)
