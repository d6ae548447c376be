"""The process in which the house computes its moves, and its restart when it fails.

The computation holds the interpreter lock: a thread would delay every click.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from engine.api.action import LazyOptions, Option
from engine.api.game import AnyGame
from engine.api.legal_actions import Move
from engine.house import player
from engine.house.search import Decision
from engine.house.worker import HouseReply

log = logging.getLogger("hedgerow.house")

#: A worker that has not answered after so long is stuck: it is killed and replaced.
REPLY_TIMEOUT_SECONDS = 30.0

#: The environment variables that the worker's Python needs. No other one is passed on, least of
#: all the bot's token.
_ENVIRONMENT = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH", "PYTHONPATH", "PYTHONHOME")

_ROOT = Path(__file__).parents[2]


class HouseFailed(Exception):
    """The worker could not choose a move because the game's code raised an error."""


class WorkerProcess:
    """Chooses the house's moves in one separate process, started for its first request.

    Requests are answered one at a time, in order. A worker that dies or is stuck is replaced and
    asked once more; if that fails too, the house plays `player.fallback_move`.
    """

    def __init__(self, seeds: Path, command: Sequence[str] = ()) -> None:
        """Start nothing yet. `command` runs another worker than engine/house/worker.py."""
        worker = (sys.executable, "-m", "engine.house.worker", str(seeds.resolve()))
        self._command = command or worker
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the worker's process, if one is running."""
        return None if self._process is None else self._process.pid

    async def choose_move(self, game: AnyGame, decision: Decision[Any]) -> Move | None:
        """Return what `player.choose_move` returns, without blocking the event loop.

        Raise `HouseFailed`; `CancelledError` if this is closed meanwhile.
        """
        line = encode_request(game, decision)
        async with self._lock:
            for _ in range(2):
                reply = await self._send(line)
                if reply is not None:
                    break
        if reply is None:
            log.error("the house worker does not answer: the house plays its fallback move")
            return player.fallback_move(game, decision)
        if reply.error:
            raise HouseFailed(reply.error)
        return reply.move

    async def close(self) -> None:
        """Kill the worker, even in the middle of a computation."""
        self._closed = True
        await self._kill()

    async def _send(self, line: bytes) -> HouseReply | None:
        """Return the worker's reply, or `None` if it died or was stuck. Start one if needed."""
        if self._closed:
            raise asyncio.CancelledError
        try:
            async with asyncio.timeout(REPLY_TIMEOUT_SECONDS):
                process = self._process = self._process or await self._start()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(line)
                await process.stdin.drain()
                return msgspec.json.decode(await process.stdout.readline(), type=HouseReply)
        except (OSError, TimeoutError, msgspec.DecodeError) as error:
            if self._closed:
                raise asyncio.CancelledError from error
            log.warning("the house worker is replaced: %s", type(error).__name__)
            await self._kill()
            return None
        except asyncio.CancelledError:
            # A late reply would be read as the reply to the next request.
            await self._kill()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=_ROOT,
            env={name: os.environ[name] for name in _ENVIRONMENT if name in os.environ},
            # A session of its own: Ctrl-C in the terminal reaches the bot only.
            start_new_session=True,
        )

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def encode_request(game: AnyGame, decision: Decision[Any]) -> bytes:
    """Return the line that asks a worker for a decision."""
    return msgspec.json.encode((game.info.slug, decision), enc_hook=_listed) + b"\n"


def _listed(options: object) -> tuple[Option, ...]:
    """Return lazy options as a tuple, which msgspec can encode."""
    if not isinstance(options, LazyOptions):
        raise NotImplementedError(f"{type(options).__name__} cannot be sent to the house")
    return tuple(options)
