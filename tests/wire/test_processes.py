"""Two processes that share the servers: all moves by DM arrive at the first of them."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.support.postgres import postgres_program, postgres_programs

from .bot_program import BOT, BotProgram
from .discord_server import DiscordServer
from .test_shards import party_of, two_guilds

pytestmark = pytest.mark.postgres


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP])
async def test_two_processes_play_and_a_spare_one_replaces_the_one_that_dies_or_hangs(
    discord_server: DiscordServer, tmp_path: Path, end: signal.Signals
) -> None:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (`apt install postgresql`)")
    discord_server.rest.shards = 2
    even, odd = two_guilds(discord_server)
    if (even.id >> 22) % 2:
        even, odd = odd, even
    parties = [
        party_of(discord_server, even, "Ada", "Ben", "Cleo"),
        party_of(discord_server, odd, "Dan", "Eve", "Fay"),
    ]
    with postgres_program(programs) as postgres:
        address = postgres.address(await postgres.new_database())

        def program(name: str, number: int) -> BotProgram:
            folder = tmp_path / name
            folder.mkdir()
            shared = {"HEDGEROW_DB": address, "HEDGEROW_PROCESSES": "2", "HEDGEROW_SHARDS": "2"}
            return BotProgram(discord_server, folder, BOT, HEDGEROW_PROCESS=str(number), **shared)

        async with program("first", 0), program("second", 1) as second:
            for party in parties:
                await party.sit_down("race")
                await party.play(moves=6)
            spare = program("spare", 1)
            starting = asyncio.create_task(spare.start())
            await discord_server.until(lambda: "waiting until it ends" in spare.log, 30, "a wait")
            second.process.send_signal(end)
            await starting
            try:
                for party in parties:
                    await party.play(moves=6)
                if end == signal.SIGSTOP:
                    # It finds that another one has taken over, and does nothing more.
                    second.process.send_signal(signal.SIGCONT)
                    assert await asyncio.wait_for(second.process.wait(), 30) == 1
                    assert "has taken over" in second.log
                await parties[1].play(moves=3)
            finally:
                await spare.stop()
            assert "Traceback" not in spare.log
