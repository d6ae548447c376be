"""The real bot on simcord's simulated Discord, and what a person does and sees there.

All that leans on private names of simcord stands in this module (pinned to the version in the
lock): `burst` for clicks that arrive at one moment, and a world whose time is no machine's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import interactions
from simcord._settlement import _next_virtual_timer
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType, OverwriteType

from cogs.app.client import Hedgerow
from cogs.app.clock import DiscordClock
from engine.api.game import AnyGame
from engine.catalogue import catalogue
from engine.service.tables import Tables
from storage.archive import SqliteArchive
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization
from tests.support.worker_thread import WorkerThread

#: Sleeps shorter than this are over at the end of every act; longer ones wait for `pass_time`.
SHORT_SECONDS = 4.5

#: Where the application's emojis are.
EMOJIS = "/applications/*/emojis"

#: Whatever has not come to rest by then never does, however busy the machine is.
SETTLE_SECONDS = 90.0

#: The house's pause, long enough to be such a longer one.
HOUSE_MS = 10_000

simcord.Env._settle_internal.__kwdefaults__ |= {"idle": 0.002}  # type: ignore[operator]


class _Env(simcord.Env):
    """A world whose time passes only while nothing is done, and then at once.

    simcord's timers also ring by the machine's clock: where that is slow, an answer in time is
    late, and what a test has not yet waited for has happened.
    """

    def _schedule_timer(self, *_: Any) -> None:
        """Leave every timer to `_settle_internal` and `advance_time`."""

    async def _settle_internal(self, *, _deadline: float | None = None, **given: Any) -> None:
        if given.get("timeout") is not None:
            given["timeout"] = SETTLE_SECONDS  # simcord allows a restart 5 s
        until = self._virtual_time + SHORT_SECONDS
        await super()._settle_internal(_deadline=_deadline, **given)
        if _deadline is not None:
            return  # `advance_time` moves the clock itself
        while (due := _next_virtual_timer(self._settlement_state())) is not None and due <= until:
            self._move_clock(due)
            await super()._settle_internal(**given)


class CountedEntropy:
    """Seeds in a row, so that a test deals the same cards every time."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self) -> bytes:
        self.drawn += 1
        return self.drawn.to_bytes(32, "big")


@cache
def _read_games() -> Mapping[str, AnyGame]:
    """Read once for all bots what takes a quarter of a bot's start."""
    return catalogue(SEEDS)


async def build(path: Path) -> Hedgerow:
    """Put the real layers together over a real file."""
    archive = await SqliteArchive.open_file(path)
    games = _read_games()
    clock, entropy, house = DiscordClock(), CountedEntropy(), WorkerThread()
    tables = Tables(games, archive, clock, entropy, house, HOUSE_MS)
    return Hedgerow(shared_localization(), tables, archive)


