"""Claims, confessions, false accusations and ties: I19 to I27."""

from __future__ import annotations

import pytest

from engine.api.action import Pick, Wait
from engine.api.event import Seat, line
from engine.api.seats import seat_names
from engine.games.igor.model import Phase, State
from engine.table.deadlines import wait_ms
from engine.table.model import Pace
from tests.games.igor.positions import (
    CONTENT,
    IGOR,
    catch,
    coins,
    do,
    event_keys,
    missed_zap,
    offered,
    play,
    position,
    refusal,
    step,
    verbs,
)
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")


def test_I19_8_first_accuser_gets_one_coin_from_the_breaker() -> None:
    state = position("H9 B1", "H2 B2", "H3 B3", rules="r01")
    state = play(state, "H9 H2 H3 B1")
    state = catch(state, 1, 0, "switch")
    assert coins(state) == (12, 11, 10)
    assert coins(catch(state, 2, 0, "switch")) == (12, 11, 10)


def test_I19_10_breaker_without_coins_pays_nothing() -> None:
    state = missed_zap(coins=(0, 10, 10, 10))
    last = step(do(state, "1 catch", "1 charge 1 zap"), "- close_claims")
    assert coins(last.state) == (0, 10, 10, 10)
    assert event_keys(last) == ["igor-caught"]
    assert coins(catch(last.state, 2, 0, "zap")) == (0, 10, 10, 10)


def test_I19_breach_claimed_three_times_is_paid_once() -> None:
    state = missed_zap()
    for seat in (1, 2, 3):
        state = catch(state, seat, 0, "zap")
    assert coins(state) == (9, 11, 10, 10)


@pytest.mark.parametrize(
    ("rule", "cards", "accuser", "accused", "act", "claimed"),
    [
        ("r02", "L1 B2", 1, 0, "zap", "Say “Zzzap!” after Lightning 1"),
        # The card that the next player should have answered.
        ("r14", "D1 P2", 2, 1, "master", "Say “Yes, Master!” after Dynamite 1"),
        # What the winner has led by then is another card.
        ("r01", "D9 P2 H3 B4 P5", 0, 3, "switch", "Say “Pull the Switch!” after Bone 4"),
        ("r25", "D9 P2 H3 B4 P5", 0, 1, "night", "Say “Good night!” after Poison 2"),
        ("r31", "H5", 1, 0, "card", "a forbidden card: Heart 5"),
    ],
)
def test_I19_the_outcome_names_the_act_and_the_card_and_never_the_rule(
    rule: str, cards: str, accuser: int, accused: int, act: str, claimed: str
) -> None:
    state = play(position("L1 D9 H5 B1 D1", "B2 P2 P1", "B6 H3 P3", "B7 B4 P5", rules=rule), cards)
    state = do(state, f"{accuser} catch", f"{accuser} charge {accused + 1} {act}")
    made = step(state, "- close_claims")
    by, who = _TEXTS.seat_name(accuser), _TEXTS.seat_name(accused)
    told = f"{by} catches {who} ({claimed}): {who} pays {by} 1 M."
    assert [_TEXTS.check(each)["en"] for each in made.events] == [told]
    disputed = step(made.state, f"{accused} dispute")
    asked = f"Vote: did {who} break a rule ({claimed})?"
    assert _TEXTS.check(disputed.events[-1])["en"] == asked
    voter = next(seat for seat in range(4) if seat not in (accuser, accused))
    vote = offered(disputed.state, voter, "vote")
    assert _TEXTS.check(vote.label)["en"] == f"Did {who} break a rule?"
    assert isinstance(vote, Pick)
    assert vote.about is not None
    assert _TEXTS.check(vote.about)["en"] == claimed
    for seat in (None, *range(4)):
        assert f"igor-rule-{rule}" not in repr(IGOR.picture(IGOR.view(disputed.state, seat)))


def test_I21_a_wrong_accusation_names_no_card() -> None:
    state = do(missed_zap(), "1 catch", "1 charge 1 howl")
    (told,) = step(state, "- close_claims").events
    assert dict(told.params)["act"] == line("igor-act-howl")


