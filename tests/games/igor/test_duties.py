"""What the rules in force demand of which seat, and until when: I18, I23, I29 and the cards."""

from __future__ import annotations

import pytest

from engine.games.igor.model import Phase, State
from tests.games.igor.positions import CONTENT, catch, coins, do, play, position, refusal, step


def open_duties(state: State) -> list[tuple[int, str, str]]:
    """Return (seat, rule, act) of each open duty."""
    return [
        (duty.seat, duty.rule, ".".join(duty.act.words))
        for duty in state.duties
        if duty.closed_at is None
    ]


def missed(state: State) -> list[tuple[int, str]]:
    return [
        (duty.seat, duty.rule) for duty in state.duties if duty.closed_at and not duty.fulfilled
    ]


#: Name -> the rule, the cards played (seat 0 leads, four seats), the open duties after them.
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
    "r23 one step": ("r23", "B4 P5", [(1, "r23", "point.1")]),
    "r23 nine and nought are far apart": ("r23", "B9 P0", []),
    "r24 thanks to the leader": ("r24", "H4 H9 H0 H6", [(1, "r24", "thank.1")]),
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
    "r30 not the dealer who leads": ("r30", "H4 H0 H6 H9", []),
}


@pytest.mark.parametrize("name", _CARDS)
def test_I29_rule_card_demands_its_act_of_the_right_seat(name: str) -> None:
    rule, spelt, wanted = _CARDS[name]
    hands = [*spelt.split(), "B3", "B3B", "B6"][:4]
    assert open_duties(play(position(*hands, rules=rule, size=7), spelt)) == wanted


def test_I29_13_lightning_picture_and_dynamite_suit_are_two_duties() -> None:
    assert CONTENT.faces["d2a"].shows == {"dynamite", "castle", "lightning"}
    state = play(position("D2 B1", "B2 B3", "B4 B5", rules="r02 r06"), "D2")
    assert open_duties(state) == [(0, "r02", "zap"), (0, "r06", "boom")]
    state = play(position("L2 B1", "B2 B3", "B4 B5", rules="r02 r06 r18"), "L2")
    assert [rule for _, rule, _ in open_duties(state)] == ["r02", "r06", "r18"]


def test_I29_13_two_rules_broken_with_one_card_are_two_fines() -> None:
    state = play(position("D2 B1", "B2 B3", "B4 B5", rules="r02 r06"), "D2 B2")
    state = catch(catch(state, 1, 0, "zap"), 2, 0, "boom")
    assert coins(state) == (8, 11, 11)


@pytest.mark.parametrize("trick", range(1, 11))
def test_r10_rank_of_the_trick_is_zero_in_the_tenth_trick(trick: int) -> None:
    hand = f"B{trick % 10} P1"
    won = (trick - 1, 0, 0)
    state = position(hand, "B2 B3", "P4 P5", rules="r10", won=won, size=10)
    if trick < 10:
        assert open_duties(play(state, f"B{trick % 10}"))[0][1] == "r10"
    else:
        assert open_duties(play(state, "B0"))[0][1] == "r10"


def test_r14_scientist_on_the_last_card_binds_the_next_leader() -> None:
    # Example 19: the next leader has the duty, unless it played the card itself.
    state = position("H4 B1", "H9 B2", "P7 B3", rules="r14")
    assert open_duties(play(state, "H4 H9 P7")) == []
    state = position("H4 B1", "P8 B2", "P7 B3", rules="r14")
    assert open_duties(play(state, "H4 P8 P7")) == [(1, "r14", "master")]


def test_r22_18_only_the_right_sum_fulfils_the_duty() -> None:
    state = play(position(*["H4", "H9", "H0", "H6", "H3"], rules="r22", size=2), "H4 H9 H0 H6 H3")
    assert open_duties(state) == [(4, "r22", "call.22")]
    assert open_duties(do(state, "4 act call 21")) == [(4, "r22", "call.22")]
    assert open_duties(do(state, "4 act call 22")) == []


def test_r11_18_brain_on_lightning_three_demands_a_six() -> None:
    state = play(position("L3 B1", "B2 B3", "B4 B5", rules="r11"), "L3")
    assert open_duties(do(state, "0 act call 3")) == [(0, "r11", "call.6")]
    assert open_duties(do(state, "0 act call 6")) == []


def test_r23_24_act_aimed_at_another_seat_does_not_fulfil_the_duty() -> None:
    state = play(position("B4 B1", "P5 P3", "B6 B5", rules="r23"), "B4 P5")
    assert open_duties(do(state, "1 act point 3", "1 act thank 1")) == [(1, "r23", "point.1")]
    assert open_duties(do(state, "1 act point 1")) == []


