"""Many users at the same moment, and servers that disappear and return, over real HTTP."""

from __future__ import annotations

import asyncio

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .players import Party
from .world import Permission


async def test_of_many_who_open_a_table_at_once_one_does(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    replies = await asyncio.gather(
        *(each.command(party.channel, "play", game="race") for each in party.people for _ in "12")
    )
    said = [(await reply.settled()).text for reply in replies]
    assert sum("The table is open" in each for each in said) == 1
    assert sum("has a table already" in each for each in said) == 5
    # The answers do not wait for the table message.
    await discord_server.until(lambda: party.step("join"), 20, "the table message")
    tables = [each for each in party.people[0].sees(party.channel) if each.controls]
    assert len([each for each in tables if not each.ephemeral]) == 1


async def test_a_rush_on_a_lobby_seats_everybody_once_and_begins_one_game(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    host, *others = party.people
    await host.command(party.channel, "play", game="race")
    await discord_server.until(lambda: party.step("join"), 20, "the table message")
    join = party.step("join")
    assert join is not None
    await asyncio.gather(*(each.click(party.table, join.custom_id) for each in others * 3))
    await discord_server.until(lambda: party.step("start"), 20, "enough seats taken")
    start = party.step("start")
    assert start is not None
    replies = await asyncio.gather(
        *(each.click(party.table, start.custom_id) for each in party.people * 2)
    )
    await discord_server.until(lambda: not party.step("start"), 20, "the game to begin")
    assert len(replies) == 6
    await party.play(moves=3)
    for person in party.people:
        assert len([each for each in person.sees(person.dm) if each.shown.components]) == 1


async def test_a_bot_that_was_thrown_out_and_asked_in_again_goes_on(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    await party.sit_down("race")
    await party.play(moves=2)
    guild = party.channel.guild
    assert guild is not None
    table = party.table
    discord_server.remove_bot(guild)
    await party.play(moves=2)  # from their DMs
    stood = len(table.versions)
    discord_server.recover(guild)
    await discord_server.until(lambda: len(table.versions) > stood + 1, 20, "the table to be shown")
    assert not any("paused" in each.text for each in table.versions)
    await party.play(moves=3)
    assert "Traceback" not in hedgerow.log


async def test_a_table_goes_on_as_soon_as_the_bot_may_write_again(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    await party.sit_down("race")
    table, allowed = party.table, party.channel.bot_permissions
    discord_server.permit(party.channel, Permission(0))
    await party.play(moves=2)
    stood = len(table.versions)
    discord_server.permit(party.channel, allowed)
    await discord_server.until(lambda: len(table.versions) > stood, 20, "the table to be shown")
    assert party.table is table


async def test_the_hands_play_on_where_the_channel_was_deleted(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    await party.sit_down("race")
    await party.play(moves=2)
    discord_server.remove_channel(party.channel)
    await party.play(moves=4)
    assert "Traceback" not in hedgerow.log
    answer = await party.people[0].command(party.people[0].dm, "leave")
    assert "Leave this game?" in (await answer.settled()).text
