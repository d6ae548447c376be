"""The loopback Discord as a fixture; a test that leaves complaints behind fails."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from .discord_server import DiscordServer


@pytest_asyncio.fixture
async def discord_server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer() as server:
        yield server
    assert server.complaints() == []
