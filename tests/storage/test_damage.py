"""A row that is not as it was written freezes its table: it is told, and never played on."""

# ruff: noqa: ASYNC240 - a test may wait for its own small files

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from engine.api.action import Action
from engine.service.ports import Frozen
from engine.service.tables import Place, Tables
from engine.table import lobby
from storage.archive import SqlArchive, SqliteArchive
from storage.backup import check_archive, damaged_tables
from storage.commands import parse_arguments, run_command
from storage.errors import ArchiveError
from tests.engine.test_results import a_desk
from tests.support.stored_rows import edited
from tests.support.table_harness import CountedEntropy, ManualClock
from tests.support.worker_thread import WorkerThread

#: What the disk has made of a value.
_DAMAGE = {
    "data": "UPDATE tables SET data = replace(data, 'Ann', 'Ben') WHERE id = 1",
    "due_ms": "UPDATE tables SET due_ms = 1 WHERE id = 1",
    "no text": "UPDATE tables SET game = CAST(x'72ff' AS TEXT) WHERE id = 1",
    "log": "UPDATE log SET at_ms = at_ms + 1 WHERE table_id = 1 AND revision = 2",
    "log, no text": "UPDATE log SET args = CAST(x'ff' AS TEXT) WHERE table_id = 1 AND revision = 1",
    "checkpoint": "UPDATE checkpoints SET data = x'7b7d' WHERE table_id = 1",
}


async def _two_tables(file: Path) -> None:
    archive = await SqliteArchive.open_file(file)
    try:
        tables = tables_on(archive)
        for channel in (1, 2):
            opened = await tables.open(Place(channel, 7), 1, "Ann", "scripted", {})
            await tables.change(opened.table.id, lobby.join(2, "Bo"))
            await tables.start(opened.table.id, 1)
    finally:
        await archive.close()


def tables_on(archive: SqlArchive) -> Tables:
    games = {"scripted": a_desk()}
    return Tables(games, archive, ManualClock(), CountedEntropy(), WorkerThread())


@pytest.mark.parametrize("what", _DAMAGE)
async def test_a_damaged_row_freezes_its_table_alone_and_stays_damaged(
    file: Path, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    await _two_tables(file)
    assert damaged_tables(file) == ()
    with edited(file, damages=True) as connection:
        connection.execute(_DAMAGE[what])
    assert damaged_tables(file) == (1,)
    archive = await SqliteArchive.open_file(file)
    try:
        tables = tables_on(archive)
        for _ in range(2):
            with pytest.raises(Frozen) as frozen:
                await tables.act(1, 1, "q", Action("on"))
            assert frozen.value.line.key == "refusal-frozen-damaged"
        messages = [record.getMessage() for record in caplog.records]
        assert messages == ["table 1 is frozen: a stored row is damaged"]
        await tables.act(2, 1, "q", Action("on"))
        await tables.close_frozen(frozen.value, 1, manages=True)
        assert (await tables.open(Place(1, 7), 3, "Cid", "scripted", {})).table.id > 2
        while await archive.tidy(None, 0) is not None:
            pass
        with pytest.raises(Frozen):
            await tables.snapshot(1)
        await tables.forget(1)
        await tables.forget(2)
    finally:
        await archive.close()
    assert damaged_tables(file) == (1,)


async def test_the_check_names_damaged_tables_and_the_file_is_still_copied(file: Path) -> None:
    await _two_tables(file)
    with edited(file, damages=True) as connection:
        connection.execute(_DAMAGE["data"])
    assert "2 tables" in check_archive(file)
    with pytest.raises(ArchiveError, match="nobody can play on there: 1"):
        run_command(parse_arguments(["--check"]), str(file), tables_on)


@pytest.mark.parametrize("is_text", [False, True])
async def test_a_packed_table_that_is_damaged_is_frozen_however_it_is_found(
    file: Path, is_text: bool
) -> None:
    await _two_tables(file)
    archive = await SqliteArchive.open_file(file)
    try:
        await tables_on(archive).close_unasked(1)
        while await archive.tidy(None, 0) is not None:
            pass
        with edited(file, damages=True) as connection:
            connection.execute(
                "UPDATE tables SET data = iif(?, CAST(cut AS TEXT), cut) "
                "FROM (SELECT substr(data, 1, 200) || x'ff' AS cut FROM tables WHERE id = 1) "
                "WHERE id = 1",
                (is_text,),
            )
        tables = tables_on(archive)
        for find in (tables.in_channel, tables.snapshot, tables.replays.story):
            with pytest.raises(Frozen):
                await find(1)
        assert (await tables.open(Place(1, 7), 3, "Cid", "scripted", {})).table.id > 2
    finally:
        await archive.close()
    export = parse_arguments(["--tables", "export", "1"])
    exported = await asyncio.to_thread(run_command, export, str(file), tables_on)
    assert '"is_damaged": true' in str(exported)


@pytest.mark.parametrize("damage", ["flipped", "cut off", "zeroes"])
async def test_a_damaged_write_ahead_log_is_read_up_to_the_damage(file: Path, damage: str) -> None:
    """SQLite checks the frames of the log itself; what was written before the damage is sound."""
    await _two_tables(file)
    archive = await SqliteArchive.open_file(file)
    try:
        await tables_on(archive).act(2, 1, "q", Action("on"))
        whole, log = file.read_bytes(), file.with_name(f"{file.name}-wal").read_bytes()
    finally:
        await archive.close()
    assert len(log) > 4096
    middle = len(log) // 2
    damaged = {
        "flipped": log[:middle] + bytes([log[middle] ^ 255]) + log[middle + 1 :],
        "cut off": log[:middle],
        "zeroes": log[:middle] + bytes(len(log) - middle),
    }
    file.write_bytes(whole)
    file.with_name(f"{file.name}-wal").write_bytes(damaged[damage])
    archive = await SqliteArchive.open_file(file)
    try:
        tables = tables_on(archive)
        # The move whose frames are damaged was lost as a whole.
        assert [(await tables.snapshot(table)).table.revision for table in (1, 2)] == [2, 2]
        await tables.act(2, 1, "q", Action("on"))
    finally:
        await archive.close()
    assert damaged_tables(file) == ()
