"""Pings survive crashes and failed requests: none is lost, and none is sent twice."""

from __future__ import annotations

import pytest_asyncio

from engine.api.action import Action
from tests.bot.conftest import gathered, mover_of, now, pings_of, play_one
from tests.support.sim import Sim, labelled, text


@pytest_asyncio.fixture
async def igels(sim: Sim) -> Sim:
    """Return a lobby of Igels whose people were away for a while; its start asks all three."""
    await gathered(sim, "igels")
    await sim.pass_time(90)
    return sim


async def _choose(sim: Sim, seat: int) -> None:
    snapshot = await now(sim)
    offer = snapshot.offers[seat][0]
    action = Action(offer.verb, (offer.options[0].value,))
    await sim.run(
        sim.bot.tables.act(snapshot.table.id, snapshot.table.seats[seat].user or 0, None, action)
    )


async def test_a_ping_lost_in_a_crash_is_sent_after_the_restart(race: Sim) -> None:
    await race.pass_time(90)
    snapshot = await now(race)
    (seat,) = snapshot.awaited
    offer = snapshot.offers[seat][0]
    plain = next(option.value for option in offer.options if not option.then)
    await race.run(race.bot.table_messages.close())  # the process ends before it sends
    user = snapshot.table.seats[seat].user
    await race.run(race.bot.tables.act(1, user or 0, offer.ask, Action(offer.verb, (plain,))))
    mover = await mover_of(race)
    assert mover.id != user
    assert pings_of(race, mover) == []
    await race.restart(kill=True)
    assert len(pings_of(race, mover)) == 1


async def test_a_restart_does_not_repeat_a_ping(race: Sim) -> None:
    await race.pass_time(90)
    await play_one(race)
    mover = await mover_of(race)
    (call,) = pings_of(race, mover)
    await race.restart()
    assert [each.id for each in pings_of(race, mover)] == [call.id]


async def test_a_warning_from_before_a_restart_has_the_time_that_counts_now(race: Sim) -> None:
    await race.pass_time(4.5 * 3600)
    mover = await mover_of(race)
    (warning,) = pings_of(race, mover)
    assert "You have time until" in warning.content
    await race.bot.close()
    await race.pass_time(3600)  # while no bot runs, nobody's time does
    await race.restart()
    (corrected,) = pings_of(race, mover)
    (until_ms,) = {until for _, until in (await now(race)).timeouts.values()}
    assert corrected.id == warning.id
    assert f"until <t:{until_ms // 1000}:" in corrected.content
    assert corrected.content != warning.content


async def test_a_ping_from_before_a_crash_is_deleted_after_the_answer(race: Sim) -> None:
    await race.pass_time(90)
    await play_one(race)
    mover = await mover_of(race)
    assert len(pings_of(race, mover)) == 1
    await race.restart(kill=True)
    await play_one(race)
    assert pings_of(race, mover) == []


async def test_a_failed_ping_is_tried_again_without_repeating_the_others(igels: Sim) -> None:
    ann, bob, cid = igels.people.values()
    igels.fail("POST", f"/channels/{igels.channel.id}/messages", status=503)
    await ann.click(igels.table, custom_id=labelled(igels.table, "Start"))
    assert sorted(len(pings_of(igels, each)) for each in (bob, cid)) == [0, 1]
    await igels.pass_time(6)
    assert [len(pings_of(igels, each)) for each in (ann, bob, cid)] == [0, 1, 1]


async def test_a_change_while_a_ping_is_retried_loses_no_ping(igels: Sim) -> None:
    ann, bob, cid = igels.people.values()
    igels.fail("POST", f"/channels/{igels.channel.id}/messages", status=503, times=2)
    await ann.click(igels.table, custom_id=labelled(igels.table, "Start"))
    await _choose(igels, 0)
    assert [len(pings_of(igels, each)) for each in (bob, cid)] == [0, 0]
    await igels.pass_time(6)
    assert [len(pings_of(igels, each)) for each in (ann, bob, cid)] == [0, 1, 1]


async def test_pings_for_an_unreachable_channel_are_sent_when_it_is_back(race: Sim) -> None:
    await race.pass_time(90)
    race.deny(send_messages=False, view_channel=False)
    await play_one(race)
    mover = await mover_of(race)
    assert pings_of(race, mover) == []
    race.restore()
    await race.run(_back(race))
    assert len(pings_of(race, mover)) == 1


async def test_a_table_is_paused_once_a_ping_may_not_be_sent(race: Sim) -> None:
    before = (await now(race)).table.revision
    race.deny(send_messages=False)
    await race.pass_time(24 * 3600)
    snapshot = await now(race)
    assert (snapshot.paused, snapshot.table.revision) == (True, before), "no turn was missed"
    mover = await mover_of(race)
    assert pings_of(race, mover) == []
    for shown in (race.table, race.dm(mover)):
        assert "not allowed to write in its channel. It resumes once I am." in text(shown)
    await play_one(race)
    assert (await now(race)).paused, "an edit is no permission to send"
    race.restore()
    await race.run(_back(race))
    assert not (await now(race)).paused
    assert len(pings_of(race, await mover_of(race))) == 1
    assert "paused" not in text(race.table)


async def _back(sim: Sim) -> None:
    sim.bot.table_messages.retry_server(sim.guild.id)
