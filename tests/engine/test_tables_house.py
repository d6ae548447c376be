"""When the house moves at tables: after its pause, for who is late or has left, and when not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Wait
from engine.api.event import Seat, line
from engine.api.game import AnyGame
from engine.api.legal_actions import Move
from engine.house import player as thinking
from engine.house.executor import HouseFailed
from engine.house.search import Decision
from engine.service.deadline_runner import HOUSE_LEAD_MS
from engine.table import attendance, lobby
from engine.table.model import Cause, Stage
from tests.engine.builders import press, timed_press
from tests.engine.scripted_tables import desk, made, playing
from tests.support import sample_game
from tests.support.scripted_game import END, ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive, settle


async def test_a_house_seat_moves_after_a_pause(watched_archive: WatchedArchive) -> None:
    harness = TableHarness(
        {"scripted": desk({1: (press("go", "t1"),)}, leads="go")}, watched_archive
    )
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(1_199)
    assert await made(harness, table) == ()
    await harness.clock.pass_ms(1)
    change = await harness.announcer.next_change(Cause.HOUSE)
    assert change.entry.seat == 1
    assert [event.key for event in change.events] == ["scripted-made"]


async def test_house_plays_a_turn_that_timed_out_and_says_so(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await playing(watched_archive, desk({1: (press("go", "t1"),)}), 1, 2)
    await harness.clock.pass_ms(89_999)
    assert await made(harness, table) == ()
    await harness.clock.pass_ms(1)
    change = await harness.announcer.next_change(Cause.HOUSE)
    assert change.events[0] == line("table-house-played", seat=Seat(1))
    assert change.after.seats[1].user == 2


async def test_house_takes_over_the_seat_of_a_person_who_leaves(
    watched_archive: WatchedArchive,
) -> None:
    harness, table = await playing(watched_archive, desk({1: (press("go", "t1"),)}), 1, 2, 3)
    await harness.tables.change(table, lobby.leave(2))
    await harness.clock.pass_ms(4_000)
    assert (await harness.announcer.next_change(Cause.HOUSE)).entry.seat == 1


async def test_table_that_everybody_left_has_no_deadline(watched_archive: WatchedArchive) -> None:
    game = desk({0: (press("go"),), 1: (press("go"),)})
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
    game = desk({1: (press("wave", "w", voluntary=True),), 0: (press("go"),)})
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.open_table("scripted", 1, pace="none")
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(8_000)
    await harness.wait_for_house()
    assert harness.tables.deadlines._pending_deadlines.declined(table)
    await harness.clock.pass_ms(3_600_000)
    assert await made(harness, table) == ()


async def test_house_declines_a_menu_also_while_a_move_of_it_is_required(
    watched_archive: WatchedArchive,
) -> None:
    menu = timed_press("wave", Wait.MENU, "w", voluntary=True)
    game = desk({1: (menu, press("go", opens=Wait.PROMPT)), 0: (press("go"),)})
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(15_000)
    await harness.wait_for_house()
    assert harness.tables.deadlines._pending_deadlines.declined(table) >= {(1, "w")}
    assert harness.asked_seats == [1]


async def test_table_goes_on_if_the_house_fails(
    watched_archive: WatchedArchive,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """An error in a game that the house plays on in its head stops nobody's game."""

    async def fail(game: AnyGame, decision: Decision[Any]) -> Move | None:
        raise HouseFailed("AssertionError: in a playout")

    desk_of_house = desk({1: (press("go", "t1"), press("stay", "t1"))}, leads="go")
    harness = TableHarness({"scripted": desk_of_house}, watched_archive)
    monkeypatch.setattr(harness.tables.deadlines._house_executor, "choose_move", fail)
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(1_200)
    await harness.wait_for_house()
    assert await made(harness, table) == ("1 go",)
    assert "AssertionError: in a playout" in caplog.text


