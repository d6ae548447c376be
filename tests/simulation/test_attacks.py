"""Single faults: each of these went wrong once, or looked as if it could."""

from __future__ import annotations

import asyncio
import gc

import pytest

from engine.api.action import Wait
from engine.api.refusals import Unavailable
from engine.service import table_store
from engine.service.ports import Occupied
from engine.table import lobby
from engine.table.model import Cause, Change, Stage
from engine.table.snapshot import TableSnapshot
from tests.engine.builders import number, press, timed_press
from tests.support.scripted_game import END, ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive, settle

#: Seat 0 bids, then seat 1 goes and the game is over.
_TURNS = ScriptedGame(
    {"a": {0: (number("bid", "b1"),)}, "b": {1: (press("go", "t1"),)}},
    {("a", "bid"): "b", ("b", "go"): END},
)


@pytest.fixture
async def harness(watched_archive: WatchedArchive) -> TableHarness:
    return TableHarness({"scripted": _TURNS}, watched_archive)


async def _cancelled(harness: TableHarness, table: int) -> None:
    """Bid for user 1 and cancel the call while it is being written."""
    harness.archive.gate.clear()
    click = asyncio.create_task(harness.act(table, 1, "b1", "bid", "4"))
    await settle()
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    harness.archive.gate.set()
    await settle()


async def test_cancelled_click_is_announced_and_its_deadlines_run(
    harness: TableHarness,
) -> None:
    """A person whose call is cancelled in the middle of a write has moved."""
    table = await harness.start_table("scripted", 1, 2)
    await _cancelled(harness, table)
    assert harness.announcer.changes[-1].entry.action.verb == "bid"
    # Nobody has looked at the table since; the turn that began with the bid times out all the same.
    await harness.clock.pass_ms(90_000)
    assert (await harness.announcer.next_change(Cause.HOUSE)).after.stage is Stage.OVER


async def test_the_next_click_waits_for_a_write_whose_caller_is_gone(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    harness.archive.gate.clear()
    first = asyncio.create_task(harness.act(table, 1, "b1", "bid", "4"))
    await settle()
    first.cancel()
    second = asyncio.create_task(harness.act(table, 2, "t1", "go"))
    await settle()
    assert not second.done()
    harness.archive.gate.set()
    assert moves_made((await second).after.state) == ("0 bid 4", "1 go")


async def test_refusal_of_a_cancelled_click_is_not_logged(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    troubles: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: troubles.append(about))
    harness.archive.gate.clear()
    first = asyncio.create_task(harness.act(table, 1, "b1", "bid", "4"))
    second = asyncio.create_task(harness.act(table, 1, "b1", "bid", "4"))
    await settle()
    second.cancel()
    harness.archive.gate.set()
    await first
    await settle()
    del second
    gc.collect()
    assert not troubles


async def test_cancelled_opening_is_announced(harness: TableHarness) -> None:
    opening = asyncio.create_task(harness.open_table("scripted", 1))
    while not harness.tables._store._writes:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0)
    opening.cancel()
    await settle()
    assert [change.entry.action.verb for change in harness.announcer.changes] == ["open"]


async def test_error_of_an_announcer_does_not_undo_the_move(harness: TableHarness) -> None:
    """A committed change stays, even if announcing it fails."""
    table = await harness.start_table("scripted", 1, 2)

    def falls(change: Change) -> None:
        raise RuntimeError("stumble")

    harness.announcer.table_changed = falls  # type: ignore[method-assign]
    change = await harness.act(table, 1, "b1", "bid", "4")
    assert moves_made(change.after.state) == ("0 bid 4",)


