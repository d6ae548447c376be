"""How a round ends, how long it can take, and who wins in the end (§15, §16, §21 to §27, §33).

F1 to F9 (f1 to f9 in the names) are fixtures of play that the rules were checked with.
"""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.text.translator import Translator
from engine.api.action import Action, Pick, Press, Timeout, Wait
from engine.api.event import Seat, line
from engine.games.race.model import State
from tests.games.race.positions import (
    CONTENT,
    RACE,
    cards,
    dealt,
    hedgehogs_at,
    play,
    position,
    ready,
    refusal,
    step,
)
from tests.support.random_play import Dice
from tests.support.shared_localization import shared_localization


def test_15_f4_the_round_ends_at_once_when_a_hedgehog_finishes() -> None:
    state = position("R2 P1", "Y1 Y1", "G1 G1", at=(0, 11, 0, 0))
    after = play(state, "R2")
    assert after.board.turn is None
    assert after.board.last_round is not None
    assert after.board.last_round.finisher == 0
    assert refusal(after, 1, "play", "yellow1") == "race-between-rounds"
    assert after.hands == (cards("P1"), cards("Y1 Y1"), cards("G1 G1"))


def test_15_the_example_of_a_joker_ends_the_round_with_the_bonus_that_it_says() -> None:
    for steps, joker in ((1, "joker1"), (2, "joker2")):
        said = dict(RACE.cards[joker].text[1].params)
        state = position(f"J{steps} P1", "Y1", "G1", at=(0, 0, 0, CONTENT.finish - said["steps"]))
        after = step(state, f"J{steps} yellow").state
        assert after.board.last_round is not None
        assert after.board.last_round.tallies[0].bonus == said["points"]


def test_15_f2_a_joker_may_bring_a_hedgehog_home_and_its_player_is_the_finisher() -> None:
    after = play(position("Y1", "J2 Y1", "G1", at=(11, 0, 0, 0), turn=1), "J2 purple")
    assert after.board.positions == hedgehogs_at(purple=CONTENT.finish)
    assert after.board.last_round is not None
    assert [tally.bonus for tally in after.board.last_round.tallies] == [0, 3, 0]


def test_15_the_round_goes_on_one_step_before_the_finish() -> None:
    assert play(position("R1", "Y1", "G1", at=(0, 11, 0, 0)), "R1").board.turn == 1


def test_16_all_hands_are_laid_open_to_everybody() -> None:
    after = play(position("R1 P1", "Y1 J1", "G1 G2", at=(0, 12, 0, 0)), "R1")
    for seat in (0, 1, 2, None):
        reckoning = RACE.view(after, seat).board.last_round
        assert reckoning is not None
        assert [tally.hand for tally in reckoning.tallies] == [
            cards("P1"),
            cards("Y1 J1"),
            cards("G1 G2"),
        ]


def test_16_the_open_hands_wait_until_everybody_is_ready() -> None:
    after = play(position("R1 P1", "Y1", "G1", at=(0, 12, 0, 0)), "R1")
    (offer,) = RACE.offers(RACE.view(after, 2))
    assert isinstance(offer, Press)
    assert (offer.verb, offer.ask) == ("ready", "r1.ready")
    assert offer.posted
    assert offer.timeout == Timeout(Wait.PROMPT)
    waiting = RACE.apply(after, 2, Action("ready")).state
    assert RACE.offers(RACE.view(waiting, 2)) == ()
    assert waiting.board.ready == (2,)
    assert refusal(waiting, 2, "ready") == "race-already-ready"
    assert ready(waiting).board.round == 2


def test_16_nobody_is_ready_before_the_round_is_over() -> None:
    assert refusal(position("R1", "Y1", "G1"), 0, "ready") == "race-round-runs"


def test_16_ready_with_words_or_from_the_table_itself_is_refused() -> None:
    after = play(position("R1", "Y1", "G1", at=(0, 12, 0, 0)), "R1")
    assert refusal(after, 0, "ready", "now") == "refusal-not-offered"
    assert refusal(after, None, "ready") == "refusal-not-offered"
    assert refusal(after, 0, "dance") == "refusal-not-offered"


