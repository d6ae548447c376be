"""The message of a lobby, with who sits there and what was chosen, and the panel of options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import MENU_OPTIONS, menu_option, menu_row, rows
from cogs.pages.lesson import learn_button
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.table_parts import table_button
from cogs.text.localization import FALLBACK_LOCALE
from cogs.text.translator import Translator
from engine.api.event import Seat, Typed, line
from engine.api.options import (
    UNSET,
    Choice,
    Number,
    Spec,
    Switch,
    Value,
    shown_options,
    values_by_pace,
)
from engine.table import lobby
from engine.table.model import HintLimit, Pace, Strength, Table, Takebacks, Tempo
from engine.table.snapshot import TableSnapshot

#: So many digits of a fingerprint nobody can reach again by trying.
_HASH_DIGITS = 16


def lobby_message(
    snapshot: TableSnapshot,
    translator: Translator,
    *,
    with_controls: bool = True,
    note: str = "",
    house_seats: bool = True,
) -> MessageContent:
    """Return the table message of a lobby, or only its text; `note`: below the title.

    `house_seats`: the house may take seats here.
    """
    title, *lines = _lines(snapshot, translator, house_seats=house_seats)
    text = text_part("\n".join([title, *([note] if note else []), *lines]))
    return message_content(
        [text, *(_controls(snapshot, translator, house_seats) if with_controls else ())]
    )


def options_message(snapshot: TableSnapshot, translator: Translator) -> MessageContent:
    """Return the host's panel: a menu for each option."""
    table = snapshot.table
    parts: list[ui.Item[Any]] = [text_part(f"### {translator.text('ui-options')}")]
    for key, word, chosen, values in (
        ("pace", "ui-pace", table.pace, tuple(Pace)),
        ("house", "ui-strength", table.house, tuple(Strength)),
        ("tempo", "ui-tempo", table.tempo, tuple(Tempo)),
        ("hints", "ui-hints", table.hints, tuple(HintLimit)),
        ("takebacks", "ui-takebacks", table.takebacks, tuple(Takebacks)),
    ):
        options = [
            menu_option(
                translator.text(f"{word}-{value}"),
                value,
                translator.text(f"{word}-{value}-hint"),
                chosen=value == chosen,
            )
            for value in values
        ]
        parts += _option_menu(table.id, key, translator.text(word), options)
    follow = values_by_pace(snapshot.game.info.options, table.pace)
    for spec in shown_options(snapshot.game.info.options, table.options):
        current = str(table.options.values.get(spec.key, UNSET))
        labelled = _labelled_values(table.game, spec, translator)
        options = [menu_option(label, value, chosen=value == current) for value, label in labelled]
        if spec.default is None:
            means = dict(labelled).get(str(follow.get(spec.key)), "")
            unset = _unset(table.game, spec, translator)
            options.insert(0, menu_option(unset, UNSET, means, chosen=current == UNSET))
        word = f"{table.game}-option-{spec.key}"
        known = translator.localization.has(f"{word}-hint", FALLBACK_LOCALE)
        hint = translator.text(f"{word}-hint") if known else ""
        parts += _option_menu(table.id, spec.key, translator.text(word), options, hint)
    return message_content(parts)


