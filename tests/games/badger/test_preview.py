"""A choice in mind, drawn as it would be before it counts."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.api.drawing.palette import GOLD, INK
from engine.api.scene import Stamp, Words
from engine.games.badger import drawings, field_drawings
from engine.games.badger.content import rotated
from engine.games.badger.field_drawings import Danger
from engine.games.badger.panels import LEGEND
from tests.games.badger.positions import CONTENT, moves, play, position
from tests.games.badger.scenes import (
    PLAN,
    english,
    example,
    field_at,
    middle,
    on_board,
    scene,
    stamped,
)


def test_B24_fields_the_mover_can_run_to_have_a_rim() -> None:
    rim = field_drawings.ring(CONTENT, "#ffffff", 5)
    state = position({22: "n14", 23: "n14", 21: "g14"}, at=("22", "start-w"))
    assert on_board(scene(state), rim) == {"21", "23"}
    assert on_board(scene(play(state, "run 23")), rim) == set()


def test_B28_a_pending_tile_is_shown_in_all_its_rotations() -> None:
    state = example()
    shown = scene(state, "rotate 22")
    assert shown.size == scene(state).size
    edges, kind = state.board.open[22], state.board.shown[22]
    for steps in range(1, 6):
        turned = field_drawings.tile(CONTENT, kind, rotated(edges, steps), Danger.NO)
        assert any(middle(each)[1] > PLAN.height for each in stamped(shown, turned))


def test_B24_a_pending_rotation_names_only_fields_to_which_a_way_goes_on() -> None:
    tiles = {22: "n13", 23: "g03", 28: "y03", 21: "n14", 16: "n03"}
    state = position(tiles, at=("22", "start-w"))
    below = [
        mark.text
        for mark in scene(state, "rotate 22").marks
        if isinstance(mark, Words) and mark.y > PLAN.height + LEGEND + 40
    ]
    assert Counter(below) == Counter(["1", "21", "2", "27", "3", "17", "21", "4", "5", "17"])


def test_B19_B36_fields_to_choose_from_have_a_rim_and_are_described() -> None:
    rim = field_drawings.ring(CONTENT, "#ffffff", 5)
    lord = play(position({6: "n03"}, at=("6", "start-w")), "run green-ne")
    assert on_board(scene(lord), rim) == {"green-ne", "green-nw"}
    assert "Marie-Luise 0 chooses where the badger lord goes" in "".join(english(scene(lord).text))
    three = position({22: "n023"}, at=("22", "start-w"))
    first = min(each for each in moves(three) if each.startswith("uncover"))
    uncovering = play(three, first, min(moves(play(three, first))))
    left = {str(place) for place in uncovering.board.due.places}
    assert len(left) == 2
    assert on_board(scene(uncovering), rim) == left
    assert "which tile is uncovered next" in "".join(english(scene(uncovering).text))


def test_nothing_hides_the_sign_of_a_colour() -> None:
    state = position({22: "n14", 23: "g14"}, at=("22", "start-w"))
    for pending in ("", "rotate 23"):
        figures = [mark.figure for mark in scene(state, pending).marks if isinstance(mark, Stamp)]
        board = [figures.index(drawings.MICE[0]), figures.index(drawings.LADY)]
        assert figures.index(drawings.colour_sign(CONTENT.colours[0])) > max(board)


def test_B28_a_pending_rotation_is_drawn_in_its_place_with_a_rim() -> None:
    state = example()
    shown = scene(state, "rotate 22 2")
    assert shown.size == scene(state).size
    kind, edges = state.board.shown[22], rotated(state.board.open[22], 2)
    assert on_board(shown, field_drawings.tile(CONTENT, kind, edges, Danger.NO)) == {"22"}
    assert on_board(shown, field_drawings.ring(CONTENT, GOLD, 8)) == {"22"}
    # It leads to the rest of the picture too: the rims of what could be run to.
    after = play(state, "rotate 22 2")
    white = field_drawings.ring(CONTENT, "#ffffff", 5)
    assert on_board(shown, white) == on_board(scene(after), white)


def test_B43_a_pending_rotation_of_the_ladys_cave_is_drawn() -> None:
    state = play(position({22: "n14", 23: "o024"}, at=("22", "start-w")), "run 23")
    turned = field_drawings.den(CONTENT, rotated(state.board.open[0], 1))
    drawn = stamped(scene(state, "rotate lady"), turned)
    assert any(middle(each)[1] > PLAN.height for each in drawn)
    assert on_board(scene(state, "rotate lady 1"), turned) == {"lady"}


def test_B19_a_tile_in_hand_shows_how_it_may_lie() -> None:
    state = play(
        position({22: "n14", 21: "n03"}, under={23: "g02"}, at=("22", "start-w")), "uncover 23"
    )
    shown = scene(state)
    figure = field_drawings.tile(CONTENT, state.board.shown[23], 0, Danger.NO)
    assert on_board(shown, figure) == {"23"}
    below = [mark for mark in shown.marks if isinstance(mark, Words) and mark.y > PLAN.height + 92]
    assert {mark.text for mark in below if mark.bold and mark.fill == INK} == {"1", "2"}
    laid_down = scene(state, "lay 2")
    assert laid_down.size == shown.size
    kind = state.board.shown[23]
    edges = play(state, "lay 2").board.open[23]
    assert on_board(laid_down, field_drawings.tile(CONTENT, kind, edges, Danger.NO)) == {"23"}


def test_a_pending_run_is_drawn_as_a_ghost() -> None:
    state = position({22: "n14", 23: "n14"}, at=("22", "start-w"))
    ghosts = [each for each in stamped(scene(state, "run 23"), drawings.MICE[0]) if each.fade]
    assert {field_at(middle(each)) for each in ghosts} == {"22", "23"}


def test_B36_a_pending_cave_shows_the_lord_as_a_ghost() -> None:
    state = play(position({14: "n14"}, at=("14", "start-w"), lord="red-se"), "run yellow-w")
    ghosts = [each for each in stamped(scene(state, "lord yellow-e"), drawings.LORD) if each.fade]
    assert {field_at(middle(each)) for each in ghosts} == {"yellow-e", "red-se"}


@pytest.mark.parametrize(
    "pending", ["run nowhere", "rotate 7", "rotate 22 9", "lay 3", "lord", "x y z", "flip goal"]
)
def test_an_impossible_pending_move_still_gives_a_picture(pending: str) -> None:
    assert scene(example(), pending).marks
