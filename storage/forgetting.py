"""Forgetting a person: first in all results at once, then in their tables, some at a time."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence

import aiosqlite
from msgspec import Struct

from engine.table import codec
from engine.table.play import TABLE_VERBS
from storage import result_sql

log = logging.getLogger("hedgerow.archive")

#: How many tables are rewritten in one transaction, so that no move waits long for it.
TABLES_AT_ONCE = 50

# Every table where a person may be stored: seated, a visitor, or in the result.
TABLES = """
SELECT table_id FROM visits WHERE user_id = :user
UNION SELECT table_id FROM seated WHERE user_id = :user
UNION SELECT r.table_id FROM placings AS p JOIN results AS r ON r.id = p.result_id
WHERE p.user_id = :user
"""

TABLES_OF = f"""
SELECT id, stage IN ('lobby', 'play') FROM tables WHERE id IN ({TABLES}) ORDER BY id
"""  # noqa: S608 - constants only

NAMES_OF = """
SELECT name FROM placings WHERE user_id = :user AND name <> ''
UNION SELECT name FROM ratings WHERE user_id = :user AND name <> ''
"""

REASONS_OF = """
SELECT id, reason FROM results
WHERE id IN (SELECT result_id FROM placings WHERE user_id = ?) AND reason IS NOT NULL
"""

_INSERT_TOMBSTONE = "INSERT INTO tombstones DEFAULT VALUES RETURNING id"

_UPDATE_REASON = "UPDATE results SET reason = ? WHERE id = ?"

_UPDATE_PLACINGS = "UPDATE placings SET user_id = ?, name = '' WHERE user_id = ?"

_UPDATE_PEOPLE_KEYS = """
UPDATE results SET people_key = (
    SELECT group_concat(user_id, ' ') FROM (
        SELECT user_id FROM placings WHERE result_id = results.id AND user_id IS NOT NULL
        ORDER BY user_id
    )
)
WHERE id IN (SELECT result_id FROM placings WHERE user_id = ?)
"""

_DELETE_RATINGS = "DELETE FROM ratings WHERE user_id = ?"

_DELETE_PREFERENCES = "DELETE FROM preferences WHERE user_id = ?"

_TABLE_DATA = "SELECT data FROM tables WHERE id = ?"

_CHECKPOINTS = "SELECT revision, data FROM checkpoints WHERE table_id = ?"

_UPDATE_TABLE_DATA = "UPDATE tables SET data = ? WHERE id = ?"

_UPDATE_CHECKPOINT = "UPDATE checkpoints SET data = ? WHERE table_id = ? AND revision = ?"

_VERBS = ", ".join(f"'{verb}'" for verb in sorted(TABLE_VERBS))

_UPDATE_LOG = f"""
UPDATE log SET args = json_replace(args, '$[0]', ?) WHERE table_id = ?
AND seat IS NULL AND verb IN ({_VERBS}) AND json_extract(args, '$[0]') = ?
"""  # noqa: S608 - constants only

#: A hand's message is in the channel of the person's direct messages.
_DELETE_MESSAGES = """
DELETE FROM messages WHERE table_id = :table AND kind IN ('hand', 'ping') AND seat IN (
    SELECT p.seat FROM results AS r JOIN placings AS p ON p.result_id = r.id
    WHERE r.table_id = :table AND p.user_id = :tombstone
)
"""

_DELETE_SEATED = "DELETE FROM seated WHERE table_id = ? AND user_id = ?"

_DELETE_VISIT = "DELETE FROM visits WHERE user_id = ? AND table_id = ?"


class ForgottenPerson(Struct, frozen=True):
    """A person whose results are done: what they are replaced by, and where they are left."""

    user: int
    tombstone: int
    names: tuple[str, ...]
    results: int
    finished: tuple[int, ...]
    unfinished: tuple[int, ...]


async def forget_results(
    connection: aiosqlite.Connection, user: int, known_names: Collection[str]
) -> ForgottenPerson:
    """Replace a person by a tombstone in all results, and delete their ratings and preferences.

    `known_names`: their names besides the stored ones. All in one transaction: if some of their
    games had the user and some the tombstone, recomputing would change the ratings of others.
    """
    tables = [*await connection.execute_fetchall(TABLES_OF, {"user": user})]
    stored_names = await connection.execute_fetchall(NAMES_OF, {"user": user})
    names = sorted({*known_names, *(str(name) for (name,) in stored_names)} - {""})
    ((number,),) = await connection.execute_fetchall(_INSERT_TOMBSTONE)
    tombstone = -int(number)
    reasons = [
        (codec.unnamed(result_sql.read_line(reason), names), result)
        for result, reason in await connection.execute_fetchall(REASONS_OF, (user,))
    ]
    await connection.executemany(
        _UPDATE_REASON, [(result_sql.write_line(reason), result) for reason, result in reasons]
    )
    placings = await connection.execute(_UPDATE_PLACINGS, (tombstone, user))
    await connection.execute(_UPDATE_PEOPLE_KEYS, (tombstone,))
    await connection.execute(_DELETE_RATINGS, (user,))
    await connection.execute(_DELETE_PREFERENCES, (user,))
    return ForgottenPerson(
        user,
        tombstone,
        tuple(names),
        placings.rowcount,
        tuple(int(table) for table, is_unfinished in tables if not is_unfinished),
        tuple(int(table) for table, is_unfinished in tables if is_unfinished),
    )


async def forget_tables(
    connection: aiosqlite.Connection, person: ForgottenPerson, tables: Sequence[int]
) -> None:
    """Remove a person from the data and the logs of some finished tables."""
    for table in tables:
        await _rewrite(connection, person, table)


def portions(tables: Sequence[int]) -> Iterable[Sequence[int]]:
    """Yield the tables in portions of `TABLES_AT_ONCE`."""
    return (
        tables[start : start + TABLES_AT_ONCE] for start in range(0, len(tables), TABLES_AT_ONCE)
    )


async def _rewrite(connection: aiosqlite.Connection, person: ForgottenPerson, table: int) -> None:
    def without_person(data: bytes) -> bytes:
        try:
            return codec.forgotten(data, person.user, person.tombstone, person.names)
        except codec.Unreadable as error:
            log.warning("table %s cannot be read, so its data is left unchanged: %s", table, error)
            return data

    for (data,) in await connection.execute_fetchall(_TABLE_DATA, (table,)):
        await connection.execute(_UPDATE_TABLE_DATA, (without_person(data), table))
    for revision, data in await connection.execute_fetchall(_CHECKPOINTS, (table,)):
        await connection.execute(_UPDATE_CHECKPOINT, (without_person(data), table, revision))
    await connection.execute(_UPDATE_LOG, (str(person.tombstone), table, str(person.user)))
    await connection.execute(_DELETE_MESSAGES, {"table": table, "tombstone": person.tombstone})
    await connection.execute(_DELETE_SEATED, (table, person.user))
    await connection.execute(_DELETE_VISIT, (person.user, table))
