"""The sandbox: without a token, the same bot runs on a simulated Discord in the browser.

Everything that needs simcord is in `world`, which is imported only from here, because an
installation on a server does not have simcord.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from cogs.app.client import Hedgerow
from cogs.app.settings import BadSetting, Secret, Settings

#: Members of the simulated server. The page opens as the first one.
PEOPLE = ("Robin", "Ada", "Bela", "Cleo", "Dara")

#: Channels of it; the topic of each is a text of the page.
CHANNELS = ("hedgerow", "orchard", "meadow")

Build = Callable[[Settings], Awaitable[Hedgerow]]


async def serve(build: Build, settings: Settings) -> None:
    """Run the bot on a simulated Discord and print its address; return at Ctrl-C or SIGTERM.

    Raise `BadSetting` if simcord is not installed, or if the address or port cannot be used.
    """
    if find_spec("simcord") is None:
        raise BadSetting(
            "There is no token and no sandbox: put DISCORD_TOKEN into .env, or run "
            "`uv run bot.py` with the sandbox group."
        )
    stop = asyncio.Event()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C cancels this task instead
            asyncio.get_running_loop().add_signal_handler(signal_number, stop.set)
    if settings.database is not None:
        await _serve_on(build, settings, settings.database, stop)
        return
    with TemporaryDirectory(prefix="hedgerow-", ignore_cleanup_errors=True) as folder:
        await _serve_on(build, settings, Secret(Path(folder) / "tables.db"), stop)


async def _serve_on(
    build: Build, settings: Settings, database: Secret, stop: asyncio.Event
) -> None:
    # Importing simcord builds a client without intents, and discord.py warns about that.
    logging.disable(logging.WARNING)
    from cogs.sandbox.guild import Guild
    from cogs.sandbox.server import serving

    logging.disable(logging.NOTSET)
    if settings.log_level.casefold() != "debug":
        logging.getLogger("discord").setLevel(logging.WARNING)
    build_client = partial(build, replace(settings, database=database))
    client = await build_client()
    guild = Guild(client, build_client, PEOPLE, CHANNELS)
    try:
        await guild.start()
        async with serving(guild, client.archive.place, settings.host, settings.port) as address:
            lifetime = "" if settings.database else "; they are gone when you stop it with Ctrl-C"
            print(f"Hedgerow runs on a simulated Discord on this machine: {address}")
            print(
                f"Open it, type /play and choose a game: you are {PEOPLE[0]}. "
                f"The tables are kept in {client.archive.place}{lifetime}.",
                flush=True,
            )
            await stop.wait()
    finally:
        await guild.close()
