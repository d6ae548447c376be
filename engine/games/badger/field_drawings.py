"""Drawings of the fields: tiles with their paths, backs, caves and what else the frame is made of.

Each is a figure in a content of 140 by 140 with the hexagon's middle in its middle, made once.
"""

from __future__ import annotations

from functools import lru_cache

from engine.api.drawing import moved
from engine.api.event import Line
from engine.api.scene import Box, Disc, Figure, Part, Shape, Stroke, Words
from engine.games.badger import drawings
from engine.games.badger.content import (
    LADY,
    NONE,
    Colour,
    Content,
    Course,
    Edges,
    Effect,
    Place,
    places_of,
)
from engine.games.badger.drawings import INK, PAPER
from engine.games.badger.geometry import FREE, footprints, hexagon, ribbons, spoke

#: The radius of a hexagon in its figure.
RADIUS = 70.0

_SIZE, _MIDDLE = (2 * RADIUS, 2 * RADIUS), (RADIUS, RADIUS)
_WIDE, _NARROW = 33.0, 23.0

#: A path, and one that the lady searches: its fill and its rims.
_SAND, _HUNTED = ("#fff4d9", "#7b5b3a"), ("#dcb8ff", "#5b2a86")

_NEUTRAL, _DEN, _BACK = "#b9b1a4", "#8d5fb5", "#4c6472"
_WOOD, _ROCK, _HEDGE = "#a8845c", "#6b5f55", "#3f6b35"
_AIMS = ("#f4b8a4", "#ffe08a")


@lru_cache(maxsize=2048)
def tile(content: Content, kind: int, edges: Edges, *, hunted: bool) -> Figure:
    """Draw a tile face up: its colour with badge and letter, its effect, and if laid its paths."""
    colour = content.kinds[kind].colour
    ground = _NEUTRAL if colour == NONE else content.colours[colour].paint
    paths = _paths(content, edges, hunted=hunted)
    return Figure(_SIZE, (_hexagon(content, ground), *paths, *_signs(content, kind)))


@lru_cache(maxsize=64)
def den(content: Content, edges: Edges) -> Figure:
    """Draw the lady's cave."""
    roads = _spokes(content, edges, _HUNTED)
    return Figure(_SIZE, (_hexagon(content, _DEN), *roads, Disc(*_MIDDLE, 37, "#3a2450", INK, 3)))


@lru_cache(maxsize=4)
def back(content: Content) -> Figure:
    """Draw a covered tile."""
    paw = moved(drawings.PAW.marks, RADIUS - 45, RADIUS - 48, 1.5)
    return Figure(_SIZE, (_hexagon(content, _BACK), *paw))


@lru_cache(maxsize=64)
def framed(course: Course, place: Place) -> Figure:
    """Draw a field of the frame, empty."""
    content = course.content
    roads = _spokes(content, course.frame[place - course.tiles - 1], _SAND)
    if place in course.caves:
        return Figure(_SIZE, (*_cave(content, content.colours[course.caves[place]], roads),))
    return Figure(_SIZE, (_hexagon(content, _WOOD), *roads))


@lru_cache(maxsize=64)
def emblem(course: Course, place: Place) -> Figure:
    """Draw what stands on a start, the checkpoint or the goal; paths end under it."""
    if place in course.starts:
        seat = course.starts.index(place)
        disc = Disc(*_MIDDLE, 33, drawings.TINTS[seat], drawings.COATS[seat], 6)
        return Figure(_SIZE, (disc, *_in_the_middle(drawings.WEAR[seat])))
    goal = place == course.goal
    sign = drawings.CHEQUERS if goal else drawings.FLAG
    ring = Disc(*_MIDDLE, 34, _AIMS[goal], INK, 3)
    return Figure(_SIZE, (ring, *_in_the_middle(sign)))


def token(course: Course, place: Place) -> Figure:
    """Return a small sign for a field that has no number."""
    if place == LADY:
        return drawings.LADY
    if place in course.caves:
        return drawings.BADGES[course.content.colours[course.caves[place]].badge]
    if place in course.starts:
        return drawings.MICE[course.starts.index(place)]
    return drawings.CHEQUERS if place == course.goal else drawings.FLAG


