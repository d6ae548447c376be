"""Buttons, menus and rows of them, cut to Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

#: Discord's limits: buttons in a row, options of a menu, characters of an option and of a button.
ROW_BUTTONS, MENU_OPTIONS, OPTION_LABEL, BUTTON_LABEL = 5, 25, 100, 80

Row: TypeAlias = "ui.ActionRow[Any]"


class ControlButton(ui.DynamicItem[ui.Button[Any]], template=r"[pn]:.+"):
    """Any button of the bot. It is stored nowhere: its custom_id says everything."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any
    ) -> ControlButton:
        """Wrap the button unread; its custom_id is read where an error can be answered."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the click to the client."""
        await interaction.client.on_control(interaction, self.custom_id, ())


class ControlMenu(ui.DynamicItem[ui.Select[Any]], template=r"[so]:.+"):
    """Any menu of the bot. It is stored nowhere either."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any
    ) -> ControlMenu:
        """Wrap the menu unread, as a button."""
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the chosen values to the client."""
        data: Mapping[str, Any] = interaction.data or {}
        values = tuple(map(str, data.get("values", ())))
        await interaction.client.on_control(interaction, self.custom_id, values)


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> ControlButton:
    """Return a button; its label is cut to Discord's limit."""
    label = truncate(label, BUTTON_LABEL)
    return ControlButton(
        ui.Button(label=label, custom_id=custom_id, style=style, disabled=disabled)
    )


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
    return ui.ActionRow(ControlMenu(select))


def menu_option(
    label: str, value: str, hint: str = "", *, chosen: bool = False
) -> discord.SelectOption:
    """Return an option of a menu; its label and its hint are cut to Discord's limit."""
    return discord.SelectOption(
        label=truncate(label, OPTION_LABEL),
        value=value,
        description=truncate(hint, OPTION_LABEL) if hint else None,
        default=chosen,
    )


def rows(buttons: Iterable[ControlButton]) -> Iterator[Row]:
    """Yield rows of five buttons."""
    buttons = tuple(buttons)
    for start in range(0, len(buttons), ROW_BUTTONS):
        yield ui.ActionRow(*buttons[start : start + ROW_BUTTONS])


def truncate(text: str, longest: int) -> str:
    """Return the text, cut to `longest` characters with "…" at its end."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
