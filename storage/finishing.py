"""A result into the open transaction: stored, rated, and on every board it counts on."""

from __future__ import annotations

from collections.abc import Mapping

import aiosqlite
from msgspec.structs import replace

from engine.standings.leaderboards import Leaderboard, leaderboards_of, rate_result
from engine.standings.ratings import Rating, Unrated
from engine.standings.results import FAIR_PLAY, Result
from storage import boards, placings
from storage.statements import Row


async def finish(connection: aiosqlite.Connection, result: Result) -> None:
    """Store the result of a table and move the ratings of its people.

    Raises what SQLite says; where the table has a result already, that is an `IntegrityError`.
    """
    season = None
    if result.guild is not None:
        for row in await connection.execute_fetchall(placings.OPEN_SEASON, (result.guild,)):
            season = int(row[0])
    result = replace(result, season=season)
    if result.unrated is None and await _had_enough(connection, result):
        result = replace(result, unrated=Unrated.FAMILIAR)
    if result.unrated is None:
        ids = {board: await _board(connection, board) for board in leaderboards_of(result)}
        result, ratings = rate_result(result, await _ratings(connection, ids, result))
        await connection.executemany(boards.RATE, rating_rows(ids, ratings, names_of(result)))
    ((number,),) = await connection.execute_fetchall(placings.ENTER, placings.result_row(result))
    await connection.executemany(
        placings.PLACE, placings.placing_rows(replace(result, id=int(number)))
    )


def names_of(result: Result) -> dict[int, str]:
    """Give what the people of a result were called."""
    return {each.user: each.name for each in result.placings if each.user is not None}


def rating_rows(
    ids: Mapping[Leaderboard, int],
    ratings: Mapping[tuple[Leaderboard, int], Rating],
    names: Mapping[int, str],
) -> list[Row]:
    """Give the parameters of `boards.RATE`; the forgotten stand on no board."""
    return [
        boards.rating_row(ids[board], user, names.get(user, ""), rating)
        for (board, user), rating in ratings.items()
        if user > 0
    ]


async def _had_enough(connection: aiosqlite.Connection, result: Result) -> bool:
    """Have the same people had all the rated games that a day has?"""
    since_ms = result.ended_ms - FAIR_PLAY.day_ms
    ((games,),) = await connection.execute_fetchall(
        placings.OF_CREW, (result.guild, result.game, result.people_key, since_ms)
    )
    return int(games) >= FAIR_PLAY.daily_limit(len(result.people))


async def _board(connection: aiosqlite.Connection, board: Leaderboard) -> int:
    row = boards.board_row(board)
    await connection.execute(boards.MAKE_BOARD, row)
    ((number,),) = await connection.execute_fetchall(boards.BOARD, row)
    return int(number)


async def _ratings(
    connection: aiosqlite.Connection, ids: Mapping[Leaderboard, int], result: Result
) -> dict[tuple[Leaderboard, int], Rating]:
    people = boards.people_text(result.people)
    return {
        (board, user): Rating(*rating)
        for board, number in ids.items()
        for user, *rating in await connection.execute_fetchall(boards.RATINGS_OF, (number, people))
    }
