"""The errors of the archive for the operator: each is one sentence that says what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class ArchiveError(Exception):
    """The archive cannot be used; the message is one sentence for the operator."""


def in_use(path: Path) -> ArchiveError:
    """Return the error for a file that another Hedgerow has open."""
    return ArchiveError(
        f"{path} is in use by another Hedgerow: stop that one first, "
        "or give this one a file of its own."
    )


def foreign(path: Path) -> ArchiveError:
    """Return the error for a database of another program."""
    return ArchiveError(
        f"{path} belongs to another program: give Hedgerow the name of a file of its own."
    )


def newer(path: Path, found: int, newest: int) -> ArchiveError:
    """Return the error for a schema from after the last migration."""
    return ArchiveError(
        f"{path} was written by a newer Hedgerow (schema {found}, this one knows {newest}): "
        "update Hedgerow, or put an older copy of the file in its place."
    )


def older(path: Path, found: int, oldest: int) -> ArchiveError:
    """Return the error for a schema from before the first migration."""
    return ArchiveError(
        f"{path} was written by an older Hedgerow (schema {found}, this one reads {oldest} and "
        "later): move it away to start empty, or run the Hedgerow that wrote it."
    )


def migration_failed(path: Path, number: int, reason: Exception) -> ArchiveError:
    """Return the error for a migration that failed and was rolled back."""
    return ArchiveError(
        f"{path} could not be brought to schema {number} ({reason}) and was left unchanged: "
        "run the Hedgerow that wrote it, and report this."
    )


def no_write_ahead_log(path: Path, mode: str) -> ArchiveError:
    """Return the error for a disk that does not support a write-ahead log."""
    return ArchiveError(
        f"{path} is on a disk that supports no write-ahead log (only {mode}): "
        "move it to a local disk."
    )


def damaged(path: Path, reason: object) -> ArchiveError:
    """Return the error for a broken database, or a file that is none."""
    return ArchiveError(
        f"{path} is damaged or no database ({reason}): put a backup in its place, "
        "or move it away to start empty."
    )


def unwritable(path: Path, reason: object) -> ArchiveError:
    """Return the error for a folder or file that cannot be written."""
    return ArchiveError(
        f"{path} cannot be written ({reason}): check that its folder exists, "
        "is writable and has space left."
    )


def locked(path: Path) -> ArchiveError:
    """Return the error for a file that another program has locked."""
    return ArchiveError(f"{path} is locked by another program: close that program and start again.")


def closed() -> ArchiveError:
    """Return the error for a call after `close`."""
    return ArchiveError("The archive is closed: open it again.")


def from_system_error(path: Path, error: sqlite3.Error | OSError) -> ArchiveError:
    """Return the error for what SQLite or the system raised about the file."""
    # The lower eight bits are the primary error code, the others its details.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return damaged(path, error)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return locked(path)
    return unwritable(path, error)
