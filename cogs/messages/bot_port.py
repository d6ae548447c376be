"""What the messages of tables need of the bot. `Hedgerow` keeps it; nothing here knows how."""

from __future__ import annotations

from typing import Protocol

import discord
from discord.abc import Snowflake

from cogs.images.renderer import Renderer
from cogs.text.translator import Translator
from engine.service.ports import Archive
from engine.service.tables import Tables
from engine.table.snapshot import TableSnapshot


class BotPort(Protocol):
    """The tables, their pages, the servers, and the two ways of a message nobody asked for."""

    tables: Tables
    archive: Archive
    renderer: Renderer

    def translator(self, locale: str | None, snapshot: TableSnapshot | None = None) -> Translator:
        """Return the translator of a reader; without a locale, in the table's language."""

    def is_ready(self) -> bool:
        """Say whether Discord has told by now on which servers the bot is."""

    def get_guild(self, id: int, /) -> discord.Guild | None:
        """Give a server the bot is on, also one that is away just now."""

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable:
        """Give a channel to send to; nothing is asked of Discord for it."""

    async def create_dm(self, user: Snowflake, /) -> discord.DMChannel:
        """Give somebody's direct messages."""
