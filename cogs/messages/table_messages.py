"""Keeps every message of a table up to date; sends and edits the public table message itself.

Messages are projections of the table: the latest state wins, one edit a message is in flight, and
a failed send is tried again, then left to the next change or to /table. The archive knows which
messages were sent, so that a restart repairs instead of repeating. Hands, panels and pings have
modules of their own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import partial

import discord
from msgspec.structs import replace

from cogs.controls.offer_controls import Selection
from cogs.messages import delivery
from cogs.messages.bot_port import BotPort
from cogs.messages.dm_hands import DmHands
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.ephemeral_hands import EphemeralHands
from cogs.messages.hand_context import HandContexts
from cogs.messages.last_moves import LastMoves
from cogs.messages.message_store import MessageStore
from cogs.messages.option_panels import OptionPanels
from cogs.messages.overviews import Overviews
from cogs.messages.render_state import ReplyPriority
from cogs.messages.reply import Reply
from cogs.messages.request_pace import Urgency
from cogs.messages.restores import Restores
from cogs.messages.turn_pings import TurnPings
from cogs.messages.watchers import Watchers
from cogs.pages.feats import read_ending
from cogs.pages.hand import hand_message
from cogs.pages.message_content import MessageContent, message_link, notice
from cogs.pages.table import TableContext, table_message
from cogs.text.translator import Translator
from engine.api.refusals import Unavailable
from engine.service.ports import Frozen, StoredMessage, TableRecord
from engine.standings.leaderboards import ServerSettings
from engine.table.model import Change, Stage, Table, awaited
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.messages")


class TableMessages:
    """Implements `engine.service.ports.Announcer`."""

    def __init__(self, client: BotPort) -> None:
        self._client = client
        self.edit_queue = EditQueue(client.metrics, client.request_pace, client.note_error)
        self._reply_priority = ReplyPriority()
        self._store = MessageStore(client.archive)
        self.contexts = HandContexts(client, self._store)
        common = (self.edit_queue, self._reply_priority, self.contexts)
        self.dm_hands = DmHands(client, self._store, *common)
        self._ephemeral_hands = EphemeralHands(client, *common)
        self._overviews = Overviews(client, self._store, self.edit_queue)
        self.turn_pings = TurnPings(
            client, self._store, self.edit_queue, self.link, self.refresh_table_message
        )
        self._last_moves = LastMoves(client)
        self._restores = Restores()
        self.watchers = Watchers(client, self.edit_queue, self._reply_priority)
        self.option_panels = OptionPanels(client, *common[:2], self.watchers.count)
        client.tables.early_moves.on_dropped = self.refresh_hand
        #: table -> server, of the tables whose channel cannot be reached
        self._unreachable: dict[int, int | None] = {}
        #: the tables that were not repaired yet since the start; `None`: they are not known yet
        self._to_repair: set[int] | None = None
        #: the tables to be posted again at the end of their channel
        self._reposts: set[int] = set()
        #: what table messages say of the next restart, and when it is (Unix milliseconds)
        self._restart: tuple[str, int | None] | None = None

    # Called by the tables and the client

    def table_changed(self, change: Change) -> None:
        """Queue an update of every message of the table, if this process serves it.

        Another process hears of it by the archive.
        """
        self.option_panels.refresh(change.after.id)
        if not self._client.archive.serves(change.after.guild):
            return
        self.turn_pings.note_change(change)
        self.contexts.note_change(change, self._client.tables.games.get(change.after.game))
        self.watchers.note_change(change)
        self._overviews.note(change.after)
        self._refresh(change.after, awaited(change.offers))

    async def repair(self, *, afresh: bool = False) -> None:
        """Queue an update of the messages of every table that may be out of date since the start.

        Those are the unfinished tables, and the ended ones whose end has not been shown. Call this
        whenever Discord has listed more servers: a table waits until its server is known.
        `afresh`: another process has sent and edited them until now.
        """
        if afresh:
            self._store.forget_cached()
        if afresh or self._to_repair is None:
            unfinished = {table_id for table_id, _ in await self._client.archive.unfinished()}
            self._to_repair = unfinished.union(await self._client.archive.tables_to_repair())
        for table_id in sorted(self._to_repair):
            key = MessageKey(table_id, "repair")
            self.edit_queue.put(key, partial(self._repair, table_id), Urgency.REPAIR)

    async def _repair(self, table_id: int) -> None:
        assert self._to_repair is not None
        try:
            snapshot = await self._client.tables.snapshot(table_id)
        except Frozen as frozen:
            if not frozen.is_active:
                self.show_frozen_end(frozen.record)
        else:
            table, client = snapshot.table, self._client
            if not client.is_ready() and not (table.guild and client.get_guild(table.guild)):
                return
            self._overviews.note(table)
            self._refresh(table, snapshot.awaited, Urgency.REPAIR)
        self._to_repair.discard(table_id)

    async def close(self) -> None:
        """Stop; what was not sent is repaired at the next start."""
        self.turn_pings.close()
        self._overviews.close()
        await self.edit_queue.close()

    # Called by the cogs

    def note_act(self, reply: Reply) -> None:
        """Note that a person acts, and where: their reply goes first, their pings follow them."""
        self.turn_pings.note_act(reply.user, by_dm=reply.by_dm)
        self._reply_priority.add(reply)

    async def show_hand(
        self,
        reply: Reply,
        snapshot: TableSnapshot,
        seat: int,
        selection: Selection | None = None,
        note: str = "",
        *,
        note_lasts: bool = True,
    ) -> None:
        """Reply with a seat's hand, `note` above it, and keep it up to date from now on.

        `selection`: how far a move has been made in it. `note_lasts`: the note stays for some
        seconds when the game goes on. Raise `Unavailable` when this is closed.
        """
        if self.edit_queue.is_closed:
            raise Unavailable("refusal-closing")
        is_kept = self.dm_hands.is_clicked(reply)
        with (
            self.dm_hands.replying(snapshot, seat, selection)
            if is_kept
            else self._ephemeral_hands.replying(reply, snapshot, seat, selection)
        ):
            translator = self._client.translator(reply.locale, snapshot, reply.preferences.look)
            person = (reply.user, reply.preferences, translator)
            kept = note if note_lasts else ""
            self.contexts.keep_note(snapshot.table.id, reply.user, kept, selection)
            context = await self.contexts.read(snapshot, seat, *person)
            context = replace(context, note=note, missed=reply.missed)
            hand = (self._client.renderer, snapshot, seat, translator, selection)
            content = await hand_message(*hand, by_dm=reply.by_dm, is_kept=is_kept, context=context)
            await reply.update(content)
        if content.lacks_picture:
            self.refresh_hand(snapshot.table.id, reply.user)

    def note_return(self, reply: Reply, table: Table, seat: int) -> None:
        """Have the reply tell what happened at a table until now, as its person is back there."""
        reply.missed = self.contexts.since_turn.missed(table, seat)

    async def repost(self, table: int) -> None:
        """Post the table message again at the end of its channel and delete the older one."""
        self._reposts.add(table)
        self.refresh_table_message(table)
        await self.edit_queue.wait_for(MessageKey(table, "table"))

    def refresh_results(self, tables: Iterable[int]) -> None:
        """Queue an edit of the results of tables in which a person was forgotten.

        Nobody waits for it and nothing new is sent: a message that is gone stays so.
        """
        for table in sorted(tables, reverse=True):  # people see the latest ones
            edit = partial(self._edit_result, table)
            self.edit_queue.put(MessageKey(table, "table"), edit, Urgency.REPAIR)

    async def restore(self, channel: int, deleted: Collection[int]) -> None:
        """Post an unfinished table's message again if it was deleted, and was not so lately."""
        record = await self._client.archive.in_channel(channel)
        if record is None or record.stage not in (Stage.LOBBY, Stage.PLAY):
            return
        stored = await self._store.find(record.id, "table")
        if not stored or stored.message not in deleted or record.id in self._reposts:
            return
        if self._restores.is_due(record.id):
            self.refresh_table_message(record.id)

    def show_frozen_end(self, record: TableRecord) -> None:
        """Show soon that a table which cannot be read was closed, in the server's language."""
        guild = record.guild and self._client.get_guild(record.guild)
        translator = self._client.translator(str(guild.preferred_locale) if guild else None)
        page = notice(translator.text("closed-frozen"))
        key, edit = MessageKey(record.id, "table"), partial(self._end_frozen, record.id, page)
        self.edit_queue.put(key, edit)

    async def link(self, snapshot: TableSnapshot, seconds: float = 0.0) -> str:
        """Return the address of the message, awaited so long, or of its channel; "" if deleted."""
        if snapshot.channel_gone:
            return ""
        await self.edit_queue.wait_for(MessageKey(snapshot.table.id, "table"), seconds)
        table, message = snapshot.table, await self._find(snapshot.table.id)
        return message_link(table.guild, table.channel, message.message if message else None)

    async def tell_restart(self, tables: Iterable[TableSnapshot]) -> None:
        """Have these tables say until the start that the bot restarts, and open hands end."""
        self._restart = ("ui-restarting", None)
        keys = [MessageKey(each.table.id, "table") for each in tables]
        for key in keys:
            self.refresh_table_message(key.table)
        await asyncio.gather(self._ephemeral_hands.close(), *map(self.edit_queue.wait_for, keys))

    def announce_restart(self, tables: Iterable[TableSnapshot], at_ms: int | None) -> None:
        """Have these tables soon say when the bot restarts; `None`: that it does not."""
        self._restart = None if at_ms is None else ("ui-restart-soon", at_ms)
        for each in tables:
            self.refresh_table_message(each.table.id)

    def retry(self, table: int) -> None:
        """Try to reach the channel of a table again, if it was unreachable."""
        if table in self._unreachable:
            self.refresh_table_message(table)

    def retry_server(self, guild: int) -> None:
        """Try to reach a server's unreachable channels again: something has changed there."""
        for table in [each for each, server in self._unreachable.items() if server == guild]:
            self.retry(table)

    async def redraw_hand(self, snapshot: TableSnapshot, user: int) -> None:
        """Send or edit a person's hands at a table again, as they have just chosen to have them."""
        await self.dm_hands.resend(snapshot, user)
        seat = snapshot.table.seat_of(user)
        if seat is not None:
            self._ephemeral_hands.redraw(snapshot.table.id, user, seat)
            self.turn_pings.refresh(snapshot.table.id)
        self._overviews.forget(user)

    def _refresh(
        self, table: Table, awaited: Collection[int], limit: Urgency = Urgency.TURN
    ) -> None:
        """Queue an update of every message of a table, none more urgent than `limit`."""
        self.refresh_table_message(table.id, max(limit, Urgency.TABLE))
        if table.stage is not Stage.LOBBY:
            self._refresh_hands(table, awaited, limit)
            self.turn_pings.refresh(table.id, limit)

    def refresh_table_message(self, table: int, urgency: Urgency = Urgency.TABLE) -> None:
        """Queue an update of a table's message."""
        self.edit_queue.put(MessageKey(table, "table"), partial(self._update, table), urgency)

    def _refresh_hands(
        self, table: Table, awaited: Collection[int] = (), limit: Urgency = Urgency.TURN
    ) -> None:
        self.dm_hands.refresh(table, awaited, limit)
        self._ephemeral_hands.refresh(table)

    def refresh_hand(self, table: int, user: int) -> None:
        """Queue an update of what a person's hands show, whatever that is."""
        self.edit_queue.put(MessageKey(table, "early", user), partial(self._redraw, table, user))

    async def _redraw(self, table: int, user: int) -> None:
        seat = (await self._client.tables.snapshot(table)).table.seat_of(user)
        for kind, hands in (("hand", self.dm_hands), ("ephemeral", self._ephemeral_hands)):
            if seat is not None:
                hands.render_state.refresh_anyway(MessageKey(table, kind, seat))

    # The table message

    async def _update(self, table_id: int) -> None:
        """Edit the table message, or send it where there is none or /table asked for a new one."""
        client = self._client
        if table_id not in self._reposts:
            await self._reply_priority.wait()
        snapshot = await client.tables.snapshot(table_id)
        table = snapshot.table
        if table.is_private:
            return  # a hand is all there is
        if table.guild and client.is_ready() and client.get_guild(table.guild) is None:
            # The server has removed the bot: Discord would refuse every request.
            self._set_unreachable(table, "no longer on its server")
            return
        if not (may_send := delivery.may_send(client, table)):
            self._set_unreachable(table, "may not send messages")
        stored, snapshot = await self._find(table_id), replace(snapshot, paused=not may_send)
        content, failed = await self._render(snapshot), None
        try:
            if stored is not None and stored.nonce is None and table_id not in self._reposts:
                failed = await delivery.edit(client, stored, content)
                if failed is None:
                    self._set_reachable(table)
                    await self._save(table, stored.message, stored)
                    content.check_picture()
                    return
            record = stored or StoredMessage(table_id, "table", None, table.channel, 0)
            sent = await delivery.send_once(client, self._store, record, content)
        except (discord.Forbidden, discord.NotFound) as error:
            if isinstance(error, discord.NotFound) and error.code != delivery.CHANNEL_GONE:
                raise
            self._set_unreachable(table, error.code)
            return
        if record.message and failed != delivery.MESSAGE_GONE:
            # Before the new message is stored: a crash in between repeats both.
            await delivery.delete(client, record)
        self._set_reachable(table)
        await self._save(table, sent.message, record)
        self._reposts.discard(table_id)
        content.check_picture()

    async def _edit_result(self, table: int) -> None:
        if (message := await self._store.find(table, "result")) is not None:
            content = await self._render(await self._client.tables.snapshot(table))
            with suppress(discord.NotFound):
                await delivery.edit(self._client, message, content)

    async def _end_frozen(self, table: int, page: MessageContent) -> None:
        stored = await self._store.find(table, "table")
        if stored is not None:
            shown = stored
            if stored.nonce is None:
                await delivery.edit(self._client, stored, page)
            else:
                shown = await delivery.send_once(self._client, self._store, stored, page)
            await self._store.save(replace(shown, kind="result"))
            await self._store.delete(stored)

    async def _render(self, snapshot: TableSnapshot) -> MessageContent:
        client, table = self._client, snapshot.table
        translator = client.translator(None, snapshot)
        ending = await read_ending(client.archive, snapshot, translator)
        if ending.result is not None:
            ending = replace(ending, moving=await self._last_moves.of(snapshot, translator))
        async with self._reply_priority.rendering:
            note = self._restart_note(translator)
            settings = ServerSettings()
            if table.stage is Stage.LOBBY and table.guild is not None:
                settings = await client.archive.server_settings(table.guild)
            about = TableContext(ending, note, settings.house_seats, self.watchers.count(table.id))
            return await table_message(client.renderer, snapshot, translator, about)

    def _restart_note(self, translator: Translator) -> str:
        if self._restart is None:
            return ""
        key, at_ms = self._restart
        when = "" if at_ms is None else f" <t:{at_ms // 1000}:R>"
        return f"**{translator.text(key)}**{when}"

    async def _save(self, table: Table, message: int, before: StoredMessage | None) -> None:
        """Store where the table message is; once it shows the end, its kind is `result`.

        The record of kind `table` is deleted last: until then the end counts as not shown.
        """
        kind = "table" if table.is_active else "result"
        stored = StoredMessage(table.id, kind, None, table.channel, message)
        if stored != before:
            await self._store.save(stored)
        if before is not None and before.kind != kind:
            await self._store.delete(before)

    async def _find(self, table: int) -> StoredMessage | None:
        """Return the table message, of a table in play or as its result."""
        return await self._store.find(table, "table") or await self._store.find(table, "result")

    def _set_unreachable(self, table: Table, reason: object) -> None:
        """Pause a table until its channel can be reached; one that was deleted goes on by DM."""
        self._unreachable[table.id] = table.guild
        if reason == delivery.CHANNEL_GONE:
            self._client.tables.deadlines.lose_channel(table.id)
        elif table.is_active:
            self._client.tables.deadlines.pause(table.id)
        self._refresh_hands(table)
        log.info("table %s: its channel cannot be reached (%s)", table.id, reason)

    def _set_reachable(self, table: Table) -> None:
        """Note that the channel took an edit; a table that waited goes on if the bot may send."""
        if table.id in self._unreachable and delivery.may_send(self._client, table):
            del self._unreachable[table.id]
            self._client.tables.deadlines.resume(table.id)
            # Pings may be missing: the channel took none.
            self.turn_pings.forget(table.id)
            self._refresh(table, ())
