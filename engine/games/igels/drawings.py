"""The drawings: four species, eight foods and a few icons, each made once from shapes.

Species differ in outline and letter as well as in colour, foods in outline. This module knows
nothing about a game being played.
"""

from __future__ import annotations

from functools import lru_cache

from engine.api.drawing import figure, flag, zigzag
from engine.api.event import Line
from engine.api.scene import Box, Disc, Figure, Part, Shape, Stroke, Words

INK, PAPER = "#33261b", "#fffaf0"

#: The size of a head.
HEAD = (64.0, 60.0)

#: The size of a food.
FOOD = (40.0, 40.0)

_FUR = "#f6e3c5"


@lru_cache(maxsize=16)
def head(species: str, paint: str) -> Figure:
    """Return the head of a species in this colour, with its letter."""
    letter = Words(32, 38, Line(f"igels-{species}-letter"), 28, INK, bold=True, width=30)
    return figure(HEAD, *_HEADS[species](paint), letter)


@lru_cache(maxsize=16)
def food(name: str) -> Figure:
    """Return the drawing of a food: a plain bowl if it has none of its own."""
    return figure(FOOD, *_FOODS.get(name, _BOWL))


def _hedgehog(paint: str) -> tuple[Part, ...]:
    spikes = zigzag((32, 36), (23, 31), 200, 220, 25)
    return (Shape(tuple(spikes), paint, INK, 3), Disc(32, 40, 20, _FUR, INK, 3, 18))


def _squirrel(paint: str) -> tuple[Part, ...]:
    return (
        Shape(((10, 30), (14, 2), (28, 20)), paint, INK, 3),
        Shape(((54, 30), (50, 2), (36, 20)), paint, INK, 3),
        Stroke(((13, 3), (11, 0)), INK, 3),
        Stroke(((51, 3), (53, 0)), INK, 3),
        Disc(32, 36, 24, paint, INK, 3, 22),
        Disc(32, 39, 17, _FUR, tall=16),
    )


def _rabbit(paint: str) -> tuple[Part, ...]:
    return (
        Disc(21, 15, 8, paint, INK, 3, 15),
        Disc(43, 15, 8, paint, INK, 3, 15),
        Disc(21, 15, 3, _FUR, tall=10),
        Disc(43, 15, 3, _FUR, tall=10),
        Disc(32, 40, 22, paint, INK, 3, 19),
        Disc(32, 40, 16, _FUR, tall=15),
    )


def _mouse(paint: str) -> tuple[Part, ...]:
    return (
        Disc(12, 16, 12, paint, INK, 3),
        Disc(52, 16, 12, paint, INK, 3),
        Disc(12, 16, 6, _FUR),
        Disc(52, 16, 6, _FUR),
        Shape(((8, 28), (56, 28), (44, 56), (32, 60), (20, 56)), paint, INK, 3),
        Disc(32, 38, 16, _FUR, tall=15),
    )


_HEADS = {"hedgehog": _hedgehog, "squirrel": _squirrel, "rabbit": _rabbit, "mouse": _mouse}

