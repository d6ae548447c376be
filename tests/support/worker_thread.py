"""The house's moves in a thread of this process, for tests that need no worker process."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from engine.api.game import AnyGame
from engine.api.legal_actions import Move
from engine.house import player
from engine.house.search import Decision
from tests.support.stand_in import StandIn


class WorkerThread(StandIn):
    """Chooses moves as `engine.house.executor.WorkerProcess` does, in one thread."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="house")

    async def choose_move(self, game: AnyGame, decision: Decision[Any]) -> Move | None:
        """Return what `player.choose_move` returns."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, player.choose_move, game, decision)

    async def close(self) -> None:
        """Start no further computation."""
        self._pool.shutdown(wait=False, cancel_futures=True)
