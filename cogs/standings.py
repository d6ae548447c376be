"""/leaderboard, /profile, /versus and /history: what a server has played, and who played it.

Each is shown to the person who asks, who may show it to everybody.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.client import Hedgerow, matching_choices, suggest_boards, suggest_games
from cogs.app.command_text import Written
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control, from_base36, to_base36
from cogs.messages.reply import Reply
from cogs.pages.history import history_message
from cogs.pages.leaderboard import LeaderboardBuilder, time_line
from cogs.pages.leaderboard_query import LeaderboardQuery, Viewer, read_query
from cogs.pages.message_content import MessageContent
from cogs.pages.person import Person, is_listed
from cogs.pages.profile import profile_message
from cogs.pages.versus import versus_message
from cogs.text.translator import Translator
from cogs.text.user_text import Name, clean
from engine.api.event import Line, Typed
from engine.api.refusals import Illegal, Refused
from engine.standings.leaderboards import ALL_GAMES, Sort
from engine.standings.periods import Span
from engine.standings.seasons import Season


class Standings(commands.Cog):
    """Shows leaderboards, profiles and past games, each to the person who asks alone."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        games = tuple(client.tables.games)
        clock = client.tables.clock
        self._leaderboards = LeaderboardBuilder(client.archive, client.renderer, games, clock)
        client.router.add_handlers(
            {
                Control.LEADERBOARD: self._turn_page,
                Control.LEADERBOARD_GAME: partial(self._turn_page, menu=Control.LEADERBOARD_GAME),
                Control.LEADERBOARD_SEASON: partial(
                    self._turn_page, menu=Control.LEADERBOARD_SEASON
                ),
                Control.LEADERBOARD_OWN_PAGE: self._turn_to_own_page,
                Control.LEADERBOARD_SHOW: self._show_leaderboard,
                Control.RATING_CURVE: self._choose_curve,
                Control.PROFILE_SHOW: self._show_profile,
                Control.VERSUS_SHOW: self._show_versus,
                Control.HISTORY: self._turn_history,
                Control.HISTORY_SHOW: self._show_history,
            }
        )

    @app_commands.command(name="leaderboard")
    @app_commands.choices(
        sort=[app_commands.Choice(name=sort.value, value=sort.value) for sort in Sort]
    )
    @app_commands.autocomplete(game=suggest_boards)
    @with_reply
    async def leaderboard(
        self,
        reply: Reply,
        game: Written = "",
        when: Written = "",
        sort: app_commands.Choice[str] | None = None,
        page: app_commands.Range[int, 1, 1_000_000] = 1,
        here: bool = False,
    ) -> None:
        """Show a page of a leaderboard with the caller's own row."""
        guild = reply.require_guild()
        if here:
            await self._check_channel_boards(guild)
        season, span = await self._find_time(guild, when, reply.locale)
        slug = await self._find_game(reply, guild, game)
        query = LeaderboardQuery(
            game=slug,
            season=season,
            span=span,
            channel=here and slug != ALL_GAMES,
            sort=Sort(sort.value) if sort else Sort.RATING,
            page=page - 1,
        )
        await self.client.open_texts.show(reply, await self._leaderboard(reply, query))

    @app_commands.command(name="profile")
    @with_reply
    async def profile(self, reply: Reply, person: discord.User | None = None) -> None:
        """Show a person's record by game, with the curve of their rating."""
        subject = self._subject(reply, person)
        await self.client.open_texts.show(reply, await self._profile(reply, subject))

    @app_commands.command(name="history")
    @app_commands.autocomplete(game=suggest_games)
    @with_reply
    async def history(
        self, reply: Reply, person: discord.User | None = None, game: Written = ""
    ) -> None:
        """Show a person's last games with a link to each result."""
        subject = self._subject(reply, person)
        slug = self.client.require_game(game, reply.locale) if game else None
        await self.client.open_texts.show(reply, await self._history(reply, subject, slug))

    @app_commands.command(name="versus")
    @with_reply
    async def versus(self, reply: Reply, person: discord.User) -> None:
        """Show what the caller and somebody else have played with each other."""
        subject = self._subject(reply, person)
        if subject.own:
            raise Illegal("refusal-versus-self")
        translator = self.client.translator(reply.locale, look=reply.preferences.look)
        await self.client.open_texts.show(reply, await self._versus(reply, subject, translator))

    @leaderboard.autocomplete("when")
    async def _suggest_times(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        if interaction.guild_id is None:
            return []
        locale = await self.client.locale_of(interaction)
        seasons = await self.client.archive.seasons(interaction.guild_id)
        times = (*Span, None, *seasons)
        named = ((_time_value(each), self._time_title(each, locale)) for each in times)
        return matching_choices(typed, named)

    async def _turn_page(self, reply: Reply, detail: str, menu: Control | None = None) -> None:
        query = await self._parse_query(reply, detail, menu)
        await reply.update(await self._leaderboard(reply, query))

    async def _show_leaderboard(self, reply: Reply, detail: str) -> None:
        """Post a page into the channel, in the language of its server and without a row of one."""
        query = await self._parse_query(reply, detail)
        viewer, translator = _viewer(reply), self._public_translator(reply)
        by = translator.text("ui-shown-by", who=Typed(reply.interaction.user.display_name))
        content = await self._leaderboards.public_message(
            query, viewer.guild, viewer.channel, translator, by
        )
        await reply.send_public(content)

    async def _turn_to_own_page(self, reply: Reply, detail: str) -> None:
        query = await self._parse_query(reply, detail)
        query = await self._leaderboards.own_page(query, _viewer(reply))
        await reply.update(await self._leaderboard(reply, query))

    async def _choose_curve(self, reply: Reply, detail: str) -> None:
        user, _, game = detail.partition(".")
        subject = await self._subject_of_button(reply, user)
        await reply.update(await self._profile(reply, subject, game))

    async def _show_profile(self, reply: Reply, detail: str) -> None:
        user, _, game = detail.partition(".")
        subject = await self._public_subject(reply, user)
        content = await profile_message(
            self.client.archive,
            self.client.renderer,
            subject,
            self._public_translator(reply),
            self.client.tables.games,
            game,
            reply.interaction.user.display_name,
        )
        await reply.send_public(content)

    async def _show_versus(self, reply: Reply, detail: str) -> None:
        await self._public_subject(reply, to_base36(reply.user))
        subject = await self._public_subject(reply, detail)
        translator, who = self._public_translator(reply), reply.interaction.user.display_name
        await reply.send_public(await self._versus(reply, subject, translator, who))

    async def _versus(
        self, reply: Reply, other: Person, translator: Translator, shown_by: str = ""
    ) -> MessageContent:
        own = self._subject(reply, None)
        archive, renderer = self.client.archive, self.client.renderer
        return await versus_message(archive, renderer, own, other, translator, shown_by)

    async def _turn_history(self, reply: Reply, detail: str) -> None:
        user, slug, before = self._parse_history(detail)
        subject = await self._subject_of_button(reply, user)
        await reply.update(await self._history(reply, subject, slug, before))

    async def _show_history(self, reply: Reply, detail: str) -> None:
        user, slug, before = self._parse_history(detail)
        subject = await self._public_subject(reply, user)
        translator, who = self._public_translator(reply), reply.interaction.user.display_name
        content = await history_message(self.client.archive, subject, translator, slug, before, who)
        await reply.send_public(content)

    def _parse_history(self, detail: str) -> tuple[str, str | None, int | None]:
        """Return person, game and first result of a page of a history. Raise `Illegal`."""
        try:
            user, game, before = detail.split(".")
            return (
                user,
                game if game in self.client.tables.games else None,
                (from_base36(before) or None),
            )
        except ValueError:
            raise Illegal("refusal-old-button") from None

    async def _public_subject(self, reply: Reply, user_id: str) -> Person:
        """Return the person a button is about as everybody sees them. Raise `Illegal` if hidden."""
        subject = await self._subject_of_button(reply, user_id)
        if not await is_listed(self.client.archive, subject.user):
            key = "refusal-show-hidden" if subject.own else "ui-profile-hidden"
            raise Illegal(key, name=Typed(subject.name))
        return replace(subject, own=False)

    def _public_translator(self, reply: Reply) -> Translator:
        """Return the translator for what everybody in a channel reads."""
        return self.client.translator(str(reply.interaction.guild_locale or reply.locale))

    async def _leaderboard(self, reply: Reply, query: LeaderboardQuery) -> MessageContent:
        translator = self.client.translator(reply.locale, look=reply.preferences.look)
        return await self._leaderboards.message(query, _viewer(reply), translator)

    async def _profile(
        self, reply: Reply, person: Person, game: str | None = None
    ) -> MessageContent:
        client, translator = (
            self.client,
            self.client.translator(reply.locale, look=reply.preferences.look),
        )
        return await profile_message(
            client.archive, client.renderer, person, translator, client.tables.games, game
        )

    async def _history(
        self, reply: Reply, person: Person, game: str | None, before: int | None = None
    ) -> MessageContent:
        translator = self.client.translator(reply.locale, look=reply.preferences.look)
        return await history_message(self.client.archive, person, translator, game, before)

    async def _parse_query(
        self, reply: Reply, detail: str, menu: Control | None = None
    ) -> LeaderboardQuery:
        """Return the query of a button, or of what was chosen in a menu. Raise `Illegal`."""
        try:
            query = read_query(detail)
            if menu is not None and reply.values:
                query = query.with_choice(menu, reply.values[0])
        except ValueError:
            raise Illegal("refusal-old-button") from None
        if query.game not in (*self.client.tables.games, ALL_GAMES):
            raise Illegal("refusal-old-button")
        if query.channel:
            await self._check_channel_boards(reply.require_guild())
        return query

    async def _check_channel_boards(self, guild: int) -> None:
        """Raise `Illegal` if the server shows no boards of channels, also for an old button."""
        if not (await self.client.archive.server_settings(guild)).channel_boards:
            raise Illegal("refusal-no-channel-boards")

    async def _subject_of_button(self, reply: Reply, user_id: str) -> Person:
        """Return the person a button is about, by the name in their last game."""
        try:
            user = from_base36(user_id)
        except ValueError:
            raise Illegal("refusal-old-button") from None
        guild = reply.require_guild()
        if user == reply.user:
            name = reply.interaction.user.display_name
        else:
            name = (await self.client.archive.profile(guild, user)).name
        return self._person(reply, user, name)

    def _subject(self, reply: Reply, user: discord.User | None) -> Person:
        """Return the person a command is about, else the caller. Raise `Illegal` for a bot."""
        subject: discord.Member | discord.User = user or reply.interaction.user
        if subject.bot:
            raise Illegal("refusal-profile-bot", name=Typed(subject.display_name))
        return self._person(reply, subject.id, subject.display_name)

    def _person(self, reply: Reply, user: int, name: str) -> Person:
        if not Name(name).plain:  # nothing of it could be seen
            name = self.client.localization.plain(Line("somebody"), reply.locale)
        return Person(reply.require_guild(), user, name, user == reply.user)

    async def _find_game(self, reply: Reply, guild: int, typed: str) -> str:
        """Return the game that was typed, else this channel's, else one played here."""
        all_games = self.client.localization.plain(Line("all-title"), reply.locale)
        if clean(typed).casefold() in (ALL_GAMES, all_games.casefold()):
            return ALL_GAMES
        if typed:
            return self.client.require_game(typed, reply.locale)
        try:
            snapshot = await self.client.tables.in_channel(reply.interaction.channel_id or 0)
        except Refused:
            played, games = await self.client.archive.games_played(guild), self.client.tables.games
            return next((slug for slug in games if slug in played), next(iter(games)))
        return snapshot.table.game

    async def _find_time(
        self, guild: int, typed: str, locale: str
    ) -> tuple[int | None, Span | None]:
        """Return the id of a season, or a period, by its value in autocomplete, name or number.

        Neither: all time. Raise `Illegal` for what does not exist.
        """
        wanted = clean(typed).casefold()
        for time in (None, *Span):
            title = self._time_title(time, locale).casefold()
            if wanted in (_time_value(time), title) or (time is None and not wanted):
                return None, time
        seasons = await self.client.archive.seasons(guild)
        for names in (
            {_time_value(season): season for season in seasons},
            {self._time_title(season, locale).casefold(): season for season in reversed(seasons)},
            {str(season.number): season for season in seasons},
        ):
            if wanted in names:
                return names[wanted].id, None
        for span in Span:
            if self._time_title(span, locale).casefold().startswith(wanted):
                return None, span
        raise Illegal("refusal-no-such-season", season=Typed(typed))

    def _time_title(self, time: Span | Season | None, locale: str) -> str:
        return self.client.localization.plain(time_line(time), locale)


def _viewer(reply: Reply) -> Viewer:
    assert reply.interaction.channel_id is not None
    return Viewer(reply.user, reply.require_guild(), reply.interaction.channel_id)


def _time_value(time: Span | Season | None) -> str:
    if isinstance(time, Span):
        return f"#{time}"
    return "#0" if time is None else f"#{time.id}"


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Standings(client))
