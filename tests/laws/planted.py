"""The sample game with a planted fault, and the law that catches it."""

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
    """Return the name of the law that the patched sample game breaks."""
    known = replace(SAMPLE, game=PatchedGame(SAMPLE.game, **methods))
    return law_of(known, games)


def law_of(known: GameUnderTest, games: int = 6) -> str:
    """Return the name of the first law that breaks; fail the test if none does."""
    with pytest.raises(LawBroken) as caught:
        play_some(known, games)
    return caught.value.law


def play_some(known: GameUnderTest, games: int) -> None:
    """Check every law over some games of two to four seats. Raises `LawBroken`."""
    options = resolve_options(known.game.info.options, {}, {})
    for seed in range(games):
        setting = Setting(known, 2 + seed % 3, options)
        check_play(setting, seed.to_bytes(16, "big"), Dice(seed), 3)


def offering(change: Callable[[View, tuple[Offer, ...]], tuple[Offer, ...]]) -> Callable[..., Any]:
    """Return an `offers` method that changes the offers of the sample game."""
    return lambda game, view: change(view, game.offers(view))
