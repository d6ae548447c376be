"""The five animals, standing; each differs by its outline, never by its colour alone."""

from __future__ import annotations

from collections.abc import Callable

from engine.api.drawing import moved
from engine.api.drawing.creatures import hedgehog
from engine.api.drawing.geometry import mirrored, smooth
from engine.api.drawing.palette import GOLD, INK, PAPER, shade
from engine.api.scene import Box, Disc, Part, Point, Shape, Stroke
from engine.games.safaru.model import Animal

#: The box of an animal; its feet stand at 112.
ANIMAL = (124.0, 116.0)

_SNOW, _BEAK, _SKIN, _SCALE, _CHEEK = "#fdfdff", "#f2a33a", "#b9d879", "#8fcf6d", "#f0a08f"
_SOOT, _FEATHER, _DOWN, _HORN = "#4a2a22", "#8d6ab8", "#e5d8f3", "#b07d17"
_TWIG, _STRAW = "#a9793f", "#e8c979"


def animal_parts(animal: Animal, *, baby: bool = False, left: bool = False) -> tuple[Part, ...]:
    """Return an animal; a baby is small and lies in a nest."""
    parts = _ANIMALS[animal.name](animal.paint)
    if left:
        parts = mirrored(parts, 62)
    if baby:
        return (*moved(parts, 24, 20, 0.64), *nest(62, 94, 48))
    return parts


def nest(x: float, y: float, width: float) -> tuple[Part, ...]:
    """Return a nest of twigs round (x, y), twice as wide as `width`."""
    brim, base = width, width * 0.74
    return (
        Shape(
            ((x - brim, y - 8), (x + brim, y - 8), (x + base, y + 14), (x - base, y + 14)),
            _TWIG,
            INK,
            3.5,
        ),
        Stroke(((x - width * 0.8, y - 1), (x + width * 0.2, y + 8)), _STRAW, 3.5),
        Stroke(((x - width * 0.1, y - 2), (x + width * 0.76, y + 4)), _STRAW, 3.5),
        Stroke(((x - width * 0.5, y + 8), (x - width * 0.2, y + 2)), _STRAW, 3),
    )


def egg(x: float, y: float) -> tuple[Part, ...]:
    """Return an egg with a crack round (x, y)."""
    crack = ((-14, -2), (-7, 4), (0, -3), (7, 4), (14, -2))
    return (
        Disc(x, y, 15, PAPER, INK, 3, tall=20),
        Disc(x - 5, y - 9, 3, "#e9dcc0", tall=4),
        Stroke(tuple((x + across, y + down) for across, down in crack), INK, 2.6),
    )


def _pair(points: tuple[Point, ...], axis: float = 60) -> tuple[tuple[Point, ...], ...]:
    """Return some points, and the same ones on the other side of x = `axis`."""
    return points, tuple((2 * axis - x, y) for x, y in points)


def _eye(x: float, y: float, radius: float) -> tuple[Part, ...]:
    return (
        Disc(x, y, radius, INK),
        Disc(x + radius * 0.34, y - radius * 0.38, radius * 0.38, PAPER),
        Disc(x - radius * 0.3, y + radius * 0.42, radius * 0.19, PAPER),
    )


def _owl(paint: str) -> tuple[Part, ...]:
    """Return the animal from the front: round, with tufts, huge eyes and a feathered belly."""
    body = smooth(
        ((60, 13), (88, 20), (101, 52), (95, 92), (60, 108), (25, 92), (19, 52), (32, 20))
    )
    wing = smooth(((22, 50), (10, 74), (22, 102), (36, 88), (34, 62)), steps=5)
    claws = (((46, 104), (42, 112)), ((46, 104), (51, 112)))
    return (
        *(Stroke(each, _BEAK, 5) for claw in claws for each in _pair(claw)),
        *(Shape(each, paint, INK, 4) for each in _pair(((24, 34), (15, 2), (52, 18)))),
        Shape(body, paint, INK, 4),
        *(Shape(each, paint) for each in _pair(((28, 28), (22, 12), (44, 20)))),
        Disc(60, 83, 25, _DOWN, tall=23),
        *(
            Stroke(((x - 5, y), (x, y + 5), (x + 5, y)), _FEATHER, 2.6)
            for x, y in ((60, 76), (48, 84), (72, 84), (60, 92))
        ),
        *(Shape(each, shade(paint, -0.25), INK, 3.5) for each in _pair(wing)),
        *(Disc(x, 46, 20, _SNOW, INK, 3.5) for x in (42, 78)),
        *_eye(46, 47, 10),
        *_eye(74, 47, 10),
        Shape(((52, 56), (68, 56), (60, 71)), _BEAK, INK, 3),
        *(Disc(x, 66, 5.5, _CHEEK, tall=4) for x in (29, 91)),
        *(Stroke(each, shade(paint, -0.4), 4) for each in _pair(((24, 27), (38, 22), (48, 26)))),
    )


