"""A queue of edits for each message: one is in flight at a time, and the latest wins.

A job that fails is tried again, then left to the next change or to /table. The queue knows the
table of a message, for the log, and nothing of what is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

import discord

from cogs.messages.request_errors import REQUEST_ERRORS, is_temporary
from engine.api.refusals import Unavailable

log = logging.getLogger("hedgerow.messages")


class MessageKey(NamedTuple):
    """Which message it is: its table, its kind, and its seat or person if it belongs to one."""

    table: int
    kind: str
    owner: int = 0


Job: TypeAlias = Callable[[], Awaitable[None]]

#: Seconds until a failed job is tried again, one pause after the other.
RETRIES = (5.0, 30.0, 120.0)


class EditQueue:
    """Runs one job a message at a time. A job that waits is replaced by the next one."""

    def __init__(self) -> None:
        self._jobs: dict[MessageKey, Job] = {}
        self._running: dict[MessageKey, asyncio.Task[None]] = {}
        self.is_closed = False

    def put(self, key: MessageKey, job: Job) -> None:
        """Run the job after the one in flight, unless a later one replaces it or this is closed."""
        if self.is_closed:
            return
        self._jobs[key] = job
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._run(key))

    async def wait_for(self, key: MessageKey) -> None:
        """Wait until a message has no job left, done or given up."""
        if key in self._running:
            await asyncio.wait((self._running[key],))

    async def wait_for_table(self, table: int, timeout_seconds: float) -> None:
        """Wait until the messages of a table have no job left, or the time is up."""
        tasks = [task for key, task in self._running.items() if key.table == table]
        if tasks:
            await asyncio.wait(tasks, timeout=timeout_seconds)

    async def close(self) -> None:
        """Stop at once and take no more jobs."""
        self.is_closed = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: MessageKey) -> None:
        try:
            while (job := self._jobs.pop(key, None)) is not None:
                await self._try(key, job)
        finally:
            del self._running[key]

    async def _try(self, key: MessageKey, job: Job) -> None:
        for pause in (*RETRIES, None):
            try:
                await job()
                return
            except Unavailable:
                return
            except discord.Forbidden as error:
                log.info("table %s: Discord forbids %s (%s)", key.table, key.kind, error.code)
                return
            except REQUEST_ERRORS as error:
                name = type(error).__name__
                log.warning("table %s: %s was not sent: %s", key.table, key.kind, name)
                if not is_temporary(error):
                    return
            except Exception:
                log.exception("table %s: %s could not be updated", key.table, key.kind)
                return
            if pause is None or key in self._jobs:
                return
            await asyncio.sleep(pause)
