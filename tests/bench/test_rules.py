"""Moves a second of each game's rules, beside a fixed loop and a fixed game in the same run.

    uv run --group dev pytest tests/bench/test_rules.py --benchmark-enable -s

Prints and asserts no times: read the ratios. A move of a game is the view and the offers of one
seat after the other until one has to act, a random choice down the options, `apply`, and again the
view and the offers of the seat that has acted, to see whether its question still stands. A move of
the fixed game is its legal moves, a random choice and `apply`. Work is counted in processor time.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from engine.api.game import AnyGame
from engine.api.legal_actions import list_actions
from engine.api.rng import Rng
from engine.house import player
from engine.house.search import Decision
from engine.table import codec
from engine.table.model import Table
from tests.bench import eights
from tests.laws.position import table_at
from tests.support.games import Setting, every_game, settings
from tests.support.random_play import Dice, Play, advance, open_offers_of, start_play

pytestmark = pytest.mark.timeout(300)

#: How often each case is run, how many moves a run has at least, and how many decisions of the
#: house are timed in each of two plays.
ROUNDS, MOVES, DECISIONS = 7, 4_000, 6

#: The numbers of a short round.
SHORT = {"ROUNDS": 1, "MOVES": 20, "DECISIONS": 1}


def test_moves_a_second() -> None:
    cases: dict[str, Callable[[int], tuple[int, float]]] = {"eights": yardstick}
    for known in every_game().values():
        info = known.game.info
        for seats in sorted({info.seats[0], info.seats[-1]}):
            setting = next(each for each in settings(known) if each.seats == seats)
            cases[f"{info.slug}, {seats} seats"] = partial(play_games, setting)
    loops: list[float] = []
    runs: dict[str, list[float]] = {name: [] for name in cases}
    # Interleaved, so that a slow moment of the machine affects all of them.
    for run in range(ROUNDS):
        loops.append(loop())
        for name, case in cases.items():
            moves, seconds = case(run)
            runs[name].append(seconds / moves * 1e6)
    cal = statistics.median(loops)
    micros = {name: statistics.median(each) for name, each in runs.items()}
    print(f"\n{'':22}{'us a move':>10}{'moves/s':>10}{'x loop':>9}{'x eights':>10}{'spread':>8}")
    for name, each in micros.items():
        spread = (max(runs[name]) - min(runs[name])) / each
        print(
            f"{name:22}{each:10.1f}{1e6 / each:10,.0f}{each / cal:9.0f}"
            f"{each / micros['eights']:10.2f}{spread:8.0%}"
        )
    assert set(micros) == set(cases)


def test_sealing_and_opening_a_table() -> None:
    print(f"\n{'':22}{'bytes':>8}{'us both':>9}{'json us':>9}{'of json':>9}")
    for slug, known in every_game().items():
        setting = list(settings(known))[-1]
        play, _ = start_play(setting, b"seal" * 4)
        dice = Dice(5)
        for _ in range(20):
            advance(play, dice)
        table = replace(table_at(play), id=3)
        data = codec.encode(table)
        plain = json.loads(data)
        sealed = per_call(partial(_sealed_and_opened, table, setting.game))
        as_json = per_call(partial(_copied_as_json, plain))
        print(f"{slug:22}{len(data):8}{sealed:9.0f}{as_json:9.0f}{sealed / as_json:9.2f}")
        assert codec.decode(data, 3, setting.game)[0] == table


def test_a_decision_of_the_house() -> None:
    print(f"\n{'':22}{'ms median':>10}{'worst':>8}")
    for slug, known in every_game().items():
        setting = list(settings(known))[-1]
        times: list[float] = []
        for seed in range(2):
            play, _ = start_play(setting, bytes([seed]) * 16)
            dice = Dice(seed)
            while len(times) < DECISIONS * (seed + 1) and setting.game.outcome(play.state) is None:
                times.extend(decision_seconds(play))
                for _ in range(9):
                    advance(play, dice)
        assert times
        print(f"{slug:22}{statistics.median(times) * 1e3:10.0f}{max(times) * 1e3:8.0f}")


def _sealed_and_opened(table: Table, game: AnyGame) -> None:
    codec.decode(codec.encode(table), 3, game)


def _copied_as_json(plain: object) -> None:
    json.loads(json.dumps(plain))


def play_games(setting: Setting, run: int) -> tuple[int, float]:
    """Play random games; return the number of moves and the seconds they took."""
    game, seats, moves, number = setting.game, setting.seats, 0, 0
    began = time.process_time()
    while moves < MOVES:
        dice = Dice(run * 1_000 + number)
        number += 1
        play, _ = start_play(setting, number.to_bytes(16, "big"))
        while game.outcome(play.state) is None:
            assert advance(play, dice) is not None, f"stuck with {seats} seats"
            moves += 1
    return moves, time.process_time() - began


def yardstick(run: int) -> tuple[int, float]:
    """Return the same for the fixed game."""
    moves, number = 0, 0
    began = time.process_time()
    while moves < MOVES:
        dice = Dice(run * 1_000 + number)
        number += 1
        pack = list(range(52))
        for last in range(51, 0, -1):
            other = dice.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        state = eights.deal(tuple(pack))
        while not eights.over(state):
            choices = eights.legal(state)
            state, _ = eights.apply(state, choices[dice.below(len(choices))])
            moves += 1
    return moves, time.process_time() - began


def loop() -> float:
    """Return the microseconds of one turn of a fixed loop."""
    number, counts = 1, [0] * 16
    began = time.process_time()
    for _ in range(100_000):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        counts[number & 15] += 1
    return (time.process_time() - began) * 10


def decision_seconds(play: Play) -> list[float]:
    """Return the seconds that the house needs for each seat that has a choice now."""
    found = []
    for seat in range(play.setting.seats):
        offers = open_offers_of(play, seat)
        if sum(len(list_actions(offer)) for offer in offers) > 1:
            began = time.process_time()
            rng = Rng(b"think" * 4)
            decision = Decision(play.state, seat, offers, rng, play.setting.seats)
            player.choose_move(play.setting.game, decision)
            found.append(time.process_time() - began)
    return found


def per_call(work: Callable[[], object]) -> float:
    """Return the microseconds per call, as the median of a few runs."""
    runs = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(200):
            work()
        runs.append((time.process_time() - began) / 200 * 1e6)
    return statistics.median(runs)
