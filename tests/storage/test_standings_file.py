"""Standings in the file: query plans, and failures inside a batch."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.service.ports import Conflict
from engine.standings.leaderboards import ALL_GAMES, Leaderboard, Sort
from engine.standings.ratings import Rating
from storage import (
    forgetting,
    leaderboard_sql,
    result_sql,
    retention,
    season_writes,
    tournament_sql,
)
from storage import table_sql as sql
from storage.archive import SqliteArchive
from storage.checksums import add_function
from storage.store_result import rating_rows
from tests.storage.games import a_result, dealt, play
from tests.storage.rows import entry, record

#: The files that are read here take seconds to make.
pytestmark = pytest.mark.long

READS: dict[str, tuple[str, Any]] = (
    {
        "result": (result_sql.RESULT_OF_TABLE, (1,)),
        "rated": (result_sql.RATED_RESULTS, (7, 0)),
        "recently rated": (result_sql.RECENTLY_RATED, {"guild": 7, "since": 0}),
        "same people": (result_sql.COUNT_OF_SAME_PEOPLE, (7, "race", "11 12", 0)),
        "season": (season_writes.OPEN_SEASON, (7,)),
        "season ends": (result_sql.SEASON_ENDS, ()),
        "former champions": (result_sql.FORMER_CHAMPIONS, (7,)),
        "untold seasons": (result_sql.UNTOLD_SEASONS, ()),
        "medals of season": (result_sql.MEDALS_OF_SEASON, (1,)),
        "medals of user": (result_sql.MEDALS_OF_USER, (11,)),
        "boards of season": (season_writes.BOARDS, (7, 1)),
        "best": (season_writes.BEST, (1,)),
        "newcomers": (season_writes.NEWCOMERS, (1, 2)),
        "improved": (season_writes.IMPROVED, (1, 2)),
        "hosts": (season_writes.HOSTS, (1, 1)),
        "seasons": (result_sql.SEASONS_OF, (7,)),
        "tournament": (tournament_sql.BY_ID, (1,)),
        "tournaments": (tournament_sql.OF_SERVER, (7, 5)),
        "tournaments of user": (tournament_sql.OF_USER, (11,)),
        "unfinished tournaments": (tournament_sql.ACTIVE, ()),
        "table of pairing": (tournament_sql.TABLE_OF_PAIRING, (1, 0, 0)),
        "walls": (leaderboard_sql.WALLS_OF, (7,)),
        "settings": (result_sql.SETTINGS_OF, (7,)),
        "export": (result_sql.RESULTS_OF_USER, (11,)),
        "table": (sql.BY_ID, (1,)),
        "departed": (retention.UNFINISHED_OF_DEPARTED, (1,)),
        "unpacked": (retention.NEXT_UNPACKED, ()),
        "ended": (retention.ENDED_BEFORE, (1, 10)),
        "of departed": (retention.OF_DEPARTED, (1, 10)),
        "board": (leaderboard_sql.LEADERBOARD_ID, (7, -1, -1, "race")),
        "ratings": (leaderboard_sql.RATINGS_OF, (1, "[11, 12]")),
        "all ratings": (leaderboard_sql.RATINGS_OF_SERVER, (7,)),
        "games": (leaderboard_sql.GAMES_PLAYED, (7,)),
        "ratings of user": (leaderboard_sql.RATINGS_OF_USER, (11,)),
        "counts": (leaderboard_sql.GAME_COUNTS, (11, 7)),
        "played": (leaderboard_sql.RECENT_WINS, (11, 7)),
        "name": (leaderboard_sql.LAST_NAME, (11, 7)),
        "all-time ratings": (leaderboard_sql.ALL_TIME_RATINGS, (11, 7)),
        "curve": (leaderboard_sql.RATING_CURVE, (11, 7, "race", 10)),
        "opponents": (leaderboard_sql.OPPONENTS_OF, {"user": 11, "guild": 7}),
        "meetings": (leaderboard_sql.MEETINGS_OF, {"user": 11, "other": 12, "guild": 7}),
        "hide": (leaderboard_sql.HIDE, (1, 11)),
        "tables of": (forgetting.TABLES_OF, {"user": 11}),
        "names of": (forgetting.NAMES_OF, {"user": 11}),
        "reasons of": (forgetting.REASONS_OF, (11,)),
        "visits": (sql.INSERT_VISIT, (11, 1)),
    }
    | {
        f"page by {sort}": (
            leaderboard_sql.page(sort),
            {"board": 1, "limit": 10, "offset": 0, "user": 11},
        )
        for sort in Sort
    }
    | {
        f"ahead by {sort}": (leaderboard_sql.rows_ahead(sort), {"board": 1, "user": 11})
        for sort in Sort
    }
)

HISTORY = {"guild": 7, "user": 11, "other": 12, "game": "race", "before": 99, "limit": 10}


def histories() -> dict[str, tuple[str, Any]]:
    queries_by_name = {}
    for filters in product((False, True), repeat=4):
        queries_by_name[f"history {filters}"] = (result_sql.history(*filters), HISTORY)
    return queries_by_name


ALL_READS = READS | histories()

#: Scans that are allowed, since they are of subqueries and not of tables.
#: Some indexes have only the rows that are looked for: seasons that are to be told, or that end by
#: themselves, and unfinished tournaments.
OWN = (
    *("seasons_untold", "seasons_due", "tournaments_active"),
    *("json_each", "latest", "listed", "departures", "met", "people"),
)


@pytest.fixture
async def filled(archive: SqliteArchive, file: Path) -> sqlite3.Connection:
    for n in range(30):
        await play(archive, (11, 12 + n), channel=1 + n % 3)
    connection = sqlite3.connect(file)
    add_function(connection)
    return connection


@pytest.mark.parametrize("name", ALL_READS)
async def test_no_query_scans_a_table(filled: sqlite3.Connection, name: str) -> None:
    statement, parameters = ALL_READS[name]
    with closing(filled) as connection:
        rows = connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
        plan = [row[3] for row in rows]
    assert plan or name == "visits"
    scans = [step for step in plan if step.startswith("SCAN")]
    assert [step for step in scans if not any(own in step for own in OWN)] == [], plan


@pytest.mark.parametrize("sort", Sort)
async def test_a_page_is_read_in_the_order_of_its_index(
    filled: sqlite3.Connection, sort: Sort
) -> None:
    parameters = {"board": 1, "limit": 10, "offset": 0, "user": 11}
    with closing(filled) as connection:
        rows = connection.execute(f"EXPLAIN QUERY PLAN {leaderboard_sql.page(sort)}", parameters)
        plan = "\n".join(row[3] for row in rows)
    index = {"rating": "ratings_rating", "wins": "ratings_wins", "games": "ratings_games"}[sort]
    # Of the rows before the page only the index is read.
    assert f"COVERING INDEX {index} (leaderboard_id=? AND hidden=?)" in plan
    assert "TEMP B-TREE" not in plan


async def test_a_result_that_cannot_be_stored_fails_alone(archive: SqliteArchive) -> None:
    results = [a_result((11 + n, 30 + n), channel=1 + n) for n in range(12)]
    tables = [await dealt(archive, each) for each in results]
    # A table cannot have two results.
    twice = replace(results[3], table=tables[4])
    answers = await asyncio.gather(
        *(
            archive.commit(
                record(table, 2, channel=each.channel, stage="over", people=None),
                entry(2),
                result=twice if at == 3 else replace(each, table=table),
            )
            for at, (table, each) in enumerate(zip(tables, results, strict=True))
        ),
        return_exceptions=True,
    )
    failed = [at for at, answer in enumerate(answers) if answer is not None]
    assert len(failed) == 1
    assert failed[0] in (3, 4)
    assert isinstance(answers[failed[0]], sqlite3.IntegrityError)
    loaded = await archive.load(tables[failed[0]])
    assert loaded is not None
    assert loaded.stage == "play"
    page = await archive.leaderboard(Leaderboard(7, "race"), limit=50)
    assert page.people == 22
    assert (await archive.recompute_ratings(7)).differing == 0


async def test_a_stale_commit_affects_no_result_of_its_batch(archive: SqliteArchive) -> None:
    results = [a_result((11, 30 + n), channel=1 + n) for n in range(8)]
    tables = [await dealt(archive, each) for each in results]
    answers = await asyncio.gather(
        *(
            archive.commit(
                record(table, 5 if at == 2 else 2, channel=each.channel, stage="over", people=None),
                entry(5 if at == 2 else 2),
                result=replace(each, table=table),
            )
            for at, (table, each) in enumerate(zip(tables, results, strict=True))
        ),
        return_exceptions=True,
    )
    assert [at for at, answer in enumerate(answers) if isinstance(answer, Conflict)] == [2]
    own = (await archive.leaderboard(Leaderboard(7, "race"), user=11)).own
    assert own is not None
    assert own.rating.games == 7
    assert (await archive.recompute_ratings(7)).differing == 0


async def test_leaderboards_that_an_upgrade_adds_are_filled_from_the_results(
    archive: SqliteArchive, file: Path
) -> None:
    for n in range(4):
        await play(archive, (11, 12 + n))
    board = Leaderboard(7, ALL_GAMES)
    whole = await archive.leaderboard(board, user=11)
    assert whole.people == 5
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(
            "DELETE FROM ratings WHERE leaderboard_id IN"
            " (SELECT id FROM leaderboards WHERE game = 'all' OR season < -1)"
        )
        connection.execute("INSERT INTO recounts (guild) VALUES (7)")
    assert (await archive.leaderboard(board)).people == 0
    await archive.recompute_owed()
    assert await archive.leaderboard(board, user=11) == whole
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM recounts").fetchone() == (0,)


def test_forgotten_people_are_on_no_leaderboard() -> None:
    board = Leaderboard(7, "race")
    ratings = {(board, 11): Rating(), (board, -1): Rating()}
    rows = rating_rows({board: 3}, ratings, {})
    assert [row[1] for row in rows] == [11]
