"""Small signs with one meaning each in every game (docs/art.md), and how numbers are written."""

from __future__ import annotations

from functools import lru_cache

from engine.api.drawing.creatures import CROWN_PARTS
from engine.api.drawing.geometry import burst, moved, smooth
from engine.api.drawing.palette import (
    APPLE,
    GOLD,
    INK,
    LEAF_GREEN,
    PAPER,
    SOFT,
    WORDS,
    shade,
)
from engine.api.event import Line, line
from engine.api.scene import Box, Disc, Figure, Part, Shape, Stroke, Words

#: The signs of a product and of a number below zero; as wide as a plus, which a hyphen is not.
TIMES, MINUS = "\N{MULTIPLICATION SIGN}", "\N{MINUS SIGN}"

#: Of the first three places.
METALS = (GOLD, "#d7dde6", "#e0a066")
_RIBBON, _PAW, _BACK = "#c42f4b", "#b4532a", "#f3d9a4"
_ROSETTE = "#4a9a5a"


def number_text(number: int) -> str:
    """Return a whole number as digits, with a real minus sign below zero."""
    return str(number).replace("-", MINUS)


def signed_text(number: int) -> str:
    """Return a change as digits with its sign: plus, or a real minus."""
    return f"+{number}" if number > 0 else number_text(number)


def pointer(x: float, y: float, fill: str, width: float = 18, height: float = 24) -> Shape:
    """Return a triangle that points to the right; (x, y) is the middle of its left side."""
    return Shape(((x, y - height / 2), (x + width, y), (x, y + height / 2)), fill)


def plus(x: float, y: float, size: float, ink: str = INK) -> tuple[Stroke, Stroke]:
    """Return a plus sign round (x, y)."""
    half, pen = size / 2, size / 3.4
    return (
        Stroke(((x - half, y), (x + half, y)), ink, pen),
        Stroke(((x, y - half), (x, y + half)), ink, pen),
    )


def flag(ink: str) -> Figure:
    """Return a red flag on a pole, 26 by 36."""
    pole = Stroke(((4, 3), (4, 34)), ink, 3)
    return Figure((26, 36), (pole, Shape(((5, 3), (25, 9), (5, 17)), "#d9483b", ink)))


@lru_cache(maxsize=16)
def apple(fill: str = APPLE) -> Figure:
    """Return an apple, 36 by 38: points."""
    body = ((18, 13), (25, 9), (33, 13), (34, 23), (28, 34), (21, 36))
    other = ((18, 34.5), (15, 36), (8, 34), (2, 23), (3, 13), (11, 9))
    cheek = ((27, 14), (31, 19), (29, 27), (24, 32), (28, 24))
    return Figure(
        (36, 38),
        (
            Shape(smooth((*body, *other), steps=5), fill, INK, 2.5),
            Shape(smooth(cheek, steps=4), shade(fill, -0.2)),
            Stroke(((18, 13), (19.5, 4)), INK, 3),
            Shape(smooth(((20, 8), (26, 2), (34, 3), (28, 9)), steps=5), LEAF_GREEN, INK, 2),
            Disc(10.5, 17, 2.6, "#ffffffb0", tall=3.6),
        ),
    )


def paw(x: float, y: float, scale: float = 1, fill: str = _PAW) -> tuple[Part, ...]:
    """Return a paw print round (x, y), 16 by 18: the back of every secret card."""
    toes = ((-5.5, -6.5, 2.4), (0, -8.5, 2.4), (5.5, -6.5, 2.4))
    return (
        Disc(x, y + 1.5 * scale, 5.4 * scale, fill, tall=4.8 * scale),
        *(Disc(x + scale * a, y + scale * b, scale * r, fill) for a, b, r in toes),
    )


@lru_cache(maxsize=16)
def card_back(width: float, height: float) -> Figure:
    """Return the back of a secret card with a paw print, framed like its face."""
    size = min(width, height) / 24
    return Figure(
        (width, height),
        (
            Box(0, 0, width, height, PAPER, INK, 2.5, min(16, width / 7)),
            Box(5, 5, width - 10, height - 10, _BACK, shade(_BACK, -0.3), 1.5, min(12, width / 9)),
            *paw(width / 2, height / 2, size),
        ),
    )


