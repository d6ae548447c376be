"""That one process alone acts for a server's tables, where several share the servers."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol


class Ownership(Protocol):
    """Whether this process acts for its servers, and how it starts and stops to do so."""

    @property
    def is_held(self) -> bool:
        """True while this process acts for its servers: deadlines, the house, messages."""

    @property
    def ahead_ms(self) -> int:
        """By how much the time that all processes share is ahead of this machine's."""

    async def take_over(self) -> None:
        """Say that this process is connected to Discord; return once it acts for its servers."""

    async def hand_over(self) -> bool:
        """Let another process take over. Return True once it is connected, False without any."""

    async def ended(self) -> bool:
        """Wait until this process is to stop acting for its servers.

        Return True if the process that takes over waits for it, False if it did not.
        """

    async def vacancy(self, taken: Collection[int]) -> int:
        """Wait for a process that is gone, or leaves, and return its number; not one in `taken`."""

    async def confirm(self) -> bool:
        """Return False if another process has taken over, however long this one stood still."""

    async def take(self, event: int) -> bool:
        """Return True if this process is to answer something from Discord, by its id.

        That may take seconds; False also if it could not be found out.
        """


class SoleOwnership:
    """Implements `Ownership` where there is one process."""

    is_held = True
    ahead_ms = 0

    async def take_over(self) -> None:
        """Return at once."""

    async def hand_over(self) -> bool:
        """Return False: there is no other process."""
        return False

    async def ended(self) -> bool:
        """Wait for ever."""
        return bool(await asyncio.get_running_loop().create_future())

    async def vacancy(self, taken: Collection[int]) -> int:
        """Wait for ever."""
        return int(await asyncio.get_running_loop().create_future())

    async def confirm(self) -> bool:
        """Return True."""
        return True

    async def take(self, event: int) -> bool:
        """Return True."""
        return True
