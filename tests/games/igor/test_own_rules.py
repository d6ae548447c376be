"""Rules that players write themselves, from the proposal to the claim: I33."""

from __future__ import annotations

import pytest

from engine.api.action import Action, Wait, admits
from engine.api.event import Typed, line
from engine.api.refusals import Illegal
from engine.games.igor.model import Phase
from tests.games.igor.positions import (
    HONOUR,
    IGOR,
    catch,
    coins,
    dealt,
    do,
    offered,
    play,
    position,
    refusal,
    step,
    verbs,
    vote,
    write,
)


def test_I33_game_starts_with_writing_only_if_the_option_is_on() -> None:
    assert dealt(4).board.phase is Phase.CHANGE
    state = dealt(4, own=True)
    assert state.board.phase is Phase.WRITING
    assert state.in_force == ()
    offer = offered(state, 2, "done")
    assert (offer.timeout.after, offer.voluntary) == (Wait.TURN, False)
    state = do(state, "0 done", "1 done", "2 done", "3 done")
    assert state.board.phase is Phase.CHANGE
    assert len(state.rule_deck) + len(state.in_force) == 33


def test_I33_accepted_free_text_rule_joins_the_rule_deck() -> None:
    state = write(dealt(4, own=True), 1, "Whisper", "Speak only in  whispers.")
    assert verbs(state, 1) == ["done", "vote", "write", "build"]
    assert offered(state, 2, "vote").posted
    state = vote(state, "yes", "yes", "no", "yes")
    assert state.board.own_rules == (HONOUR,)
    state = do(state, "0 done", "1 done", "2 done", "3 done")
    assert "c1" in {*state.rule_deck, *(each.rule for each in state.in_force)}


@pytest.mark.parametrize(
    ("ballots", "taken"),
    [
        (("yes", "yes", "yes", "no"), True),
        (("yes", "abstain", "abstain", "abstain"), False),
        (("no", "no", "yes", "no"), False),
    ],
)
def test_I33_rule_needs_more_than_half_of_all_players(
    ballots: tuple[str, ...], taken: bool
) -> None:
    state = vote(write(dealt(4, own=True), 1, "Whisper", "Shh."), *ballots)
    assert bool(state.board.own_rules) is taken


def test_I33_first_dealer_decides_at_exactly_half() -> None:
    state = write(dealt(4, own=True), 1, "Whisper", "Shh.")
    dealer = state.board.dealer
    friends = {dealer, (dealer + 1) % 4}
    with_dealer = ["yes" if seat in friends else "no" for seat in range(4)]
    without = ["no" if seat in friends else "yes" for seat in range(4)]
    assert vote(state, *with_dealer).board.own_rules
    assert not vote(state, *without).board.own_rules


def test_I33_only_the_host_may_veto() -> None:
    state = write(dealt(4, own=True), 1, "Whisper", "Shh.")
    assert refusal(state, "1 veto") == "igor-no-veto"
    state = do(state, "0 veto")
    assert state.board.proposal is None
    assert state.board.own_rules == ()


def test_I33_a_vote_takes_nobody_time_to_write() -> None:
    fresh = dealt(4, own=True)
    asks = {offer.ask for offer in IGOR.offers(IGOR.view(fresh, 2))}
    state = write(fresh, 1, "Whisper", "Shh.")
    # What somebody is writing is not out of date, nor does their time begin again.
    assert asks <= {offer.ask for offer in IGOR.offers(IGOR.view(state, 2))}
    state = write(state, 2, "Other", "words")
    assert state.board.proposal.own.title == "Whisper"
    state = vote(state, "yes", "yes", "yes", "yes")
    assert (state.board.proposal.own.title, state.board.proposal.own.rule.id) == ("Other", "c2")
    state = do(state, "0 done", "1 done", "2 done", "3 done")
    assert state.board.phase is Phase.WRITING
    assert vote(state, "no", "no", "no", "no").board.phase is Phase.CHANGE


def test_I33_proposals_beyond_the_third_rule_are_dropped_by_name() -> None:
    state = dealt(4, own=True)
    for seat in (1, 2, 3, 1):
        state = write(state, seat, f"Rule of {seat}", "Shh.")
    for _ in range(2):
        state = vote(state, "yes", "yes", "yes", "yes")
    number = state.board.votes[0].number
    last = step(
        do(state, *(f"{seat} vote yes-{number}" for seat in range(3))), f"3 vote yes-{number}"
    )
    assert last.events[1] == line("igor-own-no-room", title=Typed("Rule of 1"))
    assert last.state.board.phase is Phase.CHANGE
    assert last.state.board.proposals == ()


def test_I33_honour_claim_is_decided_by_a_vote() -> None:
    state = play(position("B5 B1", "B2 B3", "B4 B6", "B7 B8", rules="c1", own=(HONOUR,)), "B5")
    state = catch(state, 1, 0, "c1")
    assert coins(state) == (10, 10, 10, 10)
    (asked,) = state.board.votes
    assert [seat for seat in range(4) if "vote" in verbs(state, seat)] == [2, 3]
    found = do(state, f"2 vote yes-{asked.number}", f"3 vote yes-{asked.number}")
    assert coins(found) == (9, 11, 10, 10)
    assert refusal(found, "0 dispute") == "igor-no-ruling"
    denied = do(state, f"2 vote no-{asked.number}", f"3 vote abstain-{asked.number}")
    assert coins(denied) == (10, 9, 10, 10)


