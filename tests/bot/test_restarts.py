"""Restarts and crashes: tables, lobbies and their buttons go on as before."""

from __future__ import annotations

from tests.bot.conftest import play_one
from tests.support.sim import Sim, controls, text


async def test_a_lobby_and_its_buttons_survive_a_restart(lobby: Sim) -> None:
    message = lobby.table.id
    await lobby.restart()
    dan = lobby.person("Dan")
    assert (await dan.click(lobby.table, label="Join")).acknowledged
    assert "Dan" in text(lobby.table)
    assert lobby.table.id == message
    await lobby.people["Ann"].click(lobby.table, label="Start")
    assert lobby.dm(dan)


async def test_a_game_goes_on_in_the_same_messages_after_a_restart(race: Sim) -> None:
    for _ in range(4):
        await play_one(race)
    table, hands = race.table.id, {name: race.dm(p).id for name, p in race.people.items()}
    await race.restart()
    for _ in range(4):
        await play_one(race)
    assert race.table.id == table
    assert {name: race.dm(p).id for name, p in race.people.items()} == hands


async def test_a_table_message_not_sent_before_a_crash_is_repaired(race: Sim) -> None:
    snapshot = await race.run(race.bot.tables.in_channel(race.channel.id))
    stale = text(race.table)
    await race.run(race.bot.table_messages.close())  # the process ends before it sends
    mover = snapshot.table.seats[snapshot.awaited[0]].user
    offer = snapshot.offers[snapshot.awaited[0]][0]
    plain = next(option.value for option in offer.options if not option.then)
    from engine.api.action import Action

    await race.run(
        race.bot.tables.act(snapshot.table.id, mover, offer.ask, Action("play", (plain,)))
    )
    assert text(race.table) == stale
    await race.restart(kill=True)
    assert text(race.table) != stale
    again = await race.run(race.bot.tables.in_channel(race.channel.id))
    assert again.table.revision == snapshot.table.revision + 1


async def test_an_open_ephemeral_hand_works_after_a_restart(race: Sim) -> None:
    snapshot = await race.run(race.bot.tables.in_channel(race.channel.id))
    user = snapshot.table.seats[snapshot.awaited[0]].user
    mover = next(person for person in race.people.values() if person.id == user)
    panel = await mover.click(race.table, label="My hand")
    await race.restart()
    custom_id = next(
        each for each in controls(panel.response) if each.startswith("p:") and "joker" not in each
    )
    assert (await mover.click(panel.response, custom_id=custom_id)).acknowledged
    again = await race.run(race.bot.tables.in_channel(race.channel.id))
    assert again.table.revision == snapshot.table.revision + 1
