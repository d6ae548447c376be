"""The page's "Play now" button: open a table, seat the house in the free seats, start the game.

It acts as the member would: it runs the command, then presses the lobby's own buttons.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from cogs.app.client import Hedgerow
from cogs.controls.custom_id import ControlId, parse
from cogs.sandbox.guild import Failed, Guild
from cogs.sandbox.world import WorldEvent
from engine.api.refusals import Unavailable
from engine.table.model import Stage

#: How long to wait for the table message and its edits.
TABLE_SECONDS = 10.0


async def open_and_start(guild: Guild, member: int, channel: int, game: str) -> None:
    """Open a table in a channel, let the house take the free seats, and start the game.

    Raises `Failed` if the channel has another table, or the table message does not appear in time.
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
    events: asyncio.Queue[WorldEvent] = asyncio.Queue()
    guild.add_listener(events.put_nowait)
    try:
        async with asyncio.timeout(TABLE_SECONDS):
            message, buttons = await _lobby_message(guild, events, member, channel, table)
            if "start" not in buttons:
                await guild.press(member, channel, message, buttons["house"])
                while "start" not in buttons:
                    await events.get()
                    message, buttons = await _lobby_message(guild, events, member, channel, table)
            await guild.press(member, channel, message, buttons["start"])
    except TimeoutError as error:
        raise Failed("The table does not come; press its buttons yourself.") from error
    finally:
        guild.remove_listener(events.put_nowait)


async def _lobby(client: Hedgerow, member: int, channel: int, game: str) -> int | None:
    """Return the id of the member's own lobby of the game, or `None` if the channel is free."""
    with suppress(Unavailable):
        table = (await client.tables.in_channel(channel)).table
        if table.is_active:
            own = table.host == member and table.game == game and table.stage is Stage.LOBBY
            if not own:
                raise Failed("This channel has a table already; choose another one, or /end it.")
            return table.id
    return None


async def _lobby_message(
    guild: Guild, events: asyncio.Queue[WorldEvent], member: int, channel: int, table: int
) -> tuple[int, dict[str, str]]:
    """Wait for the lobby message; return its id and its enabled buttons as action -> custom_id."""
    while True:
        for message in reversed(guild.history(member, channel)):
            buttons = dict(_enabled_buttons(message["components"], table))
            if "house" in buttons or "start" in buttons:
                return int(message["id"]), buttons
        await events.get()


def _enabled_buttons(parts: Iterable[Mapping[str, Any]], table: int) -> Iterator[tuple[str, str]]:
    for part in parts:
        custom_id = str(part.get("custom_id") or "")
        if not part.get("disabled"):
            with suppress(ValueError):
                control = parse(custom_id)
                if isinstance(control, ControlId) and control.table == table:
                    yield control.control, custom_id
        yield from _enabled_buttons(part.get("components") or (), table)
