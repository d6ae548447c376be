"""Votes on disputed rulings and on rules of honour: who decides, what is told and paid (I28)."""

from __future__ import annotations

import pytest

from engine.api.action import Wait
from engine.api.game import Step
from engine.games.igor.model import State
from tests.games.igor.positions import (
    HONOUR,
    catch,
    coins,
    do,
    missed_zap,
    offered,
    play,
    position,
    step,
    verbs,
)
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")


def told(made: Step[State]) -> list[str]:
    """Return the events of a step, with "{0}" for the name of seat 0."""
    said = [_TEXTS.check(each)["en"] for each in made.events]
    for seat in range(5):
        said = [each.replace(_TEXTS.seat_name(seat), f"{{{seat}}}") for each in said]
    return said


def test_I28_21_one_voter_decides_with_three_players() -> None:
    state = catch(missed_zap(3), 1, 0, "zap")
    assert coins(state) == (9, 11, 10)
    state = do(state, "0 dispute")
    assert [seat for seat in range(3) if "vote" in verbs(state, seat)] == [2]
    (vote,) = state.board.votes
    assert coins(do(state, f"2 vote no-{vote.number}")) == (10, 9, 10)
    assert coins(do(state, f"2 vote yes-{vote.number}")) == (9, 11, 10)
    made = step(state, f"2 vote yes-{vote.number}")
    assert told(made) == [
        "Vote, 1 of 1: {2} says that {0} broke a rule (Say “Zzzap!” after Lightning 1).",
        "The ruling stands: {1} keeps the 1 M from {0}.",
    ]


@pytest.mark.parametrize(
    ("act", "loser", "answer", "stands"),
    [
        ("zap", 0, "abstain", "The ruling stands: {1} keeps the 1 M from {0}."),
        ("howl", 1, "no", "The ruling stands: the 1 M that {1} paid stays in the pool."),
        ("howl", 1, "abstain", "The ruling stands: the 1 M that {1} paid stays in the pool."),
    ],
)
def test_I28_the_end_of_a_vote_tells_that_the_ruling_stands_and_what_was_paid(
    act: str, loser: int, answer: str, stands: str
) -> None:
    state = do(catch(missed_zap(3), 1, 0, act), f"{loser} dispute")
    (vote,) = state.board.votes
    assert told(step(state, f"2 vote {answer}-{vote.number}"))[-1] == stands


def test_I28_the_end_of_a_vote_on_a_rule_of_honour_nobody_votes_on_tells_that_nobody_pays() -> None:
    state = play(position("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(HONOUR,)), "B5")
    state = catch(state, 1, 0, "c1")
    (vote,) = state.board.votes
    made = step(state, f"2 vote abstain-{vote.number}")
    assert coins(made.state) == coins(state)
    assert told(made)[-1] == "Nobody pays."


def test_I28_vote_can_overturn_a_false_accusation() -> None:
    state = do(catch(missed_zap(3), 1, 0, "howl"), "1 dispute")
    assert coins(state) == (10, 9, 10)
    (vote,) = state.board.votes
    assert coins(do(state, f"2 vote yes-{vote.number}")) == (9, 11, 10)


@pytest.mark.parametrize(("dealer", "fate"), [(2, (9, 11)), (3, (10, 9)), (0, (9, 11))])
def test_I28_21_tied_vote_goes_to_the_dealer_or_the_next_voter_to_the_left(
    dealer: int, fate: tuple[int, int]
) -> None:
    state = do(catch(missed_zap(dealer=dealer), 1, 0, "zap"), "0 dispute")
    (vote,) = state.board.votes
    made = step(do(state, f"2 vote yes-{vote.number}"), f"3 vote no-{vote.number}")
    assert coins(made.state)[:2] == fate
    side, did = ("{2}", "broke") if fate == (9, 11) else ("{3}", "did not break")
    assert told(made)[:2] == [
        f"Vote, 1 of 2: {side} says that {{0}} {did} a rule (Say “Zzzap!” after Lightning 1).",
        f"It is a tie: {side} decides, as the dealer or the next voter after the dealer.",
    ]


def test_I28_next_voter_to_the_left_breaks_a_tie_if_the_dealer_does_not_vote() -> None:
    for yes, no, fate in ((2, 3, (9, 11)), (3, 2, (10, 9))):
        state = do(catch(missed_zap(5), 1, 0, "zap"), "0 dispute")
        (vote,) = state.board.votes
        ballots = f"{yes} vote yes-{vote.number}", f"{no} vote no-{vote.number}"
        state = do(state, *ballots, f"4 vote abstain-{vote.number}")
        assert (state.board.dealer, coins(state)[:2]) == (4, fate)


def test_I28_the_result_of_a_vote_says_who_is_of_that_opinion() -> None:
    state = do(catch(missed_zap(5), 1, 0, "zap"), "0 dispute")
    number = state.board.votes[0].number
    state = do(state, f"2 vote no-{number}", f"3 vote no-{number}")
    made = step(state, f"4 vote yes-{number}")
    said = (
        "Vote, 2 of 3: {2}, {3} say that {0} did not break a rule (Say “Zzzap!” after Lightning 1)."
    )
    assert told(made)[0] == said


def test_I28_ruling_stands_if_all_voters_abstain() -> None:
    state = do(catch(missed_zap(), 1, 0, "zap"), "0 dispute")
    (vote,) = state.board.votes
    offer = offered(state, 2, "vote")
    assert (offer.timeout.after, offer.posted) == (Wait.PROMPT, True)
    state = do(state, f"2 vote abstain-{vote.number}", f"3 vote abstain-{vote.number}")
    assert coins(state) == (9, 11, 10, 10)
    assert state.board.votes == ()


@pytest.mark.parametrize(("act", "answer", "payer"), [("zap", "no", 1), ("howl", "yes", 0)])
def test_I28_fine_after_a_vote_is_a_fine_like_any_other(act: str, answer: str, payer: int) -> None:
    """Rules on fines hold for it, and all have time to act again."""
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02 r28"), "L1 B2")
    state = do(catch(state, 1, 0, act), "0 dispute" if act == "zap" else "1 dispute")
    (vote,) = state.board.votes
    after = do(state, f"2 vote {answer}-{vote.number}")
    assert after.board.beat == state.board.beat + 1
    assert [duty.seat for duty in after.duties if duty.rule == "r28"][-1] == payer
