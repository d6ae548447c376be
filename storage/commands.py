"""What an operator asks of the archive on the command line; `bot.py --help` lists it.

Sentences here are for the operator, in English like the log. Hands and seeds are shown by
`--tables export` alone, which exists to look into a broken table.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from engine.service.ports import Frozen, TableRecord
from engine.service.tables import Tables
from engine.standings.results import Result
from engine.table.model import LogEntry, Stage
from storage import errors
from storage.archive import SqlArchive
from storage.backup import check_archive, copy_archive, damaged_tables, restore_archive
from storage.errors import ArchiveError
from storage.moving import move
from storage.opening import check_postgres, is_postgres, open_archive, open_postgres


class CommandError(Exception):
    """A command cannot be run; the message is one sentence that says why."""


class _ExportedTable(msgspec.Struct, frozen=True):
    record: TableRecord
    data: msgspec.Raw | str
    log: tuple[LogEntry, ...]
    result: Result | None


def parse_arguments(arguments: Sequence[str]) -> Namespace:
    """Return the options of the command line. Exits with a sentence if they make no sense."""
    parser = ArgumentParser(
        prog="bot.py",
        description="Run Hedgerow. With one of the options below, do only what it says.",
    )
    option = parser.add_mutually_exclusive_group()
    option.add_argument(
        "--backup", metavar="FILE", type=Path, help="copy all tables to FILE, also while they run"
    )
    option.add_argument(
        "--restore",
        metavar="FILE",
        type=Path,
        help="put the backup FILE in place of the tables; the replaced file is kept beside it",
    )
    option.add_argument(
        "--move-to",
        metavar="PLACE",
        help="copy all tables to postgresql://user:password@host/name, or from there to a new file",
    )
    option.add_argument(
        "--check", action="store_true", help="read the whole file and say whether it is sound"
    )
    option.add_argument(
        "--tables",
        nargs="*",
        metavar="WORD",
        help="list the unfinished tables; or: show ID, export ID, close ID (without a result)",
    )
    return parser.parse_args(arguments)


def run_command(
    arguments: Namespace, address: str, build_tables: Callable[[SqlArchive], Tables]
) -> str | None:
    """Run the command of `parse_arguments` on the archive at an address; return what to print.

    Return None if there is no command. Raise `ArchiveError` or `CommandError`.
    """
    if arguments.move_to is not None:
        return asyncio.run(move(address, arguments.move_to))
    if arguments.tables is not None:
        if not is_postgres(address) and not Path(address).is_file():
            raise ArchiveError(errors.MISSING, path=address)
        return asyncio.run(_run_tables_command(arguments.tables, address, build_tables))
    if not is_postgres(address):
        return _run_file_command(arguments, Path(address).resolve())
    for option in ("backup", "restore"):
        if getattr(arguments, option) is not None:
            raise ArchiveError(errors.USE_PG_DUMP, option=f"--{option}")
    return asyncio.run(check_postgres(address)) if arguments.check else None


def _run_file_command(arguments: Namespace, path: Path) -> str | None:
    if arguments.backup is not None:
        target = arguments.backup.resolve()
        check_archive(path)
        if target == path:
            raise ArchiveError(errors.SAME_FILE, path=path)
        copy_archive(path, target)
        return f"{check_archive(target)} It is a copy of {path}."
    if arguments.restore is not None:
        kept = restore_archive(arguments.restore.resolve(), path)
        replaced = f" The file it replaced is kept as {kept}." if kept else ""
        return f"{check_archive(path)}{replaced}"
    return _check(path) if arguments.check else None


def _check(path: Path) -> str:
    report = check_archive(path)
    damaged = damaged_tables(path)
    if damaged:
        raise ArchiveError(errors.DAMAGED_TABLES, path=path, tables=", ".join(map(str, damaged)))
    return report


async def _run_tables_command(
    words: Sequence[str], address: str, build_tables: Callable[[SqlArchive], Tables]
) -> str:
    # Beside a bot that uses the database a table may be closed; its file would be locked.
    archive = await (
        open_postgres(address, creates=False) if is_postgres(address) else open_archive(address)
    )
    try:
        return await _answer(words, build_tables(archive))
    finally:
        await archive.close()


async def _answer(words: Sequence[str], tables: Tables) -> str:
    match words:
        case []:
            ids = [table for table, _ in await tables.archive.unfinished()]
            records = [await tables.archive.load(table) for table in ids]
            rows = [await _row(tables, record) for record in records if record is not None]
            return "\n".join(rows) or "There are no unfinished tables."
        case ["show" | "export" | "close" as verb, number] if number.isdecimal():
            record = await tables.archive.load(int(number[:18]))
            if record is None:
                raise CommandError(f"There is no table {number}.")
            return await {"show": _row, "export": _export, "close": _close}[verb](tables, record)
        case _:
            raise CommandError("After --tables comes nothing, or show, export or close and an id.")


async def _row(tables: Tables, record: TableRecord) -> str:
    log = await tables.archive.log(record.id)
    last_ms = log[-1].at_ms if log else 0
    try:
        await tables.snapshot(record.id)
        frozen = ""
    except Frozen as error:
        frozen = f", FROZEN: {error.reason}"
    return (
        f"table {record.id}: {record.game}, {record.stage}, server {record.guild}, "
        f"channel {record.channel}, revision {record.revision}, "
        f"last change {datetime.fromtimestamp(last_ms / 1000, UTC):%Y-%m-%d %H:%M} UTC{frozen}"
    )


async def _export(tables: Tables, record: TableRecord) -> str:
    try:
        data: msgspec.Raw | str = msgspec.Raw(msgspec.json.format(record.data))
    except msgspec.DecodeError:
        data = record.data.decode(errors="replace")
    exported = _ExportedTable(
        msgspec.structs.replace(record, data=b""),
        data,
        await tables.archive.log(record.id),
        await tables.archive.result(record.id),
    )
    return msgspec.json.format(msgspec.json.encode(exported), indent=2).decode(errors="replace")


async def _close(tables: Tables, record: TableRecord) -> str:
    if record.stage not in (Stage.LOBBY, Stage.PLAY):
        raise CommandError(f"Table {record.id} is over.")
    await tables.close_unasked(record.id)
    return f"Table {record.id} is closed without a result. The next start updates its message."
