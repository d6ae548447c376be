"""Long texts of a table, page by page: what happened, and what the open cards do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import ControlButton, button, rows
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.text.translator import Translator
from engine.api.event import Event, Line
from engine.table.replay import HEADING

#: The most lines and characters of a page.
_LINES, _CHARACTERS = 30, 3_500


def story_message(
    table: int, events: Sequence[Event], translator: Translator, page: int = -1
) -> MessageContent:
    """Return a page of all that everybody saw happen at a table, the first one from its start.

    The last one has the newest lines, as many as have room: some may be on the page before, too.
    A page that begins within a turn or round says which.
    """
    if all(each.key == HEADING for each in events):
        events = (Line("ui-story-none"),)
    told = [translator(each) for each in events]
    label, custom_id = translator.text("ui-account"), ControlId(table, Control.ACCOUNT).custom_id()
    account = (button(custom_id, label),)
    headings = [at for at, each in enumerate(events) if each.key == HEADING]
    return paged(
        table, Control.STORY, told, translator, page, account, fills_last=True, headings=headings
    )


def cards_message(
    table: int,
    cards: Sequence[Line],
    translator: Translator,
    page: int = 0,
    menus: Iterable[ui.Item[Any]] = (),
    title: str = "",
) -> MessageContent:
    """Return a page of what the open cards of a table do, and menus of them.

    `title`: what the game calls its cards.
    """
    told = [translator(each) for each in cards] or [translator.text("ui-cards-open")]
    return paged(table, Control.CARDS, told, translator, page, below=menus, title=title)


def paged(
    table: int,
    control: Control,
    lines: Sequence[str],
    translator: Translator,
    page: int,
    more: Sequence[ControlButton] = (),
    *,
    above: Iterable[ui.Item[Any]] = (),
    below: Iterable[ui.Item[Any]] = (),
    fills_last: bool = False,
    headings: Sequence[int] = (),
    title: str = "",
) -> MessageContent:
    """Return a page of these lines, numbered from 0; -1 is the last one.

    It stands below `above`; `more` buttons follow, then `below`. `fills_last`: the last page begins
    with lines of the one before where it has room for them. `headings`: which lines are some;
    the last one before a page is said on it again. `title`: of the page; "": that of the control.
    """
    pages = _pages(lines, headings)
    if fills_last:
        pages[-1] = _pages(lines[::-1])[0][::-1]
    shown = min(page, len(pages) - 1) if page >= 0 else len(pages) - 1
    buttons = [
        button(
            ControlId(table, control, str(target)).custom_id(),
            f"{arrow} {target + 1}/{len(pages)}",
        )
        for arrow, target in (("◀", shown - 1), ("▶", shown + 1))
        if 0 <= target < len(pages)
    ]
    title = f"## {title or translator.text(f'ui-{control}')}"
    is_last = shown == len(pages) - 1
    first = len(lines) - len(pages[-1]) if is_last else sum(map(len, pages[:shown]))
    begun = [lines[at] for at in headings if at < first][-1:] if first not in headings else []
    text = text_part("\n".join([title, *begun, *pages[shown]]))
    return message_content([*above, text, *rows([*buttons, *more]), *below])


def page_number(word: str, first: int) -> int:
    """Return the page that a button asks for; `first` if it asks for none."""
    return int(word) if word.isdecimal() and len(word) < 9 else first


def _pages(lines: Sequence[str], headings: Sequence[int] = ()) -> list[list[str]]:
    """Return the lines in pages that fit a message; at least one page.

    A heading stands on the page of the line after it.
    """
    pages: list[list[str]] = [[]]
    size = 0
    for at, line in enumerate(lines):
        size += len(line) + 1
        if len(pages[-1]) == _LINES or size > _CHARACTERS:
            moved = [pages[-1].pop()] if at - 1 in headings and len(pages[-1]) > 1 else []
            pages.append(moved)
            size = sum(len(each) + 1 for each in (*moved, line))
        pages[-1].append(line)
    return pages
