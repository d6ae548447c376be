"""A PostgreSQL server of the simulation: what processes ask of it is answered over a SQLite file.

Processes reach it as they reach the real one, through `PostgresServer.connect` and `pool`, and all
above that is the program's own code. The server has sessions with their time limits, advisory
locks, transactions and notifications. One transaction writes at a time, where the real one locks
rows; `storage.dialect` is left out, so statements arrive in SQLite's words.

The way between a process and the server takes time and may be cut. What was sent meanwhile
arrives, as TCP has it, once the way is open again, unless the session has ended by then.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import Context, copy_context
from pathlib import Path
from typing import Any

import asyncpg

from storage import postgres, postgres_listener, postgres_locks
from storage.checksums import add_function
from storage.migrations import load_migrations, migrate
from storage.postgres_server import ANSWER_SECONDS, PostgresServer
from tests.simulation.loop import MACHINE, Loop
from tests.support.random_play import Dice
from tests.support.stand_in import StandIn

#: After this time without a statement the server ends a transaction, and its session.
_IDLE_IN_TRANSACTION_SECONDS = 5.0

_NOTIFY = postgres_listener.NOTIFY


class Way:
    """The network between one process and the server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.is_cut = False
        self.slowness_seconds = 0.0
        self._held: list[Callable[[], object]] = []

    def carry(self, at: float, deliver: Callable[[], object]) -> None:
        """Deliver something at this time, by the server's doing or the network's."""

        def arrive() -> None:
            if self.is_cut:
                self._held.append(deliver)
            else:
                deliver()

        self._server.loop.call_at(at, arrive, context=Context())

    def mend(self) -> None:
        """Deliver what was held up."""
        self.is_cut = False
        held, self._held = self._held, []
        for deliver in held:
            self._server.loop.call_soon(deliver, context=Context())


class Server:
    """The server that the module describes. `unruly`: notifications come late, twice or never."""

    def __init__(self, file: Path, dice: Dice) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self.loop, self.dice, self._file = loop, dice, file
        self.start_ms = 1_700_000_000_000
        self.unruly = self.is_down = False
        self.sessions: list[Session] = []
        self.statuses: dict[str, str] = {}
        self.numbers = 0
        self.lease_us = 0
        self._writing: Session | None = None
        self._waiting: deque[tuple[Session, Callable[[], None]]] = deque()
        self.writer = self.connected()
        self.writer.execute("PRAGMA journal_mode = WAL")
        migrate(self.writer, file, load_migrations())
        self.reader = self.connected()

    def connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None)
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
        add_function(connection)
        return connection

    def close(self) -> None:
        self.stop()
        self.reader.close()
        self.writer.close()

    def now_ms(self) -> int:
        """Return the true time."""
        return self.start_ms + round(self.loop.time() * 1000)

    def stop(self) -> None:
        """End all sessions, as a crash does."""
        for session in [*self.sessions]:
            session.end()

    def holders(self, key: tuple[int, int]) -> set[Session]:
        return {each for each in self.sessions if key in each.locks}

    def notify(self, text: str) -> None:
        """Deliver a notification to all that listen; unruly: late, twice, or never."""
        for session in self.sessions:
            for _ in range(self.dice.below(3) if self.unruly else 1):
                late = self.dice.below(8_000) / 1000 if self.unruly else 0.0
                session.send_notification(text, late)

    # One transaction writes at a time

    def begin_write(self, session: Session, then: Callable[[], None]) -> None:
        if self._writing is session:
            then()
        elif self._writing is None:
            self._writing = session
            self.writer.execute("BEGIN IMMEDIATE")
            then()
        else:
            self._waiting.append((session, then))

    def end_write(self, session: Session, *, commit: bool) -> None:
        self._waiting = deque(each for each in self._waiting if each[0] is not session)
        if self._writing is not session:
            return
        self.writer.execute("COMMIT" if commit else "ROLLBACK")
        self._writing = None
        if self._waiting:
            self.begin_write(*self._waiting.popleft())

    def writes(self, session: Session) -> bool:
        return self._writing is session


