"""The hands by direct message: one message a seat, edited when its own part changes.

Direct messages count against the bot's requests, so a move of others alone edits none.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import discord

from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.message_store import MessageStore
from cogs.messages.render_state import RenderState, ReplyPriority, digest_of
from cogs.messages.reply import NO_PINGS, Reply
from cogs.pages.hand import hand_message, hidden_part
from cogs.pages.message_content import MessageContent, notice
from engine.api.event import Seat, line
from engine.service.ports import StoredMessage
from engine.table.model import Stage, Table
from engine.table.snapshot import TableSnapshot


class DmHands:
    """Sends hands and keeps them right. `edit` edits a message, or says why it cannot."""

    def __init__(
        self,
        client: BotPort,
        posts: MessageStore,
        edit_queue: EditQueue,
        reply_priority: ReplyPriority,
        edit: Callable[[StoredMessage, MessageContent], Awaitable[int | None]],
    ) -> None:
        self._client, self._message_store = client, posts
        self._reply_priority, self._edit = reply_priority, edit
        self._shown = RenderState(client.tables, edit_queue, reply_priority, self._bring_right)

    @staticmethod
    def is_on(reply: Reply) -> bool:
        """Was it a hand by DM that was clicked?"""
        message = reply.interaction.message
        return reply.by_dm and message is not None and not message.flags.ephemeral

    @contextmanager
    def answering(self, snapshot: TableSnapshot, seat: int) -> Iterator[None]:
        """Note that an answer turns a hand by DM into the present one."""
        message_key = MessageKey(snapshot.table.id, "hand", seat)
        with self._shown.answering(message_key, digest_of(hidden_part(snapshot, seat))):
            yield

    def follow(self, table: Table) -> None:
        """Bring the hands of a table up to date, soon."""
        for seat, occupant in enumerate(table.seats):
            if occupant.user is not None or occupant.left is not None:
                self._shown.look(MessageKey(table.id, "hand", seat))

    async def resend(self, snapshot: TableSnapshot, user: int) -> None:
        """Try a seat's hand again: its person has just asked for it."""
        seat = snapshot.table.seat_of(user)
        if (post := await self._message_store.one(snapshot.table.id, "closed", seat)) is not None:
            await self._message_store.forget(post)
        if seat is not None:
            message_key = MessageKey(snapshot.table.id, "hand", seat)
            self._shown.forget(message_key)
            self._shown.look(message_key)

    async def _bring_right(self, message_key: MessageKey, snapshot: TableSnapshot) -> None:
        client, (table, _, seat) = self._client, message_key
        if snapshot.table.state is None or not snapshot.game.info.hides:
            return
        post = await self._message_store.one(table, "hand", seat)
        user = snapshot.table.seats[seat].user
        if user is None:
            await self._retire(snapshot, post, snapshot.table.seats[seat].left, "ui-seat-left")
            return
        digest = digest_of(hidden_part(snapshot, seat))
        if post is not None and self._shown.stands(message_key, digest):
            return
        prefers = await client.archive.preferences(user)
        if not prefers.dm_hands:
            await self._retire(snapshot, post, user, "ui-dm-off")
            return
        if post is None and await self._message_store.one(table, "closed", seat) is not None:
            return
        async with self._reply_priority.making:
            translator = client.translator(prefers.locale, snapshot)
            page = await hand_message(client.renderer, snapshot, seat, translator, by_dm=True)
        with self._shown.editing(message_key, digest):
            if post is not None and await self._edit(post, page) is None:
                return
            if snapshot.table.stage is Stage.PLAY:
                await self._send(snapshot, seat, user, page)

    async def _send(
        self, snapshot: TableSnapshot, seat: int, user: int, page: MessageContent
    ) -> None:
        try:
            channel = await self._client.create_dm(discord.Object(user))
            message = await channel.send(
                view=page.view, files=page.files(), allowed_mentions=NO_PINGS
            )
        except discord.Forbidden:
            # Closed DMs (50007), no server in common any more (50278): there is no way either way.
            await self._tell_closed(snapshot, seat, user)
            return
        await self._message_store.note(
            StoredMessage(snapshot.table.id, "hand", seat, channel.id, message.id)
        )

    async def _tell_closed(self, snapshot: TableSnapshot, seat: int, user: int) -> None:
        """Say once at the table that somebody's DMs are closed, and never what they hold."""
        client = self._client
        # Noted first: whether or not it can be told, the closed door is not knocked at again.
        await self._message_store.note(
            StoredMessage(snapshot.table.id, "closed", seat, snapshot.table.channel, 0)
        )
        translator = client.translator(None, snapshot)
        await client.get_partial_messageable(snapshot.table.channel).send(
            f"<@{user}> {translator(line('ui-dm-closed', seat=Seat(seat)))}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )

    async def _retire(
        self, snapshot: TableSnapshot, post: StoredMessage | None, user: int | None, key: str
    ) -> None:
        """Take a hand out of somebody's DMs and say why, in the language they read."""
        if post is None:
            return
        client = self._client
        prefers = await client.archive.preferences(user or 0)
        page = notice(client.translator(prefers.locale, snapshot).text(key))
        # Where it may not be edited it stays: asking at every move would change nothing.
        with suppress(discord.Forbidden):
            await self._edit(post, page)
        await self._message_store.forget(post)
