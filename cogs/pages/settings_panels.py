"""The panels of settings: one menu for each choice, with its present value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import button, menu_option, menu_row, rows
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.text.translator import Translator
from engine.api.event import Line
from engine.service.ports import Automatic, Preferences
from engine.service.tables import Limits
from engine.standings.leaderboards import Pings, ServerSettings, Threads
from engine.table.model import Pace

_SWITCH = {"on": True, "off": False}
_LIMITS = (1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000)

#: As many channels as Discord lets people choose in one menu.
_MOST_CHANNELS = 25

_PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]


class Setting(Struct, frozen=True):
    """A choice on a panel.

    `ui-<panel>-<key>` and `ui-<panel>-<key>-hint` say what it is, `ui-<text>-<word>` what a value
    is called; a switch has no `text`, and a number is its own name.
    """

    key: str
    field: str  #: of `Preferences` or `ServerSettings`
    values: Mapping[str, Any]  #: word -> value; the first is what holds if nothing was chosen
    text: str = ""


def _words(kind: type[Any], **first: Any) -> dict[str, Any]:
    return {**first, **{each.value: each for each in kind}}


#: The languages are added: those that have texts of their own.
OWN = (
    Setting("hands", "dm_hands", _SWITCH),
    Setting("pings", "pings", _words(Pings, server=None), "pings"),
    Setting("automatic", "automatic", _words(Automatic), "automatic"),
    Setting("confirm", "confirm", _SWITCH),
    Setting("language", "language", {"discord": None}, "language"),
    Setting("red-green", "red_green", _SWITCH),
    Setting("dark", "dark", _SWITCH),
    Setting("motion", "motion", _SWITCH),
    Setting("tips", "tips", _SWITCH),
)

#: Of tables until they are opened; the first page, below where and by whom they may be.
TABLES = (
    Setting("pace", "pace", _words(Pace), "pace"),
    Setting("language", "language", {"server": None}, "language"),
    Setting("threads", "threads", _words(Threads), "threads"),
    Setting("tables", "tables", {str(each): each for each in _LIMITS}),
    Setting("hosted", "hosted", {str(each): each for each in _LIMITS}),
)

#: Of games, and of what comes of them.
GAMES = (
    Setting("house", "house_seats", _SWITCH),
    Setting("hints", "hints_cap", {"off": False, "on": True}),
    Setting("pings", "pings", _words(Pings), "told"),
    Setting("boards", "channel_boards", _SWITCH),
    Setting("shares", "shares", _SWITCH),
)

#: What a server has, by page. `ui-settings-page-<page>` is what a page is called.
SERVER_PAGES = {"tables": TABLES, "games": GAMES}
SERVER = (*TABLES, *GAMES)

#: What is chosen in a menu of Discord's own.
CHANNELS, OPENERS = "channels", "openers"


def with_languages(settings: Sequence[Setting], locales: Sequence[str]) -> dict[str, Setting]:
    """Return the settings of a panel by their keys."""
    named = {each.key: each for each in settings}
    language = named["language"]
    values = {**language.values, **{each: each for each in locales}}
    return {**named, "language": Setting(language.key, language.field, values, language.text)}


def page_of(key: str) -> str:
    """Return the page of the server's panel that a setting is on."""
    pages = (page for page, named in SERVER_PAGES.items() if any(key == each.key for each in named))
    return next(pages, next(iter(SERVER_PAGES)))


def own_panel(preferences: Preferences, translator: Translator) -> MessageContent:
    """Return the panel of what a person has chosen for themselves."""
    settings = with_languages(OWN, translator.localization.locales).values()
    parts: list[ui.Item[Any]] = [text_part(f"### {translator.text('ui-me')}")]
    for each in settings:
        value = getattr(preferences, each.field)
        parts += _menu(Control.OWN_SETTING, "me", each, value, translator)
    return message_content(parts)


