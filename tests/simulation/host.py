"""One process under test: the archive's file, one or more `Tables` on it, their announcers.

It can be closed as bot.py closes it, or killed between any two of its awaits.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine.api.game import AnyGame
from engine.api.refusals import Unavailable
from engine.service.tables import Tables
from engine.table.model import Change
from storage.archive import SqliteArchive
from storage.errors import ArchiveError
from tests.simulation.ledger import Ledger
from tests.simulation.loop import Loop
from tests.simulation.secrecy import check_secrets
from tests.support.random_play import Dice
from tests.support.worker_thread import WorkerThread

START_MS = 1_700_000_000_000


class AnnouncerError(Exception):
    """An error of the announcer, which must not undo a move."""


class SkewedClock:
    """A clock on the loop's time that is set forward and back."""

    def __init__(self) -> None:
        self.skew_ms = 0

    def now_ms(self) -> int:
        return START_MS + self.skew_ms + round(asyncio.get_running_loop().time() * 1000)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class SeededEntropy:
    """Seeds that follow from the seed of the run."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn = 0

    def __call__(self) -> bytes:
        self._drawn += 1
        return blake2b(f"{self._seed} {self._drawn}".encode(), digest_size=16).digest()


class SlowAnnouncer:
    """Announces later from a fresh snapshot; fails at times, and loses channels."""

    def __init__(self, ledger: Ledger, dice: Dice, wrong: list[str]) -> None:
        self.tables: Tables | None = None
        self.steady = False
        self._ledger, self._dice, self._wrong = ledger, dice, wrong
        self._heard: dict[int, int] = {}
        self._lost: set[int] = set()

    def table_changed(self, change: Change) -> None:
        table, revision = change.after.id, change.entry.revision
        try:
            self._ledger.hear(change)
            assert revision > self._heard.get(table, -1), f"{table}: {revision} after a later one"
        except AssertionError as error:
            self._wrong.append(str(error))
        self._heard[table] = revision
        asyncio.create_task(self._edit(table))  # noqa: RUF006 - the loop holds it
        if not self.steady and not self._dice.below(25):
            raise AnnouncerError

    def recover(self) -> None:
        """Resume every table whose channel was lost."""
        assert self.tables is not None
        for table in sorted(self._lost):
            self.tables.deadlines.resume(table)
        self._lost.clear()

    async def _edit(self, table: int) -> None:
        assert self.tables is not None
        await asyncio.sleep(self._dice.below(2_000) / 1000)
        try:
            snapshot = await self.tables.snapshot(table)
        except Unavailable as error:
            self._wrong.append(f"{table} was announced and is {error}")
            return
        except (sqlite3.OperationalError, ArchiveError):
            return
        if table in self._lost:
            if not self._dice.below(2):
                self._lost.discard(table)
                self.tables.deadlines.resume(table)
        elif not self.steady and not self._dice.below(40):
            self._lost.add(table)
            self.tables.deadlines.pause(table)
        if not self._dice.below(6):
            try:
                check_secrets(snapshot, self._dice.below(1 << 30).to_bytes(16, "big"))
            except AssertionError as error:
                self._wrong.append(str(error))


class Host:
    """One life of the process. Several `Tables` stand for several processes on the file."""

    def __init__(
        self,
        file: Path,
        games: Mapping[str, AnyGame],
        make: Callable[[], SlowAnnouncer],
        clock: SkewedClock,
        entropy: SeededEntropy,
    ) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self._loop, self._file, self._games = loop, file, games
        self._make, self._clock, self._entropy = make, clock, entropy
        self._archive: SqliteArchive | None = None
        self.heralds: list[SlowAnnouncer] = []

    @property
    def archive(self) -> SqliteArchive:
        assert self._archive is not None
        return self._archive

    @property
    def tables(self) -> list[Tables]:
        return [herald.tables for herald in self.heralds if herald.tables is not None]

    @property
    def is_open(self) -> bool:
        return self._archive is not None

    async def open(self) -> None:
        """Open the file; no deadline runs yet."""
        self._archive = await SqliteArchive.open_file(self._file)
        # What a killed process has given to the system outlives it: no need to wait for the disk.
        self._archive._connections.writer._conn.execute("PRAGMA synchronous = OFF")

    async def start(self, processes: int) -> None:
        """Start so many processes."""
        for _ in range(processes):
            herald = self._make()
            herald.tables = Tables(
                self._games, self.archive, self._clock, self._entropy, WorkerThread()
            )
            herald.tables.announce_to(herald)
            self.heralds.append(herald)
            await herald.tables.deadlines.start()
            herald.tables.retention.start()

    async def close(self) -> None:
        """Stop as bot.py does."""
        for tables in self.tables:
            await tables.retention.stop()
            await tables.deadlines.stop()
        await self._end_others()
        await self.archive.close()
        self._archive = None

    async def kill(self) -> None:
        """Die now. The next life finds what is in the file at this moment."""
        self._loop.disk.die()
        sides = [self._file, self._file.with_name(f"{self._file.name}-wal")]
        # A killed process closes nothing: the files as they lie are put back after the closing
        # that this process cannot do without.
        kept = [(side, side.with_name(f"{side.name}.kept")) for side in sides if side.exists()]
        for side, copy in kept:
            shutil.copyfile(side, copy)
        await self._end_others()
        held = self.archive._connections
        for connection in (held.reader, held.writer):
            raw, connection._connection = connection._conn, None
            raw.close()
        await held.resources.aclose()  # only the lock is left to close
        self._archive = None
        for side, copy in kept:
            copy.replace(side)

    async def _end_others(self) -> None:
        """Cancel every other task until all have ended."""
        for _ in range(50):
            others = [task for task in self._loop.tasks if task is not asyncio.current_task()]
            if not others:
                return
            for task in others:
                task.cancel()
            await asyncio.sleep(0)
        raise AssertionError(f"will not die: {others}")


class LogWatch(logging.Handler):
    """Collects logged warnings and errors other than the excused ones."""

    def __init__(self, excused: tuple[type[BaseException], ...]) -> None:
        super().__init__(logging.WARNING)
        self.wrong: list[str] = []
        self._excused = excused

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, self._excused):
            self.wrong.append(f"{record.getMessage()}: {error!r}")


def record_loop_errors(
    wrong: list[str],
) -> Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]:
    """Return an exception handler for a loop that collects the errors of failed tasks."""

    def told(_: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
        wrong.append(f"{about.get('message')}: {about.get('exception')!r}")

    return told
