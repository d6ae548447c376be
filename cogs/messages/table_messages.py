"""Keeps every message of a table as the table is; the one that everybody sees it posts itself.

Messages are projections: latest wins, one edit in flight a message, and a failed send is tried
again, then left to the next change or to /table. What stands where is remembered in the archive,
so that a restart repairs instead of repeating. Hands, panels and pings have modules of their own.
"""

from __future__ import annotations

import logging
from functools import partial

import discord
from msgspec.structs import replace

from cogs.controls.offer_controls import Selection
from cogs.messages.bot_port import BotPort
from cogs.messages.dm_hands import DmHands
from cogs.messages.edit_queue import RETRIES, EditQueue, MessageKey
from cogs.messages.ephemeral_hands import EphemeralHands
from cogs.messages.message_store import MessageStore
from cogs.messages.option_panels import OptionPanels
from cogs.messages.render_state import ReplyPriority
from cogs.messages.reply import NO_PINGS, Reply
from cogs.messages.result_refresh import ResultRefresh
from cogs.messages.turn_pings import TurnPings
from cogs.pages.hand import hand_message
from cogs.pages.message_content import MessageContent, message_link
from cogs.pages.table import table_message
from engine.api.refusals import Unavailable
from engine.service.ports import StoredMessage
from engine.table.model import Change, Stage, Table
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.courier")

_GONE, _NO_CHANNEL, _ARCHIVED = 10008, 10003, 50083


