"""The picture of the maze: what lies and stands where."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.api.drawing.palette import GOLD
from engine.api.drawing.signs import TURN_SIGN, medal
from engine.api.event import Line
from engine.api.rng import Rng
from engine.api.scene import Disc, Figure, Mark, Scene, Shape, Words
from engine.games.badger import drawings, field_drawings
from engine.games.badger.content import NONE
from engine.games.badger.field_drawings import Danger
from engine.games.badger.geometry import PANEL, RIM, SIGN, UPPER, WIDTH
from engine.games.badger.model import Deed
from tests.games.badger.positions import BADGER, CONTENT, LONG, dealt, moves, play, position
from tests.games.badger.scenes import (
    PLAN,
    english,
    example,
    field_at,
    in_a_panel,
    middle,
    on_board,
    scene,
    stamped,
)
from tests.support.picture_checks import without_colours


def test_B2_a_covered_tile_shows_its_number_and_nothing_else() -> None:
    shown = scene(dealt())
    assert len(stamped(shown, field_drawings.back(CONTENT))) == 30
    numbers = {mark.text for mark in shown.marks if isinstance(mark, Words)}
    assert numbers >= {str(number) for number in range(1, 31)}
    assert scene(BADGER.determinize(dealt(), None, Rng(b"other dice than those of this"))) == shown


def test_a_tile_face_up_shows_its_paths_as_they_lie() -> None:
    shown = scene(example())
    for place, danger in ((22, Danger.NO), (28, Danger.LORD)):
        board = example().board
        figure = field_drawings.tile(CONTENT, board.shown[place], board.open[place], danger)
        assert on_board(shown, figure) == {str(place)}


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
    assert abs(first[0] - second[0]) > 30


def test_two_mice_on_one_field_are_as_large_as_one_and_do_not_hide_each_other() -> None:
    alone = scene(position({14: "n14"}, at=("14", "start-w")))
    both = scene(position({14: "n14"}, at=("14", "14")))
    (lone,) = (each for each in stamped(alone, drawings.MICE[0]) if not in_a_panel(each))
    blue, brown = (
        next(each for each in stamped(both, mouse) if not in_a_panel(each))
        for mouse in drawings.MICE
    )
    assert blue.scale == brown.scale == lone.scale
    assert brown.x - blue.x >= 0.95 * drawings.MOUSE[0] * blue.scale


@pytest.mark.parametrize("field", ["checkpoint", "goal", "start-w", "start-e"])
def test_no_sign_of_a_field_hides_the_mouse_on_it(field: str) -> None:
    for seat in range(2):
        at = (field, "14") if seat == 0 else ("14", field)
        shown = scene(position({14: "n14"}, at=at))
        (mouse,) = (each for each in stamped(shown, drawings.MICE[seat]) if not in_a_panel(each))
        top, bottom = mouse.y, mouse.y + drawings.MOUSE[1] * mouse.scale
        sign = PLAN.outside(LONG.numbers[field])[1]
        assert abs(sign - (top if sign < top else bottom)) > SIGN[1] / 2 + 3
        assert field_at(middle(mouse)) == field


def test_B6_a_mouse_with_the_flag_carries_it() -> None:
    assert len(stamped(scene(example()), drawings.FLAG)) == 2  # on its field and in its panel


def test_B9_snacks_are_counted_in_the_panels() -> None:
    shown = scene(example())
    assert len(stamped(shown, drawings.SNACK)) == 7
    assert len(stamped(shown, drawings.EATEN)) == 3
    assert len(stamped(scene(dealt(carry={"rematch-snack": 0})), drawings.SNACK)) == 11


def test_B14_the_sixth_snack_leaves_its_place_when_it_is_eaten() -> None:
    state = dealt(carry={"rematch-snack": 0})
    bitten = replace(state, board=replace(state.board, snacks=(5, 5)))
    assert len(stamped(scene(bitten), drawings.EATEN)) == 1


def test_B32_the_paths_the_lady_searches_are_drawn_differently() -> None:
    board = example().board
    quiet, hunted = (
        field_drawings.tile(CONTENT, board.shown[5], board.open[5], danger)
        for danger in (Danger.NO, Danger.LADY)
    )
    assert on_board(scene(example()), hunted) == {"1", "5"}
    paws = [mark for mark in hunted.marks if isinstance(mark, Disc) and mark not in quiet.marks]
    assert len(paws) == 10 * board.open[5].bit_count(), "told by paws, not by colour alone"


def test_B37_teeth_stand_on_the_paths_where_the_lord_bites() -> None:
    board = example().board
    quiet, bitten = (
        field_drawings.tile(CONTENT, board.shown[28], board.open[28], danger)
        for danger in (Danger.NO, Danger.LORD)
    )
    assert on_board(scene(example()), bitten) == {"28"}
    teeth = [mark for mark in without_paint(bitten) if mark not in without_paint(quiet)]
    assert len(teeth) == 4 * board.open[28].bit_count(), "told by teeth, not by colour alone"
    assert on_board(scene(example()), field_drawings.THREAT) == {"28"}


def test_a_field_where_both_badgers_bite_shows_paws_and_teeth() -> None:
    state = position({14: "n24", 19: "n15", 20: "n04"}, at=("start-e", "start-w"), lord="yellow-w")
    board = state.board
    figure = field_drawings.tile(CONTENT, board.shown[14], board.open[14], Danger.BOTH)
    assert on_board(scene(state), figure) == {"14"}


def test_the_last_turn_is_told_action_by_action_and_its_run_is_drawn() -> None:
    state = position({22: "n14", 23: "n14", 21: "n14"}, at=("22", "start-w"))
    assert stamped(scene(state), drawings.GHOST_RINGS[0]) == []
    for move in ("run 23", "rotate 23 1", "rotate 22 1", "rotate 23 5"):
        state = play(state, move)
    board = state.board
    assert board.turn == 1
    assert [(deed.verb, deed.place) for deed in board.last] == [
        ("run", 23),
        ("rotate", 23),
        ("rotate", 22),
        ("rotate", 23),
    ]
    shown = scene(state)
    assert on_board(shown, drawings.GHOST_RINGS[0]) == {"22"}
    assert on_board(shown, drawings.STEPS[0]) <= {"22", "23"}
    signs = [len(stamped(shown, drawings.ACTIONS[verb])) for verb in ("run", "rotate")]
    assert signs == [2, 4], "once for the turn before, once in the panel of actions"


def test_B43_every_tile_that_the_turn_before_changed_has_a_golden_number() -> None:
    tiles = {22: "n14", 23: "o024", 28: "n03", 14: "n03"}
    state = position(tiles, under={27: "n02"}, at=("22", "start-w"))
    for move in ("run 23", "rotate 14 1", "rotate 28 1", "rotate 22 1", "rotate 23 1"):
        state = play(state, move)
    assert state.board.turn == 1
    assert state.board.last[0] == Deed("run", 23, 22, changed=1 << 14)
    shown = scene(state)
    assert _golden(shown) == {"14", "22", "23", "28"}


def test_B19_B21_tiles_uncovered_and_covered_in_the_turn_before_have_golden_numbers() -> None:
    state = position({22: "n03", 17: "n14", 28: "n03"}, at=("22", "start-w"))
    for move in ("cover", "rotate 22 1", "rotate 28 1", "rotate 22 1"):
        state = play(state, move)
    assert state.board.last[0] == Deed("cover", changed=1 << 17)
    assert _golden(scene(state)) == {"17", "22", "28"}


def test_B18_the_turn_before_tells_how_many_tiles_were_uncovered_at_once() -> None:
    state = position({22: "n13"}, under={23: "g02", 27: "n14"}, at=("22", "start-w"))
    for move in ("uncover 27", "lay 1", "rotate 22 1", "rotate 27 1", "rotate 22 1"):
        state = play(state, move)
    assert "+1" in _words_of_last_turn(scene(state))


def test_B21_the_turn_before_tells_what_was_covered_also_beside_the_sign_of_a_bite() -> None:
    before = (Deed("cover", changed=1 << 17 | 1 << 23, bites=True), Deed("cover", changed=1 << 7))
    state = position({22: "n14"}, at=("22", "start-w"))
    words = _words_of_last_turn(scene(replace(state, board=replace(state.board, last=before))))
    assert words[1:] == ["17", "+1", "7"]


def test_B37_B45_a_tile_of_rage_shows_no_teeth_where_nobody_bites() -> None:
    for at in (at for at, kind in enumerate(CONTENT.kinds) if kind.effect == "rage"):
        edges = CONTENT.kinds[at].edges
        quiet, bitten = (
            field_drawings.tile(CONTENT, at, edges, danger) for danger in (Danger.NO, Danger.LORD)
        )
        assert _teeth(quiet) == [], "the small signs of rage in its corners have none"
        assert _teeth(bitten)


def _teeth(figure: Figure) -> list[Shape]:
    return [each for each in figure.marks if isinstance(each, Shape) and len(each.points) == 3]


def test_B43_B44_the_turn_before_tells_which_tile_an_effect_changed() -> None:
    tiles = {22: "n14", 23: "o024", 28: "n03", 14: "n03"}
    state = position(tiles, at=("22", "start-w"))
    for move in ("run 23", "rotate 14 1", "rotate 28 1", "rotate 22 1", "rotate 23 1"):
        state = play(state, move)
    shown = scene(state)
    assert {"23", "14", "28", "22"} <= {*_words_of_last_turn(shown)}
    rotator = drawings.EFFECTS["rotator"]
    assert [each for each in stamped(shown, rotator) if in_a_panel(each)]


def _words_of_last_turn(shown: Scene) -> list[object]:
    left = WIDTH - RIM - PANEL
    return [
        each.text
        for each in shown.marks
        if isinstance(each, Words) and each.x > left and each.y < RIM + UPPER
    ]


def test_B36_B37_the_turn_before_tells_where_the_lord_went_and_that_he_bit() -> None:
    state = position({22: "n14", 23: "y14", 14: "n14", 18: "n03"}, at=("22", "14"), lord="yellow-e")
    state = play(state, "run 23")
    for move in ("rotate 23 1", "rotate 22 1", "rotate 23 1"):
        state = play(state, move)
    first, *rest = state.board.last
    assert (LONG.names[first.lord], first.bites) == ("yellow-w", True)
    assert not any(each.bites or each.lord != NONE for each in rest)
    shown = scene(state)
    assert [each for each in stamped(shown, drawings.LORD) if in_a_panel(each)]
    assert [each for each in stamped(shown, field_drawings.THREAT) if in_a_panel(each)]
    assert (
        "runs to 23 (the badger lord goes to the yellow cave W) "
        "(the badger lord bites Marie-Luise 1 at 14)" in english((shown.alt,))[0]
    )


def _golden(shown: Scene) -> set[str]:
    """Return the numbers on golden plates, and the golden ones on tiles face down."""
    marks, found = shown.marks, set()
    for plate, words in pairwise(marks):
        if isinstance(words, Words) and words.y < PLAN.height:
            on_plate = isinstance(plate, Shape) and plate.fill == GOLD
            if on_plate or words.fill == GOLD:
                found.add(str(words.text))
    return found


def test_B7_the_last_picture_tells_the_turn_that_won() -> None:
    state = position({29: "n02", 30: "n03"}, at=("29", "start-w"), passed=(True, False))
    before = (Deed("cover"), Deed("cover"))
    won = play(replace(state, board=replace(state.board, last=before)), "run goal")
    assert won.board.winner == 0
    shown = scene(won)
    assert stamped(shown, drawings.ACTIONS["cover"]) == [], "the turn before it is told no more"
    assert len(stamped(shown, drawings.ACTIONS["run"])) == 1
    mouse = stamped(shown, drawings.MICE[0])
    assert any(each.scale == 0.54 and middle(each)[0] > WIDTH - RIM - PANEL for each in mouse)


def test_the_legend_explains_the_steps_of_both_mice() -> None:
    steps = drawings.run_sample(field_drawings.sample(Danger.NO))
    paints = {mark.fill for mark in steps.marks if isinstance(mark, Disc | Shape)}
    assert {*drawings.COATS} <= paints
    for state in (dealt(), example()):
        assert stamped(scene(state), steps)


def without_paint(figure: Figure) -> list[Mark]:
    return [without_colours(mark) for mark in figure.marks]


def test_the_picture_of_a_game_that_was_ended_early_asks_nobody() -> None:
    laying = play(dealt(), min(each for each in moves(dealt()) if each.startswith("uncover")))
    assert laying.board.laying != NONE
    for state in (dealt(), example(), laying):
        for seat in (0, None):
            shown = BADGER.picture(BADGER.stopped(BADGER.view(state, seat)))
            words = [mark.text for mark in shown.marks if isinstance(mark, Words)]
            assert Line("badger-stopped") in words
            assert not stamped(shown, TURN_SIGN)
            assert not stamped(shown, medal(1)), "nobody has won"
            told = "".join(english(shown.text))
            assert "takes action" not in told
            assert "can run" not in told
