"""The clocks of all tables: what is due is played, by the rules or by the house.

The house thinks beside the loop; what it chose is looked at again under the table's lock.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from engine.api.action import Action, Offer
from engine.api.legal_actions import Move
from engine.api.refusals import Refused, Stale, Unavailable
from engine.api.rng import Rng
from engine.house.executor import HouseExecutor
from engine.house.strength import house_skill
from engine.service.deadline_scheduler import DeadlineScheduler
from engine.service.pending_deadlines import PendingDeadlines
from engine.service.ports import Archive, Clock, Entropy
from engine.service.table_store import TableStore
from engine.table import lobby
from engine.table.deadlines import Deadline, offers_for_house
from engine.table.model import Cause, Change, Stage
from engine.table.play import act
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.tables")

#: After a failure the table is left alone for so long before its clocks are tried again.
_RETRY_MS = 30_000


class DeadlineRunner:
    """Lapses, the house's moves, forgotten lobbies."""

    def __init__(
        self,
        store: TableStore,
        pending_deadlines: PendingDeadlines,
        clock: Clock,
        entropy: Entropy,
        house_executor: HouseExecutor,
    ) -> None:
        """Watch what is kept; nothing rings before there is something due."""
        self._store, self._pending_deadlines = store, pending_deadlines
        self._clock, self._entropy, self._house_executor = clock, entropy, house_executor
        self._scheduler = DeadlineScheduler(clock, self._run_due)
        store.subscribe(self._reschedule)

    async def start(self, archive: Archive) -> None:
        """Take up the clocks of every unfinished table."""
        boot_ms = self._pending_deadlines.boot_ms = self._clock.now_ms()
        for table_id, due_ms in await archive.unfinished():
            if due_ms is not None:
                self._scheduler.schedule(table_id, max(due_ms, boot_ms))

    async def stop(self) -> None:
        """Let the clocks stand; what is being committed is waited for."""
        await asyncio.gather(self._scheduler.stop(), self._house_executor.close())

    def pause(self, table_id: int) -> None:
        """Let a table's clocks stand."""
        self._pending_deadlines.pause(table_id)
        self._store.refresh_deadlines(table_id)

    def resume(self, table_id: int) -> None:
        """Let a table's clocks run on."""
        now = self._clock.now_ms()
        if self._pending_deadlines.resume(table_id, now):
            self._store.refresh_deadlines(table_id)
            # One that was thrown out of memory meanwhile has to be looked at afresh.
            self._scheduler.schedule(table_id, now)

    async def _run_due(self, table_id: int) -> None:
        try:
            await self._do_due(table_id)
        except Unavailable:
            pass  # gone or frozen: nothing of it is due any more
        except Exception:
            log.exception("table %s could not do what was due", table_id)
            self._scheduler.schedule(table_id, self._clock.now_ms() + _RETRY_MS)

    async def _do_due(self, table_id: int) -> None:
        snapshot = await self._store.snapshot(table_id)
        now = self._clock.now_ms()
        due = self._pending_deadlines.next(snapshot)
        if due is None:
            return
        if due.at_ms > now:
            self._scheduler.schedule(table_id, due.at_ms)
            return
        if snapshot.table.stage is Stage.LOBBY:
            with suppress(Refused):  # somebody came in time
                await self._store.change(table_id, self._rested)
            self._reschedule(await self._store.snapshot(table_id))
            return
        if due.args is None:
            offers = offers_for_house(snapshot.table, snapshot.offers, due)
            move = await self._house_move(snapshot, due.seat, offers)
        else:
            offers = ()
            move = Move(due.ask, Action(due.verb, due.args))
        if move is None:
            self._pending_deadlines.decline(table_id, due.seat, offers)
            self._reschedule(snapshot)
            return
        try:
            await self._play_due(table_id, due, move.ask, move.action)
        except Stale:
            # Somebody acted first; what is due now may be another thing. Where the rules refuse
            # what is due, that is a fault of the game: it is told and not tried again at once.
            self._reschedule(await self._store.snapshot(table_id))

    async def _play_due(self, table_id: int, due: Deadline, ask: str, action: Action) -> None:
        def change(snapshot: TableSnapshot) -> Change:
            now = self._clock.now_ms()
            ready = self._pending_deadlines.ready(snapshot, now)
            standing = {(each.seat, each.ask, each.cause) for each in ready}
            if (due.seat, due.ask, due.cause) not in standing:
                raise Stale("refusal-stale")
            if not any(
                offer.ask == ask and offer.verb == action.verb
                for offer in snapshot.offers.get(due.seat, ())
            ):
                raise Stale("refusal-stale")
            # A turn that lapses has no answer of its own: it is the house that moved.
            cause = due.cause if due.args is not None else Cause.HOUSE
            return act(snapshot.table, snapshot.game, due.seat, ask, action, cause, now)

        await self._store.change(table_id, change)

    async def _house_move(
        self, snapshot: TableSnapshot, seat: int | None, offers: tuple[Offer, ...]
    ) -> Move | None:
        assert seat is not None
        table, rng = snapshot.table, Rng(self._entropy.seed())
        skill = house_skill(table.house, table.seed)
        return await self._house_executor.choose_move(
            snapshot.game, table.state, seat, offers, rng, len(table.seats), skill
        )

    def _rested(self, snapshot: TableSnapshot) -> Change:
        return lobby.expire()(snapshot.table, snapshot.game, self._clock.now_ms())

    def _reschedule(self, snapshot: TableSnapshot) -> None:
        due = self._pending_deadlines.next(snapshot)
        if due is not None:
            self._scheduler.schedule(snapshot.table.id, due.at_ms)
