"""Where the house thinks: in a thread of this process, or apart in a process of its own.

Thinking is work for the interpreter, so a thread of it makes every click wait; a process does not.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from engine.api.action import Offer
from engine.api.game import AnyGame
from engine.api.legal_actions import Move
from engine.api.rng import Rng
from engine.house import player
from engine.house.strength import HouseSkill
from engine.house.worker import HouseReply, HouseRequest
from engine.service.ports import HouseFailed
from engine.table.codec import encode_state

log = logging.getLogger("hedgerow.thinking")

#: No thought takes so long; a mind that does is stuck and is replaced.
THOUGHT_SECONDS = 30.0

#: What a Python needs of its surroundings. Nothing else gets there, a token least of all.
_NEEDED = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH", "PYTHONPATH", "PYTHONHOME")

_ROOT = Path(__file__).parents[2]


class WorkerThread:
    """The house thinks in a thread of this process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="house")

    async def choose_move(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        offers: tuple[Offer, ...],
        rng: Rng,
        seats: int,
        skill: HouseSkill,
    ) -> Move | None:
        """Choose a move as `house.choose` does."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, player.choose_move, game, state, seat, offers, rng, seats, skill
        )

    async def close(self) -> None:
        """Begin no further thought."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class WorkerProcess:
    """The house thinks in one process of its own, which is begun with its first move.

    One question at a time, in the order they come. A mind that dies or is stuck is replaced and
    asked again; where that fails too the house plays by the plain rule.
    """

    def __init__(self, seeds: Path, command: Sequence[str] = ()) -> None:
        """Begin nothing yet. `command` runs another mind than engine/house/worker.py."""
        self._command = command or (
            sys.executable,
            "-m",
            "engine.house.worker",
            str(seeds.resolve()),
        )
        self._turn = asyncio.Lock()
        self._mind: asyncio.subprocess.Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Give the number of the mind's process, where there is one."""
        return None if self._mind is None else self._mind.pid

    async def choose_move(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        offers: tuple[Offer, ...],
        rng: Rng,
        seats: int,
        skill: HouseSkill,
    ) -> Move | None:
        """Choose a move as `house.choose` does."""
        named = tuple((offer.verb, offer.ask) for offer in offers)
        sealed = msgspec.Raw(encode_state(state))
        question = HouseRequest(game.info.slug, seats, seat, named, sealed, rng, skill)
        line = msgspec.json.encode(question) + b"\n"
        async with self._turn:
            for _ in range(2):
                answer = await self._answer(line)
                if answer is not None:
                    break
        if answer is None:
            log.error("the house cannot think: it plays by the plain rule")
            return player.fallback_move(game, state, seat, offers)
        if answer.failed:
            raise HouseFailed(answer.failed)
        return answer.move

    async def close(self) -> None:
        """End the mind, in the midst of a thought too."""
        self._closed = True
        await self._end()

    async def _answer(self, line: bytes) -> HouseReply | None:
        """Ask the mind, a new one where there is none; `None` where it died or was stuck."""
        if self._closed:
            raise asyncio.CancelledError
        try:
            async with asyncio.timeout(THOUGHT_SECONDS):
                mind = self._mind = self._mind or await self._begun()
                assert mind.stdin is not None
                assert mind.stdout is not None
                mind.stdin.write(line)
                await mind.stdin.drain()
                return msgspec.json.decode(await mind.stdout.readline(), type=HouseReply)
        except (OSError, TimeoutError, msgspec.DecodeError) as error:
            if self._closed:
                raise asyncio.CancelledError from error
            log.warning("the house's mind is replaced: %s", type(error).__name__)
            await self._end()
            return None
        except asyncio.CancelledError:
            # What it answers now would be taken for the answer to the next question.
            await self._end()
            raise

    async def _begun(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=_ROOT,
            env={name: os.environ[name] for name in _NEEDED if name in os.environ},
            # Of its own: Ctrl-C in the terminal is for the bot alone.
            start_new_session=True,
        )

    async def _end(self) -> None:
        mind, self._mind = self._mind, None
        if mind is not None:
            with suppress(ProcessLookupError):
                mind.kill()
            await mind.wait()
