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

from engine.api.refusals import Unavailable

log = logging.getLogger("hedgerow.courier")


class MessageKey(NamedTuple):
    """Which message it is: of which table, of what kind, and of which seat or person, if of one."""

    table: int
    kind: str
    whose: int = 0


Job: TypeAlias = Callable[[], Awaitable[None]]

#: Seconds until a failed send is tried again, one after the other.
RETRIES = (5.0, 30.0, 120.0)


class EditQueue:
    """Runs one job a lane at a time. A job that waits is replaced by the next one."""

    def __init__(self) -> None:
        self._jobs: dict[MessageKey, Job] = {}
        self._running: dict[MessageKey, asyncio.Task[None]] = {}
        self.is_closed = False

    def put(self, message_key: MessageKey, job: Job) -> None:
        """Run the job when the lane is free, unless a later one takes its place or this closes."""
        if self.is_closed:
            return
        self._jobs[message_key] = job
        if message_key not in self._running:
            self._running[message_key] = asyncio.create_task(self._run(message_key))

    async def emptied(self, message_key: MessageKey) -> None:
        """Wait until nothing is left to do in a lane, done or given up."""
        if message_key in self._running:
            await asyncio.wait((self._running[message_key],))

    async def emptied_of(self, table: int, timeout_seconds: float) -> None:
        """Wait until nothing is left to do for a table, or the time is up."""
        tasks = [task for message_key, task in self._running.items() if message_key.table == table]
        if tasks:
            await asyncio.wait(tasks, timeout=timeout_seconds)

    async def close(self) -> None:
        """Stop at once."""
        self.is_closed = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, message_key: MessageKey) -> None:
        try:
            while (job := self._jobs.pop(message_key, None)) is not None:
                await self._try(message_key, job)
        finally:
            del self._running[message_key]

    async def _try(self, message_key: MessageKey, job: Job) -> None:
        for pause in (*RETRIES, None):
            try:
                await job()
                return
            except Unavailable:
                return
            except discord.Forbidden as error:
                log.info(
                    "table %s: Discord forbids %s (%s)",
                    message_key.table,
                    message_key.kind,
                    error.code,
                )
                return
            except (TimeoutError, discord.HTTPException, OSError) as error:
                why = type(error).__name__
                log.warning(
                    "table %s: %s was not sent: %s", message_key.table, message_key.kind, why
                )
            except Exception:
                log.exception("table %s: %s could not be made", message_key.table, message_key.kind)
                return
            if pause is None or message_key in self._jobs:
                return
            await asyncio.sleep(pause)