#: Three secret cards, 46 by 40: how many a seat holds.
FAN = Figure(
    (46, 40),
    (
        Shape(((3, 14), (17, 6), (28, 29), (14, 37)), PAPER, INK, 2.2),
        Shape(((29, 6), (43, 14), (32, 37), (18, 29)), PAPER, INK, 2.2),
        Shape(((14, 4), (32, 4), (32, 34), (14, 34)), _BACK, INK, 2.2),
        *paw(23, 19.5, 0.9),
    ),
)

#: A pointer, 18 by 24: whose turn it is.
TURN_SIGN = Figure((18, 24), (pointer(0, 12, WORDS),))

#: A crown, 50 by 42: who won, or leads where a game says so.
CROWN = Figure((50, 42), moved(CROWN_PARTS, -44.5, -3))

#: A tick, 36 by 32: done, or ready.
TICK = Figure(
    (36, 32),
    (Disc(18, 16, 15, "#2f7d32", INK, 2), Stroke(((10, 17), (16, 23), (26, 10)), PAPER, 4.5)),
)

#: A plain green flag, 32 by 40: who began. It has another shape than the one of the finish.
START_FLAG = Figure(
    (32, 40),
    (
        Stroke(((5, 3), (5, 38)), WORDS, 4),
        Shape(((6, 3), (30, 11), (6, 20)), "#43994a", INK, 2.5),
    ),
)

#: A chequered flag, 42 by 46: the finish.
FINISH_FLAG = Figure(
    (42, 46),
    (
        Stroke(((4, 3), (4, 44)), WORDS, 4),
        Box(5, 3, 34, 24, PAPER, INK, 2),
        *(
            Box(6 + 8 * column, 4 + 7.3 * row, 8, 7.3, INK)
            for row in range(3)
            for column in range(4)
            if (row + column) % 2 == 0
        ),
    ),
)

#: The sign of the dealer, a pack of cards, 40 by 38.
PACK = Figure(
    (40, 38),
    (
        Box(2, 7, 27, 30, PAPER, INK, 2, 4),
        Box(6, 4, 27, 30, PAPER, INK, 2, 4),
        Box(10, 1, 27, 30, "#6f93d6", INK, 2, 4),
        Disc(23.5, 16, 6, PAPER),
        Disc(23.5, 16, 2.6, INK),
    ),
)


@lru_cache(maxsize=32)
def medal(place: int) -> Figure:
    """Return the sign of a place, 52 by 66: a medal on a ribbon up to 3, a plain ring after."""
    if place > len(METALS):
        ring = (Disc(26, 31, 21, None, SOFT, 3), Words(26, 31, str(place), 28, SOFT, bold=True))
        return Figure((52, 66), ring)
    metal = METALS[place - 1]
    left = ((11, 36), (22, 40), (16, 62), (9, 55))
    star = burst((26, 26), 24, 21, 16)
    return Figure(
        (52, 66),
        (
            Shape(left, _RIBBON, INK, 2),
            Shape(tuple((52 - x, y) for x, y in left), _RIBBON, INK, 2),
            Shape(star.points, metal, INK, 2.5),
            Disc(26, 26, 16, shade(metal, 0.4)),
            Words(26, 26, str(place), 27, INK, bold=True),
        ),
    )


def _rosette() -> Figure:
    left = ((13, 36), (24, 40), (18, 62), (11, 55))
    star = burst((26, 26), 12, 5.5, 5)
    return Figure(
        (52, 66),
        (
            Shape(left, _ROSETTE, INK, 2),
            Shape(tuple((52 - x, y) for x, y in left), _ROSETTE, INK, 2),
            Shape(burst((26, 26), 24, 20, 12).points, _ROSETTE, INK, 2.5),
            Disc(26, 26, 16, "#fff3c9", INK, 1.5),
            Shape(star.points, GOLD, INK, 1.5),
        ),
    )


#: The sign of a feat, as large as a medal.
ROSETTE = _rosette()

#: The icons of texts in seeds/common.
ICONS: dict[Line, Figure] = {
    Line("ui-hand"): FAN,
    **{line("ui-place", place=place): medal(place) for place in (1, 2, 3)},
}
