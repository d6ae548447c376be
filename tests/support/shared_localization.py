"""The words the bot speaks: nothing changes them, and to read them takes most of a second."""

from __future__ import annotations

from functools import cache

from cogs.text.localization import Localization
from tests.support.games import SEEDS


@cache
def shared_localization() -> Localization:
    """Give the words of every game, read once a process."""
    return Localization(SEEDS)
