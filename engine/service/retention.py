"""Keeping the archive small: finished tables are packed, and deleted when their time is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress

from engine.api.refusals import Refused
from engine.service.ports import Archive, Clock

log = logging.getLogger("hedgerow.tables")

_DAY_MS = 24 * 3600 * 1000

#: So long after the bot was removed from a server, the server's tables are deleted.
DEPARTED_DAYS = 30

#: How often to look for something to do, and the pause after each piece of work, in which the
#: writer is there for people alone.
PERIOD_SECONDS = 6 * 3600.0
PAUSE_SECONDS = 0.1


class Retention:
    """Works in the background, a piece at a time, between `start` and `stop`."""

    def __init__(
        self,
        archive: Archive,
        clock: Clock,
        keep_days: int | None,
        close_table: Callable[[int], Awaitable[None]],
        drop_tables: Callable[[Iterable[int]], None],
        count_feats: Callable[[Clock], Awaitable[None]],
    ) -> None:
        """Keep finished tables so many days, or for ever if `None`.

        `drop_tables` forgets tables that were deleted. `count_feats` is called before any is.
        """
        self._archive, self._clock, self._keep_days = archive, clock, keep_days
        self._close_table, self._drop_tables = close_table, drop_tables
        self._count_feats = count_feats
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Begin to work if no other process does; calling it again, or once stopped, is harmless.

        First note which servers the bot is on.
        """
        if self._task is None and not self._stopped and self._archive.serves(None):
            self._task = asyncio.create_task(self._work(), name="retention")

    async def stop(self) -> None:
        """Stop for good; return when nothing runs any more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def note_servers(self, present: Collection[int]) -> None:
        """Note which servers the bot is on; the time of the others runs from now."""
        await self._archive.note_servers(present, self._clock.now_ms())

    async def work_off(self) -> None:
        """Do all that there is to do now."""
        now = self._clock.now_ms()
        await self._archive.recompute_owed()
        await self._count_feats(self._clock)
        left_before = now - DEPARTED_DAYS * _DAY_MS
        ended_before = None if self._keep_days is None else now - self._keep_days * _DAY_MS
        for table in await self._archive.unfinished_of_departed(left_before):
            with suppress(Refused):  # it has just ended
                await self._close_table(table)
        while (deleted := await self._archive.tidy(ended_before, left_before)) is not None:
            self._drop_tables(deleted)
            await self._clock.sleep(PAUSE_SECONDS)

    async def _work(self) -> None:
        while True:
            try:
                await self.work_off()
            except Exception:
                log.exception("tables could not be packed or deleted; it is tried again")
            await self._clock.sleep(PERIOD_SECONDS)
