"""Fixtures for tests of every folder."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.text.localization import Localization
from storage.archive import SqliteArchive
from tests.support.shared_localization import shared_localization
from tests.support.table_harness import WatchedArchive


@pytest.fixture(scope="session")
def localization() -> Localization:
    return shared_localization()


@pytest.fixture(scope="session")
def empty_archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of an empty archive. A copy of it opens faster than a new file is made."""
    file = tmp_path_factory.mktemp("archive") / "empty.db"

    async def create() -> None:
        await (await SqliteArchive.open_file(file)).close()

    asyncio.run(create())
    return file


@pytest.fixture
async def archive(tmp_path: Path, empty_archive: Path) -> AsyncIterator[SqliteArchive]:
    """Yield an empty archive in the file `hedgerow.db` of `tmp_path`."""
    archive = await SqliteArchive.open_file(shutil.copy(empty_archive, tmp_path / "hedgerow.db"))
    try:
        yield archive
    finally:
        await archive.close()


@pytest.fixture
async def watched_archive(archive: SqliteArchive) -> AsyncIterator[WatchedArchive]:
    """Yield an archive for one or more harnesses, whose deadlines are stopped in the end."""
    watched = WatchedArchive(archive)
    yield watched
    watched.gate.set()
    for harness in watched.harnesses:
        await harness.tables.deadlines.stop()
