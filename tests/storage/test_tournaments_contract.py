"""What every archive promises about tournaments."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.event import line
from engine.service.ports import Archive, Conflict, Occupied
from engine.tournaments import transitions
from engine.tournaments.model import Plan, Tournament, TournamentStage
from tests.storage.rows import entry, record

PLAN = Plan(game="scripted", size=2, starts_ms=10, table_ms=20, options={"pace": "live"})


async def stored(archive: Archive, *users: int, guild: int = 6) -> Tournament:
    new = Tournament(guild=guild, channel=500, locale="en", organiser=99, plan=PLAN)
    for user in users:
        new = transitions.join(new, user, f"name {user}")
    return replace(new, id=await archive.open_tournament(new))


async def test_a_tournament_is_stored_as_it_is_and_changed_by_the_next_revision_alone(
    archive: Archive,
) -> None:
    one, two = await stored(archive, 11, 12, 13), await stored(archive, guild=7)
    assert await archive.tournament(one.id) == one
    assert await archive.tournament(77) is None
    assert await archive.active_tournaments() == (one, two)
    running = replace(transitions.begin(one, (2,), bytes(16)), revision=1)
    await archive.commit_tournament(running)
    with pytest.raises(Conflict):
        await archive.commit_tournament(replace(one, revision=1))
    assert await archive.tournament(one.id) == running
    over = replace(transitions.cancel(running, line("tournament-game-gone")), revision=2)
    await archive.commit_tournament(over)
    assert over.stage is TournamentStage.CANCELLED
    assert await archive.active_tournaments() == (over, two), "its end is not shown yet"
    over = replace(over, revision=3, told=True)
    await archive.commit_tournament(over)
    assert await archive.active_tournaments() == (two,)
    assert await archive.tournaments_of(6, 5) == (over,)
    assert await archive.tournaments_of(6, 0) == ()


async def test_a_pairing_has_one_table(archive: Archive) -> None:
    tournament = await stored(archive, 11, 12, 13)
    key = (tournament.id, 0, 1)
    table = await archive.open(replace(record(channel=1), pairing=key), entry(1))
    assert await archive.table_of_pairing(key) == table
    assert await archive.table_of_pairing((tournament.id, 1, 0)) is None
    with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
        await archive.open(replace(record(channel=2), pairing=key), entry(1))
    with pytest.raises(Occupied):
        await archive.open(replace(record(channel=1), pairing=(tournament.id, 1, 0)), entry(1))
    assert await archive.in_channel(2) is None
    assert await archive.table_of_pairing(key) == table


async def test_a_forgotten_person_is_in_no_tournament_and_an_export_has_them(
    archive: Archive,
) -> None:
    waiting = await stored(archive, 11, 12)
    begun = await stored(archive, 11, 12, 13)
    begun = replace(transitions.begin(begun, (2,), bytes(16)), revision=1)
    await archive.commit_tournament(begun)
    exported = (await archive.export(11)).tournaments
    assert [(each.tournament, each.name, each.rank is None) for each in exported] == [
        (waiting.id, "name 11", True),
        (begun.id, "name 11", False),
    ]
    assert all(each.organises for each in (await archive.export(99)).tournaments)
    await archive.forget(11)
    await archive.forget(99)
    assert (await archive.export(11)).tournaments == ()
    assert (await archive.export(99)).tournaments == ()
    left = [await archive.tournament(each.id) for each in (waiting, begun)]
    assert [[each.name for each in found.entrants if each.user > 0] for found in left if found] == [
        ["name 12"],
        [each.name for each in begun.entrants if each.user != 11],
    ]
    assert all(found.organiser < 0 for found in left if found)
