"""A table that begins on the local page is played to its end by two processes on PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from storage.moving import move
from storage.postgres import PostgresArchive
from storage.postgres_claim import START_SECONDS
from tests.sandbox.test_server import Wire, window
from tests.sandbox.visit import sandbox

from .discord_server import DiscordServer
from .players import Party
from .test_processes import address, one_process, postgres

__all__ = ["address", "postgres"]  # fixtures

pytestmark = pytest.mark.postgres


async def test_a_table_of_the_local_page_is_played_to_its_end_by_two_processes(
    discord_server: DiscordServer, address: str, tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    hellos = await play_on_the_page(tmp_path, database, moves=5)
    assert "compared one by one" in await move(str(database), address)
    discord_server.rest.shards = 2
    party = the_same_people(discord_server, hellos)
    async with (
        one_process(discord_server, tmp_path / "first", address, 0) as first,
        one_process(discord_server, tmp_path / "second", address, 1) as second,
    ):
        await discord_server.until(lambda: party.step("hand"), 30, "the table to appear")
        await party.play(moves=4)
        await asyncio.sleep(START_SECONDS)  # until then they take over nothing
        first.process.kill()
        await first.process.wait()
        await discord_server.until(
            lambda: second.log.count("ready: ") == 2, 30, "the second process to take it over"
        )
        await party.play(moves=4)
        await first.start()
        await discord_server.until(
            lambda: "process 0: its servers are no longer served here" in second.log,
            60,
            "the first process to take its servers back",
        )
        await party.play()
        assert party.is_over
        assert "Traceback" not in first.log + second.log
    archive = await PostgresArchive.open_address(address)
    try:
        log = await archive.log(1)
        assert [entry.revision for entry in log] == [*range(len(log))]
        assert await archive.result(1) is not None
    finally:
        await archive.close()


async def play_on_the_page(folder: Path, database: Path, moves: int) -> list[dict[str, Any]]:
    """Let three people begin a race on the local page; return how it has greeted each of them."""
    async with sandbox(folder, HEDGEROW_DB=str(database)) as started, AsyncExitStack() as windows:
        robin = await windows.enter_async_context(window(started))
        channel = robin.hello["channels"][0]["id"]
        people = [robin]
        for other in robin.hello["members"][1:3]:
            people.append(await windows.enter_async_context(window(started, other["id"])))
        await robin.ask("command", channel=channel, name="play", options={"game": "race"})
        for each in people[1:]:
            await press(each, channel, ":join:")
        await press(robin, channel, ":start:")
        for _ in range(moves):
            await one_move(people)
        assert await started.end() == (0, "")
        return [each.hello for each in people]


async def press(wire: Wire, channel: str, part: str) -> None:
    """Press the button whose custom_id contains this, as soon as it is there."""
    while not (found := offered(wire, channel, part)):
        await wire.next()
    message, button = found[0]
    told = await wire.ask("press", channel=channel, message=message, custom_id=button["custom_id"])
    assert "text" not in told, told


async def one_move(people: list[Wire]) -> None:
    """Let the one who has something to do by DM make the first move offered there."""
    async with asyncio.timeout(60):
        while True:
            for wire in people:
                dm = wire.hello["dm"]["id"]
                for message, part in [*offered(wire, dm, "p:"), *offered(wire, dm, "s:")]:
                    here = {"channel": dm, "message": message, "custom_id": part["custom_id"]}
                    if part["type"] == 2:
                        await wire.ask("press", **here)
                    else:
                        await wire.ask("choose", **here, values=[part["options"][0]["value"]])
                    return
            for wire in people:
                await pending(wire)


async def pending(wire: Wire) -> None:
    try:
        async with asyncio.timeout(0.1):
            await wire.next()
    except TimeoutError:
        pass


def offered(wire: Wire, channel: str, part: str) -> list[tuple[str, dict[str, Any]]]:
    """Return (message, control) of the enabled controls of a channel."""
    return [
        (number, control)
        for number, message in wire.messages().items()
        if message["channel_id"] == channel
        for control in walk_components(message["components"])
        if part in control.get("custom_id", "") and not control.get("disabled")
    ]


def the_same_people(server: DiscordServer, hellos: list[dict[str, Any]]) -> Party:
    """Make the server, the channel, the people and their direct messages, with the page's ids."""
    shown, ids = hellos[0], server.world.next_ids
    names = {each["id"]: each["name"] for each in shown["members"]}
    ids += [int(each["id"]) for each in (shown["server"], shown["channels"][0])]
    guild = server.guild(shown["server"]["name"])
    channel = server.channel(guild, shown["channels"][0]["name"])
    people = []
    for hello in hellos:
        ids += [int(hello["me"]), int(hello["dm"]["id"])]
        people.append(server.person(names[hello["me"]], guilds=[guild]))
        server.world.dm_with(people[-1].user)
    assert not ids
    return Party(server, channel, people)
