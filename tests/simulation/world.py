"""A run of the simulation: several lives of the process on one file, from one seed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

from engine.api.action import Wait
from engine.api.game import AnyGame
from engine.service.ports import Archive
from engine.table import codec
from engine.table.deadlines import deadlines, wait_ms
from engine.table.model import Cause, Stage
from engine.table.play import open_offers
from tests.simulation.host import (
    Host,
    SeededEntropy,
    SkewedClock,
    SlowAnnouncer,
    record_loop_errors,
)
from tests.simulation.ledger import Ledger
from tests.simulation.loop import Loop
from tests.simulation.people import Person
from tests.support.random_play import Dice

PEOPLE = 12

LIVES = 5

_MOVES_IN_PEACE = 150

#: A deadline may be late by a failed try, a slow move of the house and a clock that was set back.
_LATE_MS = 15 * 60_000


class World:
    """The run that the module describes. `run` raises `AssertionError` if anything is wrong."""

    def __init__(self, seed: int, file: Path, games: Mapping[str, AnyGame]) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self._loop, self._dice, self._games = loop, Dice(seed), games
        self._file = file
        self._clock, self._entropy = SkewedClock(), SeededEntropy(seed)
        self._wrong: list[str] = []
        loop.set_exception_handler(record_loop_errors(self._wrong))
        self.ledger = Ledger(games)

    async def run(self) -> None:
        """Run some lives with people and faults, then a long one without."""
        host = await self._born()
        try:
            for _ in range(LIVES):
                await self._bustle(host)
                await self._end(host)
                host = await self._born()
            await self._peace(host)
            await host.close()
            self._right()
        finally:
            if host.is_open:
                await host.kill()

    async def _end(self, host: Host) -> None:
        disk = self._loop.disk
        disk.worn = 0
        if self._dice.below(4):
            await host.kill()
        else:
            await host.close()
        self.ledger.excuses += 1 + disk.landed
        disk.landed = 0
        self._right()

    async def _born(self) -> Host:
        host = Host(self._file, self._games, self._herald, self._clock, self._entropy)
        await host.open()
        try:
            await self.ledger.audit(host.archive)
            await host.start(1 + (not self._dice.below(3)))
        except BaseException:
            await host.kill()
            raise
        return host

    def _herald(self) -> SlowAnnouncer:
        return SlowAnnouncer(self.ledger, self._dice, self._wrong)

    async def _bustle(self, host: Host) -> None:
        """Let people use the host for a random time."""
        self._loop.disk.worn = self._dice.below(3) and self._dice.below(20)
        crowd = [self._loop.create_task(self._person(100 + n, host).live()) for n in range(PEOPLE)]
        for _ in range(1 + self._dice.below(3)):
            seconds = self._dice.below(100_000) / 1000
            done, _ = await asyncio.wait(
                crowd, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION
            )
            for task in done:
                task.result()
            self._right()
            if not self._dice.below(3):
                self._clock.skew_ms += self._dice.below(600_000) - 300_000

    def _person(self, user: int, host: Host) -> Person:
        return Person(user, self._games, host.tables, self.ledger, self._dice)

    async def _peace(self, host: Host) -> None:
        """Check that without people and faults no deadline of any table is late.

        Looks at ever longer times, until all is at rest or enough has been seen to move.
        """
        for herald in host.heralds:
            herald.steady = True
            herald.recover()
        enough = self._own_moves() + _MOVES_IN_PEACE
        for step in range(40):
            await asyncio.sleep(60 * 1.4**step)
            self._right()
            unfinished = [table for table, _ in await host.archive.unfinished()]
            late = self._clock.now_ms() - _LATE_MS
            resting = [await rests(host.archive, self._games, each, late) for each in unfinished]
            if all(resting) or self._own_moves() > enough:
                break
        for tables in host.tables:
            await tables.deadlines.stop()
        await self.ledger.audit(host.archive)

    def _own_moves(self) -> int:
        return sum(self.ledger.counts[cause] for cause in Cause)

    def _right(self) -> None:
        assert not self._wrong, self._wrong


async def rests(
    archive: Archive, games: Mapping[str, AnyGame], table_id: int, late_ms: int
) -> bool:
    """Return True if nothing will be due at a table. Fail if something was due before `late_ms`.

    So much later may it be as an interruption puts it off.
    """
    record = await archive.load(table_id)
    assert record is not None
    game = games[record.game]
    table, _ = codec.decode(record.data, table_id, game)
    offers = open_offers(table, game)
    required = {
        (seat, offer.ask) for seat in offers for offer in offers[seat] if not offer.voluntary
    }
    waiting = [
        due
        for due in deadlines(table, offers, game.info)
        if due.cause is not Cause.HOUSE or (due.seat, due.ask) in required
    ]
    late = late_ms - (wait_ms(table.pace, Wait.PROMPT) or 0)
    assert table.stage is not Stage.LOBBY or table.changed_ms > late - 25 * 3_600_000
    for due in waiting:
        assert due.at_ms > late, f"table {table_id}: {due} is overdue"
    return table.stage is Stage.PLAY and not waiting