def _fox(paint: str) -> tuple[Part, ...]:
    """Return the animal from the front, sitting, with white cheeks and a bushy tail."""
    tail = (
        (76, 106), (104, 106), (121, 88), (118, 60), (106, 50), (100, 64), (100, 82), (84, 90)
    )  # fmt: skip
    head = (
        (60, 14), (84, 17), (96, 32), (111, 54), (88, 64),
        (60, 82), (32, 64), (9, 54), (24, 32), (36, 17),
    )  # fmt: skip
    tip = ((121, 76), (118, 60), (106, 50), (100, 64), (101, 74), (108, 68), (114, 72))
    cheek = smooth(((12, 54), (34, 46), (52, 60), (60, 80), (36, 66)), steps=4)
    return (
        Shape(smooth(tail), paint, INK, 4),
        Shape(smooth(tip, steps=5), _SNOW, INK, 3),
        Shape(
            smooth(((42, 66), (78, 66), (88, 96), (84, 110), (36, 110), (32, 96)), steps=5),
            paint,
            INK,
            4,
        ),
        Shape(smooth(((48, 72), (72, 72), (70, 96), (60, 103), (50, 96)), steps=4), _SNOW),
        *(Disc(x, 109, 10, _SOOT, INK, 3, tall=6) for x in (47, 73)),
        Stroke(((60, 100), (60, 109)), INK, 3),
        *(Shape(each, paint, INK, 4) for each in _pair(((20, 40), (14, 0), (50, 20)))),
        *(Shape(each, _SOOT) for each in _pair(((25, 30), (20, 11), (38, 21)))),
        Shape(smooth(head), paint, INK, 4),
        *(Shape(each, _SNOW) for each in _pair(cheek)),
        Shape(((56, 30), (64, 30), (62, 62), (58, 62)), shade(paint, 0.3)),
        *_eye(42, 46, 6.8),
        *_eye(78, 46, 6.8),
        *(Stroke(each, INK, 3) for each in _pair(((33, 37), (41, 34), (48, 37)))),
        Disc(60, 70, 7.5, INK, tall=6),
        Disc(58, 68, 2, PAPER),
        Stroke(((52, 80), (60, 84), (68, 80)), INK, 2.8),
        *(Disc(x, 58, 6, _CHEEK, tall=4) for x in (31, 89)),
    )


def _hedgehog(paint: str) -> tuple[Part, ...]:
    """Return the hedgehog of the house."""
    return moved(hedgehog((paint,)).marks, 0, 8)


