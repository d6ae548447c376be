"""The laboratory at night: the wall, Igor himself, and the dissecting table that is played on.

It looks the same by day and by night. Igor is our own: a hump, a lens on a strap, one tired eye.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.api.drawing import moved
from engine.api.drawing.geometry import arc, smooth
from engine.api.scene import Box, Disc, Figure, Part, Point, Shape, Stroke
from engine.games.igor.drawings import INK, PAPER, RED
from engine.games.igor.motifs import MOTIFS

#: The heights of the wall and of the table below it.
WALL, TABLE = 240, 222

_WIDTH = 800
_STONE, _BRICK, _MORTAR, _LEDGE = "#2a2349", "#332b57", "#211b3c", "#57497f"
_SKY, _HOUSE, _MOON, _LIGHT, _ZAP = "#11203f", "#0a1024", "#fff2c4", "#ffd76a", "#fff27a"
_SKIN, _SHADE, _COAT, _HUMP, _SEAM = "#cdd9a4", "#9fb075", "#4f4a66", "#3d3852", "#6b6488"
_APRON, _GLOVE, _SCAR, _LENS = "#e3dcc4", "#4fa37f", "#8a5a63", "#fffbe6"
_STEEL, _DARK_STEEL, _SHINE, _FRONT = "#99a3bb", "#77809a", "#adb7cc", "#555d76"


@lru_cache(maxsize=2)
def room() -> Figure:
    """Return the wall with window, shelf and Igor, who leans on what stands below it."""
    return Figure((_WIDTH, WALL + 22), tuple(_room()))


@lru_cache(maxsize=2)
def table(*, broad: bool) -> Figure:
    """Return the dissecting table and its edge; it is `broad` for many cards."""
    inset = 24 if broad else 70
    return Figure((_WIDTH, TABLE + edge(broad=broad)), tuple(_table(inset, edge(broad=broad))))


def edge(*, broad: bool) -> int:
    """Return the height of the table's edge: below many cards a name may take two rows."""
    return 80 if broad else 46


def gloves() -> tuple[Part, ...]:
    """Return Igor's gloves on the near edge of what he leans on, at the foot of the wall."""
    parts: list[Part] = []
    for x in (344, 492):
        parts.append(Disc(x, WALL + 6, 24, _GLOVE, INK, 3.5, tall=17))
        for finger in (x - 9, x + 1, x + 11):
            parts.append(Stroke(((finger, WALL + 8), (finger, WALL + 20)), INK, 3))
    return tuple(parts)


def _room() -> Iterator[Part]:
    yield Box(0, 0, _WIDTH, WALL + 22, _STONE)
    for row in range(7):
        for column in range(-1, 8):
            kind = (column * 7 + row * 5) % 6
            if kind < 3:
                x, y = column * 112 + 56 * (row % 2), row * 38
                yield Box(x + 3, y + 3, 106, 32, _BRICK if kind < 2 else _MORTAR, radius=7)
    yield from _window()
    for at in range(3):  # a cobweb in the corner
        yield Stroke(((_WIDTH, 66 + 44 * at), (760 - 10 * at, 62)), "#ffffff20", 2)
    yield Box(556, 220, 236, 14, "#6b4a3a", INK, 2.5, 4)
    yield from _jar((568, 150, 58, 70), "#7be08a", "brain", 1.0)
    yield from _jar((642, 160, 50, 60), "#ff9db0", "heart", 0.8)
    yield from _jar((708, 146, 64, 74), "#8fc7ff", "hand", 1.0)
    yield from _coil(300, 250)
    yield from _coil(526, 250)
    for points in (
        ((312, 140), (320, 126), (328, 138), (338, 124), (344, 134)),
        ((512, 140), (506, 126), (500, 138), (490, 124), (484, 134)),
    ):
        for width, paint in ((10, "#9ad7ff50"), (3, "#c9ecff"), (1.4, "#ffffff")):
            yield Stroke(points, paint, width)
    for radius in (118, 84):
        yield Disc(414, 160, radius, "#9dff8a12")
    yield from moved(tuple(_igor()), 304, 50)


