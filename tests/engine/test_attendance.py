"""Missed turns, the house that covers for somebody, and their return; each step over a restart."""

from __future__ import annotations

import asyncio

import pytest

from engine.api.event import Line, Seat, line
from engine.api.refusals import Illegal, NotSeated
from engine.service.deadline_runner import HEARTBEAT_SECONDS
from engine.table import attendance, lobby
from engine.table.model import Cause, Change, Pace, Stage, Table, Wish
from engine.table.play import with_missed
from engine.table.wishes import ASKED_COUNTS_MS, COVERED_COUNTS_MS, count_wishes
from tests.engine.builders import NOW, press, started
from tests.support.scripted_game import ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive, settle

TURN_MS = 90_000

#: Two seats take turns for ever.
_TURNS = ScriptedGame(
    {"a": {0: (press("go", "t0"),)}, "b": {1: (press("go", "t1"),)}},
    {("a", "go"): "b", ("b", "go"): "a"},
)


async def _playing(watched_archive: WatchedArchive) -> tuple[TableHarness, int]:
    """Start a table of two people whose first turn is that of user 1."""
    harness = TableHarness({"scripted": _TURNS}, watched_archive)
    return harness, await harness.start_table("scripted", 1, 2)


async def _now(harness: TableHarness, table: int) -> Table:
    return (await harness.tables.snapshot(table)).table


async def _pass(harness: TableHarness, length_ms: int) -> None:
    await harness.clock.pass_ms(length_ms)
    await harness.wait_for_house()


async def _miss(harness: TableHarness, table: int, times: int) -> None:
    """Let user 1 miss so many turns; user 2 answers each."""
    for _ in range(times):
        await _pass(harness, TURN_MS)
        await harness.act(table, 2, "t1", "go")


async def _restarted(harness: TableHarness) -> TableHarness:
    await harness.tables.deadlines.stop()
    other = harness.restarted()
    await other.tables.deadlines.start()
    return other


@pytest.mark.parametrize("restarts", [False, True])
async def test_after_two_missed_turns_the_house_covers_without_waiting(
    watched_archive: WatchedArchive, *, restarts: bool
) -> None:
    harness, table = await _playing(watched_archive)
    for missed in (1, 2):
        await _miss(harness, table, 1)
        assert (await _now(harness, table)).seats[0].missed == missed
        if restarts:
            harness = await _restarted(harness)
    assert (await _now(harness, table)).seats[0].is_covered
    await _pass(harness, 10_000)
    assert moves_made((await _now(harness, table)).state)[-1] == "0 go"
    assert (await _now(harness, table)).seats[0].user == 1
    await harness.tables.deadlines.stop()


async def test_a_missed_turn_and_the_cover_are_told_once(watched_archive: WatchedArchive) -> None:
    harness, table = await _playing(watched_archive)
    await _miss(harness, table, 3)
    events = [event for change in harness.announcer.changes for event in change.events]
    assert events.count(line("table-house-played", seat=Seat(0))) == 2
    assert events.count(line("table-covered", seat=Seat(0))) == 1


async def test_a_move_between_missed_turns_starts_the_count_again(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive)
    await _miss(harness, table, 1)
    await harness.act(table, 1, "t0", "go")
    await harness.act(table, 2, "t1", "go")
    await _miss(harness, table, 1)
    assert (await _now(harness, table)).seats[0].missed == 1


@pytest.mark.parametrize("by_move", [False, True])
async def test_who_comes_back_has_their_seat_at_once_and_its_full_time(
    watched_archive: WatchedArchive, *, by_move: bool
) -> None:
    harness, table = await _playing(watched_archive)
    await _miss(harness, table, 2)
    if by_move:
        change = await harness.act(table, 1, "t0", "go")
    else:
        change = await harness.tables.change(table, attendance.come_back(1))
    assert change.events[0] == line("table-back", seat=Seat(0))
    assert not change.after.seats[0].missed
    if by_move:
        await harness.act(table, 2, "t1", "go")
    made = moves_made((await _now(harness, table)).state)
    await _pass(harness, TURN_MS - 1)
    assert moves_made((await _now(harness, table)).state) == made
    await _pass(harness, 1)
    assert moves_made((await _now(harness, table)).state) == (*made, "0 go")


