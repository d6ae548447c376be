"""What can be written, and how any number of writes become one set of rows.

The number of statements does not grow with the number of writes, but for new tables, each of
which needs its id. Nothing here begins, commits or rolls back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

import aiosqlite
from msgspec import Struct

from engine.service.ports import Conflict, Occupied, PreferenceChanges, StoredMessage, TableRecord
from engine.standings.results import Result
from engine.table.model import LogEntry
from storage import boards
from storage import statements as sql
from storage.deeds import Deed
from storage.finishing import finish
from storage.statements import Row


class Open(Struct, frozen=True):
    """A new table."""

    record: TableRecord
    entry: LogEntry


class MoveOn(Struct, frozen=True):
    """A table's next revision."""

    record: TableRecord
    entry: LogEntry
    checkpoint: bool
    result: Result | None = None


class Posting(Struct, frozen=True):
    """A message that stands, or is `gone`."""

    post: StoredMessage
    gone: bool


class Prefer(Struct, frozen=True):
    """What a person has chosen now."""

    user: int
    chosen: PreferenceChanges


Write: TypeAlias = Open | MoveOn | Posting | Prefer | Deed[Any]

#: The id of an opened table, 0 for what has nothing to tell, a deed's answer; or why it is not
#: done, as an exception.
Answer: TypeAlias = Any

_W = TypeVar("_W", Open, MoveOn, Posting, Prefer)


async def store(connection: aiosqlite.Connection, writes: Sequence[Write]) -> list[Answer]:
    """Put the writes into the open transaction and give an answer to each.

    Raises `Conflict` where any of them is stale, and what SQLite or Python says of a broken one;
    the transaction is of no use then. Writes of the same table keep their order.
    """
    # Tables move on before others open: one of them may be leaving its channel.
    moves = _of(MoveOn, writes)
    if moves:
        moved = await connection.executemany(
            sql.MOVE_ON, [sql.moving_row(move.record) for move in moves]
        )
        if moved.rowcount != len(moves):
            raise Conflict
    answers: list[Answer] = []
    logged = [sql.log_row(move.record.id, move.entry) for move in moves]
    people = {
        move.record.id: move.record.people for move in moves if move.record.people is not None
    }
    for write in writes:
        answer: Answer = 0
        if isinstance(write, Open):
            answer = await _opened(connection, write.record)
            if isinstance(answer, int):
                logged.append(sql.log_row(answer, write.entry))
                people[answer] = write.record.people or ()
        answers.append(answer)
    await _many(connection, sql.LOG, logged)
    await _many(connection, sql.VISIT, sql.visits(logged))
    await _many(connection, sql.UNSEAT, [(table,) for table in people])
    await _many(
        connection,
        sql.SEAT,
        [(table, place, user) for table in people for place, user in enumerate(people[table])],
    )
    await _many(
        connection,
        sql.CHECKPOINT,
        [(m.record.id, m.record.revision, m.record.data) for m in moves if m.checkpoint],
    )
    gone, standing = _postings(_of(Posting, writes))
    await _many(connection, sql.UNPOST, gone)
    await _many(connection, sql.POST, standing)
    await _prefer(connection, _of(Prefer, writes))
    for move in moves:
        if move.result is not None:
            await finish(connection, move.result)
    for at, write in enumerate(writes):
        if isinstance(write, Deed):
            answers[at] = await write.do(connection)
    return answers


async def _prefer(connection: aiosqlite.Connection, prefers: list[Prefer]) -> None:
    choices = [(each.user, each.chosen) for each in prefers]
    await _many(connection, sql.PREFER, [sql.preferences_row(*choice) for choice in choices])
    # Whoever wants to be hidden is so on every board from this moment.
    listed = [(chosen["listed"], user) for user, chosen in choices if "listed" in chosen]
    await _many(connection, boards.HIDE, [(not shown, user) for shown, user in listed])


async def _opened(connection: aiosqlite.Connection, record: TableRecord) -> Answer:
    for (table,) in await connection.execute_fetchall(sql.OPEN, sql.opening_row(record)):
        return int(table)
    ((table,),) = await connection.execute_fetchall(sql.OCCUPANT, (record.channel,))
    return Occupied(int(table))


def _postings(postings: Iterable[Posting]) -> tuple[list[Row], list[Row]]:
    """Give what to delete and, after that, what to put: what all of them in order come to."""
    gone: list[Row] = []
    standing: dict[Row, Row] = {}
    for posting in postings:
        row = sql.post_row(posting.post)
        key, message = row[:3], row[-1]
        if not posting.gone:
            standing[key] = row
        elif key not in standing:
            gone.append((*key, message))
        elif standing[key][-1] == message:
            # It replaced whatever stood there before and went itself.
            del standing[key]
            gone.append((*key, None))
    return gone, [*standing.values()]


def _of(kind: type[_W], writes: Iterable[Write]) -> list[_W]:
    return [write for write in writes if isinstance(write, kind)]


async def _many(connection: aiosqlite.Connection, statement: str, rows: list[Row]) -> None:
    if rows:
        await connection.executemany(statement, rows)
