"""The archive in one SQLite file, over aiosqlite: it implements `engine.service.ports.Archive`.

Writes are gathered by one writer; reads go over a connection of their own, which sees what is
committed and nothing else (decision 0003).
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path
from typing import Unpack

from engine.service.ports import PreferenceChanges, Preferences, StoredMessage, TableRecord
from engine.standings.leaderboards import (
    Export,
    ForgetReport,
    Leaderboard,
    LeaderboardPage,
    Profile,
    RatingsRecompute,
    Season,
    ServerSettings,
    Sort,
)
from engine.standings.results import Result
from engine.table.model import LogEntry
from storage import deeds, forgetting, recounting, unusable
from storage import statements as sql
from storage.copying import copied
from storage.looking import Given, Looking
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
        self._looking = Looking(self._all)

    @classmethod
    async def open_file(cls, path: Path, *, schema: Path = SCHEMA) -> SqliteArchive:
        """Open the file, made and migrated where it must be, for this process alone.

        Raises `Unusable`, whose message is one sentence that says what to do; the file is as it
        was then.
        """
        return cls(await open_held(path, migrations(schema)))

    async def open(self, record: TableRecord, entry: LogEntry) -> int:
        """Store a new table and give its id. Raises `Occupied`."""
        return await self._writer.write(Open(record, entry))

    async def commit(
        self,
        record: TableRecord,
        entry: LogEntry,
        *,
        checkpoint: bool = False,
        result: Result | None = None,
    ) -> None:
        """Store the next revision, its row of the log and the table's result, all or none.

        Raises `Conflict`.
        """
        assert record.revision == entry.revision, "a record and its entry are of one revision"
        await self._writer.write(MoveOn(record, entry, checkpoint, result))

    async def load(self, table: int) -> TableRecord | None:
        """Give a table by its id."""
        return next(iter(sql.records(await self._rows(sql.BY_ID, table))), None)

    async def in_channel(self, channel: int) -> TableRecord | None:
        """Give the channel's unfinished table, else its latest."""
        rows = await self._rows(sql.IN_CHANNEL, channel, channel)
        return next(iter(sql.records(rows)), None)

    async def of_user(self, user: int) -> tuple[TableRecord, ...]:
        """Give the unfinished tables a person sits at, latest first."""
        return sql.records(await self._rows(sql.OF_USER, user))

    async def unfinished(self) -> tuple[tuple[int, int | None], ...]:
        """Give (id, due in Unix milliseconds or None) of every unfinished table, oldest first."""
        rows = await self._rows(sql.UNFINISHED)
        return tuple(sorted(((table, due_ms) for table, due_ms in rows), key=lambda row: row[0]))

    async def log(self, table: int) -> tuple[LogEntry, ...]:
        """Give the rows of a table's log, oldest first."""
        return sql.entries(await self._rows(sql.LOG_OF, table))

    async def checkpoint(self, table: int) -> tuple[int, bytes] | None:
        """Give the revision and the sealed value of a table's latest checkpoint."""
        rows = await self._rows(sql.CHECKPOINT_OF, table)
        return next(((revision, data) for revision, data in rows), None)

    async def messages(self, table: int) -> tuple[StoredMessage, ...]:
        """Give where the messages of a table stand."""
        return sql.posts(await self._rows(sql.POSTS_OF, table))

    async def tables_to_repair(self) -> tuple[int, ...]:
        """Give the tables that have a `table` message, oldest first."""
        return tuple(table for (table,) in await self._rows(sql.TOLD))

    async def save_message(self, post: StoredMessage) -> None:
        """Remember a message; one of the same table, kind and seat is replaced."""
        await self._writer.write(Posting(post, gone=False))

    async def delete_message(self, post: StoredMessage) -> None:
        """Forget a message that is gone; another one in its place stays."""
        await self._writer.write(Posting(post, gone=True))

    async def preferences(self, user: int) -> Preferences:
        """Give what a person has chosen, or the defaults."""
        return sql.preferences(await self._rows(sql.PREFERENCES_OF, user))

    async def update_preferences(self, user: int, **chosen: Unpack[PreferenceChanges]) -> None:
        """Keep what a person has chosen; what is not named stays as it is."""
        await self._writer.write(Prefer(user, chosen))

    # Standings

    async def result(self, table: int) -> Result | None:
        """Give the result of a table; `None` unless it was dealt and is over."""
        return await self._looking.result(table)

    async def history(
        self,
        guild: int,
        *,
        user: int | None = None,
        game: str | None = None,
        channel: int | None = None,
        before: int | None = None,
        limit: int = 10,
    ) -> tuple[Result, ...]:
        """Give a server's results, latest first, of a person, a game or a channel."""
        return await self._looking.history(guild, user, game, channel, before, limit)

    async def leaderboard(
        self,
        board: Leaderboard,
        sort: Sort = Sort.RATING,
        *,
        offset: int = 0,
        limit: int = 10,
        user: int | None = None,
    ) -> LeaderboardPage:
        """Give a page of a leaderboard, with the own row of `user`."""
        return await self._looking.leaderboard(board, sort, offset, limit, user)

    async def rows_ahead(self, board: Leaderboard, sort: Sort, user: int) -> int | None:
        """Give how many rows of a board stand before a person's; `None`: they are not listed."""
        return await self._looking.rows_ahead(board, sort, user)

    async def profile(self, guild: int, user: int) -> Profile:
        """Give what a person has done on a server."""
        return await self._looking.profile(guild, user)

    async def games_played(self, guild: int) -> tuple[str, ...]:
        """Give the slugs of the games that have a rated result on a server, sorted."""
        return await self._looking.games_played(guild)

    async def seasons(self, guild: int) -> tuple[Season, ...]:
        """Give a server's seasons, latest first."""
        return await self._looking.seasons(guild)

    async def begin_season(self, guild: int, name: str, now_ms: int) -> Season:
        """Open a season. Raises `SeasonOpen` where one is."""
        return await self._writer.do(deeds.begin_season(guild, name, now_ms))

    async def close_season(self, guild: int, season: int, now_ms: int) -> Season | None:
        """Close a season by its id and give it; `None`: it is not the one that is open."""
        return await self._writer.do(deeds.close_season(guild, season, now_ms))

    async def server_settings(self, guild: int) -> ServerSettings:
        """Give what a server has chosen, or the defaults."""
        return await self._looking.server_settings(guild)

    async def save_server_settings(self, guild: int, choices: ServerSettings) -> None:
        """Keep what a server has chosen."""
        await self._writer.do(deeds.choose(guild, choices))

    async def recompute_ratings(self, guild: int) -> RatingsRecompute:
        """Compute a server's ratings anew from its results, in the order of finishing."""
        while True:
            if self._closing is not None:
                raise unusable.closed()
            reading = await asyncio.to_thread(recounting.read_books, self._held.path, guild)
            if not reading.is_wrong:
                return RatingsRecompute(reading.books.results, 0)
            differing = await self._writer.do(recounting.put_right(guild, reading.books))
            if differing is not None:
                return RatingsRecompute(reading.books.results, differing)

    async def forget(self, user: int, names: Collection[str] = ()) -> ForgetReport:
        """Take a person out of results, logs and tables that are over."""
        begun = await self._writer.do(forgetting.results(user, names))
        for some in forgetting.portions(begun.tables):
            await self._writer.do(forgetting.tables(user, begun, some))
        return ForgetReport(begun.results, begun.tables, begun.unfinished)

    async def export(self, user: int) -> Export:
        """Give all that is kept of a person, without a word about anybody else."""
        return await self._looking.export(user)

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
        return await self._all(statement, given)

    async def _all(self, statement: str, given: Given) -> list[Row]:
        if self._closing is not None:
            raise unusable.closed()
        return [tuple(row) for row in await self._reader.execute_fetchall(statement, given)]
