"""The part of the bot that the messages of tables use; `Hedgerow` implements it."""

from __future__ import annotations

from typing import Protocol

import discord
from discord.abc import Snowflake

from cogs.images.renderer import Renderer
from cogs.messages.edit_queue import Observer
from cogs.messages.request_pace import RequestPace
from cogs.text.translator import Translator
from engine.api.drawing.palette import DAY, Look
from engine.service.ports import Archive
from engine.service.tables import Tables
from engine.table.snapshot import TableSnapshot


class BotPort(Protocol):
    """The tables, what a message is made with, and discord.py's ways to send one."""

    tables: Tables
    archive: Archive
    renderer: Renderer
    request_pace: RequestPace

    @property
    def metrics(self) -> Observer:
        """What takes the figures of the messages."""

    def translator(
        self, locale: str | None, snapshot: TableSnapshot | None = None, look: Look = DAY
    ) -> Translator:
        """Return the translator of a reader; without a locale, in the table's language."""

    def note_error(self, error: Exception) -> bool:
        """Return True if a message that was refused so will be built without the reason for it."""

    def table_label(self, snapshot: TableSnapshot, locale: str) -> str:
        """Return a table's name for a button: its game and its channel."""

    def is_ready(self) -> bool:
        """Return True once Discord has sent the list of servers the bot is on."""

    def get_guild(self, id: int, /) -> discord.Guild | None:
        """Return a server the bot is on, also one that is unavailable at the moment."""

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable:
        """Return a channel to send to, without asking Discord for it."""

    async def create_dm(self, user: Snowflake, /) -> discord.DMChannel:
        """Return the DM channel of a person."""