def test_I23_with_time_until_the_next_trick_the_card_of_the_last_one_is_named() -> None:
    held = ("L9 B1 B6", "L2 B3 B7", "L4 B5 B8")
    state = play(position(*held, rules="r02", soon="trick"), "L9 L2 L4 B1")
    state = do(state, "1 catch", "1 charge 1 zap")
    (told,) = step(state, "- close_claims").events
    assert "after Lightning 9" in _TEXTS.check(told)["en"]


def test_I20_12_breaker_chooses_between_claims_of_the_same_moment() -> None:
    state = do(missed_zap(), "1 catch", "2 catch", "2 charge 1 zap", "1 charge 1 zap")
    assert coins(state) == (10, 10, 10, 10)
    last = step(state, "- close_claims")
    zap = line("igor-after", act=line("igor-act-zap"), card=CONTENT.faces["l1a"].line)
    told = line("igor-same-moment", seats=seat_names((1, 2)), act=zap, seat=Seat(0))
    assert last.events == (told,)
    assert [each.value for each in offered(last.state, 0, "first").options] == ["2", "3"]
    assert coins(do(last.state, "0 first 3")) == (9, 10, 11, 10)
    assert coins(do(last.state, "0 first 2")) == (9, 11, 10, 10)


def test_I19_I20_who_was_first_gets_nothing_of_a_breaker_without_coins_and_is_told_so() -> None:
    state = missed_zap(coins=(0, 10, 10, 10))
    state = do(state, "1 catch", "2 catch", "2 charge 1 zap", "- close_claims", "1 charge 1 zap")
    chosen = step(state, "0 first 2")
    assert coins(chosen.state) == (0, 10, 10, 10)
    (told,) = chosen.events
    names = ("Ann", "Bob", "Cid", "Dot")
    for locale in ("en", "de", "pl"):
        assert "0 M" not in shared_localization().plain(told, locale, names)


def test_I20_earliest_cry_counts_if_the_breaker_does_not_choose() -> None:
    state = do(missed_zap(), "2 catch", "1 catch", "1 charge 1 zap", "2 charge 1 zap")
    state = do(state, "- close_claims")
    assert offered(state, 0, "first").timeout.args == ("3",)


def test_I20_cry_that_is_not_followed_up_holds_no_later_cry() -> None:
    state = do(missed_zap(), "1 catch", "- close_claims", "2 catch", "2 charge 1 zap")
    state = do(state, "- close_claims")
    assert coins(state) == (9, 10, 11, 10)
    assert coins(do(state, "1 charge 1 zap")) == (9, 10, 11, 10)
    assert coins(do(state, "1 charge drop")) == (9, 10, 11, 10)


def test_I20_cry_that_is_not_followed_up_holds_no_cry_of_the_same_moment() -> None:
    state = do(missed_zap(), "1 catch", "2 catch", "2 charge 1 zap", "- close_claims")
    assert coins(state) == (9, 10, 11, 10)
    assert state.board.ties == ()
    assert coins(do(state, "1 drop")) == (9, 10, 11, 10)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "“Catch!” Bob will say who forgot what"),
        ("de", "„Erwischt!“ Bob sagt gleich, wer was vergessen hat"),
        ("pl", "„Mam cię!” Bob zaraz powie, kto o czym zapomniał"),
    ],
)
def test_I20_everybody_sees_who_cried_until_it_is_said_who_forgot_what(
    locale: str, told: str
) -> None:
    def seen(state: State, seat: int | None) -> list[str]:
        names = ("Ann", "Bob", "Cid", "Dot")
        shown = IGOR.picture(IGOR.view(state, seat)).text
        return [shared_localization().plain(each, locale, names) for each in shown]

    cried = do(missed_zap(), "1 catch")
    charged = do(cried, "1 charge 1 zap")
    for seat in (None, 0, 1, 2):
        assert told in seen(cried, seat)
        assert told not in seen(charged, seat)


