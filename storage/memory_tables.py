"""The tables in memory, for `storage.memory`."""

from __future__ import annotations

import asyncio
from typing import Unpack

from msgspec import Struct
from msgspec.structs import replace

from engine.service.ports import (
    Conflict,
    Occupied,
    PreferenceChanges,
    Preferences,
    StoredMessage,
    TableRecord,
)
from engine.table.model import LogEntry, Stage
from engine.table.play import TABLE_VERBS
from storage import unusable

_TAKEN = (Stage.LOBBY, Stage.PLAY)


def is_taken(record: TableRecord) -> bool:
    """Does the table take up its channel?"""
    return record.stage in _TAKEN


class MemoryTables:
    """The tables themselves, and what is kept beside them. Each call gives way once."""

    def __init__(self) -> None:
        self._kept: dict[int, _Kept] = {}
        self._latest = 0
        self._preferences: dict[int, Preferences] = {}
        self._closed = False

    async def open(self, record: TableRecord, entry: LogEntry) -> int:
        """Store a new table and give its id. Raises `Occupied`."""
        await self._give_way()
        # A refused table uses up its id, as it does in the file: ids need not be dense.
        self._latest = table = self._latest + 1
        occupant = self._occupant(record.channel)
        if occupant is not None and is_taken(record):
            raise Occupied(occupant.id)
        self._kept[table] = _Kept(
            replace(record, id=table, people=record.people or ()),
            [entry],
            None,
            {},
            _visitors(entry),
        )
        return table

    async def move_on(self, record: TableRecord, entry: LogEntry, checkpoint: bool) -> None:
        """Store the next revision and its row of the log. Raises `Conflict`."""
        assert record.revision == entry.revision, "a record and its entry are of one revision"
        await self._give_way()
        kept = self._kept.get(record.id)
        if kept is None or kept.record.revision != record.revision - 1:
            raise Conflict
        before = kept.record
        kept.record = replace(
            before,
            stage=record.stage,
            revision=record.revision,
            due_ms=record.due_ms,
            people=before.people if record.people is None else record.people,
            data=record.data,
        )
        kept.log.append(entry)
        kept.visitors |= _visitors(entry)
        if checkpoint:
            kept.checkpoint = (record.revision, record.data)

    async def load(self, table: int) -> TableRecord | None:
        """Give a table by its id."""
        await self._give_way()
        kept = self._kept.get(table)
        return kept.record if kept else None

    async def in_channel(self, channel: int) -> TableRecord | None:
        """Give the channel's unfinished table, else its latest."""
        await self._give_way()
        here = [kept.record for kept in self._kept.values() if kept.record.channel == channel]
        return self._occupant(channel) or (here[-1] if here else None)

    async def of_user(self, user: int) -> tuple[TableRecord, ...]:
        """Give the unfinished tables a person sits at, latest first."""
        await self._give_way()
        return tuple(record for record in reversed(self._taken()) if user in (record.people or ()))

    async def unfinished(self) -> tuple[tuple[int, int | None], ...]:
        """Give (id, due in Unix milliseconds or None) of every unfinished table, oldest first."""
        await self._give_way()
        return tuple((record.id, record.due_ms) for record in self._taken())

    async def log(self, table: int) -> tuple[LogEntry, ...]:
        """Give the rows of a table's log, oldest first."""
        await self._give_way()
        kept = self._kept.get(table)
        return tuple(kept.log) if kept else ()

    async def checkpoint(self, table: int) -> tuple[int, bytes] | None:
        """Give the revision and the sealed value of a table's latest checkpoint."""
        await self._give_way()
        kept = self._kept.get(table)
        return kept.checkpoint if kept else None

    async def messages(self, table: int) -> tuple[StoredMessage, ...]:
        """Give where the messages of a table stand."""
        await self._give_way()
        kept = self._kept.get(table)
        return tuple(kept.posts[key] for key in sorted(kept.posts)) if kept else ()

    async def tables_to_repair(self) -> tuple[int, ...]:
        """Give the tables that have a `table` message, oldest first."""
        await self._give_way()
        return tuple(
            table
            for table in sorted(self._kept)
            if any(post.kind == "table" for post in self._kept[table].posts.values())
        )

    async def save_message(self, post: StoredMessage) -> None:
        """Remember a message; one of the same table, kind and seat is replaced."""
        await self._give_way()
        self._kept[post.table].posts[_place(post)] = post

    async def delete_message(self, post: StoredMessage) -> None:
        """Forget a message that is gone; another one in its place stays."""
        await self._give_way()
        kept = self._kept.get(post.table)
        standing = kept.posts.get(_place(post)) if kept else None
        if kept and standing and standing.message == post.message:
            del kept.posts[_place(post)]

    async def preferences(self, user: int) -> Preferences:
        """Give what a person has chosen, or the defaults."""
        await self._give_way()
        return self._preferences.get(user, Preferences())

    async def update_preferences(self, user: int, **chosen: Unpack[PreferenceChanges]) -> None:
        """Keep what a person has chosen; what is not named stays as it is."""
        await self._give_way()
        self._preferences[user] = replace(self._preferences.get(user, Preferences()), **chosen)

    async def close(self) -> None:
        """Take no more; again is no harm."""
        self._closed = True

    async def _give_way(self) -> None:
        if self._closed:
            raise unusable.closed()
        await asyncio.sleep(0)

    def _taken(self) -> list[TableRecord]:
        return [kept.record for kept in self._kept.values() if is_taken(kept.record)]

    def _occupant(self, channel: int) -> TableRecord | None:
        return next((record for record in self._taken() if record.channel == channel), None)


class _Kept(Struct):
    """All there is of a table."""

    record: TableRecord
    log: list[LogEntry]
    checkpoint: tuple[int, bytes] | None
    posts: dict[tuple[str, int], StoredMessage]
    visitors: set[int]  #: who was ever here, if only in the lobby


def _visitors(entry: LogEntry) -> set[int]:
    """Give who a row of the log names."""
    action = entry.action
    names = entry.seat is None and action.verb in TABLE_VERBS and action.args
    return {int(action.args[0])} if names else set()


def _place(post: StoredMessage) -> tuple[str, int]:
    return (post.kind, -1 if post.seat is None else post.seat)
