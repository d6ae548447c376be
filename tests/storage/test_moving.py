"""Moving all tables from SQLite to PostgreSQL and back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.service.ports import StoredMessage
from engine.standings.leaderboards import ServerSettings, Wall, WallTime
from engine.table.model import Cause, LogEntry
from storage import moving
from storage.archive import SqliteArchive
from storage.commands import parse_arguments, run_command
from storage.errors import ArchiveError
from storage.moving import move
from storage.postgres import PostgresArchive
from storage.postgres_connections import PostgresConnection
from tests.storage.games import GUILD, play, top
from tests.storage.rows import entry, record
from tests.storage.test_damage import tables_on
from tests.storage.test_tournaments_contract import stored
from tests.support.postgres import PostgresProgram
from tests.support.stored_rows import edited

pytestmark = pytest.mark.postgres


@pytest.fixture
async def address(postgres: PostgresProgram) -> str:
    """Return the address of a database without any tables."""
    return postgres.address(await postgres.new_database())


@pytest.fixture
async def filled(archive: SqliteArchive, file: Path) -> Path:
    """Return a file with rows in every table, of which one is damaged, and deleted highest ids."""
    await archive.begin_season(GUILD, "Spring \N{HEDGEHOG}", 5)
    for n in range(12):
        await play(archive, (11, 12 + n), channel=1 + n % 3)
    await archive.update_preferences(12, listed=False, locale=None)
    await archive.save_server_settings(GUILD, ServerSettings(channel_boards=True))
    await archive.note_servers([], 7)
    await archive.save_wall(Wall(GUILD, 1, "race", WallTime.MONTH, 2**60, 2**62, 1))
    await archive.note_run(1, 2)
    season = (await archive.seasons(GUILD))[0]
    await archive.close_season(GUILD, season.id, 10)
    await archive.forget(13)
    while await archive.tidy(None, 0) is not None:
        pass
    for channel in (1, 2, 3):
        table = await archive.open(
            record(channel=channel, people=(4, 5), data=bytes(range(256))), entry(1, "ż", '"', "\\")
        )
        join = LogEntry(2, 1, None, Action("join", ("5",)), Cause.PERSON, 9)
        await archive.commit(record(table, 2, people=None), join, checkpoint=True)
        await archive.save_message(StoredMessage(table, "hand", 1, 50, 2**62, 3))
        await archive.share(table, f"HR2222222{channel}")
    tournament = await stored(archive, 11, 12)
    await archive.open(replace(record(channel=4), pairing=(tournament.id, 0, 1)), entry(1))
    await archive.close()
    with edited(file, damages=True) as connection:
        connection.execute("INSERT INTO recounts (guild) VALUES (7)")
        connection.execute("INSERT INTO request_pace VALUES (1, 2)")
        connection.execute("UPDATE log SET checksum = checksum + 1 WHERE table_id = ?", (table,))
        connection.execute("UPDATE sqlite_sequence SET seq = 500 WHERE name = 'tables'")
    return file


def contents(file: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
        tables = [name for name in names if _is_table(connection, name)]
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}"))  # noqa: S608 - its own
            for name in tables
        }


def _is_table(connection: sqlite3.Connection, name: str) -> bool:
    statement = "SELECT type = 'table' FROM sqlite_master WHERE name = ?"
    return bool(connection.execute(statement, (name,)).fetchone()[0])


@pytest.mark.parametrize("rows_at_once", [2, 500])
async def test_a_file_that_is_moved_there_and_back_is_the_same(
    filled: Path, address: str, monkeypatch: pytest.MonkeyPatch, rows_at_once: int
) -> None:
    monkeypatch.setattr(moving, "ROWS_AT_ONCE", rows_at_once)
    before = contents(filled)
    # All tables are moved but what processes note of themselves.
    assert [name for name, rows in before.items() if not rows] == ["holders", "writers"]
    said = await move(str(filled), address)
    assert "compared one by one" in said
    assert "p%40ss" not in said
    assert contents(filled) == before
    back = filled.with_name("back.db")
    await move(address, str(back))
    assert contents(back) == before
    assert sorted(path.name for path in back.parent.iterdir()) == [
        *("back.db", "hedgerow.db", "hedgerow.db.lock"),
    ]


async def test_tables_go_on_where_they_were_moved_to(filled: Path, address: str) -> None:
    await move(str(filled), address)
    archive = await PostgresArchive.open_address(address)
    try:
        sound, _, damaged, _ = [table for table, _ in await archive.unfinished()]
        assert (await archive.load(damaged)).is_damaged
        await archive.commit(record(sound, 3, people=None), entry(3))
        assert [each.revision for each in await archive.log(sound)] == [1, 2, 3]
        assert await archive.open(record(channel=99), entry(1)) == 501
        assert (await top(archive)).people > 5
        assert (await archive.recompute_ratings(GUILD)).differing == 0
    finally:
        await archive.close()


async def test_a_target_that_is_not_empty_is_left_as_it_is(filled: Path, address: str) -> None:
    await move(str(filled), address)
    for source, target in ((str(filled), address), (address, str(filled))):
        with pytest.raises(ArchiveError, match="is not empty"):
            await move(source, target)


async def test_what_fails_in_the_middle_leaves_nothing(
    filled: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = PostgresConnection.executemany

    async def fail(self: PostgresConnection, sql: str, rows: Iterable[Any]) -> Any:
        if "INTO ratings" in sql:
            raise OverflowError("in the middle")
        return await execute(self, sql, rows)

    with monkeypatch.context() as patch:
        patch.setattr(PostgresConnection, "executemany", fail)
        with pytest.raises(OverflowError, match="in the middle"):
            await move(str(filled), address)
    await move(str(filled), address)
    back = filled.with_name("back.db")
    with monkeypatch.context() as patch:
        patch.setattr("storage.moving._storable", lambda row: (*row, 1))
        with pytest.raises(Exception, match=r"binding|not those of the original|columns"):
            await move(address, str(back))
    assert not [*back.parent.glob("back.db*")]


async def test_nothing_is_moved_while_a_bot_uses_it(filled: Path, address: str) -> None:
    running = await SqliteArchive.open_file(filled)
    with pytest.raises(ArchiveError, match="in use by another Hedgerow"):
        await move(str(filled), address)
    await running.close()
    other = await PostgresArchive.open_address(address)
    await other.claim()
    with pytest.raises(ArchiveError, match="in use by another Hedgerow"):
        await move(str(filled), address)
    with pytest.raises(ArchiveError, match="in use by another Hedgerow"):
        await move(address, str(filled.with_name("back.db")))
    await other.close()


async def test_the_command_names_what_cannot_be_moved(file: Path, tmp_path: Path) -> None:
    for target, sentence in (
        (str(tmp_path / "other.db"), "use --backup"),
        ("mysql://somewhere", "does not exist"),
    ):
        command = parse_arguments(["--move-to", target])
        with pytest.raises(ArchiveError, match=sentence):
            await asyncio.to_thread(run_command, command, str(file), tables_on)
