"""How well the house plays: one house side against people who move at random.

    uv run --group dev pytest tests/bench/test_house.py --benchmark-enable -s

Asserts no figures: read the shares beside what chance would give. Set from outside:
`HEDGEROW_HOUSE_GAMES` (of each kind, 20), `HEDGEROW_HOUSE_ONLY` ("badger 2,igor 5"),
`HEDGEROW_HOUSE_STRENGTH` (sharp, human or sleepy: human), `HEDGEROW_HOUSE_FROM` (the first game's
number, to go on where another run stopped) and `HEDGEROW_HOUSE_TIME` (seconds after which no
further game begins, 240).
"""

from __future__ import annotations

import os
import time

import pytest

from engine.api.options import Options, resolve_options
from engine.table.model import Strength
from tests.support.games import every_game
from tests.support.whole_game import play_game, share_of_victory

pytestmark = pytest.mark.timeout(1_200)

GAMES = int(os.environ.get("HEDGEROW_HOUSE_GAMES", "20"))
FROM = int(os.environ.get("HEDGEROW_HOUSE_FROM", "0"))
TIME = float(os.environ.get("HEDGEROW_HOUSE_TIME", "240"))
STRENGTH = Strength(os.environ.get("HEDGEROW_HOUSE_STRENGTH", "human"))
ONLY = [each.strip() for each in os.environ.get("HEDGEROW_HOUSE_ONLY", "").split(",") if each]

#: What is played by default: each game with the fewest and with the most seats.
KINDS = tuple(
    f"{slug} {seats}"
    for slug, each in every_game().items()
    for seats in sorted({each.game.info.seats[0], each.game.info.seats[-1]})
    if slug != "sample"
)

#: The numbers of a short round.
SHORT = {"GAMES": 1, "ONLY": ["race 3", "badger 2"]}


def test_the_house_against_chance() -> None:
    print(
        f"\n{'':12}{'games':>7}{'share':>8}{'+-':>7}{'chance':>8}"
        f"{'moves':>8}{'p50 ms':>8}{'p99 ms':>8}{'worst':>8}"
    )
    began = time.monotonic()
    for kind in ONLY or KINDS:
        slug, seats = kind.split()[0], int(kind.split()[1])
        game = every_game()[slug].game
        options: Options = resolve_options(game.info.options, {}, {})
        sides = game.info.sides.get(seats, tuple(range(seats)))
        shares: list[float] = []
        thoughts: list[float] = []
        for number in range(FROM, FROM + GAMES):
            if time.monotonic() - began > TIME:
                break
            # The house takes each seat in turn, and its partners' seats too.
            side = sides[number % seats]
            house_seats = frozenset(at for at, each in enumerate(sides) if each == side)
            game_record = play_game(game, options, seats, house_seats, number, strength=STRENGTH)
            shares.append(share_of_victory(game_record.outcome, number % seats))
            thoughts += game_record.house_seconds
        if shares:
            print(row(kind, shares, len(set(sides)), sorted(thoughts)), flush=True)


def row(kind: str, shares: list[float], sides: int, thoughts: list[float]) -> str:
    """Return a line: the share with half of its 95 % interval, and the time of the moves."""
    count = len(shares)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    half = 1.96 * (spread / count) ** 0.5
    times = [1e3 * thoughts[len(thoughts) * part // 100] for part in (50, 99)]
    return (
        f"{kind:12}{count:7}{mean:8.3f}{half:7.3f}{1 / sides:8.3f}"
        f"{len(thoughts):8}{times[0]:8.0f}{times[1]:8.0f}{1e3 * thoughts[-1]:8.0f}"
    )
