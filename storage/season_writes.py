"""Seasons in the open transaction: begun, closed by hand or by their rule, and their medals.

To refuse, a function returns an exception and changes nothing, like those of `admin_writes`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from engine.standings.leaderboards import ALL_GAMES, Leaderboard, ServerSettings
from engine.standings.ratings import Rating
from engine.standings.seasons import (
    FEWEST_GAMES,
    PLACES,
    Award,
    Season,
    SeasonOpen,
    SeasonRule,
    season_end,
    season_name,
)
from storage import leaderboard_sql, result_sql
from storage.database import Connection

OPEN_SEASON = """
SELECT id, guild, number, name, began_ms, closed_ms, ends_ms, carries FROM seasons
WHERE guild = ? AND closed_ms IS NULL
"""

_INSERT = """
INSERT INTO seasons (guild, number, name, began_ms, ends_ms, carries, told)
SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, 1, 1 FROM seasons WHERE guild = ?1
"""

_OF_NAME = "SELECT count(*) FROM seasons WHERE guild = ? AND (name = ? OR name LIKE ?)"

_CLOSE = "UPDATE seasons SET closed_ms = ?, told = ? WHERE id = ? AND closed_ms IS NULL"

_SET_END = "UPDATE seasons SET ends_ms = ? WHERE id = ?"

_SET_TOLD = "UPDATE seasons SET told = 1 WHERE id = ?"

#: The leaderboards of a season on the whole server.
BOARDS = "SELECT id, game FROM leaderboards WHERE guild = ? AND channel = -1 AND season = ?"

_ROW = "r.user_id, r.name, r.mu, r.sigma, r.games, r.wins, r.began"

#: Who stands among the first three rows of a leaderboard, and who is equal to the last of them.
BEST = f"""
SELECT {_ROW} FROM ratings AS r WHERE r.leaderboard_id = ?1 AND r.hidden = 0 AND r.sort_key >= (
    SELECT min(sort_key) FROM (
        SELECT sort_key FROM ratings WHERE leaderboard_id = ?1 AND hidden = 0
        ORDER BY sort_key DESC LIMIT 3
    ) AS best
) ORDER BY r.sort_key DESC, r.user_id
"""  # noqa: S608 - constants only

_PLAYED_ENOUGH = f"""
SELECT {_ROW} FROM ratings AS r JOIN ratings AS a ON a.leaderboard_id = ? AND a.user_id = r.user_id
WHERE r.leaderboard_id = ? AND r.hidden = 0 AND r.games >= {FEWEST_GAMES}
"""  # noqa: S608 - constants only

#: More rows than people who could share an award.
NEWCOMERS = f"{_PLAYED_ENOUGH} AND a.games = r.games ORDER BY r.sort_key DESC LIMIT 50"

IMPROVED = f"{_PLAYED_ENOUGH} AND a.games > r.games ORDER BY 30 * r.mu - r.began DESC LIMIT 50"

HOSTS = f"""
SELECT t.host, r.name, count(*) AS tables FROM results AS t
JOIN ratings AS r ON r.leaderboard_id = ? AND r.user_id = t.host AND r.hidden = 0
WHERE t.season_id = ? AND t.unrated IS NULL
GROUP BY t.host, r.name HAVING count(*) >= {FEWEST_GAMES} ORDER BY tables DESC LIMIT 50
"""  # noqa: S608 - constants only

_INSERT_MEDAL = """
INSERT INTO medals (season_id, game, award, user_id, name, value) VALUES (?, ?, ?, ?, ?, ?)
"""


async def begin_season(
    connection: Connection, guild: int, name: str, now_ms: int
) -> Season | Exception:
    """Open a season and return it; a `SeasonOpen` if there is one."""
    for season in await _open_season(connection, guild):
        return SeasonOpen(season)
    rule = (await _settings(connection, guild)).seasons
    return await _begin(connection, guild, name, now_ms, season_end(rule, now_ms))


async def close_season(
    connection: Connection, guild: int, season: int, now_ms: int
) -> Season | None:
    """Close a season by hand and return it; `None` if it is not the open one.

    Where a rule begins seasons, the next one begins at once.
    """
    for current in await _open_season(connection, guild):
        if current.id == season and await _close(connection, current, now_ms, is_told=True):
            await _begin_by_rule(connection, guild, now_ms, now_ms)
            return replace(current, closed_ms=now_ms)
    return None


async def roll_season(connection: Connection, guild: int, now_ms: int) -> Season | None:
    """Return the open season; if its end is past, close it and begin the next one before that."""
    for season in await _open_season(connection, guild):
        if season.ends_ms is None or now_ms < season.ends_ms:
            return season
        if await _close(connection, season, season.ends_ms, is_told=False):
            await _begin_by_rule(connection, guild, season.ends_ms, now_ms)
    return next(iter(await _open_season(connection, guild)), None)


async def set_season_rule(
    connection: Connection, guild: int, rule: SeasonRule, channel: int | None, now_ms: int
) -> Season | None:
    """Store a server's rule and where podiums are posted, and return the season that is open."""
    settings = replace(await _settings(connection, guild), seasons=rule, podium_channel=channel)
    row = (guild, msgspec.json.encode(settings).decode())
    await connection.execute(result_sql.SAVE_SETTINGS, row)
    season = await roll_season(connection, guild, now_ms)
    if season is None:
        return await _begin_by_rule(connection, guild, now_ms, now_ms)
    ends_ms = season_end(rule, now_ms)
    await connection.execute(_SET_END, (ends_ms, season.id))
    return replace(season, ends_ms=ends_ms)


