"""Tournaments that run by themselves: on real files and virtual time, with kills between writes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.api.event import line
from engine.api.refusals import Illegal, Unavailable
from engine.service.ports import Archive
from engine.table import lobby
from engine.table.model import Pace, Stage
from engine.tournaments import transitions
from engine.tournaments.model import Format, Tournament, TournamentStage
from engine.tournaments.standings import standings
from storage.archive import SqliteArchive
from tests.support.bidding import Bidding, Threads, opened, play_round, play_to_the_end
from tests.support.table_harness import ManualClock, TableHarness, WatchedArchive

HOUR = 3600_000


class Killed(Exception):
    """The process was killed at this write."""


class MortalArchive(WatchedArchive):
    """An archive whose process is killed after so many writes: nothing of it arrives any more."""

    def __init__(self, archive: SqliteArchive, writes: int) -> None:
        super().__init__(archive)
        self.left = writes

    async def call(self, name: str, *args: Any, **kwargs: Any) -> Any:
        if self.left < 0:
            raise Killed
        if name in ("open", "commit", "open_tournament", "commit_tournament"):
            self.left -= 1
            if self.left < 0:
                raise Killed
        return await super().call(name, *args, **kwargs)


@pytest.fixture
def threads() -> Threads:
    return Threads()


async def hosted(archive: WatchedArchive, threads: Threads) -> TableHarness:
    harness = TableHarness({"bidding": Bidding()}, archive)
    await harness.tables.deadlines.start()
    await harness.tables.tournaments.start(threads)
    return harness


async def check(archive: Archive, tournament: Tournament) -> None:
    """Check that all that is stored of it follows from the results of its tables, one for each."""
    tables: set[int] = set()
    for at, each in enumerate(tournament.rounds):
        for number, pairing in enumerate(each.pairings):
            if len(pairing.players) == 1:
                continue
            assert pairing.table == await archive.table_of_pairing((tournament.id, at, number))
            tables.add(pairing.table or 0)
            result = await archive.result(pairing.table or 0)
            assert transitions.finished(pairing, result) == pairing
    assert len(tables) == sum(
        len(pairing.players) > 1 for each in tournament.rounds for pairing in each.pairings
    )
    assert max(tables) == len(tables), "a table was opened that belongs to nothing"


@pytest.mark.parametrize(
    ("people", "plan", "rounds"),
    [
        (8, {}, 3),
        (8, {"format": Format.ROUND_ROBIN}, 7),
        (9, {"size": 4, "format": Format.KNOCKOUT, "advancing": 2}, 3),
        (64, {"size": 4}, 4),
    ],
)
async def test_a_tournament_runs_to_its_end_by_itself(
    watched_archive: WatchedArchive, threads: Threads, people: int, plan: Any, rounds: int
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, people, **plan)
    over = await play_to_the_end(harness, begun.id)
    assert (over.stage, len(over.rounds)) == (TournamentStage.OVER, rounds)
    await check(watched_archive, over)
    assert len(threads.asked) == len({*threads.asked})
    assert threads.shown[-1] == over
    assert standings(over)[0].rank == 1


@pytest.mark.parametrize("writes", [1, 2, 3, 5, 8])
async def test_a_kill_at_any_write_loses_nothing_and_starts_nothing_twice(
    watched_archive: WatchedArchive, threads: Threads, writes: int
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 5)
    real = watched_archive._archive
    kills = 0
    await harness.clock.pass_ms(HOUR - 1)
    for _ in range(400):
        mortal = MortalArchive(real, writes)
        clock = ManualClock(harness.clock.now_ms() + 1)
        harness = TableHarness({"bidding": Bidding()}, mortal, clock)
        try:
            await harness.tables.tournaments.start(threads)
            await clock.pass_ms(10)
            await play_round(harness)
            await clock.pass_ms(10)
        except Killed:
            pass
        kills += mortal.left < 0
        mortal.left = -1
        await harness.tables.tournaments.stop()
        over = await real.tournament(begun.id)
        assert over is not None
        if not over.is_active:
            break
    assert over is not None
    assert over.stage is TournamentStage.OVER
    assert kills > 20 // writes
    assert len(over.rounds) == 3
    await check(real, over)
    assert len(threads.channels) == len({*threads.asked})


async def test_nothing_happens_before_registration_ends_and_too_few_people_cancel_it(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 2)
    await harness.clock.pass_ms(HOUR - 1)
    service = harness.tables.tournaments
    assert (await service.tournament(begun.id)).stage is TournamentStage.REGISTRATION
    await harness.clock.pass_ms(1)
    over = await service.tournament(begun.id)
    assert over.stage is TournamentStage.CANCELLED
    assert over.reason == line("tournament-too-few", people=2, least=3)
    with pytest.raises(Unavailable):
        await service.join(begun.id, 7, "Late")


async def test_the_house_covers_who_is_absent_and_they_come_last_and_are_withdrawn(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 4, format=Format.ROUND_ROBIN)
    over = await play_to_the_end(harness, begun.id, 1)
    number = over.number_of(1) or 0
    assert over.stage is TournamentStage.OVER
    assert over.entrants[number].withdrawn
    last = standings(over)[-1]
    assert (last.number, last.points, last.absences) == (number, Fraction(0), 2)
    await check(watched_archive, over)


async def test_a_table_whose_time_is_up_goes_on_at_the_live_pace_without_who_is_away(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 4, options={"pace": "none"}, table_ms=2 * HOUR)
    await harness.clock.pass_ms(HOUR)
    tables = [
        each.table
        for each in (await harness.tables.tournaments.tournament(begun.id)).rounds[0].pairings
    ]
    await harness.clock.pass_ms(2 * HOUR - 1)
    assert (await harness.tables.snapshot(tables[0] or 0)).table.pace is Pace.NONE
    await harness.clock.pass_ms(1)
    assert (await harness.tables.snapshot(tables[0] or 0)).table.pace is Pace.LIVE
    await harness.clock.pass_ms(HOUR)
    await harness.wait_for_house()
    found = await harness.tables.tournaments.tournament(begun.id)
    assert found.rounds[0].is_over
    assert all(each.absent for each in found.rounds[0].pairings)


async def test_time_that_is_up_while_the_bot_does_not_run_leaves_half_an_hour(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 4, options={"pace": "none"}, table_ms=2 * HOUR)
    await harness.clock.pass_ms(HOUR)
    await harness.tables.tournaments.stop()
    clock = ManualClock(harness.clock.now_ms() + 5 * HOUR)
    harness = TableHarness({"bidding": Bidding()}, watched_archive, clock)
    await harness.tables.tournaments.start(threads)
    await clock.pass_ms(HOUR // 2 - 1)
    pairing = (await harness.tables.tournaments.tournament(begun.id)).rounds[0].pairings[0]
    assert (await harness.tables.snapshot(pairing.table or 0)).table.pace is Pace.NONE
    await clock.pass_ms(1)
    assert (await harness.tables.snapshot(pairing.table or 0)).table.pace is Pace.LIVE


async def test_a_table_closed_without_a_result_gives_no_points_and_the_rest_goes_on(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 4)
    await harness.clock.pass_ms(HOUR)
    found = await harness.tables.tournaments.tournament(begun.id)
    first = found.rounds[0].pairings[0]
    await harness.tables.change(first.table or 0, lobby.end(99, manages=True))
    over = await play_to_the_end(harness, begun.id)
    assert over.rounds[0].pairings[0].places == ()
    await check(watched_archive, over)


async def test_where_no_thread_can_be_made_it_says_why_and_tries_again(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 4)
    threads.refusal = Unavailable("refusal-permissions")
    await harness.clock.pass_ms(HOUR)
    service = harness.tables.tournaments
    assert (await service.tournament(begun.id)).reason == line("refusal-permissions")
    threads.refusal = None
    await harness.clock.pass_ms(5 * 60_000)
    found = await service.tournament(begun.id)
    assert found.reason is None
    assert all(each.table for each in found.rounds[0].pairings)


async def test_a_channel_that_is_gone_or_a_game_that_is_withdrawn_cancels_it(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    gone, other = await opened(harness, 4), await opened(harness, 4)
    await harness.tables.tournaments.change(
        other.id, lambda each: transitions.leave(transitions.leave(each, 1), 2)
    )
    harness = TableHarness({"scripted": Bidding()}, watched_archive, harness.clock)
    await harness.tables.tournaments.start(threads)
    await harness.clock.pass_ms(1)
    for each in (gone, other):
        found = await harness.tables.tournaments.tournament(each.id)
        assert found.reason == line("tournament-game-gone")
        assert found.stage is TournamentStage.CANCELLED


async def test_options_that_do_not_fit_are_refused_before_anything_is_stored(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    for wrong in ({"options": {"deck": "huge"}}, {"options": {"pace": "warp"}}, {"size": 9}):
        with pytest.raises(Illegal):
            await opened(harness, 0, **wrong)
    assert await watched_archive.active_tournaments() == ()


async def test_who_was_forgotten_is_named_nowhere_and_the_house_has_their_seat(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 4)
    threads.refusal = Unavailable("refusal-permissions")
    await harness.clock.pass_ms(HOUR)
    before = (await watched_archive.export(1)).tournaments
    assert [(each.tournament, each.name, each.organises) for each in before] == [
        (begun.id, "P1", False)
    ]
    assert (await watched_archive.export(99)).tournaments[0].organises
    await harness.tables.forget(1)
    assert (await watched_archive.export(1)).tournaments == ()
    threads.refusal = None
    await harness.clock.pass_ms(5 * 60_000)
    over = await play_to_the_end(harness, begun.id)
    assert over.number_of(1) is None
    assert {each.name for each in over.entrants} == {"", "P2", "P3", "P4"}
    table = next(p for p in over.rounds[0].pairings if p.absent).table
    seats = (await harness.tables.snapshot(table or 0)).table.seats
    assert (seats[0].user is not None, seats[1].user) == (True, None)
    assert (await harness.tables.snapshot(table or 0)).table.stage is not Stage.LOBBY


async def following_round(harness: TableHarness, tournament: int) -> Tournament:
    """Let time pass until the next round has begun."""
    service = harness.tables.tournaments
    before = len((await service.tournament(tournament)).rounds)
    for _ in range(100):
        found = await service.tournament(tournament)
        if len(found.rounds) > before:
            return found
        await harness.clock.pass_ms(20_000)
        await harness.wait_for_house()
    raise AssertionError(found)


def seated(tournament: Tournament) -> set[int]:
    """Return who plays in the last round or has a bye there."""
    *_, last = tournament.rounds
    return {*last.byes, *(number for each in last.pairings for number in each.players)}


async def test_who_has_left_the_server_gets_no_new_table_until_they_are_back(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 6)
    service = harness.tables.tournaments
    threads.gone = {6}
    await harness.clock.pass_ms(HOUR)
    found = await service.tournament(begun.id)
    assert {each.user for each in found.entrants} == {1, 2, 3, 4, 5}
    # The table of somebody who leaves goes on with the house.
    gone = found.rounds[0].pairings[0].players[0]
    threads.gone |= {found.entrants[gone].user}
    await play_round(harness, *threads.gone)
    found = await following_round(harness, begun.id)
    assert found.rounds[0].pairings[0].absent == (gone,)
    assert found.entrants[gone].left
    assert gone not in seated(found)
    assert (await watched_archive.export(found.entrants[gone].user)).tournaments[0].withdrawn
    threads.gone = set()
    await play_round(harness)
    found = await following_round(harness, begun.id)
    assert not found.entrants[gone].left
    assert gone in seated(found)
    over = await play_to_the_end(harness, begun.id)
    assert over.stage is TournamentStage.OVER
    await check(watched_archive, over)


async def test_who_left_before_the_first_round_may_leave_too_few_people(
    watched_archive: WatchedArchive, threads: Threads
) -> None:
    harness = await hosted(watched_archive, threads)
    begun = await opened(harness, 3)
    threads.gone = {2}
    await harness.clock.pass_ms(HOUR)
    over = await harness.tables.tournaments.tournament(begun.id)
    assert over.reason == line("tournament-too-few", people=2, least=3)
