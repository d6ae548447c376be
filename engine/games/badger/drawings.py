"""The drawings: mice, badgers, snacks and signs, each made once from shapes of our own.

The two mice differ in shape as in colour: one wears a scarf, the other a pointed hat. This module
knows nothing about the state of a game.
"""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin

from engine.api.drawing import figure, moved
from engine.api.drawing.geometry import arc, burst, mirrored, smooth
from engine.api.drawing.palette import GOLD, INK, PAPER, shade
from engine.api.event import Line
from engine.api.scene import Box, Disc, Figure, Part, Point, Shape, Stroke, Words
from engine.games.badger.content import Colour

#: The coat of each seat's mouse, and a light shade of it for its fields and panel.
COATS = ("#3f7fd6", "#e8792a")
TINTS = ("#bcd6f7", "#fbd3ac")

#: The content of a mouse and of a badger.
MOUSE, BADGER = (64.0, 72.0), (84.0, 92.0)

_EAR, _NOSE, _CHEEK, _BLUSH = "#f7b8b4", "#c2476a", "#f2938a", "#f0978a"
_FUR, _BLACK, _SPOT = "#f4f0e4", "#2c2a33", "#d8b3a6"
_SILK, _RIBBON, _FELT = "#fff3d6", "#c8324a", "#7a2fb0"


def _mouse(coat: str, wear: tuple[Part, ...]) -> Figure:
    head = smooth(
        ((32, 20), (52, 30), (56, 46), (44, 62), (32, 66), (20, 62), (8, 46), (12, 30)), steps=5
    )
    parts = (
        # A light rim all round lets it stand out from any tile.
        *(Disc(x, 22, 18, PAPER) for x in (13, 51)),
        Disc(32, 43, 27, PAPER, tall=25),
        *(Disc(x, 22, 15.5, coat, INK, 3) for x in (13, 51)),
        *(Disc(x, 23, 9, _EAR) for x in (13, 51)),
        Shape(head, coat, INK, 3),
        Disc(32, 55, 14, PAPER, tall=10),
        Stroke(((27, 24), (32, 29), (37, 24)), shade(coat, -0.25), 2.5),
        *(Disc(x, 41, 6, INK) for x in (22, 42)),
        *(Disc(x + 2, 38.6, 2.3, PAPER) for x in (22, 42)),
        *(Disc(x, 51, 4.6, _CHEEK, tall=3.2) for x in (14.5, 49.5)),
        Disc(32, 50, 4.6, _NOSE, INK, 1.5, tall=3.8),
        Stroke(((26, 56), (32, 59), (38, 56)), INK, 2.2),
        *(
            Stroke(((32 + 10 * way, 53 + down), (32 + 22 * way, 51 + 3 * down)), INK, 1.5)
            for way in (-1, 1)
            for down in (0, 2)
        ),
        *wear,
    )
    return Figure(MOUSE, moved(parts, 0, 4, 0.95))


_SCARF: tuple[Part, ...] = (
    Shape(
        smooth(((10, 56), (32, 64), (54, 56), (53, 64), (32, 70), (11, 64)), steps=4), _SILK, INK
    ),
    *(
        Stroke(points, _RIBBON, 4)
        for points in (((20, 60), (19, 66)), ((32, 64), (32, 69)), ((44, 60), (45, 66)))
    ),
)
_HAT: tuple[Part, ...] = (
    Shape(((15, 24), (35, -3), (50, 24)), _FELT, INK, 3),
    Disc(32, 24, 21, _FELT, INK, 3, tall=5.5),
    Disc(35, -1, 4, GOLD, INK, 2),
    Shape(burst((33, 13), 5, 2.2, 5).points, GOLD),
)

#: The mice, by seat.
MICE = (_mouse(COATS[0], _SCARF), _mouse(COATS[1], _HAT))

