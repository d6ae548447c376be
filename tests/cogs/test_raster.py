"""Pictures: every mark as it should be, the same each time, drawn once and never on the loop."""

import asyncio
import math
import threading
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs import _raster
from cogs._fonts import can_write, fitted, font, legible
from cogs._paint import PAPER, Painter, ink
from cogs._raster import LONGEST_ALT, Raster, scene_alt, scene_twin
from cogs._shelf import Shelf
from cogs._speech import Speech
from engine.event import Line, Seat, Typed, line
from engine.scene import (
    Anchor,
    Box,
    Disc,
    Figure,
    Mark,
    Scene,
    Shape,
    Stamp,
    Stroke,
    Words,
)

SEEDS = Path(__file__).resolve().parents[2] / "seeds"

RED, BLUE, WHITE, BLACK = (217, 79, 61), (74, 127, 181), (255, 255, 255), (0, 0, 0)
R, B, W, K = "#d94f3d", "#4a7fb5", "#ffffff", "#000000"


@pytest.fixture(scope="module")
def speech() -> Speech:
    return Speech(SEEDS)


@pytest.fixture
async def raster(speech: Speech) -> AsyncIterator[Raster]:
    made = Raster(speech)
    yield made
    made.close()


def scene(*marks: Mark, size: tuple[int, int] = (100, 100), ground: tuple[Mark, ...] = ()) -> Scene:
    return Scene(
        size=size, ground=ground, marks=marks, alt=Line("ui-join"), twin=(Line("ui-join"),)
    )


def painted(
    *marks: Mark, size: tuple[int, int] = (100, 100), width: int | None = None
) -> Image.Image:
    """The finished picture, decoded, on white."""
    ground = (Box(0, 0, *size, fill=W),)
    return opened(Painter().png(scene(*marks, size=size, ground=ground), {}, width))


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def at(image: Image.Image, x: int, y: int) -> tuple[int, int, int]:
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def near(one: tuple[int, int, int], other: tuple[int, int, int], by: int = 12) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= by


def covered(image: Image.Image, paper: tuple[int, int, int] = WHITE) -> tuple[int, int, int, int]:
    """The box of all that is not paper: left, top, right, bottom (the last two excluded)."""
    from PIL import ImageChops

    box = ImageChops.difference(image, Image.new("RGB", image.size, paper)).getbbox()
    assert box is not None, "nothing was painted"
    return box


# Marks


def test_a_box_has_its_colour_and_its_place_to_the_pixel() -> None:
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


def test_a_clear_stroke_has_the_fill_below() -> None:
    image = painted(Box(20, 20, 60, 60, fill=K, stroke="#ffffff80", stroke_width=6))
    assert near(at(image, 21, 50), (128, 128, 128))


def test_a_box_may_be_a_frame_only() -> None:
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


def test_a_disc_is_round_and_an_ellipse_tall() -> None:
    image = painted(Disc(50, 50, 20, fill=R))
    assert covered(image) == (30, 30, 70, 70)
    assert at(image, 50, 50) == at(image, 50, 31) == RED
    assert at(image, 32, 32) == WHITE
    assert covered(painted(Disc(50, 50, 20, fill=R, tall=40))) == (30, 10, 70, 90)


def test_a_disc_may_be_a_ring() -> None:
    image = painted(Disc(50, 50, 30, stroke=B, stroke_width=6))
    assert at(image, 50, 50) == WHITE
    assert at(image, 50, 21) == at(image, 21, 50) == at(image, 78, 50) == BLUE
    assert covered(image) == (20, 20, 80, 80)


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
def test_thin_lines_are_found_by_the_palette(place: float) -> None:
    down = Stroke(((place + 0.5, 10), (place + 0.5, 90)), K, 1)
    across = Stroke(((10, place + 0.5), (90, place + 0.5)), K, 1)
    for image in (painted(down), painted(across).transpose(Image.Transpose.TRANSPOSE)):
        assert sum(255 - at(image, x, 50)[0] for x in range(38, 45)) in range(235, 276)


def test_a_hairline_is_still_seen() -> None:
    image = painted(Stroke(((20, 50), (80, 50)), K, 0.1))
    assert min(at(image, 50, y)[0] for y in (49, 50)) < 200


def test_an_alpha_colour_is_blended() -> None:
    image = painted(Box(0, 0, 50, 100, fill=K), Box(0, 0, 100, 100, fill="#ff000080"))
    assert near(at(image, 25, 50), (128, 0, 0))
    assert near(at(image, 75, 50), (255, 127, 127))


