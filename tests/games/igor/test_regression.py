"""Saved tables open as they were stored, and the laws look at what is rare."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.options import resolve_options
from engine.games.igor.model import State
from tests.games.igor.positions import IGOR
from tests.laws.check import record
from tests.support.games import Setting, every_game
from tests.support.random_play import Dice, play_out
from tests.support.saved_tables import load_saved

_RARE = {"ties", "votes", "rulings"}


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
def test_the_laws_look_at_ties_votes_and_rulings(seats: int) -> None:
    """Claims of the same moment, votes on honour and disputes are rare in random plays."""
    wanted = {"igor-caught", "igor-same-moment", "igor-disputed"}
    looked, heard, seen = set[str](), set[str](), set[str]()
    for seed in range(40):
        recording = record(
            setting(seats, hands=2, cards="ten"), seed.to_bytes(16, "big"), Dice(seed)
        )
        for number in recording.looks(50, seen, Dice(seed)):
            moment = recording.moments[number]
            board = moment.state.board
            heard.update(event.key for event in moment.events)
            looked.update(name for name in _RARE if getattr(board, name))
        if looked == _RARE and wanted <= heard:
            return
    assert (looked, wanted - heard) == (_RARE, set())
