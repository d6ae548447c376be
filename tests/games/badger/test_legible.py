"""The picture is read small, on a phone, and never by colour alone."""

from __future__ import annotations

from math import dist
from pathlib import Path

import pytest

from engine.api.event import Line
from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.api.scene import Box as Rectangle
from engine.api.scene import Disc, Figure, Mark, Point, Scene, Shape, Stamp, Stroke, Words
from engine.games.badger import drawings, field_drawings
from engine.games.badger.content import NONE, Content
from engine.games.badger.field_drawings import Danger
from engine.games.badger.geometry import LOWER, PANEL, RADIUS, SIGN, UPPER, WIDTH, plan, ribbons
from engine.games.badger.panels import number_plate
from tests.games.badger.layouts import FLAT, SIXTY, Changes
from tests.games.badger.positions import CONTENT, LONG
from tests.games.badger.scenes import TEXTS, everything, scene
from tests.support.custom_content import game_with
from tests.support.picture_checks import check_sizes, without_colours
from tests.support.texts import LOCALES

_LAYOUTS: dict[str, Changes] = {"ours": (), "the other one": FLAT, "twice the tiles": SIXTY}


def test_tiles_mice_and_badgers_differ_without_their_colours() -> None:
    faces = {
        repr(
            _shapes(field_drawings.tile(CONTENT, at, kind.edges, Danger.NO))
            + _shapes_of(kind.colour)
        )
        for at, kind in enumerate(CONTENT.kinds)
    }
    assert len(faces) == len(CONTENT.kinds)
    starts = [field_drawings.emblem(LONG, start) for start in LONG.starts]
    figures = [*drawings.MICE, *starts, drawings.LORD, drawings.LADY]
    figures += [*drawings.EFFECTS.values(), *drawings.ACTIONS.values(), *drawings.STEPS]
    assert len({repr(_shapes(figure)) for figure in figures}) == len(figures)


def _shapes(figure: Figure) -> list[Mark]:
    return [without_colours(mark) for mark in figure.marks]


def _shapes_of(colour: int) -> list[Mark]:
    return [] if colour == NONE else _shapes(drawings.colour_sign(CONTENT.colours[colour]))


@pytest.mark.parametrize("locale", LOCALES)
def test_each_colour_has_a_letter_of_its_own(locale: str) -> None:
    letters = [
        TEXTS.check(Line(f"badger-letter-{colour.name}"))[locale] for colour in CONTENT.colours
    ]
    assert len(set(letters)) == 3
    assert all(1 <= len(letter) <= 2 for letter in letters)


def test_words_can_be_read_at_half_size() -> None:
    for state, pending in everything():
        shown = scene(state, pending)
        assert shown.size[0] == WIDTH
        check_sizes(shown)


def test_every_mark_is_inside_the_picture() -> None:
    for state, pending in everything():
        shown = scene(state, pending)
        width, height = shown.size
        for mark in (*shown.ground[1:], *shown.marks):  # all but the earth, which is cut off
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


@pytest.mark.parametrize("layout", _LAYOUTS)
@pytest.mark.parametrize("course", sorted(CONTENT.courses))
def test_no_panel_hides_a_field_or_its_sign(layout: str, course: str, tmp_path: Path) -> None:
    content, shown = _begun(layout, course, tmp_path)
    marks = (*shown.ground, *shown.marks)
    panels = [
        _corners(each)
        for each in marks
        if isinstance(each, Rectangle) and _is_panel(each) and each.stroke
    ]
    signs = [
        _corners(each)
        for each in marks
        if isinstance(each, Rectangle) and (each.width, each.height) == SIGN
    ]
    fields_drawn = [
        _corners(each) for each in marks if isinstance(each, Stamp) and each.figure.size[0] == 140
    ]
    assert len(panels) == len(signs) == 4
    assert len(fields_drawn) >= len(content.courses[course].cells)
    for mark in (*signs, *fields_drawn):
        for panel in panels:
            assert not _overlap(mark, panel)


@pytest.mark.parametrize("layout", _LAYOUTS)
def test_numbers_and_colours_stand_on_corners_of_one_tile_each(layout: str, tmp_path: Path) -> None:
    content, _ = _begun(layout, "long", tmp_path)
    drawn = plan(content.courses["long"])
    places = range(1, content.courses["long"].tiles + 1)
    numbers = [drawn.number_corner(place) for place in places]
    colours = [drawn.colour_corner(place) for place in places]
    for place, corners in zip(places, zip(numbers, colours, strict=True), strict=True):
        for corner in corners:
            assert dist(corner, drawn.centres[place]) > 0.85 * drawn.radius
            others = [at for at in numbers + colours if at not in corners]
            assert min(dist(corner, other) for other in others) > 0.5 * drawn.radius


@pytest.mark.parametrize("edges", range(1, 64))
def test_no_path_comes_where_number_and_colour_stand(edges: int) -> None:
    number, _ = number_plate(CONTENT, (0, -0.97 * RADIUS), 1, False)
    assert isinstance(number, Shape)
    tip = max(y for _, y in number.points)
    for ribbon in ribbons(CONTENT, edges, RADIUS, 23, (0, 0)):
        for x, y in ribbon:
            assert abs(x) >= 17 or y > tip - abs(x) * 13 / 18, "the plate of its own number"
            assert dist((x, y), (0, 0.92 * RADIUS)) > 17, "the sign of its own colour"


def _begun(layout: str, course: str, folder: Path) -> tuple[Content, Scene]:
    game = game_with("badger", folder, *_LAYOUTS[layout])
    options = resolve_options(game.info.options, {"course": course}, {})
    state = game.setup(2, options, Rng(bytes(16))).state
    return game.content, game.picture(game.view(state, None))


def _is_panel(mark: Rectangle) -> bool:
    return mark.width == PANEL and mark.height in (UPPER, LOWER)


def _overlap(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Return True if the boxes round some points overlap by more than a line's breadth."""
    spans = [
        min(max(at[axis] for at in one), max(at[axis] for at in other))
        - max(min(at[axis] for at in one), min(at[axis] for at in other))
        for axis in (0, 1)
    ]
    return min(spans) > 2
