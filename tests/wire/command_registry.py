"""The bot's registered commands, by scope, and Discord's rules for registering them."""

from __future__ import annotations

import re
from typing import Any

from .api_errors import ApiError, Form, Path, unknown
from .message_version import Json
from .world import World

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER_OPTION, CHANNEL_OPTION, NUMBER = 6, 7, 10

MOST_COMMANDS = {CHAT: 100, USER: 15, MESSAGE: 15}
MOST_TEXT = 8000

#: Discord's locales, the only keys of localizations.
LOCALES = frozenset(
    {
        *(
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
        ),
        *("no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi"),
        *("th", "zh-CN", "ja", "zh-TW", "ko"),
    }
)

#: `None` is the global scope, otherwise a guild's id.
Scope = int | None


class CommandRegistry:
    """Stores registered commands; a command keeps its id as long as its name is registered."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.scopes: dict[Scope, dict[int, Json]] = {None: {}}

    def listed(self, scope: Scope) -> list[Json]:
        """Return the commands of a scope, oldest first."""
        return list(self.scopes.get(scope, {}).values())

    def overwrite(self, scope: Scope, commands: list[Json]) -> list[Json]:
        """Register exactly these commands. Raise `ApiError` (50035, 30032) and changes nothing."""
        form = Form()
        seen: set[tuple[str, int]] = set()
        for at, command in enumerate(commands):
            check_command(form, command, (at,))
            key = (str(command.get("name")), command.get("type") or CHAT)
            if key in seen:
                message = "Application command names must be unique"
                form.wrong((at, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
            seen.add(key)
        form.done()
        self._check_counts(commands)
        old = {(each["name"], each["type"]): each for each in self.listed(scope)}
        made = [self._stored(scope, each, old) for each in commands]
        self.scopes[scope] = {int(each["id"]): each for each in made}
        return made

    def upsert(self, scope: Scope, command: Json) -> tuple[bool, Json]:
        """Register one command, or replace the one of its name; return True if it is new."""
        form = Form()
        check_command(form, command, ())
        form.done()
        here = self.scopes.setdefault(scope, {})
        old = {(each["name"], each["type"]): each for each in here.values()}
        made = self._stored(scope, command, old)
        fresh = int(made["id"]) not in here
        self._check_counts([*here.values(), made] if fresh else [])
        here[int(made["id"])] = made
        return fresh, made

    def one(self, scope: Scope, number: int) -> Json:
        """Return a command by its id. Raise `ApiError` (10063)."""
        command = self.scopes.get(scope, {}).get(number)
        if command is None:
            raise unknown("application command")
        return command

    def edit(self, scope: Scope, number: int, changes: Json) -> Json:
        """Change one command."""
        after = {**self.one(scope, number), **changes}
        form = Form()
        check_command(form, after, ())
        form.done()
        self.scopes[scope][number] = after
        return after

    def remove(self, scope: Scope, number: int) -> None:
        """Delete one command."""
        del self.scopes[scope][int(self.one(scope, number)["id"])]

    def find(self, name: str, guild: Scope, kind: int = CHAT) -> Json:
        """Return the command a user sees under a name in a guild or, with `None`, in DMs.

        Fails the test if there is none, naming those that there are.
        """
        seen = [*self.scopes.get(guild, {}).values(), *self.scopes[None].values()]
        context = 1 if guild is None else 0
        seen = [each for each in seen if context in (each["contexts"] or (0, 1, 2))]
        for command in seen:
            if (command["name"], command["type"]) == (name, kind):
                return command
        names = ", ".join(f"/{each['name']}" for each in seen) or "none"
        raise AssertionError(f"no command /{name} here; there are: {names}")

    def _check_counts(self, commands: list[Json]) -> None:
        for kind, most in MOST_COMMANDS.items():
            if sum((each.get("type") or CHAT) == kind for each in commands) > most:
                message = f"Maximum number of application commands reached ({most})."
                raise ApiError(400, 30032, message)

    def _stored(self, scope: Scope, command: Json, old: dict[tuple[str, int], Json]) -> Json:
        kind = command.get("type") or CHAT
        before = old.get((command["name"], kind))
        permissions = command.get("default_member_permissions")
        said: Json = {
            "id": before["id"] if before else str(self.world.snowflake()),
            "application_id": str(self.world.bot.id),
            "version": str(self.world.snowflake()),
            "type": kind,
            "name": command["name"],
            "name_localizations": command.get("name_localizations"),
            "description": command.get("description") or "",
            "description_localizations": command.get("description_localizations"),
            "options": command.get("options") or [],
            "default_member_permissions": None if permissions is None else str(permissions),
            "dm_permission": command.get("dm_permission", True),
            "contexts": command.get("contexts"),
            "integration_types": command.get("integration_types") or [0],
            "nsfw": bool(command.get("nsfw")),
        }
        if scope is not None:
            said["guild_id"] = str(scope)
        return said


def check_command(form: Form, command: Json, path: Path) -> None:
    """Record what Discord would not accept in a command."""
    kind = command.get("type") or CHAT
    if kind == CHAT:
        _check_named(form, command, path)
        _check_options(form, command.get("options") or [], (*path, "options"), depth=0)
    else:
        form.length((*path, "name"), command.get("name"), 1, 32)
    if _text(command) > MOST_TEXT:
        message = f"Command exceeds maximum size ({MOST_TEXT})"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_named(form: Form, named: Json, path: Path) -> None:
    names = {"name": named.get("name")} | (named.get("name_localizations") or {})
    for locale, name in names.items():
        spot = (*path, "name") if locale == "name" else (*path, "name_localizations", locale)
        if not re.fullmatch(r"[-_'\w]{1,32}", str(name)) or name != str(name).lower():
            message = "Command name is invalid"
            form.wrong(spot, "APPLICATION_COMMAND_INVALID_NAME", message)
    form.length((*path, "description"), named.get("description"), 1, 100)
    for locale, text in (named.get("description_localizations") or {}).items():
        form.length((*path, "description_localizations", locale), text, 1, 100)
    for key in ("name_localizations", "description_localizations"):
        _check_locales(form, named.get(key), (*path, key))


def _check_locales(form: Form, texts: Json | None, path: Path) -> None:
    for locale in texts or {}:
        if locale not in LOCALES:
            form.wrong((*path, locale), "ENUM_TYPE_COERCE", f"'{locale}' is no locale.")


def _check_options(form: Form, options: list[Json], path: Path, depth: int) -> None:
    form.length(path, options, 0, 25)
    names: set[str] = set()
    optional = False
    for at, option in enumerate(options):
        spot = (*path, at)
        kind = option.get("type")
        _check_named(form, option, spot)
        if option.get("name") in names:
            message = "Option name must be unique"
            form.wrong((*spot, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message)
        names.add(str(option.get("name")))
        if kind in (SUBCOMMAND, GROUP):
            if depth > (1 if kind == SUBCOMMAND else 0):
                message = "Sub-command nested too deep"
                form.wrong((*spot, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
            _check_options(form, option.get("options") or [], (*spot, "options"), depth + 1)
            continue
        form.number((*spot, "type"), kind, 3, 11)
        if option.get("required") and optional:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            message = "Required options must be placed before non-required options"
            form.wrong(spot, code, message)
        optional = optional or not option.get("required")
        _check_choices(form, option, spot)


def _check_choices(form: Form, option: Json, path: Path) -> None:
    choices = option.get("choices") or []
    form.length((*path, "choices"), choices, 0, 25)
    if choices and option.get("autocomplete"):
        code = "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES"
        form.wrong((*path, "choices"), code, "Choices and autocomplete exclude each other")
    for at, choice in enumerate(choices):
        check_choice(form, choice, option.get("type"), (*path, "choices", at))


def check_choice(form: Form, choice: Json, kind: Any, path: Path) -> None:
    """Record what Discord would not accept in a choice of an option, fixed or suggested."""
    form.length((*path, "name"), choice.get("name"), 1, 100)
    _check_locales(form, choice.get("name_localizations"), (*path, "name_localizations"))
    value = choice.get("value")
    if kind == STRING:
        if isinstance(value, str):
            form.length((*path, "value"), value, 1, 100)
        else:
            form.wrong((*path, "value"), "STRING_TYPE_CONVERT", "Could not interpret as string.")
    elif isinstance(value, bool) or not isinstance(value, int | float):
        form.wrong((*path, "value"), "NUMBER_TYPE_COERCE", f"Value {value!r} is not a number.")


def _text(named: Json) -> int:
    size = 0
    for key in ("name", "description"):
        texts = [named.get(key) or "", *(named.get(f"{key}_localizations") or {}).values()]
        size += max(map(len, texts))
    for choice in named.get("choices") or []:
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        size += max(map(len, names)) + len(str(choice.get("value")))
    return size + sum(map(_text, named.get("options") or []))
