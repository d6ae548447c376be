"""The whole service under one seed: no acknowledged change is lost, no secret is shown.

`HEDGEROW_SIMULATIONS=200` runs so many seeds, `HEDGEROW_SIMULATION=17` runs that one alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.house import player
from engine.service import table_store
from engine.table.model import Cause
from tests.simulation.host import AnnouncerError, LogWatch
from tests.simulation.loop import Calls, Loop, NoThread
from tests.simulation.world import World
from tests.support.games import every_game, sample
from tests.support.random_play import Dice

_ONE = os.environ.get("HEDGEROW_SIMULATION")
_SEEDS = [int(_ONE)] if _ONE else range(int(os.environ.get("HEDGEROW_SIMULATIONS", "3")))


@pytest.fixture(autouse=True)
def _small_and_threadless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aiosqlite.core.SimpleQueue", Calls)
    monkeypatch.setattr("aiosqlite.core.Thread", NoThread)
    # The house need not think hard; whether it plays well is asked elsewhere.
    monkeypatch.setattr(player, "DECISION_ACTIONS", 24)


@pytest.fixture
def watch() -> Iterator[LogWatch]:
    watch = LogWatch((sqlite3.OperationalError, AnnouncerError))
    logger = logging.getLogger("hedgerow")
    logger.addHandler(watch)
    logger.propagate = False
    yield watch
    logger.propagate = True
    logger.removeHandler(watch)


@pytest.mark.parametrize("seed", _SEEDS)
def test_the_whole_host(
    seed: int, tmp_path: Path, watch: LogWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Some runs keep so few tables in memory that they are thrown out in the midst of a move.
    monkeypatch.setattr(table_store, "CACHED_TABLES", (2, 4, 2_000)[seed % 3])
    try:
        counts = simulated(seed, tmp_path / "hedgerow.db")
    except BaseException as error:
        error.add_note(f"HEDGEROW_SIMULATION={seed} runs this one again")
        raise
    assert not watch.wrong
    assert min(counts[each] for each in ("open", "start", "act", "private")) > 0, counts


def test_the_table_answers_for_people_in_some_run(tmp_path: Path, watch: LogWatch) -> None:
    """Which games are opened is drawn, and not every one has a question that it can answer."""
    assert any(simulated(seed, tmp_path / f"{seed}.db")[Cause.AUTO] for seed in range(100, 110))
    assert not watch.wrong


def simulated(seed: int, file: Path) -> Counter[str]:
    """Run one seed; return how often each kind of event happened."""
    games = {slug: known.game for slug, known in every_game().items()}
    games["sample"] = sample().game

    async def run() -> Counter[str]:
        world = World(seed, file, games)
        await world.run()
        return world.ledger.counts

    with asyncio.Runner(loop_factory=lambda: Loop(Dice(seed + 1_000_000))) as runner:
        return runner.run(run())
