"""The pages of *What happened*: the last one is full, and the others never change."""

from __future__ import annotations

import pytest

from cogs.pages.story import story_message
from cogs.text.translator import Translator
from engine.api.event import Typed, line
from tests.support.shared_localization import shared_localization

_PAGE = 30


def _shown(count: int, page: int = -1) -> list[int]:
    """Return the numbers of the lines on a page, of so many lines."""
    events = [line("table-joined", who=Typed(f"P{number}")) for number in range(count)]
    content = story_message(1, events, Translator(shared_localization(), "en"), page)
    told = content.view.to_components()[0]["components"][0]["content"]
    return [int(each.split()[0].lstrip("P")) for each in told.splitlines()[1:]]


@pytest.mark.parametrize("count", [1, 30, 31, 45, 60, 61, 91])
def test_the_last_page_has_as_many_of_the_newest_lines_as_have_room(count: int) -> None:
    assert _shown(count) == [*range(max(0, count - _PAGE), count)]


def test_turning_back_from_the_last_page_skips_nothing_and_earlier_pages_stay() -> None:
    for count in (31, 45, 60, 61, 91):
        last = (count - 1) // _PAGE
        assert _shown(count, last) == _shown(count)
        for page in range(last):
            assert _shown(count, page) == [*range(page * _PAGE, (page + 1) * _PAGE)]
        assert _shown(count, last)[0] <= last * _PAGE
