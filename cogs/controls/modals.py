"""Modals: made of an offer or of one question, and read from the raw interaction."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.controls.items import menus_of, truncate
from cogs.controls.offer_controls import move_id, select_options
from cogs.text.translator import Translator
from engine.api.action import Count, Field, Offer, Pick, Say
from engine.table.model import Table

#: Discord's limits: characters of a title or a field's label, and fields of a modal.
_FIELD_LABEL, _MODAL_FIELDS = 45, 5

#: The longest text of a modal, in characters.
_TEXT = 4_000


def offer_modal(table: Table, seat: int | None, offer: Offer, translator: Translator) -> ui.Modal:
    """Return the modal of an offer that `needs_modal`."""
    custom_id = move_id(table, seat, offer).custom_id("m")
    modal = _Modal(translator.plain(offer.label), custom_id)
    match offer:
        case Say(fields=fields):
            for field in fields:
                modal.add_field(translator.plain(field.label), _entry(field, translator))
        case Count(low=low, high=high):
            count = ui.TextInput[Any](custom_id="count", max_length=len(str(high)) + 1)
            modal.add_field(f"{low} ... {high}", count)
        case Pick(fleeting=True):
            _add_choice(modal, offer, translator)
        case Pick(options=options):
            parts = menus_of(options)
            for number, part in enumerate(parts[:_MODAL_FIELDS]):
                select: ui.Select[Any] = ui.Select(
                    custom_id=f"part{number}",
                    options=select_options(part, translator),
                    min_values=0,
                    max_values=min(len(part), offer.most),
                    required=False,
                )
                modal.add_field(f"{number + 1} / {len(parts)}", select)
    return modal


def _add_choice(modal: _Modal, offer: Pick, translator: Translator) -> None:
    """Add one choice: all options in full, and below them a menu of their names."""
    options = offer.options
    told = [
        f"**{translator.plain(each.line)}** {translator.plain(each.hint) if each.hint else ''}"
        for each in options
    ]
    modal.add_item(ui.TextDisplay(truncate("\n".join(told), _TEXT)))
    parts = menus_of(options)
    for number, part in enumerate(parts[: _MODAL_FIELDS - 1]):
        select: ui.Select[Any] = ui.Select(
            custom_id=f"part{number}",
            options=select_options(part, translator),
            min_values=int(len(parts) == 1),
            required=len(parts) == 1,
        )
        modal.add_field(translator.plain(offer.label), select)


def _entry(field: Field, translator: Translator) -> ui.Item[Any]:
    if field.options:
        return ui.Select(custom_id=field.key, options=select_options(field.options, translator))
    return ui.TextInput(
        custom_id=field.key,
        min_length=field.shortest,
        max_length=field.longest,
        style=discord.TextStyle.paragraph if field.longest > 100 else discord.TextStyle.short,
    )


def text_modal(custom_id: str, title: str, label: str, longest: int) -> ui.Modal:
    """Return a modal that asks for one text of at most `longest` characters."""
    modal = _Modal(title, custom_id)
    modal.add_field(label, ui.TextInput(custom_id="words", max_length=longest))
    return modal


def modal_values(data: Any) -> tuple[str, ...]:
    """Return what was entered in a modal, in the order of its fields, from the raw interaction.

    A modal stored in memory forgets everything at a restart and mixes up people who submit at the
    same moment (decision 0006), so the raw data is the only thing that is read.
    """
    values: list[str] = []
    for label in data.get("components", ()):
        field = label.get("component") or (label.get("components") or [{}])[0]
        if not field:
            continue  # a text, which nothing is entered in
        if "values" in field:
            values.extend(map(str, field["values"] or ()))
        else:
            values.append(str(field.get("value", "")).strip())
    return tuple(values)


class _Modal(ui.Modal):
    """A modal whose answer is handled by `Hedgerow.on_interaction`."""

    def __init__(self, title: str, custom_id: str) -> None:
        super().__init__(title=truncate(title, _FIELD_LABEL), custom_id=custom_id, timeout=900)

    def add_field(self, label: str, component: ui.Item[Any]) -> None:
        self.add_item(ui.Label(text=truncate(label, _FIELD_LABEL), component=component))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Do nothing: the raw interaction is read, whether or not this object still exists."""
