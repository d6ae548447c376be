"""The voluntary moves of the house: the acts that are due, catches, votes."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.game import VoluntaryMove
from engine.api.options import resolve_options
from engine.games.igor.model import State
from engine.table.hints import answerable
from engine.table.model import Cause, Change, Strength
from tests.games.igor.positions import IGOR, cards, do, play, position
from tests.support.whole_game import play_game


def actions(state: State, seat: int) -> list[Action]:
    return [move.action for move in IGOR.voluntary_moves(state, seat)]


def only_move(state: State, seat: int) -> VoluntaryMove:
    (move,) = IGOR.voluntary_moves(state, seat)
    return move


def test_house_does_a_demanded_act_once() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    assert actions(state, 0) == [Action("act", ("zap",))]
    assert actions(state, 1) == []
    assert actions(do(state, "0 act zap"), 0) == []


def test_no_hint_tells_what_a_rule_in_force_demands_i3() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    for seat in range(3):
        offers = IGOR.offers(IGOR.view(state, seat))
        assert {each.verb for each in offers} & {"act", "catch"}
        assert {each.verb for each in answerable(IGOR, offers)} <= {"play"}


def test_house_aims_and_calls_as_the_rule_demands() -> None:
    state = play(position("L4 B1", "L5 B3", "B4 B5", rules="r23"), "L4 L5")
    assert actions(state, 1) == [Action("act", ("point", "1"))]
    state = play(position("L4 B1", "L9 B3", "L0 L6", rules="r22"), "L4 L9 L0")
    assert actions(state, 2) == [Action("act", ("call", "13"))]


def test_house_remembers_an_older_rule_better() -> None:
    fresh = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02", round=3), "L1")
    old = replace(fresh, in_force=tuple(replace(each, since=1) for each in fresh.in_force))
    assert only_move(fresh, 0).chance_permille < only_move(old, 0).chance_permille < 1_000


def test_house_catches_a_missed_duty_and_names_it() -> None:
    """Wait for the next card, because until then the act may still be done."""
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1")
    assert actions(state, 2) == []
    state = play(state, "B2")
    assert actions(state, 2) == [Action("catch")]
    assert actions(state, 0) == []
    cried = do(state, "2 catch")
    assert actions(cried, 2) == [Action("charge", ("1", "zap")), Action("drop")]
    assert actions(cried, 3) == [], "another seat cried before"
    judged = do(cried, "2 charge 1 zap", "- close_claims")
    assert judged.board.coins == (9, 10, 11, 10)
    assert actions(judged, 3) == []


def test_house_does_not_accuse_of_what_was_missed_after_its_cry() -> None:
    hands = ("L1 B1", "L2 B3", "B4 B5", "B6 B7")
    cried = do(play(position(*hands, rules="r02"), "L1 L2"), "3 catch")
    later = play(cried, "B4")
    assert actions(later, 3) == [Action("charge", ("1", "zap")), Action("drop")]


def test_I25_house_accuses_of_what_it_cried_at_though_it_is_too_old_for_another_cry() -> None:
    state = play(position("L1 B1 B2", "L8 B3 B4", "L0 B5 B6", rules="r02"), "L1 L8")
    state = do(state, "1 act zap", "2 act zap")
    later = play(do(state, "2 catch"), "L0 B3 B5 B1")
    assert actions(later, 2) == [Action("charge", ("1", "zap")), Action("drop")]
    assert actions(do(later, "2 drop"), 2) == []


def test_I22_house_withdraws_a_cry_at_what_was_owned_up_to() -> None:
    cried = do(play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2"), "2 catch")
    owned_up = do(cried, "0 confess zap")
    assert actions(owned_up, 2) == [Action("drop")]
    assert do(owned_up, "2 drop").board.claims == ()


def test_house_does_not_catch_a_seat_without_coins() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02", coins=(0, 10, 10)), "L1 B2")
    assert actions(state, 2) == []


def test_house_accuses_of_a_forbidden_card_that_was_probably_not_forced() -> None:
    """Use R31: of the leader's other cards one is probably no heart, whatever they are."""
    for others in ("H5 H6", "B1 B2"):
        state = play(position(f"H0 {others}", "H7 B3 B4", "H8 B5 B6", rules="r31"), "H0")
        assert actions(state, 2) == [Action("catch")]
        charge = Action("charge", ("1", "card"))
        assert actions(do(state, "2 catch"), 2) == [charge, Action("drop")]
        assert actions(state, 0) == []


