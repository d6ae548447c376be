"""The result of a finished table, and why it is not rated."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Typed, line
from engine.api.game import GameInfo, Outcome
from engine.service.ports import Archive
from engine.standings.ratings import Rating, Unrated
from engine.standings.results import FairPlay, Placing, Result, result_of, why_unrated
from engine.table import attendance, lobby
from engine.table.hints import take_hint
from engine.table.model import Cause, Change, Hint, LogEntry, Occupant, Stage, Table
from tests.engine.builders import NOW, press
from tests.engine.builders import lobby as lobby_of
from tests.support.scripted_game import END, ScriptedGame
from tests.support.table_harness import TableHarness, WatchedArchive

INFO = GameInfo(slug="race", seats=(2, 3, 4), minutes=(1, 2), bound=500, rated_from=10)

START = LogEntry(3, 1, None, Action("start", ("11",)), Cause.PERSON, NOW)


def table_over(*occupants: Occupant, **fields: Any) -> Table:
    count = len(occupants)
    whole: dict[str, Any] = {
        "game": "race",
        "stage": Stage.OVER,
        "seats": occupants,
        "outcome": Outcome(
            places=tuple(range(1, count + 1)),
            scores=tuple(range(count, 0, -1)),
            sides=tuple(range(count)),
            reason=line("race-over"),
        ),
        **fields,
    }
    return lobby_of(*(occupant.user for occupant in occupants), **whole)


def moves(*rounds: tuple[int | None, Cause, int]) -> list[LogEntry]:
    """Return the log after the start, from (seat, cause, how many moves)."""
    made = [(seat, cause) for seat, cause, count in rounds for _ in range(count)]
    return [
        LogEntry(4 + at, 1, seat, Action("play"), cause, NOW + at)
        for at, (seat, cause) in enumerate(made, start=1)
    ]


def judged(table: Table, log: list[LogEntry]) -> Result:
    *earlier, last = [START, *log]
    playing = replace(table, stage=Stage.PLAY, outcome=None)
    result = result_of(Change(playing, table, {}, (), last), earlier, INFO)
    assert result is not None
    return result


A, B = Occupant(11, "Ada"), Occupant(12, "Bo")
USUAL = moves((0, Cause.PERSON, 6), (1, Cause.PERSON, 6))


def test_a_result_has_placings_and_counts_of_moves() -> None:
    log = moves(
        (0, Cause.PERSON, 6), (1, Cause.PERSON, 5), (1, Cause.HOUSE, 2), (0, Cause.TIMEOUT, 3)
    )
    assert judged(table_over(A, B), log) == Result(
        table=1,
        guild=6,
        channel=5,
        game="race",
        began_ms=NOW,
        host=11,
        ended_ms=NOW + 16,
        actions=16,
        reason=line("race-over"),
        placings=(
            Placing(user=11, name="Ada", side=0, place=1, score=2, own_moves=6, timed_out=3),
            Placing(user=12, name="Bo", side=1, place=2, score=1, own_moves=5, house_moves=2),
        ),
    )


def test_moves_of_the_table_count_for_no_seat() -> None:
    log = [
        *USUAL,
        LogEntry(30, 1, None, Action("close"), Cause.TIMEOUT, NOW + 50),
        LogEntry(31, 1, None, Action("leave", ("12",)), Cause.PERSON, NOW + 60),
    ]
    result = judged(table_over(A, Occupant(None, "", 12)), log)
    assert result.actions == 13
    assert [placing.own_moves for placing in result.placings] == [6, 6]
    assert (result.placings[1].user, result.placings[1].left) == (12, True)
    assert result.unrated is None


@pytest.mark.parametrize(
    ("table", "log", "reason"),
    [
        (table_over(A, B), USUAL, None),
        (table_over(A, B, guild=None), USUAL, Unrated.DIRECT),
        (table_over(A, Occupant()), USUAL, Unrated.HOUSE),
        (table_over(A, Occupant(11, "Ada")), USUAL, Unrated.TWICE),
        (table_over(A, Occupant(None, "", 11)), USUAL, Unrated.TWICE),
        # The house made more moves for a seat than its person.
        (
            table_over(A, B),
            moves((0, Cause.PERSON, 9), (1, Cause.PERSON, 4), (1, Cause.HOUSE, 5)),
            Unrated.COVERED,
        ),
        (
            table_over(A, B),
            moves((0, Cause.PERSON, 9), (1, Cause.PERSON, 4), (1, Cause.HOUSE, 4)),
            None,
        ),
        # The person left, or went away for good, and the house lost for them.
        (
            table_over(A, Occupant(None, "", 12)),
            moves((1, Cause.PERSON, 1), (0, Cause.PERSON, 9), (1, Cause.HOUSE, 8)),
            None,
        ),
        (
            table_over(A, replace(B, missed=2)),
            moves((1, Cause.PERSON, 1), (0, Cause.PERSON, 9), (1, Cause.HOUSE, 8)),
            None,
        ),
        # It never was that person's game.
        (
            table_over(A, Occupant(None, "", 12)),
            moves((0, Cause.PERSON, 9), (1, Cause.HOUSE, 9)),
            Unrated.COVERED,
        ),
        # The person left, and the house won for them.
        (
            table_over(Occupant(None, "", 11), B),
            moves((0, Cause.PERSON, 3), (1, Cause.PERSON, 9), (0, Cause.HOUSE, 8)),
            Unrated.COVERED,
        ),
        # The person sat there and always timed out.
        (
            table_over(A, B),
            moves((0, Cause.PERSON, 9), (1, Cause.PERSON, 1), (1, Cause.TIMEOUT, 9)),
            Unrated.COVERED,
        ),
        # Letting reactions pass is a way to play.
        (
            table_over(A, B),
            moves((0, Cause.PERSON, 5), (1, Cause.PERSON, 3), (1, Cause.TIMEOUT, 30)),
            None,
        ),
        (table_over(A, B), moves((0, Cause.PERSON, 5), (1, Cause.PERSON, 4)), Unrated.SHORT),
        (
            table_over(A, B, stage=Stage.CLOSED, outcome=None, reason=line("table-ended-mod")),
            USUAL,
            Unrated.ENDED,
        ),
    ],
)
def test_why_a_game_is_not_rated(table: Table, log: list[LogEntry], reason: Unrated | None) -> None:
    assert judged(table, log).unrated is reason


def test_one_side_alone_is_not_rated() -> None:
    together = replace(
        judged(table_over(A, B), USUAL),
        placings=(
            Placing(user=11, side=0, place=1, own_moves=9),
            Placing(user=12, side=0, place=1, own_moves=9),
        ),
    )
    assert why_unrated(together, INFO) is Unrated.ALONE


def test_a_table_ended_early_has_people_but_no_places() -> None:
    reason = line("table-ended-by", who=Typed("Ada"))
    result = judged(table_over(A, B, stage=Stage.CLOSED, outcome=None, reason=reason), USUAL)
    assert result.ended_early
    assert result.winners == ()
    assert (result.reason, result.people) == (reason, (11, 12))
    assert [placing.place for placing in result.placings] == [None, None]


def test_a_table_that_never_started_or_is_unfinished_has_no_result() -> None:
    opened = LogEntry(0, 1, None, Action("open", ("11",)), Cause.PERSON, NOW)
    closed = table_over(A, B, stage=Stage.CLOSED, outcome=None)
    playing = replace(closed, stage=Stage.PLAY)
    assert result_of(Change(lobby_of(11), closed, {}, (), opened), [opened], INFO) is None
    assert result_of(Change(playing, closed, {}, (), opened), [opened], INFO) is None
    assert result_of(Change(playing, playing, {}, (), USUAL[0]), [opened, START], INFO) is None


def test_the_people_key_does_not_depend_on_seats() -> None:
    assert (
        judged(table_over(A, B), USUAL).people_key
        == judged(table_over(B, A), USUAL).people_key
        == "11 12"
    )


def test_the_limits_of_fair_play_can_be_changed() -> None:
    result = judged(table_over(A, B), moves((0, Cause.PERSON, 9), (1, Cause.PERSON, 3)))
    assert why_unrated(result, INFO) is None
    assert why_unrated(result, INFO, FairPlay(least_own_moves=4)) is Unrated.COVERED
    assert FairPlay().daily_limit(2) < FairPlay().daily_limit(3)


# With the service


def a_desk(**info: Any) -> ScriptedGame:
    return ScriptedGame(
        {at: {seat: (press("on", at), press("out", at)) for seat in (0, 1)} for at in ("q", "r")},
        {("q", "out"): END, ("r", "out"): END, ("q", "on"): "r", ("r", "on"): "q"},
        info=GameInfo(slug="scripted", seats=(2, 3), minutes=(1, 1), bound=9, **info),
    )


async def result_at(archive: Archive, table: int) -> Result:
    result = await archive.result(table)
    assert result is not None
    return result


async def test_the_last_move_stores_the_result(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": a_desk()}, watched_archive)
    table = await harness.start_table("scripted", 11, 12)
    await harness.act(table, 11, "q", "on")
    assert await harness.archive.result(table) is None
    await harness.act(table, 12, "r", "out")
    result = await result_at(harness.archive, table)
    assert (result.actions, result.people, result.guild) == (2, (11, 12), 6)
    assert [placing.own_moves for placing in result.placings] == [1, 1]
    assert [placing.name for placing in result.placings] == ["name 11", "name 12"]


async def test_a_table_ended_early_or_left_by_all_has_an_unrated_result(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": a_desk()}, watched_archive)
    one = await harness.start_table("scripted", 11, 12)
    await harness.tables.change(one, lobby.end(99, manages=True))
    two = await harness.open_table("scripted", 13, channel=6)
    await harness.tables.change(two, lobby.add_house(13))
    await harness.tables.start(two, 13)
    await harness.tables.change(two, lobby.leave(13))
    for table in (one, two):
        assert (await result_at(harness.archive, table)).unrated is Unrated.ENDED
    assert (await result_at(harness.archive, two)).people == (13,)


async def test_leaving_a_game_of_two_is_a_rated_defeat(watched_archive: WatchedArchive) -> None:
    harness = TableHarness({"scripted": a_desk()}, watched_archive)
    table = await harness.start_table("scripted", 11, 12)
    for _ in range(3):
        for user in (11, 12):
            await harness.act(table, user, None, "on")
    await harness.tables.change(table, lobby.leave(11))
    result = await result_at(harness.archive, table)
    assert (result.unrated, result.winners) == (None, (1,))
    assert [placing.left for placing in result.placings] == [True, False]


async def test_who_took_a_seat_over_is_in_no_result(watched_archive: WatchedArchive) -> None:
    harness = TableHarness({"scripted": a_desk()}, watched_archive)
    table = await harness.start_table("scripted", 11, 12, 13)
    await harness.act(table, 11, None, "on")
    await harness.act(table, 12, None, "on")
    await harness.tables.change(table, lobby.leave(12))
    await harness.tables.change(table, attendance.take_seat(99, "Di"))
    await harness.act(table, 11, None, "on")
    await harness.act(table, 99, None, "on")
    await harness.tables.change(table, lobby.end(1, manages=True))
    result = await result_at(harness.archive, table)
    assert result.people == (11, 12, 13)
    assert (result.placings[1].name, result.placings[1].own_moves) == ("name 12", 1)


async def test_only_the_owner_of_a_seat_is_capped_by_hints_and_leaving_wipes_none_out(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": a_desk()}, watched_archive)
    table = await harness.start_table("scripted", 11, 12, 13)

    async def hints(seat: int, change: lobby.Transition | None = None) -> tuple[int, int]:
        if change is not None:
            await harness.tables.change(table, change)
        occupant = (await harness.tables.snapshot(table)).table.seats[seat]
        return occupant.hints, occupant.left_hints

    hint = Hint("q", Action("on"))
    assert await hints(1, take_hint(1, hint)) == (1, 0)
    assert await hints(1, lobby.leave(12)) == (1, 0)
    assert await hints(1, attendance.take_seat(99, "Di")) == (0, 1)
    assert await hints(1, take_hint(1, hint)) == (1, 1)
    assert await hints(1, lobby.leave(99)) == (1, 0)
    assert await hints(1, attendance.take_seat(12, "Bo")) == (1, 0)
    assert await hints(0, lobby.leave(11)) == (0, 0)
    await hints(0, attendance.take_seat(98, "Ed"))
    assert await hints(0, take_hint(0, hint)) == (1, 0)
    after = (await harness.tables.snapshot(table)).table
    for cap in (True, False):
        result = judged(replace(table_over(*after.seats), hints_cap=cap), USUAL)
        assert [each.capped for each in result.placings] == [False, cap, False]


async def test_a_closed_lobby_has_no_result(watched_archive: WatchedArchive) -> None:
    harness = TableHarness({"scripted": a_desk()}, watched_archive)
    table = await harness.open_table("scripted", 11, 12)
    await harness.tables.change(table, lobby.end(11, manages=False))
    assert await harness.archive.result(table) is None


async def test_a_game_with_too_few_moves_is_not_rated(watched_archive: WatchedArchive) -> None:
    harness = TableHarness({"scripted": a_desk(rated_from=5)}, watched_archive)
    table = await harness.start_table("scripted", 11, 12)
    for user, verb in ((11, "on"), (12, "on"), (11, "on"), (12, "out")):
        await harness.act(table, user, None, verb)
    result = await result_at(harness.archive, table)
    assert (result.unrated, result.actions) == (Unrated.SHORT, 4)


async def test_a_game_with_just_enough_moves_is_rated(watched_archive: WatchedArchive) -> None:
    harness = TableHarness({"scripted": a_desk(rated_from=5)}, watched_archive)
    table = await harness.start_table("scripted", 11, 12)
    for user, verb in ((11, "on"), (12, "on"), (11, "on"), (11, "on"), (12, "out")):
        await harness.act(table, user, None, verb)
    result = await result_at(harness.archive, table)
    assert result.unrated is None
    assert result.placings[0].before == Rating()
