"""Finished tables take few bytes, and are deleted in time; what they counted for stays."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from engine.api.game import AnyGame
from engine.api.refusals import Unavailable
from engine.service.ports import Archive
from engine.service.retention import DEPARTED_DAYS
from engine.service.tables import Place, Tables
from engine.standings.leaderboards import Leaderboard, RatingsRecompute, ServerSettings
from engine.table import lobby
from engine.table.model import Change
from engine.table.snapshot import TableSnapshot
from storage.archive import SqlArchive, SqliteArchive
from tests.engine.test_results import a_desk
from tests.storage.games import DAY_MS, GUILD, play, top
from tests.storage.rows import entry, record
from tests.support import sample_game
from tests.support.random_play import Dice
from tests.support.stored_rows import edited
from tests.support.table_harness import CountedEntropy, ManualClock
from tests.support.whole_game import play_on
from tests.support.worker_thread import WorkerThread


def _tables(archive: Archive, clock: ManualClock, keep_days: int | None = None) -> Tables:
    games: dict[str, AnyGame] = {"scripted": a_desk(), "sample": sample_game.create()}
    entropy, house = CountedEntropy(), WorkerThread()
    return Tables(games, archive, clock, entropy, house, keep_days=keep_days)


async def _work_off(tables: Tables, clock: ManualClock) -> None:
    work = asyncio.create_task(tables.retention.work_off())
    while not work.done():
        await clock.pass_ms(100)
    await work


async def _packed(archive: Archive) -> None:
    while await archive.tidy(None, 0) is not None:
        pass


async def _rows(archive: Archive, table: int) -> dict[str, int]:
    """Return how many rows of each SQL table are about a table."""
    counted = {}
    for name in (
        "log",
        "checkpoints",
        "messages",
        "seated",
        "visits",
        "shares",
        "results",
        "tables",
    ):
        key = "id" if name == "tables" else "table_id"
        statement = f"SELECT count(*) FROM {name} WHERE {key} = ?"  # noqa: S608 - names of ours
        ((counted[name],),) = await cast(SqlArchive, archive)._rows(statement, (table,))
    return {name: number for name, number in counted.items() if number}


def _made(change: Change, _: TableSnapshot) -> Change:
    return change


async def test_what_happened_is_told_the_same_of_a_packed_table(archive: Archive) -> None:
    tables = _tables(archive, ManualClock())
    table = (await tables.open(Place(5, GUILD), 1, "Ann", "sample", {})).table.id
    await tables.change(table, lobby.join(2, "Bo"))
    await tables.start(table, 1)
    snapshot = await tables.snapshot(table)
    for change in play_on(snapshot.game, snapshot.table, 3):
        who = change.entry.seat
        await tables._store.change(table, partial(_made, change))
        assert who is None or who < 2
    before = (
        await tables.snapshot(table),
        await tables.replays.story(table),
        await archive.log(table),
    )
    assert not before[0].table.is_active
    assert (await _rows(archive, table))["log"] == len(before[2])
    await _packed(archive)
    assert not {"log", "checkpoints"} & {*(await _rows(archive, table))}
    tables._store.drop([table])
    after = (
        await tables.snapshot(table),
        await tables.replays.story(table),
        await archive.log(table),
    )
    assert after[1:] == before[1:]
    assert after[0].table == before[0].table


async def test_packed_tables_leave_little_room_in_their_pages(
    archive: SqliteArchive, file: Path
) -> None:
    """A running table takes several times the bytes of a packed one, which fills the gap."""
    dice = Dice(1)
    for channel in range(200):
        data = 2 * bytes(97 + dice.below(26) for _ in range(1_200 + dice.below(1_600)))
        table = await archive.open(record(channel=channel, data=data, people=(1, 2)), entry(1))
        after = record(table, 2, channel=channel, stage="done", data=data, people=(1, 2))
        await archive.commit(after, entry(2))
    await _packed(archive)
    with closing(sqlite3.connect(file)) as connection:
        pages, payload = connection.execute(
            "SELECT sum(pgsize), sum(payload) FROM dbstat WHERE name = 'tables'"
        ).fetchone()
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert pages < 1.5 * payload
    assert {(await archive.load(table)).people for table in range(1, 201)} == {(1, 2)}


async def test_tables_are_deleted_after_the_days_to_keep_and_their_results_count_on(
    archive: SqliteArchive, file: Path
) -> None:
    clock = ManualClock(100 * DAY_MS)
    for n in range(30):
        await play(archive, (11, 12, 13 + n % 3), at_ms=(1 + n) * DAY_MS)
    running = await archive.open(record(channel=2, people=(11,)), entry(1))
    lobby_only = await archive.open(record(channel=3, stage="lobby"), entry(1))
    await archive.commit(record(lobby_only, 2, channel=3, stage="closed"), entry(2))
    last = await play(archive, (11, 12), at_ms=99 * DAY_MS)
    history, board = await archive.history(GUILD, limit=50), await top(archive)
    with edited(file) as connection:  # `play` writes its rows in 2023
        connection.execute("UPDATE tables SET ended_ms = ? WHERE id = ?", (99 * DAY_MS, last.table))
        connection.execute(
            "UPDATE tables SET ended_ms = id * ? WHERE id < ? AND ended_ms > 0",
            (DAY_MS, last.table),
        )
    await archive.close()
    archive = await SqliteArchive.open_file(file)
    try:
        await _work_off(_tables(archive, clock, keep_days=30), clock)
        assert (await _rows(archive, last.table)).keys() == {"tables", "seated", "results"}
        assert (await _rows(archive, running))["log"] == 1
        for table in (*range(1, 31), lobby_only):
            assert (await _rows(archive, table)).keys() <= {"results"}, table
            assert await archive.load(table) is None
        assert await archive.history(GUILD, limit=50) == history
        assert await top(archive) == board
        assert await archive.recompute_ratings(GUILD) == RatingsRecompute(31, 0)
        assert await archive.open(record(channel=9), entry(1)) > last.table
        # Who was at a deleted table is still in its result.
        assert (await archive.forget(13)).results == 10
        assert (await archive.recompute_ratings(GUILD)).differing == 0
    finally:
        await archive.close()


async def test_without_a_number_of_days_tables_are_kept(archive: Archive) -> None:
    last = await play(archive, (11, 12))
    clock = ManualClock(10**15)
    await _work_off(_tables(archive, clock), clock)
    assert await archive.load(last.table) is not None


async def test_tables_of_a_server_are_closed_and_deleted_a_month_after_the_bot_left_it(
    archive: Archive,
) -> None:
    clock = ManualClock()
    tables = _tables(archive, clock)
    finished = await play(archive, (11, 12))
    running, elsewhere = [
        (await tables.open(Place(guild, guild), 1, "Ann", "scripted", {"pace": "none"})).table.id
        for guild in (GUILD, 8)
    ]
    for table in (running, elsewhere):
        await tables.change(table, lobby.join(2, "Bo"))
        await tables.start(table, 1)
    await archive.save_server_settings(GUILD, ServerSettings(channel_boards=True))
    assert await archive.share(finished.table, "HR22222222") == "HR22222222"
    await tables.retention.note_servers([8])
    await clock.pass_ms((DEPARTED_DAYS - 1) * DAY_MS)
    await _work_off(tables, clock)
    assert (await tables.snapshot(running)).table.is_active
    # It comes back and is removed again: the month begins again.
    await tables.retention.note_servers([7, 8])
    await tables.retention.note_servers([8])
    await clock.pass_ms((DEPARTED_DAYS - 1) * DAY_MS)
    await _work_off(tables, clock)
    assert (await tables.snapshot(running)).table.is_active
    await clock.pass_ms(2 * DAY_MS)
    await _work_off(tables, clock)
    for table in (finished.table, running):
        assert (await _rows(archive, table)).keys() <= {"results"}
    with pytest.raises(Unavailable):
        await tables.snapshot(running)
    assert (await tables.snapshot(elsewhere)).table.is_active
    assert await archive.server_settings(GUILD) == ServerSettings()
    assert (await archive.leaderboard(Leaderboard(GUILD, "race"))).people == 2


async def test_a_damaged_table_is_not_packed_and_does_not_hold_up_others(
    archive: SqliteArchive, file: Path
) -> None:
    damaged, sound = [await play(archive, (11, 12), at_ms=n * DAY_MS) for n in (1, 2)]
    with edited(file, damages=True) as connection:
        connection.execute("UPDATE tables SET data = x'00' WHERE id = ?", (damaged.table,))
    await _packed(archive)
    left, packed = await archive.load(damaged.table), await archive.load(sound.table)
    assert left is not None
    assert packed is not None
    assert (left.is_damaged, left.data, packed.is_damaged) == (True, b"\0", False)
    assert "log" not in await _rows(archive, sound.table)
    assert (await _rows(archive, damaged.table))["log"] == 2
