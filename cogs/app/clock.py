"""The clock on the wall, as discord.py tells it; on a simulated Discord it follows that one."""

from __future__ import annotations

import asyncio

from discord.utils import utcnow


class DiscordClock:
    """Implements `engine.service.ports.Clock`."""

    def now_ms(self) -> int:
        """Give the time as Unix milliseconds."""
        return int(utcnow().timestamp() * 1000)

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        await asyncio.sleep(seconds)