@pytest.mark.parametrize("colour", ["#ff000000", "#00ff0000"])
def test_a_wholly_clear_colour_paints_nothing(colour: str) -> None:
    assert painted(Box(0, 0, 100, 100, fill=colour)).getcolors() == [(10000, WHITE)]


def test_where_nothing_is_painted_there_is_paper() -> None:
    assert at(opened(Painter().png(scene(), {})), 50, 50) == PAPER


def test_marks_lie_in_their_order_on_the_ground() -> None:
    ground = (Box(0, 0, 100, 100, fill=B), Box(0, 0, 50, 100, fill=R))
    marks = (Box(0, 0, 100, 50, fill=W), Box(0, 0, 100, 20, fill=K))
    image = opened(Painter().png(scene(*marks, ground=ground), {}))
    found = [at(image, x, y) for x in (25, 75) for y in (10, 30, 70)]
    assert found == [BLACK, WHITE, RED, BLACK, WHITE, BLUE]


def test_a_mark_over_the_edge_is_cut() -> None:
    image = painted(Disc(0, 0, 30, fill=R), Box(90, 90, 50, 50, fill=B), Disc(500, 500, 5, fill=R))
    assert at(image, 0, 0) == RED
    assert at(image, 99, 99) == BLUE


# Words


def test_words_stand_on_the_middle_of_their_place() -> None:
    left, top, right, bottom = covered(painted(Words(50, 50, "H", size=40, fill=K)))
    assert abs((left + right) / 2 - 50) <= 1
    assert abs((top + bottom) / 2 - 50) <= 1
    assert 26 <= bottom - top <= 31


def test_words_keep_to_their_anchor() -> None:
    for anchor, place in ((Anchor.LEFT, 0), (Anchor.RIGHT, 2)):
        box = covered(painted(Words(50, 50, "HHH", size=16, fill=K, anchor=anchor)))
        assert abs(box[place] - 50) <= 2


def test_words_shrink_to_their_width() -> None:
    wide = Words(150, 50, "Igelwettrennen", size=40, fill=K)
    at_ease = covered(painted(wide, size=(300, 100)))
    shrunk = covered(painted(replace(wide, width=200), size=(300, 100)))
    assert at_ease[2] - at_ease[0] > 230
    assert shrunk[2] - shrunk[0] <= 200
    assert (shrunk[3] - shrunk[1]) < (at_ease[3] - at_ease[1])


@pytest.mark.parametrize("width", range(150, 215, 3))
def test_words_a_little_too_long_are_shrunk_and_not_cut(width: int) -> None:
    text, letters = fitted("Igel, Dachs und Has", 20, True, width)
    assert text == "Igel, Dachs und Has"
    assert letters.getlength(text) <= width


def test_words_far_too_long_are_cut() -> None:
    text, letters = fitted("Ein sehr langer Name " * 5, 20, False, 120)
    assert text.endswith("…")
    assert letters.getlength(text) <= 120
    assert letters.size >= 10
    assert fitted("WWW", 20, False, 1)[0] == "…"
    assert fitted("", 20, False, 10)[0] == ""


def test_bold_is_bolder() -> None:
    def blackness(bold: bool) -> int:
        image = painted(Words(50, 50, "Ola", size=30, fill=K, bold=bold)).convert("L")
        return sum((255 - shade) * count for count, shade in image.getcolors() or [])

    assert blackness(True) > 1.2 * blackness(False)


