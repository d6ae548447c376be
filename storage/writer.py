"""Group commit: the writes that are waiting when a transaction ends form the next transaction.

There is no delay except the disk's own. Knows callers and their order, not what is written.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable, Sequence
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from storage.database import Connection, Transactions
from storage.errors import CLOSED, ArchiveError
from storage.write_batch import AdminWrite, Answer, TableWrite, store_batch

P = ParamSpec("P")
T = TypeVar("T")


class Writer:
    """The only writer of this process, over a connection that nobody else uses."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
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

        Raise `Conflict`, `Occupied`, `ArchiveError` after `close`, or what the database raises.
        Cancelling the caller does not take the write back.
        """
        return int(await self._enqueue(write))

    async def run(
        self,
        write: Callable[Concatenate[Connection, P], Awaitable[T | Exception]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run an admin write durably and return its answer; raise the answer if an exception.

        `write` is called with the connection and the arguments. Raise like `self.write` otherwise.
        """
        return cast(T, await self._enqueue(lambda connection: write(connection, *args, **kwargs)))

    async def empty_log(self) -> None:
        """Empty the database's log (`Transactions.empty_log`) between two transactions.

        Raise as `write`.
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
            await self._transactions.empty_log()
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
            writes = [queued.write for queued in batch]
            answers = await self._transactions.transact(
                lambda connection: store_batch(connection, writes)
            )
        except Exception as error:
            if len(batch) > 1 and not self._transactions.is_fault(error):
                half = len(batch) // 2
                await self._write_batch(batch[:half])
                await self._write_batch(batch[half:])
                return
            for queued in batch:
                # Several callers must not raise the same object.
                own = copy.copy(error)
                own.__cause__ = error
                queued.resolve(own)
        else:
            self.on_commit(len(batch))
            for queued, answer in zip(batch, answers, strict=True):
                queued.resolve(answer)


class _QueuedWrite(NamedTuple):
    """A write, and the future its caller awaits."""

    write: TableWrite | AdminWrite
    answer: asyncio.Future[Answer]

    def resolve(self, answer: Answer) -> None:
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)
