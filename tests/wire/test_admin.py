"""/admin on the real bot: who may use it, in a server and by DM, and what it does."""

from __future__ import annotations

import re
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from cogs import VERSION

from .bot_program import ROOT, BotProgram
from .discord_server import DiscordServer
from .people import Person
from .players import Party
from .world import Channel, Guild, Message


@pytest.fixture
def team(discord_server: DiscordServer, guild: Guild) -> dict[str, Person]:
    """Return the people of the application's team by their roles; `owner` owns the team."""
    people = {
        role: discord_server.person(role.title(), locale=locale)
        for role, locale in (
            ("owner", "en-US"),
            ("admin", "de"),
            ("developer", "pl"),
            ("read_only", "en-US"),
        )
    }
    # The interface has no role for owners; here it is their id alone that counts.
    roles = {role: "read_only" if role == "owner" else role for role in people}
    discord_server.world.team = {people[role].user: roles[role] for role in people}
    return people


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == VERSION


async def test_the_team_sees_the_status_by_dm_and_in_a_server_and_nobody_else_does(
    discord_server: DiscordServer, team: dict[str, Person], party: Party, hedgerow: BotProgram
) -> None:
    title = {"owner": "Unfinished tables: 1", "admin": "Offene Tische: 1"}
    title["developer"] = "Nieskończone stoły: 1"
    await party.sit_down("race")
    for role, words in title.items():
        for channel in (team[role].dm, party.channel):
            shown = (await team[role].command(channel, "admin status")).message
            assert shown.ephemeral
            assert words in shown.text
            assert f"## Hedgerow {VERSION}" in shown.text
            assert "hedgerow.db (schema" in shown.text.replace("\\", "")
            assert f"client_id={discord_server.world.bot.id}" in shown.text
    for person in (team["read_only"], party.people[0]):
        for command, options in (
            ("status", {}),
            ("tables", {}),
            ("close", {"table": 1}),
            ("restart", {"minutes": 1}),
        ):
            refused = (await person.command(person.dm, f"admin {command}", **options)).message
            assert refused.ephemeral
            assert "Only the person who runs this bot" in refused.text
            assert not refused.controls


async def test_tables_are_listed_in_pages_and_closed_by_their_number(
    discord_server: DiscordServer,
    guild: Guild,
    team: dict[str, Person],
    party: Party,
    hedgerow: BotProgram,
) -> None:
    boss = team["owner"]
    channels = [discord_server.channel(guild, f"table-{at}") for at in range(12)]
    hosts = [discord_server.person(f"Host {at}") for at in range(2)]
    for at, channel in enumerate(channels):
        await hosts[at % 2].command(channel, "play", game="race")
    page = (await boss.command(boss.dm, "admin tables")).message
    assert "Unfinished tables: 12" in page.text
    assert _numbers(page) == [*range(12, 2, -1)]
    assert f"<#{channels[11].id}>" in page.text
    await boss.click(page, "Older tables")
    assert _numbers(page) == [2, 1]
    await boss.click(page, "Newer tables")
    assert _numbers(page) == [*range(12, 2, -1)]
    asked = (await boss.command(boss.dm, "admin close", table=7)).message
    assert _numbers(asked) == [7]
    stranger = await party.people[0].command(party.people[0].dm, "games")
    forged = await party.people[0].forge(stranger.message, asked.controls[0].custom_id)
    assert "Only the person who runs this bot" in forged.text
    await boss.click(asked, "Confirm")
    await discord_server.until(
        lambda: "moderator has ended" in _table(channels[6]).text, 20, "the table to be closed"
    )
    again = (await boss.command(boss.dm, "admin close", table=7)).message
    assert "This game is over" in again.text
    missing = (await boss.command(boss.dm, "admin close", table=2**40)).message
    assert "That table no longer exists" in missing.text
    assert "Traceback" not in hedgerow.log


async def test_a_frozen_table_is_listed_and_closed(
    discord_server: DiscordServer,
    team: dict[str, Person],
    party: Party,
    hedgerow: BotProgram,
    tmp_path: Path,
) -> None:
    boss = team["owner"]
    await party.sit_down("race")
    await hedgerow.stop()
    with closing(sqlite3.connect(tmp_path / "hedgerow.db")) as file, file:
        file.execute("UPDATE tables SET game = 'whist'")
    await hedgerow.start()
    page = (await boss.command(boss.dm, "admin tables")).message
    assert "**1** whist · frozen" in page.text
    asked = (await boss.command(boss.dm, "admin close", table=1)).message
    await boss.click(asked, "Confirm")
    await discord_server.until(
        lambda: "was closed without a result" in _table(party.channel).text, 20, "the end"
    )


async def test_a_restart_is_announced_at_the_tables_in_play_and_taken_back(
    discord_server: DiscordServer, team: dict[str, Person], party: Party, hedgerow: BotProgram
) -> None:
    boss = team["owner"]
    await party.sit_down("race")
    await discord_server.until(lambda: party.panel(party.people[0]), 20, "the hands")
    told = await boss.command(boss.dm, "admin restart", minutes=3)
    assert "Tables that say so: 1" in told.text
    soon = "restart for about a minute"
    await discord_server.until(lambda: soon in party.table.text, 20, "the announcement")
    assert re.search(rf"{soon}[^<]*<t:\d+:R>", party.table.text)
    await party.play(moves=2)
    assert soon in party.table.text
    taken_back = await boss.command(boss.dm, "admin restart", minutes=0)
    assert "no longer announced" in taken_back.text
    await discord_server.until(lambda: soon not in party.table.text, 20, "its end")


async def test_a_server_with_the_commands_alone_is_told_so(
    discord_server: DiscordServer, party: Party, hedgerow: BotProgram
) -> None:
    other = discord_server.guild("Commands only")
    ada = discord_server.person("Ada", guilds=[other])
    channel = discord_server.channel(other)
    discord_server.remove_bot(other)
    await discord_server.until(lambda: "ready: " in hedgerow.log, 20, "the list of servers")
    reply = await ada.command(channel, "play", game="race")
    assert "not on this server" in reply.text
    assert "The table is open" not in reply.text


def _numbers(page: Message) -> list[int]:
    return [int(each) for each in re.findall(r"^\*\*(\d+)\*\*", page.text, re.MULTILINE)]


def _table(channel: Channel) -> Message:
    return next(each for each in channel.messages.values() if not each.ephemeral)
