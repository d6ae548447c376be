"""Hearing of changes that other processes make at the tables of this one.

A process that changes a table of another notifies it (LISTEN/NOTIFY). A notification may be lost
with a connection, so what is stored is looked at too, now and then and after each loss.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg

from storage.errors import ArchiveError
from storage.postgres_server import LOST, PostgresServer

log = logging.getLogger("hedgerow.archive")

#: How often to look at what is stored: so late is a change shown whose notification was lost.
LOOK_SECONDS = 5.0

_RETRY_SECONDS = 0.5

# Also of tables that have ended since the last look, or before the first one they were seen in.
_REVISIONS = """
SELECT id, revision, guild FROM tables WHERE stage IN ('lobby', 'play')
UNION ALL SELECT id, revision, guild FROM tables WHERE stage NOT IN ('lobby', 'play')
AND id IN (SELECT table_id FROM messages WHERE kind = 'table')
"""

#: Its parameter is `payload`.
NOTIFY = "SELECT pg_notify('hedgerow', ?)"


def payload(table: int, revision: int, guild: int | None) -> str:
    """Return what tells the process that serves a table of a new revision."""
    return f"{table} {revision} {guild or 0}"


class Listener:
    """Calls with (table, revision) when a table that this process serves may have changed.

    The revision is `None` if it is not known, for the table has ended.
    """

    def __init__(
        self,
        server: PostgresServer,
        serves: Callable[[int | None], bool],
        call: Callable[[int, int | None], Awaitable[None]],
    ) -> None:
        self._server, self._serves, self._call = server, serves, call
        self._seen: dict[int, int] | None = None
        self._calls: set[asyncio.Task[None]] = set()
        self._is_listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(), name="changes elsewhere")

    async def wait(self) -> None:
        """Return once no change from now on is missed."""
        await self._is_listening.wait()

    async def close(self) -> None:
        """Stop; return when no call runs any more."""
        self._task.cancel()
        await asyncio.gather(self._task, *self._calls, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            connection = None
            try:
                connection = await self._server.connect()
                await connection.add_listener("hedgerow", self._on_notification)
                while True:
                    await self._look(connection)
                    self._is_listening.set()
                    await asyncio.sleep(LOOK_SECONDS)
            except (*LOST, asyncpg.PostgresError) as error:
                log.info("changes elsewhere are not heard of: %s", type(error).__name__)
                await asyncio.sleep(_RETRY_SECONDS)
            finally:
                if connection is not None:
                    connection.terminate()

    async def _look(self, connection: asyncpg.Connection) -> None:
        """Look at the revisions of the tables in play, or shown so; call for those that are new."""
        rows = await connection.fetch(_REVISIONS)
        revisions = {table: revision for table, revision, guild in rows if self._serves(guild)}
        before, self._seen = self._seen, revisions
        if before is None:
            return  # nothing is shown before the start
        for table in {*before, *revisions}:
            if before.get(table) != (revision := revisions.get(table)):
                self._start(table, revision)

    def _on_notification(self, _: object, _pid: int, _channel: str, text: str) -> None:
        table, revision, guild = map(int, text.split())
        if self._serves(guild or None):
            self._start(table, revision)

    def _start(self, table: int, revision: int | None) -> None:
        task = asyncio.create_task(self._run(table, revision))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _run(self, table: int, revision: int | None) -> None:
        try:
            await self._call(table, revision)
        except ArchiveError as error:
            log.info("table %s: a change elsewhere is not shown yet: %s", table, error)
            if self._seen is not None:
                self._seen.pop(table, None)  # so it is seen again at the next look
        except Exception:
            log.exception("table %s: a change elsewhere could not be shown", table)