@lru_cache(maxsize=4)
def store(content: Content) -> Figure:
    """Draw a snack store: no way leads there."""
    bushes = tuple(
        Disc(x, y, 20, "#4f8242", "#2f5227", 2)
        for x, y in ((45, 55), (95, 55), (70, 40), (48, 88), (92, 88), (70, 102))
    )
    cheese = moved(drawings.SNACK.marks, RADIUS - 27, RADIUS - 22, 1.8)
    return Figure(_SIZE, (_hexagon(content, _HEDGE), *bushes, *cheese))


@lru_cache(maxsize=64)
def trail(content: Content, edges: Edges) -> Figure:
    """Draw the paths of a field of the frame as far as the lady comes on them."""
    return Figure(_SIZE, (*_spokes(content, edges, _HUNTED), *_steps(content, edges)))


@lru_cache(maxsize=16)
def ring(content: Content, colour: str, width: float) -> Figure:
    """Draw a bright rim for a field."""
    corners = hexagon(content, RADIUS - 5, _MIDDLE)
    rims = (Shape(corners, None, INK, width + 4), Shape(corners, None, colour, width))
    return Figure(_SIZE, rims)


@lru_cache(maxsize=16)
def plate(content: Content, colour: int) -> Figure:
    """Draw the sign of a colour alone, to stand above a rim."""
    return Figure(_SIZE, _letter(content, content.colours[colour]))


def _in_the_middle(figure: Figure) -> tuple[Part, ...]:
    x, y = RADIUS - figure.size[0] / 2, RADIUS - figure.size[1] / 2
    return moved(figure.marks, x, y)


def _signs(content: Content, kind: int) -> tuple[Part, ...]:
    face = content.kinds[kind]
    letter = () if face.colour == NONE else _letter(content, content.colours[face.colour])
    if face.effect is Effect.NO:
        return letter
    return (*letter, *moved(drawings.EFFECTS[face.effect].marks, RADIUS - 24, RADIUS - 24))


def _hexagon(content: Content, fill: str) -> Shape:
    return Shape(hexagon(content, RADIUS - 1, _MIDDLE), fill, INK, 2.5)


def _paths(content: Content, edges: Edges, *, hunted: bool) -> tuple[Part, ...]:
    fill, rim = _HUNTED if hunted else _SAND
    roads = tuple(
        Shape(ribbon, paint)
        for width, paint in ((_WIDE, rim), (_NARROW, fill))
        for ribbon in ribbons(content, edges, RADIUS, width, _MIDDLE)
    )
    # Three ribbons leave a hole between them.
    hole = (Disc(*_MIDDLE, _NARROW / 2, fill),) if edges.bit_count() > 2 else ()
    return (*roads, *hole, *(_steps(content, edges) if hunted else ()))


def _steps(content: Content, edges: Edges) -> tuple[Part, ...]:
    """Draw footprints where the lady goes, for those who cannot see her violet."""
    points = footprints(content, edges, RADIUS, _MIDDLE)
    return tuple(Disc(x, y, 5, _HUNTED[1]) for x, y in points)


def _spokes(content: Content, edges: Edges, paints: tuple[str, str]) -> tuple[Part, ...]:
    fill, rim = paints
    return tuple(
        Shape(spoke(content, edge, RADIUS, width, _MIDDLE), paint)
        for width, paint in ((_WIDE, rim), (_NARROW, fill))
        for edge in places_of(edges)
    )


def _cave(content: Content, colour: Colour, roads: tuple[Part, ...]) -> tuple[Part, ...]:
    rim = hexagon(content, RADIUS - 8, _MIDDLE)
    mouth = ((34, 96), (34, 66), (46, 44), (70, 36), (94, 44), (106, 66), (106, 96))
    return (
        _hexagon(content, _ROCK),
        Shape(rim, None, colour.paint, 12),
        *roads,
        Shape(mouth, "#1d1714", INK, 3),
        Stroke(mouth, colour.paint, 7),
        *_letter(content, colour),
    )


def _letter(content: Content, colour: Colour) -> tuple[Part, ...]:
    """Draw the sign of a colour: its badge and its letter on a light plate."""
    off = FREE[content.points][1]
    x, y = RADIUS + off[0], RADIUS + off[1]
    letter = Line(f"badger-letter-{colour.name}")
    return (
        Box(x - 33, y - 14, 66, 28, PAPER, INK, 2, 9),
        *moved(drawings.BADGES[colour.badge].marks, x - 31, y - 12),
        Words(x + 12, y, letter, 26, INK, bold=True, width=37),
    )
