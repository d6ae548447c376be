"""The loopback Discord as a fixture; a test fails if the server has complaints at its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest_asyncio

from .bot_program import BotProgram, icon_names
from .discord_server import DiscordServer
from .minimal_bot import Minimal, running
from .people import Person
from .players import Party
from .raw_requests import Raw
from .world import Channel, Guild


@pytest_asyncio.fixture
async def discord_server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer() as server:
        # As if an earlier start had uploaded them: painting all takes a second.
        server.world.emojis = icon_names()
        yield server
    assert server.complaints() == []


@pytest_asyncio.fixture
async def guild(discord_server: DiscordServer) -> Guild:
    return discord_server.guild("The Hedge")


@pytest_asyncio.fixture
async def channel(discord_server: DiscordServer, guild: Guild) -> Channel:
    return discord_server.channel(guild)


@pytest_asyncio.fixture
async def ada(discord_server: DiscordServer, guild: Guild) -> Person:
    return discord_server.person("Ada")


@pytest_asyncio.fixture
async def bot(discord_server: DiscordServer, channel: Channel) -> AsyncIterator[Minimal]:
    async with running(discord_server, Minimal()) as client:
        yield client


@pytest_asyncio.fixture
async def party(discord_server: DiscordServer, channel: Channel) -> Party:
    people = [discord_server.person(name) for name in ("Ada", "Ben", "Cleo")]
    return Party(discord_server, channel, people)


@pytest_asyncio.fixture
async def hedgerow(
    discord_server: DiscordServer, party: Party, tmp_path: Path
) -> AsyncIterator[BotProgram]:
    """Start the real bot after the people of `party` exist."""
    async with BotProgram(discord_server, tmp_path) as program:
        yield program


@pytest_asyncio.fixture
async def raw(discord_server: DiscordServer) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(session, discord_server)
