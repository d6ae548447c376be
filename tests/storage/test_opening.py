"""Which files are opened and migrated, and which are refused and left unchanged."""

# ruff: noqa: ASYNC240 - a test may wait for its own small files

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage import connections
from storage.archive import SqliteArchive
from storage.errors import ArchiveError
from storage.migrations import SCHEMA, Migration, load_migrations, migrate
from tests.storage.rows import entry, record

NEWEST = load_migrations()[-1].number


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOCK_TIMEOUT_SECONDS", 0.05)


async def refusal(file: Path, schema: Path = SCHEMA) -> str:
    """Return the message with which the file is refused; the file must be unchanged."""
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(ArchiveError) as refused:
        await SqliteArchive.open_file(file, schema=schema)
    assert (file.read_bytes() if file.is_file() else None) == before
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


async def a_table_in(file: Path, schema: Path = SCHEMA) -> int:
    archive = await SqliteArchive.open_file(file, schema=schema)
    try:
        return await archive.open(record(data=bytes(20_000)), entry(1))
    finally:
        await archive.close()


def shape(file: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def with_migrations(folder: Path, *more: str) -> Path:
    """Return a schema folder with the real migrations and these after them."""
    schema = folder / "schema"
    shutil.copytree(SCHEMA, schema)
    for number, text in enumerate(more, NEWEST + 1):
        (schema / f"{number:04}_more.sql").write_text(text)
    return schema


async def test_a_new_file_is_created_with_its_folder_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "a ?#%.db"
    await a_table_in(file)
    assert version(file) == NEWEST
    assert file.stat().st_mode & 0o077 == 0


async def test_the_writer_is_durable_and_the_reader_is_read_only(archive: SqliteArchive) -> None:
    opened = archive._connections
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
    for pragma, value in expected.items():
        ((current,),) = await opened.writer.execute_fetchall(f"PRAGMA {pragma}")
        assert current == value
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await opened.reader.execute("DELETE FROM log")


async def test_a_file_of_no_bytes_is_refused(file: Path) -> None:
    file.touch()
    assert "has 0 bytes" in await refusal(file)


async def test_every_older_schema_is_migrated_to_the_newest(file: Path, tmp_path: Path) -> None:
    schema = with_migrations(tmp_path, "CREATE TABLE more (x);", "ALTER TABLE more ADD COLUMN y;")
    steps = load_migrations(schema)
    await a_table_in(fresh := tmp_path / "fresh.db", schema)
    for count in range(1, len(steps)):
        old = tmp_path / f"{count}.db"
        with closing(sqlite3.connect(old, isolation_level=None)) as connection:
            migrate(connection, old, steps[:count])
        await a_table_in(old, schema)
        assert (version(old), shape(old)) == (NEWEST + 2, shape(fresh))


async def test_a_migration_keeps_the_data(file: Path, tmp_path: Path) -> None:
    table = await a_table_in(file)
    schema = with_migrations(
        tmp_path,
        "ALTER TABLE tables ADD COLUMN season INTEGER NOT NULL DEFAULT 3;",
        "CREATE TABLE copied (table_id INTEGER); INSERT INTO copied SELECT id FROM tables;",
    )
    archive = await SqliteArchive.open_file(file, schema=schema)
    try:
        assert await archive.load(table) == record(table, data=bytes(20_000))
    finally:
        await archive.close()
    assert version(file) == NEWEST + 2
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT * FROM copied").fetchall() == [(table,)]


@pytest.mark.parametrize(
    "failing",
    [
        "CREATE TABLE more (x); INSERT INTO more VALUES (1); SELECT * FROM nowhere;",
        "CREATE TABLE more (x); UPDATE tables SET revision = NULL;",
        "CREATE TABLE more (x); INSERT INTO checkpoints VALUES (999, 1, x'00');",
        "CREATE TABLE more (x); this is no SQL",
    ],
)
async def test_a_failing_migration_leaves_the_file_unchanged(
    file: Path, tmp_path: Path, failing: str
) -> None:
    await a_table_in(file)
    before = shape(file)
    sentence = await refusal(file, with_migrations(tmp_path, failing))
    assert f"schema {NEWEST + 1}" in sentence
    assert (version(file), shape(file)) == (NEWEST, before)
    archive = await SqliteArchive.open_file(file)
    try:
        assert await archive.load(1) is not None
    finally:
        await archive.close()


async def test_migrations_before_a_failing_one_stay(file: Path, tmp_path: Path) -> None:
    schema = with_migrations(tmp_path, "CREATE TABLE more (x);", "DROP TABLE nowhere;")
    with pytest.raises(ArchiveError, match=f"schema {NEWEST + 2}"):
        await SqliteArchive.open_file(file, schema=schema)
    assert version(file) == NEWEST + 1


def test_a_failing_migration_leaves_no_transaction_open(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        with pytest.raises(ArchiveError):
            migrate(connection, file, (Migration(1, "CREATE TABLE a (x); DROP TABLE b;"),))
        assert not connection.in_transaction
        assert connection.execute("SELECT * FROM sqlite_master").fetchall() == []


@pytest.mark.parametrize("names", [[], ["0001_a.sql", "0003_c.sql"], ["0003_a.sql", "0003_b.sql"]])
def test_migrations_must_be_numbered_without_a_gap(tmp_path: Path, names: list[str]) -> None:
    for name in names:
        (tmp_path / name).touch()
    with pytest.raises(ValueError, match="without a gap"):
        load_migrations(tmp_path)


async def test_a_newer_file_is_refused(file: Path, tmp_path: Path) -> None:
    await a_table_in(file, with_migrations(tmp_path, "CREATE TABLE more (x);"))
    assert "newer Hedgerow" in await refusal(file)


async def test_a_file_from_before_the_first_migration_is_refused(file: Path) -> None:
    await a_table_in(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {load_migrations()[0].number - 1}")
    assert "older Hedgerow" in await refusal(file)


async def test_another_programs_database_is_refused(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE recipes (x)")
    assert "another program" in await refusal(file)


async def test_a_file_that_is_no_database_is_refused(file: Path) -> None:
    file.write_bytes(b"Dear diary, today the hedgehog came first. " * 50)
    assert "damaged" in await refusal(file)


@pytest.mark.parametrize("damage", ["cut off", "overwritten", "no text"])
async def test_a_damaged_file_is_refused(file: Path, damage: str) -> None:
    await a_table_in(file)
    whole = file.read_bytes()
    if damage == "cut off":
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "overwritten":
        file.write_bytes(whole[:4096] + b"\xaa" * 4096 + whole[8192:])
    else:  # SQLite quotes it in its message
        file.write_bytes(whole.replace(b"INDEX tables_ended ON", b"INDEX tables_ended \xff\xff"))
    assert "damaged" in await refusal(file)


async def test_a_folder_in_place_of_the_file_is_refused(file: Path) -> None:
    file.mkdir()
    assert "is a folder: name a file in it" in await refusal(file)


async def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("x")
    sentence = await refusal(tmp_path / "plain" / "hedgerow.db")
    assert "check that its folder" in sentence


async def test_a_folder_that_cannot_be_written_is_refused() -> None:
    # Not even root can create a file there.
    if not Path("/proc/self").exists():
        pytest.skip("no folder of that kind on this system")
    assert "check that its folder" in await refusal(Path("/proc/self/fdinfo/hedgerow.db"))


async def test_a_file_locked_by_another_program_is_refused(file: Path) -> None:
    await a_table_in(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(ArchiveError, match="locked by another program"):
            await SqliteArchive.open_file(file)


async def test_a_second_hedgerow_is_refused_in_this_process(file: Path) -> None:
    archive = await SqliteArchive.open_file(file)
    try:
        assert "in use by another Hedgerow" in await refusal(file)
    finally:
        await archive.close()
    await a_table_in(file)


HOLDER = """
import asyncio, sys
from pathlib import Path
from storage.archive import SqliteArchive

async def main():
    archive = await SqliteArchive.open_file(Path(sys.argv[1]))
    try:
        print("held", flush=True)
        await asyncio.Event().wait()
    finally:
        await archive.close()

asyncio.run(main())
"""


async def test_a_second_hedgerow_is_refused_until_the_first_is_dead(file: Path) -> None:
    holder = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        HOLDER,
        str(file),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert holder.stdout is not None
        assert await holder.stdout.readline() == b"held\n"
        link = file.with_name("other name.db")
        link.symlink_to(file)
        for name in (file, link):
            with pytest.raises(ArchiveError, match="in use by another Hedgerow"):
                await SqliteArchive.open_file(name)
    finally:
        holder.kill()
        await holder.wait()
    await a_table_in(file)