def test_house_does_not_accuse_of_a_card_that_was_probably_forced() -> None:
    """Use R33: the only other card is probably not of the suit that had to be followed."""
    state = play(position("P3 B3 L1", "P4 B4 L2", "P5 B6 L3", rules="r33"), "P3 P4 P5 B6 B3")
    assert [duty.act.word for duty in state.duties] == ["card"]
    assert actions(state, 1) == []


def test_house_does_not_accuse_of_the_same_forbidden_card_again() -> None:
    hands = ("H0 H5 H6 H9", "H7 B3 B4 B5", "H8 B6 B7 B8", "D1 D2 D3 D4")
    state = play(position(*hands, rules="r31"), "H0")
    assert actions(state, 2) == [Action("catch")]
    judged = do(state, "2 catch", "2 charge 1 card", "- close_claims")
    assert judged.board.coins == (10, 10, 9, 10), "it had only hearts"
    assert actions(judged, 2) == actions(judged, 3) == []


def test_house_votes_for_the_ruling() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1 B2")
    state = do(state, "2 catch", "2 charge 1 zap", "- close_claims", "0 dispute")
    number = state.board.votes[0].number
    assert actions(state, 3) == [Action("vote", (f"yes-{number}",))]


def test_house_moves_do_not_depend_on_hidden_hands() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02 r31"), "L1 B2")
    other = replace(state, hands=(*state.hands[:1], cards("D1 D2"), *state.hands[2:]))
    assert IGOR.voluntary_moves(state, 3) == IGOR.voluntary_moves(other, 3)


def _play_games(strength: Strength, games: int) -> Counter[str]:
    """Return counts of the house's verbs, of events, and of duties the house missed ("missed").

    Two of the four seats are the house.
    """
    counts: Counter[str] = Counter()
    options = resolve_options(IGOR.info.options, {"hands": 2}, {})
    for seed in range(games):
        missed: set[object] = set()

        def watch(change: Change, missed: set[object] = missed) -> None:
            if change.entry.cause is Cause.HOUSE:
                counts[change.entry.action.verb] += 1
            counts.update(event.key for event in change.events)
            for duty in change.after.state.duties:
                key = (change.after.state.board.round, duty.created_at, duty.rule, duty.seat)
                own = change.after.seats[duty.seat].user is None and duty.act.word != "card"
                if own and duty.closed_at is not None and not duty.fulfilled and key not in missed:
                    missed.add(key)
                    counts["missed"] += 1

        play_game(IGOR, options, 4, frozenset({0, 2}), seed, watch, strength=strength)
    return counts


@pytest.mark.long
def test_stronger_house_misses_fewer_duties_and_catches_more() -> None:
    sharp, human, sleepy = (_play_games(strength, 12) for strength in Strength)
    assert sharp["missed"] == 0
    assert min(each["act"] for each in (sharp, human, sleepy)) > 0
    for better, worse in ((sharp, human), (human, sleepy)):
        assert better["igor-caught"] > worse["igor-caught"] > 0
        assert _share_done(better) > _share_done(worse)
    # The house accuses falsely only of a card that was forced against all odds.
    for each in (sharp, human, sleepy):
        assert each["igor-wrong"] < each["igor-caught"] / 10


def _share_done(counts: Counter[str]) -> float:
    done = counts["act"]
    return done / (done + counts["missed"])
