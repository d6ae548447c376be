"""Several processes of the bot on one simulated PostgreSQL server and one simulated Discord.

What decides is the program's own code: `run_process`, the archive, the claim on the database, the
tables and their messages. Discord's gateway and its messages, the server and the machines are
simulated. Pictures and pages are left out: a message says which revision it shows.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from contextvars import Context
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import discord
import yarl
from msgspec import Struct

from cogs.app import process as program
from cogs.app.client import Hedgerow
from cogs.app.clock import DiscordClock
from cogs.app.settings import Settings
from cogs.messages.delivery import MESSAGE_GONE
from cogs.messages.request_pace import RequestPace
from cogs.messages.table_messages import TableMessages
from engine.api.game import AnyGame
from engine.service.tables import Place, Tables
from engine.table.deadlines import deadlines
from engine.table.lobby import expires_ms
from engine.table.model import Cause, Change
from engine.table.snapshot import TableSnapshot
from storage.database import Share
from storage.errors import ArchiveError
from storage.postgres import PostgresArchive
from tests.simulation.ledger import Ledger
from tests.simulation.loop import MACHINE, Loop, Machine
from tests.simulation.people import SHARDS, guild_of
from tests.simulation.postgres import Address, Server, Way
from tests.simulation.secrecy import Keys, check_secrets
from tests.support.random_play import Dice
from tests.support.shared_localization import shared_localization
from tests.support.stand_in import StandIn
from tests.support.worker_thread import WorkerThread

T = TypeVar("T")

#: Discord remembers a nonce for so long.
_NONCE_SECONDS = 180.0

#: After this time without an answer, Discord says that the interaction failed.
_ANSWER_SECONDS = 15.0

#: How much the program takes for no difference of clocks, and the time of an answer to measure it.
_EXACT_MS = 1_500

#: So late may be what was due by an earlier clock's time: a commit waits for the database.
_OLD_MS = 60_000


class Unanswered(ArchiveError):
    """Nobody has answered a click."""


class Message(Struct):
    """A message that stands on Discord. `sender`: the client that sent it, for the reports."""

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

    def send_arguments(self) -> dict[str, Any]:
        return {"view": self}

    def edit_arguments(self) -> dict[str, Any]:
        return {"view": self}


class Discord:
    """The messages that stand, and the clients that are connected."""

    def __init__(self, loop: Loop, dice: Dice) -> None:
        self.loop, self.dice = loop, dice
        self.messages: dict[int, Message] = {}
        self.clients: list[Client] = []
        self.events = 0
        self.answered: Counter[int] = Counter()
        self.unruly = False

    async def request(self, client: Client, effect: Callable[[], T]) -> T:
        """Do something on Discord; it may fail, or happen although it failed."""
        url = yarl.URL("https://simulation/api/v10/channels/1/messages")
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
        self, client: Client, event: int, call: Callable[[Tables], Awaitable[T]]
    ) -> T | object:
        task = asyncio.current_task()
        assert task is not None
        client.in_flight.add(task)
        task.add_done_callback(client.in_flight.discard)
        if not await client.archive.ownership.take(event):
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
            by_dm = not self._dice.below(4)
            number = next(
                each.process for each in self._settings if each.serves(None if by_dm else guild)
            )
            answer = await self._discord.click(number, lambda tables: getattr(tables, name)(*args))
            for each in answer if isinstance(answer, tuple) else (answer,):
                table = each.after if isinstance(each, Change) else each.table
                self._guilds[table.id] = table.guild
            return answer

        return call

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

    def __init__(self, client: Client, number: int) -> None:
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


class Announcements:
    """Tells the ledger of every change, and checks when it was made."""

    def __init__(self, cluster: Cluster, process: Process, tables: Tables) -> None:
        self._cluster, self._process, self._tables = cluster, process, tables

    def table_changed(self, change: Change) -> None:
        if self._process.is_dying:
            return
        entry, before, after = change.entry, change.before, change.after
        try:
            assert entry.revision == after.revision, f"{entry} was announced for {after.revision}"
            if before.revision + (entry.revision > 0) != after.revision:
                return  # another process has made it, and more before it
            self._cluster.ledger.hear(change)
            self._check_time(change)
        except AssertionError as error:
            self._cluster.wrong.append(f"{error} {error.__notes__ if hasattr(error, '__notes__') else ''}")

    def _check_time(self, change: Change) -> None:
        entry, now = change.entry, self._cluster.server.now_ms()
        at = f"table {change.after.id}, {entry}"
        assert entry.at_ms < now + _EXACT_MS, f"{at}: {entry.at_ms - now} ms ahead"
        before, info = change.before, self._tables.games[change.before.game].info
        if entry.cause is Cause.PERSON:
            if entry.action.verb == "end" and not entry.action.args:
                due_ms = expires_ms(before)
                assert due_ms is not None
                assert due_ms < now + _EXACT_MS, f"{at}: closed {due_ms - now} ms early"
            return
        from engine.table.play import open_offers
        offers = open_offers(before, self._tables.games[before.game])
        dues = [
            each.at_ms
            for each in deadlines(before, offers, info)
            if each.seat == entry.seat and (each.verb == entry.action.verb or each.args is None)
        ]
        if entry.cause is not Cause.AUTO:
            assert dues
            assert min(dues) < now + _EXACT_MS, f"{at}: {min(dues) - now} ms early"


class Client(StandIn):
    """The bot in one process as `Hedgerow` has it: its own, or a guest's."""

    def __init__(
        self, cluster: Cluster, machine: Process, settings: Settings, archive: PostgresArchive
    ) -> None:
        self.discord, self.machine, self.number = cluster.discord, machine, settings.process
        self.archive = archive
        # As bot.py and `Hedgerow` put them together.
        self.clock = DiscordClock(lambda: archive.ownership.ahead_ms)
        self.tables = Tables(cluster.games, archive, self.clock, cluster.entropy, WorkerThread())
        self.request_pace = RequestPace(
            settings.processes, archive.ownership.confirm, archive.lease_requests
        )
        self.metrics = SimpleNamespace(
            message_shown=lambda *_: None, message_failed=lambda *_: None
        )
        self.renderer = None
        self.in_flight: set[asyncio.Task[Any]] = set()
        self.icons = SimpleNamespace(start=lambda: None)
        self.tree = self
        self.table_messages = TableMessages(cast(Any, self))
        self.tables.announce_to(self.table_messages)
        self.tables.announce_to(Announcements(cluster, machine, self.tables))
        self.is_connected = False
        self._ready = asyncio.Event()

    async def sync(self) -> None:
        """Publish no commands."""

    def dispatch(self, event: str) -> None:
        """As `cogs.events` does when it serves."""
        if self.is_ready():
            self.tables.retention.start()

    def is_ready(self) -> bool:
        return self._ready.is_set()

    async def wait_for(self, _: str) -> None:
        await self._ready.wait()

    def live_tables(self) -> tuple[TableSnapshot, ...]:
        return ()

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        """As `Hedgerow.close`."""
        try:
            await self.tables.retention.stop()
            await self.tables.early_moves.stop()
            await self.tables.deadlines.stop()
            await self.table_messages.close()
            self.is_connected = False
        finally:
            self.is_connected = False
            if self in self.discord.clients:
                self.discord.clients.remove(self)
            await self.archive.close()

    async def start(self, _: object) -> None:
        """As `Hedgerow.setup_hook` and `on_ready`."""
        if self.archive.ownership.is_held:
            await self.begin_serving()
        await asyncio.sleep(0.3 + self.discord.dice.below(1_500) / 1000)
        self.is_connected = True
        self.discord.clients.append(self)
        self._ready.set()
        self.dispatch("ready")
        with suppress(ArchiveError):
            await self.table_messages.repair()
        await asyncio.get_running_loop().create_future()

    async def begin_serving(self) -> None:
        await Hedgerow.begin_serving(cast(Any, self))

    async def drain(self, *, is_followed: bool = False) -> None:
        await Hedgerow.drain(cast(Any, self), is_followed=is_followed)

    # What the messages use (`BotPort`)

    def translator(self, *_: object) -> Keys:
        return Keys(shared_localization(), "en")

    def note_error(self, _: Exception) -> bool:
        return False

    def table_label(self, *_: object) -> str:
        return ""

    def get_guild(self, number: int, /) -> Any:
        return SimpleNamespace(id=number)

    def get_partial_messageable(self, number: int, /) -> Channel:
        return Channel(self, number)

    async def create_dm(self, user: Any, /) -> Channel:
        return Channel(self, 1_000 + user.id)


