"""The descriptions of commands, in each of Discord's languages, from seeds/common/text.

A command has the same name everywhere, so that people can tell each other what to type. The keys
of the texts are

    command-<command>                        what it does, as season-start for /season start
    command-<command>-<option>               what an option is for
    command-<command>-<option>-<choice>      a choice's name
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.text.localization import FALLBACK_LOCALE, Localization
from engine.api.event import Line

#: Discord's limit for the characters of a description and of a choice's name.
MAX_CHARACTERS = 100

#: What people may write as an option of a command; longer texts are refused here and by Discord.
MAX_WRITTEN = 200
Written: TypeAlias = app_commands.Range[str, 1, MAX_WRITTEN]

#: The description of a group in its decorator, replaced by `set_descriptions`.
PLACEHOLDER = "…"

_Command: TypeAlias = app_commands.Command[Any, ..., Any]


def set_descriptions(tree: app_commands.CommandTree[Any], localization: Localization) -> None:
    """Set the English texts of every command. Raise `ContentError` for one Discord would refuse.

    `CommandTranslator` adds the other languages when the commands are published.
    """
    commands = tuple(tree.walk_commands())
    keys = (key for command in commands for key in _keys(command))
    localization.check_lengths(keys, MAX_CHARACTERS)
    for command in commands:
        command.description = _text(localization, _key(command)).message
        if isinstance(command, app_commands.Group):
            continue
        descriptions, choices = {}, {}
        for option in command.parameters:
            descriptions[option.name] = _text(localization, _key(command, option.name))
            if option.choices:
                choices[option.name] = [
                    app_commands.Choice(
                        name=_text(localization, _key(command, option.name, each.value)),
                        value=each.value,
                    )
                    for each in option.choices
                ]
        app_commands.describe(**descriptions)(command)
        app_commands.choices(**choices)(command)


class CommandTranslator(app_commands.Translator):
    """Translates the texts of commands into the languages that have texts of their own."""

    def __init__(self, localization: Localization) -> None:
        self._localization = localization

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text, or `None` to keep the English one. Names are not translated."""
        key, data = string.extras.get("key"), context.data
        if context.location in _DESCRIPTIONS and isinstance(
            data, app_commands.Command | app_commands.Group
        ):
            key = _key(data)
        if key is None or not self._localization.has(key, str(locale)):
            return None
        return self._localization.plain(Line(key), str(locale))


_DESCRIPTIONS = (
    app_commands.TranslationContextLocation.command_description,
    app_commands.TranslationContextLocation.group_description,
)


def _text(localization: Localization, key: str) -> app_commands.locale_str:
    return app_commands.locale_str(localization.plain(Line(key), FALLBACK_LOCALE), key=key)


def _keys(command: _Command | app_commands.Group) -> Iterator[str]:
    yield _key(command)
    if isinstance(command, app_commands.Command):
        for option in command.parameters:
            yield _key(command, option.name)
            yield from (_key(command, option.name, each.value) for each in option.choices)


def _key(command: _Command | app_commands.Group, *suffixes: object) -> str:
    return "-".join(("command", *command.qualified_name.split(), *map(str, suffixes)))
