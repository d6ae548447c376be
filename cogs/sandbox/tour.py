"""One button for a visitor alone: a table with the house in the free seats, already begun.

Everything is done as the member would do it: the command, then the lobby's own buttons.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from cogs.app.client import Hedgerow
from cogs.controls.custom_id import read_step
from cogs.sandbox.guild import Failed, Guild
from cogs.sandbox.world import News
from engine.api.refusals import Unavailable
from engine.table.model import Stage

#: The table's message follows its opening by an edit or two.
TABLE_SECONDS = 10.0


async def open_and_start(guild: Guild, member: int, channel: int, game: str) -> None:
    """Open a table of a game in a channel, let the house fill it, and start.

    Raises `Failed` where another table stands there, or this one does not come.
    """
    client = guild.client
    if channel not in guild.channels or client is None:
        raise Failed("Tables stand in the channels of the server, while Hedgerow runs.")
    table = await _lobby(client, member, channel, game)
    if table is None:
        await guild.command(member, channel, "play", {"game": game})
        table = await _lobby(client, member, channel, game)
    if table is None:
        raise Failed(f"There is no game called “{game}”.")
    heard: asyncio.Queue[News] = asyncio.Queue()
    guild.listen(heard.put_nowait)
    try:
        async with asyncio.timeout(TABLE_SECONDS):
            message, steps = await _lobby_message(guild, heard, member, channel, table)
            if "start" not in steps:
                await guild.press(member, channel, message, steps["house"])
                while "start" not in steps:
                    await heard.get()
                    message, steps = await _lobby_message(guild, heard, member, channel, table)
            await guild.press(member, channel, message, steps["start"])
    except TimeoutError as error:
        raise Failed("The table does not come; press its buttons yourself.") from error
    finally:
        guild.deaf(heard.put_nowait)


async def _lobby(client: Hedgerow, member: int, channel: int, game: str) -> int | None:
    """Give the member's own lobby of the game in a channel, `None` where the channel is free."""
    with suppress(Unavailable):
        table = (await client.tables.in_channel(channel)).table
        if table.taken:
            own = table.host == member and table.game == game and table.stage is Stage.LOBBY
            if not own:
                raise Failed("This channel has a table already; choose another one, or /end it.")
            return table.id
    return None


async def _lobby_message(
    guild: Guild, heard: asyncio.Queue[News], member: int, channel: int, table: int
) -> tuple[int, dict[str, str]]:
    """Wait for the lobby's message; give its id and its open buttons, step -> custom_id."""
    while True:
        for message in reversed(guild.history(member, channel)):
            steps = dict(_steps(message["components"], table))
            if "house" in steps or "start" in steps:
                return int(message["id"]), steps
        await heard.get()


def _steps(parts: Iterable[Mapping[str, Any]], table: int) -> Iterator[tuple[str, str]]:
    for part in parts:
        custom_id = str(part.get("custom_id") or "")
        if not part.get("disabled"):
            with suppress(ValueError):
                step = read_step(custom_id)
                if step.table == table:
                    yield step.what, custom_id
        yield from _steps(part.get("components") or (), table)
