"""The panels of options people have open: they follow the lobby and go when it ends."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any, NamedTuple

import discord
from discord.utils import utcnow

from cogs._answer import NO_PINGS, Answer
from cogs._lanes import Lane, Lanes
from cogs._port import Port
from cogs._shown import Courtesy, Shown, digest_of
from cogs._whispers import TOKEN_SECONDS
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
        if seen.table.stage is not Stage.LOBBY or not _lives(panel):
            del self._open[table][user]
            if not self._open[table]:
                del self._open[table]
            self._shown.forget(lane)
        if seen.table.stage is not Stage.LOBBY:
            await self._close(panel)
        elif _lives(panel) and not self._shown.stands(lane, _digest(seen)):
            page = self._client.pages.options(seen, str(panel.interaction.locale))
            with suppress(discord.NotFound), self._shown.editing(lane, _digest(seen)):
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
