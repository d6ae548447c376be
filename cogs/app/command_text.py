"""What commands say of themselves: words of seeds/common/text, in each of Discord's languages.

A command goes by the same name everywhere, so that people can tell each other what to type. Its
words have the keys

    command-<command>                        what it does; the parts of /season start with a hyphen
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

#: Discord takes descriptions and names of choices of so many characters.
LONGEST = 100

#: discord.py wants a group's description as it is written down, before there are any words.
UNSAID = "…"

_Command: TypeAlias = app_commands.Command[Any, ..., Any]


def give_words(tree: app_commands.CommandTree[Any], localization: Localization) -> None:
    """Give every command its English words. Raises `ContentError` where Discord would take none.

    The other languages follow as the commands are published, by `CommandWords`.
    """
    commands = tuple(tree.walk_commands())
    localization.check_lengths((key for command in commands for key in _keys(command)), LONGEST)

    def said(key: str) -> app_commands.locale_str:
        return app_commands.locale_str(localization.plain(Line(key), FALLBACK_LOCALE), key=key)

    for command in commands:
        command.description = said(_key(command)).message
        if isinstance(command, app_commands.Group):
            continue
        options = {option.name: option for option in command.parameters}
        app_commands.describe(**{name: said(_key(command, name)) for name in options})(command)
        chosen = {
            name: [
                app_commands.Choice(name=said(_key(command, name, each.value)), value=each.value)
                for each in option.choices
            ]
            for name, option in options.items()
            if option.choices
        }
        app_commands.choices(**chosen)(command)


class CommandWords(app_commands.Translator):
    """Says them in a language of Discord's, if it has words of its own here."""

    def __init__(self, localization: Localization) -> None:
        self._speech = localization

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Give the words, or `None`: then the English ones stand. Names are not translated."""
        key = string.extras.get("key")
        of, data = context.location, context.data
        if of in _DESCRIPTIONS and isinstance(data, app_commands.Command | app_commands.Group):
            key = _key(data)
        if key is None or not self._speech.has(key, str(locale)):
            return None
        return self._speech.plain(Line(key), str(locale))


_DESCRIPTIONS = (
    app_commands.TranslationContextLocation.command_description,
    app_commands.TranslationContextLocation.group_description,
)


def _keys(command: _Command | app_commands.Group) -> Iterator[str]:
    yield _key(command)
    if isinstance(command, app_commands.Command):
        for option in command.parameters:
            yield _key(command, option.name)
            yield from (_key(command, option.name, each.value) for each in option.choices)


def _key(command: _Command | app_commands.Group, *more: object) -> str:
    return "-".join(("command", *command.qualified_name.split(), *map(str, more)))