_BOWL: tuple[Part, ...] = (Shape(((4, 18), (36, 18), (28, 36), (12, 36)), "#d9b27a", INK),)
_GREEN, _BROWN = "#6fa84a", "#9a6a3c"
_FOODS: dict[str, tuple[Part, ...]] = {
    "nuts": (
        Disc(20, 24, 12, "#c98f4e", INK, tall=14),
        Shape(((6, 19), (10, 8), (30, 8), (34, 19)), _BROWN, INK),
        Stroke(((20, 8), (20, 3)), INK, 3),
    ),
    "worm": (
        Stroke(((4, 30), (10, 18), (17, 30), (24, 18), (31, 28)), INK, 11),
        Stroke(((4, 30), (10, 18), (17, 30), (24, 18), (31, 28)), "#e79a9a", 7),
        Disc(33, 26, 5, "#e79a9a", INK),
    ),
    "turnips": (
        Shape(((8, 16), (32, 16), (24, 32), (20, 39), (16, 32)), "#e9d3ea", INK),
        Shape(((8, 17), (32, 17), (29, 22), (11, 22)), "#a561a8"),
        Stroke(((20, 16), (12, 3)), _GREEN, 4),
        Stroke(((20, 16), (20, 1)), _GREEN, 4),
        Stroke(((20, 16), (28, 3)), _GREEN, 4),
    ),
    "berries": (
        Disc(13, 26, 9, "#3f5fb4", INK),
        Disc(27, 26, 9, "#3f5fb4", INK),
        Disc(20, 14, 9, "#3f5fb4", INK),
        Disc(20, 12, 2.5, PAPER),
        Disc(13, 24, 2.5, PAPER),
        Disc(27, 24, 2.5, PAPER),
    ),
    "picnic": (
        Shape(((3, 18), (37, 10), (37, 20), (3, 28)), "#eccf8e", INK),
        Shape(((3, 24), (37, 16), (37, 20), (3, 28)), "#d9483b"),
        Shape(((3, 28), (37, 20), (37, 30), (3, 37)), "#eccf8e", INK),
    ),
    "grass": tuple(
        Stroke(((20, 38), (20 + lean, 6 + abs(lean) / 2)), _GREEN, 4)
        for lean in (-16, -8, 0, 8, 16)
    ),
    "leaf": (
        Shape(((4, 34), (8, 12), (24, 4), (37, 4), (35, 20), (24, 33)), _GREEN, INK),
        Stroke(((4, 36), (30, 10)), INK, 2),
    ),
    "bug": (
        *(
            Stroke(((20, y), (x, y + lean)), INK, 3)
            for y, lean in ((16, -4), (23, 0), (30, 5))
            for x in (3, 37)
        ),
        Disc(20, 24, 11, "#c9482f", INK, tall=13),
        Disc(20, 10, 6, INK),
        Stroke(((20, 13), (20, 36)), INK, 2),
    ),
}

#: A tree, 40 by 48.
TREE = figure(
    (40, 48),
    Box(16, 34, 8, 13, _BROWN, INK),
    Shape(((20, 1), (38, 36), (2, 36)), "#4f8a44", INK, 3),
)

#: Cards in a hand, 40 by 36.
FAN = figure(
    (40, 36),
    Shape(((2, 13), (16, 5), (26, 26), (12, 34)), PAPER, INK),
    Shape(((12, 4), (28, 4), (28, 30), (12, 30)), PAPER, INK),
    Shape(((24, 5), (38, 13), (28, 34), (14, 26)), PAPER, INK),
)

#: A card face down, 30 by 40.
BACK = figure(
    (30, 40),
    Box(1, 1, 28, 38, "#a8502e", INK, radius=5),
    Stroke(((7, 9), (23, 31)), PAPER, 3),
    Stroke(((23, 9), (7, 31)), PAPER, 3),
)

#: A flag for the start player.
FLAG = flag(INK)

#: A crown, 40 by 32: for a leader or a winner.
CROWN = figure(
    (40, 32),
    Shape(((5, 30), (2, 7), (12, 18), (20, 2), (28, 18), (38, 7), (35, 30)), "#ffd84d", INK),
)

#: A lock, 28 by 34: secured Food.
LOCK = figure(
    (28, 34),
    Stroke(((7, 17), (7, 9), (14, 3), (21, 9), (21, 17)), INK, 4),
    Box(3, 15, 22, 17, "#f0c84a", INK, radius=4),
)

#: A flash, 22 by 34: the seat plays quick.
FLASH = figure(
    (22, 34), Shape(((13, 1), (2, 19), (10, 19), (7, 33), (20, 13), (12, 13)), "#ffd84d", INK)
)

#: A star, 36 by 36: Food Points.
STAR = figure((36, 36), Shape(tuple(zigzag((18, 19), (17, 7.5), 90, 324, 10)), "#ffd84d", INK))

#: A paper clip, 20 by 34: an ability for once that is used.
CLIP = figure(
    (20, 34),
    Stroke(((13, 10), (13, 25), (7, 25), (7, 4), (17, 4), (17, 31), (3, 31), (3, 10)), INK, 3),
)

#: A paw, 34 by 32: animals still to be drawn.
PAW = figure(
    (34, 32),
    Disc(17, 22, 9, INK, tall=8),
    Disc(6, 13, 4, INK),
    Disc(13, 6, 4, INK),
    Disc(22, 6, 4, INK),
    Disc(29, 13, 4, INK),
)
