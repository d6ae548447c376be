"""Opening a person's private table, from a replay or from a lesson."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

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
from engine.table.snapshot import TableSnapshot

#: Somebody who presses twice opens one table: their second press waits for the first.
_LOCKS: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def open_private(
    client: Hedgerow,
    reply: Reply,
    opening: Callable[[Player], Awaitable[PrivateOpening]],
    replace_id: str,
    *,
    replaces: bool = False,
    is_wanted: Callable[[TableSnapshot], Awaitable[bool]] | None = None,
) -> None:
    """Open a private table for the person of a reply, and answer with its address.

    Somebody who has one that is not finished is asked first whether this one replaces it:
    `replace_id` is the custom_id of the button for that, whose handler passes `replaces`. One that
    `is_wanted` stays in any case. Raise `Unavailable` if they take no direct messages, and what
    `opening` raises.
    """
    lock = _LOCKS.setdefault(reply.user, asyncio.Lock())
    async with lock:
        await _open(client, reply, opening, replace_id, replaces, is_wanted)


async def _open(
    client: Hedgerow,
    reply: Reply,
    opening: Callable[[Player], Awaitable[PrivateOpening]],
    replace_id: str,
    replaces: bool,
    is_wanted: Callable[[TableSnapshot], Awaitable[bool]] | None,
) -> None:
    translator, user = client.translator(reply.locale), reply.interaction.user
    show = reply.update if replaces or reply.values else reply.send_ephemeral
    channel = (await client.create_dm(discord.Object(user.id))).id
    link = message_link(None, channel)
    former = await client.archive.in_channel(channel)
    opened = notice(f"{translator.text('ui-private-opened')} {link}")
    is_taken = former is not None and former.stage in (Stage.LOBBY, Stage.PLAY)
    if former is not None and is_taken and is_wanted is not None:
        stays = await is_wanted(await client.tables.snapshot(former.id))
        if stays:
            await show(opened)
            return
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
    await show(opened)
