"""Durable moves a second: PostgreSQL beside SQLite, with and without group commit.

    uv run --group dev pytest -m "postgres and benchmark" --benchmark-enable -s

Prints and asserts no times. The server is on this machine, over TCP, and waits for its disk.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from engine.service.ports import TableRecord
from engine.table.model import LogEntry
from storage.archive import SqlArchive, SqliteArchive
from storage.postgres import PostgresArchive
from storage.write_batch import CommitRevision, store_batch
from tests.bench.test_storage import Commit, a_record, an_entry, percentiles
from tests.support.postgres import PostgresProgram, postgres_program, postgres_programs

SECONDS, ROUNDS = 0.8, 3

#: The numbers of a short round.
SHORT = {"SECONDS": 0.01, "ROUNDS": 1}

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(300)]


async def _moves(archive: SqlArchive, commit: Commit, tables: int) -> tuple[float, float, float]:
    """Let every table move as soon as its last move is acknowledged; return moves/s, p50, p99."""
    ids = await asyncio.gather(
        *(archive.open(a_record(n, 1), an_entry(1)) for n in range(1, tables + 1))
    )
    taken: list[float] = []
    start = time.perf_counter()
    end = start + SECONDS

    async def one(table: int) -> None:
        revision, now = 1, time.perf_counter()
        while revision == 1 or now < end:
            revision += 1
            await commit(a_record(table, revision), an_entry(revision))
            then, now = now, time.perf_counter()
            taken.append(now - then)

    await asyncio.gather(*map(one, ids))
    return (len(taken) / (time.perf_counter() - start), *percentiles(taken))


def _together(archive: PostgresArchive) -> Commit:
    return archive.commit


def _one_by_one(archive: PostgresArchive) -> Commit:
    lock = asyncio.Lock()

    async def commit(record: TableRecord, entry: LogEntry) -> None:
        writes = [CommitRevision(record, entry, checkpoint=False)]
        async with lock:
            await archive._transactions.transact(lambda each: store_batch(each, writes))

    return commit


async def _sqlite(folder: Path, tables: int, round_: int) -> tuple[float, float, float]:
    archive = await SqliteArchive.open_file(folder / f"{tables} {round_}.db")
    try:
        return await _moves(archive, archive.commit, tables)
    finally:
        await archive.close()


async def _postgres(
    program: PostgresProgram,
    tables: int,
    commit: Callable[[PostgresArchive], Commit],
    _round: int,
) -> tuple[float, float, float]:
    archive = await PostgresArchive.open_address(program.address(await program.new_database()))
    try:
        return await _moves(archive, commit(archive), tables)
    finally:
        await archive.close()


async def _measure(program: PostgresProgram, folder: Path) -> None:
    print(f"\n{'':34}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}")
    for tables in (1, 64, 500):
        cases: dict[str, Callable[[int], Awaitable[tuple[float, float, float]]]] = {
            "SQLite": partial(_sqlite, folder, tables),
            "PostgreSQL": partial(_postgres, program, tables, _together),
            "PostgreSQL, a commit a move": partial(_postgres, program, tables, _one_by_one),
        }
        runs: dict[str, list[tuple[float, float, float]]] = {name: [] for name in cases}
        for round_ in range(ROUNDS):
            for name, case in cases.items():
                runs[name].append(await case(round_))
        for name, each in runs.items():
            rate, p50, p99 = (statistics.median(run[at] for run in each) for at in range(3))
            print(f"{name + f', {tables} tables':34}{rate:10,.0f}{p50:9.2f}{p99:9.2f}")


def test_durable_moves_a_second_beside_sqlite(tmp_path: Path) -> None:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (`apt install postgresql`)")
    with postgres_program(programs, is_durable=True) as program:
        asyncio.run(_measure(program, tmp_path))
