"""/season and /ratings: what managers and the bot's owner decide."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.clock import DiscordClock
from cogs.app.command_text import PLACEHOLDER, Written
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control, ControlId, from_base36, to_base36
from cogs.controls.items import button
from cogs.messages.reply import Reply
from cogs.pages.leaderboard import LeaderboardBuilder, season_line
from cogs.pages.message_content import notice
from cogs.text.user_text import ISOLATES, LONGEST_NAME, clean
from engine.api.event import Line
from engine.api.refusals import Illegal, NotSeated
from engine.standings.seasons import Season, SeasonOpen

MANAGERS = discord.Permissions(manage_guild=True)


class Seasons(commands.Cog):
    """Starts and closes seasons."""

    season = app_commands.Group(
        name="season",
        description=PLACEHOLDER,
        default_permissions=MANAGERS,
        guild_only=True,
    )
    ratings = app_commands.Group(
        name="ratings",
        description=PLACEHOLDER,
        default_permissions=discord.Permissions(administrator=True),
        guild_only=True,
    )

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_handlers(
            {
                Control.SEASON_START: self._start_confirmed,
                Control.SEASON_CLOSE: self._close_confirmed,
            }
        )

    @season.command(name="start")
    @with_reply
    async def start(self, reply: Reply, name: Written = "") -> None:
        """Ask once, then start a season."""
        guild, title = reply.require_manager(), _season_name(name)
        seasons = await self.client.archive.seasons(guild)
        if (running := _running(seasons)) is not None:
            raise Illegal("refusal-season-open", season=season_line(running))
        number = max((each.number for each in seasons), default=0) + 1
        season = season_line(Season(0, guild, number, title, 0))
        custom_id = ControlId(0, Control.SEASON_START, title).custom_id()
        await self._confirm(reply, "ui-season-start-sure", season, custom_id)

    @season.command(name="close")
    @with_reply
    async def close(self, reply: Reply) -> None:
        """Ask once, then close the season."""
        running = _running(await self.client.archive.seasons(reply.require_manager()))
        if running is None:
            raise Illegal("refusal-season-none")
        custom_id = ControlId(0, Control.SEASON_CLOSE, to_base36(running.id)).custom_id()
        await self._confirm(reply, "ui-season-close-sure", season_line(running), custom_id)

    @ratings.command(name="recompute")
    @with_reply
    async def recompute(self, reply: Reply) -> None:
        """Compute every rating again; without a fault the numbers stay the same."""
        guild = reply.require_guild()
        if not await self.client.is_owner(reply.interaction.user):
            raise NotSeated("refusal-only-owner")
        done = await self.client.archive.recompute_ratings(guild)
        await self._answer(reply, "ui-recounted", results=done.results, differing=done.differing)

    async def _start_confirmed(self, reply: Reply, name: str) -> None:
        guild, title = reply.require_manager(), _season_name(name)
        try:
            season = await self.client.archive.begin_season(guild, title, DiscordClock().now_ms())
        except SeasonOpen as running:
            raise Illegal("refusal-season-open", season=season_line(running.season)) from None
        await self._answer(reply, "ui-season-started", season=season_line(season))

    async def _close_confirmed(self, reply: Reply, season_id: str) -> None:
        guild = reply.require_manager()
        try:
            season = from_base36(season_id)
        except ValueError:
            raise Illegal("refusal-old-button") from None
        # By its id, for a click on an old question must not close the season after it.
        closed = await self.client.archive.close_season(guild, season, DiscordClock().now_ms())
        if closed is None:
            running = _running(await self.client.archive.seasons(guild))
            raise Illegal("refusal-season-none" if running is None else "refusal-old-button")
        await self._answer(reply, "ui-season-closed", season=season_line(closed))
        translator = self.client.translator(reply.locale)
        builder = LeaderboardBuilder(
            self.client.archive,
            self.client.renderer,
            tuple(self.client.tables.games),
            DiscordClock(),
        )
        if (podium := await builder.season_message(closed, translator)) is not None:
            await reply.send_public(podium)

    async def _confirm(self, reply: Reply, question: str, season: Line, custom_id: str) -> None:
        translator = self.client.translator(reply.locale)
        confirm = button(custom_id, translator.text("ui-confirm"), discord.ButtonStyle.danger)
        text = translator.text(question, season=season)
        await reply.send_ephemeral(notice(text, [confirm]))

    async def _answer(self, reply: Reply, key: str, **params: Any) -> None:
        await reply.update(self.client.sentence(key, reply.locale, **params))


def _running(seasons: tuple[Season, ...]) -> Season | None:
    return next((season for season in seasons if season.closed_ms is None), None)


def _season_name(name: str) -> str:
    """Return a season's name as it is stored; "": it is called by its number. Raise `Illegal`."""
    # The isolates that keep right-to-left letters in place are added whenever it is shown.
    title = clean(name).strip(ISOLATES)
    if name.strip() and not title:
        raise Illegal("refusal-season-name")
    if len(title) > LONGEST_NAME:
        raise Illegal("refusal-season-name-long", most=LONGEST_NAME)
    return title


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Seasons(client))
