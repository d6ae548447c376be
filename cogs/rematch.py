"""*Play again* and *Change options* under a finished game, at the table and by DM."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.opening import (
    check_channel,
    check_permissions,
    check_role,
    check_settings,
    seated_notice,
)
from cogs.controls.custom_id import Control
from cogs.messages.reply import Reply
from engine.api.refusals import NotSeated, Unavailable
from engine.service.ports import Frozen, Occupied
from engine.table import lobby
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot


class Rematch(commands.Cog):
    """Opens the lobby of the next game for the people of the last one."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_table_handlers(
            {Control.REMATCH: self._play_again, Control.REMATCH_OPTIONS: self._change_options}
        )

    async def _play_again(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        """Open a lobby with the same options; the others who press it sit down there."""
        again, sat = await self._open(reply, snapshot)
        if reply.is_on_public_message and not sat:
            await reply.acknowledge()
            return
        await self._tell_seated(reply, again, sat=sat)

    async def _change_options(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        """Open the same lobby, and its options for its host."""
        again, sat = await self._open(reply, snapshot)
        if reply.user != again.table.host:
            await self._tell_seated(reply, again, sat=sat)
            return
        await self.client.table_messages.option_panels.show(reply, again, separate=True)

    async def _tell_seated(self, reply: Reply, again: TableSnapshot, *, sat: bool) -> None:
        told = await seated_notice(self.client, reply, again.table.id, sat=sat)
        await reply.send_ephemeral(told)

    async def _open(self, reply: Reply, snapshot: TableSnapshot) -> tuple[TableSnapshot, bool]:
        """Return the lobby of the next game with the person seated; open it if nobody has.

        With True if the person sat there before.
        """
        await self._check(reply, snapshot)
        user = reply.interaction.user
        locale = str(reply.interaction.locale)
        if reply.preferences.locale != locale:  # the language of their hands by DM
            await self.client.archive.update_preferences(user.id, locale=locale)
        tables, contribution = self.client.tables, str(reply.interaction.id)
        try:
            again = await tables.rematch(
                snapshot.table.id, user.id, user.display_name, contribution
            )
        except Occupied as occupied:
            try:
                other = (await tables.snapshot(occupied.table)).table
            except Frozen:
                raise occupied from None  # the answer offers to close it
            is_next = other.stage is Stage.LOBBY and other.game == snapshot.table.game
            if not is_next or user.id not in (*other.previous_users, *other.people):
                raise
            sat = user.id in other.people
            if not sat:
                join = lobby.join(user.id, user.display_name, contribution)
                await tables.change(other.id, join)
            return await tables.snapshot(other.id), sat
        return again, False

    async def _check(self, reply: Reply, snapshot: TableSnapshot) -> None:
        """Raise a `Refused` where this person, or the bot, may open no table."""
        guild_id = snapshot.table.guild or 0
        settings = await self.client.archive.server_settings(guild_id)
        if not reply.by_dm:
            check_permissions(reply.interaction)
            check_settings(reply.interaction, settings)
            return
        guild = self.client.get_guild(guild_id)
        if guild is None:
            raise Unavailable("refusal-not-member")
        channel = guild.get_channel_or_thread(snapshot.table.channel)
        place, parent = channel, getattr(channel, "parent_id", None)
        if isinstance(channel, discord.Thread):
            place = channel.parent
        try:  # a DM does not tell whether the person is still there
            member = await guild.fetch_member(reply.user)
        except discord.NotFound:
            raise NotSeated("refusal-no-access") from None
        is_hidden = place is not None and not place.permissions_for(member).view_channel
        if is_hidden or snapshot.channel_gone:
            raise NotSeated("refusal-no-access")
        if not member.guild_permissions.manage_guild:
            check_role(guild, member, settings)
        check_channel(guild, {snapshot.table.channel, parent}, settings)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Rematch(client))
