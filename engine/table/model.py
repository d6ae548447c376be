"""The table as a value: its seats, options, stage and timers, and the state of its game.

Its transitions are in lobby.py and play.py; what it does by itself is in deadlines.py. A seat is a
number; only `Occupant` knows which person sits there.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeAlias

from msgspec import Struct

from engine.api.action import Action, Offer
from engine.api.event import Event, Line
from engine.api.game import Outcome
from engine.api.options import Options
from engine.table.deal import fingerprint


class Stage(StrEnum):
    """The stage of a table. In `LOBBY` and `PLAY` it is unfinished and occupies its channel."""

    LOBBY = "lobby"
    PLAY = "play"
    OVER = "over"  #: ended with a result
    CLOSED = "closed"  #: ended without a result


class Pace(StrEnum):
    """How long a table waits for people."""

    LIVE = "live"
    RELAXED = "relaxed"
    SLOW = "slow"
    NONE = "none"  #: no time limits, except BLINK, BEAT and MENU


class Tempo(StrEnum):
    """How fast the house moves at a table; chosen in the lobby."""

    BRISK = "brisk"  #: about a second for a turn
    CALM = "calm"  #: slow enough to follow each of its acts


class Strength(StrEnum):
    """How strong the house plays at a table; chosen in the lobby."""

    SHARP = "sharp"  #: thinks hard and forgets nothing
    HUMAN = "human"  #: thinks a while, and forgets what people forget
    SLEEPY = "sleepy"  #: hardly thinks, and forgets much


class HintLimit(StrEnum):
    """How many hints each person may take in a game; chosen in the lobby."""

    NONE = "none"
    THREE = "three"
    ANY = "any"

    @property
    def most(self) -> int | None:
        """The number of hints; `None`: as many as a person likes."""
        return {HintLimit.NONE: 0, HintLimit.THREE: 3}.get(self)


class Takebacks(StrEnum):
    """Whether moves can be taken back at a table; chosen in the lobby."""

    UNRATED = "unrated"  #: where the game counts for no rating
    ALWAYS = "always"
    NEVER = "never"


class Wish(StrEnum):
    """What people can only do together."""

    END = "end"  #: end the game without a result: most of the people seated
    FASTER = "faster"  #: a faster pace: everybody who is there
    SLOWER = "slower"  #: a slower pace: everybody who is there
    BACK = "back"  #: take back the moves since `Table.asked_back`: everybody who is there


#: After so many missed turns in a row the house covers for a person.
COVERED_AFTER = 2


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """What the house would do on a question; it is worth something while that is asked."""

    ask: str
    action: Action


class Occupant(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a person, or the house (`user` is `None`).

    `left`: the person who gave the seat up. If the house plays on, `name` and `hints` are still
    theirs; if another person took the seat over, `left_name` and `left_hints` are. `stood_in`: who
    else took the seat over and gave it up. `missed`: how many turns in a row the house has played
    because the person was away. `away_ms`: since when the house covers for the person, or since
    when the person is asked at a table without time limits; 0: neither.
    """

    user: int | None = None
    name: str = ""
    left: int | None = None
    left_name: str = ""
    left_hints: int = 0
    stood_in: tuple[int, ...] = ()
    missed: int = 0
    away_ms: int = 0
    wishes: tuple[Wish, ...] = ()  #: what the person wants, if enough others do
    contribution: str = ""  #: in the lobby: what the person adds to the seed (deal.py)
    hints: int = 0  #: how many the person has taken
    hint: Hint | None = None  #: the last one

    @property
    def given_up(self) -> Occupant:
        """What is left of a person who gives the seat up: the house plays on for its owner."""
        owner, name, hints = self.left, self.left_name, self.left_hints
        if owner is None:
            owner, name, hints = self.user, self.name, self.hints
        gone = () if self.user in (None, owner, *self.stood_in) else (self.user,)
        return Occupant(None, name, owner, stood_in=(*self.stood_in, *gone), hints=hints)

    @property
    def is_covered(self) -> bool:
        """True while the house plays without waiting for the person, until they are back."""
        return self.user is not None and self.missed >= COVERED_AFTER

    @property
    def is_abandoned(self) -> bool:
        """True if a person gave the seat up and nobody has taken it over."""
        return self.user is None and self.left is not None

    @property
    def is_of_house(self) -> bool:
        """True for a seat that no person had in this game."""
        return self.user is None and self.left is None

    @property
    def is_played_by_house(self) -> bool:
        """True for a seat of the house, and for one that it covers."""
        return self.user is None or self.is_covered


class Former(Struct, frozen=True, forbid_unknown_fields=True):
    """Who held a seat of a running game before it changed hands."""

    seat: int
    until: int  #: the revision that gave the seat to somebody else
    user: int | None = None  #: `None`: the house
    name: str = ""


class Timer(Struct, frozen=True, forbid_unknown_fields=True):
    """When a question was first asked. That never changes while the question stands."""

    seat: int | None
    verb: str
    ask: str
    since_ms: int


class Cause(StrEnum):
    """Who made a logged move."""

    PERSON = "person"
    HOUSE = "house"
    TIMEOUT = "timeout"
    AUTO = "auto"  #: the table answered for a person who had no choice


class PastMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that can be taken back, with what the table was like before it but for the state.

    The log has the state.
    """

    revision: int  #: of the table before the move
    seat: int | None
    cause: Cause
    at_ms: int
    last_seat: int | None = None
    answered: tuple[tuple[int | None, str], ...] = ()
    timers: tuple[Timer, ...] = ()


class LogEntry(Struct, frozen=True):
    """An entry of a table's append-only log; replaying the log gives the table's state."""

    revision: int
    version: int
    seat: int | None
    action: Action
    cause: Cause
    at_ms: int


class Table(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table in one channel. Times are Unix milliseconds."""

    id: int = 0  #: set by the archive, never reused
    channel: int
    guild: int | None
    locale: str  #: the server's language
    host: int
    game: str
    version: int
    pace: Pace = Pace.RELAXED
    options: Options = Options()
    house: Strength = Strength.HUMAN  #: how strong the house plays here
    tempo: Tempo = Tempo.BRISK  #: how fast it moves
    hints: HintLimit = HintLimit.THREE  #: how many each person may take
    hints_cap: bool = False  #: the rating of who takes one cannot rise; the server decides
    takebacks: Takebacks = Takebacks.UNRATED
    #: In a rematch's lobby: who sat on each seat of the game before.
    previous_users: tuple[int | None, ...] = ()
    stage: Stage = Stage.LOBBY
    seats: tuple[Occupant, ...] = ()
    formers: tuple[Former, ...] = ()  #: who held the seats before, the earliest first
    revision: int = 0
    changed_ms: int = 0
    secret: bytes = b""  #: drawn when the lobby opens, published at the end (deal.py)
    contributions: tuple[str, ...] = ()  #: of each seat, and of the start
    seed: bytes = b""
    state: Any = None
    answered: tuple[tuple[int | None, str], ...] = ()  #: (seat, ask) answered, while still asked
    timers: tuple[Timer, ...] = ()
    last_seat: int | None = None  #: the seat that moved last; `None`: nobody, or the table itself
    recent_events: tuple[Event, ...] = ()
    past: tuple[PastMove, ...] = ()  #: the latest moves that can be taken back (past.py)
    asked_back: int | None = None  #: the revision to which somebody wants to go back
    went_back: int = 0  #: the revision that took moves back last
    is_watchable: bool = True  #: onlookers may follow it in a panel of their own
    outcome: Outcome | None = None
    reason: Line | None = None  #: why it was closed

    def __repr__(self) -> str:
        # State, secret and seed are secrets and a repr ends up in logs.
        return f"<table {self.id} {self.game} {self.stage} revision {self.revision}>"

    __str__ = __repr__

    @property
    def is_active(self) -> bool:
        """True while unfinished: in the lobby or in play."""
        return self.stage in (Stage.LOBBY, Stage.PLAY)

    @property
    def is_private(self) -> bool:
        """True for a game against the house alone, in the direct messages of its host."""
        return self.guild is None

    @property
    def is_with_house(self) -> bool:
        """True if the house has a seat of its own, so that the game counts for no rating."""
        return any(each.is_of_house for each in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The users seated here, in seat order."""
        return tuple(occupant.user for occupant in self.seats if occupant.user is not None)

    @property
    def seats_in_play(self) -> tuple[int, ...]:
        """The seats of a lobby in the order in which they will play.

        The host comes first. In a rematch the others sit round the table as in the game before, and
        newcomers last; otherwise in the order in which they joined.
        """
        left, order = list(range(len(self.seats))), list[int]()
        for user in self.previous_users:
            seat = next((each for each in left if self.seats[each].user == user), None)
            if seat is not None:
                left.remove(seat)
                order.append(seat)
        order += left
        host = self.seat_of(self.host)
        first = 0 if host is None else order.index(host)
        return (*order[first:], *order[:first])

    @property
    def is_attended(self) -> bool:
        """True if a person plays here. Without one the table rests until somebody is back."""
        return not all(occupant.is_played_by_house for occupant in self.seats)

    @property
    def is_resting(self) -> bool:
        """True for a running game without anybody who plays."""
        return self.stage is Stage.PLAY and not self.is_attended

    @property
    def deal_hash(self) -> str:
        """The fingerprint of the secret, published from the lobby on; "" if none was drawn."""
        return fingerprint(self.secret.hex()) if self.secret else ""

    def seat_of(self, user: int) -> int | None:
        """Return a person's seat, `None` if they have none."""
        return next((at for at, occupant in enumerate(self.seats) if occupant.user == user), None)


#: Seat -> the offers open to it; the seat `None` is the table itself.
Offers: TypeAlias = Mapping[int | None, tuple[Offer, ...]]

#: Seat -> its view of the state; the seat `None` is an onlooker.
Views: TypeAlias = dict[int | None, Any]


class Change(Struct, frozen=True):
    """A transition: the table before and after, the new offers, the events and the log entry."""

    before: Table
    after: Table
    offers: Offers
    events: tuple[Event, ...]
    entry: LogEntry
    checkpoint: bool = False  #: the log replays from here
    views: Views = {}  #: the views of `after` that the offers were made from

    def __repr__(self) -> str:
        return f"<change of {self.after!r} by {self.entry.cause}>"


def awaited(offers: Offers) -> tuple[int, ...]:
    """Return the seats the game waits for, in order."""
    return tuple(
        seat
        for seat, seat_offers in offers.items()
        if seat is not None and any(not offer.voluntary for offer in seat_offers)
    )
