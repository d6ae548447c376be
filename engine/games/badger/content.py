"""What seeds/badger/content.toml holds, and its courses laid out: which fields are joined by paths.

Clause numbers (B1, B2 ...) in this package point into seeds/badger/rules.md. A course knows
fields, edges and distances, but no turn: what may be done is the business of rules.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from engine.api.action import WORD

#: A field by its number on a course: the lady's cave is 0, tiles lie on 1 and up, then the frame.
Place: TypeAlias = int

#: The open edges of a field as bits: bit `d` is edge `d`, clockwise.
Edges: TypeAlias = int

#: Where there is no field, no tile to be seen, no lord on the board.
NONE = -1

LADY: Place = 0

#: How many mice there are, and players.
MICE = 2

#: A way from a field: the edge as a bit, the field there, and the edge that field must answer with.
Way: TypeAlias = tuple[Edges, Place, Edges]

Cell: TypeAlias = tuple[int, int]
_Name: TypeAlias = Annotated[str, Meta(pattern=f"^[a-z][a-z0-9-]{{0,{WORD - 1}}}$")]
_Edge: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
_Whole: TypeAlias = Annotated[int, Meta(ge=0)]
_Positive: TypeAlias = Annotated[int, Meta(ge=1)]


class Edge(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the six sides of a hexagon, and the step to the neighbour there."""

    name: Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    step: Cell


class Lady(Struct, frozen=True, forbid_unknown_fields=True):
    """The lady's cave: where it lies and which edges are open at the start (B1)."""

    at: Cell
    shape: tuple[_Edge, ...]


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """The two fields of the frame that are at the same place on every course."""

    checkpoint: Cell
    goal: Cell


