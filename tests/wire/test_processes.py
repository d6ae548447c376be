"""Two processes that share the servers: all moves by DM arrive at the first of them."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from storage.moving import move
from storage.postgres import PostgresArchive
from storage.postgres_claim import START_SECONDS
from storage.postgres_server import PATIENCE_SECONDS
from tests.support.postgres import PostgresProgram, postgres_program, postgres_programs

from .bot_program import BOT, BotProgram
from .discord_server import DiscordServer
from .people import Person, Reply
from .players import Party, moves_on
from .test_shards import party_of, two_guilds
from .world import Message

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresProgram]:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (`apt install postgresql`)")
    with postgres_program(programs) as program:
        yield program


@pytest.fixture
async def address(postgres: PostgresProgram) -> str:
    return postgres.address(await postgres.new_database())


@pytest.fixture
def parties(discord_server: DiscordServer) -> list[Party]:
    """Return people of a server of process 0, and of one of process 1."""
    discord_server.rest.shards = 2
    even, odd = sorted(two_guilds(discord_server), key=lambda guild: (guild.id >> 22) % 2)
    return [
        party_of(discord_server, even, "Ada", "Ben", "Cleo"),
        party_of(discord_server, odd, "Dan", "Eve", "Fay"),
    ]


def one_process(
    server: DiscordServer, folder: Path, address: str, number: int, count: int = 2
) -> BotProgram:
    folder.mkdir()
    shared = {"HEDGEROW_DB": address, "HEDGEROW_PROCESSES": str(count), "HEDGEROW_SHARDS": "2"}
    return BotProgram(server, folder, BOT, HEDGEROW_PROCESS=str(number), **shared)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_spare_process_replaces_the_one_that_dies_or_hangs(
    discord_server: DiscordServer,
    parties: list[Party],
    address: str,
    tmp_path: Path,
    end: signal.Signals,
) -> None:
    program = partial(one_process, discord_server, address=address)
    async with (
        program(tmp_path / "first", number=0),
        program(tmp_path / "second", number=1) as second,
    ):
        for party in parties:
            await party.sit_down("race")
            await party.play(moves=6)
        spare = program(tmp_path / "spare", number=1)
        starting = asyncio.create_task(spare.start())
        await discord_server.until(lambda: "waiting until it ends" in spare.log, 30, "a wait")
        second.process.send_signal(end)
        await starting
        try:
            for party in parties:
                await party.play(moves=6)
            if end == signal.SIGSTOP:
                # It finds that another one has taken over, and waits as that one did.
                second.process.send_signal(signal.SIGCONT)
                await discord_server.until(
                    lambda: "has taken over" in second.log, 30, "it to learn that"
                )
            await parties[1].play(moves=3)
        finally:
            await spare.stop()
        assert "Traceback" not in spare.log


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP])
async def test_another_process_replaces_one_without_a_spare_until_it_is_back(
    discord_server: DiscordServer,
    parties: list[Party],
    address: str,
    tmp_path: Path,
    end: signal.Signals,
) -> None:
    program = partial(one_process, discord_server, address=address)
    async with (
        program(tmp_path / "first", number=0) as first,
        program(tmp_path / "second", number=1) as second,
    ):
        for party in parties:
            await party.sit_down("race")
            await party.play(moves=6)
        await asyncio.sleep(START_SECONDS)  # until then they take over nothing
        identified, began = discord_server.gateway.identified, time.monotonic()
        second.process.send_signal(end)
        await _until_identified(discord_server, identified)
        print(f"{end.name}: connected again after {time.monotonic() - began:.1f} s")
        await discord_server.until(
            lambda: "process 1 is gone" in first.log, 30, "the first to take over"
        )
        for party in parties:
            await party.play(moves=6)
        identified = discord_server.gateway.identified
        if end == signal.SIGSTOP:
            second.process.send_signal(signal.SIGCONT)
        else:
            await second.start()
        await discord_server.until(
            lambda: "process 1: its servers are no longer served here" in first.log,
            60,
            "the process to take its servers back",
        )
        for party in parties:
            await party.play(moves=6)
        for each in (first, second):
            assert "Traceback" not in each.log


async def test_no_click_is_lost_while_each_process_is_restarted(
    discord_server: DiscordServer, parties: list[Party], address: str, tmp_path: Path
) -> None:
    program = partial(one_process, discord_server, address=address)
    async with (
        program(tmp_path / "first", number=0) as first,
        program(tmp_path / "second", number=1) as second,
    ):
        for party in parties:
            await party.sit_down("race")
        await asyncio.sleep(START_SECONDS)
        clicks = 0

        async def look_at_hands(party: Party) -> None:
            nonlocal clicks
            while True:
                # An answer that does not come in time fails the test.
                await party.open_hand(party.people[clicks % 3])
                clicks += 1
                await asyncio.sleep(0.05)

        clicking = [asyncio.create_task(look_at_hands(party)) for party in parties]
        for each in (second, first):
            await each.stop()
            assert "Traceback" not in each.log
            await each.start()
            await asyncio.sleep(START_SECONDS + 3)
        for task in clicking:
            assert not task.done() or task.result() is None
            task.cancel()
        print(f"{clicks} clicks were answered")
        for party in parties:
            party.ephemeral_hands.clear()  # a hand that another process opened stays as it is
            await party.play(moves=6)


@pytest.mark.parametrize("is_long", [False, True])
@pytest.mark.parametrize("count", [1, 2])
async def test_a_click_while_the_database_is_away_counts_once_it_is_back_or_is_to_be_repeated(
    discord_server: DiscordServer,
    parties: list[Party],
    postgres: PostgresProgram,
    address: str,
    tmp_path: Path,
    count: int,
    is_long: bool,
) -> None:
    async def clicked(party: Party, mover: object) -> tuple[Message, Reply]:
        assert isinstance(mover, Person)
        panel = party.hand(mover)
        # An answer that does not come in time fails the test.
        return panel, await party._use(mover, panel, moves_on(panel)[0])

    async with AsyncExitStack() as stack:
        programs = [
            await stack.enter_async_context(
                one_process(discord_server, tmp_path / str(number), address, number, count)
            )
            for number in range(count)
        ]
        gateway = discord_server.gateway
        await discord_server.until(lambda: gateway.identified == 2, 30, "both shards")
        for party in parties:
            await party.sit_down("race")
            await party.play(moves=6)
        movers = [await discord_server.until(each._somebody, 30, "a move") for each in parties]
        await asyncio.to_thread(postgres.stop, "immediate")
        try:
            clicks = [await clicked(*each) for each in zip(parties, movers, strict=True)]
            shown = [len(panel.versions) for panel, _ in clicks]
            if is_long:
                for _, click in clicks:
                    assert "no move is lost" in (await click.follow_up()).text
            else:
                await asyncio.sleep(PATIENCE_SECONDS / 3)
        finally:
            await asyncio.to_thread(postgres.start)
        for (panel, click), before in zip(clicks, shown, strict=True):
            if not is_long:
                await discord_server.until(partial(_has_more, panel, before), 30, "the move")
                assert not click.interaction.followups
        for party in parties:
            await party.play(moves=6)
        for program in programs:
            assert "Traceback" not in program.log


def _has_more(message: Message, versions: int) -> bool:
    return len(message.versions) > versions


async def _until_identified(server: DiscordServer, before: int) -> None:
    await server.until(lambda: server.gateway.identified > before, 60, "a shard to connect again")


async def test_a_game_begun_on_sqlite_is_played_to_its_end_by_two_processes_on_postgresql(
    discord_server: DiscordServer,
    parties: list[Party],
    postgres: PostgresProgram,
    address: str,
    tmp_path: Path,
) -> None:
    gateway = discord_server.gateway
    async with BotProgram(discord_server, tmp_path) as alone:
        await discord_server.until(lambda: gateway.identified == 2, 30, "both shards")
        for party in parties:
            await party.sit_down("race")
            await party.play(moves=6)
        assert await alone.stop() == 0
    assert "compared one by one" in await move(str(tmp_path / "hedgerow.db"), address)
    program = partial(one_process, discord_server, address=address)
    async with program(tmp_path / "first", number=0), program(tmp_path / "second", number=1):
        for party in parties:
            await party.play(moves=6)
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.to_thread(postgres.start)
        for party in parties:
            await party.play()
            assert party.is_over
    archive = await PostgresArchive.open_address(address)
    try:
        for table in (1, 2):
            log = await archive.log(table)
            assert [entry.revision for entry in log] == [*range(len(log))]
            assert (await archive.result(table)) is not None
    finally:
        await archive.close()
