"""The drawings of cards, baskets and signs, made of our own shapes and cached.

This module knows nothing of a game that is being played; the animals are in animals.py.
"""

from __future__ import annotations

from functools import lru_cache

from engine.api.drawing import figure, moved
from engine.api.drawing.geometry import arc
from engine.api.drawing.palette import INK, PAPER
from engine.api.drawing.signs import TICK
from engine.api.event import Line
from engine.api.scene import Box, Disc, Figure, Part, Shape, Stroke, Words
from engine.games.safaru.animals import ANIMAL, animal_parts, egg, nest
from engine.games.safaru.model import Animal, Content

#: The size of a card, of the sign of an animal in the wild, and of the one in the net.
CARD, TAG, MINI = (124.0, 180.0), (124.0, 50.0), (62.0, 34.0)

#: What catches, and the light rim around it.
GREEN, LIGHT = "#2f7d32", "#d8ff9e"

_WICKER, _DARK_WICKER, _STRAW = "#c98f4c", "#8f5f2c", "#f3ddb0"
_TRACK, _WOOD = "#6d5a48", ("#8a6236", "#a5763d", "#c98f4c")


@lru_cache(64)
def card(animal: Animal, number: int, triangles: int) -> Figure:
    """Return a card: its number, its animal with the letter, and a triangle for each point."""
    return figure(
        CARD,
        Box(3, 4, 121, 176, "#2a180f40", radius=16),
        Box(3, 3, 116, 170, PAPER, animal.paint, 6, 15),
        Words(38 if number > 9 else 33, 33, str(number), 48 if number > 9 else 52, INK, bold=True),
        Disc(94, 33, 20, animal.paint, INK, 2),
        Words(94, 33, animal.letter.upper(), 29, "#ffffff", bold=True),
        Box(10, 60, 102, 86, f"{animal.paint}2e", radius=12),
        Disc(61, 142, 40, "#2a180f24", tall=6),
        *moved(animal_parts(animal, baby=number == 0), 12, 56, 0.78),
        *_triangles(triangles, 61, 158, 13, 19),
    )


@lru_cache(64)
def tag(animal: Animal, number: int, triangles: int) -> Figure:
    """Return the sign that an animal of the wild stands behind: number, letter and triangles."""
    rows = tuple(
        part
        for at in range(triangles)
        for part in _triangles(1, 108, 25 + 13 * (at - (triangles - 1) / 2), 11, 0)
    )
    return figure(
        TAG,
        Box(2.5, 2.5, 119, 45, PAPER, animal.paint, 5, 13),
        Words(34, 25, str(number), 39 if number > 9 else 42, INK, bold=True),
        Disc(80, 25, 17, animal.paint, INK, 2),
        Words(80, 25, animal.letter.upper(), 26, "#ffffff", bold=True),
        *rows,
    )


@lru_cache(64)
def mini(animal: Animal, number: int) -> Figure:
    """Return the small sign of a caught animal: its number."""
    return figure(
        MINI,
        Box(2, 2, 58, 30, PAPER, animal.paint, 4, 10),
        Words(31, 17, str(number), 27, INK, bold=True, width=50),
    )


@lru_cache(32)
def portrait(animal: Animal, *, baby: bool = False, left: bool = False) -> Figure:
    """Return an animal alone; it looks to the left if asked; a baby lies in its nest."""
    return Figure(ANIMAL, animal_parts(animal, baby=baby, left=left))


def _triangles(count: int, x: float, y: float, size: float, step: float) -> tuple[Part, ...]:
    left, half = x - (count - 1) * step / 2, size * 0.56
    return tuple(
        Shape(((at, y - size / 2), (at + half, y + size / 2), (at - half, y + size / 2)), INK)
        for at in (left + number * step for number in range(count))
    )


#: The sign of a baby: a nest with an egg.
BABY = Figure((48, 52), (*egg(24, 24), *nest(24, 38, 23)))

