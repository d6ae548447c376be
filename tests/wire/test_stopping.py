"""The bot is asked to stop, as a service manager does it, while people play."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot import build
from cogs.app.settings import Secret, Settings

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .minimal_bot import running
from .people import Person
from .players import Party, moves_on
from .world import Guild, Message

TABLES, HOSTED = 60, 10

#: Systemd and Docker wait longer; people do not.
STOP_SECONDS = 5

BACK = "back in a minute"


@pytest_asyncio.fixture
async def crowd(discord_server: DiscordServer, guild: Guild) -> list[Person]:
    return [discord_server.person(f"Host {at}") for at in range(TABLES // HOSTED)]


@pytest_asyncio.fixture
async def program(
    discord_server: DiscordServer, crowd: list[Person], party: Party, tmp_path: Path
) -> AsyncIterator[BotProgram]:
    async with BotProgram(discord_server, tmp_path) as program:
        yield program


async def _open_tables(server: DiscordServer, guild: Guild, crowd: list[Person]) -> list[Message]:
    """Open a lobby in each of many channels; return their table messages.

    They are opened at once, which takes a busy machine longer than people would wait.
    """
    # How soon a crowd is answered is measured by tests.bench.test_clicks.
    server.world.answer_seconds = 30
    channels = [server.channel(guild, f"table-{at}") for at in range(TABLES)]
    await asyncio.gather(
        *(
            crowd[at // HOSTED].command(channel, "play", game="race")
            for at, channel in enumerate(channels)
        )
    )

    def tables() -> list[Message]:
        messages = (each for channel in channels for each in channel.messages.values())
        return [each for each in messages if each.controls and not each.ephemeral]

    await server.until(lambda: len(tables()) == TABLES, 30, "all tables")
    return tables()


async def _end(server: DiscordServer, program: BotProgram) -> None:
    process = program.process
    await server.until(lambda: process.returncode is not None, STOP_SECONDS, "the bot to end")
    assert process.returncode == 0
    assert "Traceback" not in program.log


async def test_sixty_tables_are_told_once_and_it_is_taken_back_at_the_next_start(
    discord_server: DiscordServer,
    guild: Guild,
    crowd: list[Person],
    party: Party,
    program: BotProgram,
) -> None:
    await party.sit_down("race")
    tables = [*await _open_tables(discord_server, guild, crowd), party.table]
    calls = discord_server.world.calls
    await discord_server.until(  # its own pace would take a second of the time to stop
        lambda: time.monotonic() - calls[-1].at > 1, 30, "the bot to have sent everything"
    )
    shown = [len(each.versions) for each in tables]
    program.process.send_signal(signal.SIGTERM)
    await _end(discord_server, program)
    assert len(tables) == TABLES + 1
    for table, before in zip(tables, shown, strict=True):
        assert BACK in table.shown.all_words
        assert sum(BACK in each.all_words for each in table.versions[before:]) == 1
        assert table.controls, "it can be played as soon as the bot is back"
    await program.start()
    await discord_server.until(
        lambda: not any(BACK in each.shown.all_words for each in tables), 30, "the usual messages"
    )
    await party.play(moves=2)


@pytest.mark.parametrize("pattern", ["PATCH *", "* /channels/*", "* /interactions/*"])
async def test_it_ends_in_time_where_discord_answers_slowly(
    discord_server: DiscordServer,
    guild: Guild,
    crowd: list[Person],
    party: Party,
    program: BotProgram,
    pattern: str,
) -> None:
    await party.sit_down("race")
    await _open_tables(discord_server, guild, crowd)
    mover = await discord_server.until(lambda: _mover(party), 20, "somebody to move")
    hand = party.hand(mover)
    discord_server.faults.delay_next(pattern, 60, times=1000)
    answers = len(discord_server.calls("POST /interactions/*"))
    click = asyncio.create_task(mover.click(hand, moves_on(hand)[0].custom_id))
    await discord_server.until(
        lambda: len(discord_server.calls("POST /interactions/*")) > answers, 20, "the answer"
    )
    program.process.send_signal(signal.SIGTERM)
    await _end(discord_server, program)
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)


async def test_what_is_in_flight_is_finished_and_no_table_is_opened(
    discord_server: DiscordServer,
    guild: Guild,
    party: Party,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cogs.app.client.DRAIN_SECONDS", 60)
    discord_server.world.answer_seconds = 10  # this test measures no time
    async with running(
        discord_server, await build(Settings(database=Secret(tmp_path / "hedgerow.db")))
    ) as client:
        await party.sit_down("race")
        mover = await discord_server.until(lambda: _mover(party), 20, "somebody to move")
        hand = party.hand(mover)
        discord_server.faults.delay_next("POST /interactions/*", 1, times=1)
        answers = len(discord_server.calls("POST /interactions/*"))
        click = asyncio.create_task(mover.click(hand, moves_on(hand)[0].custom_id))
        await discord_server.until(
            lambda: len(discord_server.calls("POST /interactions/*")) > answers, 20, "the answer"
        )
        await client.drain()
        assert (await click).interaction.callback is not None
        assert BACK in party.table.shown.all_words
        other = discord_server.channel(guild, "late")
        refused = await party.people[0].command(other, "play", game="race")
        assert "about to restart" in refused.text
        assert not [each for each in other.messages.values() if not each.ephemeral]


def _mover(party: Party) -> Person | None:
    """Return a person who is asked for a move, once hands have come."""
    panels = ((each, party.panel(each)) for each in party.people)
    return next((each for each, panel in panels if panel and moves_on(panel)), None)
