"""Durable moves a second: the archive beside one commit per move, a locked writer and bare fsync.

    uv run --group dev pytest tests/bench/test_storage.py --benchmark-enable -s

Prints and asserts no times: the figures of a disk are true for that disk and hour, so read the
ratios of one run. Every case has the same schema, the same row and the same two statements.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import aiosqlite
import pytest

from engine.api.action import Action
from engine.service.ports import TableRecord
from engine.table.model import Cause, LogEntry
from storage import table_sql
from storage.archive import SqliteArchive
from storage.checksums import FUNCTION, add_function, checksum
from storage.migrations import load_migrations, migrate

pytestmark = pytest.mark.timeout(120)

#: How long each case runs, how often, and the size of an encoded table.
SECONDS, ROUNDS, SIZE = 0.8, 3, 2_000

#: The numbers of a short round.
SHORT = {"SECONDS": 0.01, "ROUNDS": 1}

Commit = Callable[[TableRecord, LogEntry], Awaitable[None]]


def test_durable_moves_a_second(tmp_path: Path) -> None:
    cases: dict[str, Callable[[Path], tuple[float, float, float]]] = {
        "fsync of 4 KB": fsync_floor,
        "sqlite3, a commit a move": raw_commits,
    }
    for tables in (1, 64, 500):
        cases[f"locked aiosqlite, {tables}"] = partial(players, tables=tables, writer=locked)
        cases[f"the archive, {tables}"] = partial(players, tables=tables, writer=archived)
    runs: dict[str, list[tuple[float, float, float]]] = {name: [] for name in cases}
    # Interleaved, so that a slow moment of the machine affects all of them.
    for round_ in range(ROUNDS):
        for name, case in cases.items():
            folder = tmp_path / f"{round_} {name}"
            folder.mkdir()
            runs[name].append(case(folder / "bench.db"))
    rates = {name: statistics.median(run[0] for run in each) for name, each in runs.items()}
    floor = rates["fsync of 4 KB"]
    print(f"\n{'':28}{'moves/s':>10}{'x fsync':>9}{'p50 ms':>9}{'p99 ms':>9}")
    for name, each in runs.items():
        p50, p99 = (statistics.median(run[at] for run in each) for at in (1, 2))
        print(f"{name:28}{rates[name]:10,.0f}{rates[name] / floor:9.2f}{p50:9.2f}{p99:9.2f}")
    raw = rates["sqlite3, a commit a move"]
    for tables in (1, 64, 500):
        ours, theirs = rates[f"the archive, {tables}"], rates[f"locked aiosqlite, {tables}"]
        print(
            f"{tables:4} tables: {ours / theirs:6.1f} x the locked writer, "
            f"{ours / raw:5.1f} x a commit a move"
        )


def a_record(table: int, revision: int) -> TableRecord:
    return TableRecord(
        id=table,
        channel=table,
        guild=1,
        game="race",
        stage="play",
        revision=revision,
        due_ms=revision,
        people=None,
        data=b"%d" % revision + bytes(SIZE),
    )


def an_entry(revision: int) -> LogEntry:
    return LogEntry(revision, 1, 0, Action("play", ("r5", "blue")), Cause.PERSON, revision)


def percentiles(seconds: list[float]) -> tuple[float, float]:
    ordered = sorted(seconds)
    return ordered[len(ordered) // 2] * 1000, ordered[len(ordered) * 99 // 100] * 1000


def repeated(once: Callable[[], object]) -> tuple[float, float, float]:
    """Repeat a call; return calls a second, p50 and p99 in milliseconds."""
    taken: list[float] = []
    start = now = time.perf_counter()
    while now - start < SECONDS:
        once()
        then, now = now, time.perf_counter()
        taken.append(now - then)
    return (len(taken) / (now - start), *percentiles(taken))


def fsync_floor(path: Path) -> tuple[float, float, float]:
    block = os.urandom(4096)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT)

    def once() -> None:
        os.pwrite(descriptor, block, 0)
        os.fsync(descriptor)

    try:
        once()
        return repeated(once)
    finally:
        os.close(descriptor)


def prepared(path: Path, tables: int) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        add_function(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection, path, load_migrations())
        connection.execute("BEGIN")
        for table in range(1, tables + 1):
            connection.execute(table_sql.INSERT_TABLE, table_sql.table_row(a_record(table, 1), 1))
        connection.execute("COMMIT")


def raw_commits(path: Path) -> tuple[float, float, float]:
    prepared(path, 500)
    moves = iter(range(500, 10**9))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        add_function(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

        def once() -> None:
            move = next(moves)
            table, revision = move % 500 + 1, move // 500 + 1
            connection.execute("BEGIN IMMEDIATE")
            row = table_sql.table_row(a_record(table, revision), revision)
            connection.execute(table_sql.UPDATE_TABLE, row)
            connection.execute(
                table_sql.INSERT_LOG_ENTRY, table_sql.log_row(table, an_entry(revision))
            )
            connection.execute("COMMIT")

        return repeated(once)


def players(
    path: Path,
    tables: int,
    writer: Callable[[Path, Callable[[Commit], Awaitable[None]]], Awaitable[None]],
) -> tuple[float, float, float]:
    """Let every table move as soon as its last move is acknowledged."""
    prepared(path, tables)
    taken: list[float] = []
    spent = 0.0

    async def play(commit: Commit) -> None:
        nonlocal spent
        start = time.perf_counter()
        end = start + SECONDS

        async def one(table: int) -> None:
            revision, now = 1, time.perf_counter()
            while revision == 1 or now < end:
                revision += 1
                await commit(a_record(table, revision), an_entry(revision))
                then, now = now, time.perf_counter()
                taken.append(now - then)

        await asyncio.gather(*(one(table) for table in range(1, tables + 1)))
        spent = time.perf_counter() - start

    asyncio.run(writer(path, play))  # type: ignore[arg-type]
    return (len(taken) / spent, *percentiles(taken))


async def archived(path: Path, play: Callable[[Commit], Awaitable[None]]) -> None:
    archive = await SqliteArchive.open_file(path)
    try:
        await play(archive.commit)
    finally:
        await archive.close()


async def locked(path: Path, play: Callable[[Commit], Awaitable[None]]) -> None:
    lock = asyncio.Lock()
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.create_function(*FUNCTION, checksum, deterministic=True)
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("PRAGMA foreign_keys = ON")

        async def commit(record: TableRecord, entry: LogEntry) -> None:
            async with lock:
                await connection.execute("BEGIN IMMEDIATE")
                await connection.execute(table_sql.UPDATE_TABLE, table_sql.table_row(record, 1))
                await connection.execute(
                    table_sql.INSERT_LOG_ENTRY, table_sql.log_row(record.id, entry)
                )
                await connection.execute("COMMIT")

        await play(commit)
