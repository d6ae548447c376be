"""A card a turn: what it moves, what cannot be played, and who is next (§9 to §14).

F1 to F9 (f1 to f9 in the names) are fixtures of play that the rules were checked with.
"""

from __future__ import annotations

import pytest

from engine.api.action import Pick
from engine.api.event import Line, Seat, line
from engine.api.options import Options
from engine.api.rng import Rng
from tests.games.race.positions import (
    CONTENT,
    RACE,
    cards,
    hedgehogs_at,
    play,
    position,
    refusal,
    refused,
    step,
)


def test_9_the_seat_in_turn_is_asked_for_a_card_and_nobody_else() -> None:
    state = position("R1 R1 J2", "Y1", "G1")
    (offer,) = RACE.offers(RACE.view(state, 0))
    assert isinstance(offer, Pick)
    assert (offer.verb, offer.ask, offer.timeout) == ("play", "r1.t1", None)
    assert [option.value for option in offer.options] == ["red1", "joker2"]
    assert [option.hint for option in offer.options] == [line("race-copies", count=2), None]
    assert [RACE.offers(RACE.view(state, seat)) for seat in (1, 2, None)] == [(), (), ()]


def test_9_a_play_takes_one_card_from_the_hand_to_the_pile() -> None:
    after = play(position("R1 R1 R2", "Y1", "G1", pile="P1"), "R1")
    assert after.hands == (cards("R1 R2"), cards("Y1"), cards("G1"))
    assert after.board.pile == (*cards("P1"), *cards("R1"))


def test_9_f9_passing_is_refused() -> None:
    state = position("R1", "Y1", "G1")
    assert refusal(state, 0, "pass") == "race-no-passing"
    assert refusal(state, 0, "play") == "race-no-card"


def test_9_f9_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    state = position("R1", "Y1", "G1")
    assert refused(state, 0, "play", "yellow1") == line(
        "race-not-in-hand", card=CONTENT.cards["yellow1"].line
    )
    assert refusal(state, 0, "play", "blue1") == "race-no-such-card"


def test_9_the_pile_may_be_looked_through() -> None:
    after = play(position("R1", "Y1", "G1 G1"), "R1", "Y1", "G1")
    assert RACE.view(after, None).board.pile == ("red1", "yellow1", "green1")


@pytest.mark.parametrize(("card", "steps"), [("R1", 1), ("R2", 2)])
def test_10_a_coloured_card_moves_its_own_hedgehog_by_its_pluses(card: str, steps: int) -> None:
    after = play(position(f"{card} Y1", "Y1", "G1", at=(3, 4, 5, 6)), card)
    assert after.board.positions == hedgehogs_at(3, 4 + steps, 5, 6)


def test_10_f3_a_purple_two_moves_purple_two_steps() -> None:
    after = play(position("P2", "Y1", "G1"), "P2")
    assert after.board.positions == hedgehogs_at(purple=2)


def test_10_f9_a_coloured_card_with_a_hedgehog_is_refused() -> None:
    state = position("R1", "Y1", "G1")
    assert refusal(state, 0, "play", "red1", "red") == "race-moves-its-own"
    assert refusal(state, 0, "play", "red1", "green") == "race-moves-its-own"


def test_11_f3_a_joker_moves_the_hedgehog_that_is_named_and_no_other() -> None:
    after = play(position("J1", "Y1", "G1"), "J1 red")
    assert after.board.positions == hedgehogs_at(red=1)
    assert after.board.pile == ("joker1",)


def test_11_a_joker_may_move_any_of_the_four() -> None:
    state = position("J2", "Y1", "G1")
    (offer,) = RACE.offers(RACE.view(state, 0))
    assert isinstance(offer, Pick)
    (joker,) = offer.options
    assert {below.value for below in joker.then} == {"yellow", "red", "green", "purple"}


def test_11_f9_a_joker_needs_exactly_one_known_hedgehog() -> None:
    state = position("J2", "Y1", "G1")
    assert refusal(state, 0, "play", "joker2") == "race-joker-needs-one"
    assert refusal(state, 0, "play", "joker2", "red", "green") == "race-joker-moves-one"
    assert refusal(state, 0, "play", "joker2", "blue") == "race-no-such-hedgehog"


def test_12_hedgehogs_on_one_space_do_not_carry_each_other() -> None:
    state = position("R2 R1", "Y1", "G1", at=(5, 3, 5, 5))
    together = play(state, "R2")
    assert together.board.positions == hedgehogs_at(5, 5, 5, 5)
    assert play(together, "Y1").board.positions == hedgehogs_at(5, 5, 5, 6)


def test_13_f1_steps_beyond_the_finish_are_lost() -> None:
    after = play(position("Y1", "R2 R2", "G1", at=(0, 12, 0, 0), turn=1), "R2")
    assert after.board.positions == hedgehogs_at(red=CONTENT.finish)
    assert after.board.last_round is not None
    assert after.board.last_round.finisher == 1


def test_14_turns_go_round_the_table() -> None:
    state = position("R1 R1", "Y1 Y1", "G1 G1", turn=1, starter=1)
    turns = [state.board.turn]
    for move in ("Y1", "G1", "R1", "Y1"):
        state = play(state, move)
        turns.append(state.board.turn)
    assert turns == [1, 2, 0, 1, 2]


def test_14_f9_a_move_out_of_turn_is_refused() -> None:
    state = position("R1", "Y1", "G1", turn=1)
    assert refused(state, 0, "play", "red1") == line("race-not-your-turn", seat=Seat(1))


def test_events_describe_the_move_and_the_scores() -> None:
    moved = step(position("R2", "J1", "G1", at=(0, 8, 0, 0)), "R2")
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
    home = step(position("R2 R1", "Y1", "G1", at=(0, 12, 0, 0)), "R2")
    assert [event.key for event in home.events] == ["race-moved", "race-home", "race-round-scores"]
    assert RACE.setup(3, Options({"first": "host"}), Rng(bytes(16))).events == (
        line("race-dealt", round=1, rounds=3, seat=Seat(0), cards=15),
    )
