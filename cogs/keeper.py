"""Whether hands come by DM, and tables that go on when their channel is back."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer
from cogs._client import Hedgerow
from cogs._refusals import answered
from engine.refusals import Unavailable

Asked = discord.Interaction[Hedgerow]


class Keeper(commands.Cog):
    """Keeps what people have chosen for themselves."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client

    @app_commands.command(name="dms")
    async def dms(self, interaction: Asked, hands: bool) -> None:
        """Keep the choice; it holds on every server, from the next change on."""

        async def work(answer: Answer) -> None:
            await self.client.archive.prefer(answer.user, dm_hands=hands, locale=answer.locale)
            voice = self.client.pages.voice(None, answer.locale)
            key = "ui-dm-on" if hands else "ui-dm-off"
            await answer.whisper(self.client.pages.notice(voice.key(key)))
            with suppress(Unavailable):  # of tables that cannot be read there is no hand
                for seen in await self.client.tables.of_user(answer.user):
                    await self.client.courier.send_hand_anew(seen, answer.user)

        await answered(self.client, interaction, work)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def _server_is_back(self, guild: discord.Guild) -> None:
        """Go on where the bot was thrown out, or the server was away."""
        self.client.courier.try_server_again(guild.id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_thread_update")
    async def _allowed_again(self, _: object, now: discord.abc.GuildChannel) -> None:
        """Go on where the bot may write again."""
        self.client.courier.try_server_again(now.guild.id)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Keeper(client))
