"""A run of several processes: people play while faults happen, then there is peace."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.api.game import AnyGame
from engine.service.ports import TableRecord
from engine.table.model import Stage
from storage.postgres import PostgresArchive
from tests.simulation.fake_discord import Clicks, Shown
from tests.simulation.host import SeededEntropy, record_loop_errors
from tests.simulation.ledger import Ledger
from tests.simulation.loop import Loop
from tests.simulation.people import Person
from tests.simulation.postgres import Server, Way
from tests.simulation.postgres_client import Address
from tests.simulation.processes import Cluster, Process
from tests.simulation.world import rests
from tests.support.random_play import Dice

PEOPLE = 8

#: So many faults happen while people play.
FAULTS = 8

#: A deadline may be late by what a takeover and a failed try take.
_LATE_MS = 120_000

_SKEW_MS = 600_000

_ACTIVE = (Stage.LOBBY, Stage.PLAY)


class ProcessesWorld:
    """The run that the module describes. `run` raises `AssertionError` if anything is wrong."""

    def __init__(self, seed: int, file: Path, games: Mapping[str, AnyGame]) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self._loop, self._dice, self._games = loop, Dice(seed), games
        self._wrong: list[str] = []
        loop.set_exception_handler(record_loop_errors(self._wrong))
        self.ledger = Ledger(games)
        self.ledger.excuses = 1_000_000  # a change that follows others at once is shown with them
        self._server = Server(file, self._dice)
        entropy = SeededEntropy(seed)
        self._cluster = Cluster(self._server, self._dice, games, entropy, self.ledger, self._wrong)
        self._discord = self._cluster.discord
        self._count = 2 + self._dice.below(2)
        self._processes = [self._started(number) for number in range(self._count)]

    async def run(self) -> None:
        """Let people play while faults happen, then without them; then look at everything."""
        try:
            await asyncio.sleep(10)
            await self._bustle()
            await self._peace()
            await asyncio.gather(*(each.end() for each in self._processes))
            self._right()
            await self._audit()
        finally:
            for each in self._processes:
                await each.kill()
            self._server.close()

    def _started(self, number: int) -> Process:
        process = Process(self._cluster, number, self._count, self._skew_ms())
        if not self._dice.below(4):
            process.way.slowness_seconds = self._dice.below(1_000) / 1000
        return process

    def _skew_ms(self) -> int:
        return self._dice.below(2 * _SKEW_MS) - _SKEW_MS

    async def _bustle(self) -> None:
        clicks = Clicks(self._discord, self._count)
        crowd = [
            self._loop.create_task(
                Person(100 + n, self._games, [clicks], self.ledger, self._dice).live()
            )
            for n in range(PEOPLE)
        ]
        self._discord.unruly = self._server.unruly = True
        try:
            for _ in range(FAULTS):
                fault = asyncio.create_task(self._fault())
                done, _ = await asyncio.wait([*crowd, fault], return_when="FIRST_COMPLETED")
                for task in done:
                    task.result()
                await fault
                self._right()
                await asyncio.sleep(self._dice.below(20_000) / 1000)
        finally:
            for task in crowd:
                task.cancel()
            await asyncio.wait(crowd)
        self._discord.unruly = self._server.unruly = False
        for each in self._processes:
            each.way.slowness_seconds = 0.0

    async def _fault(self) -> None:
        """Let something go wrong with one process or with the server, and wait until it is over."""
        at = self._dice.below(self._count)
        process = self._processes[at]
        seconds = self._dice.below(15_000) / 1000
        match self._dice.below(7):
            case 0:
                self.ledger.counts["kill"] += 1
                await process.kill()
                await asyncio.sleep(seconds)
                self._processes[at] = self._started(at)
            case 1:
                self.ledger.counts["restart"] += 1
                await process.end()
                await asyncio.sleep(seconds / 5)
                self._processes[at] = self._started(at)
            case 2:
                self.ledger.counts["standstill"] += 1
                process.stands_still = True
                await asyncio.sleep(2 * seconds)
                process.go_on()
            case 3:
                self.ledger.counts["cut"] += 1
                process.way.is_cut = True
                await asyncio.sleep(seconds)
                process.way.mend()
            case 4:
                self.ledger.counts["crash"] += 1
                self._server.stop()
                self._server.is_down = True
                await asyncio.sleep(seconds / 5)
                self._server.is_down = False
            case 5:
                self.ledger.counts["slow"] += 1
                process.way.slowness_seconds = self._dice.below(1_000) / 1000
                await asyncio.sleep(seconds)
                process.way.slowness_seconds = 0.0
            case 6:
                self.ledger.counts["clock"] += 1
                process.skew_ms = self._skew_ms()
        self.ledger.counts["fault"] += 1
        for number, each in enumerate(self._processes):
            if each.has_ended:  # the database was away when it started: a service starts it again
                await each.kill()
                self._processes[number] = self._started(number)

    async def _peace(self) -> None:
        """Check that without people and faults no deadline is late, until enough has moved."""
        archive = self._archive()
        try:
            for step in range(4):
                before = await self._records(archive)
                await asyncio.sleep(200 * 1.4**step)
                self._right()
                unfinished = [table for table, _ in await archive.unfinished()]
                late = self._server.now_ms() - _LATE_MS
                resting = [await rests(archive, self._games, each, late) for each in unfinished]
                await self._check_messages(archive, before)
                if all(resting):
                    break
        finally:
            await archive.close()

    async def _records(self, archive: PostgresArchive) -> list[TableRecord]:
        """Return every table as it is stored."""
        found, missing = list[TableRecord](), 0
        for table in range(1, 1_000):
            record = await archive.load(table)
            found += [] if record is None else [record]
            missing += record is None
            if missing > 20:
                break
        return found

    async def _check_messages(
        self, archive: PostgresArchive, records: Sequence[TableRecord]
    ) -> None:
        """Check that what stands on Discord is recorded, once, and not older than some records."""
        ids = [each.id for each in await self._records(archive)]
        stored = {table: await archive.messages(table) for table in ids}
        known = {each.message: each for found in stored.values() for each in found}
        standing = self._discord.messages
        for number, posted in standing.items():
            if isinstance(posted.shown, Shown | str):
                assert number in known, f"{posted} stands and is not recorded"
        for record in records:
            found = stored[record.id]
            channel = {each.kind: each.message for each in found if each.seat is None}
            table = standing.get(channel.get("table", channel.get("result", 0)))
            # One that ended before it could be posted never is.
            is_hidden = record.guild is None or (record.stage not in _ACTIVE and not found)
            assert is_hidden or table is not None, f"{record} is not shown: {found}"
            for each in found:
                message = standing.get(each.message)
                if not each.message:
                    continue  # it was refused, or is on its way
                assert message is not None, f"{record}: {each} does not stand"
                shown = message.shown
                if each.kind in ("table", "result"):
                    assert isinstance(shown, Shown), f"{record}: {each} shows {shown}"
                    assert shown.revision >= record.revision, f"{record} shows {shown}"

    async def _audit(self) -> None:
        archive = self._archive()
        try:
            await self.ledger.audit(archive)
        finally:
            await archive.close()

    def _archive(self) -> PostgresArchive:
        return PostgresArchive(Address(self._server, Way(self._server)))

    def _right(self) -> None:
        assert not self._wrong, self._wrong
