"""What a game is made of: its facts, and pure functions of its states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from engine.api.account import Account
from engine.api.action import Action, Offer
from engine.api.card import Card
from engine.api.drawing.result_card import Moment
from engine.api.event import Event, Line
from engine.api.feat import Counter, Feat
from engine.api.lesson import Lesson
from engine.api.options import Options, Spec, Value
from engine.api.rng import Rng
from engine.api.scene import Figure, Scene

S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
C = TypeVar("C")
P = ParamSpec("P")
R = TypeVar("R")

#: A stored state as plain JSON values -> the same state in the next version.
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


class GameInfo(Struct, frozen=True, kw_only=True):
    """The fixed facts of a game."""

    slug: str
    version: int = 1  #: of the stored state; a new version needs an upgrade
    seats: tuple[int, ...]  #: the possible numbers of seats, ascending
    options: tuple[Spec, ...] = ()
    hides: bool = True  #: seats see different things
    #: Number of seats -> side of each seat. Without an entry everybody plays alone.
    sides: Mapping[int, tuple[int, ...]] = {}
    minutes: tuple[int, int]  #: the usual duration with people: (least, most)
    bound: int  #: the most actions of a game, timeouts included
    rated_from: int = 0  #: a game of fewer actions is not rated
    #: Measured, not from the rules: number of seats -> the fewest actions of a whole game among
    #: hundreds at random and by the house, with all options (`python -m tests.shortest`).
    shortest: Mapping[int, int] = {}
    verbs: tuple[str, ...] = ()  #: the verbs of all its actions, also the table's
    #: The verbs of answers that do nothing. The table passes for a person who can only pass.
    pass_verbs: tuple[str, ...] = ()
    #: The house does not search these verbs; it makes `Game.voluntary_moves` with them.
    voluntary_verbs: tuple[str, ...] = ()
    immediate_verbs: tuple[str, ...] = ()  #: what a person does at once
    #: Of these, those of what the rules demand without asking: the house forgets none of it for a
    #: person who is away.
    demanded_verbs: tuple[str, ...] = ()
    last_verbs: tuple[str, ...] = ()  #: the house makes these when nobody else is asked for them
    #: After so many answers the house takes `Game.evaluate`. 0: it judges each move at sight, by
    #: `Game.policy`, or by `Game.evaluate` where that says nothing.
    search_depth: int = 1_000
    search_ends: tuple[str, ...] = ()  #: so it does where it is asked for one of these verbs
    #: A house with a smaller part of the full effort than this does not search: it judges at sight.
    search_effort: float = 0.0
    #: A turn is several actions of a seat and little in it is chance: the house plans it to its end
    #: and takes `Game.evaluate` there.
    search_turns: bool = False
    #: Kinds of events, each with its text keys: the latest of a kind stays at the table message,
    #: and what a hand says has happened keeps the latest ones.
    lasting_events: tuple[tuple[str, ...], ...] = ()
    #: Text keys of events that go without saying, such as that somebody did nothing: they are left
    #: out first.
    slight_events: tuple[str, ...] = ()
    #: Text keys of events that say what came to a player of a move, their own or another's: the
    #: hand of that player says it first.
    outcome_events: tuple[str, ...] = ()
    #: The same for what the hand says first only until something else happens at the table; from
    #: then on it is told with the rest, in its order.
    brief_outcome_events: tuple[str, ...] = ()
    #: Text keys of events that say that a player has begun a move: they are told no more once the
    #: next event of that player says the whole of it.
    begun_events: tuple[str, ...] = ()
    text_keys: tuple[str, ...] = ()  #: text keys made from names in its content file


class Step(Struct, Generic[S], frozen=True, gc=False):
    """The result of an action: the next state, and the events that everybody saw."""

    state: S
    events: tuple[Event, ...] = ()


class VoluntaryMove(Struct, frozen=True):
    """A move that nobody waits for, which a person makes if they think of it.

    `occasion` names the reason for it and is the same as long as the reason lasts.
    `chance_permille`: on how many of 1000 such occasions a person thinks of it.
    """

    ask: str
    action: Action
    occasion: str
    chance_permille: int


class Outcome(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The result of a game, one entry per seat. `places`: 1 is best, tied seats share a place.

    `scores` is empty where a game was conceded.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sides: tuple[int, ...]
    reason: Line
    carry: dict[str, Value] = {}  #: hidden options of a rematch


class Picture(Protocol[V_contra]):
    """Draws a view, with a half-made move (`pending`) as a preview."""

    def __call__(self, view: V_contra, pending: Action | None = None, /) -> Scene:
        """Return the picture of the view."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V]):
    """A game as the engine plays it. Its functions are pure and do not change their arguments."""

    info: GameInfo
    state_type: type[S]  #: the msgspec type of the state, for the codec
    content: Any  #: what the functions are bound to, so that others can read the same cards
    #: (seats, options, generator) -> the start of a game; seat 0 is the host.
    setup: Callable[[int, Options, Rng], Step[S]]
    #: All that the seat may see and nothing else; `None` is an onlooker.
    view: Callable[[S, int | None], V]
    #: What the seat of this view may do now; of an onlooker's view, the table's own.
    offers: Callable[[V], tuple[Offer, ...]]
    #: The state after an action and all that follows up to the next choice. Raises `Illegal` with
    #: the reason.
    apply: Callable[[S, int | None, Action], Step[S]]
    #: The result once the game is over, `None` before.
    outcome: Callable[[S], Outcome | None]
    #: How well a seat does, from 0 (lost) to 1000 (won); 500 if nobody is ahead. The house calls it
    #: when it cannot play on to the end, with states that it has dealt itself: it may use all of
    #: the state. It is never called when the game is over.
    evaluate: Callable[[S, int], int]
    picture: Picture[V]
    #: The state with all that the seat cannot know dealt again, and another generator; the view
    #: stays the same.
    determinize: Callable[[S, int | None, Rng], S]
    #: What a person on this seat would do unasked now, the most urgent first. Each is admitted by a
    #: voluntary offer of the seat with a verb of `info.voluntary_verbs`. The result must not depend
    #: on what `determinize` deals again for the seat.
    voluntary_moves: Callable[[S, int], tuple[VoluntaryMove, ...]] = lambda state, seat: ()
    #: What a step changed in the scores and why, from the onlooker's views before (`None`: at the
    #: deal) and after it and its events. A seat's terms add up to its score in the outcome.
    account: Callable[[V | None, tuple[Event, ...], V], Account] = lambda before, events, after: (
        Account()
    )
    #: What the game counts for its feats, by name.
    counters: Mapping[str, Counter] = field(default_factory=dict)
    #: The number of the round that an onlooker's view is of; a game without rounds is one.
    round_of: Callable[[V], int] = lambda view: 0
    #: What the part of the game is called that an onlooker's view is of, to find it in a replay.
    chapter: Callable[[V], Line | None] = lambda view: None
    #: Why the seat of this view would make a move that it is offered, in a sentence; `None`: there
    #: is nothing to say beyond that it did best in the house's search.
    explain: Callable[[V, Action], Line | None] = lambda view, action: None
    #: True for a move that cannot be taken back whatever is dealt again: from this view it tells
    #: what its seat should not learn for nothing, it seldom comes out otherwise, or it is said
    #: aloud. The view is that of the seat that makes the move.
    is_revealing: Callable[[V, Action], bool] = lambda view, action: False
    #: What came into the hand of a seat from one of its views to a later one, to be told to it.
    gained: Callable[[V, V], tuple[Line, ...]] = lambda before, after: ()
    #: The view, asking nobody any more: of a game that ended before the rules ended it.
    stopped: Callable[[V], V] = lambda view: view
    #: What somebody in the place of this view probably answers to what is required, at a glance;
    #: `None` if anything is as likely. The house plays on with it where it searches. The rules
    #: accept it, and one of the required offers admits it.
    policy: Callable[[V], Action | None] = lambda view: None
    #: False where `policy` is hardly ever wrong, so that the house does not search for more. It
    #: depends on what lies open, as everybody can see how long the house takes.
    is_close_call: Callable[[V], bool] = lambda view: True
    #: What the result card shows of a game that is over, from the onlooker's view.
    moment: Callable[[V], Moment | None] = lambda view: None
    #: Every card, tile or the like that people can ask for, by a word of 16 characters at most.
    cards: Mapping[str, Card] = field(default_factory=dict)
    #: The words of those that a view shows, sorted as people look for them.
    cards_of: Callable[[V], tuple[str, ...]] = lambda view: ()
    #: What else of this view a hand by DM shows as it stands, though onlookers see it too. Each
    #: change costs a request for each hand, so it is for what is rare.
    followed: Callable[[V], object] = lambda view: ()
    #: What stands beside a text on buttons, in menus and before lines: the drawing of a whole text,
    #: or of all texts with its key where it has no parameters. A text without a drawing of its own
    #: shows that of the first text in it that has one.
    icons: Mapping[Line, Figure] = field(default_factory=dict)
    #: Old version -> the function that upgrades a state of it to the next version.
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    lesson: Lesson = field(default_factory=Lesson)  #: read by the catalogue
    feats: tuple[Feat, ...] = ()  #: read by the catalogue


def bind(function: Callable[Concatenate[C, P], R], content: C) -> Callable[P, R]:
    """Return the function with its first argument filled in, type-checked unlike `partial`."""
    return partial(function, content)


def evaluation_of_lead(lead: float, swing: float) -> int:
    """Return the `Game.evaluate` of a lead in points: 500 for no lead, 750 for `swing` points."""
    return round(500 + 500 * lead / (abs(lead) + swing))


AnyGame: TypeAlias = Game[Any, Any]
