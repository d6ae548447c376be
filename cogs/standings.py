"""/leaderboard, /profile and /history: what a server has played, and who played it."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.errors import answered
from cogs.controls.custom_id import ControlId, from_base36
from cogs.messages.reply import Reply
from cogs.pages.history import history_message
from cogs.pages.leaderboard import (
    LeaderboardBuilder,
    LeaderboardQuery,
    Viewer,
    read_query,
    season_line,
)
from cogs.pages.message_content import MessageContent
from cogs.pages.person import Person
from cogs.pages.profile import profile_message
from cogs.text.user_text import Name, clean
from engine.api.event import Line, Typed
from engine.api.refusals import Illegal, Refused, Unavailable
from engine.standings.leaderboards import Season, Sort

Asked = discord.Interaction[Hedgerow]

Somebody: TypeAlias = discord.Member | discord.User


class Standings(commands.Cog):
    """Shows boards, profiles and past games, each to whoever asks alone."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        games = tuple(client.tables.games)
        self._leaderboards = LeaderboardBuilder(client.archive, client.renderer, games)
        client.steps.update(
            board=self._board,
            boardgame=self._board,
            boardwhen=self._board,
            boardmine=self._board,
            curve=self._curve,
            past=self._past,
        )

    @app_commands.command(name="leaderboard")
    @app_commands.choices(
        sort=[app_commands.Choice(name=sort.value, value=sort.value) for sort in Sort]
    )
    async def leaderboard(
        self,
        interaction: Asked,
        game: str = "",
        season: str = "",
        sort: app_commands.Choice[str] | None = None,
        page: app_commands.Range[int, 1, 1_000_000] = 1,
        here: bool = False,
    ) -> None:
        """Show a page of a board with the asker's own row."""

        async def work(reply: Reply) -> None:
            guild = _server(interaction)
            if here:
                await self._need_channel_boards(guild)
            query = LeaderboardQuery(
                game=await self._game(reply, guild, game),
                season=await self._season(guild, season, reply.locale),
                channel=here,
                sort=Sort(sort.value) if sort else Sort.RATING,
                page=page - 1,
            )
            await reply.send_ephemeral(await self._page(reply, query))

        await answered(self.client, interaction, work)

    @app_commands.command(name="profile")
    async def profile(self, interaction: Asked, person: discord.User | None = None) -> None:
        """Show a person's record by game, with the curve of their rating."""

        async def work(reply: Reply) -> None:
            found = self._person(interaction, person)
            await reply.send_ephemeral(await self._profile(reply, found))

        await answered(self.client, interaction, work)

    @app_commands.command(name="history")
    async def history(
        self, interaction: Asked, person: discord.User | None = None, game: str = ""
    ) -> None:
        """Show a person's last games with a link to each result."""

        async def work(reply: Reply) -> None:
            found = self._person(interaction, person)
            slug = self._slug(game, reply.locale) if game else None
            await reply.send_ephemeral(await self._history(reply, found, slug))

        await answered(self.client, interaction, work)

    @leaderboard.autocomplete("game")
    @history.autocomplete("game")
    async def _games(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        return self.client.game_choices(str(interaction.locale), typed)

    @leaderboard.autocomplete("season")
    async def _seasons(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        if interaction.guild_id is None:
            return []
        wanted, locale = typed.casefold(), str(interaction.locale)
        seasons = await self.client.archive.seasons(interaction.guild_id)
        titled = [(self._said(season, locale), season) for season in (None, *seasons)]
        return [
            app_commands.Choice(name=title[:100], value=_spelled(season))
            for title, season in titled
            if wanted in title.casefold()
        ][:25]

    async def _board(self, reply: Reply, step: ControlId, values: tuple[str, ...]) -> None:
        try:
            query = read_query(step.detail)
            if values:
                query = query.with_choice(step.what, values[0])
        except ValueError:
            raise Illegal("refusal-old-button") from None
        if query.game not in self.client.tables.games:
            raise Illegal("refusal-old-button")
        if query.channel:
            await self._need_channel_boards(_server(reply.interaction))
        if step.what == "boardmine":
            query = await self._leaderboards.own_page(query, _asker(reply))
        await reply.update(await self._page(reply, query))

    async def _curve(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        user, _dot, game = step.detail.partition(".")
        person = await self._again(reply, user)
        await reply.update(await self._profile(reply, person, game))

    async def _past(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        try:
            user, game, before = step.detail.split(".")
            number = from_base36(before) or None
        except ValueError:
            raise Illegal("refusal-old-button") from None
        person = await self._again(reply, user)
        slug = game if game in self.client.tables.games else None
        await reply.update(await self._history(reply, person, slug, number))

    async def _need_channel_boards(self, guild: int) -> None:
        """Go on where the server shows boards of channels, also for a button of before."""
        if not (await self.client.archive.server_settings(guild)).channel_boards:
            raise Illegal("refusal-no-channel-boards")

    async def _page(self, reply: Reply, query: LeaderboardQuery) -> MessageContent:
        return await self._leaderboards.message(
            query, _asker(reply), self.client.translator(reply.locale)
        )

    async def _profile(
        self, reply: Reply, person: Person, game: str | None = None
    ) -> MessageContent:
        client, translator = self.client, self.client.translator(reply.locale)
        return await profile_message(client.archive, client.renderer, person, translator, game)

    async def _history(
        self, reply: Reply, person: Person, game: str | None, before: int | None = None
    ) -> MessageContent:
        translator = self.client.translator(reply.locale)
        return await history_message(self.client.archive, person, translator, game, before)

    async def _again(self, reply: Reply, written: str) -> Person:
        """Give the person a button is about, by the name of their last game."""
        try:
            user = from_base36(written)
        except ValueError:
            raise Illegal("refusal-old-button") from None
        guild = _server(reply.interaction)
        if user == reply.user:
            name = reply.interaction.user.display_name
        else:
            name = (await self.client.archive.profile(guild, user)).name
        return Person(guild, user, self._called(name, reply.locale), user == reply.user)

    def _person(self, interaction: Asked, person: Somebody | None) -> Person:
        guild, asked = _server(interaction), person or interaction.user
        if asked.bot:
            raise Illegal("refusal-profile-bot", name=Typed(asked.display_name))
        name = self._called(asked.display_name, str(interaction.locale))
        return Person(guild, asked.id, name, asked.id == interaction.user.id)

    def _called(self, name: str, locale: str) -> str:
        """Give a name, or what stands for one with nothing to see."""
        return (
            name if Name(name).plain else self.client.localization.plain(Line("somebody"), locale)
        )

    def _slug(self, typed: str, locale: str) -> str:
        slug = self.client.slug(typed, locale)
        if slug not in self.client.tables.games:
            raise Illegal("refusal-no-such-game", game=Typed(typed))
        return slug

    async def _game(self, reply: Reply, guild: int, typed: str) -> str:
        """Give the game that is meant: as typed, else this channel's, else one played here."""
        if typed:
            return self._slug(typed, reply.locale)
        try:
            snapshot = await self.client.tables.in_channel(reply.interaction.channel_id or 0)
        except Refused:
            played, games = await self.client.archive.games_played(guild), self.client.tables.games
            return next((slug for slug in games if slug in played), next(iter(games)))
        return snapshot.table.game

    async def _season(self, guild: int, typed: str, locale: str) -> int | None:
        """Give the season that is meant: as autocomplete spells it, else by its name or number."""
        wanted = clean(typed).casefold()
        if wanted in ("", _spelled(None), self._said(None, locale).casefold()):
            return None
        seasons = await self.client.archive.seasons(guild)
        for names in (
            {_spelled(season): season for season in seasons},
            {self._said(season, locale).casefold(): season for season in reversed(seasons)},
            {str(season.number): season for season in seasons},
        ):
            if wanted in names:
                return names[wanted].id
        raise Illegal("refusal-no-such-season", season=Typed(typed))

    def _said(self, season: Season | None, locale: str) -> str:
        return self.client.localization.plain(season_line(season), locale)


def _asker(reply: Reply) -> Viewer:
    interaction = reply.interaction
    assert interaction.channel_id is not None
    return Viewer(reply.user, _server(interaction), interaction.channel_id)


def _spelled(season: Season | None) -> str:
    return "#0" if season is None else f"#{season.id}"


def _server(interaction: discord.Interaction[Any]) -> int:
    """Give the server something is asked on. Raises `Unavailable` in direct messages."""
    if interaction.guild_id is None:
        raise Unavailable("refusal-standings-server")
    return interaction.guild_id


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Standings(client))
