"""A server's ratings computed anew from its results, beside tables that go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path

import aiosqlite
from msgspec import Struct
from msgspec.structs import replace

from engine.standings.leaderboards import Leaderboard, rate_result
from engine.standings.ratings import Rating
from engine.standings.results import Placing, Result
from storage import boards, finishing, placings
from storage.deeds import Deed
from storage.statements import Row

_TOMBSTONES = "SELECT coalesce(max(id), 0) FROM tombstones"

#: What one result should say of one seat: (result, seat, as it should be).
Differing = tuple[int, int, Placing]


class Books(Struct):
    """What the results of a server come to, as far as they were gone through."""

    ratings: dict[tuple[Leaderboard, int], Rating]
    names: dict[int, str]
    differing: list[Differing]
    results: int = 0
    latest: int = 0  #: the id of the last one
    tombstones: int = 0  #: how often somebody had been forgotten by then

    def copy(self) -> Books:
        """Give books that go on by themselves."""
        return replace(
            self,
            ratings=dict(self.ratings),
            names=dict(self.names),
            differing=[*self.differing],
        )

    def enter(self, result: Result) -> None:
        """Go on by one result."""
        again, moved = rate_result(result, self.ratings)
        self.ratings |= moved
        self.names |= {user: name for user, name in finishing.names_of(result).items() if name}
        self.differing += [
            (result.id, seat, right)
            for seat, (right, stored) in enumerate(
                zip(again.placings, result.placings, strict=True)
            )
            if right != stored
        ]
        self.results += 1
        self.latest = result.id


class Reading(Struct, frozen=True):
    """The books of one moment, and how many ratings stood otherwise on the boards then."""

    books: Books
    wrong_rows: int

    @property
    def is_wrong(self) -> bool:
        """Is there anything to put right?"""
        return self.wrong_rows > 0 or len(self.books.differing) > 0


def read_books(path: Path, guild: int) -> Reading:
    """Go through a server's results as they are now. Blocks, so it belongs in a thread."""
    books = Books({}, {}, [])
    with closing(
        sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
    ) as connection:
        connection.execute("BEGIN")  # all of it as of one moment
        ((books.tombstones,),) = connection.execute(_TOMBSTONES)
        for result in _by_result(connection.execute(placings.RATED, (guild, 0))):
            books.enter(result)
        stored = _stored(connection.execute(boards.ALL_RATINGS, (guild,)))
    return Reading(books, len(_wrong(stored, books)))


def put_right(guild: int, books: Books) -> Deed[int | None]:
    """Write what the books say, gone on with the results since; answer how many numbers differed.

    `None`: somebody was forgotten meanwhile and the books have to be made anew.
    """

    async def do(connection: aiosqlite.Connection) -> int | None:
        ((tombstones,),) = await connection.execute_fetchall(_TOMBSTONES)
        if tombstones != books.tombstones:
            return None
        # On a copy: a transaction that others spoil is made again.
        whole = books.copy()
        since = await connection.execute_fetchall(placings.RATED, (guild, books.latest))
        for result in _by_result(tuple(row) for row in since):
            whole.enter(result)
        await connection.executemany(
            placings.RATE_AGAIN,
            [
                (*placings.rated_columns(right), result, seat)
                for result, seat, right in whole.differing
            ],
        )
        return len(whole.differing) + await _put_rows_right(connection, guild, whole)

    return Deed(do)


async def _put_rows_right(connection: aiosqlite.Connection, guild: int, books: Books) -> int:
    rows = await connection.execute_fetchall(boards.ALL_RATINGS, (guild,))
    stored = _stored(tuple(row) for row in rows)
    wrong = _wrong(stored, books)
    gone = [key for key in wrong if key not in books.ratings]
    await connection.executemany(boards.UNRATE, [(stored[key][1], key[1]) for key in gone])
    right = {key: books.ratings[key] for key in wrong if key in books.ratings}
    ids = {}
    for board in {board for board, _ in right}:
        await connection.execute(boards.MAKE_BOARD, boards.board_row(board))
        ((number,),) = await connection.execute_fetchall(boards.BOARD, boards.board_row(board))
        ids[board] = int(number)
    await connection.executemany(boards.RATE, finishing.rating_rows(ids, right, books.names))
    return len(wrong)


def _wrong(
    stored: dict[tuple[Leaderboard, int], tuple[Rating, int]], books: Books
) -> list[tuple[Leaderboard, int]]:
    """Give the places on boards whose rating is not what the books say, or is too many."""
    wrong = [
        key
        for key, rating in books.ratings.items()
        if key[1] > 0 and (key not in stored or stored[key][0] != rating)
    ]
    return [*wrong, *(key for key in stored if key not in books.ratings)]


def _stored(rows: Iterable[Row]) -> dict[tuple[Leaderboard, int], tuple[Rating, int]]:
    return {
        (boards.read_board(guild, game, season, channel), user): (
            Rating(mu, sigma, games, wins),
            number,
        )
        for guild, game, season, channel, user, mu, sigma, games, wins, number in rows
    }


def _by_result(rows: Iterable[Row]) -> Iterator[Result]:
    for _, theirs in groupby(rows, key=lambda row: row[0]):
        yield from placings.results(theirs)
