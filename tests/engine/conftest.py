"""Fixtures of the engine's tests."""

from __future__ import annotations

import pytest

from tests.engine.builders import TWO_BIDS
from tests.support import sample_game
from tests.support.table_harness import TableHarness, WatchedArchive


@pytest.fixture
async def harness(watched_archive: WatchedArchive) -> TableHarness:
    return TableHarness({"scripted": TWO_BIDS, "sample": sample_game.create()}, watched_archive)
