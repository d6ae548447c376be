"""The archive in a database: it implements `engine.service.ports.Archive`.

One writer stores writes in groups. Reads use a connection of their own, which sees only what is
committed (decision 0003). The database is one SQLite file, over aiosqlite, or PostgreSQL
(`storage.postgres`).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import Unpack

from engine.service.ownership import Ownership, SoleOwnership
from engine.service.ports import PreferenceChanges, StoredMessage, TableRecord
from engine.standings.leaderboards import ForgetReport, RatingsRecompute, ServerSettings, Wall
from engine.standings.results import Result
from engine.standings.seasons import Season, SeasonRule
from engine.table.model import LogEntry
from engine.tournaments.model import Tournament
from storage import (
    admin_writes,
    forgetting,
    leaderboard_sql,
    retention,
    season_writes,
    store_result,
    tournament_sql,
)
from storage.backup import back_up_daily
from storage.connections import Connections, SqliteTransactions, open_connections
from storage.database import Reader, Transactions
from storage.errors import CLOSED, ArchiveError
from storage.migrations import SCHEMA, load_migrations
from storage.queries import Queries
from storage.ratings_recompute import Recount, correct_ratings, recount_file
from storage.write_batch import ChangeMessage, CommitRevision, OpenTable
from storage.writer import Writer


class SqlArchive(Queries, ABC):
    """All tables and results in a database. When a write returns, it survives a crash.

    Close it in a `finally`: an open one keeps the process from ending. After `close` every call
    raises `storage.errors.ArchiveError`.
    """

    def __init__(
        self, reader: Reader, transactions: Transactions, ownership: Ownership | None = None
    ) -> None:
        super().__init__(reader)
        self.ownership = ownership or SoleOwnership()
        self._writer = Writer(transactions)
        self._closing: asyncio.Task[None] | None = None

    @property
    @abstractmethod
    def place(self) -> str:
        """Where the database is; not how to log in."""

    @property
    @abstractmethod
    def schema(self) -> int:
        """The number of its schema."""

    @property
    def description(self) -> str:
        """Where the database is, and its schema."""
        return f"{self.place} (schema {self.schema})"

    async def follow(self, call: Callable[[int, int | None], Awaitable[None]]) -> None:
        """Do nothing: no other process makes changes, unless a subclass knows of some."""

    async def lease_requests(self, count: int, interval_seconds: float, at_once: int) -> float:
        """Return 0: no other process makes requests, unless a subclass knows of some."""
        return 0.0

    @abstractmethod
    def begin_backups(self, folder: Path, keep: int) -> None:
        """Back up into the folder daily. Raise `ArchiveError` if the database has its own way."""

    @property
    def waiting(self) -> int:
        """How many writes wait for the one before."""
        return self._writer.waiting

    def on_commit(self, call: Callable[[int], object]) -> None:
        """Call this from now on with the number of writes that were committed together."""
        self._writer.on_commit = call

    async def open(self, record: TableRecord, entry: LogEntry, *, checkpoint: bool = False) -> int:
        """Store a new table and return its id."""
        return await self._writer.write(OpenTable(record, entry, checkpoint))

    async def commit(
        self,
        record: TableRecord,
        entry: LogEntry,
        *,
        checkpoint: bool = False,
        result: Result | None = None,
    ) -> None:
        """Store the next revision of a table."""
        assert record.revision == entry.revision, "a record and its entry have the same revision"
        await self._writer.write(CommitRevision(record, entry, checkpoint, result))

    async def save_message(self, message: StoredMessage) -> None:
        """Store a message of a table."""
        await self._writer.write(ChangeMessage(message, is_deleted=False))

    async def delete_message(self, message: StoredMessage) -> None:
        """Delete a message of a table."""
        await self._writer.write(ChangeMessage(message, is_deleted=True))

    async def update_preferences(self, user: int, **changes: Unpack[PreferenceChanges]) -> None:
        """Store changes to a person's preferences."""
        await self._writer.run(admin_writes.update_preferences, user, changes)

    async def note_run(self, began_ms: int, seen_ms: int) -> None:
        """Store that the bot which was started then is running at this time."""
        await self._writer.run(admin_writes.note_run, self.process, began_ms, seen_ms)

    async def begin_season(self, guild: int, name: str, now_ms: int) -> Season:
        """Open a season."""
        return await self._writer.run(season_writes.begin_season, guild, name, now_ms)

    async def close_season(self, guild: int, season: int, now_ms: int) -> Season | None:
        """Close a season by its id and return it."""
        return await self._writer.run(season_writes.close_season, guild, season, now_ms)

    async def set_season_rule(
        self, guild: int, rule: SeasonRule, channel: int | None, now_ms: int
    ) -> Season | None:
        """Store a server's rule of seasons, and return the season that is open."""
        return await self._writer.run(season_writes.set_season_rule, guild, rule, channel, now_ms)

    async def roll_season(self, guild: int, now_ms: int) -> Season | None:
        """Close the open season if its end is past, and return the one that is open then."""
        return await self._writer.run(season_writes.roll_season, guild, now_ms)

    async def note_told(self, season: int) -> None:
        """Store that the podium of a season was posted."""
        await self._writer.run(season_writes.note_told, season)

    async def share(self, table: int, code: str) -> str | None:
        """Store the code of a table's replay unless it has one, and return it."""
        return await self._writer.run(admin_writes.share, table, code)

    async def save_server_settings(self, guild: int, settings: ServerSettings) -> None:
        """Store a server's settings."""
        await self._writer.run(admin_writes.save_server_settings, guild, settings)

    async def save_wall(self, wall: Wall) -> None:
        """Store a leaderboard on a wall."""
        await self._writer.run(admin_writes.save_wall, wall)

    async def delete_wall(self, wall: Wall) -> bool:
        """Delete a leaderboard on a wall."""
        return await self._writer.run(admin_writes.delete_wall, wall)

    async def recompute_ratings(self, guild: int) -> RatingsRecompute:
        """Compute a server's ratings again from its results."""
        while True:
            if self._is_closed:
                raise ArchiveError(CLOSED)
            counted, differs = await self._recount(guild)
            if not differs:
                return RatingsRecompute(counted.results, 0)
            wrong = await self._writer.run(correct_ratings, guild, counted)
            if wrong is not None:
                return RatingsRecompute(counted.results, wrong)

    async def recompute_owed(self) -> None:
        """Compute the ratings of servers again whose leaderboards an upgrade has changed."""
        for (guild,) in await self._rows(leaderboard_sql.RECOUNTS):
            await self.recompute_ratings(guild)
            await self._writer.run(admin_writes.note_recounted, guild)

    async def save_feats(self, result: Result) -> None:
        """Store the feats of a result's people."""
        await self._writer.run(store_result.save_feats, result)

    async def open_tournament(self, tournament: Tournament) -> int:
        """Store a new tournament and return its id."""
        return await self._writer.run(tournament_sql.open_tournament, tournament)

    async def commit_tournament(self, tournament: Tournament) -> None:
        """Store the next revision of a tournament."""
        await self._writer.run(tournament_sql.commit_tournament, tournament)

    async def forget(self, user: int, names: Collection[str] = ()) -> ForgetReport:
        """Remove a person from results, logs and finished tables."""
        person = await self._writer.run(forgetting.forget_results, user, names)
        for tables in forgetting.portions(person.finished):
            await self._writer.run(forgetting.forget_tables, person, tables)
        await self._writer.empty_log()
        return ForgetReport(person.results, person.finished, person.unfinished)

    async def tidy(
        self, ended_before_ms: int | None, left_before_ms: int
    ) -> tuple[int, ...] | None:
        """Do a piece of the work that makes the file smaller."""
        return await self._writer.run(retention.tidy, ended_before_ms, left_before_ms)

    async def note_servers(self, present: Collection[int], now_ms: int) -> None:
        """Note which servers the bot is no longer on."""
        await self._writer.run(retention.note_servers, present, now_ms, self.serves)

    async def close(self) -> None:
        """Store the writes that are waiting and close the file; calling it again is harmless."""
        self._is_closed = True
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="archive closing")
        # A caller may be cancelled, but a connection left open keeps the process from ending.
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        try:
            await self._writer.close()
        finally:
            await self._disconnect()

    @abstractmethod
    async def _recount(self, guild: int) -> tuple[Recount, bool]:
        """Return what follows from a server's results now, and True if any rating differs."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close the connections."""


