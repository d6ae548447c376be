"""Disputed rulings, and claims that are conceded: I28. The votes are in test_votes.py."""

from __future__ import annotations

import pytest

from engine.api.action import Wait
from engine.api.event import Seat
from engine.games.igor.model import Phase, State
from tests.games.igor.positions import (
    IGOR,
    catch,
    coins,
    do,
    missed_zap,
    offered,
    play,
    position,
    refusal,
    step,
    verbs,
)
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")


def test_I28_everybody_is_told_what_is_voted_on_and_what_can_be_disputed() -> None:
    ruled = catch(missed_zap(3), 1, 0, "zap")
    (stands,) = IGOR.offers(IGOR.view(ruled, None))
    assert stands.matter is not None
    assert dict(stands.matter.params)["seat"] == Seat(0)
    voted = do(ruled, "0 dispute")
    matter = offered(voted, 2, "vote").matter
    assert matter is not None
    assert matter.key == "igor-vote"


@pytest.mark.parametrize(("act", "loser"), [("zap", 0), ("howl", 1)])
def test_I28_only_who_lost_the_claim_may_dispute_it(act: str, loser: int) -> None:
    state = catch(missed_zap(), 1, 0, act)
    assert [seat for seat in range(4) if "dispute" in verbs(state, seat)] == [loser]
    assert refusal(state, f"{1 - loser} dispute") == "igor-no-ruling"


def test_I24_I28_only_the_accuser_may_dispute_that_nobody_pays() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1")
    state = catch(state, 1, 0, "zap")
    assert [seat for seat in range(4) if "dispute" in verbs(state, seat)] == [1]


def test_I28_a_ruling_stands_once_its_loser_plays_a_card() -> None:
    state = catch(missed_zap(5), 1, 2, "howl")
    state = play(catch(state, 1, 3, "howl"), "B4 B6 B8")
    assert verbs(state, 1).count("dispute") == 2
    state = play(catch(state, 3, 0, "howl"), "B9 B1 B3")
    assert [seat for seat in range(5) if "dispute" in verbs(state, seat)] == [3]
    assert refusal(state, "1 dispute") == "igor-no-ruling"


def test_I20_I28_a_card_keeps_a_ruling_that_another_claim_of_its_moment_may_change() -> None:
    state = do(missed_zap(), "1 catch", "3 catch", "1 charge 1 zap", "- close_claims")
    state = play(state, "B4 B6 B7 B1")
    assert coins(state) == (9, 11, 10, 13)
    state = do(state, "3 charge 1 zap", "0 first 4")
    assert coins(state) == (9, 10, 10, 14)


def test_I28_only_in_time_may_a_ruling_be_disputed() -> None:
    state = catch(missed_zap(), 1, 0, "zap")
    (ruling,) = state.board.rulings
    assert offered(state, None, "stands").timeout.after is Wait.PROMPT
    state = do(state, f"- stands {ruling.number}")
    assert refusal(state, "0 dispute") == "igor-no-ruling"


def test_I28_result_of_a_vote_cannot_be_disputed() -> None:
    state = do(catch(missed_zap(3), 1, 0, "zap"), "0 dispute")
    (vote,) = state.board.votes
    assert refusal(do(state, f"2 vote no-{vote.number}"), "1 dispute") == "igor-no-ruling"


def test_I28_overturned_ruling_returns_only_coins_that_are_still_there() -> None:
    state = do(catch(missed_zap(3, coins=(1, 0, 10)), 1, 0, "zap"), "0 dispute")
    state = do(state, "1 confess howl")
    assert coins(state) == (0, 0, 10)
    (vote,) = state.board.votes
    assert coins(do(state, f"2 vote no-{vote.number}")) == (0, 0, 10)


