"""Schema migrations: schema/NNNN_*.sql, each run in one transaction that also sets its number.

The number is SQLite's `user_version`, so a file is always at the schema it names, even after a
power failure. The first migration makes a new file; files of a schema before it are refused.
A migration may not begin or commit. Foreign keys are not enforced while it runs, but are checked
after it.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import NamedTuple

from storage import errors
from storage.errors import ArchiveError

SCHEMA = Path(__file__).with_name("schema")

#: "HEDG", set by the first migration.
APPLICATION_ID = int.from_bytes(b"HEDG", "big")


class Migration(NamedTuple):
    """One migration: the schema number it brings a database to, and its SQL."""

    number: int
    sql: str


def load_migrations(folder: Path = SCHEMA) -> tuple[Migration, ...]:
    """Return the migrations in order. Raise `ValueError` if their numbers have a gap."""
    files = sorted(folder.glob("*.sql"))
    numbers = [int(file.name.partition("_")[0]) for file in files]
    if not files or numbers != [*range(numbers[0], numbers[0] + len(files))]:
        raise ValueError(f"{folder.name} needs files numbered without a gap: {numbers}")
    return tuple(
        Migration(number, file.read_text("utf-8"))
        for number, file in zip(numbers, files, strict=True)
    )


def check_database(
    connection: sqlite3.Connection, path: Path, migrations: tuple[Migration, ...]
) -> None:
    """Raise `ArchiveError` if the database is damaged, another program's, or of an unknown schema.

    Writes nothing. An empty database passes.
    """
    version, oldest, newest = _version(connection), migrations[0].number, migrations[-1].number
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if owner != APPLICATION_ID and (objects or version):
        raise ArchiveError(errors.FOREIGN, path=path)
    if version > newest:
        raise ArchiveError(errors.NEWER_SCHEMA, path=path, found=version, newest=newest)
    if 0 < version < oldest:
        raise ArchiveError(errors.OLDER_SCHEMA, path=path, found=version, oldest=oldest)
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise ArchiveError(errors.DAMAGED, path=path, reason=verdict.replace("\n", " "))


def migrate(connection: sqlite3.Connection, path: Path, migrations: tuple[Migration, ...]) -> None:
    """Run the migrations that the database has not had yet, each in a transaction of its own.

    `connection` has isolation_level None and no open transaction. Raise `ArchiveError` if one
    fails; those before it stay.
    """
    version = _version(connection)
    for migration in (each for each in migrations if each.number > version):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{migration.sql}\nPRAGMA user_version = {migration.number};"
            )
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
            if broken:
                raise sqlite3.IntegrityError(f"a row of {broken[0]} refers to nothing")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise ArchiveError(
                errors.MIGRATION_FAILED, path=path, number=migration.number, reason=error
            ) from error


def _version(connection: sqlite3.Connection) -> int:
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)
