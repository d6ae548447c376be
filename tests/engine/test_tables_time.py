"""The deadlines of the service: timeouts, races with clicks, restarts, old lobbies."""

from __future__ import annotations

import asyncio

import pytest

from engine.api.action import Wait
from engine.api.event import line
from engine.api.refusals import Stale
from engine.table import lobby
from engine.table.model import Cause, Stage
from tests.engine.builders import press, timed_press
from tests.engine.scripted_tables import desk, made, playing
from tests.support.scripted_game import ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive, settle


async def test_timeout_is_played_at_its_time_and_not_before(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await playing(
        watched_archive, desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    await harness.clock.pass_ms(24_999)
    assert await made(harness, table) == ()
    await harness.clock.pass_ms(1)
    assert await made(harness, table) == ("0 ready",)
    entry = (await harness.archive.log(table))[-1]
    assert (entry.seat, entry.cause) == (0, Cause.TIMEOUT)
    assert harness.announcer.changes[-1].entry == entry


async def test_offer_of_the_table_times_out(watched_archive: WatchedArchive) -> None:
    game = desk({None: (timed_press("close", Wait.BEAT),)}, leads="close")
    harness, table = await playing(watched_archive, game, 1, 2)
    await harness.clock.pass_ms(4_000)
    snapshot = await harness.tables.snapshot(table)
    assert snapshot.table.stage is Stage.OVER
    assert moves_made(snapshot.table.state) == ("- close",)


async def test_timeouts_at_one_time_are_played_one_by_one(watched_archive: WatchedArchive) -> None:
    first = {seat: (timed_press("ready", Wait.PROMPT),) for seat in range(4)}
    harness, table = await playing(watched_archive, desk(first), 1, 2, 3, 4)
    await harness.clock.pass_ms(25_000)
    assert sorted(await made(harness, table)) == [f"{seat} ready" for seat in range(4)]
    revisions = [entry.revision for entry in await harness.archive.log(table)]
    assert revisions == list(range(len(revisions)))


async def test_click_in_time_prevents_the_timeout(watched_archive: WatchedArchive) -> None:
    harness, table = await playing(
        watched_archive, desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    await harness.clock.pass_ms(24_999)
    await harness.act(table, 1, "q", "ready")
    await harness.clock.pass_ms(60_000)
    assert await made(harness, table) == ("0 ready",)


async def test_timeout_during_the_write_of_a_click_is_dropped(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await playing(
        watched_archive, desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    await harness.clock.pass_ms(24_999)
    harness.archive.gate.clear()
    click = asyncio.create_task(harness.act(table, 1, "q", "ready"))
    await settle()
    await harness.clock.pass_ms(10)  # the deadline is due and waits for the lock
    harness.archive.gate.set()
    assert (await click).entry.cause is Cause.PERSON
    await settle()
    assert await made(harness, table) == ("0 ready",)


async def test_click_during_the_write_of_a_timeout_is_stale(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await playing(
        watched_archive, desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    harness.archive.gate.clear()
    await harness.clock.pass_ms(25_000)
    click = asyncio.create_task(harness.act(table, 1, "q", "ready"))
    await settle()
    harness.archive.gate.set()
    with pytest.raises(Stale):
        await click
    assert await made(harness, table) == ("0 ready",)


async def test_timeout_that_the_rules_refuse_is_not_retried_at_once(
    watched_archive: WatchedArchive, caplog: pytest.LogCaptureFixture
) -> None:
    """A bug of a game must not keep the processor busy for ever."""

    class Stubborn(ScriptedGame):
        tried = 0

        def apply(self, state, seat, action):
            Stubborn.tried += 1
            return super().apply(state, seat, action.__class__(action.verb, ("never",)))

    game = Stubborn({"a": {0: (timed_press("ready", Wait.PROMPT),)}}, {})
    harness, table = await playing(watched_archive, game, 1, 2)
    await harness.clock.pass_ms(25_000)
    for _ in range(20):
        await settle()
    assert Stubborn.tried == 1
    await harness.clock.pass_ms(60_000)
    assert 2 <= Stubborn.tried <= 4
    assert f"table {table}" in caplog.text


async def test_timeout_that_cannot_be_written_is_retried_later(
    watched_archive: WatchedArchive, caplog: pytest.LogCaptureFixture
) -> None:
    harness, table = await playing(
        watched_archive, desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    harness.archive.fails = OSError("the disk is full")
    tried = harness.archive.tried
    await harness.clock.pass_ms(25_000)
    assert await made(harness, table) == ()
    assert harness.archive.tried == tried + 1
    assert "a deadline failed and is tried again" in caplog.text
    await harness.clock.pass_ms(30_000)
    assert await made(harness, table) == ("0 ready",)


async def test_after_a_restart_only_a_blink_times_out_sooner_than_a_prompt(
    watched_archive: WatchedArchive,
) -> None:
    first = {
        0: (timed_press("ready", Wait.PROMPT, "r"),),
        1: (timed_press("flash", Wait.BLINK, "f"),),
        None: (timed_press("close", Wait.BEAT, "c"),),
    }
    before, table = await playing(watched_archive, desk(first), 1, 2)
    await before.tables.deadlines.stop()
    await before.clock.pass_ms(3_600_000)
    after = before.restarted()
    await after.tables.deadlines.start()
    await after.clock.pass_ms(0)
    assert await made(after, table) == ("1 flash",)
    await after.clock.pass_ms(24_999)
    assert await made(after, table) == ("1 flash",)
    await after.clock.pass_ms(1)
    assert sorted(await made(after, table)) == ["- close", "0 ready", "1 flash"]


async def test_question_asked_after_a_restart_has_its_full_time(
    watched_archive: WatchedArchive,
) -> None:
    before, _ = await playing(watched_archive, desk({0: (press("go", "t1"),)}), 1, 2)
    await before.tables.deadlines.stop()
    after = before.restarted()
    await after.tables.deadlines.start()
    await after.clock.pass_ms(1_000)
    other = await after.start_table("scripted", 3, 4, channel=9)
    await after.clock.pass_ms(89_999)
    assert await made(after, other) == ()
    await after.clock.pass_ms(1)
    change = await after.announcer.next_change(Cause.HOUSE, other)
    assert change.entry.at_ms == after.clock.now_ms()


async def test_deadlines_run_after_a_restart_though_nobody_looks_at_the_table(
    watched_archive: WatchedArchive,
) -> None:
    before, table = await playing(
        watched_archive, desk({0: (timed_press("ready", Wait.TURN),)}), 1, 2
    )
    await before.tables.deadlines.stop()
    after = before.restarted()
    await after.tables.deadlines.start()
    await after.clock.pass_ms(90_000)
    assert await made(after, table) == ("0 ready",)


async def test_abandoned_lobby_closes_and_frees_its_channel(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": desk({0: (press("go"),)})}, watched_archive)
    table = await harness.open_table("scripted", 1)
    await harness.clock.pass_ms(lobby.LOBBY_TIMEOUT_MS - 1_000)
    await harness.join(table, 2)
    await harness.clock.pass_ms(lobby.LOBBY_TIMEOUT_MS - 1)
    assert (await harness.tables.snapshot(table)).table.stage is Stage.LOBBY
    await harness.clock.pass_ms(1)
    closed = (await harness.tables.snapshot(table)).table
    assert closed.stage is Stage.CLOSED
    assert closed.reason == line("closed-never-started")
    await harness.open_table("scripted", 3)


async def test_resumed_table_waits_a_prompt(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await playing(
        watched_archive, desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    harness.tables.deadlines.pause(table)
    assert (await harness.tables.snapshot(table)).next_timeout_ms is None
    await harness.clock.pass_ms(3_600_000)
    assert await made(harness, table) == ()
    harness.tables.deadlines.resume(table)
    # What people are shown is the time they really have.
    assert (await harness.tables.snapshot(table)).next_timeout_ms == harness.clock.now_ms() + 25_000
    await harness.clock.pass_ms(24_999)
    assert await made(harness, table) == ()
    await harness.clock.pass_ms(1)
    assert await made(harness, table) == ("0 ready",)


async def test_stopping_waits_for_running_commits(watched_archive: WatchedArchive) -> None:
    harness, table = await playing(
        watched_archive, desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    harness.archive.gate.clear()
    await harness.clock.pass_ms(25_000)
    stopping = asyncio.create_task(harness.tables.deadlines.stop())
    await settle()
    assert not stopping.done()
    harness.archive.gate.set()
    await stopping
    assert (await harness.archive.log(table))[-1].cause is Cause.TIMEOUT
