"""The table: who sits, what they are asked, which clocks run, and the state of the game on it.

A table is a value and its transitions are pure: they take the present time and give a `Change`.
Seats are numbers here as in the rules; the only place that knows a person is `Sitter.user`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from hashlib import sha256
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.action import Action, Offer, Wait, admits
from engine.event import Event, Line, Seat, line
from engine.game import AnyGame, Outcome
from engine.options import Options
from engine.refusals import Illegal, NotYourTurn, Refused, Stale, TooSoon
from engine.rng import Rng

#: How many lines a table remembers, so that a restart or /table shows what just happened.
REMEMBERED_LINES = 8

#: The house moves no sooner than this after the last change, so that people can follow.
HOUSE_PAUSE_MS = 2_000


class Stage(StrEnum):
    """Where a table stands in its life. Only `LOBBY` and `PLAY` take up their channel."""

    LOBBY = "lobby"
    PLAY = "play"
    OVER = "over"  #: came to a result
    CLOSED = "closed"  #: ended without one


class Pace(StrEnum):
    """How long a table waits for people."""

    LIVE = "live"
    RELAXED = "relaxed"
    SLOW = "slow"
    NONE = "none"  #: no clock: it waits for ever, but for breaths between events


_HOUR = 3600.0
_SECONDS: Mapping[Pace, Mapping[Wait, float]] = {
    Pace.LIVE: {Wait.BLINK: 1.5, Wait.BEAT: 4, Wait.PROMPT: 25, Wait.TURN: 90},
    Pace.RELAXED: {Wait.BLINK: 1.5, Wait.BEAT: 3, Wait.PROMPT: 300, Wait.TURN: 6 * _HOUR},
    Pace.SLOW: {Wait.BLINK: 1.5, Wait.BEAT: 2, Wait.PROMPT: 6 * _HOUR, Wait.TURN: 48 * _HOUR},
    Pace.NONE: {Wait.BLINK: 1.5, Wait.BEAT: 2},
}


def wait_ms(pace: Pace, wait: Wait) -> int | None:
    """Give the milliseconds of a named time at this pace; `None`: it never ends."""
    seconds = _SECONDS[pace].get(wait)
    return None if seconds is None else round(seconds * 1000)


class Sitter(Struct, frozen=True):
    """Who sits on a seat: a person, or the house (`user` is `None`); `left`: who sat there."""

    user: int | None = None
    name: str = ""
    left: int | None = None


class Clock(Struct, frozen=True):
    """When a question first stood. It starts once and nothing moves it."""

    seat: int | None
    verb: str
    ask: str
    since_ms: int


class Cause(StrEnum):
    """Who made a move that stands in the log."""

    PERSON = "person"
    HOUSE = "house"
    LAPSE = "lapse"


class Entry(Struct, frozen=True):
    """A row of the append-only log; replaying the rows of a table gives its state again."""

    revision: int
    version: int
    seat: int | None
    action: Action
    cause: Cause
    at_ms: int


class Table(Struct, frozen=True, kw_only=True):
    """One table in one channel. Times are Unix milliseconds."""

    id: int = 0  #: given by the archive, never used again
    channel: int
    guild: int | None
    locale: str  #: the server's language
    host: int
    game: str
    version: int
    pace: Pace = Pace.RELAXED
    options: Options = Options()
    former: tuple[int | None, ...] = ()  #: a rematch: who sat on each seat of the game before
    stage: Stage = Stage.LOBBY
    seats: tuple[Sitter, ...] = ()
    revision: int = 0
    touched_ms: int = 0
    seed: bytes = b""
    state: Any = None
    acted: tuple[tuple[int | None, str], ...] = ()  #: (seat, ask) answered and still standing
    clocks: tuple[Clock, ...] = ()
    lines: tuple[Line, ...] = ()
    outcome: Outcome | None = None
    reason: Line | None = None  #: why it was closed

    def __repr__(self) -> str:
        # State and seed are secrets and a repr ends up in logs.
        return f"<table {self.id} {self.game} {self.stage} revision {self.revision}>"

    __str__ = __repr__

    @property
    def taken(self) -> bool:
        """Does it still take up its channel?"""
        return self.stage in (Stage.LOBBY, Stage.PLAY)

    @property
    def people(self) -> tuple[int, ...]:
        """The users who sit here, in seat order."""
        return tuple(sitter.user for sitter in self.seats if sitter.user is not None)

    @property
    def deal_hash(self) -> str:
        """SHA-256 of the seed, published at the start so that the deal can be verified."""
        return sha256(self.seed).hexdigest()

    def seat_of(self, user: int) -> int | None:
        """Give the seat of a person, if they sit here."""
        return next((at for at, sitter in enumerate(self.seats) if sitter.user == user), None)


#: Seat -> the offers open to it; the seat `None` is the table itself.
Offers: TypeAlias = Mapping[int | None, tuple[Offer, ...]]


class Due(Struct, frozen=True, order=True):
    """Something the table does by itself at `at_ms`. `ask` names the question it answers."""

    at_ms: int
    seat: int | None
    ask: str
    verb: str
    args: tuple[str, ...] | None  #: `None`: the house chooses
    cause: Cause


class Change(Struct, frozen=True):
    """A transition: the table before and after, what was said, and its row of the log."""

    before: Table
    after: Table
    offers: Offers
    events: tuple[Event, ...]
    entry: Entry
    checkpoint: bool = False  #: the log replays from here

    def __repr__(self) -> str:
        return f"<change of {self.after!r} by {self.entry.cause}>"


def begun(table: Table, game: AnyGame, seed: bytes, cause: Action, now_ms: int) -> Change:
    """Set the game up on a table whose seats are settled; the start is a checkpoint."""
    step = game.setup(len(table.seats), table.options, Rng(seed))
    playing = replace(table, stage=Stage.PLAY, seed=seed, version=game.info.version)
    entry = _entry(playing, None, cause, Cause.PERSON, now_ms)
    events = (line("table-begun", game=Line(f"{table.game}-title")), *step.events)
    return _changed(table, playing, game, step.state, None, events, entry, checkpoint=True)


def act(
    table: Table, game: AnyGame, seat: int | None, ask: str, action: Action, cause: Cause, now: int
) -> Change:
    """Play an action that was found current (`current`). Raises `Illegal` where rules forbid it."""
    step = game.apply(table.state, seat, action)
    said: tuple[Event, ...] = ()
    if cause is Cause.HOUSE and seat is not None and table.seats[seat].user is not None:
        said = (line("table-house-played", seat=Seat(seat)),)
    entry = _entry(table, seat, action, cause, now)
    return _changed(table, table, game, step.state, (seat, ask), (*said, *step.events), entry)


def open_offers(table: Table, game: AnyGame) -> Offers:
    """Give every seat's open offers: those of the game less the questions already answered."""
    if table.stage is not Stage.PLAY:
        return {}
    return _unanswered(_asked(game, table.state, len(table.seats)), frozenset(table.acted))


