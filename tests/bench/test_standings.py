"""Leaderboards, ranks and profiles among a million results, beside a raw indexed lookup.

    uv run --group dev pytest tests/bench/test_standings.py --benchmark-enable -s

Prints and asserts no times. HEDGEROW_RESULTS=100000 makes a smaller file. The largest server has
half of all results and 40,000 people on one board; the others share the rest.
"""

from __future__ import annotations

import asyncio
import os
import random  # noqa: TID251 - made up, and the same every time
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.standings.leaderboards import ALL_GAMES, Leaderboard, Sort
from engine.standings.periods import Span, period_at
from engine.standings.ratings import Rating
from storage import leaderboard_sql
from storage.archive import SqliteArchive
from storage.migrations import load_migrations, migrate
from tests.storage.games import play

pytestmark = pytest.mark.timeout(280)

RESULTS = int(os.environ.get("HEDGEROW_RESULTS", "1000000"))
LARGE, PEOPLE, GUILDS = 1, 40_000, 200
ROUNDS = 300

#: Those in which the last result is.
PERIODS = {span: period_at(span, RESULTS * 1000) for span in Span}

#: The numbers of a short round.
SHORT = {"RESULTS": 200, "PEOPLE": 100, "GUILDS": 3, "ROUNDS": 2}


def test_standings_in_a_large_file(tmp_path: Path) -> None:
    path = tmp_path / "bench.db"
    begun = time.perf_counter()
    filled(path)
    size = path.stat().st_size / 2**20
    print(f"\n{RESULTS:,} results, {size:,.0f} MB, made in {time.perf_counter() - begun:.0f} s")
    raw = raw_lookup(path)
    print(f"{'':34}{'p50 ms':>9}{'p99 ms':>9}{'x raw':>8}")
    for name, each in {"raw row by primary key": raw, **asyncio.run(measured(path))}.items():
        p50, p99 = percentiles(each)
        print(f"{name:34}{p50:9.3f}{p99:9.3f}{p50 / percentiles(raw)[0]:8.1f}")


