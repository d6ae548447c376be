"""Backups: copies while the file is in use, restoring beside what a killed bot left, the check."""

# ruff: noqa: ASYNC240 - a test may wait for its own small files

from __future__ import annotations

import asyncio
import logging
import shutil
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from storage import connections
from storage.archive import SqliteArchive
from storage.backup import back_up_daily, check_archive, copy_archive, restore_archive
from storage.errors import ArchiveError
from tests.storage.rows import entry, record
from tests.storage.test_crash import stopped_storm


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOCK_TIMEOUT_SECONDS", 0.05)


async def _revisions(file: Path) -> dict[int, int]:
    """Return table -> revision of an archive; each log must be complete."""
    archive = await SqliteArchive.open_file(file)
    revisions = {}
    try:
        for table, _ in await archive.unfinished():
            stored = await archive.load(table)
            assert stored is not None
            assert len(await archive.log(table)) == stored.revision
            revisions[table] = stored.revision
    finally:
        await archive.close()
    return revisions


async def _made(file: Path, tables: int) -> None:
    archive = await SqliteArchive.open_file(file)
    try:
        for channel in range(tables):
            await archive.open(record(channel=channel, data=bytes(20_000)), entry(1))
    finally:
        await archive.close()


def _flip(file: Path) -> None:
    """Damage the data pages of a file, not its header."""
    content = bytearray(file.read_bytes())
    for at in range(8192, len(content), 512):
        content[at] ^= 0xFF
    file.write_bytes(content)


async def test_a_copy_made_during_writes_is_complete(
    archive: SqliteArchive, tmp_path: Path
) -> None:
    tables = [await archive.open(record(channel=n), entry(1)) for n in range(20)]
    copy = tmp_path / "copy.db"
    copy.write_text("an older copy")

    async def play(table: int) -> None:
        for revision in range(2, 30):
            await archive.commit(record(table, revision), entry(revision))

    copying = asyncio.to_thread(copy_archive, tmp_path / "hedgerow.db", copy)
    await asyncio.gather(copying, *map(play, tables))
    assert copy.stat().st_mode & 0o077 == 0
    assert {*await _revisions(copy)} == {*tables}


async def test_a_failed_copy_leaves_the_older_one(archive: SqliteArchive, file: Path) -> None:
    copy = file.with_name("copy.db")
    with pytest.raises(ArchiveError, match="check that its folder"):
        copy_archive(file, file.with_name("no folder") / "copy.db")
    (file.with_name("copy.db.part")).mkdir()
    copy.write_text("an older copy")
    with pytest.raises(ArchiveError, match="check that its folder"):
        copy_archive(file, copy)
    assert copy.read_text() == "an older copy"


async def test_a_restore_beside_a_killed_bots_log_loses_nothing(file: Path) -> None:
    await _made(file, 3)
    backup = file.with_name("backup.db")
    copy_archive(file, backup)
    before = await _revisions(backup)
    acknowledged = await stopped_storm(file, 400, signal.SIGKILL)
    assert file.with_name("hedgerow.db-wal").stat().st_size
    kept = restore_archive(backup, file)
    assert kept is not None
    assert await _revisions(file) == before
    assert not file.with_name("hedgerow.db.restored").exists()
    # What the killed bot had acknowledged is in the file that was kept.
    after = await _revisions(kept)
    assert all(
        after[table] >= revision
        for (kind, table), revision in acknowledged.items()
        if kind == "commit"
    )
    assert len(after) > len(before)


async def test_a_backup_reads_what_a_killed_bot_left(file: Path) -> None:
    acknowledged = await stopped_storm(file, 400, signal.SIGKILL)
    file.with_name("hedgerow.db-shm").unlink()  # as after copying the two others elsewhere
    backup = file.with_name("backup.db")
    copy_archive(file, backup)
    revisions = await _revisions(backup)
    commits = {table: n for (kind, table), n in acknowledged.items() if kind == "commit"}
    assert all(revisions[table] >= revision for table, revision in commits.items())


async def test_two_restores_in_a_second_keep_both_replaced_files(file: Path) -> None:
    await _made(file, 1)
    backup = Path(shutil.copy(file, file.with_name("backup.db")))
    kept = [restore_archive(backup, file) for _ in range(3)]
    assert len({*kept}) == 3
    for each in kept:
        assert each is not None
        assert await _revisions(each) == {1: 1}


async def test_a_restore_is_refused_while_the_archive_is_in_use(file: Path) -> None:
    await _made(file, 1)
    backup = Path(shutil.copy(file, file.with_name("backup.db")))
    archive = await SqliteArchive.open_file(file)
    try:
        with pytest.raises(ArchiveError, match="in use by another Hedgerow"):
            restore_archive(backup, file)
        await archive.open(record(channel=50), entry(1))
    finally:
        await archive.close()
    assert await _revisions(file) == {1: 1, 2: 1}


async def test_an_archive_cannot_be_restored_from_itself(file: Path) -> None:
    await _made(file, 1)
    link = file.with_name("link.db")
    link.symlink_to(file)
    with pytest.raises(ArchiveError, match="is the archive itself"):
        restore_archive(link, file)


