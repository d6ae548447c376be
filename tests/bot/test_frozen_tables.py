"""A table that cannot be read can be closed, so that its channel is free again."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from tests.bot.conftest import gathered, now, reply_text
from tests.support.sim import Sim, build, controls, simulated, text
from tests.support.stored_rows import edited

#: What a stored table is made of by a later version of the bot, a bot without the game, and damage.
_WAYS = ["version", "table_version", "game", "damaged", "flipped"]


@pytest_asyncio.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Sim]:
    """Return a table of Ann (the host), Bob and Cid in play; frozen tables are logged as errors."""
    async with simulated(tmp_path / "tables.db", expect_errors=True) as world:
        for name in ("Ann", "Bob", "Cid"):
            world.person(name)
        await gathered(world, "race")
        await world.people["Ann"].click(world.table, label="Start")
        yield world


async def _freeze(sim: Sim, way: str = "version") -> bytes:
    """Restart the bot on the table as it cannot read it; return the stored data."""
    await sim.bot.close()
    with edited(sim.path, damages=way == "flipped") as file:
        ((data,),) = file.execute("SELECT data FROM tables")
        stored: dict[str, Any] = msgspec.json.decode(data)
        if way == "game":
            file.execute("UPDATE tables SET game = 'whist'")
        elif way == "flipped":
            # One letter of the seed: it can be read, but would play on with other cards.
            at = data.index(b'"seed":"') + 8
            data = data[:at] + (b"B" if data[at : at + 1] == b"A" else b"A") + data[at + 1 :]
        else:
            data = data[:-9] if way == "damaged" else msgspec.json.encode({**stored, way: 99})
        file.execute("UPDATE tables SET data = ?", (data,))
    await sim.env.restart_bot(await build(sim.path))
    return data


def _row(sim: Sim) -> tuple[str, int | None, bytes]:
    with closing(sqlite3.connect(sim.path)) as file:
        return file.execute("SELECT stage, due_ms, data FROM tables WHERE id = 1").fetchone()


def _end_button(result: Any) -> str:
    (custom_id,) = controls(result.response)
    return custom_id


@pytest.mark.parametrize("way", _WAYS)
async def test_host_closes_a_frozen_table_by_play_and_opens_another(sim: Sim, way: str) -> None:
    data = await _freeze(sim, way)
    ann = sim.people["Ann"]
    refused = await ann.slash(sim.channel, "play", game="race")
    assert "on hold" in reply_text(refused)
    assert "can close it with /end" in reply_text(refused)
    asked = await ann.click(refused.response, custom_id=_end_button(refused))
    assert "without a result" in reply_text(asked)
    assert _row(sim)[0] == "play"
    closed = await ann.click(asked.response, label="Confirm")
    assert "was closed without a result" in text(closed.response)
    assert _row(sim) == ("closed", None, data), "the data stays for the operator"
    assert "was closed without a result" in text(sim.table)
    assert not controls(sim.table)
    await ann.slash(sim.channel, "play", game="race")
    assert (await now(sim)).table.stage == "lobby"


async def test_end_closes_a_frozen_table_for_a_manager_and_for_its_host_by_dm(sim: Sim) -> None:
    await _freeze(sim)
    eva = sim.manager("Eva")
    asked = await eva.slash(sim.channel, "end")
    assert _row(sim)[0] == "play"
    again = await sim.people["Ann"].user.slash("end")
    await eva.click(asked.response, label="Confirm")
    assert _row(sim)[0] == "closed"
    late = await sim.people["Ann"].user.click(again.response, label="Confirm")
    assert "over" in reply_text(late) or "ended" in reply_text(late)


async def test_nobody_else_closes_a_frozen_table(sim: Sim) -> None:
    await _freeze(sim)
    bob = sim.people["Bob"]
    assert "Only its host or a moderator" in reply_text(await bob.slash(sim.channel, "end"))
    refused = await bob.slash(sim.channel, "play", game="race")
    pressed = await bob.click(refused.response, custom_id=_end_button(refused))
    assert "Only its host or a moderator" in reply_text(pressed)
    forged = await sim.burst((bob, sim.table, "n:1:endnow:"))
    assert "Only its host or a moderator" in reply_text(forged[0])
    assert _row(sim)[0] == "play"


async def test_manager_of_another_channel_closes_no_frozen_table(sim: Sim) -> None:
    await _freeze(sim)
    sim.attic = sim.guild.create_text_channel("attic")
    eva = sim.manager("Eva")
    await eva.slash(sim.attic, "play", game="race")
    attic = next(m for m in reversed(sim.attic.history()) if m.flags.components_v2)
    forged = await sim.burst((eva, attic, "n:1:endnow:"))
    assert "Only its host or a moderator" in reply_text(forged[0])
    assert _row(sim)[0] == "play"


async def test_frozen_table_is_logged_once_and_other_controls_are_refused(
    sim: Sim, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.clear()
    await _freeze(sim)
    ann = sim.people["Ann"]
    for _ in range(3):
        assert "on hold" in reply_text(await ann.slash(sim.channel, "table"))
        assert "on hold" in reply_text(await ann.click(sim.table, label="My hand"))
    logged = [each.getMessage() for each in caplog.records if "is frozen" in each.getMessage()]
    assert logged == ["table 1 is frozen: version 99 of race is newer than 1"]


async def test_table_closed_while_frozen_stays_closed_for_a_bot_that_can_read_it(sim: Sim) -> None:
    data = await _freeze(sim)
    ann = sim.people["Ann"]
    asked = await ann.slash(sim.channel, "end")
    await ann.click(asked.response, label="Confirm")
    await sim.bot.close()
    with edited(sim.path) as file:
        stored = {**msgspec.json.decode(data), "version": 1}
        file.execute("UPDATE tables SET data = ?", (msgspec.json.encode(stored),))
    await sim.env.restart_bot(await build(sim.path))
    snapshot = await now(sim)
    assert snapshot.table.stage == "closed"
    assert snapshot.offers == {}
    await ann.slash(sim.channel, "table")
    assert "was closed without a result" in text(sim.table)
