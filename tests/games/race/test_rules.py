"""The rules of Racing Hedgehogs, clause by clause, but for the scoring of a hand.

F1 to F9 (f1 to f9 in the names) are fixtures of play that the rules were checked with.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.action import Action, Lapse, Pick, Press, Wait
from engine.event import Line, Seat, line
from engine.games.race.model import State
from engine.options import Options, settle
from engine.rng import Rng
from tests.games.race.laid import (
    CONTENT,
    RACE,
    cards,
    dealt,
    laid,
    play,
    ready,
    refusal,
    refused,
    standing,
    step,
)
from tests.support.walk import Dice


def test_1_three_to_five_play():
    assert RACE.info.seats == (3, 4, 5)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_all_four_hedgehogs_race_however_many_play(seats: int):
    assert len(dealt(seats).board.positions) == 4
    named = [hedgehog.name for hedgehog in CONTENT.hedgehogs]
    assert sorted(named) == ["green", "purple", "red", "yellow"]


def test_2_anybody_may_move_any_colour():
    state = laid("R1", "R1", "R1 Y1", at=(0, 5, 0, 0))
    assert play(state, "R1", "R1", "R1").board.positions == standing(red=8)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_there_are_as_many_rounds_as_players(seats: int):
    assert dealt(seats).board.rounds == seats


def test_4_every_hedgehog_starts_on_the_start_which_counts_one_less_than_nothing():
    assert dealt(4).board.positions == (0, 0, 0, 0)
    assert CONTENT.track[0] == -1


def test_4_the_track_has_the_values_of_the_rules():
    assert CONTENT.track == (-1,) * 7 + (0, 0, 1, 1, 2, 2, 3)


@pytest.mark.parametrize(("seats", "hand", "out"), [(3, 15, 10), (4, 13, 3), (5, 11, 0)])
def test_5_f7_the_cards_are_dealt_evenly_and_the_rest_stays_out(seats: int, hand: int, out: int):
    state = dealt(seats)
    assert [len(held) for held in state.hands] == [hand] * seats
    assert len(state.removed) == out
    everything = Counter((*state.removed, *(face for held in state.hands for face in held)))
    assert everything == Counter(CONTENT.pack)


def test_5_the_deck_has_eleven_cards_a_suit():
    suits = Counter(card.hedgehog for card in CONTENT.cards.values() for _ in range(card.copies))
    assert suits == {0: 11, 1: 11, 2: 11, 3: 11, None: 11}
    assert Counter(card.steps for card in CONTENT.cards.values()) == {1: 5, 2: 5}
    assert {card.copies for card in CONTENT.cards.values() if card.steps == 1} == {6}
    assert {card.copies for card in CONTENT.cards.values() if card.steps == 2} == {5}


def test_5_other_cards_stay_out_in_the_next_round():
    state = laid("R2", "Y1", "Y1", at=(0, 11, 0, 0))
    first = ready(play(state, "R2"))
    assert sum(map(len, first.hands)) == 45
    out = {ready(play(dealt_to_the_end(seed), "R2")).removed for seed in range(6)}
    assert len(out) == 6


def dealt_to_the_end(seed: int) -> State:
    """Lay a round with one move to go; what comes next hangs on the seed."""
    state = laid("R2", "Y1", "Y1", at=(0, 11, 0, 0))
    return State(state.board, state.hands, state.removed, Rng(bytes([seed]) * 16))


def test_5_f7_the_cards_left_out_are_in_no_view_and_never_on_the_pile():
    state = laid("R1 R2", "Y1 Y2", "G1 G2", removed="P1 P2 J1 J2")
    for seat in (0, 1, 2, None):
        view = RACE.view(state, seat)
        assert not set(view.hand) & set(state.removed)
        assert "purple" not in repr((view.hand, view.sizes, view.board))
    played = play(state, "R1", "Y1", "G1")
    assert not set(played.board.pile) & set(played.removed)


def test_6_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold():
    state = laid("R1 R2", "Y1", "G1 G2 J1")
    view = RACE.view(state, 1)
    assert view.hand == cards("Y1")
    assert view.sizes == (2, 1, 3)
    assert RACE.view(state, None).hand == ()


def test_6_hands_that_differ_look_the_same_to_others():
    mine = "Y1 Y1"
    one = RACE.view(laid("R1 R2", mine, "G1 J1"), 1)
    assert one == RACE.view(laid("G1 J2", mine, "R2 P1"), 1)


def test_7_points_are_shown_in_apples_of_ten_five_and_one():
    assert CONTENT.tokens == {10: 12, 5: 8, 1: 16}
    assert CONTENT.change(28) == (10, 10, 5, 1, 1, 1)


def test_8_the_first_starter_is_drawn_by_lot():
    starters = {dealt(4, seed, first="random").board.starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_8_the_host_begins_where_the_table_wants_it():
    for seed in range(10):
        board = dealt(4, seed, first="host").board
        assert (board.starter, board.turn) == (0, 0)


def test_8_lots_are_usual():
    options = settle(RACE.info.options, {}, {})
    assert options.values == {"scoring": "base", "first": "random"}


def test_9_the_seat_in_turn_is_asked_for_a_card_and_nobody_else():
    state = laid("R1 R1 J2", "Y1", "G1")
    (offer,) = RACE.offers(RACE.view(state, 0))
    assert isinstance(offer, Pick)
    assert (offer.verb, offer.ask, offer.lapses) == ("play", "r1.t1", None)
    assert [option.value for option in offer.options] == ["red1", "joker2"]
    assert [option.hint for option in offer.options] == [line("race-copies", count=2), None]
    assert [RACE.offers(RACE.view(state, seat)) for seat in (1, 2, None)] == [(), (), ()]


def test_9_a_play_takes_one_card_from_the_hand_to_the_pile():
    after = play(laid("R1 R1 R2", "Y1", "G1", pile="P1"), "R1")
    assert after.hands == (cards("R1 R2"), cards("Y1"), cards("G1"))
    assert after.board.pile == (*cards("P1"), *cards("R1"))


def test_9_f9_there_is_no_passing():
    state = laid("R1", "Y1", "G1")
    assert refusal(state, 0, "pass") == "race-no-passing"
    assert refusal(state, 0, "play") == "race-no-card"


def test_9_f9_a_card_that_is_not_in_the_hand_cannot_be_played():
    state = laid("R1", "Y1", "G1")
    assert refused(state, 0, "play", "yellow1") == line(
        "race-not-in-hand", card=CONTENT.cards["yellow1"].line
    )
    assert refusal(state, 0, "play", "blue1") == "race-no-such-card"


def test_9_the_pile_may_be_looked_through():
    after = play(laid("R1", "Y1", "G1 G1"), "R1", "Y1", "G1")
    assert RACE.view(after, None).board.pile == ("red1", "yellow1", "green1")


@pytest.mark.parametrize(("card", "steps"), [("R1", 1), ("R2", 2)])
def test_10_a_coloured_card_moves_its_own_hedgehog_by_its_pluses(card: str, steps: int):
    after = play(laid(f"{card} Y1", "Y1", "G1", at=(3, 4, 5, 6)), card)
    assert after.board.positions == standing(3, 4 + steps, 5, 6)


def test_10_f3_a_purple_two_moves_purple_two_steps():
    after = play(laid("P2", "Y1", "G1"), "P2")
    assert after.board.positions == standing(purple=2)


def test_10_f9_no_colour_is_named_with_a_plain_card():
    state = laid("R1", "Y1", "G1")
    assert refusal(state, 0, "play", "red1", "red") == "race-moves-its-own"
    assert refusal(state, 0, "play", "red1", "green") == "race-moves-its-own"


def test_11_f3_a_joker_moves_the_hedgehog_that_is_named_and_no_other():
    after = play(laid("J1", "Y1", "G1"), "J1 red")
    assert after.board.positions == standing(red=1)
    assert after.board.pile == ("joker1",)


def test_11_a_joker_may_move_any_of_the_four():
    state = laid("J2", "Y1", "G1")
    (offer,) = RACE.offers(RACE.view(state, 0))
    assert isinstance(offer, Pick)
    (joker,) = offer.options
    assert {below.value for below in joker.then} == {"yellow", "red", "green", "purple"}


def test_11_f9_a_joker_needs_one_hedgehog_that_runs_here():
    state = laid("J2", "Y1", "G1")
    assert refusal(state, 0, "play", "joker2") == "race-joker-needs-one"
    assert refusal(state, 0, "play", "joker2", "red", "green") == "race-joker-moves-one"
    assert refusal(state, 0, "play", "joker2", "blue") == "race-no-such-hedgehog"


def test_12_hedgehogs_share_a_space_and_do_not_carry_each_other():
    state = laid("R2 R1", "Y1", "G1", at=(5, 3, 5, 5))
    together = play(state, "R2")
    assert together.board.positions == standing(5, 5, 5, 5)
    assert play(together, "Y1").board.positions == standing(5, 5, 5, 6)


def test_13_f1_a_two_from_the_last_but_one_space_ends_on_the_finish():
    after = play(laid("Y1", "R2 R2", "G1", at=(0, 12, 0, 0), turn=1), "R2")
    assert after.board.positions == standing(red=CONTENT.finish)
    assert after.board.last_round is not None
    assert after.board.last_round.finisher == 1


def test_14_turns_go_round_the_table():
    state = laid("R1 R1", "Y1 Y1", "G1 G1", turn=1, starter=1)
    turns = [state.board.turn]
    for move in ("Y1", "G1", "R1", "Y1"):
        state = play(state, move)
        turns.append(state.board.turn)
    assert turns == [1, 2, 0, 1, 2]


def test_14_f9_nobody_plays_out_of_turn():
    state = laid("R1", "Y1", "G1", turn=1)
    assert refused(state, 0, "play", "red1") == line("race-not-your-turn", seat=Seat(1))


def test_15_f4_the_round_ends_at_once_and_nobody_has_another_turn():
    state = laid("R2 P1", "Y1 Y1", "G1 G1", at=(0, 11, 0, 0))
    after = play(state, "R2")
    assert after.board.turn is None
    assert after.board.last_round is not None
    assert after.board.last_round.finisher == 0
    assert refusal(after, 1, "play", "yellow1") == "race-between-rounds"
    assert after.hands == (cards("P1"), cards("Y1 Y1"), cards("G1 G1"))


def test_15_f2_a_joker_may_bring_a_hedgehog_home_and_its_player_is_the_finisher():
    after = play(laid("Y1", "J2 Y1", "G1", at=(11, 0, 0, 0), turn=1), "J2 purple")
    assert after.board.positions == standing(purple=CONTENT.finish)
    assert after.board.last_round is not None
    assert [tally.bonus for tally in after.board.last_round.tallies] == [0, 3, 0]


def test_15_a_step_short_of_the_finish_is_no_end():
    assert play(laid("R1", "Y1", "G1", at=(0, 11, 0, 0)), "R1").board.turn == 1


def test_16_all_hands_are_laid_open_to_everybody():
    after = play(laid("R1 P1", "Y1 J1", "G1 G2", at=(0, 12, 0, 0)), "R1")
    for seat in (0, 1, 2, None):
        reckoning = RACE.view(after, seat).board.last_round
        assert reckoning is not None
        assert [tally.hand for tally in reckoning.tallies] == [
            cards("P1"),
            cards("Y1 J1"),
            cards("G1 G2"),
        ]


def test_16_the_open_hands_wait_until_everybody_is_ready():
    after = play(laid("R1 P1", "Y1", "G1", at=(0, 12, 0, 0)), "R1")
    (offer,) = RACE.offers(RACE.view(after, 2))
    assert isinstance(offer, Press)
    assert (offer.verb, offer.ask) == ("ready", "r1.ready")
    assert offer.posted
    assert offer.lapses == Lapse(Wait.PROMPT)
    waiting = RACE.apply(after, 2, Action("ready")).state
    assert RACE.offers(RACE.view(waiting, 2)) == ()
    assert waiting.board.ready == (2,)
    assert refusal(waiting, 2, "ready") == "race-already-ready"
    assert ready(waiting).board.round == 2


def test_16_nobody_is_ready_before_the_round_is_over():
    assert refusal(laid("R1", "Y1", "G1"), 0, "ready") == "race-round-runs"


def test_16_a_ready_takes_no_words_and_the_table_itself_does_nothing():
    after = play(laid("R1", "Y1", "G1", at=(0, 12, 0, 0)), "R1")
    assert refusal(after, 0, "ready", "now") == "refusal-not-offered"
    assert refusal(after, None, "ready") == "refusal-not-offered"
    assert refusal(after, 0, "dance") == "refusal-not-offered"


def test_21_what_is_scored_is_added_to_an_open_total():
    state = laid("R1 R2", "R1", "G1", at=(0, 12, 0, 0), totals=(10, 20, 30))
    after = play(state, "R1")
    assert after.board.totals == (10 + 3 + 3, 20 + 3, 30)
    assert RACE.view(after, None).board.totals == after.board.totals


def test_22_small_tokens_are_changed_for_big_ones():
    assert CONTENT.change(9) == (5, 1, 1, 1, 1)
    assert CONTENT.change(10) == (10,)
    assert CONTENT.change(0) == ()


def test_23_no_score_is_too_big_for_the_bank():
    bank = sum(worth * count for worth, count in CONTENT.tokens.items())
    assert sum(CONTENT.change(bank + 33)) == bank + 33
    state = laid("R1 R2", "Y1", "G1", at=(0, 12, 0, 0), totals=(bank, bank, bank))
    assert play(state, "R1").board.totals[0] == bank + 6


def test_24_f5_each_player_begins_once_and_then_the_game_ends():
    starters, state = [], laid("R1", "Y1", "G1", "P1", at=(0, 12, 0, 0), turn=2, starter=2)
    state = State(state.board, (cards("P1"), *state.hands[1:]), (), state.rng)
    while True:
        starters.append(state.board.starter)
        assert state.board.turn == state.board.starter
        state = finished(state)
        if RACE.outcome(state) is not None:
            break
        state = ready(state)
    assert starters == [2, 3, 0, 1]


def finished(state: State) -> State:
    """Play a round to its end: always the first card of the hand, jokers for red."""
    while state.board.turn is not None:
        face = state.hands[state.board.turn][0]
        names = ("red",) if face.startswith("joker") else ()
        state = RACE.apply(state, state.board.turn, Action("play", (face, *names))).state
    return state


def test_24_the_starter_is_left_of_the_last_starter_and_not_of_the_finisher():
    state = laid("Y1", "Y1", "R1", at=(0, 12, 0, 0), turn=2, starter=0)
    assert ready(play(state, "R1")).board.starter == 1


def test_24_the_next_round_is_set_up_like_the_first():
    state = laid("R1", "Y1", "G1", at=(1, 12, 3, 4), scoring="advanced", totals=(7, 8, 9))
    board = ready(play(state, "R1")).board
    assert board.positions == (0, 0, 0, 0)
    assert board.pile == ()
    assert (board.round, board.scoring, board.last_round, board.ready) == (2, "advanced", None, ())
    assert board.totals == (7 + 6, 8, 9)


def test_24_the_next_round_is_dealt_from_the_same_seed_alike():
    state = play(laid("R1", "Y1", "G1", at=(0, 12, 0, 0)), "R1")
    assert ready(state) == ready(state)


def ended(totals: tuple[int, ...], last: tuple[int, ...]) -> State:
    """Give the end of a game with these totals, of which so much came in the last round.

    A red card is worth 3 here, and so is the bonus of the best seat, which ends the round.
    """
    assert all(points % 3 == 0 for points in last)
    hands = ["R1 " * (points // 3) for points in last]
    before = [total - points for total, points in zip(totals, last, strict=True)]
    finisher = last.index(max(last))
    hands[finisher] = hands[finisher].removesuffix("R1 ") + "Y1"
    state = laid(*hands, at=(0, 13, 0, 12), turn=finisher, number=len(last), totals=tuple(before))
    over = play(state, "Y1")
    assert over.board.totals == totals
    return over


def test_25_after_the_last_round_most_points_win():
    outcome = RACE.outcome(ended((20, 33, 27), (3, 6, 9)))
    assert outcome is not None
    assert outcome.places == (3, 1, 2)
    assert outcome.scores == (20, 33, 27)
    assert outcome.sides == (0, 1, 2)
    assert outcome.reason == line("race-won", seat=Seat(1), points=33)


def test_25_there_is_no_result_before_the_last_round_and_no_move_after_it():
    between = play(laid("R1", "Y1", "G1", at=(0, 12, 0, 0), number=2), "R1")
    assert RACE.outcome(between) is None
    over = ended((20, 33, 27), (3, 6, 9))
    assert [RACE.offers(RACE.view(over, seat)) for seat in (0, 1, 2, None)] == [()] * 4
    assert refusal(over, 0, "play", "red1") == "race-over"
    assert refusal(over, 0, "ready") == "race-over"


def test_26_f6_of_those_who_are_tied_the_better_last_round_wins():
    outcome = RACE.outcome(ended((30, 30, 12), (6, 9, 3)))
    assert outcome is not None
    assert outcome.places == (2, 1, 3)
    assert outcome.reason == line("race-won-last-round", seat=Seat(1), points=30)


def test_27_f6_who_is_still_tied_shares_the_victory():
    outcome = RACE.outcome(ended((30, 30, 12), (9, 9, 3)))
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    names = (line("seat", seat=Seat(0)), line("seat", seat=Seat(1)))
    assert outcome.reason == line("race-won-shared", seats=names, points=30)


def test_27_lower_places_are_shared_alike():
    outcome = RACE.outcome(ended((40, 30, 30), (9, 6, 6)))
    assert outcome is not None
    assert outcome.places == (1, 2, 2)


def test_33_a_player_without_a_card_is_skipped():
    state = laid("R1 R1", "", "G1 G1")
    assert play(state, "R1").board.turn == 2
    assert play(state, "R1", "G1").board.turn == 0


def test_33_a_player_alone_with_cards_plays_on():
    assert play(laid("R1 R1 R1", "", ""), "R1").board.turn == 0


def test_33_when_nobody_has_a_card_the_round_is_scored_without_a_finisher():
    last = step(laid("R1", "", "", at=(0, 5, 0, 0)), "R1")
    reckoning = last.state.board.last_round
    assert reckoning is not None
    assert reckoning.finisher is None
    assert [tally.points for tally in reckoning.tallies] == [0, 0, 0]
    assert last.events[1] == line("race-stuck", round=1)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 1 << 62), seats=st.sampled_from((3, 4, 5)))
def test_33_f8_a_round_takes_7_to_40_cards_and_no_hand_runs_dry(seed: int, seats: int):
    dice = Dice(seed)
    state = dealt(seats, seed, first="random")
    while True:
        while state.board.turn is not None:
            (offer,) = RACE.offers(RACE.view(state, state.board.turn))
            assert isinstance(offer, Pick)
            option = offer.options[dice.below(len(offer.options))]
            names = (option.then[dice.below(4)].value,) if option.then else ()
            action = Action("play", (option.value, *names))
            state = RACE.apply(state, state.board.turn, action).state
        assert 7 <= len(state.board.pile) <= 40
        assert all(state.hands)
        assert state.board.last_round is not None
        assert state.board.last_round.finisher is not None
        if RACE.outcome(state) is not None:
            return
        state = ready(state)


def test_33_even_the_longest_round_leaves_everybody_a_card():
    """All hedgehogs stop a step short, with as many ones as there are: the 40th card ends it."""
    steps = 4 * (CONTENT.finish - 1)
    ones = sum(card.copies for card in CONTENT.cards.values() if card.steps == 1)
    longest = ones + (steps - ones) // 2 + 1
    assert longest == 40
    for seats, deal in CONTENT.deal.items():
        assert -(-longest // seats) < deal.hand


def test_events_say_what_everybody_saw():
    moved = step(laid("R2", "J1", "G1", at=(0, 8, 0, 0)), "R2")
    assert moved.events == (
        line(
            "race-moved",
            seat=Seat(0),
            card=CONTENT.cards["red2"].line,
            hedgehog=Line("race-red"),
            value=1,
            left=3,
        ),
    )
    joker = step(moved.state, "J1 green")
    assert joker.events[0].key == "race-moved-joker"
    home = step(laid("R2 R1", "Y1", "G1", at=(0, 12, 0, 0)), "R2")
    assert [event.key for event in home.events] == ["race-moved", "race-home", "race-scores"]
    assert RACE.setup(3, Options({"first": "host"}), Rng(bytes(16))).events == (
        line("race-dealt", round=1, rounds=3, seat=Seat(0), cards=15),
    )
