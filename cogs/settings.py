"""/dms and /auto: whether hands come by direct message, and what the table answers by itself."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.errors import with_reply
from cogs.messages.reply import Reply
from engine.api.refusals import Unavailable
from engine.service.ports import Automatic


class PersonalSettings(commands.Cog):
    """Stores what people have chosen for themselves."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client

    @app_commands.command(name="dms")
    @with_reply
    async def dms(self, reply: Reply, hands: bool) -> None:
        """Store the choice for every server, and bring the hands of tables in play up to date."""
        await self.client.archive.update_preferences(
            reply.user, dm_hands=hands, locale=reply.locale
        )
        key = "ui-dm-on" if hands else "ui-dm-off"
        await reply.send_ephemeral(self.client.sentence(key, reply.locale))
        with suppress(Unavailable):  # a table that cannot be read has no hand
            for snapshot in await self.client.tables.of_user(reply.user):
                await self.client.table_messages.resend_hand(snapshot, reply.user)

    @app_commands.command(name="auto")
    @app_commands.choices(
        answers=[app_commands.Choice(name=each.value, value=each.value) for each in Automatic]
    )
    @with_reply
    async def auto(self, reply: Reply, answers: app_commands.Choice[str]) -> None:
        """Store what the table answers for the caller, from the next question on."""
        await self.client.archive.update_preferences(
            reply.user, automatic=Automatic(answers.value), locale=reply.locale
        )
        await reply.send_ephemeral(self.client.sentence(f"ui-auto-{answers.value}", reply.locale))


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(PersonalSettings(client))
