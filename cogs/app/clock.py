"""The time as discord.py tells it, so that a simulated Discord can set it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from discord.utils import utcnow


class DiscordClock:
    """Implements `engine.service.ports.Clock`."""

    def __init__(self, ahead_ms: Callable[[], int] = lambda: 0) -> None:
        """`ahead_ms`: by how much the time that processes share is ahead of this machine's."""
        self._ahead_ms = ahead_ms

    def now_ms(self) -> int:
        """Return the time as Unix milliseconds."""
        return int(utcnow().timestamp() * 1000) + self._ahead_ms()

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds."""
        await asyncio.sleep(seconds)
