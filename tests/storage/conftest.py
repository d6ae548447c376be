"""Archives for the tests of this folder: on SQLite, and on PostgreSQL for what both promise."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.service.ports import Archive
from storage.archive import SqliteArchive
from storage.postgres import PostgresArchive
from tests.support.postgres import PostgresProgram, postgres_program, postgres_programs

_ENGINES = ("sqlite", pytest.param("postgres", marks=pytest.mark.postgres))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of an `Archive` on each engine, one of a `SqliteArchive` on that alone."""
    if metafunc.function.__annotations__.get("archive") == "Archive":
        metafunc.parametrize("archive", _ENGINES, indirect=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where the fixture `archive` has its file; without that fixture there is none."""
    return tmp_path / "hedgerow.db"


@pytest.fixture
async def archive(
    request: pytest.FixtureRequest, file: Path, empty_archive: Path
) -> AsyncIterator[Archive]:
    """Yield an empty archive."""
    archive: SqliteArchive | PostgresArchive
    if getattr(request, "param", "sqlite") == "sqlite":
        archive = await SqliteArchive.open_file(Path(shutil.copy(empty_archive, file)))
    else:
        postgres: PostgresProgram = request.getfixturevalue("postgres")
        empty: str = request.getfixturevalue("empty_database")
        database = await postgres.new_database(empty)
        archive = await PostgresArchive.open_address(postgres.address(database))
    try:
        yield archive
    finally:
        await archive.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresProgram]:
    """Yield a running PostgreSQL server."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (`apt install postgresql`)")
    with postgres_program(programs) as program:
        yield program


@pytest.fixture(scope="session")
def empty_database(postgres: PostgresProgram) -> str:
    """Return a database with the newest schema. A copy of it is made faster than a new one."""

    async def create() -> str:
        name = await postgres.new_database()
        await (await PostgresArchive.open_address(postgres.address(name))).close()
        return name

    with ThreadPoolExecutor(1) as thread:  # a loop may be running in this one
        return thread.submit(asyncio.run, create()).result()


@pytest.fixture
async def address(postgres: PostgresProgram, empty_database: str) -> str:
    """Return the address of an empty database of a running PostgreSQL server."""
    return postgres.address(await postgres.new_database(empty_database))