@pytest.mark.parametrize(
    ("before", "vote", "told", "left"),
    [
        ((10, 10, 10), "no", "{1} returns 1 M to {0} and pays 1 M to the pool.", (10, 9, 10)),
        ((1, 0, 10), "no", "{1} returns 1 M to {0} and has nothing left for the pool.", (1, 0, 10)),
        ((0, 10, 10), "no", "{1} pays 1 M to the pool.", (0, 9, 10)),
        ((10, 10, 10), "yes", "{1} gets 1 M back, and {0} pays {1} 1 M.", (9, 11, 10)),
        ((0, 10, 10), "yes", "{1} gets 1 M back, and {0} has nothing left to pay.", (0, 10, 10)),
        ((10, 0, 10), "yes", "{0} pays {1} 1 M.", (9, 1, 10)),
    ],
)
def test_I28_a_reversed_ruling_says_who_pays_whom(
    before: tuple[int, ...], vote: str, told: str, left: tuple[int, ...]
) -> None:
    act = "zap" if vote == "no" else "howl"  # what was forgotten, or what no rule demands
    state = catch(missed_zap(3, coins=before), 1, 0, act)
    state = do(state, "0 dispute" if vote == "no" else "1 dispute")
    made = step(state, f"2 vote {vote}-{state.board.votes[0].number}")
    assert coins(made.state) == left
    names = [_TEXTS.seat_name(seat) for seat in range(3)]
    assert _TEXTS.check(made.events[-1])["en"] == "The ruling is reversed. " + told.format(*names)


def test_I19_I28_only_the_fine_is_returned_once_the_breach_is_paid_to_somebody_else() -> None:
    state = catch(catch(missed_zap(4), 1, 0, "howl"), 3, 0, "howl")
    state = do(state, "3 dispute", "0 concede", "1 dispute")
    assert coins(state) == (9, 9, 10, 11)
    state = do(state, f"2 vote yes-{state.board.votes[0].number}")
    made = step(state, f"3 vote yes-{state.board.votes[0].number}")
    assert coins(made.state) == (9, 10, 10, 11)
    told = f"The ruling is reversed. {_TEXTS.seat_name(1)} gets 1 M back."
    assert _TEXTS.check(made.events[-1])["en"] == told


def test_I28_ready_seat_can_dispute_a_ruling_of_the_last_call() -> None:
    state = play_to_end(position("L1 B1", "B2 B3", "B4 B5", rules="r02"))
    assert state.board.phase is Phase.LAST_CALL
    state = do(state, "1 catch", "0 ready", "1 ready", "2 ready", "1 charge 1 howl")
    state = do(state, "- close_claims")
    assert coins(state)[1] < 13
    assert state.board.ready == (0, 2)
    assert "dispute" in verbs(state, 1)
    assert "ready" in verbs(state, 1)
    (stands,) = IGOR.offers(IGOR.view(state, None))
    matter = stands.matter
    assert matter is not None
    assert "can dispute it before “Nothing more to claim”" in _TEXTS.check(matter)["en"]
    state = do(state, "1 ready")
    assert state.board.phase is not Phase.LAST_CALL


def test_I28_a_ruling_of_the_last_call_asks_anew_who_is_not_ready() -> None:
    """The former question would end the hand before the time to dispute is up."""
    state = play_to_end(position("L1 B1", "B2 B3", "B4 B5", rules="r02"))
    former = offered(state, 1, "ready").ask
    state = do(catch(state, 1, 0, "howl"), "2 ready")
    asked = offered(state, 1, "ready")
    assert asked.ask != former
    # The table shows one button for all.
    assert offered(state, 0, "ready").ask == asked.ask
    assert "ready" not in verbs(state, 2)
    (stands,) = IGOR.offers(IGOR.view(state, None))
    assert stands.timeout is not None
    assert asked.timeout is not None
    assert asked.timeout.after is stands.timeout.after
    # Once the ruling stands the question is the same one, whose time goes on.
    later = do(state, f"- stands {state.board.rulings[0].number}")
    assert offered(later, 1, "ready").ask == asked.ask


def play_to_end(state: State) -> State:
    """Return the state after the rest of the round, with any legal cards."""
    while state.board.phase is Phase.PLAY:
        seat = state.board.turn
        state = do(state, f"{seat} play {offered(state, seat, 'play').options[0].value}")
    return state


