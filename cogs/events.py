"""Events of servers and channels: tables go on when their channel and message are there again."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.listening import patient
from engine.table.model import Stage


class Events(commands.Cog):
    """Listens to what may open a channel again, and to deletions."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def _on_server(self, guild: discord.Guild) -> None:
        """Try the tables of a server that invited the bot again, or that is back."""
        self.client.table_messages.retry_server(guild.id)

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_serving")
    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_remove")
    @patient
    async def _on_servers(self, *_: object) -> None:
        """Note which servers the bot is on: of others, tables are deleted after a time.

        Not before it is noted: a server may have invited the bot again while it did not run.
        """
        if self.client.is_ready():  # before that, not all are known
            servers = [guild.id for guild in self.client.guilds]
            await self.client.tables.retention.note_servers(servers)
            self.client.tables.retention.start()

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_thread_update")
    async def _on_permissions(self, _: object, now: discord.abc.GuildChannel) -> None:
        """Try the tables of a server where the bot may have been given its permissions back."""
        self.client.table_messages.retry_server(now.guild.id)

    @commands.Cog.listener("on_guild_channel_delete")
    @commands.Cog.listener("on_raw_thread_delete")
    @patient
    async def _on_channel_deletion(
        self, event: discord.abc.GuildChannel | discord.RawThreadDeleteEvent
    ) -> None:
        """Tell the people of a table, also of one in a thread, that its channel is gone."""
        channel = event.thread_id if isinstance(event, discord.RawThreadDeleteEvent) else event.id
        threads = [each.id for each in getattr(event, "threads", ())]
        for each in (channel, *threads):
            record = await self.client.archive.in_channel(each)
            if record is not None and record.stage in (Stage.LOBBY, Stage.PLAY):
                self.client.table_messages.refresh_table_message(record.id)

    @commands.Cog.listener("on_raw_message_delete")
    @patient
    async def _on_deletion(self, event: discord.RawMessageDeleteEvent) -> None:
        """Post the message of a table again that a moderator has deleted."""
        if self.client.archive.serves(event.guild_id):
            await self.client.table_messages.restore(event.channel_id, {event.message_id})

    @commands.Cog.listener("on_raw_bulk_message_delete")
    @patient
    async def _on_bulk_deletion(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        if self.client.archive.serves(event.guild_id):
            await self.client.table_messages.restore(event.channel_id, event.message_ids)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Events(client))
