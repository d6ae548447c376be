"""The messages of tournaments: one each, kept up to date, and one with a thread for each table.

Like those of tables they are projections: what is stored is shown, and a restart shows it again.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from functools import partial

import discord
from msgspec.structs import replace

from cogs.messages import delivery
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.request_pace import Urgency
from cogs.pages.tournament import pairing_message, title_line, tournament_message
from engine.api.event import Line
from engine.api.refusals import Illegal, Unavailable
from engine.service.ports import StoredMessage
from engine.tournaments.model import Tournament

log = logging.getLogger("hedgerow.messages")

#: What the bot needs in the channel of a tournament; `perm-*` names each.
NEEDED_FOR_TOURNAMENT = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)

#: Discord's error code: the message has its thread already.
_THREAD_EXISTS = 160004

_NONCE_BITS = 63


class TournamentMessages:
    """Implements `engine.service.tournaments.Venue`."""

    def __init__(self, client: BotPort) -> None:
        self._client = client
        self._queue = EditQueue(client.metrics, client.request_pace, client.note_error)

    async def close(self) -> None:
        """Stop; what was not sent is sent after the next start."""
        await self._queue.close()

    def tournament_changed(self, tournament: Tournament) -> None:
        """Queue an update of a tournament's message."""
        key = MessageKey(tournament.id, "tournament")
        self._queue.put(key, partial(self._update, tournament.id), Urgency.TABLE)

    async def channel_for(self, tournament: Tournament, round_number: int, number: int) -> int:
        """Return the thread of a table, below a message that mentions its players.

        The message has the same nonce at every try, and a message has one thread. Raise
        `Unavailable` where the bot may not make it, `Illegal` where the channel is gone.
        """
        channel = self._channel(tournament)
        missing = missing_permissions(channel)
        if missing:
            raise Unavailable("tournament-permissions", permissions=missing)
        translator = self._client.translator(tournament.locale)
        people = tournament.rounds[round_number].pairings[number].players
        users = [tournament.entrants[each].user for each in people]
        key = f"{tournament.id} {round_number} {number}".encode()
        nonce = int.from_bytes(hashlib.blake2b(key, digest_size=8).digest()) >> 1
        try:
            message = await channel.send(
                pairing_message(tournament, round_number, number, translator),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(
                    users=[discord.Object(each) for each in users if each > 0]
                ),
            )
            name = translator.plain(title_line(tournament))
            await message.create_thread(
                name=f"{name[:80]} · {round_number + 1}.{number + 1}",
                auto_archive_duration=10080,  # minutes: the longest time there is
            )
        except discord.HTTPException as error:
            if error.code == delivery.CHANNEL_GONE:
                raise Illegal("tournament-channel-gone") from None
            if isinstance(error, discord.Forbidden):
                raise Unavailable("tournament-no-threads") from None
            if error.code != _THREAD_EXISTS:
                raise
        return message.id

    async def _update(self, number: int) -> None:
        """Edit the message of a tournament, or send it where there is none."""
        client, service = self._client, self._client.tables.tournaments
        tournament = await service.tournament(number)
        translator = client.translator(tournament.locale)
        content = await tournament_message(client.renderer, tournament, translator)
        try:
            shown = StoredMessage(0, "tournament", None, tournament.channel, tournament.message)
            is_there = tournament.message and tournament.nonce is None
            if is_there and await delivery.edit(client, shown, content) is None:
                await self._note(tournament, tournament.message)
                return
            nonce = tournament.nonce
            if nonce is None:
                nonce = secrets.randbits(_NONCE_BITS)
                await service.change(number, lambda each: replace(each, nonce=nonce), is_shown=True)
            channel = client.get_partial_messageable(tournament.channel)
            message = await channel.send(**content.send_arguments(), nonce=nonce)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("tournament %s: its channel cannot be reached (%s)", number, error.code)
            await self._note(tournament, tournament.message)
            if error.code == delivery.CHANNEL_GONE and tournament.is_active:
                await service.cancel(number, Line("tournament-channel-gone"))
            return
        await self._note(tournament, message.id)

    async def _note(self, tournament: Tournament, message: int) -> None:
        """Store where the message is, and that it shows how the tournament ended if it does."""
        told = not tournament.is_active

        def noted(each: Tournament) -> Tournament:
            return replace(each, message=message, nonce=None, told=told)

        await self._client.tables.tournaments.change(tournament.id, noted, is_shown=True)

    def _channel(self, tournament: Tournament) -> discord.TextChannel:
        """Return the channel of a tournament. Raise what `channel_for` raises."""
        guild = self._client.get_guild(tournament.guild)
        if guild is None or guild.unavailable:
            raise Unavailable("refusal-not-member")
        channel = guild.get_channel(tournament.channel)
        if not isinstance(channel, discord.TextChannel):
            raise Illegal("tournament-channel-gone")
        return channel


def missing_permissions(channel: discord.TextChannel) -> tuple[Line, ...]:
    """Return the names of the permissions that the bot lacks for a tournament in a channel."""
    own = channel.permissions_for(channel.guild.me)
    missing = (name for name in NEEDED_FOR_TOURNAMENT if not getattr(own, name))
    return tuple(Line(f"perm-{name.replace('_', '-')}") for name in missing)