def test_I28_accused_may_admit_a_claim_that_is_voted_on_and_no_other() -> None:
    state = catch(missed_zap(), 1, 0, "howl")
    assert coins(state) == (10, 9, 10, 10)
    assert not any("concede" in verbs(state, seat) for seat in range(4))
    assert refusal(state, "0 concede") == "igor-no-ruling"
    state = do(state, "1 dispute")
    assert [seat for seat in range(4) if "concede" in verbs(state, seat)] == [0]
    state = do(state, "0 concede")
    assert coins(state) == (9, 11, 10, 10)
    assert refusal(state, "0 concede") == "igor-no-ruling"
    assert refusal(state, "1 dispute") == "igor-no-ruling"
    assert coins(catch(state, 2, 0, "howl")) == (9, 11, 10, 10)


def test_I28_accused_may_concede_instead_of_waiting_for_a_vote() -> None:
    state = do(catch(missed_zap(), 1, 0, "howl"), "1 dispute", "0 concede")
    assert state.board.votes == ()
    assert coins(state) == (9, 11, 10, 10)
    assert refusal(catch(missed_zap(), 1, 0, "zap"), "0 concede") == "igor-no-ruling"


def test_I24_I28_a_claim_that_came_too_early_or_too_late_is_not_to_be_admitted() -> None:
    early = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1")
    late = play(missed_zap(), "B4 B6 B7 B1")
    for state in (early, late):
        state = catch(state, 1, 0, "zap")
        assert coins(state)[1] == 10
        assert "concede" not in verbs(state, 0)
        assert refusal(state, "0 concede") == "igor-no-ruling"


@pytest.mark.parametrize(
    ("act", "loser", "disputed", "admitted"),
    [
        ("howl", 1, "Dispute: {1} accused {0} (Howl)", "Admit it, pay 1 M to {1}: Howl"),
        (
            "zap",
            0,
            "Dispute: {1} accused {0} (Say “Zzzap!”)",
            "Admit it, the ruling stands: Say “Zzzap!”",
        ),
    ],
)
def test_I28_the_buttons_say_what_they_are_about_and_what_admitting_costs(
    act: str, loser: int, disputed: str, admitted: str
) -> None:
    state = catch(missed_zap(), 1, 0, act)
    names = [_TEXTS.seat_name(seat) for seat in range(2)]
    label = _TEXTS.check(offered(state, loser, "dispute").label)["en"]
    assert label == disputed.format(*names)
    label = _TEXTS.check(offered(do(state, f"{loser} dispute"), 0, "concede").label)["en"]
    assert label == admitted.format(*names)


def test_I19_I28_admitting_costs_nothing_where_nothing_is_left() -> None:
    state = do(catch(missed_zap(coins=(0, 10, 10, 10)), 1, 0, "howl"), "1 dispute")
    label = _TEXTS.check(offered(state, 0, "concede").label)["en"]
    assert label == "Admit it (you have nothing left to pay): Howl"
    assert coins(do(state, "0 concede")) == (0, 10, 10, 10)


def test_I28_ruling_that_nobody_pays_may_be_disputed_once() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1")
    state = do(catch(state, 1, 0, "zap"), "1 dispute")
    (vote,) = state.board.votes
    stays = do(state, f"2 vote no-{vote.number}", f"3 vote no-{vote.number}")
    assert coins(stays) == (10, 10, 10, 10)
    assert refusal(stays, "1 dispute") == "igor-no-ruling"
    turned = do(state, f"2 vote yes-{vote.number}", f"3 vote yes-{vote.number}")
    assert coins(turned) == (9, 11, 10, 10)
    assert coins(catch(play(turned, "B2"), 2, 0, "zap")) == (9, 11, 10, 10)


