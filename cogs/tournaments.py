"""/tournament: registration, rounds that begin by themselves, standings and a podium."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow, suggest_games
from cogs.app.command_text import PLACEHOLDER, Written
from cogs.app.errors import with_reply
from cogs.app.listening import patient
from cogs.app.opening import check_permissions, read_options, takes_threads
from cogs.controls.custom_id import Control, ControlId, from_base36, to_base36
from cogs.controls.items import button
from cogs.messages.reply import Reply
from cogs.messages.tournament_messages import NEEDED_FOR_TOURNAMENT, TournamentMessages
from cogs.pages.message_content import notice
from cogs.pages.tournament import standings_message, title_line
from cogs.text.user_text import ISOLATES, clean
from engine.api.event import Line, Typed, line
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.table.model import Pace
from engine.tournaments.model import Format, Plan, Tournament, TournamentStage

MANAGERS = discord.Permissions(manage_guild=True)

#: The longest title of a tournament.
LONGEST_TITLE = 60

#: How long registration and a table may take.
_REGISTRATION = (timedelta(minutes=1), timedelta(days=30))
_TABLE_TIME = (timedelta(minutes=10), timedelta(days=14))

_UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
_LENGTH = re.compile(r"(?:\d{1,4}\s*[mhd]\s*)+")
_PART = re.compile(r"(\d+)\s*([mhd])")

_SUGGESTED = ("15m", "30m", "1h", "2h", "6h", "12h", "1d", "2d", "3d", "7d", "14d")


class Tournaments(commands.Cog):
    """Opens tournaments, and lets people in and out."""

    tournament = app_commands.Group(
        name="tournament",
        description=PLACEHOLDER,
        default_permissions=MANAGERS,
        guild_only=True,
    )

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        self.service = client.tables.tournaments
        self.messages = TournamentMessages(client)
        client.router.add_handlers(
            {
                Control.TOURNAMENT_JOIN: self._join,
                Control.TOURNAMENT_LEAVE: self._leave,
                Control.TOURNAMENT_LEAVE_CONFIRMED: self._leave_confirmed,
                Control.TOURNAMENT_READ: self._read,
                Control.TOURNAMENT_CANCEL: self._cancel_confirmed,
            }
        )

    async def cog_unload(self) -> None:
        """Stop the messages; the client has stopped the tournaments before."""
        await self.messages.close()

    @commands.Cog.listener("on_ready")
    @patient
    async def _on_ready(self) -> None:
        """Go on with all tournaments: from now on their channels are known."""
        await self.service.start(self.messages)

    @commands.Cog.listener("on_guild_channel_delete")
    @patient
    async def _on_channel_gone(self, channel: discord.abc.GuildChannel) -> None:
        """Cancel the tournament of a channel that is gone; tables in play go on by DM."""
        found = await self._find(channel.guild.id, channel.id)
        if found is not None:
            with suppress(Unavailable):  # it has just ended
                await self.service.cancel(found.id, Line("tournament-channel-gone"))

    @commands.Cog.listener("on_raw_message_delete")
    @patient
    async def _on_deletion(self, event: discord.RawMessageDeleteEvent) -> None:
        await self._show_again(event, {event.message_id})

    @commands.Cog.listener("on_raw_bulk_message_delete")
    @patient
    async def _on_bulk_deletion(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        await self._show_again(event, event.message_ids)

    async def _show_again(
        self,
        event: discord.RawMessageDeleteEvent | discord.RawBulkMessageDeleteEvent,
        messages: set[int],
    ) -> None:
        """Post a tournament's message again that was deleted: without it nobody can join."""
        if event.guild_id is not None:
            found = await self._find(event.guild_id, event.channel_id)
            if found is not None and found.message in messages:
                self.messages.tournament_changed(found)

    @tournament.command(name="open")
    @app_commands.choices(
        format=[app_commands.Choice(name=each.value, value=each.value) for each in Format],
        pace=[app_commands.Choice(name=each.value, value=each.value) for each in Pace],
    )
    @app_commands.autocomplete(game=suggest_games)
    @with_reply
    async def open(
        self,
        reply: Reply,
        game: Written,
        registration: Written = "1h",
        format: app_commands.Choice[str] | None = None,
        size: app_commands.Range[int, 2, 8] | None = None,
        rounds: app_commands.Range[int, 1, 15] | None = None,
        advancing: app_commands.Range[int, 1, 2] = 1,
        time: Written = "1d",
        pace: app_commands.Choice[str] | None = None,
        title: Written = "",
        options: Written = "",
    ) -> None:
        """Open a tournament in this channel, with its registration."""
        guild, interaction = reply.require_manager(), reply.interaction
        slug = self.client.require_game(game, reply.locale)
        if not takes_threads(interaction) or interaction.channel_id is None:
            raise Unavailable("refusal-tournament-place")
        check_permissions(interaction, NEEDED_FOR_TOURNAMENT)
        if await self._find(guild, interaction.channel_id) is not None:
            raise Illegal("refusal-tournament-channel")
        how = Format(format.value) if format else Format.SWISS
        seats = self.client.tables.games[slug].info.seats
        starts = self.client.tables.clock.now_ms() + _length_ms(registration, *_REGISTRATION)
        plan = Plan(
            title=_title(title),
            game=slug,
            options=dict(read_options(options)) | ({"pace": pace.value} if pace else {}),
            format=how,
            size=size or (min(seats) if how is Format.ROUND_ROBIN else max(seats)),
            rounds=rounds or 0,
            advancing=advancing,
            starts_ms=starts,
            table_ms=_length_ms(time, *_TABLE_TIME),
        )
        settings = await self.client.archive.server_settings(guild)
        await self.service.open(
            Tournament(
                guild=guild,
                channel=interaction.channel_id,
                locale=settings.language or str(interaction.guild_locale or reply.locale),
                organiser=reply.user,
                plan=plan,
            )
        )
        await self._answer(reply, "ui-tournament-opened")

    @open.autocomplete("registration")
    @open.autocomplete("time")
    async def _suggest_lengths(
        self, _: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        found = [each for each in _SUGGESTED if each.startswith(typed.strip())]
        return [app_commands.Choice(name=each, value=each) for each in found]

    @tournament.command(name="start")
    @with_reply
    async def start(self, reply: Reply) -> None:
        """End the registration of this channel's tournament now."""
        tournament = await self._here(reply)
        await self.service.start_now(tournament.id)
        await self._answer(reply, "ui-tournament-begins")

    @tournament.command(name="cancel")
    @with_reply
    async def cancel(self, reply: Reply) -> None:
        """Ask once, then cancel this channel's tournament."""
        tournament = await self._here(reply)
        await self._ask(reply, tournament, "ui-tournament-cancel-sure", Control.TOURNAMENT_CANCEL)

    @tournament.command(name="remove")
    @with_reply
    async def remove(self, reply: Reply, person: discord.User) -> None:
        """Take somebody out of this channel's tournament."""
        tournament = await self._here(reply)
        number = tournament.number_of(person.id)
        if number is None or tournament.entrants[number].withdrawn:
            raise NotSeated("refusal-tournament-other", name=Typed(person.display_name))
        await self.service.leave(tournament.id, person.id)
        await self._answer(reply, "ui-tournament-removed", name=Typed(person.display_name))

    async def _join(self, reply: Reply, detail: str) -> None:
        tournament = await self._tournament(reply, detail)
        name = reply.interaction.user.display_name
        tournament = await self.service.join(tournament.id, reply.user, name)
        starts = f"<t:{tournament.plan.starts_ms // 1000}:F>"
        text = self.client.translator(reply.locale).text("ui-tournament-you-are-in")
        await reply.send_ephemeral(notice(f"{text} {starts}"))

    async def _leave(self, reply: Reply, detail: str) -> None:
        """Take a person out of the registration at once; once it runs ask first."""
        tournament = await self._tournament(reply, detail)
        number = tournament.number_of(reply.user)
        is_in = number is not None and not tournament.entrants[number].withdrawn
        if is_in and tournament.stage is TournamentStage.RUNNING:
            control = Control.TOURNAMENT_LEAVE_CONFIRMED
            await self._ask(reply, tournament, "ui-tournament-leave-sure", control)
        else:
            await self._leave_confirmed(reply, detail)

    async def _leave_confirmed(self, reply: Reply, detail: str) -> None:
        tournament = await self._tournament(reply, detail)
        await self.service.leave(tournament.id, reply.user)
        await self._answer(reply, "ui-tournament-you-are-out")

    async def _read(self, reply: Reply, detail: str) -> None:
        tournament = await self._tournament(reply, detail)
        translator = self.client.translator(reply.locale)
        await reply.send_ephemeral(standings_message(tournament, translator))

    async def _cancel_confirmed(self, reply: Reply, detail: str) -> None:
        reply.require_manager()
        tournament = await self._tournament(reply, detail)
        reason = line("tournament-cancelled-by", who=Typed(reply.interaction.user.display_name))
        await self.service.cancel(tournament.id, reason)
        await self._answer(reply, "ui-tournament-is-cancelled")

    async def _tournament(self, reply: Reply, detail: str) -> Tournament:
        """Return the tournament of a custom_id. Raise `Unavailable` for one of another server."""
        try:
            tournament = await self.service.tournament(from_base36(detail))
        except ValueError:
            raise Illegal("refusal-old-button") from None
        if tournament.guild != reply.interaction.guild_id:
            raise Unavailable("refusal-no-tournament")
        return tournament

    async def _here(self, reply: Reply) -> Tournament:
        """Return the unfinished tournament of the channel of somebody who manages the server."""
        found = await self._find(reply.require_manager(), reply.interaction.channel_id)
        if found is None:
            raise Unavailable("refusal-tournament-none-here")
        return found

    async def _find(self, guild: int, channel: int | None) -> Tournament | None:
        active = await self.client.archive.active_tournaments()
        here = (each for each in active if (each.guild, each.channel) == (guild, channel))
        return next((each for each in here if each.is_active), None)

    async def _ask(
        self, reply: Reply, tournament: Tournament, question: str, control: Control
    ) -> None:
        translator = self.client.translator(reply.locale)
        custom_id = ControlId(0, control, to_base36(tournament.id)).custom_id()
        confirm = button(custom_id, translator.text("ui-confirm"), discord.ButtonStyle.danger)
        text = translator.text(question, title=title_line(tournament))
        await reply.send_ephemeral(notice(text, [confirm]))

    async def _answer(self, reply: Reply, key: str, **params: Any) -> None:
        await reply.update(self.client.sentence(key, reply.locale, **params))


def _length_ms(written: str, least: timedelta, most: timedelta) -> int:
    """Return the milliseconds of "90m", "2h" or "1d 12h". Raise `Illegal` for anything else."""
    text = written.strip().casefold()
    parts = _PART.findall(text) if _LENGTH.fullmatch(text) else []
    length = sum((int(number) * _UNITS[unit] for number, unit in parts), timedelta())
    if not least <= length <= most:
        raise Illegal("refusal-tournament-length", text=Typed(written))
    return length // timedelta(milliseconds=1)


def _title(written: str) -> str:
    """Return a title as it is stored; "": it is called by its game. Raise `Illegal`."""
    title = clean(written, LONGEST_TITLE + 1).strip(ISOLATES)
    if len(title) > LONGEST_TITLE:
        raise Illegal("refusal-season-name-long", most=LONGEST_TITLE)
    return title


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Tournaments(client))
