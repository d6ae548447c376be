"""The panels of options people have open: they follow the lobby and its host."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any, NamedTuple

import discord
from discord.utils import utcnow

from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.ephemeral_hands import TOKEN_SECONDS
from cogs.messages.render_state import RenderState, ReplyPriority, digest_of
from cogs.messages.reply import NO_PINGS, Reply
from cogs.pages.lobby import options_message
from cogs.pages.message_content import MessageContent, notice
from engine.table import lobby
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot

_REMEMBERED = 2_000


class _Panel(NamedTuple):
    interaction: discord.Interaction[Any]
    since: float


class OptionPanels:
    """Knows who has the options of which lobby open."""

    def __init__(
        self, client: BotPort, edit_queue: EditQueue, reply_priority: ReplyPriority
    ) -> None:
        self._client = client
        self._open: OrderedDict[int, dict[int, _Panel]] = OrderedDict()
        self._shown = RenderState(client.tables, edit_queue, reply_priority, self._bring_right)

    async def show(self, reply: Reply, snapshot: TableSnapshot) -> None:
        """Answer with the options of a lobby and keep them right; an older panel of theirs goes."""
        table, user = snapshot.table.id, reply.user
        theirs = self._open.setdefault(table, {})
        self._open.move_to_end(table)
        if len(self._open) > _REMEMBERED:
            self._open.popitem(last=False)
        old = theirs.get(user)
        theirs[user] = _Panel(reply.interaction, utcnow().timestamp())
        with self._shown.answering(MessageKey(table, "options", user), _digest(snapshot)):
            await reply.update(
                options_message(snapshot, self._client.translator(reply.locale, snapshot))
            )
        if old is not None and not reply.is_on_private_message:
            # The answer stands: that an older panel stays is no trouble of whoever asked.
            with suppress(discord.HTTPException):
                await self._close(old)

    def follow(self, table: int) -> None:
        """Bring the panels of a lobby up to date, soon."""
        for user in self._open.get(table, ()):
            self._shown.look(MessageKey(table, "options", user))

    async def _bring_right(self, message_key: MessageKey, snapshot: TableSnapshot) -> None:
        """Bring somebody's panel up to date, or take it away once the lobby has ended."""
        table, _, user = message_key
        panel = self._open.get(table, {}).get(user)
        if panel is None:
            return
        translator = self._client.translator(str(panel.interaction.locale), snapshot)
        if snapshot.table.stage is not Stage.LOBBY:
            self._let_go(message_key, panel)
            await self._close(panel)
        elif not _lives(panel):
            self._let_go(message_key, panel)
        elif user != snapshot.table.host:
            host = lobby.host_line(snapshot.table)
            said = translator.text("ui-options-passed", host=host)
            with suppress(discord.NotFound):
                await self._turn(panel, notice(said))
            self._let_go(message_key, panel)
        elif not self._shown.stands(message_key, _digest(snapshot)):
            try:
                with self._shown.editing(message_key, _digest(snapshot)):
                    await self._turn(panel, options_message(snapshot, translator))
            except discord.NotFound:
                # Dismissed: Options opens it anew.
                self._let_go(message_key, panel)

    def _let_go(self, message_key: MessageKey, panel: _Panel) -> None:
        """Follow a panel no more, unless another stands in its place by now."""
        table, _, user = message_key
        theirs = self._open.get(table, {})
        if theirs.get(user) is not panel:
            return
        del theirs[user]
        if not theirs:
            del self._open[table]
        self._shown.forget(message_key)

    async def _turn(self, panel: _Panel, page: MessageContent) -> None:
        await panel.interaction.edit_original_response(
            view=page.view, attachments=[], allowed_mentions=NO_PINGS
        )

    async def _close(self, panel: _Panel) -> None:
        if _lives(panel):
            with suppress(discord.NotFound):
                await panel.interaction.delete_original_response()


def _lives(panel: _Panel) -> bool:
    return utcnow().timestamp() - panel.since < TOKEN_SECONDS


def _digest(snapshot: TableSnapshot) -> bytes:
    return digest_of(snapshot.table.revision)