class Sim:
    """A server with one channel, people in it, and the bot."""

    def __init__(self, env: simcord.Env, path: Path) -> None:
        self.env, self.path = env, path
        self.guild = env.create_guild("Hedge")
        self.channel = self.guild.create_text_channel("tables")
        self.people: dict[str, Any] = {}
        self.attic: Any = None  #: a second channel, where a test makes one

    @property
    def bot(self) -> Hedgerow:
        return self.env.bot  # type: ignore[return-value]

    def person(self, name: str, **more: Any) -> Any:
        """Let somebody join the server."""
        user = self.env.create_user(name.casefold(), global_name=name)
        self.people[name] = self.guild.add_member(user, **more)
        return self.people[name]

    def manager(self, name: str) -> Any:
        """Let somebody join who manages channels and messages."""
        powers = discord.Permissions(manage_messages=True, manage_channels=True)
        return self.person(name, roles=[self.guild.create_role("keeper", permissions=powers)])

    @property
    def table(self) -> discord.Message:
        """The latest table message in the channel."""
        return next(m for m in reversed(self.channel.history()) if m.flags.components_v2)

    def dm(self, person: Any) -> discord.Message:
        """Return the latest hand that somebody has by DM."""
        history = person.user.dm_channel.history()
        return next(m for m in reversed(history) if m.flags.components_v2)

    async def restart(self, *, kill: bool = False) -> None:
        """Start the bot again on the same file; with `kill` the old one is not closed in order."""
        old = self.bot
        if not kill:
            await old.close()
            await self.env.restart_bot(await build(self.path))
            return
        await old.archive.close()
        await self.env.restart_bot(await build(self.path))

    async def pass_time(self, seconds: float) -> None:
        """Let virtual time pass: timers run in order, at once."""
        await self.env.advance_time(seconds)

    async def run(self, work: Awaitable[Any]) -> Any:
        """Run a coroutine of the bot's own."""

        async def awaited() -> Any:
            return await work

        with self.env._bot_scope():
            task = asyncio.get_running_loop().create_task(awaited())
        await self.env.settle()
        return await task

    async def burst(self, *clicks: tuple[Any, ...]) -> list[Any]:
        """Let (who, message, custom_id[, values]) click at one moment, stale or forged ids too."""
        env, records = self.env, []
        env._begin_operation("burst")
        try:
            for actor, message, custom_id, *values in clicks:
                # The answer to a command knows no channel: it was given in this one.
                channel = getattr(message, "channel", self.channel)
                stored = env.backend.get_message(channel.id, message.id)
                kind = ComponentType.STRING_SELECT if values else ComponentType.BUTTON
                data: dict[str, Any] = {"custom_id": custom_id, "component_type": int(kind)}
                if values:
                    data["values"] = values[0]
                guild = getattr(actor, "guild", None)
                record, payload = interactions.base_payload(
                    env.backend,
                    type=InteractionType.MESSAGE_COMPONENT,
                    channel_id=stored.channel_id,
                    guild_id=guild.id if guild else None,
                    user_id=actor.id,
                    data=data,
                )
                payload["message"] = dict(serializers.message_payload(env.backend, stored))
                record.source_message_id = stored.id
                env.backend.emit("INTERACTION_CREATE", payload)
                records.append(record)
            await env._settle_internal(dispatch="burst")
        finally:
            env._end_operation()
        return [simcord.InteractionResult(env, record) for record in records]

    def thread(self, parent: Any, name: str = "round two") -> Any:
        """Begin a thread in a channel, or a post in a forum."""
        made = self.env.backend.create_thread(parent.id, name, self.env.backend.bot_user.id)
        return next(each for each in parent.threads if each.id == made.id)

    def deny(self, member: Any = None, **permissions: bool) -> None:
        """Take permissions in the channel, of the bot or a member: `deny(send_messages=False)`."""
        allow, no = discord.PermissionOverwrite(**permissions).pair()
        self.env.backend.set_overwrite(
            self.channel.id,
            Overwrite(
                target_id=(member or self.env.backend.bot_user).id,
                type=OverwriteType.MEMBER,
                allow=allow.value,
                deny=no.value,
            ),
        )

    def restore(self) -> None:
        """Restore the permissions."""
        self.env.backend.delete_overwrite(self.channel.id, self.env.backend.bot_user.id)

    def fail(
        self, method: str, path: str, *, status: int, code: int = 0, times: int | None = 1
    ) -> None:
        """Let Discord answer a request with an error, `times` times (`None`: always)."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def close_dms(self) -> None:
        """Let Discord refuse all DMs."""
        for channel in self._dm_paths():
            self.fail("POST", channel, status=403, code=50007, times=None)

    def open_dms(self) -> None:
        """Let Discord accept DMs again."""
        paths = self._dm_paths()
        self.env.backend.faults[:] = [f for f in self.env.backend.faults if f["path"] not in paths]

    def _dm_paths(self) -> list[str]:
        return [f"/channels/{p.user.dm_channel.id}/messages" for p in self.people.values()]


def nodes(message: Any) -> list[dict[str, Any]]:
    """Return every component of a message, nested ones too."""
    roots = [c if isinstance(c, dict) else c.to_dict() for c in message.components]
    return list(walk_components(roots))


def text(message: Any) -> str:
    """Return all text of a message."""
    return "\n".join(node["content"] for node in nodes(message) if node["type"] == 10)


def alts(message: Any) -> list[str]:
    """Return the alt texts of a message's pictures."""
    return [
        item.get("description") or ""
        for node in nodes(message)
        if node["type"] == 12
        for item in node["items"]
    ]


def controls(message: Any) -> dict[str, dict[str, Any]]:
    """Return custom_id -> component for every enabled control of a message."""
    return {
        node["custom_id"]: node
        for node in nodes(message)
        if node["type"] in (2, 3) and "custom_id" in node and not node.get("disabled")
    }


def labelled(message: Any, label: str) -> str:
    """Return the custom_id of the button whose label starts with this."""
    return next(
        custom_id
        for custom_id, node in controls(message).items()
        if (node.get("label") or "").startswith(label)
    )


class _Swallowed(logging.Handler):
    """Collects logged errors of discord.py and the bot, which must fail a test."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.snapshot: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.snapshot.append(self.format(record))


@asynccontextmanager
async def simulated(path: Path, *, expect_errors: bool = False) -> AsyncIterator[Sim]:
    """Run the bot on a fresh world; errors that were logged fail the test unless expected."""
    swallowed = _Swallowed()
    logging.getLogger().addHandler(swallowed)
    env = _Env(await build(path), settle_timeout=SETTLE_SECONDS, shard_count=1)
    # Painting all icons takes a second: only tests of icons are worth that.
    env.inject_error("GET", EMOJIS, status=403, code=50001, times=None)
    try:
        await env.start()
        yield Sim(env, path)
    finally:
        if not env.bot.is_closed():
            await env.bot.close()
        await env.shutdown()
        logging.getLogger().removeHandler(swallowed)
    env.raise_errors()
    assert expect_errors or not swallowed.snapshot, "\n".join(swallowed.snapshot)


Simulated = Callable[[], Awaitable[Sim]]