@pytest.mark.parametrize("paid", ["dispute", "catch", "confess", "concede"])
def test_I19_I28_claim_that_came_too_early_is_not_paid_beside_another(paid: str) -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", "B8 B9", rules="r02"), "L1")
    claims = ("1 catch", "2 catch", "1 charge 1 zap", "2 charge 1 zap", "- close_claims")
    state = play(do(state, *claims, "1 dispute"), "B2")
    (early,) = state.board.votes
    if paid == "catch":
        state = catch(state, 3, 0, "zap")
    elif paid == "dispute":
        state = do(state, "2 dispute")
        other = state.board.votes[-1]
        state = do(state, *(f"{seat} vote yes-{other.number}" for seat in other.voters))
    else:
        state = do(state, "0 confess zap" if paid == "confess" else "0 concede")
    assert coins(state)[0] == 9
    if early in state.board.votes:
        state = do(state, *(f"{seat} vote yes-{early.number}" for seat in early.voters))
    else:
        state = do(state, "2 dispute", "0 concede")
    assert coins(state)[0] == 9


def test_I19_I28_breach_that_is_paid_cannot_be_disputed_into_a_second_fine() -> None:
    state = catch(catch(missed_zap(), 1, 0, "zap"), 2, 0, "zap")
    assert coins(state) == (9, 11, 10, 10)
    assert refusal(state, "2 dispute") == "igor-no-ruling"


def test_I28_every_ruling_can_be_disputed_once_however_many_follow_it() -> None:
    state = catch(missed_zap(5), 1, 0, "zap")
    for accuser, accused in ((1, 2), (3, 0), (4, 3), (0, 3), (3, 1)):
        state = catch(state, accuser, accused, "howl")
    first = state.board.rulings[0].number
    newest, *older = [
        offer for offer in IGOR.offers(IGOR.view(state, 0)) if offer.verb == "dispute"
    ]
    assert newest.posted
    assert [[each.value for each in offer.options] for offer in older] == [[str(first)]]
    assert coins(state)[:2] == (8, 10)
    state = do(state, f"0 dispute {first}")
    assert refusal(state, f"1 dispute {first}") == "igor-no-ruling"
    (ballot,) = state.board.votes
    assert coins(do(state, *(f"{s} vote no-{ballot.number}" for s in ballot.voters)))[:2] == (9, 8)


def test_I28_ruling_that_nobody_pays_can_be_disputed_after_many_others() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1")
    state = catch(state, 1, 0, "zap")
    for accused in (2, 3, 2):
        state = catch(state, 1, accused, "howl")
    early = state.board.rulings[0].number
    state = do(state, f"1 dispute {early}")
    assert refusal(state, f"1 dispute {early}") == "igor-no-ruling"
    assert len(state.board.votes) == 1


def test_I28_accuser_keeps_as_many_rulings_open_as_there_are_seats() -> None:
    state = missed_zap(coins=(10, 10, 10, 10))
    for card in ("", "B4"):
        state = play(state, card)
        for _ in range(4):
            state = catch(state, 1, 2, "howl")
    assert len(state.board.rulings) == 4


def test_I19_I28_two_claims_of_one_thing_that_the_table_did_not_see_are_paid_once() -> None:
    state = catch(catch(missed_zap(5), 1, 0, "howl"), 2, 0, "howl")
    state = do(state, "1 dispute", "2 dispute")
    assert coins(state) == (10, 9, 9, 10, 10)
    first, second = state.board.votes
    state = do(state, *(f"{seat} vote yes-{first.number}" for seat in first.voters))
    assert coins(state) == (9, 11, 9, 10, 10)
    # It was true, so nothing is paid for it; but it was not the first.
    state = do(state, *(f"{seat} vote yes-{second.number}" for seat in second.voters))
    assert coins(state) == (9, 11, 10, 10, 10)


def test_I19_I28_what_was_not_seen_is_paid_once_also_if_the_cry_is_older() -> None:
    state = do(missed_zap(5), "2 catch", "- close_claims")
    state = do(catch(state, 1, 0, "howl"), "1 dispute", "0 concede", "2 charge 1 howl")
    assert coins(state) == (9, 11, 10, 10, 10)
    assert refusal(state, "0 concede") == "igor-no-ruling"