@pytest.mark.parametrize("way", ["damaged", "empty", "missing", "foreign", "newer", "text"])
async def test_an_unusable_backup_changes_nothing(file: Path, way: str) -> None:
    await _made(file, 2)
    backup = Path(shutil.copy(file, file.with_name("backup.db")))
    match way:
        case "damaged":
            _flip(backup)
        case "empty":
            backup.write_bytes(b"")
        case "missing":
            backup.unlink()
        case "text":
            backup.write_text("these are no tables" * 500)
        case _:
            pragma = "application_id = 5" if way == "foreign" else "user_version = 99"
            with closing(sqlite3.connect(backup)) as connection:
                connection.execute(f"PRAGMA {pragma}")
                connection.commit()
    before = file.read_bytes()
    with pytest.raises(ArchiveError) as refused:
        restore_archive(backup, file)
    assert str(backup) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert file.read_bytes() == before
    assert not [*file.parent.glob("*.restored*"), *file.parent.glob("*.replaced*")]


async def test_a_damaged_archive_is_replaced_and_kept(file: Path) -> None:
    await _made(file, 2)
    backup = Path(shutil.copy(file, file.with_name("backup.db")))
    _flip(file)
    damaged = file.read_bytes()
    with pytest.raises(ArchiveError, match="is damaged"):
        check_archive(file)
    kept = restore_archive(backup, file)
    assert kept is not None
    assert kept.read_bytes() == damaged
    assert await _revisions(file) == {1: 1, 2: 1}


async def test_a_backup_is_restored_where_there_was_no_archive(file: Path) -> None:
    await _made(file, 1)
    new = file.parent / "new folder" / "tables.db"
    assert restore_archive(file, new) is None
    assert new.stat().st_mode & 0o077 == 0
    assert await _revisions(new) == {1: 1}


async def test_the_check_names_what_it_found(file: Path) -> None:
    await _made(file, 3)
    assert check_archive(file).endswith("3 tables (3 unfinished), 0 results.")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE log SET table_id = 99 WHERE table_id = 1")
        connection.commit()
    with pytest.raises(ArchiveError, match="a row of log refers to nothing"):
        check_archive(file)


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - a file system tells nobody
            await asyncio.sleep(0.01)


async def test_a_daily_backup_is_made_at_once_and_old_ones_go(
    archive: SqliteArchive, file: Path
) -> None:
    folder = file.parent / "copies" / "of tables"
    folder.mkdir(parents=True)
    for day in range(1, 10):
        (folder / f"hedgerow-2020-01-0{day}.db").touch()
    (folder / "notes.txt").touch()
    days = [datetime.now(UTC)]
    archive.begin_backups(folder, 3)
    await _until(lambda: len([*folder.iterdir()]) == 4)
    days.append(datetime.now(UTC))  # it may be midnight just then
    (made,) = {each.name for each in folder.iterdir()} - {
        "notes.txt",
        "hedgerow-2020-01-08.db",
        "hedgerow-2020-01-09.db",
    }
    assert made in {f"hedgerow-{day:%Y-%m-%d}.db" for day in days}
    today = folder / made
    assert today.stat().st_mode & 0o077 == 0
    assert check_archive(today)


class _Endless(sqlite3.Connection):
    """A connection on which one statement takes for ever."""

    statement = ""
    began = threading.Event()

    def execute(self, sql: str, *arguments: Any) -> sqlite3.Cursor:
        if sql.startswith(self.statement):
            self.began.set()
            sql, arguments = "WITH RECURSIVE n AS (SELECT 1 UNION ALL SELECT 1 FROM n)", ()
            sql += "SELECT count(*) FROM n"
        return super().execute(sql, *arguments)


@pytest.mark.parametrize("statement", ["VACUUM", "PRAGMA integrity_check"])
def test_a_backup_that_is_being_made_does_not_delay_the_end(
    file: Path, monkeypatch: pytest.MonkeyPatch, statement: str
) -> None:
    monkeypatch.setattr(_Endless, "statement", statement)
    monkeypatch.setattr(_Endless, "began", threading.Event())
    folder = file.parent / "copies"

    async def run() -> None:
        archive = await SqliteArchive.open_file(file)
        monkeypatch.setattr(
            "storage.backup.connect",
            lambda uri: sqlite3.connect(uri, uri=True, isolation_level=None, factory=_Endless),
        )
        archive.begin_backups(folder, 3)
        await _until(_Endless.began.is_set)
        await archive.close()

    asyncio.run(run())  # it returns when every thread has ended
    assert [*folder.iterdir()] == []


@pytest.mark.parametrize("looks", [0, 1])
async def test_a_copy_that_is_stopped_leaves_the_older_one(
    archive: SqliteArchive, file: Path, looks: int
) -> None:
    for channel in range(200):
        await archive.open(record(channel=channel, data=bytes(20_000)), entry(1))
    copy = file.with_name("copy.db")
    copy.write_text("an older copy")
    answers = iter([False] * looks)
    with pytest.raises(ArchiveError):
        copy_archive(file, copy, lambda: next(answers, True))
    assert copy.read_text() == "an older copy"
    assert not file.with_name("copy.db.part").exists()


async def test_a_daily_backup_that_fails_is_logged_and_stops_nothing(
    archive: SqliteArchive, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (file.parent / "copies").write_text("no folder")
    with caplog.at_level(logging.ERROR):
        work = asyncio.create_task(back_up_daily(file, file.parent / "copies", 7))
        await _until(lambda: "the daily backup failed" in caplog.text)
    await archive.open(record(), entry(1))
    work.cancel()
    with suppress(asyncio.CancelledError):
        await work
