"""Opening a person's private table, from a replay or from a lesson."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.app.client import Hedgerow
from cogs.controls.items import button
from cogs.messages.delivery import send_dm
from cogs.messages.reply import Reply
from cogs.pages.message_content import message_link, notice
from engine.api.refusals import Unavailable
from engine.table import lobby
from engine.table.model import Stage
from engine.table.private import Player, PrivateOpening


async def open_private(
    client: Hedgerow,
    reply: Reply,
    opening: Callable[[Player], Awaitable[PrivateOpening]],
    replace_id: str,
    *,
    replaces: bool = False,
) -> None:
    """Open a private table for the person of a reply, and answer with its address.

    Somebody who has one that is not finished is asked first whether this one replaces it:
    `replace_id` is the custom_id of the button for that, whose handler passes `replaces`. Raise
    `Unavailable` if they take no direct messages, and what `opening` raises.
    """
    translator, user = client.translator(reply.locale), reply.interaction.user
    show = reply.update if replaces or reply.values else reply.send_ephemeral
    channel = (await client.create_dm(discord.Object(user.id))).id
    link = message_link(None, channel)
    former = await client.archive.in_channel(channel)
    is_taken = former is not None and former.stage in (Stage.LOBBY, Stage.PLAY)
    if is_taken and not replaces:
        label = translator.text("ui-private-replace")
        again = button(replace_id, label, discord.ButtonStyle.danger)
        await show(notice(f"{translator.text('ui-private-taken')} {link}", [again]))
        return
    opens = await opening(Player(user.id, user.display_name, channel, reply.locale))
    # Before the table: where direct messages are closed there is none.
    if await send_dm(client, user.id, notice(translator.text("ui-private-hello"))) is None:
        raise Unavailable("refusal-dm-closed")
    if former is not None and is_taken:
        await client.tables.change(former.id, lobby.end(user.id, manages=False))
    await client.tables.open_private(opens)
    await show(notice(f"{translator.text('ui-private-opened')} {link}"))
