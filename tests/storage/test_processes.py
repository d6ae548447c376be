"""Several processes with one PostgreSQL database: each acts for its servers alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import pytest
from msgspec.structs import replace

from bot import build
from cogs.app.settings import Settings, read_settings
from engine.api.action import Action
from engine.service.ports import StoredMessage, TableRecord
from engine.service.tables import Place, Tables
from engine.table import lobby
from engine.table.model import Change
from engine.table.private import Player, new_game
from storage import postgres_listener
from storage.database import Share
from storage.errors import ArchiveError
from storage.postgres import PostgresArchive
from tests.engine.test_results import a_desk
from tests.support.postgres import executed
from tests.support.table_harness import CountedEntropy, ManualClock
from tests.support.worker_thread import WorkerThread

pytestmark = pytest.mark.postgres

#: A server of shard 0 and one of shard 1, where there are two.
EVEN, ODD = 2 << 22, 3 << 22


class Process:
    """The part of a process below Discord: its archive, its tables, and what it has announced."""

    def __init__(self, archive: PostgresArchive) -> None:
        self.archive, self.clock = archive, ManualClock()
        games = {"scripted": a_desk()}
        entropy, house = CountedEntropy(), WorkerThread()
        self.tables = Tables(games, archive, self.clock, entropy, house)
        self.changes: list[Change] = []
        self.tables.announce_to(self)

    def table_changed(self, change: Change) -> None:
        self.changes.append(change)

    async def shows(self, table: int, revision: int) -> None:
        """Return once the revision was announced here."""

        def is_shown() -> bool:
            return any((c.after.id, c.after.revision) == (table, revision) for c in self.changes)

        async with asyncio.timeout(30):
            while not is_shown():  # noqa: ASYNC110 - an announcer is told, and tells nobody
                await asyncio.sleep(0.01)


@asynccontextmanager
async def processes(address: str, count: int = 2) -> AsyncIterator[list[Process]]:
    async with AsyncExitStack() as stack:
        running = []
        for number in range(count):
            archive = await PostgresArchive.open_address(address, a_share(number, count))
            stack.push_async_callback(archive.close)
            await archive.claim()
            process = Process(archive)
            await archive.follow(process.tables.note_revision)
            stack.push_async_callback(process.tables.deadlines.stop)
            running.append(process)
        yield running


def a_share(number: int, count: int, *, is_guest: bool = False) -> Share:
    settings = Settings(processes=count, process=number, shards=count)
    return Share(number, count, settings.serves, is_guest)


async def a_game(process: Process, guild: int) -> int:
    opened = await process.tables.open(Place(guild + 1, guild), 1, "Ann", "scripted", {})
    await process.tables.change(opened.table.id, lobby.join(2, "Bo"))
    await process.tables.start(opened.table.id, 1)
    return opened.table.id


async def test_a_move_made_in_another_process_is_shown_by_the_one_that_serves_the_server(
    address: str,
) -> None:
    async with processes(address) as (first, second):
        table = await a_game(second, ODD)
        before = (await second.tables.snapshot(table)).table.revision
        await first.tables.act(table, 1, "q", Action("on"))
        await second.shows(table, before + 1)
        assert (await second.tables.snapshot(table)).table.revision == before + 1
        # Its own moves are announced once.
        await second.tables.close_unasked(table)
        await second.shows(table, before + 2)
        revisions = [change.after.revision for change in second.changes]
        assert revisions == sorted(set(revisions))


async def test_a_private_table_opened_in_another_process_is_shown_at_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_listener, "LOOK_SECONDS", 1_000)
    async with processes(address) as (first, second):
        opening = new_game(Player(1, "Ann", 50), a_desk(), 2, bytes(32))
        table = (await second.tables.open_private(opening)).table
        await first.shows(table.id, 0)


async def test_a_change_whose_notification_was_lost_is_shown_all_the_same(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_listener, "LOOK_SECONDS", 0.1)
    monkeypatch.setattr("storage.postgres.NOTIFY", "SELECT ?")
    async with processes(address) as (first, second):
        table = await a_game(second, ODD)
        before = (await second.tables.snapshot(table)).table.revision
        await first.tables.act(table, 1, "q", Action("on"))
        await second.shows(table, before + 1)
        # Also the end, after which the table is no longer among those that are looked at.
        await first.tables.close_unasked(table)
        await second.shows(table, before + 2)
        await executed(
            address,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%revision%' "
            "AND pid <> pg_backend_pid() AND datname = current_database()",
        )
        table = await a_game(second, ODD)
        before = (await second.tables.snapshot(table)).table.revision
        await first.tables.act(table, 1, "q", Action("on"))
        await second.shows(table, before + 1)


async def test_a_change_that_was_read_before_it_was_heard_of_is_shown_all_the_same(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_listener, "LOOK_SECONDS", 0.1)
    monkeypatch.setattr("storage.postgres.NOTIFY", "SELECT ?")
    async with processes(address) as (first, second):
        table = await a_game(second, ODD)
        before = (await second.tables.snapshot(table)).table.revision
        await first.tables.act(table, 1, "q", Action("on"))
        read = await second.tables.in_channel(ODD + 1)
        assert read.table.revision == before + 1
        await second.shows(table, before + 1)


@asynccontextmanager
async def unheard(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Process, Process, Callable[[], Awaitable[None]]]]:
    """Start two processes that hear nothing of each other, and what lets the second one look."""
    monkeypatch.setattr("storage.postgres.NOTIFY", "SELECT ?")
    async with processes(address) as (first, second):
        assert second.archive._listener is not None
        connection = await second.archive._server.connect()
        yield first, second, partial(second.archive._listener._look, connection)
        await connection.close()


async def test_an_end_is_shown_that_came_before_the_table_was_ever_looked_at(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with unheard(address, monkeypatch) as (first, second, look):
        table = await a_game(second, ODD)
        before = (await second.tables.snapshot(table)).table.revision
        await second.archive.save_message(StoredMessage(table, "table", None, ODD + 1, 7))
        await first.tables.close_unasked(table)
        await look()
        await second.shows(table, before + 1)


async def test_an_end_is_shown_that_follows_the_process_s_own_changes_since_its_last_look(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with unheard(address, monkeypatch) as (first, second, look):
        table = await a_game(second, ODD)
        await look()
        await second.tables.act(table, 1, "q", Action("on"))
        before = (await second.tables.snapshot(table)).table.revision
        await first.tables.close_unasked(table)
        await look()
        await second.shows(table, before + 1)


async def test_a_change_elsewhere_that_cannot_be_read_now_is_shown_after_a_later_look(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with unheard(address, monkeypatch) as (first, second, look):
        table = await a_game(second, ODD)
        before = (await second.tables.snapshot(table)).table.revision
        await look()
        load, tried = second.archive.load, list[int]()

        async def fails_once(number: int) -> TableRecord | None:
            tried.append(number)
            if len(tried) == 1:
                raise ArchiveError("the database is away")
            return await load(number)

        monkeypatch.setattr(second.archive, "load", fails_once)
        await first.tables.act(table, 1, "q", Action("on"))
        async with asyncio.timeout(30):
            while not tried:
                await look()
                await asyncio.sleep(0.01)
        assert not any(each.after.revision > before for each in second.changes)
        await asyncio.sleep(0.01)
        await look()
        await second.shows(table, before + 1)


async def test_each_process_lists_and_repairs_the_tables_of_its_own_servers(address: str) -> None:
    async with processes(address) as (first, second):
        even, odd = await a_game(first, EVEN), await a_game(second, ODD)
        assert [table for table, _ in await first.archive.unfinished()] == [even]
        assert [table for table, _ in await second.archive.unfinished()] == [odd]
        assert [table.table.id for table in second.tables.active_since(0)] == [odd]
        await first.tables.snapshot(odd)
        assert [table.table.id for table in first.tables.active_since(0)] == [even]


async def test_a_deadline_runs_in_the_process_that_serves_the_server_alone(address: str) -> None:
    async with processes(address) as (first, second):
        table = await a_game(second, ODD)
        before = await first.tables.snapshot(table)
        await first.clock.pass_ms(10**9)
        assert (await first.tables.snapshot(table)).table.revision == before.table.revision
        await second.clock.pass_ms(10**9)
        await second.shows(table, before.table.revision + 1)


async def test_a_process_takes_no_server_of_another_for_one_that_the_bot_has_left(
    address: str,
) -> None:
    async with processes(address) as (first, second):
        await a_game(first, EVEN)
        await a_game(second, ODD)
        await second.tables.retention.note_servers([ODD])
        assert await executed(address, "SELECT guild FROM departures") == []
        await first.tables.retention.note_servers([])
        assert await executed(address, "SELECT guild FROM departures") == [(EVEN,)]
        # One process alone packs and deletes.
        second.tables.retention.start()
        assert second.tables.retention._task is None


async def test_both_processes_at_one_table_make_each_move_once(address: str) -> None:
    async with processes(address) as (first, second):
        table = await a_game(second, ODD)
        answers = await asyncio.gather(
            *(each.tables.act(table, 1, "q", Action("on")) for each in (first, second) * 5),
            return_exceptions=True,
        )
        made = [answer for answer in answers if isinstance(answer, Change)]
        log = await first.archive.log(table)
        assert [entry.revision for entry in log] == [*range(len(log))]
        assert len(made) == len([entry for entry in log if entry.seat is not None])


def test_every_server_is_served_by_one_process() -> None:
    for shards, count in ((1, 1), (6, 3), (7, 3), (16, 16)):
        shares = [Settings(processes=count, process=n, shards=shards) for n in range(count)]
        for guild in (None, *(n << 22 for n in range(50)), 2**62 + 12345):
            serving = [each for each in shares if each.serves(guild)]
            assert len(serving) == 1
            shard = ((guild or 0) >> 22) % shards
            assert shard in serving[0].own_shards["shard_ids"]


async def test_backups_of_a_database_are_refused_before_a_spare_waits_for_it() -> None:
    given = {"HEDGEROW_BACKUPS": "backups", "HEDGEROW_DB": "postgresql://127.0.0.1:1/none"}
    with pytest.raises(ArchiveError, match="pg_dump"):
        await build(read_settings(given))


async def test_processes_share_the_requests_of_a_second_by_a_row(address: str) -> None:
    async with processes(address, 3) as running:
        loop, starts = asyncio.get_running_loop(), list[float]()

        async def take(archive: PostgresArchive) -> None:
            for _ in range(10):
                first = loop.time() + await archive.lease_requests(2, 0.01, 3)
                starts.extend((first, first + 0.01))

        began = loop.time()
        await asyncio.gather(*(take(each.archive) for each in running))
        asked = loop.time() - began
        print(f"{1000 * asked / 30:.1f} ms for each lease, three at a time")
        assert len(starts) == 60
        # Evenly, but for the three that may start at once and those that were asked for late.
        assert max(starts) - began >= 57 * 0.01
        # The database was restarted, and the row is gone: it goes on.
        await executed(address, "DELETE FROM request_pace")
        assert await running[0].archive.lease_requests(1, 0.01, 3) == 0
        # A clock that was set back.
        await executed(address, "UPDATE request_pace SET due_us = due_us + 3600000000")
        assert await running[0].archive.lease_requests(1, 0.01, 3) < 1


async def test_a_process_that_was_replaced_stores_no_message(address: str) -> None:
    async with processes(address) as (first, second):
        table = await a_game(second, ODD)
        message = StoredMessage(table, "table", None, ODD + 1, 7)
        await second.archive.save_message(message)
        second.archive._claim._end(is_ordered=False)
        with pytest.raises(ArchiveError, match="in use by another"):
            await second.archive.save_message(replace(message, message=8))
        with pytest.raises(ArchiveError, match="in use by another"):
            await second.archive.delete_message(message)
        assert await first.archive.messages(table) == (message,)
