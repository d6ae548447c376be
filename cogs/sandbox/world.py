"""simcord 3.2.1 in real time: the only module (with `guild`) that imports simcord.

simcord is made for tests: its clock stands still, one action at a time waits until the bot has
nothing left to do, and nobody is notified of changes. Here the clock runs, members act at the same
time and wait for their own response only, and listeners receive every message.

simcord's public interface is `Env`, the members, users and channels it creates, and their methods.
This module also uses the following internals; `tests/sandbox/test_seam.py` fails if one changes:

- `Env._bot_scope`, `_runtime._BOT_SCOPE`: mark the bot's work, to count and time it.
- `Env._settle_internal(dispatch=...)`: what each action waits for.
- `Env._begin_operation(label)`, `Env._end_operation()`: refuse two actions at a time.
- `Env._record_error(error)`: collects every error until the end of a test.
- `_clock.Clock.now()` and `backend.Backend(clock=...)`: the simulated time.
- `Backend.commit_message`, `edit_message`, `delete_message`, `bulk_delete_messages`, `emit`,
  `new_interaction`: every change of a message or an interaction goes through them.
- `Backend.messages`, `get_message`, `get_channel`, `get_dm_channel`, `dm_channels`, `commands`,
  `bot_user`, `interactions`, `interaction_tokens`, `transcript`, `http_requests`, `cdn`: read, and
  cleared of records that only tests need.
- `Backend.create_application_emoji(name)`: what the application shows beside words.
- `models.Message` and `models.Interaction`, their fields; `serializers.message_payload`.
- `cdn.CdnStore`: where attachments are stored.
- `components.walk_components`: finds the type of a select menu.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import struct
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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

from cogs.app.client import Hedgerow

log = logging.getLogger("hedgerow.sandbox")

#: Discord's limit for the first response to an interaction.
ANSWER_SECONDS = 3.0

#: How long an interaction token is valid.
TOKEN_SECONDS = 15 * 60

#: Removed attachments that are still served: a window may be fetching them.
REMOVED_ATTACHMENTS = 64

_PNG, _GIF = b"\x89PNG\r\n\x1a\n", b"GIF89a"


class WorldEvent(NamedTuple):
    """An event of kind `message`, `gone`, `typing` or `threads`, or the bot's `down` and `up`."""

    kind: str
    data: dict[str, Any]
    only: int | None = None  #: the only member who may see it; `None`: everybody


Listener = Callable[[WorldEvent], None]


class LiveClock(Clock):
    """The real time."""

    def now(self) -> datetime:
        """Return the present time."""
        return datetime.now(UTC)


class Attachments(CdnStore):
    """Attachments, served by this machine under addresses that cannot be guessed."""

    def __init__(self) -> None:
        super().__init__()
        self._files: dict[str, tuple[str, bytes]] = {}
        self._removed: OrderedDict[str, None] = OrderedDict()

    def store_attachment(
        self,
        attachment_id: int,
        channel_id: int,
        filename: str,
        data: bytes,
        description: str | None,
    ) -> dict[str, Any]:
        """Store a file and return its payload as Discord sends it, with a picture's size."""
        payload = super().store_attachment(attachment_id, channel_id, filename, b"", description)
        key = secrets.token_urlsafe(16)
        self._files[key] = (str(payload["content_type"]), data)
        payload["url"] = payload["proxy_url"] = f"/pictures/{key}/{filename}"
        payload["size"] = len(data)
        if data.startswith(_PNG):
            payload["width"], payload["height"] = struct.unpack_from(">II", data, 16)
        elif data.startswith(_GIF):
            payload["width"], payload["height"] = struct.unpack_from("<HH", data, 6)
        return payload

    def get(self, url: str) -> bytes | None:
        """Return the bytes of a file by its address."""
        found = self.by_key(_key(url))
        return found[1] if found else None

    def by_key(self, key: str) -> tuple[str, bytes] | None:
        """Return content type and bytes of a file by the secret part of its address."""
        return self._files.get(key)

    def remove(self, attachments: Iterable[Mapping[str, Any]]) -> None:
        """Drop files that no message shows any more, once enough later ones are removed."""
        for attachment in attachments:
            self._removed[_key(str(attachment["url"]))] = None
        while len(self._removed) > REMOVED_ATTACHMENTS:
            key, _ = self._removed.popitem(last=False)
            self._files.pop(key, None)


def _key(url: str) -> str:
    parts = url.split("/")
    return parts[2] if len(parts) > 2 else ""


@dataclass
class LiveInteraction(Interaction):
    """An interaction with an event that is set when it is answered."""

    answered: asyncio.Event = field(default_factory=asyncio.Event)

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name == "responded" and value:
            self.answered.set()


