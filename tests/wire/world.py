"""The state of the loopback Discord: people, guilds, channels, messages, interactions, calls.

It knows neither HTTP nor WebSockets. Code that changes it calls `touched`, so that tests can wait.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import IntFlag
from typing import TypeVar

from .fair_clock import FairClock, Moment
from .message_version import Control, File, Flag, Json, Shown

T = TypeVar("T")

_DISCORD_EPOCH_MS = 1_420_070_400_000


class Permission(IntFlag):
    """Discord's permission bits, as far as they matter here."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38


#: Default permissions of everybody, the bot included.
USUAL = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)


@dataclass(eq=False)
class User:
    """An account. `dms_open` may be changed at any time; `permissions` hold in every guild."""

    id: int
    name: str
    display_name: str
    locale: str = "en-US"
    dms_open: bool = True
    bot: bool = False
    permissions: Permission = USUAL

    @property
    def mention(self) -> str:
        """Return a mention of the account."""
        return f"<@{self.id}>"


@dataclass(eq=False)
class Guild:
    """A server. `bot_gone`: the bot was removed."""

    id: int
    name: str
    locale: str = "en-US"
    members: list[User] = field(default_factory=list)
    channels: list[Channel] = field(default_factory=list)
    owner: User | None = None
    bot_gone: bool = False
    unavailable: bool = False


@dataclass(eq=False)
class Channel:
    """A text channel of a guild, or the direct messages with `recipient`."""

    id: int
    name: str
    guild: Guild | None = None
    recipient: User | None = None
    bot_permissions: Permission = USUAL
    messages: dict[int, Message] = field(default_factory=dict, repr=False)
    deleted: bool = False

    @property
    def is_dm(self) -> bool:
        """Return True for direct messages, False for a channel of a guild."""
        return self.recipient is not None

    def read_by(self, user: User) -> tuple[Message, ...]:
        """Return the messages a user sees here, oldest first: not deleted, not for other eyes."""
        return tuple(each for each in self.messages.values() if each.visible_to(user))


@dataclass(eq=False)
class Message:
    """A message and every version it has had. `viewer`: the one person an ephemeral is for."""

    id: int
    channel: Channel
    author: User
    viewer: User | None = None
    versions: list[Shown] = field(default_factory=list)
    interaction: Interaction | None = None
    nonce: str | None = None
    reply_to: int | None = None
    mentions: list[User] = field(default_factory=list)
    pinged: list[User] = field(default_factory=list)
    edited_at: datetime | None = None
    deleted: bool = False
    #: The emoji that the bot reacted with.
    reactions: list[str] = field(default_factory=list)

    @property
    def shown(self) -> Shown:
        """Return the current version."""
        return self.versions[-1]

    @property
    def text(self) -> str:
        """Return the text that stands now."""
        return self.shown.text

    @property
    def controls(self) -> tuple[Control, ...]:
        """Return the buttons and menus that stand now."""
        return self.shown.controls

    @property
    def files(self) -> tuple[File, ...]:
        """Return the attachments that stand now."""
        return self.shown.files

    @property
    def ephemeral(self) -> bool:
        """Return True if one person alone sees it."""
        return self.viewer is not None

    @property
    def loading(self) -> bool:
        """Return True if it is still "thinking ..."."""
        return bool(self.shown.flags & Flag.LOADING)

    @property
    def created_at(self) -> datetime:
        """Return the moment its id says."""
        return datetime.fromtimestamp(((self.id >> 22) + _DISCORD_EPOCH_MS) / 1000, UTC)

    def visible_to(self, user: User) -> bool:
        """Return True if this user sees the message now."""
        return not (self.deleted or self.channel.deleted) and self.was_visible_to(user)

    def was_visible_to(self, user: User) -> bool:
        """Return True if this user sees the message, or did while it was there."""
        if self.viewer is not None:
            return self.viewer is user
        if self.channel.guild is not None:
            return user in self.channel.guild.members
        return self.channel.recipient is user

    def control(self, what: str) -> Control:
        """Find a button or menu by its custom_id, its label, or a part of its label.

        Fails the test unless there is exactly one, naming those that are there.
        """
        wanted = what.casefold()
        tests: tuple[Callable[[Control], bool], ...] = (
            lambda each: each.custom_id == what,
            lambda each: each.label.casefold() == wanted,
            lambda each: wanted in each.label.casefold(),
        )
        for test in tests:
            found = [each for each in self.controls if test(each)]
            if len(found) == 1:
                return found[0]
        there = ", ".join(f"{each.label!r} ({each.custom_id})" for each in self.controls)
        raise AssertionError(f"no single control {what!r} on message {self.id}; there are: {there}")


