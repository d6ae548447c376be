"""The kinds of writes, and how a batch of them is stored in one transaction.

The number of statements does not grow with the number of writes, except for new tables, each of
which needs its id. Nothing here begins, commits or rolls back.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from engine.service.ports import Conflict, Occupied, StoredMessage, TableRecord
from engine.standings.results import Result
from engine.table.model import LogEntry
from storage import table_sql as sql
from storage import tournament_sql
from storage.database import Connection
from storage.store_result import store_result
from storage.table_sql import NamedRow, Row


class OpenTable(Struct, frozen=True):
    """A new table."""

    record: TableRecord
    entry: LogEntry
    checkpoint: bool = False


class CommitRevision(Struct, frozen=True):
    """A table's next revision."""

    record: TableRecord
    entry: LogEntry
    checkpoint: bool
    result: Result | None = None


class ChangeMessage(Struct, frozen=True):
    """A message that was sent or edited, or was deleted."""

    message: StoredMessage
    is_deleted: bool


TableWrite: TypeAlias = OpenTable | CommitRevision | ChangeMessage

#: A function of the open transaction. It may not commit; to refuse it returns an exception.
AdminWrite: TypeAlias = Callable[[Connection], Awaitable[Any]]

#: The id of a new table, 0 for other table writes, what an admin write returned, or an exception.
Answer: TypeAlias = Any

_W = TypeVar("_W", OpenTable, CommitRevision, ChangeMessage)


async def store_batch(
    connection: Connection, writes: Sequence[TableWrite | AdminWrite]
) -> list[Answer]:
    """Store the writes in the open transaction and return an answer for each.

    Writes of the same table keep their order; admin writes come last. Raise `Conflict` if any
    commit is stale, and what SQLite or Python raises about a broken one: then the caller must roll
    back.
    """
    # Commits before new tables: a commit may free the channel of a new table.
    # By table: two processes that lock the same rows in another order would wait for each other.
    commits = sorted(_of(CommitRevision, writes), key=lambda commit: commit.record.id)
    if commits:
        updated = await connection.executemany(
            sql.UPDATE_TABLE,
            [sql.table_row(commit.record, commit.entry.at_ms) for commit in commits],
        )
        if updated.rowcount != len(commits):
            raise Conflict
    answers: list[Answer] = [0] * len(writes)
    log_rows = [sql.log_row(commit.record.id, commit.entry) for commit in commits]
    opened: list[tuple[int, OpenTable]] = []
    people = {
        commit.record.id: commit.record.people
        for commit in commits
        if commit.record.people is not None
    }
    for index, write in enumerate(writes):
        if isinstance(write, OpenTable):
            answers[index] = answer = await _insert_table(connection, write)
            if isinstance(answer, int):
                log_rows.append(sql.log_row(answer, write.entry))
                people[answer] = write.record.people or ()
                opened.append((answer, write))
    await _execute_many(connection, sql.INSERT_LOG_ENTRY, log_rows)
    await _execute_many(connection, sql.INSERT_VISIT, sql.visit_rows(log_rows))
    await _execute_many(connection, sql.DELETE_SEATED, [(table,) for table in people])
    await _execute_many(
        connection,
        sql.INSERT_SEATED,
        [(table, place, user) for table in people for place, user in enumerate(people[table])],
    )
    await _execute_many(connection, sql.SAVE_CHECKPOINT, _checkpoints(commits, opened))
    deleted, saved = _net_message_rows(_of(ChangeMessage, writes))
    await _execute_many(connection, sql.DELETE_MESSAGE, deleted)
    await _execute_many(connection, sql.SAVE_MESSAGE, saved)
    for commit in commits:
        if commit.result is not None:
            await store_result(connection, commit.result)
    for index, write in enumerate(writes):
        if callable(write):
            answers[index] = await write(connection)
    return answers


async def _insert_table(connection: Connection, new: OpenTable) -> int | Occupied:
    row = sql.table_row(new.record, new.entry.at_ms)
    for (table,) in await connection.execute_fetchall(sql.INSERT_TABLE, row):
        if new.record.pairing is not None:
            place = (*new.record.pairing, int(table))
            await connection.execute(tournament_sql.INSERT_TABLE_OF_PAIRING, place)
        return int(table)
    channel = (new.record.channel,)
    ((table,),) = await connection.execute_fetchall(sql.UNFINISHED_IN_CHANNEL, channel)
    return Occupied(int(table))


def _checkpoints(
    commits: Iterable[CommitRevision], opened: Iterable[tuple[int, OpenTable]]
) -> list[Row]:
    kept = [(each.record.id, each.record) for each in commits if each.checkpoint]
    kept += ((table, each.record) for table, each in opened if each.checkpoint)
    return [(table, record.revision, record.data) for table, record in kept]


def _net_message_rows(changes: Iterable[ChangeMessage]) -> tuple[list[Row], list[Row]]:
    """Return the rows to delete and then the rows to save: the net effect of the changes."""
    deleted: list[Row] = []
    saved: dict[Row, Row] = {}
    messages: dict[Row, int] = {}
    for change in changes:
        row = sql.message_row(change.message)
        key, message = row[:3], change.message.message
        if not change.is_deleted:
            saved[key], messages[key] = row, message
        elif key not in saved:
            deleted.append((*key, message))
        elif messages[key] == message:
            # It replaced whatever was stored before, then was deleted itself.
            del saved[key]
            deleted.append((*key, None))
    return deleted, [*saved.values()]


def _of(kind: type[_W], writes: Iterable[object]) -> list[_W]:
    return [write for write in writes if isinstance(write, kind)]


async def _execute_many(
    connection: Connection, statement: str, rows: Sequence[Row | NamedRow]
) -> None:
    if rows:
        await connection.executemany(statement, rows)