def _turtle(paint: str) -> tuple[Part, ...]:
    """Return the animal from the side: a domed shell with plates, a long neck and short legs."""
    neck = (
        (76, 88), (84, 66), (84, 48), (92, 34), (108, 32),
        (120, 42), (119, 56), (108, 64), (104, 80), (92, 96),
    )  # fmt: skip
    shell = (
        (6, 88), (10, 62), (26, 40), (48, 31), (70, 38),
        (86, 60), (92, 86), (88, 95), (50, 98), (10, 95),
    )  # fmt: skip
    rim = ((8, 86), (50, 88), (91, 84), (88, 95), (50, 98), (10, 95))
    seams = (
        ((37, 45), (31, 37)),
        ((60, 45), (65, 36)),
        ((69, 63), (88, 63)),
        ((28, 63), (10, 63)),
        ((37, 81), (32, 88)),
        ((60, 81), (64, 88)),
    )
    return (
        Shape(((10, 82), (0, 98), (20, 94)), _SKIN, INK, 3),
        *(_leg(x) for x in (16, 66, 38)),
        Shape(smooth(neck), _SKIN, INK, 4),
        *_eye(104, 47, 7.2),
        Disc(96, 58, 5.5, _CHEEK, tall=4),
        Stroke(((107, 57), (113, 58), (118, 54)), INK, 2.8),
        Disc(117, 46, 1.4, INK),
        Shape(smooth(shell), paint, INK, 4),
        Shape(smooth(rim, steps=4), shade(paint, -0.3)),
        Shape(((37, 45), (60, 45), (69, 63), (60, 81), (37, 81), (28, 63)), _SCALE, INK, 3),
        Disc(45, 54, 6, "#b6e397", tall=4),
        *(Stroke(each, INK, 3) for each in seams),
    )


def _leg(x: float) -> Shape:
    foot = ((x, 82), (x + 20, 82), (x + 20, 106), (x + 16, 112), (x + 3, 112), (x, 106))
    return Shape(smooth(foot, steps=4), _SKIN, INK, 3.5)


def _unicorn(paint: str) -> tuple[Part, ...]:
    """Return the animal from the side with its horn, a mane and a tail."""
    head = (
        (58, 82), (58, 54), (64, 34), (78, 24), (94, 28), (106, 42), (120, 54),
        (119, 66), (106, 71), (92, 64), (86, 70), (84, 88), (70, 96),
    )  # fmt: skip
    mane = (
        (86, 16), (74, 14), (62, 22), (52, 38), (50, 58), (44, 70), (56, 74), (62, 84),
        (70, 76), (66, 62), (74, 56), (70, 44), (80, 38), (80, 28), (92, 28),
    )  # fmt: skip
    body = ((26, 66), (46, 60), (70, 62), (84, 74), (82, 92), (54, 98), (30, 95), (21, 80))
    tail = ((26, 66), (8, 62), (2, 82), (10, 104), (20, 96), (16, 82), (28, 78))
    hairs = (((74, 20), (62, 34)), ((62, 42), (58, 60)), ((58, 66), (62, 74)))
    light = shade(paint, 0.4)
    return (
        Shape(smooth(tail), paint, INK, 3.5),
        Stroke(((18, 70), (9, 84), (13, 94)), light, 3),
        *_hoof(38, "#d7e1f0", paint),
        *_hoof(72, "#d7e1f0", paint),
        Shape(smooth(body), _SNOW, INK, 4),
        *_hoof(27, _SNOW, paint),
        *_hoof(62, _SNOW, paint),
        Box(29, 84, 9, 8, _SNOW),
        Box(64, 84, 9, 8, _SNOW),
        Shape(((88, 30), (97, 34), (111, 1)), GOLD, INK, 3.5),
        Stroke(((95, 20), (101, 24)), _HORN, 2.6),
        Stroke(((100, 11), (105, 14)), _HORN, 2.6),
        Shape(smooth(head), _SNOW, INK, 4),
        Shape(((72, 28), (70, 6), (84, 22)), _SNOW, INK, 3.5),
        Shape(smooth(mane, steps=5), paint, INK, 3.5),
        *(Stroke(each, light, 3) for each in hairs),
        *_eye(93, 48, 7),
        Stroke(((98, 38), (104, 40)), INK, 2.6),
        Disc(113, 60, 1.8, INK),
        Stroke(((103, 67), (110, 66)), INK, 2.6),
        Disc(98, 60, 5.5, _CHEEK, tall=4),
    )


def _hoof(x: float, coat: str, paint: str) -> tuple[Part, ...]:
    return (
        Box(x, 86, 13, 25, coat, INK, 3.5, 4),
        Box(x + 0.5, 103, 12, 8, paint, INK, 3, 3),
    )


_ANIMALS: dict[str, Callable[[str], tuple[Part, ...]]] = {
    "unicorn": _unicorn,
    "hedgehog": _hedgehog,
    "fox": _fox,
    "turtle": _turtle,
    "owl": _owl,
}
