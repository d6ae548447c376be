"""What is due at a table in this life of the process, which knows more than the table does.

When the process began, which channels are out of reach and since when they are back, and what the
house has let go: none of it is stored. Nothing here waits or reads a clock.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.api.action import Offer, Wait
from engine.table.deadlines import Deadline, deadlines, house_pause_ms, since_ms, wait_ms
from engine.table.lobby import LOBBY_TIMEOUT_MS
from engine.table.model import Cause, Offers, Stage, Table
from engine.table.snapshot import TableSnapshot


class PendingDeadlines:
    """The dues of every table. Times are Unix milliseconds."""

    def __init__(self, house_ms: int | None = None) -> None:
        """Begin with nothing paused. `house_ms`: the house's pause, else the pace's."""
        self.boot_ms = 0  #: when the clocks were started
        self._house_ms = house_ms
        self._paused: dict[int, int] = {}  # table -> when it was resumed, 0: not yet
        self._declined: dict[int, frozenset[tuple[int | None, str]]] = {}  # table -> (seat, ask)

    def next(self, snapshot: TableSnapshot) -> Deadline | None:
        """Give what is due first at a table."""
        return min(self._all(snapshot), key=lambda due: due.at_ms, default=None)

    def ready(self, snapshot: TableSnapshot, now_ms: int) -> list[Deadline]:
        """Give all whose time has come."""
        return [due for due in self._all(snapshot) if due.at_ms <= now_ms]

    def with_deadlines(self, snapshot: TableSnapshot) -> TableSnapshot:
        """Write into what is seen whether its clocks stand, and when somebody is out of time."""
        snapshot = replace(snapshot, paused=self.is_paused(snapshot.table.id))
        # What need not be answered may lapse sooner, and keeps nobody waiting.
        waited = {
            (seat, offer.ask)
            for seat in snapshot.awaited
            for offer in snapshot.offers[seat]
            if not offer.voluntary
        }
        timeout = [
            due.at_ms
            for due in self._all(snapshot)
            if due.cause is Cause.TIMEOUT and (due.seat, due.ask) in waited
        ]
        return replace(snapshot, next_timeout_ms=min(timeout, default=None))

    def pause(self, table_id: int) -> None:
        """Note that a table's clocks stand."""
        self._paused[table_id] = 0

    def resume(self, table_id: int, now_ms: int) -> bool:
        """Note that a table's clocks run on; say whether they stood."""
        stood = self.is_paused(table_id)
        if stood:
            self._paused[table_id] = now_ms
        return stood

    def is_paused(self, table_id: int) -> bool:
        """Do a table's clocks stand?"""
        return self._paused.get(table_id) == 0

    def decline(self, table_id: int, seat: int | None, offers: Iterable[Offer]) -> None:
        """Note that the house lets voluntary offers go; it is not asked the same again."""
        asks = frozenset((seat, offer.ask) for offer in offers)
        self._declined[table_id] = self._declined.get(table_id, frozenset()) | asks

    def declined(self, table_id: int) -> frozenset[tuple[int | None, str]]:
        """Give (seat, ask) of what the house has let go at a table."""
        return self._declined.get(table_id, frozenset())

    def drop_stale_declines(self, snapshot: TableSnapshot) -> None:
        """Forget what the house let go where the question is gone, and all of a table that is over.

        What it does by habit it thinks of anew with every change.
        """
        if not snapshot.table.is_active:
            self._paused.pop(snapshot.table.id, None)
        passed = self._declined.pop(snapshot.table.id, None)
        if passed:
            habitual = snapshot.game.info.voluntary_verbs
            standing = {
                (at, offer.ask)
                for at, theirs in snapshot.offers.items()
                for offer in theirs
                if offer.verb not in habitual
            }
            if passed & standing:
                self._declined[snapshot.table.id] = passed & standing

    def _all(self, snapshot: TableSnapshot) -> list[Deadline]:
        table = snapshot.table
        if snapshot.paused:
            return []
        if table.stage is Stage.LOBBY:
            return [Deadline(table.changed_ms + LOBBY_TIMEOUT_MS, None, "", "", (), Cause.TIMEOUT)]
        return [
            replace(due, at_ms=self._after_rest(table, snapshot.offers, due))
            for due in deadlines(
                table, snapshot.offers, self._house_ms, snapshot.game.info.immediate_verbs
            )
            if not self._is_declined(snapshot, due)
        ]

    def _is_declined(self, snapshot: TableSnapshot, due: Deadline) -> bool:
        """Did the house let it go? What lapses or is waited for comes all the same."""
        passed = (due.seat, due.ask) in self.declined(snapshot.table.id)
        return passed and due.cause is Cause.HOUSE and due.seat not in snapshot.awaited

    def _after_rest(self, table: Table, offers: Offers, due: Deadline) -> int:
        """After a restart or a pause people get a prompt's time before anything but a blink."""
        rested_ms = max(self.boot_ms, self._paused.get(table.id, 0))
        if due.cause is Cause.HOUSE:
            return max(due.at_ms, rested_ms + house_pause_ms(table.pace, self._house_ms))
        if rested_ms <= since_ms(table, due.seat, due.verb, due.ask):
            return due.at_ms
        blink = any(
            offer.ask == due.ask and offer.timeout is not None and offer.timeout.after is Wait.BLINK
            for offer in offers.get(due.seat, ())
        )
        grace = 0 if blink else wait_ms(table.pace, Wait.PROMPT) or 0
        return max(due.at_ms, rested_ms + grace)
