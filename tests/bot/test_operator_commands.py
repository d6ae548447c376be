"""The commands of `bot.py`, run as an operator runs them, beside a bot with a game in play."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.bot.conftest import gathered, now, play_one
from tests.support.sim import Sim, build, controls, simulated, text
from tests.support.stored_rows import edited

BOT = Path(__file__).parents[2] / "bot.py"


async def _run(sim: Sim, *arguments: str) -> tuple[int, str]:
    """Run `bot.py` with these arguments on the bot's file; return its exit code and output."""
    unset = {name: "" for name in os.environ if name.startswith(("DISCORD_", "HEDGEROW_"))}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(BOT),
        *arguments,
        cwd=sim.path.parent,
        env={**os.environ, **unset, "HEDGEROW_DB": str(sim.path)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    assert process.returncode is not None
    assert b"Traceback" not in output
    return process.returncode, output.decode().strip()


async def test_a_game_goes_on_from_a_restored_backup(race: Sim) -> None:
    for _ in range(3):
        await play_one(race)
    at_backup = await now(race)
    code, answer = await _run(race, "--backup", "backup.db")  # while the bot runs
    assert (code, "is sound" in answer) == (0, True)
    for _ in range(3):
        await play_one(race)
    code, answer = await _run(race, "--restore", "backup.db")
    assert (code, "is in use by another Hedgerow" in answer) == (1, True)
    await race.bot.close()
    code, answer = await _run(race, "--restore", "backup.db")
    assert (code, "is kept as" in answer) == (0, True)
    assert await _run(race, "--check") == (
        0,
        f"{race.path} is sound: {answer.partition(' is sound: ')[2].partition(' The file')[0]}",
    )
    await race.env.restart_bot(await build(race.path))
    assert (await now(race)).table == at_backup.table
    for _ in range(3):
        await play_one(race)
    after = await now(race)
    assert after.table.revision > at_backup.table.revision


@pytest_asyncio.fixture
async def frozen(tmp_path: Path) -> AsyncIterator[Sim]:
    """Yield a closed bot with a table in play of a game that there is no longer."""
    async with simulated(tmp_path / "tables.db", expect_errors=True) as sim:
        for name in ("Ann", "Bob", "Cid"):
            sim.person(name)
        await gathered(sim, "race")
        await sim.people["Ann"].click(sim.table, label="Start")
        await sim.bot.close()
        with edited(sim.path) as file:
            file.execute("UPDATE tables SET game = 'whist'")
        yield sim


async def test_a_frozen_table_is_listed_exported_and_closed(frozen: Sim) -> None:
    code, answer = await _run(frozen, "--tables")
    rows = [row for row in answer.splitlines() if row.startswith("table ")]
    assert code == 0
    assert len(rows) == 1
    assert "table 1: whist, play" in rows[0]
    assert rows[0].endswith("FROZEN: there is no game whist")
    code, answer = await _run(frozen, "--tables", "export", "1")
    exported = json.loads(answer)
    assert (exported["record"]["game"], exported["data"]["game"]) == ("whist", "race")
    assert [each["action"]["verb"] for each in exported["log"]][:3] == ["open", "join", "join"]
    code, answer = await _run(frozen, "--tables", "close", "1")
    assert (code, "Table 1 is closed" in answer) == (0, True)
    assert await _run(frozen, "--tables", "close", "1") == (1, "Table 1 is over.")
    assert (await _run(frozen, "--tables"))[1] == "There are no unfinished tables."
    await frozen.env.restart_bot(await build(frozen.path))
    assert "was closed without a result" in text(frozen.table)
    assert not controls(frozen.table)


async def test_a_table_in_play_is_closed_with_its_message(race: Sim) -> None:
    await race.bot.close()
    code, answer = await _run(race, "--tables", "show", "1")
    assert (code, "FROZEN" in answer, "race, play" in answer) == (0, False, True)
    assert (await _run(race, "--tables", "close", "1"))[0] == 0
    await race.env.restart_bot(await build(race.path))
    assert (await now(race)).table.stage == "closed"
    assert not [each for each in controls(race.table) if each.startswith("hand")]


async def test_nonsense_is_refused_in_a_sentence(race: Sim) -> None:
    await race.bot.close()
    assert await _run(race, "--tables", "show", "77") == (1, "There is no table 77.")
    for words in (("drop", "1"), ("show",), ("show", "one"), ("show", "9" * 400)):
        code, answer = await _run(race, "--tables", *words)
        assert code == 1
        assert len(answer.splitlines()) == 1
    code, answer = await _run(race, "--backup", str(race.path))
    assert (code, "is the archive itself" in answer) == (1, True)
