"""One writer, gathered commits: whatever waits when a transaction ends is the next transaction.

There is no delay but the disk's own. Knows transactions and who waits; not what is written.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, TypeVar

import aiosqlite

from storage import unusable
from storage.deeds import Deed
from storage.writes import Answer, MoveOn, Open, Posting, Prefer, Write, store

T = TypeVar("T")

# The disk's or the file's fault, so everybody's in the transaction: nobody fares better alone.
_SHARED = (sqlite3.OperationalError, sqlite3.InternalError)


class Writer:
    """The only one who writes to the file, over a connection that nobody else uses.

    The connection begins a transaction with its first change by itself (isolation_level
    IMMEDIATE).
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, write: Open | MoveOn | Posting | Prefer) -> int:
        """Write durably and give the id of an opened table, else 0.

        Raises `Conflict`, `Occupied`, `Unusable` after `finish`, or what SQLite says. A caller
        who is cancelled does not take the write back.
        """
        return int(await self._queue(write))

    async def do(self, deed: Deed[T]) -> T:
        """Do it durably and give its answer; raises the one that is an exception, and as `write`.

        It comes after whatever else is written in the same transaction.
        """
        answer: T = await self._queue(deed)
        return answer

    async def _queue(self, write: Write) -> Answer:
        if self._closed:
            raise unusable.closed()
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(write, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="archive writer")
        return await answer

    async def finish(self) -> None:
        """Take no more and return when everything that waits is written or refused."""
        self._closed = True
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        batch: list[_Waiting] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._settle(batch)
        finally:
            self._writing = None
            # Only the end of the event loop stops this task early; then nobody waits for ever.
            for waiting in (*batch, *self._waiting):
                waiting.tell(unusable.closed())
            self._waiting = []

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        """Write a batch whole. Where one of it spoils it, halve it until that one is alone.

        So a bad entry costs its neighbours a few transactions and not their own each, and a
        table's writes stay in order.
        """
        try:
            answers = await self._transact([waiting.write for waiting in batch])
        except Exception as error:
            if len(batch) > 1 and not _everybodys(error):
                half = len(batch) // 2
                await self._settle(batch[:half])
                await self._settle(batch[half:])
                return
            for waiting in batch:
                waiting.tell(error)
        else:
            for waiting, answer in zip(batch, answers, strict=True):
                waiting.tell(answer)

    async def _transact(self, writes: Sequence[Write]) -> list[Answer]:
        connection = self._connection
        if connection.in_transaction:
            # The last one could not even be rolled back.
            await connection.rollback()
        try:
            answers = await store(connection, writes)
            await connection.commit()
        except BaseException:
            with suppress(sqlite3.Error, ValueError):
                await connection.rollback()
            raise
        return answers


class _Waiting(NamedTuple):
    """A write and who waits for it."""

    write: Write
    answer: asyncio.Future[Answer]

    def tell(self, answer: Answer) -> None:
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(_own(answer))
        else:
            self.answer.set_result(answer)


def _own(error: Exception) -> Exception:
    """Give an error that several callers share as one for a single of them."""
    if not isinstance(error, sqlite3.Error):
        return error
    own = type(error)(*error.args)
    own.__cause__ = error
    return own


def _everybodys(error: Exception) -> bool:
    # A damaged file is a bare DatabaseError; its other kinds speak of one entry.
    return isinstance(error, _SHARED) or type(error) is sqlite3.DatabaseError