def test_I20_breaker_chooses_also_if_a_claim_of_the_same_moment_is_paid_already() -> None:
    state = do(missed_zap(), "1 catch", "2 catch", "3 catch", "2 charge 1 zap", "- close_claims")
    last = step(state, "1 charge 1 zap")
    assert event_keys(last) == ["igor-same-moment"]
    offer = offered(last.state, 0, "first")
    assert [each.value for each in offer.options] == ["3", "2"]
    assert offer.timeout.args == ("3",)
    assert coins(last.state) == (9, 10, 11, 10)
    chosen = step(last.state, "0 first 2")
    assert coins(chosen.state) == (9, 11, 10, 10)
    assert event_keys(chosen) == ["igor-was-first"]
    names = ("Ann", "Bob", "Cid", "Dan")
    said = shared_localization().plain(chosen.events[0], "en", names)
    assert said.endswith("Bob gets the 1 M from Cid.")
    kept = step(last.state, "0 first 3").events[0]
    assert shared_localization().plain(kept, "en", names).endswith("Cid keeps the 1 M.")
    assert coins(do(last.state, "0 first 3")) == (9, 10, 11, 10)
    assert coins(do(last.state, "3 charge 1 zap", "0 first 4")) == (9, 10, 10, 11)
    assert coins(do(chosen.state, "3 charge 1 zap", "0 first 4")) == (9, 10, 10, 11)


def test_I20_ruling_on_who_was_first_can_be_disputed_by_the_breaker() -> None:
    state = do(missed_zap(5), "1 catch", "2 catch", "2 charge 1 zap", "- close_claims")
    state = do(state, "1 charge 1 zap")
    assert refusal(state, "2 dispute") == "igor-no-ruling"
    state = do(state, "0 first 2")
    assert [seat for seat in range(5) if "dispute" in verbs(state, seat)] == [0]
    state = do(state, "0 dispute")
    assert state.board.votes[0].voters == (3, 4)


def test_I20_cry_of_a_later_moment_is_not_asked_about() -> None:
    state = do(missed_zap(), "1 catch", "- close_claims", "2 catch", "2 charge 1 zap")
    state = do(state, "- close_claims", "1 charge 1 zap")
    assert coins(state) == (9, 10, 11, 10)
    assert state.board.ties == ()


@pytest.mark.parametrize("pace", Pace)
def test_I20_cry_that_is_not_followed_up_ends_by_itself_at_every_pace(pace: Pace) -> None:
    timeout = offered(do(missed_zap(), "1 catch"), 1, "charge").timeout
    assert timeout.args == ("drop",)
    wait = wait_ms(pace, timeout.after)
    assert wait is not None
    assert 10_000 <= wait <= 60_000


def test_I20_claims_of_different_breaches_at_the_same_moment_are_no_tie() -> None:
    state = play(position("D2 B1", "B2 B3", "B4 B5", rules="r02 r06"), "D2 B2")
    state = do(state, "1 catch", "2 catch", "1 charge 1 zap", "2 charge 1 boom", "- close_claims")
    assert coins(state) == (8, 11, 11)
    assert state.board.ties == ()


def test_I20_accusation_is_hidden_until_it_is_judged() -> None:
    state = do(missed_zap(), "1 catch", "2 catch")
    charged = do(state, "1 charge 1 zap")
    other = do(state, "1 charge 4 clap")
    assert IGOR.view(charged, 2) == IGOR.view(other, 2)


def test_I20_catch_is_one_posted_button_for_all_seats() -> None:
    offer = offered(missed_zap(), 3, "catch")
    assert offer.posted
    assert offer.voluntary
    asks = {offered(missed_zap(), seat, "catch").ask for seat in range(4)}
    assert len(asks) == 1


def test_I20_moment_lasts_a_blink_and_a_cry_without_accusation_is_withdrawn() -> None:
    state = do(missed_zap(), "1 catch")
    assert offered(state, None, "close_claims").timeout.after is Wait.BLINK
    last = step(do(state, "- close_claims"), "1 charge drop")
    assert coins(last.state) == (10, 10, 10, 10)
    assert event_keys(last) == ["igor-not-said"]


