"""Who plays slowly may be fined: I17."""

from __future__ import annotations

from engine.api.action import Wait
from tests.games.igor.positions import coins, do, missed_zap, offered, play, refusal


def test_I17_dealer_may_fine_a_slow_player_once_a_card() -> None:
    state = missed_zap()
    offer = offered(state, 3, "hurry")
    assert offer.opens is Wait.PROMPT
    state = do(state, "3 hurry")
    assert coins(state) == (10, 10, 9, 10)
    assert refusal(state, "3 hurry") == "igor-no-hurry"
    assert refusal(missed_zap(), "1 hurry") == "igor-no-hurry"


def test_I17_slow_dealer_is_fined_by_the_player_to_the_left() -> None:
    state = play(missed_zap(), "B4")
    assert refusal(state, "3 hurry") == "igor-no-hurry"
    assert coins(do(state, "0 hurry")) == (10, 10, 10, 9)


def test_I17_slow_player_without_coins_pays_nothing() -> None:
    assert coins(do(missed_zap(coins=(10, 10, 0, 10)), "3 hurry")) == (10, 10, 0, 10)
