"""The file and the memory are the same archive: whatever one answers, the other does."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from engine.service.ports import Archive, Conflict, Occupied, PreferenceChanges, StoredMessage
from storage.archive import SqliteArchive
from storage.memory import MemoryArchive
from tests.storage.rows import entry, record

CHANNELS = st.integers(1, 4)
PEOPLE = st.lists(st.integers(1, 4), unique=True, max_size=3).map(tuple)
TABLES = st.integers(1, 6)
MOVES = st.tuples(
    TABLES,
    st.sampled_from([0, 1, 1, 1, 1, 2]),
    # No revival: a finished table stays so.
    st.sampled_from(["play", "play", "play", "over"]),
    st.none() | PEOPLE,
    st.booleans(),
)
POSTS = st.builds(
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

Call = Callable[[Archive], Coroutine[Any, Any, Any]]


async def _answer(call: Awaitable[Any]) -> Any:
    try:
        return await call
    except Occupied as occupied:
        return ("occupied", occupied.table)
    except Conflict:
        return "conflict"


class BothAlike(RuleBasedStateMachine):
    """Writes go to the file all at once and to the memory one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "hedgerow.db"
        self.file = self.runner.run(SqliteArchive.open_file(self.path))
        self.memory = MemoryArchive()
        self.revisions: dict[int, tuple[int, str]] = {}

    def teardown(self) -> None:
        self.runner.run(self.file.close())
        self.runner.close()
        self.folder.cleanup()

    def both(self, calls: list[Call]) -> list[Any]:
        async def run() -> list[Any]:
            stored = await asyncio.gather(*(_answer(call(self.file)) for call in calls))
            kept = [await _answer(call(self.memory)) for call in calls]
            assert stored == kept
            return kept

        return self.runner.run(run())

    @rule(channels=st.lists(CHANNELS, min_size=1, max_size=3), people=PEOPLE)
    def open(self, channels: list[int], people: tuple[int, ...]) -> None:
        news = [record(channel=channel, people=people, stage="lobby") for channel in channels]
        for answer in self.both([lambda a, new=new: a.open(new, entry(1)) for new in news]):
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
                # The next of the same breath is made from this one.
                self.revisions[table] = (revision + 1, stage)
            calls.append(
                lambda a, after=after, checkpoint=checkpoint: a.commit(
                    after, entry(after.revision), checkpoint=checkpoint
                )
            )
        self.both(calls)
        for table in [*self.revisions]:
            snapshot = self.runner.run(self.memory.load(table))
            if snapshot is None:
                del self.revisions[table]
            else:
                self.revisions[table] = (snapshot.revision, snapshot.stage)

    @rule(posts=st.lists(st.tuples(st.booleans(), POSTS), min_size=1, max_size=6))
    def post(self, posts: list[tuple[bool, StoredMessage]]) -> None:
        known = [(gone, post) for gone, post in posts if post.table in self.revisions]
        self.both(
            [
                (lambda a, p=post: a.delete_message(p))
                if gone
                else (lambda a, p=post: a.save_message(p))
                for gone, post in known
            ]
        )

    @rule(choices=st.lists(st.tuples(st.integers(1, 4), CHOICES), min_size=1, max_size=4))
    def prefer(self, choices: list[tuple[int, PreferenceChanges]]) -> None:
        self.both(
            [lambda a, u=user, c=chosen: a.update_preferences(u, **c) for user, chosen in choices]
        )

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.file.close())
        self.file = self.runner.run(SqliteArchive.open_file(self.path))

    @invariant()
    def they_read_alike(self) -> None:
        calls: list[Call] = [lambda a: a.unfinished()]
        for n in range(1, 7):
            calls += [
                lambda a, n=n: a.load(n),
                lambda a, n=n: a.log(n),
                lambda a, n=n: a.checkpoint(n),
                lambda a, n=n: a.messages(n),
                lambda a, n=n: a.in_channel(n),
                lambda a, n=n: a.of_user(n),
                lambda a, n=n: a.preferences(n),
            ]
        self.both(calls)


TestBothAlike = BothAlike.TestCase
TestBothAlike.settings = settings(max_examples=20, stateful_step_count=12, deadline=None)
