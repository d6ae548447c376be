"""The server with its channels, its people and the bot: who is there, and what they do.

People act by their ids through simcord's public verbs. Whatever does not work is one sentence.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import simcord

from cogs.app.client import Hedgerow
from cogs.sandbox.world import Listener, LiveEnv, News, Pictures, kind_of
from engine.api.event import line

log = logging.getLogger("hedgerow.sandbox")

#: So many messages of a channel are shown to who opens it, and of those that only they see.
HISTORY, OWN_HISTORY = 150, 25

#: Digits of an id of Discord's.
LONGEST_ID = 20

#: Characters; Discord's own limit.
LONGEST_MESSAGE = 2000

#: Kinds of an option of a command, and of a menu, as Discord numbers them.
INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 4, 5, 6, 7, 10
STRING_SELECT, CHANNEL_SELECT = 3, 8

#: What an act of somebody's is answered with; the name is simcord's.
Answered = simcord.InteractionResult


class Failed(Exception):
    """Somebody's act did nothing; the message is one sentence that says why."""


class Guild:
    """A server with channels and people in it, and the bot; people act in it by their ids."""

    def __init__(
        self,
        client: Hedgerow,
        build: Callable[[], Awaitable[Hedgerow]],
        people: Sequence[str],
        channels: Sequence[tuple[str, str]],
    ) -> None:
        self._build = build
        self._env = env = LiveEnv(client)
        self._turn = asyncio.Lock()
        self.client: Hedgerow | None = client
        env.name_bot("Hedgerow")
        users = [env.create_user(name.casefold(), global_name=name) for name in people]
        # Somebody must be able to try what only those may do who run a server.
        guild = env.create_guild("Hedgerow", owner=users[0])
        made = [guild.create_text_channel(name, topic=topic) for name, topic in channels]
        members = [guild.add_member(user) for user in users]
        for member in members:
            env.dm_of(member.id)
        # Until here time stood still, so all these have the same ids whenever the sandbox starts,
        # and a file that was kept finds its channels and its people again.
        env.go_live()
        self.server = {"id": str(guild.id), "name": guild.name, "owner": str(users[0].id)}
        self.channels = {channel.id: channel for channel in made}
        self.topics = {
            channel.id: topic for channel, (_, topic) in zip(made, channels, strict=True)
        }
        self.members = {member.id: member for member in members}

    async def start(self) -> None:
        """Let the bot log in; returns when it is ready."""
        await self._env.start()
        assert self.client is not None
        await self.client.wait_until_ready()

    async def close(self) -> None:
        """Close the bot, then the world."""
        async with self._turn:
            try:
                if self.client is not None:
                    await self.client.close()
            finally:
                await self._env.shutdown()

    async def restart(self) -> None:
        """Close the bot for real and start a new one on the same world and file.

        It goes on when who asked for it goes. Raises `Failed` where it is under way already.
        """
        if self._turn.locked():
            raise Failed("Hedgerow is being restarted already.")
        self._restarting = asyncio.create_task(self._restart())
        await asyncio.shield(self._restarting)

    async def _restart(self) -> None:
        async with self._turn:
            old, self.client = self.client, None
            self._env.backend.tell(News("down", {}))
            if old is not None:
                await old.close()
            fresh = await self._build()
            await self._env.restart_bot(fresh)
            await fresh.wait_until_ready()
            self.client = fresh
            self._env.backend.tell(News("up", {"commands": self.commands()}))

    def listen(self, listener: Listener) -> None:
        """Tell a listener of all that happens from now on."""
        self._env.backend.listeners.append(listener)

    def deaf(self, listener: Listener) -> None:
        """Tell a listener no more."""
        self._env.backend.listeners.remove(listener)

    # What there is

    @property
    def pictures(self) -> Pictures:
        """The attachments."""
        return self._env.backend.cdn

    def everybody(self) -> list[dict[str, Any]]:
        """List the people, and the bot last: id, name, bot."""
        people = [
            {"id": str(each.id), "name": each.user.global_name, "bot": False}
            for each in self.members.values()
        ]
        return [*people, {"id": str(self._env.bot_id), "name": "Hedgerow", "bot": True}]

    def commands(self) -> list[dict[str, Any]]:
        """List the commands as Discord keeps them; `contexts` says where each may be used."""
        return [
            {**each, "contexts": each.get("contexts") or ([0, 1] if _in_dms(each) else [0])}
            for each in sorted(self._env.commands(), key=lambda each: str(each["name"]))
        ]

    def games(self) -> list[dict[str, Any]]:
        """List the bot's games: slug, title, blurb, and how many may play."""
        if self.client is None:
            return []
        tables, localization = self.client.tables, self.client.localization
        return [
            {
                "slug": slug,
                "name": localization.plain(line(f"{slug}-title"), "en"),
                "blurb": localization.plain(line(f"{slug}-blurb"), "en"),
                "seats": list(game.info.seats),
                "minutes": list(game.info.minutes),
            }
            for slug, game in tables.games.items()
        ]

    def dm_of(self, member: int) -> int:
        """Give the channel between a member and the bot."""
        return self._env.dm_of(member)

    def history(self, member: int, channel: int) -> list[dict[str, Any]]:
        """List the latest messages of a channel that a member may see, oldest first."""
        return self._env.seen(member, channel, HISTORY, OWN_HISTORY)

    # What people do; all of it raises `Failed`

    async def say(self, member: int, channel: int, text: str) -> None:
        """Type a message; "@Name" mentions whoever is called so."""
        actor, place = self._actor(member, channel)
        if not 0 < len(text.strip()) <= LONGEST_MESSAGE:
            raise Failed("A message has 1 to 2000 characters.")
        for each in self.everybody():
            text = text.replace(f"@{each['name']}", f"<@{each['id']}>")
        if len(text) > LONGEST_MESSAGE:
            raise Failed("This is too long: each mention counts as more than it shows.")
        if place is None:
            await actor.send_dm(text)
        else:
            await actor.send(place, text)

    async def command(
        self, member: int, channel: int, name: str, options: Mapping[str, Any]
    ) -> Answered:
        """Use a command; `name` is its path, words joined by blanks."""
        actor, place = self._actor(member, channel)
        given = self._options(name, options)
        try:
            if place is None:
                return _answered(await actor.slash(name, **given))
            return _answered(await actor.slash(place, name, **given))
        except simcord.OptionError as error:
            log.debug("%s", error)
            raise Failed(_unfit(name, error.option)) from error
        except (simcord.SetupError, simcord.BackendError) as error:
            raise _failed(error, f"There is no /{name} here.") from error

    async def complete(
        self, member: int, channel: int, name: str, options: Mapping[str, Any], focused: str
    ) -> list[dict[str, Any]]:
        """Ask what may be chosen for an option while it is typed."""
        actor, place = self._actor(member, channel)
        filled = {key: value for key, value in options.items() if key != focused}
        given = self._options(name, filled)
        where = () if place is None else (place,)
        typed = str(options.get(focused, ""))
        try:
            found: list[dict[str, Any]] = await actor.autocomplete(
                *where, name, focused, typed, **given
            )
        except (simcord.SetupError, simcord.BackendError) as error:
            raise _failed(error, f"There is nothing to choose for “{focused}”.") from error
        return found

    async def press(self, member: int, channel: int, message: int, custom_id: str) -> Answered:
        """Press a button."""
        actor, _ = self._actor(member, channel)
        try:
            shown = self._env.shown(channel, message)
            return _answered(await actor.click(shown, custom_id=custom_id))
        except (simcord.SetupError, simcord.BackendError) as error:
            raise _failed(error, "That button is no longer there.") from error

    async def choose(
        self, member: int, channel: int, message: int, custom_id: str, values: Sequence[str]
    ) -> Answered:
        """Choose from a menu: texts, or ids of people or channels."""
        actor, place = self._actor(member, channel)
        try:
            shown = self._env.shown(channel, message)
            kind = kind_of(shown.components, custom_id)
            chosen = self._chosen(kind, values, afar=place is None)
            return _answered(await actor.select(shown, chosen, custom_id=custom_id))
        except (simcord.SetupError, simcord.BackendError) as error:
            raise _failed(error, "That cannot be chosen any more.") from error

    async def submit(
        self, member: int, channel: int, opener: Answered, fields: Mapping[str, Any]
    ) -> Answered:
        """Send a form that an earlier act was answered with."""
        actor, place = self._actor(member, channel)
        parts = (opener.modal or {}).get("components") or []
        try:
            given = {
                key: self._chosen(kind_of(parts, key), value, afar=place is None)
                if isinstance(value, list)
                else value
                for key, value in fields.items()
            }
            return _answered(await actor.submit_modal(opener, given))
        except (simcord.SetupError, simcord.BackendError) as error:
            raise _failed(
                error, "What was typed does not fit, or the form has been sent."
            ) from error

    def _actor(self, member: int, channel: int) -> tuple[Any, simcord.ChannelHandle | None]:
        """Give who acts, and the channel; in a DM the user acts, and there is no channel."""
        if self.client is None:
            raise Failed("Hedgerow is being restarted; try again in a moment.")
        actor = self.members.get(member)
        if actor is not None and channel in self.channels:
            return actor, self.channels[channel]
        if actor is None or channel != self.dm_of(member):
            raise Failed("There is no such channel.")
        return actor.user, None

    def _chosen(self, kind: int, values: Sequence[str], *, afar: bool) -> list[Any]:
        if kind in (0, STRING_SELECT) or not all(map(_number, values)):
            return list(values)
        if kind == CHANNEL_SELECT:
            return [self.channels.get(_number(value), value) for value in values]
        people = [self.members.get(_number(value)) for value in values]
        if None in people:
            raise Failed("There is nobody of that kind to choose.")
        return [person and (person.user if afar else person) for person in people]

    def _options(self, name: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Read what was typed for a command's options; what cannot be read stays as it is."""
        specs = self._specs(name)
        given: dict[str, Any] = {}
        for key, value in options.items():
            kind = specs.get(key, {}).get("type")
            if value == "" and not specs.get(key, {}).get("required"):
                continue
            given[key] = self._typed(kind, value)
        return given

    def _specs(self, name: str) -> dict[str, dict[str, Any]]:
        root, *path = name.split(" ")
        node = next((each for each in self.commands() if each["name"] == root), {})
        for word in path:
            below = node.get("options") or []
            node = next((each for each in below if each["name"] == word), {})
        return {str(each["name"]): each for each in node.get("options") or []}

    def _typed(self, kind: int | None, value: Any) -> Any:
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


def _answered(result: Answered) -> Answered:
    if not result.acknowledged:
        raise Failed("Hedgerow has not answered in time.")
    return result


def _unfit(name: str, option: str | None) -> str:
    if option is None:
        return f"/{name} is only the beginning of a command."
    return f"The option “{option}” is missing or does not fit."


def _number(text: str) -> int:
    """Read an id; what cannot be one is 0, which nobody has."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_ID else 0


def _failed(error: Exception, sentence: str) -> Failed:
    log.debug("refused by the simulated Discord: %s", error)
    return Failed(sentence)
