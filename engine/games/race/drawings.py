"""The drawings: hedgehogs, apples and the like, each made once from shapes of our own.

A hedgehog is recognised by its paint, by its letter and by what it wears: never by colour alone.
This module knows nothing about the state of a game.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

from engine.api.drawing import figure, flag, zigzag
from engine.api.event import Line
from engine.api.scene import Disc, Figure, Part, Point, Shape, Stroke, Words
from engine.games.race.model import JOKER, Hedgehog

INK = "#3b2a1e"
PAPER = "#fffaf0"

#: The box of a hedgehog; it looks to the right.
HEDGEHOG = (104.0, 96.0)

_MIDDLE = (45.0, 60.0)
_FUR, _CHEEK, _STRAW, _GRASS = "#f6dfbc", "#efa79b", "#fff0b8", "#a9d36b"


@lru_cache(maxsize=64)
def hedgehog(racer: Hedgehog) -> Figure:
    """Draw a racer."""
    name = Line(f"race-{racer.name}-letter")
    letter = Words(34, 63, name, 42, _text_colour(racer.paint), bold=True, width=56)
    return _hedgehog((racer.paint,), letter, _BADGES[racer.badge])


@lru_cache(maxsize=4)
def joker(racers: tuple[Hedgehog, ...]) -> Figure:
    """Draw the hedgehog of the jokers: striped in the paints of all racers, and crowned."""
    letter = Words(37, 62, Line(f"race-{JOKER}-letter"), 32, INK, bold=True)
    paints = tuple(racer.paint for racer in racers)
    return _hedgehog(paints, letter, (Disc(37, 64, 19, PAPER, INK), *_CROWN))


@lru_cache(maxsize=16)
def apple(fill: str) -> Figure:
    """Draw an apple of 32 by 34."""
    return figure(
        (32, 34),
        Disc(11.5, 20, 10, fill, INK),
        Disc(20.5, 20, 10, fill, INK),
        Disc(16, 20, 8, fill),
        Stroke(((16, 12), (18, 4)), INK, 3),
        Shape(((18, 8), (24, 2), (30, 4), (25, 9)), "#5d9c3c", INK, 1),
        Disc(10, 17, 2.5, "#ffffffaa"),
    )


#: Three cards in a hand, 44 by 40.
FAN = figure(
    (44, 40),
    Shape(((2, 14), (18, 5), (29, 29), (13, 38)), PAPER, INK),
    Shape(((14, 5), (32, 5), (32, 33), (14, 33)), PAPER, INK),
    Shape(((26, 5), (42, 13), (32, 38), (17, 30)), PAPER, INK),
)

#: A tick, 32 by 28.
TICK = Figure((32, 28), (Stroke(((4, 15), (12, 23), (28, 5)), "#2f7d32", 6),))

FLAG = flag(INK)

#: A crown, 44 by 38.
CROWN = figure(
    (44, 38),
    Shape(((6, 35), (2, 9), (14, 21), (22, 3), (30, 21), (42, 9), (38, 35)), "#ffd84d", INK),
    Disc(22, 27, 4, "#cf3f36"),
)


def plus(x: float, y: float, size: float) -> Stroke:
    """Draw a plus sign round (x, y) in one stroke."""
    half = size / 2
    return Stroke(
        ((x - half, y), (x + half, y), (x, y), (x, y - half), (x, y + half)), INK, size / 4
    )


def _hedgehog(paints: tuple[str, ...], letter: Words, badge: tuple[Part, ...]) -> Figure:
    back = _back()
    # Several paints are wedges of the same back, like the slices of an apple.
    slices = [round(at * (len(back) - 1) / len(paints)) for at in range(len(paints) + 1)]
    coat = (
        Shape(back, paints[-1], INK, 4),
        *(
            Shape((_MIDDLE, *back[start : end + 1]), paint)
            for paint, (start, end) in zip(paints, pairwise(slices), strict=True)
        ),
    )
    return figure(
        HEDGEHOG,
        Disc(28, 90, 9, INK, tall=5),
        Disc(66, 90, 9, INK, tall=5),
        *coat,
        Disc(75, 68, 20, _FUR, INK, tall=19),
        Shape(((82, 54), (101, 70), (84, 84)), _FUR),
        Stroke(((86, 54), (101, 69), (87, 82)), INK, 2),
        Disc(75, 68, 18, _FUR, tall=17),
        Disc(99, 70, 5, INK),
        Disc(79, 62, 4, INK),
        Disc(80.3, 60.7, 1.4, PAPER),
        Disc(76, 77, 4.5, _CHEEK),
        Disc(61, 54, 7.5, _FUR, INK),
        *badge,
        letter,
    )


def _back() -> tuple[Point, ...]:
    """Return the outline of a back: spikes from the tail over the top to the brow."""
    return tuple((x, min(y, 87.0)) for x, y in zigzag(_MIDDLE, (36, 44), 218, 250, 31))


def _text_colour(paint: str) -> str:
    """Return the colour of text on this paint: ink on a light one, paper on a dark one."""
    red, green, blue = (int(paint[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 2 * red + 5 * green + blue > 8 * 140 else PAPER


_CROWN: tuple[Part, ...] = (
    Shape(((48, 40), (44, 14), (56, 26), (64, 8), (72, 26), (84, 14), (80, 40)), "#ffd84d", INK),
    Disc(64, 32, 4, "#cf3f36"),
)
_BADGES: dict[str, tuple[Part, ...]] = {
    "hat": (
        Disc(66, 38, 25, _STRAW, INK, tall=7),
        Shape(((53, 36), (56, 16), (76, 16), (79, 36)), _STRAW, INK),
        Shape(((53, 37), (54, 29), (78, 29), (79, 37)), "#b4532a"),
    ),
    "scarf": (
        Shape(((52, 46), (61, 42), (70, 86), (60, 90)), "#f4f1ea", INK),
        Shape(((54, 54), (63, 50), (65, 58), (56, 62)), "#2f6fb0"),
        Shape(((57, 70), (66, 66), (68, 74), (59, 78)), "#2f6fb0"),
    ),
    "leaf": (
        Stroke(((46, 24), (47, 14)), INK, 4),
        Shape(((47, 15), (24, 14), (20, 2), (40, 2)), _GRASS, INK),
        Shape(((47, 15), (56, 2), (76, 2), (70, 14)), _GRASS, INK),
    ),
    "flower": (
        *(
            Disc(66 + 11 * cos(turn * pi / 2.5), 32 + 11 * sin(turn * pi / 2.5), 9, "#fbe3f1", INK)
            for turn in range(5)
        ),
        Disc(66, 32, 7, "#f2bd2c", INK),
    ),
}