def test_r28_payer_must_bow_but_not_for_a_forgotten_bow() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02 r28"), "L1 B2")
    state = catch(state, 1, 0, "zap")
    assert open_duties(state) == [(0, "r28", "bow")]
    state = catch(play(state, "B4"), 2, 0, "bow")
    assert coins(state)[0] == 8
    assert open_duties(state) == []


def test_I23_r28_no_more_bows_are_due_than_a_player_may_act() -> None:
    state = play(position("B1 B2", "B3 B4", "B5 B6", "B7 B8", rules="r28"), "B1")
    for _ in range(4):
        state = catch(state, 2, 0, "zap")
    assert state.board.coins[2] == 6
    assert open_duties(state) == [(2, "r28", "bow")] * state.board.acts_allowed


def test_r28_fine_for_a_false_accusation_demands_a_bow_too() -> None:
    state = catch(play(position("B1 B2", "B3 B4", "B5 B6", rules="r28"), "B1"), 2, 0, "zap")
    assert open_duties(state) == [(2, "r28", "bow")]


def test_I23_two_duties_of_one_act_need_it_twice_and_the_oldest_is_claimed_first() -> None:
    state = position("H9B B1", "B2 B3", "B4 B5", rules="r15 r28 r02")
    state = catch(play(state, "H9B"), 0, 1, "zap")
    assert open_duties(state) == [(0, "r15", "bow"), (0, "r28", "bow")]
    state = do(state, "0 act bow")
    assert open_duties(state) == [(0, "r28", "bow")]
    assert open_duties(do(state, "0 act bow")) == []


def test_I23_act_due_soon_must_be_done_before_the_next_card() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    assert missed(play(do(state, "0 act zap"), "B2")) == []
    assert missed(play(state, "B2")) == [(0, "r02")]


def test_I23_own_turn_window_ends_with_the_seats_own_card() -> None:
    state = play(position("P7 B1", "B2 B3", "B4 B5", rules="r14"), "P7")
    assert missed(play(state, "B2")) == [(1, "r14")]
    assert missed(play(do(state, "1 act master"), "B2")) == []


def test_I23_act_due_for_a_trick_may_be_done_until_the_next_lead() -> None:
    state = play(position("H4 B1", "H9 B2", "H1 B3", rules="r27 r01"), "H4 H9 H1")
    state = do(state, "0 act clap", "1 act switch")
    assert missed(play(state, "B2")) == [(2, "r27")]


def test_I23_option_soon_trick_gives_time_until_the_next_trick() -> None:
    state = position("L1 B1", "B2 B3", "B4 B5", rules="r02", soon="trick")
    state = play(state, "L1 B2 B4")
    assert missed(state) == []
    assert missed(play(state, "B5")) == [(0, "r02")]
    assert missed(play(do(state, "0 act zap"), "B5")) == []


def test_I23_acts_in_a_window_are_limited_to_three() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = do(state, "0 act clap", "0 act howl", "0 act bow")
    assert refusal(state, "0 act zap") == "igor-acts-used-up-card"
    assert refusal(state, "0 act call 3") == "igor-acts-used-up-card"
    assert do(play(state, "B2"), "0 act zap").board.uses[0].acts == 1


def test_I23_acts_in_a_window_of_a_trick_are_twice_as_many_and_come_with_the_next_trick() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02", soon="trick"), "L1")
    state = play(do(state, *["0 act clap"] * 6), "B2")
    assert refusal(state, "0 act clap") == "igor-acts-used-up-trick"
    assert do(play(state, "B4 B5"), "0 act clap").board.uses[0].acts == 1


def test_I23_acts_in_a_window_are_limited_to_the_number_of_rules() -> None:
    rules = "r02 r03 r04 r05 r06"
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules=rules), "L1")
    state = do(state, *["0 act clap"] * 5)
    assert refusal(state, "0 act clap") == "igor-acts-used-up-card"


def test_I18_nothing_is_due_before_the_first_card() -> None:
    assert open_duties(position("L1", "B2", "B3", rules="r02 r01 r30")) == []


def test_I18_14_last_card_of_a_round_creates_no_duty() -> None:
    state = position("B8", "B7", "L9", rules="r02 r08 r01", won=(6, 0, 0))
    state = play(state, "B8 B7 L9")
    assert state.board.phase is Phase.LAST_CALL
    assert open_duties(state) == []
    assert coins(catch(state, 0, 2, "zap"))[0] == 9
    assert coins(catch(state, 0, 2, "switch"))[0] == 9


