"""How the file is opened: claimed for this process, examined, migrated, then two connections.

One connection writes, one reads (decision 0003).
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import aiosqlite

from storage import unusable
from storage.migrate import Migration, examine, migrate

#: How long a predecessor that is just closing, or a person with a database browser, may hold on;
#: short enough that a move can still be refused within Discord's three seconds.
PATIENCE_SECONDS = 2.0


class Held(NamedTuple):
    """The file, held: the claim on it, who writes and who reads."""

    path: Path
    claim: sqlite3.Connection
    writer: aiosqlite.Connection
    reader: aiosqlite.Connection

    async def let_go(self) -> None:
        """Close all three, whichever of them fails."""
        try:
            await self.reader.close()
        finally:
            try:
                # The last connection to close folds the write-ahead log into the file by itself.
                await self.writer.close()
            finally:
                self.claim.close()


async def open_held(path: Path, steps: tuple[Migration, ...]) -> Held:
    """Claim the file and open it with the newest schema. Raises `Unusable`, with nothing held."""
    try:
        path = await asyncio.to_thread(path.resolve)
        claim = await asyncio.to_thread(_claimed, path, steps)
        try:
            writer = await _writer(path)
            try:
                return Held(path, claim, writer, await _reader(path))
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            claim.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise unusable.because(path, error) from error


def _claimed(path: Path, steps: tuple[Migration, ...]) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    claim = _claim(path)
    try:
        if path.exists() and (path.stat().st_size or not path.is_file()):
            # Even closing a connection that may write can change the file: it folds the log in.
            with closing(_connect(_read_only(path))) as connection:
                examine(connection, path, steps)
        # The file holds hands and seeds. SQLite gives its side files the same rights.
        path.touch(mode=0o600)
        with closing(_connect(path.as_uri())) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise unusable.unshared(path, mode)
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection, path, steps)
    except BaseException:
        claim.close()
        raise
    return claim


def _claim(path: Path) -> sqlite3.Connection:
    """Hold an exclusive lock until this is closed or the process dies, however it dies.

    The lock is SQLite's own on a file beside the archive, so it works wherever SQLite does; a
    lock on the archive itself would shut out the reader.
    """
    claim = _connect(path.with_name(f"{path.name}.lock").as_uri())
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        claim.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise unusable.in_use(path) from error
        raise
    return claim


def _read_only(path: Path) -> str:
    return f"{path.as_uri()}?mode=ro"


def _connect(uri: str) -> sqlite3.Connection:
    # Made in one thread and closed in another, but never used by two at once.
    return sqlite3.connect(
        uri, uri=True, isolation_level=None, timeout=PATIENCE_SECONDS, check_same_thread=False
    )


async def _writer(path: Path) -> aiosqlite.Connection:
    # The isolation level has every first change begin an immediate transaction by itself: no
    # statement ever commits alone, even after one that failed to begin.
    writer = await aiosqlite.connect(path, isolation_level="IMMEDIATE", timeout=PATIENCE_SECONDS)
    try:
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            await writer.execute(f"PRAGMA {pragma}")
    except BaseException:
        await writer.close()
        raise
    return writer


async def _reader(path: Path) -> aiosqlite.Connection:
    return await aiosqlite.connect(
        _read_only(path), uri=True, isolation_level=None, timeout=PATIENCE_SECONDS
    )