def option_values(spec: Spec) -> list[str]:
    """Return the values of an option as they are typed; of a wide range evenly spaced ones."""
    match spec:
        case Choice(values=values):
            return list(values)
        case Switch():
            return ["on", "off"]
        case Number(low=low, high=high):
            step = max(1, -(-(high - low + 1) // MENU_OPTIONS))
            return [str(number) for number in range(low, high + 1, step)]


def _lines(snapshot: TableSnapshot, translator: Translator, *, house_seats: bool) -> Iterator[str]:
    table, info = snapshot.table, snapshot.game.info
    yield f"## {translator.text(f'{table.game}-title')}"
    yield translator.text(f"{table.game}-blurb")
    yield ""
    taken = translator.text("ui-seats-taken", have=len(table.seats), most=max(info.seats))
    yield f"**{taken}**"
    for number, seat in enumerate(table.seats_in_play, 1):
        key = "seat" if table.seats[seat].user is not None else "house-seated"
        yield f"{number}. {translator.text(key, seat=Seat(seat))}"
    missing = [user for user in table.previous_users if user and user not in table.people]
    if missing:  # shown by Discord with their names; nobody is pinged
        mentions = ", ".join(f"<@{user}>" for user in missing)
        yield f"{translator.text('ui-rematch-missing')} {mentions}"
    sides = lobby.sides(table, snapshot.game)
    if sides:
        yield ""
    for side in sides:
        seats = tuple(line("seat", seat=Seat(seat)) for seat in side)
        yield translator.text("ui-partners-are", seats=seats)
    yield ""
    yield f"**{translator.text('ui-pace')}:** {translator.text(f'ui-pace-{table.pace}')}"
    strength, tempo = (f"ui-strength-{table.house}", f"ui-tempo-{table.tempo}")
    yield f"**{translator.text('ui-strength')}:** {translator.text(strength)}"
    yield f"**{translator.text('ui-tempo')}:** {translator.text(tempo)}"
    yield f"**{translator.text('ui-hints')}:** {_hints(table, translator)}"
    takebacks = translator.text(f"ui-takebacks-{table.takebacks}")
    yield f"**{translator.text('ui-takebacks')}:** {takebacks}"
    for spec in shown_options(info.options, table.options):
        yield _option_line(snapshot, spec, translator)
    more = _missing_people(snapshot)
    if more > 0:
        needs = "ui-needs-more" if house_seats else "ui-needs-people"
        yield f"-# {translator.text(needs, count=more)}"
    elif table.is_with_house and not house_seats:
        yield f"-# {translator.text('refusal-house-seated')}"
    else:
        yield f"-# {translator.text('ui-ready-to-start', host=lobby.host_line(table))}"
    if table.deal_hash and table.is_active:
        # Posted before anybody else adds to the deal: the bot cannot take another secret any more.
        hash_begins = Typed(table.deal_hash[:_HASH_DIGITS])
        yield f"-# {translator.text('ui-fair-lobby', hash=hash_begins)}"


def _hints(table: Table, translator: Translator) -> str:
    number = translator.text(f"ui-hints-{table.hints}")
    if not table.hints_cap or table.hints is HintLimit.NONE or table.is_with_house:
        return number
    return f"{number}, {translator.text('ui-hints-cap')}"


def _controls(
    snapshot: TableSnapshot, translator: Translator, house_seats: bool
) -> Iterator[ui.Item[Any]]:
    blue, green = discord.ButtonStyle.primary, discord.ButtonStyle.success
    has_house = any(occupant.user is None for occupant in snapshot.table.seats)
    full = len(snapshot.table.seats) >= max(snapshot.game.info.seats)
    missing = _missing_people(snapshot)
    yield from rows(
        [
            table_button(snapshot, Control.START, translator, blue, disabled=missing > 0),
            table_button(
                snapshot, Control.JOIN, translator, green, disabled=full and not has_house
            ),
            table_button(snapshot, Control.LEAVE, translator),
            *(
                [table_button(snapshot, Control.ADD_HOUSE, translator, disabled=full)]
                if house_seats
                else []
            ),
            *(
                [table_button(snapshot, Control.REMOVE_HOUSE, translator, disabled=not has_house)]
                if house_seats or has_house
                else []
            ),
            table_button(snapshot, Control.OPTIONS, translator),
            table_button(snapshot, Control.RULES, translator),
            learn_button(snapshot.table.game, translator),
            *(
                [table_button(snapshot, Control.ROTATE_PARTNERS, translator)]
                if lobby.sides(snapshot.table, snapshot.game)
                else []
            ),
        ]
    )


def _missing_people(snapshot: TableSnapshot) -> int:
    return min(snapshot.game.info.seats) - len(snapshot.table.seats)


def _option_menu(
    table: int, key: str, label: str, options: list[discord.SelectOption], hint: str = ""
) -> list[ui.Item[Any]]:
    custom_id = ControlId(table, Control.SET_OPTION, key).custom_id("o")
    told = f"{label}\n-# {hint}" if hint else label
    return [text_part(told), menu_row(custom_id, label, options)]


def _labelled_values(game: str, spec: Spec, translator: Translator) -> list[tuple[str, str]]:
    match spec:
        case Choice(values=values):
            return [
                (value, translator.text(f"{game}-option-{spec.key}-{value}")) for value in values
            ]
        case Switch():
            return [("True", translator.text("ui-on")), ("False", translator.text("ui-off"))]
        case Number():
            return [(value, value) for value in option_values(spec)]


def _value(snapshot: TableSnapshot, spec: Spec) -> Value | None:
    """Return the value that an option would have if the game started now."""
    table = snapshot.table
    follow = values_by_pace(snapshot.game.info.options, table.pace)
    return table.options.values.get(spec.key, follow.get(spec.key))


def _option_line(snapshot: TableSnapshot, spec: Spec, translator: Translator) -> str:
    game, value = snapshot.table.game, _value(snapshot, spec)
    label = translator.text(f"{game}-option-{spec.key}")
    if value is None:
        return f"**{label}:** {_unset(game, spec, translator)}"
    labels = dict(_labelled_values(game, spec, translator))
    return f"**{label}:** {labels.get(str(value), str(value))}"


def _unset(game: str, spec: Spec, translator: Translator) -> str:
    """Return what is done as long as nobody sets an option."""
    key = f"{game}-option-{spec.key}-unset"
    known = translator.localization.has(key, FALLBACK_LOCALE)
    return translator.text(key if known else "ui-game-decides")
