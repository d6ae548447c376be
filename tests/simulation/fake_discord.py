"""The simulated Discord: the messages that stand, and who gets a click.

A request takes time; it may fail, or be carried out although it failed. A message is sent once for
a nonce, as long as Discord remembers it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextvars import Context
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import discord
import yarl
from msgspec import Struct

from cogs.app.settings import Settings
from cogs.messages.delivery import MESSAGE_GONE
from cogs.messages.reply import DEFER_AFTER_SECONDS
from cogs.messages.request_pace import RequestPace
from engine.service.ports import Archive
from engine.service.tables import Place, Tables
from engine.table.model import Change
from engine.table.snapshot import TableSnapshot
from storage.errors import ArchiveError
from tests.simulation.loop import Loop
from tests.simulation.people import SHARDS, guild_of
from tests.support.random_play import Dice
from tests.support.stand_in import StandIn

T = TypeVar("T")

#: Discord remembers a nonce for so long.
_NONCE_SECONDS = 180.0

#: After this time without an answer, Discord says that the interaction failed.
_ANSWER_SECONDS = 15.0


class Unanswered(ArchiveError):
    """Nobody has answered a click."""


class Message(Struct):
    """A message on Discord; it shows `None` once it is deleted."""

    channel: int
    shown: object
    nonce: int | None
    sent_at: float


class Shown(Struct, frozen=True):
    """What a message shows, instead of its page."""

    kind: str
    table: int
    revision: int
    seat: int | None = None
    digest: bytes = b""

    def check_picture(self) -> None:
        """As a page whose picture is there."""

    def send_arguments(self) -> dict[str, Any]:
        return {"view": self}

    def edit_arguments(self) -> dict[str, Any]:
        return {"view": self}


class Bot(StandIn):
    """A client of Discord, as a process runs it."""

    number: int  #: of the process whose servers it has
    is_connected: bool
    discord: Discord
    machine: Any
    archive: Archive
    tables: Tables
    request_pace: RequestPace
    in_flight: set[asyncio.Task[Any]]


class Discord:
    """The messages that stand, and the clients that are connected."""

    def __init__(self, loop: Loop, dice: Dice) -> None:
        self.loop, self.dice = loop, dice
        self.messages: dict[int, Message] = {}
        self.clients: list[Bot] = []
        self.events = 0
        self.answered: Counter[int] = Counter()
        self.deferred: set[int] = set()  #: before it was known who answers
        self.unruly = False

    async def request(self, client: Bot, effect: Callable[[], T]) -> T:
        """Do something on Discord; it may fail, or happen although it failed."""
        url = yarl.URL("https://discord.com/api/v10/channels/1/messages")
        await client.request_pace._before_request(cast(Any, None), cast(Any, None), params(url))
        if client.machine.is_dying:
            raise ConnectionResetError
        answer = self.loop.create_future()
        fault = self.dice.below(60) if self.unruly else -1

        def answer_now(result: object) -> None:
            if answer.done():
                return
            if isinstance(result, Exception):
                answer.set_exception(result)
            else:
                answer.set_result(result)

        def arrive() -> None:
            result: object
            if fault == 0:
                result = discord.DiscordServerError(response(500), "")
            else:
                try:
                    result = effect()
                except discord.HTTPException as error:
                    result = error
                if fault == 1:
                    result = ConnectionResetError()
            self.loop.call_later(self._delay(), answer_now, result, context=Context())

        self.loop.call_later(self._delay(), arrive, context=Context())
        return cast(T, await answer)

    def send(self, channel: int, shown: object, nonce: int | None) -> int:
        """Return the id of the message: of the earlier one for a nonce that is still known."""
        now = self.loop.time()
        for number, message in self.messages.items():
            is_same = nonce and (message.nonce, message.channel) == (nonce, channel)
            if is_same and message.sent_at > now - _NONCE_SECONDS:
                return number
        number = len(self.messages) + 1
        self.messages[number] = Message(channel, shown, nonce, now)
        return number

    def edit(self, number: int, shown: object) -> None:
        message = self.messages[number]
        if message.shown is None:
            raise discord.NotFound(response(404), {"code": MESSAGE_GONE, "message": "Unknown"})
        message.shown = shown

    def _delay(self) -> float:
        long = self.unruly and not self.dice.below(20)
        return 0.02 + self.dice.below(1500 if long else 60) / 1000

    async def click(self, number: int, call: Callable[[Tables], Awaitable[T]]) -> T:
        """Return the answer to what somebody does, of one of the clients that get it."""
        self.events += 1
        clients = [each for each in self.clients if each.number == number and each.is_connected]
        tasks = {
            each.machine.spawn(self._answer(each, self.events, call)): each for each in clients
        }
        waiting = set(tasks)
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                while waiting:
                    done, waiting = await asyncio.wait(waiting, return_when="FIRST_COMPLETED")
                    for task in done:
                        if not task.cancelled() and task.result() is not _NOT_MINE:
                            return cast(T, task.result())
        except TimeoutError:
            pass
        finally:
            for task in waiting:
                task.add_done_callback(lambda each: each.cancelled() or each.exception())
        raise Unanswered("nobody has answered")

    async def _answer(
        self, client: Bot, event: int, call: Callable[[Tables], Awaitable[T]]
    ) -> T | object:
        task = asyncio.current_task()
        assert task is not None
        client.in_flight.add(task)
        task.add_done_callback(client.in_flight.discard)
        taking = asyncio.ensure_future(client.archive.ownership.take(event))
        await asyncio.wait([taking], timeout=DEFER_AFTER_SECONDS)
        # As `Reply` defers it, which Discord lets one of them do that has not answered.
        is_lost = not taking.done() and (event in self.deferred or bool(self.answered[event]))
        if not taking.done() and not is_lost:
            self.deferred.add(event)
        if not await taking or is_lost:
            return _NOT_MINE
        self.answered[event] += 1
        assert self.answered[event] == 1, f"two processes have answered {event}"
        return await call(client.tables)


_NOT_MINE = object()


def response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="")


def params(url: yarl.URL) -> Any:
    return SimpleNamespace(url=url)


class Clicks(StandIn):
    """What people do at tables (`Tables`), as clicks that a process answers."""

    def __init__(self, discord: Discord, processes: int) -> None:
        self._discord, self._dice = discord, discord.dice
        self._settings = [
            Settings(processes=processes, process=number, shards=SHARDS)
            for number in range(processes)
        ]
        self._guilds: dict[int, int | None] = {}

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        async def call(*args: Any) -> Any:
            guild = self._guild(name, args)
            answer = await self._click(guild, lambda tables: getattr(tables, name)(*args))
            for each in answer if isinstance(answer, tuple) else (answer,):
                table = each.after if isinstance(each, Change) else each.table
                self._guilds[table.id] = table.guild
            return answer

        return call

    @property
    def replays(self) -> Any:
        """The steps of a table's game, as a process that gets the click reads them."""

        async def steps(snapshot: TableSnapshot) -> Any:
            guild = snapshot.table.guild
            return await self._click(guild, lambda tables: tables.replays.steps(snapshot))

        return SimpleNamespace(steps=steps)

    async def _click(self, guild: int | None, call: Callable[[Tables], Awaitable[T]]) -> T:
        """Click in a server or by DM, and return the answer."""
        by_dm = not self._dice.below(4)
        number = next(
            each.process for each in self._settings if each.serves(None if by_dm else guild)
        )
        return await self._discord.click(number, call)

    def _guild(self, name: str, args: tuple[Any, ...]) -> int | None:
        if name == "open":
            return cast(Place, args[0]).guild
        if name == "in_channel":
            return guild_of(args[0])
        if name in ("of_user", "open_private"):
            return None
        return self._guilds[args[0]]


class Channel(StandIn):
    """A channel as discord.py has it: what a message is sent to."""

    def __init__(self, client: Bot, number: int) -> None:
        self._client, self.id = client, number

    async def send(
        self, content: object = None, *, view: object = None, nonce: Any = None, **_: object
    ) -> Any:
        world = self._client.discord
        number = await world.request(
            self._client, lambda: world.send(self.id, view or content, nonce)
        )
        return SimpleNamespace(id=number, channel=self)

    def get_partial_message(self, number: int) -> Any:
        client, world = self._client, self._client.discord

        async def edit(content: object = None, *, view: object = None, **_: object) -> None:
            await world.request(client, lambda: world.edit(number, view or content))

        async def delete() -> None:
            await world.request(client, lambda: world.edit(number, None))

        return SimpleNamespace(edit=edit, delete=delete)
