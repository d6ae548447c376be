"""Sixty tables at once while processes are killed, one is stopped, and the database restarts.

What people were told that counts is in the log, once, and nothing that nobody clicked; nothing
stands twice; all tables end. It takes minutes: `-m "slow and postgres" -n 0 -s`. For a slow
machine, `PROOF_TABLES` and `PROOF_SECONDS` in the environment make it smaller.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from cogs.controls.custom_id import MoveId, parse
from engine.api.action import Action
from engine.api.game import AnyGame
from engine.catalogue import catalogue
from engine.table import codec
from engine.table.model import Cause, LogEntry
from engine.table.play import open_offers
from engine.table.replay import steps_since
from storage.postgres import PostgresArchive
from tests.support.postgres import PostgresProgram
from tests.support.random_play import Dice

from .bot_program import BOT, ROOT, BotProgram
from .discord_server import DiscordServer
from .people import Person
from .players import Party, moves_on
from .test_processes import address, postgres
from .world import Channel, Guild, Message

__all__ = ["address", "postgres"]  # fixtures

pytestmark = [pytest.mark.postgres, pytest.mark.slow, pytest.mark.timeout(3600)]

SHARDS, PROCESSES, SEATS = 6, 3, "ab"

#: A quick game: about forty moves.
GAME, OPTIONS = "safaru", "rounds=1"

TABLES = int(os.environ.get("PROOF_TABLES", "60"))

#: For how long one process is killed every four to eight seconds; then the tables are played on.
CHAOS_SECONDS = float(os.environ.get("PROOF_SECONDS", "100"))

#: How long one process stands still.
STOP_SECONDS = 15.0

#: The tables end within this time, or the test fails.
MOST_SECONDS = 900.0


#: A process that is to end may wait so long for another one to connect (docs/operating.md).
END_SECONDS = 35.0

#: What is said to a click that came too late.
DECIDED = "That was already decided"

#: What a move answers: table, seat, ask and verb.
Question = tuple[int, int | None, str, str]


class Move(NamedTuple):
    """A move that a person was told counts; `args` are known of buttons alone."""

    table: int
    seat: int | None
    ask: str
    verb: str
    args: tuple[str, ...] | None
    told_ms: float


class Players(Party):
    """Two people who go on whatever fails, and remember what they were told that counts."""

    def __init__(
        self, server: DiscordServer, channel: Channel, people: Sequence[Person], *, by_dm: bool
    ) -> None:
        super().__init__(server, channel, people)
        self._by_dm = by_dm
        self.failed = 0
        self.acknowledged: list[Move] = []
        self.asked: set[Question] = set()  # what was clicked, whether that failed or not

    async def play_to_the_end(self) -> None:
        """Play until the table message shows the result."""
        while not self.is_over:
            await asyncio.sleep(0.3)
            for person in self.people:
                panel = self.panel(person)
                if panel is not None and moves_on(panel):
                    try:
                        await self._turn(person, panel)
                    except AssertionError:  # "This interaction failed", or a control is gone
                        self.failed += 1

    async def _turn(self, person: Person, panel: Message) -> None:
        if not self._by_dm:
            reply = await self.take_step(person, "hand")
            panel = await reply.settled()
        for _ in range(4):  # the levels of a choice
            found = moves_on(panel)
            if not found:
                return
            control = found[self.moves * 7 % len(found)]
            asked = parse(control.custom_id)
            assert isinstance(asked, MoveId)
            question = (asked.table, asked.seat, asked.ask, asked.verb)
            self.asked.add(question)
            await self._use(person, panel, control)
            if DECIDED in panel.text:
                return
            if asked.ask not in {control.custom_id.split(":")[3] for control in moves_on(panel)}:
                self.moves += 1
                args = asked.path if control.is_button else None
                self.acknowledged.append(Move(*question, args, time.time() * 1000))
                return


class Chaos:
    """Kills processes and starts them again, stops one for a while, restarts the database."""

    def __init__(self, programs: list[BotProgram], postgres: PostgresProgram, dice: Dice) -> None:
        self._programs, self._postgres, self._dice = programs, postgres, dice
        self.kills, self.ends = 0, 0
        self._is_stopped = False
        self._starting: dict[BotProgram, asyncio.Task[None]] = {}

    async def rage(self) -> None:
        """Do so for a time; return when all processes run again."""
        until = time.monotonic() + CHAOS_SECONDS
        others = [asyncio.create_task(self._stop_one()), asyncio.create_task(self._restart())]
        while time.monotonic() < until:
            await asyncio.sleep(4 + self._dice.below(4_000) / 1000)
            running = self._programs[1:] if self._is_stopped else self._programs
            program = running[self._dice.below(len(running))]
            if program in self._starting and not self._starting[program].done():
                continue
            if program.process.returncode is None:
                program.process.kill()
                self.kills += 1
            else:  # as it may where the database is gone and another process had its servers
                self.ends += 1
            await program.process.wait()
            self._starting[program] = asyncio.create_task(start(program))
        await asyncio.gather(*others, *self._starting.values())

    async def _stop_one(self) -> None:
        await asyncio.sleep(CHAOS_SECONDS / 3)
        first = self._programs[0]
        self._is_stopped = True  # from here on it is not killed
        if first in self._starting:
            await self._starting[first]
        first.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOP_SECONDS)
        first.process.send_signal(signal.SIGCONT)
        await asyncio.sleep(5)
        self._is_stopped = False

    async def _restart(self) -> None:
        await asyncio.sleep(CHAOS_SECONDS * 3 / 4)
        await asyncio.to_thread(self._postgres.stop, "immediate")
        await asyncio.to_thread(self._postgres.start)


async def start(program: BotProgram) -> None:
    """Start a process again until it runs, as a service does: the database may be gone."""
    while True:
        try:
            await program.start(120)
            return
        except AssertionError:
            if program.process.returncode is None:
                raise


def one_of_three(server: DiscordServer, folder: Path, address: str, number: int) -> BotProgram:
    folder.mkdir()
    shared = {"HEDGEROW_DB": address, "HEDGEROW_PROCESSES": str(PROCESSES)}
    more = {"HEDGEROW_SHARDS": str(SHARDS), "HEDGEROW_HOUSE_SECONDS": "0"}
    return BotProgram(server, folder, BOT, HEDGEROW_PROCESS=str(number), **shared, **more)


def guilds_of_all_shards(server: DiscordServer) -> list[Guild]:
    found: dict[int, Guild] = {}
    while len(found) < SHARDS:
        guild = server.guild("Shard")
        found.setdefault((guild.id >> 22) % SHARDS, guild)
    return [found[shard] for shard in range(SHARDS)]


def players(server: DiscordServer, guilds: list[Guild]) -> list[Players]:
    made = []
    for at in range(TABLES):
        guild = guilds[at % SHARDS]
        people = [server.person(f"Person {at}{letter}", guilds=[guild]) for letter in SEATS]
        channel = server.channel(guild, f"table-{at}")
        made.append(Players(server, channel, people, by_dm=at % 2 == 0))
    return made


async def test_no_move_is_lost_or_made_twice_while_processes_come_and_go(
    discord_server: DiscordServer, postgres: PostgresProgram, address: str, tmp_path: Path
) -> None:
    seed = time.time_ns() % 10**6
    discord_server.rest.shards = SHARDS
    tables = players(discord_server, guilds_of_all_shards(discord_server))
    program = partial(one_of_three, discord_server, address=address)
    programs = [program(tmp_path / str(n), number=n) for n in range(PROCESSES)]
    began = time.monotonic()
    try:
        await asyncio.gather(*(each.start(120) for each in programs))
        gateway = discord_server.gateway
        await discord_server.until(lambda: gateway.identified >= SHARDS, 120, "all shards")
        for at in range(0, TABLES, 10):
            some = tables[at : at + 10]
            await asyncio.gather(*(each.sit_down(GAME, options=OPTIONS) for each in some))
        print(f"seed {seed}: seated after {time.monotonic() - began:.0f} s")
        playing = [asyncio.create_task(each.play_to_the_end()) for each in tables]
        chaos = Chaos(programs, postgres, Dice(seed))
        await chaos.rage()
        print(
            f"calm after {time.monotonic() - began:.0f} s, {chaos.kills} kills, {chaos.ends} ended "
            f"by themselves, {sum(not each.is_over for each in tables)} tables in play"
        )
        assert chaos.kills, "nothing was killed"
        async with asyncio.timeout(MOST_SECONDS):
            await asyncio.gather(*playing)
        moves, failed = sum(each.moves for each in tables), sum(each.failed for each in tables)
        print(f"over after {time.monotonic() - began:.0f} s, {moves} moves, {failed} clicks failed")
        await discord_server.until(
            lambda: not [twice for each in tables for twice in doubles(each)], 60, "tidy channels"
        )
    finally:
        for each in tables:
            if not each.is_over:
                shown = [panel.text for panel in map(each.panel, each.people) if panel]
                print(f"not over: {each.channel.name}, {each.moves} moves, {shown}")
            for message in doubles(each):
                print(f"too many: {each.channel.name}: {message.text[:80]!r}")
        await asyncio.gather(*(each.stop(END_SECONDS) for each in programs))
    assert not [twice for each in tables for twice in doubles(each)], "posted at the very end"
    await check_logs(address, tables)


def doubles(table: Players) -> list[Message]:
    """Return what stands in the channel beside the result, and by DM beside the hand."""
    seen = [table.people[0].sees(table.channel)]
    seen += [person.sees(person.dm) for person in table.people]
    # An apology is for one person, who was asked to press again.
    lasting = [[each for each in found if not each.ephemeral] for found in seen]
    return [message for found in lasting for message in found[1:]]


async def check_logs(address: str, tables: list[Players]) -> None:
    """Fail unless every move that somebody was told counts is in a log, and none is there twice.

    Nor one that nobody has clicked.
    """
    told = [move for each in tables for move in each.acknowledged]
    # A hand may show an answered question once more, until the process that edits it has heard.
    first = {move[:4]: move for move in reversed(told)}
    print(f"{len(told) - len(first)} clicks on a question that was answered before")
    archive, game = await PostgresArchive.open_address(address), catalogue(ROOT / "seeds")[GAME]
    made: dict[Question, LogEntry] = {}
    try:
        assert await archive.unfinished() == ()
        for number in range(1, len(tables) + 1):
            assert await archive.result(number) is not None
            made |= await moves_of(archive, game, number)
    finally:
        await archive.close()
    for move in first.values():
        entry = made.get(move[:4])
        assert entry is not None, f"lost: {move}"
        assert entry.at_ms <= move.told_ms, f"lost, and made again: {move}"
        if entry.cause is Cause.PERSON:  # else its time was up, which the person was told
            args = entry.action.args if move.args is None else move.args
            chosen = Action(entry.action.verb, entry.action.args[: len(args)])
            assert chosen == Action(move.verb, args), f"another one counts: {move}"
    asked = made.keys() & {question for each in tables for question in each.asked}
    clicked = {(question[0], made[question].revision) for question in asked}
    for question, entry in made.items():
        is_clicked = (question[0], entry.revision) in clicked
        assert is_clicked or entry.cause is not Cause.PERSON, f"nobody clicked: {question} {entry}"


async def moves_of(
    archive: PostgresArchive, game: AnyGame, number: int
) -> dict[Question, LogEntry]:
    """Return a table's moves by the question that each answered; fail if two answered the same."""
    log = await archive.log(number)
    assert [entry.revision for entry in log] == [*range(len(log))]
    checkpoint = await archive.checkpoint(number)
    assert checkpoint is not None
    before, _ = codec.decode(checkpoint[1], number, game)
    made = {}
    later = [entry for entry in log if entry.revision > checkpoint[0]]
    for step in [*steps_since(before, game, later)][1:]:
        entry = step.entry
        assert entry is not None
        offers = open_offers(before, game)[entry.seat]
        # A question may have answers of several kinds, or be asked with a list and with its parts.
        asks = {each.ask for each in offers if each.verb == entry.action.verb}
        for key in {(number, entry.seat, each.ask, each.verb) for each in offers}:
            if key[2] in asks:
                assert key not in made, f"made twice: {key}"
                made[key] = entry
        before = replace(before, state=step.state)
    return made
