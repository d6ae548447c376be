"""Limits of tables and commands: each refusal names the limit, and managers can raise it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cogs.app.command_rate import COMMANDS_PER_MINUTE, CommandRate
from tests.bot.conftest import choose, manager, reply_text
from tests.support.sim import Sim, text


async def _play(sim: Sim, person: Any, number: int) -> str:
    channel = sim.guild.create_text_channel(f"room-{number}")
    return reply_text(await person.slash(channel, "play", game="race"))


async def test_a_person_hosts_ten_tables_and_then_as_many_as_a_manager_says(sim: Sim) -> None:
    ann, kim = sim.person("Ann"), manager(sim)
    for number in range(10):
        assert "host" not in await _play(sim, ann, number)
    assert "You already host 10 tables" in await _play(sim, ann, 10)
    await choose(sim, kim, "settings", "hosted", "20")
    assert "host 10 tables" not in await _play(sim, ann, 11)


async def test_a_server_has_as_many_tables_as_its_managers_say(sim: Sim) -> None:
    await choose(sim, manager(sim), "settings", "tables", "2")
    for number in range(2):
        await _play(sim, sim.person(f"P{number}"), number)
    last = sim.person("Last")
    assert "2 tables are open on this server" in await _play(sim, last, 2)
    table = (await sim.run(sim.bot.archive.unfinished()))[0][0]
    host = (await sim.run(sim.bot.tables.snapshot(table))).table.host
    from engine.table import lobby

    await sim.run(sim.bot.tables.change(table, lobby.end(host, manages=False)))
    assert "are open" not in await _play(sim, last, 3)


async def test_a_table_has_the_server_s_pace_unless_it_is_opened_with_another(sim: Sim) -> None:
    ann = sim.person("Ann")
    await choose(sim, manager(sim), "settings", "pace", "live")
    await ann.slash(sim.channel, "play", game="race")
    assert "Pace:** Live" in text(sim.table)
    await ann.click(sim.table, label="Leave")
    await ann.slash(sim.channel, "play", game="race", pace="slow")
    assert "Pace:** Slow" in text(sim.table)


async def test_too_many_commands_in_a_minute_are_refused_and_no_longer_after_it(sim: Sim) -> None:
    ann, bob = sim.person("Ann"), sim.person("Bob")
    for _ in range(COMMANDS_PER_MINUTE):
        assert "in a minute" not in reply_text(await ann.slash(sim.channel, "games"))
    refused = reply_text(await ann.slash(sim.channel, "games"))
    assert f"more than {COMMANDS_PER_MINUTE} commands in a minute" in refused
    assert "in a minute" not in reply_text(await bob.slash(sim.channel, "games"))
    await sim.pass_time(61)
    assert "in a minute" not in reply_text(await ann.slash(sim.channel, "games"))


def test_commands_count_by_a_clock_that_nobody_sets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    elapsed = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: elapsed)
    rate = CommandRate()
    for _ in range(COMMANDS_PER_MINUTE):
        rate.check(1)
    elapsed = 61.0
    rate.check(1)
