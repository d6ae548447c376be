"""The rule cards between rounds: I2, I3, I5 to I9, I30."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.action import Wait
from engine.api.event import Line
from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.games.igor.model import Phase, RemovedRule, RuleInForce, State
from tests.games.igor.positions import (
    CONTENT,
    IGOR,
    dealt,
    do,
    end_last_call,
    event_keys,
    offered,
    play,
    play_round,
    position,
    refusal,
    step,
    verbs,
)
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")


def values(offer: object) -> list[str]:
    return [option.value for option in offer.options]  # type: ignore[attr-defined]


def start() -> tuple[State, int]:
    state = dealt(4)
    return state, state.board.dealer


def round_over(
    *won: int, rules: str = "r01 r02", round: int = 1, dealer: int = 0, end: bool = True
) -> State:
    """Return the state after a round in which the seats won these tricks; seat 0 the last one.

    Not to its `end`: only seat 2 is not ready yet.
    """
    hands = ["B9", *(f"B{at}" for at in range(len(won) - 1))]
    state = position(
        *hands, rules=rules, won=(won[0] - 1, *won[1:]), dealer=dealer, round=round, size=sum(won)
    )
    state = play(state, "B9 " + " ".join(hands[1:]))
    assert state.board.tricks_won == won
    return end_last_call(state) if end else do(state, "0 ready", "1 ready")


def test_I2_two_rules_are_in_force_from_the_start() -> None:
    state, dealer = start()
    assert len(state.in_force) == 2
    assert {each.since for each in state.in_force} == {1}
    assert len(state.rule_deck) == 31
    assert state.board.phase is Phase.CHANGE
    assert state.board.changers == (dealer,)


def test_I2_easy_start_draws_only_easy_rules() -> None:
    easy = {rule.id for rule in CONTENT.cards[:18]}
    seen = set()
    for seed in range(60):
        state = dealt(4, seed, start="easy")
        seen |= {each.rule for each in state.in_force}
        assert len(state.rule_deck) == 31
    assert seen <= easy
    assert len(seen) > 12
    assert {each.rule for seed in range(60) for each in dealt(4, seed).in_force} - easy


def test_I3_rules_are_visible_between_rounds_and_in_no_view_during_one() -> None:
    state, dealer = start()
    assert IGOR.view(state, None).rules == state.in_force
    state = do(state, f"{dealer} change pass")
    assert IGOR.view(state, 2).rules == state.in_force
    for seat in range(4):
        state = do(state, f"{seat} ready")
    for seat in (*range(4), None):
        assert IGOR.view(state, seat).rules == ()
    assert IGOR.view(state, None).board.rule_count == 2
    assert IGOR.view(play_round(state), None).rules == state.in_force


def test_I3_reading_ends_when_all_seats_are_ready_or_timed_out() -> None:
    state, dealer = start()
    state = do(state, f"{dealer} change pass")
    offer = offered(state, 1, "ready")
    assert (offer.timeout.after, offer.posted, offer.voluntary) == (Wait.TURN, True, False)
    state = do(state, "0 ready", "1 ready", "2 ready")
    assert state.board.phase is Phase.READING
    assert refusal(state, "2 ready") == "igor-nothing-to-read"
    assert do(state, "3 ready").board.phase is Phase.PLAY


def test_I3_events_of_adding_a_rule_do_not_name_it() -> None:
    state, dealer = start()
    steps = [step(state, f"{dealer} change add")]
    state = steps[-1].state
    steps.append(step(state, f"{dealer} take {state.drawn_rules[0]}"))
    state = steps[-1].state
    for seat in range(4):
        steps.append(step(state, f"{seat} ready"))
        state = steps[-1].state
    keys = {key for each in steps for event in each.events for key in _keys(event)}
    assert not [key for key in keys if "rule-" in key or "when-" in key]


def _keys(line: Line) -> list[str]:
    inner = [each for _, value in line.params if isinstance(value, Line) for each in _keys(value)]
    return [line.key, *inner]


def test_I3_only_the_table_shows_the_rules_and_no_private_message_does() -> None:
    state, dealer = start()
    drawn = do(state, f"{dealer} change add")
    for seat in range(4):
        assert "igor-rule-" not in repr(IGOR.picture(IGOR.view(state, seat)))
        assert "igor-rule-" not in repr(IGOR.picture(IGOR.view(drawn, seat)))
    assert offered(drawn, dealer, "take").fleeting
    table = repr(IGOR.picture(IGOR.view(state, None)))
    assert all(f"igor-rule-{each.rule}'" in table for each in state.in_force)


def test_I5_17_first_dealer_may_add_or_pass_but_not_remove() -> None:
    state, dealer = start()
    assert values(offered(state, dealer, "change")) == ["add", "pass"]
    rule = state.in_force[0].rule
    assert refusal(state, f"{dealer} remove {rule}") == "igor-too-fresh"
    assert verbs(state, (dealer + 1) % 4) == []
    assert refusal(state, f"{(dealer + 1) % 4} change pass") == "igor-no-change-now"


def test_I5_passing_changes_no_rule() -> None:
    state, dealer = start()
    last = step(state, f"{dealer} change pass")
    assert (last.state.in_force, last.state.rule_deck) == (state.in_force, state.rule_deck)
    assert event_keys(last) == ["igor-left", "igor-reading"]


def test_I6_adding_seat_looks_at_three_rules_and_takes_one() -> None:
    state, dealer = start()
    looking = do(state, f"{dealer} change add")
    assert IGOR.view(looking, dealer).drawn_rules == state.rule_deck[:3]
    assert IGOR.view(looking, (dealer + 1) % 4).drawn_rules == ()
    assert values(offered(looking, dealer, "take")) == list(state.rule_deck[:3])
    taken = do(looking, f"{dealer} take {state.rule_deck[1]}")
    assert taken.in_force[-1] == RuleInForce(state.rule_deck[1], 1)
    assert sorted(taken.rule_deck) == sorted(set(state.rule_deck) - {state.rule_deck[1]})
    assert taken.board.rule_count == 3
    assert refusal(looking, f"{dealer} take {state.rule_deck[5]}") == "igor-not-on-offer"


def test_I6_two_rules_not_taken_are_shuffled_back() -> None:
    state, dealer = start()
    left = state.rule_deck[0]
    places = set()
    for seed in range(30):
        chance = replace(state, rng=Rng(bytes([seed]) * 16))
        after = do(chance, f"{dealer} change add", f"{dealer} take {state.rule_deck[2]}")
        places.add(after.rule_deck.index(left))
    assert len(places) > 10


def test_I6_short_rule_deck_offers_what_is_left() -> None:
    state, dealer = start()
    short = replace(state, rule_deck=state.rule_deck[:2])
    assert values(offered(do(short, f"{dealer} change add"), dealer, "take")) == list(
        state.rule_deck[:2]
    )
    bare = replace(state, rule_deck=())
    assert values(offered(bare, dealer, "change")) == ["pass"]
    assert refusal(bare, f"{dealer} change add") == "igor-nothing-to-add"


def test_I6_I9_rules_that_may_return_are_read_in_full_though_the_rule_deck_is_empty() -> None:
    state, dealer = start()
    state = replace(state, rule_deck=(), removed=(RemovedRule("r05", 0),))
    (option,) = offered(do(state, f"{dealer} change add"), dealer, "take").options
    assert (option.value, option.hint.key) == ("r05", "igor-text-r05")


def test_I7_removed_rule_is_named_only_in_the_table_picture() -> None:
    state = round_over(4, 2, 1)
    last = step(state, "0 remove r01")
    assert last.state.in_force == (RuleInForce("r02", 1),)
    assert event_keys(last) == ["igor-took-out", "igor-next-dealer"]
    assert "igor-gone" in repr(IGOR.picture(IGOR.view(last.state, None)))
    assert refusal(state, "0 remove r09") == "igor-not-in-force"


def test_I5_I30_who_changes_as_winner_and_as_dealer_is_asked_as_one_and_then_as_the_other() -> None:
    state = round_over(3, 3, 1, dealer=2)
    assert state.board.changers == (0, 1, 0)
    assert offered(state, 0, "change").label == Line("igor-ask-change-most")
    first = step(state, "0 change pass")
    assert event_keys(first) == ["igor-left", "igor-next-most"]
    second = step(first.state, "1 change pass")
    assert event_keys(second) == ["igor-left", "igor-next-dealer"]
    assert offered(second.state, 0, "change").label == Line("igor-ask-change-dealer")
    assert event_keys(step(second.state, "0 change pass")) == ["igor-left", "igor-reading"]


def test_I8_15_new_rule_cannot_be_removed_before_a_full_round() -> None:
    # Tricks 3-3-1: seats 0 and 1 are tied; dealer 2 sits right of seat 0.
    state = round_over(3, 3, 1, dealer=2)
    assert state.board.changers == (0, 1, 0)
    state = do(state, "0 change add")
    fresh = state.drawn_rules[0]
    state = do(state, f"0 take {fresh}")
    assert refusal(state, f"1 remove {fresh}") == "igor-too-fresh"
    assert offered(state, 1, "remove").label == Line("igor-ask-remove-old")
    state = do(state, "1 change pass")
    assert refusal(state, f"0 remove {fresh}") == "igor-too-fresh"
    state = play_round(state)
    seat = state.board.changers[0]
    assert fresh in [each.value for each in offered(state, seat, "remove").options]
    assert offered(state, seat, "remove").label == Line("igor-ask-remove")
    assert fresh not in [each.rule for each in do(state, f"{seat} remove {fresh}").in_force]


def test_I9_16_removed_rule_may_return_after_a_full_round_without_it() -> None:
    state = round_over(4, 2, 1, round=2)
    assert state.board.round == 3
    state = do(state, "0 remove r01")
    assert state.removed == (RemovedRule("r01", 3),)
    assert "r01" not in values(offered(do(state, "1 change add"), 1, "take"))
    state = replace(state, board=replace(state.board, rounds=5))
    state = play_round(state)
    assert state.board.round == 4
    seat = state.board.changers[0]
    looking = do(state, f"{seat} change add")
    assert values(offered(looking, seat, "take")) == [*looking.drawn_rules, "r01"]
    back = do(looking, f"{seat} take r01")
    assert back.in_force[-1] == RuleInForce("r01", 4)
    assert back.removed == ()
    assert len(back.rule_deck) == len(state.rule_deck)


def test_I30_winner_of_most_tricks_changes_a_rule_before_the_next_dealer() -> None:
    state = round_over(4, 2, 1, dealer=0)
    assert state.board.changers == (0, 1)
    assert values(offered(state, 0, "change")) == ["add", "pass"]
    assert offered(state, 0, "remove") is not None
    assert verbs(state, 1) == []
    state = do(state, "0 change pass")
    assert offered(state, 1, "change") is not None


@pytest.mark.parametrize(
    ("won", "dealer", "told"),
    [
        ((4, 2, 1), 0, "{0} can add or remove a rule, then {1} as"),
        ((3, 3, 1), 0, "{1}, {0} can each add or remove a rule, then {1} again, as"),
    ],
)
def test_I5_I30_the_end_of_a_round_says_who_changes_rules(
    won: tuple[int, ...], dealer: int, told: str
) -> None:
    state = round_over(*won, dealer=dealer, end=False)
    made = step(state, "2 ready")
    assert event_keys(made) == ["igor-hand-over", "igor-changers"]
    names = [_TEXTS.seat_name(seat) for seat in range(3)]
    assert _TEXTS.check(made.events[-1])["en"] == f"Now {told.format(*names)} the next dealer."


def test_I2_I5_the_start_says_who_can_add_a_rule() -> None:
    made = IGOR.setup(3, resolve_options(IGOR.info.options, {}, {}), Rng(bytes(16)))
    said = f"{_TEXTS.seat_name(made.state.board.dealer)} deals first and can add a rule."
    assert _TEXTS.check(made.events[-1])["en"].endswith(said)


def test_I30_15_tied_winners_change_rules_in_order_from_the_dealers_left() -> None:
    assert round_over(3, 3, 1, dealer=0).board.changers == (1, 0, 1)
    assert round_over(3, 3, 1, dealer=1).board.changers == (0, 1, 2)


def test_I30_no_change_follows_the_last_round() -> None:
    assert round_over(4, 2, 1, round=3).board.phase is Phase.OVER


def test_I10_all_cards_are_shuffled_for_every_round() -> None:
    state = play_round(dealt(4))
    after = play_round(state)
    assert sorted((*state.deck, *(c for p in state.played for c in p))) == sorted(CONTENT.pack)
    assert state.played != after.played
