"""Every mark is painted to the pixel, and its colour survives the palette."""

from io import BytesIO
from zlib import crc32, decompress

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.images.bands import rgba
from cogs.images.painter import PAPER, Painter
from engine.api.drawing.palette import Look
from engine.api.event import Line
from engine.api.scene import Anchor, Box, Disc, Figure, Plate, Shape, Stamp, Stroke, Words
from tests.cogs.painted import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    B,
    K,
    R,
    W,
    at,
    covered,
    near,
    opened,
    painted,
    scene,
)


def test_a_box_fills_exactly_its_pixels() -> None:
    image = painted(Box(10, 20, 50, 30, fill=R))
    assert at(image, 35, 35) == RED
    assert covered(image) == (10, 20, 60, 50)
    assert at(image, 10, 20) == RED


def test_a_stroke_lies_inside_the_edge_of_its_box() -> None:
    image = painted(Box(20, 20, 60, 60, fill=R, stroke=B, stroke_width=4))
    assert covered(image) == (20, 20, 80, 80)
    assert at(image, 20, 50) == at(image, 23, 50) == BLUE
    assert at(image, 24, 50) == RED


def test_no_rim_of_the_fill_shows_outside_the_stroke() -> None:
    for mark in (
        Box(20, 20, 60, 60, fill="#ff0000", stroke=K, stroke_width=4, radius=20),
        Disc(50, 50, 30, fill="#ff0000", stroke=K, stroke_width=4),
    ):
        image = painted(mark)
        corner = [at(image, x, y) for x in range(20, 50) for y in range(20, 50) if x + y < 55]
        assert all(max(shade) - min(shade) <= 8 for shade in corner)


def test_a_translucent_stroke_lies_over_the_fill() -> None:
    image = painted(Box(20, 20, 60, 60, fill=K, stroke="#ffffff80", stroke_width=6))
    assert near(at(image, 21, 50), (128, 128, 128))


def test_a_box_without_fill_is_a_frame() -> None:
    image = painted(Box(20, 20, 60, 60, stroke=B, stroke_width=2))
    assert at(image, 50, 50) == WHITE
    assert at(image, 50, 20) == BLUE


def test_round_corners_are_cut_off_and_smooth() -> None:
    image = painted(Box(10, 10, 80, 80, fill=R, radius=20))
    assert at(image, 10, 10) == at(image, 89, 89) == at(image, 89, 10) == at(image, 10, 89) == WHITE
    assert at(image, 30, 10) == at(image, 10, 50) == at(image, 50, 89) == RED
    shades = {at(image, 10 + step, 10 + 20 - step) for step in range(20)} | {
        at(image, x, y) for x in range(10, 30) for y in range(10, 30)
    }
    assert any(shade not in (WHITE, RED) for shade in shades), "no smooth edge"
    flipped = image.transpose(Image.Transpose.ROTATE_180)
    assert flipped.tobytes() == image.tobytes()


def test_a_radius_larger_than_the_box_makes_a_pill() -> None:
    image = painted(Box(10, 40, 80, 21, fill=R, stroke=B, stroke_width=3, radius=99))
    assert at(image, 50, 50) == RED
    assert at(image, 10, 40) == WHITE


@pytest.mark.parametrize("box", [Box(10, 10, 0, 40, fill=R), Box(10, 10, 40, -3, fill=R, stroke=B)])
def test_a_box_of_no_size_paints_nothing(box: Box) -> None:
    assert painted(box).getcolors() == [(10000, WHITE)]


def test_a_disc_is_round_and_with_tall_an_ellipse() -> None:
    image = painted(Disc(50, 50, 20, fill=R))
    assert covered(image) == (30, 30, 70, 70)
    assert at(image, 50, 50) == at(image, 50, 31) == RED
    assert at(image, 32, 32) == WHITE
    assert covered(painted(Disc(50, 50, 20, fill=R, tall=40))) == (30, 10, 70, 90)


def test_a_disc_without_fill_is_a_ring() -> None:
    image = painted(Disc(50, 50, 30, stroke=B, stroke_width=6))
    assert at(image, 50, 50) == WHITE
    assert at(image, 50, 21) == at(image, 21, 50) == at(image, 78, 50) == BLUE
    assert covered(image) == (20, 20, 80, 80)


@pytest.mark.parametrize("radius", [0, 0.02, 0.1])
def test_a_disc_of_less_than_a_pixel_leaves_the_rest_of_its_picture(radius: float) -> None:
    freckled = Figure((40, 40), (Disc(20, 20, 20, fill=R), Disc(20, 20, radius, fill=B)))
    image = painted(Stamp(30, 30, freckled), Disc(90, 90, radius, fill=B))
    assert covered(image)[:2] == (30, 30)
    assert at(image, 40, 50) == RED


