"""What the messages of tables need of the bot. `Hedgerow` keeps it; nothing here knows how."""

from __future__ import annotations

from typing import Protocol

import discord
from discord.abc import Snowflake

from cogs._pages import Pages
from engine.ports import Archive
from engine.tables import Tables


class Port(Protocol):
    """The tables, their pages, and the two ways of a message that nobody asked for."""

    tables: Tables
    archive: Archive
    pages: Pages

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable:
        """Give a channel to send to; nothing is asked of Discord for it."""

    async def create_dm(self, user: Snowflake, /) -> discord.DMChannel:
        """Give somebody's direct messages."""
