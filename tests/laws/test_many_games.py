"""Many random games of every seat count and every combination of options.

`HEDGEROW_LAW_GAMES=10000` says how many of each (a few by default); `-m slow` plays ten thousand.
`HEDGEROW_LAW_SEED` starts elsewhere. Every move is held to the cheap laws; one game in a few is
looked at whole at a random moment.
"""

from __future__ import annotations

import os

import pytest

from tests.laws.check import check_quickly
from tests.support.games import GameUnderTest, every_game, settings
from tests.support.random_play import Dice

_GAMES = int(os.environ.get("HEDGEROW_LAW_GAMES", "2"))
_SEED = int(os.environ.get("HEDGEROW_LAW_SEED", "1"))

#: One game in so many is looked at; of the looks one in so many is held to the dear laws too.
_LOOK, _DEAR = 4, 16


@pytest.mark.long
@pytest.mark.timeout(7_200)
def test_many_games_keep_the_laws(slug: str, seats: int) -> None:
    _play_many(every_game()[slug], seats, _GAMES)


@pytest.mark.slow
@pytest.mark.timeout(7_200)
def test_ten_thousand_games_keep_the_laws(slug: str, seats: int) -> None:
    _play_many(every_game()[slug], seats, 10_000)


def _play_many(known: GameUnderTest, seats: int, games: int) -> None:
    for number, setting in enumerate(settings(known)):
        if setting.seats != seats:
            continue
        for game in range(-(-games // known.times)):
            seed = (_SEED << 40) + (number << 20) + game
            check_quickly(
                setting,
                seed.to_bytes(16, "big"),
                Dice(seed),
                look=game % _LOOK == 0,
                dear=game % (_LOOK * _DEAR) == 0,
            )
