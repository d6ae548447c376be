"""The protocol every game keeps. Games are values and pure functions; nothing here waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from engine.api.action import Action, Offer
from engine.api.event import Event, Line
from engine.api.options import Options, Spec, Value
from engine.api.rng import Rng
from engine.api.scene import Scene

S = TypeVar("S")
V = TypeVar("V")

#: A stored state of one version as plain JSON values -> the same state one version on.
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


class GameInfo(Struct, frozen=True, kw_only=True):
    """What is known of a game before it is played."""

    slug: str
    version: int = 1  #: of the stored state; raised together with an upgrade
    seats: tuple[int, ...]  #: the seat counts it can be played with, rising
    options: tuple[Spec, ...] = ()
    hides: bool = True  #: do seats see different things?
    sides: Mapping[int, tuple[int, ...]] = {}  #: seat count -> side of each seat; absent: alone
    minutes: tuple[int, int]  #: what a table of people usually takes
    bound: int  #: no game takes more actions than this, lapses included
    rated_from: int = 0  #: a game of fewer actions was none: it is not rated
    verbs: tuple[str, ...] = ()  #: all verbs of its actions, of those the table makes too
    voluntary_verbs: tuple[
        str, ...
    ] = ()  #: verbs that the house never tries out (`Game.voluntary_moves`)
    immediate_verbs: tuple[str, ...] = ()  #: those of them that a person comes to at once
    search_depth: int = 1_000  #: so many answers the house looks ahead, then it takes the promise
    words: tuple[str, ...] = ()  #: text keys that follow from names in its content file


class Step(Struct, Generic[S], frozen=True):
    """What an action made: the next state and what everybody saw happen."""

    state: S
    events: tuple[Event, ...] = ()


class VoluntaryMove(Struct, frozen=True):
    """Something a person does that nobody waits for, if they think of it.

    `occasion` names the occasion and stays as long as that lasts. Of 1000 such occasions a person
    thinks of `chance_permille`.
    """

    ask: str
    action: Action
    occasion: str
    chance_permille: int


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended. `places`: 1 is best, tied seats share a place. One entry a seat each."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sides: tuple[int, ...]
    reason: Line
    carry: dict[str, Value] = {}  #: merged into the options of a rematch


class Game(Protocol[S, V]):
    """A game as the kernel plays it. Every method is total, pure and leaves its input alone."""

    @property
    def info(self) -> GameInfo:
        """Seats, options, version and bounds."""

    @property
    def state_type(self) -> type[S]:
        """The msgspec type of the state, for the codec."""

    @property
    def upgrades(self) -> Mapping[int, Upgrade]:
        """Version -> the step that makes the next version of it; one for each old version."""

    def setup(self, seats: int, options: Options, rng: Rng, /) -> Step[S]:
        """Lay out and deal; seat 0 is the host."""

    def view(self, state: S, seat: int | None, /) -> V:
        """Give all that the seat may see and nothing else; `None` is an onlooker."""

    def offers(self, view: V, /) -> tuple[Offer, ...]:
        """Give what the seat of this view may do now; for an onlooker, what the table plays."""

    def apply(self, state: S, seat: int | None, action: Action, /) -> Step[S]:
        """Play it, and every dealer's chore up to the next choice. Raises `Illegal` saying why."""

    def outcome(self, state: S, /) -> Outcome | None:
        """Give the result once the game is over."""

    def evaluate(self, state: S, seat: int, /) -> int:
        """Guess how well a seat stands, from 0 (lost) to 1000 (won); 500 where nobody is ahead.

        The house asks it of deals of its own where it cannot play on to the end, so it may look
        at all that lies in the state. It is asked of no game that is over.
        """

    def voluntary_moves(self, state: S, seat: int, /) -> tuple[VoluntaryMove, ...]:
        """Give what a person on this seat would do of their own accord now, the most urgent first.

        Each is admitted by a voluntary offer of the seat with a verb of `info.voluntary_verbs`. The house
        asks it of a deal of its own, so it may look at the state; it must not hang on what
        `determinize` deals anew.
        """

    def picture(self, view: V, pending: Action | None = None, /) -> Scene:
        """Draw what the view shows; `pending` is a half-made move to be shown as a ghost."""

    def determinize(self, state: S, seat: int | None, rng: Rng, /) -> S:
        """Deal anew all that the seat cannot know, generator included; the view stays the same."""


def evaluation_of_lead(lead: float, swing: float) -> int:
    """Turn a lead in points into a promise: of no lead 500, of one of `swing` points 750."""
    return round(500 + 500 * lead / (abs(lead) + swing))


AnyGame: TypeAlias = Game[Any, Any]