def test_21_what_is_scored_is_added_to_an_open_total() -> None:
    state = position("R1 R2", "R1", "G1", at=(0, 12, 0, 0), totals=(10, 20, 30))
    after = play(state, "R1")
    assert after.board.totals == (10 + 3 + 3, 20 + 3, 30)
    assert RACE.view(after, None).board.totals == after.board.totals


def test_22_small_tokens_are_changed_for_big_ones() -> None:
    assert CONTENT.change(9) == (5, 1, 1, 1, 1)
    assert CONTENT.change(10) == (10,)
    assert CONTENT.change(0) == ()


def test_23_no_score_is_too_big_for_the_bank() -> None:
    bank = sum(worth * count for worth, count in CONTENT.tokens.items())
    assert sum(CONTENT.change(bank + 33)) == bank + 33
    state = position("R1 R2", "Y1", "G1", at=(0, 12, 0, 0), totals=(bank, bank, bank))
    assert play(state, "R1").board.totals[0] == bank + 6


def test_24_f5_each_player_begins_once_and_then_the_game_ends() -> None:
    starters, state = [], position("R1", "Y1", "G1", "P1", at=(0, 12, 0, 0), turn=2, starter=2)
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


def test_24_the_starter_is_left_of_the_last_starter_and_not_of_the_finisher() -> None:
    state = position("Y1", "Y1", "R1", at=(0, 12, 0, 0), turn=2, starter=0)
    assert ready(play(state, "R1")).board.starter == 1


def test_24_the_next_round_is_set_up_like_the_first() -> None:
    state = position("R1", "Y1", "G1", at=(1, 12, 3, 4), scoring="advanced", totals=(7, 8, 9))
    board = ready(play(state, "R1")).board
    assert board.positions == (0, 0, 0, 0)
    assert board.pile == ()
    assert (board.round, board.scoring, board.last_round, board.ready) == (2, "advanced", None, ())
    assert board.totals == (7 + 6, 8, 9)


def test_24_the_next_round_is_the_same_for_the_same_seed() -> None:
    state = play(position("R1", "Y1", "G1", at=(0, 12, 0, 0)), "R1")
    assert ready(state) == ready(state)


