"""The time as discord.py tells it, so that a simulated Discord can set it."""

from __future__ import annotations

import asyncio

from discord.utils import utcnow


class DiscordClock:
    """Implements `engine.service.ports.Clock`."""

    def now_ms(self) -> int:
        """Return the time as Unix milliseconds."""
        return int(utcnow().timestamp() * 1000)

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds."""
        await asyncio.sleep(seconds)
