"""The drawings: mice, badgers, snacks and signs, each made once from shapes of our own.

The two mice differ in shape as in colour: one has round ears and a scarf, the other wears a
pointed hat. This module knows nothing about the state of a game.
"""

from __future__ import annotations

from math import cos, pi, sin

from engine.api.drawing import figure, moved
from engine.api.scene import Box, Disc, Figure, Part, Point, Shape, Stroke

INK, PAPER, GOLD = "#2b221b", "#fffaf0", "#ffd23f"

#: The coat of each seat's mouse, and a light shade of it for its fields and panel.
COATS = ("#2f6fc4", "#e2701b")
TINTS = ("#bcd6f7", "#fbd3ac")

#: The content of a mouse and of a badger.
MOUSE, BADGER = (64.0, 68.0), (84.0, 84.0)

_EAR, _NOSE, _FUR, _BLACK = "#f5b5b0", "#c2476a", "#f7f4ec", "#2a2a2e"


def _mouse(coat: str, wear: tuple[Part, ...]) -> Figure:
    return figure(
        MOUSE,
        # A light rim all round lets it stand out from any tile.
        *(Disc(x, 24, 17, PAPER) for x in (14, 50)),
        Disc(32, 42, 26, PAPER, tall=25),
        *(Disc(x, 24, 14, coat, INK, 2.5) for x in (14, 50)),
        *(Disc(x, 24, 8, _EAR) for x in (14, 50)),
        Disc(32, 42, 23, coat, INK, 2.5, tall=22),
        Disc(32, 50, 13, PAPER, tall=11),
        *(Disc(x, 37, 4.5, PAPER) for x in (24, 40)),
        *(Disc(x, 38, 3, INK) for x in (24, 40)),
        Disc(32, 46, 4.5, _NOSE),
        *(Stroke(((32 + 6 * way, 51), (32 + 15 * way, 49)), INK, 1.5) for way in (-1, 1)),
        *(Stroke(((32 + 6 * way, 54), (32 + 14 * way, 56)), INK, 1.5) for way in (-1, 1)),
        *wear,
    )


_SCARF: tuple[Part, ...] = (
    Shape(((13, 54), (32, 63), (51, 54), (52, 61), (32, 68), (12, 61)), PAPER, INK, 2),
    Shape(((40, 60), (50, 58), (54, 67), (45, 68)), PAPER, INK, 2),
)
_HAT: tuple[Part, ...] = (
    Shape(((15, 24), (34, 1), (49, 24)), "#7a2fb0", INK, 2.5),
    Disc(32, 24, 20, "#7a2fb0", INK, 2.5, tall=5),
    Disc(34, 3, 4, GOLD, INK, 1.5),
)

#: The mice, by seat.
MICE = (_mouse(COATS[0], _SCARF), _mouse(COATS[1], _HAT))

#: What each of them wears alone, to stand for it where it is not.
WEAR = (Figure((64, 20), moved(_SCARF, 0, -52)), Figure((64, 30), _HAT))


def _badger(wear: tuple[Part, ...]) -> Figure:
    return figure(
        BADGER,
        Disc(42, 50, 33, PAPER, tall=33),
        *(Disc(x, 27, 11, _BLACK) for x in (16, 68)),
        *(Disc(x, 27, 6, _FUR) for x in (16, 68)),
        Disc(42, 50, 30, _FUR, INK, 2.5, tall=30),
        Shape(((22, 27), (33, 24), (38, 58), (31, 66), (20, 56)), _BLACK),
        Shape(((62, 27), (51, 24), (46, 58), (53, 66), (64, 56)), _BLACK),
        *(Disc(x, 46, 4.5, PAPER) for x in (29, 55)),
        *(Disc(x, 47, 2.5, INK) for x in (29, 55)),
        Disc(42, 68, 8, INK, tall=6),
        Stroke(((33, 75), (42, 79), (51, 75)), INK, 2),
        Shape(((36, 76), (39, 77), (37, 82)), PAPER, INK, 1),
        Shape(((48, 76), (45, 77), (47, 82)), PAPER, INK, 1),
        *wear,
    )


LORD = _badger(
    (
        Shape(((22, 24), (17, 2), (30, 13), (42, 0), (54, 13), (67, 2), (62, 24)), GOLD, INK, 2.5),
        *(Disc(x, 18, 2.5, "#c23b3b") for x in (31, 42, 53)),
    )
)

LADY = _badger(
    (
        Shape(((42, 16), (16, 4), (16, 28)), "#e0559a", INK, 2.5),
        Shape(((42, 16), (68, 4), (68, 28)), "#e0559a", INK, 2.5),
        Disc(42, 16, 7, "#f59cc8", INK, 2.5),
    )
)

