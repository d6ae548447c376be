"""/hand, My hand and Read the table: what only one person may see, and what everybody may."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.errors import answered
from cogs.controls.custom_id import ControlId
from cogs.messages.reply import Reply
from cogs.pages.open_hands import open_hands_message
from cogs.pages.text_alternative import text_alternative_message
from engine.api.refusals import NotSeated, Unavailable
from engine.table.snapshot import TableSnapshot

Asked = discord.Interaction[Hedgerow]


class Hands(commands.Cog):
    """Shows people what only they may see."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.steps.update(
            hand=self._hand,
            move=self._hand,
            back=self._hand,
            read=self._read,
            readhand=self._own,
            handsopen=self._open,
        )

    @app_commands.command(name="hand")
    async def hand(self, interaction: Asked) -> None:
        """Whisper the caller's hand and what they may do."""

        async def work(reply: Reply) -> None:
            await self._show(reply, await self.client.here(reply))

        await answered(self.client, interaction, work)

    async def _hand(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        await self._show(reply, await self.client.tables.snapshot(step.table))

    async def _read(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        snapshot = await self.client.tables.snapshot(step.table)
        await reply.send_ephemeral(
            text_alternative_message(snapshot, None, self.client.translator(reply.locale, snapshot))
        )

    async def _open(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        snapshot = await self.client.tables.snapshot(step.table)
        await reply.send_ephemeral(
            open_hands_message(snapshot, self.client.translator(reply.locale, snapshot))
        )

    async def _own(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        snapshot = await self.client.tables.snapshot(step.table)
        seat = _need_seat(snapshot, reply.user)
        await reply.send_ephemeral(
            text_alternative_message(snapshot, seat, self.client.translator(reply.locale, snapshot))
        )

    async def _show(self, reply: Reply, snapshot: TableSnapshot) -> None:
        seat = _need_seat(snapshot, reply.user)
        await self.client.table_messages.show_hand(reply, snapshot, seat)


def _need_seat(snapshot: TableSnapshot, user: int) -> int:
    """Give the seat whose hand may be shown: in play and after it."""
    if snapshot.table.state is None:
        raise Unavailable("refusal-not-begun" if snapshot.table.is_active else "refusal-table-over")
    seat = snapshot.table.seat_of(user)
    if seat is None:
        raise NotSeated("refusal-not-seated")
    return seat


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Hands(client))
