"""The rules of Badger, clause by clause: the race, snacks and the turn (B6 to B17)."""

from __future__ import annotations

from engine.api.action import Pick
from engine.api.event import Line
from engine.api.options import resolve_options
from engine.games.badger.model import Question, State
from tests.games.badger.positions import (
    BADGER,
    RNG,
    dealt,
    fresh,
    mouse,
    moves,
    play,
    position,
    refusal,
    said,
    step,
)
from tests.games.badger.scenes import english


def test_B6_running_into_the_checkpoint_gives_the_flag_for_good() -> None:
    state = position({2: "n35", 5: "n03"}, under={1: "g02"}, at=("2", "start-w"))
    done = step(state, "run checkpoint")
    assert done.state.board.passed == (True, False)
    assert "badger-passed" in said(done)
    later = play(done.state, "uncover 1", "lay 1", "rotate 1 3", "rotate 2 1")
    assert later.board.passed == (True, False)


def test_B6_the_flag_is_given_once() -> None:
    state = position({2: "n35"}, at=("2", "start-w"), passed=(True, False))
    assert "badger-passed" not in said(step(state, "run checkpoint"))


def test_B6_a_bite_does_not_take_the_flag() -> None:
    tiles = {14: "n14", 23: "n03"}
    state = position(tiles, at=("start-e", "14"), lord="yellow-w", passed=(False, True))
    assert play(state, "rotate 23 3").board.passed == (False, True)


def test_B7_e14_the_goal_with_the_flag_wins_before_any_badger_bites() -> None:
    # The lord in red-se would bite on 30, and the lady could be anywhere.
    state = position(
        {30: "n13"}, at=("30", "30"), lord="red-se", passed=(True, False), action=2, snacks=(1, 1)
    )
    after = step(state, "run goal").state
    outcome = BADGER.outcome(after)
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert outcome.scores == (1, 0)
    assert outcome.reason.key == "badger-won-goal"
    assert after.board.snacks == (1, 1)
    assert moves(after, 0) == moves(after, 1) == set()


def test_B8_the_way_to_the_goal_without_the_flag_says_that_it_does_not_win() -> None:
    for passed, hint in ((False, Line("badger-run-early")), (True, None)):
        state = position({30: "n03"}, at=("30", "start-w"), passed=(passed, False))
        offers = BADGER.offers(BADGER.view(state, 0))
        (run,) = (each for each in offers if isinstance(each, Pick) and each.verb == "run")
        assert [each.hint for each in run.options if each.value == "goal"] == [hint]


def test_B8_e15_the_goal_without_the_flag_is_an_ordinary_field() -> None:
    state = position({30: "n03"}, at=("30", "start-w"))
    after = step(state, "run goal").state
    assert BADGER.outcome(after) is None
    assert mouse(after, 0) == "goal"
    assert after.board.action == 2


def test_B9_a_mouse_without_snacks_loses_at_once() -> None:
    state = play(_at_the_lords_door(1, 4), "rotate 18 3")
    outcome = BADGER.outcome(state)
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert outcome.scores == (0, 4)
    assert outcome.reason.key == "badger-won-snacks"
    assert state.board.due.question is Question.OVER


def test_B9_a_bite_costs_one_snack() -> None:
    assert play(_at_the_lords_door(5, 5), "rotate 18 3").board.snacks == (4, 5)


def test_B9_the_last_snack_may_go_to_the_lady() -> None:
    state = position({15: "n03"}, at=("lady", "start-w"), action=4, snacks=(1, 5))
    after = play(state, "rotate 15 3")
    outcome = BADGER.outcome(after)
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert (after.board.due.question, after.board.turns) == (Question.OVER, 1)


def test_B9_the_last_snack_may_go_to_the_rage() -> None:
    tiles = {22: "n25", 28: "Y0235", 14: "n03"}
    state = position(tiles, at=("22", "14"), lord="red-se", snacks=(1, 1))
    after = play(state, "run 28", "lord yellow-w")
    outcome = BADGER.outcome(after)
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert (after.board.due.question, after.board.snacks) == (Question.OVER, (1, 0))


def test_B14_e14_the_winner_of_the_race_takes_the_rematch_snack() -> None:
    state = position({30: "n13"}, at=("30", "start-w"), passed=(True, False))
    outcome = BADGER.outcome(step(state, "run goal").state)
    assert outcome is not None
    assert outcome.carry == {"rematch-snack": 0}
    assert dealt(carry=outcome.carry).board.snacks == (6, 5)


def test_B14_e14_the_loser_of_the_last_snack_gets_the_rematch_snack() -> None:
    outcome = BADGER.outcome(play(_at_the_lords_door(1, 5), "rotate 18 3"))
    assert outcome is not None
    assert outcome.carry == {"rematch-snack": 0}


def test_B14_the_table_says_who_begins_a_rematch_with_six_snacks() -> None:
    told = {}
    for carry in ({}, {"rematch-snack": 1}):
        options = resolve_options(BADGER.info.options, {"first": "host"}, carry)
        told[len(carry)] = english(BADGER.setup(2, options, RNG).events)
    (begins,) = told[0]
    assert told[1] == [
        "Marie-Luise 1 has the rematch snack from the last race and begins with 6 snacks.",
        begins,
    ]


def test_B14_the_second_seat_may_own_it_too() -> None:
    assert dealt(carry={"rematch-snack": 1}).board.snacks == (5, 6)


def test_B15_e3_a_turn_is_four_actions_of_any_kinds() -> None:
    turn = play(
        position({25: "n14", 26: "n14"}, at=("start-e", "25"), turn=1),
        *("rotate 25 3", "run 26", "rotate 25 3", "cover"),
    )
    assert turn.board.turn == 0
    assert fresh(turn.board)
    turn = play(
        position(under={24: "n03", 18: "n03", 25: "n03"}, turn=1),
        *("uncover 24", "run 24", "uncover 25", "run 25"),
    )
    assert turn.board.turn == 0


def test_B15_e3_two_actions_do_not_end_the_turn() -> None:
    state = play(
        position({25: "n14", 24: "n14", 26: "n14"}, at=("25", "start-w")), "run 26", "cover"
    )
    assert (state.board.turn, state.board.action) == (0, 3)
    assert moves(state, 1) == set()


def test_B15_nobody_may_pass() -> None:
    assert refusal(dealt(), "pass") == "badger-no-passing"


def test_B15_where_nothing_can_be_done_the_rest_of_the_turn_is_skipped() -> None:
    # 3 lies open to a store and a cave entered before, and has just been turned.
    state = position({3: "n02"}, at=("3", "lady"), entered=("green-nw",), action=2)
    done = step(state, "rotate 3 4")
    assert "badger-stuck" in said(done)
    assert done.state.board.turn == 1
    assert fresh(done.state.board)
    # The turn has come to its end like any other: the lady has searched (B16).
    assert done.state.board.snacks == (5, 4)


def test_B14_after_a_draw_nobody_gets_the_rematch_snack() -> None:
    state = position({14: "n14", 19: "n03"}, at=("14", "14"), lord="yellow-w", snacks=(1, 1))
    outcome = BADGER.outcome(play(state, "rotate 19 3"))
    assert outcome is not None
    assert outcome.carry == {}


def _at_the_lords_door(*snacks: int) -> State:
    """Return a table where any action costs the first seat a snack."""
    tiles = {14: "n14", 18: "n03"}
    return position(tiles, at=("14", "start-w"), turn=1, lord="yellow-w", snacks=snacks)
