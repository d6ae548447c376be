"""What Igor counts for its feats."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.options import Options
from engine.api.rng import Rng
from engine.games.igor import create
from tests.support.games import SEEDS


def test_coins_count_as_they_come_and_go_so_that_more_hands_are_no_advantage() -> None:
    igor = create(SEEDS)
    before = igor.view(igor.setup(3, Options({}), Rng(bytes(16))).state, None)
    start = before.board.coins[0]
    after = replace(before, board=replace(before.board, coins=(start + 3, start, start - 1)))
    assert [*igor.counters["coins-gained"](before, (), after)] == [(0, 3), (2, -1)]
