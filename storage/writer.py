"""Group commit: the writes that are waiting when a transaction ends form the next transaction.

There is no delay except the disk's own. Knows transactions and callers, not what is written.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar, cast

import aiosqlite

from storage.errors import CLOSED, ArchiveError
from storage.write_batch import AdminWrite, Answer, TableWrite, store_batch

P = ParamSpec("P")
T = TypeVar("T")

# Faults of the disk or the file: every write of the batch would fail on its own too.
_FATAL_TO_BATCH = (sqlite3.OperationalError, sqlite3.InternalError)


class Writer:
    """The only writer of the file, over a connection that nobody else uses.

    The connection begins a transaction with its first change by itself (isolation_level
    IMMEDIATE).
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._queue: list[_QueuedWrite] = []
        self._log_waiters: list[asyncio.Future[Answer]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        #: called with the number of writes that were committed together
        self.on_commit: Callable[[int], object] = lambda _: None

    @property
    def waiting(self) -> int:
        """How many writes wait for the transaction that is being made."""
        return len(self._queue)

    async def write(self, write: TableWrite) -> int:
        """Store a write durably and return the id of a new table, else 0.

        Raise `Conflict`, `Occupied`, `ArchiveError` after `close`, or what SQLite raises.
        Cancelling the caller does not take the write back.
        """
        return int(await self._enqueue(write))

    async def run(
        self,
        write: Callable[Concatenate[aiosqlite.Connection, P], Awaitable[T | Exception]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run an admin write durably and return its answer; raise the answer if an exception.

        `write` is called with the connection and the arguments. Raise like `self.write` otherwise.
        """
        return cast(T, await self._enqueue(lambda connection: write(connection, *args, **kwargs)))

    async def empty_log(self) -> None:
        """Empty the write-ahead log into the file, where old pages of it still hold old data.

        While somebody reads it may stay; a later checkpoint overwrites it then. No other connection
        may do this: SQLite before 3.51.3 could lose a commit that is made meanwhile. Raise as
        `write`.
        """
        waiter = self._waiter()
        self._log_waiters.append(waiter)
        self._start()
        await waiter

    async def close(self) -> None:
        """Refuse further writes, and return when all that are queued are stored or refused."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _enqueue(self, write: TableWrite | AdminWrite) -> Answer:
        answer = self._waiter()
        self._queue.append(_QueuedWrite(write, answer))
        self._start()
        return await answer

    def _waiter(self) -> asyncio.Future[Answer]:
        if self._closed:
            raise ArchiveError(CLOSED)
        return asyncio.get_running_loop().create_future()

    def _start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._write_queue(), name="archive writer")

    async def _write_queue(self) -> None:
        batch: list[_QueuedWrite] = []
        try:
            while self._queue or self._log_waiters:
                batch, self._queue = self._queue, []
                if batch:
                    await self._write_batch(batch)
                await self._empty_log()
        finally:
            self._task = None
            # Only the end of the event loop stops this task early; callers must not wait for ever.
            for queued in (*batch, *self._queue):
                queued.resolve(ArchiveError(CLOSED))
            self._queue = []
            for waiter in self._log_waiters:
                if not waiter.done():
                    waiter.set_exception(ArchiveError(CLOSED))
            self._log_waiters = []

    async def _empty_log(self) -> None:
        waiters = [each for each in self._log_waiters if not each.done()]
        if waiters:
            with suppress(sqlite3.Error):  # somebody reads it, or the disk fails
                await self._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            for waiter in waiters:
                if not waiter.done():
                    waiter.set_result(None)
        self._log_waiters = [each for each in self._log_waiters if not each.done()]

    async def _write_batch(self, batch: Sequence[_QueuedWrite]) -> None:
        """Store a batch in one transaction. If a write spoils it, halve it until that one is alone.

        So a bad write costs its neighbours a few transactions instead of one each, and the writes
        of a table stay in order.
        """
        try:
            answers = await self._transact([queued.write for queued in batch])
        except Exception as error:
            if len(batch) > 1 and not _is_fatal_to_batch(error):
                half = len(batch) // 2
                await self._write_batch(batch[:half])
                await self._write_batch(batch[half:])
                return
            for queued in batch:
                queued.resolve(error)
        else:
            self.on_commit(len(batch))
            for queued, answer in zip(batch, answers, strict=True):
                queued.resolve(answer)

    async def _transact(self, writes: Sequence[TableWrite | AdminWrite]) -> list[Answer]:
        connection = self._connection
        if connection.in_transaction:
            # Not even the rollback of the last transaction succeeded.
            await connection.rollback()
        try:
            answers = await store_batch(connection, writes)
            await connection.commit()
        except BaseException:
            with suppress(sqlite3.Error, ValueError):
                await connection.rollback()
            raise
        return answers


class _QueuedWrite(NamedTuple):
    """A write, and the future its caller awaits."""

    write: TableWrite | AdminWrite
    answer: asyncio.Future[Answer]

    def resolve(self, answer: Answer) -> None:
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(_copy(answer))
        else:
            self.answer.set_result(answer)


def _copy(error: Exception) -> Exception:
    """Return a copy of an SQLite error, so that several callers do not raise the same object."""
    if not isinstance(error, sqlite3.Error):
        return error
    copy = type(error)(*error.args)
    copy.__cause__ = error
    return copy


def _is_fatal_to_batch(error: Exception) -> bool:
    # A damaged file is a bare DatabaseError; its subclasses are about one write.
    return isinstance(error, _FATAL_TO_BATCH) or type(error) is sqlite3.DatabaseError
