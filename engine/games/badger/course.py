"""Where things lie on a course, and which fields are joined by paths that meet.

A course is made once from the box and never changes. It knows fields, edges and distances, but no
turn: what may be done and what follows from it is the business of rules.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from engine.games.badger.model import LADY, NONE, Cell, Content, Edges, Place

#: A way from a field: the edge as a bit, the field there, and the edge that field must answer with.
Way: TypeAlias = tuple[Edges, Place, Edges]


class Box:
    """All that a table of Badger needs beside its state: the content and its courses, laid out."""

    def __init__(self, content: Content) -> None:
        """Lay out every course of the box."""
        self.content = content
        self.kinds = content.kinds
        self.courses: Mapping[str, Course] = {
            name: Course(content, name) for name in content.courses
        }


class Course:
    """The fields of one course, numbered: the lady's cave, the tiles, then the frame."""

    def __init__(self, content: Content, name: str) -> None:
        """Lay out a course of the box."""
        run = content.courses[name]
        tiles = {str(number): cell for number, cell in enumerate(content.places, 1)}
        caves = {cave.name: cave.at for cave in content.caves}
        cells = {
            "lady": content.lady.at,
            **tiles,
            "checkpoint": content.frame.checkpoint,
            "goal": content.frame.goal,
            **run.starts,
            **caves,
        }
        self.name = name
        self.names: tuple[str, ...] = tuple(cells)
        self.numbers: Mapping[str, Place] = {word: at for at, word in enumerate(cells)}
        self.cells: tuple[Cell, ...] = tuple(cells.values())
        self.stores: tuple[Cell, ...] = run.stores
        self.tiles = len(tiles)  #: tiles lie on 1 to this, the frame follows
        self.checkpoint = self.numbers["checkpoint"]
        self.goal = self.numbers["goal"]
        self.starts: tuple[Place, ...] = tuple(self.numbers[word] for word in run.starts)
        colours = [colour.name for colour in content.colours]
        #: The colour of each cave of the lord, and the caves of each colour.
        self.caves: Mapping[Place, int] = {
            self.numbers[cave.name]: colours.index(cave.colour) for cave in content.caves
        }
        self.caves_of: tuple[tuple[Place, ...], ...] = tuple(
            tuple(cave for cave, painted in self.caves.items() if painted == colour)
            for colour in range(len(colours))
        )
        steps = [edge.step for edge in content.edges]
        at = {cell: place for place, cell in enumerate(self.cells)}
        #: The field beyond each edge of each field, `NONE` where there is none.
        self.beyond: tuple[tuple[Place, ...], ...] = tuple(
            tuple(self._joint(place, at.get((q + dq, r + dr), NONE)) for dq, dr in steps)
            for place, (q, r) in enumerate(self.cells)
        )
        self.ways: tuple[tuple[Way, ...], ...] = tuple(
            tuple((1 << d, there, 1 << (d + 3) % 6) for d, there in enumerate(row) if there != NONE)
            for row in self.beyond
        )
        #: The fields next to each field, as bits; next to those of the frame only tiles.
        self.beside: tuple[int, ...] = tuple(
            sum(1 << there for _, there, _ in ways) for ways in self.ways
        )
        #: The open edges of the frame's fields: to every tile they touch.
        self.frame: tuple[Edges, ...] = tuple(
            sum(bit for bit, _, _ in ways) for ways in self.ways[self.tiles + 1 :]
        )
        self._barred = sum(1 << cave for cave in self.caves)
        self._steps = (self._walks(self.checkpoint), self._walks(self.goal))

    def _joint(self, place: Place, there: Place) -> Place:
        """Fields of the frame are never joined with each other."""
        return NONE if min(place, there) > self.tiles else there

    def is_frame(self, place: Place) -> bool:
        """Say whether a field is built into the frame."""
        return place > self.tiles

    def opens(self, inside: tuple[Edges, ...]) -> tuple[Edges, ...]:
        """Give the open edges of every field from those of the lady's cave and the tiles."""
        return inside + self.frame

    def joined(self, inside: tuple[Edges, ...], at: Place) -> list[Place]:
        """Give the fields that paths join with this one, both edges meeting (B24), by edge."""
        opens = inside + self.frame
        own = opens[at]
        return [there for bit, there, back in self.ways[at] if own & bit and opens[there] & back]

    def covered(self, inside: tuple[Edges, ...], at: Place) -> list[Place]:
        """Give the covered tiles that a path of this field leads to (B18), by edge."""
        own = (inside + self.frame)[at]
        last = self.tiles
        return [
            there
            for bit, there, _ in self.ways[at]
            if own & bit and there <= last and not inside[there]
        ]

    def coverable(
        self, inside: tuple[Edges, ...], at: Place, mice: tuple[Place, ...]
    ) -> list[Place]:
        """Give the tiles face up that a path of this field leads to and nobody is on (B21, B22)."""
        own = (inside + self.frame)[at]
        last = self.tiles
        return [
            there
            for bit, there, _ in self.ways[at]
            if own & bit and LADY < there <= last and inside[there] and there not in mice
        ]

    def turnable(self, inside: tuple[Edges, ...], at: Place, turned: Place) -> list[Place]:
        """Give the own tile and those next to it that may be turned: face up, not just turned."""
        last = self.tiles
        found = [at] if at <= last and at != turned else []
        found += [
            there
            for _, there, _ in self.ways[at]
            if there <= last and inside[there] and there != turned
        ]
        return found

    def hunted(self, inside: tuple[Edges, ...]) -> int:
        """Give the fields that the lady searches, as bits: all that paths join with hers (B32)."""
        opens = inside + self.frame
        found = 1 << LADY
        # Lord caves stop her; she does not enter them (B33).
        passed = found | self._barred
        stack = [LADY]
        while stack:
            at = stack.pop()
            own = opens[at]
            for bit, there, back in self.ways[at]:
                if own & bit and opens[there] & back and not passed >> there & 1:
                    found |= 1 << there
                    passed |= 1 << there
                    stack.append(there)
        return found

    def bitten_beside(self, inside: tuple[Edges, ...], cave: Place) -> int:
        """Give the fields next to a cave whose path meets it, as bits (B37)."""
        return sum(1 << there for there in self.joined(inside, cave))

    def raged_beside(self, cave: Place) -> int:
        """Give the tiles next to a cave, path or not, as bits (B45)."""
        return self.beside[cave]

    def steps_left(self, at: Place, *, passed: bool) -> int:
        """Give the fewest steps to the checkpoint, or once it is passed to the goal."""
        return self._steps[passed][at]

    def _walks(self, aim: Place) -> tuple[int, ...]:
        """Give the steps from every field to this one if every path were open."""
        steps = {aim: 0}
        ring, depth = {aim}, 0
        while ring:
            depth += 1
            ring = {there for at in ring for _, there, _ in self.ways[at]} - steps.keys()
            steps.update(dict.fromkeys(ring, depth))
        return tuple(steps.get(place, depth) for place in range(len(self.cells)))


def places_of(bits: int) -> Iterator[Place]:
    """Give the fields of a set of bits, rising."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
