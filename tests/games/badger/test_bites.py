"""The rules of Badger, clause by clause: who is bitten, and where it lands (B10 to B17)."""

from __future__ import annotations

import pytest

from engine.api.action import Pick
from engine.api.event import Event, Line
from engine.games.badger.bites import lady_bites
from engine.games.badger.field_drawings import THREAT
from engine.games.badger.model import State
from tests.games.badger.positions import (
    BADGER,
    LONG,
    fresh,
    ladys_road,
    mouse,
    places,
    play,
    position,
    refusal,
    said,
    step,
)
from tests.games.badger.scenes import english, scene, stamped


def warned(state: State) -> dict[str, bool]:
    """Return the fields the mover can run to, and whether the option warns of a bite."""
    offers = BADGER.offers(BADGER.view(state, state.board.turn))
    (run,) = (each for each in offers if isinstance(each, Pick) and each.verb == "run")
    return {option.value: option.hint == Line("badger-bitten") for option in run.options}


def test_B17_an_action_can_cost_the_mover_a_snack() -> None:
    state = position({22: "n25", 28: "n35"}, at=("22", "start-w"), lord="red-se")
    assert play(state, "run 28").board.snacks == (4, 5)


def test_B10_e18_both_bitten_by_one_attack_and_out_of_snacks_is_a_draw() -> None:
    state = position({14: "n14", 19: "n03"}, at=("14", "14"), lord="yellow-w", snacks=(1, 1))
    after = play(state, "rotate 19 3")
    assert after.board.snacks == (0, 0)
    outcome = BADGER.outcome(after)
    assert outcome is not None
    assert outcome.places == (1, 1)
    assert outcome.scores == (0, 0)
    assert outcome.reason.key == "badger-drawn-snacks"


def test_B40_a_run_that_is_certain_to_cost_a_snack_says_so_in_its_option_and_in_the_panel() -> None:
    # B36: from the green cave NE the lord goes to NW; from elsewhere the mover can choose.
    tiles = {5: "n25", 1: "g24", 11: "n25"}
    forced = position(tiles, at=("5", "start-w"), lord="green-ne")
    chosen = position(tiles, at=("5", "start-w"), lord="red-se")
    assert warned(forced) == {"1": True, "11": False}
    assert warned(chosen) == {"1": False, "11": False}
    assert play(forced, "run 1").board.snacks == (4, 5)
    assert len(stamped(scene(forced), THREAT)) == 1
    assert not stamped(scene(chosen), THREAT)
    # B32: the lady searches only after the last action.
    road = {"at": ("checkpoint", "start-w"), "passed": (True, False)}
    assert warned(ladys_road(**road, action=3)) == {"1": False, "2": False}
    assert warned(ladys_road(**road, action=4)) == {"1": True, "2": True}


@pytest.mark.parametrize(("passed", "back"), [(False, "start-w"), (True, "checkpoint")])
def test_B11_a_bitten_mouse_goes_back_to_its_start_or_the_checkpoint(
    passed: bool, back: str
) -> None:
    tiles = {14: "n14", 23: "n03"}
    state = position(tiles, at=("start-e", "14"), lord="yellow-w", passed=(False, passed))
    assert mouse(play(state, "rotate 23 3"), 1) == back


def test_B11_e13_a_bitten_mover_makes_the_rest_of_the_actions_from_there() -> None:
    state = position({22: "n25", 28: "n035"}, at=("22", "start-w"), lord="red-se", action=2)
    bitten = play(state, "run 28")
    assert mouse(bitten, 0) == "start-e"
    assert bitten.board.snacks == (4, 5)
    assert (bitten.board.turn, bitten.board.action) == (0, 3)
    assert places(bitten, "uncover") == {"23"}


def test_B12_e9_a_mouse_on_the_checkpoint_can_be_bitten() -> None:
    state = ladys_road(at=("checkpoint", "start-w"), passed=(True, False), action=4)
    state = play(state, "rotate 1 3")
    assert state.board.snacks == (4, 5)
    assert mouse(state, 0) == "checkpoint"


def test_B12_e12_a_mouse_on_its_own_start_can_be_bitten() -> None:
    tiles = {19: "n14", 20: "n04", 18: "g13", 22: "n14"}
    after = play(position(tiles, at=("22", "start-w"), action=4), "rotate 22 3")
    assert after.board.snacks == (5, 4)
    assert mouse(after, 1) == "start-w"


def test_B13_e13_a_bitten_mouse_may_not_enter_the_field_it_is_put_back_to() -> None:
    state = position({22: "n25", 28: "n035"}, at=("22", "start-w"), lord="red-se", action=2)
    bitten = play(state, "run 28")
    assert bitten.board.passed == (False, False)
    # The tile it was bitten on stays closed, and so does the start it was put on.
    assert refusal(play(bitten, "rotate 28 1"), "run 28") == "badger-entered"
    assert bitten.board.entered >> LONG.numbers["start-e"] & 1


def test_B13_being_put_on_the_checkpoint_gives_no_new_flag() -> None:
    state = position(
        {14: "n14", 23: "n03"}, at=("start-e", "14"), lord="yellow-w", passed=(False, True)
    )
    assert "badger-passed" not in said(step(state, "rotate 23 3"))


def test_B13_the_mover_may_enter_the_field_the_other_mouse_is_put_back_to() -> None:
    tiles = {14: "n14", 2: "n35", 5: "n03"}
    state = position(tiles, at=("2", "14"), lord="yellow-w", passed=(False, True))
    state = play(state, "rotate 5 3")
    assert mouse(state, 1) == "checkpoint"
    assert mouse(play(state, "run checkpoint"), 0) == "checkpoint"


def test_B16_the_lady_waits_for_the_end_of_the_turn_and_then_the_other_plays() -> None:
    state = ladys_road(at=("1", "start-w"))
    state = play(state, "rotate 4 3", "rotate 1 3", "rotate 4 3")
    assert state.board.snacks == (5, 5)
    assert state.board.turn == 0
    state = play(state, "rotate 1 3")
    assert state.board.snacks == (4, 5)
    assert state.board.turn == 1
    assert fresh(state.board)
    assert state.board.turns == 2


def test_B17_e12_the_lord_and_then_the_lady_in_one_turn() -> None:
    state = position(
        {14: "n14", 19: "n14", 20: "n04", 18: "g13"},
        at=("checkpoint", "14"),
        turn=1,
        lord="yellow-w",
        action=4,
    )
    done = step(state, "rotate 19 3")
    assert [event.key for event in done.events if event.key.endswith("-bit")] == [
        "badger-lord-bit",
        "badger-lady-bit",
    ]
    assert done.state.board.snacks == (5, 3)
    assert mouse(done.state, 1) == "start-w"


@pytest.mark.parametrize(
    ("at", "told"),
    [
        ("1", "at 1. The mouse flees to the checkpoint and loses a snack: 4 snacks are left."),
        (
            "checkpoint",
            "at the checkpoint. The mouse stays there and loses a snack: 4 snacks are left.",
        ),
    ],
)
def test_B11_a_bite_names_its_field_and_says_if_the_mouse_is_already_where_it_flees_to(
    at: str, told: str
) -> None:
    events = list[Event]()
    lady_bites(LONG, ladys_road(at=(at, "start-w"), passed=(True, False)).board, events)
    assert english(tuple(events)) == [f"The badger lady bites Marie-Luise 0 {told}"]
