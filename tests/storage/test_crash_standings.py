"""Kill -9 while tables end: every acknowledged end has exactly one result."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.standings.leaderboards import Leaderboard
from engine.standings.seasons import SeasonOpen
from storage.archive import SqliteArchive
from tests.storage.games import a_result, dealt
from tests.storage.rows import entry, record
from tests.storage.test_crash import stopped_storm
from tests.storage.test_random_leagues import checked_rank_counts

CHANNELS = 40
ROUNDS = 4
STORM = "tests.storage.test_crash_standings"


async def storm(file: Path) -> None:
    """End one table after the other in every channel; print which ends were acknowledged."""
    archive = await SqliteArchive.open_file(file)

    async def play(channel: int) -> None:
        for game in range(10_000):
            stored = await archive.in_channel(channel)
            # The same people play in several channels, so tables of one batch share ratings.
            users = (1 + (channel + game) % 15, 20 + (channel * 7 + game) % 11, 40 + game % 3)
            result = a_result(users, channel=channel, at_ms=game * 10**9)
            unfinished = stored is not None and stored.stage == "play"
            table = stored.id if stored and unfinished else await dealt(archive, result)
            last = record(table, 2, channel=channel, stage="over", people=None)
            await archive.commit(last, entry(2), result=replace(result, table=table))
            os.write(1, b"end %d 1\n" % table)

    async def seasons() -> None:
        while True:
            try:
                await archive.begin_season(7, "", 1)
            except SeasonOpen as running:
                await archive.close_season(7, running.season.id, 2)

    try:
        await asyncio.gather(seasons(), *(play(channel) for channel in range(1, CHANNELS + 1)))
    finally:
        await archive.close()


@pytest.mark.long
async def test_a_kill_loses_and_duplicates_no_result(file: Path) -> None:
    acknowledged: Counter[tuple[str, int]] = Counter()
    for round_ in range(ROUNDS):
        acknowledged |= await stopped_storm(file, 150 + 97 * round_, signal.SIGKILL, STORM)
        archive = await SqliteArchive.open_file(file)
        try:
            over, resulted = tables_over(file)
            assert over == resulted
            assert {table for _, table in acknowledged} <= {*over}
            recount = await archive.recompute_ratings(7)
            assert (recount.results, recount.differing) == (len(over), 0)
            page = await archive.leaderboard(Leaderboard(7, "race"), limit=100)
            assert sum(row.rating.games for row in page.rows) == 3 * len(over)
        finally:
            await archive.close()
        checked_rank_counts(file)
    assert len(acknowledged) >= ROUNDS * 100


def tables_over(file: Path) -> tuple[list[int], list[int]]:
    """Return the finished tables, and those with a result."""
    with closing(sqlite3.connect(file)) as connection:
        over = connection.execute("SELECT id FROM tables WHERE stage = 'over' ORDER BY id")
        resulted = connection.execute("SELECT table_id FROM results ORDER BY table_id")
        return [row[0] for row in over], [row[0] for row in resulted]


if __name__ == "__main__":
    asyncio.run(storm(Path(sys.argv[1])))