@dataclass(eq=False)
class Interaction:
    """Something a user did to the bot, and what the bot answered."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    started: Moment
    message: Message | None = None  #: the one whose control was used
    command: str | None = None
    callback: int | None = None  #: the type of the answer
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None


@dataclass(eq=False)
class Call:
    """One HTTP request of the bot. `body` is the JSON (of `payload_json` where files came too)."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    body: Json | list[Json] | None
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict, repr=False)
    at: float = field(default_factory=time.monotonic)
    status: int = 0
    answer: object = field(default=None, repr=False)

    def __str__(self) -> str:
        code = self.answer.get("code") if isinstance(self.answer, dict) else None
        path = "/".join(
            f"{each[:12]}..." if len(each) > 40 else each for each in self.path.split("/")
        )
        return f"{self.method} {path} -> {self.status}" + (f" ({code})" if code else "")


class World:
    """Everything there is, and every call that was made.

    `answer_seconds` and `token_seconds` are Discord's 3 s to the first answer and 15 min of an
    interaction's token, by a fair `clock`; tests may shorten them.
    """

    def __init__(self, cdn: str, bot_name: str = "Hedgerow") -> None:
        self.cdn = cdn
        self.clock = FairClock()
        self.answer_seconds = 3.0
        self.token_seconds = 900.0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.interactions: dict[str, Interaction] = {}
        self.calls: list[Call] = []
        #: the people of the team that owns the application, with their roles; the first owns it
        self.team: dict[User, str] = {}
        #: the names of the application's emojis
        self.emojis: tuple[str, ...] = ()
        #: ids that are given out first, in this order
        self.next_ids: list[int] = []
        self._last_id = 0
        self._touch = asyncio.Event()
        self.bot = self.add_user(bot_name, bot=True)

    def snowflake(self) -> int:
        """Return a fresh id that says the present time, as Discord's do; or the next demanded."""
        if self.next_ids:
            return self.next_ids.pop(0)
        now = (time.time_ns() // 1_000_000 - _DISCORD_EPOCH_MS) << 22
        self._last_id = max(now, self._last_id + 1)
        return self._last_id

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Make an account; its user name is the name in lower case."""
        user = User(self.snowflake(), name.casefold().replace(" ", "_"), name, locale, bot=bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """Make a guild that the bot belongs to."""
        guild = Guild(self.snowflake(), name, locale, [self.bot])
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Make a text channel."""
        channel = Channel(self.snowflake(), name, guild)
        guild.channels.append(channel)
        self.channels[channel.id] = channel
        return channel

    def dm_with(self, user: User) -> Channel:
        """Return the direct messages between the bot and a user; opened at the first time."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.snowflake(), f"dm-{user.name}", recipient=user)
        self.channels[channel.id] = channel
        return channel

    def begin(
        self,
        kind: int,
        user: User,
        channel: Channel,
        *,
        message: Message | None = None,
        command: str | None = None,
    ) -> Interaction:
        """Record an interaction of a user; the bot's response is due from now on."""
        token = "aW50ZXJhY3Rpb24" + secrets.token_urlsafe(48)
        began = self.clock.now()
        made = Interaction(self.snowflake(), token, kind, user, channel, began, message, command)
        self.interactions[token] = made
        return made

    def messages(self) -> tuple[Message, ...]:
        """Return every message there ever was, oldest first, deleted and ephemeral ones too."""
        every = (each for channel in self.channels.values() for each in channel.messages.values())
        return tuple(sorted(every, key=lambda each: each.id))

    def touched(self) -> None:
        """Wake the tasks that wait for a condition."""
        self._touch.set()
        self._touch = asyncio.Event()

    async def until(self, test: Callable[[], T | None], seconds: float, what: str) -> T:
        """Wait until the test returns something true and return that.

        Raise `AssertionError` with `what` was awaited when so many fair seconds have passed.
        """
        began = self.clock.now()
        while True:
            touch = self._touch
            if found := test():
                return found
            if self.clock.over(began, seconds):
                raise AssertionError(f"waited {seconds:g} s in vain: {what}")
            try:
                await asyncio.wait_for(touch.wait(), 0.1)
            except TimeoutError:
                continue
