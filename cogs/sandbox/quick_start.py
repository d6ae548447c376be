"""The page's "Play now" button: open a table, seat the house in the free seats, start the game."""

from __future__ import annotations

from cogs.sandbox.guild import Failed, Guild
from engine.api.refusals import Illegal
from engine.service.ports import Occupied
from engine.service.tables import Place
from engine.table import lobby
from engine.table.model import Stage


async def open_and_start(guild: Guild, member: int, channel: int, game: str) -> None:
    """Open a table in a channel, let the house take the free seats, and start the game.

    A lobby of the member's own for this game is started as it is. Raise `Failed` if the channel
    has another table, or there is no such game.
    """
    client = guild.client
    if channel not in guild.channels or client is None:
        raise Failed("Tables stand in the channels of the server, while Hedgerow runs.")
    # As after a click: who has just acted is at the table and needs no ping.
    client.table_messages.turn_pings.note_act(member, by_dm=False)
    place = Place(channel, int(guild.server["id"]))
    name = str(guild.members[member].user.global_name)
    try:
        table = (await client.tables.open(place, member, name, game, {})).table
    except Illegal as unknown:
        raise Failed(f"There is no game called “{game}”.") from unknown
    except Occupied as occupied:
        table = (await client.tables.snapshot(occupied.table)).table
        if (table.host, table.game, table.stage) != (member, game, Stage.LOBBY):
            sentence = "This channel has a table already; choose another one, or /end it."
            raise Failed(sentence) from occupied
    if len(table.seats) < min(client.tables.games[game].info.seats):
        await client.tables.change(table.id, lobby.add_house(member))
    await client.tables.start(table.id, member)
