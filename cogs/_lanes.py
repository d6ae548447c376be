"""Lanes: one a message, so that no two edits of it are in flight and the latest wins.

A job that fails is tried again, then left to the next change or to /table. It knows which table a
lane is of, for the log, and nothing of what is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

import discord

from engine.refusals import Unavailable

log = logging.getLogger("hedgerow.courier")


class Lane(NamedTuple):
    """Which message it is: of which table, of what kind, and of which seat or person, if of one."""

    table: int
    kind: str
    whose: int = 0


Job: TypeAlias = Callable[[], Awaitable[None]]

#: Seconds until a failed send is tried again, one after the other.
RETRIES = (5.0, 30.0, 120.0)


class Lanes:
    """Runs one job a lane at a time. A job that waits is replaced by the next one."""

    def __init__(self) -> None:
        self._jobs: dict[Lane, Job] = {}
        self._running: dict[Lane, asyncio.Task[None]] = {}

    def put(self, lane: Lane, job: Job) -> None:
        """Run the job when the lane is free, unless a later one takes its place."""
        self._jobs[lane] = job
        if lane not in self._running:
            self._running[lane] = asyncio.create_task(self._run(lane))

    async def emptied(self, lane: Lane) -> None:
        """Wait until nothing is left to do in a lane, done or given up."""
        if lane in self._running:
            await asyncio.wait((self._running[lane],))

    async def emptied_of(self, table: int, timeout_seconds: float) -> None:
        """Wait until nothing is left to do for a table, or the time is up."""
        tasks = [task for lane, task in self._running.items() if lane.table == table]
        if tasks:
            await asyncio.wait(tasks, timeout=timeout_seconds)

    async def close(self) -> None:
        """Stop at once."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, lane: Lane) -> None:
        try:
            while (job := self._jobs.pop(lane, None)) is not None:
                await self._try(lane, job)
        finally:
            del self._running[lane]

    async def _try(self, lane: Lane, job: Job) -> None:
        for pause in (*RETRIES, None):
            try:
                await job()
                return
            except Unavailable:
                return
            except discord.Forbidden as error:
                log.info("table %s: Discord forbids %s (%s)", lane.table, lane.kind, error.code)
                return
            except (TimeoutError, discord.HTTPException, OSError) as error:
                why = type(error).__name__
                log.warning("table %s: %s was not sent: %s", lane.table, lane.kind, why)
            except Exception:
                log.exception("table %s: %s could not be made", lane.table, lane.kind)
                return
            if pause is None or lane in self._jobs:
                return
            await asyncio.sleep(pause)
