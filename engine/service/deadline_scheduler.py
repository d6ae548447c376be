"""One sleeping task for the deadlines of all tables."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from engine.service.ports import Clock

#: So many tables are looked at at once. After a long stop thousands are due at the same moment.
MAX_RUNNING = 64


class DeadlineScheduler:
    """Calls `on_due(table_id)` when something may be due at a table.

    Only the soonest time of a table is kept. `on_due` must find out itself what is due, schedule
    the next time, and never raise. While nothing is scheduled no task exists.
    """

    def __init__(self, clock: Clock, on_due: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self._clock = clock
        self._on_due = on_due
        self._heap: list[tuple[int, int]] = []
        self._soonest: dict[int, int] = {}
        self._sleeper: asyncio.Task[None] | None = None
        #: the tables whose time has come, in that order, and those that are looked at
        self._due: deque[int] = deque()
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False

    def schedule(self, table_id: int, due_ms: int) -> None:
        """Call `on_due` at this time (Unix milliseconds), unless it is called sooner."""
        # The earlier call finds this deadline itself: one entry per table is enough.
        if self._soonest.get(table_id, due_ms + 1) <= due_ms:
            return
        self._soonest[table_id] = due_ms
        heapq.heappush(self._heap, (due_ms, table_id))
        if self._heap[0] == (due_ms, table_id):
            self._arm()

    @property
    def waiting(self) -> int:
        """How many tables are due, or are looked at just now."""
        return len(self._due) + len(self._running)

    async def stop(self) -> None:
        """Make no further calls; return when the running ones are done."""
        self._stopped = True
        if self._sleeper is not None:
            self._sleeper.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _arm(self) -> None:
        """Let the sleeper wait for the soonest entry."""
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
                self._due.append(table_id)
        self._start_due()
        self._arm()

    def _start_due(self) -> None:
        while self._due and len(self._running) < MAX_RUNNING and not self._stopped:
            task = asyncio.create_task(self._on_due(self._due.popleft()))
            self._running.add(task)
            task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._start_due()
