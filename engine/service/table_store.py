"""Loading and changing tables: a lock per table, load -> change -> commit -> announce, a cache.

A change is announced only after the archive has stored it. The archive is the truth: a table is
dropped from the bounded cache when a commit finds that it was changed elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Param, Typed, line
from engine.api.game import AnyGame
from engine.api.refusals import Refused, Stale, Unavailable
from engine.service.feats import FeatCounts
from engine.service.pending_deadlines import PendingDeadlines
from engine.service.ports import Announcer, Archive, Conflict, Frozen, Occupied, TableRecord
from engine.standings.results import Result, result_of
from engine.table import codec
from engine.table.model import Cause, Change, LogEntry, Offers, Stage, Table
from engine.table.play import open_offers
from engine.table.snapshot import TableSnapshot

T = TypeVar("T")

log = logging.getLogger("hedgerow.tables")

#: At most so many tables are kept in memory; the others are loaded on demand.
CACHED_TABLES = 2_000


class TableStore:
    """The cached tables, each as the archive has it."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        archive: Archive,
        pending_deadlines: PendingDeadlines,
        feats: FeatCounts,
    ) -> None:
        """Start with no table loaded."""
        self._games, self.archive, self._feats = games, archive, feats
        self._announcers: list[Announcer] = []
        self._pending_deadlines = pending_deadlines
        self._subscribers: list[Callable[[TableSnapshot], None]] = []
        self._opening = asyncio.Lock()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[int, TableSnapshot] = OrderedDict()
        #: the revisions that were announced last
        self._announced: OrderedDict[int, int] = OrderedDict()
        self._writes: set[asyncio.Task[Any]] = set()
        self._upgraded: set[int] = set()
        self._logged_frozen: set[int] = set()

    def announce_to(self, announcer: Announcer) -> None:
        """Call the announcer with every change from now on, after its commit."""
        self._announcers.append(announcer)

    def subscribe(self, call: Callable[[TableSnapshot], None]) -> None:
        """Call this from now on with each table that is loaded, opened or changed."""
        self._subscribers.append(call)

    def cached(self) -> tuple[TableSnapshot, ...]:
        """Return the tables in the cache."""
        return tuple(self._cache.values())

    def drop(self, tables: Iterable[int]) -> None:
        """Remove some tables from the cache."""
        for table in tables:
            self._cache.pop(table, None)

    async def open(
        self,
        opened: Change,
        check: Callable[[], Awaitable[None]] | None = None,
        pairing: tuple[int, int, int] | None = None,
    ) -> TableSnapshot:
        """Store and announce a new table. Raise `Occupied`, and what `check` raises.

        `pairing`: of a tournament (`TableRecord.pairing`).

        No other table is opened between `check` and the commit, so it may count them.
        """

        async def write() -> TableSnapshot:
            table, offers = opened.after, opened.offers
            async with self._opening:
                if check is not None:
                    await check()
                record = replace(self._record(table, offers), pairing=pairing)
                table_id = await self.archive.open(
                    record, opened.entry, checkpoint=opened.checkpoint
                )
            table = replace(table, id=table_id)
            snapshot = self._put(TableSnapshot(table, self._games[table.game], offers))
            self._announce(replace(opened, after=table))
            return snapshot

        return await self._run_to_completion(write())

    async def change(self, table_id: int, change: Callable[[TableSnapshot], Change]) -> Change:
        """Make and commit a change under the table's lock, then announce it; return the change.

        Raise what `change` raises, `Stale` if the table was changed elsewhere, and `Unavailable`.
        """

        async def write() -> Change:
            async with self._lock(table_id):
                snapshot = await self._load(table_id)
                result = change(snapshot)
                await self._commit(snapshot, result)
            self._announce(result)
            return result

        return await self._run_to_completion(write())

    async def note_revision(self, table_id: int, revision: int | None) -> None:
        """Load and announce a revision that another process has committed, unless it is known.

        `None`: the latest one, whatever it is.
        """
        async with self._lock(table_id):
            announced = self._announced.get(table_id, -1)
            if revision is not None and announced >= revision:
                return
            cached = self._cache.get(table_id)
            # A newer one may be here already: it was loaded for somebody, but not announced.
            if cached is not None and (revision is None or cached.table.revision < revision):
                self.drop([table_id])
            try:
                snapshot = await self._load(table_id)
            except Unavailable:  # it is frozen, or was deleted
                return
            if snapshot.table.revision <= announced:
                return
            log = await self.archive.log(table_id)  # by now it may be longer
        entry = log[snapshot.table.revision]
        before = snapshot.table if cached is None else cached.table
        self._announce(Change(before, snapshot.table, snapshot.offers, (), entry))

    async def snapshot(self, table_id: int) -> TableSnapshot:
        """Return a table's snapshot.

        Raise `Unavailable` if there is none, `Frozen` if it cannot be read.
        """
        cached = self._cache.get(table_id)
        if cached is not None and self.archive.serves(cached.table.guild):
            return cached
        # Under the lock: a table read while a move is being written must not replace the new one.
        async with self._lock(table_id):
            return await self._load(table_id)

    async def snapshot_of_record(self, record: TableRecord) -> TableSnapshot:
        """Return the snapshot of a record's table: the cached one unless the record is newer."""
        cached = self._cache.get(record.id)
        if cached is not None and cached.table.revision < record.revision:
            del self._cache[record.id]
        return await self.snapshot(record.id)

    async def close_frozen(self, record: TableRecord, action: Action, now_ms: int) -> None:
        """Close a table that cannot be read, without a result; its data stays for the operator.

        Raise `Stale` if somebody else has closed it.
        """

        async def write() -> None:
            async with self._lock(record.id):
                (*_, last) = await self.archive.log(record.id)
                revision = record.revision + 1
                entry = LogEntry(revision, last.version, None, action, Cause.PERSON, now_ms)
                closed = replace(
                    record, stage=Stage.CLOSED, revision=revision, due_ms=None, people=None
                )
                try:
                    await self.archive.commit(closed, entry)
                except Conflict as conflict:
                    raise Stale("refusal-stale") from conflict
            log.info("table %s is frozen and was closed", record.id)

        await self._run_to_completion(write())

    def refresh_deadlines(self, table_id: int) -> None:
        """Update a cached table after its deadlines were paused or resumed."""
        cached = self._cache.get(table_id)
        if cached is not None:
            self._cache[table_id] = self._pending_deadlines.with_deadlines(cached)

    async def _run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of the work, which goes on even if the caller is cancelled.

        A write cannot be undone. If cancelling the caller released the lock, the next caller would
        load the table that is just being replaced, and the change would not be announced.
        """
        task = asyncio.create_task(work)
        self._writes.add(task)
        task.add_done_callback(self._writes.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_unobserved_failure)
            raise

    def _announce(self, change: Change) -> None:
        self._announced[change.after.id] = change.after.revision
        self._announced.move_to_end(change.after.id)
        while len(self._announced) > CACHED_TABLES:
            self._announced.popitem(last=False)
        for announcer in self._announcers:
            try:
                announcer.table_changed(change)
            except Exception:
                # The change is committed all the same.
                log.exception("table %s: announcing a change failed", change.after.id)

    def _lock(self, table_id: int) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _load(self, table_id: int) -> TableSnapshot:
        cached = self._cache.get(table_id)
        if cached is not None and self.archive.serves(cached.table.guild):
            self._cache.move_to_end(table_id)
            return cached
        record = await self.archive.load(table_id)
        if record is None:
            raise Unavailable("refusal-no-such-table")
        # Nobody tells this process what happens at a table of another one.
        if cached is not None and cached.table.revision == record.revision:
            return cached
        return self._open_record(record)

    def _open_record(self, record: TableRecord) -> TableSnapshot:
        if record.is_damaged:
            raise self._frozen_table(record, "a stored row is damaged", "refusal-frozen-damaged")
        game = self._games.get(record.game)
        if game is None:
            unknown = f"there is no game {record.game}"
            name = Typed(record.game)
            raise self._frozen_table(record, unknown, "refusal-frozen-no-game", game=name)
        try:
            table, upgraded = codec.decode(record.data, record.id, game)
        except codec.Unreadable as error:
            raise self._frozen_table(record, error, "refusal-frozen") from error
        if record.stage == Stage.CLOSED and table.is_active:
            # It was closed while it was frozen, and its data was left as it was.
            reason = line("closed-frozen")
            table = replace(table, stage=Stage.CLOSED, revision=record.revision, reason=reason)
        if upgraded:
            self._upgraded.add(record.id)
        return self._put(TableSnapshot(table, game, open_offers(table, game)))

    def _frozen_table(
        self, record: TableRecord, reason: object, key: str, **params: Param
    ) -> Frozen:
        """Return the refusal of a table that cannot be read.

        Log why, once while the bot runs: the table may be touched at every click.
        """
        if record.id not in self._logged_frozen:
            self._logged_frozen.add(record.id)
            log.error("table %s is frozen: %s", record.id, reason)
        return Frozen(record, reason, key, **params)

    def _put(self, snapshot: TableSnapshot) -> TableSnapshot:
        """Cache a table with its deadlines, tell the subscribers, and return it."""
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
            await self.archive.commit(record, change.entry, checkpoint=checkpoint, result=result)
        except Conflict as conflict:
            self._cache.pop(change.after.id, None)
            raise Stale("refusal-stale") from conflict
        self._upgraded.discard(record.id)
        self._put(TableSnapshot(change.after, snapshot.game, change.offers, views=change.views))

    async def _result(self, snapshot: TableSnapshot, change: Change) -> Result | None:
        if change.after.is_active:
            return None
        # The log says who made which moves; it is read once per table, at its end.
        earlier = await self.archive.log(change.after.id)
        result = result_of(change, earlier, snapshot.game.info)
        return result and await self._feats.counted(result, (*earlier, change.entry))

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


def _log_unobserved_failure(task: asyncio.Task[Any]) -> None:
    """Log an error that no caller gets any more; a refusal only concerned the caller."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | Occupied):
        log.error("a change failed after its caller was cancelled", exc_info=error)
