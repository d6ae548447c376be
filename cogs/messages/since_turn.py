"""What happened at each table since each seat last decided, for the hand that is asked again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import TypeAlias

from msgspec import Struct

from cogs.controls.offer_controls import is_pause
from engine.api.event import Event, concerns_seat, names_seat
from engine.table.model import Cause, Change, Offers, Stage, awaited
from engine.table.snapshot import TableSnapshot

#: So many events of a seat are remembered; so many with older ones that are about it; and tables.
_MOST_EVENTS, _MOST_WITH_OLDER, _MOST_TABLES = 24, 72, 2_000

#: What happened, oldest first; `None` where something is forgotten.
_Events: TypeAlias = tuple[Event | None, ...]


class _Since(Struct, frozen=True):
    """What happened at a table, for each seat that has acted, and who was told it when asked."""

    events: Mapping[int, _Events] = {}
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
            seat: _trimmed((*before.events.get(seat, ()), *change.events), seat, len(table.seats))
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

    def events(self, snapshot: TableSnapshot, seat: int) -> _Events:
        """Return what a seat may have missed; nothing while it is not asked."""
        if seat not in snapshot.awaited:
            return ()
        return self._tables.get(snapshot.table.id, _Since()).events.get(seat, ())


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
    """Return the seats that are asked for more than a pass, which many press without reading."""
    return frozenset(seat for seat in awaited(offers) if not all(map(is_pause, offers[seat])))


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
