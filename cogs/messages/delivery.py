"""Send, edit and delete the messages of tables: no message of the bot mentions anybody unasked."""

from __future__ import annotations

import logging
from typing import Any, Protocol

import discord
from msgspec.structs import replace

from cogs.messages.bot_port import BotPort
from cogs.messages.message_store import MessageStore
from cogs.messages.request_errors import is_temporary
from cogs.pages.message_content import NO_PINGS, MessageContent
from engine.service.ports import StoredMessage
from engine.table.model import Table

log = logging.getLogger("hedgerow.messages")

#: Discord's error codes: the message is gone, the channel is gone, the thread is archived.
MESSAGE_GONE, CHANNEL_GONE, THREAD_ARCHIVED = 10008, 10003, 50083

#: Said by a message that is deleted at once.
_WITHDRAWN = "\N{HORIZONTAL ELLIPSIS}"


class Content(Protocol):
    """What a message says: `MessageContent`, or `Mention`."""

    def send_arguments(self) -> dict[str, Any]:
        """Return the arguments with which discord.py sends it."""

    def edit_arguments(self) -> dict[str, Any]:
        """Return the arguments with which discord.py edits another message to it."""


def may_send(client: BotPort, table: Table) -> bool:
    """Return False if the bot is known not to be allowed to send messages in a table's channel.

    Without it an edit still succeeds.
    """
    guild = client.get_guild(table.guild) if table.guild else None
    channel = guild.get_channel_or_thread(table.channel) if guild is not None else None
    if guild is None or channel is None:
        return True
    try:
        own = channel.permissions_for(guild.me)
    except discord.ClientException:  # the channel of a thread is not known
        return True
    is_thread = isinstance(channel, discord.Thread)
    return own.send_messages_in_threads if is_thread else own.send_messages


async def send_once(
    client: BotPort, store: MessageStore, record: StoredMessage, content: Content
) -> StoredMessage:
    """Send a message in a record's place and return its record, which the caller must store.

    However often it is tried, also after a crash, one message stands: the nonce is stored before
    sending, and Discord answers a nonce that it has seen with the message of the earlier try.
    It remembers a nonce for a few minutes only. If the bot comes back later than that, a second
    message is sent; the earlier one keeps its controls, and is neither edited nor deleted again.

    Raise what discord.py raises; if the message was refused, the record has no nonce any more.
    """
    is_repeated = record.nonce is not None
    if not is_repeated:
        record = await store.reserve(record)
    try:
        channel = client.get_partial_messageable(record.channel)
        message = await channel.send(**content.send_arguments(), nonce=record.nonce or 0)
    except discord.HTTPException as error:
        if not is_temporary(error):
            await store.release(record)
        raise
    sent = replace(record, message=message.id, nonce=None)
    if is_repeated and await edit(client, sent, content) is not None:
        # It was the earlier message, and that one has been deleted.
        return await send_once(client, store, replace(record, nonce=None), content)
    return sent


async def withdraw(client: BotPort, store: MessageStore, record: StoredMessage) -> None:
    """Delete a message and its record.

    If it is not known whether the message was sent, it is sent with its nonce once more, for only
    so Discord tells its id. Should it be a new message, it notifies nobody.
    """
    if record.nonce is not None:
        channel = client.get_partial_messageable(record.channel)
        try:
            message = await channel.send(
                _WITHDRAWN, nonce=record.nonce, silent=True, allowed_mentions=NO_PINGS
            )
            await delete(client, replace(record, message=message.id))
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
    if record.message:
        await delete(client, record)
    await store.delete(record)


async def send_dm(
    client: BotPort, user: int, content: MessageContent, *, silent: bool = False
) -> discord.Message | None:
    """Send content by DM that belongs to no table; return `None` if the person takes none.

    `silent`: it notifies nobody.
    """
    try:
        channel = await client.create_dm(discord.Object(user))
        return await channel.send(**content.send_arguments(), silent=silent)
    except discord.Forbidden:
        # Closed DMs (50007), or no server in common any more (50278).
        return None


async def edit(client: BotPort, stored: StoredMessage, content: Content) -> int | None:
    """Edit a message. Return `None`, or the error code for which a new one must be sent.

    That is where it is gone (a moderator deleted it), or where its thread is archived: an edit is
    refused there, and a new message opens the thread again. Raise other errors.
    """
    try:
        await _message(client, stored).edit(**content.edit_arguments())
    except discord.HTTPException as error:
        if error.code not in (MESSAGE_GONE, THREAD_ARCHIVED):
            raise
        return error.code
    return None


async def delete(client: BotPort, stored: StoredMessage) -> None:
    """Delete a message, unless it is gone or may not be deleted. Raise temporary errors."""
    try:
        await _message(client, stored).delete()
    except discord.HTTPException as error:
        if is_temporary(error):
            raise
        log.info("table %s: a message could not be deleted", stored.table)


def _message(client: BotPort, stored: StoredMessage) -> discord.PartialMessage:
    return client.get_partial_messageable(stored.channel).get_partial_message(stored.message)
