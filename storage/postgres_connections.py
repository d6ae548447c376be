"""The connections of `storage.postgres`: one that writes in transactions, and a pool that reads."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar, cast

import asyncpg

from storage.database import Connection
from storage.dialect import arguments, translated
from storage.errors import ArchiveError, FailedStatement
from storage.postgres_server import CLOSE_SECONDS, LOST, PostgresServer
from storage.table_sql import Row

T = TypeVar("T")

#: How many reads run at the same time.
READERS = 4

#: Two processes changed the same rows at the same moment: the transaction is simply run again.
_COLLIDED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)

#: The server has no disk space or memory left: every write fails.
_FAULTS = (asyncpg.exceptions.InsufficientResourcesError, asyncpg.exceptions.PostgresSystemError)

#: A transaction notes its own number, by which it is known again. The server's id of it is not
#: enough: after a crash the server may give the id of what was lost to another transaction.
_NOTE = """
INSERT INTO writers (writer, batch) VALUES ($1, $2)
ON CONFLICT (writer) DO UPDATE SET batch = excluded.batch RETURNING pg_current_xact_id()::text
"""

_STATUS = "SELECT pg_xact_status($1::text::xid8)"

_NOTED = "SELECT batch FROM writers WHERE writer = $1"


class _Statement(NamedTuple):
    """What is left of a statement: how many rows it changed."""

    rowcount: int


class PostgresConnection:
    """A connection to PostgreSQL with the methods of `storage.database.Connection`."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def execute(self, sql: str, parameters: Any = ()) -> _Statement:
        """Execute a statement."""
        statement, keys = translated(sql)
        status = await self._connection.execute(statement, *arguments(keys, parameters))
        count = status.rpartition(" ")[2]
        return _Statement(int(count) if count.isdecimal() else -1)

    async def executemany(self, sql: str, parameters: Iterable[Any]) -> _Statement:
        """Execute a statement for each set of parameters; `rowcount` is of UPDATEs alone."""
        statement, keys = translated(sql)
        rows = [arguments(keys, each) for each in parameters]
        if statement.lstrip().startswith("UPDATE"):
            changed = await self._connection.fetchmany(f"{statement} RETURNING 1", rows)
            return _Statement(len(changed))
        await self._connection.executemany(statement, rows)
        return _Statement(-1)

    async def execute_fetchall(self, sql: str, parameters: Any = ()) -> list[Row]:
        """Execute a query and return its rows."""
        statement, keys = translated(sql)
        rows = await self._connection.fetch(statement, *arguments(keys, parameters))
        return [tuple(row) for row in rows]


class PostgresTransactions:
    """Transactions of the connection that writes (`storage.database.Transactions`).

    A connection that is lost is made again. A transaction whose commit got no answer is looked up:
    it is neither run twice nor reported as failed if it was committed.
    """

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._connection: asyncpg.Connection | None = None
        self._writer, self._batches = secrets.randbits(63), 0

    async def transact(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Return what `work` returns, after its transaction was committed."""
        until = self._server.patient_until()
        while True:
            self._batches += 1
            attempt = _Attempt(self._batches)
            try:
                return await self._attempt(work, attempt)
            except _COLLIDED as error:
                await self._server.pause(error, until)
            except LOST as error:
                await self._server.pause(error, until)
                if attempt.is_committing and await self._is_committed(attempt, until):
                    return cast(T, attempt.answer)
            except asyncpg.PostgresError as error:
                raise _failure(self._server, error) from None

    def is_fault(self, error: Exception) -> bool:
        """Return True if the server is at fault, or cannot be reached."""
        return isinstance(error, ArchiveError)

    async def empty_log(self) -> None:
        """Do nothing: the server's log is its operator's."""

    async def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await _close(connection)

    async def _attempt(self, work: Callable[[Connection], Awaitable[T]], attempt: _Attempt) -> T:
        connection = await self._connected()
        try:
            await connection.execute("BEGIN")
            attempt.id = await connection.fetchval(_NOTE, self._writer, attempt.batch)
            answer = attempt.answer = await work(PostgresConnection(connection))
            attempt.is_committing = True
            await connection.execute("COMMIT")
        except BaseException as error:
            await self._roll_back(connection, error)
            raise
        return answer

    async def _roll_back(self, connection: asyncpg.Connection, error: BaseException) -> None:
        if isinstance(error, Exception) and not isinstance(error, LOST):
            with suppress(*LOST, asyncpg.PostgresError):
                await connection.execute("ROLLBACK")
                return
        self._connection = None
        connection.terminate()

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._server.connect()
        return self._connection

    async def _is_committed(self, attempt: _Attempt, until: float) -> bool:
        """Return True if a transaction was committed. Raise `ArchiveError` if that is not known."""
        while True:
            try:
                connection = await self._connected()
                status = None
                with suppress(asyncpg.InvalidParameterValueError):  # of an id that was lost
                    status = await connection.fetchval(_STATUS, attempt.id)
                if status != "in progress":
                    noted = await connection.fetchval(_NOTED, self._writer)
                    return bool(noted == attempt.batch)
                await self._server.pause(TimeoutError(), until)
            except LOST as error:
                await self._server.pause(error, until)


class _Attempt:
    """How far a transaction came."""

    def __init__(self, batch: int) -> None:
        self.batch = batch
        self.id = ""
        self.answer: Any = None
        self.is_committing = False


class PostgresReader:
    """Reads over a pool of connections, each query for itself (`storage.database.Reader`)."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._pool: Any = None

    async def execute_fetchall(
        self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()
    ) -> list[Row]:
        """Execute a query and return its rows."""

        async def read(connection: asyncpg.Connection) -> list[Row]:
            return await PostgresConnection(connection).execute_fetchall(sql, parameters)

        return await self._retried(read)

    async def of_one_moment(self, queries: Iterable[tuple[str, Sequence[Any]]]) -> list[list[Row]]:
        """Return the rows of some queries, all as the database was at one moment."""

        async def read(connection: asyncpg.Connection) -> list[list[Row]]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                reader = PostgresConnection(connection)
                return [await reader.execute_fetchall(*query) for query in queries]

        return await self._retried(read)

    async def close(self) -> None:
        """Close the connections."""
        if self._pool is not None:
            await _close(self._pool)

    async def _retried(self, read: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        until = self._server.patient_until()
        while True:
            try:
                if self._pool is None:
                    self._pool = self._server.pool(READERS)
                    await self._pool
                async with self._pool.acquire() as connection:
                    return await read(connection)
            except (*LOST, *_COLLIDED) as error:
                await self._server.pause(error, until)
            except asyncpg.PostgresError as error:
                raise _failure(self._server, error) from None


def _failure(server: PostgresServer, error: asyncpg.PostgresError) -> Exception:
    """Return what a statement raises that the server has answered with an error."""
    failed = ArchiveError if isinstance(error, _FAULTS) else FailedStatement
    return failed(str(server.error(error)))


async def _close(connections: Any) -> None:
    """Close a connection or a pool, however slow the server is."""
    try:
        await asyncio.wait_for(connections.close(), CLOSE_SECONDS)
    except (*LOST, asyncpg.PostgresError):
        connections.terminate()
