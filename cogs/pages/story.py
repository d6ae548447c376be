"""Long texts of a table, page by page: what happened, and what the open cards do."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import button
from cogs.pages.message_content import MessageContent, notice
from cogs.text.translator import Translator
from engine.api.event import Event, Line

#: The most lines and characters of a page.
_LINES, _CHARACTERS = 30, 3_500


def story_message(
    table: int, events: Sequence[Event], translator: Translator, page: int = -1
) -> MessageContent:
    """Return a page of all that everybody saw happen at a table, the first one from its start."""
    return _page(table, Control.STORY, events, translator, page)


def cards_message(
    table: int, cards: Sequence[Line], translator: Translator, page: int = 0
) -> MessageContent:
    """Return a page of what the open cards of a table do."""
    return _page(table, Control.CARDS, cards, translator, page)


def _page(
    table: int,
    control: Control,
    lines: Sequence[Line],
    translator: Translator,
    page: int,
) -> MessageContent:
    """Return a page of these lines, numbered from 0; -1 is the last one."""
    pages = _pages([translator(each) for each in lines])
    shown = min(page, len(pages) - 1) if page >= 0 else len(pages) - 1
    buttons = [
        button(
            ControlId(table, control, str(target)).custom_id(),
            f"{arrow} {target + 1}/{len(pages)}",
        )
        for arrow, target in (("◀", shown - 1), ("▶", shown + 1))
        if 0 <= target < len(pages)
    ]
    title = f"## {translator.text(f'ui-{control}')}"
    return notice("\n".join([title, *pages[shown]]), buttons)


def _pages(lines: Sequence[str]) -> list[list[str]]:
    """Return the lines in pages that fit a message; at least one page."""
    pages: list[list[str]] = [[]]
    size = 0
    for line in lines:
        size += len(line) + 1
        if len(pages[-1]) == _LINES or size > _CHARACTERS:
            pages.append([])
            size = len(line) + 1
        pages[-1].append(line)
    return pages
