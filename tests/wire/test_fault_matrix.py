"""The fault matrix: each kind of request of a game meets each kind of fault, and stands once.

The bot runs in the test's own process, so that nobody waits for the pauses between its tries. Each
fault has a game of its own, in which it strikes the first table message, the hands by DM, a ping,
edits of the table and of a hand, and the result.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot import build
from cogs.app.client import Hedgerow
from cogs.app.settings import Secret, Settings
from engine.table.snapshot import TableSnapshot

from .discord_server import DiscordServer
from .faults import Faults
from .minimal_bot import running
from .people import Person
from .players import Party, moves_on
from .world import Guild, Message

REFUSED = "refused"

FAULTS: dict[str, Callable[[Faults, str], None]] = {
    REFUSED: lambda faults, calls: faults.cut_next(calls, refuse_seconds=0.3),
    "reset before": lambda faults, calls: faults.cut_next(calls),
    "reset after": lambda faults, calls: faults.cut_next(calls, after=True),
    "timeout before": lambda faults, calls: faults.cut_next(calls, seconds=4),
    "timeout after": lambda faults, calls: faults.cut_next(calls, seconds=4, after=True),
    "429 of the route": lambda faults, calls: faults.limit_next(calls, 0.2),
    "429 everywhere": lambda faults, calls: faults.limit_next(calls, 0.2, everywhere=True),
    "429 without Via": lambda faults, calls: faults.limit_next(calls, 0.2, banned=True),
    "500": lambda faults, calls: faults.fail_next(calls, 500),
    "502": lambda faults, calls: faults.fail_next(calls, 502),
    "502 after": lambda faults, calls: faults.fail_next(calls, 502, after=True),
    "503": lambda faults, calls: faults.fail_next(calls, 503),
    "503 after": lambda faults, calls: faults.fail_next(calls, 503, after=True),
}

#: aiohttp's own is five minutes.
REQUEST_SECONDS = 3


@pytest_asyncio.fixture
async def client(
    discord_server: DiscordServer, guild: Guild, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Hedgerow]:
    """Yield the real bot, which tries again soon and pings people who have just acted."""
    monkeypatch.setattr("cogs.messages.edit_queue.RETRIES", (0.1, 0.2, 0.4, 0.8, 1.6, 3.2))
    monkeypatch.setattr("cogs.messages.turn_pings.PRESENT_MS", 0)
    timeout = aiohttp.ClientTimeout(total=REQUEST_SECONDS)
    monkeypatch.setattr("aiohttp.client.DEFAULT_TIMEOUT", timeout)
    bot = await build(Settings(database=Secret(tmp_path / "hedgerow.db")))
    async with running(discord_server, bot):
        yield bot


async def test_every_request_of_a_game_stands_once_after_every_fault(
    client: Hedgerow, discord_server: DiscordServer, guild: Guild
) -> None:
    discord_server.world.answer_seconds = 10  # this test measures no time
    games = [_Game(client, discord_server, guild, fault) for fault in FAULTS if fault != REFUSED]
    outcomes = await asyncio.gather(*(game.play() for game in games), return_exceptions=True)
    faults_and_outcomes = zip((game.fault for game in games), outcomes, strict=True)
    failed = [f"{fault}: {outcome!r}" for fault, outcome in faults_and_outcomes if outcome]
    assert not failed, "\n".join(failed)
    # A refused connection is refused to every game, so this one comes alone.
    await _Game(client, discord_server, guild, REFUSED).play()
    faults = discord_server.faults
    await discord_server.until(lambda: faults.is_over, 30, "every fault to have happened")


class _Game:
    """One game of three people in a channel of its own, disturbed by one kind of fault."""

    def __init__(self, client: Hedgerow, server: DiscordServer, guild: Guild, fault: str) -> None:
        self._client, self._server, self.fault = client, server, fault
        people = [server.person(f"{name} {fault}") for name in ("Ada", "Ben", "Cleo")]
        self._party = Party(server, server.channel(guild, fault), people)

    async def play(self) -> None:
        party, host = self._party, self._party.people[0]
        sends, edits = (
            f"{method} /channels/{party.channel.id}/messages{rest}"
            for method, rest in (("POST", ""), ("PATCH", "/*"))
        )
        self._strike(sends)
        await host.command(party.channel, "play", game="race")
        await self._until(lambda: party.step("join"), "the table message")
        for person in party.people[1:]:
            self._strike(edits)
            await party.take_step(person, "join")
            await self._until(partial(_is_seated, party, person), "the seat")
        await self._until(lambda: party.step("start"), "enough seats taken")
        self._strike(sends)  # the ping
        for person in party.people:
            self._strike(f"POST /channels/{person.dm.id}/messages")
        await party.take_step(host, "start")
        await self._until(lambda: self._is_right(), "the game to begin")
        for _ in range(2):
            self._strike(edits)
            mover = self._mover()
            self._strike(f"PATCH /channels/{mover.dm.id}/messages/*")
            before = await self._snapshot()
            await party.move(mover)
            after = await self._snapshot()
            assert after.table.revision > before.table.revision
            # Until the edits arrive, the hands and pings of the question before look right too.
            user = after.table.seats[after.awaited[0]].user
            await self._until(partial(self._is_asked, user), "the move to be shown")
        self._strike(edits)
        for person in party.people[: len(party.people) // 2 + 1]:
            confirm = await (await person.command(party.channel, "end")).settled()
            await person.click(confirm, confirm.controls[0].custom_id)
        await self._until(lambda: "ended" in party.table.text, "the result")
        await self._until(lambda: not self._pings(), "the pings to go")
        hands = [party.hand(each) for each in party.people]
        await self._until(lambda: not any(map(moves_on, hands)), "the hands to show the end")
        self._assert_single()

    def _strike(self, calls: str) -> None:
        FAULTS[self.fault](self._server.faults, calls)

    async def _until(self, test: Callable[[], Any], what: str) -> None:
        await self._server.until(test, 30, f"{what} ({self.fault})")

    async def _snapshot(self) -> TableSnapshot:
        return await self._client.tables.in_channel(self._party.channel.id)

    def _mover(self) -> Person:
        (mover,) = (each for each in self._party.people if moves_on(self._party.hand(each)))
        return mover

    def _is_asked(self, user: int | None) -> bool:
        return self._is_right() and self._mover().user.id == user

    def _is_right(self) -> bool:
        """Return True if one person can move by DM, and that person alone has a ping."""
        hands = {person: self._party.panel(person) for person in self._party.people}
        movers = [each for each, hand in hands.items() if hand is not None and moves_on(hand)]
        pinged = [ping.pinged for ping in self._pings()]
        is_shown = None not in hands.values() and len(movers) == 1
        return is_shown and [[each.user] for each in movers] == pinged

    def _pings(self) -> list[Message]:
        messages = self._party.channel.messages.values()
        return [each for each in messages if each.pinged and not each.deleted]

    def _assert_single(self) -> None:
        """Assert that nothing was sent twice, not even for a moment."""
        channel = self._party.channel.messages.values()
        public = [each for each in channel if each.viewer is None]
        assert len([each for each in public if each.shown.components]) == 1, "one table message"
        assert len([each for each in public if each.pinged]) == 3, "one ping a question"
        for person in self._party.people:
            assert len(person.dm.messages) == 1, "one hand a seat"


def _is_seated(party: Party, person: Person) -> bool:
    return str(person)[1:-1] in party.table.text