def test_I20_seat_has_one_open_cry_and_as_many_a_card_as_there_are_seats() -> None:
    state = do(missed_zap(), "1 catch")
    assert refusal(state, "1 catch") == "igor-no-catch-now"
    for _ in range(3):
        state = do(state, "1 charge drop", "1 catch")
    state = do(state, "1 charge drop")
    assert refusal(state, "1 catch") == "igor-no-catch-now"
    assert "catch" in verbs(play(state, "B4"), 1)


def test_I21_9_accuser_pays_for_a_rule_that_is_not_in_force() -> None:
    state = position("H9 B1", "H2 B2", "H3 B3", rules="r02")
    state = play(state, "H9 H2 H3 B1")
    assert coins(catch(state, 1, 0, "switch")) == (13, 9, 10)


def test_I21_accuser_pays_if_the_act_was_done() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = play(do(state, "0 act zap"), "B2")
    assert coins(catch(state, 2, 0, "zap")) == (10, 10, 9)


def test_I21_accuser_without_coins_pays_nothing() -> None:
    state = catch(missed_zap(coins=(10, 0, 10, 10)), 1, 2, "howl")
    assert coins(state) == (10, 0, 10, 10)


def test_I21_accusing_oneself_is_refused() -> None:
    assert refusal(do(missed_zap(), "1 catch"), "1 charge 2 zap") == "igor-not-oneself"
    assert refusal(missed_zap(), "1 charge 1 zap") == "igor-no-claim"


def test_I24_11_nobody_pays_if_the_accused_still_had_time_to_act() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = do(state, "1 catch", "0 act zap", "1 charge 1 zap")
    last = step(state, "- close_claims")
    assert coins(last.state) == (10, 10, 10)
    zap = line("igor-after", act=line("igor-act-zap"), card=CONTENT.faces["l1a"].line)
    told = line("igor-too-early", seat=Seat(1), other=Seat(0), act=zap, coins=0)
    assert last.events == (told,)


def test_I24_nobody_pays_if_the_window_closed_only_after_the_cry() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = play(do(state, "2 catch", "- close_claims"), "B2")
    assert coins(do(state, "2 charge 1 zap")) == (10, 10, 10)


def test_I19_I24_I25_claim_that_costs_nothing_says_whether_it_is_early_late_or_repeated() -> None:
    def told(state: State, *moves: str) -> list[str]:
        cried = do(state, "2 catch", *moves, "2 charge 1 zap")
        return event_keys(step(cried, "- close_claims"))

    open_still = play(position("L1 B1", "L8 B3", "L0 B5", rules="r02"), "L1")
    missed = play(open_still, "L8")
    expired = play(position("L1 B3 B2", "L8 B4 B1", "L0 B5 B6", rules="r02"), "L1 L8 L0 B4 B5 B3")
    assert told(open_still) == ["igor-too-early"]
    assert told(open_still, "1 play l8a") == ["igor-too-early"], "it was open at the cry"
    # Cards may have been played since: without the cry that would read as untrue.
    cried = do(open_still, "2 catch", "1 play l8a", "2 charge 1 zap")
    (early,) = step(cried, "- close_claims").events
    assert "at the call there was still time" in _TEXTS.check(early)["en"]
    assert told(expired) == ["igor-too-late"]
    assert told(catch(missed, 1, 0, "zap")) == ["igor-claimed-before"]
    assert told(do(missed, "0 confess zap")) == ["igor-claimed-before"]
    assert told(missed) == ["igor-caught"]
    assert told(do(open_still, "0 act zap")) == ["igor-wrong"]


def test_I25_breach_can_be_claimed_until_the_breakers_own_next_card() -> None:
    state = play(position("L1 B1", "L8 B3", "L0 B5", rules="r02"), "L1 L8 L0")
    assert coins(catch(state, 2, 0, "zap")) == (9, 13, 11)
    state = play(state, "B3 B5")
    assert coins(catch(state, 2, 0, "zap")) == (9, 13, 11)
    state = play(position("L1 B1 B2", "L8 B3 B4", "L0 B5 B6", rules="r02"), "L1 L8 L0 B3 B5 B1")
    assert coins(catch(state, 1, 0, "zap")) == (10, 13, 13)


