"""The last moves of a game that has ended, as a moving picture beside its result."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from cogs.messages.bot_port import BotPort
from cogs.pages.replay import MOVING_FRAMES
from cogs.text.translator import Translator
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.messages")

#: Fewer pictures do not move.
_LEAST = 2

#: A result that would wait longer for it goes without.
_SECONDS = 5.0

#: Of so many tables it is kept, for a result is edited again when people rename themselves.
_KEPT = 32


class LastMoves:
    """Makes moving pictures, and keeps the latest ones."""

    def __init__(self, client: BotPort) -> None:
        self._client = client
        self._made: OrderedDict[int, bytes | None] = OrderedDict()

    async def of(self, snapshot: TableSnapshot, translator: Translator) -> bytes | None:
        """Return the moving picture of a game that was played to its end.

        `None`: somebody at the table wants pictures to stand still, or it cannot be made.
        """
        table = snapshot.table
        if table.outcome is None or not table.outcome.scores or not await self._wanted(snapshot):
            return None
        if table.id not in self._made:
            self._made[table.id] = await self._make(table.id, translator)
            if len(self._made) > _KEPT:
                self._made.popitem(last=False)
        return self._made[table.id]

    async def _wanted(self, snapshot: TableSnapshot) -> bool:
        people = [each.user for each in snapshot.table.seats if each.user is not None]
        chosen = [await self._client.archive.preferences(user) for user in people]
        return all(each.motion for each in chosen)

    async def _make(self, table: int, translator: Translator) -> bytes | None:
        renderer, tables = self._client.renderer, self._client.tables
        try:
            async with asyncio.timeout(_SECONDS):
                replay = await tables.replays.of(table)
                scenes = await asyncio.to_thread(replay.last_pictures, MOVING_FRAMES[0])
                if len(scenes) < _LEAST:
                    return None
                names = translator.names
                return await renderer.moving(scenes, translator.locale, names, translator.look)
        # The result says all of it without.
        except TimeoutError:
            log.info("table %s: its last moves took too long and were left out", table)
        except Exception:
            log.exception("table %s: its last moves could not be drawn", table)
        return None
