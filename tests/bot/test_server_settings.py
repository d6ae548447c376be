"""/settings: each choice is stored, shown, and holds; refusals name the setting."""

from __future__ import annotations

from typing import Any

import pytest

from engine.standings.leaderboards import Pings, ServerSettings, Threads
from engine.table.model import Pace
from tests.bot.conftest import (
    at_setting,
    choose,
    gathered,
    manager,
    mover_of,
    now,
    pings_of,
    reply_text,
    vote_to_end,
)
from tests.support.sim import Sim, controls, nodes, text


async def _settings(sim: Sim) -> ServerSettings:
    return await sim.run(sim.bot.archive.server_settings(sim.guild.id))


async def _play(person: Any, channel: Any, **more: str) -> str:
    return reply_text(await person.slash(channel, "play", game="race", **more))


async def test_the_panel_is_for_managers_and_each_choice_leaves_the_others(sim: Sim) -> None:
    kim, ann = manager(sim), sim.people["Ann"]
    with pytest.raises(Exception, match="settings"):
        await ann.slash(sim.channel, "settings")
    panel = (await kim.slash(sim.channel, "settings")).response
    assert panel.flags.ephemeral
    (refused,) = await sim.burst((ann, panel, "o:0:settings:house", ["off"]))
    assert "Only people who manage this server" in reply_text(refused)
    assert await _settings(sim) == ServerSettings()
    for key, word in {
        "pace": "slow",
        "language": "de",
        "threads": "never",
        "house": "off",
        "pings": "dm",
        "boards": "on",
        "tables": "5",
        "hosted": "2",
    }.items():
        panel = await at_setting(kim, panel, f"o:0:settings:{key}")
        panel = (await kim.select(panel, [word], custom_id=f"o:0:settings:{key}")).response
        (menu,) = [each for each in nodes(panel) if each.get("custom_id") == f"o:0:settings:{key}"]
        assert [each["value"] for each in menu["options"] if each.get("default")] == [word]
    expected = ServerSettings(
        channel_boards=True,
        tables=5,
        hosted=2,
        pace=Pace.SLOW,
        language="de",
        threads=Threads.NEVER,
        house_seats=False,
        pings=Pings.DM,
    )
    assert await _settings(sim) == expected
    (refused,) = await sim.burst((kim, panel, "o:0:settings:pace", ["fast"]))
    assert "out of date" in reply_text(refused)
    assert await _settings(sim) == expected


async def test_tables_are_opened_in_the_chosen_channels_and_their_threads(sim: Sim) -> None:
    kim, ann = manager(sim), sim.people["Ann"]
    games = sim.guild.create_text_channel("games")
    chosen = await choose(sim, kim, "settings", "channels", games)
    assert "Every channel" in str(controls(chosen.response))
    refused = await _play(ann, sim.channel)
    assert refused == "Tables can be opened in #games here, not in this channel."
    assert "is open" in await _play(ann, sim.thread(games))
    assert "is open" in await _play(ann, games)
    await sim.run(sim.bot.get_channel(games.id).delete())
    assert "were deleted" in await _play(ann, sim.channel)
    shown = (await kim.slash(sim.channel, "settings")).response
    assert "has been deleted" in text(shown)
    await kim.click(shown, label="Every channel")
    assert "is open" in await _play(ann, sim.channel)


async def test_tables_are_opened_by_the_chosen_role_and_by_managers(sim: Sim) -> None:
    kim, ann = manager(sim), sim.people["Ann"]
    role = sim.guild.create_role("players")
    dan = sim.person("Dan", roles=[role])
    await choose(sim, kim, "settings", "openers", role)
    assert "Only people with the role players" in await _play(ann, sim.channel)
    for each, name in ((dan, "one"), (kim, "two")):
        assert "is open" in await _play(each, sim.guild.create_text_channel(name))
    await sim.run(sim.bot.get_guild(sim.guild.id).get_role(role.id).delete())
    assert "role that could open tables was deleted" in await _play(dan, sim.channel)
    shown = (await kim.slash(sim.channel, "settings")).response
    assert "only managers can open tables" in text(shown)
    await kim.click(shown, label="Everybody")
    assert "is open" in await _play(ann, sim.channel)


