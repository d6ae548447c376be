"""/season and /ratings: what managers and the bot's owner decide."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.client import Hedgerow
from cogs.app.command_text import PLACEHOLDER, Written
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control, ControlId, from_base36, to_base36
from cogs.controls.items import button
from cogs.messages.champions import crown, role_trouble
from cogs.messages.reply import Reply
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.messages.season_ends import SeasonEnds
from cogs.messages.walls import channel_trouble
from cogs.pages.findings import finding_lines
from cogs.pages.leaderboard import LeaderboardBuilder, season_line
from cogs.pages.message_content import notice
from cogs.text.user_text import ISOLATES, LONGEST_NAME, clean
from engine.api.event import Line, line
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.standings.seasons import Season, SeasonOpen, SeasonRule
from engine.table.model import Change

log = logging.getLogger("hedgerow.seasons")

MANAGERS = discord.Permissions(manage_guild=True)


class Seasons(commands.Cog):
    """Starts and closes seasons, by hand or by rule, and honours who won them."""

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
        self.client, self._clock = client, client.tables.clock
        self._builder = LeaderboardBuilder(
            client.archive, client.renderer, tuple(client.tables.games), self._clock
        )
        self._ends = SeasonEnds(client, self._builder, self._clock)
        client.tables.announce_to(self)
        client.router.add_handlers(
            {
                Control.SEASON_START: self._start_confirmed,
                Control.SEASON_CLOSE: self._close_confirmed,
            }
        )

    async def cog_unload(self) -> None:
        """Stop looking for seasons that are over."""
        await self._ends.stop()

    def table_changed(self, change: Change) -> None:
        """Tell the end of a season that a game has noticed."""
        if self._ends.is_waiting and change.before.is_active and not change.after.is_active:
            self._ends.look()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Close the seasons that have ended meanwhile."""
        self._ends.look()

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
        await self._confirm(reply, line("ui-season-start-sure", season=season), custom_id)

    @season.command(name="close")
    @with_reply
    async def close(self, reply: Reply) -> None:
        """Ask once, then close the season."""
        running = _running(await self.client.archive.seasons(reply.require_manager()))
        if running is None:
            raise Illegal("refusal-season-none")
        custom_id = ControlId(0, Control.SEASON_CLOSE, to_base36(running.id)).custom_id()
        question = line("ui-season-close-sure", season=season_line(running))
        findings = await self._findings(running.guild, reply.locale)
        await self._confirm(reply, question, custom_id, findings)

    @season.command(name="rule")
    @app_commands.choices(
        rule=[app_commands.Choice(name=each.value, value=each.value) for each in SeasonRule]
    )
    @with_reply
    async def rule(
        self,
        reply: Reply,
        rule: app_commands.Choice[str],
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Set when seasons end by themselves, and where their podiums are posted."""
        guild, where = reply.require_manager(), channel or reply.interaction.channel
        if not isinstance(where, discord.TextChannel):
            raise Illegal("refusal-wall-channel")
        now_ms = self._clock.now_ms()
        chosen = SeasonRule(rule.value)
        await self.client.archive.set_season_rule(guild, chosen, where.id, now_ms)
        self._ends.look()
        await self._show(reply, guild)

    @season.command(name="champions")
    @with_reply
    async def champions(self, reply: Reply, role: discord.Role | None = None) -> None:
        """Set the role that a season's champions get; without one, none."""
        guild_id, user = reply.require_manager(), reply.interaction.user
        guild = self.client.get_guild(guild_id)
        if guild is None or not isinstance(user, discord.Member):
            raise Unavailable("refusal-not-member")
        if role is not None:
            if (trouble := role_trouble(guild, role.id)) is not None:
                raise Unavailable(trouble.key, **dict(trouble.params))
            # Nobody gives by the bot what they could not give themselves.
            is_own = user.id == guild.owner_id or role < user.top_role
            if not (reply.interaction.permissions.manage_roles and is_own):
                raise NotSeated("refusal-champions-role")
        settings = await self.client.archive.server_settings(guild_id)
        settings = replace(settings, champions=role and role.id)
        await self.client.archive.save_server_settings(guild_id, settings)
        await self._show(reply, guild_id)

    @season.command(name="show")
    @with_reply
    async def show(self, reply: Reply) -> None:
        """Show the season, its rule and its role, what is wrong with any, and unusual results."""
        await self._show(reply, reply.require_manager())

    async def _show(self, reply: Reply, guild_id: int) -> None:
        archive, translator = self.client.archive, self.client.translator(reply.locale)
        settings, guild = await archive.server_settings(guild_id), self.client.get_guild(guild_id)
        running, lines = _running(await archive.seasons(guild_id)), []
        if running is None:
            lines.append(translator.text("refusal-season-none"))
        else:
            began = translator.text("ui-season-runs", season=season_line(running))
            lines.append(f"{began} <t:{running.began_ms // 1000}:D>")
            if running.ends_ms is not None:
                lines.append(f"{translator.text('ui-season-ends')} <t:{running.ends_ms // 1000}:f>")
            if running.carries:
                lines.append(translator.text("ui-season-carried"))
        lines.append(translator.text(f"ui-season-rule-{settings.seasons}"))
        troubles: list[Line | None] = []
        if settings.seasons is not SeasonRule.MANUAL and settings.podium_channel is not None:
            where = settings.podium_channel
            lines.append(f"{translator.text('ui-season-podium')} <#{where}>")
            gone = guild is not None and guild.get_channel(where) is None
            trouble = channel_trouble(guild, where) if guild else None
            troubles.append(Line("ui-season-podium-gone") if gone else trouble)
        if settings.champions is not None:
            lines.append(f"{translator.text('ui-season-champions')} <@&{settings.champions}>")
            troubles.append(role_trouble(guild, settings.champions) if guild else None)
        lines += [f"-# {translator(each)}" for each in troubles if each]
        lines += await self._findings(guild_id, reply.locale)
        await self.client.open_texts.show(reply, notice("\n".join(lines)))

    async def _findings(self, guild: int, locale: str) -> list[str]:
        client, now_ms = self.client, self._clock.now_ms()
        translator = client.translator(locale)
        return await finding_lines(client.archive, client.tables.games, guild, now_ms, translator)

    @ratings.command(name="recompute")
    @with_reply
    async def recompute(self, reply: Reply) -> None:
        """Compute every rating and feat again; without a fault they stay the same."""
        guild = reply.require_guild()
        if not await self.client.is_owner(reply.interaction.user):
            raise NotSeated("refusal-only-owner")
        done = await self.client.archive.recompute_ratings(guild)
        feats = await self.client.tables.feats.recount(guild)
        await self._answer(
            reply, "ui-recounted", results=done.results, differing=done.differing, feats=feats
        )

    async def _start_confirmed(self, reply: Reply, name: str) -> None:
        guild, title = reply.require_manager(), _season_name(name)
        try:
            season = await self.client.archive.begin_season(guild, title, self._clock.now_ms())
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
        closed = await self.client.archive.close_season(guild, season, self._clock.now_ms())
        if closed is None:
            running = _running(await self.client.archive.seasons(guild))
            raise Illegal("refusal-season-none" if running is None else "refusal-old-button")
        await self._answer(reply, "ui-season-closed", season=season_line(closed))
        self.client.dispatch("standings_changed", guild)
        self._ends.look()
        try:
            trouble = await crown(self.client, closed)
        except REQUEST_ERRORS as error:
            log.info("the champions have no role yet: %s", type(error).__name__)
            trouble = Line("ui-champions-later")
        if trouble is not None:
            text = self.client.translator(reply.locale)(trouble)
            await reply.send_ephemeral(notice(text))
        # At last, for it is refused where the person may not write.
        locale = str(reply.interaction.guild_locale or reply.locale)
        podium = await self._builder.season_message(closed, self.client.translator(locale))
        if podium is not None:
            await reply.send_public(podium)

    async def _confirm(
        self, reply: Reply, question: Line, custom_id: str, more: Sequence[str] = ()
    ) -> None:
        translator = self.client.translator(reply.locale)
        confirm = button(custom_id, translator.text("ui-confirm"), discord.ButtonStyle.danger)
        content = notice("\n".join((translator(question), *more)), [confirm])
        await self.client.open_texts.show(reply, content)

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
