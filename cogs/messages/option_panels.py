"""The ephemeral panels that people have open: the options of a lobby, and *More* of a game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

import discord

from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.ephemeral_message import EphemeralMessage
from cogs.messages.render_state import RenderState, ReplyPriority, digest_of
from cogs.messages.reply import Reply
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.pages.lobby import options_message
from cogs.pages.message_content import MessageContent, notice
from cogs.pages.more import more_message
from cogs.text.translator import Translator
from engine.api.event import Line
from engine.table import lobby
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot

_MAX_TABLES = 2_000


class OptionPanels:
    """Knows who has which panel of which table open. The options follow the lobby and its host."""

    def __init__(
        self,
        client: BotPort,
        edit_queue: EditQueue,
        reply_priority: ReplyPriority,
        watching: Callable[[int], int],
    ) -> None:
        """`watching`: how many people follow a table."""
        self._client, self._watching = client, watching
        self._open: OrderedDict[int, dict[MessageKey, EphemeralMessage]] = OrderedDict()
        self._render_state = RenderState(client.tables, edit_queue, reply_priority, self._update)

    async def show(self, reply: Reply, snapshot: TableSnapshot, *, separate: bool = False) -> None:
        """Reply with the options of a lobby and keep them up to date; delete an older panel.

        `separate`: in a message of its own, not in place of the one that was clicked.
        """
        key = MessageKey(snapshot.table.id, "options", reply.user)
        translator = self._client.translator(reply.locale, snapshot)
        await self._show(reply, key, options_message(snapshot, translator), separate=separate)

    async def show_more(
        self,
        reply: Reply,
        snapshot: TableSnapshot,
        note: Line | None = None,
        *,
        separate: bool = False,
    ) -> None:
        """Reply with what else can be done in a game, `note` first, and keep that up to date."""
        key = MessageKey(snapshot.table.id, "more", reply.user)
        translator = self._client.translator(reply.locale, snapshot)
        content = self._more(key, snapshot, translator, note)
        await self._show(reply, key, content, separate=separate)

    async def _show(
        self, reply: Reply, key: MessageKey, content: MessageContent, *, separate: bool
    ) -> None:
        panels = self._open.setdefault(key.table, {})
        self._open.move_to_end(key.table)
        if len(self._open) > _MAX_TABLES:
            self._open.popitem(last=False)
        older = panels.get(key)
        panels[key] = EphemeralMessage.now(reply.interaction)
        with self._render_state.replying(key, _digest(content)):
            await (reply.send_ephemeral if separate else reply.update)(content)
        if older is not None and (separate or not reply.is_on_private_message):
            # The reply is sent: the person need not know of an older panel that could not go.
            with suppress(*REQUEST_ERRORS):
                await older.delete()

    def refresh(self, table: int) -> None:
        """Queue an update of each panel of a table."""
        for key in self._open.get(table, ()):
            self._render_state.refresh(key)

    async def _update(self, key: MessageKey, snapshot: TableSnapshot) -> None:
        """Update a person's panel; delete the options once the lobby has ended."""
        panel = self._open.get(key.table, {}).get(key)
        if panel is None:
            return
        translator = await panel.translator(self._client, snapshot)
        if key.kind == "more":
            content, is_last = self._more(key, snapshot, translator), not snapshot.table.is_active
        elif snapshot.table.stage is not Stage.LOBBY:
            self._forget(key, panel)
            await panel.delete()
            return
        elif is_last := key.owner != snapshot.table.host:
            host = lobby.host_line(snapshot.table)
            content = notice(translator.text("ui-options-passed", host=host))
        else:
            content = options_message(snapshot, translator)
        digest = _digest(content)
        try:
            if panel.is_editable and not self._render_state.is_shown(key, digest):
                with self._render_state.editing(key, digest):
                    await panel.edit(content)
        except discord.NotFound:
            is_last = True  # dismissed: its button opens a new one
        if is_last or not panel.is_editable:
            self._forget(key, panel)

    def _more(
        self,
        key: MessageKey,
        snapshot: TableSnapshot,
        translator: Translator,
        note: Line | None = None,
    ) -> MessageContent:
        return more_message(snapshot, key.owner, translator, self._watching(key.table), note)

    def _forget(self, key: MessageKey, panel: EphemeralMessage) -> None:
        """Stop updating a panel, unless the person has opened a newer one."""
        panels = self._open.get(key.table, {})
        if panels.get(key) is not panel:
            return
        del panels[key]
        if not panels:
            del self._open[key.table]
        self._render_state.forget(key)


def _digest(content: MessageContent) -> bytes:
    return digest_of(content.view.to_components())  # type: ignore[no-untyped-call]
