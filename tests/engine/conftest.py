"""Tables at the desk and in the parlour."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.engine.tables_of import TWO_BIDS
from tests.support import sample_game
from tests.support.clockwork import House


@pytest.fixture
async def house() -> AsyncIterator[House]:
    house = House({"desk": TWO_BIDS, "parlour": sample_game.create()})
    yield house
    house.archive.gate.set()
    await house.tables.stop_deadlines()
