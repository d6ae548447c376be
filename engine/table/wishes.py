"""What people can only do together: how many want it, how many have to, and what it changes."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Line, line
from engine.table.model import Pace, Stage, Table, Wish

#: The paces from the fastest to the slowest.
_PACES = tuple(Pace)


def count_wishes(table: Table, wanted: Wish) -> tuple[int, int]:
    """Return how many people want something, and how many have to."""
    people = [each for each in table.seats if each.user is not None]
    wishing = sum(wanted in each.wishes for each in people)
    if wanted is Wish.END:
        return wishing, len(people) // 2 + 1
    return wishing, sum(not each.is_covered or wanted in each.wishes for each in people)


def is_wished(table: Table, wanted: Wish) -> bool:
    """Return True if enough people want something."""
    wishing, needed = count_wishes(table, wanted)
    return 0 < needed <= wishing


def pace_after(pace: Pace, wanted: Wish) -> Pace | None:
    """Return the next faster or slower pace; `None` if there is none, or none is wanted."""
    if wanted not in (Wish.FASTER, Wish.SLOWER):
        return None
    at = _PACES.index(pace) + (1 if wanted is Wish.SLOWER else -1)
    return _PACES[at] if 0 <= at < len(_PACES) else None


def granted(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """Return a running game after the wish that enough people have, and what everybody reads of it.

    Fewer have to want something once somebody has left or is covered for. What takes moves back
    needs the log: see takeback.py.
    """
    if is_wished(table, Wish.END):
        event = line("table-ended-vote")
        return replace(table, stage=Stage.CLOSED, reason=event), (event,)
    for wanted in (Wish.FASTER, Wish.SLOWER):
        pace = pace_after(table.pace, wanted)
        if pace is not None and is_wished(table, wanted):
            seats = tuple(
                replace(each, wishes=tuple(kept for kept in each.wishes if kept is Wish.END))
                for each in table.seats
            )
            # Everybody has the whole new time for what they are asked.
            after = replace(table, pace=pace, seats=seats, timers=())
            return after, (line("table-pace", pace=Line(f"ui-pace-{pace}")),)
    return table, ()
