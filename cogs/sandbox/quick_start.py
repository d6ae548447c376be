"""The page's "Play now" button: open a table, seat the house in the free seats, start the game."""

from __future__ import annotations

from discord.utils import time_snowflake, utcnow

from cogs.app.opening import check_channel
from cogs.sandbox.guild import Failed, Guild
from engine.api.refusals import Refused
from engine.service.ports import Occupied
from engine.service.tables import Place
from engine.table.model import Stage


async def open_and_start(guild: Guild, member: int, channel: int, game: str) -> None:
    """Open a table in a channel, let the house take the free seats, and start the game.

    A lobby of the member's own for this game is started as it is. Raise `Failed` if the channel
    has another table, or there is no such game.
    """
    client = guild.client
    if channel not in guild.channels or client is None:
        raise Failed("sandbox-tables-where")
    # As after a click: who has just acted is at the table and needs no ping.
    client.table_messages.turn_pings.note_act(member, by_dm=False)
    locale = guild.language_of(member)
    place = Place(channel, int(guild.server["id"]), locale)
    name = str(guild.members[member].user.global_name)
    try:
        server = client.get_guild(place.guild or 0)
        if server is not None:
            check_channel(server, {channel}, await client.archive.server_settings(server.id))
        opened = await client.tables.open(
            place, member, name, game, {}, contribution=_number_of_click()
        )
        table = opened.table
    except Refused as refusal:
        raise Failed(refusal.line) from refusal
    except Occupied as occupied:
        table = (await client.tables.snapshot(occupied.table)).table
        if (table.host, table.game, table.stage) != (member, game, Stage.LOBBY):
            raise Failed("sandbox-channel-taken") from occupied
    try:
        if len(table.seats) < min(client.tables.games[game].info.seats):
            await client.tables.add_house(table.id, member)
        await client.tables.start(table.id, member, _number_of_click())
    except Refused as refusal:
        raise Failed(refusal.line) from refusal


def _number_of_click() -> str:
    """Return a number as Discord gives one to a click, for the seed of the deal."""
    return str(time_snowflake(utcnow()))