class CourseCells(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a course has its starts, in seat order, and its stores, which are walls."""

    starts: dict[_Name, Cell]
    stores: tuple[Cell, ...] = ()


class Colour(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of tiles and caves: its paint and a badge, so that nobody needs the colour."""

    name: _Name
    paint: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    badge: Literal["leaf", "sun", "berry"]


class Cave(Struct, frozen=True, forbid_unknown_fields=True):
    """A cave of the lord."""

    name: _Name
    colour: _Name
    at: Cell


class Effect(StrEnum):
    """The effect of a tile, when a mouse runs onto it (B43 to B45)."""

    NO = ""
    RAGE = "rage"
    ROTATOR = "rotator"
    FLIPPER = "flipper"


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles of one shape and effect: how many of each colour and how many neutral ones."""

    name: Literal["curve", "straight", "fork", "star", "cross"]
    shape: Annotated[tuple[_Edge, ...], Meta(min_length=1)]
    each: _Whole = 0
    neutral: _Whole = 0
    effect: Effect = Effect.NO


class Kind(Struct, frozen=True):
    """What a tile shows, not rotated. `colour` is an index of the colours, or `NONE`."""

    name: str
    edges: Edges
    colour: int
    effect: Effect
    copies: int


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True, eq=False):
    """The content of seeds/badger/content.toml, checked to be consistent.

    It is hashed by identity, so that functions of it can be cached.
    """

    snacks: _Positive
    actions: _Positive
    turn_limit: _Positive
    points: Literal["top", "side"]
    edges: Annotated[tuple[Edge, ...], Meta(min_length=6, max_length=6)]
    places: Annotated[tuple[Cell, ...], Meta(min_length=1)]
    lady: Lady
    frame: Frame
    course_cells: Annotated[dict[_Name, CourseCells], Meta(min_length=1)] = field(name="courses")
    colours: Annotated[tuple[Colour, ...], Meta(min_length=1)]
    caves: tuple[Cave, ...]
    tiles: tuple[Tiles, ...]

    def __post_init__(self) -> None:
        """Check the fields against each other. Raise ValueError with the first mistake."""
        for mistake in _mistakes(self):
            raise ValueError(mistake)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds of tiles: those of the colours in order, then the neutral ones."""
        return tuple(_kinds(self))

    @cached_property
    def pack(self) -> tuple[int, ...]:
        """All the tiles, each as the index of its kind."""
        return tuple(at for at, kind in enumerate(self.kinds) for _ in range(kind.copies))

    @cached_property
    def courses(self) -> Mapping[str, Course]:
        """The courses by their names, laid out."""
        return {name: Course(self, name) for name in self.course_cells}


class Course:
    """The fields of one course, numbered: the lady's cave, the tiles, then the frame."""

    def __init__(self, content: Content, name: str) -> None:
        """Lay out a course of this content."""
        run = content.course_cells[name]
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
        self.content = content
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
            tuple(self._reachable(place, at.get((q + dq, r + dr), NONE)) for dq, dr in steps)
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
        #: For each field and its open edges the fields that they lead to, and their edges here. All
        #: edges of the frame are open.
        self._led: tuple[tuple[tuple[tuple[Place, Edges], ...], ...], ...] = tuple(
            tuple(
                tuple(
                    (there, back) for bit, there, back in ways if edges & bit or self.is_frame(at)
                )
                for edges in range(1 << 6)
            )
            for at, ways in enumerate(self.ways)
        )
        #: The tiles that may be turned from each field, if they are face up: the own, those beside.
        self._near: tuple[tuple[Place, ...], ...] = tuple(
            tuple(place for place in (at, *(there for _, there, _ in ways)) if place <= self.tiles)
            for at, ways in enumerate(self.ways)
        )
        #: The edge of each field that touches another one.
        self.edge_to: tuple[Mapping[Place, Edges], ...] = tuple(
            {there: bit for bit, there, _ in ways} for ways in self.ways
        )
        self._barred = sum(1 << cave for cave in self.caves)
        self._steps = (self._walks(self.checkpoint), self._walks(self.goal))

    def _reachable(self, place: Place, beyond: Place) -> Place:
        """Return the field beyond an edge, `NONE` from one field of the frame to another."""
        return NONE if min(place, beyond) > self.tiles else beyond

    def is_frame(self, place: Place) -> bool:
        """Return True if a field is part of the frame."""
        return place > self.tiles

    def opens(self, inside: tuple[Edges, ...]) -> tuple[Edges, ...]:
        """Return the open edges of every field from those of the lady's cave and the tiles."""
        return inside + self.frame

    def joined(self, inside: tuple[Edges, ...], at: Place) -> list[Place]:
        """Return the fields that paths join with this one, both edges meeting (B24), by edge."""
        last, led = self.tiles, self._led_from(inside, at)
        return [there for there, back in led if there > last or inside[there] & back]

    def answering(self, inside: tuple[Edges, ...], at: Place) -> Edges:
        """Return the edges of a field at which a way can go on.

        A path of the next field meets them, or a covered tile lies there.
        """
        last = self.tiles
        return sum(
            [
                bit
                for bit, there, back in self.ways[at]
                if there > last or not inside[there] or inside[there] & back
            ]
        )

    def covered(self, inside: tuple[Edges, ...], at: Place) -> list[Place]:
        """Return the covered tiles that a path of this field leads to (B18), by edge."""
        last, led = self.tiles, self._led_from(inside, at)
        return [there for there, _ in led if there <= last and not inside[there]]

    def coverable(
        self, inside: tuple[Edges, ...], at: Place, mice: tuple[Place, ...]
    ) -> list[Place]:
        """Return the open tiles that a path of this field leads to and nobody is on (B21, B22)."""
        last, led = self.tiles, self._led_from(inside, at)
        return [
            there
            for there, _ in led
            if LADY < there <= last and inside[there] and there not in mice
        ]

    def _led_from(self, inside: tuple[Edges, ...], at: Place) -> tuple[tuple[Place, Edges], ...]:
        return self._led[at][inside[at] if at <= self.tiles else 0]

    def turnable(self, inside: tuple[Edges, ...], at: Place, turned: Place) -> list[Place]:
        """Return the tiles that may be turned: the own or next to it, face up, not just turned."""
        return [place for place in self._near[at] if inside[place] and place != turned]

    def hunted(self, inside: tuple[Edges, ...]) -> int:
        """Return the fields that the lady searches, as bits: all joined with hers (B32)."""
        opens = inside + self.frame
        found = 1 << LADY
        # Lord caves stop her; she does not enter them (B33).
        passed = found | self._barred
        stack = [LADY]
        while stack:
            at = stack.pop()
            for there, back in self._led[at][opens[at]]:
                if opens[there] & back and not passed >> there & 1:
                    found |= 1 << there
                    passed |= 1 << there
                    stack.append(there)
        return found

    def bitten_beside(self, inside: tuple[Edges, ...], cave: Place) -> int:
        """Return the fields next to a cave whose path meets it, as bits (B37)."""
        return sum([1 << there for there in self.joined(inside, cave)])

    def steps_left(self, at: Place, *, passed: bool) -> int:
        """Return the fewest steps to the checkpoint, or once it is passed to the goal."""
        return self._steps[passed][at]

    def _walks(self, aim: Place) -> tuple[int, ...]:
        """Return the steps from every field to `aim` if every path were open."""
        steps = {aim: 0}
        ring, depth = {aim}, 0
        while ring:
            depth += 1
            ring = {there for at in ring for _, there, _ in self.ways[at]} - steps.keys()
            steps.update(dict.fromkeys(ring, depth))
        return tuple(steps.get(place, depth) for place in range(len(self.cells)))


def edges_of(shape: Iterable[int], rotation: int = 0) -> Edges:
    """Return the open edges of a shape turned clockwise by `rotation` steps of 60 degrees."""
    return sum(1 << (edge + rotation) % 6 for edge in set(shape))


def rotated(edges: Edges, steps: int) -> Edges:
    """Return open edges turned clockwise by 0 to 6 steps of 60 degrees."""
    return (edges << steps | edges >> (6 - steps)) & 63


def places_of(bits: int) -> Iterator[Place]:
    """Yield the fields of a set of bits, rising."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def _kinds(content: Content) -> Iterable[Kind]:
    for colour in (*range(len(content.colours)), NONE):
        for tiles in content.tiles:
            copies = tiles.neutral if colour == NONE else tiles.each
            if copies:
                yield Kind(tiles.name, edges_of(tiles.shape), colour, tiles.effect, copies)


def _mistakes(content: Content) -> Iterable[str]:
    if len(content.pack) != len(content.places):
        yield f"there are {len(content.pack)} tiles for {len(content.places)} places"
    steps = [edge.step for edge in content.edges]
    if any(a[0] + b[0] or a[1] + b[1] for a, b in zip(steps[:3], steps[3:], strict=True)):
        yield "edges 3, 4 and 5 must step the other way of edges 0, 1 and 2"
    named = Counter(colour.name for colour in content.colours)
    for cave in content.caves:
        if cave.colour not in named:
            yield f"the cave {cave.name} is {cave.colour}, a colour that there is not"
    for name in named:
        if sum(cave.colour == name for cave in content.caves) != 2:
            yield f"the colour {name} needs two caves"
    for name, run in content.course_cells.items():
        yield from _mistakes_on(content, name, run)


def _mistakes_on(content: Content, name: str, run: CourseCells) -> Iterable[str]:
    if len(run.starts) != MICE:
        yield f"the course {name} needs {MICE} starts"
    fixed = [content.lady.at, content.frame.checkpoint, content.frame.goal, *run.stores]
    caves = [cave.at for cave in content.caves]
    cells = Counter([*content.places, *fixed, *run.starts.values(), *caves])
    for cell, count in cells.items():
        if count > 1:
            yield f"on the course {name} {count} fields lie on {list(cell)}"
    words = Counter([*run.starts, *(cave.name for cave in content.caves), *_FIXED])
    for word, count in words.items():
        if count > 1:
            yield f"on the course {name} {count} fields are called {word}"
    inside = {*content.places, content.lady.at}
    for cell in cells.keys() - inside - {*run.stores}:
        if not any((cell[0] + e.step[0], cell[1] + e.step[1]) in inside for e in content.edges):
            yield f"on the course {name} the field on {list(cell)} touches no tile"


_FIXED = ("lady", "checkpoint", "goal")
