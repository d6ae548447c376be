"""Whether hands come by DM, and tables that go on when their channel is back."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.errors import answered
from cogs.messages.reply import Reply
from cogs.pages.message_content import notice
from engine.api.refusals import Unavailable

Asked = discord.Interaction[Hedgerow]


class Keeper(commands.Cog):
    """Keeps what people have chosen for themselves."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client

    @app_commands.command(name="dms")
    async def dms(self, interaction: Asked, hands: bool) -> None:
        """Keep the choice; it holds on every server, from the next change on."""

        async def work(reply: Reply) -> None:
            await self.client.archive.update_preferences(
                reply.user, dm_hands=hands, locale=reply.locale
            )
            translator = self.client.translator(reply.locale)
            key = "ui-dm-on" if hands else "ui-dm-off"
            await reply.send_ephemeral(notice(translator.text(key)))
            with suppress(Unavailable):  # of tables that cannot be read there is no hand
                for snapshot in await self.client.tables.of_user(reply.user):
                    await self.client.table_messages.send_hand_anew(snapshot, reply.user)

        await answered(self.client, interaction, work)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def _server_is_back(self, guild: discord.Guild) -> None:
        """Go on where the bot was thrown out, or the server was away."""
        self.client.table_messages.try_server_again(guild.id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_thread_update")
    async def _allowed_again(self, _: object, now: discord.abc.GuildChannel) -> None:
        """Go on where the bot may write again."""
        self.client.table_messages.try_server_again(now.guild.id)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Keeper(client))
