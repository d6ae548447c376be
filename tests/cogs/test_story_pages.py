"""The pages of *What happened*: the last one is full, and the others never change."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.pages.story import story_message
from cogs.text.translator import Translator
from engine.api.event import Event, Typed, line
from engine.table.replay import HEADING
from tests.support.shared_localization import shared_localization

_PAGE = 30


def _shown(count: int, page: int = -1) -> list[int]:
    """Return the numbers of the lines on a page, of so many lines."""
    events = [line("table-joined", who=Typed(f"P{number}")) for number in range(count)]
    return [int(each.split()[0].lstrip("P")) for each in _lines(events, page)[1:]]


def _lines(events: Sequence[Event], page: int) -> list[str]:
    content = story_message(1, events, Translator(shared_localization(), "en"), page)
    told: str = content.view.to_components()[0]["components"][0]["content"]
    return told.splitlines()


@pytest.mark.parametrize("count", [1, 30, 31, 45, 60, 61, 91])
def test_the_last_page_has_as_many_of_the_newest_lines_as_have_room(count: int) -> None:
    assert _shown(count) == [*range(max(0, count - _PAGE), count)]


def test_a_page_that_begins_within_a_turn_says_which() -> None:
    turns = [line(HEADING, part=Typed(f"Turn {turn}")) for turn in range(3)]
    joined = [line("table-joined", who=Typed(f"P{number}")) for number in range(40)]
    events = [turns[0], *joined[:20], turns[1], *joined[20:], turns[2]]
    first, last = (_lines(events, page)[1:] for page in (0, -1))
    assert (first[0], len(first)) == ("### Turn 0", _PAGE)
    assert last[:2] == ["### Turn 0", "P12 joins the table."]
    assert last[-1] == "### Turn 2"


def test_a_heading_stands_on_the_page_of_its_first_line() -> None:
    turns = [line(HEADING, part=Typed(f"Turn {turn}")) for turn in range(2)]
    joined = [line("table-joined", who=Typed(f"P{number}")) for number in range(70)]
    events = [turns[0], *joined[:28], turns[1], *joined[28:]]
    first, second = (_lines(events, page)[1:] for page in (0, 1))
    assert (first[-1], len(first)) == ("P27 joins the table.", _PAGE - 1)
    assert (second[:2], len(second)) == (["### Turn 1", "P28 joins the table."], _PAGE)
    assert _lines(events, 2)[1:3] == ["### Turn 1", "P40 joins the table."]


def test_turning_back_from_the_last_page_skips_nothing_and_earlier_pages_stay() -> None:
    for count in (31, 45, 60, 61, 91):
        last = (count - 1) // _PAGE
        assert _shown(count, last) == _shown(count)
        for page in range(last):
            assert _shown(count, page) == [*range(page * _PAGE, (page + 1) * _PAGE)]
        assert _shown(count, last)[0] <= last * _PAGE
