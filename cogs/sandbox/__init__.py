"""No token: the same bot on a Discord that runs on this machine, behind a page in the browser.

It chooses the file and the world's people and ends in good order. All that it needs of simcord is
in `world`, which is imported only here: a server's install has no simcord.
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
from cogs.app.settings import BadSetting, Settings

#: Who can be looked through; the first is whoever opens the page.
PEOPLE = ("Robin", "Ada", "Bela", "Cleo", "Dara")

#: name, topic
CHANNELS = (
    ("hedgerow", "Type /play and choose a game"),
    ("orchard", "Room for a second table"),
    ("meadow", "And for a third"),
)

Build = Callable[[Settings], Awaitable[Hedgerow]]


async def serve(build: Build, settings: Settings) -> None:
    """Run the bot on a simulated Discord, say where, and return at Ctrl-C or SIGTERM.

    Raises `BadSetting` where simcord is not installed or the address or port cannot be used.
    """
    if find_spec("simcord") is None:
        raise BadSetting(
            "There is no token and no sandbox: put DISCORD_TOKEN into .env, or run "
            "`uv run bot.py` with the sandbox group."
        )
    ended = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C cancels this task instead
            asyncio.get_running_loop().add_signal_handler(sign, ended.set)
    if settings.database is not None:
        await _serve_on(build, settings, settings.database, ended)
        return
    with TemporaryDirectory(prefix="hedgerow-", ignore_cleanup_errors=True) as folder:
        await _serve_on(build, settings, Path(folder) / "tables.db", ended)


async def _serve_on(build: Build, settings: Settings, database: Path, ended: asyncio.Event) -> None:
    # The import tries out a client without intents, which discord.py warns of.
    logging.disable(logging.WARNING)
    from cogs.sandbox.guild import Guild
    from cogs.sandbox.server import serving

    logging.disable(logging.NOTSET)
    if settings.log_level.casefold() != "debug":
        logging.getLogger("discord").setLevel(logging.WARNING)
    built = partial(build, replace(settings, database=database))
    guild = Guild(await built(), built, PEOPLE, CHANNELS)
    try:
        await guild.start()
        async with serving(guild, database, settings.host, settings.port) as address:
            kept = "" if settings.database else "; they are gone when you stop it with Ctrl-C"
            print(f"Hedgerow runs on a simulated Discord on this machine: {address}")
            print(
                f"Open it, type /play and choose a game: you are {PEOPLE[0]}. "
                f"The tables are kept in {database}{kept}.",
                flush=True,
            )
            await ended.wait()
    finally:
        await guild.close()
