"""Parlours that are broken in one way, and the law that catches it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Offer
from engine.api.options import resolve_options
from tests.laws.holding import Broken, hold_play
from tests.support.altered import Altered
from tests.support.games import Known, Setting, the_parlour
from tests.support.sample_game import View
from tests.support.walk import Dice

WHOLE = the_parlour()


def law_broken(games: int = 6, **methods: Callable[..., Any]) -> str:
    """Play the altered parlour until a law breaks; give the law's name."""
    known = replace(WHOLE, game=Altered(WHOLE.game, **methods))
    return law_of(known, games)


def law_of(known: Known, games: int = 6) -> str:
    """Give the name of the first law that breaks; fails the test where none does."""
    with pytest.raises(Broken) as caught:
        play_some(known, games)
    return caught.value.law


def play_some(known: Known, games: int) -> None:
    """Hold every law over some games of two to four seats. Raises `Broken`."""
    options = resolve_options(known.game.info.options, {}, {})
    for seed in range(games):
        setting = Setting(known, 2 + seed % 3, options)
        hold_play(setting, seed.to_bytes(16, "big"), Dice(seed), 3)


def offering(change: Callable[[View, tuple[Offer, ...]], tuple[Offer, ...]]) -> Callable[..., Any]:
    """Give an `offers` that changes what the whole parlour offers in a view."""
    return lambda game, view: change(view, game.offers(view))