async def test_play_again_by_dm_asks_for_what_a_new_table_asks_for(race: Sim) -> None:
    ann, bob, cid = race.people.values()
    kim = manager(race)
    await vote_to_end(race, ann, bob)
    over = race.table.id
    role = race.guild.create_role("players")
    await choose(race, kim, "settings", "openers", role)
    refused = await bob.user.click(race.dm(bob), label="Play again")
    assert "Only people with the role players" in reply_text(refused)
    race.deny(cid, view_channel=False)
    race.env.backend.remove_member(race.guild.id, ann.id)
    await race.env.settle()
    shown = (await kim.slash(race.channel, "settings")).response
    shown = await at_setting(kim, shown, "o:0:settings:openers")
    await kim.click(shown, label="Everybody")
    for person in (ann, cid):
        refused = await person.user.click(race.dm(person), label="Play again")
        assert "You cannot see the channel of this game any more" in reply_text(refused)
    assert race.table.id == over
    await bob.user.click(race.dm(bob), label="Play again")
    assert race.table.id != over


async def test_a_table_always_gets_a_thread_or_never_one(sim: Sim) -> None:
    kim, ann = manager(sim), sim.people["Ann"]
    await choose(sim, kim, "settings", "threads", "always")
    assert "no option" in (await _play(ann, sim.channel, options="shoes=on")).casefold()
    assert not sim.channel.threads, "what is refused leaves no thread behind"
    await _play(ann, sim.channel)
    (thread,) = sim.channel.threads
    assert (await sim.run(sim.bot.tables.in_channel(thread.id))).table.host == ann.id
    await sim.people["Bob"].slash(thread, "play", game="race")
    await choose(sim, kim, "settings", "threads", "taken")
    await _play(ann, sim.channel)
    offered = await ann.slash(sim.channel, "play", game="race")
    await choose(sim, kim, "settings", "threads", "never")
    asked = await ann.slash(sim.channel, "play", game="race")
    assert not controls(asked.response)
    late = await ann.click(offered.response, label="Play in a thread")
    assert "This server has no tables in threads" in reply_text(late)


async def test_a_server_without_the_house_keeps_it_out_of_a_lobby_that_is_open(sim: Sim) -> None:
    kim, ann = manager(sim), sim.people["Ann"]
    await _play(ann, sim.channel)
    before = sim.table
    await ann.click(before, label="Add the house")
    await choose(sim, kim, "settings", "house", "off")
    assert "Add the house" not in str(controls(sim.table))
    (refused,) = await sim.burst((ann, before, "n:1:house:"))
    assert "plays without the house" in reply_text(refused)
    started = await ann.click(sim.table, label="Start")
    assert "Press “Remove the house”, then start." in reply_text(started)
    assert "Press “Remove the house”, then start." in text(sim.table)
    assert "can start the game" not in text(sim.table)
    await ann.click(sim.table, label="Remove the house")
    assert "One more player is needed." in text(sim.table)


async def test_new_tables_speak_the_language_of_the_server(sim: Sim) -> None:
    await choose(sim, manager(sim), "settings", "language", "de")
    await _play(sim.people["Ann"], sim.channel)
    assert "Tempo" in text(sim.table)
    asked = await sim.people["Bob"].slash(sim.channel, "play", game="race")
    await sim.people["Bob"].click(asked.response, label="Play in a thread")
    (thread,) = sim.channel.threads
    assert thread.name == "Rasende Igel · Bob"


async def test_people_are_told_as_the_server_has_it_unless_they_chose(sim: Sim) -> None:
    await choose(sim, manager(sim), "settings", "pings", "dm")
    del sim.people["Kim"]
    await gathered(sim, "race")
    await sim.people["Ann"].click(sim.table, label="Start")
    mover = await mover_of(sim)
    await sim.pass_time(90)
    assert [each.channel.id for each in pings_of(sim, mover)] == [mover.user.dm_channel.id]
    assert (await now(sim)).table.locale == "en-US"