def ended(totals: tuple[int, ...], last: tuple[int, ...]) -> State:
    """Return the end of a game with these totals, of which so much came in the last round.

    A red card is worth 3 here, and so is the bonus of the best seat, which ends the round.
    """
    assert all(points % 3 == 0 for points in last)
    hands = ["R1 " * (points // 3) for points in last]
    before = [total - points for total, points in zip(totals, last, strict=True)]
    finisher = last.index(max(last))
    hands[finisher] = hands[finisher].removesuffix("R1 ") + "Y1"
    state = position(
        *hands, at=(0, 13, 0, 12), turn=finisher, number=len(last), totals=tuple(before)
    )
    over = play(state, "Y1")
    assert over.board.totals == totals
    return over


def test_25_after_the_last_round_most_points_win() -> None:
    outcome = RACE.outcome(ended((20, 33, 27), (3, 6, 9)))
    assert outcome is not None
    assert outcome.places == (3, 1, 2)
    assert outcome.scores == (20, 33, 27)
    assert outcome.sides == (0, 1, 2)
    assert outcome.reason == line("race-won", seat=Seat(1), points=33)


def test_25_there_is_no_result_before_the_last_round_and_no_move_after_it() -> None:
    between = play(position("R1", "Y1", "G1", at=(0, 12, 0, 0), number=2), "R1")
    assert RACE.outcome(between) is None
    over = ended((20, 33, 27), (3, 6, 9))
    assert [RACE.offers(RACE.view(over, seat)) for seat in (0, 1, 2, None)] == [()] * 4
    assert refusal(over, 0, "play", "red1") == "race-over"
    assert refusal(over, 0, "ready") == "race-over"


def test_26_f6_a_tie_is_won_by_the_better_last_round() -> None:
    outcome = RACE.outcome(ended((30, 30, 12), (6, 9, 3)))
    assert outcome is not None
    assert outcome.places == (2, 1, 3)
    assert outcome.reason == line("race-won-last-round", seat=Seat(1), points=30)
    said = shared_localization().plain(outcome.reason, "en", ("Ann", "Ben", "Cleo"))
    assert said == "Ben wins: tied on points (30), but better in the last round."


def test_27_f6_seats_still_tied_share_the_victory() -> None:
    outcome = RACE.outcome(ended((30, 30, 12), (9, 9, 3)))
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    names = (line("seat", seat=Seat(0)), line("seat", seat=Seat(1)))
    assert outcome.reason == line("race-won-shared", seats=names, points=30)


def test_27_lower_places_are_shared_too() -> None:
    outcome = RACE.outcome(ended((40, 30, 30), (9, 6, 6)))
    assert outcome is not None
    assert outcome.places == (1, 2, 2)


def test_33_a_player_without_a_card_is_skipped() -> None:
    state = position("R1 R1", "", "G1 G1")
    assert play(state, "R1").board.turn == 2
    assert play(state, "R1", "G1").board.turn == 0


def test_33_the_only_player_with_cards_plays_on() -> None:
    assert play(position("R1 R1 R1", "", ""), "R1").board.turn == 0


def test_33_when_nobody_has_a_card_the_round_is_scored_without_a_finisher() -> None:
    last = step(position("R1", "", "", at=(0, 5, 0, 0)), "R1")
    reckoning = last.state.board.last_round
    assert reckoning is not None
    assert reckoning.finisher is None
    assert [tally.points for tally in reckoning.tallies] == [0, 0, 0]
    assert last.events[1] == line("race-stuck", round=1)


def test_21_the_points_of_a_round_are_told_with_its_number() -> None:
    last = step(position("R1", "", "", at=(0, 5, 0, 0), number=2), "R1")
    told = Translator(shared_localization(), "en", ("Ann", "Bob", "Cid"))(last.events[-1])
    assert told == "Points of round 2: Ann: 0, Bob: 0 and Cid: 0."


@settings(max_examples=60, derandomize=True, database=None)
@given(seed=st.integers(0, 1 << 62), seats=st.sampled_from((3, 4, 5)))
def test_33_f8_a_round_takes_7_to_40_cards_and_no_hand_gets_empty(seed: int, seats: int) -> None:
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


def test_33_even_the_longest_round_leaves_everybody_a_card() -> None:
    """All hedgehogs stop a step short, with as many ones as there are: the 40th card ends it."""
    steps = 4 * (CONTENT.finish - 1)
    ones = sum(card.copies for card in CONTENT.cards.values() if card.steps == 1)
    longest = ones + (steps - ones) // 2 + 1
    assert longest == 40
    for seats, deal in CONTENT.deal.items():
        assert -(-longest // seats) < deal.hand


def test_25_26_a_race_is_remembered_by_how_the_winner_stood_before_the_last_round() -> None:
    def told(totals: tuple[int, ...], last: tuple[int, ...]) -> str:
        moment = RACE.moment(RACE.view(ended(totals, last), None))
        assert moment is not None
        return shared_localization().plain(moment.line, "en", ("Ann", "Ben", "Cleo"))

    ahead = "Ben led by 3 points before the last round, and stays ahead."
    assert told((20, 33, 27), (3, 6, 3)) == ahead
    behind = "Ben was 3 points behind, and wins with 9 in the last round!"
    assert told((30, 30, 12), (6, 9, 3)) == behind
    level = "Level before the last round: Cleo makes 9 points in it, and wins!"
    assert told((20, 27, 30), (3, 6, 9)) == level


def test_27_shared_victories_and_games_that_go_on_have_no_moment() -> None:
    between = play(position("R1", "Y1", "G1", at=(0, 12, 0, 0), number=2), "R1")
    for state in (between, ended((30, 30, 12), (9, 9, 3))):
        assert RACE.moment(RACE.view(state, None)) is None
