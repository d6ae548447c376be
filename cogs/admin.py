"""/admin: the bot's status, its tables, closing one, announcing a restart; for its operator."""

from __future__ import annotations

import asyncio
import math

import discord
from discord import app_commands
from discord.ext import commands

from cogs import VERSION
from cogs.app.client import Hedgerow
from cogs.app.command_text import PLACEHOLDER
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control, ControlId, from_base36, to_base36
from cogs.controls.items import button
from cogs.messages.reply import Reply
from cogs.pages.admin import ROWS, BotStatus, TableRow, status_message, table_line, tables_message
from cogs.pages.message_content import notice
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.service.ports import Frozen
from engine.table import lobby

#: Ids are smaller than this where Discord takes a number.
_LARGEST_ID = 2**53 - 1

#: A restart that was announced and has not come is no longer told after so many minutes more.
_LATE_MINUTES = 10

_MINUTE_MS = 60_000


class Admin(commands.Cog):
    """Commands of the application's owner, in a server and by DM; the answers are ephemeral."""

    admin = app_commands.Group(
        name="admin",
        description=PLACEHOLDER,
        default_permissions=discord.Permissions(administrator=True),
    )

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        self._started_ms = client.tables.clock.now_ms()
        self._withdrawal: asyncio.TimerHandle | None = None
        client.router.add_handlers(
            {Control.ADMIN_TABLES: self._show_page, Control.ADMIN_CLOSE: self._close_confirmed}
        )

    async def cog_unload(self) -> None:
        """Stop the timer."""
        if self._withdrawal is not None:
            self._withdrawal.cancel()

    @admin.command(name="status")
    @with_reply
    async def status(self, reply: Reply) -> None:
        """Show how the bot is."""
        await self._require_owner(reply)
        client, latency = self.client, self.client.latency
        status = BotStatus(
            version=VERSION,
            since_ms=self._started_ms,
            archive=client.archive.description,
            tables=len(await client.archive.unfinished()),
            servers=len(client.guilds),
            shards=client.shard_count or 1,
            latency_ms=round(1000 * latency) if math.isfinite(latency) else None,
            waiting=client.table_messages.edit_queue.waiting,
            behind_seconds=round(client.seconds_behind()),
            invitation=client.invitation,
        )
        await reply.send_ephemeral(status_message(status, client.translator(reply.locale)))

    @admin.command(name="tables")
    @with_reply
    async def tables(self, reply: Reply) -> None:
        """List the unfinished tables, the newest first."""
        await self._show_page(reply, "0")

    @admin.command(name="close")
    @with_reply
    async def close(self, reply: Reply, table: app_commands.Range[int, 1, _LARGEST_ID]) -> None:
        """Ask once, then close a table without a result."""
        await self._require_owner(reply)
        row, translator = await self._row(table), self.client.translator(reply.locale)
        custom_id = ControlId(0, Control.ADMIN_CLOSE, to_base36(table)).custom_id()
        confirm = button(custom_id, translator.text("ui-confirm"), discord.ButtonStyle.danger)
        text = f"{table_line(row, translator)}\n{translator.text('ui-end-sure')}"
        await reply.send_ephemeral(notice(text, [confirm]))

    @admin.command(name="restart")
    @with_reply
    async def restart(self, reply: Reply, minutes: app_commands.Range[int, 0, 60] = 5) -> None:
        """Have the tables in play say when the bot restarts; 0 minutes: that it does not."""
        await self._require_owner(reply)
        if self._withdrawal is not None:
            self._withdrawal.cancel()
        told = self._announce(minutes)
        key = "ui-admin-told" if minutes else "ui-admin-withdrawn"
        await reply.send_ephemeral(self.client.sentence(key, reply.locale, tables=told))

    def _announce(self, minutes: int) -> int:
        """Announce a restart, or withdraw it; return how many tables say so."""
        at_ms = self.client.tables.clock.now_ms() + minutes * _MINUTE_MS if minutes else None
        told = self.client.live_tables()
        self.client.table_messages.announce_restart(told, at_ms)
        if at_ms is not None:
            seconds = 60 * (minutes + _LATE_MINUTES)
            loop = asyncio.get_running_loop()
            self._withdrawal = loop.call_later(seconds, self._announce, 0)
        return len(told)

    async def _show_page(self, reply: Reply, detail: str) -> None:
        await self._require_owner(reply)
        tables = [table for table, _ in reversed(await self.client.archive.unfinished())]
        last = max(0, (len(tables) - 1) // ROWS)
        page = min(last, int(detail)) if detail.isascii() and detail.isdigit() else 0
        rows = [await self._row(table) for table in tables[page * ROWS : (page + 1) * ROWS]]
        translator = self.client.translator(reply.locale)
        await reply.update(tables_message(rows, page, len(tables), translator))

    async def _close_confirmed(self, reply: Reply, detail: str) -> None:
        await self._require_owner(reply)
        try:
            table = from_base36(detail)
        except ValueError:
            raise Illegal("refusal-old-button") from None
        try:
            await self.client.tables.change(table, lobby.end(reply.user, manages=True))
        except Frozen as frozen:
            await self.client.tables.close_frozen(frozen, reply.user, manages=True)
            self.client.table_messages.show_frozen_end(frozen.record)
        await reply.update(self.client.sentence("ui-ended", reply.locale))

    async def _row(self, table: int) -> TableRow:
        """Return an unfinished table as a row. Raise `Unavailable`."""
        record = await self.client.archive.load(table)
        if record is None:
            raise Unavailable("refusal-no-such-table")
        guild = record.guild and self.client.get_guild(record.guild)
        server = guild.name if guild else ""
        try:
            snapshot = await self.client.tables.snapshot(table)
        except Frozen as frozen:
            if not frozen.is_active:
                raise Unavailable("refusal-table-over") from None
            return TableRow(record, server, None)
        if not snapshot.table.is_active:
            raise Unavailable("refusal-table-over")
        return TableRow(record, server, snapshot.table.changed_ms)

    async def _require_owner(self, reply: Reply) -> None:
        if not await self.client.is_owner(reply.interaction.user):
            raise NotSeated("refusal-only-owner")


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Admin(client))