async def test_a_return_while_the_house_moves_for_the_seat_drops_its_move(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive)
    await _miss(harness, table, 2)
    made = moves_made((await _now(harness, table)).state)
    await harness.clock.pass_ms(100)
    harness.archive.gate.clear()
    back = asyncio.create_task(harness.tables.change(table, attendance.come_back(1)))
    await settle()
    await _pass(harness, 10_000)  # the house has chosen and waits for the lock
    harness.archive.gate.set()
    await back
    await settle()
    assert moves_made((await _now(harness, table)).state) == made
    assert (await harness.act(table, 1, "t0", "go")).entry.cause is Cause.PERSON


async def test_a_return_in_the_moment_of_the_cover_keeps_the_turn(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive)
    await _miss(harness, table, 1)
    made = moves_made((await _now(harness, table)).state)
    await harness.clock.pass_ms(TURN_MS - 1)
    harness.archive.gate.clear()
    back = asyncio.create_task(harness.tables.change(table, attendance.come_back(1)))
    await settle()
    await _pass(harness, 1)
    harness.archive.gate.set()
    await back
    await settle()
    seat = (await _now(harness, table)).seats[0]
    assert (seat.missed, moves_made((await _now(harness, table)).state)) == (0, made)


async def test_a_table_that_everybody_is_away_from_rests_until_somebody_is_back(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive)
    for _ in range(4):
        await _pass(harness, TURN_MS)
    assert [seat.missed for seat in (await _now(harness, table)).seats] == [2, 2]
    revision = (await _now(harness, table)).revision
    await _pass(harness, 48 * 3_600_000)
    assert (await _now(harness, table)).revision == revision
    harness = await _restarted(harness)
    await _pass(harness, 100_000)
    assert (await _now(harness, table)).revision == revision
    await harness.tables.change(table, attendance.come_back(1))
    await harness.act(table, 1, "t0", "go")
    await _pass(harness, 10_000)
    made = moves_made((await _now(harness, table)).state)
    assert made[-2:] == ("0 go", "1 go"), "the house goes on for the other"
    await harness.tables.deadlines.stop()


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_table_that_nobody_comes_back_to_is_closed_after_a_week(
    watched_archive: WatchedArchive, *, restarts: bool
) -> None:
    harness, table = await _playing(watched_archive)
    for _ in range(4):
        await _pass(harness, TURN_MS)
    if restarts:
        harness = await _restarted(harness)
    await _pass(harness, lobby.RESTING_TIMEOUT_MS - 1_000)
    assert (await _now(harness, table)).is_resting
    await _pass(harness, 2_000)
    closed = await _now(harness, table)
    assert (closed.stage, closed.reason) == (Stage.CLOSED, line("closed-nobody-back"))
    await harness.tables.deadlines.stop()


@pytest.mark.parametrize("user", [1, 3])
async def test_a_resting_table_is_closed_by_who_has_no_seat_there(
    watched_archive: WatchedArchive, user: int
) -> None:
    harness, table = await _playing(watched_archive)
    for _ in range(4):
        await _pass(harness, TURN_MS)
    ending = lobby.end(user, manages=False)
    with pytest.raises((Illegal, NotSeated)):
        await harness.tables.change(table, ending)
    await _pass(harness, lobby.RESTING_IS_FREE_MS)
    if user == 1:
        with pytest.raises(Illegal, match="end-by-vote"):
            await harness.tables.change(table, ending)
    else:
        await harness.tables.change(table, ending)
        assert (await _now(harness, table)).stage is Stage.CLOSED


async def test_only_who_was_away_comes_back(watched_archive: WatchedArchive) -> None:
    harness, table = await _playing(watched_archive)
    with pytest.raises(Illegal, match="not-away"):
        await harness.tables.change(table, attendance.come_back(1))
    with pytest.raises(NotSeated):
        await harness.tables.change(table, attendance.come_back(3))


