"""The picture of the maze: what lies and stands where."""

from __future__ import annotations

import pytest

from engine.api.rng import Rng
from engine.api.scene import Disc, Words
from engine.games.badger import drawings, field_drawings
from tests.games.badger.positions import BADGER, CONTENT, LONG, dealt, position
from tests.games.badger.scenes import PLAN, example, in_a_panel, middle, on_board, scene, stamped


def test_B2_a_covered_tile_shows_its_number_and_nothing_else() -> None:
    shown = scene(dealt())
    assert len(stamped(shown, field_drawings.back(CONTENT))) == 30
    numbers = {mark.text for mark in shown.marks if isinstance(mark, Words)}
    assert numbers >= {str(number) for number in range(1, 31)}
    assert scene(BADGER.determinize(dealt(), None, Rng(b"other dice than those of this"))) == shown


def test_a_tile_face_up_shows_its_paths_as_they_lie() -> None:
    shown = scene(example())
    for place, spelt in ((22, "r013"), (28, "Y0235")):
        board = example().board
        figure = field_drawings.tile(CONTENT, board.shown[place], board.open[place], hunted=False)
        assert on_board(shown, figure) == {str(place)}, spelt


def test_mice_and_badgers_stand_on_their_fields() -> None:
    shown = scene(example())
    assert on_board(shown, drawings.MICE[0]) == {"22"}
    assert on_board(shown, drawings.MICE[1]) == {"28"}
    assert on_board(shown, drawings.LORD) == {"red-se"}
    assert on_board(shown, drawings.LADY) == {"lady"}
    assert stamped(scene(dealt()), drawings.LORD) == []


def test_both_mice_on_one_field_stand_side_by_side() -> None:
    shown = scene(position({14: "n14"}, at=("14", "14")))
    first, second = (
        next(middle(each) for each in stamped(shown, mouse) if not in_a_panel(each))
        for mouse in drawings.MICE
    )
    assert abs(first[0] - second[0]) > 40


def test_B6_a_mouse_with_the_flag_carries_it() -> None:
    assert len(stamped(scene(example()), drawings.FLAG)) == 2  # on its field and in its panel


def test_B9_snacks_are_counted_in_the_panels() -> None:
    shown = scene(example())
    assert len(stamped(shown, drawings.SNACK)) == 7
    assert len(stamped(shown, drawings.EATEN)) == 3
    assert len(stamped(scene(dealt(carry={"rematch-snack": 0})), drawings.SNACK)) == 11


def test_B32_the_paths_the_lady_searches_are_drawn_differently() -> None:
    board = example().board
    quiet = field_drawings.tile(CONTENT, board.shown[5], board.open[5], hunted=False)
    hunted = field_drawings.tile(CONTENT, board.shown[5], board.open[5], hunted=True)
    assert on_board(scene(example()), hunted) == {"1", "5"}
    steps = [mark for mark in hunted.marks if isinstance(mark, Disc) and mark not in quiet.marks]
    assert len(steps) == 2 * board.open[5].bit_count(), "told by dots, not by colour alone"


def test_B37_teeth_stand_where_the_lord_bites() -> None:
    teeth = stamped(scene(example()), drawings.BITE)
    (x, y), cave, tile = middle(teeth[0]), PLAN.centres[LONG.numbers["red-se"]], PLAN.centres[28]
    part = (x - cave[0]) / (tile[0] - cave[0])
    assert 0.3 < part < 0.5
    assert y == pytest.approx(cave[1] + part * (tile[1] - cave[1]))
    assert len(teeth) == 1
