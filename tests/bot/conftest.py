"""A simulated server with the bot, and tables of three people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest_asyncio

from engine.api.action import Action
from engine.api.legal_actions import random_legal_move
from engine.table.snapshot import TableSnapshot
from tests.support.sim import Sim, controls, labelled, nodes, simulated, text


@pytest_asyncio.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Sim]:
    """Yield the bot on a new server with Ann, Bob and Cid."""
    async with simulated(tmp_path / "tables.db") as world:
        for name in ("Ann", "Bob", "Cid"):
            world.person(name)
        yield world


@pytest_asyncio.fixture
async def lobby(sim: Sim) -> Sim:
    """Return a lobby with Ann as its host and Bob and Cid seated."""
    return await gathered(sim, "race")


async def gathered(sim: Sim, game: str, **chosen: str) -> Sim:
    """Let the first person open a table of a game and the others join."""
    host, *others = sim.people.values()
    await host.slash(sim.channel, "play", game=game, **chosen)
    for each in others:
        await each.click(sim.table, custom_id=control(sim.table, "join"))
    return sim


@pytest_asyncio.fixture
async def race(lobby: Sim) -> Sim:
    """Return the race of Ann, Bob and Cid, just dealt."""
    await lobby.people["Ann"].click(lobby.table, label="Start")
    return lobby


async def play_one(sim: Sim) -> bool:
    """Let the people the game waits for move by DM; return False once it is over."""
    snapshot = await sim.run(sim.bot.tables.in_channel(sim.channel.id))
    if not snapshot.table.is_active:
        return False
    for seat in snapshot.awaited:
        user = snapshot.table.seats[seat].user
        person = next((each for each in sim.people.values() if each.id == user), None)
        if person is None:
            continue
        if any(offer.verb == "ready" for offer in snapshot.offers[seat]):
            await person.click(sim.table, custom_id=labelled(sim.table, "Ready"))
            continue
        for _ in range(4):
            hand = sim.dm(person)
            play = next(each for each in controls(hand) if each.startswith("p:"))
            result = await person.user.click(hand, custom_id=play)
            assert result.acknowledged
            now = await sim.run(sim.bot.tables.in_channel(sim.channel.id))
            if now.table.revision > snapshot.table.revision:
                break
    return True


async def play_out(sim: Sim) -> None:
    """Make everybody's moves up to the end of a game, faster than people could click."""

    async def play() -> None:
        while (snapshot := await sim.bot.tables.in_channel(sim.channel.id)).table.is_active:
            table, seat = snapshot.table, snapshot.awaited[0]
            offers, revision = snapshot.offers[seat], table.revision
            move = random_legal_move(snapshot.game, table.state, seat, offers, revision)
            assert move is not None
            offer, action, _ = move
            await sim.bot.tables.act(table.id, table.seats[seat].user or 0, offer.ask, action)

    await sim.run(play())


async def vote_to_end(sim: Sim, *people: Any) -> None:
    """Let these people vote to end the channel's game."""
    for person in people:
        asked = await person.slash(sim.channel, "end")
        await person.click(asked.response, label="Confirm")


@pytest_asyncio.fixture
async def ended(race: Sim) -> Sim:
    """Return the race after six moves, ended by a vote."""
    for _ in range(6):
        await play_one(race)
    await vote_to_end(race, race.people["Ann"], race.people["Bob"])
    return race


async def now(sim: Sim) -> TableSnapshot:
    """Return the snapshot of the channel's table."""
    return await sim.run(sim.bot.tables.in_channel(sim.channel.id))


async def mover_of(sim: Sim) -> Any:
    """Return the person the table waits for first."""
    snapshot = await now(sim)
    user = snapshot.table.seats[snapshot.awaited[0]].user
    return next(person for person in sim.people.values() if person.id == user)


def control(message: Any, name: str) -> str:
    """Return the custom_id of a button that makes no move, in whatever language it is."""
    return next(each for each in controls(message) if each.split(":")[2] == name)


def pings_of(sim: Sim, person: Any) -> list[Any]:
    """Return the pings of a person at the table and in their DMs."""
    mention = f"<@{person.id}>"
    messages = [*sim.channel.history(), *person.user.dm_channel.history()]
    return [m for m in messages if m.content.startswith(mention)]


def reply_text(result: Any) -> str:
    """Return all texts of the replies to a person."""
    messages = [result.response, *result.followups]
    return "\n".join(text(message) for message in messages if message is not None)


async def act(sim: Sim, seat: int, verb: str, *args: str) -> None:
    """Make a seat's move, without a click."""
    snapshot = await sim.run(sim.bot.tables.in_channel(sim.channel.id))
    user = snapshot.table.seats[seat].user
    await sim.run(sim.bot.tables.act(snapshot.table.id, user, None, Action(verb, args)))


@pytest_asyncio.fixture
async def igor(sim: Sim) -> Sim:
    """Return Igor of Ann, Bob and Cid, the first card just led."""
    return await led(sim)


async def led(sim: Sim, **chosen: str) -> Sim:
    """Let everybody play Igor up to the first card."""
    await gathered(sim, "igor", options="soon=card wait=breath", **chosen)
    await sim.people["Ann"].click(sim.table, label="Start")
    (dealer,) = (await sim.run(sim.bot.tables.in_channel(sim.channel.id))).awaited
    await act(sim, dealer, "change", "pass")
    for seat in range(len(sim.people)):
        await act(sim, seat, "ready")
    snapshot = await sim.run(sim.bot.tables.in_channel(sim.channel.id))
    (leader,) = snapshot.awaited
    card = next(each for each in snapshot.offers[leader] if each.verb == "play").options[0].value
    await act(sim, leader, "play", card)
    return sim


async def choose(sim: Sim, person: Any, panel: str, key: str, *values: Any) -> Any:
    """Let somebody open /me or /settings, choose in the menu of a setting, and read the answer."""
    shown = (await person.slash(sim.channel, panel)).response
    shown = await at_setting(person, shown, f"o:0:{panel}:{key}")
    return await person.select(shown, values, custom_id=f"o:0:{panel}:{key}")


async def at_setting(person: Any, shown: Any, menu: str) -> Any:
    """Turn a panel of settings to the page that has a menu."""
    for page in [each for each in controls(shown) if "page:" in each]:
        if menu not in [each.get("custom_id") for each in nodes(shown)]:
            shown = (await person.click(shown, custom_id=page)).response
    return shown


def manager(sim: Sim) -> Any:
    """Let Kim join, who manages the server."""
    powers = discord.Permissions(manage_guild=True)
    return sim.person("Kim", roles=[sim.guild.create_role("boss", permissions=powers)])
