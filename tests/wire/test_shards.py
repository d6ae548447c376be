"""Two shards: each server's events come over its own, and repairs wait for no other server."""

from __future__ import annotations

from pathlib import Path

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .players import Party
from .world import Guild


def two_guilds(server: DiscordServer) -> tuple[Guild, Guild]:
    """Make two servers whose events come over different shards."""
    first = server.guild("Even")
    while True:
        second = server.guild("Odd")
        if (first.id >> 22) % 2 != (second.id >> 22) % 2:
            return first, second


def party_of(server: DiscordServer, guild: Guild, *names: str) -> Party:
    people = [server.person(name, guilds=[guild]) for name in names]
    return Party(server, server.channel(guild), people)


async def test_tables_of_two_shards_are_played_and_repaired(
    discord_server: DiscordServer, tmp_path: Path
) -> None:
    discord_server.rest.shards = 2
    guilds = two_guilds(discord_server)
    parties = [
        party_of(discord_server, guilds[0], "Ada", "Ben", "Cleo"),
        party_of(discord_server, guilds[1], "Dan", "Eve", "Fay"),
    ]
    async with BotProgram(discord_server, tmp_path) as program:
        gateway = discord_server.gateway
        await discord_server.until(lambda: gateway.identified == 2, 30, "both shards")
        assert {each.shard for each in gateway.sessions.values()} == {(0, 2), (1, 2)}
        for party in parties:
            await party.sit_down("race")
            await party.play(moves=4)
        await program.kill()
        versions = [len(party.table.versions) for party in parties]
        # Discord never brings the first server: the other one is repaired all the same.
        discord_server.outage(guilds[0])
        await program.start()
        await discord_server.until(
            lambda: len(parties[1].table.versions) > versions[1], 30, "the repair"
        )
        await parties[1].play(moves=4)
        discord_server.recover(guilds[0])
        await parties[0].play(moves=4)
        assert "Traceback" not in program.log
        assert [str(each) for each in discord_server.refused()] == []
