"""Compare two players of the house: levels, random moves, or the house of another checkout.

    uv run --group dev python -m tests.bench.strength race 3 sharp human --games 200

A player is `sharp`, `human`, `sleepy` or `random`, and `sharp@PATH` is that of another checkout,
with its own rules and evaluation. `sharp!` sees every hand, which shows how much of a game is luck.
Deals are the same for both: of two sides each deal is played twice with the sides exchanged; of
more, once with the first player on each seat and the second on all others. Every house plays in a
process of its own, whose processor time is measured. With `--to FILE` each game is a line of that
file, and a run goes on where another one stopped. `--options hands=16` changes the table's options.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.api.game import AnyGame, Outcome
from engine.api.legal_actions import Move
from engine.api.options import Options, resolve_options
from engine.house.executor import encode_request
from engine.house.search import Decision
from engine.house.worker import HouseReply
from engine.table.model import Strength
from tests.support.games import SEEDS, every_game
from tests.support.whole_game import play_game, share_of_victory

_HERE = Path(__file__).parents[2]

#: The seeds of the games differ from those of other benches.
_FIRST_SEED = 1_000_000

_RANDOM = "random"

#: A worker that does not lower its priority: nobody waits for the machine here.
_WORKER = "import os; os.nice = int; from engine.house.worker import main; main()"

#: The same, with games that deal nothing again.
_SEEING_WORKER = """
import os; os.nice = int
from dataclasses import replace
from engine.house import worker
read = worker.catalogue
worker.catalogue = lambda seeds: {
    slug: replace(game, determinize=lambda state, seat, rng: state)
    for slug, game in read(seeds).items()
}
worker.main()
"""


class Player:
    """One of the two that are compared: its name, and the worker process that plays for it."""

    def __init__(self, name: str) -> None:
        level, _, path = name.partition("@")
        self.is_random = level == _RANDOM
        self.decisions = 0
        if self.is_random:
            return
        self._strength = Strength(level.removesuffix("!"))
        worker = _SEEING_WORKER if level.endswith("!") else _WORKER
        seeds = Path(path) / "seeds" if path else SEEDS
        command = [sys.executable, "-c", worker, str(seeds.resolve())]
        self._worker = subprocess.Popen(
            command, cwd=path or _HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def choose(self, game: AnyGame, decision: Decision[Any]) -> Move | None:
        """Return its move for a decision."""
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        decision = replace(decision, skill=replace(decision.skill, strength=self._strength))
        self._worker.stdin.write(encode_request(game, decision))
        self._worker.stdin.flush()
        reply = msgspec.json.decode(self._worker.stdout.readline(), type=HouseReply)
        assert not reply.error, reply.error
        self.decisions += 1
        return reply.move

    def seconds(self) -> float:
        """Return the processor seconds that it has used."""
        if self.is_random:
            return 0.0
        return int(Path(f"/proc/{self._worker.pid}/schedstat").read_text().split()[0]) / 1e9

    def close(self) -> None:
        """End its process."""
        if not self.is_random:
            self._worker.kill()
            self._worker.communicate()


def play(
    game: AnyGame, options: Options, seats: int, number: int, players: tuple[Player, Player]
) -> dict[str, Any]:
    """Play one game; return the first player's results and what both needed."""
    sides = game.info.sides.get(seats, tuple(range(seats)))
    of_first = sorted(set(sides))[number % len(set(sides))]
    holders = [players[side != of_first] for side in sides]
    before = [(each.seconds(), each.decisions) for each in players]

    def choose(game: AnyGame, decision: Decision[Any]) -> Move | None:
        return holders[decision.seat].choose(game, decision)

    house_seats = frozenset(seat for seat in range(seats) if not holders[seat].is_random)
    outcome = play_game(
        game,
        options,
        seats,
        house_seats,
        _FIRST_SEED + number // len(set(sides)),
        choose=choose,
    )
    seat = sides.index(of_first)
    return {
        "number": number,
        "sides": len(set(sides)),
        "victory": share_of_victory(outcome, seat),
        "ahead": ahead(outcome, seat),
        "seconds": [each.seconds() - then for each, (then, _) in zip(players, before, strict=True)],
        "decisions": [each.decisions - n for each, (_, n) in zip(players, before, strict=True)],
    }


def ahead(outcome: Outcome, seat: int) -> float:
    """Return the share of the other sides' seats placed behind a seat; equal places count half."""
    place, side = outcome.places[seat], outcome.sides[seat]
    pairs = zip(outcome.places, outcome.sides, strict=True)
    others = [other for other, its_side in pairs if its_side != side]
    return sum((other > place) + (other == place) / 2 for other in others) / len(others)


def row(name: str, games: list[dict[str, Any]]) -> str:
    """Return a line with shares and half of their 95 % intervals, and milliseconds a decision."""
    cells = [f"{name:44}{len(games):6}"]
    for key in ("ahead", "victory"):
        mean, half = interval([game[key] for game in games])
        cells.append(f"{mean:9.3f} ±{half:.3f}")
    cells.append(f"{1 / games[0]['sides']:8.2f}")
    for at in range(2):
        decisions = sum(game["decisions"][at] for game in games)
        seconds = sum(game["seconds"][at] for game in games)
        cells.append(f"{1e3 * seconds / decisions:8.1f}" if decisions else f"{'-':>8}")
    return "".join(cells)


def interval(values: list[float]) -> tuple[float, float]:
    """Return the mean and half of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, 1.96 * float((spread / count) ** 0.5)


def main(words: Sequence[str] | None = None) -> None:
    """Play what the command line says and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("slug", choices=[slug for slug in every_game() if slug != "sample"])
    parser.add_argument("seats", type=int)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no later game")
    parser.add_argument("--to", type=Path, help="append to this file and go on from it")
    parser.add_argument("--options", nargs="+", default=[], metavar="KEY=VALUE")
    args = parser.parse_args(words)
    name = " ".join([args.slug, str(args.seats), args.first, args.second, *args.options])
    game = every_game()[args.slug].game
    given = dict(option.split("=", 1) for option in args.options)
    options = resolve_options(game.info.options, given, {})
    games = list(stored(args.to, name))
    players = Player(args.first), Player(args.second)
    try:
        began = time.monotonic()
        one = partial(play, game, options, args.seats, players=players)
        for number in range(len(games), args.games):
            if time.monotonic() - began > args.seconds:
                break
            games.append(one(number))
            if args.to is not None:
                with args.to.open("a") as file:
                    file.write(json.dumps({"name": name, **games[-1]}) + "\n")
    finally:
        for player in players:
            player.close()
    if games:
        print(f"{'':44}{'games':>6}{'ahead':>10}{'victory':>16}{'chance':>12}{'ms, each':>14}")
        print(row(name, games))


def stored(file: Path | None, name: str) -> Iterator[dict[str, Any]]:
    """Yield the games of this comparison that an earlier run stored."""
    if file is not None and file.exists():
        games = map(json.loads, file.read_text().splitlines())
        yield from (game for game in games if game["name"] == name)


if __name__ == "__main__":
    main()
