"""What happened at each table since each seat last decided, for the hand that is asked again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from cogs.controls.offer_controls import is_pause
from cogs.pages.since_turn import agent_of
from engine.api.action import Offer, Press, Wait
from engine.api.event import Event, Line, Seat, concerns_seat, line, names_seat
from engine.api.game import GameInfo
from engine.table.faces import as_told
from engine.table.model import Cause, Change, LogEntry, Offers, Stage, Table, awaited
from engine.table.past import DROPPED, TOOK_BACK, is_move, revision_before
from engine.table.play import MAX_RECENT_EVENTS
from engine.table.replay import ReplayStep, with_offers
from engine.table.snapshot import TableSnapshot

#: So many events of a seat are remembered; so many with older ones that are about it; and tables.
_MOST_EVENTS, _MOST_WITH_OLDER, _MOST_TABLES = 24, 72, 2_000

#: What happened, oldest first; `None` where something is forgotten.
_Events: TypeAlias = tuple[Event | None, ...]

#: Seat -> verb -> label of what the table presses for it once its time is up.
_Presses: TypeAlias = Mapping[int, Mapping[str, Line]]

#: What a seat alone is told when its time was up and the table has pressed a button for it.
TIME_UP = "ui-time-up"

#: A question that is open for less is a breath between events: nobody misses it.
_LIMITS = (Wait.WINDOW, Wait.PROMPT, Wait.CHOICE, Wait.TURN)


class Since(Struct, frozen=True):
    """What happened at a table, for each seat, and who was told it when asked."""

    events: Mapping[int, _Events] = {}
    #: the same without what a seat did itself in a turn that goes on, which it has seen
    by_others: Mapping[int, _Events] = {}
    #: the same since a seat's latest decision, also in a turn that goes on
    lately: Mapping[int, _Events] = {}
    #: Seat that was told -> the verbs of its decision; `None`: not known.
    told: Mapping[int, Collection[str]] | None = None
    #: What each seat's latest move led to, its own event first.
    latest: Mapping[int, tuple[Event, ...]] = {}
    newest: tuple[Event, ...] = ()  #: what happened last at the table
    revision: int = 0
    is_whole: bool = False  #: known since the game began
    first: frozenset[int] = frozenset()  #: the seats of people in or before their first turn
    presses: _Presses = {}


class SinceTurn:
    """Remembers the latest public events of tables in play. After a restart the log has them."""

    def __init__(self) -> None:
        self._tables: OrderedDict[int, Since] = OrderedDict()

    def note_change(self, change: Change, info: GameInfo | None = None) -> None:
        """Add a change's events for the seats of people; who ends a turn begins again.

        Where moves were taken back, the log says what stands. A game's last moves are kept: a hand
        by DM shows nothing else of them.
        """
        table, entry = change.after, change.entry
        is_won = change.before.stage is Stage.PLAY and table.stage is Stage.OVER
        if (table.stage is not Stage.PLAY and not is_won) or table.went_back == entry.revision:
            self._tables.pop(table.id, None)
            return
        before = self._tables.get(table.id, Since(is_whole=change.before.stage is Stage.LOBBY))
        if change.before.stage is Stage.PLAY:
            then = change.before
            events, by_others, lately = (
                {seat: as_told(each, then, table) for seat, each in told.items()}
                for told in (before.events, before.by_others, before.lately)
            )
            before = replace(before, events=events, by_others=by_others, lately=lately)
        brief = info.brief_outcome_events if info is not None else ()
        since = _after(before, table, entry, change.events, change.offers, brief)
        if change.before.stage is Stage.LOBBY:
            since = _begun(since, table)
        if is_won:
            # All that came of them is told with the rest.
            since = replace(since, latest={}, newest=())
        pass_verbs = info.pass_verbs if info is not None else ()
        self._put(table, replace(since, presses=_presses(change.offers, pass_verbs)))

    def knows(self, table: Table) -> bool:
        """Return True if nothing is missing of what happened at a table."""
        return self._tables.get(table.id, Since()).is_whole

    def put(self, table: Table, since: Since) -> None:
        """Remember what the log tells of a table, unless more has happened there meanwhile."""
        known = self._tables.get(table.id)
        if known is None or known.revision <= since.revision:
            self._put(table, since)

    def events(self, snapshot: TableSnapshot, seat: int) -> _Events:
        """Return what a seat may have missed; once another goes on while it waits, nothing.

        At a private table there is no other message that tells it, and the hand follows every move.
        """
        since = self._tables.get(snapshot.table.id, Since())
        is_idle = seat not in snapshot.awaited and not snapshot.offers.get(seat)
        if is_idle and snapshot.table.stage is Stage.PLAY and not snapshot.table.is_private:
            lately = since.lately.get(seat, ())
            goes_on = any(each is None or agent_of(each) not in (seat, None) for each in lately)
            # A move that was made for it has words of its own.
            return () if goes_on or snapshot.table.seats[seat].missed else lately
        return since.events.get(seat, ())

    def lately(self, snapshot: TableSnapshot, seat: int) -> _Events:
        """Return the last of the `events` of a seat: those since its latest move."""
        return self._tables.get(snapshot.table.id, Since()).lately.get(seat, ())

    def is_first_turn(self, snapshot: TableSnapshot, seat: int) -> bool:
        """Return True if the `events` of a seat go back to the beginning of the game."""
        return seat in self._tables.get(snapshot.table.id, Since()).first

    def outcome(self, snapshot: TableSnapshot, seat: int) -> tuple[Event, ...]:
        """Return what came to a seat of its latest move and of what has happened since.

        That its time was up is told with what happened once it is asked again.
        """
        table, is_asked, info = snapshot.table, seat in snapshot.awaited, snapshot.game.info
        since = self._tables.get(table.id, Since())
        latest = since.latest.get(seat, ())
        waits = table.stage is Stage.PLAY and not table.seats[seat].is_played_by_house
        lately = since.lately.get(seat, ()) if is_asked or waits else ()
        late = tuple(
            each for each in latest if each.key == TIME_UP and not (is_asked and each in lately)
        )
        found = [*lately, *(each for each in latest if each not in lately)]
        found = [each for each in found if each is not None and each.key in info.outcome_events]
        found += [each for each in since.newest if each.key in info.brief_outcome_events]
        return (*late, *(each for each in found if each and names_seat(each, seat)))

    def missed(self, table: Table, seat: int) -> _Events:
        """Return what happened since a seat was last there, also while it is not asked.

        Of what a restart has forgotten, the latest is known: the table has it.
        """
        missed, played = table.seats[seat].missed, line("table-house-played", seat=Seat(seat))
        if not missed:
            return ()
        lately: _Events = table.recent_events[-MAX_RECENT_EVENTS:]
        is_known = lately.count(played) >= missed
        lately = lately[lately.index(played) :] if is_known else (None, *lately)
        known = self._tables.get(table.id, Since()).events.get(seat, ())
        return max(known, lately, key=len)

    def _put(self, table: Table, since: Since) -> None:
        self._tables[table.id] = since
        self._tables.move_to_end(table.id)
        if len(self._tables) > _MOST_TABLES:
            self._tables.popitem(last=False)


def since_of(snapshot: TableSnapshot, steps: Iterable[ReplayStep]) -> Since:
    """Return what happened at a table in play, from its log, without what was taken back."""
    table, since = snapshot.table, Since(is_whole=True)
    info = snapshot.game.info
    former = list[Since]()
    for step, offers, _ in with_offers(snapshot.game, len(table.seats), steps):
        if step.entry is None:
            since = _begun(replace(since, told=_asked(offers)), table)
        else:
            target = revision_before(step.entry)
            if target is not None:
                former = [each for each in former if each.revision <= target]
                since = former[-1]
            brief = info.brief_outcome_events
            since = _after(since, table, step.entry, step.told_of(table), offers, brief)
        since = replace(since, presses=_presses(offers, info.pass_verbs))
        former.append(since)
    return replace(since, revision=table.revision)


def _begun(since: Since, table: Table) -> Since:
    """Return what is remembered when a game begins: nothing yet, for each seat of a person."""
    people = [seat for seat, occupant in enumerate(table.seats) if occupant.user is not None]
    none: dict[int, _Events] = dict.fromkeys(people, ())
    return replace(since, events=none, by_others=none, lately=none, first=frozenset(people))


def _after(
    before: Since,
    table: Table,
    entry: LogEntry,
    new: tuple[Event, ...],
    offers: Offers,
    brief: Collection[str],
) -> Since:
    """Return what is remembered after an entry of the log with its events and the offers then."""
    seats = len(table.seats)
    # What came of a move stands behind it; a move alone is known, unless it is told in its order.
    made = tuple(each for each in new if each.key != DROPPED)  # playing on ends a request
    is_known = _just_says_the_move(entry, made, seats) and all(e.key not in brief for e in made)
    untold = () if is_known else new
    if (late := _time_up(before.presses, entry)) is not None:
        untold = (late, *untold)
    events, by_others, lately = (
        {
            seat: _trimmed(
                (*told.get(seat, ()), *(untold if entry.seat == seat else new)), seat, seats
            )
            for seat, occupant in enumerate(table.seats)
            if occupant.user is not None and (seat in before.events or entry.seat == seat)
        }
        for told in (before.events, before.by_others, before.lately)
    )
    for each in new:
        match dict(each.params).get("seat"):
            case Seat(index) if each.key == TOOK_BACK and index in by_others:
                by_others[index] = before.by_others[index]
    seat, asked = entry.seat, _asked(offers)
    goes_on = before.told is not None and {*before.told} == {*asked} == {seat}
    is_turn = entry.cause is not Cause.PERSON  # the table or the house has moved for the seat
    if (
        seat in events
        and entry.cause is Cause.PERSON
        and (
            before.told is None
            or seat not in before.events
            or entry.action.verb in before.told.get(seat, ())
            or (seat in before.told and seat not in asked)  # it has answered for some time
        )
    ):
        earlier = before.by_others.get(seat, ())
        by_others[seat] = earlier if goes_on else ()  # until the turn of several moves ends
        events[seat] = _trimmed((*by_others[seat], *untold), seat, seats)
        lately[seat] = untold
        is_turn = True
    first = before.first - {seat} if is_turn and not goes_on else before.first
    latest = before.latest
    if seat is not None and is_move(entry):
        latest = {**latest, seat: untold if late is not None else new}
    newest, is_whole = new or before.newest, before.is_whole
    return Since(events, by_others, lately, asked, latest, newest, entry.revision, is_whole, first)


def _just_says_the_move(entry: LogEntry, events: tuple[Event, ...], seats: int) -> bool:
    """Return True if events just say the move, which its player knows, and not what came of it.

    A move with words begins with such an event, or several of a kind. A press may say nothing, or
    what who has pressed does; a pass of the table for somebody says nothing. What names another
    seat as well may be what came out, as when somebody is accused.
    """
    others = {*range(seats)} - {entry.seat}
    if not events or entry.cause is not Cause.PERSON:
        return False
    key, params = events[0].key, events[0].params
    says_who = bool(params) and entry.seat is not None and params[0][1] == Seat(entry.seat)
    return bool(entry.action.args or says_who) and all(
        event.key == key and not any(names_seat(event, other) for other in others)
        for event in events
    )


def _time_up(presses: _Presses, entry: LogEntry) -> Event | None:
    """Return what a seat is told for which the table has pressed because its time was up."""
    if entry.seat is None or entry.cause is not Cause.TIMEOUT:
        return None
    label = presses.get(entry.seat, {}).get(entry.action.verb)
    return None if label is None else line(TIME_UP, seat=Seat(entry.seat), label=label)


def _presses(offers: Offers, pass_verbs: Collection[str]) -> _Presses:
    """Return what a deadline presses: passes, and where something else could have been chosen.

    That a pause is over is no loss to who has not pressed "ready".
    """
    return {
        seat: {
            each.verb: each.label
            for each in seat_offers
            if (each.verb in pass_verbs or (isinstance(each, Press) and _has_choice(seat_offers)))
            and each.timeout
            and each.timeout.after in _LIMITS
        }
        for seat, seat_offers in offers.items()
        if seat is not None
    }


def _has_choice(offers: Iterable[Offer]) -> bool:
    return sum(not each.voluntary for each in offers) > 1


def _asked(offers: Offers) -> dict[int, frozenset[str]]:
    """Return the seats that are asked for more than a pass, which many press without reading.

    With the verbs that the game waits for: pressing another one decides nothing.
    """
    return {
        seat: frozenset(each.verb for each in offers[seat] if not each.voluntary)
        for seat in awaited(offers)
        if not all(map(is_pause, offers[seat]))
    }


def _trimmed(events: _Events, seat: int, seats: int) -> _Events:
    """Return the latest events and, before them, those that are about a seat."""
    first, kept = len(events) - _MOST_EVENTS, list[Event | None]()
    for at, each in enumerate(events):
        if at >= first or (each is not None and concerns_seat(each, seat, seats)):
            kept.append(each)
        elif kept[-1:] != [None]:
            kept.append(None)
    if len(kept) > _MOST_WITH_OLDER:
        kept[: 1 - _MOST_WITH_OLDER] = [None]
    return tuple(kept)