def test_a_ring_thicker_than_its_disc_is_full() -> None:
    assert at(painted(Disc(50, 50, 3, stroke=B, stroke_width=20)), 50, 50) == BLUE


def test_a_shape_is_filled_and_outlined() -> None:
    image = painted(Shape(((20, 20), (80, 20), (50, 80)), fill=R, stroke=B, stroke_width=4))
    assert at(image, 50, 40) == RED
    assert at(image, 50, 20) == BLUE
    assert at(image, 25, 70) == WHITE


def test_slanting_edges_are_smooth() -> None:
    image = painted(Shape(((10, 10), (90, 37), (10, 90)), fill=K))
    shades = {at(image, x, y)[0] for x in range(20, 80) for y in range(5, 40)}
    assert len(shades) > 8


def test_a_line_is_round_at_its_ends() -> None:
    image = painted(Stroke(((20, 50), (80, 50)), R, 20))
    assert covered(image) == (10, 40, 90, 60)
    assert at(image, 11, 41) == WHITE
    assert at(image, 12, 50) == RED


@pytest.mark.parametrize("place", [40, 41, 40.5])
def test_thin_lines_survive_the_palette(place: float) -> None:
    down = Stroke(((place + 0.5, 10), (place + 0.5, 90)), K, 1)
    across = Stroke(((10, place + 0.5), (90, place + 0.5)), K, 1)
    for image in (painted(down), painted(across).transpose(Image.Transpose.TRANSPOSE)):
        assert sum(255 - at(image, x, 50)[0] for x in range(38, 45)) in range(235, 276)


def test_a_hairline_is_still_visible() -> None:
    image = painted(Stroke(((20, 50), (80, 50)), K, 0.1))
    assert min(at(image, 50, y)[0] for y in (49, 50)) < 200


def test_an_alpha_colour_is_blended() -> None:
    image = painted(Box(0, 0, 50, 100, fill=K), Box(0, 0, 100, 100, fill="#ff000080"))
    assert near(at(image, 25, 50), (128, 0, 0))
    assert near(at(image, 75, 50), (255, 127, 127))


@pytest.mark.parametrize("colour", ["#ff000000", "#00ff0000"])
def test_a_transparent_colour_paints_nothing(colour: str) -> None:
    assert painted(Box(0, 0, 100, 100, fill=colour)).getcolors() == [(10000, WHITE)]


def test_an_empty_picture_has_the_colour_of_paper() -> None:
    assert at(opened(Painter().png(scene(), {})), 50, 50) == PAPER


def test_later_marks_cover_earlier_ones_and_the_ground() -> None:
    ground = (Box(0, 0, 100, 100, fill=B), Box(0, 0, 50, 100, fill=R))
    marks = (Box(0, 0, 100, 50, fill=W), Box(0, 0, 100, 20, fill=K))
    image = opened(Painter().png(scene(*marks, ground=ground), {}))
    found = [at(image, x, y) for x in (25, 75) for y in (10, 30, 70)]
    assert found == [BLACK, WHITE, RED, BLACK, WHITE, BLUE]


def test_a_mark_beyond_the_edge_is_cut() -> None:
    image = painted(Disc(0, 0, 30, fill=R), Box(90, 90, 50, 50, fill=B), Disc(500, 500, 5, fill=R))
    assert at(image, 0, 0) == RED
    assert at(image, 99, 99) == BLUE


