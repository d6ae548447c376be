"""What Racing Hedgehogs counts for its feats where a round is scored."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.options import Options
from engine.api.rng import Rng
from engine.games.race.model import RoundResult, Tally
from tests.games.race.positions import RACE


@pytest.mark.parametrize(
    ("counter", "scoring"),
    [("points-in-simple-scoring", "base"), ("points-in-advanced-scoring", "advanced")],
)
def test_points_count_for_the_feat_of_the_way_of_scoring(counter: str, scoring: str) -> None:
    before = RACE.view(RACE.setup(3, Options({"scoring": scoring}), Rng(bytes(16))).state, None)
    tallies = tuple(Tally((), (), 0, points) for points in (7, 0, 12))
    result = RoundResult(0, tallies)
    scored = replace(before, board=replace(before.board, turn=None, last_round=result))
    assert [*RACE.counters[counter](before, (), scored)] == [(0, 7), (1, 0), (2, 12)]
    other = "base" if scoring == "advanced" else "advanced"
    scored = replace(scored, board=replace(scored.board, scoring=other))
    assert [*RACE.counters[counter](before, (), scored)] == []