@pytest.mark.parametrize("kill", [False, True])
async def test_time_while_the_bot_is_down_does_not_count(
    watched_archive: WatchedArchive, *, kill: bool
) -> None:
    harness, table = await _playing(watched_archive)
    await harness.tables.deadlines.start()
    await harness.clock.pass_ms(20_000)
    await harness.tables.deadlines.stop()
    beaten = 20_000
    if kill:  # it is known to have run at its last heartbeat
        began, beaten = harness.clock.now_ms() - 20_000, 0
        await harness.archive.call("note_run", began, began)
    await harness.clock.pass_ms(3_600_000)
    for _ in range(2):  # a second outage counts as little as the first
        harness = harness.restarted()
        await harness.tables.deadlines.start()
        await harness.tables.deadlines.stop()
        await harness.clock.pass_ms(3_600_000)
    harness = harness.restarted()
    await harness.tables.deadlines.start()
    left = (await harness.tables.snapshot(table)).next_timeout_ms
    assert left == harness.clock.now_ms() + TURN_MS - beaten
    await harness.clock.pass_ms(TURN_MS - beaten - 1)
    assert moves_made((await _now(harness, table)).state) == ()
    await _pass(harness, 1)
    assert moves_made((await _now(harness, table)).state) == ("0 go",)
    await harness.tables.deadlines.stop()


async def test_time_while_a_table_is_paused_does_not_count(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive)
    deadlines = harness.tables.deadlines
    for _ in range(2):
        await harness.clock.pass_ms(10_000)
        for length_ms in (600_000, 300_000):  # being told again that it is paused changes nothing
            deadlines.pause(table)
            await harness.clock.pass_ms(length_ms)
        deadlines.resume(table)
    left = (await harness.tables.snapshot(table)).next_timeout_ms
    assert left == harness.clock.now_ms() + TURN_MS - 20_000
    await harness.clock.pass_ms(TURN_MS - 20_001)
    assert moves_made((await _now(harness, table)).state) == ()
    await _pass(harness, 1)
    assert moves_made((await _now(harness, table)).state) == ("0 go",)


async def test_heartbeats_tell_until_when_a_killed_bot_ran(
    watched_archive: WatchedArchive,
) -> None:
    harness, _ = await _playing(watched_archive)
    began = harness.clock.now_ms()
    await harness.tables.deadlines.start()
    await harness.clock.pass_ms(round(HEARTBEAT_SECONDS * 2500))
    assert await harness.archive.call("runs") == ((began, began + round(HEARTBEAT_SECONDS * 2000)),)
    await harness.tables.deadlines.stop()
    assert await harness.archive.call("runs") == ((began, harness.clock.now_ms()),)


def _votes(users: tuple[int, ...], wanted: Wish, table: Table) -> Change | None:
    """Let these people vote one after the other; return the last change."""
    change = None
    for user in users:
        change = attendance.wish(user, wanted)(table, _TURNS, NOW)
        table = change.after
    return change


@pytest.mark.parametrize(("people", "enough"), [(2, 2), (3, 2), (8, 5)])
def test_most_of_the_people_seated_end_a_game(people: int, enough: int) -> None:
    table = started(_TURNS, *range(1, people + 1), None).after
    short = _votes(tuple(range(1, enough)), Wish.END, table)
    assert short is not None
    assert short.after.stage is Stage.PLAY
    assert count_wishes(short.after, Wish.END) == (enough - 1, enough)
    ended = attendance.wish(enough, Wish.END)(short.after, _TURNS, NOW)
    assert (ended.after.stage, ended.after.reason) == (Stage.CLOSED, line("table-ended-vote"))


@pytest.mark.parametrize("people", [2, 8])
def test_everybody_who_is_there_changes_the_pace_and_has_the_new_time(people: int) -> None:
    table = started(_TURNS, *range(1, people + 1), pace=Pace.RELAXED).after
    gone = with_missed(table, people - 1, 2)
    change = _votes(tuple(range(1, people - 1)), Wish.FASTER, gone)
    assert change is None or change.after.pace is Pace.RELAXED
    last = attendance.wish(people - 1, Wish.FASTER)(
        gone if change is None else change.after, _TURNS, NOW + 9_000_000
    )
    assert last.after.pace is Pace.LIVE
    assert last.events == (line("table-pace", pace=Line("ui-pace-live")),)
    assert {timer.since_ms for timer in last.after.timers} == {NOW + 9_000_000}
    assert not any(seat.wishes for seat in last.after.seats)
    with pytest.raises(Illegal, match="no-such-pace"):
        attendance.wish(1, Wish.FASTER)(last.after, _TURNS, NOW)


async def test_a_wish_comes_true_once_the_house_covers_for_who_did_not_want_it(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive)
    await harness.tables.change(table, attendance.wish(2, Wish.SLOWER))
    await _miss(harness, table, 1)
    assert (await _now(harness, table)).pace is Pace.LIVE
    await _pass(harness, TURN_MS)
    slower = await _now(harness, table)
    assert (slower.pace, slower.seats[1].wishes, slower.past) == (Pace.RELAXED, (), ())
    assert slower.recent_events[-1] == line("table-pace", pace=Line("ui-pace-relaxed"))
    await harness.tables.deadlines.stop()


