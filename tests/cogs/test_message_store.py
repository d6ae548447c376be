"""Records of messages: read once, and never cached from before a change."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from cogs.messages.message_store import MessageStore
from engine.api.action import Action
from engine.service.ownership import SoleOwnership
from engine.service.ports import StoredMessage, TableRecord
from engine.table.model import Cause, LogEntry
from storage.archive import SqliteArchive
from tests.support.table_harness import WatchedArchive


class Watched(WatchedArchive):
    """Counts the reads of messages and delays them until `answers` is set."""

    def __init__(self, archive: SqliteArchive) -> None:
        super().__init__(archive)
        self.reads = 0
        self.has_read = asyncio.Event()
        self.answers = asyncio.Event()
        self.answers.set()

    async def messages(self, table: int) -> tuple[StoredMessage, ...]:
        self.reads += 1
        found = await self.call("messages", table)
        self.has_read.set()
        await self.answers.wait()
        return found


@pytest.fixture
async def watched(archive: SqliteArchive) -> Watched:
    watched = Watched(archive)
    record = TableRecord(
        channel=1,
        guild=1,
        game="race",
        stage="lobby",
        revision=0,
        due_ms=None,
        people=(1,),
        data=b"",
    )
    await watched.open(record, LogEntry(0, 1, None, Action("open"), Cause.PERSON, 0))
    return watched


def a_post(kind: str, message: int, seat: int | None = None) -> StoredMessage:
    return StoredMessage(1, kind, seat, 1, message)


async def test_the_messages_of_a_table_are_read_once(watched: Watched) -> None:
    store = MessageStore(watched)
    await store.save(a_post("table", 7))
    await store.save(a_post("hand", 8, seat=1))
    assert await store.find(1, "table") == a_post("table", 7)
    assert await store.find(1, "hand", 1) == a_post("hand", 8, seat=1)
    assert await store.find(1, "hand", 0) is None
    assert watched.reads == 1


async def test_a_new_message_replaces_the_old_one(watched: Watched) -> None:
    store = MessageStore(watched)
    await store.save(a_post("table", 7))
    assert await store.find(1, "table") == a_post("table", 7)
    await store.save(a_post("table", 9))
    assert await store.find(1, "table") == a_post("table", 9)
    await store.delete(a_post("table", 9))
    assert await store.all_of(1) == ()


async def test_a_read_during_a_write_is_not_cached(watched: Watched) -> None:
    store = MessageStore(watched)
    watched.answers.clear()
    early = asyncio.create_task(store.all_of(1))
    await watched.has_read.wait()
    await store.save(a_post("table", 7))
    watched.answers.set()
    assert await early == ()
    assert await store.all_of(1) == (a_post("table", 7),)


async def test_a_process_that_was_replaced_changes_no_record(watched: Watched) -> None:
    store = MessageStore(watched)
    await store.save(a_post("table", 7))
    watched.ownership = Lost()
    with pytest.raises(aiohttp.ClientError):
        await store.save(a_post("table", 8))
    with pytest.raises(aiohttp.ClientError):
        await store.delete(a_post("table", 7))
    assert await watched.messages(1) == (a_post("table", 7),)


class Lost(SoleOwnership):
    """What a process has whose servers another one has taken over."""

    async def confirm(self) -> bool:
        return False
