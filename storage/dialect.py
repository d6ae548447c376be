"""The words of PostgreSQL for statements that are written in SQLite's.

What differs beyond words are functions that PostgreSQL has by another name: they are made by the
first migration (`schema_postgres/`), which also makes the triggers that compute checksums.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from storage.retention import CHECK_REFERENCES_AT_COMMIT

_CHECKSUM = r"checksum\((?:CAST\(\S+ AS BLOB\)(?:, )?)+\)"

_REPLACED = (
    (re.compile(rf"(\w+)\.checksum IS NOT {_CHECKSUM}"), r"\1.checksum <> row_checksum(\1)"),
    # The triggers add it.
    (re.compile(_CHECKSUM), "0"),
    (re.compile(r"CAST\((\S+) AS BLOB\)"), r"\1"),
    # SQLite reads the left table of a CROSS JOIN first.
    (re.compile("CROSS JOIN"), "JOIN"),
    (re.compile(re.escape(CHECK_REFERENCES_AT_COMMIT)), "SET CONSTRAINTS ALL DEFERRED"),
)

# A string, which stays, or a parameter: `?`, `?2` or `:name`.
_PARAMETER = re.compile(r"'[^']*'|\?(?P<number>\d*)|:(?P<name>[a-z_]+)")


def arguments(
    keys: Sequence[str | int], parameters: Mapping[str, Any] | Sequence[Any]
) -> list[Any]:
    """Return the parameters of a translated statement as asyncpg takes them."""
    return [parameters[key] for key in keys]  # type: ignore[index]


@cache
def translated(statement: str) -> tuple[str, tuple[str | int, ...]]:
    """Return the statement for PostgreSQL, and the keys of its parameters for `arguments`."""
    for pattern, replacement in _REPLACED:
        statement = pattern.sub(replacement, statement)
    keys: list[str | int] = []

    def number(match: re.Match[str]) -> str:
        if match["name"] is None and match["number"] is None:
            return match[0]
        key = match["name"] or (int(match["number"]) - 1 if match["number"] else len(keys))
        if key not in keys:
            keys.append(key)
        return f"${keys.index(key) + 1}"

    return _PARAMETER.sub(number, statement), tuple(keys)
