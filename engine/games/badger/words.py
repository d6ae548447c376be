"""What things are called: fields, edges and tiles as lines, for rules, offers and pictures."""

from __future__ import annotations

from collections.abc import Iterable

from engine.event import Line, line
from engine.games.badger.course import Course, places_of
from engine.games.badger.model import LADY, NONE, Content, Edges, Kind, Place


def field(course: Course, place: Place) -> Line:
    """Name a field: its number, or its name."""
    if LADY < place <= course.tiles:
        return line("badger-tile", number=place)
    return Line(f"badger-field-{course.names[place]}")


def whither(course: Course, place: Place) -> Line:
    """Name a field as where somebody goes."""
    if LADY < place <= course.tiles:
        return line("badger-to-tile", number=place)
    return Line(f"badger-to-{course.names[place]}")


def fields(course: Course, places: Iterable[Place]) -> tuple[Line, ...]:
    """Name some fields, to be read as a list."""
    return tuple(field(course, place) for place in places)


def colour(content: Content, index: int) -> Line:
    """Name a colour, or the lack of one."""
    name = "neutral" if index == NONE else content.colours[index].name
    return Line(f"badger-colour-{name}")


def face(content: Content, kind: Kind) -> Line:
    """Describe the face of a tile: its colour and shape, and its effect if it has one."""
    named = line(
        "badger-face", colour=colour(content, kind.colour), shape=Line(f"badger-shape-{kind.name}")
    )
    if not kind.effect:
        return named
    return line("badger-face-effect", face=named, effect=Line(f"badger-effect-{kind.effect}"))


def arrows(content: Content, edges: Edges) -> Line:
    """Show open edges as arrows, clockwise."""
    signs = [Line(f"badger-edge-{content.edges[edge].name}") for edge in places_of(edges)]
    shown = signs[0]
    for sign in signs[1:]:
        shown = line("badger-arrows", first=shown, rest=sign)
    return shown


def led_to(course: Course, place: Place, edges: Edges) -> list[Place]:
    """Give the fields that open edges of a field lead to, clockwise."""
    return [there for bit, there, _ in course.ways[place] if edges & bit]
