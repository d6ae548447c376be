"""Taking moves back: who may and when, what the table is like after it, and what the log keeps."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Seat, line
from engine.api.refusals import NotSeated, Stale
from engine.standings.results import result_of
from engine.table import attendance, takeback
from engine.table import lobby as table_lobby
from engine.table.model import Cause, LogEntry, Takebacks, Wish
from engine.table.past import MOST_MOVES, allows_takebacks, is_move, standing
from engine.table.replay import standing_steps
from engine.table.snapshot import TableSnapshot
from tests.engine.builders import NOW, lobby
from tests.engine.taken_back import GAME, Played, is_same, timeouts
from tests.support.scripted_game import moves_made
from tests.support.table_harness import TableHarness, WatchedArchive, settle


def test_ones_own_moves_go_back_one_by_one_until_somebody_else_moves() -> None:
    played = Played(1, 2)
    tables = [played.table]
    for verb, now in (("go", NOW + 1_000), ("on", NOW + 5_000)):
        played.move(0, verb, now)
        tables.append(played.table)
    for before in (tables[1], tables[0]):
        revision = played.own(0)
        assert revision == before.revision
        assert not takeback.needs_consent(played.table, played.table.past[-1], NOW + 9_000)
        played.take_back(1, revision, NOW + 9_000)
        assert is_same(played.table, before)
        assert timeouts(played.table) == timeouts(before)
    assert played.own(0) is None
    assert [entry.action.verb for entry in played.log] == ["go", "on", "takeback", "takeback"]
    assert not [entry for entry in standing(played.log) if is_move(entry)]
    made = line("scripted-made")
    told = line("table-took-back", seat=Seat(0), what=made, later=0)
    assert played.table.recent_events[-4:] == (made, made, told, told)


def test_what_lasts_until_the_next_of_its_kind_goes_with_the_move_that_brought_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = line("scripted-made")
    info = replace(GAME.info, lasting_events=((made.key,),))
    monkeypatch.setattr(GAME, "info", info)
    played = Played(1, 2)
    played.move(0, "go", NOW)
    assert made in played.table.recent_events
    revision = played.own(0)
    assert revision is not None
    played.take_back(1, revision, NOW)
    told = line("table-took-back", seat=Seat(0), what=made, later=0)
    assert [each for each in played.table.recent_events if each in (made, told)] == [told]


def test_what_was_taken_back_already_is_refused() -> None:
    played = Played(1, 2)
    played.move(0, "go", NOW)
    revision = played.own(0)
    assert revision is not None
    played.take_back(1, revision, NOW)
    with pytest.raises(Stale, match="takeback-gone"):
        played.take_back(1, revision, NOW)


def test_nobody_takes_back_the_move_of_another_seat() -> None:
    played = Played(1, 2)
    played.move(0, "go", NOW)
    revision = played.own(0)
    assert revision is not None
    for user, refusal in ((2, Stale), (3, NotSeated)):
        with pytest.raises(refusal):
            played.take_back(user, revision, NOW)


def test_a_move_that_showed_something_hidden_stays() -> None:
    played = Played(1, 2)
    played.move(0, "show", NOW)
    assert not played.table.past
    played.move(0, "on", NOW)
    revision = played.own(0)
    assert revision is not None
    played.take_back(1, revision, NOW)
    assert moves_made(played.table.state) == ("0 show",)
    assert played.own(0) is None


def test_with_the_house_alone_nobody_else_has_to_agree() -> None:
    played = Played(1, None, takebacks=Takebacks.UNRATED)
    before = played.table
    played.move(0, "go", NOW)
    middle = played.table
    played.move(0, "on", NOW)
    played.move(1, "go", NOW, Cause.HOUSE)
    revision = played.own(0)
    assert revision == middle.revision
    played.take_back(1, revision, NOW + 200_000)
    assert is_same(played.table, middle)
    played.take_back(1, before.revision, NOW + 200_000)
    assert is_same(played.table, before)


@pytest.mark.parametrize(
    ("users", "fields", "allows"),
    [
        ((1, 2), {}, False),
        ((1, None), {}, True),
        ((1, 2), {"guild": None}, True),
        ((1, 2), {"takebacks": Takebacks.ALWAYS}, True),
        ((1, None), {"takebacks": Takebacks.NEVER}, False),
    ],
)
def test_by_default_only_where_no_rating_counts(
    users: tuple[int | None, ...], fields: dict[str, Any], allows: bool
) -> None:
    assert allows_takebacks(lobby(*users, **fields)) is allows
    played = Played(*users, **{"takebacks": Takebacks.UNRATED, **fields})
    played.move(0, "go", NOW)
    assert bool(played.table.past) is allows


def test_only_the_latest_moves_are_kept() -> None:
    played = Played(1, None)
    for _ in range(MOST_MOVES):
        for seat, verb in ((0, "go"), (0, "on"), (1, "go")):
            played.move(seat, verb, NOW)
    assert len(played.table.past) == MOST_MOVES


@pytest.mark.parametrize("ends", [attendance.wish(1, Wish.SLOWER), table_lobby.leave(2)])
def test_a_new_pace_or_another_person_ends_what_can_be_taken_back(ends: Any) -> None:
    played = Played(1, 2, None, None)
    played.move(0, "go", NOW)
    table = attendance.wish(2, Wish.SLOWER)(played.table, GAME, NOW).after
    assert table.past
    assert not ends(table, GAME, NOW).after.past


def test_what_was_taken_back_counts_in_no_result() -> None:
    played = Played(1, 2)
    begun = LogEntry(1, 1, None, Action("start", ("1",)), Cause.PERSON, NOW)
    played.move(0, "go", NOW)
    played.take_back(1, played.own(0) or 0, NOW)
    for seat, verb in ((0, "go"), (0, "on"), (1, "stop")):
        played.move(seat, verb, NOW)
    result = result_of(played.change, [begun, *played.log[:-1]], GAME.info)
    assert result is not None
    assert [each.own_moves for each in result.placings] == [2, 1]
    assert result.actions == 3


async def test_a_take_back_survives_a_restart_and_stays_in_the_story(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": GAME}, watched_archive)
    table = await harness.start_table("scripted", 1, 2, takebacks="always")
    await harness.act(table, 1, "a", "go")
    harness = harness.restarted()
    await _take_back(harness, table, 1)
    harness = harness.restarted()
    snapshot = await harness.tables.snapshot(table)
    assert moves_made(snapshot.table.state) == ()
    assert [each.key for each in await harness.tables.replays.story(table)] == [
        "scripted-made",
        "table-took-back",
    ]
    await harness.act(table, 1, "a", "go")


async def test_a_move_that_the_house_chose_before_a_take_back_is_dropped(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": GAME}, watched_archive)
    table = await harness.open_table("scripted", 1)
    await harness.tables.add_house(table, 1)
    await harness.tables.start(table, 1)
    await harness.act(table, 1, "a", "go")
    await harness.act(table, 1, "b", "on")
    # Before the house is let go: the log is replayed in a thread, for which `settle` does not wait.
    taking_back = await _taking_back(harness, table, 1)
    harness.archive.gate.clear()
    back = asyncio.create_task(harness.tables.change(table, taking_back))
    await settle()
    await harness.clock.pass_ms(10_000)  # the house has chosen and waits for the lock
    await harness.wait_for_house()
    harness.archive.gate.set()
    await back
    await settle()
    assert moves_made((await harness.tables.snapshot(table)).table.state) == ("0 go",)


async def _take_back(harness: TableHarness, table: int, user: int) -> None:
    await harness.tables.change(table, await _taking_back(harness, table, user))


async def _taking_back(harness: TableHarness, table: int, user: int) -> table_lobby.Transition:
    snapshot: TableSnapshot = await harness.tables.snapshot(table)
    seat = snapshot.table.seat_of(user)
    assert seat is not None
    move = takeback.own_move(snapshot.table, seat)
    assert move is not None
    steps = standing_steps(await harness.tables.replays.steps(snapshot))
    return takeback.take_back(user, move.revision, steps)
