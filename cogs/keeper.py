"""What people and owners set: whether hands come by DM."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs._answer import Answer
from cogs._client import Hedgerow
from cogs._refusals import answered

Asked = discord.Interaction[Hedgerow]


class Keeper(commands.Cog):
    """Keeps what people have chosen for themselves."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client

    @app_commands.command(name="dms", description="Choose whether your hands come by DM")
    @app_commands.describe(hands="Send my hands by DM?")
    async def dms(self, interaction: Asked, hands: bool) -> None:
        """Keep the choice; it holds on every server, from the next change on."""

        async def work(answer: Answer) -> None:
            prefers = await self.client.archive.preferences(answer.user)
            prefers = replace(prefers, dm_hands=hands, locale=answer.locale)
            await self.client.archive.prefer(answer.user, prefers)
            voice = self.client.pages.voice(None, answer.locale)
            key = "ui-dm-on" if hands else "ui-dm-off"
            await answer.whisper(self.client.pages.notice(voice.key(key)))
            for seen in await self.client.tables.of_user(answer.user):
                await self.client.courier.send_hand_anew(seen, answer.user)

        await answered(self.client, interaction, work)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Keeper(client))
