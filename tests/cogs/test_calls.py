"""Calls survive crashes, failures and haste: nobody is forgotten, and nobody is called twice."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from engine.api.action import Action
from tests.cogs.conftest import gathered, mover_of, now, play_one
from tests.support.sim import Sim, labelled


def _calls(sim: Sim, person: Any) -> list[Any]:
    """Give the pings of somebody that stand at the table or in their DMs."""
    mention = f"<@{person.id}>"
    messages = [*sim.channel.history(), *person.user.dm_channel.history()]
    return [m for m in messages if m.content.startswith(mention)]


@pytest_asyncio.fixture
async def igels(sim: Sim) -> Sim:
    """A lobby of Igels whose people have been away for a while; its start asks all three."""
    await gathered(sim, "igels")
    await sim.pass_time(90)
    return sim


async def _choose(sim: Sim, seat: int) -> None:
    seen = await now(sim)
    offer = seen.offers[seat][0]
    action = Action(offer.verb, (offer.options[0].value,))
    await sim.run(sim.bot.tables.act(seen.table.id, seen.table.seats[seat].user, None, action))


async def test_whom_a_crash_kept_from_being_called_is_called_after_it(race: Sim):
    await race.pass_time(90)
    seen = await now(race)
    (seat,) = seen.awaited
    offer = seen.offers[seat][0]
    plain = next(option.value for option in offer.options if not option.then)
    await race.run(race.bot.table_messages.close())  # the process dies before it can speak
    user = seen.table.seats[seat].user
    await race.run(race.bot.tables.act(1, user, offer.ask, Action(offer.verb, (plain,))))
    mover = await mover_of(race)
    assert mover.id != user
    assert _calls(race, mover) == []
    await race.restart(kill=True)
    assert len(_calls(race, mover)) == 1


async def test_a_call_that_stands_is_not_repeated_by_a_restart(race: Sim):
    await race.pass_time(90)
    await play_one(race)
    mover = await mover_of(race)
    (call,) = _calls(race, mover)
    await race.restart()
    assert [each.id for each in _calls(race, mover)] == [call.id]


async def test_a_call_of_before_a_crash_goes_when_its_person_has_answered(race: Sim):
    await race.pass_time(90)
    await play_one(race)
    mover = await mover_of(race)
    assert len(_calls(race, mover)) == 1
    await race.restart(kill=True)
    await play_one(race)
    assert _calls(race, mover) == []


async def test_a_call_that_discord_fails_is_tried_again_and_the_others_are_not(igels: Sim):
    ann, bob, cid = igels.people.values()
    igels.fail("POST", f"/channels/{igels.channel.id}/messages", status=503)
    await ann.click(igels.table, custom_id=labelled(igels.table, "Start"))
    assert sorted(len(_calls(igels, each)) for each in (bob, cid)) == [0, 1]
    await igels.pass_time(6)
    assert [len(_calls(igels, each)) for each in (ann, bob, cid)] == [0, 1, 1]


async def test_a_change_while_a_call_is_tried_again_loses_nobody(igels: Sim):
    ann, bob, cid = igels.people.values()
    igels.fail("POST", f"/channels/{igels.channel.id}/messages", status=503, times=2)
    await ann.click(igels.table, custom_id=labelled(igels.table, "Start"))
    await _choose(igels, 0)
    assert [len(_calls(igels, each)) for each in (bob, cid)] == [0, 0]
    await igels.pass_time(6)
    assert [len(_calls(igels, each)) for each in (ann, bob, cid)] == [0, 1, 1]


async def test_whoever_could_not_be_called_at_a_closed_channel_is_called_once_it_is_open(race: Sim):
    await race.pass_time(90)
    race.deny(send_messages=False, view_channel=False)
    await play_one(race)
    mover = await mover_of(race)
    assert _calls(race, mover) == []
    race.restore()
    await race.run(_back(race))
    assert len(_calls(race, mover)) == 1


async def _back(sim: Sim) -> None:
    sim.bot.table_messages.retry_server(sim.guild.id)
