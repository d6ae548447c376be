"""What tests of every folder ask for."""

from __future__ import annotations

import pytest

from cogs.text.localization import Localization
from tests.support.words import the_words


@pytest.fixture(scope="session")
def localization() -> Localization:
    return the_words()
