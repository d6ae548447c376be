"""A person taken out of the file: first of the results, wholly; then of their tables, by and by."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence

import aiosqlite
from msgspec import Struct

from engine.table import codec
from engine.table.play import TABLE_VERBS
from storage import placings
from storage.deeds import Deed

log = logging.getLogger("hedgerow.archive")

#: So many tables are rewritten in one transaction, that nobody's move waits long for it.
AT_ONCE = 50

# Everywhere a person may be: at tables, and with a place in a result.
TABLES = """
SELECT table_id FROM visits WHERE user_id = :user
UNION SELECT table_id FROM sitters WHERE user_id = :user
UNION SELECT r.table_id FROM placings AS p JOIN results AS r ON r.id = p.result
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
WHERE id IN (SELECT result FROM placings WHERE user_id = ?) AND reason IS NOT NULL
"""

_TOMBSTONE = "INSERT INTO tombstones DEFAULT VALUES RETURNING id"

_REASON = "UPDATE results SET reason = ? WHERE id = ?"

_PLACINGS = "UPDATE placings SET user_id = ?, name = '' WHERE user_id = ?"

_CREWS = """
UPDATE results SET crew = (
    SELECT group_concat(user_id, ' ') FROM (
        SELECT user_id FROM placings WHERE result = results.id AND user_id IS NOT NULL
        ORDER BY user_id
    )
)
WHERE id IN (SELECT result FROM placings WHERE user_id = ?)
"""

_UNRATE = "DELETE FROM ratings WHERE user_id = ?"

_UNPREFER = "DELETE FROM preferences WHERE user_id = ?"

_SEALED = "SELECT data FROM tables WHERE id = ?"

_CHECKPOINTS = "SELECT revision, data FROM checkpoints WHERE table_id = ?"

_SEAL = "UPDATE tables SET data = ? WHERE id = ?"

_SEAL_CHECKPOINT = "UPDATE checkpoints SET data = ? WHERE table_id = ? AND revision = ?"

_VERBS = ", ".join(f"'{verb}'" for verb in sorted(TABLE_VERBS))

_LOG = f"""
UPDATE log SET args = json_replace(args, '$[0]', ?) WHERE table_id = ?
AND seat IS NULL AND verb IN ({_VERBS}) AND json_extract(args, '$[0]') = ?
"""  # noqa: S608 - constants only

#: Where their hand stood is the channel of their direct messages.
_UNPOST = """
DELETE FROM posts WHERE table_id = :table AND kind IN ('hand', 'ping') AND seat IN (
    SELECT p.seat FROM results AS r JOIN placings AS p ON p.result = r.id
    WHERE r.table_id = :table AND p.user_id = :tombstone
)
"""

_UNSEAT = "DELETE FROM sitters WHERE table_id = ? AND user_id = ?"

_UNVISIT = "DELETE FROM visits WHERE user_id = ? AND table_id = ?"


class Begun(Struct, frozen=True):
    """What is known once the results are done."""

    tombstone: int
    names: tuple[str, ...]
    results: int
    tables: tuple[int, ...]
    unfinished: tuple[int, ...]


def results(user: int, known: Collection[str] = ()) -> Deed[Begun]:
    """Take a person out of results and ratings; `known`: names besides those that stand there.

    In one transaction: were their games two people's, the others' ratings could not be computed
    again.
    """

    async def do(connection: aiosqlite.Connection) -> Begun:
        found = [*await connection.execute_fetchall(TABLES_OF, {"user": user})]
        stored = await connection.execute_fetchall(NAMES_OF, {"user": user})
        names = sorted({*known, *(str(name) for (name,) in stored)} - {""})
        ((number,),) = await connection.execute_fetchall(_TOMBSTONE)
        tombstone = -int(number)
        reasons = await connection.execute_fetchall(REASONS_OF, (user,))
        await connection.executemany(
            _REASON,
            [
                (placings.line_text(codec.unnamed(placings.line_of(reason), names)), result)
                for result, reason in reasons
            ],
        )
        placed = await connection.execute(_PLACINGS, (tombstone, user))
        await connection.execute(_CREWS, (tombstone,))
        await connection.execute(_UNRATE, (user,))
        await connection.execute(_UNPREFER, (user,))
        return Begun(
            tombstone,
            tuple(names),
            placed.rowcount,
            tuple(int(table) for table, taken in found if not taken),
            tuple(int(table) for table, taken in found if taken),
        )

    return Deed(do)


def tables(user: int, begun: Begun, some: Sequence[int]) -> Deed[None]:
    """Take a person out of the sealed values and the logs of some tables that are over."""

    async def do(connection: aiosqlite.Connection) -> None:
        for table in some:
            await _rewrite(connection, user, begun, table)

    return Deed(do)


def portions(tables: Sequence[int]) -> Iterable[Sequence[int]]:
    """Give them some at a time."""
    return (tables[at : at + AT_ONCE] for at in range(0, len(tables), AT_ONCE))


async def _rewrite(connection: aiosqlite.Connection, user: int, begun: Begun, table: int) -> None:
    def without(data: bytes) -> bytes:
        try:
            return codec.forgotten(data, user, begun.tombstone, begun.names)
        except codec.Unreadable as error:
            log.warning("table %s cannot be read and keeps what it has: %s", table, error)
            return data

    for (data,) in await connection.execute_fetchall(_SEALED, (table,)):
        await connection.execute(_SEAL, (without(data), table))
    for revision, data in await connection.execute_fetchall(_CHECKPOINTS, (table,)):
        await connection.execute(_SEAL_CHECKPOINT, (without(data), table, revision))
    await connection.execute(_LOG, (str(begun.tombstone), table, str(user)))
    await connection.execute(_UNPOST, {"table": table, "tombstone": begun.tombstone})
    await connection.execute(_UNSEAT, (table, user))
    await connection.execute(_UNVISIT, (user, table))
