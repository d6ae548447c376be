"""The names of fields, edges and tiles as lines, for rules, offers and pictures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.api.event import Line, line
from engine.games.badger.content import LADY, NONE, Content, Course, Edges, Place, places_of


def names_of(content: Content) -> tuple[str, ...]:
    """Return the text keys of the colours, caves and starts that the content names."""
    colours = [colour.name for colour in content.colours]
    starts = [name for run in content.course_cells.values() for name in run.starts]
    named = dict.fromkeys((*(cave.name for cave in content.caves), *starts))
    return (
        *(f"badger-{kind}-{name}" for name in colours for kind in ("colour", "letter")),
        *(f"badger-{kind}-{name}" for name in named for kind in ("field", "to")),
    )


# There are few fields, faces and shapes and they are named all the time, so each name is made once.


@lru_cache(maxsize=1024)
def field(course: Course, place: Place) -> Line:
    """Return the name of a field: its number, or its own name."""
    if LADY < place <= course.tiles:
        return line("badger-tile", number=place)
    return Line(f"badger-field-{course.names[place]}")


@lru_cache(maxsize=1024)
def destination(course: Course, place: Place) -> Line:
    """Return the name of a field that somebody goes to."""
    if LADY < place <= course.tiles:
        return line("badger-to-tile", number=place)
    return Line(f"badger-to-{course.names[place]}")


def fields(course: Course, places: Iterable[Place]) -> tuple[Line, ...]:
    """Return the names of some fields, to be read as a list."""
    return tuple(field(course, place) for place in places)


@lru_cache(maxsize=256)
def face(content: Content, kind: int) -> Line:
    """Return the face of a tile in words: its colour and shape, and its effect if it has one."""
    tile = content.kinds[kind]
    colour = "neutral" if tile.colour == NONE else content.colours[tile.colour].name
    named = line(
        "badger-face",
        colour=Line(f"badger-colour-{colour}"),
        shape=Line(f"badger-shape-{tile.name}"),
    )
    if not tile.effect:
        return named
    return line("badger-face-effect", face=named, effect=Line(f"badger-effect-{tile.effect}"))


@lru_cache(maxsize=256)
def arrows(content: Content, edges: Edges) -> Line:
    """Return open edges as arrows, clockwise."""
    signs = [Line(f"badger-edge-{content.edges[edge].name}") for edge in places_of(edges)]
    shown = signs[0]
    for sign in signs[1:]:
        shown = line("badger-arrows", first=shown, rest=sign)
    return shown


def neighbours(course: Course, place: Place, edges: Edges) -> list[Place]:
    """Return the fields that these open edges of a field lead to, clockwise."""
    return [beside for bit, beside, _ in course.ways[place] if edges & bit]


@lru_cache(maxsize=4096)
def ways_on(course: Course, place: Place, edges: Edges) -> tuple[Line, ...]:
    """Return the names of the fields beyond these edges of a field, never an empty list."""
    return fields(course, neighbours(course, place, edges)) or (Line("badger-no-field"),)
