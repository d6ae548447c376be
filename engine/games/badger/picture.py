"""The picture of the maze: tiles and paths, mice and badgers, and a choice in mind.

Drawn from a view alone, to be read at half its size. Where a badger bites follows from what lies
open. The panels round the board are in panels.py; the picture keeps its size through every step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.api.action import Action
from engine.api.drawing import centred
from engine.api.drawing.geometry import along, arc, scattered, smooth
from engine.api.drawing.palette import GOLD, INK, PAPER, both
from engine.api.event import Line
from engine.api.scene import (
    Box,
    Disc,
    Figure,
    Mark,
    Part,
    Point,
    Scene,
    Shape,
    Stamp,
    Stroke,
    Words,
)
from engine.games.badger import consequences, drawings, field_drawings
from engine.games.badger.content import LADY, NONE, Content, Course, Place, places_of
from engine.games.badger.describe import alt, describe
from engine.games.badger.field_drawings import Danger
from engine.games.badger.geometry import RADIUS, SIGN, WIDTH, Plan, hexagon, plan
from engine.games.badger.model import Board, Deed, View
from engine.games.badger.panels import CHOICE, LEGEND, number_plate, panels
from engine.games.badger.preview import Preview, preview

_EARTH, _DEEP, _HIGH, _ROOT = "#33241b #211813", "#2a1d16 #1a130f", "#3f2d21 #2b1f18", "#4d3626"
_SKY, _GRASS, _GLOW = both("#8fc7d8", "#1c2b4a"), both("#6e9f4c", "#2f5a35"), "#7fe0c0"
_SHOWS, _HOLLOW = "#ffffff", "#120c09"

#: Smaller words cannot be read where the picture is shown at half its size.
_SMALLEST = 26


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Draw the view; `pending` is a choice, complete or half-made, drawn as it would be."""
    board = view.board
    course = content.courses[board.course]
    layout = plan(course)
    choice = preview(course, board, pending)
    height = layout.height + LEGEND + CHOICE
    marks = [
        *_tiles(course, layout, choice),
        *_runs(board, layout),
        *_figures(course, layout, choice),
        *_plates(course, layout, choice),
        *panels(course, choice, layout.height, view.seat),
    ]
    return Scene(
        size=(WIDTH, height),
        ground=_ground(course),
        marks=tuple(marks),
        alt=alt(content, board),
        text=tuple(describe(content, view)),
    )


@lru_cache(maxsize=16)
def _ground(course: Course) -> tuple[Mark, ...]:
    """Return the earth with the fields of the frame, which no move changes."""
    layout, content = plan(course), course.content
    frame = range(course.tiles + 1, len(course.names))
    return (
        Stamp(0, 0, Figure((WIDTH, layout.height), (*_earth(layout.height), *_maze(layout)))),
        *(_stamp(layout, field_drawings.store(content), middle) for middle in layout.stores),
        *(
            _stamp(layout, field_drawings.framed(course, place), layout.centres[place])
            for place in frame
        ),
    )


def _earth(height: float) -> Iterator[Part]:
    """Draw the earth below the hedge: roots, stones and mushrooms that glow."""
    yield Box(0, 0, WIDTH, height, _EARTH)
    for at, (x, y) in enumerate(scattered(70, 0, 0, WIDTH, height)):
        wide = 20 + at * 37 % 60
        yield Disc(x, y, wide, (_DEEP, _HIGH, _DEEP)[at % 3], tall=wide * (0.3 + at % 4 / 12))
    yield Box(0, 0, WIDTH, 22, _SKY)
    blades = ((x, 20 + (10 if at % 2 else -8)) for at, x in enumerate(range(-4, WIDTH + 12, 9)))
    yield Shape((*blades, (WIDTH + 6, 36), (-4, 36)), _GRASS)
    for x, long in ((206, 60), (300, 44), (344, 70), (462, 64), (522, 40), (604, 74), (186, 30)):
        line = ((x, 28), (x + 7, 28 + long * 0.4), (x - 5, 28 + long * 0.7), (x + 3, 28 + long))
        yield Stroke(smooth(line, closed=False, steps=4), _ROOT, 5)
        yield Stroke(((x + 3, 28 + long * 0.5), (x + 16, 28 + long * 0.8)), _ROOT, 3)
    low = height - 36
    for x, off, wide in ((196, 20, 16), (262, 4, 22), (318, 14, 14), (486, 2, 20), (560, 12, 15)):
        yield Disc(x, low - off, wide, "#6a5a4d", INK, 2, tall=wide * 0.7)
        yield Disc(x - wide / 4, low - off - wide / 5, wide * 0.4, "#83715f", tall=wide / 5)
    for x, off, scale in ((220, -14, 1.0), (292, -18, 0.8), (528, -14, 1.0), (590, 26, 0.7)):
        yield from _mushroom(x, low - off, scale)


