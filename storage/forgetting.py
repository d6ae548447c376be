"""Forgetting a person: first in all results at once, then in their tables, some at a time."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from engine.table import codec
from engine.table.past import TABLE_VERBS
from storage import result_sql, tournament_sql
from storage.database import Connection
from storage.packing import PackedTable
from storage.retention import Damaged, delete_tables, rewrite_packed

log = logging.getLogger("hedgerow.archive")

#: How many tables are rewritten in one transaction, so that no move waits long for it.
TABLES_AT_ONCE = 10

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
UNION SELECT name FROM medals WHERE user_id = :user AND name <> ''
"""

REASONS_OF = """
SELECT id, reason FROM results
WHERE id IN (SELECT result_id FROM placings WHERE user_id = ?) AND reason IS NOT NULL
"""

_INSERT_TOMBSTONE = "INSERT INTO tombstones DEFAULT VALUES RETURNING id"

_UPDATE_REASON = "UPDATE results SET reason = ? WHERE id = ?"

_UPDATE_PLACINGS = "UPDATE placings SET user_id = ?, name = '', feats = '' WHERE user_id = ?"

_UPDATE_PEOPLE_KEYS = """
UPDATE results SET people_key = (
    SELECT group_concat(user_id, ' ') FROM (
        SELECT user_id FROM placings WHERE result_id = results.id AND user_id IS NOT NULL
        ORDER BY user_id
    ) AS people
)
WHERE id IN (SELECT result_id FROM placings WHERE user_id = ?)
"""

_DELETE_RATINGS = "DELETE FROM ratings WHERE user_id = ?"

_DELETE_MEDALS = "DELETE FROM medals WHERE user_id = ?"

_UPDATE_HOSTS = "UPDATE results SET host = NULL WHERE host = ?"

_DELETE_PREFERENCES = "DELETE FROM preferences WHERE user_id = ?"

#: A hand's message is in the channel of the person's direct messages.
_DELETE_MESSAGES = """
DELETE FROM messages WHERE table_id = :table AND kind <> 'closed' AND seat IN (
    SELECT p.seat FROM results AS r JOIN placings AS p ON p.result_id = r.id
    WHERE r.table_id = :table AND p.user_id = :tombstone
)
"""

# A private table is nobody else's, and its channel is that of the person's direct messages.
_IS_PRIVATE = "SELECT 1 FROM tables WHERE id = ? AND guild IS NULL"

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
    connection: Connection, user: int, known_names: Collection[str]
) -> ForgottenPerson:
    """Replace a person by a tombstone in all results; delete their ratings, medals, preferences.

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
    await tournament_sql.forget_in_tournaments(connection, user, tombstone)
    await connection.execute(_DELETE_RATINGS, (user,))
    for statement in (_DELETE_MEDALS, _UPDATE_HOSTS, _DELETE_PREFERENCES):
        await connection.execute(statement, (user,))
    return ForgottenPerson(
        user,
        tombstone,
        tuple(names),
        placings.rowcount,
        tuple(int(table) for table, is_unfinished in tables if not is_unfinished),
        tuple(int(table) for table, is_unfinished in tables if is_unfinished),
    )


async def forget_tables(
    connection: Connection, person: ForgottenPerson, tables: Sequence[int]
) -> None:
    """Remove a person from the data and the logs of some finished tables; delete private ones."""
    for table in tables:
        if [*await connection.execute_fetchall(_IS_PRIVATE, (table,))]:
            await delete_tables(connection, (table,))
        else:
            await _rewrite(connection, person, table)


def portions(tables: Sequence[int]) -> Iterable[Sequence[int]]:
    """Yield the tables in portions of `TABLES_AT_ONCE`."""
    return (
        tables[start : start + TABLES_AT_ONCE] for start in range(0, len(tables), TABLES_AT_ONCE)
    )


async def _rewrite(connection: Connection, person: ForgottenPerson, table: int) -> None:
    try:
        await rewrite_packed(connection, table, partial(_without_person, person))
    except Damaged as error:
        log.warning("table %s is left unchanged: %s", table, error)
    await connection.execute(_DELETE_MESSAGES, {"table": table, "tombstone": person.tombstone})
    await connection.execute(_DELETE_SEATED, (table, person.user))
    await connection.execute(_DELETE_VISIT, (person.user, table))


def _without_person(person: ForgottenPerson, packed: PackedTable) -> PackedTable:
    """Return a table without the person."""

    def without(data: bytes) -> bytes:
        try:
            return codec.forgotten(data, person.user, person.tombstone, person.names)
        except codec.Unreadable as error:
            log.warning("a table cannot be read, so its data is left unchanged: %s", error)
            return data

    user, tombstone = str(person.user), str(person.tombstone)
    return replace(
        packed,
        data=without(packed.data),
        checkpoint=packed.checkpoint and (packed.checkpoint[0], without(packed.checkpoint[1])),
        args=tuple(
            (tombstone, *words[1:])
            if words[:1] == (user,) and seat is None and verb in TABLE_VERBS
            else words
            for seat, verb, words in zip(packed.seats, packed.verbs, packed.args, strict=True)
        ),
    )