def test_I18_14_earlier_breach_may_be_claimed_after_the_last_card() -> None:
    # Seat 0 wins trick 6 and leads trick 7 without the phrase; it has no later card.
    state = position("B9 B8", "B7 B6", "B5 B4", rules="r01", won=(5, 0, 0))
    state = play(state, "B9 B7 B5 B8 B6 B4")
    assert state.board.phase is Phase.LAST_CALL
    assert coins(catch(state, 1, 0, "switch"))[:2] == (15, 11)


def test_I18_acts_are_refused_after_the_last_card() -> None:
    state = play(position("B8", "B7", "L9", rules="r02"), "B8 B7 L9")
    assert refusal(state, "0 act zap") == "igor-no-act-now"


def test_I26_act_has_the_same_event_whether_or_not_it_was_needed() -> None:
    needed = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    idle = play(position("L1 B1", "B2 B3", "B4 B5", rules="r07"), "L1")
    assert step(needed, "0 act zap").events == step(idle, "0 act zap").events


#: Name -> the rule, the hand, the card, the tricks won before, the cards played before, and
#: whether the ban is broken.
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
def test_20_ban_is_broken_only_if_another_card_could_have_kept_it(name: str) -> None:
    rule, hand, card, won, played, broken = _BANS[name]
    state = position(hand, "D1 D2", "D3 D4", rules=rule, won=won, played=played)
    state = catch(play(state, card), 1, 0, "card")
    assert coins(state) == ((9, 11, 10) if broken else (10, 9, 10))


def test_r33_ban_is_not_broken_if_following_suit_left_no_choice() -> None:
    state = position(
        "B9 D1", "B4 P5", "B6 B7", rules="r33", won=(1, 0, 0), played=("P1", "P4", "P2")
    )
    assert coins(catch(play(state, "B9 B4"), 2, 1, "card")) == (10, 10, 9)


def test_20_broken_ban_can_be_claimed_until_the_breakers_next_card() -> None:
    state = play(position("H9 P2 P3", "H1 H2 B3", "H3 H4 B5", rules="r31"), "H9 H1 H3")
    assert coins(catch(state, 1, 0, "card")) == (12, 11, 10)
    assert coins(catch(play(state, "P2"), 1, 0, "card")) == (13, 10, 10)


#: Name -> the rule, the cards of a trick of four, who does what the end of the trick demands.
_ENDS = {
    "r01": ("r01", "B1 L2 B3 B4", 1, "switch"),
    "r24": ("r24", "B1 L2 B3 B4", 1, "thank 1"),
    "r25": ("r25", "B3 B4 B1 B5", 2, "night"),
    "r27": ("r27", "B9 B4 B1 B5", 1, "clap"),
}


@pytest.mark.parametrize("rule", _ENDS)
@pytest.mark.parametrize("soon", ["card", "trick"])
def test_I23_what_the_end_of_a_trick_demands_can_be_done_after_the_own_card_of_it(
    rule: str, soon: str
) -> None:
    id, trick, seat, act = _ENDS[rule]
    spelt = trick.split()
    state = position(*(f"{each} H{at}" for at, each in enumerate(spelt)), rules=id, soon=soon)
    own, rest = " ".join(spelt[: seat + 1]), " ".join(spelt[seat + 1 :])
    in_time = play(do(play(state, own), f"{seat} act {act}"), rest)
    assert (seat, id) not in [each[:2] for each in open_duties(in_time)]
    assert in_time.early_acts == ()
    before = play(do(state, f"{seat} act {act}"), trick)
    assert (seat, id) in [each[:2] for each in open_duties(before)]


def test_I23_an_act_after_the_own_card_counts_for_the_end_of_that_trick_alone() -> None:
    state = play(position("B3 B8 H1", "B4 B7 H2", "B1 B0 H3", "B5 B9 H4", rules="r25"), "B3 B4 B1")
    state = play(do(state, "2 act night", "2 act night"), "B5")
    assert open_duties(state) == []
    assert open_duties(play(state, "B9 B8 B7 B0")) == [(2, "r25", "night")]


def test_I23_an_act_after_the_own_card_is_not_one_that_a_later_card_demands() -> None:
    """Lightning 6 shows a castle: the winner, who leads next, must knock after it was played."""
    state = play(position("L9 B1", "L1 B2", "L6 B3", rules="r16"), "L9 L1")
    assert open_duties(play(do(state, "0 act knock"), "L6")) == [(0, "r16", "knock")]
