"""Servers remove the bot and invite it again; what is stored of them is deleted in time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.service.retention import DEPARTED_DAYS

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .players import Party
from .world import Channel, Guild, Permission

DAY_MS = 24 * 3600 * 1000


@pytest.fixture
def left(discord_server: DiscordServer) -> Guild:
    return discord_server.guild("Elsewhere")


@pytest.fixture
def elsewhere(discord_server: DiscordServer, left: Guild) -> Channel:
    return discord_server.channel(left)


async def _departed(server: DiscordServer, path: Path, expected: set[int]) -> None:
    """Wait until these are the servers that are noted as left."""

    def noted() -> bool:
        return {guild for (guild,) in _query(path, "SELECT guild FROM departures")} == expected

    await server.until(noted, 20, f"the departures {expected}")


def _query(path: Path, statement: str, *parameters: int) -> list[tuple[int, ...]]:
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement, parameters).fetchall()


def _unfinished(path: Path) -> set[int]:
    """Return the servers of the unfinished tables."""
    rows = _query(path, "SELECT guild FROM tables WHERE stage IN ('lobby', 'play')")
    return {guild for (guild,) in rows}


def _age_departures(path: Path) -> None:
    _query(path, "UPDATE departures SET left_ms = left_ms - ?", (DEPARTED_DAYS + 1) * DAY_MS)


async def test_a_server_that_removed_the_bot_is_deleted_in_time_unless_it_invites_it_again(
    discord_server: DiscordServer,
    guild: Guild,
    left: Guild,
    elsewhere: Channel,
    party: Party,
    tmp_path: Path,
) -> None:
    path = tmp_path / "hedgerow.db"
    host, *_ = party.people
    async with BotProgram(discord_server, tmp_path) as program:
        await party.sit_down("race")
        await host.command(elsewhere, "play", game="safaru")
        host.user.permissions |= Permission.MANAGE_GUILD
        panel = await (await host.command(elsewhere, "settings")).settled()
        await host.click(panel, "Games and ratings")
        await host.pick(panel, "o:0:settings:boards", "on")

        # Removed while it runs, and killed at once. An outage of a server is no departure.
        discord_server.remove_bot(left)
        await _departed(discord_server, path, {left.id})
        await program.kill()
        await program.start()
        discord_server.outage(guild)
        discord_server.recover(left)
        await _departed(discord_server, path, set())
        discord_server.recover(guild)

        # Removed while it does not run.
        await program.kill()
        left.bot_gone = True
        await program.start()
        await _departed(discord_server, path, {left.id})

        # Invited again while it does not run: nothing is deleted, however long ago it was removed.
        await program.stop()
        _age_departures(path)
        left.bot_gone = False
        await program.start()
        await _departed(discord_server, path, set())
        assert _unfinished(path) == {left.id, guild.id}

        # Removed for good.
        discord_server.remove_bot(left)
        await _departed(discord_server, path, {left.id})
        await program.stop()
        _age_departures(path)
        await program.start()
        await _departed(discord_server, path, set())
        assert _unfinished(path) == {guild.id}
        assert not _query(path, "SELECT id FROM tables WHERE guild = ?", left.id)
        assert not _query(path, "SELECT guild FROM server_settings")
        await party.play(moves=2)
        assert "Traceback" not in program.log
