"""The bot while its database is away for longer than the archive waits for it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from cogs.app.listening import RETRY_SECONDS
from engine.service.ports import ArchiveFailed
from tests.bot.conftest import manager
from tests.support.sim import Sim, build, simulated


class Outage:
    """Makes reads of an archive fail while it lasts, and counts those that have begun."""

    def __init__(self, archive: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lasts, self.tries = True, 0
        read: Callable[..., Awaitable[Any]] = archive._rows

        async def rows(*given: Any) -> Any:
            if self.lasts:
                self.tries += 1
                raise ArchiveFailed("the database cannot be reached")
            return await read(*given)

        monkeypatch.setattr(archive, "_rows", rows)


@pytest_asyncio.fixture
async def sim(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Sim]:
    """Yield the bot on a new server; nothing but its outage may be logged with a traceback."""
    async with simulated(tmp_path / "tables.db", expect_errors=True) as world:
        yield world
    failed = [each.exc_info[1] for each in caplog.records if each.exc_info]
    assert all(isinstance(each, ArchiveFailed) for each in failed)


async def with_tournament(sim: Sim) -> None:
    """Let a manager open a tournament whose registration ends in two hours."""
    await manager(sim).slash(
        sim.channel, "tournament open", game="badger", registration="2h", title="Hedge Cup"
    )


async def test_tournaments_begin_once_the_database_is_back_that_was_away_when_discord_was_ready(
    sim: Sim, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_tournament(sim)
    await sim.bot.close()
    bot = await build(sim.path)
    begun: list[int] = []
    start = bot.tables.tournaments.start

    async def counted(venue: Any) -> None:
        await start(venue)
        begun.append(1)

    monkeypatch.setattr(bot.tables.tournaments, "start", counted)
    outage = Outage(bot.archive, monkeypatch)
    outage.lasts = False
    connect = bot.on_connect

    async def goes_away() -> None:
        outage.lasts = True
        await connect()

    monkeypatch.setattr(bot, "on_connect", goes_away)
    with caplog.at_level(logging.WARNING):
        await sim.env.restart_bot(bot)
        await sim.pass_time(3 * RETRY_SECONDS)
        assert outage.tries > 3
        assert not begun
        bot.dispatch("ready")  # the gateway has connected again meanwhile
        await sim.pass_time(RETRY_SECONDS)
        outage.lasts = False
        await sim.pass_time(2 * RETRY_SECONDS)
    assert begun == [1, 1]
    waits = [each for each in caplog.messages if "Tournaments.on_ready waits" in each]
    assert waits == ["Tournaments.on_ready waits for the database: the database cannot be reached"]
    assert not [each for each in caplog.messages if "Ignoring exception" in each]
    await sim.pass_time(2 * 3600)
    assert not await sim.run(bot.archive.active_tournaments())  # nobody has registered


async def test_a_bot_stops_while_it_waits_for_its_database(
    sim: Sim, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_tournament(sim)
    outage = Outage(sim.bot.archive, monkeypatch)
    sim.bot.dispatch("ready")
    await sim.pass_time(RETRY_SECONDS)
    tries = outage.tries
    assert tries
    with caplog.at_level(logging.WARNING):
        caplog.clear()
        await sim.restart()
        await sim.pass_time(5 * RETRY_SECONDS)
    assert outage.tries == tries
    assert not caplog.messages