def test_I25_cry_in_time_counts_even_if_the_accusation_comes_later() -> None:
    state = play(position("L1 B1 B2", "L8 B3 B4", "L0 B5 B6", rules="r02"), "L1 L8 L0 B3 B5")
    state = do(state, "1 catch", "- close_claims")
    state = do(play(state, "B1"), "1 charge 1 zap")
    assert coins(state)[0] == 9


def test_I26_unnoticed_breach_costs_nothing() -> None:
    state = play(missed_zap(), "B4 B6")
    assert coins(state) == (10, 10, 10, 13)


def test_I26_views_and_offers_do_not_depend_on_duties() -> None:
    needed = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    idle = play(position("L1 B1", "B2 B3", "B4 B5", rules="r07"), "L1 B2")
    for seat in (0, 1, 2, None):
        assert IGOR.view(needed, seat) == IGOR.view(idle, seat)
        assert verbs(needed, seat) == verbs(idle, seat)


def test_I27_cards_can_be_played_during_claims_and_votes() -> None:
    state = do(missed_zap(), "1 catch", "3 catch", "3 charge 1 zap")
    state = play(state, "B4")
    assert state.board.trick[-1].seat == 2
    assert offered(state, 3, "play") is not None
    state = catch(missed_zap(), 1, 2, "howl")
    state = do(state, "1 dispute")
    assert play(state, "B4").board.votes == state.board.votes


def test_I27_next_round_waits_until_all_claims_are_settled() -> None:
    state = play(position("L1", "B2", "B4", rules="r02"), "L1 B2 B4")
    state = do(state, "2 catch", "0 ready", "1 ready", "2 ready")
    assert state.board.phase is Phase.LAST_CALL
    state = do(state, "- close_claims", "2 charge 1 zap")
    assert state.board.phase is Phase.LAST_CALL
    state = do(state, "0 ready")  # who was caught may dispute it
    assert state.board.phase is Phase.CHANGE
    assert coins(state) == (9, 10, 14)


def test_I20_cry_by_mistake_can_be_dropped_for_free() -> None:
    state = do(missed_zap(), "1 catch")
    last = step(state, "1 drop")
    assert event_keys(last) == ["igor-withdrawn"]
    assert coins(last.state) == (10, 10, 10, 10)
    assert refusal(last.state, "1 drop") == "igor-no-claim"


def test_I23_phrase_said_in_the_breath_before_the_card_counts() -> None:
    state = position("L1 B1", "B2 B3", "B4 B5", rules="r02")
    early = play(do(state, "0 act zap"), "L1 B2")
    assert coins(catch(early, 1, 0, "zap")) == (10, 9, 10)
    other = play(do(state, "1 act zap"), "L1 B2")
    assert coins(catch(other, 1, 0, "zap")) == (9, 11, 10)


def test_I23_phrase_said_before_the_card_that_wins_the_trick_counts() -> None:
    state = play(position("H1 B1", "H2 B2", "H9 B3", rules="r01"), "H1 H2")
    early = play(do(state, "2 act switch"), "H9 B3")
    assert coins(catch(early, 0, 2, "switch")) == (9, 10, 13)


def test_I23_phrase_before_the_card_fulfils_one_duty_and_only_of_the_next_card() -> None:
    state = position("L1 L2 P1", "L3 B2 B3", "B4 B5 B6", rules="r02", size=3)
    state = play(do(state, "0 act zap"), "L1 L3 B4 B6 L2 B2")
    assert coins(catch(state, 1, 0, "zap"))[0] == coins(state)[0] - 1


def test_I25_true_accusation_that_is_late_costs_nothing_as_long_as_the_hand_lasts() -> None:
    hands = ["L9 B9 P9 H9 D9", "L8 B8 P8 H8 D8", "L0 B0 P0 H0 D0"]
    state = play(position(*hands, rules="r02", size=6), "L9 L8 L0 B9 B8 B0 P9 P8 P0 H9 H8 H0 D9")
    before = coins(state)
    assert coins(catch(state, 1, 0, "zap")) == before
    assert coins(catch(state, 1, 0, "howl"))[1] == before[1] - 1