def _window() -> Iterator[Part]:
    """Draw a window: moon, castle, lightning."""
    frame = (*arc((92, 142), (66, 66), 180, 0), (158, 236), (26, 236))
    castle = (
        (30, 234), (30, 206), (44, 196), (56, 206), (56, 190), (62, 190), (62, 176), (72, 160),
        (82, 176), (82, 190), (90, 190), (90, 208), (112, 200), (134, 212), (155, 208), (155, 234),
    )  # fmt: skip
    bolt = ((62, 92), (44, 128), (58, 128), (48, 160), (78, 118), (62, 118), (74, 92))
    yield Shape(frame, _SKY, INK, 5)
    yield Disc(118, 128, 34, f"{_MOON}20")
    yield Disc(118, 128, 24, _MOON)
    yield Disc(110, 122, 5, "#e4d396")
    yield Disc(124, 136, 6, "#e4d396")
    yield Shape(castle, _HOUSE)
    yield Box(69, 188, 6, 10, _LIGHT)
    yield Box(46, 212, 6, 8, _LIGHT)
    yield Shape(bolt, _ZAP, INK, 2.5)
    yield Stroke(((92, 78), (92, 236)), "#3c3360", 6)
    yield Stroke(((28, 156), (156, 156)), "#3c3360", 6)
    yield Shape(frame, None, _LEDGE, 8)
    yield Box(14, 232, 156, 14, _LEDGE, INK, 2.5, 5)


def _jar(
    box: tuple[float, float, float, float], liquid: str, motif: str, scale: float
) -> Iterator[Part]:
    x, y, wide, high = box
    yield Disc(x + wide / 2, y + high / 2, wide * 0.95, f"{liquid}22")
    yield Box(x, y, wide, high, "#dff5f033", "#cfe6f0", 3, 12)
    yield Box(x + 4, y + 16, wide - 8, high - 20, f"{liquid}aa", radius=9)
    yield from moved(MOTIFS[motif], x + wide / 2 - 20 * scale, y + high / 2 - 16 * scale, scale)
    yield Box(x - 3, y - 7, wide + 6, 14, "#8a6236", INK, 2.5, 4)
    yield Stroke(((x + 9, y + 20), (x + 9, y + high - 22)), "#ffffff80", 4)


def _coil(x: float, y: float) -> Iterator[Part]:
    """Draw a coil with a ball on top."""
    yield Box(x - 22, y - 14, 44, 16, "#5d5570", INK, 2.5, 4)
    yield Box(x - 9, y - 84, 18, 72, "#7a5a3a", INK, 2.5, 4)
    for turn in range(7):
        low = y - 22 - 9 * turn
        yield Stroke(((x - 11, low), (x + 11, low - 4)), "#e08b3e", 5)
    yield Disc(x, y - 96, 34, "#9ad7ff28")
    yield Disc(x, y - 96, 19, "#8d93a8", INK, 3)
    yield Disc(x - 6, y - 102, 5, "#dfe6f5")


def _curve(*points: Point, steps: int = 6) -> tuple[Point, ...]:
    return smooth(points, steps=steps)


def _igor() -> Iterator[Part]:
    """Draw Igor from his table up, 220 by 214."""
    yield from _body()
    ears = (
        ((74, 92), (46, 70), (38, 84), (54, 108), (78, 114)),
        ((164, 92), (194, 74), (198, 92), (182, 112), (160, 114)),
    )
    for ear in ears:
        yield Shape(_curve(*ear, steps=5), _SKIN, INK, 3.5)
    yield Stroke(((70, 100), (54, 86)), _SHADE, 3)
    yield Stroke(((168, 102), (184, 90)), _SHADE, 3)
    head = (
        (74, 74), (90, 46), (124, 40), (154, 56), (166, 88),
        (162, 122), (142, 150), (114, 154), (88, 142), (72, 112),
    )  # fmt: skip
    yield Shape(_curve(*head), _SKIN, INK, 4)
    chin = ((86, 128), (116, 146), (146, 132), (140, 149), (114, 153), (92, 143))
    yield Shape(_curve(*chin, steps=4), _SHADE)
    for tuft in (
        ((110, 44), (104, 22), (92, 18)),
        ((120, 42), (122, 16)),
        ((130, 44), (142, 20), (152, 20)),
    ):
        yield Stroke(tuft, INK, 5)
    yield Stroke(((138, 52), (152, 70)), _SCAR, 3)
    for at in (0, 5):
        yield Stroke(((140 + at, 60 + at), (147 + at, 54 + at)), _SCAR, 2.5)
    yield from _eyes()
    nose = ((118, 96), (128, 114), (124, 124), (110, 122), (112, 108))
    yield Shape(_curve(*nose, steps=4), _SHADE, INK, 3)
    grin = ((88, 124), (104, 133), (126, 133), (150, 118), (144, 138), (120, 147), (98, 140))
    yield Shape(_curve(*grin, steps=5), INK)
    for tooth in (
        ((98, 130), (108, 134), (104, 141)),
        ((114, 134), (124, 134), (121, 142), (116, 142)),
        ((132, 130), (142, 125), (139, 135)),
    ):
        yield Shape(tooth, PAPER)
    for x, y in ((84, 116), (156, 112)):
        yield Disc(x, y, 6, "#e59a8f90", tall=5)


