"""The rules of Badger, clause by clause: bites, lady and lord, the order, the effects, the limit.

E6 to E18 (e6 to e18 in the names) are the worked examples that the rules were checked with.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.badger.model import NONE, Ending, Phase, State
from tests.games.badger.laid import (
    BADGER,
    BOX,
    LONG,
    dealt,
    edges,
    fresh,
    laid,
    lord,
    mouse,
    moves,
    places,
    play,
    refusal,
    said,
    step,
)


def hunted(state: State) -> set[str]:
    """Give the fields that the lady searches, her own left out."""
    bits = BOX.courses[state.board.course].hunted(state.board.open)
    return {name for place, name in enumerate(LONG.names) if bits >> place & 1 and place}


def test_B10_e18_both_bitten_by_one_attack_and_out_of_snacks_is_a_draw():
    state = laid({14: "n14", 19: "n03"}, at=("14", "14"), lord="yellow-w", snacks=(1, 1))
    after = play(state, "rotate 19 3")
    assert after.board.snacks == (0, 0)
    outcome = BADGER.outcome(after)
    assert outcome is not None
    assert outcome.places == (1, 1)
    assert outcome.scores == (0, 0)
    assert outcome.reason.key == "badger-drawn-snacks"


def test_B14_after_a_draw_the_rematch_snack_is_nobodys():
    state = laid({14: "n14", 19: "n03"}, at=("14", "14"), lord="yellow-w", snacks=(1, 1))
    outcome = BADGER.outcome(play(state, "rotate 19 3"))
    assert outcome is not None
    assert outcome.carry == {}


def test_B27_e18_one_attack_bites_both_on_one_tile():
    state = laid({14: "n14", 19: "n03"}, at=("14", "14"), lord="yellow-w")
    after = play(state, "rotate 19 3")
    assert after.board.snacks == (4, 4)
    assert (mouse(after, 0), mouse(after, 1)) == ("start-e", "start-w")


@pytest.mark.parametrize(("passed", "back"), [(False, "start-w"), (True, "checkpoint")])
def test_B11_a_bitten_mouse_goes_back_to_its_start_or_the_checkpoint(passed: bool, back: str):
    tiles = {14: "n14", 23: "n03"}
    state = laid(tiles, at=("start-e", "14"), lord="yellow-w", passed=(False, passed))
    assert mouse(play(state, "rotate 23 3"), 1) == back


def test_B11_e13_a_bitten_mover_makes_the_rest_of_the_actions_from_there():
    state = laid({22: "n25", 28: "n035"}, at=("22", "start-w"), lord="red-se", action=2)
    bitten = play(state, "run 28")
    assert mouse(bitten, 0) == "start-e"
    assert bitten.board.snacks == (4, 5)
    assert (bitten.board.turn, bitten.board.action) == (0, 3)
    assert places(bitten, "uncover") == {"23"}


def test_B12_e9_starts_and_checkpoint_are_no_shelter():
    state = _ladys_road(at=("checkpoint", "start-w"), passed=(True, False), action=4)
    state = play(state, "rotate 1 3")
    assert state.board.snacks == (4, 5)
    assert mouse(state, 0) == "checkpoint"


def test_B13_e13_back_is_not_entered_but_counts_as_been_there():
    state = laid({22: "n25", 28: "n035"}, at=("22", "start-w"), lord="red-se", action=2)
    bitten = play(state, "run 28")
    assert bitten.board.passed == (False, False)
    # The tile it was bitten on stays closed, and so does the start it was put on.
    assert refusal(play(bitten, "rotate 28 1"), "run 28") == "badger-entered"
    assert bitten.board.entered >> LONG.numbers["start-e"] & 1


def test_B13_being_put_on_the_checkpoint_gives_no_new_flag():
    state = laid(
        {14: "n14", 23: "n03"}, at=("start-e", "14"), lord="yellow-w", passed=(False, True)
    )
    assert "badger-passed" not in said(step(state, "rotate 23 3"))


def test_B16_the_lady_waits_for_the_end_of_the_turn_and_then_the_other_plays():
    state = _ladys_road(at=("1", "start-w"))
    state = play(state, "rotate 4 3", "rotate 1 3", "rotate 4 3")
    assert state.board.snacks == (5, 5)
    assert state.board.turn == 0
    state = play(state, "rotate 1 3")
    assert state.board.snacks == (4, 5)
    assert state.board.turn == 1
    assert fresh(state.board)
    assert state.board.turns == 2


def test_B17_e12_the_lord_and_then_the_lady_in_one_turn():
    state = laid(
        {14: "n14", 19: "n14", 20: "n04", 18: "g13"},
        at=("checkpoint", "14"),
        turn=1,
        lord="yellow-w",
        action=4,
    )
    done = step(state, "rotate 19 3")
    assert [event.key for event in done.events if "bites" in event.key] == [
        "badger-lord-bites",
        "badger-lady-bites",
    ]
    assert done.state.board.snacks == (5, 3)
    assert mouse(done.state, 1) == "start-w"


def test_B32_e9_she_searches_every_path_that_meets_however_far():
    assert hunted(_ladys_road()) == {"10", "5", "2", "checkpoint", "1"}


def test_B32_e9_she_bites_every_mouse_she_finds():
    state = _ladys_road(at=("checkpoint", "1"), passed=(True, False), action=4)
    after = play(state, "rotate 1 3")
    assert after.board.snacks == (4, 4)
    assert (mouse(after, 0), mouse(after, 1)) == ("checkpoint", "start-w")


def test_B32_covered_tiles_and_edges_that_do_not_meet_end_her_way():
    assert hunted(laid({10: "n14"}, at=("goal", "goal"))) == set()
    assert hunted(laid({10: "n02"}, at=("goal", "goal"))) == {"10"}


def test_B32_e11_who_turns_her_cave_may_feed_her_the_other():
    # 15 is next to her; turned by one step her cave is joined with 16.
    state = laid({15: "n03", 16: "n14"}, at=("15", "16"), action=4)
    assert hunted(state) == set()
    after = play(state, "rotate lady 1")
    assert after.board.snacks == (5, 4)


def test_B33_e10_the_lords_caves_stop_her():
    state = laid({11: "n03", 6: "n03"}, at=("green-ne", "7"))
    assert hunted(state) == {"11", "6"}
    state = laid({11: "n03", 6: "n03", 7: "n03"}, at=("green-ne", "7"), action=4)
    assert play(state, "rotate 6 3").board.snacks == (5, 5)


def test_B33_starts_goal_and_checkpoint_do_not_stop_her():
    # Round through the checkpoint to 1, and through the goal to 29.
    assert "1" in hunted(_ladys_road())
    south = laid({20: "n03"}, at=("goal", "goal"))
    assert hunted(south) == {"20"}
    road = laid({21: "n35", 26: "n02", 30: "n35", 29: "n25"}, at=("goal", "start-w"))
    assert hunted(road) == {"21", "26", "30", "goal", "29"}


def test_B33_e15_she_bites_in_the_goal_too():
    road = {21: "n35", 26: "n02", 30: "n35", 29: "n25"}
    state = play(laid(road, at=("goal", "start-w"), action=4), "rotate 29 3")
    assert state.board.snacks == (4, 5)
    assert mouse(state, 0) == "start-e"


def test_B34_a_mouse_in_her_own_cave_is_bitten():
    state = laid({15: "n03"}, at=("lady", "start-w"), action=4)
    after = play(state, "rotate 15 3")
    assert after.board.snacks == (4, 5)
    assert mouse(after, 0) == "start-e"


def test_B34_one_search_bites_nobody_twice():
    # Bitten on 1 with the flag, the mouse lands on the checkpoint, which she searches as well.
    state = _ladys_road(at=("1", "start-w"), passed=(True, False), action=4)
    done = step(state, "rotate 4 3")
    assert said(done).count("badger-lady-bites") == 1
    assert done.state.board.snacks == (4, 5)


def test_B35_e6_the_lord_comes_with_the_first_colour():
    state = laid({22: "n14", 23: "g14"}, at=("22", "start-w"))
    assert lord(state) is None
    state = play(state, "run 23")
    assert moves(state) == {"lord green-ne", "lord green-nw"}
    assert lord(play(state, "lord green-nw")) == "green-nw"


def test_B35_a_cave_brings_him_in_too():
    state = laid({23: "n03"}, at=("23", "start-w"))
    assert moves(play(state, "run yellow-e")) == {"lord yellow-e", "lord yellow-w"}


def test_B36_e6_he_must_go_to_the_other_cave_of_a_colour():
    state = laid({22: "n14", 23: "g14"}, at=("22", "start-w"), lord="green-nw")
    done = step(state, "run 23")
    assert lord(done.state) == "green-ne"
    assert "badger-lord-goes" in said(done)
    into = laid({6: "n03"}, at=("6", "start-w"), lord="green-nw")
    assert lord(play(into, "run green-ne")) == "green-ne"


def test_B36_e6_from_another_colour_the_mover_chooses():
    state = laid({6: "n03"}, at=("6", "start-w"), lord="yellow-e")
    state = play(state, "run green-ne")
    assert moves(state) == {"lord green-ne", "lord green-nw"}
    assert refusal(state, "lord yellow-w") == "badger-lord-where"
    assert refusal(state, "run 2") == "badger-first-lord"


def test_B36_e6_neutral_fields_leave_him_where_he_is():
    state = laid({22: "n14", 23: "n14"}, at=("22", "start-w"), lord="yellow-w")
    assert lord(play(state, "run 23")) == "yellow-w"
    to_lady = laid({21: "n25"}, at=("21", "start-w"), lord="yellow-w")
    assert lord(play(to_lady, "run lady")) == "yellow-w"


def test_B36_only_running_moves_him():
    state = laid({22: "g14"}, at=("22", "start-w"), lord="yellow-w")
    for move in ("rotate 22 1", "uncover 23"):
        assert lord(play(state, move)) == "yellow-w"


def test_B37_e7_he_bites_next_to_his_cave_where_a_path_meets_it():
    tiles = {14: "n14", 15: "n14", 18: "n03", 24: "g14"}
    there = laid(tiles, at=("14", "start-w"), turn=1, lord="yellow-w")
    assert play(there, "rotate 24 3").board.snacks == (4, 5)


def test_B37_e7_two_fields_away_or_without_a_path_is_safe():
    tiles = {14: "n14", 15: "n14", 18: "n03"}
    state = laid(tiles, at=("15", "18"), lord="yellow-w")
    assert play(state, "rotate 15 3").board.snacks == (5, 5)


def test_B37_he_bites_after_every_action_of_either_player():
    state = laid({14: "n14", 23: "n03"}, at=("start-e", "14"), lord="yellow-w", action=2)
    assert play(state, "rotate 23 3").board.snacks == (5, 4)


@pytest.mark.parametrize(("own_cave", "snacks"), [(False, (5, 5)), (True, (4, 5))])
def test_B38_in_his_own_cave_a_mouse_is_safe_unless_switched_otherwise(
    own_cave: bool, snacks: tuple[int, int]
):
    state = laid({14: "n14"}, at=("14", "start-w"), lord="red-se", own_cave=own_cave)
    state = play(state, "run yellow-w", "lord yellow-w")
    assert state.board.snacks == snacks


def test_B38_the_switch_is_an_option():
    assert dealt(**{"own-cave": True}).board.own_cave is True
    assert dealt().board.own_cave is False


def test_B39_he_may_be_put_into_the_cave_the_mover_has_run_into():
    state = laid({14: "n14"}, at=("14", "start-w"), lord="red-se")
    state = play(state, "run yellow-w")
    assert moves(state) == {"lord yellow-e", "lord yellow-w"}
    assert lord(play(state, "lord yellow-w")) == "yellow-w"


def test_B40_e8_the_lord_moves_before_he_bites():
    state = play(_raging(), "run 28", "lord yellow-w")
    assert state.board.snacks == (5, 4)
    assert lord(state) == "yellow-w"
    assert mouse(state, 0) == "28"


def test_B40_e8_each_thing_is_told_in_its_order():
    state = play(_raging(), "run 28")
    assert state.board.phase is Phase.LORD
    assert said(step(state, "lord yellow-w")) == [
        "badger-lord-goes",
        "badger-rage",
        "badger-lord-bites",
    ]


def test_B40_an_effect_comes_before_the_lords_bite():
    # The rotator turns the mover's own tile away from the cave in time.
    state = laid({22: "n25", 28: "o135"}, at=("22", "start-w"), lord="red-se")
    state = play(state, "run 28")
    assert state.board.phase is Phase.ROTATOR
    assert play(state, "rotate 28 1").board.snacks == (5, 5)
    assert play(state, "rotate 28 2").board.snacks == (4, 5)


def test_B41_the_lord_looks_at_where_the_mice_are_after_the_rage():
    # The rage in yellow-w bites 14; its mouse lands on its start, far from that cave.
    state = play(_raging(), "run 28", "lord yellow-w")
    assert (mouse(state, 1), state.board.snacks) == ("start-w", (5, 4))
    # In yellow-e he finds nobody: 28 is not next to it.
    assert play(_raging(), "run 28", "lord yellow-e").board.snacks == (5, 5)


def test_B41_nobody_is_bitten_twice_unless_thrown_back_beside_him():
    # 18 is joined with the cave: raged at there, and the start it is thrown to is not beside it.
    tiles = {22: "n25", 28: "Y0235", 18: "g15"}
    state = laid(tiles, at=("22", "18"), lord="red-se")
    after = play(state, "run 28", "lord yellow-w")
    assert after.board.snacks == (5, 4)
    assert mouse(after, 1) == "start-w"


def test_B42_flips_rotations_and_throws_set_nothing_off():
    # The rotator turned: the colour under the other mouse moves no lord.
    state = laid({22: "n14", 23: "o024", 13: "G0134"}, at=("22", "13"), lord="red-sw")
    state = play(state, "run 23", "rotate 13 1")
    assert lord(state) == "red-sw"
    assert state.board.phase is Phase.ACT


def test_B43_e16_any_tile_face_up_and_the_ladys_cave():
    state = laid({22: "n14", 23: "o024", 3: "n14", 16: "g02"}, at=("22", "3"), action=2)
    state = play(state, "run 23")
    assert places(state, "rotate") == {"lady", "3", "16", "22", "23"}
    assert refusal(state, "rotate start-e 1") == "badger-frame-stays"
    assert refusal(state, "rotate 7 1") == "badger-still-covered"
    assert refusal(state, "run 22") == "badger-first-rotator"
    after = play(state, "rotate lady 1")
    assert after.board.open[0] == edges("x0134")
    # It was no action: the run was the second one, the third is next.
    assert after.board.action == 3
    assert play(state, "rotate 23 2").board.turned == NONE
    assert "rotate 23 1" in moves(play(state, "rotate 23 2"))


def test_B43_it_must_be_used_and_by_one_to_five_steps():
    state = play(laid({22: "n14", 23: "o024"}, at=("22", "start-w")), "run 23")
    assert {move.split()[0] for move in moves(state)} == {"rotate"}
    assert {move.split()[2] for move in moves(state)} == {"1", "2", "3", "4", "5"}


def test_B44_e16_a_covered_tile_is_laid_in_any_rotation():
    state = play(_flipping(), "run 23")
    state = play(state, "flip 7")
    assert state.board.laying == 7
    assert moves(state) == {f"lay {steps}" for steps in range(6)}
    done = step(state, "lay 5")
    assert done.state.board.open[7] == edges("g15")
    assert done.state.board.action == 2
    # Its colour does nothing (B42).
    assert lord(done.state) is None


def test_B44_e16_a_tile_face_up_is_covered():
    state = play(_flipping(), "run 23", "flip 22")
    assert state.board.open[22] == 0
    assert state.board.shown[22] == NONE
    assert state.board.action == 2


def test_B44_e16_not_a_tile_with_a_mouse_nor_the_ladys_cave_nor_the_frame():
    state = play(_flipping(), "run 23")
    assert refusal(state, "flip 23") == "badger-flip-mouse"
    assert refusal(state, "flip 3") == "badger-flip-mouse"
    assert refusal(state, "flip lady") == "badger-flip-tiles"
    assert refusal(state, "flip goal") == "badger-flip-tiles"
    assert refusal(state, "run 22") == "badger-first-flipper"
    assert len(places(state, "flip")) == 28


def test_B45_e7_the_rage_needs_no_path():
    tiles = {14: "n14", 15: "n14", 18: "n03", 22: "g25", 28: "Y0235"}
    for other, snacks in (("14", 4), ("18", 4), ("15", 5)):
        state = laid(tiles, at=("22", other), lord="red-se")
        assert play(state, "run 28", "lord yellow-w").board.snacks == (5, snacks)


def test_B45_mice_on_the_frame_are_not_hit():
    # start-w is no neighbour of the cave, but red-sw is a cave beside 24 and 25.
    state = laid({22: "n25", 28: "Y0235"}, at=("22", "yellow-w"), lord="red-se")
    assert play(state, "run 28", "lord yellow-w").board.snacks == (5, 5)


def test_B45_the_rage_is_over_after_it():
    state = play(_raging(), "run 28", "lord yellow-w")
    board = replace(state.board, mice=(state.board.mice[0], 14))
    again = play(replace(state, board=board), "rotate 28 3")
    assert again.board.snacks == (5, 4)


def test_B46_the_host_may_set_a_limit_and_none_goes_on_for_ever():
    assert dealt(turns="80").board.limit == 80
    assert dealt().board.limit == 300


@pytest.mark.parametrize(
    ("told", "at", "winner"),
    [
        ({"passed": (False, True), "snacks": (5, 1)}, ("23", "24"), 1),
        ({"snacks": (3, 2)}, ("23", "10"), 0),
        ({}, ("23", "18"), NONE),
        ({}, ("22", "10"), 1),
        ({"passed": (True, True)}, ("26", "10"), 0),
    ],
)
def test_B46_flag_then_snacks_then_steps_decide(
    told: dict[str, object], at: tuple[str, str], winner: int
):
    tiles = {23: "n02", 24: "g02", 18: "y02", 10: "r03", 22: "n25", 26: "y03"}
    state = laid(tiles, at=at, action=4, turns=80, limit=80, lady="14", **told)
    move = next(move for move in sorted(moves(state)) if move.startswith("rotate"))
    after = play(state, move)
    assert after.board.ending is Ending.LIMIT
    assert after.board.winner == winner
    outcome = BADGER.outcome(after)
    assert outcome is not None
    assert outcome.carry == {}
    key = "badger-drawn-limit" if winner == NONE else "badger-won-limit"
    assert outcome.reason.key == key


def test_B46_before_the_limit_the_game_goes_on():
    state = laid({23: "n02"}, at=("23", "start-w"), action=4, turns=79, limit=80)
    after = play(state, "rotate 23 1")
    assert after.board.turns == 80
    assert fresh(after.board)


def _ladys_road(**told: object) -> State:
    """Lay the road of the example: from her cave over 10, 5 and 2 to the checkpoint and 1."""
    told.setdefault("at", ("start-e", "start-w"))
    tiles = {10: "n02", 5: "n03", 2: "n35", 1: "n03", 4: "g14"}
    return laid(tiles, **told)  # type: ignore[arg-type]


def _raging(at: tuple[str, str] = ("22", "14")) -> State:
    """Lay the example of the order: A can run onto a yellow rage beside the lord in red-se."""
    return laid({22: "n25", 28: "Y0235", 14: "n03"}, at=at, lord="red-se")


def _flipping() -> State:
    """Lay the flipper where the first mouse can run onto it."""
    return laid({22: "n14", 23: "f024", 3: "n14"}, under={7: "g02"}, at=("22", "3"))
