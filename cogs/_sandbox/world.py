"""A small world of simcord 3.2.1 that lives by itself: the one module that knows simcord.

Simcord is made for tests: its time stands still, one act at a time waits until the bot has nothing
left to do, and nobody is told what has changed. Here time is the time on the wall, people act at
once and wait for their answer alone, and whoever listens hears of every message.

Simcord's public interface is `Env`, the members, users and channels it gives, and their verbs. It
calls the rest its own; of that this leans on the following, and `tests/sandbox/test_seam.py` fails
when one of them changes:

- `Env._bot_scope`, `_runtime._BOT_SCOPE`: mark the bot's work, to be counted and timed.
- `Env._settle_internal(dispatch=...)`: what each act waits for.
- `Env._begin_operation(label)`, `Env._end_operation()`: refuse two acts at a time.
- `Env._record_error(error)`: keeps every error for the end of a test.
- `_clock.Clock.now()` and `backend.Backend(clock=...)`: the time of the world.
- `Backend.commit_message`, `edit_message`, `delete_message`, `bulk_delete_messages`, `emit`,
  `new_interaction`: all that happens to a message or an answer happens in them.
- `Backend.messages`, `get_message`, `get_channel`, `get_dm_channel`, `dm_channels`, `commands`,
  `bot_user`, `interactions`, `interaction_tokens`, `transcript`, `http_requests`, `cdn`: read, and
  emptied of what only tests want.
- `models.Message` and `models.Interaction`, their fields; `serializers.message_payload`.
- `cdn.CdnStore`: where attachments go.
- `components.walk_components`, to find a menu's kind.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import struct
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple

import simcord
from simcord._clock import Clock
from simcord._runtime import _BOT_SCOPE
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CdnStore
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components

from cogs._client import Hedgerow
from engine.event import line

log = logging.getLogger("hedgerow.sandbox")

#: Discord waits so long for an answer.
ANSWER_SECONDS = 3.0

#: An answer's token is good for so long.
TOKEN_SECONDS = 15 * 60

#: So many messages of a channel are shown to who opens it.
HISTORY = 100

#: So many pictures stay after their message has let them go: a window may still be fetching them.
PICTURES_LET_GO = 64

#: Kinds of an option of a command, and of a menu, as Discord numbers them.
INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 4, 5, 6, 7, 10
STRING_SELECT, CHANNEL_SELECT = 3, 8

_PNG = b"\x89PNG\r\n\x1a\n"

#: What an act of somebody's is answered with; the name is simcord's.
Answered = simcord.InteractionResult


class Failed(Exception):
    """Somebody's act did nothing; the message is one sentence that says why."""


class News(NamedTuple):
    """Something has happened: `message`, `gone`, `typing`; the bot goes `down` or comes `up`."""

    kind: str
    told: dict[str, Any]
    only: int | None = None  #: the one member who may hear of it; `None`: everybody


Listener = Callable[[News], None]


class LiveClock(Clock):
    """The time on the wall."""

    def now(self) -> datetime:
        """Give the present time."""
        return datetime.now(UTC)


class Pictures(CdnStore):
    """Attachments under addresses of this server that nobody can guess."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: dict[str, tuple[str, bytes]] = {}
        self._let_go: OrderedDict[str, None] = OrderedDict()

    def store_attachment(
        self,
        attachment_id: int,
        channel_id: int,
        filename: str,
        data: bytes,
        description: str | None,
    ) -> dict[str, Any]:
        """Keep a file and give what Discord would tell of it; a PNG's size in pixels too."""
        told = super().store_attachment(attachment_id, channel_id, filename, b"", description)
        key = secrets.token_urlsafe(16)
        self._kept[key] = (str(told["content_type"]), data)
        told["url"] = told["proxy_url"] = f"/pictures/{key}/{filename}"
        told["size"] = len(data)
        if data.startswith(_PNG):
            told["width"], told["height"] = struct.unpack_from(">II", data, 16)
        return told

    def get(self, url: str) -> bytes | None:
        """Give a file by its address."""
        found = self.by_key(_key(url))
        return found[1] if found else None

    def by_key(self, key: str) -> tuple[str, bytes] | None:
        """Give a file's content type and bytes by the secret part of its address."""
        return self._kept.get(key)

    def let_go(self, attachments: Iterable[Mapping[str, Any]]) -> None:
        """Forget files that are on no message any more, a while later."""
        for attachment in attachments:
            self._let_go[_key(str(attachment["url"]))] = None
        while len(self._let_go) > PICTURES_LET_GO:
            key, _ = self._let_go.popitem(last=False)
            self._kept.pop(key, None)


def _key(url: str) -> str:
    parts = url.split("/")
    return parts[2] if len(parts) > 2 else ""


