"""Drawings are moved and scaled as a whole: no part, no length and no text is left behind."""

from __future__ import annotations

from math import hypot

import pytest

from engine.api.drawing import centred, moved, number_text, pointer, zigzag
from engine.api.scene import Anchor, Box, Disc, Figure, Part, Shape, Stroke, Words

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
