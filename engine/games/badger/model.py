"""The state of a table of Badger, and what a seat sees of it. This module holds no rule of play."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.api.rng import Rng
from engine.games.badger.content import NONE, Edges, Place


class Question(StrEnum):
    """What the mover is asked."""

    ACT = "act"  #: for one of the actions of the turn (B15)
    NEXT = "next"  #: which tile is uncovered next (B19)
    LAY = "lay"  #: how the tile in hand is laid (B19, B44)
    LORD = "lord"  #: to which cave the lord goes (B36)
    ROTATOR = "rotator"  #: which tile the rotator turns (B43)
    FLIPPER = "flipper"  #: which tile the flipper flips (B44)
    OVER = "over"  #: nothing: the game is over


#: The members by their own names: the rules compare them all the time, and Python 3.11 is slow to
#: look one up in its enum.
ACT, NEXT, LAY, LORD, ROTATOR, FLIPPER, OVER = Question


class Due(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is due: the question, and the places that answer it.

    An action of the turn has none, as it depends on what is done; of a tile to be laid it is its
    own.
    """

    question: Question = Question.ACT
    places: tuple[Place, ...] = ()
    covered: tuple[Place, ...] = ()  #: what is to be uncovered after the tile in hand
    free: bool = False  #: True if it may be laid without a path to the own field (B44)


class Bite(Struct, frozen=True, forbid_unknown_fields=True):
    """A mouse that was bitten (B32, B37)."""

    seat: int
    place: Place  #: where it was
    by_lady: bool  #: otherwise by the lord


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that was made, as the picture recalls it (B15)."""

    verb: str
    place: Place = NONE  #: the field it was about; covering has none
    start: Place = NONE  #: where a run began
    changed: int = 0  #: the tiles that it uncovered, covered or rotated, also by an effect, as bits
    lord: Place = NONE  #: the cave that the lord went to
    bites: bool = False  #: somebody was bitten after it
    bitten: tuple[Bite, ...] = ()  #: the bites, in order


class Ending(StrEnum):
    """How a game ended."""

    NOT = ""
    GOAL = "goal"  #: B7
    SNACKS = "snacks"  #: B9
    LIMIT = "limit"  #: B46


class Board(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that lies open: everything except the faces of covered tiles.

    `open` and `shown` have an entry for the lady's cave and every tile, `mice`, `passed` and
    `snacks` one a seat.
    """

    course: str
    own_cave: bool  #: the lord bites in his own cave too (B38)
    limit: int  #: after so many turns further progress decides (B46)
    open: tuple[Edges, ...]  #: 0: face down
    shown: tuple[int, ...]  #: the kind of a tile, `NONE` where it is covered
    mice: tuple[Place, Place]
    passed: tuple[bool, bool]  #: True once the mouse has passed the checkpoint (B6)
    snacks: tuple[int, int]
    turn: int  #: whose turn it is
    entered: int  #: the fields entered in this turn, as bits (B26)
    lord: Place = NONE
    turns: int = 1  #: the number of this turn, from the start of the game
    action: int = 1  #: the number of this action in the turn
    asked: int = 0  #: how many questions have been answered
    turned: Place = NONE  #: the tile that the last action turned (B30)
    due: Due = Due()
    deeds: tuple[Deed, ...] = ()  #: the actions of this turn
    last: tuple[Deed, ...] = ()  #: the actions of the turn before
    rematch: int = NONE  #: the seat that began with the rematch snack (B14)
    ending: Ending = Ending.NOT
    winner: int = NONE  #: `NONE` while nobody has won, and of a draw

    @property
    def laying(self) -> Place:
        """The place of the tile in hand, or `NONE`."""
        return self.due.places[0] if self.due.question is Question.LAY else NONE

    @property
    def last_turn(self) -> tuple[int, tuple[Deed, ...]]:
        """Whose turn was the latest that ended, also by winning, and its actions."""
        return (self.turn, self.deeds) if self.ending else (1 - self.turn, self.last)


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A whole table. `tiles` is the kind on each place (`NONE` for the lady's cave).

    `known` has the bits of the tiles that have been face up: everybody knows them, even when they
    are covered again (B23).
    """

    board: Board
    tiles: tuple[int, ...]
    known: int
    rng: Rng


class View(Struct, frozen=True, gc=False):
    """What a seat sees: the board, as nothing is hidden from one seat only."""

    board: Board
    seat: int | None
