"""Moving all tables from a SQLite file to a PostgreSQL database, or back.

The copy is made in one transaction, and compared with its source row by row before that is
committed: if the program is killed in the middle, the target is as it was. No bot may use either
meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import NamedTuple

from storage import errors
from storage.archive import SqlArchive, SqliteArchive
from storage.backup import SIDE_FILES
from storage.checksums import (
    CHECKPOINT_COLUMNS,
    LOG_COLUMNS,
    TABLE_COLUMNS,
    checksum_of,
    is_damaged,
)
from storage.database import Connection, Reader
from storage.errors import SYSTEM_ERRORS, ArchiveError, FailedStatement, from_system_error
from storage.opening import is_postgres, open_postgres
from storage.table_sql import Row

#: How many rows are held in memory.
ROWS_AT_ONCE = 500

_CHECKED = {"tables": TABLE_COLUMNS, "log": LOG_COLUMNS, "checkpoints": CHECKPOINT_COLUMNS}

#: Triggers make it from the ratings: it is compared, but not copied.
_DERIVED = "rank_counts"

#: Every SQL table in the order in which they were made, so that no row refers to a later one;
#: not what processes note of themselves, which is so of one server.
_SCHEMA = """
SELECT t.name, c.name, c.pk FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c
WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT IN ('holders', 'writers')
ORDER BY t.rowid, c.cid
"""

#: Tables that never use the id of a deleted row again.
_WITH_IDS = ("tables", "seasons", "results", "tombstones", "tournaments")

_SERIALS = (*_WITH_IDS, "leaderboards")


class _Table(NamedTuple):
    """An SQL table: its columns without the checksum, and those of its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    def select(self, *, is_first: bool) -> str:
        """Return the query of the first rows, or of those after a key.

        Its columns are the table's, and whether the row is damaged.
        """
        checked = _CHECKED.get(self.name)
        damaged = is_damaged(checked, self.name) if checked else "0"
        key = ", ".join(self.key)
        after = "" if is_first else f"WHERE ({key}) > ({', '.join('?' for _ in self.key)})"
        return (
            f"SELECT {', '.join(self.columns)}, {damaged} FROM {self.name} {after} "  # noqa: S608
            f"ORDER BY {key} LIMIT {ROWS_AT_ONCE}"
        )

    def insert(self) -> str:
        """Return the statement that stores a row of `select`; a damaged row stays one."""
        columns, values = [*self.columns], [f"?{n + 1}" for n in range(len(self.columns))]
        if checked := _CHECKED.get(self.name):
            terms = [f"?{self.columns.index(column) + 1}" for column in checked]
            columns.append("checksum")
            values.append(f"{checksum_of(terms)} + ?{len(values) + 1}")
        return f"INSERT INTO {self.name} ({', '.join(columns)}) VALUES ({', '.join(values)})"  # noqa: S608

    async def portions(self, reader: Reader) -> AsyncIterator[list[Row]]:
        """Yield all rows, `ROWS_AT_ONCE` at a time, in the order of the key."""
        at = [self.columns.index(column) for column in self.key]
        statement, last = self.select(is_first=True), ()
        while True:
            rows = [tuple(row) for row in await reader.execute_fetchall(statement, last)]
            if not rows:
                return
            yield rows
            statement, last = self.select(is_first=False), tuple(rows[-1][n] for n in at)


async def move(source: str, target: str) -> str:
    """Copy all tables to a target that has none; return what to print. Raise `ArchiveError`."""
    if is_postgres(source) == is_postgres(target):
        raise ArchiveError(errors.SAME_ENGINE)
    try:
        if is_postgres(target):
            return await _to_postgres(Path(source), target)
        return await _to_file(source, Path(target))
    except FailedStatement as error:
        raise ArchiveError(errors.MOVE_FAILED, reason=error) from None


