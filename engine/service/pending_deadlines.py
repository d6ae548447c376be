"""The deadlines of a table as this process runs them.

Besides the table's own deadlines they depend on when no process ran, on which tables are paused or
were resumed, and on what the house has declined. Nothing here waits or reads a clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from msgspec.structs import replace

from engine.api.action import Wait
from engine.table.automatic import automatic_deadlines, automatic_delay_ms
from engine.table.deadlines import Deadline, deadlines, house_pause_ms, since_ms, wait_ms
from engine.table.lobby import expires_ms
from engine.table.matters import matters
from engine.table.model import Cause, Offers, Table
from engine.table.snapshot import TableSnapshot
from engine.table.takeback import who_agreed

#: The verb of a deadline that takes moves back, as everybody there agrees by now.
TAKE_BACK = "takeback"


class PendingDeadlines:
    """The deadlines of all tables. Times are Unix milliseconds."""

    def __init__(self, house_ms: int | None = None) -> None:
        """Start with nothing paused. `house_ms`: as in `house_pause_ms`."""
        self.boot_ms = 0  #: when the deadlines were started
        self._house_ms = house_ms
        self._outages: tuple[tuple[int, int], ...] = ()  # (from, until) when no process ran
        # table -> (from, until) when it was paused; `None`: it still is
        self._pauses: dict[int, tuple[tuple[int, int | None], ...]] = {}
        self._without_channel: set[int] = set()
        self._declined: dict[int, frozenset[tuple[int | None, str]]] = {}  # table -> (seat, ask)

    def set_runs(self, runs: Iterable[tuple[int, int]], now_ms: int) -> None:
        """Start now. The time between the earlier runs (`Archive.runs`) counts for nobody."""
        self.boot_ms = now_ms
        outages, seen_ms = [], None
        for began_ms, last_ms in (*sorted(runs), (now_ms, now_ms)):
            if seen_ms is not None and began_ms > seen_ms:
                outages.append((seen_ms, began_ms))
            seen_ms = max(last_ms, seen_ms or 0)
        self._outages = tuple(outages)

    def next(self, snapshot: TableSnapshot) -> Deadline | None:
        """Return a table's first deadline."""
        return min(self._all(snapshot), key=lambda due: due.at_ms, default=None)

    def ready(self, snapshot: TableSnapshot, now_ms: int) -> list[Deadline]:
        """Return the deadlines that have been reached."""
        return [due for due in self._all(snapshot) if due.at_ms <= now_ms]

    def with_deadlines(self, snapshot: TableSnapshot) -> TableSnapshot:
        """Return the snapshot with `paused`, `timeouts` and `matters` set."""
        table_id = snapshot.table.id
        snapshot = replace(
            snapshot,
            paused=self.is_paused(table_id),
            channel_gone=table_id in self._without_channel,
        )
        # A voluntary offer may time out sooner, but nobody waits for it while a seat must act.
        waited_for = {
            (seat, offer.ask)
            for seat in snapshot.waited_for
            for offer in snapshot.offers[seat]
            if not (offer.voluntary and snapshot.awaited)
        }
        timeouts: dict[int, tuple[int, int]] = {}
        ends: dict[tuple[int | None, str, str], int] = {}
        for due in sorted(self._all(snapshot), key=lambda due: due.at_ms):
            if due.cause is not Cause.TIMEOUT:
                continue
            ends[due.seat, due.verb, due.ask] = due.at_ms
            if (due.seat, due.ask) in waited_for and due.seat is not None:
                asked_ms = since_ms(snapshot.table, due.seat, due.verb, due.ask)
                timeouts.setdefault(due.seat, (asked_ms, due.at_ms))
        decided = matters(snapshot.table, snapshot.offers, ends)
        return replace(snapshot, timeouts=timeouts, matters=decided)

    def pause(self, table_id: int, now_ms: int) -> None:
        """Stop a table's deadlines. The time until they are resumed counts for nobody."""
        if not self.is_paused(table_id):
            self._pauses[table_id] = (*self._pauses.get(table_id, ()), (now_ms, None))

    def resume(self, table_id: int, now_ms: int) -> bool:
        """Run a table's deadlines again. Return False if they were not stopped."""
        if not self.is_paused(table_id):
            return False
        *before, (since_ms, _) = self._pauses[table_id]
        self._pauses[table_id] = (*before, (since_ms, now_ms))
        return True

    def lose_channel(self, table_id: int) -> None:
        """Note that a table's channel was deleted: its deadlines run, and it may expire."""
        self._without_channel.add(table_id)

    def is_paused(self, table_id: int) -> bool:
        """Return True if a table's deadlines are stopped."""
        return any(until_ms is None for _, until_ms in self._pauses.get(table_id, ()))

    def decline(self, table_id: int, seat: int | None, asks: Iterable[str]) -> None:
        """Store that the house, or the person for an automatic answer, declines these questions.

        They are not asked again.
        """
        declined = frozenset((seat, ask) for ask in asks)
        self._declined[table_id] = self._declined.get(table_id, frozenset()) | declined

    def forget_declines(self, table_id: int, seat: int) -> bool:
        """Forget what a seat has declined, as its person may want it now. Return True if any."""
        declined = self.declined(table_id)
        kept = frozenset(each for each in declined if each[0] != seat)
        if kept == declined:
            return False
        self._declined[table_id] = kept
        return True

    def declined(self, table_id: int) -> frozenset[tuple[int | None, str]]:
        """Return (seat, ask) of what has been declined at a table."""
        return self._declined.get(table_id, frozenset())

    def drop_stale_declines(self, snapshot: TableSnapshot) -> None:
        """Forget declined questions that are gone, and everything of a finished table.

        With every change the house reconsiders the verbs of `GameInfo.voluntary_verbs`.
        """
        if not snapshot.table.is_active:
            self._pauses.pop(snapshot.table.id, None)
        declined = self._declined.pop(snapshot.table.id, None)
        if declined:
            reconsidered = snapshot.game.info.voluntary_verbs
            declined &= {
                (seat, offer.ask)
                for seat, offers in snapshot.offers.items()
                for offer in offers
                if offer.verb not in reconsidered
            }
        if declined:
            self._declined[snapshot.table.id] = declined

    def _all(self, snapshot: TableSnapshot) -> list[Deadline]:
        table = snapshot.table
        if snapshot.paused:
            return []
        expiry = list[Deadline]()
        if (at_ms := expires_ms(table, channel_gone=snapshot.channel_gone)) is not None:
            at_ms = self._without_outages(table, table.changed_ms, at_ms)
            expiry.append(Deadline(at_ms, None, "", "", (), Cause.TIMEOUT))
        if who_agreed(table) and (None, TAKE_BACK) not in self.declined(table.id):
            due = Deadline(table.changed_ms, None, TAKE_BACK, TAKE_BACK, (), Cause.AUTO)
            expiry.append(due)
        info, offers = snapshot.game.info, snapshot.offers
        return expiry + [
            replace(due, at_ms=self._after_interruption(table, offers, due))
            for due in chain(
                deadlines(table, offers, info, self._house_ms),
                automatic_deadlines(table, offers, info.pass_verbs),
            )
            if not self._is_declined(snapshot, due)
        ]

    def _is_declined(self, snapshot: TableSnapshot, due: Deadline) -> bool:
        """Return True if this was declined; never for timeouts and required moves of the house."""
        offers = snapshot.offers.get(due.seat, ())
        is_required = any(each.ask == due.ask and not each.voluntary for each in offers)
        may_be = due.cause is Cause.AUTO or (due.cause is Cause.HOUSE and not is_required)
        return may_be and (due.seat, due.ask) in self.declined(snapshot.table.id)

    def _after_interruption(self, table: Table, offers: Offers, due: Deadline) -> int:
        """Return its time without outages and pauses.

        That is at least a PROMPT (after BLINK: nothing) after a restart or a pause.
        """
        pauses = self._pauses.get(table.id, ())
        resumed_ms = max(self.boot_ms, *(until_ms or 0 for _, until_ms in pauses), 0)
        if due.cause is Cause.HOUSE:
            return max(due.at_ms, resumed_ms + house_pause_ms(table.pace, self._house_ms))
        if due.cause is Cause.AUTO and due.seat is not None:
            return max(due.at_ms, resumed_ms + automatic_delay_ms(table, due.seat, due.ask))
        asked_ms = since_ms(table, due.seat, due.verb, due.ask)
        if resumed_ms <= asked_ms:
            return due.at_ms
        blink = any(
            offer.ask == due.ask and offer.timeout is not None and offer.timeout.after is Wait.BLINK
            for offer in offers.get(due.seat, ())
        )
        if blink:
            return max(due.at_ms, resumed_ms)
        grace = wait_ms(table.pace, Wait.PROMPT) or 0
        return max(self._without_outages(table, asked_ms, due.at_ms), resumed_ms + grace)

    def _without_outages(self, table: Table, since_ms: int, at_ms: int) -> int:
        """Return a time put off by the outages since then, and by the pauses of the table."""
        for down_ms, up_ms in (*self._outages, *self._pauses.get(table.id, ())):
            if up_ms is not None and down_ms < at_ms and up_ms > since_ms:
                at_ms += up_ms - max(down_ms, since_ms)
        return at_ms
