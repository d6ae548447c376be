"""Send, edit and delete the messages of tables: no message of the bot mentions anybody unasked."""

from __future__ import annotations

import logging

import discord

from cogs.messages.bot_port import BotPort
from cogs.pages.message_content import MessageContent
from engine.service.ports import StoredMessage

log = logging.getLogger("hedgerow.messages")

#: Discord's error codes: the message is gone, the channel is gone, the thread is archived.
MESSAGE_GONE, CHANNEL_GONE, THREAD_ARCHIVED = 10008, 10003, 50083


async def send(client: BotPort, channel: int, content: MessageContent) -> discord.Message:
    """Send content to a channel. Raise what discord.py raises."""
    return await client.get_partial_messageable(channel).send(**content.send_arguments())


async def send_dm(client: BotPort, user: int, content: MessageContent) -> discord.Message | None:
    """Send content by DM; return `None` if the person takes none."""
    try:
        channel = await client.create_dm(discord.Object(user))
        return await channel.send(**content.send_arguments())
    except discord.Forbidden:
        # Closed DMs (50007), or no server in common any more (50278).
        return None


async def edit(client: BotPort, stored: StoredMessage, content: MessageContent) -> int | None:
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
    """Delete a message, unless it is gone or may not be deleted. Raise other errors."""
    try:
        await _message(client, stored).delete()
    except (discord.Forbidden, discord.NotFound):
        log.info("table %s: a message could not be deleted", stored.table)


def _message(client: BotPort, stored: StoredMessage) -> discord.PartialMessage:
    return client.get_partial_messageable(stored.channel).get_partial_message(stored.message)
