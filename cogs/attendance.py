"""Buttons of people in a running game: I am back, take over a seat, take back, and votes."""

from __future__ import annotations

from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.controls.custom_id import Control
from cogs.messages.reply import Reply
from cogs.pages.message_content import notice
from cogs.pages.since_turn import since_lines
from cogs.pages.table_parts import table_button
from cogs.pages.takebacks import ASKS
from cogs.pages.turn_status import status_as_of
from engine.api.refusals import Stale
from engine.table import attendance, lobby
from engine.table.attendance import seat_in_play
from engine.table.model import Wish
from engine.table.replay import standing_steps
from engine.table.snapshot import TableSnapshot
from engine.table.takeback import keep_move, take_back


class Attendance(commands.Cog):
    """Lets people come back, take seats over, and decide together."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_table_handlers(
            {
                Control.RETURN: self._come_back,
                Control.TAKE: self._take_seat,
                Control.MORE: self._show_more,
                Control.WISH: self._wish,
                Control.TAKE_BACK: self._take_back,
                Control.KEEP: self._keep_move,
            }
        )

    async def _come_back(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        seat = seat_in_play(snapshot.table, reply.user)
        self.client.table_messages.note_return(reply, snapshot.table, seat)
        await self.client.tables.change(snapshot.table.id, attendance.come_back(reply.user))
        after = await self.client.tables.snapshot(snapshot.table.id)
        if detail and reply.by_dm:
            # The message that was clicked goes, and the hand by DM is there already.
            translator = self.client.translator(reply.locale, after)
            told = since_lines(reply.missed, after, seat, translator)
            story = [table_button(after, Control.STORY, translator)] if told else []
            now_ms = self.client.tables.clock.now_ms()
            status = status_as_of(after, translator, seat, now_ms)
            # It is true as of now: what they do next takes it away.
            await self.client.open_notices.show(reply, notice(status + told, story))
            return
        await self.client.table_messages.show_hand(reply, after, seat)

    async def _take_seat(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        user = reply.interaction.user
        await self.client.archive.update_preferences(user.id, locale=str(reply.interaction.locale))
        taking = attendance.take_seat(user.id, user.display_name)
        after = (await self.client.tables.change(snapshot.table.id, taking)).after
        present = await self.client.tables.snapshot(after.id)
        await self.client.table_messages.show_hand(reply, present, seat_in_play(after, user.id))

    async def _show_more(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        seat_in_play(snapshot.table, reply.user)
        panels = self.client.table_messages.option_panels
        await panels.show_more(reply, snapshot, separate=True)
        await self.client.open_texts.replace(reply)

    async def _wish(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        if detail not in tuple(Wish):
            raise Stale("refusal-old-control")
        wishing, gone = attendance.wish(reply.user, Wish(detail)), None
        try:
            if detail == Wish.BACK:  # is answered in a hand, or at the table
                raise Stale("refusal-old-control")
            await self.client.tables.change(snapshot.table.id, wishing)
        except Stale as stale:  # the panel was late: it becomes the present one
            gone = stale.line
        after = await self.client.tables.snapshot(snapshot.table.id)
        await self.client.table_messages.option_panels.show_more(reply, after, gone)

    async def _take_back(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        """Take a move back, or ask the others whether it may be."""
        seat_in_play(snapshot.table, reply.user)
        steps = standing_steps(await self.client.tables.replays.steps(snapshot))
        revision, _, asks = detail.partition(".")
        # A hand by DM does not follow every move: its button may not say yet that others are asked.
        taking = take_back(reply.user, _revision(revision), steps, may_ask=asks == ASKS)
        await self._answer(reply, snapshot, taking)

    async def _keep_move(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        """Refuse that a move is taken back, or withdraw one's own request."""
        await self._answer(reply, snapshot, keep_move(reply.user, _revision(detail)))

    async def _answer(
        self, reply: Reply, snapshot: TableSnapshot, answer: lobby.Transition
    ) -> None:
        """Commit an answer and show the hand; at the table, the table's message says it."""
        await self.client.tables.change(snapshot.table.id, answer)
        if reply.is_on_public_message:
            await reply.acknowledge()
            return
        after = await self.client.tables.snapshot(snapshot.table.id)
        seat = seat_in_play(after.table, reply.user)
        await self.client.table_messages.show_hand(reply, after, seat)


def _revision(detail: str) -> int:
    """Return the revision that a button names. Raise `Stale` for anything else."""
    if not detail.isdecimal():
        raise Stale("refusal-takeback-unasked")
    return int(detail)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Attendance(client))
