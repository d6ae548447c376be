"""Saved tables open as they were stored, and plays of watchful people keep the laws."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.options import resolve_options
from engine.games.igor.model import State
from tests.games.igor.positions import IGOR
from tests.games.igor.watchful import go_on, watchful
from tests.laws.check import LAWS, check
from tests.laws.position import Position, table_at
from tests.support.games import Setting, every_game
from tests.support.random_play import Dice, play_out
from tests.support.saved_tables import load_saved


def setting(seats: int, **options: Any) -> Setting:
    return Setting(
        every_game()["igor"],
        seats,
        resolve_options(IGOR.info.options, options, {}),
    )


def test_saved_table_opens_as_it_was_stored_and_plays_on() -> None:
    play = load_saved("igor", 1)
    state: State = play.state
    assert (state.board.round, state.board.completed_tricks, len(state.board.trick)) == (2, 3, 2)
    assert (len(state.board.claims), len(state.in_force), len(state.board.own_rules)) == (2, 3, 1)
    assert play_out(play, Dice(1)).state.board.round == 5


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_plays_of_watchful_people_keep_the_laws(seats: int) -> None:
    heard: set[str] = set()
    wanted = {"igor-caught", "igor-same-moment", "igor-says", "igor-disputed"}
    looked = {"ties": 0, "votes": 0, "rulings": 0}
    for seed in range(12):
        play, dice = watchful(setting(seats, hands=2, cards="ten"), seed)
        first = play.state
        while IGOR.outcome(play.state) is None:
            heard |= set(go_on(play, dice))
            for name, times in looked.items():
                if not times and getattr(play.state.board, name):
                    looked[name] += 1
                    check(Position(play, table_at(play), (), first, dice), LAWS)
        assert len(play.moves) < IGOR.info.bound
        if all(looked.values()) and wanted <= heard:
            break
    assert all(looked.values())
    assert wanted <= heard
