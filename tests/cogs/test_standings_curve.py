"""The curve of a rating: a picture that can be read at half its size."""

from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from cogs.images.digests import lines_in
from cogs.images.painter import Painter
from cogs.pages.feats import FeatCount
from cogs.pages.picture_style import WIDTH, list_head
from cogs.pages.rating_curve import HEIGHT, curve_scene
from cogs.text.user_text import Name
from engine.api.drawing.creatures import COAT, FEET, hedgehog
from engine.api.drawing.signs import medal
from engine.api.event import Line, line
from engine.api.scene import Disc, Stamp, Stroke, Words
from engine.standings.leaderboards import GameRecord, RatingPoint
from tests.cogs.painted import opened
from tests.support.picture_checks import check_sizes
from tests.support.shared_localization import shared_localization

DAYS = ("3 January 2026", "21 November 2026")

#: How high the head is, in which the game and the rating stand.
HEAD = 76


def _record(*points: tuple[int, int]) -> GameRecord:
    curve = tuple(RatingPoint(0, number, within) for number, within in points)
    return GameRecord(game="race", played=len(points), won=0, ended=0, curve=curve)


def _painted(record: GameRecord, title: str | None = None) -> Image.Image:
    scene = curve_scene(record, *DAYS)
    texts = {
        each: title or shared_localization().plain(each, "pl") for each in lines_in(scene.marks)
    }
    return opened(Painter().png(scene, texts))


def _painted_pixels(picture: Image.Image, box: tuple[int, int, int, int]) -> int:
    """Count the pixels of a part that do not have the paper's colour."""
    paper = picture.getpixel((2, HEIGHT - 2))
    part = picture.crop(box)
    return sum(count for count, colour in part.getcolors(1 << 20) or () if colour != paper)


@pytest.mark.parametrize("games", [2, 25, 400])
def test_a_curve_fills_its_picture_and_leaves_its_margin(games: int) -> None:
    picture = _painted(_record(*((1500 + 3 * at, 180 - min(at, 120)) for at in range(games))))
    assert picture.size == (WIDTH, HEIGHT)
    assert _painted_pixels(picture, (0, HEAD, 12, HEIGHT)) == 0
    assert _painted_pixels(picture, (WIDTH - 12, HEAD, WIDTH, HEIGHT)) == 0
    assert _painted_pixels(picture, (100, 90, WIDTH - 40, HEIGHT - 80)) > 5_000


@pytest.mark.parametrize("points", [[(1500, 0)] * 2, [(1500, 60)] * 5, [(900, 9), (2900, 250)]])
def test_flat_and_wild_curves_stay_inside_with_two_labels_or_more(
    points: list[tuple[int, int]],
) -> None:
    scene = curve_scene(_record(*points), *DAYS)
    check_sizes(scene)
    labels = [mark for mark in scene.marks if isinstance(mark, Words) and mark.x < 100]
    heights = sorted(mark.y for mark in labels if str(mark.text).isdigit())
    assert len(heights) >= 2
    assert all(lower - upper >= 26 for upper, lower in pairwise(heights))


def test_the_last_rating_is_the_largest_dot_and_higher_ratings_stand_higher() -> None:
    scene = curve_scene(_record((1500, 90), (1400, 80), (1600, 70)), *DAYS)
    dots = [mark for mark in scene.marks if isinstance(mark, Disc)]
    assert dots[-1].radius > max(dot.radius for dot in dots[:-1])
    (curve,) = (mark for mark in scene.marks if isinstance(mark, Stroke) and len(mark.points) == 3)
    first, second, third = (y for _, y in curve.points)
    assert third < first < second


@pytest.mark.parametrize("points", [[], [(1500, 90), (1530, 80)]])
def test_feats_stand_below_the_curve_or_alone(points: list[tuple[int, int]]) -> None:
    title, how = Line("race-feat-harvest"), line("race-feat-harvest-how", number=16)
    feats = [FeatCount(title, how, times) for times in (1, 3, 0)]
    scene = curve_scene(_record(*points), *DAYS, feats)
    check_sizes(scene)
    assert scene.size[1] == (HEIGHT if points else HEAD) + 3 * 84 + 36
    stamps = [mark for mark in scene.marks if isinstance(mark, Stamp)]
    assert [HEAD < mark.y < scene.size[1] - 60 for mark in stamps] == [True, True]
    alt = shared_localization().plain(scene.alt, "en")
    assert "Feats in Racing Hedgehogs: Rich harvest (16 points or more in one round" in alt
    assert "Feats in Racing Hedgehogs that are still missing: Rich harvest" in alt
    assert ("The rating" in alt) is bool(points)


@pytest.mark.parametrize("points", [[], [(1500, 90), (1530, 80)]])
def test_four_medals_at_most_stand_in_the_head_between_title_and_rating(
    points: list[tuple[int, int]],
) -> None:
    feats = [FeatCount(Line("race-feat-harvest"), Line("race-feat-harvest-how"), 1)]
    scene = curve_scene(_record(*points), *DAYS, feats, [1, 1, 2, 3, 3])
    check_sizes(scene)
    stamps = [mark for mark in scene.marks if isinstance(mark, Stamp) and mark.y < HEAD - 66]
    assert [each.figure for each in stamps[::-1]] == [medal(place) for place in (1, 1, 2, 3)]
    assert all(right.x - left.x >= 52 for right, left in pairwise(stamps))
    words = [mark for mark in scene.marks if isinstance(mark, Words) and mark.y == HEAD / 2]
    title, *rating = sorted(words, key=lambda each: each.x)
    assert title.x + (title.width or 0) <= stamps[-1].x
    assert all(stamps[0].x + 52 <= each.x - (each.width or 0) for each in rating)


def test_the_head_of_a_list_crowns_who_leads_and_nobody_on_later_pages() -> None:
    crowned, alone = (
        [*list_head(Line("race-title"), Line("all-title"), leader)][-1]
        for leader in (Name("zoë"), None)
    )
    assert isinstance(crowned, Stamp)
    assert isinstance(alone, Stamp)
    assert crowned.figure == hedgehog((COAT,), "crown", "Z", left=True)
    assert alone.figure == hedgehog((COAT,), "leaf", left=True)
    assert crowned.y + crowned.scale * FEET == pytest.approx(108)


def test_a_long_title_gives_way_to_the_rating() -> None:
    record = _record((1500, 90), (1530, 90))
    plain = _painted(record)
    crowded = _painted(record, "Najdłuższy tytuł, jaki da się wymyślić dla jednej gry planszowej")
    rating = (WIDTH - 240, 0, WIDTH, HEAD)
    # A palette of its own for each picture: shades may differ, strokes may not.
    differing = ImageChops.difference(plain.crop(rating), crowded.crop(rating))
    bands: Any = differing.getextrema()
    assert max(most for _, most in bands) <= 12


def test_the_text_alternative_says_the_curve_in_a_sentence() -> None:
    scene = curve_scene(_record((1500, 200), (1400, 150), (1530, 90)), *DAYS)
    assert scene.text == (scene.alt,)
    assert shared_localization().plain(scene.alt, "en") == (
        "The rating in Racing Hedgehogs over 3 rated games: from 1500 to 1530 ± 90, "
        "1400 at the lowest and 1530 at the highest."
    )
