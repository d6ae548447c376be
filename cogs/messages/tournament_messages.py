"""The messages of tournaments: one each, kept up to date, and one with a thread for each table.

Like those of tables they are projections: what is stored is shown, and a restart shows it again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import partial

import discord
from msgspec.structs import replace

from cogs.messages import delivery
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.messages.request_pace import PRECEDENCE, Precedence, Urgency
from cogs.pages.message_content import message_link
from cogs.pages.tournament import pairing_message, title_line, tournament_message
from engine.api.event import Line
from engine.api.refusals import Illegal, Unavailable
from engine.service.ports import StoredMessage
from engine.tournaments.model import Tournament, TournamentStage

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

#: Discord's error codes: nobody of this name is on the server, or on Discord at all.
_NO_MEMBER = (10007, 10013)

#: A round waits no longer than this for what Discord says of its people, and neither does the end
#: of the bot.
MEMBERS_SECONDS = 30

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

    async def members(self, guild: int, users: Iterable[int]) -> Mapping[int, bool]:
        """Return of each person if they are on a server, as far as Discord says.

        Who leaves is not announced to a bot without the privileged intent, so it asks for one
        person after the other, after everything that people wait for.
        """
        found: dict[int, bool] = {}
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return found
        urgency = PRECEDENCE.set(Precedence(Urgency.REST))
        try:
            async with asyncio.timeout(MEMBERS_SECONDS):
                for user in users:
                    found[user] = await _is_member(server, user)
        except REQUEST_ERRORS as error:
            log.info("who is on a server is not known now: %s", type(error).__name__)
        finally:
            PRECEDENCE.reset(urgency)
        return found

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
                await self._update_event(tournament)
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
        await self._update_event(tournament)

    async def _update_event(self, tournament: Tournament) -> None:
        """Have Discord's calendar show when registration ends, where the bot may do that.

        The event is deleted if the tournament is cancelled or begins before its time.
        """
        guild = self._client.get_guild(tournament.guild)
        own = guild.me.guild_permissions if guild is not None else discord.Permissions.none()
        is_planned = tournament.stage is TournamentStage.REGISTRATION
        if guild is None or not (own.create_events or own.manage_events):
            return
        if is_planned is (tournament.event is not None):
            return
        event = None
        try:
            if is_planned:
                event = (await self._calendar_event(guild, tournament)).id
            elif tournament.event is not None:
                planned = await guild.fetch_scheduled_event(tournament.event)
                begins_early = planned.start_time > _begins(tournament) + timedelta(minutes=1)
                if begins_early or tournament.stage is TournamentStage.CANCELLED:
                    await planned.delete()
        except discord.HTTPException as error:
            # The tournament goes on without it; an event that is gone need not be deleted.
            log.info("tournament %s: its event could not be kept (%s)", tournament.id, error.code)
            if is_planned:
                return
        await self._client.tables.tournaments.change(
            tournament.id, lambda each: replace(each, event=event), is_shown=True
        )

    async def _calendar_event(
        self, guild: discord.Guild, tournament: Tournament
    ) -> discord.ScheduledEvent:
        """Return the event of a tournament: one from before a kill, or a new one."""
        plan, translator = tournament.plan, self._client.translator(tournament.locale)
        name = translator.plain(title_line(tournament))
        starts = _begins(tournament)
        for each in await guild.fetch_scheduled_events(with_counts=False):
            if (each.creator_id, each.name, each.start_time) == (guild.me.id, name, starts):
                return each
        channel = guild.get_channel(tournament.channel)
        return await guild.create_scheduled_event(
            name=name,
            start_time=starts,
            end_time=starts + timedelta(milliseconds=plan.table_ms),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=f"#{channel}"[:100],
            description=message_link(tournament.guild, tournament.channel),
        )

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


async def _is_member(guild: discord.Guild, user: int) -> bool:
    """Return True if a person is on a server. Raise what a failed request raises."""
    try:
        await guild.fetch_member(user)
    except discord.NotFound as error:
        if error.code not in _NO_MEMBER:
            raise
        return False
    return True


def _begins(tournament: Tournament) -> datetime:
    """Return when the first round begins."""
    return datetime.fromtimestamp(tournament.plan.starts_ms // 1000, UTC)


def missing_permissions(channel: discord.TextChannel) -> tuple[Line, ...]:
    """Return the names of the permissions that the bot lacks for a tournament in a channel."""
    own = channel.permissions_for(channel.guild.me)
    missing = (name for name in NEEDED_FOR_TOURNAMENT if not getattr(own, name))
    return tuple(Line(f"perm-{name.replace('_', '-')}") for name in missing)
