"""Opening the file: lock it for this process, check it, migrate it, then connect twice.

One connection writes, one reads (decision 0003).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import aiosqlite

from storage import errors
from storage.checksums import FUNCTION, add_function, checksum
from storage.database import Connection
from storage.migrations import Migration, check_database, migrate

T = TypeVar("T")

#: How long to wait for a lock: of a Hedgerow that is just closing, or of a database browser. Short
#: enough that a move can still be refused within Discord's three seconds.
LOCK_TIMEOUT_SECONDS = 2.0


#: Of the connection that writes. Deleted data is overwritten, for people may ask to be forgotten;
#: the write-ahead log shrinks again after it has been large.
PRAGMAS = (
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
    f"journal_size_limit = {16 * 2**20}",
)


class _WriterConnection(sqlite3.Connection):
    """Closes the cursor of `executemany` in the thread that executes.

    The cursor still has its statement, which the cache hands to the next call. Closed by the
    garbage collector in another thread, it would reset that call's statement while it runs: "bad
    parameter or other API misuse".
    """

    def executemany(self, *arguments: Any) -> sqlite3.Cursor:
        """Return the closed cursor, which still has its `rowcount`."""
        cursor = super().executemany(*arguments)
        cursor.close()
        return cursor


class SqliteTransactions:
    """Transactions of the connection that writes (`storage.database.Transactions`).

    It begins one by itself with its first change (isolation_level IMMEDIATE).
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def transact(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Return what `work` returns, after its transaction was committed."""
        connection = self._connection
        if connection.in_transaction:
            # Not even the rollback of the last transaction succeeded.
            await connection.rollback()
        try:
            answer = await work(connection)
            await connection.commit()
        except BaseException:
            with suppress(sqlite3.Error, ValueError):
                await connection.rollback()
            raise
        return answer

    def is_fault(self, error: Exception) -> bool:
        """Return True if the disk or the file is at fault."""
        # A damaged file is a bare DatabaseError; its subclasses are about one write.
        faults = (sqlite3.OperationalError, sqlite3.InternalError)
        return isinstance(error, faults) or type(error) is sqlite3.DatabaseError

    async def empty_log(self) -> None:
        """Empty the write-ahead log into the file, where old pages of it still hold old data.

        While somebody reads it may stay; a later checkpoint overwrites it then. No other connection
        may do this: SQLite before 3.51.3 could lose a commit that is made meanwhile.
        """
        with suppress(sqlite3.Error):  # somebody reads it, or the disk fails
            await self._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")


class Connections(NamedTuple):
    """The open file: the connection that writes, the one that reads, and what closes both.

    Closing ends with the lock on the file.
    """

    path: Path
    writer: aiosqlite.Connection
    reader: aiosqlite.Connection
    resources: AsyncExitStack


async def open_connections(path: Path, migrations: tuple[Migration, ...]) -> Connections:
    """Lock the file, bring it to the newest schema and connect to it.

    Raise `ArchiveError`; then nothing stays open.
    """
    try:
        path = await asyncio.to_thread(path.resolve)
        async with AsyncExitStack() as resources:
            lock = await asyncio.to_thread(_locked_and_migrated, path, migrations)
            resources.callback(lock.close)
            # SQLite merges the write-ahead log into the file when the last connection closes. It
            # is the writer, as the reader may not write.
            # With this isolation level the first change begins a transaction by itself: no
            # statement ever commits on its own, not even after one that failed to begin.
            writer = await resources.enter_async_context(
                aiosqlite.connect(
                    path,
                    isolation_level="IMMEDIATE",
                    timeout=LOCK_TIMEOUT_SECONDS,
                    factory=_WriterConnection,
                )
            )
            for pragma in PRAGMAS:
                await writer.execute(f"PRAGMA {pragma}")
            await writer.create_function(*FUNCTION, checksum, deterministic=True)
            reader = await resources.enter_async_context(
                aiosqlite.connect(
                    read_only_uri(path),
                    uri=True,
                    isolation_level=None,
                    timeout=LOCK_TIMEOUT_SECONDS,
                )
            )
            await reader.create_function(*FUNCTION, checksum, deterministic=True)
            # What is damaged must be readable, to be told from what is not.
            reader.text_factory = _decode
            return Connections(path, writer, reader, resources.pop_all())
    except errors.SYSTEM_ERRORS as error:
        raise errors.from_system_error(path, error) from error


def _locked_and_migrated(path: Path, migrations: tuple[Migration, ...]) -> sqlite3.Connection:
    if path.is_dir():
        raise errors.ArchiveError(errors.FOLDER, path=path)
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = lock_file(path)
    try:
        if path.exists():
            if path.is_file() and not path.stat().st_size:
                raise errors.ArchiveError(errors.EMPTY, path=path)
            # Read-only: closing a connection that may write merges the log, which changes the file.
            with closing(connect(read_only_uri(path))) as connection:
                check_database(connection, path, migrations)
        # The file contains hands and seeds. SQLite gives its side files the same permissions.
        path.touch(mode=0o600)
        with closing(connect(path.as_uri())) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise errors.ArchiveError(errors.NO_WRITE_AHEAD_LOG, path=path, mode=mode)
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection, path, migrations)
    except BaseException:
        lock.close()
        raise
    return lock


def lock_file(path: Path) -> sqlite3.Connection:
    """Return an exclusive lock, held until it is closed or the process dies.

    It is SQLite's own lock on a file beside the archive, so it works wherever SQLite does. A lock
    on the archive itself would keep the reader out.
    """
    lock = connect(path.with_name(f"{path.name}.lock").as_uri())
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise errors.ArchiveError(errors.IN_USE, path=path) from error
        raise
    return lock


def read_only_uri(path: Path) -> str:
    """Return the address for `connect` of a database that must not change."""
    return f"{path.as_uri()}?mode=ro"


def connect(uri: str) -> sqlite3.Connection:
    """Connect without implicit transactions; any thread may use it, one at a time."""
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, timeout=LOCK_TIMEOUT_SECONDS, check_same_thread=False
    )
    add_function(connection)
    return connection


def _decode(text: bytes) -> str:
    return text.decode(errors="replace")
