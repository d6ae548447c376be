"""*What happened*: all that everybody saw happen at a table, from its start, page by page.

Each page is read from top to bottom; the first one shown is the latest.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import button
from cogs.pages.message_content import MessageContent, notice
from cogs.text.translator import Translator
from engine.api.event import Event

#: The most lines and characters of a page.
_LINES, _CHARACTERS = 30, 3_500


def story_message(
    table: int, events: Sequence[Event], translator: Translator, page: int | None = None
) -> MessageContent:
    """Return a page of a table's events, numbered from 0; `None`: the last one."""
    pages = _pages([translator(event) for event in events])
    shown = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
    buttons = [
        button(
            ControlId(table, Control.STORY, str(target)).custom_id(),
            f"{arrow} {target + 1}/{len(pages)}",
        )
        for arrow, target in (("◀", shown - 1), ("▶", shown + 1))
        if 0 <= target < len(pages)
    ]
    title = f"## {translator.text('ui-story')}"
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
