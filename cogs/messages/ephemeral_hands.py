"""The ephemeral hands that people have open in a channel, kept up to date while possible."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import starmap

import discord

from cogs.controls.offer_controls import Selection
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.ephemeral_message import TOKEN_SECONDS, EphemeralMessage
from cogs.messages.hand_context import HandContexts, is_open
from cogs.messages.render_state import RenderState, ReplyPriority, digest_of
from cogs.messages.reply import Reply
from cogs.pages.hand import hand_message
from cogs.pages.message_content import notice
from cogs.pages.table_parts import hand_or_move, table_button
from engine.table.model import Stage, Table
from engine.table.snapshot import TableSnapshot
from engine.table.takeback import own_move

#: More open hands than this are not kept up to date.
_MAX_OPEN = 10_000

#: A hand is replaced so long before it cannot be edited any more.
_EARLIER_SECONDS = 5.0

#: So many of the latest are replaced at a restart, which does not wait for long.
_MOST_REPLACED = 100


class EphemeralHands:
    """Knows who has the hand of which table open, one hand a person and table."""

    def __init__(
        self,
        client: BotPort,
        edit_queue: EditQueue,
        reply_priority: ReplyPriority,
        contexts: HandContexts,
    ) -> None:
        self._contexts = contexts
        self._client, self._edit_queue, self._reply_priority = client, edit_queue, reply_priority
        self._open: OrderedDict[tuple[int, int], EphemeralMessage] = OrderedDict()
        self._timers: dict[tuple[int, int], asyncio.TimerHandle] = {}
        self.render_state = RenderState(client.tables, edit_queue, reply_priority, self._update)

    @contextmanager
    def replying(
        self, reply: Reply, snapshot: TableSnapshot, seat: int, selection: Selection | None
    ) -> Iterator[None]:
        """Record that a reply shows a hand; an older hand of the person is deleted."""
        table = snapshot.table.id
        person = (table, reply.user)
        before = self._open.get(person)
        message = EphemeralMessage.now(reply.interaction, selection)
        self._add(person, message)
        digest = _digest(snapshot, seat, selection)
        try:
            key = MessageKey(table, "ephemeral", seat)
            with self.render_state.replying(key, digest):
                yield
            self._expire_in_time(person, message)
        except BaseException:
            if self._open.get(person) is message:
                del self._open[person]
                if before is not None:
                    self._add(person, before)
            raise
        if before is not None and not reply.is_on_private_message:
            self._edit_queue.put(MessageKey(table, "older", reply.user), before.delete)

    def refresh(self, table: Table) -> None:
        """Queue an update of each open hand of a table."""
        for seat, occupant in enumerate(table.seats):
            left = self._open.get((table.id, occupant.left or 0))
            if occupant.left is not None and left is not None and not left.is_left:
                key = MessageKey(table.id, "left", occupant.left)
                self._edit_queue.put(key, partial(self._close, table.id, occupant.left))
            if occupant.user is not None and (table.id, occupant.user) in self._open:
                self.render_state.refresh(MessageKey(table.id, "ephemeral", seat))

    async def close(self) -> None:
        """Offer new hands in place of the open ones: after a restart none is kept up to date."""
        every = [*self._open.items()][-_MOST_REPLACED:]
        editable = [(person, each) for person, each in every if each.is_editable]
        await asyncio.gather(*starmap(self._replace, editable), return_exceptions=True)

    def redraw(self, table: int, user: int, seat: int) -> None:
        """Queue an update of a person's open hand, also if it shows the present state."""
        if (table, user) in self._open:
            key = MessageKey(table, "ephemeral", seat)
            self.render_state.forget(key)
            self.render_state.refresh(key)

    async def _update(self, key: MessageKey, snapshot: TableSnapshot) -> None:
        seat, user = key.owner, snapshot.table.seats[key.owner].user
        person = (key.table, user or 0)
        message = self._open.get(person)
        if message is None or message.is_left or snapshot.table.state is None:
            return
        if not message.is_editable:
            return
        # Edits of replies are not counted against the bot's requests: an open hand follows every
        # change, and a half-made move in it stays as far as it was made.
        selection = message.selection if is_open(snapshot, seat, message.selection) else None
        digest = _digest(snapshot, seat, selection)
        if self.render_state.is_shown(key, digest):
            return
        async with self._reply_priority.rendering:
            translator = await message.translator(self._client, snapshot)
            preferences = await self._client.archive.preferences(person[1])
            context = await self._contexts.read(snapshot, seat, person[1], preferences, translator)
            content = await hand_message(
                self._client.renderer,
                snapshot,
                seat,
                translator,
                selection,
                by_dm=message.interaction.guild_id is None,
                context=context,
            )
        if self._open.get(person) is not message:
            return  # a newer reply shows the hand
        try:
            with self.render_state.editing(key, digest):
                await message.edit(content)
                content.check_picture()
        except discord.NotFound:
            # Dismissed or too old. The person may have opened a newer one meanwhile.
            if self._open.get(person) is message:
                del self._open[person]

    def _expire_in_time(self, person: tuple[int, int], message: EphemeralMessage) -> None:
        """Have a hand replaced shortly before it cannot be kept up to date any more."""
        if (former := self._timers.pop(person, None)) is not None:
            former.cancel()

        def expire() -> None:
            self._timers.pop(person, None)
            key = MessageKey(person[0], "ends", person[1])
            self._edit_queue.put(key, partial(self._replace, person, message))

        loop = asyncio.get_running_loop()
        self._timers[person] = loop.call_later(TOKEN_SECONDS - _EARLIER_SECONDS, expire)

    async def _replace(self, person: tuple[int, int], message: EphemeralMessage) -> None:
        """Offer a new hand in place of one that looks as if it followed a running game."""
        snapshot = await self._client.tables.snapshot(person[0])
        if self._open.get(person) is not message or snapshot.table.stage is not Stage.PLAY:
            return
        del self._open[person]
        translator = await message.translator(self._client, snapshot)
        again = table_button(snapshot, hand_or_move(snapshot), translator)
        with suppress(discord.NotFound):
            await message.edit(notice(translator.text("ui-panel-ends"), [again]))

    async def _close(self, table: int, user: int) -> None:
        """Replace the open hand of a person who has left the seat, until they open a new one."""
        message = self._open.get((table, user))
        if message is None or not message.is_editable:
            return
        message.is_left = True
        snapshot = await self._client.tables.snapshot(table)
        translator = await message.translator(self._client, snapshot)
        with suppress(discord.NotFound):
            await message.edit(notice(translator.text("ui-seat-left")))

    def _add(self, person: tuple[int, int], message: EphemeralMessage) -> None:
        self._open[person] = message
        self._open.move_to_end(person)
        # Each holds its whole message in memory: those that cannot be edited any more are dropped.
        oldest = next(iter(self._open.values()))
        while len(self._open) > 1 and (len(self._open) > _MAX_OPEN or not oldest.is_editable):
            self._open.popitem(last=False)
            oldest = next(iter(self._open.values()))


def _digest(snapshot: TableSnapshot, seat: int, selection: Selection | None) -> bytes:
    table = snapshot.table
    view = None if table.state is None else snapshot.view(seat)
    asks = [(offer.verb, offer.ask) for offer in snapshot.offers.get(seat, ())]
    who = (table.seats[seat].user, table.seats[seat].is_covered)
    wishes = [each.wishes for each in table.seats]
    can_go_back = (own_move(table, seat), table.asked_back, wishes, table.went_back)
    return digest_of((table.stage.value, who, snapshot.paused, view, asks, selection, can_go_back))