def awaited(offers: Offers) -> tuple[int, ...]:
    """Give the seats the game waits for, in order."""
    return tuple(
        seat
        for seat, theirs in offers.items()
        if seat is not None and any(not offer.voluntary for offer in theirs)
    )


def current(
    table: Table,
    game: AnyGame,
    offers: Offers,
    seat: int,
    ask: str | None,
    action: Action,
    now_ms: int,
) -> Offer:
    """Find the open offer that a click or a typed move (`ask` is `None`) answers.

    Raises `Stale` where the question is gone, `TooSoon` where it has not opened, `NotYourTurn`
    where nothing is asked of the seat, and the game's own `Illegal` where its rules can say why.
    """
    theirs = offers.get(seat, ())
    standing = [offer for offer in theirs if offer.verb == action.verb and ask in (offer.ask, None)]
    admitting = [offer for offer in standing if admits(offer, action)]
    if admitting:
        offer = min(admitting, key=lambda each: opens_ms(table, seat, each))
        opens = opens_ms(table, seat, offer)
        if opens > now_ms:
            raise TooSoon("refusal-too-soon", opens)
        return offer
    if not standing and ask is not None:
        raise Stale("refusal-stale")
    raise why_not(table, game, offers, seat, action)


def why_not(table: Table, game: AnyGame, offers: Offers, seat: int, action: Action) -> Refused:
    """Say why an action that no open offer admits is refused: the rule's own reason if it has one.

    An action the rules would take but no offer shows is refused all the same: offers decide.
    """
    try:
        game.apply(table.state, seat, action)
    except Illegal as refusal:
        if offers.get(seat):
            return refusal
    if not offers.get(seat):
        waited = tuple(line("seat", seat=Seat(other)) for other in awaited(offers))
        if waited:
            return NotYourTurn("refusal-not-your-turn", seats=waited)
        return NotYourTurn("refusal-nothing-asked")
    return Illegal("refusal-not-offered")