class LiveBackend(Backend):
    """A simulated Discord that publishes changes of messages and keeps no test records."""

    def __init__(self) -> None:
        super().__init__()
        self.listeners: list[Listener] = []
        self.cdn: Attachments = Attachments()
        #: user -> the language of their Discord, where it is not English
        self.languages: dict[int, str] = {}

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Store a message and publish it."""
        stored = super().commit_message(message, broadcast=broadcast)
        self._publish_message(stored)
        return stored

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        """Edit a message and publish it."""
        before = list(self.get_message(channel_id, message_id).attachments)
        edited = super().edit_message(channel_id, message_id, fields)
        current = {attachment["url"] for attachment in edited.attachments}
        self.cdn.remove(old for old in before if old["url"] not in current)
        self._publish_message(edited)
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message and publish that."""
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._publish_deletion(message)

    def bulk_delete_messages(self, channel_id: int, message_ids: Iterable[int]) -> list[int]:
        """Delete several messages and publish that."""
        wanted = [self.messages.get(channel_id, {}).get(each) for each in list(message_ids)]
        existing = [message for message in wanted if message is not None]
        gone = super().bulk_delete_messages(channel_id, [message.id for message in existing])
        for message in existing:
            self._publish_deletion(message)
        return gone

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send a gateway event to the bot; an interaction has the language of its member."""
        if event == "INTERACTION_CREATE":
            who = payload.get("member") or payload
            language = self.languages.get(int(who["user"]["id"]))
            if language is not None:
                # The tables that a member opens are in their language, as they are alone here.
                payload = {**payload, "locale": language, "guild_locale": language}
        super().emit(event, payload)
        self.transcript.clear()
        self.http_requests.clear()
        if event == "TYPING_START":
            channel = int(payload["channel_id"])
            self.publish(WorldEvent("typing", {"channel_id": str(channel)}, self._dm_user(channel)))
        elif event == "THREAD_CREATE":
            self.publish(WorldEvent("threads", {}))

    def new_interaction(
        self, type: int, channel_id: int, user_id: int, guild_id: int | None
    ) -> LiveInteraction:
        """Create an interaction, and drop those whose token has expired."""
        created = super().new_interaction(type, channel_id, user_id, guild_id)
        live = LiveInteraction(**vars(created))
        self.interactions[live.id] = live
        now = self.now_iso()
        for old in list(self.interactions.values()):
            if old.expires_at is None or old.expires_at > now:
                break
            del self.interactions[old.id]
            self.interaction_tokens.pop(old.token, None)
        return live

    def only_viewer(self, message: Message) -> int | None:
        """Return the only user who may see a message, or `None` if everybody may."""
        if message.is_ephemeral:
            asker = (message.interaction_metadata or {}).get("user") or {}
            return int(asker.get("id", 0))
        return self._dm_user(message.channel_id)

    def _dm_user(self, channel_id: int) -> int | None:
        channel = self.get_channel(channel_id)
        if channel.guild_id is not None:
            return None
        people = [each for each in channel.recipient_ids if each != self.bot_user.id]
        return people[0]

    def publish(self, event: WorldEvent) -> None:
        """Call every listener with an event."""
        for listener in tuple(self.listeners):
            try:
                listener(event)
            except Exception:
                log.exception("an event could not be sent to a window")

    def _publish_message(self, message: Message) -> None:
        payload = dict(serializers.message_payload(self, message))
        self.publish(WorldEvent("message", payload, self.only_viewer(message)))

    def _publish_deletion(self, message: Message) -> None:
        self.cdn.remove(message.attachments)
        data = {"channel_id": str(message.channel_id), "id": str(message.id)}
        self.publish(WorldEvent("gone", data, self.only_viewer(message)))


class LiveEnv(simcord.Env):
    """A simcord environment that waits for the response to an action and for nothing else."""

    def __init__(self, client: Hedgerow) -> None:
        super().__init__(client, check_errors=False, shard_count=1)
        self.backend: LiveBackend = LiveBackend()

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        with super()._bot_scope():
            token = _BOT_SCOPE.set(None)
            try:
                yield
            finally:
                _BOT_SCOPE.reset(token)

    def _begin_operation(self, label: str) -> None:
        """Allow actions at the same time."""

    def _end_operation(self) -> None:
        pass

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        if dispatch != "INTERACTION_CREATE":
            return
        # Created in this same step of the event loop, so the latest one is ours.
        interaction = next(reversed(self.backend.interactions.values()))
        assert isinstance(interaction, LiveInteraction)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await interaction.answered.wait()

    def _record_error(self, error: BaseException) -> None:
        log.debug("an error that the bot has answered and logged: %r", error)

    def name_bot(self, name: str) -> None:
        """Set the bot's name."""
        bot = self.backend.bot_user
        bot.name = bot.global_name = name

    def add_emojis(self, names: Iterable[str]) -> None:
        """Add emojis to the application, as if an earlier start had uploaded them."""
        for name in names:
            self.backend.create_application_emoji(name)

    @property
    def bot_id(self) -> int:
        """The bot's own id."""
        return self.backend.bot_user.id

    def go_live(self) -> None:
        """Use the real time from now on; until here the clock stands still."""
        self.backend.clock = LiveClock()

    def dm_of(self, user: int) -> int:
        """Return the id of the DM channel of a user and the bot, creating it if needed."""
        return self.backend.get_dm_channel(user).id

    def commands(self) -> list[dict[str, Any]]:
        """Return the globally registered commands in Discord's format."""
        return [dict(each) for each in self.backend.commands.get(None, {}).values()]

    def visible_messages(
        self, user: int, channel: int, most: int, own: int
    ) -> list[dict[str, Any]]:
        """Return the latest messages of a channel that a user may see, oldest first.

        At most `most` public ones and `own` ephemeral ones, so that many opened hands do not push
        the table out of view.
        """
        backend = self.backend
        messages = sorted(backend.messages.get(channel, {}).values(), key=lambda each: each.id)
        visible = [each for each in messages if backend.only_viewer(each) in (None, user)]
        ephemeral = [each for each in visible if each.is_ephemeral][-own:]
        public = [each for each in visible if not each.is_ephemeral][-most:]
        shown = sorted((*ephemeral, *public), key=lambda each: each.id)
        return [dict(serializers.message_payload(backend, each)) for each in shown]

    def shown(self, channel: int, message: int) -> simcord.ResponseMessage:
        """Return a message to act on. Raise `simcord.BackendError` if it does not exist."""
        return simcord.ResponseMessage(self, self.backend.get_message(channel, message))


def component_type(parts: Sequence[dict[str, Any]], custom_id: str) -> int:
    """Return Discord's type number of a control in a message or modal, or 0 if it is not there."""
    for part in walk_components(list(parts)):
        if part.get("custom_id") == custom_id:
            return int(part["type"])
    return 0
