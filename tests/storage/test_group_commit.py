"""Group commit: many writes in one transaction, each with an answer of its own."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.service.ports import Conflict, StoredMessage
from storage import table_sql
from storage.archive import SqliteArchive
from storage.errors import ArchiveError
from tests.storage.rows import entry, record


async def opened(archive: SqliteArchive, count: int) -> list[int]:
    return await asyncio.gather(*(archive.open(record(channel=n), entry(1)) for n in range(count)))


async def revisions(archive: SqliteArchive, tables: list[int]) -> list[int]:
    loaded = [await archive.load(table) for table in tables]
    return [stored.revision for stored in loaded if stored]


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """Limit the size of the files this process writes, in bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)


async def test_the_archive_says_how_many_writes_wait(archive: SqliteArchive) -> None:
    first = asyncio.create_task(archive.open(record(), entry(1)))
    while archive._writer._task is None:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0)
    await asyncio.sleep(0)  # the first one is being written now
    opening = asyncio.gather(*(archive.open(record(channel=n), entry(1)) for n in range(5, 12)))
    await asyncio.sleep(0)
    assert archive.waiting == 7
    await asyncio.gather(first, opening)
    assert archive.waiting == 0


async def test_writes_that_wait_together_share_a_transaction(archive: SqliteArchive) -> None:
    tables = await opened(archive, 300)
    statements: list[str] = []
    connection = archive._connections.writer
    await connection.set_trace_callback(statements.append)
    try:
        await asyncio.gather(
            *(archive.commit(record(table, 2), entry(2)) for table in tables),
            *(
                archive.save_message(StoredMessage(table, "table", None, 1, table))
                for table in tables
            ),
        )
    finally:
        await connection.set_trace_callback(None)  # type: ignore[arg-type]
    assert [line for line in statements if line.startswith(("BEGIN", "COMMIT"))] == [
        "BEGIN IMMEDIATE",
        "COMMIT",
    ]


async def test_writes_during_a_transaction_go_into_the_next_one(archive: SqliteArchive) -> None:
    tables = await opened(archive, 3)
    first = asyncio.create_task(archive.commit(record(tables[0], 2), entry(2)))
    for _ in range(3):
        await asyncio.sleep(0)
    assert not first.done()
    await asyncio.gather(*(archive.commit(record(table, 2), entry(2)) for table in tables[1:]))
    assert first.done()
    assert await revisions(archive, tables) == [2, 2, 2]


BROKEN: dict[str, Any] = {
    "a number too large": {"due_ms": 2**63},
    "bytes that are none": {"data": 3.5j},
    "a stage that is missing": {"stage": None},
}


@pytest.mark.parametrize("what", BROKEN)
async def test_a_broken_commit_fails_alone(archive: SqliteArchive, what: str) -> None:
    tables = await opened(archive, 30)
    records = [record(table, 2) for table in tables]
    records[11] = replace(records[11], **BROKEN[what])
    records[25] = record(tables[25], 3)
    answers = await asyncio.gather(
        *(archive.commit(each, entry(each.revision)) for each in records), return_exceptions=True
    )
    assert isinstance(answers[25], Conflict)
    assert isinstance(answers[11], OverflowError | sqlite3.Error)
    assert not isinstance(answers[11], sqlite3.OperationalError)
    assert [answer for n, answer in enumerate(answers) if n not in (11, 25)] == [None] * 28
    assert await revisions(archive, tables) == [1 if n in (11, 25) else 2 for n in range(30)]
    assert [len(await archive.log(table)) for table in tables] == await revisions(archive, tables)


async def test_a_broken_new_table_and_a_message_of_no_table_fail_alone(
    archive: SqliteArchive,
) -> None:
    (table,) = await opened(archive, 1)
    broken, lost, fine, moved = await asyncio.gather(
        archive.open(record(channel=2**63), entry(1)),
        archive.save_message(StoredMessage(4711, "table", None, 1, 1)),
        archive.open(record(channel=10), entry(1)),
        archive.commit(record(table, 2), entry(2)),
        return_exceptions=True,
    )
    assert isinstance(broken, OverflowError)
    assert isinstance(lost, sqlite3.IntegrityError)
    assert isinstance(fine, int)
    assert moved is None
    assert await archive.unfinished() == ((table, None), (fine, None))


