"""What every archive promises about leaderboards and seasons."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from engine.service.ports import Archive
from engine.standings.leaderboards import (
    ALL_GAMES,
    Leaderboard,
    Meeting,
    RatingsRecompute,
    Sort,
    Wall,
    WallTime,
)
from engine.standings.periods import DAY_MS, Period, Span, period_at
from engine.standings.ratings import Rating, carried_over
from engine.standings.seasons import Award, Season, SeasonOpen, SeasonRule
from tests.storage.games import ALL_TIME, GUILD, a_result, dealt, ended, numbers, play, top


async def test_each_game_has_its_own_leaderboard(archive: Archive) -> None:
    await play(archive, (11, 12))
    await play(archive, (12, 13), game="igor")
    assert [row.user for row in (await top(archive)).rows] == [11, 12]
    assert [row.user for row in (await top(archive, "igor")).rows] == [12, 13]
    assert await archive.games_played(GUILD) == ("igor", "race")


async def test_who_took_a_hint_gains_nothing_and_the_others_are_rated(archive: Archive) -> None:
    await archive.begin_season(GUILD, "Spring", 1)
    free = await play(archive, (11, 12, 13), game="igor")
    winner, loser = (replace(each, capped=True) for each in a_result((11, 13)).placings)
    won = a_result((11, 12, 13))
    won = await play(archive, (11, 12, 13), placings=(winner, *won.placings[1:]))
    assert [each.capped for each in won.placings] == [True, False, False]
    assert (won.unrated, won.placings[0].before, won.placings[0].after) == (None, None, None)
    # Who has never gained here is on no leaderboard; the others are where the game puts them.
    assert numbers(await top(archive)) == [(12, 1), (13, 1)]
    assert [each.after for each in won.placings[1:]] == [each.after for each in free.placings[1:]]
    lost = await play(archive, (11, 13), placings=(a_result((11, 13)).placings[0], loser))
    after = lost.placings[1].after
    assert after is not None
    assert (lost.placings[1].change or 0) < 0
    assert (after.games, after.wins) == (2, 0)
    ranked = {row.user: row.rating for row in (await top(archive)).rows}
    assert ranked[13] == after
    assert [each for each in await archive.history(GUILD, user=11) if each.table == won.table] == [
        won
    ]
    assert (await archive.recompute_ratings(GUILD)).differing == 0
    await archive.forget(11)
    assert (await archive.recompute_ratings(GUILD)).differing == 0
    assert {row.user: row.rating for row in (await top(archive)).rows}[13] == after


async def test_each_channel_has_its_own_leaderboard(archive: Archive) -> None:
    await play(archive, (11, 12), channel=1)
    await play(archive, (12, 11), channel=2)
    one = await archive.leaderboard(Leaderboard(GUILD, "race", channel=1))
    two = await archive.leaderboard(Leaderboard(GUILD, "race", channel=2))
    assert [[row.user for row in page.rows] for page in (one, two)] == [[11, 12], [12, 11]]
    # Each leaderboard counts its own games alone.
    assert one.rows[0].rating == two.rows[0].rating
    assert numbers(await top(archive)) == [(12, 2), (11, 2)]


async def test_a_game_counts_for_the_season_that_is_open_when_it_ends(archive: Archive) -> None:
    before = a_result((11, 12), channel=1)
    across = a_result((13, 14), channel=2)
    late = a_result((15, 16), channel=3)
    tables = [await dealt(archive, each) for each in (before, across, late)]
    assert (await ended(archive, tables[0], before)).season is None
    first = await archive.begin_season(GUILD, "Spring", 500)
    assert (await ended(archive, tables[1], across)).season == first.id
    closed = await archive.close_season(GUILD, first.id, 900)
    assert closed == replace(first, closed_ms=900)
    second = await archive.begin_season(GUILD, "", 901)
    assert (await ended(archive, tables[2], late)).season == second.id
    assert await archive.seasons(GUILD) == (second, closed)
    boards = [
        [row.user for row in (await archive.leaderboard(Leaderboard(GUILD, "race", season))).rows]
        for season in (None, first.id, second.id)
    ]
    assert boards == [[11, 13, 15, 12, 14, 16], [13, 14], [15, 16]]


async def test_a_closed_season_is_final_and_a_new_one_starts_empty(archive: Archive) -> None:
    first = await archive.begin_season(GUILD, "Spring", 1)
    await play(archive, (11, 12))
    await archive.close_season(GUILD, first.id, 2)
    first_board = await archive.leaderboard(Leaderboard(GUILD, "race", first.id))
    between = await play(archive, (12, 11))
    assert between.season is None
    second = await archive.begin_season(GUILD, "Summer", 3)
    await play(archive, (12, 11), at_ms=5 * DAY_MS)
    assert await archive.leaderboard(Leaderboard(GUILD, "race", first.id)) == first_board
    second_board = await archive.leaderboard(Leaderboard(GUILD, "race", second.id))
    assert [(row.user, row.rating.games) for row in second_board.rows] == [(12, 1), (11, 1)]
    # Ratings are carried over from all time, less certain than they were.
    carried = {each.user: each.after for each in between.placings}
    for row in second_board.rows:
        old = carried[row.user]
        assert old is not None
        assert row.rating.began == old.number
        start = carried_over(old)
        assert old.sigma < start.sigma <= Rating().sigma
    assert numbers(await top(archive)) == [(12, 3), (11, 3)]


async def test_a_server_has_one_open_season(archive: Archive) -> None:
    assert await archive.close_season(GUILD, 1, 1) is None
    season = await archive.begin_season(GUILD, "a", 1)
    assert season == Season(season.id, GUILD, 1, "a", 1, carries=True)
    with pytest.raises(SeasonOpen) as refused:
        await archive.begin_season(GUILD, "b", 2)
    assert refused.value.season == season
    elsewhere = await archive.begin_season(8, "c", 3)
    assert elsewhere.number == 1
    assert await archive.close_season(GUILD, elsewhere.id, 3) is None
    both = await asyncio.gather(*(archive.close_season(GUILD, season.id, at) for at in (4, 5)))
    assert [each.closed_ms if each else None for each in both] == [4, None]
    second = await archive.begin_season(GUILD, "d", 6)
    assert second.number == 2
    assert await archive.close_season(GUILD, season.id, 7) is None
    assert (await archive.seasons(GUILD))[0] == second


async def test_a_page_has_ranks_and_the_readers_own_row(archive: Archive) -> None:
    # Everybody beats those with a higher number.
    for first in range(1, 8):
        for second in range(first + 1, 8):
            await play(archive, (first, second))
    page = await archive.leaderboard(ALL_TIME, offset=2, limit=3, user=7)
    assert [row.rank for row in page.rows] == [3, 4, 5]
    assert [row.user for row in page.rows] == [3, 4, 5]
    assert (page.people, page.offset, page.sort) == (7, 2, Sort.RATING)
    assert page.own is not None
    assert (page.own.rank, page.own.user, page.own.name) == (7, 7, "name 7")
    wins = await archive.leaderboard(ALL_TIME, Sort.WINS, limit=100)
    assert [row.rating.wins for row in wins.rows] == [6, 5, 4, 3, 2, 1, 0]
    games = await archive.leaderboard(ALL_TIME, Sort.GAMES, limit=100, user=99)
    assert {row.rank for row in games.rows} == {1}
    assert games.own is None
    for sort in Sort:
        listed = (await archive.leaderboard(ALL_TIME, sort, limit=100)).rows
        ahead = [await archive.rows_ahead(ALL_TIME, sort, row.user) for row in listed]
        assert ahead == [*range(7)]
    assert await archive.rows_ahead(ALL_TIME, Sort.WINS, 99) is None
    beyond = await archive.leaderboard(ALL_TIME, offset=50, user=1)
    assert (beyond.rows, beyond.people) == ((), 7)
    assert beyond.own is not None
    assert beyond.own.rank == 1


async def test_a_settled_rating_is_listed_above_every_provisional_one(archive: Archive) -> None:
    for n in range(10):
        await play(archive, (11, 12 + n), (2, 1), at_ms=DAY_MS)
    await play(archive, (30, 31))
    page = await top(archive)
    assert (page.rows[0].user, page.rows[0].rating.provisional) == (11, False)
    assert page.rows[0].rating.number < page.rows[1].rating.number
    assert all(row.rating.provisional for row in page.rows[1:])


async def test_a_hidden_person_is_on_no_leaderboard_and_counts_in_no_rank(archive: Archive) -> None:
    await play(archive, (11, 12))
    await play(archive, (13, 14), (1, 1))
    await archive.update_preferences(11, listed=False)
    page = await top(archive, user=11)
    assert [(row.rank, row.user) for row in page.rows] == [(1, 13), (1, 14), (3, 12)]
    assert page.people == 3
    assert page.own is not None
    assert (page.own.rank, page.own.hidden) == (1, True)
    await play(archive, (11, 15))
    assert 11 not in [row.user for row in (await top(archive)).rows]
    # Also a person who hides before their first game.
    await archive.update_preferences(20, listed=False)
    await play(archive, (20, 21))
    assert 20 not in [row.user for row in (await top(archive)).rows]
    await archive.update_preferences(11, listed=True)
    page = await top(archive)
    assert page.rows[0].user == 11
    assert page.people == 6


async def test_partners_are_not_opponents(archive: Archive) -> None:
    await play(archive, (11, 12, 13, 14), (1, 2, 1, 2), sides=(0, 1, 0, 1))
    assert [each.user for each in (await archive.profile(GUILD, 11)).opponents] == [12, 14]
    assert await archive.meetings(GUILD, 11, 13) == (Meeting("race", 1, 0, 0, partners=1),)


async def test_what_two_people_played_with_each_other_is_counted_by_game(archive: Archive) -> None:
    await play(archive, (11, 12), (1, 2), game="igor")
    both = [await play(archive, (11, 12, 13), places) for places in ((2, 1, 3), (1, 1, 3))]
    await play(archive, (11, 13))
    await play(archive, (11, 12), guild=8)
    counts = (Meeting("race", 2, 0, 1, 0), Meeting("igor", 1, 1, 0, 0))
    assert await archive.meetings(GUILD, 11, 12) == counts
    assert await archive.meetings(GUILD, 12, 11) == tuple(
        replace(each, ahead=each.behind, behind=each.ahead) for each in counts
    )
    assert await archive.meetings(GUILD, 11, 99) == ()
    latest = await archive.history(GUILD, user=11, other=12, game="race")
    assert [each.id for each in latest] == [each.id for each in reversed(both)]
    await archive.forget(12)
    assert await archive.meetings(GUILD, 11, 12) == ()


async def test_a_recompute_changes_nothing(archive: Archive) -> None:
    await archive.begin_season(GUILD, "", 1)
    for n in range(6):
        await play(archive, (11 + n % 3, 12 + n % 4 + 5), (1, 1 + n % 2))
    before = (await top(archive), await archive.history(GUILD))
    assert await archive.recompute_ratings(GUILD) == RatingsRecompute(6, 0)
    assert (await top(archive), await archive.history(GUILD)) == before
    assert await archive.recompute_ratings(999) == RatingsRecompute(0, 0)


def of_period(span: Span, at_ms: int, **fields: Any) -> Leaderboard:
    return Leaderboard(GUILD, **{"game": "race", **fields}, period=period_at(span, at_ms))


async def test_a_period_ranks_people_by_what_they_gained_in_it(archive: Archive) -> None:
    monday = 4 * DAY_MS  # 1970-01-05
    early = [await play(archive, (11, 12), channel=n, at_ms=monday + n) for n in range(3)]
    late = await play(archive, (12, 11, 13), at_ms=monday + DAY_MS)
    (winner, loser, third) = late.placings
    day = await archive.leaderboard(of_period(Span.DAY, monday + DAY_MS), user=13)
    assert [(row.user, row.rating.gained) for row in day.rows] == [
        (12, winner.change),
        (11, loser.change),
        (13, third.change),
    ]
    assert [(row.user, row.rating.games) for row in day.rows] == [(12, 1), (11, 1), (13, 1)]
    week = await archive.leaderboard(of_period(Span.WEEK, monday))
    gained = {row.user: row.rating.gained for row in week.rows}
    first = early[0].placings[0].change
    assert first is not None
    assert gained[11] > first > 0 > gained[12]
    assert {row.user: row.rating.games for row in week.rows} == {11: 4, 12: 4, 13: 1}
    assert (await archive.leaderboard(of_period(Span.WEEK, monday - 1))).people == 0
    one = await archive.leaderboard(of_period(Span.MONTH, monday, channel=1))
    assert {row.user: row.rating.games for row in one.rows} == {11: 2, 12: 2, 13: 1}
    together = await archive.leaderboard(of_period(Span.DAY, monday, game=ALL_GAMES))
    assert [row.rating.wins for row in together.rows] == [3, 0]


async def test_all_games_are_rated_together_on_a_leaderboard_of_their_own(archive: Archive) -> None:
    await play(archive, (11, 12))
    await play(archive, (11, 12), game="igor")
    one, both = await top(archive), await top(archive, ALL_GAMES)
    assert numbers(both) == [(11, 2), (12, 2)]
    assert both.rows[0].rating.mu > one.rows[0].rating.mu
    assert await archive.games_played(GUILD) == ("igor", "race")


async def test_a_period_that_is_over_is_dropped_and_a_recompute_leaves_it_so(
    archive: Archive,
) -> None:
    for day in (3, 4, 5):
        await play(archive, (11, 12), at_ms=day * DAY_MS)
    first = of_period(Span.DAY, 3 * DAY_MS)
    assert (await archive.leaderboard(first)).people == 2
    while await archive.tidy(0, 0) is not None:
        pass
    assert (await archive.leaderboard(first)).people == 0
    # The week of the first day is over, its month is not.
    weeks = [of_period(Span.WEEK, day * DAY_MS) for day in (3, 5)]
    assert [(await archive.leaderboard(each)).people for each in weeks] == [0, 2]
    assert (await archive.leaderboard(of_period(Span.MONTH, 3 * DAY_MS))).people == 2
    assert await archive.recompute_ratings(GUILD) == RatingsRecompute(3, 0)
    assert (await archive.leaderboard(first)).people == 0


def test_periods_begin_at_midnight_on_mondays_and_on_the_first() -> None:
    at_ms = 20_779 * DAY_MS + 5  # 2026-11-22, a Sunday
    found = {span: period_at(span, at_ms) for span in Span}
    assert [found[span].first_day - 20_779 for span in Span] == [0, -6, -21]
    assert [found[span].ends_ms // DAY_MS - 20_779 for span in Span] == [1, 1, 9]
    assert period_at(Span.MONTH, 0) == Period(Span.MONTH, 0)


async def test_a_season_ends_once_at_its_time_also_if_a_game_notices_it(
    archive: Archive,
) -> None:
    began = 20_779 * DAY_MS  # 2026-11-22
    season = await archive.set_season_rule(GUILD, SeasonRule.MONTHLY, 5, began)
    assert season is not None
    ends_ms = 20_788 * DAY_MS
    assert (season.name, season.ends_ms) == ("2026-11", ends_ms)
    for n in range(6):
        await play(archive, (11, 12), at_ms=began + n * DAY_MS)
    assert await archive.season_ends() == ((GUILD, ends_ms),)
    # A game ends before anybody looks at the time, after months without the bot.
    late_ms = ends_ms + 70 * DAY_MS
    result = await play(archive, (12, 11), at_ms=late_ms)
    rolled = [await archive.roll_season(GUILD, late_ms) for _ in range(3)]
    (latest, first) = await archive.seasons(GUILD)
    assert {each and each.id for each in rolled} == {result.season} == {latest.id}
    assert first == replace(season, closed_ms=ends_ms)
    assert (latest.name, latest.began_ms) == ("2027-02", ends_ms)
    assert await archive.untold_seasons() == (first,)
    await archive.note_told(first.id)
    assert await archive.untold_seasons() == ()
    assert await archive.former_champions(GUILD) == (11,)
    assert await archive.former_champions(8) == ()
    awards = [(each.game, each.award, each.user) for each in await archive.medals(first.id)]
    places = [(Award.FIRST, 11), (Award.SECOND, 12)]
    named = [(game, *each) for each in places for game in (ALL_GAMES, "race")]
    assert awards == [*named, (ALL_GAMES, Award.NEWCOMER, 11), (ALL_GAMES, Award.HOST, 11)]


async def test_seasons_of_no_rule_go_on_until_they_are_closed(archive: Archive) -> None:
    season = await archive.set_season_rule(GUILD, SeasonRule.QUARTERLY, None, 20_779 * DAY_MS)
    assert season is not None
    assert (season.name, season.ends_ms) == ("2026 Q4", 20_819 * DAY_MS)
    season = await archive.set_season_rule(GUILD, SeasonRule.MANUAL, None, 20_780 * DAY_MS)
    assert season is not None
    assert season.ends_ms is None
    closed = await archive.close_season(GUILD, season.id, 30_000 * DAY_MS)
    assert await archive.seasons(GUILD) == (closed,)
    assert await archive.close_season(GUILD, season.id, 30_001 * DAY_MS) is None
    assert await archive.untold_seasons() == ()
    assert await archive.set_season_rule(GUILD, SeasonRule.MANUAL, None, 1) is None


async def test_seasons_of_a_rule_that_are_closed_by_hand_have_different_names(
    archive: Archive,
) -> None:
    at_ms = 20_779 * DAY_MS
    for name in ("2026-11", "2026-11 (2)", "2026-11 (3)"):
        season = await archive.set_season_rule(GUILD, SeasonRule.MONTHLY, 5, at_ms)
        assert season is not None
        assert season.name == name
        await archive.close_season(GUILD, season.id, at_ms)


async def test_medals_are_not_shown_of_who_hides_and_go_with_who_is_forgotten(
    archive: Archive,
) -> None:
    season = await archive.begin_season(GUILD, "", 1)
    await play(archive, (11, 12, 13))
    await archive.close_season(GUILD, season.id, 2)
    await archive.update_preferences(12, listed=False)
    assert {each.user for each in await archive.medals(season.id)} == {11, 13}
    assert len((await archive.export(12)).medals) == 2
    assert len((await archive.profile(GUILD, 12)).medals) == 2
    await archive.update_preferences(12, listed=True)
    await archive.forget(11)
    assert {each.user for each in await archive.medals(season.id)} == {12, 13}
    assert (await archive.export(11)).medals == ()


async def test_walls_are_kept_by_channel_game_and_time(archive: Archive) -> None:
    wall = Wall(GUILD, 1, "race", WallTime.MONTH)
    other = Wall(8, 1, ALL_GAMES, WallTime.ALL)
    for each in (wall, other, replace(wall, message=5, nonce=2**62, lost=1)):
        await archive.save_wall(each)
    assert await archive.walls(GUILD) == (replace(wall, message=5, nonce=2**62, lost=1),)
    assert {each.guild for each in await archive.walls()} == {GUILD, 8}
    assert await archive.delete_wall(wall)
    assert not await archive.delete_wall(wall)
    assert await archive.walls() == (other,)
