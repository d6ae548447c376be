"""A second table where a channel has one: in a thread, or after a resting one was closed."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table.model import Stage
from tests.bot.conftest import gathered, now, reply_text
from tests.support.sim import Sim, controls, labelled, text

_HOUR = 3600


async def _ask(sim: Sim, person: Any, **more: str) -> Any:
    return await person.slash(sim.channel, "play", game="badger", **more)


async def test_a_taken_channel_offers_a_thread_that_keeps_the_game_and_its_options(
    race: Sim,
) -> None:
    ann = race.people["Ann"]
    asked = await _ask(race, ann, pace="slow", options="house=sharp")
    told = f"Racing Hedgehogs: https://discord.com/channels/{race.guild.id}"
    assert told in reply_text(asked)
    assert "Close the table" not in str(controls(asked.response).values())
    opened = await ann.click(asked.response, label="Play in a thread")
    (thread,) = race.channel.threads
    assert thread.name == "Badger · Ann"
    assert f"<#{thread.id}>" in reply_text(opened)
    table = (await race.run(race.bot.tables.in_channel(thread.id))).table
    assert (table.game, table.pace, table.house) == ("badger", "slow", "sharp")
    assert table.stage is Stage.LOBBY
    assert (await now(race)).table.game == "race"


async def test_a_thread_needs_its_permission(race: Sim) -> None:
    ann = race.people["Ann"]
    race.deny(create_public_threads=False)
    asked = await _ask(race, ann)
    refused = await ann.click(asked.response, label="Play in a thread")
    assert "Create Public Threads" in reply_text(refused)
    assert not race.channel.threads


async def test_no_thread_is_offered_in_a_thread(race: Sim) -> None:
    race.channel = race.thread(race.channel)
    await _ask(race, race.people["Ann"])
    asked = await _ask(race, race.people["Bob"])
    assert "has a table already, " in reply_text(asked)
    assert [each.split(":")[2] for each in controls(asked.response)] == ["join"]


@pytest.mark.parametrize("seated", [False, True])
async def test_a_table_that_rests_for_an_hour_is_closed_by_who_wants_the_channel(
    sim: Sim, *, seated: bool
) -> None:
    await gathered(sim, "race", pace="live", options="first=host")
    ann, dan = sim.people["Ann"], sim.person("Dan")
    await ann.click(sim.table, label="Start")
    while (await now(sim)).table.is_attended:
        await sim.pass_time(90)
    rests = "Everybody is away. The game goes on as soon as somebody is back."
    for each in (sim.table, *map(sim.dm, sim.people.values())):
        assert rests in text(each)
    assert "Waiting for" not in text(sim.table)
    asked = await _ask(sim, dan)
    assert "Close the table" not in str(controls(asked.response).values())
    await sim.pass_time(_HOUR)
    asked = await _ask(sim, ann if seated else dan)
    assert ("you can close it" in reply_text(asked)) is not seated
    if seated:
        assert (await now(sim)).table.stage is Stage.PLAY
        return
    sure = await dan.click(asked.response, label="Close the table")
    await dan.click(sure.response, label="Confirm")
    assert (await now(sim)).table.stage is Stage.CLOSED
    assert "Everybody was away, so the table is closed." in text(sim.table)
    await _ask(sim, dan)
    assert (await now(sim)).table.game == "badger"


async def test_games_has_play_and_rules_of_each(sim: Sim) -> None:
    ann = sim.people["Ann"]
    listed = (await ann.slash(sim.channel, "games")).response
    plays = labelled(listed, "Play")
    assert plays
    await ann.click(listed, custom_id="n:0:play:badger")
    assert (await now(sim)).table.game == "badger"
    rules = await ann.click(listed, custom_id="n:0:rulebook:race")
    assert "## Racing Hedgehogs" in reply_text(rules)


async def test_an_unknown_game_is_answered_with_those_there_are(sim: Sim) -> None:
    refused = reply_text(await sim.people["Ann"].slash(sim.channel, "play", game="chess"))
    assert "I know no game called “chess”. You can play " in refused
    assert "Racing Hedgehogs" in refused
