"""The drawings of five animals, their cards and some signs, made of our own shapes and cached.

An animal differs by outline and letter as well, never by colour alone. This
module knows nothing of a game that is being played.
"""

from __future__ import annotations

from functools import lru_cache

from engine.api.drawing import figure, moved, zigzag
from engine.api.scene import Box, Disc, Figure, Part, Point, Shape, Stroke, Words
from engine.games.safaru.model import Animal

INK = "#33291f"
PAPER = "#fffdf6"

#: The size of a card and of an animal.
CARD = (104.0, 148.0)
ANIMAL = (84.0, 74.0)

_CREAM, _SNOW, _NOSE, _STRAW, _TWIG = "#fbe6c4", "#f7fbff", "#2b2320", "#e8c979", "#a9793f"


@lru_cache(64)
def card(animal: Animal, number: int, triangles: int) -> Figure:
    """Return a card: its number, its animal with the letter, and a triangle for each point."""
    return figure(
        CARD,
        Box(2, 2, CARD[0] - 4, CARD[1] - 4, PAPER, animal.paint, 5, 13),
        Words(33 if number > 9 else 28, 31, str(number), 46, INK, bold=True),
        Disc(80, 28, 17, animal.paint, INK, 1.5),
        Words(80, 28, animal.letter.upper(), 27, "#ffffff", bold=True),
        *_portrait(animal, baby=number == 0),
        *_triangles(triangles),
    )


@lru_cache(16)
def portrait(animal: Animal) -> Figure:
    """Return an animal alone."""
    return Figure(ANIMAL, _ANIMALS[animal.name](animal.paint))


def _portrait(animal: Animal, *, baby: bool) -> tuple[Part, ...]:
    parts = _ANIMALS[animal.name](animal.paint)
    if not baby:
        return moved(parts, 13, 55, 0.93)
    return (*moved(parts, 24, 56, 0.66), *_nest(52, 106, 31))


def _triangles(count: int) -> tuple[Part, ...]:
    wide, step = 13, 19
    left = CARD[0] / 2 - (count - 1) * step / 2
    return tuple(
        Shape(((x, 127), (x + wide / 2 + 1, 139), (x - wide / 2 - 1, 139)), INK)
        for x in (left + at * step for at in range(count))
    )


def _nest(x: float, y: float, width: float) -> tuple[Part, ...]:
    brim, base = width, width * 0.72
    bowl = ((x - brim, y - 7), (x + brim, y - 7), (x + base, y + 11), (x - base, y + 11))
    return (
        Shape(bowl, _TWIG, INK, 2),
        Stroke(((x - width * 0.8, y - 2), (x + width * 0.2, y + 6)), _STRAW, 2.5),
        Stroke(((x - width * 0.1, y - 3), (x + width * 0.75, y + 3)), _STRAW, 2.5),
    )


#: The sign of a baby: a nest with an egg.
BABY = figure(
    (60, 56),
    Disc(30, 24, 17, PAPER, INK, 2.5, tall=22),
    Stroke(((16, 22), (23, 28), (30, 21), (37, 28), (44, 22)), INK, 2.5),
    *_nest(30, 42, 27),
)

#: The triangle that stands for a point.
TRIANGLE = Figure((48, 44), (Shape(((24, 4), (44, 40), (4, 40)), INK),))

#: Some caught cards, face down.
PILE = figure(
    (56, 48),
    Box(4, 10, 32, 36, "#b98a55", INK, 2, 5),
    Box(12, 6, 32, 36, "#c99a63", INK, 2, 5),
    Box(20, 2, 32, 36, "#d9ab73", INK, 2, 5),
    Disc(36, 22, 5, _CREAM),
    *(Disc(36 + dx, 22 + dy, 2.8, _CREAM) for dx, dy in ((-8, -4), (-3, -9), (4, -9), (9, -4))),
)

#: A tick in a disc: this card is taken.
TICK = figure(
    (44, 44),
    Disc(22, 22, 20, "#2f8a3c", "#ffffff", 3),
    Stroke(((12, 23), (19, 31), (33, 14)), "#ffffff", 5),
)

#: Three dots in a disc: this card may or may not be taken.
MAYBE = figure(
    (44, 44),
    Disc(22, 22, 20, "#ffffff", "#2f8a3c", 3),
    *(Disc(x, 22, 4, "#2f8a3c") for x in (11, 22, 33)),
)

#: A butterfly net: this card catches.
NET = figure(
    (56, 56),
    Disc(28, 28, 26, "#2f8a3c", "#ffffff", 3),
    Stroke(((12, 45), (26, 30)), "#ffffff", 5),
    Disc(34, 22, 13, "#ffffff55", "#ffffff", 4),
    *(
        Stroke(line, "#ffffff", 1.6)
        for line in (
            ((29, 12), (29, 32)),
            ((38, 11), (38, 33)),
            ((23, 18), (45, 18)),
            ((23, 27), (45, 27)),
        )
    ),
)


def _unicorn(paint: str) -> tuple[Part, ...]:
    """Return a head that looks to the right, with its horn and a mane."""
    return (
        Shape(((46, 20), (53, 23), (76, 0)), "#ffd257", INK),
        Shape(((30, 20), (32, 5), (42, 16)), _SNOW, INK),
        Shape(
            (
                (10, 73),
                (14, 48),
                (24, 27),
                (38, 16),
                (52, 20),
                (68, 41),
                (77, 53),
                (76, 61),
                (66, 65),
                (54, 57),
                (45, 56),
                (47, 73),
            ),
            _SNOW,
            INK,
            2.5,
        ),
        *(
            Disc(px, py, 8.5, paint, INK, 1.5)
            for px, py in ((35, 17), (25, 25), (17, 37), (12, 51), (10, 64))
        ),
        Stroke(((52, 13), (57, 18)), INK, 1.5),
        Stroke(((59, 8), (64, 12)), INK, 1.5),
        Disc(50, 36, 4, INK),
        Disc(51.4, 34.6, 1.4, _SNOW),
        Disc(71, 56, 2, INK),
        Stroke(((60, 59), (67, 60)), INK, 2),
    )


