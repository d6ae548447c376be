"""The claim of a process on a database: what one process does for all, no other does meanwhile.

It is an advisory lock, which the server frees when the connection ends. The server ends the
connection of a process that hangs, for it stops sending its sign of life.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg

from storage import errors
from storage.errors import ArchiveError
from storage.postgres_server import LOST, PostgresServer

log = logging.getLogger("hedgerow.archive")

#: How often the process shows that it lives.
BEAT_SECONDS = 1.5

#: After this time without a sign of life the server frees the lock.
SILENCE_SECONDS = 6

#: How often a process that waits tries again.
_RETRY_SECONDS = 0.5

# The first key of what a process does is "HEDG"; that of how many processes there are one more.
_TRY = "SELECT pg_try_advisory_lock(1212499015, $1)"

_TRY_COUNT = "SELECT pg_try_advisory_lock_shared(1212499016, $1)"

#: True if processes run that share the work among another number of processes.
_OTHER_COUNT = """
SELECT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 1212499016 AND objid <> $1::oid
    AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""

_FREE = "SELECT pg_advisory_unlock_all()"


class Claim:
    """A lock that is held until it is released, or the process dies or hangs."""

    def __init__(self, server: PostgresServer, process: int = 0, processes: int = 1) -> None:
        """Claim what one of so many processes does; processes that share otherwise are kept out."""
        self._server, self._process, self._processes = server, process, processes
        self._connection: asyncpg.Connection | None = None
        self._heart: asyncio.Task[None] | None = None
        #: called when another process has taken the lock over
        self.on_lost: Callable[[], object] = lambda: None

    async def acquire(self, *, waits: bool = True) -> None:
        """Return once the lock is held.

        Raise `ArchiveError` if the server cannot be reached, or if unless it `waits` another
        process holds the lock.
        """
        is_held = False
        try:
            is_held = await self._try()
            if not (is_held or waits):
                raise ArchiveError(errors.DATABASE_IN_USE, name=self._server.name)
            if not is_held:
                log.warning("another Hedgerow uses this database: waiting until it ends")
            while not is_held:
                await asyncio.sleep(_RETRY_SECONDS)
                is_held = await self._try()
        except (*LOST, asyncpg.PostgresError) as error:
            raise self._server.error(error) from None
        finally:
            if not is_held:
                self._drop()
        self._heart = asyncio.create_task(self._keep(), name="claim on the database")

    async def release(self) -> None:
        """Free the lock; calling it again is harmless."""
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.wait([self._heart])
        self._drop()

    async def _try(self) -> bool:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._server.connect()
            await self._connection.execute(f"SET idle_session_timeout = '{SILENCE_SECONDS}s'")
        await self._connection.fetchval(_TRY_COUNT, self._processes)
        if await self._connection.fetchval(_OTHER_COUNT, self._processes):
            is_held = False
        else:
            is_held = bool(await self._connection.fetchval(_TRY, self._process))
        if not is_held:
            await self._connection.fetchval(_FREE)
        return is_held

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                assert self._connection is not None
                await self._connection.execute("SELECT 1")
            except (*LOST, asyncpg.PostgresError) as error:
                log.warning("the connection to the database was lost: %s", type(error).__name__)
                self._drop()
                if not await self._acquire_again():
                    log.error("another Hedgerow has taken over this database")
                    self.on_lost()
                    return

    async def _acquire_again(self) -> bool:
        """Return True once the lock is held again, False if another process has it."""
        while True:
            with suppress(*LOST, asyncpg.PostgresError):
                return await self._try()
            await asyncio.sleep(_RETRY_SECONDS)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
