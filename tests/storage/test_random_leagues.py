"""Random leagues: the archive, a recount by the oracle and the recomputed ratings agree exactly."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Coroutine
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from engine.standings.leaderboards import ALL_GAMES, Leaderboard, RatingsRecompute, Sort
from engine.standings.periods import Period, Span, period_at
from engine.standings.ratings import Unrated
from engine.standings.seasons import SeasonOpen
from storage.archive import SqliteArchive
from tests.storage.games import DAY_MS, play
from tests.storage.league import LeagueOracle

GUILDS, CHANNELS, GAMES, PEOPLE = (7, 8), (1, 2), ("race", "igor"), range(1, 7)


class Game(Struct, frozen=True):
    users: tuple[int, ...]
    places: tuple[int, ...]
    sides: tuple[int, ...]
    guild: int
    channel: int
    game: str
    hours: int
    unrated: Unrated | None


@st.composite
def games(draw: st.DrawFn) -> Game:
    users = tuple(draw(st.permutations(PEOPLE)))[: draw(st.integers(2, 5))]
    seats = len(users)
    sides = tuple(range(seats))
    if draw(st.booleans()) and seats > 2:
        sides = tuple(seat % 2 for seat in range(seats))
    place = draw(st.lists(st.integers(1, 3), min_size=len(set(sides)), max_size=len(set(sides))))
    best = min(place)
    return Game(
        users,
        tuple(place[side] - best + 1 for side in sides),
        sides,
        draw(st.sampled_from(GUILDS)),
        draw(st.sampled_from(CHANNELS)),
        draw(st.sampled_from(GAMES)),
        draw(st.integers(0, 60)),
        draw(st.sampled_from([None, None, None, Unrated.COVERED])),
    )


EVENTS = (
    games()
    | st.tuples(st.just("begin"), st.sampled_from(GUILDS))
    | st.tuples(st.just("close"), st.sampled_from(GUILDS))
    | st.tuples(st.just("forget"), st.sampled_from(PEOPLE))
    | st.tuples(st.just("list"), st.sampled_from(PEOPLE), st.booleans())
)


async def do(archive: Any, event: Any) -> Any:
    match event:
        case Game():
            return await play(
                archive,
                event.users,
                event.places,
                sides=event.sides,
                guild=event.guild,
                channel=event.channel,
                game=event.game,
                at_ms=DAY_MS + event.hours * 3_600_000,
                unrated=event.unrated,
            )
        case ("begin", guild):
            try:
                return await archive.begin_season(guild, "", 1)
            except SeasonOpen as refusal:
                return refusal.season
        case ("close", guild):
            latest = [season.id for season in await archive.seasons(guild)][:1]
            return [await archive.close_season(guild, season, 2) for season in latest]
        case ("list", user, listed):
            return await archive.update_preferences(user, listed=listed)
        case (_, user):
            return await archive.forget(user)


async def everything(archive: SqliteArchive | LeagueOracle) -> list[Any]:
    answers: list[Any] = []
    for guild in GUILDS:
        seasons = await archive.seasons(guild)
        answers += [seasons, await archive.games_played(guild)]
        answers.append(await archive.history(guild, limit=500))
        answers += [await archive.profile(guild, user) for user in PEOPLE]
        answers += [await archive.history(guild, user=user, limit=500) for user in PEOPLE]
        results = await archive.history(guild, limit=500)
        latest_ms = max((each.ended_ms for each in results if each.unrated is None), default=0)
        periods = [period_at(span, latest_ms) for span in Span]
        times: list[tuple[int | None, Period | None]] = [
            (None, None),
            *((None, each) for each in periods),
        ]
        times += [(each.id, None) for each in seasons]
        boards = product(times, (None, *CHANNELS), (*GAMES, ALL_GAMES))
        for at, ((season, period), channel, game) in enumerate(boards):
            board = Leaderboard(guild, game, season, channel, period)
            answers += [
                await archive.leaderboard(board, sort, limit=3, offset=offset, user=3)
                for sort in Sort
                for offset in (0, 3)
            ]
            # Two people on each board, all of them on three.
            answers += [
                await archive.rows_ahead(board, sort, user)
                for sort in Sort
                for user in PEOPLE[at % 3 :: 3]
            ]
    return answers + [_unordered(await archive.export(user)) for user in PEOPLE]


def _unordered(export: Any) -> Any:
    return (export.preferences, export.tables, export.results, {*export.ratings}, {*export.medals})


def checked_rank_counts(path: Path) -> Counter[tuple[int, str, int]]:
    """Return the rank counts, which must be the counts of the ratings."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            "SELECT leaderboard_id, sort_key, wins, games FROM ratings WHERE hidden = 0"
        ).fetchall()
        kept = connection.execute(
            "SELECT leaderboard_id, sort, value, people FROM rank_counts"
        ).fetchall()
    counted: Counter[tuple[int, str, int]] = Counter()
    for board, sort_key, wins, games_ in rows:
        counted.update(
            [(board, "rating", sort_key), (board, "wins", wins), (board, "games", games_)]
        )
    assert {(board, sort, value): people for board, sort, value, people in kept} == counted
    return counted


