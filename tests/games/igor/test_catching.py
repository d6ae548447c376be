"""Catching, owning up, false accusations, the same moment, hurrying, disputes: I17 to I28."""

from __future__ import annotations

import pytest

from engine.api.action import Wait
from engine.games.igor.model import Phase, State
from tests.games.igor.positions import (
    IGOR,
    catch,
    coins,
    do,
    laid,
    offered,
    play,
    refusal,
    said,
    step,
    verbs,
)


def forgotten(seats: int = 4, **more: object) -> State:
    """Seat 0 has played lightning and forgotten to say so; seat 2 is in turn."""
    hands = ["L1 B1", "B2 B3", "B4 B5", "B6 B7", "B8 B9"][:seats]
    return play(laid(*hands, rules="r02", **more), "L1 B2")  # type: ignore[arg-type]


def test_I19_8_whoever_says_it_first_gets_one_from_the_breaker():
    state = laid("H9 B1", "H2 B2", "H3 B3", rules="r01")
    state = play(state, "H9 H2 H3 B1")
    state = catch(state, 1, 0, "switch")
    assert coins(state) == (12, 11, 10)
    assert coins(catch(state, 2, 0, "switch")) == (12, 11, 10)


def test_I19_10_a_breaker_with_nothing_pays_nothing():
    state = forgotten(coins=(0, 10, 10, 10))
    last = step(do(state, "1 catch", "1 charge 1 zap"), "- close_claims")
    assert coins(last.state) == (0, 10, 10, 10)
    assert said(last) == ["igor-caught"]
    assert coins(catch(last.state, 2, 0, "zap")) == (0, 10, 10, 10)


def test_I19_every_breach_is_paid_once():
    state = forgotten()
    for seat in (1, 2, 3):
        state = catch(state, seat, 0, "zap")
    assert coins(state) == (9, 11, 10, 10)


def test_I20_12_of_the_same_moment_the_breaker_chooses():
    state = do(forgotten(), "1 catch", "2 catch", "2 charge 1 zap", "1 charge 1 zap")
    assert coins(state) == (10, 10, 10, 10)
    last = step(state, "- close_claims")
    assert said(last) == ["igor-same-moment"]
    assert [each.value for each in offered(last.state, 0, "first").options] == ["2", "3"]
    assert coins(do(last.state, "0 first 3")) == (9, 10, 11, 10)
    assert coins(do(last.state, "0 first 2")) == (9, 11, 10, 10)


def test_I20_if_the_breaker_does_not_choose_it_is_the_earliest_cry():
    state = do(forgotten(), "2 catch", "1 catch", "1 charge 1 zap", "2 charge 1 zap")
    state = do(state, "- close_claims")
    assert offered(state, 0, "first").timeout.args == ("3",)


def test_I20_a_later_cry_is_later_however_soon_it_says_what_it_means():
    state = do(forgotten(), "1 catch", "- close_claims", "2 catch", "2 charge 1 zap")
    state = do(state, "- close_claims")
    assert coins(state) == (10, 10, 10, 10)
    assert coins(do(state, "1 charge 1 zap")) == (9, 11, 10, 10)
    assert coins(do(state, "1 charge drop")) == (9, 10, 11, 10)


def test_I20_the_same_moment_for_different_breaches_is_no_tie():
    state = play(laid("D2 B1", "B2 B3", "B4 B5", rules="r02 r06"), "D2 B2")
    state = do(state, "1 catch", "2 catch", "1 charge 1 zap", "2 charge 1 boom", "- close_claims")
    assert coins(state) == (8, 11, 11)
    assert state.board.ties == ()


def test_I20_what_somebody_means_is_hidden_until_it_is_judged():
    state = do(forgotten(), "1 catch", "2 catch")
    charged = do(state, "1 charge 1 zap")
    other = do(state, "1 charge 4 clap")
    assert IGOR.view(charged, 2) == IGOR.view(other, 2)


def test_I20_a_cry_is_one_press_and_stands_on_the_table():
    offer = offered(forgotten(), 3, "catch")
    assert offer.posted
    assert offer.voluntary
    asks = {offered(forgotten(), seat, "catch").ask for seat in range(4)}
    assert len(asks) == 1


def test_I20_a_moment_is_a_blink_and_a_cry_without_words_is_let_go():
    state = do(forgotten(), "1 catch")
    assert offered(state, None, "close_claims").timeout.after is Wait.BLINK
    lapse = offered(state, 1, "charge").timeout
    assert (lapse.after, lapse.args) == (Wait.PROMPT, ("drop",))
    last = step(do(state, "- close_claims"), "1 charge drop")
    assert coins(last.state) == (10, 10, 10, 10)
    assert said(last) == ["igor-withdrawn"]


def test_I20_one_cry_at_a_time_and_so_many_a_card():
    state = do(forgotten(), "1 catch")
    assert refusal(state, "1 catch") == "igor-no-catch-now"
    for _ in range(3):
        state = do(state, "1 charge drop", "1 catch")
    state = do(state, "1 charge drop")
    assert refusal(state, "1 catch") == "igor-no-catch-now"
    assert "catch" in verbs(play(state, "B4"), 1)


