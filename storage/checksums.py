"""A checksum of each stored table, log entry and checkpoint, kept beside it in its row.

SQLite notices damage to the structure of its file, but not to a value within it.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable

#: The columns that each checksum is of.
TABLE_COLUMNS = (
    *("channel", "guild", "game", "stage", "revision", "due_ms", "ended_ms", "packed", "data"),
)
LOG_COLUMNS = ("table_id", "revision", "version", "seat", "verb", "args", "cause", "at_ms")
CHECKPOINT_COLUMNS = ("table_id", "revision", "data")

#: The SQL function; -1: it takes any number of arguments.
FUNCTION = ("checksum", -1)


def checksum(*values: bytes | None) -> int:
    """Return the CRC-32 of these values, as the SQL function of this name."""
    crc = 0
    for value in values:
        # The length tells where a value ends, and NULL from nothing.
        crc = zlib.crc32(b"-" if value is None else b"%d:" % len(value), crc)
        crc = zlib.crc32(value or b"", crc)
    return crc


def add_function(connection: sqlite3.Connection) -> None:
    """Make the SQL function known to a connection."""
    connection.create_function(*FUNCTION, checksum, deterministic=True)


def checksum_of(terms: Iterable[str]) -> str:
    """Return the SQL of the checksum of some expressions.

    As bytes, for damaged text may be no UTF-8.
    """
    return f"checksum({', '.join(f'CAST({term} AS BLOB)' for term in terms)})"


def is_damaged(columns: Iterable[str], row: str) -> str:
    """Return the SQL that is true if a row, named `row`, is not as it was written."""
    return f"{row}.checksum IS NOT {checksum_of(f'{row}.{column}' for column in columns)}"


#: The tables of which any row is damaged.
DAMAGED_TABLES = " UNION ".join(
    f"SELECT {key} FROM {name} AS each WHERE {is_damaged(columns, 'each')}"  # noqa: S608 - constants
    for name, key, columns in (
        ("tables", "id", TABLE_COLUMNS),
        ("log", "table_id", LOG_COLUMNS),
        ("checkpoints", "table_id", CHECKPOINT_COLUMNS),
    )
)