class Process(Machine):
    """One process on a machine of its own, whose clock differs by `skew_ms`."""

    def __init__(self, cluster: Cluster, number: int, processes: int, skew_ms: int) -> None:
        super().__init__()
        self._cluster, self.number, self.skew_ms = cluster, number, skew_ms
        self.settings = Settings(
            token=cast(Any, "token"), processes=processes, process=number, shards=SHARDS
        )
        self.way = Way(cluster.server)
        self._addresses: list[Address] = []
        self.is_dying = False
        self.stop_event = asyncio.Event()
        self._running = self.spawn(self._run())

    def now_ms(self) -> float:
        return self._cluster.server.now_ms() + self.skew_ms

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        context = Context()
        context.run(MACHINE.set, self)
        return self._cluster.loop.create_task(work, context=context)

    async def _run(self) -> None:
        with suppress(ArchiveError):
            await program.run_process(cast(Any, self.build), self.settings, lambda: None)

    async def build(self, settings: Settings, *, is_guest: bool = False) -> Client:
        """As `build` of bot.py."""
        address = Address(self._cluster.server, self.way)
        self._addresses.append(address)
        share = Share(settings.process, settings.processes, settings.serves, is_guest)
        archive = PostgresArchive(address, share)
        try:
            await archive.stand_by()
        except BaseException:
            await archive.close()
            raise
        return Client(self._cluster, self, settings, archive)

    @property
    def has_ended(self) -> bool:
        return self._running.done()

    async def end(self) -> None:
        """Let it stop as at SIGTERM."""
        self.stop_event.set()
        await asyncio.wait([self._running])
        if not self._running.cancelled():
            self._running.result()

    async def kill(self) -> None:
        """Kill it: nothing that it still does has any effect."""
        self.is_dying = True
        for address in self._addresses:
            address.die()
        for client in [each for each in self._cluster.discord.clients if each.machine is self]:
            client.is_connected = False
            self._cluster.discord.clients.remove(client)
        self.go_on()
        loop = self._cluster.loop
        for _ in range(100):
            own = [task for task, machine in loop.tasks.items() if machine is self]
            if not own:
                self.is_gone = True
                return
            for task in own:
                task.cancel()
            await asyncio.sleep(0)
        raise AssertionError(f"will not die: {own}")


def machine_now() -> float:
    """As `storage.postgres_locks.now`."""
    return asyncio.get_running_loop().time()


def machine_wall_ms() -> float:
    """As `storage.postgres_locks.wall_ms`."""
    machine = MACHINE.get(None)
    assert isinstance(machine, Process)
    return machine.now_ms()


def machine_utcnow() -> datetime:
    """As `discord.utils.utcnow`."""
    return datetime.fromtimestamp(machine_wall_ms() / 1000, UTC)


class Cluster:
    """All of them, and what is wrong."""

    def __init__(
        self,
        server: Server,
        dice: Dice,
        games: Mapping[str, AnyGame],
        entropy: Callable[[], bytes],
        ledger: Ledger,
        wrong: list[str],
    ) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self.loop, self.server, self.games, self.entropy = loop, server, games, entropy
        self.ledger, self.wrong = ledger, wrong
        self.discord = Discord(loop, dice)
