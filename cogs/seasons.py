"""/season, /boards and /ratings: what a server's managers and the bot's owner decide."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.clock import DiscordClock
from cogs.app.command_text import UNSAID
from cogs.app.errors import answered
from cogs.controls.custom_id import ControlId, from_base36, to_base36
from cogs.controls.items import button
from cogs.messages.reply import Reply
from cogs.pages.leaderboard import season_line
from cogs.pages.message_content import notice
from cogs.text.user_text import ISOLATES, LONGEST_NAME, clean
from engine.api.event import Line, line
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.standings.leaderboards import Season, SeasonOpen, ServerSettings

Asked = discord.Interaction[Hedgerow]

MANAGERS = discord.Permissions(manage_guild=True)


class Seasons(commands.Cog):
    """Starts and closes seasons, and keeps what a server wants to be shown."""

    season = app_commands.Group(
        name="season",
        description=UNSAID,
        default_permissions=MANAGERS,
        guild_only=True,
    )
    ratings = app_commands.Group(
        name="ratings",
        description=UNSAID,
        default_permissions=discord.Permissions(administrator=True),
        guild_only=True,
    )

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.steps.update(seasonopen=self._open_now, seasonclose=self._close_now)

    @season.command(name="start")
    async def start(self, interaction: Asked, name: str = "") -> None:
        """Ask once, then start a season."""

        async def work(reply: Reply) -> None:
            guild = _managed(interaction)
            title = _title(name)
            seasons = await self.client.archive.seasons(guild)
            if (running := _running(seasons)) is not None:
                raise Illegal("refusal-season-open", season=season_line(running))
            number = max((each.number for each in seasons), default=0) + 1
            said = season_line(Season(0, guild, number, title, 0))
            await self._confirm(
                reply, "ui-season-start-sure", said, ControlId(0, "seasonopen", title)
            )

        await answered(self.client, interaction, work)

    @season.command(name="close")
    async def close(self, interaction: Asked) -> None:
        """Ask once, then close the season."""

        async def work(reply: Reply) -> None:
            running = _running(await self.client.archive.seasons(_managed(interaction)))
            if running is None:
                raise Illegal("refusal-season-none")
            token = ControlId(0, "seasonclose", to_base36(running.id))
            await self._confirm(reply, "ui-season-close-sure", season_line(running), token)

        await answered(self.client, interaction, work)

    @app_commands.command(name="boards")
    @app_commands.default_permissions(MANAGERS)
    @app_commands.guild_only()
    async def boards(self, interaction: Asked, channels: bool) -> None:
        """Keep whether boards of single channels are shown."""

        async def work(reply: Reply) -> None:
            chosen = ServerSettings(channel_boards=channels)
            await self.client.archive.save_server_settings(_managed(interaction), chosen)
            await self._say(reply, line("ui-boards-on" if channels else "ui-boards-off"))

        await answered(self.client, interaction, work)

    @ratings.command(name="recompute")
    async def recompute(self, interaction: Asked) -> None:
        """Go through every result again; without a fault the numbers come out the same."""

        async def work(reply: Reply) -> None:
            if interaction.guild_id is None:
                raise Unavailable("refusal-standings-server")
            if not await self.client.is_owner(interaction.user):
                raise NotSeated("refusal-only-owner")
            done = await self.client.archive.recompute_ratings(interaction.guild_id)
            said = line("ui-recounted", results=done.results, differing=done.differing)
            await self._say(reply, said)

        await answered(self.client, interaction, work)

    async def _open_now(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        guild, title = _managed(reply.interaction), _title(step.detail)
        try:
            begun = await self.client.archive.begin_season(guild, title, DiscordClock().now_ms())
        except SeasonOpen as running:
            raise Illegal("refusal-season-open", season=season_line(running.season)) from None
        await self._say(reply, line("ui-season-started", season=season_line(begun)))

    async def _close_now(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        guild = _managed(reply.interaction)
        try:
            asked = from_base36(step.detail)
        except ValueError:
            raise Illegal("refusal-old-button") from None
        # Named, for a click on an old question must not close the season after it.
        closed = await self.client.archive.close_season(guild, asked, DiscordClock().now_ms())
        if closed is None:
            running = _running(await self.client.archive.seasons(guild))
            raise Illegal("refusal-season-none" if running is None else "refusal-old-button")
        await self._say(reply, line("ui-season-closed", season=season_line(closed)))

    async def _confirm(self, reply: Reply, question: str, season: Line, token: ControlId) -> None:
        translator = self.client.translator(reply.locale)
        sure = button(token.custom_id(), translator.text("ui-confirm"), discord.ButtonStyle.danger)
        said = translator.text(question, season=season)
        await reply.send_ephemeral(notice(said, [sure]))

    async def _say(self, reply: Reply, said: Line) -> None:
        translator = self.client.translator(reply.locale)
        await reply.update(notice(translator(said)))


def _managed(interaction: discord.Interaction[Any]) -> int:
    """Give the server, for somebody who manages it. Raises a refusal for others and elsewhere."""
    if interaction.guild_id is None:
        raise Unavailable("refusal-standings-server")
    if not interaction.permissions.manage_guild:
        raise NotSeated("refusal-manage-server")
    return interaction.guild_id


def _running(seasons: tuple[Season, ...]) -> Season | None:
    return next((season for season in seasons if season.closed_ms is None), None)


def _title(name: str) -> str:
    """Give a season's name as it is kept; "" goes by its number. Raises `Illegal`."""
    # What keeps letters from the right in their place comes back whenever it is shown.
    title = clean(name).strip(ISOLATES)
    if name.strip() and not title:
        raise Illegal("refusal-season-name")
    if len(title) > LONGEST_NAME:
        raise Illegal("refusal-season-name-long", most=LONGEST_NAME)
    return title


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Seasons(client))
