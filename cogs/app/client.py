"""The bot itself: what the cogs share, and the way of every click to the cog that answers it."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pkgutil import iter_modules
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.app.command_text import CommandWords, give_words
from cogs.app.errors import SeveralTables, answered
from cogs.controls.custom_id import ControlId, MoveId, read_control_id, read_move_id
from cogs.controls.items import ControlButton, ControlMenu
from cogs.controls.modals import modal_values
from cogs.images.renderer import Renderer
from cogs.messages.reply import Reply
from cogs.messages.table_messages import TableMessages
from cogs.text.localization import Localization
from cogs.text.rule_books import Rules
from cogs.text.translator import Translator, translator_for
from engine.api.event import line
from engine.api.refusals import Stale, Unavailable
from engine.service.ports import Archive
from engine.service.tables import Tables
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.client")

# Nobody speaks at a table: that the voice libraries are missing is no news.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

#: What a cog answers a step (join, my hand, rules ...) with.
Stepped: TypeAlias = Callable[[Reply, ControlId, tuple[str, ...]], Awaitable[None]]
Played: TypeAlias = Callable[[Reply, MoveId, tuple[str, ...], bool], Awaitable[None]]


class Hedgerow(commands.Bot):
    """A client of Discord with the tables behind it. It needs no privileged intent."""

    def __init__(
        self,
        localization: Localization,
        rules: Mapping[str, Rules],
        tables: Tables,
        archive: Archive,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
        )
        self.localization, self.rules, self.tables, self.archive = (
            localization,
            rules,
            tables,
            archive,
        )
        self.renderer = Renderer(localization)
        self.steps: dict[str, Stepped] = {}
        self.played: Played | None = None
        self.table_messages = TableMessages(self)
        tables.announce_to(self.table_messages)
        self._repairing: asyncio.Task[None] | None = None
        self.tree.on_error = self._command_failed  # type: ignore[method-assign]

    def translator(self, locale: str | None, snapshot: TableSnapshot | None = None) -> Translator:
        """Return the translator of a reader; without a locale, in the table's language."""
        return translator_for(self.localization, locale, snapshot.table if snapshot else None)

    async def serve(self, token: str) -> None:
        """Run until Ctrl-C or SIGTERM, and close in order. Raises `discord.LoginFailure`."""
        asked = asyncio.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows: Ctrl-C cancels this task instead
                asyncio.get_running_loop().add_signal_handler(sign, asked.set)
        async with self:
            # Ending by closing, and not by a cancellation alone: asyncio.wait_for, with which
            # discord.py connects, may swallow one on Python 3.11.
            running = asyncio.create_task(self.start(token))
            ending = asyncio.create_task(asked.wait())
            await asyncio.wait((running, ending), return_when=asyncio.FIRST_COMPLETED)
            ending.cancel()
            if running.done():
                running.result()
            running.cancel()

    async def setup_hook(self) -> None:
        """Load the cogs, publish the commands once, and take up the tables' clocks."""
        self.add_dynamic_items(ControlButton, ControlMenu)
        for module in iter_modules(cogs.__path__):
            if not module.ispkg:
                await self.load_extension(f"cogs.{module.name}")
        give_words(self.tree, self.localization)
        await self.tree.set_translator(CommandWords(self.localization))
        await self.tree.sync()
        await self.tables.start_deadlines()
        self._repairing = self.loop.create_task(self._repair())

    async def close(self) -> None:
        """Stop in order: no more clocks, no more sends, then Discord, then the file."""
        try:
            if self._repairing is not None:
                self._repairing.cancel()
            await self.tables.stop_deadlines()
            await self.table_messages.close()
            self.renderer.close()
            await super().close()
        finally:
            await self.archive.close()

    async def here(self, reply: Reply, what: str = "hand") -> TableSnapshot:
        """Give the table an asker means: their channel's, or by DM the one of theirs.

        Raises `Unavailable` where there is none, and `SeveralTables` where they sit at several by DM
        and have to say which: then `what` is the step that they take there.
        """
        interaction = reply.interaction
        if interaction.guild_id is not None and interaction.channel_id is not None:
            snapshot = await self.tables.in_channel(interaction.channel_id)
        else:
            found = await self.theirs(reply.user)
            if what == "hand":
                found = await self.awaiting(reply.user, found)
            if len(found) > 1:
                raise SeveralTables(found, what)
            snapshot = found[0]
        reply.table = snapshot.table.id
        return snapshot

    async def theirs(self, user: int) -> tuple[TableSnapshot, ...]:
        """Give the unfinished tables somebody sits at. Raises `Unavailable` without any."""
        own = await self.tables.of_user(user)
        if not own:
            raise Unavailable("refusal-no-table-of-yours")
        return own

    async def awaiting(
        self, user: int, own: tuple[TableSnapshot, ...] = ()
    ) -> tuple[TableSnapshot, ...]:
        """Give those of somebody's tables that wait for them, else those in play, else all."""
        own = own or await self.theirs(user)
        playing = tuple(each for each in own if each.table.state is not None)
        waiting = tuple(each for each in playing if each.table.seat_of(user) in each.awaited)
        return waiting or playing or own

    def whereabouts(self, snapshot: TableSnapshot, locale: str) -> str:
        """Name a table for a button: its game and its channel."""
        title = self.localization.plain(line(f"{snapshot.table.game}-title"), locale)
        channel = self.get_channel(snapshot.table.channel)
        name = getattr(channel, "name", None)
        return f"{title} · #{name}" if name else title

    def game_choices(self, locale: str, typed: str) -> list[app_commands.Choice[str]]:
        """List the games whose title or slug holds what was typed, 25 at most."""
        wanted = typed.casefold()
        titled = [
            (slug, self.localization.plain(line(f"{slug}-title"), locale))
            for slug in self.tables.games
        ]
        return [
            app_commands.Choice(name=title[:100], value=slug)
            for slug, title in titled
            if wanted in title.casefold() or wanted in slug
        ][:25]

    def slug(self, typed: str, locale: str) -> str:
        """Take a game by its slug or by its title in the reader's language."""
        wanted = typed.strip().casefold()
        for choice in self.game_choices(locale, ""):
            if wanted in (choice.value, choice.name.casefold()):
                return choice.value
        return typed.strip()

    async def on_message(self, message: discord.Message) -> None:
        """Run no text commands: what is said to the bot is read where moves are (`mentions`)."""

    async def on_control(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]
    ) -> None:
        """Answer a button or a menu of ours."""
        await self._take(interaction, custom_id, values, written=False)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer from the raw interaction what discord.py lets fall.

        That is a modal (also one sent before a restart), and a click on a control that an edit has
        just taken off its message.
        """
        data: Mapping[str, Any] = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            if custom_id.startswith(("m:", "w:")):
                await self._take(interaction, custom_id, modal_values(data), written=True)
        elif interaction.type is discord.InteractionType.component and not _stands(interaction):
            values = tuple(map(str, data.get("values", ())))
            await self._take(interaction, custom_id, values, written=False)

    async def _take(
        self,
        interaction: discord.Interaction[Any],
        custom_id: str,
        values: tuple[str, ...],
        *,
        written: bool,
    ) -> None:
        try:
            token = _read(custom_id)
        except ValueError:
            token = None

        async def work(reply: Reply) -> None:
            if token is None:
                raise Stale("refusal-old-control")
            if isinstance(token, MoveId):
                assert self.played is not None
                await self.played(reply, token, values, written)
            elif token.what in self.steps:
                await self.steps[token.what](reply, token, values)
            else:
                raise Stale("refusal-old-control")

        await answered(self, interaction, work, token.table if token else None)

    async def _repair(self) -> None:
        await self.wait_until_ready()
        await self.table_messages.repair()

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        async def work(reply: Reply) -> None:
            raise getattr(error, "original", error)

        await answered(self, interaction, work)


def _stands(interaction: discord.Interaction[Any]) -> bool:
    """Say whether the clicked control is still on its message, so that its item answers."""
    data: Mapping[str, Any] = interaction.data or {}
    parts: list[Any] = list(interaction.message.components) if interaction.message else []
    while parts:
        part = parts.pop()
        if getattr(part, "custom_id", None) == data.get("custom_id"):
            return True
        parts.extend(getattr(part, "children", ()))
    return False


def _read(custom_id: str) -> MoveId | ControlId:
    kind = custom_id.partition(":")[0]
    return read_move_id(custom_id) if kind in "psm" else read_control_id(custom_id)
