"""One sleeper for the clocks of all tables: it rings a table when something may be due there."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable

from engine.service.ports import Clock


class DeadlineScheduler:
    """At most one entry a table, the soonest; at rest with nothing due no task waits.

    `ring` is called for a table at its time. It looks afresh at what is due there and never
    raises.
    """

    def __init__(self, clock: Clock, ring: Callable[[int], Awaitable[None]]) -> None:
        self._clock = clock
        self._run_due = ring
        self._heap: list[tuple[int, int]] = []
        self._soonest: dict[int, int] = {}
        self._sleeper: asyncio.Task[None] | None = None
        self._ringing: set[asyncio.Task[None]] = set()
        self._stopped = False

    def schedule(self, table_id: int, due_ms: int) -> None:
        """Ring the table at this time (Unix milliseconds), unless it rings before."""
        # An earlier look at the table will find what is due then: one entry a table is enough.
        if self._soonest.get(table_id, due_ms + 1) <= due_ms:
            return
        self._soonest[table_id] = due_ms
        heapq.heappush(self._heap, (due_ms, table_id))
        if self._heap[0] == (due_ms, table_id):
            self._arm()

    async def stop(self) -> None:
        """Ring no more, and return when what is ringing has been answered."""
        self._stopped = True
        if self._sleeper is not None:
            self._sleeper.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)

    def _arm(self) -> None:
        """Set the sleeper to the soonest entry; one that waits for a later entry ends."""
        if self._sleeper is not None:
            self._sleeper.cancel()
            self._sleeper = None
        if self._heap and not self._stopped:
            self._sleeper = asyncio.create_task(self._sleep_until(self._heap[0][0]))

    async def _sleep_until(self, due_ms: int) -> None:
        await self._clock.sleep(max(0, due_ms - self._clock.now_ms()) / 1000)
        self._sleeper = None
        now = self._clock.now_ms()
        while self._heap and self._heap[0][0] <= now:
            due_ms, table_id = heapq.heappop(self._heap)
            if self._soonest.get(table_id) == due_ms:
                del self._soonest[table_id]
                ringing = asyncio.create_task(self._answered(table_id))
                self._ringing.add(ringing)
                ringing.add_done_callback(self._ringing.discard)
        self._arm()

    async def _answered(self, table_id: int) -> None:
        await self._run_due(table_id)
