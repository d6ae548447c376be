"""Figures are stamped at their scale, faded, and have smooth edges."""

from cogs.images.painter import Painter
from engine.api.scene import Box, Disc, Figure, Shape, Stamp, Words
from tests.cogs.painted import (
    BLUE,
    CARD,
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


def test_a_figure_is_stamped_at_its_scale() -> None:
    image = painted(Stamp(10, 10, CARD))
    assert covered(image) == (10, 10, 50, 70)
    assert at(image, 30, 30) == BLUE
    assert at(image, 15, 60) == RED
    half = painted(Stamp(10, 10, CARD, scale=0.5))
    assert covered(half) == (10, 10, 30, 40)
    assert at(half, 20, 20) == BLUE


def test_figures_at_half_pixels_leave_no_gaps() -> None:
    tile = Figure((20, 20), (Box(0, 0, 20, 20, fill=K),))
    image = painted(Stamp(10.5, 10, tile), Stamp(30.5, 10, tile))
    assert covered(image) == (10, 10, 51, 30)
    assert near(at(image, 10, 20), (128, 128, 128))
    assert all(max(at(image, x, 20)) < 80 for x in range(11, 50)), "neighbours gape"


def test_a_faded_figure_shows_what_is_below() -> None:
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


def test_figures_may_hold_words_and_translucent_colours() -> None:
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


def test_a_figure_at_scale_zero_paints_nothing() -> None:
    assert painted(Stamp(10, 10, CARD, scale=0)).getcolors() == [(10000, WHITE)]