async def note_told(connection: Connection, season: int) -> None:
    """Store that the podium of a season was posted."""
    await connection.execute(_SET_TOLD, (season,))


async def _begin_by_rule(
    connection: Connection, guild: int, began_ms: int, now_ms: int
) -> Season | None:
    """Begin a season that a rule wants; after a long time without the bot, only the present one."""
    rule = (await _settings(connection, guild)).seasons
    if rule is SeasonRule.MANUAL:
        return None
    name, ends_ms = season_name(rule, now_ms), season_end(rule, now_ms)
    # One that was closed by hand before its end has the name already.
    ((found,),) = await connection.execute_fetchall(_OF_NAME, (guild, name, f"{name} (%)"))
    name = f"{name} ({found + 1})" if found else name
    return await _begin(connection, guild, name, began_ms, ends_ms)


async def _begin(
    connection: Connection, guild: int, name: str, began_ms: int, ends_ms: int | None
) -> Season:
    await connection.execute(_INSERT, (guild, name, began_ms, ends_ms))
    (season,) = await _open_season(connection, guild)
    return season


async def _close(connection: Connection, season: Season, closed_ms: int, *, is_told: bool) -> bool:
    """Close a season and award its medals; return False if another process has closed it."""
    closed = await connection.execute(_CLOSE, (closed_ms, int(is_told), season.id))
    if not closed.rowcount:
        return False
    medals = [each async for each in _medals(connection, season)]
    await connection.executemany(_INSERT_MEDAL, medals)
    return True


async def _medals(
    connection: Connection, season: Season
) -> AsyncIterator[tuple[int, str, str, int, str, int]]:
    """Yield the rows of a season's medals."""
    boards = await connection.execute_fetchall(BOARDS, (season.guild, season.id))
    for board, game in boards:
        best = await _people(connection, BEST, (board,))
        for user, name, rating in best:
            rank = sum(other.sort_key > rating.sort_key for _, _, other in best)
            yield season.id, game, PLACES[rank], user, name, rating.number
        if game != ALL_GAMES:
            continue
        all_time = Leaderboard(season.guild, ALL_GAMES)
        ((number,),) = await connection.execute_fetchall(
            leaderboard_sql.LEADERBOARD_ID, leaderboard_sql.leaderboard_row(all_time)
        )
        newcomers = await _people(connection, NEWCOMERS, (number, board))
        named = [(user, name, each.sort_key, each.number) for user, name, each in newcomers]
        for user, name, value in _first(named):
            yield season.id, game, Award.NEWCOMER, user, name, value
        improved = await _people(connection, IMPROVED, (number, board)) if season.carries else []
        named = [(user, name, each.gained, each.gained) for user, name, each in improved]
        for user, name, value in _first(each for each in named if each[2] > 0):
            yield season.id, game, Award.IMPROVED, user, name, value
        hosts = await connection.execute_fetchall(HOSTS, (board, season.id))
        named = [(int(user), name, int(tables), int(tables)) for user, name, tables in hosts]
        for user, name, value in _first(named):
            yield season.id, game, Award.HOST, user, name, value


def _first(rows: Iterable[tuple[int, str, int, int]]) -> Iterator[tuple[int, str, int]]:
    """Yield user, name and value of the rows (user, name, key, value) with the greatest key."""
    found = [*rows]
    greatest = max((key for _, _, key, _ in found), default=0)
    yield from ((user, name, value) for user, name, key, value in found if key == greatest)


async def _people(
    connection: Connection, statement: str, parameters: Sequence[int]
) -> list[tuple[int, str, Rating]]:
    rows = await connection.execute_fetchall(statement, parameters)
    return [(int(user), name, Rating(*rating)) for user, name, *rating in rows]


async def _open_season(connection: Connection, guild: int) -> tuple[Season, ...]:
    rows = await connection.execute_fetchall(OPEN_SEASON, (guild,))
    return result_sql.read_seasons(tuple(row) for row in rows)


async def _settings(connection: Connection, guild: int) -> ServerSettings:
    rows = await connection.execute_fetchall(result_sql.SETTINGS_OF, (guild,))
    return result_sql.read_settings(tuple(row) for row in rows)
