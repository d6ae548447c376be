"""/hand, My hand and Read the table: what only one person may see, and what everybody may."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer
from cogs._client import Hedgerow
from cogs._refusals import answered
from cogs._token import Step
from engine.refusals import NotSeated, Unavailable
from engine.tables import Seen

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

        async def work(answer: Answer) -> None:
            await self._show(answer, await self.client.here(answer))

        await answered(self.client, interaction, work)

    async def _hand(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        await self._show(answer, await self.client.tables.see(step.table))

    async def _read(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        seen = await self.client.tables.see(step.table)
        await answer.whisper(self.client.pages.read(seen, None, answer.locale))

    async def _open(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        seen = await self.client.tables.see(step.table)
        await answer.whisper(self.client.pages.hands_open(seen, answer.locale))

    async def _own(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        seen = await self.client.tables.see(step.table)
        seat = _need_seat(seen, answer.user)
        await answer.whisper(self.client.pages.read(seen, seat, answer.locale))

    async def _show(self, answer: Answer, seen: Seen) -> None:
        seat = _need_seat(seen, answer.user)
        await self.client.courier.show_hand(answer, seen, seat)


def _need_seat(seen: Seen, user: int) -> int:
    """Give the seat whose hand may be shown: in play and after it."""
    if seen.table.state is None:
        raise Unavailable("refusal-not-begun" if seen.table.taken else "refusal-table-over")
    seat = seen.table.seat_of(user)
    if seat is None:
        raise NotSeated("refusal-not-seated")
    return seat


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Hands(client))