async def test_house_computes_during_the_pause_before_it_moves(
    watched_archive: WatchedArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = TableHarness(
        {"scripted": desk({1: (press("go", "t1"), press("stay", "t1"))}, leads="go")},
        watched_archive,
    )
    executor = harness.tables.deadlines._house_executor
    asked_ms, choose, began_ms = list[int](), executor.choose_move, harness.clock.now_ms()

    async def timed(game: AnyGame, decision: Decision[Any]) -> Move | None:
        asked_ms.append(harness.clock.now_ms() - began_ms)
        return await choose(game, decision)

    monkeypatch.setattr(executor, "choose_move", timed)
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(1_100)
    await harness.wait_for_house()
    assert asked_ms == [1_200 - HOUSE_LEAD_MS]
    assert await made(harness, table) == (), "it has chosen and keeps to its pause"
    await harness.clock.pass_ms(100)
    assert await made(harness, table) in (("1 go",), ("1 stay",))
    assert len(asked_ms) == 1
    assert not harness.tables.deadlines._early_moves


async def test_house_computes_again_if_somebody_acts_during_its_pause(
    watched_archive: WatchedArchive,
) -> None:
    """It is asked the same as before, but knows more; it takes the whole pause from then on."""
    offers = {1: (press("go", "t1"),), 0: (press("wave", "w", voluntary=True),)}
    later = {1: offers[1]}
    game = ScriptedGame({"a": offers, "b": later}, {("a", "wave"): "b", ("b", "go"): END})
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    await harness.clock.pass_ms(1_100)
    await harness.wait_for_house()
    assert harness.asked_seats == [1]
    await harness.act(table, 1, "w", "wave")
    await harness.clock.pass_ms(1_199)
    await harness.wait_for_house()
    assert harness.asked_seats == [1, 1]
    assert (await harness.tables.snapshot(table)).table.stage is Stage.PLAY
    await harness.clock.pass_ms(1)
    assert (await harness.tables.snapshot(table)).table.stage is Stage.OVER
    assert harness.asked_seats == [1, 1]


@pytest.mark.parametrize("computes_ms", [150, 700, 1_500])
@pytest.mark.parametrize("pass_verbs", [(), ("stay",)])
async def test_house_plays_nothing_that_it_chose_before_somebody_acted(
    watched_archive: WatchedArchive,
    monkeypatch: pytest.MonkeyPatch,
    computes_ms: int,
    pass_verbs: tuple[str, ...],
) -> None:
    offers = {
        1: (press("go", "t1"), press("stay", "t1")),
        0: (press("wave", "w", voluntary=True),),
    }
    over = {("b", "go"): END, ("b", "stay"): END}
    game = ScriptedGame({"a": offers, "b": {1: offers[1]}}, {("a", "wave"): "b", **over})
    game.info = replace(game.info, pass_verbs=pass_verbs)
    harness = TableHarness({"scripted": game}, watched_archive)
    executor = harness.tables.deadlines._house_executor
    seen, one_at_a_time = list[str](), asyncio.Lock()

    async def slow(game: AnyGame, decision: Decision[Any]) -> Move | None:
        async with one_at_a_time:
            await harness.clock.sleep(computes_ms / 1000)
        seen.append(decision.state.at)
        return Move("t1", Action("go"))

    monkeypatch.setattr(executor, "choose_move", slow)
    table = await harness.open_table("scripted", 1)
    await harness.tables.change(table, lobby.add_house(1))
    await harness.tables.start(table, 1)
    acts_ms = 20 if pass_verbs else 400
    await harness.clock.pass_ms(acts_ms)
    await harness.act(table, 1, "w", "wave")
    until_move: tuple[str, ...] = ()
    for _ in range(100):
        await harness.clock.pass_ms(50)
        await settle()
        if not until_move and (await harness.tables.snapshot(table)).table.stage is Stage.OVER:
            until_move = tuple(seen)
    assert until_move[-1] == "b"
    assert seen.count("b") == 1, "each position is computed once"


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
    assert await made(harness, table) == ("0 stop",)
    await harness.clock.pass_ms(4_000)
    change = await harness.announcer.next_change(Cause.HOUSE)
    assert moves_made(change.after.state) == ("0 stop", "1 go")


async def test_a_busy_house_delays_no_timeout_and_moves_at_every_table(
    watched_archive: WatchedArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.service.deadline_runner.MAX_THINKING", 2)
    busy = desk({1: (press("go", "t1"),)}, leads="go")
    timed = desk({0: (timed_press("ready", Wait.PROMPT),)})
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
    assert await made(harness, timeout) == ("0 ready",)
    gate.set()
    for table in tables:
        await harness.announcer.next_change(Cause.HOUSE, table)


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
