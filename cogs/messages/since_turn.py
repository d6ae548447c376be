"""What happened at each table since each seat last decided, for the hand that is asked again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from cogs.controls.offer_controls import is_pause
from engine.api.event import Event, names_seat
from engine.table.model import Cause, Change, Offers, Stage, awaited
from engine.table.snapshot import TableSnapshot

#: So many events of a seat are remembered, and so many more that name it; and so many tables.
_MOST_EVENTS, _MOST_OWN, _MOST_TABLES = 24, 48, 2_000


class _Since(Struct, frozen=True):
    """What happened at a table, for each seat that has acted, and who was told it when asked."""

    events: Mapping[int, tuple[Event, ...]] = {}
    told: Collection[int] | None = None  #: `None`: not known, after a restart


class SinceTurn:
    """Remembers the latest public events of tables in play. A restart forgets them."""

    def __init__(self) -> None:
        self._tables: OrderedDict[int, _Since] = OrderedDict()

    def note_change(self, change: Change) -> None:
        """Add a change's events for the seats that have acted; who decides now begins again."""
        table, entry = change.after, change.entry
        if table.stage is not Stage.PLAY:
            self._tables.pop(table.id, None)
            return
        before = self._tables.get(table.id, _Since())
        events = {
            seat: _trimmed((*before.events.get(seat, ()), *change.events), seat)
            for seat, occupant in enumerate(table.seats)
            if occupant.user is not None and (seat in before.events or entry.seat == seat)
        }
        decides = entry.cause is Cause.PERSON and (
            before.told is None or entry.seat in before.told or entry.seat not in before.events
        )
        if decides and entry.seat in events:
            events[entry.seat] = change.events[1 if _is_only_told(change) else 0 :]
        self._tables[table.id] = _Since(events, _asked(change.offers))
        self._tables.move_to_end(table.id)
        if len(self._tables) > _MOST_TABLES:
            self._tables.popitem(last=False)

    def events(self, snapshot: TableSnapshot, seat: int) -> Sequence[Event]:
        """Return what a seat may have missed, oldest first; nothing while it is not asked.

        Where it is asked for a mere pass, that is only what names it.
        """
        if seat not in snapshot.awaited:
            return ()
        events = self._tables.get(snapshot.table.id, _Since()).events.get(seat, ())
        if seat in _asked(snapshot.offers):
            return events
        return [each for each in events if names_seat(each, seat)]


def _is_only_told(change: Change) -> bool:
    """Return True if the first event just says the move, which its player knows.

    A move with words begins with that event; a press may say nothing. What names another seat as
    well may be what came out, as when somebody is accused.
    """
    others = {*range(len(change.after.seats))} - {change.entry.seat}
    first = change.events[:1]
    return bool(change.entry.action.args) and not any(
        names_seat(event, other) for event in first for other in others
    )


def _asked(offers: Offers) -> frozenset[int]:
    """Return the seats that are asked for more than a pass: only these are told everything."""
    return frozenset(seat for seat in awaited(offers) if not all(map(is_pause, offers[seat])))


def _trimmed(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """Return the latest events and, before them, those that name a seat."""
    first = len(events) - _MOST_EVENTS
    kept = (each for at, each in enumerate(events) if at >= first or names_seat(each, seat))
    return tuple(kept)[-_MOST_OWN:]
