"""The bot: a discord.py client with the tables behind it, and what the cogs share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pkgutil import iter_modules
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.app.command_rate import SHOWN_PER_MINUTE, CommandRate
from cogs.app.command_text import CommandTranslator, set_descriptions
from cogs.app.emojis import IconEmojis
from cogs.app.errors import SeveralTables, respond
from cogs.app.listening import Patience, patient
from cogs.app.metrics import Metrics
from cogs.app.router import Router
from cogs.app.settings import Settings
from cogs.controls.custom_id import Control
from cogs.controls.items import MENU_OPTIONS, OPTION_LABEL, truncate
from cogs.images.renderer import Renderer
from cogs.messages.ephemeral_message import OpenTexts
from cogs.messages.reply import DEFER_AFTER_SECONDS, Reply
from cogs.messages.request_pace import RequestPace
from cogs.messages.table_messages import TableMessages
from cogs.pages.message_content import MessageContent, notice
from cogs.text.localization import Localization
from cogs.text.translator import Translator, translator_for
from engine.api.drawing.palette import DAY, Look
from engine.api.drawing.signs import ICONS
from engine.api.event import line
from engine.api.refusals import Unavailable
from engine.service.ports import Archive
from engine.service.tables import Tables
from engine.standings.leaderboards import ALL_GAMES
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.client")

# Nobody speaks at a table: discord.py need not warn that the voice libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


#: The permissions the bot needs in a channel before a table opens there; `perm-*` names each.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_TO_BEGIN_THREAD = (*NEEDED_IN_THREAD, "create_public_threads")

#: What the invitation asks for. Reactions show that the bot has heard what is said to it.
_INVITED_WITH = {*NEEDED, *NEEDED_TO_BEGIN_THREAD, "read_message_history", "add_reactions"}


#: Of the five seconds that a stop may take: for what is in flight and the tables, for the gateway.
DRAIN_SECONDS, CLOSE_SECONDS = 3.2, 0.5

#: At a table where nothing has happened for so long nobody looks whether the bot is there.
LIVE_MS = 15 * 60 * 1000

#: More edits than this are not made in `DRAIN_SECONDS`.
MAX_TOLD = 90


class Hedgerow(commands.AutoShardedBot):
    """The bot on Discord. It needs no privileged intent."""

    def __init__(
        self,
        localization: Localization,
        tables: Tables,
        archive: Archive,
        settings: Settings | None = None,
    ) -> None:
        settings = settings or Settings()
        self.metrics = Metrics()
        lease = archive.lease_requests if settings.processes > 1 else None
        self.request_pace = RequestPace(settings.processes, archive.ownership.confirm, lease)
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            **settings.own_shards,
            http_trace=self.metrics.watch_requests(self.request_pace.trace_config()),
        )
        self.localization, self.tables, self.archive = localization, tables, archive
        self.renderer = Renderer(localization)
        icons = [ICONS, *(game.icons for game in tables.games.values())]
        self.icons = IconEmojis(self, icons, lambda: archive.serves(None))
        self.router = Router(tables)
        self.command_rate = CommandRate()
        self.shown_rate = CommandRate(SHOWN_PER_MINUTE, "refusal-too-many-shown")
        self._is_announced = False
        self.patience = Patience()
        self.in_flight: set[asyncio.Task[Any]] = set()  #: the tasks that answer somebody
        self.table_messages, self.open_texts = TableMessages(self), OpenTexts()
        self.open_notices = OpenTexts()
        tables.announce_to(self.table_messages)
        tables.announce_to(self.metrics)
        tables.deadlines.on_house_move = self.metrics.house.observe
        self.renderer.on_painted = self.metrics.picture.observe
        self.tree.on_error = self._command_failed  # type: ignore[method-assign]
        self.tree.interaction_check = self._is_to_answer  # type: ignore[method-assign]

    def translator(
        self, locale: str | None, snapshot: TableSnapshot | None = None, look: Look = DAY
    ) -> Translator:
        """Return the translator of a reader; without a locale, in the table's language."""
        table = snapshot.table if snapshot else None
        return translator_for(self.localization, locale, table, look, self.icons.markup)

    async def locale_of(self, interaction: discord.Interaction[Any]) -> str:
        """Return the language of a person who types; a `Reply` knows that of its own."""
        chosen = (await self.archive.preferences(interaction.user.id)).language
        return chosen or str(interaction.locale)

    def sentence(
        self, key: str, locale: str, snapshot: TableSnapshot | None = None, **params: Any
    ) -> MessageContent:
        """Return a message that is one of the texts."""
        return notice(self.translator(locale, snapshot).text(key, **params))

    async def setup_hook(self) -> None:
        """Load the cogs, publish the commands, and start the tables' deadlines."""
        for module in iter_modules(cogs.__path__):
            if not module.ispkg:
                await self.load_extension(f"cogs.{module.name}")
        set_descriptions(self.tree, self.localization)
        await self.tree.set_translator(CommandTranslator(self.localization))
        if self.archive.ownership.is_held:
            await self.begin_serving()
        else:
            self.icons.start()

    async def begin_serving(self) -> None:
        """Act for the tables of the servers from now on: no other process does."""
        if self.archive.serves(None):
            await self.tree.sync()
        self.icons.start()
        await self.archive.follow(self.tables.note_revision)
        await self.patience.run("the start", self.tables.deadlines.start)
        self.dispatch("serving")
        if self.is_ready():
            await self.table_messages.repair(afresh=True)

    async def drain(self, *, is_followed: bool = False) -> None:
        """Open no more tables, say so at those in play, and finish what is in flight.

        `is_followed`: another process takes over, and nothing is said.

        Return after `DRAIN_SECONDS` at most, however slow Discord is: what is committed is shown
        at the next start.
        """
        self.tables.is_closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                await self.tables.tournaments.stop()
                await self.tables.early_moves.stop()
                await self.tables.deadlines.stop()
                live = () if is_followed else self.live_tables()[:MAX_TOLD]
                told = self.table_messages.tell_restart(live)
                await asyncio.gather(told, *self.in_flight, return_exceptions=True)
        for task in self.in_flight:
            task.cancel()

    def live_tables(self) -> tuple[TableSnapshot, ...]:
        """Return the tables at which something happened lately, the latest first."""
        return self.tables.active_since(self.tables.clock.now_ms() - LIVE_MS)

    def note_error(self, error: Exception) -> bool:
        """Return True if a message that was refused so will be built without the reason for it."""
        return self.icons.note_error(error)

    async def is_owner(self, user: discord.abc.User, /) -> bool:
        """Return True for the application's owner; of a team's: also its admins and developers."""
        team = self.application.team if self.application else None
        return (team is not None and user.id == team.owner_id) or await super().is_owner(user)

    @property
    def invitation(self) -> str:
        """The address that invites the bot, with exactly the permissions it needs."""
        permissions = discord.Permissions(**dict.fromkeys(_INVITED_WITH, True))
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=permissions, scopes=scopes
        )

    @property
    def is_serving(self) -> bool:
        """True while Discord is connected and the bot is not about to stop."""
        if self.tables.is_closing or self.is_closed() or not self.is_ready():
            return False
        return any(not shard.is_closed() for shard in self.shards.values())

    def queue_lengths(self) -> dict[str, int]:
        """Return how many entries wait in each queue, by its name."""
        return {
            "commits": self.archive.waiting,
            "messages": self.table_messages.edit_queue.waiting,
            "requests": self.request_pace.waiting,
            "pictures": self.renderer.waiting,
            "replies": len(self.in_flight),
            **self.tables.deadlines.queue_lengths(),
        }

    def seconds_behind(self) -> float:
        """Return for how long the message has been out of date that has been so the longest."""
        return self.table_messages.edit_queue.seconds_behind()

    async def close(self) -> None:
        """Stop the deadlines, then the messages, then the connection; close the archive last."""
        self.patience.end()
        try:
            self.icons.stop()
            await self.tables.retention.stop()
            await self.tables.early_moves.stop()
            await self.tables.deadlines.stop()
            await self.table_messages.close()
            self.renderer.close()
            try:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await super().close()
            except TimeoutError:  # the gateway does not say goodbye
                await self.http.close()
        finally:
            await self.archive.close()

    async def find_table(self, reply: Reply, control: Control = Control.HAND) -> TableSnapshot:
        """Return the table a command is about: the channel's, or by DM the person's own.

        Raise `Unavailable` where there is none, and `SeveralTables` where by DM several fit; then
        `control` is what the person wants to do at one of them.
        """
        interaction = reply.interaction
        if interaction.guild_id is not None and interaction.channel_id is not None:
            snapshot = await self.tables.in_channel(interaction.channel_id)
        else:
            tables = await (
                self.waiting_tables(reply.user)
                if control is Control.HAND
                else self.unfinished_tables(reply.user)
            )
            if len(tables) > 1:
                raise SeveralTables(tables, control)
            snapshot = tables[0]
        reply.table, reply.snapshot = snapshot.table.id, snapshot
        return snapshot

    async def unfinished_tables(self, user: int) -> tuple[TableSnapshot, ...]:
        """Return the unfinished tables a person sits at. Raise `Unavailable` without any."""
        tables = await self.tables.of_user(user)
        if not tables:
            raise Unavailable("refusal-no-table-of-yours")
        return tables

    async def waiting_tables(self, user: int) -> tuple[TableSnapshot, ...]:
        """Return those of a person's tables that wait for them, else those in play, else all."""
        tables = await self.unfinished_tables(user)
        playing = tuple(each for each in tables if each.table.state is not None)
        waiting = tuple(each for each in playing if each.table.seat_of(user) in each.awaited)
        return waiting or playing or tables

    def table_label(self, snapshot: TableSnapshot, locale: str) -> str:
        """Return a table's name for a button: its game and its channel."""
        title = self.game_titles(locale)[snapshot.table.game]
        channel = self.get_channel(snapshot.table.channel)
        name = getattr(channel, "name", None)
        return f"{title} · #{name}" if name else title

    def game_titles(self, locale: str) -> dict[str, str]:
        """Return slug -> title of every game, in a language."""
        return {
            slug: self.localization.plain(line(f"{slug}-title"), locale)
            for slug in self.tables.games
        }

    def game_slug(self, typed: str, locale: str) -> str:
        """Return the slug of a game by its slug or its title; another text as it is."""
        wanted = typed.strip().casefold()
        for slug, title in self.game_titles(locale).items():
            if wanted in (slug, title.casefold()):
                return slug
        return typed.strip()

    def require_game(self, typed: str, locale: str) -> str:
        """Return the slug of a game by its slug or its title. Raise `Illegal` if there is none."""
        slug = self.game_slug(typed, locale)
        self.tables.require_game(slug)
        return slug

    @patient
    async def on_connect(self) -> None:
        """Repair the messages of the servers that Discord has just listed."""
        await self.table_messages.repair()

    @patient
    async def on_ready(self) -> None:
        """Repair the other messages: of direct messages, and of servers without the bot."""
        await self.table_messages.repair()
        unfinished = len(await self.archive.unfinished())
        if not self._is_announced:
            self._is_announced = True
            log.info(
                "ready: Hedgerow %s, %s, %d unfinished tables, %d servers, %d shards; "
                "invite with %s",
                cogs.VERSION,
                self.archive.description,
                unfinished,
                len(self.guilds),
                self.shard_count or 1,
                self.invitation,
            )

    async def on_message(self, message: discord.Message) -> None:
        """Run no text commands: `mentions` and `direct_messages` read what people write to it."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click on a button or a menu, or a modal; the tree answers commands.

        discord.py itself answers none of them: views are never stored (decision 0006).
        """
        if interaction.type in _CLICKS:
            data: Mapping[str, Any] = interaction.data or {}
            custom_id = str(data.get("custom_id", ""))
            await respond(self, interaction, lambda reply: self.router.route(reply, custom_id))

    async def _is_to_answer(self, interaction: discord.Interaction[Any], /) -> bool:
        """Return False for suggestions that another process makes; `respond` asks for the rest."""
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        with suppress(TimeoutError):
            async with asyncio.timeout(DEFER_AFTER_SECONDS):
                return await self.archive.ownership.take(interaction.id)
        return False

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Answer an error that discord.py itself raised, for example for an unknown command."""

        async def fail(_: Reply) -> None:
            raise getattr(error, "original", error)

        await respond(self, interaction, fail)


def set_addresses(api_base: str | None, gateway: str | None) -> None:
    """Send requests and connect to these addresses; None: to Discord's own."""
    if api_base:
        discord.http.Route.BASE = api_base
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


_CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


async def suggest_games(
    interaction: discord.Interaction[Hedgerow], typed: str
) -> list[app_commands.Choice[str]]:
    """Return the games whose title or slug contains what was typed."""
    titles = interaction.client.game_titles(await interaction.client.locale_of(interaction))
    return matching_choices(typed, titles.items())


async def suggest_boards(
    interaction: discord.Interaction[Hedgerow], typed: str
) -> list[app_commands.Choice[str]]:
    """Return the games with a leaderboard: all of them together, and those that fit."""
    client = interaction.client
    locale = await client.locale_of(interaction)
    title = client.localization.plain(line("all-title"), locale)
    return matching_choices(typed, [(ALL_GAMES, title), *client.game_titles(locale).items()])


def matching_choices(
    typed: str, named_values: Iterable[tuple[str, str]]
) -> list[app_commands.Choice[str]]:
    """Return the (value, name) that contain what was typed as choices, 25 at most."""
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=truncate(name, OPTION_LABEL), value=value)
        for value, name in named_values
        if wanted in name.casefold() or wanted in value
    ][:MENU_OPTIONS]
