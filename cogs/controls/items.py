"""Buttons, menus and rows of them, cut to Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import ui

#: Discord's limits: buttons in a row, options of a menu, characters of an option and of a button.
ROW_BUTTONS, MENU_OPTIONS, OPTION_LABEL, BUTTON_LABEL = 5, 25, 100, 80

#: The most components of a message: its frame, texts, pictures, rows, and what is in them.
MOST_COMPONENTS = 40

T = TypeVar("T")

ControlButton: TypeAlias = "ui.Button[Any]"
Row: TypeAlias = "ui.ActionRow[Any]"


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    icon: str | None = None,
) -> ControlButton:
    """Return a button; its label is cut to Discord's limit, and its icon is an emoji."""
    label = truncate(label, BUTTON_LABEL)
    return ui.Button(label=label, custom_id=custom_id, style=style, disabled=disabled, emoji=icon)


def menu_row(
    custom_id: str,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    least: int = 1,
    most: int = 1,
) -> Row:
    """Return a row with a menu of 25 options at most; `least` to `most` may be chosen."""
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id,
        placeholder=truncate(placeholder, 150),
        options=list(options),
        min_values=least,
        max_values=min(most, len(options)),
    )
    return ui.ActionRow(select)


def menu_option(
    label: str, value: str, hint: str = "", *, chosen: bool = False, icon: str | None = None
) -> discord.SelectOption:
    """Return an option of a menu; its label and its hint are cut to Discord's limit."""
    return discord.SelectOption(
        label=truncate(label, OPTION_LABEL),
        value=value,
        description=truncate(hint, OPTION_LABEL) if hint else None,
        default=chosen,
        emoji=icon,
    )


def menus_of(options: Sequence[T]) -> list[Sequence[T]]:
    """Return options in as few menus as hold them, evenly: none is left with a single one."""
    count = max(1, -(-len(options) // MENU_OPTIONS))
    size = max(1, -(-len(options) // count))
    return [options[start : start + size] for start in range(0, len(options), size)]


def rows(buttons: Iterable[ControlButton]) -> Iterator[Row]:
    """Yield rows of five buttons."""
    buttons = tuple(buttons)
    for start in range(0, len(buttons), ROW_BUTTONS):
        yield ui.ActionRow(*buttons[start : start + ROW_BUTTONS])


def rows_within(buttons: Sequence[ControlButton], room: int) -> list[Row]:
    """Return rows of the first buttons, as many as there are with so many components at most."""
    count = len(buttons)
    while count and count + -(-count // ROW_BUTTONS) > room:
        count -= 1
    return list(rows(buttons[:count]))


def room_beside(parts: Iterable[ui.Item[Any]]) -> int:
    """Return how many components a message has room for beside its frame and these parts."""
    return MOST_COMPONENTS - 1 - components(parts)


def components(parts: Iterable[ui.Item[Any]]) -> int:
    """Return how many components these parts are, with the buttons or menu of each row."""
    return sum(1 + len(getattr(part, "children", ())) for part in parts)


def truncate(text: str, longest: int) -> str:
    """Return the text, cut to `longest` characters with "…" at its end."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