def _maze(layout: Plan) -> Iterator[Part]:
    """Draw the dark round the fields: together it is the maze in the earth."""
    for middle in (*layout.centres, *layout.stores):
        yield Shape(hexagon(layout.content, layout.radius + 9, middle), _HOLLOW)


def _mushroom(x: float, y: float, scale: float) -> Iterator[Part]:
    for radius in (34, 22):
        yield Disc(x, y - 14 * scale, radius * scale, f"{_GLOW}20")
    yield Box(x - 4 * scale, y - 14 * scale, 8 * scale, 18 * scale, "#e9e2c8", INK, 2, 3)
    hat = arc((x, y - 12 * scale), (16 * scale, 15 * scale), 0, 180, 11)
    yield Shape(tuple(hat), _GLOW, INK, 2)
    for off, up in ((-6, 18), (5, 20)):
        yield Disc(x + off * scale, y - up * scale, 2.4 * scale, PAPER)


# The board


def _tiles(course: Course, layout: Plan, choice: Preview) -> Iterator[Mark]:
    board, content = choice.board, course.content
    hunted = course.hunted(board.open)
    bitten = _bitten(course, board)
    for place in places_of(hunted >> (course.tiles + 1) << (course.tiles + 1)):
        edges = sum(bit for bit, there, _ in course.ways[place] if hunted >> there & 1)
        yield _stamp(layout, field_drawings.trail(content, edges), layout.centres[place])
    for place in range(course.tiles + 1):
        edges, kind = board.open[place], board.shown[place]
        if place == LADY:
            figure = field_drawings.den(content, edges)
        elif kind == NONE:
            figure = field_drawings.back(content)
        else:
            danger = _danger(place, hunted, bitten)
            figure = field_drawings.tile(content, kind, edges, danger)
        yield _stamp(layout, figure, layout.centres[place])
    for place in (course.checkpoint, course.goal, *course.starts):
        yield _stamp(layout, field_drawings.emblem(course, place), layout.centres[place])
    yield from _rims(course, layout, choice)


def _bitten(course: Course, board: Board) -> int:
    """Return the fields where the lord bites as the paths lie, as bits (B37, B38)."""
    if board.lord == NONE:
        return 0
    return course.bitten_beside(board.open, board.lord) | (board.own_cave << board.lord)


def _danger(place: Place, hunted: int, bitten: int) -> Danger:
    if bitten >> place & 1:
        return Danger.BOTH if hunted >> place & 1 else Danger.LORD
    return Danger.LADY if hunted >> place & 1 else Danger.NO


def _rims(course: Course, layout: Plan, choice: Preview) -> Iterator[Mark]:
    """Draw a white rim round what the mover could choose, a gold one round the choice in mind."""
    shows = field_drawings.ring(course.content, _SHOWS, 5)
    for place in consequences.choices(course, choice.board):
        yield _stamp(layout, shows, layout.centres[place])
    if choice.place != NONE:
        gold = field_drawings.ring(course.content, GOLD, 8)
        yield _stamp(layout, gold, layout.centres[choice.place])


