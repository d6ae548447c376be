"""What is PostgreSQL's own: its schema, its faults, and several processes on one database.

What it promises like SQLite is in the contract tests, which run on both.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from engine.service.ports import Archive, Conflict, Frozen
from storage import postgres_server
from storage.archive import SqliteArchive
from storage.commands import CommandError, parse_arguments, run_command
from storage.dialect import arguments, translated
from storage.errors import ArchiveError, FailedStatement
from storage.migrations import load_migrations
from storage.opening import open_archive
from storage.postgres import PostgresArchive
from storage.postgres_server import SCHEMA, PostgresServer
from tests.storage.games import a_result, dealt, play, top
from tests.storage.rows import entry, record
from tests.storage.test_damage import tables_on
from tests.storage.test_standings_file import ALL_READS
from tests.support.postgres import PASSWORD, PostgresProgram, executed

pytestmark = pytest.mark.postgres


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[PostgresArchive]:
    archive = await PostgresArchive.open_address(address)
    try:
        yield archive
    finally:
        await archive.close()


async def test_both_engines_have_the_same_tables_columns_and_schema_number(
    archive: SqliteArchive, address: str
) -> None:
    columns = """
        SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns
        WHERE table_schema = 'hedgerow' AND table_name <> 'schema_number'
    """
    ours = """
        SELECT t.name, c.name, c."notnull" OR c.pk > 0 FROM sqlite_master AS t
        JOIN pragma_table_info(t.name) AS c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'
    """
    assert set(await executed(address, columns)) == {
        (table, column, bool(is_needed))
        for table, column, is_needed in await archive._reader.execute_fetchall(ours)
    }
    indexes = "SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'hedgerow'"
    named = "SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    assert set(await executed(address, indexes)) >= {
        tuple(row) for row in await archive._reader.execute_fetchall(named)
    }
    async with opened(address) as other:
        assert other.schema == archive.schema


@pytest.mark.parametrize("name", ALL_READS)
async def test_no_query_reads_a_whole_table(postgres: PostgresProgram, name: str) -> None:
    """The tables here are small, so reading them whole is forbidden where there is a choice."""
    statement, parameters = ALL_READS[name]
    query, keys = translated(statement)
    connection = await asyncpg.connect(
        postgres.address(await _filled(postgres)),
        server_settings={"search_path": "hedgerow", "enable_seqscan": "off"},
    )
    try:
        plan = await connection.fetch(f"EXPLAIN {query}", *arguments(keys, parameters))
    finally:
        await connection.close()
    assert not [line for (line,) in plan if "Seq Scan" in line]


_FILLED: list[str] = []


async def _filled(postgres: PostgresProgram) -> str:
    if not _FILLED:
        database = await postgres.new_database()
        async with opened(postgres.address(database)) as archive:
            for n in range(10):
                await play(archive, (11, 12 + n), channel=1 + n % 3)
        _FILLED.append(database)
    return _FILLED[0]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("postgresql:", "mysql:"), "not the address of a PostgreSQL"),
        (lambda text: text.replace("%40", "%zz@@:"), "cannot be reached|not the address"),
        (lambda text: text.replace("p%40ss", "12/p%40ss"), "not the address"),
        (lambda text: text.replace("p%40ss", "12/p@ss"), "not the address"),
        (lambda text: text.replace("p%40ss", "12#p%40ss"), "not the address"),
        (lambda text: text.replace("p%40ss", "12?p%40ss"), "not the address"),
        (lambda text: text.replace("p%40ss", "wrong"), "refuses the user hedgerow"),
        (lambda text: text + "_", "There is no PostgreSQL database"),
        (lambda text: text.replace("127.0.0.1", "nowhere.invalid"), "cannot be reached"),
        (lambda text: text.replace("127.0.0.1:", "127.0.0.1:1"), "cannot be reached|not the addr"),
    ],
)
async def test_an_address_that_is_wrong_is_said_in_one_sentence_without_the_password(
    address: str, change: Callable[[str], str], sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(ArchiveError, match=sentence) as refused:
        await open_archive(change(address))
    said = f"{refused.value} {caplog.text}"
    assert PASSWORD not in said
    assert "%3Aw" not in said
    assert "\n" not in str(refused.value)


async def test_a_database_of_a_newer_version_is_refused_and_left_unchanged(address: str) -> None:
    await executed(address, "UPDATE schema_number SET number = 99")
    with pytest.raises(ArchiveError, match=r"newer Hedgerow \(schema 99"):
        await PostgresArchive.open_address(address)
    assert await executed(address, "SELECT number FROM schema_number") == [(99,)]


async def test_the_schema_is_left_as_it_is_while_an_older_hedgerow_uses_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_server, "FREED_SECONDS", 0.1)
    async with opened(address) as older:
        await older.claim()
        await executed(address, "UPDATE schema_number SET number = number - 1")
        before = await executed(address, "SELECT number FROM schema_number")
        with pytest.raises(ArchiveError, match="in use by an older Hedgerow"):
            await PostgresArchive.open_address(address)
        assert await executed(address, "SELECT number FROM schema_number") == before


async def test_a_schema_of_another_program_is_refused(postgres: PostgresProgram) -> None:
    address = postgres.address(await postgres.new_database())
    await executed(address, "CREATE SCHEMA hedgerow")
    with pytest.raises(ArchiveError, match="of another program"):
        await PostgresArchive.open_address(address)


@pytest.mark.parametrize("words", [["--check"], ["--tables"], ["--move-to", "copy.db"]])
async def test_a_command_on_a_database_without_tables_says_so_and_makes_none(
    postgres: PostgresProgram, words: list[str]
) -> None:
    address = postgres.address(await postgres.new_database())
    with pytest.raises(ArchiveError, match="has nothing of Hedgerow yet"):
        await asyncio.to_thread(run_command, parse_arguments(words), address, tables_on)
    schemas = "SELECT count(*) FROM pg_namespace WHERE nspname = 'hedgerow'"
    assert await executed(address, schemas) == [(0,)]


async def test_a_check_leaves_an_older_schema_as_it_is(postgres: PostgresProgram) -> None:
    server = PostgresServer(postgres.address(await postgres.new_database()))
    await server.prepare(load_migrations(SCHEMA)[:1], creates=True)
    assert "is sound: schema 6," in await PostgresArchive.check_address(server._address)
    assert await executed(server._address, "SELECT number FROM schema_number") == [(6,)]


async def test_of_several_processes_that_open_a_new_database_one_makes_the_schema(
    postgres: PostgresProgram,
) -> None:
    address = postgres.address(await postgres.new_database())
    archives = await asyncio.gather(*(PostgresArchive.open_address(address) for _ in range(4)))
    for archive in archives:
        await archive.close()


async def test_two_processes_at_the_same_table_one_move_is_stored(address: str) -> None:
    async with opened(address) as one, opened(address) as two:
        tables = [await one.open(record(channel=n), entry(1)) for n in range(20)]
        # In the opposite order, which would be a deadlock if the rows were locked as they come.
        answers = await asyncio.gather(
            *(one.commit(record(table, 2), entry(2, "one")) for table in tables),
            *(two.commit(record(table, 2), entry(2, "two")) for table in reversed(tables)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers].count(Conflict) == 20
        for table in tables:
            assert [each.revision for each in await two.log(table)] == [1, 2]


async def test_two_processes_that_end_games_on_a_server_rate_one_after_the_other(
    address: str,
) -> None:
    async with opened(address) as one, opened(address) as two:
        archives: list[Archive] = [one, two]
        games = [a_result((11, 12), channel=n) for n in range(12)]
        tables = [await dealt(one, game) for game in games]
        await asyncio.gather(
            *(
                archives[n % 2].commit(
                    record(table, 2, stage="over", people=None),
                    entry(2),
                    result=replace(game, table=table),
                )
                for n, (table, game) in enumerate(zip(tables, games, strict=True))
            )
        )
        rated = [each for each in await one.history(7, limit=50) if each.unrated is None]
        assert (await top(one)).rows[0].rating.games == len(rated) > 2
        report = await two.recompute_ratings(7)
        assert (report.results, report.differing) == (len(rated), 0)


async def test_moves_go_on_when_the_server_restarts_and_none_is_lost(
    postgres: PostgresProgram, address: str
) -> None:
    async with opened(address) as archive:
        tables = [await archive.open(record(channel=n), entry(1)) for n in range(8)]
        acknowledged = dict.fromkeys(tables, 1)
        done = asyncio.Event()

        async def play_on(table: int) -> None:
            while not done.is_set():
                revision = acknowledged[table] + 1
                try:
                    await archive.commit(record(table, revision), entry(revision))
                except ArchiveError as error:
                    assert "cannot be reached" in str(error)  # noqa: PT017 - rare
                    continue
                acknowledged[table] = revision
                assert (await archive.load(table)).revision == revision

        playing = [asyncio.create_task(play_on(table)) for table in tables]
        for mode in ("fast", "immediate"):
            await _until(partial(_have_all, acknowledged, 3))
            await asyncio.to_thread(postgres.stop, mode)
            await asyncio.to_thread(postgres.start)
            wanted = max(acknowledged.values()) + 2
            await _until(partial(_have_all, acknowledged, wanted))
        done.set()
        await asyncio.gather(*playing)
        for table in tables:
            revisions = [each.revision for each in await archive.log(table)]
            assert revisions == [*range(1, acknowledged[table] + 1)]


async def test_without_a_server_a_move_is_refused_and_stored_once_it_is_back(
    postgres: PostgresProgram, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_server, "PATIENCE_SECONDS", 0.1)
    async with opened(address) as archive:
        table = await archive.open(record(), entry(1))
        await asyncio.to_thread(postgres.stop)
        try:
            with pytest.raises(ArchiveError, match="cannot be reached"):
                await archive.commit(record(table, 2), entry(2))
            with pytest.raises(ArchiveError, match="cannot be reached"):
                await archive.load(table)
        finally:
            await asyncio.to_thread(postgres.start)
        await archive.commit(record(table, 2), entry(2))


class _LosesItsCommit:
    """A connection that is lost at a commit: before the server has it, or before its answer."""

    def __init__(self, connection: asyncpg.Connection, is_stored: bool) -> None:
        self._connection, self._is_stored = connection, is_stored

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def execute(self, statement: str, *values: Any) -> Any:
        if statement != "COMMIT" or self._connection.is_closed():
            return await self._connection.execute(statement, *values)
        if self._is_stored:
            await self._connection.execute(statement)
        self._connection.terminate()
        raise asyncpg.ConnectionDoesNotExistError("lost")


@pytest.mark.parametrize("is_stored", [True, False])
async def test_a_commit_whose_answer_is_lost_is_made_once(
    address: str, monkeypatch: pytest.MonkeyPatch, is_stored: bool
) -> None:
    async with opened(address) as archive:
        table = await archive.open(record(), entry(1))
        transactions = archive._transactions
        await transactions.close()
        connection = await archive._server.connect()
        monkeypatch.setattr(transactions, "_connection", _LosesItsCommit(connection, is_stored))
        season, _ = await asyncio.gather(
            archive.begin_season(7, "Spring", 5), archive.commit(record(table, 2), entry(2))
        )
        assert await archive.seasons(7) == (season,)
        assert [each.revision for each in await archive.log(table)] == [1, 2]


class _LosesAnId(_LosesItsCommit):
    """A connection whose server crashes at a commit, and gives its id to what commits next."""

    async def execute(self, statement: str, *values: Any) -> Any:
        if statement != "COMMIT" or self._connection.is_closed():
            return await self._connection.execute(statement, *values)
        given = await self._connection.fetchval("SELECT pg_current_xact_id()::text")
        await asyncio.to_thread(self.postgres.stop, "immediate")
        await asyncio.to_thread(self.postgres.start)
        begun = "INSERT INTO hedgerow.runs VALUES ($1, 0, 9) RETURNING pg_current_xact_id()::text"
        ids = [(await executed(self.address, begun.replace("$1", str(n))))[0][0] for n in range(3)]
        assert given in ids, "the server has given no id twice"
        raise asyncpg.ConnectionDoesNotExistError("lost")

    def __init__(
        self, connection: asyncpg.Connection, postgres: PostgresProgram, address: str
    ) -> None:
        super().__init__(connection, is_stored=False)
        self.postgres, self.address = postgres, address


async def test_a_commit_that_a_crash_has_lost_is_not_taken_for_another_one(
    postgres: PostgresProgram, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address) as archive:
        table = await archive.open(record(), entry(1))
        transactions = archive._transactions
        await transactions.close()
        losing = _LosesAnId(await archive._server.connect(), postgres, address)
        monkeypatch.setattr(transactions, "_connection", losing)
        await archive.commit(record(table, 2), entry(2))
        assert [each.revision for each in await archive.log(table)] == [1, 2]


async def test_a_refused_write_is_reported_without_what_it_was_about_to_store(
    address: str,
) -> None:
    async with opened(address) as archive:
        table = await archive.open(record(), entry(1))
        for values in ({"stage": None}, {"due_ms": 2**63}, {"stage": "\0"}):
            secret: Any = {"data": b"SECRET", **values}
            with pytest.raises(FailedStatement) as refused:
                await archive.commit(record(table, 2, **secret), entry(2))
            assert "SECRET" not in str(refused.value)
            assert refused.value.__suppress_context__
        await archive.commit(record(table, 2), entry(2))


async def test_a_refused_query_is_told_apart_from_a_server_that_is_away(address: str) -> None:
    async with opened(address) as archive:
        with pytest.raises(FailedStatement) as refused:
            await archive._rows("SELECT nothing FROM tables")
        assert "UndefinedColumnError" in str(refused.value)


async def test_a_damaged_row_freezes_its_table_and_the_check_names_it(address: str) -> None:
    async with opened(address) as archive:
        for channel in (1, 2):
            await archive.open(record(channel=channel), entry(1))
        assert "2 tables (2 unfinished)" in await archive.check()
        await executed(address, "UPDATE log SET verb = 'steal' WHERE table_id = 1")
        tables = tables_on(archive)
        with pytest.raises(Frozen) as frozen:
            await tables.snapshot(1)
        assert frozen.value.reason == "a stored row is damaged"
        assert (await archive.load(2)).is_damaged is False
        with pytest.raises(ArchiveError, match="nobody can play on there: 1"):
            await archive.check()


async def test_commands_work_beside_a_running_bot_or_name_the_program_to_use(address: str) -> None:
    def run(*words: str) -> str | None:
        return run_command(parse_arguments(words), address, tables_on)

    async with opened(address) as archive:
        await archive.claim()
        await archive.open(record(stage="closed"), entry(1))
        assert "is sound: schema" in str(await asyncio.to_thread(run, "--check"))
        assert "There are no unfinished tables." in str(await asyncio.to_thread(run, "--tables"))
        shown = await asyncio.to_thread(run, "--tables", "export", "1")
        assert '"revision": 1' in str(shown)
        with pytest.raises(CommandError, match="is over"):
            await asyncio.to_thread(run, "--tables", "close", "1")
        for option in ("--backup", "--restore"):
            with pytest.raises(ArchiveError, match="pg_dump"):
                await asyncio.to_thread(run, option, "x.db")
        with pytest.raises(ArchiveError, match="pg_dump"):
            archive.begin_backups(None, 7)  # type: ignore[arg-type]


def _have_all(acknowledged: dict[int, int], revision: int) -> bool:
    return min(acknowledged.values()) >= revision


async def _until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_true():  # noqa: ASYNC110 - the archive tells nobody
            await asyncio.sleep(0.01)
