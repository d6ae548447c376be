"""What happened at a table, step by step, from its stored log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from engine.api.event import Event
from engine.api.refusals import Refused, Unavailable
from engine.service.ports import Archive
from engine.service.table_store import TableStore
from engine.table import codec
from engine.table.record import GameRecord, record_of
from engine.table.replay import Replay, ReplayStep, standing_steps, steps_since, story_of
from engine.table.snapshot import TableSnapshot

#: So many replays that people look at are kept.
_MAX_REPLAYS = 4


class Replays:
    """Reads logs, and keeps the latest replays that people look at."""

    def __init__(self, store: TableStore, archive: Archive) -> None:
        """Start with nothing kept."""
        self._store, self._archive = store, archive
        self._kept: OrderedDict[int, Replay] = OrderedDict()

    def clear(self) -> None:
        """Drop the replays that are kept, as they have the names of people."""
        self._kept.clear()

    async def story(self, table_id: int) -> tuple[Event, ...]:
        """Return what everybody saw happen at a table, oldest first, replayed from its log.

        Each turn or round of the game has a heading. Of an upgraded table, since the upgrade.
        Raise `Unavailable` before the game has begun.
        """
        snapshot = await self._store.snapshot(table_id)
        table, game, steps = snapshot.table, snapshot.game, await self.steps(snapshot)
        return await asyncio.to_thread(lambda: tuple(story_of(table, game, steps)))

    async def of(self, table_id: int) -> Replay:
        """Return a finished game step by step. Raise `Unavailable` before its end."""
        snapshot = await self._store.snapshot(table_id)
        if snapshot.table.is_active:
            raise Unavailable("refusal-replay-running")
        known = self._kept.get(table_id)
        # Another process may have forgotten a person or deleted the table since.
        if known is None or known.table != snapshot.table:
            steps = standing_steps(await self.steps(snapshot))
            known = Replay(snapshot.table, snapshot.game, steps)
        self._kept[table_id] = known
        self._kept.move_to_end(table_id)
        if len(self._kept) > _MAX_REPLAYS:
            self._kept.popitem(last=False)
        return known

    async def steps(self, snapshot: TableSnapshot) -> tuple[ReplayStep, ...]:
        """Return a table's game step by step.

        Raise `Unavailable` before it has begun, and if the rules of today do not lead through it.
        """
        table_id = snapshot.table.id
        checkpoint = await self._archive.checkpoint(table_id)
        if checkpoint is None or snapshot.table.state is None:
            raise Unavailable("refusal-not-begun")
        revision, data = checkpoint
        log = [each for each in await self._archive.log(table_id) if each.revision > revision]
        table, _ = codec.decode(data, table_id, snapshot.game)
        try:
            # In a thread: a long game takes many times longer to replay than one move.
            return await asyncio.to_thread(lambda: tuple(steps_since(table, snapshot.game, log)))
        except Refused:  # played by rules that have changed since
            raise Unavailable("refusal-no-record") from None

    async def record(self, table_id: int) -> GameRecord:
        """Return the record of a finished game. Raise `Unavailable` if there is none."""
        table = (await self._store.snapshot(table_id)).table
        return record_of(table, await self._archive.log(table_id))
