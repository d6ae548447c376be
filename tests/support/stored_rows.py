"""Changing the rows of an archive by hand, as another build or a damaged disk would have."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.checksums import TABLE_COLUMNS, add_function, checksum_of


@contextmanager
def edited(path: Path, *, damages: bool = False) -> Iterator[sqlite3.Connection]:
    """Yield a connection for changes to stored tables; afterwards their checksums fit them.

    `damages`: the checksums stay as they are.
    """
    with closing(sqlite3.connect(path)) as connection, connection:
        yield connection
        if not damages:
            add_function(connection)
            connection.execute(f"UPDATE tables SET checksum = {checksum_of(TABLE_COLUMNS)}")  # noqa: S608 - constants
