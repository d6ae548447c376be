"""The deadlines of the service: timeouts, races with clicks, the house, restarts, old lobbies."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.api.action import Wait
from engine.api.event import Seat, line
from engine.api.refusals import Stale
from engine.house import player as thinking
from engine.table import attendance, lobby
from engine.table.model import Cause, Stage
from tests.engine.builders import press, timed_press
from tests.support import sample_game
from tests.support.scripted_game import END, ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive, settle


def _desk(first: dict[Any, Any], *, leads: str | None = None) -> ScriptedGame:
    """Return a scripted game with one moment; the verb `leads` ends it."""
    return ScriptedGame({"a": first}, {("a", leads): END} if leads else {})


async def _playing(
    watched_archive: WatchedArchive, game: ScriptedGame, *users: int, **given: Any
) -> tuple[TableHarness, int]:
    harness = TableHarness({"scripted": game}, watched_archive)
    return harness, await harness.start_table("scripted", *users, **given)


async def _made(harness: TableHarness, table: int) -> tuple[str, ...]:
    return moves_made((await harness.tables.snapshot(table)).table.state)


async def test_timeout_is_played_at_its_time_and_not_before(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(
        watched_archive, _desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    await harness.clock.pass_ms(24_999)
    assert await _made(harness, table) == ()
    await harness.clock.pass_ms(1)
    assert await _made(harness, table) == ("0 ready",)
    entry = (await harness.archive.log(table))[-1]
    assert (entry.seat, entry.cause) == (0, Cause.TIMEOUT)
    assert harness.announcer.changes[-1].entry == entry


async def test_offer_of_the_table_times_out(watched_archive: WatchedArchive) -> None:
    game = _desk({None: (timed_press("close", Wait.BEAT),)}, leads="close")
    harness, table = await _playing(watched_archive, game, 1, 2)
    await harness.clock.pass_ms(4_000)
    snapshot = await harness.tables.snapshot(table)
    assert snapshot.table.stage is Stage.OVER
    assert moves_made(snapshot.table.state) == ("- close",)


async def test_timeouts_at_one_time_are_played_one_by_one(watched_archive: WatchedArchive) -> None:
    first = {seat: (timed_press("ready", Wait.PROMPT),) for seat in range(4)}
    harness, table = await _playing(watched_archive, _desk(first), 1, 2, 3, 4)
    await harness.clock.pass_ms(25_000)
    assert sorted(await _made(harness, table)) == [f"{seat} ready" for seat in range(4)]
    revisions = [entry.revision for entry in await harness.archive.log(table)]
    assert revisions == list(range(len(revisions)))


async def test_click_in_time_prevents_the_timeout(watched_archive: WatchedArchive) -> None:
    harness, table = await _playing(
        watched_archive, _desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    await harness.clock.pass_ms(24_999)
    await harness.act(table, 1, "q", "ready")
    await harness.clock.pass_ms(60_000)
    assert await _made(harness, table) == ("0 ready",)


async def test_timeout_during_the_write_of_a_click_is_dropped(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(
        watched_archive, _desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    await harness.clock.pass_ms(24_999)
    harness.archive.gate.clear()
    click = asyncio.create_task(harness.act(table, 1, "q", "ready"))
    await settle()
    await harness.clock.pass_ms(10)  # the deadline is due and waits for the lock
    harness.archive.gate.set()
    assert (await click).entry.cause is Cause.PERSON
    await settle()
    assert await _made(harness, table) == ("0 ready",)


async def test_click_during_the_write_of_a_timeout_is_stale(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(
        watched_archive, _desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    harness.archive.gate.clear()
    await harness.clock.pass_ms(25_000)
    click = asyncio.create_task(harness.act(table, 1, "q", "ready"))
    await settle()
    harness.archive.gate.set()
    with pytest.raises(Stale):
        await click
    assert await _made(harness, table) == ("0 ready",)


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
    harness, table = await _playing(watched_archive, game, 1, 2)
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
    harness, table = await _playing(
        watched_archive, _desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    harness.archive.fails = OSError("the disk is full")
    tried = harness.archive.tried
    await harness.clock.pass_ms(25_000)
    assert await _made(harness, table) == ()
    assert harness.archive.tried == tried + 1
    assert "a deadline failed and is tried again" in caplog.text
    await harness.clock.pass_ms(30_000)
    assert await _made(harness, table) == ("0 ready",)


async def test_a_house_seat_moves_after_a_pause(watched_archive: WatchedArchive) -> None:
    harness = TableHarness(
        {"scripted": _desk({1: (press("go", "t1"),)}, leads="go")}, watched_archive
    )
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(1_199)
    assert await _made(harness, table) == ()
    await harness.clock.pass_ms(1)
    change = await harness.announcer.next_change(Cause.HOUSE)
    assert change.entry.seat == 1
    assert [event.key for event in change.events] == ["scripted-made"]


async def test_house_plays_a_turn_that_timed_out_and_says_so(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive, _desk({1: (press("go", "t1"),)}), 1, 2)
    await harness.clock.pass_ms(89_999)
    assert await _made(harness, table) == ()
    await harness.clock.pass_ms(1)
    change = await harness.announcer.next_change(Cause.HOUSE)
    assert change.events[0] == line("table-house-played", seat=Seat(1))
    assert change.after.seats[1].user == 2


async def test_house_takes_over_the_seat_of_a_person_who_leaves(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive, _desk({1: (press("go", "t1"),)}), 1, 2, 3)
    await harness.tables.change(table, lobby.leave(2))
    await harness.clock.pass_ms(4_000)
    assert (await harness.announcer.next_change(Cause.HOUSE)).entry.seat == 1


async def test_table_that_everybody_left_has_no_deadline(watched_archive: WatchedArchive) -> None:
    game = _desk({0: (press("go"),), 1: (press("go"),)})
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    change = await harness.tables.change(table, lobby.leave(1))
    assert change.after.stage is Stage.CLOSED, "nobody watches a table of only the house"
    revision = (await harness.tables.snapshot(table)).table.revision
    await harness.clock.pass_ms(10 * 3_600_000)
    assert (await harness.tables.snapshot(table)).table.revision == revision


async def test_house_declines_a_worthless_move_and_is_not_asked_again(
    watched_archive: WatchedArchive,
) -> None:
    """In a scripted game all moves are worth the same; the house declines and the table rests."""
    game = _desk({1: (press("wave", "w", voluntary=True),), 0: (press("go"),)})
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.open_table("scripted", 1, pace="none")
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(8_000)
    await harness.wait_for_house()
    assert harness.tables.deadlines._pending_deadlines.declined(table)
    await harness.clock.pass_ms(3_600_000)
    assert await _made(harness, table) == ()


async def test_house_declines_a_menu_also_while_a_move_of_it_is_required(
    watched_archive: WatchedArchive,
) -> None:
    menu = timed_press("wave", Wait.MENU, "w", voluntary=True)
    game = _desk({1: (menu, press("go", opens=Wait.PROMPT)), 0: (press("go"),)})
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(15_000)
    await harness.wait_for_house()
    assert harness.tables.deadlines._pending_deadlines.declined(table) >= {(1, "w")}
    assert harness.asked_seats == [1]


async def test_click_wins_against_a_house_move_still_being_computed(
    watched_archive: WatchedArchive,
) -> None:
    """The house looks at its question again under the lock."""
    game = ScriptedGame(
        {
            "a": {1: (press("go", "t1"),), 0: (press("stop", "s"),)},
            "b": {1: (press("go", "t2"),)},
        },
        {("a", "stop"): "b", ("b", "go"): END},
    )
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(600)
    harness.archive.gate.clear()
    click = asyncio.create_task(harness.act(table, 1, "s", "stop"))
    await settle()
    await harness.clock.pass_ms(600)
    await harness.wait_for_house()  # the house has chosen and waits for the lock
    assert harness.asked_seats == [1]
    harness.archive.gate.set()
    await click
    await settle()
    assert await _made(harness, table) == ("0 stop",)
    await harness.clock.pass_ms(4_000)
    change = await harness.announcer.next_change(Cause.HOUSE)
    assert moves_made(change.after.state) == ("0 stop", "1 go")


async def test_a_busy_house_delays_no_timeout_and_moves_at_every_table(
    watched_archive: WatchedArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.service.deadline_runner.MAX_THINKING", 2)
    busy = _desk({1: (press("go", "t1"),)}, leads="go")
    timed = _desk({0: (timed_press("ready", Wait.PROMPT),)})
    harness = TableHarness({"scripted": busy, "timed": timed}, watched_archive)
    gate, executor = asyncio.Event(), harness.tables.deadlines._house_executor
    choose_move = executor.choose_move

    async def slow(*given: Any) -> Any:
        await gate.wait()
        return await choose_move(*given)

    monkeypatch.setattr(executor, "choose_move", slow)
    tables = [
        await harness.start_table("scripted", 10 * n + 1, 10 * n + 2, channel=n) for n in range(8)
    ]
    timeout = await harness.start_table("timed", 901, 902, channel=90)
    await harness.clock.pass_ms(90_000)
    assert await _made(harness, timeout) == ("0 ready",)
    gate.set()
    for table in tables:
        await harness.announcer.next_change(Cause.HOUSE, table)


async def test_after_a_restart_only_a_blink_times_out_sooner_than_a_prompt(
    watched_archive: WatchedArchive,
) -> None:
    first = {
        0: (timed_press("ready", Wait.PROMPT, "r"),),
        1: (timed_press("flash", Wait.BLINK, "f"),),
        None: (timed_press("close", Wait.BEAT, "c"),),
    }
    before, table = await _playing(watched_archive, _desk(first), 1, 2)
    await before.tables.deadlines.stop()
    await before.clock.pass_ms(3_600_000)
    after = before.restarted()
    await after.tables.deadlines.start()
    await after.clock.pass_ms(0)
    assert await _made(after, table) == ("1 flash",)
    await after.clock.pass_ms(24_999)
    assert await _made(after, table) == ("1 flash",)
    await after.clock.pass_ms(1)
    assert sorted(await _made(after, table)) == ["- close", "0 ready", "1 flash"]


async def test_question_asked_after_a_restart_has_its_full_time(
    watched_archive: WatchedArchive,
) -> None:
    before, _ = await _playing(watched_archive, _desk({0: (press("go", "t1"),)}), 1, 2)
    await before.tables.deadlines.stop()
    after = before.restarted()
    await after.tables.deadlines.start()
    await after.clock.pass_ms(1_000)
    other = await after.start_table("scripted", 3, 4, channel=9)
    await after.clock.pass_ms(89_999)
    assert await _made(after, other) == ()
    await after.clock.pass_ms(1)
    change = await after.announcer.next_change(Cause.HOUSE, other)
    assert change.entry.at_ms == after.clock.now_ms()


async def test_deadlines_run_after_a_restart_though_nobody_looks_at_the_table(
    watched_archive: WatchedArchive,
) -> None:
    before, table = await _playing(
        watched_archive, _desk({0: (timed_press("ready", Wait.TURN),)}), 1, 2
    )
    await before.tables.deadlines.stop()
    after = before.restarted()
    await after.tables.deadlines.start()
    await after.clock.pass_ms(90_000)
    assert await _made(after, table) == ("0 ready",)


async def test_abandoned_lobby_closes_and_frees_its_channel(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": _desk({0: (press("go"),)})}, watched_archive)
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
    harness, table = await _playing(
        watched_archive, _desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    harness.tables.deadlines.pause(table)
    assert (await harness.tables.snapshot(table)).next_timeout_ms is None
    await harness.clock.pass_ms(3_600_000)
    assert await _made(harness, table) == ()
    harness.tables.deadlines.resume(table)
    # What people are shown is the time they really have.
    assert (await harness.tables.snapshot(table)).next_timeout_ms == harness.clock.now_ms() + 25_000
    await harness.clock.pass_ms(24_999)
    assert await _made(harness, table) == ()
    await harness.clock.pass_ms(1)
    assert await _made(harness, table) == ("0 ready",)


async def test_stopping_waits_for_running_commits(watched_archive: WatchedArchive) -> None:
    harness, table = await _playing(
        watched_archive, _desk({0: (timed_press("ready", Wait.PROMPT),)}), 1, 2
    )
    harness.archive.gate.clear()
    await harness.clock.pass_ms(25_000)
    stopping = asyncio.create_task(harness.tables.deadlines.stop())
    await settle()
    assert not stopping.done()
    harness.archive.gate.set()
    await stopping
    assert (await harness.archive.log(table))[-1].cause is Cause.TIMEOUT


async def test_house_plays_a_whole_game_while_the_person_never_moves(
    watched_archive: WatchedArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person opens a table with two house seats, comes back again and again and never moves."""
    monkeypatch.setattr(thinking, "DECISION_ACTIONS", 150)
    harness = TableHarness({"sample": sample_game.create()}, watched_archive)
    table = await harness.open_table("sample", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    snapshot = await harness.tables.snapshot(table)
    for _ in range(4_000):
        snapshot = await harness.tables.snapshot(table)
        if snapshot.table.stage is Stage.OVER:
            break
        if not snapshot.table.is_attended:
            await harness.tables.change(table, attendance.come_back(1))
        await harness.clock.pass_ms(2_000)
        await harness.wait_for_house()
    assert snapshot.table.stage is Stage.OVER
    causes = {entry.cause for entry in await harness.archive.log(table)}
    assert causes == {Cause.PERSON, Cause.HOUSE, Cause.TIMEOUT, Cause.AUTO}
