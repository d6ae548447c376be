"""Recomputing a server's ratings from its results while tables go on.

The results are read in a thread, on a connection of their own. What ended meanwhile is added in
the writer's transaction, which then corrects what is stored.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from engine.standings.board_ratings import rate_result
from engine.standings.leaderboards import Leaderboard
from engine.standings.periods import Span
from engine.standings.ratings import Rating
from engine.standings.results import Placing, Result
from storage import leaderboard_sql, result_sql
from storage.database import Connection
from storage.store_result import leaderboard_id, names_of, rating_rows
from storage.table_sql import Row

TOMBSTONES = "SELECT coalesce(max(id), 0) FROM tombstones"

#: A placing that is stored with wrong ratings: (result, seat, the correct placing).
WrongPlacing = tuple[int, int, Placing]


class Recount(Struct):
    """The ratings that follow from a server's results up to `latest`."""

    ratings: dict[tuple[Leaderboard, int], Rating]
    names: dict[int, str]
    wrong_placings: list[WrongPlacing]
    results: int = 0
    latest: int = 0  #: the id of the last result
    tombstones: int = 0  #: how often people had been forgotten by then

    def copy(self) -> Recount:
        """Return an independent copy."""
        return replace(
            self,
            ratings=dict(self.ratings),
            names=dict(self.names),
            wrong_placings=[*self.wrong_placings],
        )

    def add(self, result: Result) -> None:
        """Rate the next result."""
        rated, changed = rate_result(result, self.ratings)
        self.ratings |= changed
        self.names |= {user: name for user, name in names_of(result).items() if name}
        self.wrong_placings += [
            (result.id, seat, correct)
            for seat, (correct, stored) in enumerate(
                zip(rated.placings, result.placings, strict=True)
            )
            if correct != stored
        ]
        self.results += 1
        self.latest = result.id


def recount_file(path: Path, guild: int) -> tuple[Recount, bool]:
    """Return what follows from a server's results now, and True if anything stored differs.

    Blocks: call it in a thread.
    """
    with closing(
        sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
    ) as connection:
        connection.execute("BEGIN")  # one snapshot for all queries
        return recount(
            connection.execute(TOMBSTONES),
            connection.execute(result_sql.RATED_RESULTS, (guild, 0)),
            connection.execute(leaderboard_sql.RATINGS_OF_SERVER, (guild,)),
        )


def recount(
    tombstones: Iterable[Row], results: Iterable[Row], ratings: Iterable[Row]
) -> tuple[Recount, bool]:
    """Return what follows from the rows of three queries, and True if any rating differs."""
    counted = Recount({}, {}, [])
    ((counted.tombstones,),) = tombstones
    for result in _by_result(results):
        counted.add(result)
    stored = _read_ratings(ratings)
    return counted, bool(counted.wrong_placings or _wrong_ratings(stored, counted))


async def correct_ratings(connection: Connection, guild: int, counted: Recount) -> int | None:
    """Store the recounted ratings, after adding the results since; return how many were wrong.

    `None`: a person was forgotten meanwhile, so the recount must be made again.
    """
    await connection.execute(leaderboard_sql.LOCK_LEADERBOARDS, (guild,))
    ((tombstones,),) = await connection.execute_fetchall(TOMBSTONES)
    if tombstones != counted.tombstones:
        return None
    # On a copy: if another write spoils the transaction, this runs again.
    counted = counted.copy()
    since = await connection.execute_fetchall(result_sql.RATED_RESULTS, (guild, counted.latest))
    for result in _by_result(tuple(row) for row in since):
        counted.add(result)
    await connection.executemany(
        result_sql.UPDATE_PLACING_RATINGS,
        [
            {**result_sql.placing_ratings(correct), "result": result_id, "seat": seat}
            for result_id, seat, correct in counted.wrong_placings
        ],
    )
    return len(counted.wrong_placings) + await _correct_leaderboards(connection, guild, counted)


async def _correct_leaderboards(connection: Connection, guild: int, counted: Recount) -> int:
    rows = await connection.execute_fetchall(leaderboard_sql.RATINGS_OF_SERVER, (guild,))
    stored = _read_ratings(tuple(row) for row in rows)
    wrong = _wrong_ratings(stored, counted)
    surplus = [key for key in wrong if key not in counted.ratings]
    await connection.executemany(
        leaderboard_sql.DELETE_RATING, [(stored[key][1], key[1]) for key in surplus]
    )
    correct = {key: counted.ratings[key] for key in wrong if key in counted.ratings}
    ids = {board: await leaderboard_id(connection, board) for board in {key[0] for key in correct}}
    await connection.executemany(
        leaderboard_sql.SAVE_RATING, rating_rows(ids, correct, counted.names)
    )
    return len(wrong)


def _wrong_ratings(
    stored: dict[tuple[Leaderboard, int], tuple[Rating, int]], counted: Recount
) -> list[tuple[Leaderboard, int]]:
    """Return the keys of the ratings that are missing, differ, or should not be stored."""
    gone = _expired({board for board, _ in counted.ratings}) - {board for board, _ in stored}
    wrong = [
        key
        for key, rating in counted.ratings.items()
        if key[1] > 0 and key[0] not in gone and (key not in stored or stored[key][0] != rating)
    ]
    return [*wrong, *(key for key in stored if key not in counted.ratings)]


def _expired(boards: Iterable[Leaderboard]) -> set[Leaderboard]:
    """Return those of periods after which there is a later one; the archive drops them in time."""
    periods = {each: each.period for each in boards if each.period is not None}
    latest: dict[tuple[str, int | None, Span], int] = {}
    for board, period in periods.items():
        key = (board.game, board.channel, period.span)
        latest[key] = max(latest.get(key, 0), period.first_day)
    return {
        board
        for board, period in periods.items()
        if period.first_day < latest[board.game, board.channel, period.span]
    }


def _read_ratings(rows: Iterable[Row]) -> dict[tuple[Leaderboard, int], tuple[Rating, int]]:
    """Return (rating, leaderboard's id) by leaderboard and user."""
    return {
        (leaderboard_sql.read_leaderboard(guild, game, season, channel), user): (
            Rating(mu, sigma, games, wins, began),
            board_id,
        )
        for guild, game, season, channel, user, mu, sigma, games, wins, began, board_id in rows
    }


def _by_result(rows: Iterable[Row]) -> Iterator[Result]:
    for _, group in groupby(rows, key=lambda row: row[0]):
        yield from result_sql.read_results(group)