#: A snack: a wedge of cheese, 30 by 28, and the place of one that is gone.
SNACK = figure(
    (30, 28),
    Shape(((2, 13), (20, 3), (28, 11), (28, 25), (2, 25)), "#f7c531", INK),
    Shape(((2, 13), (20, 3), (28, 11)), "#ffe48a", INK),
    Disc(9, 20, 3, "#d99a1c"),
    Disc(20, 17, 2.5, "#d99a1c"),
)
EATEN = Figure((30, 28), (Disc(15, 16, 5, "#2b221b44"),))

#: A flag on a pole, 30 by 40: somebody has passed the checkpoint.
FLAG = figure(
    (30, 40),
    Stroke(((5, 3), (5, 37)), PAPER, 7),
    Stroke(((5, 3), (5, 37)), INK, 3.5),
    Shape(((7, 3), (29, 10), (7, 19)), "#e23d3d", PAPER, 2),
)

#: A chequered flag, 44 by 48: the goal.
CHEQUERS = figure(
    (44, 48),
    Box(5, 3, 37, 28, PAPER, INK),
    *(
        Box(6 + 7 * column, 4 + 6.5 * row, 7, 6.5, INK)
        for row in range(4)
        for column in range(5)
        if (row + column) % 2 == 0
    ),
    Stroke(((5, 3), (5, 46)), INK, 4),
)

#: The paw on the back of a tile, 60 by 58.
PAW = figure(
    (60, 58),
    Disc(30, 40, 17, "#ffffff2a", tall=15),
    *(Disc(x, y, 7.5, "#ffffff2a", tall=9) for x, y in ((9, 24), (22, 11), (38, 11), (51, 24))),
)

#: A bite, 30 by 30: the teeth of a badger, for fields where somebody would be bitten.
BITE = figure(
    (30, 30),
    Disc(15, 15, 14.5, PAPER, "#b3261e", 3),
    Shape(((5, 9), (25, 9), (21, 21), (17, 11), (13, 11), (9, 21)), "#b3261e"),
)

#: The badge of a colour, 24 by 24.
BADGES: dict[str, Figure] = {
    "leaf": figure(
        (24, 24),
        Shape(((12, 2), (20, 8), (20, 15), (12, 21), (4, 15), (4, 8)), "#3e7f2f", INK, 1.5),
        Stroke(((12, 6), (12, 23)), PAPER, 2),
    ),
    "sun": figure(
        (24, 24),
        *(
            Stroke(((12, 12), (12 + 11 * cos(angle), 12 + 11 * sin(angle))), INK, 2.5)
            for angle in (turn * pi / 4 for turn in range(8))
        ),
        Disc(12, 12, 7, "#ffce3a", INK, 1.5),
    ),
    "berry": figure(
        (24, 24),
        Stroke(((7, 15), (13, 2), (18, 15)), "#3e7f2f", 2.5),
        Disc(7, 17, 5.5, "#d0302b", INK, 1.5),
        Disc(18, 17, 5.5, "#d0302b", INK, 1.5),
    ),
}


def _arc(start: float, sweep: float) -> tuple[Point, ...]:
    steps = [start + sweep * part / 8 for part in range(9)]
    return tuple((24 + 12 * cos(angle), 24 + 12 * sin(angle)) for angle in steps)


def _effect(*parts: Part) -> Figure:
    return Figure((48, 48), (Disc(24, 24, 22, PAPER, INK, 3), *parts))


_RED, _BLUE, _VIOLET = "#b3261e", "#1f5fa8", "#7a2fb0"
_LOWER_TEETH = ((10, 29), (38, 29), (34, 40), (30, 32), (26, 41), (22, 41), (18, 32), (14, 40))
_UP = ((17, 7), (27, 20), (20, 20), (20, 34), (14, 34), (14, 20), (7, 20))
_DOWN = ((31, 41), (41, 28), (34, 28), (34, 14), (28, 14), (28, 28), (21, 28))

#: The sign of an effect, 48 by 48: teeth, a turning arrow, two arrows up and down.
EFFECTS: dict[str, Figure] = {
    "rage": _effect(
        Shape(((8, 16), (20, 22), (19, 26), (8, 21)), _RED),
        Shape(((40, 16), (28, 22), (29, 26), (40, 21)), _RED),
        Shape(_LOWER_TEETH, _RED),
    ),
    "rotator": _effect(
        Stroke(_arc(-0.3 * pi, 1.45 * pi), _BLUE, 5), Shape(((19, 4), (35, 10), (22, 21)), _BLUE)
    ),
    "flipper": _effect(Shape(_UP, _VIOLET), Shape(_DOWN, _VIOLET)),
}
