"""The short answer to a move that was typed by direct message, beside the hand that is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.controls.items import truncate
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.turn_status import status_as_of
from cogs.text.translator import Translator
from cogs.text.user_text import escape_markdown
from engine.api.event import Event
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot

#: So many lines of what a move did are told; the table has all of them.
_LINES = 3

#: Characters of a suggested move.
_MOVE = 100


def moved_message(
    snapshot: TableSnapshot,
    seat: int,
    name: str,
    told: Sequence[str],
    link: str,
    translator: Translator,
    now_ms: int,
) -> MessageContent:
    """Return what a move did, who is waited for now, and a button to the hand or the result.

    `name`: what the table is called.
    """
    is_over = snapshot.table.stage is not Stage.PLAY
    lines = [f"**{escape_markdown(name)}**", *told]
    if not is_over:
        lines.append(f"-# {status_as_of(snapshot, translator, seat, now_ms)}")
    parts: list[ui.Item[Any]] = [text_part("\n".join(lines), 1500)]
    if link:
        label = translator.text("ui-result" if is_over else "ui-hand")
        parts.append(ui.ActionRow(ui.Button(label=label, url=link)))
    return message_content(parts)


def told_of(events: Sequence[Event], translator: Translator) -> list[str]:
    """Return the lines of what a move did; that it is made, if it has none."""
    return [*map(translator, events[:_LINES])] or [translator.text("ui-moved")]


def hint_lines(begun: str, moves: Sequence[str], translator: Translator) -> list[str]:
    """Return how words that are no move begin an answer: what can be written instead."""
    lines = [begun]
    if moves:
        lines.append(translator.text("ui-dm-examples"))
        lines += [f"- {escape_markdown(truncate(each, _MOVE))}" for each in moves]
    return [*lines, f"-# {translator.text('ui-dm-help')}"]
