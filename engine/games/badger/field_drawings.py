"""Drawings of the fields: tiles with their paths, backs, caves and what else the frame is made of.

Each is a figure in a content of 140 by 140 with the hexagon's middle in its middle, made once.
Paths never pass a hexagon's top and bottom corner, where number and colour stand (geometry.py).
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from math import cos, hypot, pi, sin

from engine.api.drawing import moved
from engine.api.drawing.geometry import arc
from engine.api.drawing.palette import INK, PAPER, shade
from engine.api.event import Line
from engine.api.scene import Disc, Figure, Part, Shape, Stroke
from engine.games.badger import drawings
from engine.games.badger.content import (
    NONE,
    Content,
    Course,
    Edges,
    Effect,
    Place,
    places_of,
    rotated,
)
from engine.games.badger.geometry import RADIUS, footprints, hexagon, ribbons, spoke
from engine.games.badger.naming import arrows, field

_SIZE, _MIDDLE = (140.0, 140.0), (70.0, 70.0)
_WIDE, _NARROW = 32.0, 23.0

_NEUTRAL, _BACK, _HOLLOW = "#a39888", "#46525e", "#120c09"
_WOOD, _GRAIN, _ROCK, _HEDGE = "#8a6742", "#75552f", "#57493f", "#2f4a2c"
_DEN, _SILK, _DARK = "#4a2f63", "#8d5fb5", "#2a1838"


class Danger(StrEnum):
    """Who would bite a mouse on a field as the paths lie."""

    NO = ""
    LORD = "lord"  #: after this action (B37)
    LADY = "lady"  #: at the end of the turn (B32)
    BOTH = "both"


#: The paths of a field: their fill and their rims.
_PAINTS: dict[Danger, tuple[str, str]] = {
    Danger.NO: ("#fff0d0", "#6b4a2f"),
    Danger.LADY: ("#d9b5ff", "#4f2480"),
    Danger.LORD: ("#ffb9ae", "#9c1f1a"),
    Danger.BOTH: ("#ffb9ae", "#9c1f1a"),
}


@lru_cache(maxsize=2048)
def tile(content: Content, kind: int, edges: Edges, danger: Danger) -> Figure:
    """Draw a tile face up: its colour, its effect, and if it is laid its paths and their danger."""
    face = content.kinds[kind]
    paint = _NEUTRAL if face.colour == NONE else content.colours[face.colour].paint
    marks: tuple[Part, ...] = (
        Shape(_corners(content, 3, 2), _HOLLOW),
        Shape(_corners(content, 3), paint, INK, 3),
        Shape(_corners(content, 8), None, shade(paint, 0.22), 2),
        *_grit(content, shade(paint, -0.3)),
        *(_rage_at_the_sides(content) if face.effect is Effect.RAGE else ()),
        *_paths(content, edges, danger),
    )
    if face.effect is not Effect.NO:
        marks += moved(drawings.EFFECTS[face.effect].marks, 50, 50, 40 / 48)
    return Figure(_SIZE, marks)


@lru_cache(maxsize=64)
def den(content: Content, edges: Edges) -> Figure:
    """Draw the lady's cave."""
    return Figure(
        _SIZE,
        (
            Shape(_corners(content, 2), _DEN, INK, 3),
            Shape(_corners(content, 9), None, _SILK, 5),
            *_spokes(content, edges, Danger.LADY),
            Disc(*_MIDDLE, 30, _DARK, _SILK, 3),
        ),
    )


@lru_cache(maxsize=4)
def back(content: Content) -> Figure:
    """Draw a covered tile."""
    cracks = (((30, 48), (40, 58), (36, 68)), ((100, 104), (94, 94), (102, 86)))
    return Figure(
        _SIZE,
        (
            Shape(_corners(content, 3, 2), _HOLLOW),
            Shape(_corners(content, 3), _BACK, INK, 3),
            Shape(_corners(content, 9), None, "#5b6975", 2.5),
            *(Stroke(crack, "#35404a", 3) for crack in cracks),
            *drawings.paw(70, 73, 2.1, "#ffffff1c"),
        ),
    )


@lru_cache(maxsize=64)
def framed(course: Course, place: Place) -> Figure:
    """Draw a field of the frame, empty: a cave of the lord, or a wooden floor."""
    content = course.content
    roads = _spokes(content, course.frame[place - course.tiles - 1], Danger.NO)
    if place in course.caves:
        return Figure(_SIZE, _cave(content, content.colours[course.caves[place]].paint, roads))
    grain = (Stroke(((26, y), (114, y)), _GRAIN, 2.5) for y in (48, 70, 92))
    return Figure(_SIZE, (Shape(_corners(content, 2), _WOOD, INK, 3), *grain, *roads))


@lru_cache(maxsize=64)
def emblem(course: Course, place: Place) -> Figure:
    """Draw what stands on a start, the checkpoint or the goal; paths end under it."""
    if place in course.starts:
        return Figure(_SIZE, _in_the_middle(_start_sign(course.starts.index(place))))
    if place == course.goal:
        ring, sign = Disc(*_MIDDLE, 29, "#ffe28a", INK, 5), drawings.CHEQUERS
    else:
        ring, sign = Disc(*_MIDDLE, 29, "#f8c9b8", "#b3261e", 5), drawings.FLAG
    return Figure(_SIZE, (ring, *_in_the_middle(sign, 0.9)))


