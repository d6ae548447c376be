"""Leaderboards on walls: messages in channels that show the standings as they are now.

They are redrawn one after another, after everything that somebody waits for, and only where they
would show something else. A message that was deleted is posted again once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection

import discord
from msgspec.structs import replace

from cogs.messages.bot_port import BotPort
from cogs.messages.delivery import MESSAGE_GONE
from cogs.messages.render_state import digest_of
from cogs.messages.request_errors import CONNECTION_ERRORS, is_temporary
from cogs.messages.request_pace import PRECEDENCE, Precedence, Urgency
from cogs.pages.leaderboard import LeaderboardBuilder
from engine.api.event import Line, line
from engine.standings.leaderboards import Wall

log = logging.getLogger("hedgerow.walls")

#: Positive numbers of the archive's columns.
_NONCE_BITS = 63

#: What the bot needs in a channel with a wall; `perm-*` names each.
NEEDED = ("view_channel", "send_messages", "attach_files")


class Walls:
    """Draws walls, and notes which of their messages were deleted."""

    def __init__(self, client: BotPort, builder: LeaderboardBuilder) -> None:
        self._client, self._builder = client, builder
        #: by the message: a digest of what it shows
        self._shown: dict[int, bytes] = {}
        self._lock = asyncio.Lock()

    async def hang(self, wall: Wall) -> None:
        """Store a wall; the next redrawing posts its message. An earlier one of it is deleted."""
        await self.take_down(wall)
        async with self._lock:
            nonce = secrets.randbits(_NONCE_BITS)
            await self._client.archive.save_wall(replace(wall, nonce=nonce))

    async def take_down(self, wall: Wall) -> bool:
        """Delete a wall and its message; return False if there was no such wall."""
        async with self._lock:
            walls = await self._client.archive.walls(wall.guild)
            if not await self._client.archive.delete_wall(wall):
                return False
        stored = next((each for each in walls if each.key == wall.key), wall)
        if stored.message:
            try:
                await self._message(stored).delete()
            except (discord.HTTPException, *CONNECTION_ERRORS) as error:
                log.info("the message of a wall could not be deleted: %s", type(error).__name__)
        return True

    async def note_deleted(self, channel: int, messages: Collection[int]) -> set[int]:
        """Note deleted messages and return the servers that have walls to post again."""
        async with self._lock:
            gone = [
                each
                for each in await self._client.archive.walls()
                if each.message and each.channel == channel and each.message in messages
            ]
            for wall in gone:
                await self._lose(wall)
        return {each.guild for each in gone if not each.lost}

    async def redraw(self, guilds: Collection[int] | None) -> bool:
        """Bring the walls of some servers up to date, or all; return False if some must wait."""
        PRECEDENCE.set(Precedence(Urgency.REPAIR))
        is_done = True
        for wall in await self._client.archive.walls():
            if guilds is not None and wall.guild not in guilds:
                continue
            try:
                async with self._lock:
                    await self._redraw(wall)
            except discord.HTTPException as error:
                is_done = is_done and not is_temporary(error)
                log.info("a wall in channel %s is not redrawn: %s", wall.channel, error.code)
            except CONNECTION_ERRORS as error:
                is_done = False
                log.info("a wall is not redrawn: %s", type(error).__name__)
        return is_done

    def trouble(self, wall: Wall) -> Line | None:
        """Return what keeps a wall from being up to date, as far as can be known now."""
        guild = self._client.get_guild(wall.guild)
        if guild is None:
            return None
        if (trouble := channel_trouble(guild, wall.channel)) is not None:
            return trouble
        return Line("ui-wall-deleted") if wall.is_given_up else None

    async def _redraw(self, wall: Wall) -> None:
        archive = self._client.archive
        if wall.is_given_up or wall not in await archive.walls(wall.guild):
            return  # it was taken down, or deleted, since all were read
        guild = self._client.get_guild(wall.guild)
        if guild is None or channel_trouble(guild, wall.channel) is not None:
            return
        settings = await archive.server_settings(wall.guild)
        translator = self._client.translator(settings.language or str(guild.preferred_locale))
        digest = digest_of(await self._builder.wall_text(wall, translator))
        if wall.message and self._shown.get(wall.message) == digest:
            return
        content = await self._builder.wall_message(wall, translator)
        if wall.message:
            try:
                await self._message(wall).edit(**content.edit_arguments())
            except discord.HTTPException as error:
                if error.code != MESSAGE_GONE:
                    raise
                wall = await self._lose(wall)
                if wall.is_given_up:
                    return
        if not wall.message:
            channel = self._client.get_partial_messageable(wall.channel)
            # However often it is tried with this nonce, one message stands.
            sent = await channel.send(**content.send_arguments(), nonce=wall.nonce)
            wall = replace(wall, message=sent.id)
            await archive.save_wall(wall)
        self._shown[wall.message] = digest

    async def _lose(self, wall: Wall) -> Wall:
        """Store that the message of a wall was deleted."""
        self._shown.pop(wall.message, None)
        nonce = secrets.randbits(_NONCE_BITS)
        lost = replace(wall, message=0, nonce=nonce, lost=wall.lost + 1)
        await self._client.archive.save_wall(lost)
        return lost

    def _message(self, wall: Wall) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(wall.channel)
        return channel.get_partial_message(wall.message)


def channel_trouble(guild: discord.Guild, channel_id: int) -> Line | None:
    """Return what keeps the bot from posting a picture in a channel of a server."""
    channel = guild.get_channel(channel_id)
    if channel is None:
        return Line("ui-wall-channel-gone")
    permissions = channel.permissions_for(guild.me)
    missing = [name for name in NEEDED if not getattr(permissions, name)]
    if not missing:
        return None
    names = tuple(Line(f"perm-{name.replace('_', '-')}") for name in missing)
    return line("ui-wall-permissions", permissions=names)