def _hedgehog(paint: str) -> tuple[Part, ...]:
    """Return the animal from the side, all spikes, with a pointed snout to the right."""
    return (
        Disc(26, 69, 6, INK, tall=4),
        Disc(50, 69, 6, INK, tall=4),
        Shape(_spikes(), paint, INK, 2.5),
        *(
            Stroke(((x, y), (x - 4, y - 8)), INK, 2)
            for x, y in ((22, 36), (34, 30), (46, 34), (16, 52), (29, 48), (41, 50), (24, 62))
        ),
        Shape(((52, 38), (63, 40), (83, 59), (76, 68), (48, 68), (46, 52)), _CREAM, INK, 2),
        Disc(81, 60, 4.5, _NOSE),
        Disc(63, 50, 3.6, INK),
        Disc(64.2, 48.8, 1.3, _SNOW),
        Disc(53, 47, 5, _CREAM, INK, 2),
        Stroke(((66, 61), (72, 62)), INK, 2),
    )


def _spikes() -> tuple[Point, ...]:
    round_spikes = zigzag((37, 46), (29, 38), 200, 215, 23)
    taller = ((x, min(46 + 1.08 * (y - 46), 69.0)) for x, y in round_spikes)
    return (*taller, (60, 69), (14, 69))


def _fox(paint: str) -> tuple[Part, ...]:
    """Return a face from the front, with pointed ears and white cheeks."""
    return (
        Shape(
            (
                (10, 2),
                (33, 17),
                (51, 17),
                (74, 2),
                (75, 28),
                (82, 42),
                (62, 56),
                (42, 73),
                (22, 56),
                (2, 42),
                (9, 28),
            ),
            paint,
            INK,
            2.5,
        ),
        Shape(((15, 10), (28, 19), (16, 27)), _NOSE),
        Shape(((69, 10), (56, 19), (68, 27)), _NOSE),
        Shape(((2, 42), (24, 40), (37, 58), (42, 73), (22, 56)), _SNOW, INK, 1.5),
        Shape(((82, 42), (60, 40), (47, 58), (42, 73), (62, 56)), _SNOW, INK, 1.5),
        Disc(29, 36, 4.2, INK),
        Disc(55, 36, 4.2, INK),
        Disc(30.4, 34.6, 1.4, _SNOW),
        Disc(56.4, 34.6, 1.4, _SNOW),
        Disc(42, 68, 6, _NOSE),
    )


def _turtle(paint: str) -> tuple[Part, ...]:
    """Return the animal from the side: a domed shell with plates, a long neck and short legs."""
    skin = "#b9d879"
    return (
        Shape(((2, 60), (14, 50), (18, 62)), skin, INK, 2),
        Shape(((14, 56), (28, 56), (27, 73), (13, 73)), skin, INK, 2),
        Shape(((44, 56), (58, 56), (58, 73), (44, 73)), skin, INK, 2),
        Shape(((50, 58), (56, 44), (66, 28), (74, 32), (72, 46), (60, 60)), skin, INK, 2),
        Disc(71, 27, 12, skin, INK, 2.5, tall=11),
        Disc(75, 24, 3.2, INK),
        Disc(76, 23, 1.1, _SNOW),
        Stroke(((75, 32), (81, 31)), INK, 2),
        Shape(
            ((6, 59), (9, 42), (18, 28), (32, 21), (46, 25), (56, 38), (60, 53), (61, 60)),
            paint,
            INK,
            2.5,
        ),
        Shape(((26, 34), (39, 34), (45, 46), (38, 57), (25, 57), (20, 46)), "#8cc56b", INK, 2),
        Stroke(((26, 34), (21, 27)), INK, 2),
        Stroke(((39, 34), (44, 26)), INK, 2),
        Stroke(((20, 46), (9, 45)), INK, 2),
        Stroke(((45, 46), (57, 44)), INK, 2),
    )


def _owl(paint: str) -> tuple[Part, ...]:
    """Return the animal from the front: round, with tufts, huge eyes and a feathered belly."""
    return (
        Shape(((18, 24), (14, 1), (34, 12)), paint, INK, 2.5),
        Shape(((66, 24), (70, 1), (50, 12)), paint, INK, 2.5),
        Disc(42, 40, 30, paint, INK, 2.5, tall=32),
        Disc(42, 55, 18, "#d9c6ea", tall=16),
        *(
            Stroke(((x - 4, y), (x, y + 4), (x + 4, y)), INK, 1.8)
            for x, y in ((35, 51), (49, 51), (42, 58), (33, 62), (51, 62))
        ),
        Disc(29, 28, 14, _SNOW, INK, 2.5),
        Disc(55, 28, 14, _SNOW, INK, 2.5),
        Disc(31, 29, 6.5, INK),
        Disc(53, 29, 6.5, INK),
        Disc(33, 27, 2, _SNOW),
        Disc(55, 27, 2, _SNOW),
        Shape(((36, 36), (48, 36), (42, 48)), "#f2a33a", INK, 2),
        Stroke(((30, 73), (36, 70), (40, 73)), "#d98a1f", 3),
        Stroke(((44, 73), (48, 70), (54, 73)), "#d98a1f", 3),
    )


_ANIMALS = {
    "unicorn": _unicorn,
    "hedgehog": _hedgehog,
    "fox": _fox,
    "turtle": _turtle,
    "owl": _owl,
}