def opens_ms(table: Table, seat: int | None, offer: Offer) -> int:
    """Give when the offer opens; 0 for one that is open from the first."""
    if offer.opens is None:
        return 0
    return since_ms(table, seat, offer.verb, offer.ask) + (wait_ms(table.pace, offer.opens) or 0)


def since_ms(table: Table, seat: int | None, verb: str, ask: str) -> int:
    """Give when a question first stood (Unix milliseconds)."""
    return next(
        (
            clock.since_ms
            for clock in table.clocks
            if (clock.seat, clock.verb, clock.ask) == (seat, verb, ask)
        ),
        table.touched_ms,
    )


def dues(table: Table, offers: Offers, house_ms: int | None = None) -> Iterator[Due]:
    """Give all that the table will do by itself if nobody acts first, in no order.

    `house_ms` is the house's pause (`house_pause_ms`).
    """
    for seat, theirs in offers.items():
        for offer in theirs:
            if offer.lapses is not None:
                yield from _lapse_due(table, seat, offer)
        if seat is None or not theirs:
            continue
        if table.seats[seat].user is None:
            if table.people:  # a table with nobody seated rests
                at_ms = table.touched_ms + house_pause_ms(table.pace, house_ms)
                must = [offer.ask for offer in theirs if not offer.voluntary][:1]
                for ask in must or dict.fromkeys(offer.ask for offer in theirs):
                    opens = min(opens_ms(table, seat, each) for each in theirs if each.ask == ask)
                    yield Due(max(at_ms, opens), seat, ask, "", None, Cause.HOUSE)
        elif (asked := turn_clock(theirs)) is not None:
            length = wait_ms(table.pace, Wait.TURN)
            if length is not None:
                since = since_ms(table, seat, "", asked)
                yield Due(since + length, seat, asked, "", None, Cause.LAPSE)


def turn_clock(theirs: tuple[Offer, ...]) -> str | None:
    """Give the ask a seat's TURN clock runs on: the first that must be answered and never lapses.

    Where one that must be answered lapses by itself there is none: the table is not stuck.
    """
    must = [offer for offer in theirs if not offer.voluntary]
    if not must or any(offer.lapses is not None for offer in must):
        return None
    return must[0].ask


def house_pause_ms(pace: Pace, chosen_ms: int | None = None) -> int:
    """Give how long the house waits after a change before it moves; a chosen pause counts."""
    if chosen_ms is not None:
        return chosen_ms
    return max(HOUSE_PAUSE_MS, wait_ms(pace, Wait.BEAT) or 0)


def replayed(table: Table, game: AnyGame, entries: tuple[Entry, ...]) -> Any:
    """Give the state that the log of a table leads to, from its setup.

    `entries` are those after the start; the ones that moved nobody's piece (somebody left) are
    passed over.
    """
    state = game.setup(len(table.seats), table.options, Rng(table.seed)).state
    for entry in entries:
        if entry.action.verb not in TABLE_VERBS:
            state = game.apply(state, entry.seat, entry.action).state
    return state


