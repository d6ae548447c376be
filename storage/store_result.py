"""Storing a result in the open transaction: rated, and counted on its leaderboards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.standings.board_ratings import leaderboards_of, rate_result
from engine.standings.feats import without_feats
from engine.standings.leaderboards import Leaderboard
from engine.standings.ratings import Rating, Unrated
from engine.standings.results import FAIR_PLAY, Result
from storage import leaderboard_sql, result_sql
from storage.database import Connection
from storage.season_writes import roll_season
from storage.table_sql import Row


async def store_result(connection: Connection, result: Result) -> None:
    """Store the result of a table and update the ratings of its people.

    Raise what SQLite raises: an `IntegrityError` if the table already has a result.
    """
    season = None
    if result.guild is not None:
        season = await roll_season(connection, result.guild, result.ended_ms)
    if season is not None:
        result = replace(result, season=season.id, carries=season.carries)
    if result.unrated is None and await _is_over_daily_limit(connection, result):
        result = without_feats(replace(result, unrated=Unrated.FAMILIAR))
    if result.unrated is None:
        ids = {board: await leaderboard_id(connection, board) for board in leaderboards_of(result)}
        result, ratings = rate_result(result, await _ratings(connection, ids, result))
        await connection.executemany(
            leaderboard_sql.SAVE_RATING, rating_rows(ids, ratings, names_of(result))
        )
    ((result_id,),) = await connection.execute_fetchall(
        result_sql.INSERT_RESULT, result_sql.result_row(result)
    )
    await connection.executemany(
        result_sql.INSERT_PLACING, result_sql.placing_rows(replace(result, id=int(result_id)))
    )


async def save_feats(connection: Connection, result: Result) -> None:
    """Store the feats of a result's people."""
    await connection.executemany(result_sql.UPDATE_FEATS, result_sql.feat_rows(result))


def names_of(result: Result) -> dict[int, str]:
    """Return the names of the people of a result, by user."""
    return {each.user: each.name for each in result.placings if each.user is not None}


def rating_rows(
    ids: Mapping[Leaderboard, int],
    ratings: Mapping[tuple[Leaderboard, int], Rating],
    names: Mapping[int, str],
) -> list[Row]:
    """Return the parameters of `SAVE_RATING`, without people who were forgotten."""
    return [
        leaderboard_sql.rating_row(ids[board], board, user, names.get(user, ""), rating)
        for (board, user), rating in ratings.items()
        if user > 0
    ]


async def leaderboard_id(connection: Connection, board: Leaderboard) -> int:
    """Return the id of a leaderboard, which is added if it is new."""
    row = leaderboard_sql.leaderboard_row(board)
    ((number,),) = await connection.execute_fetchall(leaderboard_sql.SAVE_LEADERBOARD, row)
    return int(number)


async def _is_over_daily_limit(connection: Connection, result: Result) -> bool:
    since_ms = result.ended_ms - FAIR_PLAY.day_ms
    ((games,),) = await connection.execute_fetchall(
        result_sql.COUNT_OF_SAME_PEOPLE, (result.guild, result.game, result.people_key, since_ms)
    )
    return int(games) >= FAIR_PLAY.daily_limit(len(result.people))


async def _ratings(
    connection: Connection, ids: Mapping[Leaderboard, int], result: Result
) -> dict[tuple[Leaderboard, int], Rating]:
    people = leaderboard_sql.people_json(result.people)
    return {
        (board, user): Rating(*rating)
        for board, board_id in ids.items()
        for user, *rating in await connection.execute_fetchall(
            leaderboard_sql.RATINGS_OF, (board_id, people)
        )
    }
