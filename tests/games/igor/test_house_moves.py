"""What a house player does of its own accord: the acts that are due, catches, votes."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.game import VoluntaryMove
from engine.api.options import resolve_options
from engine.games.igor.model import State
from engine.house import player
from engine.table.model import Cause, Change, Strength
from tests.games.igor.positions import IGOR, cards, do, laid, play
from tests.support.evening import played


def wanted(state: State, seat: int) -> list[Action]:
    return [habit.action for habit in IGOR.voluntary_moves(state, seat)]


def only(state: State, seat: int) -> VoluntaryMove:
    (habit,) = IGOR.voluntary_moves(state, seat)
    return habit


def test_it_does_what_a_rule_asks_and_only_until_it_is_done():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    assert wanted(state, 0) == [Action("act", ("zap",))]
    assert wanted(state, 1) == []
    assert wanted(do(state, "0 act zap"), 0) == []


def test_it_aims_and_calls_as_the_rule_says():
    state = play(laid("L4 B1", "L5 B3", "B4 B5", rules="r23"), "L4 L5")
    assert wanted(state, 1) == [Action("act", ("point", "1"))]
    state = play(laid("L4 B1", "L9 B3", "L0 L6", rules="r22"), "L4 L9 L0")
    assert wanted(state, 2) == [Action("call", ("13",))]


def test_it_knows_a_rule_the_better_the_longer_it_is_in_force():
    fresh = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02", hand=3), "L1")
    old = replace(fresh, in_force=tuple(replace(each, since=1) for each in fresh.in_force))
    assert only(fresh, 0).chance_permille < only(old, 0).chance_permille < 1_000


def test_it_cries_at_what_another_forgot_and_says_what_it_was():
    """After the next card it is too late to act: from then on everybody can see that it is."""
    state = play(laid("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1")
    assert wanted(state, 2) == []
    state = play(state, "B2")
    assert wanted(state, 2) == [Action("catch")]
    assert wanted(state, 0) == []
    cried = do(state, "2 catch")
    assert wanted(cried, 2) == [Action("charge", ("1", "zap"))]
    assert wanted(cried, 3) == [], "somebody cried before"
    judged = do(cried, "2 charge 1 zap", "- close_claims")
    assert judged.board.coins == (9, 10, 11, 10)
    assert wanted(judged, 3) == []


def test_what_was_missed_after_the_cry_is_not_what_it_meant():
    hands = ("L1 B1", "L2 B3", "B4 B5", "B6 B7")
    cried = do(play(laid(*hands, rules="r02"), "L1 L2"), "3 catch")
    later = play(cried, "B4")
    assert wanted(later, 3) == [Action("charge", ("1", "zap"))]


def test_it_leaves_those_in_peace_who_have_nothing():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02", coins=(0, 10, 10)), "L1 B2")
    assert wanted(state, 2) == []


def test_of_a_forbidden_card_it_knows_what_was_laid_since():
    """R31: a heart may not be led by who has something else, which only the hand would tell."""
    state = laid("H1 B1", "H2 B3", "H3 B5", rules="r31")
    led = play(state, "H1 H2")
    assert wanted(led, 2) == [], "the leader's hand is not to be looked at"


def test_it_upholds_what_the_table_has_found():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1 B2")
    state = do(state, "2 catch", "2 charge 1 zap", "- close_claims", "0 dispute")
    number = state.board.votes[0].number
    assert wanted(state, 3) == [Action("vote", (f"yes-{number}",))]


def test_the_cards_of_others_change_nothing():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02 r31"), "L1 B2")
    other = replace(state, hands=(*state.hands[:1], cards("D1 D2"), *state.hands[2:]))
    assert IGOR.voluntary_moves(state, 3) == IGOR.voluntary_moves(other, 3)


def _evening(strength: Strength, games: int) -> Counter[str]:
    """Let two of four seats be the house; count what it did and what was done to it."""
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
                own = change.after.seats[duty.seat].user is None and duty.act != "card"
                if own and duty.closed_at is not None and not duty.fulfilled and key not in missed:
                    missed.add(key)
                    counts["missed"] += 1

        played(IGOR, options, 4, frozenset({0, 2}), seed, watch, strength=strength)
    return counts


def test_the_sharp_miss_nothing_the_human_little_and_the_sleepy_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(player, "DECISION_ACTIONS", 60)
    sharp, human, sleepy = (_evening(strength, 12) for strength in Strength)
    assert sharp["missed"] == 0
    assert min(each["act"] + each["call"] for each in (sharp, human, sleepy)) > 0
    for better, worse in ((sharp, human), (human, sleepy)):
        assert better["igor-caught"] > worse["igor-caught"] > 0
        assert _kept(better) > _kept(worse)
    # Nobody who is asked accuses falsely: it claims what everybody could see.
    assert sharp["igor-wrong"] == human["igor-wrong"] == sleepy["igor-wrong"] == 0


def _kept(counts: Counter[str]) -> float:
    done = counts["act"] + counts["call"]
    return done / (done + counts["missed"])