def test_I20_I33_breaker_chooses_between_honour_claims_before_the_vote() -> None:
    state = play(position("B5 B1", "B2 B3", "B4 B6", "B7 B8", rules="c1", own=(HONOUR,)), "B5")
    state = do(state, "1 catch", "2 catch", "1 charge 1 c1", "2 charge 1 c1")
    state = do(state, "- close_claims", "0 first 3")
    (asked,) = state.board.votes
    assert asked.voters == (1, 3)
    state = do(state, f"3 vote yes-{asked.number}", f"1 vote yes-{asked.number}")
    assert coins(state) == (9, 10, 11, 10)
    assert state.board.rulings == ()


def test_I19_I33_breach_of_an_honour_rule_is_paid_once_until_the_breakers_next_card() -> None:
    state = position(
        "B5 B1 P1", "B2 B3 P2", "B4 B6 P3", "B7 B8 P4", rules="c1", own=(HONOUR,), size=3
    )
    state = play(state, "B5")
    caught = catch(state, 1, 0, "c1")
    (asked,) = caught.board.votes
    caught = do(caught, f"2 vote yes-{asked.number}", f"3 vote yes-{asked.number}")
    confessed = do(state, "0 confess c1")
    for settled in (caught, confessed):
        again = catch(settled, 2, 0, "c1")
        assert again.board.votes == ()
        assert coins(again) == coins(settled)
    later = catch(play(caught, "B2 B4 B7 B8 B1"), 2, 0, "c1")
    assert later.board.votes != ()


@pytest.mark.parametrize("claimants", [(1,), (1, 2)])
@pytest.mark.parametrize("judged", [False, True])
def test_I19_I22_I33_owning_up_to_a_claimed_honour_rule_pays_once_without_a_vote(
    claimants: tuple[int, ...], judged: bool
) -> None:
    state = play(position("B5 B1", "B2 B3", "B4 B6", "B7 B8", rules="c1", own=(HONOUR,)), "B5")
    state = do(state, *(f"{seat} catch" for seat in claimants))
    state = do(state, *(f"{seat} charge 1 c1" for seat in claimants))
    state = do(state, *(["- close_claims"] if judged else []), "0 confess c1")
    if len(claimants) > 1:
        state = do(state, "0 first 2")
    assert state.board.votes == ()
    assert coins(state) == (9, 11, 10, 10)
    assert coins(catch(state, 3, 0, "c1")) == (9, 11, 10, 10)


def test_I33_accuser_pays_for_an_honour_rule_that_is_not_in_force() -> None:
    state = play(position("B5 B1", "B2 B3", "B4 B6", rules="r07", own=(HONOUR,)), "B5")
    assert coins(catch(state, 1, 0, "c1")) == (10, 9, 10)


@pytest.mark.parametrize(
    "words",
    ["ping @everyone", "see https://example.org", "<@1> may not", "at www.example.org"],
)
def test_I33_links_and_pings_are_refused(words: str) -> None:
    with pytest.raises(Illegal) as caught:
        write(dealt(4, own=True), 1, "Title", words)
    assert caught.value.line.key == "igor-own-no-links"


#: Texts that show nothing: of zero width, fillers, private use, tags, marks without a letter.
BLANK = (
    "",
    "   ",
    "\u200b",
    "\u2060\ufeff",
    "\u3164",
    "\u115f\u1160 \uffa0",
    "\u2800",
    "\ue000",
    "\U000e0041\U000e007f",
    "\u0301\u0302",
    "\u0903",
    "\u202e",
)


@pytest.mark.parametrize("blank", BLANK)
def test_I33_titles_texts_and_phrases_that_show_nothing_are_refused(blank: str) -> None:
    fresh = dealt(4, own=True)
    built = do(fresh, "1 build fine_paid own")
    for state, verb, words in (
        (fresh, "write", (blank, "Shh.")),
        (fresh, "write", ("Whisper", blank)),
        (built, "name", (blank, "payer", "Shh.")),
        (built, "name", ("Whisper", "payer", blank)),
    ):
        assert not admits(offered(state, 1, verb), Action(verb, words))
        with pytest.raises(Illegal) as why:
            IGOR.apply(state, 1, Action(verb, words))
        assert why.value.line.key == "igor-own-empty"


def test_I33_only_what_can_be_seen_of_a_title_is_kept() -> None:
    state = write(dealt(4, own=True), 1, "\u200bWhis\u2060per\ue000 ", "Shh.\u3164")
    own = state.board.proposal.own
    assert (own.title, own.text) == ("Whisper", "Shh.")


def test_I33_each_seat_may_propose_two_rules_and_writing_ends_with_three() -> None:
    state = dealt(4, own=True)
    for number in range(2):
        state = vote(write(state, 1, f"Rule {number}", "Shh."), "no", "no", "no", "no")
    assert "write" not in verbs(state, 1)
    for seat in (0, 2, 3):
        assert state.board.phase is Phase.WRITING
        state = vote(write(state, seat, f"Rule {seat}", "Shh."), "yes", "yes", "yes", "yes")
    assert [own.rule.id for own in state.board.own_rules] == ["c1", "c2", "c3"]
    assert state.board.phase is Phase.CHANGE


@pytest.mark.parametrize(("digits", "key"), [(15, "igor-no-vote"), (16, "igor-one-word")])
def test_a_vote_has_a_number_of_at_most_fifteen_digits(digits: int, key: str) -> None:
    with pytest.raises(Illegal) as caught:
        do(dealt(4, own=True), f"0 vote yes-{'9' * digits}")
    assert caught.value.line.key == key