def test_I21_9_a_rule_that_is_not_in_force_costs_the_accuser():
    state = laid("H9 B1", "H2 B2", "H3 B3", rules="r02")
    state = play(state, "H9 H2 H3 B1")
    assert coins(catch(state, 1, 0, "switch")) == (13, 9, 10)


def test_I21_what_was_done_was_not_forgotten():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = play(do(state, "0 act zap"), "B2")
    assert coins(catch(state, 2, 0, "zap")) == (10, 10, 9)


def test_I21_an_accuser_with_nothing_pays_nothing():
    state = catch(forgotten(coins=(10, 0, 10, 10)), 1, 2, "howl")
    assert coins(state) == (10, 0, 10, 10)


def test_I21_nobody_accuses_themselves():
    assert refusal(do(forgotten(), "1 catch"), "1 charge 2 zap") == "igor-not-oneself"
    assert refusal(forgotten(), "1 charge 1 zap") == "igor-no-claim"


def test_I22_11_whoever_owns_up_first_pays_the_pool_and_nobody_else_gets_it():
    state = do(forgotten(), "0 confess zap")
    assert coins(state) == (9, 10, 10, 10)
    assert coins(catch(state, 1, 0, "zap")) == (9, 10, 10, 10)


def test_I22_once_somebody_has_cried_it_is_too_late_to_own_up():
    assert refusal(do(forgotten(), "1 catch"), "0 confess zap") == "igor-no-confession-now"


def test_I22_the_table_does_not_check_a_confession():
    assert coins(do(forgotten(), "3 confess howl")) == (10, 10, 10, 9)
    assert coins(do(forgotten(), "3 admit card")) == (10, 10, 10, 9)
    assert refusal(do(forgotten(), "3 admit card"), "3 confess zap") == "igor-no-confession-now"


def test_I22_a_forbidden_card_can_be_owned_up_to():
    state = play(laid("H4 P2", "D1 D2", "D3 D4", rules="r31"), "H4")
    state = do(state, "0 admit card")
    assert coins(catch(state, 1, 0, "card")) == (9, 10, 10)


def test_I24_11_who_is_just_about_to_act_and_who_accuses_pay_nothing():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = do(state, "1 catch", "0 act zap", "1 charge 1 zap")
    last = step(state, "- close_claims")
    assert coins(last.state) == (10, 10, 10)
    assert said(last) == ["igor-nobody-pays"]


def test_I24_what_closes_after_the_cry_was_open_at_the_cry():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = play(do(state, "2 catch", "- close_claims"), "B2")
    assert coins(do(state, "2 charge 1 zap")) == (10, 10, 10)


def test_I25_a_breach_can_be_claimed_until_the_breakers_own_next_card():
    state = play(laid("L1 B1", "L8 B3", "L0 B5", rules="r02"), "L1 L8 L0")
    assert coins(catch(state, 2, 0, "zap")) == (9, 13, 11)
    state = play(state, "B3 B5")
    assert coins(catch(state, 2, 0, "zap")) == (9, 13, 11)
    state = play(laid("L1 B1 B2", "L8 B3 B4", "L0 B5 B6", rules="r02"), "L1 L8 L0 B3 B5 B1")
    assert coins(catch(state, 1, 0, "zap")) == (10, 13, 13)


def test_I25_what_was_cried_in_time_may_be_said_later():
    state = play(laid("L1 B1 B2", "L8 B3 B4", "L0 B5 B6", rules="r02"), "L1 L8 L0 B3 B5")
    state = do(state, "1 catch", "- close_claims")
    state = do(play(state, "B1"), "1 charge 1 zap")
    assert coins(state)[0] == 9


def test_I26_what_nobody_claims_costs_nothing():
    state = play(forgotten(), "B4 B6")
    assert coins(state) == (10, 10, 10, 13)


def test_I26_no_view_says_what_is_due_or_was_missed():
    needed = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    idle = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r07"), "L1 B2")
    for seat in (0, 1, 2, None):
        assert IGOR.view(needed, seat) == IGOR.view(idle, seat)
        assert verbs(needed, seat) == verbs(idle, seat)


def test_I27_cards_are_played_while_claims_and_votes_run():
    state = do(forgotten(), "1 catch", "3 catch", "3 charge 1 zap")
    state = play(state, "B4")
    assert state.board.trick[-1].seat == 2
    assert offered(state, 3, "play") is not None
    state = catch(forgotten(), 1, 2, "howl")
    state = do(state, "1 dispute")
    assert play(state, "B4").board.votes == state.board.votes


def test_I27_the_next_hand_waits_until_all_is_settled():
    state = play(laid("L1", "B2", "B4", rules="r02"), "L1 B2 B4")
    state = do(state, "2 catch", "0 ready", "1 ready", "2 ready")
    assert state.board.phase is Phase.LAST_CALL
    state = do(state, "- close_claims", "2 charge 1 zap")
    assert state.board.phase is Phase.LAST_CALL
    state = do(state, "0 ready", "2 ready")
    assert state.board.phase is Phase.CHANGE
    assert coins(state) == (9, 10, 14)


