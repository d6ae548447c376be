"""/me and /settings: what people choose for themselves, and managers for their server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.client import Hedgerow
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control
from cogs.messages.reply import Reply
from cogs.pages.settings_panels import (
    CHANNELS,
    OPENERS,
    OWN,
    SERVER,
    SERVER_PAGES,
    own_panel,
    page_of,
    server_panel,
    with_languages,
)
from engine.api.refusals import Stale, Unavailable
from engine.table.model import Stage

#: Most channels that may be chosen, and digits of a Discord id.
_MOST_CHANNELS, _LONGEST_ID = 25, 20


class SettingsPanels(commands.Cog):
    """Shows both panels and stores what is chosen on them."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        # Two managers who choose at one moment both count.
        self._saving = asyncio.Lock()
        client.router.add_handlers(
            {
                Control.OWN_SETTING: self._set_own,
                Control.SERVER_SETTING: self._set_server,
                Control.SERVER_PAGE: self._turn_server,
            }
        )

    @app_commands.command(name="me")
    @with_reply
    async def me(self, reply: Reply) -> None:
        """Show what the caller has chosen for themselves, on every server."""
        await self._show_own(reply)

    @app_commands.command(name="settings")
    @app_commands.default_permissions(discord.Permissions(manage_guild=True))
    @app_commands.guild_only()
    @with_reply
    async def settings(self, reply: Reply) -> None:
        """Show what holds on this server."""
        await self._show_server(reply, reply.require_manager(), next(iter(SERVER_PAGES)))

    async def _turn_server(self, reply: Reply, page: str) -> None:
        """Show another page of what holds on this server."""
        guild = reply.require_manager()
        if page not in SERVER_PAGES:
            raise Stale("refusal-old-control")
        await self._show_server(reply, guild, page)

    async def _set_own(self, reply: Reply, key: str) -> None:
        """Store a choice, show it, and bring the caller's hands up to date."""
        setting = with_languages(OWN, self.client.localization.locales).get(key)
        (word,) = reply.values or ("",)
        if setting is None or word not in setting.values:
            raise Stale("refusal-old-control")
        changes: Any = {setting.field: setting.values[word]}
        await self.client.archive.update_preferences(reply.user, **changes)
        reply.preferences = replace(reply.preferences, **changes)
        await self._show_own(reply)
        with suppress(Unavailable):  # a table that cannot be read has no hand
            for snapshot in await self.client.tables.of_user(reply.user):
                seat = snapshot.table.seat_of(reply.user)
                if setting.field == "automatic" and seat is not None:
                    self.client.tables.deadlines.reconsider(snapshot.table.id, seat)
                await self.client.table_messages.redraw_hand(snapshot, reply.user)

    async def _show_own(self, reply: Reply) -> None:
        translator = self.client.translator(reply.locale)
        await self.client.open_texts.update(reply, own_panel(reply.preferences, translator))

    async def _set_server(self, reply: Reply, key: str) -> None:
        """Store a choice, show it, and bring the server's lobbies up to date."""
        guild = reply.require_manager()
        async with self._saving:
            settings = await self.client.archive.server_settings(guild)
            changes = self._server_changes(key, reply.values)
            await self.client.archive.save_server_settings(guild, replace(settings, **changes))
        await self._show_server(reply, guild, page_of(key))
        for snapshot in self.client.tables.active_since(0):
            table = snapshot.table
            if table.guild == guild and table.stage is Stage.LOBBY:
                self.client.table_messages.refresh_table_message(table.id)

    def _server_changes(self, key: str, values: tuple[str, ...]) -> dict[str, Any]:
        if key in (CHANNELS, OPENERS):
            # No value: the button that lifts it, or everything taken out of the menu.
            if not all(each.isdecimal() and len(each) <= _LONGEST_ID for each in values):
                raise Stale("refusal-old-control")
            chosen = tuple(map(int, values[:_MOST_CHANNELS]))
            return {key: chosen if key == CHANNELS else next(iter(chosen), None)}
        setting = with_languages(SERVER, self.client.localization.locales).get(key)
        if setting is None or len(values) != 1:
            raise Stale("refusal-old-control")
        (word,) = values
        if word not in setting.values:
            # A limit that was set before the menu had it can be chosen again and changes nothing.
            raise Stale("refusal-old-control")
        return {setting.field: setting.values[word]}

    async def _show_server(self, reply: Reply, guild_id: int, page: str) -> None:
        client, guild = self.client, self.client.get_guild(guild_id)
        settings = await client.archive.server_settings(guild_id)

        def exists(number: int) -> bool:
            return guild is None or bool(guild.get_channel(number) or guild.get_role(number))

        limits = await client.tables.limits(guild_id)
        translator = client.translator(reply.locale)
        panel = server_panel(settings, limits, exists, translator, page)
        await client.open_texts.update(reply, panel)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(SettingsPanels(client))
