"""What a lobby looks like: who sits there, what has been chosen, and the panel to choose."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs._offers import cut, menu, rows
from cogs._parts import TEXT_LIMIT, step_button
from cogs._token import Step
from cogs._voice import Voice
from engine import lobby
from engine.event import Seat, line
from engine.options import Choice, Number, Spec, Switch
from engine.table import Pace
from engine.tables import Seen
from engine.temper import Strength

#: Up to so many numbers an option is a menu.
_MENU_NUMBERS = 25


def lobby_parts(seen: Seen, voice: Voice, *, live: bool = True) -> list[ui.Item[Any]]:
    table, info = seen.table, seen.game.info
    title = voice.key(f"{table.game}-title")
    most, least = max(info.seats), min(info.seats)
    seats = [f"{at}. {name}" for at, name in enumerate(voice.names, 1)]
    together = [
        voice.key("ui-partners-are", seats=tuple(line("seat", seat=Seat(at)) for at in side))
        for side in lobby.sides(table, seen.game)
    ]
    need = least - len(table.seats)
    state = (
        voice.key("ui-needs-more", count=need)
        if need > 0
        else voice.key("ui-ready-to-start", host=lobby.named_host(table))
    )
    chosen = [
        _option_text(table.game, spec, seen, voice) for spec in info.options if not spec.carried
    ]
    words = [
        f"## {title}",
        voice.key(f"{table.game}-blurb"),
        "",
        f"**{voice.key('ui-seats-taken', have=len(table.seats), most=most)}**",
        *seats,
        *(["", *together] if together else []),
        "",
        f"**{voice.key('ui-pace')}:** {voice.key(f'ui-pace-{table.pace}')}",
        f"**{voice.key('ui-strength')}:** {voice.key(f'ui-strength-{table.house}')}",
        *chosen,
        f"-# {state}",
    ]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(cut("\n".join(words), TEXT_LIMIT))]
    if not live:
        return parts
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    house = any(sitter.user is None for sitter in table.seats)
    full = len(table.seats) >= most
    buttons = [
        step_button(seen, "start", voice, discord.ButtonStyle.primary, disabled=need > 0),
        step_button(seen, "join", voice, green, disabled=full and not house),
        step_button(seen, "leave", voice, grey),
        step_button(seen, "house", voice, grey, disabled=full),
        *([step_button(seen, "unhouse", voice, grey)] if house else []),
        *([step_button(seen, "partners", voice, grey)] if together else []),
        step_button(seen, "options", voice, grey),
        step_button(seen, "rules", voice, grey),
    ]
    return [*parts, *rows(buttons)]


def option_parts(seen: Seen, voice: Voice) -> list[ui.Item[Any]]:
    table, info = seen.table, seen.game.info
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"### {voice.key('ui-options')}")]
    for key, word, chosen, values in (
        ("pace", "ui-pace", str(table.pace), tuple(Pace)),
        ("house", "ui-strength", str(table.house), tuple(Strength)),
    ):
        choices = [
            discord.SelectOption(
                label=cut(voice.key(f"{word}-{value}"), 100),
                value=value,
                description=cut(voice.key(f"{word}-{value}-hint"), 100),
                default=value == chosen,
            )
            for value in values
        ]
        token = Step(table.id, "set", key).text("o")
        parts += [
            ui.TextDisplay(voice.key(word)),
            ui.ActionRow(menu(token, voice.key(word), choices)),
        ]
    for spec in info.options:
        if spec.carried:
            continue
        label = voice.key(f"{table.game}-option-{spec.key}")
        token = Step(table.id, "set", spec.key).text("o")
        now = table.options.values.get(spec.key)
        choices = [
            discord.SelectOption(label=cut(text, 100), value=value, default=value == str(now))
            for value, text in _values(table.game, spec, voice)
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


def _values(game: str, spec: Spec, voice: Voice) -> list[tuple[str, str]]:
    values = option_values(spec)
    match spec:
        case Choice():
            return [(value, voice.key(f"{game}-option-{spec.key}-{value}")) for value in values]
        case Switch():
            return [("True", voice.key("ui-on")), ("False", voice.key("ui-off"))]
        case Number():
            return [(value, value) for value in values]


def _option_text(game: str, spec: Spec, seen: Seen, voice: Voice) -> str:
    now = seen.table.options.values.get(spec.key)
    label = voice.key(f"{game}-option-{spec.key}")
    if now is None:
        return f"**{label}:** {voice.key('ui-game-decides')}"
    said = next((text for value, text in _values(game, spec, voice) if value == str(now)), str(now))
    return f"**{label}:** {said}"
