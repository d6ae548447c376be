"""The real bot in its own process, connected to the loopback Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import cache
from pathlib import Path

import discord

from cogs.app.emojis import IconEmojis
from engine.api.drawing.signs import ICONS
from engine.catalogue import catalogue

from .discord_server import DiscordServer

ROOT = Path(__file__).parents[2]
BOT = ROOT / "bot.py"


class BotProgram:
    """`bot.py`, or another program, in a process. Its output is in `log`.

    Use as an asynchronous context. `variables` are set in its environment besides.
    """

    def __init__(
        self, server: DiscordServer, directory: Path, program: Path = BOT, **variables: str
    ) -> None:
        # As if an earlier start had uploaded them: painting all takes a second.
        server.world.emojis = icon_names()
        self._server = server
        self._directory = directory
        self._program = program
        self._variables = variables
        self._runs = 0
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> BotProgram:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def process(self) -> asyncio.subprocess.Process:
        """Return the running process."""
        assert self._process is not None
        return self._process

    @property
    def log(self) -> str:
        """Return what the present run has written so far."""
        return self._log_file.read_text(encoding="utf-8") if self._log_file.exists() else ""

    async def start(self, seconds: float = 60) -> None:
        """Start it and wait until it is connected and has registered its commands.

        Raise `AssertionError` with its last words if it ends instead.
        """
        self._runs += 1
        identified = self._server.gateway.identified
        environment = {
            **os.environ,
            **self._server.environment,
            "HEDGEROW_DB": str(self._directory / "hedgerow.db"),
            **self._variables,
        }
        with self._log_file.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                str(self._program),
                env=environment,
                cwd=self._directory,
                stdout=log,
                stderr=log,
            )
        process = self._process
        self._server.world.clock.watch(process.pid)

        def there() -> bool:
            assert process.returncode is None, f"the bot ended:\n{self.log[-2000:]}"
            return self._server.gateway.identified > identified

        await self._server.until(there, seconds, "the bot to identify")
        await self._server.ready(seconds)

    async def stop(self, seconds: float | None = None) -> int:
        """Interrupt it and return its exit code; kill it after so many seconds of `FairClock`.

        Where several share the servers it waits until another one has connected in its place.
        """
        process = self._process
        assert process is not None
        if seconds is None:
            seconds = 40 if self._has_company else 10
        if process.returncode is None:
            process.send_signal(signal.SIGINT)
        try:
            await self._server.until(
                lambda: process.returncode is not None, seconds, "the bot to end"
            )
        except AssertionError as error:
            await self.kill()
            raise AssertionError(f"{error}:\n{self.log[-2000:]}") from None
        assert process.returncode is not None
        return process.returncode

    async def kill(self) -> None:
        """Kill it, as `kill -9` does."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
        if not self._has_company:
            await self._server.until(
                lambda: not self._server.gateway.connected, 20, "the dead connection to be noticed"
            )

    @property
    def _has_company(self) -> bool:
        return int(self._variables.get("HEDGEROW_PROCESSES", "1")) > 1

    @property
    def _log_file(self) -> Path:
        return self._directory / f"bot-{self._runs}.log"


@cache
def icon_names() -> tuple[str, ...]:
    """Return the names of the application emojis that the bot uploads."""
    icons = [ICONS, *(game.icons for game in catalogue(ROOT / "seeds").values())]
    return IconEmojis(discord.Client(intents=discord.Intents.none()), icons).names