@dataclass
class LiveInteraction(Interaction):
    """An interaction that tells when it is answered."""

    answered: asyncio.Event = field(default_factory=asyncio.Event)

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name == "responded" and value:
            self.answered.set()


class LiveBackend(Backend):
    """A Discord that says what happens to its messages and keeps no record for tests."""

    def __init__(self) -> None:
        super().__init__()
        self.listeners: list[Listener] = []
        self.cdn: Pictures = Pictures()

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Put a message into its channel."""
        kept = super().commit_message(message, broadcast=broadcast)
        self._tell_message(kept)
        return kept

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        """Change a message."""
        before = list(self.get_message(channel_id, message_id).attachments)
        edited = super().edit_message(channel_id, message_id, fields)
        standing = {attachment["url"] for attachment in edited.attachments}
        self.cdn.let_go(old for old in before if old["url"] not in standing)
        self._tell_message(edited)
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Take a message away."""
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._tell_gone(message)

    def bulk_delete_messages(self, channel_id: int, message_ids: Iterable[int]) -> list[int]:
        """Take several messages away."""
        wanted = [self.messages.get(channel_id, {}).get(each) for each in list(message_ids)]
        there = [message for message in wanted if message is not None]
        gone = super().bulk_delete_messages(channel_id, [message.id for message in there])
        for message in there:
            self._tell_gone(message)
        return gone

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the bot."""
        super().emit(event, payload)
        self.transcript.clear()
        self.http_requests.clear()
        if event == "TYPING_START":
            channel = int(payload["channel_id"])
            self.tell(News("typing", {"channel_id": str(channel)}, self._of_dm(channel)))

    def new_interaction(
        self, type: int, channel_id: int, user_id: int, guild_id: int | None
    ) -> LiveInteraction:
        """Begin an interaction, and forget those whose token has run out."""
        made = super().new_interaction(type, channel_id, user_id, guild_id)
        live = LiveInteraction(**vars(made))
        self.interactions[live.id] = live
        now = self.now_iso()
        for old in list(self.interactions.values()):
            if old.expires_at is None or old.expires_at > now:
                break
            del self.interactions[old.id]
            self.interaction_tokens.pop(old.token, None)
        return live

    def who_sees(self, message: Message) -> int | None:
        """Give the one person who may see a message, or `None` where everybody may."""
        if message.is_ephemeral:
            asker = (message.interaction_metadata or {}).get("user") or {}
            return int(asker.get("id", 0))
        return self._of_dm(message.channel_id)

    def _of_dm(self, channel_id: int) -> int | None:
        channel = self.get_channel(channel_id)
        if channel.guild_id is not None:
            return None
        people = [each for each in channel.recipient_ids if each != self.bot_user.id]
        return people[0]

    def tell(self, news: News) -> None:
        """Tell every listener."""
        for listener in tuple(self.listeners):
            try:
                listener(news)
            except Exception:
                log.exception("a window could not be told")

    def _tell_message(self, message: Message) -> None:
        payload = dict(serializers.message_payload(self, message))
        self.tell(News("message", payload, self.who_sees(message)))

    def _tell_gone(self, message: Message) -> None:
        self.cdn.let_go(message.attachments)
        told = {"channel_id": str(message.channel_id), "id": str(message.id)}
        self.tell(News("gone", told, self.who_sees(message)))


class LiveEnv(simcord.Env):
    """A world in which nothing is counted, timed or waited for but the answers to acts."""

    def __init__(self, client: Hedgerow) -> None:
        super().__init__(client, check_errors=False)
        self.backend: LiveBackend = LiveBackend()

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        with super()._bot_scope():
            nobodys = _BOT_SCOPE.set(None)
            try:
                yield
            finally:
                _BOT_SCOPE.reset(nobodys)

    def _begin_operation(self, label: str) -> None:
        """Let people act at the same time."""

    def _end_operation(self) -> None:
        pass

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        if dispatch != "INTERACTION_CREATE":
            return
        # Made in this same step of the loop: nobody else's can have come between.
        asked = next(reversed(self.backend.interactions.values()))
        assert isinstance(asked, LiveInteraction)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await asked.answered.wait()

    def _record_error(self, error: BaseException) -> None:
        log.debug("an error of the bot's, answered and logged by the bot: %r", error)


class World:
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
        bot = env.backend.bot_user
        bot.name = bot.global_name = "Hedgerow"
        guild = env.create_guild("Hedgerow")
        made = [guild.create_text_channel(name, topic=topic) for name, topic in channels]
        users = [env.create_user(name.casefold(), global_name=name) for name in people]
        members = [guild.add_member(user) for user in users]
        for member in members:
            env.backend.get_dm_channel(member.id)  # makes it
        # Until here time stood still, so all these have the same ids whenever the sandbox starts,
        # and a file that was kept finds its channels and its people again.
        env.backend.clock = LiveClock()
        self.server = {"id": str(guild.id), "name": guild.name}
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
        try:
            if self.client is not None:
                await self.client.close()
        finally:
            await self._env.shutdown()

    async def restart(self) -> None:
        """Close the bot for real and start a new one on the same world and file.

        Raises `Failed` where that is already under way.
        """
        if self._turn.locked():
            raise Failed("Hedgerow is being restarted already.")
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
        bot = self._env.backend.bot_user
        return [*people, {"id": str(bot.id), "name": bot.global_name, "bot": True}]

    def commands(self) -> list[dict[str, Any]]:
        """List the commands as Discord keeps them; `contexts` says where each may be used."""
        known = self._env.backend.commands.get(None, {}).values()
        return [
            {**each, "contexts": each.get("contexts") or ([0, 1] if _in_dms(each) else [0])}
            for each in sorted(known, key=lambda each: str(each["name"]))
        ]

    def games(self) -> list[dict[str, Any]]:
        """List the bot's games: slug, title, blurb, and how many may play."""
        if self.client is None:
            return []
        tables, speech = self.client.tables, self.client.speech
        return [
            {
                "slug": slug,
                "name": speech.plain(line(f"{slug}-title"), "en"),
                "blurb": speech.plain(line(f"{slug}-blurb"), "en"),
                "seats": list(game.info.seats),
                "minutes": list(game.info.minutes),
            }
            for slug, game in tables.games.items()
        ]

    def dm_of(self, member: int) -> int:
        """Give the channel between a member and the bot."""
        return self._env.backend.get_dm_channel(member).id

    def history(self, member: int, channel: int) -> list[dict[str, Any]]:
        """List the latest messages of a channel that a member may see, oldest first."""
        backend = self._env.backend
        seen = [
            message
            for message in backend.messages.get(channel, {}).values()
            if backend.who_sees(message) in (None, member)
        ]
        seen.sort(key=lambda message: message.id)
        return [dict(serializers.message_payload(backend, each)) for each in seen[-HISTORY:]]

    # What people do; all of it raises `Failed`

    async def say(self, member: int, channel: int, text: str) -> None:
        """Type a message; "@Name" mentions whoever is called so."""
        actor, place = self._actor(member, channel)
        if not 0 < len(text) <= 2000:
            raise Failed("A message has 1 to 2000 characters.")
        for each in self.everybody():
            text = text.replace(f"@{each['name']}", f"<@{each['id']}>")
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
            raise Failed(f"The option “{error.option}” is missing or does not fit.") from error
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
            shown = simcord.ResponseMessage(self._env, self._message(channel, message))
            return _answered(await actor.click(shown, custom_id=custom_id))
        except (simcord.SetupError, simcord.BackendError) as error:
            raise _failed(error, "That button is no longer there.") from error

    async def choose(
        self, member: int, channel: int, message: int, custom_id: str, values: Sequence[str]
    ) -> Answered:
        """Choose from a menu: texts, or ids of people or channels."""
        actor, place = self._actor(member, channel)
        try:
            kept = self._message(channel, message)
            menus = (part for part in walk_components(kept.components) if part.get("custom_id"))
            kind = next((part["type"] for part in menus if part["custom_id"] == custom_id), 0)
            chosen = self._chosen(kind, values, afar=place is None)
            shown = simcord.ResponseMessage(self._env, kept)
            return _answered(await actor.select(shown, chosen, custom_id=custom_id))
        except (simcord.SetupError, simcord.BackendError) as error:
            raise _failed(error, "That cannot be chosen any more.") from error

    async def submit(
        self, member: int, channel: int, opener: Answered, fields: Mapping[str, Any]
    ) -> Answered:
        """Send a form that an earlier act was answered with."""
        actor, place = self._actor(member, channel)
        form = opener.modal or {}
        kinds = {
            part["custom_id"]: part["type"]
            for part in walk_components(form.get("components") or [])
            if part.get("custom_id")
        }
        try:
            given = {
                key: self._chosen(kinds.get(key, 0), value, afar=place is None)
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

    def _message(self, channel: int, message: int) -> Message:
        return self._env.backend.get_message(channel, message)

    def _chosen(self, kind: int, values: Sequence[str], *, afar: bool) -> list[Any]:
        if kind in (0, STRING_SELECT) or not all(value.isdecimal() for value in values):
            return list(values)
        if kind == CHANNEL_SELECT:
            return [self.channels.get(int(value), value) for value in values]
        people = [self.members.get(int(value)) for value in values]
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
        if kind == USER and text.isdecimal():
            return self.members.get(int(text), value)
        if kind == CHANNEL and text.isdecimal():
            return self.channels.get(int(text), value)
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


def _failed(error: Exception, sentence: str) -> Failed:
    log.debug("refused by the simulated Discord: %s", error)
    return Failed(sentence)