async def test_deadlines_of_a_resumed_table_run_though_it_left_the_cache(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.start_table("scripted", 1, 2)
    harness.tables.deadlines.pause(table)
    await harness.clock.pass_ms(90_000)
    assert (await harness.tables.snapshot(table)).table.revision == 2
    monkeypatch.setattr(table_store, "CACHED_TABLES", 1)
    await harness.open_table("scripted", 3, channel=9)
    harness.tables.deadlines.resume(table)
    await harness.clock.pass_ms(90_000)
    await harness.announcer.next_change(Cause.HOUSE, table)


async def test_offer_that_the_house_declined_times_out(
    watched_archive: WatchedArchive,
) -> None:
    """Some tables wait for the timeout of a voluntary offer, also of a house seat."""
    script = {"a": {1: (timed_press("ready", Wait.PROMPT, "r1", voluntary=True),)}}
    harness = TableHarness(
        {"scripted": ScriptedGame(script, {("a", "ready"): END})}, watched_archive
    )
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(6_000)
    await harness.wait_for_house()
    assert harness.tables.deadlines._pending_deadlines.declined(table)
    await harness.clock.pass_ms(25_000)
    assert (await harness.tables.snapshot(table)).table.stage is Stage.OVER


async def test_lobby_changed_just_before_its_expiry_stays(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.open_table("scripted", 1)
    await harness.clock.pass_ms(lobby.LOBBY_TIMEOUT_MS - 1)
    harness.archive.gate.clear()
    joining = asyncio.create_task(harness.join(table, 2))
    await harness.clock.pass_ms(1)
    harness.archive.gate.set()
    await joining
    await settle()
    assert (await harness.tables.snapshot(table)).table.stage is Stage.LOBBY
    assert not caplog.records
    await harness.clock.pass_ms(lobby.LOBBY_TIMEOUT_MS)
    assert (await harness.tables.snapshot(table)).table.stage is Stage.CLOSED


async def test_read_during_a_move_does_not_cache_the_old_table(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A read that began before a move and ends after it must not cache the old table."""
    table = await harness.start_table("scripted", 1, 2)
    load, reached, go = harness.archive.load, asyncio.Event(), asyncio.Event()

    async def slow(wanted: int):
        record = await load(wanted)
        reached.set()
        await go.wait()
        return record

    harness.tables._store._cache.clear()
    monkeypatch.setattr(harness.archive, "load", slow)
    looking = asyncio.create_task(harness.tables.snapshot(table))
    await reached.wait()
    monkeypatch.setattr(harness.archive, "load", load)
    acting = asyncio.create_task(harness.act(table, 1, "b1", "bid", "4"))
    await settle()
    monkeypatch.setattr(table_store, "CACHED_TABLES", 1)
    await harness.open_table("scripted", 3, channel=9)
    go.set()
    await looking
    await acting
    assert moves_made((await harness.tables.snapshot(table)).table.state) == ("0 bid 4",)


async def test_start_clicked_twice_starts_once(harness: TableHarness) -> None:
    table = await harness.open_table("scripted", 1, 2)
    answers = await asyncio.gather(
        harness.tables.start(table, 1), harness.tables.start(table, 1), return_exceptions=True
    )
    assert [isinstance(answer, Change) for answer in answers] == [True, False]
    assert str(answers[1]) == "refusal-already-begun"


async def test_a_rematch_pressed_by_two_opens_one_lobby(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    await harness.act(table, 1, "b1", "bid", "4")
    await harness.act(table, 2, "t1", "go")
    answers = await asyncio.gather(
        *(harness.tables.rematch(table, user, f"name {user}") for user in (1, 2)),
        return_exceptions=True,
    )
    (occupied,) = [answer for answer in answers if isinstance(answer, Occupied)]
    (snapshot,) = [answer for answer in answers if isinstance(answer, TableSnapshot)]
    assert snapshot.table.id == occupied.table


async def test_a_frozen_table_hides_no_other_of_its_people(harness: TableHarness) -> None:
    before = harness.restarted({"scripted": _TURNS, "gone": _TURNS})
    gone = await before.open_table("gone", 1, channel=8)
    table = await before.open_table("scripted", 1)
    await before.tables.deadlines.stop()
    after = harness.restarted({"scripted": _TURNS})
    assert [snapshot.table.id for snapshot in await after.tables.of_user(1)] == [table]
    await after.tables.change(table, lobby.leave(1))
    with pytest.raises(Unavailable, match="frozen"):
        await after.tables.of_user(1)
    assert gone != table
    await after.tables.deadlines.stop()


async def test_house_decline_is_kept_with_a_small_cache(
    monkeypatch: pytest.MonkeyPatch, watched_archive: WatchedArchive
) -> None:
    monkeypatch.setattr(table_store, "CACHED_TABLES", 2)
    wave = press("wave", "w", voluntary=True)
    script = {"a": dict.fromkeys((1, 2, 3), (wave,))}
    harness = TableHarness({"scripted": ScriptedGame(script, {})}, watched_archive)
    table = await harness.open_table("scripted", 1)
    for _ in range(3):
        await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(6_000)
    await harness.wait_for_house()
    await harness.tables.deadlines.stop()
    assert sorted(seat or 0 for seat in harness.asked_seats) == [1, 2, 3]
