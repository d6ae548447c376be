"""The rules of Badger, clause by clause: who is further when turns run out (B46)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.badger.content import NONE
from engine.games.badger.model import Ending
from tests.games.badger.positions import BADGER, dealt, fresh, moves, play, position
from tests.support.shared_localization import shared_localization


def test_B46_the_host_may_set_a_limit_and_every_game_has_one() -> None:
    assert dealt(turns="80").board.limit == 80
    assert dealt().board.limit == 300


@pytest.mark.parametrize(
    ("fields", "at", "winner", "why"),
    [
        (
            {"passed": (False, True), "snacks": (5, 1)},
            ("23", "24"),
            1,
            "the only one with the flag",
        ),
        ({"snacks": (3, 2)}, ("23", "10"), 0, "more snacks are left"),
        ({}, ("23", "18"), NONE, ""),
        ({}, ("22", "10"), 1, "fewer steps to go"),
        ({"passed": (True, True)}, ("26", "10"), 0, "fewer steps to go"),
    ],
)
def test_B46_flag_then_snacks_then_steps_decide(
    fields: dict[str, Any], at: tuple[str, str], winner: int, why: str
) -> None:
    tiles = {23: "n02", 24: "g02", 18: "y02", 10: "r03", 22: "n25", 26: "y03"}
    state = position(tiles, at=at, action=4, turns=80, limit=80, lady="14", **fields)
    move = next(move for move in sorted(moves(state)) if move.startswith("rotate"))
    after = play(state, move)
    assert after.board.ending is Ending.LIMIT
    assert after.board.winner == winner
    outcome = BADGER.outcome(after)
    assert outcome is not None
    assert outcome.carry == {}
    sentence = shared_localization().plain(outcome.reason, "en", ("Ann", "Ben"))
    if winner == NONE:
        assert sentence == "After 80 turns flag, snacks and steps to go are equal: a draw."
    else:
        assert sentence == f"After 80 turns {('Ann', 'Ben')[winner]} wins: {why}."


def test_B46_before_the_limit_the_game_goes_on() -> None:
    state = position({23: "n02"}, at=("23", "start-w"), action=4, turns=79, limit=80)
    after = play(state, "rotate 23 1")
    assert after.board.turns == 80
    assert fresh(after.board)