class TableMessages:
    """Implements `engine.service.ports.Announcer`."""

    def __init__(self, client: BotPort) -> None:
        self._client = client
        self._edit_queue = EditQueue()
        self._reply_priority = ReplyPriority()
        self._message_store = MessageStore(client.archive)
        self._hands = DmHands(
            client, self._message_store, self._edit_queue, self._reply_priority, self._edit
        )
        self._ephemeral_hands = EphemeralHands(client, self._edit_queue, self._reply_priority)
        self.turn_pings = TurnPings(client, self._message_store, self.link)
        self.option_panels = OptionPanels(client, self._edit_queue, self._reply_priority)
        self.result_refresh = ResultRefresh(
            client, self._message_store, self._edit_queue, self._edit
        )
        self._unreachable: dict[int, int | None] = {}  # table -> the server of its channel
        self._reposts: set[int] = set()  # tables to be shown at the end of their channel

    # What the tables tell

    def table_changed(self, change: Change) -> None:
        """Bring every message of the table up to date, soon."""
        self.option_panels.follow(change.after.id)
        self.turn_pings.changed(change)
        self._bring_right(change.after)

    async def repair(self) -> None:
        """Bring every table's messages up to date that may lag, one table after the other.

        Those are of the unfinished tables, and of the ended ones whose end has not been shown.
        """
        client = self._client
        unfinished = {table_id for table_id, _ in await client.archive.unfinished()}
        for table_id in sorted(unfinished | set(await client.archive.tables_to_repair())):
            try:
                snapshot = await client.tables.snapshot(table_id)
            except Unavailable:
                continue
            except Exception:
                log.exception("table %s cannot be looked at", table_id)
                continue
            self._bring_right(snapshot.table)
            # One table after the other spares Discord; one that cannot be reached holds up nobody.
            await self._edit_queue.emptied_of(table_id, RETRIES[0])

    async def close(self) -> None:
        """Stop; what was not sent is repaired at the next start."""
        await self.result_refresh.close()
        await self._edit_queue.close()

    # What the cogs tell

    def acted(self, reply: Reply) -> None:
        """Note where somebody acts, for the turn's ping follows them, and that they wait."""
        self.turn_pings.acted(reply.user, by_dm=reply.by_dm)
        self._reply_priority.note(reply)

    async def show_hand(
        self,
        reply: Reply,
        snapshot: TableSnapshot,
        seat: int,
        selection: Selection | None = None,
        note: str = "",
    ) -> None:
        """Answer a seat's person with what it sees, `note` above, and keep that right from now on.

        `selection`: how far a move has been made in it.
        """
        if self._edit_queue.is_closed:
            raise Unavailable("refusal-closing")
        by_dm = self._hands.is_on(reply)
        with (
            self._hands.answering(snapshot, seat)
            if by_dm
            else self._ephemeral_hands.answering(reply, snapshot, seat, selection)
        ):
            page = await hand_message(
                self._client.renderer,
                snapshot,
                seat,
                self._client.translator(reply.locale, snapshot),
                selection,
                by_dm=reply.by_dm,
                note=note,
            )
            await reply.update(page)

    async def repost(self, snapshot: TableSnapshot) -> None:
        """Show the table anew at the end of its channel; the older message goes."""
        message_key = MessageKey(snapshot.table.id, "table")
        self._reposts.add(snapshot.table.id)
        self._edit_queue.put(message_key, partial(self._table_message, snapshot.table.id))
        await self._edit_queue.emptied(message_key)

    async def link(self, snapshot: TableSnapshot) -> str:
        """Give the address of the table message."""
        post = await self._standing(snapshot.table.id)
        where = snapshot.table
        return message_link(where.guild, where.channel, post.message if post else None)

    def retry(self, table: int) -> None:
        """Where the table's channel was out of reach, see whether it still is."""
        if table in self._unreachable:
            self._edit_queue.put(MessageKey(table, "table"), partial(self._table_message, table))

    def retry_server(self, guild: int) -> None:
        """Something has changed on a server: see whether its paused tables can go on."""
        for table in [each for each, where in self._unreachable.items() if where == guild]:
            self.retry(table)

    async def resend_hand(self, snapshot: TableSnapshot, user: int) -> None:
        """Try a seat's hand by DM again: its person has just asked for it."""
        await self._hands.resend(snapshot, user)

    # The table message

    async def _table_message(self, table: int) -> None:
        client = self._client
        at_end = table in self._reposts
        if not at_end:
            await self._reply_priority.give_way()
        snapshot = await client.tables.snapshot(table)
        guild = snapshot.table.guild
        if guild is not None and client.is_ready() and client.get_guild(guild) is None:
            # It threw the bot out: Discord would refuse, at every start anew.
            self._out_of_reach(snapshot.table, "no longer on its server")
            return
        post = await self._standing(table)
        result = None if snapshot.table.is_active else await client.archive.result(table)
        if table in self._unreachable:
            # Where this can be read it holds no more.
            snapshot = replace(snapshot, paused=False)
        async with self._reply_priority.making:
            page = await table_message(
                client.renderer, snapshot, client.translator(None, snapshot), result
            )
        try:
            failed = _GONE if post is None or at_end else await self._edit(post, page)
            if post is not None and failed is None:
                self._heard(snapshot.table)
                await self._noted(snapshot.table, post.message, post)
                return
            message = await self._channel(snapshot.table.channel).send(
                view=page.view, files=page.files(), allowed_mentions=NO_PINGS
            )
        except (discord.Forbidden, discord.NotFound) as error:
            if isinstance(error, discord.NotFound) and error.code != _NO_CHANNEL:
                raise
            self._out_of_reach(snapshot.table, error.code)
            return
        self._reposts.discard(table)
        self._heard(snapshot.table)
        await self._noted(snapshot.table, message.id, post)
        if post is not None and (at_end or failed == _ARCHIVED):
            await self._deleted(post)

    async def _noted(self, table: Table, message: int, before: StoredMessage | None) -> None:
        """Remember where the table message stands; once it shows the end, it is the result.

        What stood before is forgotten last: till then the end counts as not shown.
        """
        post = StoredMessage(
            table.id, "table" if table.is_active else "result", None, table.channel, message
        )
        if post != before:
            await self._message_store.note(post)
        if before is not None and before.kind != post.kind:
            await self._message_store.forget(before)

    async def _standing(self, table: int) -> StoredMessage | None:
        """Give where the table message stands, in play or as the result."""
        post = await self._message_store.one(table, "table")
        return post or await self._message_store.one(table, "result")

    def _out_of_reach(self, table: Table, why: object) -> None:
        """Let the clocks wait for the channel; hands by DM and private panels go on."""
        self._unreachable[table.id] = table.guild
        if table.is_active:
            self._client.tables.pause(table.id)
        self._bring_hands_right(table)
        log.info("table %s: its channel is out of reach (%s)", table.id, why)

    def _heard(self, table: Table) -> None:
        """Note that the channel takes our messages; a table that waited for it goes on."""
        if table.id in self._unreachable:
            del self._unreachable[table.id]
            self._client.tables.resume(table.id)
            # Whoever was to be called meanwhile may not have been: the channel took nothing.
            self.turn_pings.forget(table.id)
            self._bring_right(table)

    async def _edit(self, post: StoredMessage, page: MessageContent) -> int | None:
        """Edit a message; `None`: done, else the code of why a new one must be sent.

        That is where it is gone (a moderator deleted it), or its thread is archived: an edit is
        refused there, and a message opens the thread again.
        """
        try:
            await self._message(post).edit(
                view=page.view, attachments=page.files(), allowed_mentions=NO_PINGS
            )
        except discord.HTTPException as error:
            if error.code not in (_GONE, _ARCHIVED):
                raise
            return error.code
        return None

    async def _deleted(self, post: StoredMessage) -> None:
        try:
            await self._message(post).delete()
        except discord.HTTPException:
            log.info("table %s: an old message could not be deleted", post.table)

    def _bring_right(self, table: Table) -> None:
        """Have every message of a table looked at, soon."""
        self._edit_queue.put(MessageKey(table.id, "table"), partial(self._table_message, table.id))
        if table.stage is not Stage.LOBBY:
            self._bring_hands_right(table)
            self._edit_queue.put(
                MessageKey(table.id, "ping"), partial(self.turn_pings.bring_right, table.id)
            )

    def _bring_hands_right(self, table: Table) -> None:
        self._hands.follow(table)
        self._ephemeral_hands.follow(table)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    def _message(self, post: StoredMessage) -> discord.PartialMessage:
        return self._channel(post.channel).get_partial_message(post.message)
