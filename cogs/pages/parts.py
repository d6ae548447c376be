"""The parts that every page is put together from, and the frame around them."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.controls.custom_id import ControlId
from cogs.controls.offers import ControlButton, button, truncate
from cogs.text.translator import Translator
from engine.table.snapshot import TableSnapshot

#: Characters over all texts of one message.
TEXT_LIMIT = 4000

PICTURE_NAME = "table.png"

_HEDGE_GREEN = 0x4F7942


def message(*parts: ui.Item[Any]) -> ui.LayoutView:
    """Make a view that is finished before it is sent, so discord.py never stores it.

    Every control says all in its custom_id (decision 0006); a stored view would cost memory and a
    timer each, and its end could take the controls of every table with it (shared trap, tested).
    """
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(*parts, accent_colour=_HEDGE_GREEN)
    view.add_item(container)
    view.stop()
    return view


def gallery(alt: str) -> ui.MediaGallery[Any]:
    """Show the page's picture; `alt` says it in a sentence."""
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{PICTURE_NAME}", description=truncate(alt, 256))
    )


def own_panel(snapshot: TableSnapshot) -> str:
    """Give the step to one's own panel: where nothing is hidden it is a move and no hand."""
    return "hand" if snapshot.game.info.hides else "move"


def step_button(
    snapshot: TableSnapshot,
    what: str,
    translator: Translator,
    style: discord.ButtonStyle,
    *,
    disabled: bool = False,
) -> ControlButton:
    return button(
        ControlId(snapshot.table.id, what).text(),
        translator.key(f"ui-{what}"),
        style,
        disabled=disabled,
    )