@lru_cache(maxsize=2)
def _start_sign(seat: int) -> Figure:
    """Draw the sign of a start: what its mouse wears, without the mouse, which may be elsewhere."""
    wear = drawings.WEAR[seat]
    wide, high = wear.size
    disc = Disc(32, 32, 29, drawings.TINTS[seat], drawings.COATS[seat], 5)
    return Figure((64, 64), (disc, *moved(wear.marks, 32 - 0.4 * wide, 32 - 0.4 * high, 0.8)))


def token(course: Course, place: Place) -> Figure:
    """Return a small sign for a field that has no number."""
    if place in course.caves:
        return drawings.colour_sign(course.content.colours[course.caves[place]])
    if place in course.starts:
        return _start_sign(course.starts.index(place))
    if place in (course.checkpoint, course.goal):
        return drawings.CHEQUERS if place == course.goal else drawings.FLAG
    return drawings.LADY


@lru_cache(maxsize=4)
def store(content: Content) -> Figure:
    """Draw a snack store: no way leads there."""
    bushes = ((46, 56), (94, 56), (70, 40), (48, 88), (92, 88), (70, 102))
    return Figure(
        _SIZE,
        (
            Shape(_corners(content, 2), _HEDGE, INK, 3),
            *(
                Disc(x, y, 18, ("#3f6b35", "#4f8242")[at % 2], "#20361e", 2)
                for at, (x, y) in enumerate(bushes)
            ),
            *_in_the_middle(drawings.SNACK, 1.55),
        ),
    )


@lru_cache(maxsize=64)
def trail(content: Content, edges: Edges) -> Figure:
    """Draw the paths of a field of the frame as far as the lady comes on them."""
    return Figure(_SIZE, _spokes(content, edges, Danger.LADY))


@lru_cache(maxsize=16)
def ring(content: Content, colour: str, width: float) -> Figure:
    """Draw a bright rim for a field."""
    rims = ((INK, width + 4), (colour, width))
    return Figure(_SIZE, tuple(Shape(_corners(content, 4), None, *rim) for rim in rims))


#: Round a mouse that would be bitten: a star in red, 104 by 84.
THREAT = Figure(
    (104.0, 84.0),
    tuple(
        Shape(
            tuple(
                (
                    52 + (50, 40)[at % 2] * cos(at * pi / 13),
                    42 + 0.8 * (50, 40)[at % 2] * sin(at * pi / 13),
                )
                for at in range(26)
            ),
            None,
            *paint,
        )
        for paint in ((PAPER, 7), ("#b3261e", 3.5))
    ),
)


@lru_cache(maxsize=4)
def sample(danger: Danger) -> Figure:
    """Draw a short path for the legend, 84 by 40."""
    fill, rim = _PAINTS[danger]
    road = (
        Shape(((0, 4), (84, 4), (84, 36), (0, 36)), rim),
        Shape(((0, 8.5), (84, 8.5), (84, 31.5), (0, 31.5)), fill),
    )
    points = [(14.0, 20.0), (42.0, 20.0), (70.0, 20.0)]
    return Figure((84, 40), (*road, *_warnings(points, [(1.0, 0.0)] * 3, danger)))


def _in_the_middle(figure: Figure, scale: float = 1) -> tuple[Part, ...]:
    wide, high = figure.size
    return moved(figure.marks, 70 - wide * scale / 2, 70 - high * scale / 2, scale)


def _corners(content: Content, inset: float, down: float = 0) -> tuple[tuple[float, float], ...]:
    return hexagon(content, RADIUS - inset, (70, 70 + down))


def _grit(content: Content, dark: str) -> tuple[Part, ...]:
    """Draw grains in the corners of a tile."""
    grains = zip(hexagon(content, 44, _MIDDLE), hexagon(content, 39, _MIDDLE), strict=True)
    return tuple(
        disc
        for (x, y), (a, b) in grains
        for disc in (Disc(x + 5, y + 4, 2.4, dark), Disc(a - 4, b - 3, 1.8, dark))
    )


def _rage_at_the_sides(content: Content) -> tuple[Part, ...]:
    """Draw the sign of rage small in the corners without plates: a mouse may hide the large one.

    No teeth stand there, as on a path those say that the lord bites (B37).
    """
    plates = (1, 4) if content.points == "top" else (0, 3)
    sign = drawings.EFFECTS[Effect.RAGE]
    scale = 0.3
    wide, high = (side * scale / 2 for side in sign.size)
    return tuple(
        part
        for at, (x, y) in enumerate(hexagon(content, 54, _MIDDLE))
        if at not in plates
        for part in moved(sign.marks, x - wide, y - high, scale)
    )


