"""Measure how short whole games are: `python -m tests.shortest [seconds for each number of seats]`.

Prints `GameInfo.shortest` of every game. Half of the time random people play, half of the time the
house. Numbers only go down with more time; a game's own file has those of one evening.
"""

from __future__ import annotations

import sys
from itertools import count
from time import monotonic

from engine.table.model import Change, Strength
from engine.table.past import is_move
from tests.support.games import GameUnderTest, every_game, settings
from tests.support.whole_game import play_game


def shortest(known: GameUnderTest, seats: int, seconds: float) -> int:
    """Return the fewest actions of a game with so many seats among those played in this time."""
    # With every option at every number of seats: one alone may make a game several times shorter.
    options = [each.options for each in settings(known) if each.seats == seats]
    least = known.game.info.bound
    ends, halfway = monotonic() + seconds, monotonic() + seconds / 2
    for seed in count():
        now = monotonic()
        if now > ends:
            return least
        moves = 0

        def watch(change: Change) -> None:
            nonlocal moves
            moves += is_move(change.entry)

        house = frozenset(range(seats) if now > halfway else ())
        chosen = options[seed % len(options)]
        play_game(known.game, chosen, seats, house, seed, watch, strength=Strength.SLEEPY)
        least = min(least, moves)
    raise AssertionError


def main() -> None:
    """Print the numbers of every game."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
    for slug, known in every_game().items():
        found = {seats: shortest(known, seats, seconds) for seats in known.game.info.seats}
        print(f"{slug}: shortest={found}", flush=True)


if __name__ == "__main__":
    main()