async def test_a_commit_may_not_reopen_a_table_in_an_occupied_channel(
    archive: SqliteArchive,
) -> None:
    first = await archive.open(record(channel=1, stage="over"), entry(1))
    await archive.open(record(channel=1), entry(1))
    with pytest.raises(sqlite3.IntegrityError):
        await archive.commit(record(first, 2, stage="play"), entry(2))


async def test_a_failing_disk_acknowledges_nothing_and_can_recover(
    archive: SqliteArchive, file: Path
) -> None:
    tables = await opened(archive, 20)
    large = [record(table, 2, data=bytes(50_000)) for table in tables]
    with files_no_longer_than(200_000):
        answers = await asyncio.gather(
            *(archive.commit(each, entry(2)) for each in large), return_exceptions=True
        )
        assert all(isinstance(answer, sqlite3.OperationalError) for answer in answers)
        assert len({id(answer) for answer in answers}) == len(answers)
        assert await revisions(archive, tables) == [1] * 20
    await asyncio.gather(*(archive.commit(each, entry(2)) for each in large))
    await archive.close()
    reopened = await SqliteArchive.open_file(file)
    try:
        assert await revisions(reopened, tables) == [2] * 20
    finally:
        await reopened.close()


async def test_a_full_disk_acknowledges_nothing_and_can_recover(archive: SqliteArchive) -> None:
    tables = await opened(archive, 20)
    connection = archive._connections.writer
    ((pages,),) = await connection.execute_fetchall("PRAGMA page_count")
    await connection.execute(f"PRAGMA max_page_count = {pages + 10}")
    large = [record(table, 2, data=bytes(50_000)) for table in tables]
    answers = await asyncio.gather(
        *(archive.commit(each, entry(2)) for each in large), return_exceptions=True
    )
    assert {str(answer) for answer in answers} == {"database or disk is full"}
    assert await revisions(archive, tables) == [1] * 20
    # A small one still fits.
    await archive.commit(record(tables[0], 2), entry(2))
    await connection.execute(f"PRAGMA max_page_count = {2**30}")
    await asyncio.gather(*(archive.commit(each, entry(2)) for each in large[1:]))
    assert await revisions(archive, tables) == [2] * 20


async def test_writes_fail_while_another_program_has_the_lock(
    archive: SqliteArchive, file: Path
) -> None:
    tables = await opened(archive, 3)
    await archive._connections.writer.execute("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *(archive.commit(record(table, 2), entry(2)) for table in tables),
            return_exceptions=True,
        )
        assert {str(answer) for answer in answers} == {"database is locked"}
        assert await revisions(archive, tables) == [1, 1, 1]
        other.execute("ROLLBACK")
    await asyncio.gather(*(archive.commit(record(table, 2), entry(2)) for table in tables))
    assert await revisions(archive, tables) == [2, 2, 2]


async def test_reads_see_only_what_is_committed(archive: SqliteArchive) -> None:
    (table,) = await opened(archive, 1)
    connection = archive._connections.writer
    # A transaction that stays open.
    await connection.executemany(table_sql.UPDATE_TABLE, [table_sql.table_row(record(table, 2), 2)])
    assert connection.in_transaction
    assert await revisions(archive, [table]) == [1]
    await connection.rollback()


async def test_a_transaction_left_open_is_rolled_back_before_the_next(
    archive: SqliteArchive,
) -> None:
    one, two = await opened(archive, 2)
    connection = archive._connections.writer
    await connection.executemany(table_sql.UPDATE_TABLE, [table_sql.table_row(record(one, 2), 2)])
    await archive.commit(record(two, 2), entry(2))
    assert await revisions(archive, [one, two]) == [1, 2]


async def test_closing_stores_waiting_writes_and_merges_the_log(
    archive: SqliteArchive, file: Path
) -> None:
    tables = await opened(archive, 50)
    commits = [asyncio.create_task(archive.commit(record(table, 2), entry(2))) for table in tables]
    await asyncio.sleep(0)
    await asyncio.gather(archive.close(), archive.close())
    assert await asyncio.gather(*commits) == [None] * 50
    assert [path.name for path in sorted(file.parent.iterdir())] == [
        "hedgerow.db",
        "hedgerow.db.lock",
    ]
    with closing(sqlite3.connect(file)) as plain:
        assert plain.execute("SELECT DISTINCT revision FROM tables").fetchall() == [(2,)]