def _paths(content: Content, edges: Edges, danger: Danger) -> tuple[Part, ...]:
    fill, rim = _PAINTS[danger]
    roads = tuple(
        Shape(ribbon, paint)
        for width, paint in ((_WIDE, rim), (_NARROW, fill))
        for ribbon in ribbons(content, edges, RADIUS, width, _MIDDLE)
    )
    # Three ribbons leave a hole between them.
    hole = (Disc(*_MIDDLE, _NARROW / 2, fill),) if edges.bit_count() > 2 else ()
    return (*roads, *hole, *_marked(content, edges, danger))


def _spokes(content: Content, edges: Edges, danger: Danger) -> tuple[Part, ...]:
    fill, rim = _PAINTS[danger]
    roads = tuple(
        Shape(spoke(content, edge, RADIUS, width, _MIDDLE), paint)
        for width, paint in ((_WIDE, rim), (_NARROW, fill))
        for edge in places_of(edges)
    )
    return (*roads, *_marked(content, edges, danger))


def _marked(content: Content, edges: Edges, danger: Danger) -> tuple[Part, ...]:
    if danger is Danger.NO:
        return ()
    points = footprints(content, edges, RADIUS, _MIDDLE)
    ways = []
    for x, y in points[::2]:
        far = hypot(x - 70, y - 70)
        ways += [((x - 70) / far, (y - 70) / far)] * 2
    return _warnings(points, ways, danger)


def _warnings(
    points: list[tuple[float, float]], ways: list[tuple[float, float]], danger: Danger
) -> tuple[Part, ...]:
    """Draw paws or teeth on a path, so that danger is told without colours.

    `ways` holds the direction of the path at each point, as a step of length 1.
    """
    parts: list[Part] = []
    for at, ((x, y), (along, down)) in enumerate(zip(points, ways, strict=True)):
        if danger is Danger.LADY or (danger is Danger.BOTH and at % 2 == 0):
            parts += drawings.paw(x, y, 0.42, _PAINTS[Danger.LADY][1])
            continue
        for side in (-1, 1):
            rim_x, rim_y = x - side * down * 11.5, y + side * along * 11.5
            fang = (
                (rim_x + 5 * along, rim_y + 5 * down),
                (rim_x - 5 * along, rim_y - 5 * down),
                (x - side * down * 2, y + side * along * 2),
            )
            parts.append(Shape(fang, _PAINTS[Danger.LORD][1]))
    return tuple(parts)


def _cave(content: Content, paint: str, roads: tuple[Part, ...]) -> tuple[Part, ...]:
    outer, inner = arc((70, 70), (31, 34), 0, 180), arc((70, 72), (24, 28), 0, 180)
    stones = (arc((70, 70), (radius, radius + 4), 0, 180, 6) for radius in (30, 25))
    return (
        Shape(_corners(content, 2), _ROCK, INK, 3),
        Shape(_corners(content, 9), None, paint, 9),
        *roads,
        Shape((*outer, (39, 96), (101, 96)), paint, INK, 3),
        Shape((*inner, (46, 96), (94, 96)), "#0f0a08", INK, 2),
        *(Stroke(pair, shade(paint, -0.35), 2.5) for pair in list(zip(*stones, strict=True))[1:-1]),
    )


def icons(content: Content) -> dict[Line, Figure]:
    """Return the icons of the actions, of fields with a name, and of how a tile may lie."""
    found = {Line(f"badger-{verb}"): figure for verb, figure in drawings.ACTIONS.items()}
    for key, verb in (
        ("run-to", "run"), ("up", "uncover"), ("turn", "rotate"), ("flip", "cover"),
        ("ran", "run"), ("uncovered", "uncover"), ("turned", "rotate"), ("covered", "cover"),
        ("cover-tiles", "cover"), ("up-first", "uncover"), ("up-next", "uncover"),
        ("turned-any", "rotate"),
        ("flipped-up", "uncover"), ("flipped-down", "cover"),
    ):  # fmt: skip
        found[Line(f"badger-{key}")] = drawings.ACTIONS[verb]
    found[Line("badger-flip-up")] = drawings.ACTIONS["uncover"]
    found[Line("badger-flip-down")] = drawings.ACTIONS["cover"]
    found[Line("badger-rotate-any")] = drawings.EFFECTS[Effect.ROTATOR]
    for key in ("lord", "lord-goes", "lord-bit", "rage", "rage-nobody"):
        found[Line(f"badger-{key}")] = drawings.LORD
    found[Line("badger-lady-bit")] = drawings.LADY
    found[Line("badger-passed")] = drawings.FLAG
    for course in content.courses.values():
        named = (place for place in range(len(course.names)) if field(course, place).params == ())
        found |= {field(course, place): token(course, place) for place in named}
    for kind in content.kinds:
        for edges in (rotated(kind.edges, steps) for steps in range(6)):
            found[arrows(content, edges)] = _lying(content, edges)
    return found


def _lying(content: Content, edges: Edges) -> Figure:
    """Draw the paths of any tile."""
    ground = Shape(_corners(content, 3), _NEUTRAL, INK, 5)
    return Figure(_SIZE, (ground, *_paths(content, edges, Danger.NO)))