#: What each of them wears alone, to stand for it where it is not.
WEAR = (Figure((64, 20), moved(_SCARF, 0, -53)), Figure((64, 32), moved(_HAT, 0, 4)))


def _badger(look: tuple[Part, ...], wear: tuple[Part, ...]) -> Figure:
    head = smooth(
        ((42, 16), (66, 24), (77, 48), (68, 72), (42, 86), (16, 72), (7, 48), (18, 24)), steps=5
    )
    stripe = Shape(
        smooth(((22, 22), (33, 22), (37, 48), (36, 68), (27, 70), (16, 56), (17, 38)), steps=4),
        _BLACK,
    )
    fang = Shape(((34, 75.5), (38.5, 77.5), (36, 84)), PAPER, INK, 1.5)
    parts = (
        Disc(42, 50, 37, PAPER, tall=36),
        *(Disc(x, 24, 13, PAPER) for x in (13, 71)),
        *(Disc(x, 24, 11, _BLACK, INK, 3) for x in (14, 70)),
        *(Disc(x, 25, 5.5, _SPOT) for x in (14, 70)),
        Shape(head, _FUR, INK, 3.5),
        stripe,
        *mirrored((stripe,), 42),
        *(Disc(x, 49, 6, PAPER) for x in (28, 56)),
        *(Disc(x, 50, 3.4, INK) for x in (29, 55)),
        *(Disc(x, 48.4, 1.2, PAPER) for x in (29.5, 57.5)),
        *look,
        Disc(42, 66, 8.5, INK, tall=6.5),
        Disc(39.5, 64, 2.2, "#8a8494"),
        Stroke(((31, 74), (42, 79), (53, 74)), INK, 2.6),
        fang,
        *mirrored((fang,), 42),
        *wear,
    )
    return Figure(BADGER, moved(parts, 0, 6, 0.98))


_BROWS: tuple[Part, ...] = (
    Stroke(((19, 38), (32, 43)), PAPER, 3),
    Stroke(((65, 38), (52, 43)), PAPER, 3),
)
_LASHES: tuple[Part, ...] = (
    Stroke(((22, 47), (17, 42)), PAPER, 2),
    Stroke(((62, 47), (67, 42)), PAPER, 2),
    *(Disc(x, 64, 5, _BLUSH, tall=3.6) for x in (20, 64)),
)
_CROWN: tuple[Part, ...] = (
    Shape(
        ((21, 24), (15, -2), (30, 11), (42, -6), (54, 11), (69, -2), (63, 24), (42, 28)),
        GOLD,
        INK,
        3,
    ),
    Disc(30, 18, 3.2, "#3f9b4a"),
    Disc(42, 19, 3.2, "#c23b3b"),
    Disc(54, 18, 3.2, "#2f73b7"),
)
_LOOP = Shape(smooth(((42, 14), (28, 1), (15, 4), (15, 24), (28, 26)), steps=4), "#e0559a", INK, 3)

LORD = _badger(_BROWS, _CROWN)
LADY = _badger(_LASHES, (_LOOP, *mirrored((_LOOP,), 42), Disc(42, 14, 7.5, "#f59cc8", INK, 3)))

#: A snack: a wedge of cheese, 34 by 32, and the place of one that is gone.
_WEDGE, _TOP = ((2, 15), (23, 3), (32, 12), (32, 29), (2, 29)), ((2, 15), (23, 3), (32, 12))
_GONE = "#1d141080 #f6ecd680"
SNACK = figure(
    (34, 32),
    Shape(_WEDGE, "#f7c531", INK, 2.5),
    Shape(_TOP, "#ffe895", INK, 2.5),
    Disc(10, 23, 3.4, "#d99a1c"),
    Disc(23, 20, 3, "#d99a1c"),
    Disc(18, 26, 2, "#d99a1c"),
)
EATEN = figure(
    (34, 32),
    Shape(_WEDGE, None, _GONE, 2.5),
    *(Disc(x, y, 2, _GONE) for x, y in ((12, 27), (18, 22), (24, 27))),
)