def test_a_picture_is_a_palette_png() -> None:
    data = Painter().png(scene(Box(0, 0, 9, 9, fill=R), size=(100, 300)), {})
    image = Image.open(BytesIO(data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (100, 300))
    at, packed = 8, b""
    while at < len(data):
        length, kind = int.from_bytes(data[at : at + 4]), data[at + 4 : at + 8]
        body = data[at + 8 : at + 8 + length]
        assert crc32(kind + body) == int.from_bytes(data[at + 8 + length : at + 12 + length])
        packed += body if kind == b"IDAT" else b""
        at += 12 + length
    assert len(decompress(packed)) == 101 * 300, "the bands make one stream with its checksum"


def test_a_painter_that_knows_part_of_a_picture_makes_the_same_bytes() -> None:
    """What a mark of one band reaches into another stays, and so do the places of colours."""
    disc, word = Disc(50, 97, 20, fill=B, stroke=K), Words(50, 190, "gg", size=40, fill=B)
    lone = [Box(10 * n, 250, 9, 30, fill=f"#{7 * n:02x}40{9 * n:02x}") for n in range(10)]
    painter, size = Painter(), (100, 300)
    for marks in ([disc], [disc, word], lone, [word, *lone]):
        painter.png(scene(*marks, size=size), {})
    both = scene(disc, word, *lone, size=size)
    assert painter.png(both, {}) == Painter().png(both, {})
    # Known now: nothing is painted.
    assert painter.png(both, {}) == Painter().png(both, {})


def test_flat_colours_survive_the_palette_however_many() -> None:
    colours = [(20 + 23 * (n % 10), 20 + 20 * (n // 10), 60 + n) for n in range(100)]
    tiles = [
        Box(
            10 * (n % 10),
            10 * (n // 10),
            10,
            10,
            fill=f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}",
        )
        for n, colour in enumerate(colours)
    ]
    image = painted(*tiles)
    for n, colour in enumerate(colours):
        assert near(at(image, 10 * (n % 10) + 5, 10 * (n // 10) + 5), colour, 4)


def test_more_colours_than_a_palette_holds_stay_near() -> None:
    tiles = [
        Box(x, y, 5, 5, fill=f"#{5 * x % 256:02x}{2 * y:02x}{(x + y) % 256:02x}")
        for x in range(0, 100, 5)
        for y in range(0, 100, 5)
    ]
    image = painted(*tiles)
    for tile in tiles:
        assert near(at(image, int(tile.x) + 2, int(tile.y) + 2), rgba(tile.fill or "")[:3], 32)


def test_a_line_without_text_is_refused() -> None:
    with pytest.raises(ValueError, match="no text for"):
        Painter().png(scene(Words(10, 10, Line("ui-join"))), {})


def test_a_colour_of_two_is_the_first_by_day_and_the_second_by_night() -> None:
    parts = (
        Box(0, 0, 50, 100, f"{R} {B}"),
        Stamp(50, 0, Figure((50, 100), (Box(0, 0, 50, 100, f"{B} {R}"),))),
    )
    painter = Painter()
    day = opened(painter.png(scene(*parts), {}))
    night = opened(painter.png(scene(*parts), {}, Look(dark=True)))
    assert (at(day, 20, 50), at(day, 80, 50)) == (RED, BLUE)
    assert (at(night, 20, 50), at(night, 80, 50)) == (BLUE, RED)


def test_what_is_seen_by_night_alone_leaves_no_trace_by_day() -> None:
    star = Disc(50, 50, 20, f"#00000000 {R}")
    assert opened(Painter().png(scene(star), {})).getcolors() == [(10_000, PAPER)]


def test_a_plate_is_as_long_as_its_text() -> None:
    plate = Plate(R, height=30, pad=10)
    lengths = []
    for text in ("I", "Igel", "Igel und Igel"):
        left, top, right, bottom = covered(
            painted(Words(5, 50, text, 20, W, Anchor.LEFT, plate=plate))
        )
        assert left == 5
        assert (top, bottom) == (35, 65)
        lengths.append(right - left)
    assert lengths == sorted(set(lengths))


@pytest.mark.parametrize(
    ("anchor", "x", "edges"),
    [(Anchor.LEFT, 10, (10, None)), (Anchor.RIGHT, 90, (None, 90)), (Anchor.MIDDLE, 50, (10, 90))],
)
def test_a_plate_and_its_sign_keep_to_the_width_of_the_words(
    anchor: Anchor, x: float, edges: tuple[int | None, int | None]
) -> None:
    sign = Figure((10, 10), (Box(0, 0, 10, 10, B),))
    words = Words(x, 50, "Maximiliane", 24, K, anchor, width=80, plate=Plate(R, pad=5, sign=sign))
    left, _, right, _ = covered(painted(words))
    assert right - left <= 80
    for found, wanted in zip((left, right), edges, strict=True):
        assert wanted is None or abs(found - wanted) <= 8
    assert at(painted(words), left + 8, 50) == BLUE


def test_a_text_that_is_too_wide_is_broken_into_rows_before_it_is_shrunk() -> None:
    words = Words(50, 50, "Igel und Igel", 20, K, width=80)
    one, two = covered(painted(words)), covered(painted(replace(words, rows=2)))
    assert two[3] - two[1] > 1.8 * (one[3] - one[1])
    assert two[2] - two[0] <= 80
    assert abs((two[1] + two[3]) / 2 - 50) <= 4