@pytest.mark.parametrize(
    "letters", ["ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "äöüßÄÖÜ", "\u2212\u00d7±•…\u2013„”“", "Ωж"]
)
def test_our_languages_can_be_written(letters: str) -> None:
    assert legible(letters) == letters
    for sign in letters:
        assert bytes(font(24, False).getmask(sign)) != bytes(font(24, False).getmask("\uffff"))


def test_signs_without_a_glyph_are_left_out() -> None:
    assert legible("a→b 🦔") == "ab "
    assert legible("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea") == "Anna"
    assert legible("\u2068x\u2069\ufe0f") == "x"
    assert can_write("Zoë 🦔")
    assert can_write("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea")
    for unknown in ("日本太郎", "Anna 王", "Anna-Maria from Tōkyō (東)", "🦔", "→ ←"):
        assert not can_write(unknown), unknown
    image = painted(Words(50, 50, "🦔", size=40, fill=K))
    assert image.getcolors() == [(10000, WHITE)]


# Figures

CARD = Figure((40, 60), (Box(0, 0, 40, 60, fill=R), Box(10, 10, 20, 20, fill=B)))


def test_a_figure_is_stamped_at_its_scale() -> None:
    image = painted(Stamp(10, 10, CARD))
    assert covered(image) == (10, 10, 50, 70)
    assert at(image, 30, 30) == BLUE
    assert at(image, 15, 60) == RED
    half = painted(Stamp(10, 10, CARD, scale=0.5))
    assert covered(half) == (10, 10, 30, 40)
    assert at(half, 20, 20) == BLUE


def test_a_figure_keeps_to_half_pixels() -> None:
    tile = Figure((20, 20), (Box(0, 0, 20, 20, fill=K),))
    image = painted(Stamp(10.5, 10, tile), Stamp(30.5, 10, tile))
    assert covered(image) == (10, 10, 51, 30)
    assert near(at(image, 10, 20), (128, 128, 128))
    assert all(max(at(image, x, 20)) < 80 for x in range(11, 50)), "neighbours gape"


def test_a_fading_figure_lets_through_what_is_below() -> None:
    image = painted(Stamp(10, 10, CARD, fade=0.5))
    assert near(at(image, 15, 60), ((217 + 255) // 2, (79 + 255) // 2, (61 + 255) // 2))
    assert painted(Stamp(10, 10, CARD, fade=1)).getcolors() == [(10000, WHITE)]


def test_the_stroke_on_the_edge_of_a_figure_is_not_cut() -> None:
    square = ((0, 0), (40, 0), (40, 40), (0, 40))
    framed = Figure((40, 40), (Shape(square, stroke=B, stroke_width=4),))
    assert covered(painted(Stamp(20, 20, framed))) == (18, 18, 62, 62)


def test_a_figure_has_smooth_edges_without_a_dark_rim() -> None:
    round_one = Figure((60, 60), (Disc(30, 30, 28, fill=W),))
    ground = (Box(0, 0, 100, 100, fill=R),)
    image = opened(Painter().png(scene(Stamp(20, 20, round_one), ground=ground), {}))
    shades = {at(image, x, y) for x in range(100) for y in range(100)}
    assert len(shades) > 3
    assert all(shade[1] >= 79 - 4 and shade[0] >= 217 - 4 for shade in shades)


def test_figures_have_words_and_clear_colours() -> None:
    figure = Figure(
        (60, 60),
        (
            Box(0, 0, 60, 60, fill=R),
            Disc(30, 30, 25, fill="#ffffff80"),
            Words(30, 30, "7", size=40),
        ),
    )
    image = painted(Stamp(20, 20, figure))
    assert near(at(image, 50, 27), ((217 + 255) // 2, (79 + 255) // 2, (61 + 255) // 2))
    darkest = min(sum(at(image, x, y)) for x in range(40, 60) for y in range(35, 65))
    assert darkest < 150


def test_nothing_shown_is_painted_of_a_scale_of_nothing() -> None:
    assert painted(Stamp(10, 10, CARD, scale=0)).getcolors() == [(10000, WHITE)]


# Sizes and palettes


def test_a_picture_may_be_drawn_at_another_width() -> None:
    image = painted(Box(10, 20, 50, 30, fill=R), width=250)
    assert image.size == (250, 250)
    assert covered(image) == (25, 50, 150, 125)
    small = painted(Box(10, 20, 50, 30, fill=R, stroke=B, stroke_width=1), width=33)
    assert small.size == (33, 33)


def test_a_picture_is_a_palette_png() -> None:
    image = Image.open(BytesIO(Painter().png(scene(Box(0, 0, 9, 9, fill=R)), {})))
    assert (image.format, image.mode) == ("PNG", "P")


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


def test_more_colours_than_a_palette_has_are_still_near() -> None:
    tiles = [
        Box(x, y, 5, 5, fill=f"#{5 * x % 256:02x}{2 * y:02x}{(x + y) % 256:02x}")
        for x in range(0, 100, 5)
        for y in range(0, 100, 5)
    ]
    image = painted(*tiles)
    for tile in tiles:
        assert near(at(image, int(tile.x) + 2, int(tile.y) + 2), ink(tile.fill or "")[:3], 32)


# Scenes that cannot be drawn

BROKEN: list[Mark] = [
    Box(0, 0, 10, 10, fill="red"),
    Box(0, 0, 10, 10, fill="#12345"),
    Box(0, 0, 10, 10, fill="#gggggg"),
    Box(math.nan, 0, 10, 10, fill=R),
    Disc(10, 10, math.nan, fill=R),
    Disc(10, 10, 1e7, fill=R),
    Box(0, 0, 1e9, 1e9, fill=R, radius=9),
    Shape(((0, 0), (1, 1)), fill=R),
    Shape(((0, 0), (1e9, 0), (0, 1e9)), fill=R),
    Stroke((), R),
    Words(10, 10, "x", fill="black"),
    Stamp(0, 0, Figure((10, 10), (Box(0, 0, 10, 10, fill="no"),))),
    Stamp(0, 0, Figure((1e6, 10), (Box(0, 0, 10, 10, fill=R),))),
]


@pytest.mark.parametrize("mark", BROKEN, ids=repr)
async def test_a_broken_mark_is_the_callers_to_answer(raster: Raster, mark: Mark) -> None:
    with pytest.raises((ValueError, OverflowError)):
        await raster.png(scene(mark), "en", ())
    # The next picture is drawn as if nothing had been.
    assert at(opened(await raster.png(scene(Box(0, 0, 100, 100, fill=R)), "en", ())), 5, 5) == RED


@pytest.mark.parametrize("size", [(0, 10), (10, -1), (100_000, 10), (10, 5000)])
async def test_a_size_out_of_bounds_is_refused(raster: Raster, size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="out of bounds"):
        await raster.png(scene(size=size), "en", ())


def test_a_line_nobody_said_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody said"):
        Painter().png(scene(Words(10, 10, Line("ui-join"))), {})


# The raster


def busy(number: int) -> Scene:
    """A picture with something of everything, different for every number."""
    marks: list[Mark] = [
        Words(10, 20, line("ui-winner", seat=Seat(0)), size=18, anchor=Anchor.LEFT, width=180),
        Words(10, 50, line("ui-place", place=1, seat=Seat(1), score=number), anchor=Anchor.LEFT),
    ]
    marks += [Stamp(20 + 37.3 * n, 80, CARD, 0.4 + 0.1 * (n % 4), 0.25 * (n % 3)) for n in range(7)]
    marks += [Disc(30 * n, 150 + number % 7, 9 + n / 3, fill=R, stroke=B) for n in range(9)]
    marks += [Stroke(((0, 0), (number % 300, 190)), B, 3)]
    ground = tuple(
        Shape(((40 * n, 0), (40 * n + 40, 0), (40 * n + 20, 200)), fill="#e9dcbc", stroke=K)
        for n in range(8)
    )
    return scene(*marks, size=(300, 200), ground=ground)


async def test_the_same_scene_is_the_same_bytes_each_time(speech: Speech) -> None:
    found = set()
    for _ in range(3):
        raster = Raster(speech, threads=1)
        await raster.png(busy(4), "en", ("Ola", "Jan"))  # what was drawn before does not matter
        found.add(await raster.png(busy(7), "en", ("Ola", "Jan")))
        raster.close()
    assert len(found) == 1


async def test_a_picture_is_kept(raster: Raster) -> None:
    first = await raster.png(busy(1), "en", ("Ola", "Jan"))
    assert await raster.png(busy(1), "en", ("Ola", "Jan")) is first


async def test_locale_names_and_width_make_another_picture(raster: Raster) -> None:
    one = await raster.png(busy(1), "en", ("Ola", "Jan"))
    others = [
        await raster.png(busy(1), "pl", ("Ola", "Jan")),
        await raster.png(busy(1), "en", ("Ola", "Bo")),
        await raster.png(busy(1), "en", ("Ola", "Jan"), 150),
        await raster.png(busy(2), "en", ("Ola", "Jan")),
    ]
    assert len({one, *others}) == 5


async def test_a_picture_without_words_is_the_same_in_every_language(raster: Raster) -> None:
    wordless = scene(Box(0, 0, 50, 50, fill=R))
    assert await raster.png(wordless, "pl", ("A",)) is await raster.png(wordless, "de", ("B",))


async def test_alt_and_twin_make_no_other_picture(raster: Raster) -> None:
    one = scene(Box(0, 0, 50, 50, fill=R))
    other = replace(one, alt=Line("ui-leave"), twin=())
    assert await raster.png(one, "en", ()) is await raster.png(other, "en", ())


async def test_requests_in_flight_are_joined(
    raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    gate = threading.Event()
    paint = raster._painter.png

    def slowly(*args: object) -> bytes:
        drawn.append(threading.current_thread().name)
        gate.wait(5)
        return paint(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(raster._painter, "png", slowly)
    waiting = [asyncio.create_task(raster.png(busy(3), "en", ("A", "B"))) for _ in range(20)]
    await asyncio.sleep(0.01)
    waiting[0].cancel()  # whoever gives up does not spoil it for the others
    await asyncio.sleep(0)
    gate.set()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(results[0], asyncio.CancelledError)
    assert len(set(results[1:])) == 1
    assert len(drawn) == 1
    assert drawn[0].startswith("raster")
    assert not raster._drawing


async def test_a_failed_picture_is_tried_again(
    raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> bytes:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(raster._painter, "png", fails)
        both = [raster.png(busy(3), "en", ("A", "B")) for _ in range(2)]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results] == [MemoryError, MemoryError]
    assert await raster.png(busy(3), "en", ("A", "B"))


async def test_fifty_at_once_are_each_their_own_picture(speech: Speech) -> None:
    alone = Raster(speech, threads=1)
    expected = [await alone.png(busy(n), "pl", ("Ola", "Jan")) for n in range(50)]
    alone.close()
    together = Raster(speech, threads=4)
    drawn = await asyncio.gather(*(together.png(busy(n), "pl", ("Ola", "Jan")) for n in range(50)))
    together.close()
    assert list(drawn) == expected
    assert len(set(expected)) == 50


async def test_the_kept_pictures_are_bounded(
    speech: Speech, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_raster, "KEPT_BYTES", 20_000)
    raster = Raster(speech)
    for number in range(20):
        await raster.png(busy(number), "en", ("Ola", "Jan"))
    assert 0 < raster._kept.bytes <= 20_000
    assert len(raster._kept) < 20
    raster.close()


async def test_a_name_that_cannot_be_drawn_is_its_seat(raster: Raster, speech: Speech) -> None:
    winner = scene(Words(150, 50, line("ui-winner", seat=Seat(1)), size=30), size=(300, 100))
    unknown = await raster.png(winner, "en", ("Ola", "日本太郎"))
    assert unknown == await raster.png(winner, "en", ("Ola", "Seat 2"))
    assert unknown != await raster.png(winner, "en", ("Ola", "Seat 1"))


async def test_names_that_look_alike_without_their_emoji_are_their_seats(raster: Raster) -> None:
    winner = scene(Words(150, 50, line("ui-winner", seat=Seat(1)), size=30), size=(300, 100))
    alike = await raster.png(winner, "en", ("Ola 🦔", "Ola 🍎"))
    assert alike == await raster.png(winner, "en", ("Seat 1", "Seat 2"))
    told_apart = await raster.png(winner, "en", ("Ola 🦔", "Jan 🍎"))
    assert told_apart == await raster.png(winner, "en", ("Ola", "Jan"))


async def test_names_are_not_escaped_in_pictures(raster: Raster) -> None:
    typed = scene(Words(150, 50, line("seat", seat=Seat(0)), size=30), size=(300, 100))
    plain = scene(Words(150, 50, "a_b*c", size=30), size=(300, 100))
    assert await raster.png(typed, "en", ("a_b*c",)) == await raster.png(plain, "en", ())


async def test_after_close_nothing_is_drawn(speech: Speech) -> None:
    raster = Raster(speech)
    raster.close()
    with pytest.raises(RuntimeError):
        await raster.png(busy(1), "en", ("A", "B"))


# The twin


def test_the_alt_text_is_one_plain_sentence(speech: Speech) -> None:
    shown = replace(busy(1), alt=line("ui-winner", seat=Seat(0)))
    assert scene_alt(speech, shown, "pl", ("a_b",)) == "Wygrywa a_b!"
    long = line("ui-turn-of", seats=tuple(line("seat", seat=Typed("x" * 300)) for _ in range(9)))
    assert len(scene_alt(speech, replace(shown, alt=long), "en", ())) == LONGEST_ALT


def test_the_twin_is_said_line_by_line(speech: Speech) -> None:
    twin = (line("ui-winner", seat=Seat(0)), Line("ui-ended"))
    said = scene_twin(speech, replace(busy(1), twin=twin), "en", ("a_b",))
    assert said == "a\\_b wins!\nThis game has ended."


# The shelf


def test_a_shelf_lets_go_of_what_was_not_asked_for_longest() -> None:
    shelf: Shelf[str, str] = Shelf(10)
    shelf.put("a", "A", 4)
    shelf.put("b", "B", 4)
    assert shelf.get("a") == "A"
    shelf.put("c", "C", 4)
    assert (shelf.get("a"), shelf.get("b"), shelf.get("c")) == ("A", None, "C")
    assert shelf.bytes == 8


def test_a_shelf_counts_a_value_that_is_replaced_once() -> None:
    shelf: Shelf[str, str] = Shelf(10)
    shelf.put("a", "A", 4)
    shelf.put("a", "AA", 8)
    assert (shelf.bytes, len(shelf), shelf.get("a")) == (8, 1, "AA")


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    shelf: Shelf[str, str] = Shelf(10)
    shelf.put("a", "A", 4)
    assert shelf.put("b", "B", 11) == "B"
    assert (shelf.get("a"), shelf.get("b")) == ("A", None)
