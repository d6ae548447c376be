"""What the rules in force demand, when, of whom, and until when: I18, I23, I29 and the cards."""

from __future__ import annotations

import pytest

from engine.games.igor.model import Phase, State
from tests.games.igor.positions import CONTENT, catch, coins, do, laid, play, refusal, step


def owed(state: State) -> list[tuple[int, str, str]]:
    """Give (seat, rule, act) of what is to be done now."""
    return [(duty.seat, duty.rule, duty.act) for duty in state.duties if duty.closed_at is None]


def missed(state: State) -> list[tuple[int, str]]:
    return [
        (duty.seat, duty.rule) for duty in state.duties if duty.closed_at and not duty.fulfilled
    ]


#: Example hands: four seats, the cards as they are laid by seat 0 first, the rule, what it asks.
_CARDS = {
    "r01 the winner": ("r01", "H3 H4 H5 P0", [(3, "r01", "switch")]),
    "r02 lightning by suit": ("r02", "L1", [(0, "r02", "zap")]),
    "r02 lightning by picture": ("r02", "D2", [(0, "r02", "zap")]),
    "r02 nothing shown": ("r02", "B9", []),
    "r03 bone": ("r03", "B9", [(0, "r03", "rattle")]),
    "r04 heart": ("r04", "H0", [(0, "r04", "hearts")]),
    "r05 poison": ("r05", "P9", [(0, "r05", "bottoms")]),
    "r06 dynamite by picture": ("r06", "L2", [(0, "r06", "boom")]),
    "r07 a nought": ("r07", "B0", [(0, "r07", "eyes")]),
    "r08 a nine": ("r08", "B9", [(0, "r08", "salute")]),
    "r09 a seven": ("r09", "B7", [(0, "r09", "clap")]),
    "r10 a one in trick one": ("r10", "B1", [(0, "r10", "drum")]),
    "r10 a two in trick one": ("r10", "B2", []),
    "r11 a brain": ("r11", "L3", [(0, "r11", "call.6")]),
    "r12 the creature": ("r12", "D0", [(0, "r12", "alive")]),
    "r13 the moon": ("r13", "L0", [(0, "r13", "howl")]),
    "r14 the next player": ("r14", "P7", [(1, "r14", "master")]),
    "r15 the assistant": ("r15", "H9B", [(0, "r15", "bow")]),
    "r16 the next player": ("r16", "B0", [(1, "r16", "knock")]),
    "r17 a rat": ("r17", "P0", [(0, "r17", "shiver")]),
    "r18 a hand": ("r18", "L2", [(0, "r18", "handsup")]),
    "r19 the rank before": ("r19", "B4 P4", [(1, "r19", "sorry")]),
    "r20 off suit": ("r20", "B4 P5", [(1, "r20", "cackle")]),
    "r20 in suit": ("r20", "B4 B5", []),
    "r21 takes the lead": ("r21", "B4 B5", [(1, "r21", "mine")]),
    "r21 a lead takes nothing over": ("r21", "B4", []),
    "r21 stays behind": ("r21", "B4 B3", []),
    "r22 the sum of the trick": ("r22", "H4 H9 H0 H6", [(3, "r22", "call.19")]),
    "r23 one step": ("r23", "B4 P5", [(1, "r23", "point.0")]),
    "r23 nine and nought are far apart": ("r23", "B9 P0", []),
    "r24 thanks to the leader": ("r24", "H4 H9 H0 H6", [(1, "r24", "thank.0")]),
    "r24 the leader wins": ("r24", "H9 H4 H0 H6", []),
    "r25 the lowest": ("r25", "H4 H9 H0 H6", [(2, "r25", "night")]),
    "r25 of equals the last": ("r25", "H4 H0A H0B H6", [(2, "r25", "night")]),
    "r26 the leader": ("r26", "B4", [(0, "r26", "after_you")]),
    "r26 nobody else": ("r26", "B4 B5", []),
    "r27 all but the winner": (
        "r27",
        "H4 H9 H0 H6",
        [(0, "r27", "clap"), (2, "r27", "clap"), (3, "r27", "clap")],
    ),
    "r27 won off suit": ("r27", "H4 H9 P0 H6", []),
    "r29 the first off suit": ("r29", "H4 P1", [(2, "r29", "eyes")]),
    "r29 not the second": ("r29", "H4 P1 D9", []),
    "r30 after the dealer": ("r30", "H4 H9 H0 H6", [(1, "r30", "salute")]),
}


@pytest.mark.parametrize("name", _CARDS)
def test_I29_a_rule_card_asks_for_what_it_says(name: str):
    rule, spelt, wanted = _CARDS[name]
    hands = [*spelt.split(), "B3", "B3B", "B6"][:4]
    assert owed(play(laid(*hands, rules=rule, size=7), spelt)) == wanted