def _plates(course: Course, layout: Plan, choice: Preview) -> Iterator[Mark]:
    """Draw numbers, colours and names above everything else, where no path can come."""
    board, content, scale = choice.board, course.content, layout.radius / RADIUS
    lit = {choice.place}
    for deed in board.last_turn[1]:
        lit |= {deed.place, *places_of(deed.changed)}
    for place in range(1, course.tiles + 1):
        if board.shown[place] == NONE:
            x, y = layout.centres[place]
            size = max(_SMALLEST, round(40 * scale))
            yield Words(x, y + 2, str(place), size, GOLD if place in lit else PAPER, bold=True)
        else:
            yield from number_plate(content, layout.number_corner(place), place, place in lit)
    for place in (*range(1, course.tiles + 1), *course.caves):
        colour = consequences.colour_of(course, board, place)
        if colour != NONE:
            sign = drawings.colour_sign(content.colours[colour])
            yield centred(sign, layout.colour_corner(place), max(0.7, 0.8 * scale))
    for place in (course.checkpoint, course.goal, *course.starts):
        (x, y), (wide, high) = layout.outside(place), SIGN
        kind = "start" if place in course.starts else course.names[place]
        yield Box(x - wide / 2, y - high / 2, wide, high, PAPER, INK, 2.5, 9)
        named = Line(f"badger-sign-{kind}")
        yield Words(x, y, named, _SMALLEST, INK, bold=True, width=wide - 8)


# What moves


def _runs(board: Board, layout: Plan) -> Iterator[Mark]:
    """Draw where the mice ran: in the turn before, and in this turn."""
    yield from _run(1 - board.turn, board.last, layout)
    yield from _run(board.turn, board.deeds, layout)


def _run(seat: int, deeds: Iterable[Deed], layout: Plan) -> Iterator[Mark]:
    stops: list[Place] = []
    for deed in deeds:
        if deed.verb != "run":
            continue
        if stops and stops[-1] != deed.start:  # it was bitten in between
            yield from _steps(seat, stops, layout)
            stops = []
        stops = stops or [deed.start]
        stops.append(deed.place)
    if stops:
        yield from _steps(seat, stops, layout)


def _steps(seat: int, stops: list[Place], layout: Plan) -> Iterator[Mark]:
    """Draw a mouse's way as dots, or as triangles for the second, with its ghost at the start."""
    scale = layout.radius / RADIUS
    for x, y in along(layout.track(stops), 8 * len(stops) - 7)[2:-2]:
        yield centred(drawings.STEPS[seat], (x, y), scale)
    yield centred(drawings.GHOST_RINGS[seat], layout.centres[stops[0]], scale)
    yield centred(drawings.MICE[seat], layout.centres[stops[0]], 0.72 * scale, 0.6)


def _figures(course: Course, layout: Plan, choice: Preview) -> Iterator[Mark]:
    board, scale = choice.board, layout.scale
    yield centred(drawings.LADY, layout.centres[LADY], 0.68 * scale)
    if choice.lord != NONE:
        yield centred(drawings.LORD, layout.centres[choice.lord], 0.78 * scale, 0.4)
    if board.lord != NONE:
        fade = 0.6 if choice.lord != NONE else 0.0
        yield centred(drawings.LORD, layout.centres[board.lord], 0.78 * scale, fade)
    together = board.mice[0] == board.mice[1]
    bitten = _bitten(course, board)
    for seat, place in enumerate(board.mice):
        x, y = layout.standing(place)
        beside = together or place in (LADY, board.lord)
        if bitten >> place & 1 and not board.ending:
            yield centred(field_drawings.THREAT, (x, y), scale)
        if beside:
            # Two figures on one field stand side by side.
            x += (seat - 0.5) * (52 if together else 36) * scale
            y += 0 if together else 14 * scale
        leaving = seat == board.turn and choice.mouse != NONE
        size = (0.8 if together or not beside else 0.72) * scale
        yield from _mouse(board, seat, (x, y), size, 0.6 if leaving else 0)
    if choice.mouse != NONE:
        yield from _mouse(board, board.turn, layout.standing(choice.mouse), 0.8 * scale, 0.35)


def _mouse(board: Board, seat: int, middle: Point, scale: float, fade: float) -> Iterator[Mark]:
    yield centred(drawings.MICE[seat], middle, scale, fade)
    if board.passed[seat]:
        x, y = middle
        yield Stamp(x + 18 * scale, y - 44 * scale, drawings.FLAG, 0.8 * scale, fade)


def _stamp(layout: Plan, figure: Figure, middle: Point) -> Stamp:
    return centred(figure, middle, layout.radius / RADIUS)
