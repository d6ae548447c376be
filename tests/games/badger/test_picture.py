"""The picture of the maze and its words: readable small, never by colour alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.action import Action
from engine.event import Line, Param, Seat, line
from engine.games.badger import art, fields
from engine.games.badger.hexes import LOWER, PANEL, RIM, UPPER, WIDTH, plan
from engine.games.badger.model import State, rotated
from engine.rng import Rng
from engine.scene import Box as Rectangle
from engine.scene import Disc, Figure, Mark, Point, Scene, Shape, Stamp, Stroke, Words
from tests.games.badger.laid import BADGER, BOX, CONTENT, LONG, dealt, laid, moves, places, play
from tests.support.games import SEEDS
from tests.support.pictures import colourless, hold_to_sizes
from tests.support.text import LOCALES, said
from tests.support.walk import Dice, picked

_TEXTS = said(SEEDS / "badger" / "text")
_PLAN = plan(BOX, LONG)


def scene(state: State, pending: str = "", seat: int | None = None) -> Scene:
    verb, *words = pending.split() or [""]
    action = Action(verb, tuple(words)) if pending else None
    return BADGER.picture(BADGER.view(state, seat), action)


def english(lines: tuple[Line, ...]) -> list[str]:
    return [_TEXTS.check(each)["en"] for each in lines]


def stamped(shown: Scene, figure: Figure) -> list[Stamp]:
    return [mark for mark in shown.marks if isinstance(mark, Stamp) and mark.figure is figure]


def middle(stamp: Stamp) -> Point:
    wide, high = stamp.figure.size
    return (stamp.x + wide * stamp.scale / 2, stamp.y + high * stamp.scale / 2)


def field_at(point: Point) -> str:
    """Name the field whose hexagon a point is nearest to."""
    near = [(x - point[0]) ** 2 + (y - point[1]) ** 2 for x, y in _PLAN.centres]
    return LONG.names[near.index(min(near))]


def on_board(shown: Scene, figure: Figure) -> set[str]:
    """Name the fields a figure is drawn on, panels left aside."""
    return {field_at(middle(each)) for each in stamped(shown, figure) if not in_a_panel(each)}


def in_a_panel(stamp: Stamp) -> bool:
    x, y = middle(stamp)
    aside = x < RIM + PANEL or x > WIDTH - RIM - PANEL
    return aside and (y < RIM + UPPER or y > _PLAN.height - RIM - LOWER)


def example() -> State:
    """Lay a board with something of everything."""
    tiles = {
        10: "n02",
        5: "n03",
        2: "n35",
        1: "n03",
        21: "G0235",
        28: "Y0235",
        22: "r013",
        26: "o024",
    }
    return laid(tiles, at=("22", "28"), lord="red-se", passed=(False, True), snacks=(5, 2))


def test_B2_a_covered_tile_shows_its_number_and_nothing_else():
    shown = scene(dealt())
    assert len(stamped(shown, fields.back(BOX))) == 30
    numbers = {mark.text for mark in shown.marks if isinstance(mark, Words)}
    assert numbers >= {str(number) for number in range(1, 31)}
    assert scene(BADGER.scramble(dealt(), None, Rng(b"other dice than those of this"))) == shown


def test_a_tile_face_up_shows_its_paths_as_they_lie():
    shown = scene(example())
    for place, spelt in ((22, "r013"), (28, "Y0235")):
        board = example().board
        figure = fields.tile(BOX, board.shown[place], board.open[place], hunted=False)
        assert on_board(shown, figure) == {str(place)}, spelt


def test_mice_and_badgers_stand_on_their_fields():
    shown = scene(example())
    assert on_board(shown, art.MICE[0]) == {"22"}
    assert on_board(shown, art.MICE[1]) == {"28"}
    assert on_board(shown, art.LORD) == {"red-se"}
    assert on_board(shown, art.LADY) == {"lady"}
    assert stamped(scene(dealt()), art.LORD) == []


def test_both_mice_on_one_field_stand_side_by_side():
    shown = scene(laid({14: "n14"}, at=("14", "14")))
    first, second = (
        next(middle(each) for each in stamped(shown, mouse) if not in_a_panel(each))
        for mouse in art.MICE
    )
    assert abs(first[0] - second[0]) > 40


def test_B6_a_mouse_with_the_flag_carries_it():
    assert len(stamped(scene(example()), art.FLAG)) == 2  # on its field and in its panel


def test_B9_snacks_are_counted_in_the_panels():
    shown = scene(example())
    assert len(stamped(shown, art.SNACK)) == 7
    assert len(stamped(shown, art.EATEN)) == 3
    assert len(stamped(scene(dealt(carry={"rematch-snack": 0})), art.SNACK)) == 11


def test_B32_the_paths_the_lady_searches_are_drawn_otherwise():
    board = example().board
    quiet = fields.tile(BOX, board.shown[5], board.open[5], hunted=False)
    hunted = fields.tile(BOX, board.shown[5], board.open[5], hunted=True)
    assert on_board(scene(example()), hunted) == {"1", "5"}
    steps = [mark for mark in hunted.marks if isinstance(mark, Disc) and mark not in quiet.marks]
    assert len(steps) == 2 * board.open[5].bit_count(), "told by dots, not by colour alone"


def test_B37_teeth_stand_where_the_lord_bites():
    teeth = stamped(scene(example()), art.BITE)
    x, y = middle(teeth[0])
    cave, tile = _PLAN.centres[LONG.numbers["red-se"]], _PLAN.centres[28]
    assert (x, y) == pytest.approx(((cave[0] + tile[0]) / 2, (cave[1] + tile[1]) / 2))
    assert len(teeth) == 1


def test_B24_where_the_mover_can_run_is_rimmed():
    rim = fields.ring(BOX, "#ffffff", 5)
    state = laid({22: "n14", 23: "n14", 21: "g14"}, at=("22", "start-w"))
    assert on_board(scene(state), rim) == {"21", "23"}
    assert on_board(scene(play(state, "run 23")), rim) == set()


def test_B28_a_tile_in_mind_is_shown_in_all_its_rotations():
    state = example()
    shown = scene(state, "rotate 22")
    assert shown.size[1] > scene(state).size[1]
    edges, kind = state.board.open[22], state.board.shown[22]
    for steps in range(1, 6):
        turned = fields.tile(BOX, kind, rotated(edges, steps), hunted=False)
        assert any(middle(each)[1] > _PLAN.height for each in stamped(shown, turned))


def test_B19_B36_what_is_to_be_chosen_is_rimmed_and_said():
    rim = fields.ring(BOX, "#ffffff", 5)
    lord = play(laid({6: "n03"}, at=("6", "start-w")), "run green-ne")
    assert on_board(scene(lord), rim) == {"green-ne", "green-nw"}
    assert "Marie-Luise 0 chooses where the badger lord goes" in "".join(english(scene(lord).twin))
    three = laid({22: "n023"}, at=("22", "start-w"))
    first = min(each for each in moves(three) if each.startswith("uncover"))
    uncovering = play(three, first, min(moves(play(three, first))))
    left = {str(place) for place in uncovering.board.left}
    assert len(left) == 2
    assert on_board(scene(uncovering), rim) == left
    assert "which tile is uncovered next" in "".join(english(scene(uncovering).twin))


def test_B24_where_the_mover_can_run_is_said():
    state = laid({22: "n14", 23: "n14"}, at=("22", "start-w"))
    assert "Marie-Luise 0 can run to 23." in english(scene(state).twin)
    assert not any("can run" in each for each in english(scene(play(state, "run 23")).twin))


@pytest.mark.parametrize(
    ("tile", "words"), [("o024", "must rotate any tile"), ("f024", "must flip")]
)
def test_B43_B44_an_effect_that_waits_for_its_choice_is_said(tile: str, words: str):
    state = play(laid({22: "n14", 23: tile}, at=("22", "start-w")), "run 23")
    assert words in "".join(english(scene(state).twin))


def test_a_rim_never_hides_the_sign_of_a_colour():
    state = laid({22: "n14", 23: "g14"}, at=("22", "start-w"))
    for pending in ("", "rotate 23"):
        figures = [mark.figure for mark in scene(state, pending).marks if isinstance(mark, Stamp)]
        rims = (fields.ring(BOX, "#ffffff", 5), fields.ring(BOX, art.GOLD, 8))
        last = max(at for at, figure in enumerate(figures) if figure in rims)
        assert figures[last + 1] is fields.plate(BOX, 0)


def test_B28_a_rotation_in_mind_is_drawn_in_its_place_with_a_rim():
    state = example()
    shown = scene(state, "rotate 22 2")
    assert shown.size == scene(state).size
    kind, edges = state.board.shown[22], rotated(state.board.open[22], 2)
    assert on_board(shown, fields.tile(BOX, kind, edges, hunted=False)) == {"22"}
    assert on_board(shown, fields.ring(BOX, art.GOLD, 8)) == {"22"}
    # It leads to the rest of the picture too: the rims of what could be run to.
    after = play(state, "rotate 22 2")
    white = fields.ring(BOX, "#ffffff", 5)
    assert on_board(shown, white) == on_board(scene(after), white)


def test_B43_the_ladys_cave_in_mind_is_shown_too():
    state = play(laid({22: "n14", 23: "o024"}, at=("22", "start-w")), "run 23")
    assert scene(state, "rotate lady").size[1] > _PLAN.height
    turned = fields.den(BOX, rotated(state.board.open[0], 1))
    assert on_board(scene(state, "rotate lady 1"), turned) == {"lady"}


def test_B19_a_tile_in_hand_shows_how_it_may_lie():
    state = play(
        laid({22: "n14", 21: "n03"}, under={23: "g02"}, at=("22", "start-w")), "uncover 23"
    )
    shown = scene(state)
    assert shown.size[1] > _PLAN.height
    assert on_board(shown, fields.hand(BOX, state.board.shown[23])) == {"23"}
    signs = {mark.text for mark in shown.marks if isinstance(mark, Words) and mark.size == 32}
    assert signs == {"2", "4"}
    laid_down = scene(state, "lay 4")
    assert laid_down.size[1] == _PLAN.height
    kind = state.board.shown[23]
    edges = play(state, "lay 4").board.open[23]
    assert on_board(laid_down, fields.tile(BOX, kind, edges, hunted=False)) == {"23"}


def test_a_run_in_mind_is_a_ghost():
    state = laid({22: "n14", 23: "n14"}, at=("22", "start-w"))
    ghosts = [each for each in stamped(scene(state, "run 23"), art.MICE[0]) if each.fade]
    assert {field_at(middle(each)) for each in ghosts} == {"22", "23"}


def test_B36_the_lord_in_mind_is_a_ghost_in_his_cave():
    state = play(laid({14: "n14"}, at=("14", "start-w"), lord="red-se"), "run yellow-w")
    ghosts = [each for each in stamped(scene(state, "lord yellow-e"), art.LORD) if each.fade]
    assert {field_at(middle(each)) for each in ghosts} == {"yellow-e", "red-se"}


@pytest.mark.parametrize(
    "pending", ["run nowhere", "rotate 7", "rotate 22 9", "lay 3", "lord", "x y z", "flip goal"]
)
def test_what_cannot_be_in_mind_still_gives_a_picture(pending: str):
    assert scene(example(), pending).marks


def test_no_tile_mouse_or_badger_is_told_by_colour_alone():
    faces = [fields.tile(BOX, at, kind.edges, hunted=False) for at, kind in enumerate(BOX.kinds)]
    figures = [*faces, *art.MICE, art.LORD, art.LADY, *art.EFFECTS.values(), *art.BADGES.values()]
    shapes = {repr([colourless(mark) for mark in figure.marks]) for figure in figures}
    assert len(shapes) == len(figures)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_colour_has_a_letter_of_its_own(locale: str):
    letters = [
        _TEXTS.check(Line(f"badger-letter-{colour.name}"))[locale] for colour in CONTENT.colours
    ]
    assert len(set(letters)) == 3
    assert all(1 <= len(letter) <= 2 for letter in letters)


def everything() -> Iterator[tuple[State, str]]:
    """Give boards of a random game, the example, and choices in mind."""
    yield from ((dealt(), ""), (dealt(course="short"), ""), (example(), ""))
    yield from ((example(), "rotate 22"), (example(), "run 28"))
    yield from list(walked(8))[::12]


def walked(seed: int) -> Iterator[tuple[State, str]]:
    """Give every board of a random game, with half of the move that follows; the end with none."""
    state, dice = dealt(seed), Dice(seed)
    while offers := BADGER.offers(BADGER.view(state, state.board.turn)):
        action = picked(state.board.turn, offers[dice.below(len(offers))], dice).action
        yield state, " ".join((action.verb, *action.args[:1]))
        state = BADGER.apply(state, state.board.turn, action).state
    yield state, ""


def test_words_can_be_read_at_half_size():
    for state, pending in everything():
        shown = scene(state, pending)
        assert shown.size[0] == 860
        hold_to_sizes(shown)


def test_every_mark_is_inside_the_picture():
    for state, pending in everything():
        shown = scene(state, pending)
        width, height = shown.size
        for mark in (*shown.ground, *shown.marks):
            for x, y in _corners(mark):
                assert -2 <= x <= width + 2, mark
                assert -2 <= y <= height + 2, mark


def _corners(mark: Mark) -> tuple[Point, ...]:
    match mark:
        case Stamp(x=x, y=y, figure=figure, scale=scale):
            within = [point for part in figure.marks for point in _corners(part)]
            return tuple((x + scale * at, y + scale * down) for at, down in within)
        case Rectangle(x=x, y=y, width=wide, height=high):
            return ((x, y), (x + wide, y + high))
        case Disc(x=x, y=y, radius=radius, tall=tall):
            high = radius if tall is None else tall
            return ((x - radius, y - high), (x + radius, y + high))
        case Shape(points=points) | Stroke(points=points):
            return points
        case Words(x=x, y=y, size=size):
            return ((x, y - size / 2), (x, y + size / 2))


@pytest.mark.parametrize("course", sorted(CONTENT.courses))
def test_no_panel_hides_a_field(course: str):
    drawn = plan(BOX, BOX.courses[course])
    for x, y in (*drawn.centres, *drawn.stores):
        aside = min(x, WIDTH - x) - 0.866 * drawn.radius < RIM + PANEL - 1
        assert not aside or y - drawn.radius >= RIM + UPPER
        assert not aside or y + drawn.radius <= drawn.height - RIM - LOWER


def test_the_words_say_all_of_the_board():
    shown = scene(example())
    told = english(shown.twin)
    assert told[0] == english((shown.alt,))[0]
    assert told[0] == (
        "Turn 1 of Badger: Marie-Luise 0 makes action 1 of 4 from 22; the other mouse is on 28."
    )
    assert told[1:14] == [
        "Marie-Luise 0 is on 22 with 5 snacks; the checkpoint comes first.",
        "Marie-Luise 1 is on 28 with 2 snacks; the checkpoint is passed, now for the goal.",
        "The badger lord is in the red cave SE; he bites on 28.",
        "The badger lady searches 1, 2, 5, 10, 21, 26, the checkpoint at the end of the turn.",
        "From the lady\u2019s cave to 11, 21, 20, 10; joined with 21, 10.",
        "From 1 (neutral straight) to the checkpoint, 4; joined with the checkpoint.",
        "From 2 (neutral curve) to 5, the checkpoint; joined with 5, the checkpoint.",
        "From 5 (neutral straight) to 2, 10; joined with 2, 10.",
        "From 10 (neutral curve) to 5, the lady\u2019s cave; joined with 5, the lady\u2019s cave.",
        "From 21 (green crossing with the rage) to 16, 27, 26, the lady\u2019s cave; "
        "joined with 26, the lady\u2019s cave.",
        "From 22 (red fork) to 17, 23, 27; none of these paths meets another.",
        "From 26 (neutral star with the rotator) to 21, 30, 25; joined with 21.",
        "From 28 (yellow crossing with the rage) to 23, the red cave SE, 22; "
        "joined with the red cave SE.",
    ]
    assert told[14].startswith("Face down: 3, 4, 6, 7, 8, 9, 11,")
    assert told[15] == "In the frame, the checkpoint is open to 2, 1."
    assert len(told) == 25


def test_B32_B37_the_words_say_where_no_badger_bites():
    told = english(scene(laid({22: "n14"}, at=("22", "start-w"), lord="red-se")).twin)
    assert "The badger lord is in the red cave SE; no path leads to his cave." in told
    assert "No path leads the badger lady out of her cave." in told
    assert not any("\u2013" in each for each in told)


def test_the_words_say_what_is_in_hand():
    state = play(
        laid({22: "n14", 21: "n03"}, under={23: "g02"}, at=("22", "start-w")), "uncover 23"
    )
    assert "In hand for 23: green curve." in english(scene(state).twin)


def test_the_words_are_enough_to_play_by():
    """Where the mover can run is what the words say its tile is joined with."""
    found = 0
    for state in (state for seed in range(3) for state, _ in walked(seed)):
        name = LONG.names[state.board.mice[state.board.turn]]
        tiles = {tile for tile in places(state, "run") if tile.isdecimal() and name.isdecimal()}
        if tiles:
            lines = english(scene(state).twin)
            told = next(each for each in lines if each.startswith(f"From {name} ("))
            joined = told.partition("joined with ")[2].rstrip(".").split(", ")
            assert tiles <= set(joined)
            found += 1
    assert found > 10


def test_the_words_fit_a_message():
    for state, pending in everything():
        for locale in LOCALES:
            lines = [_TEXTS.check(each)[locale] for each in scene(state, pending).twin]
            assert sum(map(len, lines)) + len(lines) < 3_900


def test_at_the_end_picture_and_words_say_who_won():
    over = play(laid({30: "n13"}, at=("30", "start-w"), passed=(True, False)), "run goal")
    shown = scene(over)
    assert english((shown.alt,)) == ["Marie-Luise 0 reaches the goal with 5 snacks left and wins!"]
    assert stamped(shown, art.CHEQUERS)


@pytest.mark.parametrize(
    ("count", "end"),
    [
        (0, "nie została ani jedna przekąska."),
        (1, "została jedna przekąska."),
        (2, "zostały 2 przekąski."),
        (5, "zostało 5 przekąsek."),
    ],
)
def test_polish_counts_as_poles_do(count: int, end: str):
    where = Line("badger-to-goal")
    told = polish("badger-lord-bites", seat=Seat(0), where=where, snacks=count)
    assert told.endswith(end)


def polish(key: str, **params: Param) -> str:
    return _TEXTS.check(line(key, **params))["pl"]