#: A flag on a pole, 40 by 46: somebody has passed the checkpoint.
FLAG = figure(
    (40, 46),
    Stroke(((8, 4), (8, 43)), INK, 7),
    Stroke(((8, 4), (8, 43)), "#c98f4c", 3),
    Shape(((10, 4), (37, 13), (10, 24)), "#e23d3d", INK, 2.5),
)

#: A chequered flag, 44 by 48: the goal.
CHEQUERS = figure(
    (44, 48),
    Box(6, 3, 36, 27, PAPER, INK, 2.5),
    *(
        Box(7.5 + 8.2 * column, 4.5 + 8.2 * row, 8.2, 8.2, INK)
        for row in range(3)
        for column in range(4)
        if (row + column) % 2 == 0
    ),
    Stroke(((6, 3), (6, 46)), INK, 5),
)


def paw(x: float, y: float, scale: float, fill: str) -> tuple[Part, ...]:
    """Return the print of a badger's paw round (x, y): no card's back, and larger."""
    toes = ((-10, -4), (-4, -11), (4, -11), (10, -4))
    return (
        Disc(x, y + 4 * scale, 9 * scale, fill, tall=7.5 * scale),
        *(Disc(x + scale * a, y + scale * b, 3.8 * scale, fill, tall=4.8 * scale) for a, b in toes),
    )


@lru_cache(maxsize=16)
def colour_sign(colour: Colour) -> Figure:
    """Return the sign of a colour, 46 by 46: its badge with its letter, told without its paint."""
    fill, parts = _BADGES[colour.badge]
    letter = Line(f"badger-letter-{colour.name}")
    return Figure((46, 46), (*parts, Words(23, 23, letter, 26, fill, bold=True, width=30)))


_BADGES: dict[str, tuple[str, tuple[Part, ...]]] = {
    "leaf": (
        "#ffffff",
        (
            Stroke(((23, 38), (23, 44)), PAPER, 3),
            Shape(
                smooth(((23, 2), (38, 14), (39, 29), (23, 42), (7, 29), (8, 14)), steps=4),
                "#2f7a35",
                PAPER,
                2.5,
            ),
        ),
    ),
    "sun": (INK, (Shape(burst((23, 23), 21.5, 16.5, 9).points, "#ffcf3a", INK, 2),)),
    "berry": (
        "#ffffff",
        (
            Stroke(((23, 11), (32, 3)), "#3e7f2f", 4),
            Disc(23, 23, 18, "#b3261e", PAPER, 2.5),
            Disc(14, 15, 3, "#ff9d8e"),
        ),
    ),
}


def _disc(ring: str) -> Disc:
    return Disc(24, 24, 22, PAPER, ring, 3.5)


_RED, _BLUE, _VIOLET = "#b3261e", "#1f5fa8", "#7a2fb0"
_LOWER_TEETH = ((8, 28), (40, 28), (36, 40), (31, 32), (27, 41), (21, 41), (17, 32), (12, 40))
_UP = ((17, 7), (27, 20), (20.5, 20), (20.5, 35), (13.5, 35), (13.5, 20), (7, 20))
_DOWN = ((31, 41), (41, 28), (34.5, 28), (34.5, 13), (27.5, 13), (27.5, 28), (21, 28))

#: The sign of an effect, 48 by 48: teeth, a turning arrow, two arrows up and down.
EFFECTS: dict[str, Figure] = {
    "rage": figure(
        (48, 48),
        _disc(_RED),
        Shape(((9, 13), (21, 19), (19, 24), (9, 20)), _RED),
        Shape(((39, 13), (27, 19), (29, 24), (39, 20)), _RED),
        Shape(_LOWER_TEETH, _RED),
    ),
    "rotator": figure(
        (48, 48),
        _disc(_BLUE),
        Stroke(tuple(arc((24, 25), (12, 12), 40, -230)), _BLUE, 5.5),
        Shape(((24, 4), (40, 12), (27, 24)), _BLUE),
    ),
    "flipper": figure((48, 48), _disc(_VIOLET), Shape(_UP, _VIOLET), Shape(_DOWN, _VIOLET)),
}


