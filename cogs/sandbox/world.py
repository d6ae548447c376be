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

#: Discord waits so long for an answer.
ANSWER_SECONDS = 3.0

#: An answer's token is good for so long.
TOKEN_SECONDS = 15 * 60

#: So many pictures stay after their message has let them go: a window may still be fetching them.
PICTURES_LET_GO = 64

_PNG = b"\x89PNG\r\n\x1a\n"


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

    def name_bot(self, name: str) -> None:
        """Call the bot so."""
        bot = self.backend.bot_user
        bot.name = bot.global_name = name

    @property
    def bot_id(self) -> int:
        """The bot's own id."""
        return self.backend.bot_user.id

    def go_live(self) -> None:
        """Let time be the time on the wall from now on; until here it stands still."""
        self.backend.clock = LiveClock()

    def dm_of(self, user: int) -> int:
        """Give the channel between somebody and the bot; it is made where there is none."""
        return self.backend.get_dm_channel(user).id

    def commands(self) -> list[dict[str, Any]]:
        """List the commands that are registered everywhere, as Discord keeps them."""
        return [dict(each) for each in self.backend.commands.get(None, {}).values()]

    def seen(self, user: int, channel: int, most: int, own: int) -> list[dict[str, Any]]:
        """List the latest messages of a channel that somebody may see, oldest first.

        At most `most` that everybody sees, and `own` ephemeral ones: hands that somebody looks at
        again and again do not push the table away.
        """
        backend = self.backend
        messages = sorted(backend.messages.get(channel, {}).values(), key=lambda each: each.id)
        seen = [each for each in messages if backend.who_sees(each) in (None, user)]
        fleeting = [each for each in seen if each.is_ephemeral][-own:]
        lasting = [each for each in seen if not each.is_ephemeral][-most:]
        shown = sorted((*fleeting, *lasting), key=lambda each: each.id)
        return [dict(serializers.message_payload(backend, each)) for each in shown]

    def shown(self, channel: int, message: int) -> simcord.ResponseMessage:
        """Give a message to act on. Raises `simcord.BackendError` where it is gone."""
        return simcord.ResponseMessage(self, self.backend.get_message(channel, message))


def kind_of(parts: Sequence[dict[str, Any]], custom_id: str) -> int:
    """Give the kind of a control in a message or a form, as Discord numbers them; 0: not there."""
    for part in walk_components(list(parts)):
        if part.get("custom_id") == custom_id:
            return int(part["type"])
    return 0