class Session:
    """One connection as the server has it."""

    def __init__(self, server: Server, client: Connection) -> None:
        self._server, self._client = server, client
        self.locks: Counter[tuple[int, int]] = Counter()
        self.listens = False
        self._transaction: str | None = None
        self._snapshot: sqlite3.Connection | None = None
        self._idle_seconds: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.is_open = True
        server.sessions.append(self)

    def end(self) -> None:
        """End it and free all that it holds; the client hears of it if the way is open."""
        if not self.is_open:
            return
        self.is_open = False
        self._server.sessions.remove(self)
        if self._timer is not None:
            self._timer.cancel()
        self._finish(commit=False)
        self._client.send_back(self._client.lose)

    def send_notification(self, text: str, late_seconds: float) -> None:
        if self.listens:
            self._client.send_back(lambda: self._client.take_notification(text), late_seconds)

    def execute(self, sql: str, rows: Sequence[Any], reply: Callable[[Any], object]) -> None:
        """Execute a statement for each of the rows of parameters."""
        if not self.is_open:
            self._client.send_back(self._client.lose)
            return
        if self._timer is not None:
            self._timer.cancel()
        if self._transaction is None or sql in ("COMMIT", "ROLLBACK") or "pg_" in sql:
            self._run(sql, rows, reply)
        elif self._snapshot is not None:
            self._run(sql, rows, reply)
        else:
            self._server.begin_write(self, lambda: self._run(sql, rows, reply))

    def _run(self, sql: str, rows: Sequence[Any], reply: Callable[[Any], object]) -> None:
        if not self.is_open:
            return
        answer: Any
        try:
            answer = self._answer(sql, rows)
        except sqlite3.IntegrityError as error:
            answer = asyncpg.IntegrityConstraintViolationError(str(error))
        self._client.send_back(lambda: reply(answer))
        limit = self._idle_seconds
        if self._transaction is not None:
            limit = _IDLE_IN_TRANSACTION_SECONDS
        if limit is not None:
            self._timer = self._server.loop.call_later(limit, self.end, context=Context())

    def _answer(self, sql: str, rows: Sequence[Any]) -> Any:
        server = self._server
        if sql == postgres_locks._SEEN:
            now = server.now_ms()
            held = {key for each in server.sessions for key in each.locks if key[0]}
            return [(*key, now) for key in sorted(held)] or [(None, None, now)]
        if sql == postgres_locks._FREE_EVENTS:
            for event in rows[0][0]:
                self._unlock((0, event))
            return [(len(rows[0][0]),)]
        if sql == postgres._LEASE:
            (wanted, early), now = rows[0][0], 1000 * server.now_ms()
            start = max(now - early, server.lease_us)
            server.lease_us = start + wanted
            return [(start - now,)]
        if sql == _NOTIFY:
            server.notify(rows[0][0][0])
            return [("",)]
        if "advisory" in sql:
            return [(self._advise(sql, rows[0]),)]
        return self._transact(sql, rows)

    def _advise(self, sql: str, arguments: Sequence[int]) -> bool:
        if "unlock_all" in sql:
            self.locks.clear()
            return True
        key = (0, arguments[0]) if len(arguments) == 1 else (int(arguments[0]), arguments[1])
        if "unlock" in sql:
            return self._unlock(key)
        if "_shared" not in sql and self._server.holders(key) - {self}:
            return False
        self.locks[key] += 1
        return True

    def _unlock(self, key: tuple[int, int]) -> bool:
        self.locks[key] -= 1
        if self.locks[key] <= 0:
            del self.locks[key]
        return True

    def _transact(self, sql: str, rows: Sequence[Any]) -> Any:
        server = self._server
        if sql == "BEGIN":
            server.numbers += 1
            self._transaction = str(server.numbers)
            server.statuses[self._transaction] = "in progress"
            return []
        if sql == "BEGIN READ":
            self._transaction, self._snapshot = "", server.connected()
            self._snapshot.execute("BEGIN")
            return []
        if sql in ("COMMIT", "ROLLBACK"):
            self._finish(commit=sql == "COMMIT")
            return []
        if "pg_current_xact_id" in sql:
            return [(self._transaction,)]
        if "pg_xact_status" in sql:
            return [(server.statuses[rows[0][0]],)]
        if sql.startswith("SET idle_session_timeout"):
            self._idle_seconds = float(postgres_locks.SILENCE_SECONDS)
            return []
        if sql == "LISTEN":
            self.listens = True
            return []
        assert "pg_" not in sql, sql
        connection = server.reader
        if self._transaction is not None:
            connection = self._snapshot or server.writer
        return [
            row
            for parameters in rows
            for row in connection.execute(sql, *parameters).fetchall()
        ]

    def _finish(self, *, commit: bool) -> None:
        """End the transaction."""
        self._server.end_write(self, commit=commit)
        if self._snapshot is not None:
            self._snapshot.close()
            self._snapshot = None
        if self._transaction:
            self._server.statuses[self._transaction] = "committed" if commit else "aborted"
        self._transaction = None


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
        return _Pool(size, lambda: self._connected(postgres.PATIENCE_SECONDS))

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
