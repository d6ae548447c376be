"""A copy of the file while it is in use, to be put in its place one day."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from storage import unusable


def copied(source: Path, target: Path) -> None:
    """Copy the archive as it is at this moment; `target` is replaced only by a whole, sound copy.

    Reads alone, so it is safe beside the writer; blocks, so it belongs in a thread. Raises
    `Unusable`.
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
            raise unusable.damaged(source, verdict.replace("\n", " "))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise unusable.because(target, error) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
