"""The panels of options people have open: they follow the lobby and its host."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any, NamedTuple

import discord
from discord.utils import utcnow

from cogs._answer import NO_PINGS, Answer
from cogs._lanes import Lane, Lanes
from cogs._pages import Page
from cogs._port import Port
from cogs._shown import Courtesy, Shown, digest_of
from cogs._whispers import TOKEN_SECONDS
from engine import lobby
from engine.table import Stage
from engine.tables import Seen

_REMEMBERED = 2_000


class _Panel(NamedTuple):
    interaction: discord.Interaction[Any]
    since: float


class Panels:
    """Knows who has the options of which lobby open."""

    def __init__(self, client: Port, lanes: Lanes, courtesy: Courtesy) -> None:
        self._client = client
        self._open: OrderedDict[int, dict[int, _Panel]] = OrderedDict()
        self._shown = Shown(client.tables, lanes, courtesy, self._bring_right)

    async def show(self, answer: Answer, seen: Seen) -> None:
        """Answer with the options of a lobby and keep them right; an older panel of theirs goes."""
        table, user = seen.table.id, answer.user
        theirs = self._open.setdefault(table, {})
        self._open.move_to_end(table)
        if len(self._open) > _REMEMBERED:
            self._open.popitem(last=False)
        old = theirs.get(user)
        theirs[user] = _Panel(answer.interaction, utcnow().timestamp())
        with self._shown.answering(Lane(table, "options", user), _digest(seen)):
            await answer.turn(self._client.pages.options(seen, answer.locale))
        if old is not None and not answer.on_private_message:
            # The answer stands: that an older panel stays is no trouble of whoever asked.
            with suppress(discord.HTTPException):
                await self._close(old)

    def follow(self, table: int) -> None:
        """Bring the panels of a lobby up to date, soon."""
        for user in self._open.get(table, ()):
            self._shown.look(Lane(table, "options", user))

    async def _bring_right(self, lane: Lane, seen: Seen) -> None:
        """Bring somebody's panel up to date, or take it away once the lobby has ended."""
        table, _, user = lane
        panel = self._open.get(table, {}).get(user)
        if panel is None:
            return
        pages, locale = self._client.pages, str(panel.interaction.locale)
        if seen.table.stage is not Stage.LOBBY:
            self._let_go(lane, panel)
            await self._close(panel)
        elif not _lives(panel):
            self._let_go(lane, panel)
        elif user != seen.table.host:
            host = lobby.named_host(seen.table)
            said = pages.voice(seen, locale).key("ui-options-passed", host=host)
            with suppress(discord.NotFound):
                await self._turn(panel, pages.notice(said))
            self._let_go(lane, panel)
        elif not self._shown.stands(lane, _digest(seen)):
            try:
                with self._shown.editing(lane, _digest(seen)):
                    await self._turn(panel, pages.options(seen, locale))
            except discord.NotFound:
                # Dismissed: Options opens it anew.
                self._let_go(lane, panel)

    def _let_go(self, lane: Lane, panel: _Panel) -> None:
        """Follow a panel no more, unless another stands in its place by now."""
        table, _, user = lane
        theirs = self._open.get(table, {})
        if theirs.get(user) is not panel:
            return
        del theirs[user]
        if not theirs:
            del self._open[table]
        self._shown.forget(lane)

    async def _turn(self, panel: _Panel, page: Page) -> None:
        await panel.interaction.edit_original_response(
            view=page.view, attachments=[], allowed_mentions=NO_PINGS
        )

    async def _close(self, panel: _Panel) -> None:
        if _lives(panel):
            with suppress(discord.NotFound):
                await panel.interaction.delete_original_response()


def _lives(panel: _Panel) -> bool:
    return utcnow().timestamp() - panel.since < TOKEN_SECONDS


def _digest(seen: Seen) -> bytes:
    return digest_of(seen.table.revision)