def _body() -> Iterator[Part]:
    hump = (
        (14, 214), (16, 150), (30, 96), (66, 60), (112, 62), (150, 100), (182, 132), (200, 214)
    )  # fmt: skip
    coat = ((34, 214), (40, 150), (72, 124), (132, 128), (168, 156), (178, 214))
    apron = ((70, 214), (74, 160), (92, 140), (132, 142), (146, 164), (150, 214))
    yield Shape(_curve(*hump), _HUMP, INK, 4)
    yield Shape(_curve(*coat), _COAT, INK, 3)
    for at in range(4):
        x, y = 34 + 9 * at, 92 - 8 * at
        yield Stroke(((x, y), (x + 10, y + 8)), _SEAM, 3)
    yield Stroke(((32, 100), (64, 68)), _SEAM, 3)
    yield Shape(_curve(*apron, steps=5), _APRON, INK, 3)
    yield Stroke(((92, 142), (84, 122)), _APRON, 6)
    yield Stroke(((132, 144), (146, 128)), _APRON, 6)
    yield Disc(100, 190, 8, "#7fc46a80")
    yield Disc(128, 176, 5, f"{RED}70")
    yield Box(112, 188, 28, 22, "#cfc6a8", INK, 2, 4)


def _eyes() -> Iterator[Part]:
    """Draw the lens on its strap, and the small eye."""
    yield Stroke(((75, 80), (164, 92)), "#5b3a2a", 7)
    yield Disc(98, 90, 27, "#c8951f", INK, 4)
    yield Disc(98, 90, 20, _LENS, INK, 3)
    yield Disc(101, 93, 8, "#6d3f9c", INK, 2)
    yield Disc(102, 94, 3.6, INK)
    yield Disc(98, 88, 2.6, "#ffffff")
    yield Stroke(tuple(arc((98, 90), (15, 15), 110, 160, 7)), "#ffffff", 3)
    yield Disc(145, 96, 12, _LENS, INK, 3)
    yield Disc(143, 98, 4, INK)
    yield Shape(tuple(arc((145, 96), (12, 12), 0, 180, 9)), _SHADE, INK, 3)
    yield Stroke(((130, 74), (146, 74), (160, 82)), INK, 5)


def _table(inset: float, edge: float) -> Iterator[Part]:
    """Draw the table as seen from above its foot: `inset` says how much it narrows."""
    foot, low = inset * 0.06, TABLE
    yield Shape(
        ((inset, 0), (_WIDTH - inset, 0), (_WIDTH - foot, low), (foot, low)),
        _DARK_STEEL,
        INK,
        4,
    )
    yield Shape(
        (
            (inset + 14, 8),
            (_WIDTH - 14 - inset, 8),
            (_WIDTH - 20 - foot, low - 10),
            (20 + foot, low - 10),
        ),
        _STEEL,
    )
    yield Shape(
        (
            (inset + 26, 14),
            (_WIDTH - 26 - inset, 14),
            (_WIDTH - 18 - inset, 34),
            (inset + 18, 34),
        ),
        _SHINE,
    )
    yield Box(2, low - 2, _WIDTH - 4, edge, _FRONT, INK, 4, 10)
    if inset < 60:
        return
    for x in (18, _WIDTH - 18):
        yield Disc(x, low + 21, 4.5, "#8b93ad", INK, 1.5)
    strap = Shape(((56, 34), (74, 34), (40, low - 10), (18, low - 10)), "#7a4b2c", INK, 2.5)
    yield strap
    yield Shape(tuple((_WIDTH - x, y) for x, y in strap.points), "#7a4b2c", INK, 2.5)
    for x in (36, 734):
        yield Box(x, 96, 30, 24, None, "#d9dfec", 5, 4)
