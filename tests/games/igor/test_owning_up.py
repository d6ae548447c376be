"""Owning up: what it pays, what it ends, and when it comes too late."""

from __future__ import annotations

import pytest

from engine.games.igor.model import Finding
from tests.games.igor.positions import (
    catch,
    coins,
    do,
    missed_zap,
    play,
    position,
    refusal,
)


def test_I22_11_confession_pays_the_pool_and_a_later_claim_gets_nothing() -> None:
    state = do(missed_zap(), "0 confess zap")
    assert coins(state) == (9, 10, 10, 10)
    assert coins(catch(state, 1, 0, "zap")) == (9, 10, 10, 10)


def test_I22_cry_that_is_not_followed_up_keeps_nobody_from_owning_up() -> None:
    state = do(missed_zap(), "1 catch", "- close_claims", "0 confess zap")
    assert coins(state) == (9, 10, 10, 10)
    assert coins(do(state, "1 charge 1 zap")) == (9, 10, 10, 10)


def test_I22_owning_up_to_what_is_claimed_already_pays_the_claimant_at_once() -> None:
    state = do(missed_zap(), "1 catch", "2 catch", "1 charge 1 zap", "0 confess zap")
    assert coins(state) == (9, 11, 10, 10)
    assert coins(do(state, "2 charge 1 zap", "- close_claims")) == (9, 11, 10, 10)


def test_I22_owning_up_to_what_is_claimed_counts_though_the_table_did_not_see_it() -> None:
    state = do(missed_zap(), "1 catch", "1 charge 1 howl", "0 confess howl")
    assert coins(state) == (9, 11, 10, 10)
    assert coins(catch(state, 2, 0, "howl")) == (9, 11, 10, 10)
    claimed = do(missed_zap(), "1 catch", "2 catch", "1 charge 1 howl", "2 charge 1 howl")
    state = do(claimed, "0 confess howl", "0 first 3")
    assert coins(state) == (9, 10, 11, 10)


def test_I20_I22_claims_of_one_moment_are_compared_also_after_owning_up() -> None:
    state = do(missed_zap(), "1 catch", "2 catch", "1 charge 1 zap", "0 confess zap")
    state = do(state, "2 charge 1 zap", "- close_claims", "0 first 3")
    assert coins(state) == (9, 10, 11, 10)
    state = do(missed_zap(), "1 catch", "1 charge 1 zap", "0 confess zap", "1 catch")
    assert coins(do(state, "1 charge 1 zap", "- close_claims")) == (9, 11, 10, 10)


def test_I22_owning_up_to_what_the_table_did_not_see_ends_it_too() -> None:
    state = do(missed_zap(), "0 confess howl")
    assert coins(catch(state, 1, 0, "howl")) == (9, 10, 10, 10)
    state = do(catch(missed_zap(), 1, 0, "howl"), "0 confess howl")
    assert coins(do(state, "1 dispute", "0 concede")) == (9, 10, 10, 10)


def test_I22_owning_up_to_what_was_caught_already_costs_nothing_more() -> None:
    caught = catch(missed_zap(), 1, 0, "zap")
    state = do(caught, "0 confess zap")
    assert coins(state) == coins(caught) == (9, 11, 10, 10)
    assert coins(do(caught, "0 confess howl")) == (8, 11, 10, 10)


def test_I22_what_was_caught_costs_again_if_owned_up_to_after_the_own_next_card() -> None:
    missed = play(position("L1 P0", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    caught = play(catch(missed, 1, 0, "zap"), "B4 B5 P0")
    assert len(caught.duties) == 1
    assert coins(do(caught, "0 confess zap"))[0] == coins(caught)[0] - 1


def test_I22_owning_up_while_two_claims_wait_for_the_first_costs_one_coin() -> None:
    both = do(missed_zap(), "1 catch", "2 catch", "1 charge 1 zap", "2 charge 1 zap")
    state = do(both, "- close_claims", "0 confess zap", "0 first 3")
    assert coins(state) == (9, 10, 11, 10)


def test_I22_false_confession_costs_a_coin_too_and_only_one_is_allowed() -> None:
    assert coins(do(missed_zap(), "3 confess howl")) == (10, 10, 10, 9)
    assert coins(do(missed_zap(), "3 confess card")) == (10, 10, 10, 9)
    assert refusal(do(missed_zap(), "3 confess card"), "3 confess zap") == "igor-no-confession-now"


def test_I22_forbidden_card_can_be_confessed() -> None:
    state = play(position("H4 P2", "D1 D2", "D3 D4", rules="r31"), "H4")
    state = do(state, "0 confess card")
    assert coins(catch(state, 1, 0, "card")) == (9, 10, 10)


def test_I22_owning_up_ends_what_is_still_open_before_what_is_too_old() -> None:
    state = play(position("L1 L2 L3", "B2 B3 B4", "B5 B6 B7", rules="r02"), "L1 B2 B5 B6 L2")
    state = play(do(state, "0 confess zap"), "B3")
    assert coins(catch(state, 1, 0, "zap"))[0] == 10 - 1 + 3


@pytest.mark.parametrize("order", [("vote", "confess"), ("confess", "vote"), ("vote, confess",)])
def test_I19_I22_a_claim_that_came_too_late_and_owning_up_are_paid_once(
    order: tuple[str, ...],
) -> None:
    held = ("L1 B1 H1", "B2 B3 H2", "B4 B5 H3", "B6 B7 H4")
    late = catch(play(position(*held, rules="r02"), "L1 B2 B4 B6 B7 B1"), 1, 0, "zap")
    assert late.board.rulings[-1].finding is Finding.UNPAID
    before, state = coins(late)[0], late
    for each in order:
        if each == "confess":
            state = do(state, "0 confess zap")
        else:
            state = do(state, "1 dispute")
            (asked,) = state.board.votes
            # Owning up to what is voted on decides the vote.
            ballots = [f"{seat} vote yes-{asked.number}" for seat in asked.voters]
            state = do(state, *(ballots if each == "vote" else ["0 confess zap"]))
    assert coins(state)[0] == before - 1
    assert state.board.votes == ()


def test_I19_I22_what_a_vote_says_of_a_claim_made_before_the_breach_is_paid_beside_no_other() -> (
    None
):
    held = ("L1 B1 H1", "B2 B3 H2", "B4 B5 H3", "B6 B7 H4")
    state = do(position(*held, rules="r02", won=(1, 0, 0, 0), size=4), "1 catch")
    state = do(play(state, "L1 B2"), "1 charge 1 zap", "- close_claims")
    assert coins(state) == (10, 9, 10, 10)
    state = do(state, "0 confess zap", "1 dispute")
    assert coins(do(state, "0 concede")) == (9, 10, 10, 10)
