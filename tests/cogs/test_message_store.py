"""Where messages stand: read once, and never kept as it was before a change."""

from __future__ import annotations

import asyncio

import pytest

from cogs.messages.message_store import MessageStore
from engine.api.action import Action
from engine.service.ports import StoredMessage, TableRecord
from engine.table.model import Cause, LogEntry
from storage.memory import MemoryArchive


class Watched(MemoryArchive):
    """Counts its reads, and holds an answer back while it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def messages(self, table: int) -> tuple[StoredMessage, ...]:
        self.reads += 1
        found = await super().messages(table)
        await self.answers.wait()
        return found


@pytest.fixture
async def archive() -> Watched:
    made = Watched()
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
    await made.open(record, LogEntry(0, 1, None, Action("open"), Cause.PERSON, 0))
    return made


def a_post(kind: str, message: int, seat: int | None = None) -> StoredMessage:
    return StoredMessage(1, kind, seat, 1, message)


async def test_what_stands_where_is_read_once(archive: Watched):
    posts = MessageStore(archive)
    await posts.note(a_post("table", 7))
    await posts.note(a_post("hand", 8, seat=1))
    assert await posts.one(1, "table") == a_post("table", 7)
    assert await posts.one(1, "hand", 1) == a_post("hand", 8, seat=1)
    assert await posts.one(1, "hand", 0) is None
    assert archive.reads == 1


async def test_a_new_message_takes_the_place_of_the_old_one(archive: Watched):
    posts = MessageStore(archive)
    await posts.note(a_post("table", 7))
    assert await posts.one(1, "table") == a_post("table", 7)
    await posts.note(a_post("table", 9))
    assert await posts.one(1, "table") == a_post("table", 9)
    await posts.forget(a_post("table", 9))
    assert await posts.of(1) == ()


async def test_what_was_read_while_something_was_written_is_not_kept(archive: Watched):
    posts = MessageStore(archive)
    archive.answers.clear()
    early = asyncio.create_task(posts.of(1))
    await asyncio.sleep(0.01)
    await posts.note(a_post("table", 7))
    archive.answers.set()
    assert await early == ()
    assert await posts.of(1) == (a_post("table", 7),)