@pytest.mark.long
@settings(max_examples=40)
@given(st.lists(EVENTS, min_size=1, max_size=25))
def test_a_league_agrees_with_the_oracle_and_with_a_recompute(events: list[Any]) -> None:
    async def league(path: Path) -> None:
        archive, oracle = await SqliteArchive.open_file(path), LeagueOracle()
        try:
            for event in events:
                assert await do(archive, event) == await do(oracle, event)
            live = await everything(archive)
            assert live == await everything(oracle)
            checked_rank_counts(path)
            for guild in GUILDS:
                rated = [
                    each for each in await archive.history(guild, limit=500) if each.unrated is None
                ]
                assert await archive.recompute_ratings(guild) == RatingsRecompute(len(rated), 0)
            assert await everything(archive) == live
            await corrupted_and_restored(archive, path, live)
        finally:
            await archive.close()

    run(league)


async def corrupted_and_restored(archive: SqliteArchive, path: Path, live: list[Any]) -> None:
    """Corrupt the stored ratings; a recompute must restore every number."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE ratings SET mu = mu + 1, games = 99, sort_key = 7")
        connection.execute("DELETE FROM ratings WHERE user_id = 2")
        connection.execute("UPDATE placings SET mu_after = 0 WHERE mu_after IS NOT NULL")
        connection.execute(
            "INSERT INTO ratings SELECT id, 555, 'x', 1, 1, 1, 1, 1, 0, 1500 FROM leaderboards"
        )
    for guild in GUILDS:
        rated = [each for each in await archive.history(guild, limit=500) if each.unrated is None]
        assert (await archive.recompute_ratings(guild)).differing >= len(rated)
    assert await everything(archive) == live
    checked_rank_counts(path)


def run(league: Any) -> None:
    async def inside() -> None:
        with tempfile.TemporaryDirectory() as folder:
            await league(Path(folder) / "hedgerow.db")

    task: Coroutine[Any, Any, None] = inside()
    asyncio.run(task)


async def test_a_recompute_includes_games_that_end_meanwhile(
    archive: SqliteArchive, file: Path
) -> None:
    for n in range(30):
        await play(archive, (1 + n % 4, 10 + n % 7))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE ratings SET mu = mu + 1")
    playing = [play(archive, (20 + n, 40 + n), channel=2 + n) for n in range(20)]
    counts = [
        archive.recompute_ratings(7),
        archive.forget(3),
        archive.recompute_ratings(7),
        archive.forget(4),
    ]
    await asyncio.gather(*playing, *counts)
    assert (await archive.recompute_ratings(7)).differing == 0
    page = await archive.leaderboard(Leaderboard(7, "race"), limit=100)
    assert not {3, 4} & {row.user for row in page.rows}
    assert {row.user for row in page.rows} >= {*range(20, 60)}
    assert all(math.isfinite(row.rating.mu) for row in page.rows)


async def test_ranks_of_a_thousand_people(archive: SqliteArchive) -> None:
    pairs = [(n, 1000 - n) for n in range(1, 500)]
    await asyncio.gather(*(play(archive, pair, channel=1 + n) for n, pair in enumerate(pairs)))
    ranks = []
    for offset in range(0, 1000, 50):
        page = await archive.leaderboard(Leaderboard(7, "race"), limit=50, offset=offset, user=700)
        assert page.people == 998
        assert page.own is not None
        assert (page.own.rank, page.own.user) == (500, 700)
        ranks += [row.rank for row in page.rows]
    assert ranks == [1] * 499 + [500] * 499
