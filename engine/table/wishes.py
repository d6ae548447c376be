"""What people can only do together: how many want it, how many have to, and what it changes."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Line, line
from engine.table.model import Occupant, Pace, Stage, Table, Wish

#: The paces from the fastest to the slowest.
_PACES = tuple(Pace)

#: What people vote about in the panel behind "More"; to take back is answered in a hand.
IN_PANEL = (Wish.END, Wish.FASTER, Wish.SLOWER)

#: Nothing waits any more for the wish of a person whom the house has covered for so long, or who
#: has been asked for so long at a table without time limits.
COVERED_COUNTS_MS, ASKED_COUNTS_MS = 24 * 3600 * 1000, 72 * 3600 * 1000


def count_wishes(table: Table, wanted: Wish, now_ms: int | None = None) -> tuple[int, int]:
    """Return how many people want something, and how many have to.

    That is now, or at the table's last change.
    """
    now_ms = table.changed_ms if now_ms is None else now_ms
    wishing = sum(wanted in each.wishes for each in table.seats)
    there = [
        each
        for each in table.seats
        if each.user is not None
        and (
            wanted in each.wishes
            or (until_ms := _counts_until_ms(each)) is None
            or now_ms < until_ms
        )
    ]
    if wanted is Wish.END:
        return wishing, len(there) // 2 + 1
    return wishing, sum(not each.is_covered or wanted in each.wishes for each in there)


def open_votes(table: Table, *votes: Wish) -> dict[Wish, tuple[tuple[int, ...], int]]:
    """Return, of each of these that somebody wants, the seats that do, and how many have to."""
    return {
        wanted: (seats, count_wishes(table, wanted)[1])
        for wanted in votes
        if (seats := tuple(at for at, each in enumerate(table.seats) if wanted in each.wishes))
    }


def is_wished(table: Table, wanted: Wish, now_ms: int | None = None) -> bool:
    """Return True if enough people want something, now or at the table's last change."""
    wishing, needed = count_wishes(table, wanted, now_ms)
    return 0 < needed <= wishing


def ends_by_wish_ms(table: Table) -> int | None:
    """Return when those who want to end a game will be enough if the others stay away.

    `None`: never.
    """
    if table.stage is not Stage.PLAY or not any(Wish.END in each.wishes for each in table.seats):
        return None
    times = sorted(at_ms for each in table.seats if (at_ms := _counts_until_ms(each)) is not None)
    return next((at_ms for at_ms in times if is_wished(table, Wish.END, at_ms)), None)


def _counts_until_ms(occupant: Occupant) -> int | None:
    if occupant.user is None or not occupant.away_ms:
        return None
    return occupant.away_ms + (COVERED_COUNTS_MS if occupant.is_covered else ASKED_COUNTS_MS)


def pace_after(pace: Pace, wanted: Wish) -> Pace | None:
    """Return the next faster or slower pace; `None` if there is none, or none is wanted."""
    if wanted not in (Wish.FASTER, Wish.SLOWER):
        return None
    at = _PACES.index(pace) + (1 if wanted is Wish.SLOWER else -1)
    return _PACES[at] if 0 <= at < len(_PACES) else None


def granted(table: Table, now_ms: int) -> tuple[Table, tuple[Event, ...]]:
    """Return a running game after the wish that enough people have, and what everybody reads of it.

    Fewer have to want something once somebody has left or is away. What takes moves back
    needs the log: see takeback.py.
    """
    if is_wished(table, Wish.END, now_ms):
        event = line("table-ended-vote")
        return replace(table, stage=Stage.CLOSED, reason=event), (event,)
    for wanted in (Wish.FASTER, Wish.SLOWER):
        pace = pace_after(table.pace, wanted)
        if pace is not None and is_wished(table, wanted, now_ms):
            seats = tuple(
                replace(each, wishes=tuple(kept for kept in each.wishes if kept is Wish.END))
                for each in table.seats
            )
            # Everybody has the whole new time for what they are asked.
            after = replace(table, pace=pace, seats=seats, timers=())
            return after, (line("table-pace", pace=Line(f"ui-pace-{pace}")),)
    return table, ()
