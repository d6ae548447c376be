"""A test for every numbered rule of Newgame."""

from __future__ import annotations

import pytest

from engine.api.refusals import Illegal
from tests.support.newgame.tests.positions import GAME, play, position


def test_1_two_to_four_play() -> None:
    assert GAME.info.seats == (2, 3, 4)


def test_2_everybody_gets_two_cards_and_the_next_seat_begins_the_next_round() -> None:
    state = play(position((12, 3), (7, 8)), "0 play 12", "1 play 7", "0 ready", "1 ready")
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert len(state.stock) == GAME.content.highest - 4
    assert state.turn == 1


def test_3_a_card_is_played_in_turn_from_the_own_hand() -> None:
    state = position((12, 3), (7, 8))
    assert play(state, "0 play 3").played == (3, None)
    for move in ("0 play 7", "1 play 7", "0 ready"):
        with pytest.raises(Illegal):
            play(state, move)


def test_4_the_highest_card_scores_the_card_that_was_kept() -> None:
    state = play(position((12, 3), (7, 8)), "0 play 12", "1 play 7")
    assert state.scores == (3, 0)


def test_5_the_game_ends_after_the_last_round_and_ties_share_the_victory() -> None:
    state = play(position((12, 3), (7, 8), rounds=1), "0 play 3", "1 play 7")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((2, 1), (0, 8))
