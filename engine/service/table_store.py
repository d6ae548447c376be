"""How tables are kept: one lock a table, load -> change -> commit -> announce, and the cache.

Commit, then speak: nobody is told of a change before the archive has it. The archive is the
truth; what is kept here is a bounded cache that a conflict throws away.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from engine.api.event import Typed
from engine.api.game import AnyGame
from engine.api.refusals import Refused, Stale, Unavailable
from engine.service.pending_deadlines import PendingDeadlines
from engine.service.ports import Announcer, Archive, Conflict, Occupied, TableRecord
from engine.standings.results import Result, result_of
from engine.table import codec
from engine.table.model import Change, LogEntry, Offers, Table
from engine.table.play import open_offers
from engine.table.snapshot import TableSnapshot

T = TypeVar("T")

log = logging.getLogger("hedgerow.tables")

#: Tables kept in memory at most; any other is loaded when it is asked for.
CACHED_TABLES = 2_000


class TableStore:
    """The tables in memory, each as the archive has it."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        archive: Archive,
        pending_deadlines: PendingDeadlines,
    ) -> None:
        """Begin with no table loaded."""
        self._games, self._archive = games, archive
        self._announcers: list[Announcer] = []
        self._pending_deadlines = pending_deadlines
        self._subscribers: list[Callable[[TableSnapshot], None]] = []
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[int, TableSnapshot] = OrderedDict()
        self._begun: set[asyncio.Task[Any]] = set()
        self._upgraded: set[int] = set()

    def __len__(self) -> int:
        """Give how many tables are in memory."""
        return len(self._cache)

    def announce_to(self, announcer: Announcer) -> None:
        """Tell the announcer of every change from now on, each once it is committed."""
        self._announcers.append(announcer)

    def subscribe(self, call: Callable[[TableSnapshot], None]) -> None:
        """Call this from now on with each table that is loaded, opened or changed."""
        self._subscribers.append(call)

    def drop(self, tables: Iterable[int]) -> None:
        """Throw some tables out of memory."""
        for table in tables:
            self._cache.pop(table, None)

    def clear(self) -> None:
        """Throw everything out of memory; the archive has it."""
        self._cache.clear()

    async def open(self, table: Table, entry: LogEntry) -> TableSnapshot:
        """Store a new table and have it announced. Raises `Occupied`."""

        async def opened() -> TableSnapshot:
            table_id = await self._archive.open(self._record(table, {}), entry)
            snapshot = self._keep(
                TableSnapshot(replace(table, id=table_id), self._games[table.game], {})
            )
            self._announce(Change(table, snapshot.table, {}, (), entry))
            return snapshot

        return await self._run_to_completion(opened())

    async def change(self, table_id: int, change: Callable[[TableSnapshot], Change]) -> Change:
        """Make a change and commit it under the table's lock, then have it announced.

        Raises what `change` raises, `Stale` where the table moved on elsewhere, and `Unavailable`.
        """

        async def committed() -> Change:
            async with self._lock(table_id):
                snapshot = await self._load(table_id)
                made = change(snapshot)
                await self._commit(snapshot, made)
            self._announce(made)
            return made

        return await self._run_to_completion(committed())

    async def snapshot(self, table_id: int) -> TableSnapshot:
        """Give a table as it stands. Raises `Unavailable` where there is none or it is frozen."""
        kept = self._cache.get(table_id)
        if kept is not None:
            return kept
        # Under the lock: what is read while a move is being written must not be kept after it.
        async with self._lock(table_id):
            return await self._load(table_id)

    async def snapshot_of_record(self, record: TableRecord) -> TableSnapshot:
        """Give the table of a record; what is kept may be newer than it, or older."""
        kept = self._cache.get(record.id)
        if kept is not None and kept.table.revision < record.revision:
            del self._cache[record.id]
        return await self.snapshot(record.id)

    def refresh_deadlines(self, table_id: int) -> None:
        """Work a table in memory out anew, for its clocks stand or run on."""
        kept = self._cache.get(table_id)
        if kept is not None:
            self._cache[table_id] = self._pending_deadlines.with_deadlines(kept)

    async def _run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for the work; it is done whether or not somebody still waits.

        A write cannot be taken back. If the lock went with a caller who is cancelled, the next one
        would load what is just being replaced, and nobody would hear of the change.
        """
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_note_unheard)
            raise

    def _announce(self, change: Change) -> None:
        for announcer in self._announcers:
            try:
                announcer.table_changed(change)
            except Exception:
                # What is committed stays done, whoever could not say so.
                log.exception("table %s: a change could not be announced", change.after.id)

    def _lock(self, table_id: int) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _load(self, table_id: int) -> TableSnapshot:
        kept = self._cache.get(table_id)
        if kept is not None:
            self._cache.move_to_end(table_id)
            return kept
        record = await self._archive.load(table_id)
        if record is None:
            raise Unavailable("refusal-no-such-table")
        return self._open_record(record)

    def _open_record(self, record: TableRecord) -> TableSnapshot:
        game = self._games.get(record.game)
        if game is None:
            raise Unavailable("refusal-frozen-no-game", game=Typed(record.game))
        try:
            table, upgraded = codec.decode(record.data, record.id, game)
        except codec.Unreadable as error:
            log.error("table %s is frozen: %s", record.id, error)
            raise Unavailable("refusal-frozen") from error
        if upgraded:
            self._upgraded.add(record.id)
        return self._keep(TableSnapshot(table, game, open_offers(table, game)))

    def _keep(self, snapshot: TableSnapshot) -> TableSnapshot:
        table_id = snapshot.table.id
        snapshot = self._pending_deadlines.with_deadlines(snapshot)
        self._pending_deadlines.drop_stale_declines(snapshot)
        self._cache[table_id] = snapshot
        self._cache.move_to_end(table_id)
        while len(self._cache) > CACHED_TABLES:
            self._cache.popitem(last=False)
        for call in self._subscribers:
            call(snapshot)
        return snapshot

    async def _commit(self, snapshot: TableSnapshot, change: Change) -> None:
        record = self._record(change.after, change.offers)
        if change.after.people == change.before.people:
            record = replace(record, people=None)
        # The log of an upgraded table replays from its first revision of this version.
        checkpoint = change.checkpoint or record.id in self._upgraded
        result = await self._result(snapshot, change)
        try:
            await self._archive.commit(record, change.entry, checkpoint=checkpoint, result=result)
        except Conflict as conflict:
            self._cache.pop(change.after.id, None)
            raise Stale("refusal-stale") from conflict
        self._upgraded.discard(record.id)
        self._keep(TableSnapshot(change.after, snapshot.game, change.offers))

    async def _result(self, snapshot: TableSnapshot, change: Change) -> Result | None:
        if change.after.is_active:
            return None
        # Who played and who was covered is in the log: read once a table, at its end.
        earlier = await self._archive.log(change.after.id)
        return result_of(change, earlier, snapshot.game.info)

    def _record(self, table: Table, offers: Offers) -> TableRecord:
        snapshot = TableSnapshot(table, self._games[table.game], offers)
        due = self._pending_deadlines.next(snapshot) if table.is_active else None
        return TableRecord(
            id=table.id,
            channel=table.channel,
            guild=table.guild,
            game=table.game,
            stage=table.stage,
            revision=table.revision,
            due_ms=due.at_ms if due else None,
            people=table.people,
            data=codec.encode(table),
        )


def _note_unheard(task: asyncio.Task[Any]) -> None:
    """Log why a work failed that nobody waits for; a refusal was for who asked and is gone."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | Occupied):
        log.error("a move whose caller is gone failed", exc_info=error)
