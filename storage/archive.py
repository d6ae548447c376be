"""The tables in one SQLite file, over aiosqlite: `SqliteArchive` keeps engine.ports.Archive.

Writes are gathered by one writer; reads go over a connection of their own, which sees what is
committed and nothing else (decision 0003).
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from engine.ports import Post, Preferences, Record
from engine.table import Entry
from storage import statements as sql
from storage import unusable
from storage.copying import copied
from storage.migrate import SCHEMA, migrations
from storage.opening import Held, open_held
from storage.statements import Row
from storage.writer import Writer
from storage.writes import MoveOn, Open, Posting, Prefer


class SqliteArchive:
    """Every table of one file. What a write has returned from survives the death of the process.

    Made by `open_file` and to be closed in a `finally`: an open one keeps the process from ending.
    After `close` every call raises `storage.unusable.Unusable`.
    """

    def __init__(self, held: Held) -> None:
        self._held = held
        self._reader = held.reader
        self._writer = Writer(held.writer)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open_file(cls, path: Path, *, schema: Path = SCHEMA) -> SqliteArchive:
        """Open the file, made and migrated where it must be, for this process alone.

        Raises `Unusable`, whose message is one sentence that says what to do; the file is as it
        was then.
        """
        return cls(await open_held(path, migrations(schema)))

    async def open(self, record: Record, entry: Entry) -> int:
        """Store a new table and give its id. Raises `Occupied`."""
        return await self._writer.write(Open(record, entry))

    async def commit(self, record: Record, entry: Entry, *, checkpoint: bool = False) -> None:
        """Store the next revision and its row of the log. Raises `Conflict`."""
        assert record.revision == entry.revision, "a record and its entry are of one revision"
        await self._writer.write(MoveOn(record, entry, checkpoint))

    async def load(self, table: int) -> Record | None:
        """Give a table by its id."""
        return next(iter(sql.records(await self._rows(sql.BY_ID, table))), None)

    async def in_channel(self, channel: int) -> Record | None:
        """Give the channel's unfinished table, else its latest."""
        rows = await self._rows(sql.IN_CHANNEL, channel, channel)
        return next(iter(sql.records(rows)), None)

    async def of_user(self, user: int) -> tuple[Record, ...]:
        """Give the unfinished tables a person sits at, latest first."""
        return sql.records(await self._rows(sql.OF_USER, user))

    async def unfinished(self) -> tuple[tuple[int, int | None], ...]:
        """Give (id, due in Unix milliseconds or None) of every unfinished table, oldest first."""
        rows = await self._rows(sql.UNFINISHED)
        return tuple(sorted(((table, due_ms) for table, due_ms in rows), key=lambda row: row[0]))

    async def log(self, table: int) -> tuple[Entry, ...]:
        """Give the rows of a table's log, oldest first."""
        return sql.entries(await self._rows(sql.LOG_OF, table))

    async def checkpoint(self, table: int) -> tuple[int, bytes] | None:
        """Give the revision and the sealed value of a table's latest checkpoint."""
        rows = await self._rows(sql.CHECKPOINT_OF, table)
        return next(((revision, data) for revision, data in rows), None)

    async def posts(self, table: int) -> tuple[Post, ...]:
        """Give where the messages of a table stand."""
        return sql.posts(await self._rows(sql.POSTS_OF, table))

    async def told(self) -> tuple[int, ...]:
        """Give the tables that have a `table` message, oldest first."""
        return tuple(table for (table,) in await self._rows(sql.TOLD))

    async def posted(self, post: Post) -> None:
        """Remember a message; one of the same table, kind and seat is replaced."""
        await self._writer.write(Posting(post, gone=False))

    async def unposted(self, post: Post) -> None:
        """Forget a message that is gone; another one in its place stays."""
        await self._writer.write(Posting(post, gone=True))

    async def preferences(self, user: int) -> Preferences:
        """Give what a person has chosen, or the defaults."""
        return sql.preferences(await self._rows(sql.PREFERENCES_OF, user))

    async def prefer(self, user: int, preferences: Preferences) -> None:
        """Keep what a person has chosen."""
        await self._writer.write(Prefer(user, preferences))

    async def copy_to(self, target: Path) -> None:
        """Copy the file as it is now, for a backup; nobody waits for it. Raises `Unusable`."""
        if self._closing is not None:
            raise unusable.closed()
        await asyncio.to_thread(copied, self._held.path, target)

    async def close(self) -> None:
        """Write what waits, fold the log into the file and let go of it; again is no harm."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="archive closing")
        # Whoever waits here may be cancelled, but a connection left open hangs the exit.
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        try:
            await self._writer.finish()
        finally:
            await self._held.let_go()

    async def _rows(self, statement: str, *given: int) -> list[Row]:
        if self._closing is not None:
            raise unusable.closed()
        return [tuple(row) for row in await self._reader.execute_fetchall(statement, given)]
