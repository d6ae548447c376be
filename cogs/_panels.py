"""The panels of options people have open: they follow the lobby and go when it ends."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord.utils import utcnow

from cogs._answer import NO_PINGS, Answer
from engine.table import Stage

if TYPE_CHECKING:
    from cogs._client import Hedgerow

#: An answer's token lives for 15 minutes; a panel is kept right a little less long.
PANEL_SECONDS = 14 * 60.0

_REMEMBERED = 2_000


class _Panel(NamedTuple):
    interaction: discord.Interaction[Any]
    since: float
    revision: int


class Panels:
    """Knows who has the options of which lobby open."""

    def __init__(self, client: Hedgerow) -> None:
        self._client = client
        self._open: OrderedDict[int, dict[int, _Panel]] = OrderedDict()

    async def shown(self, table: int, revision: int, answer: Answer) -> None:
        """Note that an answer shows somebody the options; an older panel of theirs goes."""
        theirs = self._open.setdefault(table, {})
        self._open.move_to_end(table)
        old = theirs.get(answer.user)
        now = utcnow().timestamp()
        theirs[answer.user] = _Panel(answer.interaction, now, revision)
        if old is not None and not answer.on_private_message:
            await self._close(old)
        if len(self._open) > _REMEMBERED:
            self._open.popitem(last=False)

    def users(self, table: int) -> tuple[int, ...]:
        """Give who has a lobby's options open."""
        return tuple(self._open.get(table, ()))

    async def follow(self, table: int, user: int) -> None:
        """Bring somebody's panel up to date, or take it away once the lobby has ended."""
        panel = self._open.get(table, {}).get(user)
        if panel is None:
            return
        seen = await self._client.tables.see(table)
        if seen.table.stage is not Stage.LOBBY:
            del self._open[table][user]
            if not self._open[table]:
                del self._open[table]
            await self._close(panel)
        elif panel.revision != seen.table.revision and _lives(panel):
            self._open[table][user] = panel._replace(revision=seen.table.revision)
            page = self._client.pages.options(seen, str(panel.interaction.locale))
            with suppress(discord.NotFound):
                await panel.interaction.edit_original_response(
                    view=page.view, attachments=[], allowed_mentions=NO_PINGS
                )

    async def _close(self, panel: _Panel) -> None:
        if _lives(panel):
            with suppress(discord.NotFound):
                await panel.interaction.delete_original_response()


def _lives(panel: _Panel) -> bool:
    return utcnow().timestamp() - panel.since < PANEL_SECONDS
