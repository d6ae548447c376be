"""The rules of Badger, clause by clause: the order of things and the effects (B40 to B45)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.badger.content import NONE
from engine.games.badger.model import Question, State
from tests.games.badger.positions import (
    edges,
    lord,
    mouse,
    moves,
    places,
    play,
    position,
    refusal,
    said,
    step,
)


def test_B40_e8_the_lord_moves_before_he_bites() -> None:
    state = play(_raging(), "run 28", "lord yellow-w")
    assert state.board.snacks == (5, 4)
    assert lord(state) == "yellow-w"
    assert mouse(state, 0) == "28"


def test_B40_e8_events_are_listed_in_their_order() -> None:
    state = play(_raging(), "run 28")
    assert state.board.due.question is Question.LORD
    assert said(step(state, "lord yellow-w")) == [
        "badger-lord-goes",
        "badger-rage",
        "badger-lord-bit",
    ]


def test_B45_a_rage_that_reaches_nobody_is_told_so() -> None:
    raged = step(play(_raging(), "run 28"), "lord yellow-e")
    assert said(raged) == ["badger-lord-goes", "badger-rage-nobody"]


def test_B40_an_effect_comes_before_the_lords_bite() -> None:
    # The rotator turns the mover's own tile away from the cave in time.
    state = position({22: "n25", 28: "o135"}, at=("22", "start-w"), lord="red-se")
    state = play(state, "run 28")
    assert state.board.due.question is Question.ROTATOR
    assert play(state, "rotate 28 1").board.snacks == (5, 5)
    assert play(state, "rotate 28 2").board.snacks == (4, 5)


def test_B41_the_lord_looks_at_where_the_mice_are_after_the_rage() -> None:
    # The rage in yellow-w bites 14; its mouse lands on its start, far from that cave.
    state = play(_raging(), "run 28", "lord yellow-w")
    assert (mouse(state, 1), state.board.snacks) == ("start-w", (5, 4))
    # In yellow-e he finds nobody: 28 is not next to it.
    assert play(_raging(), "run 28", "lord yellow-e").board.snacks == (5, 5)


def test_B41_nobody_is_bitten_twice_unless_thrown_back_beside_him() -> None:
    # 18 is joined with the cave: raged at there, and the start it is thrown to is not beside it.
    tiles = {22: "n25", 28: "Y0235", 18: "g15"}
    state = position(tiles, at=("22", "18"), lord="red-se")
    after = play(state, "run 28", "lord yellow-w")
    assert after.board.snacks == (5, 4)
    assert mouse(after, 1) == "start-w"


def test_B42_flips_rotations_and_bites_trigger_no_effect() -> None:
    # The rotator turned: the colour under the other mouse moves no lord.
    state = position({22: "n14", 23: "o024", 13: "G0134"}, at=("22", "13"), lord="red-sw")
    state = play(state, "run 23", "rotate 13 1")
    assert lord(state) == "red-sw"
    assert state.board.due.question is Question.ACT


def test_B43_e16_the_rotator_turns_any_tile_face_up_and_the_ladys_cave() -> None:
    state = position({22: "n14", 23: "o024", 3: "n14", 16: "g02"}, at=("22", "3"), action=2)
    state = play(state, "run 23")
    assert places(state, "rotate") == {"lady", "3", "16", "22", "23"}
    assert refusal(state, "rotate start-e 1") == "badger-frame-stays"
    assert refusal(state, "rotate 7 1") == "badger-rotate-covered"
    assert refusal(state, "run 22") == "badger-first-rotator"
    after = play(state, "rotate lady 1")
    assert after.board.open[0] == edges("x0134")
    # It was no action: the run was the second one, the third is next.
    assert after.board.action == 3
    assert play(state, "rotate 23 2").board.turned == NONE
    assert "rotate 23 1" in moves(play(state, "rotate 23 2"))


def test_B43_the_rotator_must_be_used_by_one_to_five_steps() -> None:
    state = play(position({22: "n14", 23: "o024"}, at=("22", "start-w")), "run 23")
    assert {move.split()[0] for move in moves(state)} == {"rotate"}
    assert moves(state) >= {f"rotate 23 {steps}" for steps in "12"}
    assert moves(state) >= {f"rotate 22 {steps}" for steps in "123"}


def test_B44_e16_a_covered_tile_is_laid_in_any_rotation() -> None:
    state = play(_flipping(), "run 23")
    state = play(state, "flip 7")
    assert state.board.laying == 7
    assert moves(state) == {f"lay {number}" for number in range(1, 7)}
    done = step(state, "lay 6")
    assert done.state.board.open[7] == edges("g15")
    assert done.state.board.action == 2
    # Its colour does nothing (B42).
    assert lord(done.state) is None


def test_B44_e16_the_flipper_covers_a_tile_face_up() -> None:
    state = play(_flipping(), "run 23", "flip 22")
    assert state.board.open[22] == 0
    assert state.board.shown[22] == NONE
    assert state.board.action == 2


def test_B43_B44_what_an_effect_does_is_told_as_that_and_not_as_an_action() -> None:
    flipping = play(_flipping(), "run 23")
    assert said(step(flipping, "flip 7")) == ["badger-flipped-up"]
    assert said(step(flipping, "flip 22")) == ["badger-flipped-down"]
    turning = play(position({22: "n14", 23: "o024"}, at=("22", "start-w")), "run 23")
    assert said(step(turning, "rotate 22 1")) == ["badger-turned-any"]
    turned = step(position({22: "n14"}, at=("22", "start-w")), "rotate 22 1")
    assert said(turned) == ["badger-turned"]


def test_B44_e16_the_flipper_spares_mice_the_ladys_cave_and_the_frame() -> None:
    state = play(_flipping(), "run 23")
    assert refusal(state, "flip 23") == "badger-flip-mouse"
    assert refusal(state, "flip 3") == "badger-flip-mouse"
    assert refusal(state, "flip lady") == "badger-flip-tiles"
    assert refusal(state, "flip goal") == "badger-flip-tiles"
    assert refusal(state, "run 22") == "badger-first-flipper"
    assert len(places(state, "flip")) == 28


def test_B45_e7_the_rage_needs_no_path() -> None:
    tiles = {14: "n14", 15: "n14", 18: "n03", 22: "g25", 28: "Y0235"}
    for other, snacks in (("14", 4), ("18", 4), ("15", 5)):
        state = position(tiles, at=("22", other), lord="red-se")
        assert play(state, "run 28", "lord yellow-w").board.snacks == (5, snacks)


def test_B45_mice_on_the_frame_are_not_hit() -> None:
    # Not even in the cave he goes wild in (B38); a start beside one is in test_content.py.
    state = position({22: "n25", 28: "Y0235"}, at=("22", "yellow-w"), lord="red-se")
    assert play(state, "run 28", "lord yellow-w").board.snacks == (5, 5)


def test_B45_the_rage_bites_only_once() -> None:
    state = play(_raging(), "run 28", "lord yellow-w")
    board = replace(state.board, mice=(state.board.mice[0], 14))
    again = play(replace(state, board=board), "rotate 28 3")
    assert again.board.snacks == (5, 4)


def _raging(at: tuple[str, str] = ("22", "14")) -> State:
    """Return the example of the order: A can run onto a yellow rage beside the lord in red-se."""
    return position({22: "n25", 28: "Y0235", 14: "n03"}, at=at, lord="red-se")


def _flipping() -> State:
    """Return the flipper where the first mouse can run onto it."""
    return position({22: "n14", 23: "f024", 3: "n14"}, under={7: "g02"}, at=("22", "3"))
