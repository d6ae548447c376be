"""What Badger is made of: the box, the state of a table, and what a seat sees of it.

Clause numbers (B1, B2 ...) in this package point into seeds/badger/rules.md. This module holds no
rule of play; course.py knows where things lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.api.action import WORD
from engine.api.rng import Rng

#: A field by its number on a course: the lady's cave is 0, tiles lie on 1 and up, then the frame.
Place: TypeAlias = int

#: The open edges of a field as bits: bit `d` is edge `d`, clockwise.
Edges: TypeAlias = int

#: Where there is no field, no tile to be seen, no lord on the board.
NONE = -1

LADY: Place = 0

#: How many mice there are, and players.
MICE = 2

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
    """The two fields of the frame that every course has where they are."""

    checkpoint: Cell
    goal: Cell


class Run(Struct, frozen=True, forbid_unknown_fields=True):
    """A course: the starts in seat order, and the stores, which are walls."""

    starts: dict[_Name, Cell]
    stores: tuple[Cell, ...] = ()


class Colour(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of tiles and caves: its paint and the badge that tells it apart without colour."""

    name: _Name
    paint: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    badge: Literal["leaf", "sun", "berry"]


class Cave(Struct, frozen=True, forbid_unknown_fields=True):
    """A cave of the lord."""

    name: _Name
    colour: _Name
    at: Cell


class Effect(StrEnum):
    """What happens when a mouse runs onto a tile (B43 to B45)."""

    NO = ""
    RAGE = "rage"
    ROTATOR = "rotator"
    FLIPPER = "flipper"


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    """Some like tiles: how many of each colour and how many neutral ones."""

    name: Literal["curve", "straight", "fork", "star", "cross"]
    shape: Annotated[tuple[_Edge, ...], Meta(min_length=1)]
    each: _Whole = 0
    neutral: _Whole = 0
    effect: Effect = Effect.NO


class Kind(Struct, frozen=True):
    """A face of a tile: all that tells it from another, unrotated. `colour` is an index or none."""

    name: str
    edges: Edges
    colour: int
    effect: Effect
    copies: int


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The box: seeds/badger/content.toml, checked to add up. What follows from it is kept."""

    snacks: _Positive
    actions: _Positive
    turn_limit: _Positive
    points: Literal["top", "side"]
    edges: Annotated[tuple[Edge, ...], Meta(min_length=6, max_length=6)]
    places: Annotated[tuple[Cell, ...], Meta(min_length=1)]
    lady: Lady
    frame: Frame
    courses: Annotated[dict[_Name, Run], Meta(min_length=1)]
    colours: Annotated[tuple[Colour, ...], Meta(min_length=1)]
    caves: tuple[Cave, ...]
    tiles: tuple[Tiles, ...]

    def __post_init__(self) -> None:
        """Check what one field cannot; raises `ValueError` with the first thing amiss."""
        for amiss in _amiss(self):
            raise ValueError(amiss)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """Every face there is: the colours in order, then the neutral ones."""
        return tuple(_kinds(self))

    @cached_property
    def pack(self) -> tuple[int, ...]:
        """All the tiles, each as the index of its kind."""
        return tuple(at for at, kind in enumerate(self.kinds) for _ in range(kind.copies))


class Phase(StrEnum):
    """What the mover is asked."""

    ACT = "act"  #: for one of the actions of the turn (B15)
    NEXT = "next"  #: which tile is uncovered next (B19)
    LAY = "lay"  #: how the tile in hand is laid (B19, B44)
    LORD = "lord"  #: to which cave the lord goes (B36)
    ROTATOR = "rotator"  #: which tile the rotator turns (B43)
    FLIPPER = "flipper"  #: which tile the flipper flips (B44)
    OVER = "over"


class Ending(StrEnum):
    """How a game ended."""

    NOT = ""
    GOAL = "goal"  #: B7
    SNACKS = "snacks"  #: B9
    LIMIT = "limit"  #: B46


class Board(Struct, frozen=True):
    """All that lies open, which is everything but the faces of covered tiles.

    `open` and `shown` have an entry for the lady's cave and every tile, `mice`, `passed` and
    `snacks` one a seat.
    """

    course: str
    own_cave: bool  #: the lord bites in his own cave too (B38)
    limit: int  #: after so many turns further progress decides (B46)
    open: tuple[Edges, ...]  #: 0: face down
    shown: tuple[int, ...]  #: the kind of a tile, `NONE` where it is covered
    mice: tuple[Place, Place]
    passed: tuple[bool, bool]  #: has the mouse passed the checkpoint (B6)?
    snacks: tuple[int, int]
    turn: int  #: whose turn it is
    entered: int  #: the fields entered in this turn, as bits (B26)
    lord: Place = NONE
    turns: int = 1  #: the number of this turn, from the start of the game
    action: int = 1  #: the number of this action in the turn
    asked: int = 0  #: how many questions have been answered
    turned: Place = NONE  #: the tile that the last action turned (B30)
    phase: Phase = Phase.ACT
    left: tuple[Place, ...] = ()  #: covered tiles that this action has still to uncover
    laying: Place = NONE  #: the place of the tile in hand
    free: bool = False  #: may it be laid without a path to the own field (B44)?
    ending: Ending = Ending.NOT
    winner: int = NONE  #: `NONE` while nobody has won, and of a draw


class State(Struct, frozen=True):
    """A whole table. `tiles` is the kind on each place (`NONE` for the lady's cave).

    What lay face up once is known to everybody, even when it is covered again: `known` has its
    bit (B23).
    """

    board: Board
    tiles: tuple[int, ...]
    known: int
    rng: Rng


class View(Struct, frozen=True):
    """What a seat sees: the board. Nobody holds anything that others may not see."""

    board: Board
    seat: int | None


def edges_of(shape: Iterable[int], rotation: int = 0) -> Edges:
    """Give the open edges of a shape turned clockwise by `rotation` steps of 60 degrees."""
    return sum(1 << (edge + rotation) % 6 for edge in set(shape))


def rotated(edges: Edges, steps: int) -> Edges:
    """Turn open edges clockwise by 0 to 6 steps of 60 degrees."""
    return (edges << steps | edges >> (6 - steps)) & 63


def _kinds(content: Content) -> Iterable[Kind]:
    for colour in (*range(len(content.colours)), NONE):
        for tiles in content.tiles:
            copies = tiles.neutral if colour == NONE else tiles.each
            if copies:
                yield Kind(tiles.name, edges_of(tiles.shape), colour, tiles.effect, copies)


def _amiss(content: Content) -> Iterable[str]:
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
    for name, run in content.courses.items():
        yield from _amiss_on(content, name, run)


def _amiss_on(content: Content, name: str, run: Run) -> Iterable[str]:
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
