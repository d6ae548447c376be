"""The phases of a table: what it is waiting for. This module holds no rule of play."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class ChoosingSpecies(Struct, frozen=True, forbid_unknown_fields=True, tag="choosing-species"):
    """Everybody picks a species (C9)."""


class Drawing(Struct, frozen=True, forbid_unknown_fields=True, tag="drawing"):
    """A seat draws its cards (C17)."""

    seat: int
    left: int


class Window(Struct, frozen=True, forbid_unknown_fields=True, tag="window"):
    """A window for Events: every seat in `waiting` may play one or pass, all at the same time.

    `ask` numbers the question. `reopen`: an Event was just played; once that is done, everybody
    is asked again.
    """

    kind: str
    waiting: tuple[int, ...]
    ask: int
    reopen: bool = False


class Leading(Struct, frozen=True, forbid_unknown_fields=True, tag="leading"):
    """A seat sends a leader or sits out (C21)."""

    seat: int


class Gathering(Struct, frozen=True, forbid_unknown_fields=True, tag="gathering"):
    """A seat adds hangers-on or is done (C22)."""

    seat: int
    done: tuple[int, ...]
    round: int = 1


class Laying(Struct, frozen=True, forbid_unknown_fields=True, tag="laying"):
    """A seat lays support face down or is done (C25)."""

    seat: int
    done: tuple[int, ...]
    round: int = 1


class OrderedWindow(Struct, frozen=True, forbid_unknown_fields=True, tag="ordered-window"):
    """Abilities and Events in order of Initial SAP (C29): the first seat of `queue` is asked."""

    kind: str
    queue: tuple[int, ...]
    ask: int


class GoingHome(Struct, frozen=True, forbid_unknown_fields=True, tag="going-home"):
    """Leaders in `waiting` may use an ability that works after the battle (C52)."""

    waiting: tuple[int, ...]


class Trading(Struct, frozen=True, forbid_unknown_fields=True, tag="trading"):
    """The first seat of `waiting` may trade two cards for one (C53)."""

    waiting: tuple[int, ...]


class NextStep(Struct, frozen=True, forbid_unknown_fields=True, tag="next-step"):
    """Nobody is asked: the turn goes on with this step once all pending effects are done."""

    step: str


class Over(Struct, frozen=True, forbid_unknown_fields=True, tag="over"):
    """The game is over. `last_turn`: it ended because the last turn was played."""

    last_turn: bool = False


Phase: TypeAlias = (
    ChoosingSpecies | Drawing | Window | Leading | Gathering | Laying | OrderedWindow | GoingHome
    | Trading | NextStep | Over
)  # fmt: skip
