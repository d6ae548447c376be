"""One `Localization` for all tests of a process: reading it takes most of a second."""

from __future__ import annotations

from functools import cache

from cogs.text.localization import Localization
from tests.support.games import SEEDS


@cache
def shared_localization() -> Localization:
    """Return the localization of every game, read once per process."""
    return Localization(SEEDS)