def test_I17_the_dealer_may_fine_whoever_is_slow_once_a_card():
    state = forgotten()
    offer = offered(state, 3, "hurry")
    assert offer.opens is Wait.PROMPT
    state = do(state, "3 hurry")
    assert coins(state) == (10, 10, 9, 10)
    assert refusal(state, "3 hurry") == "igor-no-hurry"
    assert refusal(forgotten(), "1 hurry") == "igor-no-hurry"


def test_I17_a_slow_dealer_is_hurried_by_the_player_to_the_left():
    state = play(forgotten(), "B4")
    assert refusal(state, "3 hurry") == "igor-no-hurry"
    assert coins(do(state, "0 hurry")) == (10, 10, 10, 9)


def test_I17_whoever_has_nothing_pays_nothing():
    assert coins(do(forgotten(coins=(10, 10, 0, 10)), "3 hurry")) == (10, 10, 0, 10)


def test_I28_21_with_three_players_one_voter_decides():
    state = catch(forgotten(3), 1, 0, "zap")
    assert coins(state) == (9, 11, 10)
    state = do(state, "0 dispute")
    assert [seat for seat in range(3) if "vote" in verbs(state, seat)] == [2]
    (vote,) = state.board.votes
    assert coins(do(state, f"2 vote no-{vote.number}")) == (10, 9, 10)
    assert coins(do(state, f"2 vote yes-{vote.number}")) == (9, 11, 10)


def test_I28_a_false_accusation_can_be_turned_round_too():
    state = do(catch(forgotten(3), 1, 0, "howl"), "1 dispute")
    assert coins(state) == (10, 9, 10)
    (vote,) = state.board.votes
    assert coins(do(state, f"2 vote yes-{vote.number}")) == (9, 11, 10)


@pytest.mark.parametrize(("dealer", "fate"), [(2, (9, 11)), (3, (10, 9)), (0, (9, 11))])
def test_I28_21_of_a_tie_the_dealer_decides_or_the_next_voter_to_the_left(
    dealer: int, fate: tuple[int, int]
):
    state = do(catch(forgotten(dealer=dealer), 1, 0, "zap"), "0 dispute")
    (vote,) = state.board.votes
    state = do(state, f"2 vote yes-{vote.number}", f"3 vote no-{vote.number}")
    assert coins(state)[:2] == fate


def test_I28_if_nobody_votes_the_ruling_stands():
    state = do(catch(forgotten(), 1, 0, "zap"), "0 dispute")
    (vote,) = state.board.votes
    offer = offered(state, 2, "vote")
    assert (offer.timeout.after, offer.posted) == (Wait.PROMPT, True)
    state = do(state, f"2 vote abstain-{vote.number}", f"3 vote abstain-{vote.number}")
    assert coins(state) == (9, 11, 10, 10)
    assert state.board.votes == ()


def test_I28_only_accuser_and_accused_dispute_and_only_in_time():
    state = catch(forgotten(), 1, 0, "zap")
    assert [seat for seat in range(4) if "dispute" in verbs(state, seat)] == [0, 1]
    (ruling,) = state.board.rulings
    assert offered(state, None, "stands").timeout.after is Wait.PROMPT
    state = do(state, f"- stands {ruling.number}")
    assert refusal(state, "0 dispute") == "igor-no-ruling"


def test_I28_what_a_vote_has_found_is_not_voted_on_again():
    state = do(catch(forgotten(3), 1, 0, "zap"), "0 dispute")
    (vote,) = state.board.votes
    assert refusal(do(state, f"2 vote no-{vote.number}"), "1 dispute") == "igor-no-ruling"


def test_I28_a_vote_gives_back_only_what_is_there():
    state = do(catch(forgotten(3, coins=(1, 0, 10)), 1, 0, "zap"), "0 dispute")
    state = do(state, "1 confess howl")
    assert coins(state) == (0, 0, 10)
    (vote,) = state.board.votes
    assert coins(do(state, f"2 vote no-{vote.number}")) == (0, 0, 10)


def test_I28_a_ruling_in_the_last_call_can_be_disputed_by_who_was_ready_to_go_on():
    state = play_on(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"))
    assert state.board.phase is Phase.LAST_CALL
    state = do(state, "0 ready", "2 ready", "1 catch", "1 charge 1 howl", "- close_claims")
    assert coins(state)[1] < 13
    assert state.board.ready == (2,)
    assert "dispute" in verbs(state, 0)
    assert "ready" in verbs(state, 0)
    state = do(state, "0 ready", "1 ready")
    assert state.board.phase is not Phase.LAST_CALL


def play_on(state: State) -> State:
    """Play the rest of the hand, whatever it is."""
    while state.board.phase is Phase.PLAY:
        seat = state.board.turn
        state = do(state, f"{seat} play {offered(state, seat, 'play').options[0].value}")
    return state


def test_I20_a_cry_by_mistake_is_let_go_at_once():
    state = do(forgotten(), "1 catch")
    last = step(state, "1 drop")
    assert said(last) == ["igor-withdrawn"]
    assert coins(last.state) == (10, 10, 10, 10)
    assert refusal(last.state, "1 drop") == "igor-no-claim"
