"""What every archive promises about results, ratings and history."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from engine.api.event import line
from engine.service.ports import Archive, Conflict, StoredMessage
from engine.standings.leaderboards import (
    Leaderboard,
    RatingsRecompute,
    ServerSettings,
    Sort,
)
from engine.standings.ratings import Rating, Unrated, rate
from engine.standings.results import FAIR_PLAY
from tests.storage.games import DAY_MS, GUILD, a_result, dealt, ended, numbers, play, top
from tests.storage.rows import entry, record


async def test_a_result_is_stored_with_the_ratings_it_changed(archive: Archive) -> None:
    result = a_result((11, 12, 13), (2, 1, 2))
    table = await dealt(archive, result)
    stored = await ended(archive, table, result)
    after = rate([Rating()] * 3, (0, 1, 2), (2, 1, 2))
    assert stored == replace(
        result,
        id=1,
        table=table,
        placings=tuple(
            replace(placing, before=Rating(), after=rating)
            for placing, rating in zip(result.placings, after, strict=True)
        ),
    )
    assert stored.winners == (1,)
    lost, won, lost_too = (placing.change for placing in stored.placings)
    assert lost is not None
    assert won is not None
    assert lost_too == lost < 0 < won


async def test_an_unfinished_table_has_no_result(archive: Archive) -> None:
    table = await archive.open(record(), entry(1))
    await archive.commit(record(table, 2, stage="closed"), entry(2))
    assert await archive.result(table) is None
    assert await archive.result(99) is None
    assert await archive.history(GUILD) == ()


async def test_a_stale_last_move_stores_no_result(archive: Archive) -> None:
    result = a_result((11, 12))
    table = await dealt(archive, result)
    with pytest.raises(Conflict):
        await archive.commit(
            record(table, 3, stage="over", people=None),
            entry(3),
            result=replace(result, table=table),
        )
    assert await archive.result(table) is None
    assert (await top(archive)).rows == ()


async def test_a_last_move_committed_twice_stores_one_result(archive: Archive) -> None:
    result = a_result((11, 12))
    table = await dealt(archive, result)
    last = record(table, 2, stage="over", people=None)
    answers = await asyncio.gather(
        *(archive.commit(last, entry(2), result=replace(result, table=table)) for _ in range(3)),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == [
        "Conflict",
        "Conflict",
        "NoneType",
    ]
    assert len(await archive.history(GUILD)) == 1
    assert numbers(await top(archive)) == [(11, 1), (12, 1)]


async def test_every_game_counts_if_many_end_in_one_batch(archive: Archive) -> None:
    pairs = [(11, 20 + n) for n in range(12)]
    results = [a_result(pair, channel=n) for n, pair in enumerate(pairs, start=1)]
    tables = [await dealt(archive, each) for each in results]
    stored = await asyncio.gather(
        *(ended(archive, table, each) for table, each in zip(tables, results, strict=True))
    )
    page = await top(archive, user=11)
    assert page.own is not None
    assert page.own.rating.games == page.own.rating.wins == 12
    assert sorted(each.id for each in stored) == [*range(1, 13)]
    befores = sorted(each.placings[0].before.games for each in stored if each.placings[0].before)
    assert befores == [*range(12)]


async def test_tied_people_are_rated_alike_and_nobody_wins_a_draw(archive: Archive) -> None:
    tied = await play(archive, (11, 12), (1, 1))
    assert tied.winners == ()
    assert {placing.after for placing in tied.placings} == {tied.placings[0].after}
    shared = await play(archive, (13, 14, 15), (1, 1, 3))
    assert shared.winners == (0, 1)
    assert shared.placings[0].after == shared.placings[1].after
    page = await top(archive, sort=Sort.WINS)
    assert [(row.user, row.rating.wins, row.rank) for row in page.rows] == [
        (13, 1, 1),
        (14, 1, 1),
        (11, 0, 3),
        (12, 0, 3),
        (15, 0, 3),
    ]


async def test_a_side_is_rated_as_a_team(archive: Archive) -> None:
    result = await play(archive, (11, 12, 13, 14), (2, 1, 2, 1), sides=(0, 1, 0, 1))
    changes = [placing.change for placing in result.placings]
    assert changes[0] == changes[2] is not None
    assert changes[1] == changes[3] is not None
    assert (changes[0] or 0) < 0 < (changes[1] or 0)
    assert result.winners == (1, 3)


@pytest.mark.parametrize("reason", [*Unrated])
async def test_an_unrated_game_is_stored_and_changes_no_rating(
    archive: Archive, reason: Unrated
) -> None:
    places = (None, None) if reason is Unrated.ENDED else None
    users = (11, None) if reason is Unrated.HOUSE else (11, 12)
    result = await play(archive, users, places, unrated=reason)
    assert result.unrated is reason
    assert all(placing.after is None for placing in result.placings)
    assert result.ended_early == (reason is Unrated.ENDED)
    assert (await top(archive, user=11)).own is None
    assert [each.id for each in await archive.history(GUILD)] == [result.id]
    assert await archive.games_played(GUILD) == ()


async def test_a_game_in_direct_messages_counts_on_no_server(archive: Archive) -> None:
    result = await play(archive, (11, 12), guild=None, unrated=Unrated.DIRECT)
    assert (result.guild, result.season) == (None, None)
    assert await archive.history(GUILD) == ()
    assert [game.guild for game in (await archive.export(11)).results] == [None]


async def test_a_finished_game_is_found_behind_many_that_were_ended_early(archive: Archive) -> None:
    finished = await play(archive, (11, 12))
    early = [await play(archive, (11, 12), (None, None), unrated=Unrated.ENDED) for _ in range(11)]
    latest = await archive.history(GUILD, user=11, game="race")
    assert [each.id for each in latest] == [each.id for each in early[:0:-1]]
    found = await archive.history(GUILD, user=11, game="race", limit=1, finished=True)
    assert found == (finished,)
    assert await archive.history(GUILD, user=11, game="igor", finished=True) == ()


async def test_queries_of_a_server_return_only_its_own_games(archive: Archive) -> None:
    here = await play(archive, (11, 12))
    there = await play(archive, (12, 11), guild=8)
    assert await archive.history(GUILD) == (here,)
    assert await archive.history(8, user=11) == (there,)
    # A channel with the same id on the other server.
    assert await archive.history(8) == (there,)
    assert [row.user for row in (await top(archive)).rows] == [11, 12]
    assert [row.user for row in (await archive.leaderboard(Leaderboard(8, "race"))).rows] == [
        12,
        11,
    ]
    assert (await archive.leaderboard(Leaderboard(9, "race"), user=11)).own is None
    assert (await archive.profile(8, 11)).records[0].won == 0
    season = await archive.begin_season(GUILD, "", 0)
    assert await archive.seasons(8) == ()
    assert (await play(archive, (13, 14), guild=8)).season is None
    assert (await archive.leaderboard(Leaderboard(8, "race", season.id))).rows == ()
    assert await archive.recompute_ratings(8) == RatingsRecompute(2, 0)


async def test_the_same_people_have_a_daily_limit_of_rated_games(archive: Archive) -> None:
    most = FAIR_PLAY.same_pair
    played = [await play(archive, (11, 12), at_ms=DAY_MS + n) for n in range(most + 2)]
    assert [each.unrated for each in played] == [None] * most + [Unrated.FAMILIAR] * 2
    # Other seats or channels do not lift the limit; other people, games, servers or days do.
    swapped = await play(archive, (12, 11), channel=4, at_ms=DAY_MS + 20)
    assert swapped.unrated is Unrated.FAMILIAR
    assert (await play(archive, (11, 13), at_ms=DAY_MS + 21)).unrated is None
    assert (await play(archive, (11, 12), game="igor", at_ms=DAY_MS + 22)).unrated is None
    assert (await play(archive, (11, 12), guild=8, at_ms=DAY_MS + 23)).unrated is None
    assert (await play(archive, (11, 12), at_ms=2 * DAY_MS)).unrated is None
    assert (await play(archive, (11, 12), at_ms=2 * DAY_MS)).unrated is Unrated.FAMILIAR


async def test_history_is_filtered_by_person_and_game(archive: Archive) -> None:
    one = await play(archive, (11, 12), channel=1)
    two = await play(archive, (12, 13), channel=2, game="igor")
    three = await play(archive, (13, 11), channel=2)
    four = await play(archive, (11, None), (None, None), channel=2, unrated=Unrated.ENDED)
    assert await archive.history(GUILD) == (four, three, two, one)
    assert await archive.history(GUILD, limit=2) == (four, three)
    assert await archive.history(GUILD, limit=2, before=three.id) == (two, one)
    assert await archive.history(GUILD, user=12) == (two, one)
    assert await archive.history(GUILD, game="race") == (four, three, one)
    assert await archive.history(GUILD, user=13, game="igor") == (two,)
    assert await archive.history(GUILD, user=12, before=two.id) == (one,)
    assert await archive.history(GUILD, user=99) == ()


async def test_a_result_has_the_message_that_shows_it(archive: Archive) -> None:
    result = await play(archive, (11, 12), channel=3)
    assert result.message is None
    await archive.save_message(StoredMessage(result.table, "table", None, 3, 50))
    assert (await archive.history(GUILD))[0].message is None
    await archive.save_message(StoredMessage(result.table, "result", None, 3, 50))
    assert (await archive.history(GUILD))[0].message == (3, 50)


async def test_a_profile_counts_every_game_and_has_the_rating_of_the_rated(
    archive: Archive,
) -> None:
    await play(archive, (11, 12))
    await play(archive, (11, 12, 13), (2, 1, 2))
    await play(archive, (11, None), unrated=Unrated.HOUSE)
    await play(archive, (13, 11), (2, 1), at_ms=2 * DAY_MS)
    await play(archive, (11, 12), (None, None), unrated=Unrated.ENDED)
    await play(archive, (11, 14), game="igor")
    profile = await archive.profile(GUILD, 11)
    assert (profile.name, [record.game for record in profile.records]) == (
        "name 11",
        ["race", "igor"],
    )
    race = profile.records[0]
    assert (race.played, race.won, race.ended, race.streak, race.longest) == (4, 3, 1, 2, 2)
    assert race.rating is not None
    assert (race.rating.games, race.rating.wins, race.rank) == (3, 2, 1)
    assert [point.at_ms for point in race.curve] == [DAY_MS, DAY_MS, 2 * DAY_MS]
    assert race.curve[-1].number == race.rating.number
    assert race.curve[-1].within == race.rating.within
    people = [(each.user, each.played, each.ahead, each.behind) for each in profile.opponents]
    assert people == [(12, 2, 1, 1), (13, 2, 1, 0), (14, 1, 1, 0)]
    nobody = await archive.profile(GUILD, 99)
    assert (nobody.name, nobody.records, nobody.opponents) == ("", (), ())


async def test_server_settings_have_defaults(archive: Archive) -> None:
    assert await archive.server_settings(GUILD) == ServerSettings()
    await archive.save_server_settings(GUILD, ServerSettings(channel_boards=True))
    assert await archive.server_settings(GUILD) == ServerSettings(channel_boards=True)
    assert await archive.server_settings(8) == ServerSettings()


async def test_a_person_who_left_keeps_their_name(archive: Archive) -> None:
    await play(archive, (11, 12))
    gone = a_result((11, 12))
    placings = (replace(gone.placings[0], name="", left=True), gone.placings[1])
    await play(archive, (11, 12), placings=placings)
    assert [row.name for row in (await top(archive)).rows] == ["name 11", "name 12"]
    assert (await archive.profile(GUILD, 11)).name == "name 11"


async def test_a_reason_is_stored_with_its_parameters(archive: Archive) -> None:
    reason = line("race-most", seats=(line("seat", n=1), line("seat", n=2)), points=7)
    assert (await play(archive, (11, 12), reason=reason)).reason == reason


async def test_recently_rated_results_are_a_servers_own_and_in_the_order_of_their_ends(
    archive: Archive,
) -> None:
    first = await play(archive, (11, 12), at_ms=DAY_MS)
    second = await play(archive, (11, 12), at_ms=2 * DAY_MS)
    third = await play(archive, (12, 13), at_ms=3 * DAY_MS)
    await play(archive, (11, 12), at_ms=3 * DAY_MS, guild=8)
    await play(archive, (11, None), at_ms=3 * DAY_MS, unrated=Unrated.HOUSE)
    assert await archive.recently_rated(GUILD, 0) == (first, second, third)
    assert await archive.recently_rated(GUILD, DAY_MS) == (second, third)
    assert await archive.recently_rated(9, 0) == ()
    # Who was forgotten is a number there, and the group can be told no more.
    await archive.forget(12)
    found = await archive.recently_rated(GUILD, 0)
    assert [each.people for each in found] == [(11, -1), (11, -1), (-1, 13)]
