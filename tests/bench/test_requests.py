"""What a move costs at a table of two people and houses: whole games, one of each kind.

    uv run --group dev pytest tests/bench/test_requests.py --benchmark-enable -s

Prints ratios and counts and asserts none: requests to Discord a move, without the answers to
clicks, which count against no limit; the kilobytes of their files; and the processor time of the
bot's process, without the house's. A move is one of a person or of the house. The people
wait until the bot has sent everything before they click, so that no two moves share an edit: in a
game at people's pace it is the same. Below a game are the requests that make up its sum. On a busy
machine some replies come without their picture and are edited once more: how many is told, too.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from engine.catalogue import catalogue
from engine.table.model import LogEntry
from engine.table.past import TABLE_VERBS
from storage.archive import SqliteArchive
from tests.bench.test_clicks import processor_seconds
from tests.wire.bot_program import ROOT, BotProgram
from tests.wire.discord_server import DiscordServer
from tests.wire.people import Person
from tests.wire.players import Party
from tests.wire.world import Call

pytestmark = [
    pytest.mark.timeout(900),
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc"),
]

#: How many houses sit beside two people, and the most that the people do.
HOUSES = {"race": 2, "safaru": 2, "badger": 0, "igels": 2, "igor": 2}
MOVES: int | None = None

#: After so long a game is left: people who know no rules open many a choice of Igor's in vain.
PLAY_SECONDS = 240

#: The house's pause; each of its moves is shown by itself all the same.
HOUSE_SECONDS = 0.4

#: A bot has sent everything when no request has come for so long.
QUIET_SECONDS = 0.2

#: The numbers of a short round.
SHORT = {"MOVES": 1}


@pytest.mark.parametrize("game", HOUSES)
async def test_what_a_move_of_a_whole_game_costs(game: str, tmp_path: Path) -> None:
    """Play a game to its end and print what was sent for it."""
    async with DiscordServer() as server:
        pause = str(HOUSE_SECONDS)
        async with BotProgram(server, tmp_path, HEDGEROW_HOUSE_SECONDS=pause) as program:
            guild = server.guild()
            people = [server.person(name) for name in ("Ada", "Ben")]
            party = Party(server, server.channel(guild), people)
            await sit_down(party, game)
            await quiet(server)
            begun, used = len(server.world.calls), processor_seconds(program)
            await play(party)
            await quiet(server)
            used = processor_seconds(program) - used
            made = [each for each in server.world.calls[begun:] if is_counted(each)]
            assert server.complaints() == []
        moves = await count_moves(tmp_path / "hedgerow.db")
        sent = sum(len(data) for call in made for _, data in call.files.values())
        print(
            f"\n{game}, {'whole' if party.is_over else 'left'}: {moves} moves; a move: "
            f"{len(made) / moves:.2f} requests, {sent / moves / 1000:.0f} kB, "
            f"{1000 * used / moves:.1f} ms of the processor"
        )
        print(f"{late_pictures(party):6} edits only added a picture that was late")
        for what, count in Counter(described(party, each) for each in made).most_common():
            print(f"{count:6} {count / moves:6.2f}  {what}")


async def sit_down(party: Party, game: str) -> None:
    """Let the people open a table with houses and begin."""
    host, guest = party.people
    await host.command(party.channel, "play", game=game)
    await party.server.until(lambda: party.step("join"), 20, "the table message")
    await party.take_step(guest, "join")
    for _ in range(HOUSES[game]):
        await party.server.until(lambda: party.step("house"), 20, "a free seat")
        await party.take_step(host, "house")
    await party.server.until(lambda: party.step("start"), 20, "enough seats taken")
    await party.take_step(host, "start")
    await party.server.until(lambda: not party.step("start"), 20, "the game to begin")
    for each in party.people:
        if catalogue(ROOT / "seeds")[game].info.hides:
            await each.dm_message(lambda each: each.shown.components)
        else:  # such a game sends no hands
            await party.open_hand(each)


async def play(party: Party) -> None:
    """Play to the end, or as far as is allowed; each person moves once the bot is idle."""
    until = time.monotonic() + PLAY_SECONDS
    while not party.is_over and party.moves != MOVES and time.monotonic() < until:
        person = await party.server.until(party._somebody, 60, "somebody to move, or the end")
        await quiet(party.server)
        if isinstance(person, Person):
            await party.move(person)


async def quiet(server: DiscordServer) -> None:
    """Wait until the bot has sent everything."""
    calls, seen = server.world.calls, -1
    while len(calls) > seen:
        seen = len(calls)
        await asyncio.sleep(QUIET_SECONDS)


def is_counted(call: Call) -> bool:
    """Return True for a request that counts against Discord's limits of a bot."""
    return not call.route.startswith(("/interactions", "/webhooks"))


def described(party: Party, call: Call) -> str:
    """Return what a request does, and where."""
    people = {str(each.dm.id): f"{each} by DM" for each in party.people}
    where = next((name for channel, name in people.items() if f"/{channel}/" in call.path), "")
    return f"{call.method} {call.route} {where or 'in the channel'}"


def late_pictures(party: Party) -> int:
    """Return how often a message without its picture was followed by the one with it."""
    channels = (party.channel, *(each.dm for each in party.people))
    messages = [each for channel in channels for each in channel.messages.values()]
    pairs = [pair for each in messages for pair in pairwise(each.versions)]
    return sum(bool(after.files) and not before.files for before, after in pairs)


async def count_moves(path: Path) -> int:
    """Return how many moves were stored of the first table of a file."""
    archive = await SqliteArchive.open_file(path)
    try:
        return max(1, sum(is_move(each) for each in await archive.log(1)))
    finally:
        await archive.close()


def is_move(entry: LogEntry) -> bool:
    """Return True for a move of the game, False for what people do with the table."""
    return entry.seat is not None and entry.action.verb not in TABLE_VERBS
