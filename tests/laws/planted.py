"""Parlours that are broken in one way, and the law that catches it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Offer
from engine.api.options import resolve_options
from tests.laws.check import LawBroken, check_play
from tests.support.games import GameUnderTest, Setting, sample
from tests.support.patched_game import PatchedGame
from tests.support.random_play import Dice
from tests.support.sample_game import View

SAMPLE = sample()


def law_broken(games: int = 6, **methods: Callable[..., Any]) -> str:
    """Play the altered parlour until a law breaks; give the law's name."""
    known = replace(SAMPLE, game=PatchedGame(SAMPLE.game, **methods))
    return law_of(known, games)


def law_of(known: GameUnderTest, games: int = 6) -> str:
    """Give the name of the first law that breaks; fails the test where none does."""
    with pytest.raises(LawBroken) as caught:
        play_some(known, games)
    return caught.value.law


def play_some(known: GameUnderTest, games: int) -> None:
    """Hold every law over some games of two to four seats. Raises `Broken`."""
    options = resolve_options(known.game.info.options, {}, {})
    for seed in range(games):
        setting = Setting(known, 2 + seed % 3, options)
        check_play(setting, seed.to_bytes(16, "big"), Dice(seed), 3)


def offering(change: Callable[[View, tuple[Offer, ...]], tuple[Offer, ...]]) -> Callable[..., Any]:
    """Give an `offers` that changes what the whole parlour offers in a view."""
    return lambda game, view: change(view, game.offers(view))