@pytest.mark.parametrize("again", [False, True])
async def test_the_wish_to_end_a_game_does_not_wait_longer_than_a_day_for_who_is_covered(
    watched_archive: WatchedArchive, *, again: bool
) -> None:
    harness, table = await _playing(watched_archive)
    await _miss(harness, table, 2)
    covered_ms = (await _now(harness, table)).seats[0].away_ms
    assert covered_ms
    if not again:
        await harness.tables.change(table, attendance.wish(2, Wish.END))
    wished = await _now(harness, table)
    assert (wished.stage, count_wishes(wished, Wish.END)[1]) == (Stage.PLAY, 2)
    await _pass(harness, covered_ms + COVERED_COUNTS_MS - harness.clock.now_ms() - 1_000)
    assert (await _now(harness, table)).stage is Stage.PLAY
    await _pass(harness, 1_000)
    if again:
        await harness.tables.change(table, attendance.wish(2, Wish.END))
    closed = await _now(harness, table)
    assert (closed.stage, closed.reason) == (Stage.CLOSED, line("table-ended-vote"))
    await harness.tables.deadlines.stop()


async def test_who_comes_back_for_a_moment_is_waited_for_again(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await _playing(watched_archive)
    await _miss(harness, table, 2)
    await _pass(harness, COVERED_COUNTS_MS - 1_000)
    await harness.tables.change(table, attendance.come_back(1))
    assert not (await _now(harness, table)).seats[0].away_ms
    await harness.tables.change(table, attendance.wish(2, Wish.END))
    await _pass(harness, 2_000)
    assert (await _now(harness, table)).stage is Stage.PLAY
    await harness.tables.deadlines.stop()


@pytest.mark.parametrize("wanted", [Wish.END, Wish.FASTER])
def test_a_silent_person_is_not_waited_for_where_there_is_no_time_limit(wanted: Wish) -> None:
    table = started(_TURNS, 1, 2, pace=Pace.NONE).after
    assert table.seats[0].away_ms == NOW
    assert not table.seats[1].away_ms, "who is not asked is not silent"
    early = attendance.wish(2, wanted)(table, _TURNS, NOW + ASKED_COUNTS_MS - 1).after
    assert (early.stage, early.pace) == (Stage.PLAY, Pace.NONE)
    assert lobby.expires_ms(early) == (NOW + ASKED_COUNTS_MS if wanted is Wish.END else None)
    late = attendance.wish(2, wanted)(early, _TURNS, NOW + ASKED_COUNTS_MS).after
    expected = {Wish.END: (Stage.CLOSED, Pace.NONE), Wish.FASTER: (Stage.PLAY, Pace.SLOW)}
    assert (late.stage, late.pace) == expected[wanted]
    other = Wish.END if wanted is Wish.FASTER else Wish.FASTER
    spoke = attendance.wish(1, other)(early, _TURNS, NOW + 9_000).after
    assert spoke.seats[0].away_ms == NOW + 9_000


def test_an_end_that_most_want_comes_once_others_have_left() -> None:
    table = started(_TURNS, 1, 2, 3, 4, None).after
    wanted = _votes((1, 2), Wish.END, table)
    assert wanted is not None
    left = lobby.leave(4)(wanted.after, _TURNS, NOW)
    assert (left.after.stage, left.after.reason) == (Stage.CLOSED, line("table-ended-vote"))
    assert [each.key for each in left.events] == ["table-left-to-house", "table-ended-vote"]


def test_a_wish_is_taken_back_and_the_opposite_replaces_it() -> None:
    table = started(_TURNS, 1, 2, pace=Pace.RELAXED).after
    both = _votes((1, 1), Wish.SLOWER, table)
    assert both is not None
    assert both.after.seats[0].wishes == ()
    turned = _votes((1,), Wish.FASTER, attendance.wish(1, Wish.SLOWER)(table, _TURNS, NOW).after)
    assert turned is not None
    assert turned.after.seats[0].wishes == (Wish.FASTER,)
    ending = attendance.wish(1, Wish.END)(turned.after, _TURNS, NOW)
    assert {*ending.after.seats[0].wishes} == {Wish.FASTER, Wish.END}
