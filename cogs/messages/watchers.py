"""The panels of onlookers who follow a game, kept up to date a little behind it.

They are answers to interactions, whose edits do not count against the bot's requests. Where nobody
watches, nothing is done.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextlib import suppress
from functools import partial

import discord

from cogs.controls.custom_id import Control
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.ephemeral_message import TOKEN_SECONDS, EphemeralMessage
from cogs.messages.render_state import RenderState, ReplyPriority, digest_of
from cogs.messages.reply import Reply
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.messages.request_pace import Urgency
from cogs.pages.feats import read_ending
from cogs.pages.message_content import MessageContent, notice
from cogs.pages.table_parts import table_button
from cogs.pages.watching import watch_message
from cogs.text.translator import Translator
from engine.api.event import Event
from engine.api.refusals import Illegal
from engine.table.attendance import check_may_watch
from engine.table.faces import as_told
from engine.table.model import Change, Stage
from engine.table.snapshot import TableSnapshot

#: So many people follow one table, and so many tables are followed.
MOST_WATCHERS, _MOST_TABLES = 20, 2_000

#: The panels follow so long after a change; what happens meanwhile comes with it.
DELAY_SECONDS = 5.0

#: A panel is replaced so long before it cannot be edited any more.
_EARLIER_SECONDS = 5.0

#: So many events are shown.
_MOST_EVENTS = 12


class _Watched:
    """A table that is followed: the panels by user, and what happened last."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.panels: dict[int, EphemeralMessage] = {}
        self.events: deque[Event] = deque(events, maxlen=_MOST_EVENTS)
        self.is_due = False  #: its panels will soon be updated


class Watchers:
    """Knows who follows which table."""

    def __init__(
        self, client: BotPort, edit_queue: EditQueue, reply_priority: ReplyPriority
    ) -> None:
        self._client, self._edit_queue, self._reply_priority = client, edit_queue, reply_priority
        self._tables: OrderedDict[int, _Watched] = OrderedDict()
        self._render_state = RenderState(client.tables, edit_queue, reply_priority, self._update)

    def count(self, table: int) -> int:
        """Return how many people follow a table."""
        watched = self._tables.get(table)
        return 0 if watched is None else len(watched.panels)

    async def show(self, reply: Reply, snapshot: TableSnapshot) -> None:
        """Reply with a panel that follows the table; an older one of the person is deleted.

        Raise a `Refused` for people who have a seat, where watching is off, and beyond the limit.
        """
        table, user = snapshot.table, reply.user
        check_may_watch(table, user)
        watched = self._tables.get(table.id) or _Watched(table.recent_events)
        self._drop_expired(watched)
        if user not in watched.panels and len(watched.panels) >= MOST_WATCHERS:
            raise Illegal("refusal-watch-full", most=MOST_WATCHERS)
        self._tables[table.id] = watched
        if len(self._tables) > _MOST_TABLES:
            self._tables.popitem(last=False)
        older = watched.panels.get(user)
        panel = watched.panels[user] = EphemeralMessage.now(reply.interaction)
        key = MessageKey(table.id, "watch", user)
        try:
            with self._render_state.replying(key, _digest(snapshot)):
                translator = self._client.translator(reply.locale, snapshot, reply.preferences.look)
                await reply.update(await self._content(snapshot, translator, watched, panel))
        except BaseException:
            self._forget(key, panel)
            raise
        asyncio.get_running_loop().call_later(
            TOKEN_SECONDS - _EARLIER_SECONDS, self._end_in_time, key, panel
        )
        if older is not None and not reply.is_on_private_message:
            with suppress(*REQUEST_ERRORS):
                await older.delete()

    def note_change(self, change: Change) -> None:
        """Have the panels of a table updated soon, all changes until then at once."""
        watched = self._tables.get(change.after.id)
        if watched is None:
            return
        if change.before.stage is Stage.PLAY:
            told = as_told(tuple(watched.events), change.before, change.after)
            watched.events = deque(told, maxlen=_MOST_EVENTS)
        watched.events.extend(change.events)
        if not watched.is_due:
            watched.is_due = True
            loop = asyncio.get_running_loop()
            loop.call_later(DELAY_SECONDS, self._refresh, change.after.id, watched)

    def _refresh(self, table: int, watched: _Watched) -> None:
        watched.is_due = False
        for user in watched.panels:
            self._render_state.refresh(MessageKey(table, "watch", user), Urgency.REST)

    async def _update(self, key: MessageKey, snapshot: TableSnapshot) -> None:
        """Update a panel, or replace it by the reason where it cannot follow any longer."""
        watched = self._tables.get(key.table)
        panel = None if watched is None else watched.panels.get(key.owner)
        if watched is None or panel is None:
            return
        translator = await panel.translator(self._client, snapshot)
        digest, table = _digest(snapshot), snapshot.table
        if not panel.is_editable or (table.stage is Stage.PLAY and key.owner in table.people):
            self._forget(key, panel)
            await panel.delete()  # a person who has taken a seat has a hand
            return
        if self._render_state.is_shown(key, digest):
            return
        is_last = table.stage is not Stage.PLAY or not table.is_watchable
        async with self._reply_priority.rendering:
            if table.stage is Stage.PLAY and is_last:
                content = notice(translator.text("ui-watch-stopped"))
            else:
                content = await self._content(snapshot, translator, watched, panel)
        if watched.panels.get(key.owner) is not panel:
            return  # a newer reply shows it
        try:
            with self._render_state.editing(key, digest):
                await panel.edit(content)
        except discord.NotFound:
            is_last = True  # dismissed
        if is_last:
            self._forget(key, panel)

    async def _content(
        self,
        snapshot: TableSnapshot,
        translator: Translator,
        watched: _Watched,
        panel: EphemeralMessage,
    ) -> MessageContent:
        ending = await read_ending(self._client.archive, snapshot, translator)
        until_ms = round((panel.sent_at + TOKEN_SECONDS) * 1000)
        events = tuple(watched.events)
        renderer = self._client.renderer
        return await watch_message(renderer, snapshot, translator, events, ending, until_ms)

    def _end_in_time(self, key: MessageKey, panel: EphemeralMessage) -> None:
        ending = MessageKey(key.table, "watch ends", key.owner)
        self._edit_queue.put(ending, partial(self._end, key, panel), Urgency.REST)

    async def _end(self, key: MessageKey, panel: EphemeralMessage) -> None:
        """Offer a new panel in place of one that cannot follow the game any longer."""
        watched = self._tables.get(key.table)
        if watched is None or watched.panels.get(key.owner) is not panel:
            return
        self._forget(key, panel)
        snapshot = await self._client.tables.snapshot(key.table)
        translator = await panel.translator(self._client, snapshot)
        again = table_button(snapshot, Control.WATCH_ON, translator)
        with suppress(discord.NotFound):
            await panel.edit(notice(translator.text("ui-panel-ends"), [again]))

    def _drop_expired(self, watched: _Watched) -> None:
        watched.panels = {user: each for user, each in watched.panels.items() if each.is_editable}

    def _forget(self, key: MessageKey, panel: EphemeralMessage) -> None:
        """Stop updating a panel, unless the person has opened a newer one."""
        watched = self._tables.get(key.table)
        if watched is None or watched.panels.get(key.owner) is not panel:
            return
        del watched.panels[key.owner]
        self._render_state.forget(key)
        if not watched.panels:
            del self._tables[key.table]


def _digest(snapshot: TableSnapshot) -> bytes:
    return digest_of((snapshot.table.revision, snapshot.paused))