def test_I29_13_lightning_by_picture_and_dynamite_by_suit_are_two_duties():
    assert CONTENT.faces["d2a"].shows == {"dynamite", "castle", "lightning"}
    state = play(laid("D2 B1", "B2 B3", "B4 B5", rules="r02 r06"), "D2")
    assert owed(state) == [(0, "r02", "zap"), (0, "r06", "boom")]
    state = play(laid("L2 B1", "B2 B3", "B4 B5", rules="r02 r06 r18"), "L2")
    assert [rule for _, rule, _ in owed(state)] == ["r02", "r06", "r18"]


def test_I29_13_two_rules_broken_with_one_card_are_two_fines():
    state = play(laid("D2 B1", "B2 B3", "B4 B5", rules="r02 r06"), "D2 B2")
    state = catch(catch(state, 1, 0, "zap"), 2, 0, "boom")
    assert coins(state) == (8, 11, 11)


@pytest.mark.parametrize("trick", range(1, 11))
def test_r10_the_rank_of_the_trick_is_nought_in_the_tenth(trick: int):
    hand = f"B{trick % 10} P1"
    won = (trick - 1, 0, 0)
    state = laid(hand, "B2 B3", "P4 P5", rules="r10", won=won, size=10)
    if trick < 10:
        assert owed(play(state, f"B{trick % 10}"))[0][1] == "r10"
    else:
        assert owed(play(state, "B0"))[0][1] == "r10"


def test_r14_the_scientist_of_the_last_card_binds_the_next_leader():
    # Example 19: the debtor leads the next trick; whoever laid the card owes nothing to itself.
    state = laid("H4 B1", "H9 B2", "P7 B3", rules="r14")
    assert owed(play(state, "H4 H9 P7")) == []
    state = laid("H4 B1", "P8 B2", "P7 B3", rules="r14")
    assert owed(play(state, "H4 P8 P7")) == [(1, "r14", "master")]


def test_r22_18_the_called_sum_must_be_right():
    state = play(laid(*["H4", "H9", "H0", "H6", "H3"], rules="r22", size=2), "H4 H9 H0 H6 H3")
    assert owed(state) == [(4, "r22", "call.22")]
    assert owed(do(state, "4 call 21")) == [(4, "r22", "call.22")]
    assert owed(do(state, "4 call 22")) == []


def test_r11_18_a_brain_on_lightning_three_wants_a_six():
    state = play(laid("L3 B1", "B2 B3", "B4 B5", rules="r11"), "L3")
    assert owed(do(state, "0 call 3")) == [(0, "r11", "call.6")]
    assert owed(do(state, "0 call 6")) == []


def test_r23_24_an_aimed_act_must_be_aimed_right():
    state = play(laid("B4 B1", "P5 P3", "B6 B5", rules="r23"), "B4 P5")
    assert owed(do(state, "1 act point 3", "1 act thank 1")) == [(1, "r23", "point.0")]
    assert owed(do(state, "1 act point 1")) == []


def test_r28_whoever_pays_bows_but_not_for_forgetting_to_bow():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02 r28"), "L1 B2")
    state = catch(state, 1, 0, "zap")
    assert owed(state) == [(0, "r28", "bow")]
    state = catch(play(state, "B4"), 2, 0, "bow")
    assert coins(state)[0] == 8
    assert owed(state) == []


def test_r28_a_false_accusation_is_a_fine_too():
    state = catch(play(laid("B1 B2", "B3 B4", "B5 B6", rules="r28"), "B1"), 2, 0, "zap")
    assert owed(state) == [(2, "r28", "bow")]


def test_two_duties_of_one_act_need_it_twice_and_the_oldest_is_claimed_first():
    state = laid("H9B B1", "B2 B3", "B4 B5", rules="r15 r28 r02")
    state = catch(play(state, "H9B"), 0, 1, "zap")
    assert owed(state) == [(0, "r15", "bow"), (0, "r28", "bow")]
    state = do(state, "0 act bow")
    assert owed(state) == [(0, "r28", "bow")]
    assert owed(do(state, "0 act bow")) == []


def test_I23_an_act_must_be_done_before_the_next_card():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    assert missed(play(do(state, "0 act zap"), "B2")) == []
    assert missed(play(state, "B2")) == [(0, "r02")]


def test_I23_ones_own_card_ends_the_window_of_whoever_plays_next():
    state = play(laid("P7 B1", "B2 B3", "B4 B5", rules="r14"), "P7")
    assert missed(play(state, "B2")) == [(1, "r14")]
    assert missed(play(do(state, "1 act master"), "B2")) == []


def test_I23_what_a_trick_asks_for_may_be_done_until_the_next_lead():
    state = play(laid("H4 B1", "H9 B2", "H1 B3", rules="r27 r01"), "H4 H9 H1")
    state = do(state, "0 act clap", "1 act switch")
    assert missed(play(state, "B2")) == [(2, "r27")]


