from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.service.ports import Archive
from storage.archive import SqliteArchive
from storage.memory import MemoryArchive


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hedgerow.db"


@pytest.fixture
async def sqlite(file: Path) -> AsyncIterator[SqliteArchive]:
    archive = await SqliteArchive.open_file(file)
    try:
        yield archive
    finally:
        await archive.close()


@pytest.fixture(params=["memory", "sqlite"])
async def archive(request: pytest.FixtureRequest, file: Path) -> AsyncIterator[Archive]:
    archive: Archive = (
        MemoryArchive() if request.param == "memory" else await SqliteArchive.open_file(file)
    )
    try:
        yield archive
    finally:
        await archive.close()
