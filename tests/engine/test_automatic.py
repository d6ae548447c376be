"""Automatic answers: who gets one, when, whether they are wanted, and that the log tells them."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Count, Field, Offer, Option, Pick, Say, Wait
from engine.api.event import line
from engine.api.game import GameInfo
from engine.api.seats import ready_press
from engine.service.ports import Automatic
from engine.table.automatic import automatic_deadlines, automatic_delay_ms, only_answer
from engine.table.deadlines import Deadline, wait_ms
from engine.table.model import Cause, Change, Pace
from engine.table.play import act
from tests.engine.builders import NOW, number, press, started, timed_press
from tests.support.replay import replay
from tests.support.scripted_game import END, ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive

_INFO = GameInfo(
    slug="scripted", seats=(1, 2, 3, 4), minutes=(1, 1), bound=100, pass_verbs=("pass", "let")
)
_PASS = timed_press("pass", Wait.PROMPT, "w")
_PLAY = press("play", "w")

#: Nobody's automatic answer takes longer at live pace.
_LONGEST_MS = 8_000


def _tree(*paths: tuple[str, ...], least: int = 1) -> Pick:
    options = tuple(
        Option(first, line("x"), tuple(Option(each, line("x")) for each in then))
        for first, *then in paths
    )
    return Pick(verb="pick", ask="q", label=line("x"), options=options, least=least)


def _range(low: int, high: int) -> Count:
    return Count(verb="bid", ask="q", label=line("x"), low=low, high=high)


@pytest.mark.parametrize(
    ("offers", "action"),
    [
        ((_PASS,), Action("pass")),
        ((press("wave", "v", voluntary=True), _PASS), Action("pass")),
        ((_PASS, press("let", "w")), Action("pass")),
        ((_PASS, _PLAY), None),
        ((), None),
        ((press("wave", voluntary=True),), None),
        ((_PLAY,), Action("play")),
        ((ready_press("r", line("x")),), None),
        ((_tree(("a", "b")),), Action("pick", ("a", "b"))),
        ((_tree(("a", "b", "c")),), None),
        ((_tree(("a",), ("b",)),), None),
        ((_tree(("a",), least=0),), None),
        ((_range(3, 3),), Action("bid", ("3",))),
        ((_range(3, 4),), None),
        ((Say(verb="say", ask="q", label=line("x"), fields=(Field("a", line("x")),)),), None),
    ],
)
def test_only_who_has_no_choice_is_answered_for(
    offers: tuple[Offer, ...], action: Action | None
) -> None:
    answer = only_answer(offers, _INFO.pass_verbs)
    assert (answer and answer[1]) == action


def _window(*users: int | None, pace: Pace = Pace.LIVE) -> tuple[ScriptedGame, Change]:
    game = ScriptedGame(
        {"a": {0: (_PASS,), 1: (_PASS,), 2: (_PASS, _PLAY), 3: (number("say", "n"),)}},
        {},
        info=_INFO,
    )
    return game, started(game, *users, pace=pace)


def _due(change: Change) -> dict[int | None, Deadline]:
    found = automatic_deadlines(change.after, change.offers, _INFO.pass_verbs)
    return {due.seat: due for due in found}


def test_a_person_who_can_only_pass_is_answered_for_and_the_house_is_not() -> None:
    _, change = _window(100, None, 300, 400)
    (due,) = _due(change).values()
    assert (due.seat, due.verb, due.args, due.cause) == (0, "pass", (), Cause.AUTO)


@pytest.mark.parametrize("pace", list(Pace))
def test_the_times_are_spread_and_end_before_the_timeout(pace: Pace) -> None:
    _, change = _window(100, 200, pace=pace)
    delays = [automatic_delay_ms(change.after, 0, f"w{number}") for number in range(400)]
    limit = wait_ms(pace, Wait.PROMPT) or 60_000
    assert min(delays) >= 1_000
    assert max(delays) < limit
    assert max(delays) > 4 * min(delays)
    if pace is Pace.LIVE:
        assert 2_000 < median(delays) < 4_000
        assert sum(delay <= 5_000 for delay in delays) > 250, "mostly 1 to 5 seconds"
    others = [automatic_delay_ms(change.after, 1, f"w{number}") for number in range(400)]
    secret = replace(change.after, seed=b"1" * 16)
    assert delays != others
    assert delays != [automatic_delay_ms(secret, 0, f"w{number}") for number in range(400)]


def test_moves_of_others_do_not_change_the_time() -> None:
    game, change = _window(100, 200, 300, 400)
    before = _due(change)[0]
    change = act(change.after, game, 3, "n", Action("say", ("1",)), Cause.PERSON, NOW + 900)
    assert _due(change)[0] == before


async def _asked(
    watched_archive: WatchedArchive, *, seats: int = 2, **given: Any
) -> tuple[TableHarness, int, int]:
    """Return a table where seat 0 can only pass, seat 1 may play too, and the passing time."""
    window = {seat: (_PASS,) if seat == 0 else (_PASS, _PLAY) for seat in range(seats)}
    game = ScriptedGame({"a": window, "b": {0: (_PLAY,)}}, {("a", "play"): "b"}, info=_INFO)
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.start_table("scripted", *range(1, seats + 1), **given)
    started_table = (await harness.tables.snapshot(table)).table
    return harness, table, automatic_delay_ms(started_table, 0, "w")


async def _made(harness: TableHarness, table: int) -> tuple[str, ...]:
    return moves_made((await harness.tables.snapshot(table)).table.state)


async def test_a_pass_is_made_at_its_time_logged_and_replayed(
    watched_archive: WatchedArchive,
) -> None:
    harness, table, delay_ms = await _asked(watched_archive)
    snapshot = await harness.tables.snapshot(table)
    assert snapshot.awaited == (0, 1), "everybody is asked"
    await harness.clock.pass_ms(delay_ms - 1)
    assert await _made(harness, table) == ()
    await harness.clock.pass_ms(1)
    assert await _made(harness, table) == ("0 pass",)
    log = await harness.archive.log(table)
    assert (log[-1].seat, log[-1].action, log[-1].cause) == (0, Action("pass"), Cause.AUTO)
    assert harness.announcer.changes[-1].events == (line("scripted-made"),), "as of a person"
    snapshot = await harness.tables.snapshot(table)
    start = next(entry.revision for entry in log if entry.action.verb == "start")
    assert replay(snapshot.table, snapshot.game, log[start + 1 :]) == snapshot.table.state


async def test_the_shown_time_is_that_of_the_timeout(watched_archive: WatchedArchive) -> None:
    harness, table, _ = await _asked(watched_archive)
    shown = (await harness.tables.snapshot(table)).next_timeout_ms
    assert shown == harness.clock.now_ms() + 25_000


async def test_who_wants_to_be_asked_has_the_whole_time(watched_archive: WatchedArchive) -> None:
    await watched_archive.call("update_preferences", 1, automatic=Automatic.NOTHING)
    harness, table, _ = await _asked(watched_archive)
    await harness.clock.pass_ms(24_999)
    assert await _made(harness, table) == ()
    await harness.clock.pass_ms(1)
    assert (await harness.archive.log(table))[-1].cause is Cause.TIMEOUT


async def test_who_changes_their_mind_while_asked_is_passed_for_then(
    watched_archive: WatchedArchive,
) -> None:
    await watched_archive.call("update_preferences", 1, automatic=Automatic.NOTHING)
    harness, table, delay_ms = await _asked(watched_archive)
    await harness.clock.pass_ms(delay_ms + 1_000)
    await watched_archive.call("update_preferences", 1, automatic=Automatic.PASSES)
    harness.tables.deadlines.reconsider(table, 0)
    await harness.clock.pass_ms(1)
    assert await _made(harness, table) == ("0 pass",)
    assert (await harness.archive.log(table))[-1].cause is Cause.AUTO


@pytest.mark.parametrize(("wanted", "moves"), [("passes", ()), ("forced", ("0 play",))])
async def test_forced_moves_are_made_for_who_wants_that(
    watched_archive: WatchedArchive, wanted: str, moves: tuple[str, ...]
) -> None:
    await watched_archive.call("update_preferences", 1, automatic=Automatic(wanted))
    game = ScriptedGame({"a": {0: (_PLAY,)}}, {("a", "play"): END}, info=_INFO)
    harness = TableHarness({"scripted": game}, watched_archive)
    table = await harness.start_table("scripted", 1, 2)
    await harness.clock.pass_ms(_LONGEST_MS)
    assert await _made(harness, table) == moves


async def test_a_person_who_answers_first_is_not_answered_for(
    watched_archive: WatchedArchive,
) -> None:
    harness, table, delay_ms = await _asked(watched_archive)
    await harness.clock.pass_ms(delay_ms - 1)
    await harness.act(table, 1, "w", "pass")
    await harness.clock.pass_ms(_LONGEST_MS)
    assert await _made(harness, table) == ("0 pass",)
    assert (await harness.archive.log(table))[-1].cause is Cause.PERSON


async def test_after_a_restart_the_time_is_taken_anew_and_nothing_happens_twice(
    watched_archive: WatchedArchive,
) -> None:
    before, table, delay_ms = await _asked(watched_archive)
    await before.clock.pass_ms(delay_ms - 1)
    await before.tables.deadlines.stop()
    await before.clock.pass_ms(60_000)
    after = before.restarted()
    await after.tables.deadlines.start()
    await after.clock.pass_ms(delay_ms - 1)
    assert await _made(after, table) == (), "who only passed would be known by passing at once"
    await after.clock.pass_ms(1)
    assert await _made(after, table) == ("0 pass",)
    await after.clock.pass_ms(_LONGEST_MS)
    assert await _made(after, table) == ("0 pass",)


async def test_a_paused_table_answers_for_nobody(watched_archive: WatchedArchive) -> None:
    harness, table, delay_ms = await _asked(watched_archive)
    harness.tables.deadlines.pause(table)
    await harness.clock.pass_ms(_LONGEST_MS)
    assert await _made(harness, table) == ()
    harness.tables.deadlines.resume(table)
    await harness.clock.pass_ms(delay_ms)
    assert await _made(harness, table) == ("0 pass",)
