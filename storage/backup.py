"""Backups: a consistent copy of the archive's file while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from storage.errors import DAMAGED, ArchiveError, from_system_error


def copy_archive(source: Path, target: Path) -> None:
    """Copy the archive as it is now. `target` is replaced only by a complete, checked copy.

    Only reads the source, so it is safe beside the writer. Blocks: call it in a thread. Raises
    `ArchiveError`.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with closing(sqlite3.connect(part)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise ArchiveError(DAMAGED, path=source, reason=verdict.replace("\n", " "))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise from_system_error(target, error) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