async def test_a_cancelled_close_still_closes(archive: SqliteArchive, file: Path) -> None:
    tables = await opened(archive, 50)
    commits = [asyncio.create_task(archive.commit(record(table, 2), entry(2))) for table in tables]
    await asyncio.sleep(0)
    closing_task = asyncio.create_task(archive.close())
    await asyncio.sleep(0)
    closing_task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing_task
    await asyncio.gather(*commits)
    await archive.close()
    reopened = await SqliteArchive.open_file(file)
    await reopened.close()


async def test_a_cancelled_writer_task_answers_every_caller(archive: SqliteArchive) -> None:
    tables = await opened(archive, 10)
    commits = [asyncio.create_task(archive.commit(record(table, 2), entry(2))) for table in tables]
    for _ in range(3):
        await asyncio.sleep(0)
    late = asyncio.create_task(archive.commit(record(tables[0], 3), entry(3)))
    await asyncio.sleep(0)
    writing = archive._writer._task
    assert writing is not None
    writing.cancel()
    answers = await asyncio.gather(*commits, late, return_exceptions=True)
    assert all(isinstance(answer, ArchiveError) for answer in answers)
    # The next write has a clean connection.
    stored = await revisions(archive, tables)
    assert set(stored) <= {1, 2}
    await asyncio.gather(
        *(
            archive.commit(record(table, revision + 1), entry(revision + 1))
            for table, revision in zip(tables, stored, strict=True)
        )
    )


READS = {
    name: text
    for name, text in vars(table_sql).items()
    if name.isupper() and not name.startswith("_") and str(text).lstrip().startswith("SELECT")
}


def test_every_query_is_checked() -> None:
    assert len(READS) == 15


@pytest.mark.parametrize("name", sorted(READS))
async def test_no_query_scans_a_whole_table(archive: SqliteArchive, name: str) -> None:
    parameters = (1,) * READS[name].count("?")
    plan = await archive._reader.execute_fetchall(f"EXPLAIN QUERY PLAN {READS[name]}", parameters)
    steps = [step[-1] for step in plan]
    # Scans of partial indexes that contain only the wanted rows, and of the people of one table
    # (a subquery); of runs only 200 are kept.
    known = ("tables_unfinished", "tables_guild", "messages_to_repair", "SCAN people")
    indexes = (*known, "autoindex_runs")
    scans = [step for step in steps if step.startswith("SCAN")]
    assert not [step for step in scans if not any(index in step for index in indexes)]


async def test_the_write_ahead_log_stays_small_and_is_emptied_while_others_write(
    archive: SqliteArchive, file: Path
) -> None:
    log = file.with_name(f"{file.name}-wal")
    tables = await opened(archive, 40)
    for revision in range(2, 42):
        moves = [record(table, revision, data=bytes(30_000)) for table in tables]
        await asyncio.gather(*(archive.commit(move, entry(revision)) for move in moves))
    assert log.stat().st_size < 20 * 2**20, "40 MB were written"
    emptied = asyncio.create_task(archive._writer.empty_log())
    await asyncio.gather(*(archive.commit(record(table, 42), entry(42)) for table in tables))
    await emptied
    await archive._writer.empty_log()
    assert log.stat().st_size == 0
    assert await revisions(archive, tables) == [42] * 40


async def test_cursors_dropped_later_do_not_disturb_the_statement_that_runs(
    archive: SqliteArchive,
) -> None:
    """As those in the traceback of a refused batch, which the event loop's thread collects."""
    connection = archive._connections.writer
    rows = [(user, "{}") for user in range(5)]
    held = deque[object](maxlen=20)

    async def execute() -> None:
        cursor = await connection.executemany(table_sql.UPDATE_PREFERENCES, rows)
        assert cursor.rowcount == len(rows)
        held.append(cursor)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # so that the threads meet at every point
    try:
        for _ in range(5):
            await asyncio.gather(*(execute() for _ in range(1_000)))
    finally:
        sys.setswitchinterval(before)
        await connection.rollback()
