"""The error of the archive for the operator: one sentence that says what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.service.ports import ArchiveFailed

IN_USE = (
    "{path} is in use by another Hedgerow: stop that one first, or give this one a file of its own."
)
FOREIGN = "{path} belongs to another program: give Hedgerow the name of a file of its own."
NEWER_SCHEMA = (
    "{path} was written by a newer Hedgerow (schema {found}, this one knows {newest}): "
    "update Hedgerow, or put an older copy of the file in its place."
)
OLDER_SCHEMA = (
    "{path} was written by an older Hedgerow (schema {found}, this one reads {oldest} and later): "
    "move it away to start empty, or run the Hedgerow that wrote it."
)
MIGRATION_FAILED = (
    "{path} could not be brought to schema {number} ({reason}) and was left unchanged: "
    "run the Hedgerow that wrote it, and report this."
)
NO_WRITE_AHEAD_LOG = (
    "{path} is on a disk that supports no write-ahead log (only {mode}): move it to a local disk."
)
DAMAGED = (
    "{path} is damaged or not a database ({reason}): put a backup in its place, "
    "or move it away to start empty."
)
DAMAGED_TABLES = (
    "{path} can be read, but of these tables it is not what was written, and nobody can play on "
    "there: {tables}. Close them with --tables close, or put a backup in its place."
)
UNWRITABLE = (
    "{path} cannot be written ({reason}): check that its folder exists, is writable and has space "
    "left."
)
LOCKED = "{path} is locked by another program: close that program and start again."
MISSING = "{path} does not exist: check the name, or HEDGEROW_DB."
EMPTY = "{path} has 0 bytes: put a backup in its place, or delete it to start with no tables."
FOLDER = "{path} is a folder: name a file in it."
SAME_FILE = "{path} is the archive itself: name another file."
BAD_ADDRESS = (
    "HEDGEROW_DB, or what follows --move-to, is not the address of a PostgreSQL database: write "
    "postgresql://user:password@host:5432/name, with special characters percent-encoded."
)
NO_ASYNCPG = (
    "PostgreSQL needs the package asyncpg: run `uv run --group postgres bot.py`, or "
    "`uv sync --group postgres` once."
)
OLD_SERVER = "{name} is PostgreSQL {found}: Hedgerow needs {oldest} or later."
UNREACHABLE = (
    "The PostgreSQL database {name} cannot be reached ({reason}): check that the server runs and "
    "that its address is right."
)
REFUSED_LOGIN = (
    "The PostgreSQL database {name} refuses the user {user}: check user and password in its "
    "address."
)
NO_DATABASE = (
    "There is no PostgreSQL database {name}: create it with createdb, or check its address."
)
NOT_ALLOWED = (
    "In the PostgreSQL database {name} the user {user} may not do what Hedgerow needs: make it the "
    "owner of the database."
)
NOTHING_YET = (
    "The PostgreSQL database {name} has nothing of Hedgerow yet: check its address; the bot makes "
    "its tables there when it first starts."
)
FOREIGN_SCHEMA = (
    "The PostgreSQL database {name} has a schema hedgerow of another program: give Hedgerow a "
    "database of its own."
)
NEWER_DATABASE = (
    "The PostgreSQL database {name} was written by a newer Hedgerow (schema {found}, this one "
    "knows {newest}): update Hedgerow."
)
OLDER_IN_USE = (
    "The PostgreSQL database {name} is in use by an older Hedgerow (schema {found}, this one needs "
    "{newest}): stop all processes of that one first."
)
FAILED_STATEMENT = "The PostgreSQL database {name} could not do what was asked ({reason})."
NO_FILE_BACKUPS = (
    "HEDGEROW_BACKUPS copies SQLite files alone: leave it empty, and back the PostgreSQL database "
    "up with pg_dump."
)
USE_PG_DUMP = (
    "{option} is for SQLite files alone: use pg_dump and pg_restore for a PostgreSQL database, or "
    "--move-to FILE to copy it into a SQLite file."
)
DATABASE_IN_USE = (
    "The PostgreSQL database {name} is in use by another Hedgerow: stop that one first."
)
SAME_ENGINE = (
    "--move-to goes from a SQLite file to postgresql://... or back: to copy a file use --backup, "
    "to copy a PostgreSQL database pg_dump."
)
NOT_EMPTY = "{place} is not empty: name a new file, or an empty database."
NOT_THE_SAME = (
    "In the copy the rows of {table} are not those of the original, so nothing was stored: make "
    "sure that no bot is running, and report this if it happens again."
)
MOVE_FAILED = "Nothing was moved: {reason}"
CLOSED = "The archive is closed: open it again."


#: What SQLite or the system raises about a file. Where the message of SQLite quotes damaged text,
#: it is a `UnicodeDecodeError`.
SYSTEM_ERRORS = (sqlite3.Error, OSError, UnicodeDecodeError)


class FailedStatement(Exception):
    """PostgreSQL refused a statement. The message says why and nothing of what is stored."""


class ArchiveError(ArchiveFailed):
    """The archive cannot be used; the message is one sentence for the operator."""

    def __init__(self, sentence: str, **values: object) -> None:
        # A copy gets the finished sentence.
        super().__init__(sentence.format(**values) if values else sentence)


def from_system_error(path: Path, error: Exception) -> ArchiveError:
    """Return the error for one of `SYSTEM_ERRORS` about the file."""
    # The lower eight bits are the primary error code, the others its details.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    is_damaged = code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
    if is_damaged or isinstance(error, UnicodeDecodeError):
        return ArchiveError(DAMAGED, path=path, reason=error)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return ArchiveError(LOCKED, path=path)
    return ArchiveError(UNWRITABLE, path=path, reason=error)
