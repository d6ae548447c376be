"""What every archive promises about feats: stored with a result, counted again, forgotten."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.service.ports import Archive
from engine.standings.feats import FeatRecord
from engine.standings.leaderboards import ExportedGame
from engine.standings.ratings import Unrated
from engine.standings.results import FAIR_PLAY, Result
from tests.storage.games import DAY_MS, GUILD, a_result, dealt, ended, placings

ANN, BOB = 11, 12


async def played(archive: Archive, *feats: tuple[str, ...] | None, **fields: Any) -> Result:
    """Store a game of Ann and Bob in which they had these feats."""
    seats = placings((ANN, BOB), (1, 2))
    whole = tuple(replace(seat, feats=own) for seat, own in zip(seats, feats, strict=True))
    result = a_result((ANN, BOB), **{"placings": whole, **fields})
    return await ended(archive, await dealt(archive, result), result)


async def test_feats_are_stored_with_a_result_and_read_by_person(archive: Archive) -> None:
    first = await played(archive, ("a", "b"), ())
    second = await played(archive, ("b",), ("a",))
    third = await played(archive, ("c",), (), game="igor")
    await played(archive, ("d",), (), guild=8)
    assert [each.feats for each in first.placings] == [("a", "b"), ()]
    assert await archive.feats(GUILD, ANN) == (
        FeatRecord("igor", "c", 1, third.id),
        FeatRecord("race", "a", 1, first.id),
        FeatRecord("race", "b", 2, first.id),
    )
    assert await archive.feats(GUILD, BOB) == (FeatRecord("race", "a", 1, second.id),)
    assert await archive.feats(GUILD, 99) == ()


async def test_results_that_were_not_counted_are_found_and_counted_once(archive: Archive) -> None:
    old = [await played(archive, None, None) for _ in range(3)]
    await played(archive, (), ())
    found = await archive.uncounted_results(0, 2)
    assert [each.id for each in found] == [each.id for each in old[:2]]
    assert found[0] == old[0]
    assert [each.id for each in await archive.uncounted_results(found[-1].id, 2)] == [old[2].id]
    ann, bob = old[0].placings
    counted = replace(old[0], placings=(replace(ann, feats=("a",)), replace(bob, feats=())))
    await archive.save_feats(counted)
    assert await archive.result(old[0].table) == counted
    assert len(await archive.uncounted_results(0, 9)) == 2


async def test_games_of_the_same_people_beyond_the_daily_limit_have_no_feats(
    archive: Archive,
) -> None:
    games = [await played(archive, ("a",), ()) for _ in range(FAIR_PLAY.same_pair + 1)]
    assert games[-1].unrated is Unrated.FAMILIAR
    assert games[-1].placings[0].feats == ()
    (record,) = await archive.feats(GUILD, ANN)
    assert record.times == FAIR_PLAY.same_pair


async def test_a_forgotten_person_has_no_feats_and_gets_none_by_a_recount(
    archive: Archive,
) -> None:
    result = await played(archive, ("a",), ("b",))
    later = await played(archive, None, None, at_ms=2 * DAY_MS)
    await archive.forget(ANN)
    # It was read before the person was forgotten, and is written after.
    for each in (result, later):
        seats = (replace(seat, feats=("a",)) for seat in each.placings)
        await archive.save_feats(replace(each, placings=tuple(seats)))
    assert await archive.feats(GUILD, ANN) == ()
    for stored in await archive.history(GUILD):
        assert [seat.feats for seat in stored.placings] == [(), ("a",)]
    assert await archive.uncounted_results(0, 9) == ()


async def test_an_export_has_the_feats_of_each_game(archive: Archive) -> None:
    await played(archive, ("a", "b"), ("c",))
    await played(archive, None, ())
    games: tuple[ExportedGame, ...] = (await archive.export(ANN)).results
    assert [each.feats for each in games] == [("a", "b"), None]


async def test_ratings_are_the_same_with_and_without_feats(archive: Archive) -> None:
    await played(archive, ("a",), ())
    assert (await archive.recompute_ratings(GUILD)).differing == 0
