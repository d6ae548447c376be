"""The archive in a PostgreSQL database, over asyncpg.

Everything but connections and their faults is shared with SQLite; `storage.dialect` translates the
statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from engine.service.ports import StoredMessage, TableRecord
from engine.standings.results import Result
from engine.table.model import LogEntry
from storage import errors, leaderboard_sql, result_sql
from storage.archive import SqlArchive
from storage.checksums import DAMAGED_TABLES
from storage.database import Connection, Share
from storage.errors import ArchiveError
from storage.migrations import load_migrations
from storage.postgres_claim import Claim
from storage.postgres_connections import PostgresReader, PostgresTransactions
from storage.postgres_listener import NOTIFY, Listener, payload
from storage.postgres_server import SCHEMA, PostgresServer
from storage.ratings_recompute import TOMBSTONES, Recount, recount
from storage.write_batch import ChangeMessage, store_batch

T = TypeVar("T")

_CONTENTS = """
SELECT count(*), count(*) FILTER (WHERE stage IN ('lobby', 'play')),
    (SELECT count(*) FROM results), pg_database_size(current_database())
FROM tables
"""


_NOW_US = "CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS bigint)"

# A time a minute ahead is of a clock that was set back. An unlogged row costs no disk write.
_LEASE = f"""
INSERT INTO request_pace AS pace (id, due_us) VALUES (1, {_NOW_US} + ?1)
ON CONFLICT (id) DO UPDATE SET due_us = ?1 + greatest(
    {_NOW_US} - ?2, CASE WHEN pace.due_us < {_NOW_US} + 60000000 THEN pace.due_us ELSE 0 END
)
RETURNING due_us - ?1 - {_NOW_US}
"""  # noqa: S608 - constants only


class PostgresArchive(SqlArchive):
    """The archive in a database that several processes may use."""

    def __init__(self, server: PostgresServer, share: Share | None = None) -> None:
        """`share`: what this process does of the work; `None`: all."""
        self._server, self._pool = server, PostgresReader(server)
        self._share = share
        self._listener: Listener | None = None
        self._transactions = PostgresTransactions(server)
        self._claim = Claim(server, share)
        super().__init__(self._pool, self._transactions, self._claim)
        self.process = share.process if share else 0

    @classmethod
    async def open_address(
        cls, address: str, share: Share | None = None, *, creates: bool = True
    ) -> PostgresArchive:
        """Connect to the database; create, if it `creates`, or migrate its schema if necessary.

        Raise `ArchiveError`, whose message is one sentence that says what to do.
        """
        server = PostgresServer(address)
        await server.prepare(load_migrations(SCHEMA), creates=creates)
        return cls(server, share)

    @classmethod
    async def check_address(cls, address: str) -> str:
        """Return a line that says what a database holds, and change nothing (`check`)."""
        archive = cls(PostgresServer(address))
        try:
            return await archive.check()
        finally:
            await archive.close()

    @property
    def place(self) -> str:
        """The database and its server; not how to log in."""
        return f"PostgreSQL {self._server.name}"

    @property
    def schema(self) -> int:
        """The number of the database's schema."""
        return load_migrations(SCHEMA)[-1].number

    def serves(self, guild: int | None) -> bool:
        """Return True if this process acts for a server's tables."""
        return self._claim.is_held and (self._share is None or self._share.serves(guild))

    async def follow(self, call: Callable[[int, int | None], Awaitable[None]]) -> None:
        """Call this from now on with (table, revision) of changes that other processes make."""
        if self._share is not None:
            self._listener = Listener(self._server, self.serves, call)
            await self._listener.wait()

    async def lease_requests(self, count: int, interval_seconds: float, at_once: int) -> float:
        """Return after how many seconds the first of some requests to Discord may start."""
        interval_us = round(interval_seconds * 1_000_000)
        row = (count * interval_us, (at_once - 1) * interval_us)
        ((after_us,),) = await self._rows(_LEASE, row)
        return max(0.0, float(after_us) / 1_000_000)

    async def open(self, record: TableRecord, entry: LogEntry, *, checkpoint: bool = False) -> int:
        """Store a new table, and tell the process that serves it, if it is another."""
        table = await super().open(record, entry, checkpoint=checkpoint)
        await self._notify(table, record)
        return table

    async def commit(
        self,
        record: TableRecord,
        entry: LogEntry,
        *,
        checkpoint: bool = False,
        result: Result | None = None,
    ) -> None:
        """Store the next revision of a table, and tell the process that serves it."""
        await super().commit(record, entry, checkpoint=checkpoint, result=result)
        await self._notify(record.id, record)

    async def save_message(self, message: StoredMessage) -> None:
        """Store a message of a table. Raise `ArchiveError` if another process has taken over."""
        await self._change_message(ChangeMessage(message, is_deleted=False))

    async def delete_message(self, message: StoredMessage) -> None:
        """Delete a message of a table. Raise `ArchiveError` if another process has taken over."""
        await self._change_message(ChangeMessage(message, is_deleted=True))

    async def _change_message(self, change: ChangeMessage) -> None:
        # It may wait long for the server: a record of the process that has taken over stays then.
        async def change_if_owner(connection: Connection) -> bool:
            if not self._claim.may_write:
                return False
            await store_batch(connection, [change])
            return True

        while not await self._writer.run(change_if_owner):
            if not await self._claim.confirm():
                raise ArchiveError(errors.DATABASE_IN_USE, name=self._server.name)

    async def _notify(self, table: int, record: TableRecord) -> None:
        if not self.serves(record.guild):
            with suppress(ArchiveError):  # that one looks at what is stored, too
                await self._rows(NOTIFY, (payload(table, record.revision, record.guild),))

    def begin_backups(self, folder: Path, keep: int) -> None:
        """Refuse: PostgreSQL has programs for it."""
        raise ArchiveError(errors.NO_FILE_BACKUPS)

    async def claim(self, *, waits: bool = True) -> None:
        """Wait until no other Hedgerow uses the database, and keep others waiting from then on.

        Raise `ArchiveError` instead of waiting unless `waits`.
        """
        await self._claim.acquire(waits=waits)

    async def stand_by(self) -> None:
        """Wait until this process acts for its servers, or may connect to take over soon.

        Raise `ArchiveError`, for a guest also if there is nothing to be taken over any more.
        """
        await self._claim.stand_by()

    async def check(self) -> str:
        """Return a line that says what the database holds. Raise `ArchiveError` if it is damaged.

        Reads every table, log entry and checkpoint; safe while a Hedgerow uses the database.
        """
        schema = await self._server.schema(load_migrations(SCHEMA))
        damaged = sorted(table for (table,) in await self._rows(DAMAGED_TABLES))
        if damaged:
            tables = ", ".join(map(str, damaged))
            raise ArchiveError(errors.DAMAGED_TABLES, path=self.place, tables=tables)
        ((tables, unfinished, results, size),) = await self._rows(_CONTENTS)
        return (
            f"{self.place} is sound: schema {schema}, {size / 2**20:.1f} MiB, "
            f"{tables} tables ({unfinished} unfinished), {results} results."
        )

    async def _recount(self, guild: int) -> tuple[Recount, bool]:
        queries = (
            (TOMBSTONES, ()),
            (result_sql.RATED_RESULTS, (guild, 0)),
            (leaderboard_sql.RATINGS_OF_SERVER, (guild,)),
        )
        return await asyncio.to_thread(recount, *await self._pool.of_one_moment(queries))

    async def close(self) -> None:
        """Store the writes that are waiting, unless the server is away, and disconnect."""
        self._server.hurry()
        await super().close()

    async def _disconnect(self) -> None:
        if self._listener is not None:
            await self._listener.close()
        await self._pool.close()
        await self._transactions.close()
        await self._claim.release()
