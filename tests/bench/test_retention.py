"""Bytes that finished tables take in the file, by game and by SQL table, and the time of packing.

    uv run --group dev pytest tests/bench/test_retention.py --benchmark-enable -s

The goal is 10,000 finished tables in 60 MiB. Random people and a sleepy house play every game a few
times at several numbers of seats; these plays are stored again and again under other people, as the
bot stores them.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.game import AnyGame
from engine.api.options import resolve_options
from engine.catalogue import catalogue
from engine.service.ports import StoredMessage, TableRecord
from engine.standings.results import result_of
from engine.table import codec
from engine.table.model import Change, LogEntry, Occupant, Pace, Stage, Strength, Table
from engine.table.play import begin
from storage import table_sql
from storage.archive import SqliteArchive
from storage.database import Connection
from tests.support.games import SEEDS
from tests.support.random_play import Dice
from tests.support.whole_game import play_on

pytestmark = pytest.mark.timeout(480)

#: How many tables, how many plays of each game, and how many tables end between two packings.
TABLES, PLAYS, BATCH = 10_000, 6, 200

#: The numbers of a short round.
SHORT = {"TABLES": 10, "PLAYS": 1, "BATCH": 5}

#: What Discord's ids look like, and those of the people who play.
ID = 10**18
PEOPLE = [ID + Dice(person).below(ID // 2) for person in range(3_000)]

GAMES = catalogue(SEEDS)

#: Where the house sits, which ends games: people who play at random take many times as long.
_HOUSE = frozenset({1, 3, 5})


def test_bytes_of_finished_tables(tmp_path: Path) -> None:
    path = tmp_path / "bench.db"
    plays = [*_plays()]
    moves = Counter(dict.fromkeys(GAMES, 0))
    for play in plays:
        moves[play[0].after.game] += len(play)
    packed, seconds = asyncio.run(_stored(path, plays))
    print(f"\n{'':12}{'moves':>8}{'KiB packed':>12}")
    for slug, sizes in packed.items():
        mean = sum(sizes) / len(sizes) / 1024
        print(f"{slug:12}{moves[slug] / PLAYS:8.0f}{mean:12.2f}")
    with closing(sqlite3.connect(path)) as connection:
        (free,) = connection.execute("PRAGMA freelist_count").fetchone()
        rows = connection.execute(
            "SELECT name, sum(pgsize) AS size FROM dbstat GROUP BY name ORDER BY size DESC"
        ).fetchall()
    for name, size in rows:
        if size / TABLES >= 1:
            print(f"{name:32}{size / TABLES:10.0f} bytes a table")
    print(f"{'free pages':32}{free * 4096 / TABLES:10.0f}")
    size = path.stat().st_size
    print(
        f"{TABLES:,} tables: {size / 2**20:.1f} MiB, that is {size / TABLES / 1024:.2f} KiB each; "
        f"{1000 * seconds / TABLES:.1f} ms to pack one"
    )


def _plays() -> Iterator[list[Change]]:
    for game in GAMES.values():
        for number in range(PLAYS):
            table = _table(game, game.info.seats[number % len(game.info.seats)])
            seed = number.to_bytes(32, "big")
            start = begin(table, game, seed, Action("start", (str(ID),)), 1_700_000_000_000)
            yield [start, *play_on(game, start.after, number, _HOUSE)]


def _table(game: AnyGame, seats: int) -> Table:
    return Table(
        channel=1,
        guild=ID,
        locale="en",
        host=ID,
        game=game.info.slug,
        version=game.info.version,
        pace=Pace.LIVE,
        house=Strength.SLEEPY,
        options=resolve_options(game.info.options, {}, {}),
        seats=tuple(Occupant(ID + seat, f"Somebody {seat}") for seat in range(seats)),
    )


async def _stored(path: Path, plays: list[list[Change]]) -> tuple[dict[str, list[int]], float]:
    """Store and pack the tables; return the packed sizes by game, and the seconds of packing."""
    archive = await SqliteArchive.open_file(path)
    # What is measured are bytes, not the disk.
    await archive._connections.writer.execute("PRAGMA synchronous = OFF")
    seconds = 0.0
    try:
        for first in range(0, TABLES, BATCH):
            for number in range(first, min(first + BATCH, TABLES)):
                await _store(archive, number, plays[number * 7 % len(plays)])
            began = time.perf_counter()
            while await archive.tidy(None, 0) is not None:
                pass
            seconds += time.perf_counter() - began
    finally:
        await archive.close()
    sizes: dict[str, list[int]] = {}
    with closing(sqlite3.connect(path)) as connection:
        for game, size in connection.execute("SELECT game, length(data) FROM tables ORDER BY game"):
            sizes.setdefault(game, []).append(size)
    return sizes, seconds


async def _store(archive: SqliteArchive, number: int, play: list[Change]) -> None:
    start, last = play[0], play[-1]
    members = [(number * 31 + seat) % len(PEOPLE) for seat in range(len(start.after.seats))]
    people = tuple(PEOPLE[member] for member in members)
    channel = ID + number % 500
    seats = tuple(Occupant(PEOPLE[member], f"Somebody {member}") for member in members)

    def record(table: Table, table_id: int) -> TableRecord:
        mine = replace(table, host=people[0], seats=seats, channel=channel, guild=ID + 1)
        return TableRecord(
            id=table_id,
            channel=channel,
            guild=ID + 1,
            game=table.game,
            stage=table.stage,
            revision=table.revision,
            due_ms=None,
            people=people,
            data=codec.encode(mine),
        )

    opened = replace(start.before, stage=Stage.LOBBY, state=None)
    entry = replace(start.entry, revision=0, action=Action("open", (str(people[0]),)))
    table_id = await archive.open(record(opened, 0), entry)
    await archive.commit(record(start.after, table_id), start.entry, checkpoint=True)
    moves = [each.entry for each in play[1:-1]]

    async def moved(connection: Connection) -> None:
        joins = [
            replace(entry, revision=-seat - 1, action=Action("join", (str(user),)))
            for seat, user in enumerate(people[1:])
        ]
        rows = [table_sql.log_row(table_id, each) for each in (*joins, *moves)]
        await connection.executemany(table_sql.INSERT_LOG_ENTRY, rows)
        await connection.executemany(table_sql.INSERT_VISIT, table_sql.visit_rows(rows))
        await connection.execute(
            "UPDATE tables SET revision = ? WHERE id = ?", (last.after.revision - 1, table_id)
        )

    await archive._writer.run(moved)
    log: list[LogEntry] = [start.entry, *moves]
    game = GAMES[last.after.game]
    after = replace(last.after, id=table_id, seats=seats, channel=channel, guild=ID + 1)
    result = result_of(replace(last, after=after), log, game.info)
    await archive.commit(record(last.after, table_id), last.entry, result=result)
    await archive.save_message(StoredMessage(table_id, "result", None, channel, ID + number))
    for seat, user in enumerate(people):
        await archive.save_message(StoredMessage(table_id, "hand", seat, user, ID + number))