def server_panel(
    settings: ServerSettings,
    limits: Limits,
    exists: Callable[[int], bool],
    translator: Translator,
    page: str,
) -> MessageContent:
    """Return a page of the panel of what a server's managers have chosen.

    `limits`: those that hold now. `exists`: of the id of a channel or role, for one that was chosen
    may have been deleted since.
    """
    titles = {each: translator.text(f"ui-settings-page-{each}") for each in SERVER_PAGES}
    parts: list[ui.Item[Any]] = [
        text_part(f"### {translator.text('ui-settings')} · {titles[page]}")
    ]
    if page == page_of(CHANNELS):
        parts += _places(settings, exists, translator)
    named = with_languages(SERVER, translator.localization.locales)
    for each in (named[each.key] for each in SERVER_PAGES[page]):
        value = getattr(settings, each.field)
        if each.key in ("tables", "hosted"):
            value = getattr(limits, each.field)
        elif each.key == "pace":
            value = value or Pace.RELAXED  # as `Table` has it
        parts += _menu(Control.SERVER_SETTING, "settings", each, value, translator)
    turns = [
        button(
            _custom_id(Control.SERVER_PAGE, each, "n"),
            title,
            discord.ButtonStyle.primary if each == page else discord.ButtonStyle.secondary,
            disabled=each == page,
        )
        for each, title in titles.items()
    ]
    return message_content([*parts, *rows(turns)])


def _places(
    settings: ServerSettings, exists: Callable[[int], bool], translator: Translator
) -> Iterator[ui.Item[Any]]:
    """Yield where tables may be opened and by whom, with buttons that lift both."""
    channels = [each for each in settings.channels if exists(each)]
    where: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=_custom_id(Control.SERVER_SETTING, CHANNELS),
        channel_types=_PLACES,
        placeholder=translator.text("ui-settings-channels-all"),
        min_values=0,
        max_values=_MOST_CHANNELS,
        default_values=[
            discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in channels
        ],
    )
    roles = [settings.openers] if settings.openers and exists(settings.openers) else []
    who: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=_custom_id(Control.SERVER_SETTING, OPENERS),
        placeholder=translator.text("ui-settings-openers-all"),
        min_values=0,
        max_values=1,
        default_values=[
            discord.SelectDefaultValue.from_role(discord.Object(each)) for each in roles
        ],
    )
    for key, select, chosen, known in (
        (CHANNELS, where, len(settings.channels), len(channels)),
        (OPENERS, who, int(settings.openers is not None), len(roles)),
    ):
        gone = f"\n{translator.text(f'ui-settings-{key}-gone')}" if known < chosen else ""
        yield text_part(_label("settings", key, translator) + gone)
        yield ui.ActionRow(select)
        if chosen:
            lift = _custom_id(Control.SERVER_SETTING, key, "n")
            yield ui.ActionRow(button(lift, translator.text(f"ui-settings-{key}-all")))


def _menu(
    control: Control, panel: str, setting: Setting, value: Any, translator: Translator
) -> Iterator[ui.Item[Any]]:
    values = dict(setting.values)
    if value not in values.values():
        values[str(value)] = value
    label = translator.text(f"ui-{panel}-{setting.key}")
    options = [
        menu_option(_value_text(setting, word, translator), word, chosen=each == value)
        for word, each in values.items()
    ]
    yield text_part(_label(panel, setting.key, translator))
    yield menu_row(_custom_id(control, setting.key), label, options)


def _label(panel: str, key: str, translator: Translator) -> str:
    name, hint = (translator.text(f"ui-{panel}-{key}{end}") for end in ("", "-hint"))
    return f"**{name}**\n-# {hint}"


def _value_text(setting: Setting, word: str, translator: Translator) -> str:
    if setting.key == "language" and setting.values.get(word) is not None:
        # Each language is called as its readers call it.
        return translator.localization.plain(Line("language"), word)
    if word.isdecimal():
        return word
    return translator.text(f"ui-{setting.text}-{word}" if setting.text else f"ui-{word}")


def _custom_id(control: Control, key: str, prefix: str = "o") -> str:
    return ControlId(0, control, key).custom_id(prefix)
