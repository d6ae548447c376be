"""The schema, step by step: schema/NNNN_*.sql, each in one transaction with its number.

The number is SQLite's `user_version`: what a file says it is, it is, whenever the power fails.
A step may not begin or commit; foreign keys are not enforced while it runs, but hold after it.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import NamedTuple

from storage import unusable

SCHEMA = Path(__file__).with_name("schema")

#: "HEDG", set by the first step.
APPLICATION_ID = int.from_bytes(b"HEDG", "big")


class Migration(NamedTuple):
    """One step: the number it brings a database to, and its SQL."""

    number: int
    sql: str


def migrations(folder: Path = SCHEMA) -> tuple[Migration, ...]:
    """Read the steps in order. Raises `ValueError` unless they are numbered 1, 2, 3 ..."""
    files = sorted(folder.glob("*.sql"))
    numbers = [int(file.name.partition("_")[0]) for file in files]
    if not files or numbers != [*range(1, len(files) + 1)]:
        raise ValueError(f"{folder.name} needs files numbered from 0001 without a gap: {numbers}")
    return tuple(
        Migration(number, file.read_text("utf-8"))
        for number, file in zip(numbers, files, strict=True)
    )


def examine(connection: sqlite3.Connection, path: Path, steps: tuple[Migration, ...]) -> None:
    """Refuse a database that is damaged, newer than `steps` or another program's; writes nothing.

    Raises `Unusable` or what SQLite says.
    """
    found = _version(connection)
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if owner != APPLICATION_ID and (things or found):
        raise unusable.foreign(path)
    if found > len(steps):
        raise unusable.newer(path, found, len(steps))
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise unusable.damaged(path, verdict.replace("\n", " "))


def migrate(connection: sqlite3.Connection, path: Path, steps: tuple[Migration, ...]) -> None:
    """Run the steps the database has not had, each wholly or not at all.

    `connection` has isolation_level None and no open transaction. Raises `Unusable`.
    """
    for step in steps[_version(connection) :]:
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.number};"
            )
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
            if broken:
                raise sqlite3.IntegrityError(f"a row of {broken[0]} refers to nothing")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise unusable.stuck(path, step.number, error) from error


def _version(connection: sqlite3.Connection) -> int:
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)
