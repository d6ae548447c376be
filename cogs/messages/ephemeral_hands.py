"""The private hands people have open in a channel: kept right while their answer's token lives."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import discord
from discord.utils import utcnow
from msgspec import Struct

from cogs.controls.offer_controls import Selection
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.render_state import RenderState, ReplyPriority, digest_of
from cogs.messages.reply import NO_PINGS, Reply
from cogs.pages.hand import hand_message
from cogs.pages.message_content import notice
from engine.table.model import Table
from engine.table.snapshot import TableSnapshot

#: An answer's token lives for 15 minutes; what it shows is kept right a little less long.
TOKEN_SECONDS = 14 * 60.0

#: The open panels of that time, unless there are more.
_REMEMBERED = 10_000


class EphemeralHand(Struct):
    """A private panel somebody has open: it is edited through its answer's token."""

    interaction: discord.Interaction[Any]
    since: float
    selection: Selection | None = None  #: how far a move has been made in it


class EphemeralHands:
    """Knows who has which table's hand open."""

    def __init__(
        self, client: BotPort, edit_queue: EditQueue, reply_priority: ReplyPriority
    ) -> None:
        self._client, self._edit_queue, self._reply_priority = client, edit_queue, reply_priority
        self._open: OrderedDict[tuple[int, int], EphemeralHand] = OrderedDict()
        self._shown = RenderState(client.tables, edit_queue, reply_priority, self._bring_right)

    def __len__(self) -> int:
        """Give how many are open."""
        return len(self._open)

    @contextmanager
    def answering(
        self, reply: Reply, snapshot: TableSnapshot, seat: int, selection: Selection | None
    ) -> Iterator[None]:
        """Note that an answer shows a seat its present hand; an older panel is let go."""
        key, message_key = (
            (snapshot.table.id, reply.user),
            MessageKey(snapshot.table.id, "whisper", seat),
        )
        before = self._open.get(key)
        whisper = EphemeralHand(reply.interaction, utcnow().timestamp(), selection)
        self._keep(key, whisper)
        try:
            with self._shown.answering(message_key, _digest(snapshot, seat, selection)):
                yield
        except BaseException:
            if self._open.get(key) is whisper:
                del self._open[key]
                if before is not None:
                    self._keep(key, before)
            raise

    def follow(self, table: Table) -> None:
        """Bring what people have open up to date, soon."""
        for seat, occupant in enumerate(table.seats):
            if occupant.left is not None and (table.id, occupant.left) in self._open:
                message_key = MessageKey(table.id, "left", occupant.left)
                self._edit_queue.put(message_key, partial(self._close, table.id, occupant.left))
            if occupant.user is not None and (table.id, occupant.user) in self._open:
                self._shown.look(MessageKey(table.id, "whisper", seat))

    async def _bring_right(self, message_key: MessageKey, snapshot: TableSnapshot) -> None:
        table, _, seat = message_key
        user = snapshot.table.seats[seat].user
        whisper = None if user is None else self._open.get((table, user))
        if whisper is None or not _lives(whisper) or snapshot.table.state is None:
            return
        # Answers are not counted against the bot's requests: an open panel follows every change,
        # and a choice that is half-made in it stays as far as it was made.
        selection = whisper.selection if _stands(snapshot, seat, whisper.selection) else None
        digest = _digest(snapshot, seat, selection)
        if self._shown.stands(message_key, digest):
            return
        async with self._reply_priority.making:
            translator = self._client.translator(str(whisper.interaction.locale), snapshot)
            page = await hand_message(self._client.renderer, snapshot, seat, translator, selection)
        if self._open.get((table, user or 0)) is not whisper:
            return  # it has been opened anew, as things stand
        try:
            with self._shown.editing(message_key, digest):
                await whisper.interaction.edit_original_response(
                    view=page.view, attachments=page.files(), allowed_mentions=NO_PINGS
                )
        except discord.NotFound:
            # Dismissed or too old: My hand opens it anew, and may have done so meanwhile.
            if self._open.get((table, user or 0)) is whisper:
                del self._open[table, user or 0]

    async def _close(self, table: int, user: int) -> None:
        """Take an open private hand from somebody who has left its seat."""
        whisper = self._open.pop((table, user), None)
        if whisper is None or not _lives(whisper):
            return
        snapshot = await self._client.tables.snapshot(table)
        translator = self._client.translator(str(whisper.interaction.locale), snapshot)
        page = notice(translator.text("ui-seat-left"))
        with suppress(discord.NotFound):
            await whisper.interaction.edit_original_response(
                view=page.view, attachments=[], allowed_mentions=NO_PINGS
            )

    def _keep(self, key: tuple[int, int], whisper: EphemeralHand) -> None:
        self._open[key] = whisper
        self._open.move_to_end(key)
        # Each holds its whole message: those that cannot be edited any more are let go.
        oldest = next(iter(self._open.values()))
        while len(self._open) > 1 and (len(self._open) > _REMEMBERED or not _lives(oldest)):
            self._open.popitem(last=False)
            oldest = next(iter(self._open.values()))


def _lives(whisper: EphemeralHand) -> bool:
    return utcnow().timestamp() - whisper.since < TOKEN_SECONDS


def _digest(snapshot: TableSnapshot, seat: int, selection: Selection | None) -> bytes:
    view = None if snapshot.table.state is None else snapshot.view(seat)
    asked = [(offer.verb, offer.ask) for offer in snapshot.offers.get(seat, ())]
    table = snapshot.table
    return digest_of(
        (table.stage.value, table.seats[seat].user, snapshot.paused, view, asked, selection)
    )


def _stands(snapshot: TableSnapshot, seat: int, selection: Selection | None) -> bool:
    return selection is not None and any(
        (offer.verb, offer.ask) == (selection.verb, selection.ask)
        for offer in snapshot.offers.get(seat, ())
    )
