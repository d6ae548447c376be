"""Questions and buttons, the parts that the table message and the hands share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import ControlButton, button, components
from cogs.controls.offer_controls import (
    KeptMove,
    Selection,
    confirm_controls,
    ends_shown,
    offer_controls,
    options_at,
)
from cogs.pages.message_content import text_part
from cogs.text.translator import Translator
from engine.api.action import Count, Offer, Option, Pick, Press
from engine.api.event import Line
from engine.api.scene import Scene
from engine.api.seats import seat_names
from engine.table.deadlines import opens_ms
from engine.table.snapshot import TableSnapshot


def offer_parts(
    snapshot: TableSnapshot,
    seat: int | None,
    offers: Sequence[Offer],
    translator: Translator,
    selection: Selection | None = None,
    kept: KeptMove | None = None,
    *,
    room: int,
    now_ms: int | None = None,
) -> list[ui.Item[Any]]:
    """Return each question with its controls below; while one is half-made, that one alone.

    A move that is kept until it may be made says on its button and in its question when that is.
    Until a question opens it says from when it can be answered, if `now_ms` (Unix milliseconds) is
    given.
    The last questions that nobody has to answer are left out where there is no `room` (components):
    they follow once others are answered.
    """
    asked_parts: list[tuple[Offer | None, list[ui.Item[Any]]]] = []
    said: list[str] = []
    table = snapshot.table
    for offer, controls in (
        confirm_controls(table, seat, offers, translator, selection)
        if selection is not None and selection.is_complete
        else offer_controls(table, seat, offers, translator, selection, kept)
    ):
        parts: list[ui.Item[Any]] = []
        if offer is not None:
            words = chosen_words(offer, selection, translator) if selection else []
            if kept is not None and kept.is_of(offer):
                words = [*chosen_words(offer, kept.selection, translator), kept.wait]
            elif now_ms is not None and (at_ms := opens_ms(table, seat, offer)) > now_ms:
                words += [f"{translator.text('ui-possible-from')} <t:{-(-at_ms // 1000)}:T>"]
            asked = _asked_seats(snapshot, seat, offer, translator)
            left = _asks_next(offer, selection, translator) if selection else []
            question = " · ".join([*asked, *titled(offer, words, translator), *left])
            told = _told(offer, offers, selection, translator)
            said += told
            lines = told if _stands_in_menu(question, controls) else [question, *told]
            if lines:
                parts.append(text_part("\n".join(lines), 1000))
        elif about := [each for each in press_lines(offers, translator) if each not in said]:
            parts.append(text_part("\n".join(about), 500))
        asked_parts.append((offer, [*parts, *controls]))
    for offer, _ in reversed([*asked_parts]):
        if sum(components(each) for _, each in asked_parts) <= room:
            break
        if offer is not None and offer.voluntary:
            asked_parts = [each for each in asked_parts if each[0] is not offer]
    return [part for _, each in asked_parts for part in each]


def _stands_in_menu(question: str, controls: Sequence[ui.ActionRow[Any]]) -> bool:
    """Return True if the first control is a menu that is closed under these very words."""
    first = controls[0].children[0] if controls else None
    return isinstance(first, ui.Select) and first.placeholder == question


def press_lines(offers: Sequence[Offer], translator: Translator) -> list[str]:
    """Return what the presses among these offers are about; it stands above their buttons."""
    about = (each.about for each in offers if isinstance(each, Press))
    return [translator(each) for each in about if each is not None]


def table_button(
    snapshot: TableSnapshot,
    control: Control,
    translator: Translator,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> ControlButton:
    """Return a button of a table that is no move, labelled by `ui-<control>` or its game."""
    custom_id = ControlId(snapshot.table.id, control).custom_id()
    icon = translator.icon(Line(f"ui-{control}"))
    label = translator.text_of(snapshot.table.game, f"ui-{control}")
    return button(custom_id, label, style, disabled=disabled, icon=icon)


def hand_or_move(snapshot: TableSnapshot) -> Control:
    """Return the control that shows one's own panel: a move in a game that hides nothing."""
    return Control.HAND if snapshot.game.info.hides else Control.MOVE


