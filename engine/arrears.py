"""Results of tables that were over before there were results: stored once, at the first start."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from engine.api.game import AnyGame, GameInfo
from engine.service.ports import Archive
from engine.standings.results import result_from
from engine.table import codec
from engine.table.model import Table

log = logging.getLogger("hedgerow.tables")


async def settle_owed(archive: Archive, games: Mapping[str, AnyGame]) -> int:
    """Store what is owed and give how many results that made.

    To be called before any table moves, so that all are rated in the order of finishing. A table
    that cannot be read stays owed.
    """
    made = 0
    for table_id in await archive.owed():
        opened = await _opened(archive, games, table_id)
        if opened is not None:
            table, info = opened
            result = result_from(table, await archive.log(table_id), info)
            await archive.settle(table_id, result)
            made += result is not None
    return made


async def _opened(
    archive: Archive, games: Mapping[str, AnyGame], table_id: int
) -> tuple[Table, GameInfo] | None:
    record = await archive.load(table_id)
    game = games.get(record.game) if record else None
    if record is None or game is None:
        return None
    try:
        table, _ = codec.decode(record.data, table_id, game)
    except codec.Unreadable as error:
        log.warning("table %s has no result: %s", table_id, error)
        return None
    return table, game.info
