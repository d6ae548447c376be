"""Drawings are moved and scaled as a whole: no part, no length and no text is left behind."""

from __future__ import annotations

import tomllib
from itertools import combinations
from math import dist, hypot
from operator import mul

import pytest

from engine.api.drawing import centred, moved, number_text, palette, pointer, zigzag
from engine.api.drawing.creatures import hedgehog
from engine.api.drawing.geometry import along, mirrored, smooth
from engine.api.drawing.notation import drawn
from engine.api.drawing.palette import GOLD, INK, Look
from engine.api.scene import Anchor, Box, Disc, Figure, Part, Shape, Stroke, Words
from engine.games.igor.drawings import COLOURS
from tests.support.games import SEEDS

BOX = Box(1, 2, 30, 40, "#ffffff", "#000000", 3, 5)
DISC = Disc(1, 2, 30, "#ffffff", "#000000", 3, 40)
WORDS = Words(1, 2, "7", 20, "#ffffff", Anchor.LEFT, True, 60)


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        (BOX, Box(102, 204, 60, 80, "#ffffff", "#000000", 6, 10)),
        (DISC, Disc(102, 204, 60, "#ffffff", "#000000", 6, 80)),
        (Disc(1, 2, 30), Disc(102, 204, 60, stroke_width=4)),
        (Shape(((1, 2), (3, 4)), "#ffffff"), Shape(((102, 204), (106, 208)), "#ffffff", None, 4)),
        (Stroke(((1, 2), (3, 4)), "#000000", 3), Stroke(((102, 204), (106, 208)), "#000000", 6)),
        (WORDS, Words(102, 204, "7", 40, "#ffffff", Anchor.LEFT, True, 120)),
    ],
)
def test_every_length_of_a_part_is_scaled(part: Part, expected: Part) -> None:
    assert moved((part,), 100, 200, 2) == (expected,)


def test_moving_keeps_every_part_in_order() -> None:
    parts = (BOX, WORDS, DISC)
    assert moved(parts, 0, 0) == parts


def test_a_centred_stamp_has_its_middle_where_it_was_asked_for() -> None:
    stamp = centred(Figure((40, 20), ()), (100, 50), 0.5, 0.25)
    assert (stamp.x, stamp.y, stamp.scale, stamp.fade) == (90, 45, 0.5, 0.25)


def test_a_pointer_points_to_the_right() -> None:
    assert pointer(10, 50, "#000000").points == ((10, 38), (28, 50), (10, 62))


def test_a_zigzag_takes_two_distances_in_turn_from_its_first_angle_to_its_last() -> None:
    points = zigzag((10, 10), (2, 5), 180, 180, 5)
    assert [hypot(x - 10, y - 10) for x, y in points] == pytest.approx([2, 5, 2, 5, 2])
    assert points[0] == pytest.approx((8, 10))
    assert points[-1] == pytest.approx((12, 10))


def test_a_number_below_zero_has_a_real_minus_sign() -> None:
    assert number_text(-12) == "\N{MINUS SIGN}12"
    assert number_text(0) == "0"


def test_a_smooth_curve_passes_through_its_points() -> None:
    points = ((0.0, 0.0), (10.0, 5.0), (20.0, 0.0))
    assert {*points} <= {*smooth(points)}
    assert smooth(points, closed=False)[-1] == points[-1]


def test_points_along_a_line_are_equally_far_from_each_other() -> None:
    line = ((0.0, 0.0), (3.0, 0.0), (3.0, 6.0))
    places = [(round(x, 6), round(y, 6)) for x, y in along(line, 4)]
    assert places == [(0, 0), (3, 0), (3, 3), (3, 6)]


def test_what_is_mirrored_twice_is_as_it_was() -> None:
    assert mirrored(mirrored((BOX, DISC), 50), 50) == (BOX, DISC)


