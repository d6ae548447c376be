"""The one error of opening an archive, and its sentences: each says what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class Unusable(Exception):
    """The archive cannot be used; the message is one sentence for whoever runs the bot."""


def in_use(path: Path) -> Unusable:
    """Another Hedgerow holds the file."""
    return Unusable(
        f"{path} is in use by another Hedgerow: stop that one first, "
        "or give this one a file of its own."
    )


def foreign(path: Path) -> Unusable:
    """The file is a database, but not ours."""
    return Unusable(
        f"{path} belongs to another program: give Hedgerow the name of a file of its own."
    )


def newer(path: Path, found: int, known: int) -> Unusable:
    """The schema is one this version does not know."""
    return Unusable(
        f"{path} was written by a newer Hedgerow (schema {found}, this one knows {known}): "
        "update Hedgerow, or put an older copy of the file in its place."
    )


def older(path: Path, found: int, oldest: int) -> Unusable:
    """Return the error for a schema from before the first migration."""
    return Unusable(
        f"{path} was written by an older Hedgerow (schema {found}, this one reads {oldest} and "
        "later): move it away to start empty, or run the Hedgerow that wrote it."
    )


def stuck(path: Path, number: int, reason: Exception) -> Unusable:
    """A migration failed and was rolled back."""
    return Unusable(
        f"{path} could not be brought to schema {number} ({reason}) and is as it was: "
        "run the Hedgerow that wrote it, and report this."
    )


def unshared(path: Path, mode: str) -> Unusable:
    """The disk cannot keep a write-ahead log."""
    return Unusable(
        f"{path} is on a disk that offers no write-ahead log (only {mode}): "
        "move it to a local disk."
    )


def damaged(path: Path, reason: object) -> Unusable:
    """The file is broken, or no database at all."""
    return Unusable(
        f"{path} is damaged or no database ({reason}): put a backup in its place, "
        "or move it away to start empty."
    )


def unwritable(path: Path, reason: object) -> Unusable:
    """The folder or the file refuses us."""
    return Unusable(
        f"{path} cannot be written ({reason}): check that its folder exists, "
        "may be written and has space left."
    )


def busy(path: Path) -> Unusable:
    """Some other program holds SQLite's own lock."""
    return Unusable(f"{path} is locked by another program: close that one and start again.")


def closed() -> Unusable:
    """The archive was closed before this call."""
    return Unusable("The archive is closed: open it again.")


def because(path: Path, error: sqlite3.Error | OSError) -> Unusable:
    """Give the sentence for what SQLite or the system said while the file was opened."""
    # The lower eight bits are the kind of an error, the others its details.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return damaged(path, error)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return busy(path)
    return unwritable(path, error)
