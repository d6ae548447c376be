"""What is true of the file alone: its query plans, old files, and broken neighbours."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.arrears import settle_owed
from engine.service.ports import Conflict
from engine.service.tables import Place, Tables
from engine.standings.leaderboards import Leaderboard, Sort
from engine.table import lobby
from storage import boards, finishing, forgetting, looking, placings
from storage import statements as sql
from storage.archive import SqliteArchive
from storage.migrate import migrate, migrations
from tests.engine.test_results import a_desk
from tests.storage.games import a_result, dealt, play
from tests.storage.rows import entry, record
from tests.storage.test_forgetting import Deaf
from tests.support.clockwork import CountedEntropy, ManualWall

READS: dict[str, tuple[str, Any]] = (
    {
        "result": (placings.OF_TABLE, (1,)),
        "rated": (placings.RATED, (7, 0)),
        "crew": (placings.OF_CREW, (7, "race", "11 12", 0)),
        "season": (placings.OPEN_SEASON, (7,)),
        "seasons": (placings.SEASONS_OF, (7,)),
        "choices": (placings.CHOICES_OF, (7,)),
        "export": (placings.OF_PERSON, (11,)),
        "moves": (looking.MOVES_OF_PERSON, (11,)),
        "messages": (looking.MESSAGES_OF_PERSON, (11,)),
        "board": (boards.BOARD, (7, -1, -1, "race")),
        "ratings": (boards.RATINGS_OF, (1, "[11, 12]")),
        "all ratings": (boards.ALL_RATINGS, (7,)),
        "games": (boards.GAMES_PLAYED, (7,)),
        "counts": (boards.COUNTS, (11, 7)),
        "played": (boards.PLAYED, (11, 7)),
        "name": (boards.LAST_NAME, (11, 7)),
        "ratings in all": (boards.RATINGS_IN_ALL, (11, 7)),
        "curve": (boards.CURVE, (11, 7, "race", 10)),
        "opponents": (boards.OPPONENTS_OF, {"user": 11, "guild": 7}),
        "hide": (boards.HIDE, (1, 11)),
        "tables of": (forgetting.TABLES_OF, {"user": 11}),
        "names of": (forgetting.NAMES_OF, {"user": 11}),
        "reasons of": (forgetting.REASONS_OF, (11,)),
        "visits": (sql.VISIT, (11, 1)),
    }
    | {
        f"page by {sort}": (boards.page(sort), {"board": 1, "limit": 10, "offset": 0, "user": 11})
        for sort in Sort
    }
    | {f"ahead by {sort}": (boards.ahead(sort), {"board": 1, "user": 11}) for sort in Sort}
)

HISTORY = {"guild": 7, "user": 11, "game": "race", "channel": 1, "before": 99, "limit": 10}


def histories() -> dict[str, tuple[str, Any]]:
    found = {}
    for of in range(8):
        user, game, channel = bool(of & 1), bool(of & 2), bool(of & 4)
        found[f"history {user} {game} {channel}"] = (
            placings.history(user, game, channel),
            HISTORY,
        )
    return found


ALL_READS = READS | histories()

#: What SQLite goes through from end to end that is no table: parts of the statement itself.
OWN = ("json_each", "latest", "listed")


@pytest.fixture
async def filled(sqlite: SqliteArchive, file: Path) -> sqlite3.Connection:
    for n in range(30):
        await play(sqlite, (11, 12 + n), channel=1 + n % 3)
    return sqlite3.connect(file)


@pytest.mark.parametrize("name", ALL_READS)
async def test_no_read_scans_a_table(filled: sqlite3.Connection, name: str):
    statement, given = ALL_READS[name]
    with closing(filled) as connection:
        rows = connection.execute(f"EXPLAIN QUERY PLAN {statement}", given)
        plan = [row[3] for row in rows]
    assert plan or name == "visits"
    scans = [step for step in plan if step.startswith("SCAN")]
    assert [step for step in scans if not any(own in step for own in OWN)] == [], plan


@pytest.mark.parametrize("sort", Sort)
async def test_a_page_is_read_in_the_order_of_its_index(filled: sqlite3.Connection, sort: Sort):
    given = {"board": 1, "limit": 10, "offset": 0, "user": 11}
    with closing(filled) as connection:
        rows = connection.execute(f"EXPLAIN QUERY PLAN {boards.page(sort)}", given)
        plan = "\n".join(row[3] for row in rows)
    index = {"rating": "ratings_standing", "wins": "ratings_wins", "games": "ratings_games"}[sort]
    # Of the rows before the page nothing but the index is touched.
    assert f"COVERING INDEX {index} (board=? AND hidden=?)" in plan
    assert "TEMP B-TREE" not in plan


async def test_a_result_that_cannot_be_stored_harms_no_neighbour(sqlite: SqliteArchive):
    given = [a_result((11 + n, 30 + n), channel=1 + n) for n in range(12)]
    tables = [await dealt(sqlite, each) for each in given]
    # A table with a result cannot have another: as if it had been made twice.
    twice = replace(given[3], table=tables[4])
    answers = await asyncio.gather(
        *(
            sqlite.commit(
                record(table, 2, channel=each.channel, stage="over", people=None),
                entry(2),
                result=twice if at == 3 else replace(each, table=table),
            )
            for at, (table, each) in enumerate(zip(tables, given, strict=True))
        ),
        return_exceptions=True,
    )
    failed = [at for at, answer in enumerate(answers) if answer is not None]
    assert len(failed) == 1
    assert failed[0] in (3, 4)
    assert isinstance(answers[failed[0]], sqlite3.IntegrityError)
    loaded = await sqlite.load(tables[failed[0]])
    assert loaded is not None
    assert loaded.stage == "play"
    page = await sqlite.leaderboard(Leaderboard(7, "race"), limit=50)
    assert page.people == 22
    assert (await sqlite.recompute_ratings(7)).differing == 0


async def test_a_stale_neighbour_spoils_no_result(sqlite: SqliteArchive):
    given = [a_result((11, 30 + n), channel=1 + n) for n in range(8)]
    tables = [await dealt(sqlite, each) for each in given]
    answers = await asyncio.gather(
        *(
            sqlite.commit(
                record(table, 5 if at == 2 else 2, channel=each.channel, stage="over", people=None),
                entry(5 if at == 2 else 2),
                result=replace(each, table=table),
            )
            for at, (table, each) in enumerate(zip(tables, given, strict=True))
        ),
        return_exceptions=True,
    )
    assert [at for at, answer in enumerate(answers) if isinstance(answer, Conflict)] == [2]
    own = (await sqlite.leaderboard(Leaderboard(7, "race"), user=11)).own
    assert own is not None
    assert own.rating.games == 7
    assert (await sqlite.recompute_ratings(7)).differing == 0


async def test_an_old_file_gets_its_results_at_the_first_start(file: Path):
    made = await old_file(file)
    archive = await SqliteArchive.open_file(file)
    try:
        assert [*await archive.owed()] == [made["second"], made["first"], made["ended"], made["no"]]
        tables = Tables({"desk": a_desk()}, archive, Deaf(), ManualWall(), CountedEntropy())
        await tables.start_deadlines()
        await tables.stop_deadlines()
        assert await archive.owed() == ()
        results = {each.table: each for each in await archive.history(6)}
        assert {*results} == {made["first"], made["second"], made["ended"]}
        assert results[made["second"]].id < results[made["first"]].id
        assert results[made["first"]].unrated is None
        assert results[made["first"]].people == (11, 12)
        assert results[made["ended"]].ended_early
        assert (await archive.recompute_ratings(6)).differing == 0
        assert await settle_owed(archive, {"desk": a_desk()}) == 0
        # Who was at those tables is known too.
        assert (await archive.forget(13)).tables == (made["no"],)
    finally:
        await archive.close()


async def old_file(file: Path) -> dict[str, int]:
    """Make a file as it was before there were results."""
    fresh = file.with_name("fresh.db")
    archive = await SqliteArchive.open_file(fresh)
    clock = ManualWall()
    try:
        tables = Tables({"desk": a_desk()}, archive, Deaf(), clock, CountedEntropy())
        made = {}
        for at, name in enumerate(("first", "second", "ended", "no", "playing")):
            snapshot = await tables.open(Place(at + 1, 6), 11, "Ada", "desk", {})
            made[name] = snapshot.table.id
            await tables.change(made[name], lobby.join(12, "Bo"))
            if name != "no":
                await tables.start(made[name], 11)
        await tables.change(made["no"], lobby.leave(12))
        await tables.change(made["no"], lobby.join(13, "Cy"))
        for name in ("second", "first"):
            await clock.pass_ms(1000)
            for user in (11, 12, 11):
                await tables.act(made[name], user, None, Action("on"))
            await tables.act(made[name], 12, None, Action("out"))
        for name in ("ended", "no"):
            await clock.pass_ms(1000)
            await tables.change(made[name], lobby.end(11, manages=False))
    finally:
        await archive.close()
    with closing(sqlite3.connect(file, isolation_level=None)) as old:
        migrate(old, file, migrations()[:1])
        old.execute("ATTACH ? AS fresh", (str(fresh),))
        for table in ("tables", "log", "checkpoints", "sitters", "posts", "preferences"):
            old.execute(f"INSERT INTO {table} SELECT * FROM fresh.{table}")  # noqa: S608
    return made


def test_the_ratings_of_the_forgotten_are_on_no_board():
    board = Leaderboard(7, "race")
    ratings = {(board, 11): boards.Rating(), (board, -1): boards.Rating()}
    rows = finishing.rating_rows({board: 3}, ratings, {})
    assert [row[1] for row in rows] == [11]
