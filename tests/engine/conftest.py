"""Tables at the desk and in the parlour."""

from __future__ import annotations

import pytest

from tests.engine.tables_of import TWO_BIDS
from tests.support import sample_game
from tests.support.clockwork import House, WatchedArchive


@pytest.fixture
async def house(watched_archive: WatchedArchive) -> House:
    return House({"desk": TWO_BIDS, "parlour": sample_game.create()}, watched_archive)
