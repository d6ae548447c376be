"""Bring a stored table close to its end, so that a browser plays only the last moves."""

from __future__ import annotations

import time
from pathlib import Path

from msgspec.structs import replace

from engine.catalogue import catalogue
from engine.service.ports import TableRecord
from engine.table import codec
from storage.archive import SqliteArchive
from tests.support.games import SEEDS
from tests.support.whole_game import play_on


async def skip_ahead(file: Path, moves_left: int) -> None:
    """Play the only table in the file at random, up to so many moves before its end."""
    archive = await SqliteArchive.open_file(file)
    try:
        ((number, _),) = await archive.unfinished()
        stored = await archive.load(number)
        assert stored is not None
        game = catalogue(SEEDS)[stored.game]
        table, _ = codec.decode(stored.data, number, game)
        for change in play_on(game, table, 1)[:-moves_left]:
            # The moves were made in a time that has not come yet.
            now = int(time.time() * 1000)
            timers = tuple(replace(each, since_ms=now) for each in change.after.timers)
            after = replace(change.after, seats=table.seats, timers=timers, changed_ms=now)
            record = TableRecord(
                id=number,
                channel=stored.channel,
                guild=stored.guild,
                game=stored.game,
                stage=after.stage,
                revision=after.revision,
                due_ms=now,
                people=stored.people,
                data=codec.encode(after),
            )
            await archive.commit(record, replace(change.entry, at_ms=now), checkpoint=False)
    finally:
        await archive.close()