def _small_hexagon(x: float, y: float, radius: float) -> tuple[Point, ...]:
    steps = (at * pi / 3 for at in range(6))
    return tuple((x + radius * sin(a), y - radius * sin(pi / 2 - a)) for a in steps)


_MOVING = tuple(arc((24, 25), (20, 20), 60, -200))
_COVERED, _PALE, _TILE, _WAY, _GREY = "#5a6b78", "#cfd8df", "#dba72c", "#fff0d0", "#b9b1c2"

#: The sign of an action, 48 by 48.
ACTIONS: dict[str, Figure] = {
    "uncover": figure(
        (48, 48),
        Shape(_small_hexagon(24, 28, 18), _TILE, INK, 3),
        Stroke(((12, 34), (24, 28), (36, 34)), _WAY, 6),
        Shape(((4, 15), (21, 2), (42, 5), (27, 19)), _COVERED, INK, 3),
        *paw(23, 10, 0.42, _PALE),
    ),
    "cover": figure(
        (48, 48),
        Shape(_small_hexagon(24, 25, 21), _COVERED, INK, 3),
        *paw(24, 27, 1.05, _PALE),
    ),
    "run": figure(
        (48, 48),
        *(
            Stroke(((x, y), (far, y)), INK, 2.5)
            for x, y, far in ((2, 16, 12), (1, 25, 9), (2, 34, 10))
        ),
        *moved(
            (
                Disc(20, 31, 14, _GREY, INK, 3, tall=11),
                Disc(28, 16, 8, _GREY, INK, 3),
                Disc(28, 17, 4, _EAR),
                Shape(
                    smooth(((25, 22), (35, 22), (41, 31), (36, 38), (25, 38)), steps=4),
                    _GREY,
                    INK,
                    3,
                ),
                Disc(34, 28, 2.6, INK),
                Disc(41, 32, 2.8, _NOSE, INK, 1.5),
                Stroke(((14, 41), (10, 45)), INK, 4),
                Stroke(((30, 40), (35, 44)), INK, 4),
            ),
            4,
            0,
        ),
    ),
    "rotate": figure(
        (48, 48),
        Shape(_small_hexagon(24, 25, 15), "#a39888", INK, 2.5),
        Stroke(((15, 31), (24, 25), (33, 31)), _WAY, 5),
        Stroke(_MOVING, INK, 7),
        Stroke(_MOVING, GOLD, 4),
        Shape(((30, 1), (46, 8), (30, 17)), GOLD, INK, 2.5),
    ),
}


def _step(seat: int) -> tuple[Part, ...]:
    """Draw one step of a mouse's way: a dot, or a triangle for the second."""
    if seat:
        return (Shape(((8, 0), (16, 14), (0, 14)), COATS[1], INK, 2),)
    return (Disc(8, 8, 6.5, INK), Disc(8, 8, 4.6, COATS[0]))


#: A step of each seat's mouse, 16 by 16, and the ring round where its way began, 64 by 64.
STEPS = tuple(Figure((16, 16), _step(seat)) for seat in range(2))
GHOST_RINGS = tuple(
    figure((64, 64), Disc(32, 32, 28, None, PAPER, 7), Disc(32, 32, 27, None, coat, 4))
    for coat in COATS
)


@lru_cache(maxsize=2)
def run_sample(path: Figure) -> Figure:
    """Draw a path with the steps of both mice, for the legend."""
    places = (4, 0), (24, 0), (44, 1), (64, 1)
    steps = (part for x, seat in places for part in moved(_step(seat), x, 12))
    return Figure(path.size, (*path.marks, *steps))
