"""The connections of processes to the simulated PostgreSQL server: what asyncpg is otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from contextvars import copy_context
from typing import Any

import asyncpg

from storage.postgres_server import ANSWER_SECONDS, CONNECT_SECONDS, PostgresServer
from tests.simulation.postgres import Server, Session, Way
from tests.support.stand_in import StandIn


class Connection(StandIn):
    """One connection as the process has it: the methods of `asyncpg.Connection` that are used."""

    def __init__(self, server: Server, way: Way) -> None:
        self._server, self._way = server, way
        self._session = Session(server, self)
        self._context = copy_context()  # of the process
        self._there_at = self._back_at = 0.0
        self._asked: list[asyncio.Future[Any]] = []
        self._is_closed = False
        self._on_notification: Callable[..., object] = lambda *_: None
        self._on_lost: list[Callable[[Any], object]] = []

    def is_closed(self) -> bool:
        return self._is_closed

    def terminate(self) -> None:
        """Close it; the server hears of it if the way is open."""
        if not self._is_closed:
            self._is_closed = True
            self._fail()
            self._there_at = max(self._there_at, self._server.loop.time()) + self._delay()
            self._way.carry(self._there_at, self._session.end)

    async def close(self) -> None:
        self.terminate()

    def add_termination_listener(self, call: Callable[[Any], object]) -> None:
        self._on_lost.append(call)

    async def add_listener(self, _: str, call: Callable[..., object]) -> None:
        self._on_notification = call
        await self._execute("LISTEN", [()])

    async def fetch(self, sql: str, *arguments: Any) -> Any:
        return await self._execute(sql, [arguments])

    async def fetchval(self, sql: str, *arguments: Any) -> Any:
        ((value,),) = await self._execute(sql, [arguments])
        return value

    async def execute(self, sql: str, *arguments: Any) -> str:
        return f"DONE {len(await self._execute(sql, [arguments]))}"

    async def executemany(self, sql: str, rows: Iterable[Any]) -> None:
        await self._execute(sql, [*rows])

    async def fetchmany(self, sql: str, rows: Iterable[Any]) -> Any:
        return await self._execute(sql, [*rows])

    @asynccontextmanager
    async def transaction(self, **_: object) -> AsyncIterator[None]:
        await self._execute("BEGIN READ", [()])
        try:
            yield
        finally:
            await self._execute("COMMIT", [()])

    async def _execute(self, sql: str, rows: Sequence[Any]) -> Any:
        if self._is_closed:
            raise asyncpg.InterfaceError("connection is closed")
        loop = self._server.loop
        asked = loop.create_future()
        self._asked.append(asked)

        def reply(answer: Any) -> None:
            if asked.done():
                return
            if isinstance(answer, Exception):
                asked.set_exception(answer)
            else:
                asked.set_result(answer)

        self._there_at = max(self._there_at, loop.time()) + self._delay()
        self._way.carry(self._there_at, lambda: self._session.execute(sql, rows, reply))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await asked
        finally:
            self._asked.remove(asked)

    def send_back(self, deliver: Callable[[], object], late_seconds: float = 0.0) -> None:
        """Deliver something to the process; what comes late may be overtaken."""
        now = self._server.loop.time()
        if late_seconds:
            self._way.carry(now + late_seconds, deliver)
            return
        self._back_at = max(self._back_at, now) + self._delay()
        self._way.carry(self._back_at, deliver)

    def take_notification(self, text: str) -> None:
        if not self._is_closed:
            call = self._on_notification
            self._server.loop.call_soon(call, self, 0, "", text, context=self._context)

    def lose(self) -> None:
        """Learn that the server has ended the session."""
        if not self._is_closed:
            self._is_closed = True
            self._fail()
            for call in self._on_lost:
                self._server.loop.call_soon(call, self, context=self._context)

    def _fail(self) -> None:
        for asked in self._asked:
            if not asked.done():
                asked.set_exception(asyncpg.ConnectionDoesNotExistError("connection was closed"))

    def _delay(self) -> float:
        return self._way.slowness_seconds + 0.0002 + self._server.dice.below(8) / 2000


class Address(PostgresServer):
    """The server as one process reaches it."""

    def __init__(self, server: Server, way: Way) -> None:
        super().__init__("postgresql://hedgerow@simulation/hedgerow")
        self._server, self._way = server, way
        self.is_dead = False  # the process was killed
        self._connections: list[Connection] = []

    async def connect(self, **_: Any) -> Any:
        return await self._connected(ANSWER_SECONDS)

    def pool(self, size: int) -> Any:
        return _Pool(size, lambda: self._connected(CONNECT_SECONDS))

    def die(self) -> None:
        """Close all connections, as the system does for a process that was killed."""
        self.is_dead = True
        for connection in self._connections:
            connection.terminate()

    async def _connected(self, timeout_seconds: float) -> Connection:
        arrived = self._server.loop.create_future()

        def arrive() -> None:
            if not arrived.done():
                arrived.set_result(None)

        self._way.carry(self._server.loop.time() + 0.002 + 2 * self._way.slowness_seconds, arrive)
        async with asyncio.timeout(timeout_seconds):
            await arrived
        if self._server.is_down or self.is_dead:
            raise ConnectionRefusedError
        self._connections = [each for each in self._connections if not each.is_closed()]
        self._connections.append(Connection(self._server, self._way))
        return self._connections[-1]


class _Pool(StandIn):
    def __init__(self, size: int, connect: Callable[[], Any]) -> None:
        self._room, self._connect = asyncio.Semaphore(size), connect
        self._idle: list[Connection] = []

    def __await__(self) -> Any:
        yield from ()
        return self

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Connection]:
        async with self._room:
            self._idle = [each for each in self._idle if not each.is_closed()]
            connection = self._idle.pop() if self._idle else await self._connect()
            try:
                yield connection
            except (TimeoutError, asyncio.CancelledError):
                connection.terminate()  # its answer may still come
                raise
            self._idle.append(connection)

    async def close(self) -> None:
        self.terminate()

    def terminate(self) -> None:
        for connection in self._idle:
            connection.terminate()
