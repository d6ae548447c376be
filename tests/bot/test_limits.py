"""Limits of tables and commands: each refusal names the limit, and managers can raise it."""

from __future__ import annotations

import time
from typing import Any

import discord
import pytest

from cogs.app.command_rate import COMMANDS_PER_MINUTE, CommandRate
from tests.bot.conftest import reply_text
from tests.support.sim import Sim, text


def _manager(sim: Sim) -> Any:
    powers = discord.Permissions(manage_guild=True)
    return sim.person("Kim", roles=[sim.guild.create_role("boss", permissions=powers)])


async def _play(sim: Sim, person: Any, number: int) -> str:
    channel = sim.guild.create_text_channel(f"room-{number}")
    return reply_text(await person.slash(channel, "play", game="race"))


async def test_a_person_hosts_ten_tables_and_then_as_many_as_a_manager_says(sim: Sim) -> None:
    ann, kim = sim.person("Ann"), _manager(sim)
    for number in range(10):
        assert "host" not in await _play(sim, ann, number)
    assert "You already host 10 tables" in await _play(sim, ann, 10)
    answer = reply_text(await kim.slash(sim.channel, "limits", hosted=11))
    assert "100 tables can be open at once, and one person can host 11" in answer
    assert "host 11 tables" not in await _play(sim, ann, 11)
    assert "You already host 11 tables" in await _play(sim, ann, 12)


async def test_a_server_has_as_many_tables_as_its_managers_say(sim: Sim) -> None:
    kim = _manager(sim)
    await kim.slash(sim.channel, "limits", tables=2)
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
    said = reply_text(await _manager(sim).slash(sim.channel, "pace", default="live"))
    assert "this pace: Live" in said
    await ann.slash(sim.channel, "play", game="race")
    assert "Pace:** Live" in text(sim.table)
    await ann.click(sim.table, label="Leave")
    await ann.slash(sim.channel, "play", game="race", pace="slow")
    assert "Pace:** Slow" in text(sim.table)


async def test_limits_keep_the_other_settings(sim: Sim) -> None:
    kim = _manager(sim)
    await kim.slash(sim.channel, "boards", channels=True)
    await kim.slash(sim.channel, "limits", tables=7)
    await kim.slash(sim.channel, "limits", hosted=3)
    await kim.slash(sim.channel, "boards", channels=False)
    settings = await sim.run(sim.bot.archive.server_settings(sim.guild.id))
    assert (settings.tables, settings.hosted, settings.channel_boards) == (7, 3, False)
    answer = reply_text(await kim.slash(sim.channel, "limits"))
    assert "7 tables can be open at once, and one person can host 3 of them" in answer


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


@pytest.mark.parametrize("who", ["Ann"])
async def test_limits_are_for_managers(sim: Sim, who: str) -> None:
    person = sim.person(who)
    with pytest.raises(Exception, match="limits"):
        await person.slash(sim.channel, "limits", tables=1)
    assert (await sim.run(sim.bot.archive.server_settings(sim.guild.id))).tables is None