def read_controls(
    snapshot: TableSnapshot, scene: Scene, table: Control = Control.READ
) -> Sequence[Control]:
    """Return the controls that show in words a picture, what happened, and what its cards do."""
    read = table if snapshot.game.info.hides else Control.READ
    is_open = scene.cards or snapshot.game.cards_of(snapshot.view(None))
    return (read, Control.STORY, *((Control.CARDS,) if is_open else ()))


def _asked_seats(
    snapshot: TableSnapshot, seat: int | None, offer: Offer, translator: Translator
) -> list[str]:
    """Return whom a question of the table message waits for: others read it too."""
    is_asked = seat is None and not offer.voluntary
    asked, seats = snapshot.asked(offer.verb, offer.ask) if is_asked else (), snapshot.table.seats
    if len(asked) in (0, len(seats)):
        return []
    people = tuple(each for each in asked if not seats[each].is_played_by_house)
    return [f"**{', '.join(map(translator, seat_names(people or asked)))}**"]


def _asks_next(offer: Offer, selection: Selection, translator: Translator) -> list[str]:
    """Return the question that the option asks which was chosen last, if it has one."""
    options = options_at(offer, selection.path[:-1]) if selection.path else ()
    chosen = (each for each in options if each.value == selection.path[-1])
    return [translator(each.asks) for each in chosen if each.asks is not None]


def _told(
    offer: Offer, offers: Sequence[Offer], selection: Selection | None, translator: Translator
) -> list[str]:
    """Return what stands below a question: what it is about, or what was chosen does.

    Where a tree is shown as its ends, that is said of each branch.
    """
    if selection is not None and selection.path:
        chosen = (each for each in _chosen(offer, selection) if each.then)
        # Where an option asks its own question, that says what the choice is about.
        does = [each.hint for each in chosen if each.hint and each.asks is None]
        if does:
            return [translator(does[-1])]
    said = [translator(offer.about)] if offer.about is not None else []
    if isinstance(offer, Pick) and ends_shown(offers, offer, selection):
        branches = [each for each in offer.options if each.then]
        said += [
            f"**{translator.with_icon(each.line)}:** {translator(each.hint)}"
            for each in branches
            if each.hint
        ]
    return said


def titled(offer: Offer, words: Sequence[str], translator: Translator) -> list[str]:
    """Return what has been chosen after the label of its offer, unless it says that itself."""
    says_itself = bool(words) and translator.plain(offer.label) in words[0]
    return [*([] if says_itself else [translator.with_icon(offer.label)]), *words]


def chosen_words(offer: Offer, selection: Selection, translator: Translator) -> list[str]:
    """Return what has been chosen of an offer so far, in the words of its buttons."""
    if isinstance(offer, Count):
        return [f"**{each}**" for each in selection.path]
    if isinstance(offer, Pick) and offer.most > 1:
        lines = {option.value: option.line for option in offer.options}
        return [f"**{translator.with_icon(lines[each])}**" for each in selection.path]
    return [
        f"**{translator.with_icon(each.line)}**{_told_apart(offer, each, translator)}"
        for each in _chosen(offer, selection)
    ]


def _told_apart(offer: Offer, chosen: Option, translator: Translator) -> str:
    """Return in brackets what tells an option of an offer from others that are called the same."""
    options = options_at(offer, ())
    alike = chosen in options and sum(each.line == chosen.line for each in options) > 1
    return f" ({translator(chosen.hint)})" if alike and chosen.hint is not None else ""


def _chosen(offer: Offer, selection: Selection) -> list[Option]:
    """Return the options along a half-chosen path."""
    return [
        option
        for depth, value in enumerate(selection.path)
        for option in options_at(offer, selection.path[:depth])
        if option.value == value
    ]