def test_I23_at_a_slow_table_there_is_time_until_the_next_trick():
    state = laid("L1 B1", "B2 B3", "B4 B5", rules="r02", soon="trick")
    state = play(state, "L1 B2 B4")
    assert missed(state) == []
    assert missed(play(state, "B5")) == [(0, "r02")]
    assert missed(play(do(state, "0 act zap"), "B5")) == []


def test_I23_doing_everything_is_no_way_out():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = do(state, "0 act clap", "0 act howl", "0 act bow")
    assert refusal(state, "0 act zap") == "igor-acts-used-up"
    assert refusal(state, "0 call 3") == "igor-acts-used-up"
    assert do(play(state, "B2"), "0 act zap").board.uses[0].acts == 1


def test_I23_with_many_rules_there_are_as_many_acts():
    rules = "r02 r03 r04 r05 r06"
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules=rules), "L1")
    state = do(state, *["0 act clap"] * 5)
    assert refusal(state, "0 act clap") == "igor-acts-used-up"


def test_I18_nothing_is_due_before_the_first_card():
    assert owed(laid("L1", "B2", "B3", rules="r02 r01 r30")) == []


def test_I18_14_the_last_card_of_a_hand_binds_nobody():
    state = laid("B8", "B7", "L9", rules="r02 r08 r01", won=(6, 0, 0))
    state = play(state, "B8 B7 L9")
    assert state.board.phase is Phase.LAST_CALL
    assert owed(state) == []
    assert coins(catch(state, 0, 2, "zap"))[0] == 9
    assert coins(catch(state, 0, 2, "switch"))[0] == 9


def test_I18_14_what_was_missed_before_may_be_claimed_after_the_last_card():
    # Seat 0 wins trick 6 and leads trick 7 without a word: it has no later card that ends it.
    state = laid("B9 B8", "B7 B6", "B5 B4", rules="r01", won=(5, 0, 0))
    state = play(state, "B9 B7 B5 B8 B6 B4")
    assert state.board.phase is Phase.LAST_CALL
    assert coins(catch(state, 1, 0, "switch"))[:2] == (15, 11)


def test_I18_between_hands_there_is_nothing_to_act_on():
    state = play(laid("B8", "B7", "L9", rules="r02"), "B8 B7 L9")
    assert refusal(state, "0 act zap") == "igor-no-act-now"


def test_I26_an_act_is_told_the_same_whether_it_was_needed_or_not():
    needed = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    idle = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r07"), "L1")
    assert step(needed, "0 act zap").events == step(idle, "0 act zap").events


#: Bans: the hand, the tricks won before, the card, whether it could have been avoided.
_BANS = {
    "r31 only hearts": ("r31", "H4 H5", "H4", (0, 0, 0), (), False),
    "r31 poison too": ("r31", "H4 P2", "H4", (0, 0, 0), (), True),
    "r31 another suit": ("r31", "H4 P2", "P2", (0, 0, 0), (), False),
    "r32 even to the first with an odd one": ("r32", "B4 B5", "B4", (0, 0, 0), (), True),
    "r32 only even ones": ("r32", "B4 B6", "B4", (0, 0, 0), (), False),
    "r32 even to the second": ("r32", "B4 B5", "B4", (1, 0, 0), (), False),
    "r32 odd to the first": ("r32", "B4 B5", "B5", (0, 0, 0), (), False),
    "r33 the same rank again": ("r33", "B4 B5", "B4", (1, 0, 0), ("P4", "P1", "P2"), True),
    "r33 nothing but that rank": ("r33", "B4 L4", "B4", (1, 0, 0), ("P4", "P1", "P2"), False),
    "r33 another rank": ("r33", "B4 B5", "B5", (1, 0, 0), ("P4", "P1", "P2"), False),
}


@pytest.mark.parametrize("name", _BANS)
def test_20_a_ban_is_broken_only_by_what_could_have_been_avoided(name: str):
    rule, hand, card, won, played, broken = _BANS[name]
    state = laid(hand, "D1 D2", "D3 D4", rules=rule, won=won, played=played)
    state = catch(play(state, card), 1, 0, "card")
    assert coins(state) == ((9, 11, 10) if broken else (10, 9, 10))


def test_r33_following_suit_leaves_no_choice():
    state = laid("B9 D1", "B4 P5", "B6 B7", rules="r33", won=(1, 0, 0), played=("P1", "P4", "P2"))
    assert coins(catch(play(state, "B9 B4"), 2, 1, "card")) == (10, 10, 9)


def test_20_a_ban_can_be_claimed_until_the_breakers_next_card():
    state = play(laid("H9 P2 P3", "H1 H2 B3", "H3 H4 B5", rules="r31"), "H9 H1 H3")
    assert coins(catch(state, 1, 0, "card")) == (12, 11, 10)
    assert coins(catch(play(state, "P2"), 1, 0, "card")) == (13, 10, 10)