async def measured(path: Path) -> dict[str, list[float]]:
    archive = await SqliteArchive.open_file(path)
    board, dice = Leaderboard(LARGE, "race"), random.Random(3)

    def somebody() -> int:
        return dice.randrange(1, PEOPLE)

    def top_of(board: Leaderboard) -> Awaitable[object]:
        return archive.leaderboard(board, user=somebody())

    def a_page(sort: Sort) -> Awaitable[object]:
        return archive.leaderboard(board, sort, user=somebody())

    try:
        cases: dict[str, Callable[[], Awaitable[object]]] = {
            "the least read of the archive": lambda: archive.preferences(somebody()),
            "result of a table": lambda: archive.result(dice.randrange(1, RESULTS)),
            **{f"top ten and own rank by {sort}": partial(a_page, sort) for sort in Sort},
            **{
                f"top ten of a {span} and own rank": partial(top_of, replace(board, period=each))
                for span, each in PERIODS.items()
            },
            "top ten of all games and own rank": partial(top_of, replace(board, game=ALL_GAMES)),
            "page 1,000 and own rank": lambda: archive.leaderboard(
                board, offset=10_000, user=somebody()
            ),
            "page 3,990 and own rank": lambda: archive.leaderboard(
                board, offset=39_900, user=somebody()
            ),
            "history of the server": lambda: archive.history(LARGE),
            "history of a person": lambda: archive.history(LARGE, user=somebody()),
            "profile of a person": lambda: archive.profile(LARGE, somebody()),
            "profile of the busiest": lambda: archive.profile(LARGE, 1),
        }
        taken: dict[str, list[float]] = {name: [] for name in cases}
        for _ in range(ROUNDS):
            for name, case in cases.items():
                start = time.perf_counter()
                await case()
                taken[name].append(time.perf_counter() - start)
        page = await archive.leaderboard(board, user=PEOPLE // 2)
        print(f"{page.people:,} people on the board, own rank {page.own and page.own.rank}")
        taken["a rated game of four to its end"] = await endings(archive)
        start = time.perf_counter()
        recount = await archive.recompute_ratings(150)
        took = time.perf_counter() - start
        # The generated ratings are all wrong.
        print(f"recount: {recount.results:,} results, {recount.differing:,} mended, {took:.2f} s")
        return taken
    finally:
        await archive.close()


async def endings(archive: SqliteArchive) -> list[float]:
    """Time games of four from the opening of the table to the durable end."""
    taken = []
    for n in range(60):
        start = time.perf_counter()
        await play(archive, (1 + n, 900 + n, 5_000 + n, 20_000 + n), guild=LARGE, channel=9)
        taken.append(time.perf_counter() - start)
    return taken


def percentiles(seconds: list[float]) -> tuple[float, float]:
    return (
        statistics.median(seconds) * 1000,
        sorted(seconds)[len(seconds) * 99 // 100] * 1000,
    )


def raw_lookup(path: Path) -> list[float]:
    dice, taken = random.Random(1), []
    with closing(sqlite3.connect(path)) as connection:
        ((board,),) = connection.execute(
            leaderboard_sql.LEADERBOARD_ID,
            leaderboard_sql.leaderboard_row(Leaderboard(LARGE, "race")),
        )
        for _ in range(ROUNDS * 10):
            start = time.perf_counter()
            given = (board, dice.randrange(1, PEOPLE))
            connection.execute(
                "SELECT mu, sigma FROM ratings WHERE leaderboard_id = ? AND user_id = ?", given
            ).fetchall()
            taken.append(time.perf_counter() - start)
    return taken


def filled(path: Path) -> None:
    """Write results, placings and ratings as if many games had been played."""
    dice = random.Random(7)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection, path, load_migrations())
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        connection.executemany(
            "INSERT INTO tables (id, channel, guild, game, stage, revision, data, checksum) "
            "VALUES (?, ?, ?, 'race', 'over', 2, x'', 0)",
            ((n, guild_of(n) * 100 + n % 20, guild_of(n)) for n in range(1, RESULTS + 1)),
        )
        connection.executemany(
            "INSERT INTO results (id, table_id, guild, channel, game, options, began_ms, ended_ms,"
            " actions, people_key) VALUES (?, ?, ?, ?, 'race', '{}', ?, ?, 60, '')",
            (
                (n, n, guild_of(n), guild_of(n) * 100 + n % 20, n * 1000, n * 1000 + 900)
                for n in range(1, RESULTS + 1)
            ),
        )
        connection.executemany(
            "INSERT INTO placings VALUES (?, ?, ?, 'race', ?, 'somebody', ?, ?, ?, 5, 0, 15, 0, 0,"
            " 25.0, 8.0, 5, 2, 25.5, 7.9, 0, '')",
            (placing for n in range(1, RESULTS + 1) for placing in placings_of(n, dice)),
        )
        for guild in range(1, GUILDS + 1):
            rated(connection, guild, PEOPLE if guild == LARGE else 500, dice)
        connection.execute("COMMIT")


def guild_of(result: int) -> int:
    return LARGE if result % 2 else 2 + result % (GUILDS - 1)


def placings_of(result: int, dice: random.Random) -> list[tuple[int | None, ...]]:
    guild = guild_of(result)
    people = PEOPLE if guild == LARGE else 500
    # A few people play a lot, many play little.
    users: set[int] = set()
    while len(users) < 4:
        users.add(1 + int(people * dice.random() ** 3) % people)
    return [
        (result, seat, guild, user, seat, seat + 1, seat == 0)
        for seat, user in enumerate(sorted(users))
    ]


def rated(connection: sqlite3.Connection, guild: int, people: int, dice: random.Random) -> None:
    all_time = Leaderboard(guild, "race")
    boards = [all_time, replace(all_time, channel=guild * 100)]
    if guild == LARGE:
        boards += [replace(all_time, period=each) for each in PERIODS.values()]
        boards.append(replace(all_time, game=ALL_GAMES))
    for board in boards:
        ((number,),) = connection.execute(
            leaderboard_sql.SAVE_LEADERBOARD, leaderboard_sql.leaderboard_row(board)
        ).fetchall()
        connection.executemany(
            leaderboard_sql.SAVE_RATING,
            (
                leaderboard_sql.rating_row(number, board, user, "somebody", rating(dice))
                for user in range(1, people + 1)
            ),
        )


def rating(dice: random.Random) -> Rating:
    games = 1 + int(dice.paretovariate(0.9))
    return Rating(dice.gauss(25, 6), 2 + 6 / games, games, dice.randrange(games + 1))
