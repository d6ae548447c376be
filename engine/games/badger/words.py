"""What things are called: fields, edges and tiles as lines, for rules, offers and pictures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.api.event import Line, line
from engine.games.badger.course import Box, Course, places_of
from engine.games.badger.model import LADY, NONE, Content, Edges, Place


def names_of(content: Content) -> tuple[str, ...]:
    """Give the text keys that follow from what the box calls its colours, caves and starts."""
    colours = [colour.name for colour in content.colours]
    starts = [name for run in content.courses.values() for name in run.starts]
    named = dict.fromkeys((*(cave.name for cave in content.caves), *starts))
    return (
        *(f"badger-{kind}-{name}" for name in colours for kind in ("colour", "letter")),
        *(f"badger-{kind}-{name}" for name in named for kind in ("field", "to")),
    )


# There are few fields, faces and shapes and they are named all the time, so each name is made once.


@lru_cache(maxsize=1024)
def field(course: Course, place: Place) -> Line:
    """Name a field: its number, or its name."""
    if LADY < place <= course.tiles:
        return line("badger-tile", number=place)
    return Line(f"badger-field-{course.names[place]}")


@lru_cache(maxsize=1024)
def whither(course: Course, place: Place) -> Line:
    """Name a field as where somebody goes."""
    if LADY < place <= course.tiles:
        return line("badger-to-tile", number=place)
    return Line(f"badger-to-{course.names[place]}")


def fields(course: Course, places: Iterable[Place]) -> tuple[Line, ...]:
    """Name some fields, to be read as a list."""
    return tuple(field(course, place) for place in places)


@lru_cache(maxsize=256)
def face(box: Box, kind: int) -> Line:
    """Describe the face of a tile: its colour and shape, and its effect if it has one."""
    told = box.kinds[kind]
    colour = "neutral" if told.colour == NONE else box.content.colours[told.colour].name
    named = line(
        "badger-face",
        colour=Line(f"badger-colour-{colour}"),
        shape=Line(f"badger-shape-{told.name}"),
    )
    if not told.effect:
        return named
    return line("badger-face-effect", face=named, effect=Line(f"badger-effect-{told.effect}"))


@lru_cache(maxsize=256)
def arrows(box: Box, edges: Edges) -> Line:
    """Show open edges as arrows, clockwise."""
    signs = [Line(f"badger-edge-{box.content.edges[edge].name}") for edge in places_of(edges)]
    shown = signs[0]
    for sign in signs[1:]:
        shown = line("badger-arrows", first=shown, rest=sign)
    return shown


def led_to(course: Course, place: Place, edges: Edges) -> list[Place]:
    """Give the fields that open edges of a field lead to, clockwise."""
    return [there for bit, there, _ in course.ways[place] if edges & bit]