#: Verbs of the log that are the table's own and no move of the game.
TABLE_VERBS = frozenset({"open", "join", "leave", "house", "unhouse", "set", "start", "end"})


def noted(
    before: Table, after: Table, game: AnyGame, action: Action, events: tuple[Event, ...], now: int
) -> Change:
    """Make the change of something that is not a move: a seat taken, an option set, an end."""
    entry = _entry(before, None, action, Cause.PERSON, now)
    after = replace(
        after,
        revision=entry.revision,
        touched_ms=now,
        lines=(*before.lines, *events)[-REMEMBERED_LINES:],
    )
    if after.stage is not Stage.PLAY:
        after = replace(after, clocks=(), acted=())
        return Change(before, after, {}, events, entry)
    offers = open_offers(after, game)
    after = replace(after, clocks=tuple(_clocks(after, offers, now)))
    return Change(before, after, offers, events, entry)


def _changed(
    before: Table,
    after: Table,
    game: AnyGame,
    state: Any,
    answered: tuple[int | None, str] | None,
    events: tuple[Event, ...],
    entry: Entry,
    *,
    checkpoint: bool = False,
) -> Change:
    outcome = game.outcome(state)
    lines = (*before.lines, *events)[-REMEMBERED_LINES:]
    after = replace(
        after, state=state, revision=entry.revision, touched_ms=entry.at_ms, lines=lines
    )
    if outcome is not None:
        after = replace(after, stage=Stage.OVER, outcome=outcome, acted=(), clocks=())
        return Change(before, after, {}, events, entry, checkpoint)
    asked = _asked(game, state, len(after.seats))
    pairs = {*before.acted, answered} if answered else {*before.acted}
    acted = frozenset(
        (seat, ask) for seat, ask in pairs if any(offer.ask == ask for offer in asked[seat])
    )
    offers = _unanswered(asked, acted)
    after = replace(
        after,
        acted=tuple(sorted(acted, key=repr)),
        clocks=tuple(_clocks(after, offers, entry.at_ms)),
    )
    return Change(before, after, offers, events, entry, checkpoint)


def _entry(table: Table, seat: int | None, action: Action, cause: Cause, now_ms: int) -> Entry:
    return Entry(table.revision + 1, table.version, seat, action, cause, now_ms)


def _asked(game: AnyGame, state: Any, seats: int) -> Offers:
    return {seat: game.offers(game.view(state, seat)) for seat in (*range(seats), None)}


def _unanswered(asked: Offers, acted: frozenset[tuple[int | None, str]]) -> Offers:
    if not acted:
        return asked
    return {
        seat: tuple(offer for offer in theirs if (seat, offer.ask) not in acted)
        for seat, theirs in asked.items()
    }


def _clocks(table: Table, offers: Offers, now_ms: int) -> Iterator[Clock]:
    """Keep the clocks of questions that still stand and start those of new ones."""
    running = {(clock.seat, clock.verb, clock.ask): clock for clock in table.clocks}
    for seat, theirs in offers.items():
        keys = [
            (seat, offer.verb, offer.ask)
            for offer in theirs
            if offer.lapses is not None or offer.opens is not None
        ]
        asked = None if seat is None else turn_clock(theirs)
        if asked is not None:
            keys.append((seat, "", asked))
        for key in keys:
            yield running.get(key) or Clock(*key, now_ms)


def _lapse_due(table: Table, seat: int | None, offer: Offer) -> Iterator[Due]:
    assert offer.lapses is not None
    length = wait_ms(table.pace, offer.lapses.after)
    if length is not None:
        since = since_ms(table, seat, offer.verb, offer.ask)
        args = offer.lapses.args
        yield Due(since + length, seat, offer.ask, offer.verb, args, Cause.LAPSE)
