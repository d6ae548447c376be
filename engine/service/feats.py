"""Counting feats: when a game ends, and again from the logs that are kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence

from engine.api.game import AnyGame
from engine.api.refusals import Refused
from engine.service.ports import Archive, Clock
from engine.service.retention import PAUSE_SECONDS
from engine.standings.feats import (
    counted_once,
    counts_feats,
    is_of_one_version,
    with_feats,
    without_feats,
)
from engine.standings.results import Result
from engine.table import codec
from engine.table.model import LogEntry
from engine.table.replay import standing_steps, steps_since

log = logging.getLogger("hedgerow.tables")

#: So many results are read at once.
_RESULTS_AT_ONCE = 20


class FeatCounts:
    """Counts the feats of games from their logs."""

    def __init__(self, games: Mapping[str, AnyGame], archive: Archive) -> None:
        self._games, self._archive = games, archive

    async def counted(self, result: Result, entries: Sequence[LogEntry]) -> Result:
        """Return the result of a game with its feats; `entries`: its whole log.

        Without them, to be counted later, if the game's own code fails: the game ends all the same.
        """
        try:
            return await self._counted(result, entries)
        except Exception:
            log.exception("table %s: its feats could not be counted", result.table)
            return result

    async def count_owed(self, clock: Clock) -> None:
        """Count the feats of results where that was not done, with pauses by the clock."""
        last = 0
        while results := await self._archive.uncounted_results(last, _RESULTS_AT_ONCE):
            for result in results:
                counted = await self.counted(result, await self._archive.log(result.table))
                await self._archive.save_feats(counted)
                await clock.sleep(PAUSE_SECONDS)
            last = results[-1].id

    async def recount(self, guild: int) -> int:
        """Count a server's feats again where the logs are kept; return how many results changed."""
        changed, before = 0, None
        while page := await self._archive.history(guild, before=before, limit=_RESULTS_AT_ONCE):
            for result in page:
                counted = await self.counted(result, await self._archive.log(result.table))
                if counted != result:
                    await self._archive.save_feats(counted)
                    changed += 1
            before = page[-1].id
        return changed

    async def _counted(self, result: Result, entries: Sequence[LogEntry]) -> Result:
        game = self._games.get(result.game)
        if game is None or not entries or entries[-1].version != game.info.version:
            return counted_once(result)
        if not (game.feats and counts_feats(result) and is_of_one_version(entries)):
            return without_feats(result)
        checkpoint = await self._archive.checkpoint(result.table)
        if checkpoint is None:
            return counted_once(result)
        revision, data = checkpoint

        def count() -> Result:
            table, _ = codec.decode(data, result.table, game)
            since = [each for each in entries if each.revision > revision]
            return with_feats(result, game, standing_steps(steps_since(table, game, since)))

        try:
            # In a thread: a long game takes many times longer to replay than one move.
            return await asyncio.to_thread(count)
        except Refused:  # played by rules that have changed since
            return counted_once(result)