#: The triangle that stands for a point, for text by day and by night.
TRIANGLE = Figure((48, 44), (Shape(((24, 4), (44, 40), (4, 40)), f"{INK} #f6ecd6"),))

#: The cards that are left, face down.
STOCK = figure(
    (58, 62),
    *(Box(3 + 6 * at, 10 - 4 * at, 38, 50, _WOOD[at], INK, 2.5, 6) for at in range(3)),
    Box(20, 7, 28, 40, None, _STRAW, 2, 4),
    Disc(34, 32, 7.5, _STRAW, tall=6.5),
    *(
        Disc(34 + across, 32 + down, 3.2, _STRAW, tall=4)
        for across, down in ((-9, -7), (-3.5, -12), (3.5, -12), (9, -7))
    ),
)


@lru_cache(2)
def basket(*, full: bool) -> Figure:
    """Return the basket of caught animals, 68 by 60: eyes blink in it unless it is empty."""
    inside: tuple[Part, ...] = ()
    if full:
        inside = (
            Disc(34, 26, 25, "#33261b", INK, 2, tall=9),
            *(Disc(x, 24, 4, PAPER) for x in (18, 27, 40, 49)),
            *(Disc(x + 1, 24.5, 1.8, INK) for x in (18, 27, 40, 49)),
        )
    weave = (
        ((8, 37), (60, 37)),
        ((10, 47), (58, 47)),
        ((22, 29), (25, 57)),
        ((34, 29), (34, 57)),
        ((46, 29), (43, 57)),
    )
    handle = tuple(arc((34, 26), (24, 22), 0, 180))
    return figure(
        (68, 60),
        Stroke(handle, INK, 7),
        Stroke(handle, _DARK_WICKER, 3.5),
        *inside,
        Shape(((5, 28), (63, 28), (55, 58), (13, 58)), _WICKER, INK, 3),
        *(Stroke(each, _DARK_WICKER, 2.6) for each in weave),
    )


#: A butterfly net, 52 by 52: this card catches, or this animal is caught.
NET = figure(
    (52, 52),
    Disc(26, 26, 24.5, GREEN, PAPER, 3),
    Stroke(((11, 42), (24, 29)), PAPER, 5.5),
    Disc(31, 21, 12, "#ffffff40", PAPER, 4),
    *(
        Stroke(each, PAPER, 1.8)
        for each in (
            ((27, 11), (27, 31)),
            ((35, 11), (35, 31)),
            ((21, 17), (41, 17)),
            ((21, 25), (41, 25)),
        )
    ),
)

#: Three dots in a disc, 48 by 48: this animal may or may not be caught.
MAYBE = figure(
    (48, 48),
    Disc(24, 24, 22, PAPER, GREEN, 3),
    *(Disc(x, 24, 3.8, GREEN) for x in (14, 24, 34)),
)

#: Paw prints and an arrow out, 52 by 52: set free.
FREED = figure(
    (52, 52),
    Disc(26, 26, 24, "#f3e6c6", _TRACK, 3.5),
    *(
        part
        for x, y in ((16, 36), (27, 25))
        for part in (
            Disc(x, y + 2.4, 5, _TRACK, tall=4),
            *(
                Disc(x + across, y + down, 2, _TRACK, tall=2.6)
                for across, down in ((-5, -2.4), (-2, -6), (2.2, -6), (5.3, -2.4))
            ),
        )
    ),
    Stroke(((31, 21), (40, 12)), GREEN, 4.5),
    Shape(((31, 9), (44, 8), (43, 21)), GREEN),
)


def icons(content: Content) -> dict[Line, Figure]:
    """Return the icons of the cards, which are their animals, and of what a seat is asked."""
    cards = {Line(f"safaru-card-{each.letter}"): portrait(each) for each in content.animals}
    signs = {"catch": NET, "release": FREED, "shout": NET, "ready": TICK, "quiet": TICK}
    signs |= {"catch-open": NET, "catch-later": NET, "release-later": FREED}
    return {**cards, **{Line(f"safaru-{key}"): sign for key, sign in signs.items()}}