class SqliteArchive(SqlArchive):
    """The archive in one file, which it locks for this process."""

    def __init__(self, connections: Connections) -> None:
        super().__init__(connections.reader, SqliteTransactions(connections.writer))
        self._connections = connections
        self._backups: asyncio.Task[None] | None = None

    @classmethod
    async def open_file(cls, path: Path, *, schema: Path = SCHEMA) -> SqliteArchive:
        """Open the file for this process alone; create or migrate it if necessary.

        Raise `ArchiveError`, whose message is one sentence that says what to do. Then the file is
        unchanged.
        """
        return cls(await open_connections(path, load_migrations(schema)))

    @property
    def place(self) -> str:
        """The file."""
        return str(self._connections.path)

    @property
    def schema(self) -> int:
        """The number of the file's schema."""
        return load_migrations()[-1].number

    def begin_backups(self, folder: Path, keep: int) -> None:
        """Back the file up into the folder daily until it is closed (`back_up_daily`)."""
        backups = back_up_daily(self._connections.path, folder, keep)
        self._backups = asyncio.create_task(backups, name="daily backups")

    async def _recount(self, guild: int) -> tuple[Recount, bool]:
        return await asyncio.to_thread(recount_file, self._connections.path, guild)

    async def _close(self) -> None:
        if self._backups is not None:
            self._backups.cancel()
        await super()._close()

    async def _disconnect(self) -> None:
        await self._connections.resources.aclose()
