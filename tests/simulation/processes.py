"""Several processes of the bot on one simulated PostgreSQL server and one simulated Discord.

What decides is the program's own code: `run_process`, the archive, the claim on the database, the
tables and their messages. Discord's gateway and its messages, the server and the machines are
simulated. Pictures and pages are left out: a message says which revision it shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from contextvars import Context
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from cogs.app import process as program
from cogs.app.client import Hedgerow
from cogs.app.clock import DiscordClock
from cogs.app.listening import Patience
from cogs.app.settings import Settings
from cogs.messages.request_pace import RequestPace
from cogs.messages.table_messages import TableMessages
from engine.api.game import AnyGame
from engine.service.tables import Tables
from engine.table.deadlines import deadlines
from engine.table.lobby import expires_ms
from engine.table.model import Cause, Change
from engine.table.play import open_offers
from engine.table.snapshot import TableSnapshot
from storage.database import Share
from storage.errors import ArchiveError
from storage.postgres import PostgresArchive
from tests.simulation.fake_discord import Bot, Channel, Discord
from tests.simulation.ledger import Ledger
from tests.simulation.loop import MACHINE, Loop, Machine
from tests.simulation.people import SHARDS
from tests.simulation.postgres import Server, Way
from tests.simulation.postgres_client import Address
from tests.simulation.secrecy import Keys
from tests.support.random_play import Dice
from tests.support.shared_localization import shared_localization
from tests.support.worker_thread import WorkerThread

T = TypeVar("T")

#: How much the program takes for no difference of clocks, and the time of an answer to measure it.
_EXACT_MS = 1_500

#: So late may be what was due by an earlier clock's time: a commit waits for the database.
_OLD_MS = 60_000


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
            self._cluster.wrong.append(str(error))

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
        offers = open_offers(before, self._tables.games[before.game])
        dues = [
            each.at_ms
            for each in deadlines(before, offers, info)
            if each.seat == entry.seat and (each.verb == entry.action.verb or each.args is None)
        ]
        if entry.cause is not Cause.AUTO:
            assert dues
            assert min(dues) < now + _EXACT_MS, f"{at}: {min(dues) - now} ms early"


class Client(Bot):
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
        self.patience = Patience()
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
        self.patience.end()
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
        return SimpleNamespace(id=number, get_channel_or_thread=lambda _: None)

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

    def check_ping(self, snapshot: TableSnapshot, kind: str, seat: int) -> None:
        """Check that nobody is warned before a third of their time is left."""
        asked_ms, until_ms = snapshot.timeouts.get(seat, (0, 0))
        left_ms = until_ms - self._cluster.server.now_ms()
        if kind == "warning" and left_ms > (until_ms - asked_ms) // 3 + _EXACT_MS:
            self._cluster.wrong.append(f"{snapshot.table}: warned when {left_ms} ms were left")

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
