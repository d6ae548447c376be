"""Random writes, many at once: the archive answers as a plain model does, one write at a time."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from operator import methodcaller
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec.structs import replace

from engine.service.ports import (
    Conflict,
    Occupied,
    PreferenceChanges,
    Preferences,
    StoredMessage,
    TableRecord,
)
from engine.table.model import LogEntry
from storage.archive import SqliteArchive
from tests.storage.rows import entry, record

CHANNELS = st.integers(1, 4)
PEOPLE = st.lists(st.integers(1, 4), unique=True, max_size=3).map(tuple)
TABLES = st.integers(1, 6)
MOVES = st.tuples(
    TABLES,
    st.sampled_from([0, 1, 1, 1, 1, 2]),
    # A finished table stays finished.
    st.sampled_from(["play", "play", "play", "over"]),
    st.none() | PEOPLE,
    st.booleans(),
)
MESSAGES = st.builds(
    StoredMessage,
    TABLES,
    st.sampled_from(["table", "hand"]),
    st.sampled_from([None, 0]),
    st.just(1),
    st.integers(1, 3),
)
CHOICES = st.fixed_dictionaries(
    {},
    optional={
        "dm_hands": st.booleans(),
        "locale": st.none() | st.just("pl"),
        "listed": st.booleans(),
    },
)


class Model:
    """What the archive must answer about tables, messages and preferences, in dictionaries."""

    def __init__(self) -> None:
        self.records: dict[int, TableRecord] = {}
        self.logs: dict[int, list[LogEntry]] = {}
        self.checkpoints: dict[int, tuple[int, bytes]] = {}
        self.stored: dict[tuple[int, str, int], StoredMessage] = {}
        self.chosen: dict[int, Preferences] = {}
        self.packed: set[int] = set()
        self.ids = 0

    async def open(self, record: TableRecord, entry: LogEntry) -> int:
        self.ids += 1  # a refused table uses up its id
        for other in self._taken():
            if other.channel == record.channel:
                raise Occupied(other.id)
        self.records[self.ids] = replace(record, id=self.ids)
        self.logs[self.ids] = [entry]
        return self.ids

    async def commit(self, record: TableRecord, entry: LogEntry, *, checkpoint: bool) -> None:
        before = self.records.get(record.id)
        if before is None or before.revision != record.revision - 1 or record.id in self.packed:
            raise Conflict
        people = before.people if record.people is None else record.people
        self.records[record.id] = replace(record, people=people, channel=before.channel)
        self.logs[record.id].append(entry)
        if checkpoint:
            self.checkpoints[record.id] = (record.revision, record.data)

    async def load(self, table: int) -> TableRecord | None:
        return self.records.get(table)

    async def in_channel(self, channel: int) -> TableRecord | None:
        here = [each for each in self.records.values() if each.channel == channel]
        taken = [each for each in self._taken() if each.channel == channel]
        return next(iter([*taken, *reversed(here)]), None)

    async def of_user(self, user: int) -> tuple[TableRecord, ...]:
        return tuple(each for each in reversed(self._taken()) if user in (each.people or ()))

    async def unfinished(self) -> tuple[tuple[int, int | None], ...]:
        return tuple((each.id, each.due_ms) for each in self._taken())

    async def log(self, table: int) -> tuple[LogEntry, ...]:
        return tuple(self.logs.get(table, ()))

    async def checkpoint(self, table: int) -> tuple[int, bytes] | None:
        return self.checkpoints.get(table)

    async def messages(self, table: int) -> tuple[StoredMessage, ...]:
        return tuple(self.stored[key] for key in sorted(self.stored) if key[0] == table)

    async def tables_to_repair(self) -> tuple[int, ...]:
        return tuple(sorted({table for table, kind, _ in self.stored if kind == "table"}))

    async def save_message(self, message: StoredMessage) -> None:
        self.stored[self._key(message)] = message

    async def delete_message(self, message: StoredMessage) -> None:
        stored = self.stored.get(self._key(message))
        if stored is not None and stored.message == message.message:
            del self.stored[self._key(message)]

    async def preferences(self, user: int) -> Preferences:
        return self.chosen.get(user, Preferences())

    async def update_preferences(self, user: int, **chosen: Any) -> None:
        self.chosen[user] = replace(self.chosen.get(user, Preferences()), **chosen)

    def _taken(self) -> list[TableRecord]:
        return [each for each in self.records.values() if each.stage in ("lobby", "play")]

    @staticmethod
    def _key(message: StoredMessage) -> tuple[int, str, int]:
        return (message.table, message.kind, -1 if message.seat is None else message.seat)


Call = Callable[[SqliteArchive | Model], Coroutine[Any, Any, Any]]


async def _answer(call: Awaitable[Any]) -> Any:
    try:
        return await call
    except Occupied as occupied:
        return ("occupied", occupied.table)
    except Conflict:
        return "conflict"


class RandomWrites(RuleBasedStateMachine):
    """Writes go to the archive all at once and to the model one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "hedgerow.db"
        self.archive = self.runner.run(SqliteArchive.open_file(self.path))
        self.model = Model()
        self.revisions: dict[int, tuple[int, str]] = {}

    def teardown(self) -> None:
        self.runner.run(self.archive.close())
        self.runner.close()
        self.folder.cleanup()

    def both(self, calls: list[Call]) -> list[Any]:
        async def run() -> list[Any]:
            answers = await asyncio.gather(*(_answer(call(self.archive)) for call in calls))
            assert answers == [await _answer(call(self.model)) for call in calls]
            return answers

        return self.runner.run(run())

    @rule(channels=st.lists(CHANNELS, min_size=1, max_size=3), people=PEOPLE)
    def open(self, channels: list[int], people: tuple[int, ...]) -> None:
        news = [record(channel=channel, people=people, stage="lobby") for channel in channels]
        for answer in self.both([methodcaller("open", new, entry(1)) for new in news]):
            if isinstance(answer, int):
                self.revisions[answer] = (1, "lobby")

    @rule(moves=st.lists(MOVES, min_size=1, max_size=8))
    def move(self, moves: list[Any]) -> None:
        calls: list[Call] = []
        for table, ahead, stage, people, checkpoint in moves:
            revision, was = self.revisions.get(table, (0, "play"))
            stage = was if was == "over" else stage
            after = record(table, revision + ahead, stage=stage, people=people, due_ms=ahead)
            if ahead == 1:
                # The next one of the same batch follows this one.
                self.revisions[table] = (revision + 1, stage)
            calls.append(
                methodcaller("commit", after, entry(after.revision), checkpoint=checkpoint)
            )
        self.both(calls)
        for table in [*self.revisions]:
            stored = self.runner.run(self.model.load(table))
            if stored is None:
                del self.revisions[table]
            else:
                self.revisions[table] = (stored.revision, stored.stage)

    @rule(messages=st.lists(st.tuples(st.booleans(), MESSAGES), min_size=1, max_size=6))
    def change_messages(self, messages: list[tuple[bool, StoredMessage]]) -> None:
        known = [
            (is_deleted, message)
            for is_deleted, message in messages
            if message.table in self.revisions
        ]
        self.both(
            [
                methodcaller("delete_message" if is_deleted else "save_message", message)
                for is_deleted, message in known
            ]
        )

    @rule(choices=st.lists(st.tuples(st.integers(1, 4), CHOICES), min_size=1, max_size=4))
    def prefer(self, choices: list[tuple[int, PreferenceChanges]]) -> None:
        self.both([methodcaller("update_preferences", user, **chosen) for user, chosen in choices])

    @rule()
    def pack(self) -> None:
        while self.runner.run(self.archive.tidy(None, 0)) is not None:
            pass
        taken = {each.id for each in self.model._taken()}
        self.model.packed = {*self.model.records} - taken

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.archive.close())
        self.archive = self.runner.run(SqliteArchive.open_file(self.path))

    @invariant()
    def every_read_agrees(self) -> None:
        calls: list[Call] = [lambda a: a.unfinished(), lambda a: a.tables_to_repair()]
        for n in range(1, 7):
            calls += [
                methodcaller("load", n),
                methodcaller("log", n),
                methodcaller("checkpoint", n),
                methodcaller("messages", n),
                methodcaller("in_channel", n),
                methodcaller("of_user", n),
                methodcaller("preferences", n),
            ]
        self.both(calls)


TestRandomWrites = RandomWrites.TestCase
TestRandomWrites.settings = settings(max_examples=20, stateful_step_count=12)
