"""*Watch*: a panel of one's own that follows a game, shows no secret, ends in time, can be off."""

from __future__ import annotations

from typing import Any

from cogs.messages.ephemeral_message import TOKEN_SECONDS
from cogs.messages.watchers import DELAY_SECONDS, MOST_WATCHERS
from tests.bot.conftest import play_one, reply_text, vote_to_end
from tests.support.sim import Sim, controls, labelled, text


async def _watch(sim: Sim, name: str = "Dan") -> Any:
    """Let a person without a seat watch; return who it is."""
    person = sim.people.get(name) or sim.person(name)
    result = await person.click(sim.table, label="Watch")
    assert "Watch ·" in reply_text(result)
    return person


def _panel(sim: Sim, person: Any) -> Any:
    """Return the panel of a person who watches."""
    history = sim.channel.history(viewer=person)
    (panel,) = (each for each in history if each.flags.ephemeral)
    return panel


async def test_a_panel_follows_the_game_and_ends_with_its_result(race: Sim) -> None:
    dan = await _watch(race)
    story = await race.people["Ann"].click(race.table, label="What happened")
    assert "Nothing has happened yet" in reply_text(story)
    before = text(_panel(race, dan))
    await play_one(race)
    assert text(_panel(race, dan)) == before, "it follows a little later"
    await race.pass_time(DELAY_SECONDS)
    after = text(_panel(race, dan))
    assert after.count(" plays ") == before.count(" plays ") + 1
    await vote_to_end(race, race.people["Ann"], race.people["Bob"])
    await race.pass_time(DELAY_SECONDS)
    assert "have ended the game" in text(_panel(race, dan))
    assert "Discord lets this panel" not in text(_panel(race, dan))


async def test_seated_people_see_how_many_watch(race: Sim) -> None:
    edits = race.table.edited_at
    await _watch(race)
    await _watch(race, "Eve")
    assert race.table.edited_at == edits, "watching sends no request of its own"
    panel = (await race.people["Bob"].click(race.table, label="More")).response
    assert "2 people are watching." in text(panel)
    await play_one(race)
    assert "2 people are watching." in text(race.table)


async def test_after_its_time_a_panel_offers_to_go_on(race: Sim) -> None:
    dan = await _watch(race)
    await race.pass_time(TOKEN_SECONDS)
    panel = _panel(race, dan)
    assert "follow the game any longer" in text(panel)
    await dan.click(panel, label="Go on watching")
    assert "Watch ·" in text(_panel(race, dan))


async def test_the_host_turns_watching_off_and_on(race: Sim) -> None:
    ann, bob, _ = race.people.values()
    dan = await _watch(race)
    watch = labelled(race.table, "Watch")
    panel = (await ann.click(race.table, label="More")).response
    off = labelled(panel, "Turn watching off")
    (refused,) = await race.burst((bob, panel, off))
    assert "Only the host, Ann" in reply_text(refused)
    await ann.click(panel, custom_id=off)
    await race.pass_time(DELAY_SECONDS)
    assert "turned watching off" in text(_panel(race, dan))
    assert watch not in controls(race.table)
    (late,) = await race.burst((race.person("Eve"), race.table, watch))
    assert "turned watching off" in reply_text(late)
    panel = (await ann.click(race.table, label="More")).response
    await ann.click(panel, label="Turn watching on")
    await _watch(race)


async def test_who_plays_and_the_twenty_first_person_read_why_not(race: Sim) -> None:
    refused = await race.people["Bob"].click(race.table, label="Watch")
    assert "You play here" in reply_text(refused)
    for number in range(MOST_WATCHERS):
        await _watch(race, f"Guest {number}")
    last = await race.person("One more").click(race.table, label="Watch")
    assert "20 people are watching already" in reply_text(last)


async def test_a_second_press_replaces_the_panel_and_a_restart_ends_it(race: Sim) -> None:
    dan = await _watch(race)
    await _watch(race)
    assert _panel(race, dan)
    await race.restart()
    await play_one(race)
    await race.pass_time(DELAY_SECONDS)
    await _watch(race, "Eve")
