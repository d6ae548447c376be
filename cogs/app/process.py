"""What one process runs: the bot for its own servers, and for those of a process that is gone.

Where several processes share the servers (decision 18), each watches the others. The bot of a
process that died, hangs or is about to end is run here as a guest, a second client beside the own
one, until its own process is back.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any, Protocol

from msgspec.structs import replace

from cogs.app.client import Hedgerow
from cogs.app.metrics import serve_metrics
from cogs.app.settings import Settings

log = logging.getLogger("hedgerow.client")


class Build(Protocol):
    """Builds the bot: waits, if necessary, until no other process acts for its servers."""

    def __call__(self, settings: Settings, *, is_guest: bool = False) -> Awaitable[Hedgerow]:
        """Return the bot. Raise what bot.py answers with a sentence."""


def stop_event() -> asyncio.Event:
    """Return an event that is set at Ctrl-C or SIGTERM."""
    stop = asyncio.Event()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C cancels the task instead
            asyncio.get_running_loop().add_signal_handler(signal_number, stop.set)
    return stop


async def run_process(build: Build, settings: Settings, on_built: Callable[[], object]) -> None:
    """Run until Ctrl-C or SIGTERM. Raise what building and serving raise.

    `on_built` is called when the first bot is built.
    """
    process = _Process(build, settings, on_built)
    try:
        await process.run_own()
    finally:
        await process.end_guests()


class _Process:
    def __init__(self, build: Build, settings: Settings, on_built: Callable[[], object]) -> None:
        self._build, self._settings, self._on_built = build, settings, on_built
        self._stop = stop_event()
        self._guests: dict[int, asyncio.Task[None]] = {}

    async def run_own(self) -> None:
        """Run the bot for this process's servers; again, where another one has taken over."""
        while not self._stop.is_set():
            client = await self._unless_stopped(self._build(self._settings))
            if client is None:
                return
            self._on_built()
            watching = asyncio.create_task(self._watch(client), name="other processes")
            try:
                await serve_client(client, self._settings, self._stop)
            finally:
                watching.cancel()
                await asyncio.wait([watching])

    async def end_guests(self) -> None:
        """End the bots of other processes; return when they have ended."""
        self._stop.set()
        await asyncio.gather(*self._guests.values())

    async def _watch(self, client: Hedgerow) -> None:
        """Run the bots of processes that are gone, as long as this one has its own."""
        while True:
            number = await client.archive.ownership.vacancy(self._guests)
            self._guests[number] = asyncio.create_task(
                self._run_guest(number), name=f"process {number}"
            )

    async def _run_guest(self, number: int) -> None:
        settings = replace(self._settings, process=number, metrics=None, backups=None)
        try:
            client = await self._unless_stopped(self._build(settings, is_guest=True))
            if client is not None:
                log.warning("process %d is gone, or leaves: its servers are served here", number)
                await serve_client(client, settings, self._stop)
                log.info("process %d: its servers are no longer served here", number)
        except Exception as error:  # another process may have been quicker; it is tried again
            log.info("process %d could not be taken over: %s", number, type(error).__name__)
        finally:
            del self._guests[number]

    async def _unless_stopped(self, building: Awaitable[Hedgerow]) -> Hedgerow | None:
        """Return the bot once it is built, `None` if this process is to end before."""
        task, stopping = asyncio.ensure_future(building), asyncio.create_task(self._stop.wait())
        try:
            await asyncio.wait((task, stopping), return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
            if not task.done():
                task.cancel()
                await asyncio.wait([task])
        return None if task.cancelled() else task.result()


async def serve_client(client: Hedgerow, settings: Settings, stop: asyncio.Event) -> None:
    """Run a bot until `stop` is set or another process has its servers, then close it.

    Serve its figures meanwhile, if the settings say where. Raise `discord.LoginFailure`, and
    `BadSetting` for an address that cannot be used.
    """
    assert settings.token is not None
    ownership = client.archive.ownership
    async with client, AsyncExitStack() as stack:
        if settings.metrics_address is not None:
            address = await stack.enter_async_context(
                serve_metrics(client, settings.metrics_address)
            )
            log.info("figures for Prometheus at %s/metrics", address)
        # This ends by closing, not by a cancellation alone: asyncio.wait_for, with which
        # discord.py connects, may swallow one on Python 3.11.
        running = asyncio.create_task(client.start(settings.token))
        stopping = asyncio.create_task(stop.wait())
        ended = asyncio.create_task(ownership.ended())
        taking = asyncio.create_task(_take_over(client))
        others = (stopping, ended, taking)
        await _first_of(running, stopping, ended, taking)
        if taking.done():
            taking.result()
            await _first_of(running, stopping, ended)
        if running.done():
            running.result()
        if stopping.done() and ownership.is_held:
            await client.drain(is_followed=await ownership.hand_over())
        elif ended.done() and ended.result():
            await client.drain(is_followed=True)
        for task in (*others, running):
            task.cancel()
        await asyncio.wait(others)


async def _first_of(*tasks: asyncio.Task[Any]) -> None:
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)


async def _take_over(client: Hedgerow) -> None:
    """Take over, once it is connected, from the process that still acts for its servers."""
    if client.archive.ownership.is_held:
        return
    await client.wait_for("ready")
    await client.archive.ownership.take_over()
    await client.begin_serving()
