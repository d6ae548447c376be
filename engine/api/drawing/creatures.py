"""The hedgehogs of the house and what they wear.

Who a hedgehog is, its wear and the letter on its cloth say besides its paint.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

from engine.api.drawing.geometry import mirrored, smooth
from engine.api.drawing.palette import GOLD, INK, PAPER, shade
from engine.api.event import Line
from engine.api.scene import Disc, Figure, Part, Point, Shape, Stroke, Words

#: The box of a hedgehog; its feet stand at `FEET`.
HEDGEHOG, FEET = (124.0, 108.0), 103.0

#: The coat of a hedgehog that is no piece of a game.
COAT = "#a9743f"

_FUR, _CHEEK, _PAW = "#f8e3c2", "#f0a08f", "#6b4a34"
_STRAW, _BLUE, _LEAF, _PETAL = "#ffe9a8", "#2f73b7", "#a5d75f", "#ffe3f2"


@lru_cache(maxsize=256)
def hedgehog(
    paints: tuple[str, ...], wear: str = "", letter: Line | str = "", *, left: bool = False
) -> Figure:
    """Return a hedgehog in these paints that looks to the right, or to the `left`.

    It wears a "hat", "scarf", "leaf", "flower" or "crown", and a cloth if it has a letter.
    """
    parts: tuple[Part, ...] = (*_body(paints), *_WEAR[wear])
    middle = 40.0
    if left:
        parts, middle = mirrored(parts, HEDGEHOG[0] / 2), HEDGEHOG[0] - middle
    cloth = _cloth(middle, letter) if letter else ()
    return Figure(HEDGEHOG, (*parts, *cloth))


def _body(paints: tuple[str, ...]) -> tuple[Part, ...]:
    return (
        Disc(32, 96, 11, _PAW, INK, 2.5, tall=6),
        Disc(84, 97, 11, _PAW, INK, 2.5, tall=6),
        *_back(paints),
        Shape(_FACE, _FUR, INK, 3),
        *(_tufts(paints[0]) if len(paints) == 1 else ()),
        Disc(69, 53, 9.5, _FUR, INK, 3),
        Disc(69, 54, 4.8, _CHEEK),
        Disc(91, 80, 6.2, _CHEEK, tall=4.6),
        Disc(92, 64, 6.4, INK),
        Disc(94.2, 61.6, 2.4, PAPER),
        Disc(90, 66.8, 1.2, PAPER),
        Stroke(((86, 54), (91, 52.5), (96, 54)), INK, 2.6),
        Disc(117.5, 70, 6, INK, tall=5.4),
        Disc(119, 68, 1.7, PAPER),
        Stroke(((111, 77), (107, 81), (101, 81.5), (96.5, 78)), INK, 2.6),
    )


def _back(paints: tuple[str, ...]) -> tuple[Part, ...]:
    """Return the spines: one coat with a lighter middle, or a slice in each of the paints."""
    outer = _spines((52, 64), (51, 40), (30, 214), 13, 94)
    if len(paints) == 1:
        inner = _spines((52, 66), (40, 32), (34, 205), 10, 92)
        return (Shape(outer, shade(paints[0], -0.22), INK, 4), Shape(inner, paints[0]))
    cuts = [round(at * (len(outer) - 1) / len(paints)) for at in range(len(paints) + 1)]
    slices = (
        Shape(((52, 72), *outer[start : end + 1]), paint)
        for paint, (start, end) in zip(paints, pairwise(cuts), strict=True)
    )
    return (Shape(outer, shade(paints[-1], -0.2), INK, 4), *slices)


def _spines(
    middle: Point, reaches: Point, angles: tuple[float, float], count: int, floor: float
) -> tuple[Point, ...]:
    """Return the outline of spines that lean to the tail, from one angle to another."""
    points = []
    for at in range(2 * count + 1):
        angle = (angles[0] + (angles[1] - angles[0]) * at / (2 * count)) * pi / 180
        reach, lean = (reaches[0], 0.1) if at % 2 else (reaches[1], 0.0)
        y = min(middle[1] - reach * sin(angle + lean) * 0.98, floor)
        points.append((round(middle[0] + reach * cos(angle + lean), 1), round(y, 1)))
    return tuple(points)


def _tufts(paint: str) -> tuple[Part, ...]:
    dark, light = shade(paint, -0.4), shade(paint, 0.45)
    low = ((17, 66), (24, 48), (38, 35), (55, 28), (22, 82))
    return (
        *(Stroke(((x - 5, y - 3), (x, y), (x - 1, y - 6)), dark, 2.6) for x, y in low),
        *(Stroke(((x, y), (x - 4, y - 6)), light, 2.6) for x, y in ((30, 42), (46, 33), (63, 34))),
    )


def _cloth(x: float, letter: Line | str) -> tuple[Part, ...]:
    return (
        Stroke(((x - 15, 58), (x - 21, 49)), INK, 2.5),
        Stroke(((x + 15, 57), (x + 19, 50)), INK, 2.5),
        Shape(((x - 18, 57), (x + 18, 55), (x + 19, 87), (x - 17, 89)), PAPER, INK, 3),
        Words(x + 0.5, 69.5, letter, 30, INK, bold=True, width=32),
    )


def _petals(reach: float, radius: float, stroke: str | None) -> tuple[Part, ...]:
    angles = (at * pi / 2.5 - 0.3 for at in range(5))
    return tuple(
        Disc(
            round(70 + reach * cos(a), 1), round(32 + reach * sin(a), 1), radius, _PETAL, stroke, 3
        )
        for a in angles
    )


#: The belly and the face are one soft shape with a pointed snout.
_FACE = smooth(
    (
        (70, 44),
        (86, 46),
        (99, 58),
        (109, 66),
        (119, 71),
        (115, 79),
        (103, 86),
        (92, 95),
        (70, 97),
        (46, 97),
        (44, 91),
        (60, 84),
        (64, 62),
    ),
    steps=5,
)

_HAT: tuple[Part, ...] = (
    Shape(
        smooth(((44, 41), (50, 33), (72, 30), (96, 36), (101, 44), (72, 46)), steps=4),
        _STRAW,
        INK,
        3,
    ),
    Shape(
        smooth(((54, 37), (58, 17), (72, 12), (87, 18), (90, 39), (72, 42)), steps=4),
        _STRAW,
        INK,
        3,
    ),
    Shape(((55, 38), (57, 29), (72, 31), (88, 30), (90, 39), (72, 42)), "#b4532a"),
    Stroke(((62, 20), (60, 27)), "#d9b860", 2),
    Stroke(((80, 19), (83, 26)), "#d9b860", 2),
)
_SCARF: tuple[Part, ...] = (
    Shape(
        smooth(((60, 78), (66, 68), (80, 76), (96, 88), (92, 97), (76, 92)), steps=4),
        _BLUE,
        INK,
        3,
    ),
    Stroke(((70, 76), (66, 83)), PAPER, 4),
    Stroke(((82, 81), (77, 90)), PAPER, 4),
    Shape(((62, 76), (70, 84), (56, 106), (42, 104), (50, 97)), _BLUE, INK, 3),
    Stroke(((57, 90), (64, 95)), PAPER, 4),
)
_LEAVES: tuple[Part, ...] = (
    Stroke(((66, 42), (67, 24)), INK, 7),
    Stroke(((66, 42), (67, 24)), "#6fae3f", 3.5),
    Shape(smooth(((67, 26), (54, 26), (40, 14), (44, 8), (60, 12)), steps=5), _LEAF, INK, 3),
    Shape(smooth(((67, 26), (72, 12), (86, 4), (96, 6), (84, 22)), steps=5), _LEAF, INK, 3),
    Stroke(((62, 23), (50, 14)), "#5b9137", 2),
    Stroke(((73, 21), (86, 11)), "#5b9137", 2),
)
_FLOWER: tuple[Part, ...] = (
    *_petals(13, 10, INK),
    *_petals(11, 8, None),
    Disc(70, 32, 8, "#f2bd2c", INK, 2.5),
)
CROWN_PARTS: tuple[Part, ...] = (
    Shape(
        ((50, 42), (45, 14), (58, 26), (69, 7), (80, 26), (94, 15), (90, 43), (70, 47)),
        GOLD,
        INK,
        3,
    ),
    Disc(70, 37, 4.5, "#cf3f36"),
    Disc(57, 36, 3, "#3f9b4a"),
    Disc(83, 36, 3, "#2f73b7"),
    Disc(45, 13, 3.4, GOLD, INK, 2),
    Disc(69, 6, 3.4, GOLD, INK, 2),
    Disc(94, 14, 3.4, GOLD, INK, 2),
)
_WEAR: dict[str, tuple[Part, ...]] = {
    "": (),
    "hat": _HAT,
    "scarf": _SCARF,
    "leaf": _LEAVES,
    "flower": _FLOWER,
    "crown": CROWN_PARTS,
}
