"""Events of servers and channels: a table goes on as soon as its channel can be reached again."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.app.client import Hedgerow


class Events(commands.Cog):
    """Listens to what may open a channel again."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def _on_server(self, guild: discord.Guild) -> None:
        """Try the tables of a server that invited the bot again, or that is back."""
        self.client.table_messages.retry_server(guild.id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_thread_update")
    async def _on_permissions(self, _: object, now: discord.abc.GuildChannel) -> None:
        """Try the tables of a server where the bot may have been given its permissions back."""
        self.client.table_messages.retry_server(now.guild.id)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Events(client))