def test_a_hedgehog_that_looks_to_the_left_keeps_its_letter() -> None:
    right, left = (hedgehog(("#d8432f",), "hat", "R", left=each) for each in (False, True))
    letters = [part for each in (right, left) for part in each.marks if isinstance(part, Words)]
    assert [each.text for each in letters] == ["R", "R"]
    assert letters[0].x + letters[1].x == pytest.approx(right.size[0], abs=2)


@pytest.mark.parametrize(
    "look", [Look(dark, told) for dark in (False, True) for told in (False, True)]
)
@pytest.mark.parametrize("ground", [palette.PLATE, palette.BOARD, palette.TURN])
@pytest.mark.parametrize("ink", [palette.WORDS, palette.SOFT, palette.GOOD, palette.BAD])
def test_text_of_the_palette_can_be_read_on_every_ground(ink: str, ground: str, look: Look) -> None:
    one, other = (_luminance(palette.painted(each, look)) for each in (ink, ground))
    assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5


def _paints(game: str) -> list[str]:
    """Return the colours that tell suits, racers or tiles of a game apart."""
    content = tomllib.loads((SEEDS / game / "content.toml").read_text("utf-8"))
    lists = [each for each in content.values() if isinstance(each, list)]
    found = [
        item["paint"]
        for each in lists
        for item in each
        if isinstance(item, dict) and "paint" in item
    ]
    return [*dict.fromkeys(found)] or [*COLOURS]


#: What people without the cones for red, or for green, see (Machado 2009), of linear light.
_SEEN = {
    "red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216)),
    "green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413)),
}


@pytest.mark.parametrize("weak", _SEEN)
@pytest.mark.parametrize("game", ["badger", "igels", "igor", "race", "safaru"])
def test_colours_for_red_green_weakness_differ_for_those_who_need_them(
    game: str, weak: str
) -> None:
    def nearest(look: Look) -> float:
        seen = []
        for paint in _paints(game):
            light = _light(palette.painted(paint, look))
            both = [sum(map(mul, row, light)) for row in _SEEN[weak]]
            seen.append([max(0.0, part) ** (1 / 2.2) for part in (*both, light[2])])
        return min(dist(one, other) for one, other in combinations(seen, 2))

    assert nearest(Look(red_green=True)) >= max(0.15, 1.5 * nearest(palette.DAY))


def test_a_colour_by_day_and_night_is_shaded_on_both_sides() -> None:
    assert palette.shade("#000000 #ffffff", 0.5).split() == ["#807e78", "#fffdf8"]


def _light(colour: str) -> list[float]:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def _luminance(colour: str) -> float:
    red, green, blue = _light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("o 1 2 30 #ffffff", Disc(1, 2, 30, "#ffffff")),
        ("o 1 2 30 40 gold/ink/2.5", Disc(1, 2, 30, GOLD, INK, 2.5, 40)),
        ("b 1 2 30 40 5 -/ink/3", Box(1, 2, 30, 40, None, INK, 3, 5)),
        ("p 1 2 3 4 5 6 coat", Shape(((1, 2), (3, 4), (5, 6)), "#123456")),
        ("l 1 2 3 4 ink/3", Stroke(((1, 2), (3, 4)), INK, 3)),
        ("w 1 2 20 ? ink", Words(1, 2, "?", 20, INK, bold=True)),
    ],
)
def test_a_drawing_can_be_written_as_text(written: str, expected: Part) -> None:
    names = {"coat": "#123456"}
    assert drawn(written, names) == (expected,)
    assert drawn(f"{written}; {written}", names) == (expected, expected)


def test_written_curves_and_ellipses_pass_where_they_are_told() -> None:
    closed, opened, arched = drawn(
        "c 0 0 9 0 9 9 ink; s 0 0 9 0 9 9 ink/2; a 5 5 4 2 90 0 90 ink/2"
    )
    assert isinstance(closed, Shape)
    assert {(0, 0), (9, 0), (9, 9)} <= {*closed.points}
    assert isinstance(opened, Stroke)
    assert (opened.points[0], opened.points[-1]) == ((0, 0), (9, 9))
    assert isinstance(arched, Stroke)
    assert (arched.points[0], arched.points[-1]) == ((5, 9), (3, 5))
