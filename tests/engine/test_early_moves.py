"""Moves that come too early are kept and tried once, when they may be made."""

from __future__ import annotations

import pytest

from engine.api.action import Action, Wait
from engine.api.refusals import TooSoon
from engine.table.takeback import take_back
from tests.engine.builders import press
from tests.support.scripted_game import ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive

_GAME = ScriptedGame(
    {
        "a": {
            0: (press("catch", opens=Wait.BEAT), press("go", "r")),
            1: (press("catch", opens=Wait.PROMPT),),
        },
        "b": {0: (press("go", "s"),)},
    },
    {("a", "go"): "b"},
)


async def _kept(
    archive: WatchedArchive, *users: int, pace: str = "live", takebacks: str = "unrated"
) -> TableHarness:
    """Let these people press too early, twice each."""
    harness = TableHarness({"scripted": _GAME}, archive)
    table = await harness.start_table("scripted", 1, 2, pace=pace, takebacks=takebacks)
    for user in (*users, *users):
        with pytest.raises(TooSoon) as caught:
            await harness.act(table, user, "q", "catch")
        harness.tables.early_moves.keep(table, user, Action("catch"), caught.value)
    return harness


async def _made(harness: TableHarness) -> tuple[str, ...]:
    return moves_made((await harness.tables.snapshot(1)).table.state)


async def test_an_early_press_is_made_once_and_not_before_it_may_be(
    watched_archive: WatchedArchive,
) -> None:
    harness = await _kept(watched_archive, 1, 2)
    await harness.clock.pass_ms(3_999)
    assert await _made(harness) == ()
    await harness.clock.pass_ms(1)
    assert await _made(harness) == ("0 catch",)
    assert harness.tables.early_moves.find(1, 1) is None
    await harness.clock.pass_ms(21_000)
    assert await _made(harness) == ("0 catch", "1 catch")


async def test_an_early_press_comes_to_nothing_once_its_question_is_gone(
    watched_archive: WatchedArchive,
) -> None:
    harness = await _kept(watched_archive, 1)
    dropped: list[tuple[int, int]] = []
    harness.tables.early_moves.on_dropped = lambda *person: dropped.append(person)
    await harness.act(1, 1, "r", "go")
    await harness.clock.pass_ms(4_000)
    assert await _made(harness) == ("0 go",)
    assert dropped == [(1, 1)]
    assert harness.tables.early_moves.find(1, 1) is None


@pytest.mark.parametrize("pace", ["relaxed", "slow"])
async def test_a_press_that_is_minutes_too_early_is_refused(
    watched_archive: WatchedArchive, pace: str
) -> None:
    with pytest.raises(TooSoon):
        await _kept(watched_archive, 2, pace=pace)


async def test_a_bot_that_stops_makes_no_kept_move(watched_archive: WatchedArchive) -> None:
    harness = await _kept(watched_archive, 1)
    await harness.tables.early_moves.stop()
    await harness.clock.pass_ms(10_000)
    assert await _made(harness) == ()


async def test_an_early_press_is_dropped_where_moves_are_taken_back(
    watched_archive: WatchedArchive,
) -> None:
    harness = await _kept(watched_archive, 2, takebacks="always")
    dropped: list[tuple[int, int]] = []
    harness.tables.early_moves.on_dropped = lambda *person: dropped.append(person)
    change = await harness.act(1, 1, "r", "go")
    steps = await harness.tables.replays.steps(await harness.tables.snapshot(1))
    (move,) = change.after.past
    await harness.tables.change(1, take_back(1, move.revision, steps))
    assert dropped == [(1, 2)]
    await harness.clock.pass_ms(30_000)
    assert await _made(harness) == ()


async def test_an_early_press_is_made_sooner_where_its_question_opens_sooner(
    watched_archive: WatchedArchive,
) -> None:
    game = ScriptedGame(
        {
            "a": {0: (press("catch", opens=Wait.PROMPT),), 1: (press("go", "r"),)},
            "b": {0: (press("catch"),)},
        },
        {("a", "go"): "b"},
    )
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.start_table("scripted", 1, 2)
    with pytest.raises(TooSoon) as caught:
        await harness.act(table, 1, "q", "catch")
    harness.tables.early_moves.keep(table, 1, Action("catch"), caught.value)
    await harness.act(table, 2, "r", "go")
    await harness.clock.pass_ms(1)
    assert await _made(harness) == ("1 go", "0 catch")
    assert harness.tables.early_moves.find(table, 1) is None
