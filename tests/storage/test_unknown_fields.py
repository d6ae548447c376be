"""Rows with a field that this version does not know are refused, never read as defaults."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from storage.archive import SqliteArchive


async def test_preference_or_setting_under_an_unknown_name_is_an_error(file: Path) -> None:
    """Somebody who is not listed must not be listed because the field was renamed."""
    archive = await SqliteArchive.open_file(file)
    try:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("INSERT INTO preferences VALUES (1, '{\"shown\": false}')")
            connection.execute("INSERT INTO server_settings VALUES (2, '{\"boards\": true}')")
        with pytest.raises(msgspec.ValidationError, match="unknown field `shown`"):
            await archive.preferences(1)
        with pytest.raises(msgspec.ValidationError, match="unknown field `boards`"):
            await archive.server_settings(2)
    finally:
        await archive.close()
