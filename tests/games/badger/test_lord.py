"""The rules of Badger, clause by clause: where the lord sits and bites (B35 to B39)."""

from __future__ import annotations

import pytest

from engine.api.event import Line
from engine.games.badger.content import NONE
from tests.games.badger.positions import (
    BADGER,
    CONTENT,
    dealt,
    lord,
    moves,
    play,
    position,
    refusal,
    said,
    step,
)


def test_B35_e6_the_lord_comes_with_the_first_colour() -> None:
    state = position({22: "n14", 23: "g14"}, at=("22", "start-w"))
    assert lord(state) is None
    state = play(state, "run 23")
    assert moves(state) == {"lord green-ne", "lord green-nw"}
    assert lord(play(state, "lord green-nw")) == "green-nw"


def test_B35_entering_a_cave_brings_the_lord_in_too() -> None:
    state = position({23: "n03"}, at=("23", "start-w"))
    assert moves(play(state, "run yellow-e")) == {"lord yellow-e", "lord yellow-w"}


def test_B36_e6_the_lord_must_go_to_the_other_cave_of_his_colour() -> None:
    state = position({22: "n14", 23: "g14"}, at=("22", "start-w"), lord="green-nw")
    done = step(state, "run 23")
    assert lord(done.state) == "green-ne"
    assert "badger-lord-goes" in said(done)
    into = position({6: "n03"}, at=("6", "start-w"), lord="green-nw")
    assert lord(play(into, "run green-ne")) == "green-ne"


def test_B36_examples_of_tiles_name_the_caves_of_their_colour_and_the_paths_that_go_on() -> None:
    for kind, seen in enumerate(CONTENT.kinds):
        said = dict(BADGER.cards[str(kind)].text[-1].params)
        caves = [each for each in CONTENT.caves if seen.colour != NONE]
        caves = [each for each in caves if each.colour == CONTENT.colours[seen.colour].name]
        if "cave" in said:
            assert said["cave"] == Line(f"badger-field-{caves[0].name}")
        if "to" in said:
            assert said["to"] == Line(f"badger-to-{caves[1].name}")
        if "others" in said:
            assert said["others"] == sum(seen.edges >> edge & 1 for edge in range(6)) - 1


def test_B36_e6_from_another_colour_the_mover_chooses() -> None:
    state = position({6: "n03"}, at=("6", "start-w"), lord="yellow-e")
    state = play(state, "run green-ne")
    assert moves(state) == {"lord green-ne", "lord green-nw"}
    assert refusal(state, "lord yellow-w") == "badger-lord-where"
    assert refusal(state, "run 2") == "badger-first-lord"


def test_B36_e6_neutral_fields_do_not_move_the_lord() -> None:
    state = position({22: "n14", 23: "n14"}, at=("22", "start-w"), lord="yellow-w")
    assert lord(play(state, "run 23")) == "yellow-w"
    to_lady = position({21: "n25"}, at=("21", "start-w"), lord="yellow-w")
    assert lord(play(to_lady, "run lady")) == "yellow-w"


def test_B36_only_running_moves_the_lord() -> None:
    state = position({22: "g14"}, at=("22", "start-w"), lord="yellow-w")
    for move in ("rotate 22 1", "uncover 23"):
        assert lord(play(state, move)) == "yellow-w"


def test_B37_e7_the_lord_bites_next_to_his_cave_where_a_path_meets_it() -> None:
    tiles = {14: "n14", 15: "n14", 18: "n03", 24: "g14"}
    there = position(tiles, at=("14", "start-w"), turn=1, lord="yellow-w")
    assert play(there, "rotate 24 3").board.snacks == (4, 5)


def test_B37_e7_two_fields_away_or_without_a_path_is_safe() -> None:
    tiles = {14: "n14", 15: "n14", 18: "n03"}
    state = position(tiles, at=("15", "18"), lord="yellow-w")
    assert play(state, "rotate 15 3").board.snacks == (5, 5)


def test_B37_he_bites_after_every_action_of_either_player() -> None:
    state = position({14: "n14", 23: "n03"}, at=("start-e", "14"), lord="yellow-w", action=2)
    assert play(state, "rotate 23 3").board.snacks == (5, 4)


@pytest.mark.parametrize(("own_cave", "snacks"), [(False, (5, 5)), (True, (4, 5))])
def test_B38_a_mouse_in_the_lords_own_cave_is_safe_unless_the_option_is_on(
    own_cave: bool, snacks: tuple[int, int]
) -> None:
    state = position({14: "n14"}, at=("14", "start-w"), lord="red-se", own_cave=own_cave)
    state = play(state, "run yellow-w", "lord yellow-w")
    assert state.board.snacks == snacks


def test_B38_the_switch_is_an_option() -> None:
    assert dealt(0, None, **{"own-cave": True}).board.own_cave is True
    assert dealt().board.own_cave is False


def test_B39_the_lord_may_be_put_into_the_cave_the_mover_has_run_into() -> None:
    state = position({14: "n14"}, at=("14", "start-w"), lord="red-se")
    state = play(state, "run yellow-w")
    assert moves(state) == {"lord yellow-e", "lord yellow-w"}
    assert lord(play(state, "lord yellow-w")) == "yellow-w"
