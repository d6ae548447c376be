"""What tests of every folder ask for."""

from __future__ import annotations

import pytest

from cogs._speech import Speech
from tests.support.words import the_words


@pytest.fixture(scope="session")
def speech() -> Speech:
    return the_words()
