"""Rare writes that are made one by one: preferences, seasons, server settings and runs.

Each takes the open transaction, which other writes share. So it never commits, and to refuse it
returns an exception, and changes nothing, instead of raising.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.service.ports import PreferenceChanges
from engine.standings.leaderboards import Season, SeasonOpen, ServerSettings
from storage import leaderboard_sql, result_sql, table_sql
from storage.database import Connection


async def update_preferences(connection: Connection, user: int, changes: PreferenceChanges) -> None:
    """Store changes to a person's preferences; leaderboards hide or list them at once."""
    row = (user, msgspec.json.encode(changes).decode())
    await connection.execute(table_sql.UPDATE_PREFERENCES, row)
    if "listed" in changes:
        await connection.execute(leaderboard_sql.HIDE, (not changes["listed"], user))


async def note_run(connection: Connection, began_ms: int, seen_ms: int) -> None:
    """Store that the bot which was started then is running at this time."""
    await connection.execute(table_sql.NOTE_RUN, (began_ms, seen_ms))
    await connection.execute(table_sql.DELETE_OLD_RUNS)


async def begin_season(
    connection: Connection, guild: int, name: str, now_ms: int
) -> Season | Exception:
    """Open a season and return it; a `SeasonOpen` if there is one."""
    for season in await _open_season(connection, guild):
        return SeasonOpen(season)
    await connection.execute(result_sql.INSERT_SEASON, (guild, name, now_ms, guild))
    (season,) = await _open_season(connection, guild)
    return season


async def close_season(
    connection: Connection, guild: int, season: int, now_ms: int
) -> Season | None:
    """Close a season and return it; `None` if it is not the open one."""
    for current in await _open_season(connection, guild):
        if current.id == season:
            await connection.execute(result_sql.CLOSE_SEASON, (now_ms, season))
            return replace(current, closed_ms=now_ms)
    return None


async def save_server_settings(
    connection: Connection, guild: int, settings: ServerSettings
) -> None:
    """Store a server's settings."""
    row = (guild, msgspec.json.encode(settings).decode())
    await connection.execute(result_sql.SAVE_SETTINGS, row)


async def _open_season(connection: Connection, guild: int) -> tuple[Season, ...]:
    rows = await connection.execute_fetchall(result_sql.OPEN_SEASON, (guild,))
    return result_sql.read_seasons(tuple(row) for row in rows)
