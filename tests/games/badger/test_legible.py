"""The picture is read small, on a phone, and never by colour alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api.event import Line
from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.api.scene import Box as Rectangle
from engine.api.scene import Disc, Mark, Point, Scene, Shape, Stamp, Stroke, Words
from engine.games.badger import drawings, field_drawings
from engine.games.badger.content import Content
from engine.games.badger.geometry import LOWER, PANEL, SIGN, UPPER, plan
from tests.games.badger.layouts import FLAT, SIXTY, Changes
from tests.games.badger.positions import CONTENT, LONG
from tests.games.badger.scenes import TEXTS, everything, scene
from tests.support.custom_content import game_with
from tests.support.picture_checks import check_sizes, without_colours
from tests.support.texts import LOCALES

_LAYOUTS: dict[str, Changes] = {"ours": (), "the other one": FLAT, "twice the tiles": SIXTY}


def test_tiles_mice_and_badgers_differ_without_their_colours() -> None:
    faces = [
        field_drawings.tile(CONTENT, at, kind.edges, hunted=False)
        for at, kind in enumerate(CONTENT.kinds)
    ]
    starts = [field_drawings.emblem(LONG, start) for start in LONG.starts]
    signs = [*drawings.EFFECTS.values(), *drawings.BADGES.values()]
    figures = [*faces, *drawings.MICE, *starts, drawings.LORD, drawings.LADY, *signs]
    shapes = {repr([without_colours(mark) for mark in figure.marks]) for figure in figures}
    assert len(shapes) == len(figures)


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
        assert shown.size[0] == 860
        check_sizes(shown)


def test_every_mark_is_inside_the_picture() -> None:
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


@pytest.mark.parametrize("layout", _LAYOUTS)
@pytest.mark.parametrize("course", sorted(CONTENT.courses))
def test_no_panel_hides_a_field_or_its_sign(layout: str, course: str, tmp_path: Path) -> None:
    content, shown = _begun(layout, course, tmp_path)
    marks = (*shown.ground, *shown.marks)
    panels = [_corners(each) for each in marks if isinstance(each, Rectangle) and _is_panel(each)]
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
def test_a_number_stands_on_its_own_tile(layout: str, tmp_path: Path) -> None:
    content, _ = _begun(layout, "long", tmp_path)
    drawn = plan(content.courses["long"])
    for place in range(1, content.courses["long"].tiles + 1):
        at = drawn.free(place)
        near = [(x - at[0]) ** 2 + (y - at[1]) ** 2 for x, y in drawn.centres]
        assert near.index(min(near)) == place
        assert sorted(near)[1] > 1.5 * min(near)


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
