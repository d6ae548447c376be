"""The simulated server: its channels, its members and the bot, and what members can do.

Members act through simcord's public methods. Every failure is a `Failed` that says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import simcord

from cogs.app.client import Hedgerow
from cogs.sandbox.world import Attachments, Listener, LiveEnv, WorldEvent, component_type
from cogs.text.localization import FALLBACK_LOCALE
from engine.api.event import Line, Param, Typed, line

log = logging.getLogger("hedgerow.sandbox")

#: How many messages of a channel a window gets: public ones, and ephemeral ones of its member.
HISTORY, OWN_HISTORY = 150, 25

#: Digits of a Discord id.
LONGEST_ID = 20

#: Discord's limit, in characters.
LONGEST_MESSAGE = 2000

#: Types of command options, and of select menus, as Discord numbers them.
INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 4, 5, 6, 7, 10
STRING_SELECT, CHANNEL_SELECT = 3, 8

InteractionResult = simcord.InteractionResult


class Failed(Exception):
    """A request had no effect; `line` says why in one sentence."""

    def __init__(self, why: str | Line, **params: Param) -> None:
        self.line = line(why, **params) if isinstance(why, str) else why
        super().__init__(self.line.key)


class Guild:
    """A server with channels, members and the bot. Members act in it by their ids."""

    def __init__(
        self,
        client: Hedgerow,
        build: Callable[[], Awaitable[Hedgerow]],
        people: Sequence[str],
        channels: Sequence[str],
    ) -> None:
        self._build = build
        # What is the same in every bot, also while one is restarted.
        self.localization, self._games = client.localization, client.tables.games
        self._env = env = LiveEnv(client)
        self._turn = asyncio.Lock()
        self.client: Hedgerow | None = client
        env.name_bot("Hedgerow")
        users = [env.create_user(name.casefold(), global_name=name) for name in people]
        # One member must be able to try what only a server's owner may do.
        guild = env.create_guild("Hedgerow", owner=users[0])
        created = [guild.create_text_channel(name) for name in channels]
        members = [guild.add_member(user) for user in users]
        for member in members:
            env.dm_of(member.id)
        # They are painted when a page asks for them, also while the bot is restarted.
        self._icons = client.icons
        env.add_emojis(self._icons.names)
        # Until here the clock stands still, so these ids are the same at every start and a stored
        # file finds its channels and members again.
        env.go_live()
        self.server = {"id": str(guild.id), "name": guild.name, "owner": str(users[0].id)}
        self._channels = created
        self.members = {member.id: member for member in members}

    async def start(self) -> None:
        """Log the bot in and return when it is ready."""
        await self._env.start()
        assert self.client is not None
        await self.client.wait_until_ready()

    async def close(self) -> None:
        """Close the bot, then the simulated Discord."""
        async with self._turn:
            try:
                if self.client is not None:
                    await self.client.close()
            finally:
                await self._env.shutdown()

    async def restart(self) -> None:
        """Close the bot and start a new one on the same simulated Discord and file.

        The restart continues if the caller is cancelled. Raise `Failed` if one is in progress.
        """
        if self._turn.locked():
            raise Failed("sandbox-bot-restarting-already")
        self._restarting = asyncio.create_task(self._restart())
        await asyncio.shield(self._restarting)

    async def _restart(self) -> None:
        async with self._turn:
            old, self.client = self.client, None
            self._env.backend.publish(WorldEvent("down", {}))
            if old is not None:
                await old.close()
            fresh = await self._build()
            await self._env.restart_bot(fresh)
            await fresh.wait_until_ready()
            self.client = fresh
            self._env.backend.publish(WorldEvent("up", {"commands": self.commands()}))

    def add_listener(self, listener: Listener) -> None:
        """Call the listener with every event from now on."""
        self._env.backend.listeners.append(listener)

    def remove_listener(self, listener: Listener) -> None:
        """Stop calling the listener."""
        self._env.backend.listeners.remove(listener)

    # State

    @property
    def channels(self) -> dict[int, simcord.ChannelHandle]:
        """The channels by their ids, then the threads in them."""
        threads = [thread for channel in self._channels for thread in channel.threads]
        return {each.id: each for each in (*self._channels, *threads)}

    def rooms(self, language: str) -> list[dict[str, Any]]:
        """Return id, name, topic and parent ("" but for a thread) of every channel and thread."""
        topics = {each: line(f"sandbox-topic-{each.name}") for each in self._channels}
        parents = {thread: channel for channel in topics for thread in channel.threads}
        topics |= {
            thread: line("sandbox-thread", name=Typed(str(channel.name)))
            for thread, channel in parents.items()
        }
        return [
            {
                "id": str(each.id),
                "name": each.name,
                "topic": self.localization.plain(topic, language),
                "parent": str(parents[each].id) if each in parents else "",
            }
            for each, topic in topics.items()
        ]

    @property
    def attachments(self) -> Attachments:
        """The files that messages refer to."""
        return self._env.backend.cdn

    def emoji_png(self, name: str) -> bytes | None:
        """Paint an emoji of the application; `None`: it has none of this name."""
        return self._icons.png(name) if name in self._icons.names else None

    def users(self) -> list[dict[str, Any]]:
        """Return id, name and bot flag of every member; the bot comes last."""
        people = [
            {"id": str(each.id), "name": each.user.global_name, "bot": False}
            for each in self.members.values()
        ]
        return [*people, {"id": str(self._env.bot_id), "name": "Hedgerow", "bot": True}]

    def commands(self) -> list[dict[str, Any]]:
        """Return the commands in Discord's format; `contexts` says where each is allowed."""
        return [
            {**each, "contexts": each.get("contexts") or ([0, 1] if _in_dms(each) else [0])}
            for each in sorted(self._env.commands(), key=lambda each: str(each["name"]))
        ]

    def languages(self) -> list[dict[str, str]]:
        """Return the code and the name of every language, as its readers call it."""
        plain, locales = self.localization.plain, self.localization.locales
        return [{"code": each, "name": plain(line("language"), each)} for each in locales]

    def language_of(self, member: int) -> str:
        """Return the language that a member's Discord has."""
        return self._env.backend.languages.get(member, FALLBACK_LOCALE)

    def speak(self, member: int, language: str) -> None:
        """Set the language of a member's Discord, if it is one of ours."""
        if language in self.localization.locales:
            self._env.backend.languages[member] = language

    def games(self, language: str) -> list[dict[str, Any]]:
        """Return slug, title, blurb, seat counts, minutes and lesson of every game."""

        def text(key: str) -> str:
            return self.localization.plain(line(key), language)

        return [
            {
                "slug": slug,
                "name": text(f"{slug}-title"),
                "blurb": text(f"{slug}-blurb"),
                "seats": list(game.info.seats),
                "minutes": list(game.info.minutes),
                "icon": game.lesson.icon,
                "steps": [
                    {
                        "title": text(f"{slug}-lesson-{number}-title"),
                        "text": text(f"{slug}-lesson-{number}"),
                        "until": step.until,
                    }
                    for number, step in enumerate(game.lesson.steps, 1)
                ],
            }
            for slug, game in self._games.items()
        ]

    def dm_of(self, member: int) -> int:
        """Return the id of the DM channel of a member and the bot."""
        return self._env.dm_of(member)

    def history(self, member: int, channel: int) -> list[dict[str, Any]]:
        """Return the latest messages of a channel that a member may see, oldest first."""
        return self._env.visible_messages(member, channel, HISTORY, OWN_HISTORY)

    # Requests of members. All of them raise `Failed`.

    async def say(self, member: int, channel: int, text: str) -> None:
        """Send a message; "@Name" mentions the member of that name."""
        actor, place = self._actor(member, channel)
        if not 0 < len(text.strip()) <= LONGEST_MESSAGE:
            raise Failed("sandbox-message-length")
        for each in self.users():
            text = text.replace(f"@{each['name']}", f"<@{each['id']}>")
        if len(text) > LONGEST_MESSAGE:
            raise Failed("sandbox-mentions-long")
        if place is None:
            await actor.send_dm(text)
        else:
            await actor.send(place, text)

    async def command(
        self, member: int, channel: int, name: str, options: Mapping[str, Any]
    ) -> InteractionResult:
        """Run a command; `name` is its full path, joined by spaces."""
        actor, place = self._actor(member, channel)
        where = () if place is None else (place,)
        arguments = self._arguments(name, options)
        with _failing("sandbox-command-unknown", name=Typed(name)):
            try:
                return _acknowledged(await actor.slash(*where, name, **arguments))
            except simcord.OptionError as error:
                log.debug("%s", error)
                if error.option is None:
                    raise Failed("sandbox-command-begun", name=Typed(name)) from error
                option = Typed(str(error.option))
                raise Failed("sandbox-option-wrong", name=option) from error

    async def complete(
        self, member: int, channel: int, name: str, options: Mapping[str, Any], focused: str
    ) -> list[dict[str, Any]]:
        """Return the autocomplete choices of the option that is being typed."""
        actor, place = self._actor(member, channel)
        filled = {key: value for key, value in options.items() if key != focused}
        arguments = self._arguments(name, filled)
        where = () if place is None else (place,)
        typed = str(options.get(focused, ""))
        with _failing("sandbox-option-nothing", name=Typed(focused)):
            choices: list[dict[str, Any]] = await actor.autocomplete(
                *where, name, focused, typed, **arguments
            )
        return choices

    async def press(
        self, member: int, channel: int, message: int, custom_id: str
    ) -> InteractionResult:
        """Press a button."""
        actor, _ = self._actor(member, channel)
        with _failing("sandbox-button-gone"):
            shown = self._env.shown(channel, message)
            return _acknowledged(await actor.click(shown, custom_id=custom_id))

    async def choose(
        self, member: int, channel: int, message: int, custom_id: str, values: Sequence[str]
    ) -> InteractionResult:
        """Choose values from a select menu: texts, or ids of members or channels."""
        actor, place = self._actor(member, channel)
        with _failing("sandbox-choice-gone"):
            shown = self._env.shown(channel, message)
            kind = component_type(shown.components, custom_id)
            chosen = self._selected(kind, values, in_dm=place is None)
            return _acknowledged(await actor.select(shown, chosen, custom_id=custom_id))

    async def submit(
        self, member: int, channel: int, opener: InteractionResult, fields: Mapping[str, Any]
    ) -> InteractionResult:
        """Submit a modal that an earlier request opened."""
        actor, place = self._actor(member, channel)
        parts = (opener.modal or {}).get("components") or []
        with _failing("sandbox-form-wrong"):
            values = {
                key: self._selected(component_type(parts, key), value, in_dm=place is None)
                if isinstance(value, list)
                else value
                for key, value in fields.items()
            }
            return _acknowledged(await actor.submit_modal(opener, values))

    def _actor(self, member: int, channel: int) -> tuple[Any, simcord.ChannelHandle | None]:
        """Return who acts, and the channel. In a DM that is the user, and `None`."""
        if self.client is None:
            raise Failed("sandbox-bot-restarting")
        actor = self.members.get(member)
        if actor is not None and channel in self.channels:
            return actor, self.channels[channel]
        if actor is None or channel != self.dm_of(member):
            raise Failed("sandbox-channel-unknown")
        return actor.user, None

    def _selected(self, kind: int, values: Sequence[str], *, in_dm: bool) -> list[Any]:
        if kind in (0, STRING_SELECT) or not all(map(_number, values)):
            return list(values)
        if kind == CHANNEL_SELECT:
            return [self.channels.get(_number(value), value) for value in values]
        people = [self.members.get(_number(value)) for value in values]
        if None in people:
            raise Failed("sandbox-choice-nobody")
        return [person and (person.user if in_dm else person) for person in people]

    def _arguments(self, name: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return a command's options for simcord; values that do not fit stay as typed."""
        specs = self._specs(name)
        return {
            key: self._parsed(specs.get(key, {}).get("type"), value)
            for key, value in options.items()
            if value != "" or specs.get(key, {}).get("required")
        }

    def _specs(self, name: str) -> dict[str, dict[str, Any]]:
        root, *path = name.split(" ")
        node = next((each for each in self.commands() if each["name"] == root), {})
        for word in path:
            below = node.get("options") or []
            node = next((each for each in below if each["name"] == word), {})
        return {str(each["name"]): each for each in node.get("options") or []}

    def _parsed(self, kind: int | None, value: Any) -> Any:
        text = str(value).strip()
        if kind == USER:
            return self.members.get(_number(text), value)
        if kind == CHANNEL:
            return self.channels.get(_number(text), value)
        if kind == BOOLEAN and text.casefold() in ("true", "false"):
            return text.casefold() == "true"
        if kind in (INTEGER, NUMBER):
            with suppress(ValueError):
                return int(text) if kind == INTEGER else float(text)
        return value


def _in_dms(command: Mapping[str, Any]) -> bool:
    return command.get("dm_permission", True) is not False


def _acknowledged(result: InteractionResult) -> InteractionResult:
    if not result.acknowledged:
        raise Failed("sandbox-bot-late")
    return result


def _number(text: str) -> int:
    """Return the id that a text spells, or 0, which nobody has."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_ID else 0


@contextmanager
def _failing(why: str, **params: Param) -> Iterator[None]:
    """Raise `Failed` with this text if the simulated Discord refuses."""
    try:
        yield
    except (simcord.SetupError, simcord.BackendError) as error:
        log.debug("refused by the simulated Discord: %s", error)
        raise Failed(why, **params) from error
