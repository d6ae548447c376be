"""Rare writes that are made one by one: preferences, server settings and runs.

Each takes the open transaction, which other writes share. So it never commits, and to refuse it
returns an exception, and changes nothing, instead of raising.
"""

from __future__ import annotations

import msgspec

from engine.service.ports import PreferenceChanges
from engine.standings.leaderboards import ServerSettings, Wall
from storage import leaderboard_sql, result_sql, table_sql
from storage.database import Connection


async def update_preferences(connection: Connection, user: int, changes: PreferenceChanges) -> None:
    """Store changes to a person's preferences; leaderboards hide or list them at once."""
    row = (user, msgspec.json.encode(changes).decode())
    await connection.execute(table_sql.UPDATE_PREFERENCES, row)
    if "listed" in changes:
        await connection.execute(leaderboard_sql.HIDE, (not changes["listed"], user))


async def note_run(connection: Connection, process: int, began_ms: int, seen_ms: int) -> None:
    """Store that the bot of a process which was started then is running at this time."""
    await connection.execute(table_sql.NOTE_RUN, (process, began_ms, seen_ms))
    await connection.execute(table_sql.DELETE_OLD_RUNS, (process,))


async def note_recounted(connection: Connection, guild: int) -> None:
    """Store that a server's ratings were computed again after an upgrade."""
    await connection.execute(leaderboard_sql.DELETE_RECOUNT, (guild,))


async def save_wall(connection: Connection, wall: Wall) -> None:
    """Store a leaderboard on a wall."""
    await connection.execute(leaderboard_sql.SAVE_WALL, leaderboard_sql.wall_row(wall))


async def delete_wall(connection: Connection, wall: Wall) -> bool:
    """Delete a leaderboard on a wall, and return False if it was not there."""
    key = (wall.channel, wall.game, wall.time.value)
    return bool((await connection.execute(leaderboard_sql.DELETE_WALL, key)).rowcount)


async def share(connection: Connection, table: int, code: str) -> str | None:
    """Store the code of a table's replay, and return the one it has; `None` if it is taken."""
    await connection.execute(table_sql.INSERT_SHARE, (code, table))
    for (known,) in await connection.execute_fetchall(table_sql.SHARE_OF, (table,)):
        return str(known)
    return None


async def save_server_settings(
    connection: Connection, guild: int, settings: ServerSettings
) -> None:
    """Store a server's settings."""
    row = (guild, msgspec.json.encode(settings).decode())
    await connection.execute(result_sql.SAVE_SETTINGS, row)
