"""The advisory locks of a process on one connection, and a look at those of the others.

The server frees them when the connection ends. It ends the connection of a process that hangs, for
nothing is asked on it any more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import asyncpg

from storage.postgres_server import PostgresServer

#: After this time without a question the server frees the locks.
SILENCE_SECONDS = 5

#: How long before that the process no longer relies on them without asking.
_MARGIN_SECONDS = 1.0

#: A clock that differs less from the server's is not corrected.
_EXACT_MS = 1_000


class Lock(IntEnum):
    """The first key of the advisory locks; the second is the number of a process."""

    RANGE = 1212499015  #: acts for the servers of that process; the key is "HEDG"
    COUNT = 1212499016  #: there are so many processes; shared
    WISH = 1212499017
    OFFER = 1212499018
    READY = 1212499019


#: All locks of these kinds, each with the server's time in Unix milliseconds; at least one row.
_SEEN = """
SELECT classid::bigint, objid::bigint, (extract(epoch FROM clock_timestamp()) * 1000)::bigint
FROM (SELECT) AS one LEFT JOIN pg_locks
ON locktype = 'advisory' AND classid BETWEEN 1212499015 AND 1212499019 AND objsubid = 2
AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

_FREE_EVENTS = "SELECT count(pg_advisory_unlock(event)) FROM unnest($1::bigint[]) AS event"


class Locks:
    """The locks of one number on a connection, which is made again when it was lost."""

    def __init__(
        self, server: PostgresServer, number: int, count: int, on_lost: Callable[[], object]
    ) -> None:
        """Hold nothing yet. `number`: which of `count` processes this one is.

        `on_lost` is called when the connection has ended.
        """
        self._on_lost = on_lost
        self._server, self._number, self._count = server, number, count
        self._connection: asyncpg.Connection | None = None
        self._is_busy = asyncio.Lock()  # a connection executes one statement at a time
        self._held: set[Lock] = set()
        self._sure_until = 0.0
        #: the locks of all processes, as they were at the last look
        self.seen: frozenset[tuple[int, int]] = frozenset()
        #: since when each number has belonged to nobody
        self.free_since: dict[int, float] = {}
        #: the server's clock less that of `now`, in milliseconds
        self._offset_ms: float | None = None

    @property
    def ahead_ms(self) -> int:
        """By how much the server's clock is ahead of this machine's, also if that was just set."""
        if self._offset_ms is None:
            return 0
        ahead_ms = round(self._offset_ms + now() * 1000 - wall_ms())
        return ahead_ms if abs(ahead_ms) > _EXACT_MS else 0

    @property
    def is_sure(self) -> bool:
        """True while the server cannot have freed a lock that was taken."""
        return self._is_open and now() < self._sure_until

    def has(self, lock: Lock) -> bool:
        """Return True if this process has a lock, as far as it knows."""
        return self._is_open and lock in self._held

    async def take(self, lock: Lock) -> bool:
        """Return True if this process has a lock now."""
        if not self.has(lock):
            shared, number = ("_shared", self._count) if lock is Lock.COUNT else ("", self._number)
            if await self.value(f"SELECT pg_try_advisory_lock{shared}($1, $2)", lock, number):
                self._held.add(lock)
        return lock in self._held

    async def free(self, lock: Lock) -> None:
        """Free a lock, if this process has it."""
        if lock in self._held:
            self._held.discard(lock)
            await self.value("SELECT pg_advisory_unlock($1, $2)", lock, self._number)

    async def free_all(self) -> None:
        """Free all locks."""
        self._held.clear()
        await self.value("SELECT count(pg_advisory_unlock_all())")

    async def take_event(self, event: int) -> bool:
        """Return True if no process has taken this id of Discord's before."""
        return bool(await self.value("SELECT pg_try_advisory_lock($1)", event))

    async def free_events(self, events: list[int]) -> None:
        """Free what `take_event` has taken."""
        await self.value(_FREE_EVENTS, events)

    async def look(self) -> frozenset[tuple[int, int]]:
        """Return the locks of all processes, and show the server that this one lives."""
        began = now()
        rows = await self._fetch(_SEEN)
        self._sure_until = began + SILENCE_SECONDS - _MARGIN_SECONDS
        ((_, _, server_ms), *_) = rows
        self._note_clock(server_ms, began)
        self.seen = frozenset((kind, number) for kind, number, _ in rows)
        held = {number for kind, number in self.seen if kind in (Lock.RANGE, Lock.WISH)}
        free = {*range(self._count)} - held
        self.free_since = {number: self.free_since.get(number, began) for number in free}
        return self.seen

    def drop(self) -> None:
        """Drop the connection, and with it all locks."""
        self._held.clear()
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    @property
    def _is_open(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    def _note_clock(self, server_ms: int, began: float) -> None:
        taken_ms = (now() - began) * 1000
        # What a slow answer tells is better than nothing.
        if taken_ms < _EXACT_MS / 2 or self._offset_ms is None:
            self._offset_ms = server_ms - (began * 1000 + taken_ms / 2)

    async def value(self, sql: str, *arguments: object) -> Any:
        """Return the one value of a query."""
        ((value,),) = await self._fetch(sql, *arguments)
        return value

    async def _fetch(self, sql: str, *arguments: object) -> list[asyncpg.Record]:
        async with self._is_busy:
            if not self._is_open:
                self._held.clear()
                connection = await self._server.connect()
                try:
                    await connection.execute(f"SET idle_session_timeout = '{SILENCE_SECONDS}s'")
                except BaseException:
                    connection.terminate()  # its locks would outlive a process that hangs
                    raise
                connection.add_termination_listener(lambda _: self._on_lost())
                self._connection = connection
            assert self._connection is not None
            rows: list[asyncpg.Record] = await self._connection.fetch(sql, *arguments)
            return rows


def now() -> float:
    """Return seconds on a clock that also runs while this process is stopped."""
    return time.monotonic()


def wall_ms() -> float:
    """Return the time of this machine as Unix milliseconds."""
    return time.time() * 1000
