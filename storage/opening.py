"""Opening the archive at an address: a SQLite file, or a PostgreSQL database."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from storage import errors
from storage.archive import SqlArchive, SqliteArchive
from storage.database import Share
from storage.errors import ArchiveError

if TYPE_CHECKING:
    from storage.postgres import PostgresArchive


#: "postgres:", "postgresql:", or a user and a password before an "@".
_LIKE_AN_ADDRESS = re.compile(r"postgres(ql)?:|[^/\\]+:[^/\\]+@")


def is_postgres(address: str) -> bool:
    """Return True for the address of a PostgreSQL database, False for the name of a file.

    Also True for what looks like an address, so that no file is named after a password.
    """
    return "://" in address or _LIKE_AN_ADDRESS.match(address) is not None


async def open_archive(address: str, share: Share | None = None) -> SqlArchive:
    """Open the archive for this process alone, or for its share of the work. Raise `ArchiveError`.

    A file that another Hedgerow uses is refused. For a PostgreSQL database, or the same share of
    it, it is waited until that one has ended or hands its share over (`Ownership`).
    """
    if not is_postgres(address):
        return await SqliteArchive.open_file(Path(address))
    archive = await open_postgres(address, share)
    try:
        await archive.stand_by()
    except BaseException:
        await archive.close()
        raise
    return archive


async def open_postgres(
    address: str, share: Share | None = None, *, creates: bool = True
) -> PostgresArchive:
    """Open a PostgreSQL database that a Hedgerow may use meanwhile. Raise `ArchiveError`.

    Unless it `creates` them, a database without our tables is refused.
    """
    return await _postgres_archive(address).open_address(address, share, creates=creates)


async def check_postgres(address: str) -> str:
    """Return a line that says what a PostgreSQL database holds. Raise `ArchiveError`.

    Changes nothing; a Hedgerow may use it meanwhile.
    """
    return await _postgres_archive(address).check_address(address)


def _postgres_archive(address: str) -> type[PostgresArchive]:
    if not address.startswith(("postgresql://", "postgres://")):
        raise ArchiveError(errors.BAD_ADDRESS)
    if find_spec("asyncpg") is None:
        raise ArchiveError(errors.NO_ASYNCPG)
    from storage.postgres import PostgresArchive

    return PostgresArchive
