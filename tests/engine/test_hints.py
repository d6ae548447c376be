"""Hints: each is computed and counted once, and only for the position that it was asked in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Option, Pick
from engine.api.event import line
from engine.api.game import AnyGame
from engine.api.legal_actions import Move
from engine.api.refusals import Illegal, NotSeated, NotYourTurn, Stale, Unavailable
from engine.house.executor import HouseFailed
from engine.house.search import Decision
from engine.service import hints
from engine.table.model import Hint
from engine.table.replay import standing_steps
from engine.table.takeback import take_back
from tests.engine.builders import press
from tests.support.scripted_game import ScriptedGame
from tests.support.table_harness import TableHarness, WatchedArchive, settle
from tests.support.worker_thread import WorkerThread

#: Seat 0 goes left or right, then has no choice, and so on.
_GAME = ScriptedGame(
    {
        "a": {0: (press("left", "a"), press("right", "a"))},
        "b": {0: (press("on", "b"),)},
    },
    {("a", "left"): "b", ("a", "right"): "b", ("b", "on"): "a"},
)


class _Slow(WorkerThread):
    """Answers once its gate is open, and fails if it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.asked, self.fails = 0, False

    async def choose_move(self, game: AnyGame, decision: Decision[Any]) -> Move | None:
        self.asked += 1
        await self.gate.wait()
        if self.fails:
            raise HouseFailed("the game is broken")
        return await super().choose_move(game, decision)


async def _playing(watched_archive: WatchedArchive) -> tuple[TableHarness, int, _Slow]:
    harness, house = TableHarness({"scripted": _GAME}, watched_archive), _Slow()
    harness.tables.hints._house_executor = house
    table = await harness.start_table("scripted", 1, 2, takebacks="always")
    return harness, table, house


async def _taken(harness: TableHarness, table: int) -> int:
    return (await harness.tables.snapshot(table)).table.seats[0].hints


async def test_who_presses_twice_gets_one_hint_that_is_counted_once(
    watched_archive: WatchedArchive,
) -> None:
    harness, table, house = await _playing(watched_archive)
    asked = [asyncio.create_task(harness.tables.hints.ask(table, 1)) for _ in range(2)]
    await settle()
    house.gate.set()
    first, second = await asyncio.gather(*asked)
    assert first == second == await harness.tables.hints.ask(table, 1)
    assert (house.asked, await _taken(harness, table)) == (1, 1)
    log = await harness.archive.log(table)
    assert [each.action.verb for each in log].count("hint") == 1


async def test_a_hint_for_a_question_that_was_answered_meanwhile_is_not_counted(
    watched_archive: WatchedArchive,
) -> None:
    harness, table, house = await _playing(watched_archive)
    asked = asyncio.create_task(harness.tables.hints.ask(table, 1))
    await settle()
    await harness.act(table, 1, "a", "left")
    house.gate.set()
    with pytest.raises(Stale):
        await asked
    assert await _taken(harness, table) == 0


async def test_a_house_that_fails_or_is_busy_costs_no_hint(
    watched_archive: WatchedArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, table, house = await _playing(watched_archive)
    other = await harness.start_table("scripted", 3, 4, channel=7)
    monkeypatch.setattr(hints, "MAX_WAITING", 1)
    house.fails = True
    waiting = asyncio.create_task(harness.tables.hints.ask(other, 3))
    await settle()
    with pytest.raises(Unavailable, match="refusal-hint-busy"):
        await harness.tables.hints.ask(table, 1)
    house.gate.set()
    with pytest.raises(Unavailable, match="refusal-hint-failed"):
        await waiting
    house.fails = False
    assert (await harness.tables.hints.ask(other, 3)).ask == "a"
    assert await _taken(harness, table) == 0


async def test_only_who_is_asked_gets_a_hint_and_no_choice_is_no_hint(
    watched_archive: WatchedArchive,
) -> None:
    harness, table, house = await _playing(watched_archive)
    house.gate.set()
    with pytest.raises(NotYourTurn):
        await harness.tables.hints.ask(table, 2)
    with pytest.raises(NotSeated):
        await harness.tables.hints.ask(table, 9)
    await harness.act(table, 1, "a", "left")
    only = await harness.tables.hints.ask(table, 1)
    assert isinstance(only, Hint)
    assert (only.action.verb, await _taken(harness, table)) == ("on", 0)


async def test_a_hint_is_forgotten_but_counted_when_a_move_is_taken_back(
    watched_archive: WatchedArchive,
) -> None:
    harness, table, house = await _playing(watched_archive)
    house.gate.set()
    await harness.tables.hints.ask(table, 1)
    await harness.act(table, 1, "a", "left")
    snapshot = await harness.tables.snapshot(table)
    steps = standing_steps(await harness.tables.replays.steps(snapshot))
    await harness.tables.change(table, take_back(1, snapshot.table.past[-1].revision, steps))
    seat = (await harness.tables.snapshot(table)).table.seats[0]
    assert (seat.hint, seat.hints) == (None, 1)


async def test_a_single_pick_beside_what_nobody_is_asked_for_is_told_and_not_counted(
    watched_archive: WatchedArchive,
) -> None:
    wave, drop = press("wave", "w", voluntary=True), press("drop", "w", voluntary=True)
    one = (Option("one", line("one")),)
    card = Pick(verb="play", ask="a", label=line("play"), options=one)
    script = {"a": {0: (card, wave, drop), 1: (press("on", "b"), wave, drop)}}
    info = replace(_GAME.info, voluntary_verbs=("wave",))
    harness = TableHarness({"scripted": ScriptedGame(script, {}, info=info)}, watched_archive)
    table = await harness.start_table("scripted", 1, 2)
    only = await harness.tables.hints.ask(table, 1)
    assert (only.action, await _taken(harness, table)) == (Action("play", ("one",)), 0)
    # "Go on" or "drop it" would say that there is nothing to wave about.
    with pytest.raises(Illegal, match="refusal-hint-none"):
        await harness.tables.hints.ask(table, 2)


async def test_a_hint_never_tells_what_the_house_would_do_of_its_own_accord(
    watched_archive: WatchedArchive,
) -> None:
    wave = press("wave", "w", voluntary=True)
    info = replace(_GAME.info, voluntary_verbs=("wave",))
    script = {
        "a": {0: (press("left", "a"), wave), 1: (press("left", "b"), press("right", "b"), wave)}
    }
    game = ScriptedGame(script, {}, info=info)
    harness, house = TableHarness({"scripted": game}, watched_archive), _Slow()
    harness.tables.hints._house_executor = house
    house.gate.set()
    table = await harness.start_table("scripted", 1, 2)
    with pytest.raises(Illegal, match="refusal-hint-none"):
        await harness.tables.hints.ask(table, 1)
    assert (await harness.tables.hints.ask(table, 2)).action.verb in ("left", "right")
    assert (house.asked, await _taken(harness, table)) == (1, 0)
