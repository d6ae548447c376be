"""The rules of Badger, clause by clause: the start, the race, the turn and its four actions.

E1 to E18 (e1 to e18 in the names) are the worked examples that the rules were checked with.
"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.badger.model import NONE, Phase, State
from tests.games.badger.laid import (
    BADGER,
    BOX,
    CONTENT,
    LONG,
    dealt,
    edges,
    fresh,
    laid,
    mouse,
    moves,
    places,
    play,
    refusal,
    said,
    step,
)


def test_B1_the_frame_has_all_its_fields():
    colours = Counter(LONG.caves.values())
    assert colours == {0: 2, 1: 2, 2: 2}
    assert len(LONG.starts) == len(LONG.stores) == 2
    assert len(LONG.names) == 1 + 30 + 2 + 2 + 6


def test_B1_the_ladys_cave_points_at_checkpoint_and_goal():
    open_to = {there for bit, there, _ in LONG.ways[0] if dealt().board.open[0] & bit}
    aims = {LONG.steps_left(place, passed=passed) for place in open_to for passed in (False, True)}
    beside = {there for _, there, _ in LONG.ways[0]}
    assert min(LONG.steps_left(place, passed=False) for place in beside) in aims
    assert len(open_to) == 4


def test_B1_fields_of_the_frame_are_never_joined_with_each_other():
    for place in range(LONG.tiles + 1, len(LONG.names)):
        assert all(there <= LONG.tiles for _, there, _ in LONG.ways[place])


@pytest.mark.parametrize(
    ("field", "touches"),
    [
        ("checkpoint", "1 2"),
        ("goal", "29 30"),
        ("start-e", "23 28"),
        ("start-w", "18 24"),
        ("green-ne", "2 6 7"),
        ("green-nw", "1 3 4"),
        ("yellow-e", "13 17 23"),
        ("yellow-w", "8 14 18"),
        ("red-se", "27 28 30"),
        ("red-sw", "24 25 29"),
    ],
)
def test_B1_every_field_of_the_frame_touches_its_tiles(field: str, touches: str):
    beside = {there for _, there, _ in LONG.ways[LONG.numbers[field]]}
    assert beside == {LONG.numbers[tile] for tile in touches.split()}


def test_B1_both_players_have_the_same_board():
    for course in BOX.courses.values():
        east, west = course.starts
        for passed in (False, True):
            assert course.steps_left(east, passed=passed) == course.steps_left(west, passed=passed)


def test_B2_thirty_tiles_lie_face_down_in_an_order_of_the_seed():
    state = dealt(1)
    assert state.board.shown == (NONE,) * 31
    assert not any(state.board.open[1:])
    assert Counter(state.tiles[1:]) == Counter(CONTENT.pack)
    assert len(CONTENT.pack) == 30
    assert dealt(1) == state
    assert dealt(2).tiles != state.tiles


def test_B2_the_tiles_are_those_of_the_box():
    by_colour = Counter(BOX.kinds[kind].colour for kind in CONTENT.pack)
    assert by_colour == {0: 6, 1: 6, 2: 6, NONE: 12}
    effects = Counter(BOX.kinds[kind].effect.value for kind in CONTENT.pack)
    assert effects == {"": 25, "rage": 3, "rotator": 1, "flipper": 1}
    exits = Counter(BOX.kinds[kind].edges.bit_count() for kind in CONTENT.pack)
    assert exits == {2: 15, 3: 12, 4: 3}


def test_B3_mice_snacks_and_no_lord():
    board = dealt().board
    assert [LONG.names[place] for place in board.mice] == ["start-e", "start-w"]
    assert board.snacks == (5, 5)
    assert board.lord == NONE
    assert fresh(board)


def test_B4_there_is_nothing_to_lift_with():
    assert {move.split()[0] for move in moves(dealt())} == {"uncover"}


@pytest.mark.parametrize(("first", "seat"), [("host", 0), ("challenger", 1)])
def test_B5_the_host_may_say_who_begins(first: str, seat: int):
    assert dealt(first=first).board.turn == seat


def test_B5_else_it_is_drawn_by_lot():
    drawn = Counter(dealt(seed, first="random").board.turn for seed in range(60))
    assert min(drawn[0], drawn[1]) > 15


def test_B6_running_into_the_checkpoint_gives_the_flag_for_good():
    state = laid({2: "n35", 5: "n03"}, at=("2", "start-w"))
    done = step(state, "run checkpoint")
    assert done.state.board.passed == (True, False)
    assert "badger-passed" in said(done)
    later = play(done.state, "uncover 1", "lay 0", "rotate 1 3", "rotate 2 1")
    assert later.board.passed == (True, False)


def test_B6_the_flag_is_given_once():
    state = laid({2: "n35"}, at=("2", "start-w"), passed=(True, False))
    assert "badger-passed" not in said(step(state, "run checkpoint"))


def test_B7_e14_the_goal_with_the_flag_wins_before_any_badger_bites():
    # The lord in red-se would bite on 30, and the lady could be anywhere.
    state = laid(
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


def test_B8_e15_the_goal_without_the_flag_is_a_field_like_others():
    state = laid({30: "n03"}, at=("30", "start-w"))
    after = step(state, "run goal").state
    assert BADGER.outcome(after) is None
    assert mouse(after, 0) == "goal"
    assert after.board.action == 2


def test_B9_whoever_has_no_snack_left_loses_at_once():
    state = play(_at_the_lords_door(1, 4), "rotate 18 3")
    outcome = BADGER.outcome(state)
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert outcome.scores == (0, 4)
    assert outcome.reason.key == "badger-won-snacks"
    assert state.board.phase is Phase.OVER


def test_B9_a_bite_costs_one_snack():
    assert play(_at_the_lords_door(5, 5), "rotate 18 3").board.snacks == (4, 5)


def test_B14_e14_the_winner_of_the_race_takes_the_rematch_snack():
    state = laid({30: "n13"}, at=("30", "start-w"), passed=(True, False))
    outcome = BADGER.outcome(step(state, "run goal").state)
    assert outcome is not None
    assert outcome.carry == {"rematch-snack": 0}
    assert dealt(carry=outcome.carry).board.snacks == (6, 5)


def test_B14_e14_the_loser_of_the_last_snack_gets_the_rematch_snack():
    outcome = BADGER.outcome(play(_at_the_lords_door(1, 5), "rotate 18 3"))
    assert outcome is not None
    assert outcome.carry == {"rematch-snack": 0}


def test_B14_the_second_seat_may_own_it_too():
    assert dealt(carry={"rematch-snack": 1}).board.snacks == (5, 6)


def test_B15_e3_a_turn_is_four_actions_of_any_kinds():
    turn = play(
        laid({25: "n14", 26: "n14"}, at=("start-e", "25"), turn=1),
        *("rotate 25 3", "run 26", "rotate 25 3", "cover"),
    )
    assert turn.board.turn == 0
    assert fresh(turn.board)
    turn = play(
        laid(under={24: "n03", 18: "n03", 25: "n03"}, turn=1),
        *("uncover 24", "lay 1", "lay 0", "run 24", "uncover 25", "lay 1", "run 25"),
    )
    assert turn.board.turn == 0


def test_B15_e3_two_actions_do_not_end_the_turn():
    state = play(laid({25: "n14", 24: "n14", 26: "n14"}, at=("25", "start-w")), "run 26", "cover")
    assert (state.board.turn, state.board.action) == (0, 3)
    assert moves(state, 1) == set()


def test_B15_nobody_may_pass():
    assert refusal(dealt(), "pass") == "badger-no-passing"


def test_B15_where_nothing_can_be_done_the_rest_of_the_turn_is_skipped():
    # 3 lies open to a store and a cave entered before, and has just been turned.
    state = laid({3: "n02"}, at=("3", "start-w"), entered=("green-nw",), action=2)
    done = step(state, "rotate 3 4")
    assert "badger-stuck" in said(done)
    assert done.state.board.turn == 1
    assert fresh(done.state.board)


def test_B17_an_unwise_action_costs_the_own_snack():
    state = laid({22: "n25", 28: "n35"}, at=("22", "start-w"), lord="red-se")
    assert play(state, "run 28").board.snacks == (4, 5)


def test_B18_e1_at_the_start_all_there_is_to_do_is_to_uncover():
    assert moves(dealt()) == {"uncover 23", "uncover 28"}


def test_B18_e2_only_tiles_that_an_own_path_leads_to_are_uncovered():
    state = laid({22: "n13"}, at=("22", "start-w"))
    assert places(state, "uncover") == {"23", "27"}
    assert refusal(state, "uncover 28") == "badger-no-path-to"
    state = play(state, "uncover 23")
    state = play(state, _any_lie(state))
    assert state.board.laying == 27
    state = play(state, _any_lie(state))
    assert state.board.open[23]
    assert state.board.open[27]
    assert not state.board.open[28]
    assert state.board.action == 2


def test_B18_without_a_covered_tile_to_lead_to_it_is_not_offered():
    state = laid({22: "n14", 21: "n14", 23: "n14"}, at=("22", "start-w"))
    assert places(state, "uncover") == set()
    assert refusal(state, "uncover 28") == "badger-nothing-to-uncover"


def test_B18_all_of_it_is_one_action():
    state = dealt()
    state = play(state, "uncover 28")
    while state.board.phase is not Phase.ACT:
        state = play(state, _any_lie(state))
    assert state.board.action == 2
    assert state.board.turn == 0


def test_B19_e2_a_laid_tile_has_a_path_to_the_own_field():
    state = laid({22: "n13"}, under={23: "g02"}, at=("22", "start-w"))
    state = play(state, "uncover 23")
    assert moves(state) == {"lay 2", "lay 4"}
    assert refusal(state, "lay 0") == "badger-lay-joined"
    assert play(state, "lay 4").board.open[23] == edges("g04")


def test_B19_the_player_chooses_the_order_and_sees_one_tile_after_the_other():
    state = laid({22: "r013"}, at=("22", "start-w"))
    assert places(state, "uncover") == {"17", "23", "27"}
    state = play(state, "uncover 27")
    assert [place for place, kind in enumerate(state.board.shown) if kind != NONE] == [22, 27]
    state = play(state, _any_lie(state))
    assert moves(state) == {"uncover 17", "uncover 23"}
    assert refusal(state, "run 27") == "badger-first-next"
    state = play(state, "uncover 17")
    assert refusal(state, "uncover 23") == "badger-first-lay"


def test_B19_the_last_tile_is_turned_up_without_asking():
    state = play(dealt(), "uncover 23")
    state = play(state, _any_lie(state))
    assert state.board.laying == 28


def test_B19_a_laid_tile_is_not_touched_again():
    state = laid({22: "r013"}, at=("22", "start-w"))
    state = play(state, "uncover 27")
    state = play(state, _any_lie(state))
    assert refusal(state, "uncover 27") == "badger-not-covered"


def test_B19_rotations_that_look_alike_are_offered_once():
    state = play(laid({22: "n14"}, under={23: "n03"}, at=("22", "start-w")), "uncover 23")
    assert moves(state) == {"lay 1"}
    assert refusal(state, "lay 4") == "badger-lay-alike"
    star = play(laid({22: "n14"}, under={23: "g024"}, at=("22", "start-w")), "uncover 23")
    assert moves(star) == {"lay 0"}


def test_B19_tiles_stay_on_their_places():
    state = laid({22: "n13"}, under={23: "g02", 27: "y03"}, at=("22", "start-w"))
    after = play(state, "uncover 27", "lay 0", "lay 2")
    assert after.tiles == state.tiles
    assert (after.board.shown[23], after.board.shown[27]) == (state.tiles[23], state.tiles[27])


def test_B20_uncovering_moves_no_lord_and_has_no_effect():
    state = laid({22: "n14", 21: "n03"}, under={23: "Y0134"}, at=("22", "start-w"))
    after = play(state, "uncover 23", "lay 0")
    assert after.board.lord == NONE
    assert after.board.phase is Phase.ACT


def test_B21_all_that_an_own_path_leads_to_is_covered():
    state = laid({22: "n13", 23: "g02", 27: "n14", 21: "n14"}, at=("22", "start-w"))
    done = step(state, "cover")
    board = done.state.board
    # 23 and 27 need not answer the path; 21 is next to 22, but no path leads there.
    assert (board.open[23], board.open[27]) == (0, 0)
    assert (board.shown[23], board.shown[27]) == (NONE, NONE)
    assert board.open[21]
    assert board.action == 2


def test_B21_tiles_are_covered_together():
    state = laid({22: "n13", 23: "g02", 27: "n14"}, at=("22", "start-w"))
    assert refusal(state, "cover 23") == "badger-cover-all"


def test_B22_e17_a_tile_with_the_other_mouse_stays_face_up():
    state = laid({22: "n13", 23: "g02", 27: "n14"}, at=("22", "27"))
    board = play(state, "cover").board
    assert board.open[27]
    assert not board.open[23]


def test_B22_e17_if_nothing_else_is_left_covering_is_not_offered():
    state = laid({22: "n13", 27: "n14"}, at=("22", "27"))
    assert "cover" not in moves(state)
    assert refusal(state, "cover") == "badger-nothing-to-cover"


def test_B22_the_ladys_cave_and_the_frame_are_never_covered():
    state = laid({21: "n25"}, at=("21", "start-w"))
    assert "cover" not in moves(state)
    assert "cover" not in moves(laid({28: "n14"}, at=("28", "start-w")))


def test_B23_a_covered_tile_keeps_its_face_and_loses_how_it_lay():
    state = laid({22: "n14", 21: "n03", 23: "g04"}, at=("22", "start-w"))
    covered = play(state, "cover")
    assert covered.tiles == state.tiles
    assert covered.board.shown[23] == NONE
    again = play(covered, "uncover 23")
    assert again.board.shown[23] == state.board.shown[23]
    assert moves(again) == {"lay 2", "lay 4"}


def test_B24_a_run_is_one_step_along_paths_that_meet():
    state = laid({22: "n14", 23: "n14", 21: "n03", 17: "g03"}, at=("22", "start-w"))
    assert places(state, "run") == {"23"}
    assert refusal(state, "run 21") == "badger-not-joined"
    assert refusal(state, "run 17") == "badger-not-joined"
    assert refusal(state, "run 1") == "badger-not-beside"
    after = play(state, "run 23")
    assert mouse(after, 0) == "23"
    assert after.board.action == 2


def test_B24_a_covered_field_cannot_be_entered():
    assert refusal(laid({22: "n14"}, at=("22", "start-w")), "run 23") == "badger-still-covered"


@pytest.mark.parametrize(
    ("tiles", "at", "there"),
    [
        ({22: "n14", 23: "n14"}, "22", "23"),
        ({22: "n14", 23: "f024"}, "22", "23"),
        ({23: "n03"}, "23", "yellow-e"),
        ({21: "n25"}, "21", "lady"),
        ({2: "n35"}, "2", "checkpoint"),
        ({28: "n14"}, "28", "start-e"),
        ({24: "n14"}, "24", "start-w"),
        ({30: "n03"}, "30", "goal"),
    ],
)
def test_B25_mice_may_run_onto_every_kind_of_field(tiles: dict[int, str], at: str, there: str):
    state = laid(tiles, at=(at, "checkpoint"))
    assert mouse(play(state, f"run {there}"), 0) == there


def test_B26_e4_no_field_is_entered_twice_in_a_turn_the_first_one_included():
    state = laid({24: "n14", 25: "n14"}, at=("24", "start-e"))
    there = play(state, "run 25")
    assert refusal(there, "run 24") == "badger-entered"
    assert places(there, "run") == set()
    back = play(there, "rotate 25 3", "rotate 24 3", "rotate 25 3")
    back = _idle(back)
    assert back.board.turn == 0
    assert mouse(play(back, "run 24"), 0) == "24"


def test_B27_both_mice_may_be_on_one_field():
    state = laid({22: "n14", 23: "n14"}, at=("22", "23"))
    after = play(state, "run 23")
    assert mouse(after, 0) == mouse(after, 1) == "23"
    assert after.board.snacks == (5, 5)


def test_B28_the_own_tile_and_those_next_to_it_are_rotated_without_a_path():
    state = laid({22: "n14", 17: "n14", 16: "n25", 26: "g14"}, at=("22", "16"))
    assert places(state, "rotate") == {"22", "17", "16"}
    after = play(state, "rotate 16 1")
    assert after.board.open[16] == edges("n03")
    assert refusal(state, "rotate 26 1") == "badger-too-far"


def test_B28_from_a_field_of_the_frame_the_tiles_it_touches_are_rotated():
    state = laid({23: "n14"}, at=("start-e", "start-w"))
    assert places(state, "rotate") == {"23"}


def test_B29_the_frame_and_covered_tiles_stay_as_they_are():
    state = laid({28: "n14"}, at=("28", "start-w"))
    for field in ("start-e", "red-se", "goal"):
        assert refusal(state, f"rotate {field} 1") == "badger-frame-stays"
    assert refusal(state, "rotate 27 1") == "badger-still-covered"


def test_B29_the_ladys_cave_can_be_rotated_from_next_to_it_and_from_on_it():
    beside = laid({21: "n14"}, at=("21", "start-w"))
    assert play(beside, "rotate lady 1").board.open[0] == edges("x1340")
    assert "lady" in places(laid(at=("lady", "start-w")), "rotate")
    assert refusal(laid({22: "n14"}, at=("22", "start-w")), "rotate lady 1") == "badger-too-far"


def test_B30_e5_not_the_same_tile_twice_running():
    state = laid({25: "n14", 20: "n14"}, at=("25", "start-e"))
    turned = play(state, "rotate 25 1")
    assert refusal(turned, "rotate 25 1") == "badger-just-turned"
    assert places(turned, "rotate") == {"20"}
    assert "25" in places(play(turned, "rotate 20 1"), "rotate")


def test_B30_e5_uncovering_between_sets_it_free():
    state = laid({25: "n14"}, under={19: "n03", 29: "y03"}, at=("25", "start-e"))
    state = play(state, "rotate 25 1", "uncover 29", "lay 2", "lay 2")
    assert "25" in places(state, "rotate")


def test_B30_e5_in_the_next_turn_it_is_free_again():
    state = laid({25: "n14", 20: "n14"}, at=("25", "start-e"), action=4)
    state = play(state, "rotate 25 1")
    state = _idle(state)
    assert state.board.turn == 0
    assert "25" in places(state, "rotate")


def test_B31_one_to_five_steps_even_if_nothing_changes():
    state = laid({25: "n14", 20: "n14"}, at=("25", "start-e"))
    mine = {move for move in moves(state) if move.startswith("rotate 25")}
    assert mine == {f"rotate 25 {steps}" for steps in range(1, 6)}
    assert play(state, "rotate 25 3").board.open[25] == edges("n14")
    assert play(state, "rotate 25 3").board.action == 2
    for steps in ("0", "6", "-1", "x", ""):
        assert refusal(state, f"rotate 25 {steps}") == "badger-rotate-how"


def _at_the_lords_door(*snacks: int) -> State:
    """Lay a table where any action costs the first seat a snack."""
    tiles = {14: "n14", 18: "n03"}
    return laid(tiles, at=("14", "start-w"), turn=1, lord="yellow-w", snacks=snacks)


def _idle(state: State) -> State:
    """Let the second seat, on its start, spend its turn there."""
    while state.board.turn == 1:
        state = play(state, min(move for move in moves(state) if not move.startswith("run")))
    return state


def _any_lie(state: State) -> str:
    return min(move for move in moves(state) if move.startswith("lay"))
