"""The speed of the answer under attack, and our own pace under load.

    uv run --group dev pytest tests/bench/test_attacks.py --benchmark-enable -s

One member does the worst that a program with a person's token can do; another one, at a table of
their own, opens their hand again and again. Read the ratios to the same click on the quiet bot:
the loopback Discord shares the machine, so that a part of every figure is its own.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import aiohttp
import pytest

from tests.wire.bot_program import BotProgram
from tests.wire.discord_server import DiscordServer
from tests.wire.people import Person
from tests.wire.players import moves_on
from tests.wire.test_metrics import free_port

from .test_clicks import Crowd, Table, clicked, hedgerow, percentiles, probed

pytestmark = pytest.mark.timeout(400)

#: How often each attack comes and how long it lasts, the acts at once, and the pause after each.
ROUNDS, ATTACK_SECONDS, AT_ONCE, PAUSE_SECONDS = 8, 1.0, 5, 0.1

#: At how many tables the attacker sits; each is hosted by another person.
TABLES = 40

#: Fast tables, how long they play, and the seconds between two moves of a table: 26 moves a second.
FAST, FAST_SECONDS, MOVE_SECONDS = 60, 30.0, 2.1

#: The numbers of a short round.
SHORT = {
    "ROUNDS": 1,
    "ATTACK_SECONDS": 0.5,
    "TABLES": 2,
    "FAST": 2,
    "FAST_SECONDS": 1.0,
    "MOVE_SECONDS": 0.2,
}

#: What Discord allows one token in a second.
DISCORD_PER_SECOND = 50

Act = Callable[[], Awaitable[object]]


async def test_a_bystanders_click_while_one_member_attacks(tmp_path: Path) -> None:
    async with hedgerow(tmp_path) as server:
        asked = Table(server)
        await asked.sit_down()
        mallory = server.person("Mallory")
        await _sit_at_many(server, asked, mallory)
        attacks: dict[str, Act | None] = {"nobody attacks": None, **_attacks(asked, mallory)}
        taken: dict[str, list[float]] = {name: [] for name in attacks}
        acts = dict.fromkeys(attacks, 0)
        # In turn, so that a slow moment of the machine affects all of them.
        for name, act in [*attacks.items()] * ROUNDS:
            await asked.quiet()
            end = time.monotonic() + ATTACK_SECONDS
            probing = asyncio.create_task(probed(asked.my_hand, end))
            attackers = (_repeat(act, end) for _ in range(AT_ONCE if act else 0))
            acts[name] += sum(await asyncio.gather(*attackers))
            taken[name] += await probing
    _, quiet = percentiles(taken["nobody attacks"])
    print(f"\n{'':32}{'acts':>7}{'clicks':>8}{'p50 ms':>9}{'p99 ms':>9}{'x quiet':>9}")
    for name, each in taken.items():
        middle, slow = percentiles(each)
        row = f"{acts[name]:7}{len(each):8}{middle:9.2f}{slow:9.2f}{slow / quiet:9.2f}"
        print(f"{name:32}{row}")


async def test_many_fast_tables_stay_below_the_limit_of_discord(tmp_path: Path) -> None:
    port = free_port()
    async with (
        DiscordServer() as server,
        BotProgram(server, tmp_path, HEDGEROW_METRICS=port),
    ):
        server.faults.everywhere_per_second = DISCORD_PER_SECOND
        guild = server.guild("The Hedge")
        crowds = [Crowd(server, guild, house=0) for _ in range(FAST)]
        for crowd in crowds:
            await crowd.sit_down()
        begun, calls = server.faults.refused, len(server.world.calls)
        began = server.world.clock.now()
        end = time.monotonic() + FAST_SECONDS
        moves = [0]
        watching = asyncio.create_task(_watch(port, end))
        await asyncio.gather(
            *(_play(server, crowd, end, moves, at) for at, crowd in enumerate(crowds))
        )
        behind = await watching
        refused, sent = server.faults.refused - begun, len(server.world.calls) - calls
        now = server.world.clock.now()
        assert server.complaints() == []
    waited = (now.withheld - began.withheld) / (now.wall - began.wall)
    print(f"\n{FAST} tables, {moves[0] / FAST_SECONDS:.1f} moves a second for {FAST_SECONDS:g} s:")
    print(f"{sent} requests, {refused} answers 429 (before that: {begun})")
    print(f"threads of the bot and of the loopback Discord that wait for a processor: {waited:.1f}")
    print(f"seconds behind: p50 {percentiles(behind)[0]:.2f}, worst {max(behind):.2f}")
    assert refused == 0


def _attacks(asked: Table, mallory: Person) -> dict[str, Act]:
    channel, numbers = asked.party.channel, count()
    messages: Iterator[str] = (f"{'go to 25 ' * 200}{number}" for number in numbers)
    letters = "abc def " * 750
    commands = ("games", "leaderboard", "profile", "history", "hand", "table")

    async def flood() -> None:
        await mallory.command(channel, commands[next(numbers) % len(commands)])

    async def forge() -> None:
        table = asked.party.table
        custom_ids = (
            "o:1:set:house",
            "p:1:0:zzz:play:" + "a." * 40,
            "n:zzzzzzzzzzzz:hand:",
            "s:1:*:t1:play:",
            "n:1:admintables:99999999999999",
            "\N{HEDGEHOG}" * 50,
        )
        custom_id = custom_ids[next(numbers) % len(custom_ids)]
        await mallory.forge(table, custom_id, [] if custom_id[0] in "os" else None)

    return {
        "/move of 6,000 letters": lambda: mallory.forge_command(channel, "move", "move", letters),
        "/rules of 6,000 letters": lambda: mallory.forge_command(channel, "rules", "game", letters),
        "a flood of commands": flood,
        f"messages by DM, at {TABLES} tables": lambda: mallory.say(mallory.dm, next(messages)),
        f"/move by DM, at {TABLES} tables": lambda: mallory.forge_command(
            mallory.dm, "move", "move", "go to 25 " * 22
        ),
        "forged controls": forge,
    }


async def _sit_at_many(server: DiscordServer, asked: Table, mallory: Person) -> None:
    """Seat the attacker at many games in play, each with two others."""
    for _ in range(TABLES):
        crowd = Crowd(server, asked.guild, house=0)
        crowd.people[2] = mallory
        await crowd.sit_down()


async def _repeat(act: Act | None, end: float) -> int:
    """Act again and again; return how often."""
    done = 0
    while act is not None and time.monotonic() < end:
        # What is refused to the attacker, or answered too late, is none of the bystander's.
        with suppress(AssertionError):
            await act()
        done += 1
        await asyncio.sleep(PAUSE_SECONDS)
    return done


async def _play(server: DiscordServer, crowd: Crowd, end: float, moves: list[int], at: int) -> None:
    """Let a table make a move every `MOVE_SECONDS`; tables do not move in step."""
    await asyncio.sleep(MOVE_SECONDS * at / FAST)
    while time.monotonic() < end and not crowd.party.is_over:
        due = time.monotonic() + MOVE_SECONDS
        for person in crowd.people:
            hand = crowd.party.hand(person)
            for control in moves_on(hand)[:1]:
                await clicked(server, person, hand, control)
                moves[0] += not control.label.endswith("\N{HORIZONTAL ELLIPSIS}")
        await asyncio.sleep(max(0.0, due - time.monotonic()))


async def _watch(port: str, end: float) -> list[float]:
    """Return how far the messages were behind, as the bot says it, several times a second."""
    behind: list[float] = []
    async with aiohttp.ClientSession() as session:
        while time.monotonic() < end or not behind:
            async with session.get(f"http://127.0.0.1:{port}/metrics") as response:
                text = await response.text()
            (found,) = re.findall(r"^hedgerow_behind_seconds (\S+)$", text, re.MULTILINE)
            behind.append(float(found))
            await asyncio.sleep(0.25)
    return behind
