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
from collections.abc import Callable, Sequence
from contextvars import Context
from pathlib import Path
from typing import Any, Protocol

import asyncpg

from storage import postgres, postgres_listener, postgres_locks
from storage.checksums import add_function
from storage.migrations import load_migrations, migrate
from tests.simulation.loop import Loop
from tests.support.random_play import Dice

#: After this time without a statement the server ends a transaction, and its session.
_IDLE_IN_TRANSACTION_SECONDS = 5.0


class Peer(Protocol):
    """The client of a session, at the other end of the way."""

    def send_back(self, deliver: Callable[[], object], late_seconds: float = 0.0) -> None:
        """Deliver something to the process; what comes late may be overtaken."""

    def take_notification(self, text: str) -> None:
        """Take a notification."""

    def lose(self) -> None:
        """Learn that the server has ended the session."""


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
        self.last_holders: dict[int, int] = {}
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
        """End all sessions, as a crash does; ids of what was not committed are given again."""
        for session in [*self.sessions]:
            session.end()
        committed = [int(each) for each, status in self.statuses.items() if status == "committed"]
        self.numbers = max(committed, default=0)

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


class Session:
    """One connection as the server has it."""

    def __init__(self, server: Server, client: Peer) -> None:
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
        is_read = self._transaction is None or self._snapshot is not None
        if is_read or sql in ("COMMIT", "ROLLBACK") or "pg_xact" in sql:
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
        if sql == postgres_listener.NOTIFY:
            server.notify(rows[0][0][0])
            return [("",)]
        if "advisory" in sql or "holders" in sql:
            is_lock = "advisory" in sql
            return [(self._advise(sql, rows[0]) if is_lock else self._hold(*rows[0]),)]
        return self._transact(sql, rows)

    def _hold(self, number: int, holder: int | None = None) -> int:
        """Note, if it is told, who has a process's number; return who had it last."""
        if holder is not None:
            self._server.last_holders[number] = holder
        return self._server.last_holders[number]

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
        server, answer = self._server, list[Any]()
        if sql == "BEGIN":
            server.numbers += 1
            self._transaction = str(server.numbers)
            server.statuses[self._transaction] = "in progress"
        elif sql == "BEGIN READ":
            self._transaction, self._snapshot = "", server.connected()
            self._snapshot.execute("BEGIN")
        elif sql in ("COMMIT", "ROLLBACK"):
            self._finish(commit=sql == "COMMIT")
        elif "pg_current_xact_id" in sql:
            server.writer.execute("INSERT OR REPLACE INTO writers VALUES (?, ?)", rows[0])
            answer = [(self._transaction,)]
        elif "pg_xact_status" in sql:
            answer = [(server.statuses.get(rows[0][0]),)]
        elif sql.startswith("SET idle_session_timeout"):
            self._idle_seconds = float(postgres_locks.SILENCE_SECONDS)
        elif sql == "LISTEN":
            self.listens = True
        else:
            assert "pg_" not in sql, sql
            connection = server.reader
            if self._transaction is not None:
                connection = self._snapshot or server.writer
            for parameters in rows:
                answer += connection.execute(sql, *parameters).fetchall()
        return answer

    def _finish(self, *, commit: bool) -> None:
        """End the transaction."""
        self._server.end_write(self, commit=commit)
        if self._snapshot is not None:
            self._snapshot.close()
            self._snapshot = None
        if self._transaction:
            self._server.statuses[self._transaction] = "committed" if commit else "aborted"
        self._transaction = None
