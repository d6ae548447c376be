"""The hands by direct message: one message a seat, edited when its own part changes.

Direct messages count against the bot's requests, so a move of others alone edits none
unless the game lets hands follow it, or the hand says to wait for the house, which has moved.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from contextlib import AbstractContextManager, suppress

import discord
from msgspec.structs import replace

from cogs.controls.offer_controls import Selection
from cogs.messages import delivery
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.hand_context import HandContexts, is_open
from cogs.messages.message_store import MessageStore
from cogs.messages.render_state import RenderState, ReplyPriority, digest_of
from cogs.messages.reply import Reply
from cogs.messages.request_errors import is_temporary
from cogs.messages.request_pace import Urgency
from cogs.pages.hand import hand_message, hidden_part
from cogs.pages.message_content import Mention, MessageContent, message_link, notice
from engine.api.event import Seat, line
from engine.api.refusals import Unavailable
from engine.service.ports import StoredMessage
from engine.table.model import Stage, Table
from engine.table.snapshot import TableSnapshot

#: The kind of a message to somebody who has left, followed by a colon and who that is.
_LEFT = "left"

#: So many channels are remembered in which people have written.
_MOST_CHANNELS = 2_000

#: So many half-made moves are remembered.
_MOST_BEGUN = 2_000


class DmHands:
    """Sends hands by DM and keeps them up to date."""

    def __init__(
        self,
        client: BotPort,
        store: MessageStore,
        edit_queue: EditQueue,
        reply_priority: ReplyPriority,
        contexts: HandContexts,
    ) -> None:
        self._contexts = contexts
        self._client, self._store, self._reply_priority = client, store, reply_priority
        self._written = dict[int, int]()  # channel of DMs -> what its person has written last
        #: how far a move has been made in a hand, and what the seat was asked then
        self._begun = OrderedDict[MessageKey, tuple[Selection, frozenset[str]]]()
        self.render_state = RenderState(client.tables, edit_queue, reply_priority, self._update)

    @staticmethod
    def is_clicked(reply: Reply) -> bool:
        """Return True if the click was on a hand by DM."""
        message = reply.interaction.message
        return reply.by_dm and message is not None and not message.flags.ephemeral

    def replying(
        self, snapshot: TableSnapshot, seat: int, selection: Selection | None
    ) -> AbstractContextManager[None]:
        """Record that a reply updates a hand by DM while this context lasts.

        `selection`: how far a move has been made in it. It stays so when others move.
        """
        key = MessageKey(snapshot.table.id, "hand", seat)
        self._begun.pop(key, None)
        if selection is not None:
            self._begun[key] = selection, _asks(snapshot, seat)
            if len(self._begun) > _MOST_BEGUN:
                self._begun.popitem(last=False)
        return self.render_state.replying(key, _digest(snapshot, seat, selection))

    def refresh(self, table: Table, awaited: Collection[int], limit: Urgency) -> None:
        """Queue an update of each hand of a table, first of the seats the game waits for.

        None is more urgent than `limit`.
        """
        for seat, occupant in enumerate(table.seats):
            if occupant.user is not None or occupant.left is not None:
                urgency = Urgency.TURN if seat in awaited else Urgency.REST
                key = MessageKey(table.id, "hand", seat)
                self.render_state.refresh(key, max(limit, urgency))

    def note_written(self, channel: int, message: int) -> None:
        """Note that a person has written below the hands in their DMs.

        Such a hand is sent again, at the end, once it asks for something.
        """
        self._written.pop(channel, None)
        self._written[channel] = message
        if len(self._written) > _MOST_CHANNELS:
            del self._written[next(iter(self._written))]

    async def link(self, table: int, seat: int, channel: int | None) -> str:
        """Return the address of a seat's hand in this channel of DMs; "" if there is none."""
        message = await self._store.find(table, "hand", seat)
        if message is None or message.nonce is not None or message.channel != channel:
            return ""
        return message_link(None, message.channel, message.message)

    async def begin(
        self, reply: Reply, snapshot: TableSnapshot, seat: int, selection: Selection
    ) -> bool:
        """Show a half-made move that was typed by DM in the hand there; False: it is not there."""
        message = await self._store.find(snapshot.table.id, "hand", seat)
        channel = reply.interaction.channel_id if reply.by_dm else None
        if message is None or message.nonce is not None or message.channel != channel:
            return False
        translator = self._client.translator(reply.locale, snapshot, reply.preferences.look)
        person = (reply.user, reply.preferences, translator)
        context = await self._contexts.read(snapshot, seat, *person)
        content = await hand_message(
            *(self._client.renderer, snapshot, seat, translator, selection),
            by_dm=True,
            is_kept=True,
            context=replace(context, missed=reply.missed),
        )
        with self.replying(snapshot, seat, selection):
            is_shown = await delivery.edit(self._client, message, content) is None
        if not is_shown:
            self.render_state.forget(MessageKey(snapshot.table.id, "hand", seat))
        return is_shown

    async def resend(self, snapshot: TableSnapshot, user: int) -> None:
        """Try a seat's hand again, also after closed DMs: its person has asked for it."""
        seat = snapshot.table.seat_of(user)
        await self._withdraw(snapshot.table.id, seat, "closed")
        if seat is not None:
            key = MessageKey(snapshot.table.id, "hand", seat)
            self.render_state.forget(key)
            self.render_state.refresh(key, Urgency.TURN)

    async def _update(self, key: MessageKey, snapshot: TableSnapshot) -> None:
        client, table, seat = self._client, key.table, key.owner
        is_private = snapshot.table.is_private
        if snapshot.table.state is None or not (snapshot.game.info.hides or is_private):
            return
        user = snapshot.table.seats[seat].user
        message = await self._of_present_person(snapshot, seat)
        await self._tell_left(snapshot, seat)
        if user is None:
            return
        selection = self._read_begun(key, snapshot)
        digest = _digest(snapshot, seat, selection)
        # One that waits for the house is soon wrong, so it is edited once more when that has moved.
        right = (digest, _digest(snapshot, seat, selection, for_house=False))
        if message is not None and self.render_state.is_shown(key, *right):
            return
        preferences = await client.archive.preferences(user)
        if not preferences.dm_hands and not is_private:
            await self._retire(snapshot, message, user, "ui-dm-off", kept_as="off")
            return
        closed = await self._store.find(table, "closed", seat)
        if message is None and closed is not None:
            if closed.nonce is not None:
                await self._tell_closed(snapshot, user, closed)
            return
        async with self._reply_priority.rendering:
            translator = client.translator(preferences.reads, snapshot, preferences.look)
            context = await self._contexts.read(snapshot, seat, user, preferences, translator)
            content = await hand_message(
                client.renderer,
                snapshot,
                seat,
                translator,
                selection,
                by_dm=True,
                is_kept=True,
                context=context,
            )
        if self._read_begun(key, snapshot) != selection:
            self.render_state.refresh_anyway(key)  # a reply has shown another choice meanwhile
            return
        written = 0 if message is None else self._written.get(message.channel, 0)
        if message is not None and message.message < written and seat in snapshot.waited_for:
            await delivery.withdraw(client, self._store, message)
            message, content = None, content._replace(is_silent=True)
        with self.render_state.editing(key, digest):
            is_on_its_way = message is not None and message.nonce is not None
            is_shown = (
                message is not None
                and not is_on_its_way
                and await delivery.edit(client, message, content) is None
            )
            if not is_shown and (is_on_its_way or snapshot.table.stage is Stage.PLAY):
                await self._send(snapshot, seat, user, content, message)
            content.check_picture()

    def _read_begun(self, key: MessageKey, snapshot: TableSnapshot) -> Selection | None:
        """Return how far a move has been made in a hand, unless the seat is asked more by now."""
        selection, asks = self._begun.get(key, (None, frozenset()))
        if is_open(snapshot, key.owner, selection) and _asks(snapshot, key.owner) <= asks:
            return selection
        self._begun.pop(key, None)
        return None

    async def _of_present_person(self, snapshot: TableSnapshot, seat: int) -> StoredMessage | None:
        """Return the message that shows a seat's hand, after taking it from who has left the seat.

        It is never edited for somebody else.
        """
        table, occupant = snapshot.table.id, snapshot.table.seats[seat]
        if snapshot.table.stage is not Stage.PLAY or occupant.user is None:
            await self._withdraw(table, seat, "closed", "off")  # nobody has a hand to be shown
        message = await self._store.find(table, "hand", seat)
        if message is None or (occupant.user is not None and occupant.left is None):
            return message
        owner = None
        if occupant.user is not None:
            owner = await self._dm_of(occupant.user)
        if message.channel == owner:
            return message
        gone = None
        for user in (occupant.left, *occupant.stood_in):
            if user is not None and message.channel == await self._dm_of(user):
                gone = user
        if message.nonce is None and gone is not None:
            await self._store.save(replace(message, kind=f"{_LEFT}:{gone}"))
        await self._retire(snapshot, message, gone, "ui-seat-left")
        return None

    async def _dm_of(self, user: int) -> int:
        return (await self._client.create_dm(discord.Object(user))).id

    async def _send(
        self,
        snapshot: TableSnapshot,
        seat: int,
        user: int,
        content: MessageContent,
        record: StoredMessage | None,
    ) -> None:
        table = snapshot.table
        await self._withdraw(table.id, seat, "off")  # what says that no cards come by DM
        try:
            if record is None:
                channel = await self._client.create_dm(discord.Object(user))
                record = StoredMessage(table.id, "hand", seat, channel.id, 0)
            sent = await delivery.send_once(self._client, self._store, record, content)
        except discord.Forbidden:
            # Closed DMs (50007), or no server in common any more (50278).
            closed = StoredMessage(table.id, "closed", seat, table.channel, 0)
            if table.is_private:  # it has no other place
                await self._store.save(closed)
                return
            await self._tell_closed(snapshot, user, closed)
            return
        await self._store.save(sent)
        for each in await self._client.archive.of_user(user):  # their DMs are open again
            messages = await self._store.all_of(each.id)
            is_told = any(message.kind == "closed" for message in messages)
            if is_told and each.id != table.id and self._client.archive.serves(each.guild):
                with suppress(Unavailable):  # a table that cannot be read
                    await self.resend(await self._client.tables.snapshot(each.id), user)

    async def _tell_left(self, snapshot: TableSnapshot, seat: int) -> None:
        """Show everybody who has left a seat how the game has ended, once, in place of their hand.

        Who is back has a new hand: what told them that they had left goes.
        """
        table, occupant = snapshot.table, snapshot.table.seats[seat]
        for message in await self._store.all_of(table.id):
            kind, _, named = message.kind.partition(":")
            if (kind, message.seat) != (_LEFT, seat):
                continue
            left = int(named) if named else occupant.left  # older versions stored no name
            is_back = left is None or left == occupant.user
            if table.is_active and not is_back:
                continue
            if left is not None and not is_back:
                preferences = await self._client.archive.preferences(left)
                translator = self._client.translator(preferences.reads, snapshot)
                content = await self._contexts.read_left(snapshot, translator)
                with suppress(discord.Forbidden):  # they have left the server, too
                    await delivery.edit(self._client, message, content)
            if is_back:
                await delivery.withdraw(self._client, self._store, message)
            else:
                await self._store.delete(message)

    async def _withdraw(self, table: int, seat: int | None, *kinds: str) -> None:
        """Delete the messages of these kinds of a seat, if there are any."""
        for kind in kinds:
            if (message := await self._store.find(table, kind, seat)) is not None:
                await delivery.withdraw(self._client, self._store, message)

    async def _tell_closed(self, snapshot: TableSnapshot, user: int, closed: StoredMessage) -> None:
        """Say once at the table that a person's DMs are closed, and never what they hold.

        `closed`: the record that says so. It is stored also if the table cannot be told, and as
        long as it is there no DM is tried.
        """
        translator = self._client.translator(None, snapshot)
        seat = Seat(closed.seat or 0)
        text = f"<@{user}> {translator(line('ui-dm-closed', seat=seat))}"
        try:
            sent = await delivery.send_once(self._client, self._store, closed, Mention(text, user))
        except discord.HTTPException as error:
            if not is_temporary(error):
                await self._store.save(replace(closed, nonce=None))
            raise
        await self._store.save(sent)

    async def _retire(
        self,
        snapshot: TableSnapshot,
        message: StoredMessage | None,
        user: int | None,
        key: str,
        *,
        kept_as: str = "",
    ) -> None:
        """Replace a hand in a person's DMs by the reason, in their language.

        `kept_as`: the kind of message that it is from then on; "": it is forgotten.
        """
        if message is None:
            return
        self._begun.pop(MessageKey(snapshot.table.id, "hand", message.seat or 0), None)
        if message.nonce is not None:
            await delivery.withdraw(self._client, self._store, message)
            return
        preferences = await self._client.archive.preferences(user or 0)
        content = notice(self._client.translator(preferences.reads, snapshot).text(key))
        # A message that may not be edited stays: trying again at every move would change nothing.
        with suppress(discord.Forbidden):
            await delivery.edit(self._client, message, content)
        if kept_as:
            await self._store.save(replace(message, kind=kept_as))
        await self._store.delete(message)


def _asks(snapshot: TableSnapshot, seat: int) -> frozenset[str]:
    """Return the questions that a seat has to answer."""
    return frozenset(each.ask for each in snapshot.offers.get(seat, ()) if not each.voluntary)


def _digest(
    snapshot: TableSnapshot,
    seat: int,
    selection: Selection | None,
    *,
    for_house: bool | None = None,
) -> bytes:
    """Return a digest of what a hand shows, also of whether it says to wait `for_house` alone."""
    if for_house is None:
        seats, waited = snapshot.table.seats, snapshot.waited_for
        for_house = bool(waited) and all(seats[each].is_played_by_house for each in waited)
    return digest_of((hidden_part(snapshot, seat), selection, for_house))
