"""The clocks of all tables: what is due is played, by the rules or by the house.

The house thinks beside the loop; what it chose is looked at again under the table's lock.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from engine import lobby
from engine.action import Action, Offer
from engine.alarms import Alarms
from engine.answers import Move
from engine.dues import Due, asked_of_house
from engine.keeping import Kept
from engine.play import act
from engine.ports import Archive, Entropy, Thinker, Wall
from engine.refusals import Refused, Stale, Unavailable
from engine.rng import Rng
from engine.seen import Seen
from engine.table import Cause, Change, Stage
from engine.temper import remembering
from engine.timetable import Timetable

log = logging.getLogger("hedgerow.tables")

#: After a failure the table is left alone for so long before its clocks are tried again.
_RETRY_MS = 30_000


class Clocks:
    """Lapses, the house's moves, forgotten lobbies."""

    def __init__(
        self, kept: Kept, timetable: Timetable, wall: Wall, entropy: Entropy, thinker: Thinker
    ) -> None:
        """Watch what is kept; nothing rings before there is something due."""
        self._kept, self._timetable = kept, timetable
        self._wall, self._entropy, self._thinker = wall, entropy, thinker
        self._alarms = Alarms(wall, self._ring)
        kept.on_renewed(self._reschedule)

    async def start(self, archive: Archive) -> None:
        """Take up the clocks of every unfinished table."""
        boot_ms = self._timetable.boot_ms = self._wall.now_ms()
        for table_id, due_ms in await archive.unfinished():
            if due_ms is not None:
                self._alarms.set(table_id, max(due_ms, boot_ms))

    async def stop(self) -> None:
        """Let the clocks stand; what is being committed is waited for."""
        await asyncio.gather(self._alarms.stop(), self._thinker.close())

    def pause(self, table_id: int) -> None:
        """Let a table's clocks stand."""
        self._timetable.pause(table_id)
        self._kept.reckon(table_id)

    def resume(self, table_id: int) -> None:
        """Let a table's clocks run on."""
        now = self._wall.now_ms()
        if self._timetable.resume(table_id, now):
            self._kept.reckon(table_id)
            # One that was thrown out of memory meanwhile has to be looked at afresh.
            self._alarms.set(table_id, now)

    async def _ring(self, table_id: int) -> None:
        try:
            await self._do_due(table_id)
        except Unavailable:
            pass  # gone or frozen: nothing of it is due any more
        except Exception:
            log.exception("table %s could not do what was due", table_id)
            self._alarms.set(table_id, self._wall.now_ms() + _RETRY_MS)

    async def _do_due(self, table_id: int) -> None:
        seen = await self._kept.see(table_id)
        now = self._wall.now_ms()
        due = self._timetable.next(seen)
        if due is None:
            return
        if due.at_ms > now:
            self._alarms.set(table_id, due.at_ms)
            return
        if seen.table.stage is Stage.LOBBY:
            with suppress(Refused):  # somebody came in time
                await self._kept.change(table_id, self._rested)
            self._reschedule(await self._kept.see(table_id))
            return
        if due.args is None:
            offers = asked_of_house(seen.table, seen.offers, due)
            move = await self._house_move(seen, due.seat, offers)
        else:
            offers = ()
            move = Move(due.ask, Action(due.verb, due.args))
        if move is None:
            self._timetable.pass_over(table_id, due.seat, offers)
            self._reschedule(seen)
            return
        try:
            await self._play_due(table_id, due, move.ask, move.action)
        except Stale:
            # Somebody acted first; what is due now may be another thing. Where the rules refuse
            # what is due, that is a fault of the game: it is told and not tried again at once.
            self._reschedule(await self._kept.see(table_id))

    async def _play_due(self, table_id: int, due: Due, ask: str, action: Action) -> None:
        def change(seen: Seen) -> Change:
            now = self._wall.now_ms()
            ready = self._timetable.ready(seen, now)
            standing = {(each.seat, each.ask, each.cause) for each in ready}
            if (due.seat, due.ask, due.cause) not in standing:
                raise Stale("refusal-stale")
            if not any(
                offer.ask == ask and offer.verb == action.verb
                for offer in seen.offers.get(due.seat, ())
            ):
                raise Stale("refusal-stale")
            # A turn that lapses has no answer of its own: it is the house that moved.
            cause = due.cause if due.args is not None else Cause.HOUSE
            return act(seen.table, seen.game, due.seat, ask, action, cause, now)

        await self._kept.change(table_id, change)

    async def _house_move(
        self, seen: Seen, seat: int | None, offers: tuple[Offer, ...]
    ) -> Move | None:
        assert seat is not None
        table, rng = seen.table, Rng(self._entropy.seed())
        temper = remembering(table.house, table.seed)
        return await self._thinker.choose(
            seen.game, table.state, seat, offers, rng, len(table.seats), temper
        )

    def _rested(self, seen: Seen) -> Change:
        return lobby.rested()(seen.table, seen.game, self._wall.now_ms())

    def _reschedule(self, seen: Seen) -> None:
        due = self._timetable.next(seen)
        if due is not None:
            self._alarms.set(seen.table.id, due.at_ms)
