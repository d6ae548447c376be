"""The rules of Badger, clause by clause: mice run, tiles are rotated (B24 to B31)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.action import Option, Pick
from engine.games.badger.model import State
from tests.games.badger.positions import (
    BADGER,
    dealt,
    edges,
    mouse,
    moves,
    places,
    play,
    position,
    refusal,
)


def test_B24_a_run_is_one_step_along_paths_that_meet() -> None:
    state = position({22: "n14", 23: "n14", 21: "n03", 17: "g03"}, at=("22", "start-w"))
    assert places(state, "run") == {"23"}
    assert refusal(state, "run 21") == "badger-not-joined"
    assert refusal(state, "run 17") == "badger-not-joined"
    assert refusal(state, "run 1") == "badger-not-beside"
    after = play(state, "run 23")
    assert mouse(after, 0) == "23"
    assert after.board.action == 2


def test_B24_a_covered_field_cannot_be_entered() -> None:
    assert refusal(position({22: "n14"}, at=("22", "start-w")), "run 23") == "badger-still-covered"


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
def test_B25_mice_may_run_onto_every_kind_of_field(
    tiles: dict[int, str], at: str, there: str
) -> None:
    state = position(tiles, at=(at, "checkpoint"))
    assert mouse(play(state, f"run {there}"), 0) == there


def test_B26_e4_no_field_is_entered_twice_in_a_turn_nor_the_first_one() -> None:
    state = position({24: "n14", 25: "n14"}, at=("24", "start-e"))
    there = play(state, "run 25")
    assert refusal(there, "run 24") == "badger-entered"
    assert places(there, "run") == set()
    back = play(there, "rotate 25 3", "rotate 24 3", "rotate 25 3")
    back = _idle(back)
    assert back.board.turn == 0
    assert mouse(play(back, "run 24"), 0) == "24"


def test_B26_the_first_turn_and_those_after_it_begin_on_an_entered_field() -> None:
    under = {23: "n03", 28: "n14", 18: "n02", 24: "n02"}
    state = replace(position(under=under), board=dealt().board)
    state = play(state, "uncover 23", "run 23")
    assert refusal(state, "run start-e") == "badger-entered"
    state = play(state, "rotate 23 1", "rotate 28 1")
    assert state.board.turn == 1
    state = play(state, "uncover 18", "lay 1", "lay 2", "run 18")
    assert refusal(state, "run start-w") == "badger-entered"


def test_B27_both_mice_may_be_on_one_field() -> None:
    state = position({22: "n14", 23: "n14"}, at=("22", "23"))
    after = play(state, "run 23")
    assert mouse(after, 0) == mouse(after, 1) == "23"
    assert after.board.snacks == (5, 5)


def test_B28_the_own_tile_and_those_next_to_it_are_rotated_without_a_path() -> None:
    state = position({22: "n14", 17: "n14", 16: "n25", 26: "g14"}, at=("22", "16"))
    assert places(state, "rotate") == {"22", "17", "16"}
    after = play(state, "rotate 16 1")
    assert after.board.open[16] == edges("n03")
    assert refusal(state, "rotate 26 1") == "badger-too-far"


def test_B28_from_a_field_of_the_frame_the_tiles_it_touches_are_rotated() -> None:
    state = position({23: "n14"}, at=("start-e", "start-w"))
    assert places(state, "rotate") == {"23"}


def test_B29_the_frame_and_covered_tiles_stay_as_they_are() -> None:
    state = position({28: "n14"}, at=("28", "start-w"))
    for field in ("start-e", "red-se", "goal"):
        assert refusal(state, f"rotate {field} 1") == "badger-frame-stays"
    assert refusal(state, "rotate 27 1") == "badger-rotate-covered"


def test_B29_the_ladys_cave_can_be_rotated_from_next_to_it_and_from_on_it() -> None:
    beside = position({21: "n14"}, at=("21", "start-w"))
    assert "lady" in places(beside, "rotate")
    assert play(beside, "rotate lady 1").board.open[0] == edges("x1340")
    assert "lady" in places(position(at=("lady", "start-w")), "rotate")
    assert refusal(position({22: "n14"}, at=("22", "start-w")), "rotate lady 1") == "badger-too-far"


def test_B30_e5_the_same_tile_is_not_rotated_twice_in_a_row() -> None:
    state = position({25: "n14", 20: "n14"}, at=("25", "start-e"))
    turned = play(state, "rotate 25 1")
    assert refusal(turned, "rotate 25 1") == "badger-just-turned"
    assert places(turned, "rotate") == {"20"}
    assert "25" in places(play(turned, "rotate 20 1"), "rotate")


def test_B30_e5_after_uncovering_the_same_tile_may_be_rotated_again() -> None:
    state = position({25: "n14"}, under={19: "n03", 29: "y03"}, at=("25", "start-e"))
    state = play(state, "rotate 25 1", "uncover 29")
    assert "25" in places(state, "rotate")


def test_B30_after_covering_or_running_the_same_tile_may_be_rotated_again() -> None:
    state = position({25: "n14", 26: "n14"}, at=("25", "start-e"))
    assert "25" in places(play(state, "rotate 25 3", "cover"), "rotate")
    assert "26" in places(play(state, "rotate 26 3", "run 26"), "rotate")


def test_B30_e5_in_the_next_turn_the_same_tile_may_be_rotated_again() -> None:
    state = position({25: "n14", 20: "n14"}, at=("25", "start-e"), action=4)
    state = play(state, "rotate 25 1")
    state = _idle(state)
    assert state.board.turn == 0
    assert "25" in places(state, "rotate")


def test_B30_the_other_player_may_rotate_it_at_once() -> None:
    state = position({25: "n14", 20: "n14"}, at=("25", "20"), action=4)
    state = play(state, "rotate 20 3")
    assert state.board.turn == 1
    assert "20" in places(state, "rotate")


def test_B31_equal_rotations_are_offered_once_also_the_one_that_changes_nothing() -> None:
    shapes = {25: "n14", 20: "g024", 24: "Y0134", 26: "n02"}
    ways = _ways_to_turn(position(shapes, at=("25", "start-e")))
    words = {int(place): "".join(each.value for each in options) for place, options in ways.items()}
    assert words == {25: "123", 20: "12", 24: "123", 26: "12345"}


def test_B34_running_into_the_ladys_cave_says_what_ends_a_turn_there() -> None:
    for action, hint in ((2, "badger-run-den"), (4, "badger-bitten")):
        state = position({20: "n03"}, at=("20", "start-w"), action=action)
        run = next(each for each in BADGER.offers(BADGER.view(state, 0)) if each.verb == "run")
        assert isinstance(run, Pick)
        told = {each.value: each.hint and each.hint.key for each in run.options}
        assert told["lady"] == hint


def test_B31_a_rotation_that_changes_nothing_says_so() -> None:
    ways = _ways_to_turn(position({25: "n14", 26: "n02"}, at=("25", "start-e")))
    told = {
        place: [each.hint.key for each in options if each.hint is not None]
        for place, options in ways.items()
    }
    assert told["25"] == ["badger-goes-on", "badger-goes-on", "badger-lies-as-now"]
    assert {*told["26"]} == {"badger-goes-on"}


def test_B31_rotations_of_one_to_five_steps_are_allowed_even_if_nothing_changes() -> None:
    state = position({25: "n14", 20: "n14"}, at=("25", "start-e"))
    assert [each.also for each in _ways_to_turn(state)["25"]] == [("4",), ("5",), ()]
    assert play(state, "rotate 25 4").board.open == play(state, "rotate 25 1").board.open
    assert play(state, "rotate 25 3").board.open[25] == edges("n14")
    assert play(state, "rotate 25 3").board.action == 2
    for steps in ("0", "6", "-1", "x", ""):
        assert refusal(state, f"rotate 25 {steps}") == "badger-rotate-how"


def test_B27_e18_one_attack_bites_both_on_one_tile() -> None:
    state = position({14: "n14", 19: "n03"}, at=("14", "14"), lord="yellow-w")
    after = play(state, "rotate 19 3")
    assert after.board.snacks == (4, 4)
    assert (mouse(after, 0), mouse(after, 1)) == ("start-e", "start-w")


def _idle(state: State) -> State:
    """Let the second seat, on its start, spend its turn there."""
    while state.board.turn == 1:
        state = play(state, min(move for move in moves(state) if not move.startswith("run")))
    return state


def _ways_to_turn(state: State) -> dict[str, tuple[Option, ...]]:
    """Return the rotations that the mover is offered, by tile."""
    offers = BADGER.offers(BADGER.view(state, state.board.turn))
    rotate = next(each for each in offers if isinstance(each, Pick) and each.verb == "rotate")
    return {tile.value: tuple(tile.then) for tile in rotate.options}
