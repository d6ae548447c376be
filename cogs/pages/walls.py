"""The list of a server's walls, for those who manage it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.controls.custom_id import Control, ControlId, to_base36
from cogs.controls.items import button
from cogs.pages.leaderboard import time_line
from cogs.pages.message_content import (
    MessageContent,
    message_content,
    message_link,
    notice,
    text_part,
)
from cogs.text.translator import Translator
from engine.api.event import Line
from engine.standings.leaderboards import Wall, WallTime
from engine.standings.periods import Span


def walls_message(
    walls: Sequence[Wall], troubles: Sequence[Line | None], translator: Translator
) -> MessageContent:
    """Return a line and a button for each wall; `troubles`: what is wrong with each."""
    if not walls:
        return notice(translator.text("ui-walls-none"))
    parts: list[ui.Item[Any]] = [text_part(f"### {translator.text('ui-walls')}")]
    for wall, trouble in zip(walls, troubles, strict=True):
        time = {WallTime.MONTH: time_line(Span.MONTH), WallTime.ALL: time_line(None)}.get(wall.time)
        named = translator(time or Line("ui-wall-season"))
        head = f"**{translator(Line(f'{wall.game}-title'))}** · {named} · <#{wall.channel}>"
        state = translator(trouble) if trouble else _link(wall, translator)
        parts.append(text_part(f"{head}\n-# {state}"))
        detail = f"{to_base36(wall.channel)}.{wall.game}.{wall.time}"
        custom_id = ControlId(0, Control.WALL_DOWN, detail).custom_id()
        parts.append(ui.ActionRow(button(custom_id, translator.text("ui-wall-down"))))
    return message_content(parts)


def _link(wall: Wall, translator: Translator) -> str:
    if not wall.message:
        return translator.text("ui-wall-soon")
    url = message_link(wall.guild, wall.channel, wall.message)
    return f"[{translator.text('ui-wall-link')}]({url})"
