"""The ephemeral panels of options that people have open: they follow the lobby and its host."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress

import discord

from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.ephemeral_message import EphemeralMessage
from cogs.messages.render_state import RenderState, ReplyPriority, digest_of
from cogs.messages.reply import Reply
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.pages.lobby import options_message
from cogs.pages.message_content import notice
from engine.table import lobby
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot

_MAX_TABLES = 2_000


class OptionPanels:
    """Knows who has the options of which lobby open."""

    def __init__(
        self, client: BotPort, edit_queue: EditQueue, reply_priority: ReplyPriority
    ) -> None:
        self._client = client
        self._open: OrderedDict[int, dict[int, EphemeralMessage]] = OrderedDict()
        self._render_state = RenderState(client.tables, edit_queue, reply_priority, self._update)

    async def show(self, reply: Reply, snapshot: TableSnapshot, *, separate: bool = False) -> None:
        """Reply with the options of a lobby and keep them up to date; delete an older panel.

        `separate`: in a message of its own, not in place of the one that was clicked.
        """
        table, user = snapshot.table.id, reply.user
        panels = self._open.setdefault(table, {})
        self._open.move_to_end(table)
        if len(self._open) > _MAX_TABLES:
            self._open.popitem(last=False)
        older = panels.get(user)
        panels[user] = EphemeralMessage.now(reply.interaction)
        with self._render_state.replying(MessageKey(table, "options", user), _digest(snapshot)):
            translator = self._client.translator(reply.locale, snapshot)
            content = options_message(snapshot, translator)
            await (reply.send_ephemeral if separate else reply.update)(content)
        if older is not None and (separate or not reply.is_on_private_message):
            # The reply is sent: the person need not know of an older panel that could not go.
            with suppress(*REQUEST_ERRORS):
                await older.delete()

    def refresh(self, table: int) -> None:
        """Queue an update of each panel of a lobby."""
        for user in self._open.get(table, ()):
            self._render_state.refresh(MessageKey(table, "options", user))

    async def _update(self, key: MessageKey, snapshot: TableSnapshot) -> None:
        """Update a person's panel, or delete it once the lobby has ended."""
        user = key.owner
        panel = self._open.get(key.table, {}).get(user)
        if panel is None:
            return
        translator = await panel.translator(self._client, snapshot)
        if snapshot.table.stage is not Stage.LOBBY:
            self._forget(key, panel)
            await panel.delete()
        elif not panel.is_editable:
            self._forget(key, panel)
        elif user != snapshot.table.host:
            host = lobby.host_line(snapshot.table)
            with suppress(discord.NotFound):
                await panel.edit(notice(translator.text("ui-options-passed", host=host)))
            self._forget(key, panel)
        elif not self._render_state.is_shown(key, _digest(snapshot)):
            try:
                with self._render_state.editing(key, _digest(snapshot)):
                    await panel.edit(options_message(snapshot, translator))
            except discord.NotFound:
                # Dismissed: the button Options opens a new one.
                self._forget(key, panel)

    def _forget(self, key: MessageKey, panel: EphemeralMessage) -> None:
        """Stop updating a panel, unless the person has opened a newer one."""
        panels = self._open.get(key.table, {})
        if panels.get(key.owner) is not panel:
            return
        del panels[key.owner]
        if not panels:
            del self._open[key.table]
        self._render_state.forget(key)


def _digest(snapshot: TableSnapshot) -> bytes:
    return digest_of(snapshot.table.revision)
