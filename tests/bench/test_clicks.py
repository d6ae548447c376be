"""Click -> acknowledgement: the real bot beside one that only says "pong".

    uv run --group dev pytest tests/bench/test_clicks.py --benchmark-enable -s

Prints and asserts no times: read the ratios of one run. A click is measured where Discord would,
from the moment its event is dispatched to the moment the callback has come in over HTTP, so each
figure holds the loopback server's own share (encoding the event, reading the upload).
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.wire.bot_program import BotProgram
from tests.wire.discord_server import DiscordServer
from tests.wire.message_version import Control
from tests.wire.people import Person, Reply
from tests.wire.players import Party, moves_on
from tests.wire.world import Guild, Message

pytestmark = pytest.mark.timeout(120)

HERE = Path(__file__).parent

#: Rounds of clicks on an idle bot (the first ones fill caches), and their time limit.
CLICKS, FIRST, SECONDS = 250, 5, 20

#: How many tables play at once, and how long.
MANY, PLAY_SECONDS = 20, 5

#: A bot is idle when it has sent no request for so long.
QUIET_SECONDS = 0.02

#: How many tables of people play while the processor time of a move is measured, and how long.
CROWDS, MOVES_SECONDS = (1, 10, 50), 10

#: The numbers of a short round.
SHORT = {
    "CLICKS": 2,
    "FIRST": 0,
    "MANY": 2,
    "PLAY_SECONDS": 0.5,
    "CROWDS": (1,),
    "MOVES_SECONDS": 0.2,
}

DISK, BY_DM, BY_PANEL = "4 KB to the disk", "a card, by DM", "a card, in the channel"


async def test_a_click_on_a_quiet_bot(tmp_path: Path) -> None:
    async with pong(tmp_path) as ping, hedgerow(tmp_path) as server:
        table = Table(server)
        await table.sit_down()
        names = (DISK, "pong", BY_DM, BY_PANEL, "my hand", "out of date")
        taken: dict[str, list[float]] = {name: [] for name in names}
        deadline = time.monotonic() + SECONDS
        # Interleaved, so that a slow moment of the machine affects all of them.
        for round_ in range(CLICKS):
            found = {"pong": await ping()}
            found |= await table.card()
            found["my hand"] = await table.my_hand()
            found |= await table.out_of_date()
            found[DISK] = synced(tmp_path / "block")
            if round_ >= FIRST:
                for name, ms in found.items():
                    taken[name].append(ms)
            if time.monotonic() > deadline:
                break
    print_times(taken, "pong")


@pytest.mark.parametrize("house_thinks", ["apart", "in a thread"])
async def test_clicks_while_many_tables_play(tmp_path: Path, house_thinks: str) -> None:
    """Open a hand at one table again and again, with a cached picture, while others play."""
    lateness = tmp_path / "lateness"
    program = partial(
        BotProgram,
        program=HERE / "watched_bot.py",
        LATENESS_FILE=str(lateness),
        HOUSE_THINKS=house_thinks,
        HEDGEROW_HOUSE_SECONDS="2",  # the briskest that people meet
    )
    spans: dict[str, tuple[float, float]] = {}
    taken: dict[str, list[float]] = {}
    async with pong(tmp_path) as ping, DiscordServer() as server, program(server, tmp_path):
        asked = Table(server)
        await asked.sit_down()
        alone = [Crowd(server, asked.guild, house=0) for _ in range(MANY)]
        house = [Crowd(server, asked.guild, house=2) for _ in range(MANY)]
        for crowd in (*alone, *house):
            await crowd.sit_down()
        cases = {
            "no table plays": [],
            f"{MANY} tables of people": alone,
            "5 tables with the house": house[:5],
            f"{MANY} tables with the house": house,
        }
        for name, crowds in cases.items():
            began = time.monotonic()
            end = began + PLAY_SECONDS
            probes = {f"{name}: pong": ping, f"{name}: my hand": asked.my_hand}
            found = await asyncio.gather(
                *(probed(probe, end) for probe in probes.values()),
                *(crowd.play(end, at / len(crowds)) for at, crowd in enumerate(crowds)),
            )
            taken |= dict(zip(probes, found, strict=False))
            taken[f"{name}: a card"] = [ms for each in found[2:] for ms in each]
            spans[name] = began, end
        assert server.complaints() == []
    print(f"\nThe house thinks {house_thinks}.")
    print_times(taken, "no table plays: pong")
    ticks = [tuple(map(float, each.split())) for each in lateness.read_text("utf-8").split("\n")]
    print(f"\n{'the loop is late by':44}{'p50 ms':>9}{'p99 ms':>9}{'worst':>9}")
    for name, (began, end) in spans.items():
        late = [ms for at, ms in ticks if began <= at <= end]
        if not late:
            continue
        middle, slow = percentiles(late)
        print(f"{name:44}{middle:9.2f}{slow:9.2f}{max(late):9.2f}")


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_what_a_move_costs(tmp_path: Path) -> None:
    """Count the processor time of the bot, its requests and their files at tables of people."""
    print(
        f"\n{'tables':>8}{'moves/s':>9}{'CPU ms':>9}{'p50 ms':>9}{'p99 ms':>9}"
        f"{'requests':>10}{'kB':>8}{'MB':>6}"
    )
    async with DiscordServer() as server, BotProgram(server, tmp_path) as program:
        guild, crowds = server.guild("The Hedge"), list[Crowd]()
        for tables in CROWDS:
            while len(crowds) < tables:
                crowds.append(Crowd(server, guild, house=0))
                await crowds[-1].sit_down()
            calls, used = len(server.world.calls), processor_seconds(program)
            end = time.monotonic() + MOVES_SECONDS
            played = (crowd.play(end, at / tables) for at, crowd in enumerate(crowds))
            taken = [ms for each in await asyncio.gather(*played) for ms in each]
            moves, made = max(1, len(taken)), server.world.calls[calls:]
            sent = sum(len(data) for call in made for _, data in call.files.values())
            used = 1000 * (processor_seconds(program) - used)
            middle, slow = percentiles(taken or [0.0])
            print(
                f"{tables:8}{moves / MOVES_SECONDS:9.1f}{used / moves:9.1f}{middle:9.1f}{slow:9.1f}"
                f"{len(made) / moves:10.1f}{sent / moves / 1000:8.0f}{resident_mb(program):6.0f}"
            )
        assert server.complaints() == []


def processor_seconds(program: BotProgram) -> float:
    """Return the processor time of the bot's process so far, without the house's."""
    fields = Path(f"/proc/{program.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mb(program: BotProgram) -> float:
    """Return the megabytes of the bot's process that are in memory."""
    statm = Path(f"/proc/{program.process.pid}/statm").read_text("utf-8")
    return int(statm.split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def probed(probe: Callable[[], Awaitable[float]], end: float) -> list[float]:
    taken = []
    while time.monotonic() < end:
        taken.append(await probe())
        await asyncio.sleep(0.03)
    return taken


class Crowd:
    """A table of three, some of them the house; people play as soon as they are asked."""

    def __init__(self, server: DiscordServer, guild: Guild, house: int) -> None:
        self.server = server
        self.guild = guild
        self.house = house
        self.people = [server.person(name) for name in ("Ada", "Ben", "Cleo")[house:]]
        self.party: Party

    async def sit_down(self) -> None:
        party = self.party = Party(self.server, self.server.channel(self.guild), self.people)
        host, *others = self.people
        await host.command(party.channel, "play", game="race")
        await self.server.until(lambda: party.step("join"), 5, "the table message")
        for each in others:
            await party.take_step(each, "join")
        for _ in range(self.house):
            await party.take_step(host, "house")
        await self.server.until(lambda: party.step("start"), 5, "enough seats taken")
        await party.take_step(host, "start")
        for each in self.people:
            await each.dm_message(lambda each: each.shown.components)

    async def play(self, end: float, pause: float) -> list[float]:
        """Begin after a pause, as real people do not move in step; return the time of each card."""
        taken = []
        await asyncio.sleep(pause)
        while time.monotonic() < end:
            for person in self.people:
                hand = self.party.hand(person)
                for control in moves_on(hand)[:1]:
                    taken.append(await clicked(self.server, person, hand, control))
                    if not self.house:
                        # People take as long for a move as the house.
                        await asyncio.sleep(1.4)
            await asyncio.sleep(0.05)
        return taken


class Table:
    """A table of three: Ben plays from a panel in the channel, the others by DM."""

    def __init__(self, server: DiscordServer) -> None:
        self.server = server
        self.guild = server.guild("The Hedge")
        self.people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
        self.party: Party

    async def sit_down(self) -> None:
        channel = self.server.channel(self.guild)
        self.party = Party(self.server, channel, self.people)
        await self.party.sit_down("race")
        await self.people[0].dm_message(lambda each: each.shown.components)
        await self.party.open_hand(self.people[1])
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until the bot has sent everything."""
        calls, seen = self.server.world.calls, -1
        while len(calls) > seen:
            seen = len(calls)
            await asyncio.sleep(QUIET_SECONDS)

    async def card(self) -> dict[str, float]:
        """Let the person who is asked play a card, once the bot is idle."""
        while True:
            if self.party.is_over:
                await self.sit_down()
            person = await self.server.until(self._asked, 10, "somebody to move")
            hand = self.party.hand(person)
            control = moves_on(hand)[0]
            ms = await clicked(self.server, person, hand, control)
            await self.quiet()
            # A card that leads to a choice of hedgehogs commits nothing.
            whole = not control.label.endswith("\N{HORIZONTAL ELLIPSIS}")
            if whole and ":play:" in control.custom_id:
                return {BY_PANEL if person in self.party.ephemeral_hands else BY_DM: ms}

    def _asked(self) -> Person | None:
        # A hand by DM may come later than the others.
        hands = ((each, self.party.panel(each)) for each in self.people)
        return next((each for each, hand in hands if hand is not None and moves_on(hand)), None)

    async def my_hand(self) -> float:
        """Open Ben's hand in the channel: nothing has changed, so its picture is cached."""
        if self.party.is_over:
            await self.sit_down()
        ben, control = self.people[1], self.party.step("hand")
        assert control is not None
        reply = await ben.use(self.party.table, control)
        self.party.ephemeral_hands[ben] = reply.message
        return acknowledged(self.server, reply)

    async def out_of_date(self) -> dict[str, float]:
        """Click on a card of an outdated hand; it is replaced by the current one."""
        for person in self.people:
            hand = self.party.hand(person)
            now = {each.custom_id for each in hand.controls}
            for control in (each for shown in hand.versions[-2:] for each in shown.controls):
                if control.custom_id.startswith("p:") and control.custom_id not in now:
                    return {"out of date": await clicked(self.server, person, hand, control)}
        return {}


async def clicked(
    server: DiscordServer, person: Person, message: Message, control: Control
) -> float:
    """Click and return the milliseconds until the response arrived."""
    reply = await person.use(message, control)
    return acknowledged(server, reply)


def acknowledged(server: DiscordServer, reply: Reply) -> float:
    token = f"/{reply.interaction.token}/callback"
    call = next(each for each in reversed(server.world.calls) if each.path.endswith(token))
    return 1000 * (call.at - reply.interaction.started.wall)


@asynccontextmanager
async def pong(directory: Path) -> AsyncIterator[Callable[[], Awaitable[float]]]:
    """Run the bot that says "pong" on its own loopback Discord; yield one click on it."""
    (directory / "pong").mkdir()
    async with DiscordServer() as server:
        channel = server.channel(server.guild())
        zoe = server.person("Zo\u00eb")
        async with BotProgram(server, directory / "pong", HERE / "pong_bot.py"):
            button = (await zoe.command(channel, "ping")).message

            async def click() -> float:
                return await clicked(server, zoe, button, button.control("ping"))

            yield click


@asynccontextmanager
async def hedgerow(directory: Path) -> AsyncIterator[DiscordServer]:
    """Run the real bot."""
    async with DiscordServer() as server, BotProgram(server, directory):
        yield server
        assert server.complaints() == []


def synced(path: Path) -> float:
    path.touch()
    with path.open("r+b", buffering=0) as block:
        began = time.perf_counter()
        block.write(os.urandom(4096))
        os.fsync(block.fileno())
        return 1000 * (time.perf_counter() - began)


def print_times(taken: dict[str, list[float]], floor: str) -> None:
    p50, p99 = percentiles(taken[floor])
    print(f"\n{'':36}{'clicks':>8}{'p50 ms':>9}{'p99 ms':>9}{'x pong':>9}{'x pong':>9}")
    for name, each in taken.items():
        if not each:
            continue
        middle, slow = percentiles(each)
        print(f"{name:36}{len(each):8}{middle:9.2f}{slow:9.2f}{middle / p50:9.2f}{slow / p99:9.2f}")


def percentiles(ms: list[float]) -> tuple[float, float]:
    ordered = sorted(ms)
    return ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
