"""The rules of Badger, clause by clause: what the lady searches (B32 to B34)."""

from __future__ import annotations

from engine.games.badger.model import State
from tests.games.badger.positions import (
    CONTENT,
    LONG,
    ladys_road,
    mouse,
    play,
    position,
    said,
    step,
)


def hunted(state: State) -> set[str]:
    """Return the fields that the lady searches, her own left out."""
    bits = CONTENT.courses[state.board.course].hunted(state.board.open)
    return {name for place, name in enumerate(LONG.names) if bits >> place & 1 and place}


def test_B32_e9_the_lady_searches_all_joined_paths_at_any_distance() -> None:
    assert hunted(ladys_road()) == {"10", "5", "2", "checkpoint", "1"}


def test_B32_e9_she_bites_every_mouse_she_finds() -> None:
    state = ladys_road(at=("checkpoint", "1"), passed=(True, False), action=4)
    after = play(state, "rotate 1 3")
    assert after.board.snacks == (4, 4)
    assert (mouse(after, 0), mouse(after, 1)) == ("checkpoint", "start-w")


def test_B32_covered_tiles_and_edges_that_do_not_meet_end_her_way() -> None:
    assert hunted(position({10: "n14"}, at=("goal", "goal"))) == set()
    assert hunted(position({10: "n02"}, at=("goal", "goal"))) == {"10"}


def test_B32_e11_turning_the_ladys_cave_can_get_the_other_mouse_bitten() -> None:
    # 15 is next to her; turned by one step her cave is joined with 16.
    state = position({15: "n03", 16: "n14"}, at=("15", "16"), action=4)
    assert hunted(state) == set()
    after = play(state, "rotate lady 1")
    assert after.board.snacks == (5, 4)


def test_B33_e10_the_lords_caves_stop_her() -> None:
    state = position({11: "n03", 6: "n03"}, at=("green-ne", "7"))
    assert hunted(state) == {"11", "6"}
    state = position({11: "n03", 6: "n03", 7: "n03"}, at=("green-ne", "7"), action=4)
    assert play(state, "rotate 6 3").board.snacks == (5, 5)


def test_B33_starts_goal_and_checkpoint_do_not_stop_her() -> None:
    # Round through the checkpoint to 1, and through the goal to 29.
    assert "1" in hunted(ladys_road())
    south = position({20: "n03"}, at=("goal", "goal"))
    assert hunted(south) == {"20"}
    road = position({21: "n35", 26: "n02", 30: "n35", 29: "n25"}, at=("goal", "start-w"))
    assert hunted(road) == {"21", "26", "30", "goal", "29"}


def test_B33_e15_she_bites_in_the_goal_too() -> None:
    road = {21: "n35", 26: "n02", 30: "n35", 29: "n25"}
    state = play(position(road, at=("goal", "start-w"), action=4), "rotate 29 3")
    assert state.board.snacks == (4, 5)
    assert mouse(state, 0) == "start-e"


def test_B34_a_mouse_in_her_own_cave_is_bitten() -> None:
    state = position({15: "n03"}, at=("lady", "start-w"), action=4)
    after = play(state, "rotate 15 3")
    assert after.board.snacks == (4, 5)
    assert mouse(after, 0) == "start-e"


def test_B34_one_search_bites_each_mouse_once() -> None:
    # Bitten on 1 with the flag, the mouse lands on the checkpoint, which she searches as well.
    state = ladys_road(at=("1", "start-w"), passed=(True, False), action=4)
    done = step(state, "rotate 4 3")
    assert said(done).count("badger-lady-bit") == 1
    assert done.state.board.snacks == (4, 5)
