"""What happened at each table since each seat last acted, for the hand that is asked again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from cogs.controls.offer_controls import is_pause
from engine.api.event import Event
from engine.table.model import Change, Stage
from engine.table.snapshot import TableSnapshot

#: So many events of a seat, more than a hand has room for, and so many tables are remembered.
_MOST_EVENTS, _MOST_TABLES = 24, 2_000


class SinceTurn:
    """Remembers the latest public events of tables in play. A restart forgets them."""

    def __init__(self) -> None:
        self._events: OrderedDict[int, dict[int, tuple[Event, ...]]] = OrderedDict()

    def note_change(self, change: Change) -> None:
        """Add a change's events for the seats that have acted; who acts now starts with none."""
        table = change.after
        if table.stage is not Stage.PLAY:
            self._events.pop(table.id, None)
            return
        before = self._events.get(table.id, {})
        self._events[table.id] = {
            seat: ()
            if change.entry.seat == seat
            else (*before[seat], *change.events)[-_MOST_EVENTS:]
            for seat, occupant in enumerate(table.seats)
            if occupant.user is not None and (seat in before or change.entry.seat == seat)
        }
        self._events.move_to_end(table.id)
        if len(self._events) > _MOST_TABLES:
            self._events.popitem(last=False)

    def events(self, snapshot: TableSnapshot, seat: int) -> Sequence[Event]:
        """Return what a seat may have missed, oldest first; nothing while it is not asked."""
        offers = snapshot.offers.get(seat, ())
        if seat not in snapshot.awaited or all(map(is_pause, offers)):
            return ()
        return self._events.get(snapshot.table.id, {}).get(seat, ())
