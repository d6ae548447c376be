"""A clock moved by hand, counted seeds, an announcer that listens, an archive with faults."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from itertools import count
from typing import Any, ClassVar

from engine.api.action import Action, Offer
from engine.api.game import AnyGame
from engine.api.legal_actions import Move
from engine.service.ports import TableRecord
from engine.service.tables import Place, Tables
from engine.standings.results import Result
from engine.table import lobby
from engine.table.model import Cause, Change, LogEntry
from engine.table.snapshot import TableSnapshot
from storage.archive import SqliteArchive
from tests.support.stand_in import StandIn
from tests.support.worker_thread import WorkerThread

START_MS = 1_700_000_000_000


class ManualClock:
    """A clock whose time only passes by `pass_ms`."""

    def __init__(self, now_ms: int = START_MS) -> None:
        self._now_ms = now_ms
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    def now_ms(self) -> int:
        return self._now_ms

    async def sleep(self, seconds: float) -> None:
        until = self._now_ms + round(seconds * 1000)
        if until <= self._now_ms:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (until, next(self._numbers), woken))
        await woken

    async def pass_ms(self, length_ms: int) -> None:
        """Let time pass and wake the sleepers in order."""
        until = self._now_ms + length_ms
        await settle()
        while self._sleepers and self._sleepers[0][0] <= until:
            self._now_ms, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)
            await settle()
        self._now_ms = until
        await settle()


class CountedEntropy:
    """Seeds that are all different and the same every time."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def __call__(self) -> bytes:
        return next(self._numbers).to_bytes(16, "big")


class RecordingAnnouncer:
    """Collects every change, and checks that the archive had it before."""

    def __init__(self, archive: WatchedArchive) -> None:
        self.changes: list[Change] = []
        self._archive = archive
        self._news = asyncio.Event()

    def table_changed(self, change: Change) -> None:
        entry = change.entry
        assert (change.after.id, entry.revision) in self._archive.written, "spoken before written"
        self.changes.append(change)
        self._news.set()

    async def next_change(self, cause: Cause, table: int | None = None) -> Change:
        """Return the first change of this cause, waiting for it if needed."""
        while True:
            for change in self.changes:
                if change.entry.cause is cause and table in (None, change.after.id):
                    return change
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)


class WatchedArchive(StandIn):
    """A real archive that notes what is written, and into which faults can be injected.

    Commits wait for `gate`; if `fails` is set, the next one raises it and writes nothing.
    """

    calls: ClassVar[int] = 0  #: how many calls of all watched archives wait for their file

    def __init__(self, archive: SqliteArchive) -> None:
        self._archive, self.ownership = archive, archive.ownership
        self.written: list[tuple[int, int]] = []
        self.fails: Exception | None = None
        self.gate = asyncio.Event()
        self.gate.set()
        self.tried = 0
        self.harnesses: list[TableHarness] = []  #: all that use it

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        return partial(self.call, name)

    def serves(self, guild: int | None) -> bool:
        return self._archive.serves(guild)

    async def call(self, name: str, *args: Any, **kwargs: Any) -> Any:
        """Call a method of the real archive; `settle` waits for it."""
        WatchedArchive.calls += 1
        try:
            return await getattr(self._archive, name)(*args, **kwargs)
        finally:
            WatchedArchive.calls -= 1

    async def open(self, record: TableRecord, entry: LogEntry, *, checkpoint: bool = False) -> int:
        table: int = await self.call("open", record, entry, checkpoint=checkpoint)
        self.written.append((table, entry.revision))
        return table

    async def commit(
        self,
        record: TableRecord,
        entry: LogEntry,
        *,
        checkpoint: bool = False,
        result: Result | None = None,
    ) -> None:
        self.tried += 1
        await self.gate.wait()
        if self.fails is not None:
            failure, self.fails = self.fails, None
            raise failure
        await self.call("commit", record, entry, checkpoint=checkpoint, result=result)
        self.written.append((record.id, entry.revision))


class TableHarness:
    """A `Tables` with all it needs; `restarted` returns one on the same archive and clock."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        archive: WatchedArchive,
        clock: ManualClock | None = None,
    ) -> None:
        self.games = games
        self.archive = archive
        archive.harnesses.append(self)
        self.clock = clock or ManualClock()
        self.announcer = RecordingAnnouncer(self.archive)
        self.tables = Tables(games, self.archive, self.clock, CountedEntropy(), WorkerThread())
        self.tables.announce_to(self.announcer)
        self.asked_seats: list[int | None] = []  #: the seats it has thought for, in order
        self._thinking = 0
        timers = self.tables.deadlines
        self._think, timers._house_move = timers._house_move, self._aloud  # type: ignore[method-assign]

    def restarted(self, games: Mapping[str, AnyGame] | None = None) -> TableHarness:
        return TableHarness(games or self.games, self.archive, self.clock)

    async def wait_for_house(self) -> None:
        """Wait until the house has computed all its moves in its thread."""
        asked = -1
        while self._thinking or asked != len(self.asked_seats):
            # What comes of its last move takes its time, too.
            asked = -1 if self._thinking else len(self.asked_seats)
            await asyncio.sleep(0.001)
            await settle()

    async def _aloud(
        self, snapshot: TableSnapshot, seat: int | None, offers: tuple[Offer, ...]
    ) -> Move | None:
        self.asked_seats.append(seat)
        self._thinking += 1
        try:
            return await self._think(snapshot, seat, offers)
        finally:
            self._thinking -= 1

    async def open_table(self, game: str, *users: int, channel: int = 5, **given: str) -> int:
        """Open a table whose host is the first user; return its id."""
        host, *others = users
        place = Place(channel, 6)
        snapshot = await self.tables.open(
            place, host, f"name {host}", game, {"pace": "live", **given}
        )
        for user in others:
            await self.join(snapshot.table.id, user)
        return snapshot.table.id

    async def join(self, table: int, user: int) -> Change:
        return await self.tables.change(table, lobby.join(user, f"name {user}"))

    async def start_table(self, game: str, *users: int, channel: int = 5, **given: str) -> int:
        """Open and start a table; return its id."""
        table = await self.open_table(game, *users, channel=channel, **given)
        await self.tables.start(table, users[0])
        return table

    async def act(self, table: int, user: int, ask: str | None, verb: str, *args: str) -> Change:
        return await self.tables.act(table, user, ask, Action(verb, args))


async def settle() -> None:
    """Let every task run until all wait for something other than the loop or the archive's file."""
    idle_rounds = 0
    while idle_rounds < 30:
        await asyncio.sleep(0.0002 if WatchedArchive.calls else 0)
        idle_rounds = 0 if WatchedArchive.calls else idle_rounds + 1
