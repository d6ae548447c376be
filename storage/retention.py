"""What becomes of finished tables: packed at first, deleted when nothing needs them any more.

Each function does one small piece of work in the open transaction, so that no move waits long.
Results and placings are never touched, ratings only once a day, week or month is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable

from engine.table.past import TABLE_VERBS
from storage import leaderboard_sql
from storage import table_sql as sql
from storage.checksums import TABLE_COLUMNS, checksum_of
from storage.database import Connection
from storage.packing import PackedTable, pack, packed_table, unpack

log = logging.getLogger("hedgerow.archive")

#: How many tables are deleted in one transaction.
TABLES_AT_ONCE = 20

#: How many ratings of a day, week or month that is over are deleted in one transaction.
RATINGS_AT_ONCE = 200

_STORED = f"SELECT data, packed, {sql.IS_DAMAGED} FROM tables AS t WHERE id = ?"  # noqa: S608

_COLUMNS = ("id", *TABLE_COLUMNS)
_PARAMETERS = [f":{column}" for column in _COLUMNS]

# Not an UPDATE: SQLite merges pages when a row is deleted, but not when one becomes shorter. The
# pages of packed tables would be almost half empty.
_TAKE_OUT = f"DELETE FROM tables WHERE id = ? RETURNING {', '.join(_COLUMNS)}"  # noqa: S608

_PUT_BACK = f"""
INSERT INTO tables ({", ".join(_COLUMNS)}, checksum)
VALUES ({", ".join(_PARAMETERS)}, {checksum_of(_PARAMETERS[1:])})
"""  # noqa: S608 - constants only

# Other rows refer to the one that is taken out. Ends with the transaction, so it comes after the
# statement that begins it.
CHECK_REFERENCES_AT_COMMIT = "PRAGMA defer_foreign_keys = ON"

_DELETE_ROWS = (
    "DELETE FROM log WHERE table_id = ?",
    "DELETE FROM checkpoints WHERE table_id = ?",
)

_DELETE_TABLE = (
    *_DELETE_ROWS,
    "DELETE FROM messages WHERE table_id = ?",
    "DELETE FROM seated WHERE table_id = ?",
    "DELETE FROM shares WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)

_DELETE_VISIT = "DELETE FROM visits WHERE user_id = ? AND table_id = ?"

# There is no index for this.
_DELETE_VISITS_OF_DAMAGED = "DELETE FROM visits WHERE table_id = ?"

NEXT_UNPACKED = """
SELECT id FROM tables WHERE packed = 0 AND ended_ms IS NOT NULL ORDER BY ended_ms LIMIT 1
"""

# A damaged table is not packed, so that nothing makes it look sound. Its checksum stays wrong.
_LEAVE_UNPACKED = "UPDATE tables SET packed = 2 WHERE id = ?"

ENDED_BEFORE = """
SELECT id FROM tables WHERE packed IN (1, 2) AND ended_ms < ? ORDER BY ended_ms LIMIT ?
"""

OF_DEPARTED = """
SELECT t.id FROM departures CROSS JOIN tables AS t ON t.guild = departures.guild
WHERE left_ms < ? AND t.ended_ms IS NOT NULL LIMIT ?
"""

_SERVERS = (
    "SELECT guild FROM tables WHERE guild IS NOT NULL UNION SELECT guild FROM server_settings"
)

_DEPARTED = "SELECT guild FROM departures"

_INSERT_DEPARTURE = "INSERT INTO departures (guild, left_ms) VALUES (?, ?)"

_DELETE_DEPARTURE = "DELETE FROM departures WHERE guild = ?"

_EMPTY_DEPARTURES = """
SELECT guild FROM departures
WHERE left_ms < ? AND NOT EXISTS (SELECT 1 FROM tables AS t WHERE t.guild = departures.guild)
"""

_DELETE_SETTINGS = "DELETE FROM server_settings WHERE guild = ?"

_DELETE_WALLS = "DELETE FROM walls WHERE guild = ?"

#: The unfinished tables of servers that the bot left before some time.
UNFINISHED_OF_DEPARTED = """
SELECT t.id FROM departures CROSS JOIN tables AS t ON t.guild = departures.guild
WHERE left_ms < ? AND t.stage IN ('lobby', 'play')
"""


class Damaged(Exception):
    """What is stored of a table is not what was written."""


async def tidy(
    connection: Connection, ended_before_ms: int | None, left_before_ms: int
) -> tuple[int, ...] | None:
    """Do the next piece of work and return the tables it deleted; `None` if nothing is left to do.

    Pack a finished table; or delete some that ended before a time (`None`: however long ago), or of
    servers that the bot left before a time; or delete some ratings of a period that is over.
    """
    for (table,) in await connection.execute_fetchall(NEXT_UNPACKED):
        try:
            await rewrite_packed(connection, table)
        except Damaged:
            await connection.execute(_LEAVE_UNPACKED, (table,))
        return ()
    for statement, before_ms in ((ENDED_BEFORE, ended_before_ms), (OF_DEPARTED, left_before_ms)):
        rows = await connection.execute_fetchall(statement, (before_ms, TABLES_AT_ONCE))
        tables = tuple(int(table) for (table,) in rows)
        if tables:
            await delete_tables(connection, tables)
            return tables
    for (board,) in await connection.execute_fetchall(leaderboard_sql.EXPIRED):
        some = (board, RATINGS_AT_ONCE)
        if not (await connection.execute(leaderboard_sql.DELETE_RATINGS, some)).rowcount:
            await connection.execute(leaderboard_sql.DELETE_LEADERBOARD, (board,))
        return ()
    departed = [*await connection.execute_fetchall(_EMPTY_DEPARTURES, (left_before_ms,))]
    await connection.executemany(_DELETE_SETTINGS, departed)
    await connection.executemany(_DELETE_WALLS, departed)
    await connection.executemany(_DELETE_DEPARTURE, departed)
    return None


async def note_servers(
    connection: Connection,
    present: Collection[int],
    now_ms: int,
    serves: Callable[[int | None], bool],
) -> None:
    """Note of which servers something is stored though the bot is not on them, and since when.

    Only of servers that this process serves: of others it cannot know.
    """
    departed = {int(guild) for (guild,) in await connection.execute_fetchall(_DEPARTED)}
    stored = {int(guild) for (guild,) in await connection.execute_fetchall(_SERVERS)}
    left = {guild for guild in stored if serves(guild)} - departed - {*present}
    await connection.executemany(_INSERT_DEPARTURE, [(guild, now_ms) for guild in left])
    returned = departed & {*present}
    await connection.executemany(_DELETE_DEPARTURE, [(guild,) for guild in returned])


async def rewrite_packed(
    connection: Connection,
    table: int,
    change: Callable[[PackedTable], PackedTable] = lambda packed: packed,
) -> None:
    """Pack a finished table, changed by a function that is called in a thread. Raise `Damaged`."""
    before = await _read_packed(connection, table)
    packed = await asyncio.to_thread(lambda: pack(change(before)))
    await _execute_all(connection, _DELETE_ROWS, table)
    await connection.execute(CHECK_REFERENCES_AT_COMMIT)
    (row,) = await connection.execute_fetchall(_TAKE_OUT, (table,))
    changed = {**dict(zip(_COLUMNS, row, strict=True)), "packed": 1, "data": packed}
    await connection.execute(_PUT_BACK, changed)


async def _read_packed(connection: Connection, table: int) -> PackedTable:
    ((data, is_packed, is_damaged),) = await connection.execute_fetchall(_STORED, (table,))
    if is_damaged:
        raise Damaged("a stored row is damaged")
    if is_packed:
        return unpack(data)
    checkpoints = await connection.execute_fetchall(sql.CHECKPOINT_OF, (table,))
    log_rows = await connection.execute_fetchall(sql.LOG_OF, (table,))
    checkpoint = next(((int(revision), bytes(state)) for revision, state in checkpoints), None)
    return packed_table(data, checkpoint, sql.read_log(tuple(row) for row in log_rows))


async def delete_tables(connection: Connection, tables: Iterable[int]) -> None:
    """Delete finished tables with all that is stored of them but their results."""
    for table in tables:
        try:
            packed = await _read_packed(connection, table)
        except Damaged:
            await connection.execute(_DELETE_VISITS_OF_DAMAGED, (table,))
        else:
            visits = {(int(user), table) for user in visitors(packed)}
            await connection.executemany(_DELETE_VISIT, [*visits])
        await _execute_all(connection, _DELETE_TABLE, table)
        log.info("table %s is deleted", table)


def visitors(packed: PackedTable) -> Iterable[str]:
    """Yield who acted at a table, besides the moves of the game."""
    for seat, verb, words in zip(packed.seats, packed.verbs, packed.args, strict=True):
        if seat is None and verb in TABLE_VERBS and words:
            yield words[0]


async def _execute_all(connection: Connection, statements: Iterable[str], table: int) -> None:
    for statement in statements:
        await connection.execute(statement, (table,))
