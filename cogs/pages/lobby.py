"""What a lobby looks like: who sits there, what has been chosen, and the panel to choose."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.controls.custom_id import ControlId
from cogs.controls.offers import menu, rows, truncate
from cogs.pages.parts import TEXT_LIMIT, step_button
from cogs.text.translator import Translator
from engine.api.event import Seat, line
from engine.api.options import Choice, Number, Spec, Switch
from engine.table import lobby
from engine.table.model import Pace, Strength
from engine.table.snapshot import TableSnapshot

#: Up to so many numbers an option is a menu.
_MENU_NUMBERS = 25


def lobby_parts(
    snapshot: TableSnapshot, translator: Translator, *, live: bool = True
) -> list[ui.Item[Any]]:
    table, info = snapshot.table, snapshot.game.info
    title = translator.key(f"{table.game}-title")
    most, least = max(info.seats), min(info.seats)
    seats = [f"{at}. {name}" for at, name in enumerate(translator.names, 1)]
    together = [
        translator.key("ui-partners-are", seats=tuple(line("seat", seat=Seat(at)) for at in side))
        for side in lobby.sides(table, snapshot.game)
    ]
    need = least - len(table.seats)
    state = (
        translator.key("ui-needs-more", count=need)
        if need > 0
        else translator.key("ui-ready-to-start", host=lobby.host_line(table))
    )
    chosen = [
        _option_text(table.game, spec, snapshot, translator)
        for spec in info.options
        if not spec.carried
    ]
    words = [
        f"## {title}",
        translator.key(f"{table.game}-blurb"),
        "",
        f"**{translator.key('ui-seats-taken', have=len(table.seats), most=most)}**",
        *seats,
        *(["", *together] if together else []),
        "",
        f"**{translator.key('ui-pace')}:** {translator.key(f'ui-pace-{table.pace}')}",
        f"**{translator.key('ui-strength')}:** {translator.key(f'ui-strength-{table.house}')}",
        *chosen,
        f"-# {state}",
    ]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(truncate("\n".join(words), TEXT_LIMIT))]
    if not live:
        return parts
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    house = any(occupant.user is None for occupant in table.seats)
    full = len(table.seats) >= most
    buttons = [
        step_button(snapshot, "start", translator, discord.ButtonStyle.primary, disabled=need > 0),
        step_button(snapshot, "join", translator, green, disabled=full and not house),
        step_button(snapshot, "leave", translator, grey),
        step_button(snapshot, "house", translator, grey, disabled=full),
        *([step_button(snapshot, "unhouse", translator, grey)] if house else []),
        *([step_button(snapshot, "partners", translator, grey)] if together else []),
        step_button(snapshot, "options", translator, grey),
        step_button(snapshot, "rules", translator, grey),
    ]
    return [*parts, *rows(buttons)]


def option_parts(snapshot: TableSnapshot, translator: Translator) -> list[ui.Item[Any]]:
    table, info = snapshot.table, snapshot.game.info
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"### {translator.key('ui-options')}")]
    for key, word, chosen, values in (
        ("pace", "ui-pace", str(table.pace), tuple(Pace)),
        ("house", "ui-strength", str(table.house), tuple(Strength)),
    ):
        choices = [
            discord.SelectOption(
                label=truncate(translator.key(f"{word}-{value}"), 100),
                value=value,
                description=truncate(translator.key(f"{word}-{value}-hint"), 100),
                default=value == chosen,
            )
            for value in values
        ]
        token = ControlId(table.id, "set", key).text("o")
        parts += [
            ui.TextDisplay(translator.key(word)),
            ui.ActionRow(menu(token, translator.key(word), choices)),
        ]
    for spec in info.options:
        if spec.carried:
            continue
        label = translator.key(f"{table.game}-option-{spec.key}")
        token = ControlId(table.id, "set", spec.key).text("o")
        now = table.options.values.get(spec.key)
        choices = [
            discord.SelectOption(label=truncate(text, 100), value=value, default=value == str(now))
            for value, text in _values(table.game, spec, translator)
        ]
        parts += [ui.TextDisplay(label), ui.ActionRow(menu(token, label, choices))]
    return parts


def option_values(spec: Spec) -> list[str]:
    """Give the values of an option as they are typed; of a wide range evenly spaced ones."""
    match spec:
        case Choice(values=values):
            return list(values)
        case Switch():
            return ["on", "off"]
        case Number(low=low, high=high):
            step = max(1, -(-(high - low + 1) // _MENU_NUMBERS))
            return [str(number) for number in range(low, high + 1, step)]


def _values(game: str, spec: Spec, translator: Translator) -> list[tuple[str, str]]:
    values = option_values(spec)
    match spec:
        case Choice():
            return [
                (value, translator.key(f"{game}-option-{spec.key}-{value}")) for value in values
            ]
        case Switch():
            return [("True", translator.key("ui-on")), ("False", translator.key("ui-off"))]
        case Number():
            return [(value, value) for value in values]


def _option_text(game: str, spec: Spec, snapshot: TableSnapshot, translator: Translator) -> str:
    now = snapshot.table.options.values.get(spec.key)
    label = translator.key(f"{game}-option-{spec.key}")
    if now is None:
        return f"**{label}:** {translator.key('ui-game-decides')}"
    said = next(
        (text for value, text in _values(game, spec, translator) if value == str(now)), str(now)
    )
    return f"**{label}:** {said}"
