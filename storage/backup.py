"""Backups of the archive's file: made while it is in use, put back, and checked."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from storage import errors
from storage.checksums import DAMAGED_TABLES
from storage.connections import connect, lock_file, read_only_uri
from storage.errors import SYSTEM_ERRORS, ArchiveError, from_system_error
from storage.migrations import check_database, load_migrations

log = logging.getLogger("hedgerow.archive")

#: Files that SQLite keeps beside a database that is in use, or was when its program died.
SIDE_FILES = ("-wal", "-shm")

#: After so many steps of SQLite's machine a copy looks whether it must stop: a few milliseconds.
_STEPS = 1_000


def copy_archive(
    source: Path, target: Path, is_stopped: Callable[[], bool] = lambda: False
) -> None:
    """Copy the archive as it is now. `target` is replaced only by a complete, checked copy.

    Only reads the source, so it is safe beside the writer, and it reads what a killed program left
    in the write-ahead log. Blocks: call it in a thread. Raise `ArchiveError`, also soon after
    `is_stopped` begins to return True.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with closing(connect(read_only_uri(source))) as connection:
            connection.set_progress_handler(is_stopped, _STEPS)
            connection.execute("VACUUM INTO ?", (str(part),))
        with closing(connect(read_only_uri(part))) as connection:
            connection.set_progress_handler(is_stopped, _STEPS)
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise ArchiveError(errors.DAMAGED, path=source, reason=verdict.replace("\n", " "))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except SYSTEM_ERRORS as error:
        raise from_system_error(target, error) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def check_archive(path: Path) -> str:
    """Return a line that says what the archive holds. Raise `ArchiveError` if it is not sound.

    Reads every page of the file and changes nothing; safe while a Hedgerow uses the file.
    """
    if not path.is_file():
        raise ArchiveError(errors.MISSING, path=path)
    try:
        with closing(connect(read_only_uri(path))) as connection:
            check_database(connection, path, load_migrations())
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
            if verdict != "ok" or broken:
                reason = f"a row of {broken[0]} refers to nothing" if broken else verdict
                raise ArchiveError(errors.DAMAGED, path=path, reason=reason.replace("\n", " "))
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            if not schema:
                raise ArchiveError(errors.EMPTY, path=path)
            (tables, unfinished) = connection.execute(
                "SELECT count(*), total(stage IN ('lobby', 'play')) FROM tables"
            ).fetchone()
            (results,) = connection.execute("SELECT count(*) FROM results").fetchone()
    except SYSTEM_ERRORS as error:
        raise from_system_error(path, error) from error
    return (
        f"{path} is sound: schema {schema}, {path.stat().st_size / 2**20:.1f} MiB, "
        f"{tables} tables ({unfinished:.0f} unfinished), {results} results."
    )


def damaged_tables(path: Path) -> tuple[int, ...]:
    """Return the tables of which a stored row is not as it was written. Raise `ArchiveError`."""
    try:
        with closing(connect(read_only_uri(path))) as connection:
            return tuple(int(table) for (table,) in connection.execute(DAMAGED_TABLES))
    except SYSTEM_ERRORS as error:
        raise from_system_error(path, error) from error


def restore_archive(backup: Path, path: Path) -> Path | None:
    """Put a checked copy of `backup` in the archive's place. Raise `ArchiveError`.

    Return where the replaced archive is kept, with what a killed program left beside it, or None
    if there was none. Refuse while a Hedgerow uses the archive. Until the last step the archive is
    as it was.
    """
    check_archive(backup)
    if path.exists() and backup.samefile(path):
        raise ArchiveError(errors.SAME_FILE, path=path)
    fresh = path.with_name(f"{path.name}.restored")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(lock_file(path)):
            copy_archive(backup, fresh)
            kept = _keep(path) if path.exists() else None
            # A write-ahead log that is not this file's would be read into it.
            for suffix in SIDE_FILES:
                path.with_name(path.name + suffix).unlink(missing_ok=True)
            fresh.replace(path)
            return kept
    except SYSTEM_ERRORS as error:
        raise from_system_error(path, error) from error
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def _keep(path: Path) -> Path:
    """Copy the archive byte by byte, as it may be damaged, and return where the copy is."""
    stem = f"{path.name}.replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    kept = path.with_name(stem)
    number = 1
    while kept.exists():
        number += 1
        kept = path.with_name(f"{stem}-{number}")
    for suffix in ("", *SIDE_FILES):
        source = path.with_name(path.name + suffix)
        if source.exists():
            shutil.copy2(source, kept.with_name(kept.name + suffix))
    return kept


async def back_up_daily(path: Path, folder: Path, keep: int) -> None:
    """Copy the archive into the folder once a day (UTC), and at once if today's copy is missing.

    The newest `keep` copies stay. What fails is logged and tried again an hour later. Runs until it
    is cancelled; a copy that is being made then is given up, for its thread would delay the exit.
    """
    stop = threading.Event()
    try:
        while True:
            now = datetime.now(UTC)
            target = folder / f"hedgerow-{now:%Y-%m-%d}.db"
            try:
                await asyncio.to_thread(_back_up, path, target, keep, stop.is_set)
                next_run = datetime.combine(now + timedelta(days=1), datetime.min.time(), UTC)
            except ArchiveError as error:
                log.error("the daily backup failed: %s", error)
                next_run = now + timedelta(hours=1)
            await asyncio.sleep(max(1.0, (next_run - datetime.now(UTC)).total_seconds()))
    finally:
        stop.set()


def _back_up(path: Path, target: Path, keep: int, is_stopped: Callable[[], bool]) -> None:
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not target.exists():
            copy_archive(path, target, is_stopped)
            log.info("backup written: %s", target.name)
        for old in sorted(target.parent.glob("hedgerow-????-??-??.db"))[:-keep]:
            old.unlink()
    except OSError as error:
        raise from_system_error(target, error) from error
