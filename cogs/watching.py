"""*Watch*: onlookers follow a game in a panel of their own, unless its host turns that off."""

from __future__ import annotations

from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.controls.custom_id import Control
from cogs.messages.reply import Reply
from engine.api.refusals import Stale
from engine.table.attendance import set_watchable
from engine.table.snapshot import TableSnapshot


class Watching(commands.Cog):
    """Opens the panels of onlookers."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_table_handlers(
            {
                Control.WATCH: self._watch,
                Control.WATCH_ON: self._watch,
                Control.WATCHABLE: self._set_watchable,
            }
        )

    async def _watch(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        await self.client.table_messages.watchers.show(reply, snapshot)

    async def _set_watchable(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        if detail not in ("on", "off"):
            raise Stale("refusal-old-control")
        table = snapshot.table.id
        await self.client.tables.change(table, set_watchable(reply.user, watchable=detail == "on"))
        after = await self.client.tables.snapshot(table)
        await self.client.table_messages.option_panels.show_more(reply, after)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Watching(client))