async def _to_postgres(path: Path, address: str) -> str:
    if not await asyncio.to_thread(path.is_file):
        raise ArchiveError(errors.MISSING, path=path)
    async with AsyncExitStack() as stack:
        source = await SqliteArchive.open_file(path)
        stack.push_async_callback(source.close)
        target = await open_postgres(address)
        stack.push_async_callback(target.close)
        await target.claim(waits=False)
        tables = await _tables(source._reader)
        for table in tables:
            if await anext(table.portions(target._reader), None):
                raise ArchiveError(errors.NOT_EMPTY, place=target.place)
        ids = dict.fromkeys(_SERIALS, 0)
        for name in _SERIALS:
            statement = f"SELECT coalesce(max(id), 0) FROM {name}"  # noqa: S608 - names of ours
            ((ids[name],),) = await source._reader.execute_fetchall(statement)
        statement = "SELECT name, seq FROM sqlite_sequence"
        ids |= {str(name): seq for name, seq in await source._reader.execute_fetchall(statement)}

        async def copy(connection: Connection) -> int:
            count = await _copy(tables, source._reader, connection)
            for name in _SERIALS:
                sequence = f"hedgerow.{name}_id_seq"
                set_id = "SELECT setval(?, ?, ?)"
                last = ids[name]
                await connection.execute_fetchall(set_id, (sequence, max(last, 1), last > 0))
            return count

        return _report(await target._writer.run(copy), source, target)


async def _to_file(address: str, path: Path) -> str:
    part = path.with_name(f"{path.name}.part")
    if await asyncio.to_thread(path.exists):
        raise ArchiveError(errors.NOT_EMPTY, place=path)
    try:
        await asyncio.to_thread(_remove, part)
        async with AsyncExitStack() as stack:
            source = await open_postgres(address, creates=False)
            stack.push_async_callback(source.close)
            await source.claim(waits=False)
            target = await SqliteArchive.open_file(part)
            stack.push_async_callback(target.close)
            tables = await _tables(target._reader)
            ids = {}
            for name in _WITH_IDS:
                statement = f"SELECT last_value, is_called FROM {name}_id_seq"  # noqa: S608
                ((last, is_called),) = await source._reader.execute_fetchall(statement)
                ids[name] = last if is_called else 0

            async def copy(connection: Connection) -> int:
                count = await _copy(tables, source._reader, connection)
                await connection.execute("DELETE FROM sqlite_sequence")
                set_id = "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"
                await connection.executemany(set_id, [*ids.items()])
                return count

            count = await target._writer.run(copy)
        await asyncio.to_thread(part.rename, path)
        return _report(count, source, path)
    except SYSTEM_ERRORS as error:
        raise from_system_error(path, error) from error
    finally:
        with suppress(OSError):
            await asyncio.to_thread(_remove, part)


def _remove(part: Path) -> None:
    for suffix in ("", *SIDE_FILES, ".lock"):
        part.with_name(part.name + suffix).unlink(missing_ok=True)


def _report(count: int, source: SqlArchive, target: SqlArchive | Path) -> str:
    place = target.place if isinstance(target, SqlArchive) else target
    return (
        f"{count} rows were copied from {source.place} to {place} and compared one by one. Name "
        "the copy in HEDGEROW_DB before you start the bot; the original is unchanged."
    )


async def _tables(file: Reader) -> list[_Table]:
    columns: dict[str, list[str]] = {}
    keys: dict[str, dict[int, str]] = {}
    for table, column, place_in_key in await file.execute_fetchall(_SCHEMA):
        if column != "checksum":
            columns.setdefault(table, []).append(column)
        if place_in_key:
            keys.setdefault(table, {})[place_in_key] = column
    return [
        _Table(name, tuple(names), tuple(keys[name][n] for n in sorted(keys[name])))
        for name, names in columns.items()
    ]


async def _copy(tables: Sequence[_Table], source: Reader, target: Connection) -> int:
    """Copy all rows and compare them; return how many there are. Raise `ArchiveError`."""
    count = 0
    for table in tables:
        if table.name == _DERIVED:
            continue
        values = slice(None) if table.name in _CHECKED else slice(-1)
        async for rows in table.portions(source):
            await target.executemany(table.insert(), [_storable(row[values]) for row in rows])
            count += len(rows)
    for table in tables:
        copied = table.portions(target)
        async for rows in table.portions(source):
            if [*map(_storable, rows)] != await anext(copied, None):
                raise ArchiveError(errors.NOT_THE_SAME, table=table.name)
        if await anext(copied, None):
            raise ArchiveError(errors.NOT_THE_SAME, table=table.name)
    return count


def _storable(row: Row) -> Row:
    # Whether it is damaged, which is last, is a number for SQLite.
    return (*row[:-1], int(row[-1])) if isinstance(row[-1], bool) else row
