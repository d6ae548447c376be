"""The archive's SQL, and its rows as the values of engine.service.ports."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, TypeAlias

import msgspec

from engine.api.action import Action
from engine.service.ports import PreferenceChanges, Preferences, StoredMessage, TableRecord
from engine.table.model import Cause, LogEntry
from engine.table.play import TABLE_VERBS

Row: TypeAlias = tuple[Any, ...]

# Writes. The stages are spelt out where an index is to be used: it is partial by these words.

OPEN = """
INSERT INTO tables (channel, guild, game, stage, revision, due_ms, data)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
RETURNING id
"""

# Only what can change is set: an untouched column spares its indexes.
MOVE_ON = """
UPDATE tables SET stage = ?, revision = ?, due_ms = ?, data = ?
WHERE id = ? AND revision = ? - 1
"""

LOG = """
INSERT INTO log (table_id, revision, version, seat, verb, args, cause, at_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""

VISIT = "INSERT OR IGNORE INTO visits (user_id, table_id) VALUES (?, ?)"

CHECKPOINT = "INSERT INTO checkpoints (table_id, revision, data) VALUES (?, ?, ?)"

UNSEAT = "DELETE FROM sitters WHERE table_id = ?"

SEAT = "INSERT INTO sitters (table_id, place, user_id) VALUES (?, ?, ?)"

POST = """
INSERT INTO posts (table_id, kind, seat, channel, message) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id, kind, seat)
DO UPDATE SET channel = excluded.channel, message = excluded.message
"""

#: Without a message: whichever stands there.
UNPOST = """
DELETE FROM posts WHERE table_id = ? AND kind = ? AND seat = ? AND message = coalesce(?, message)
"""

# Only what is named is written over, whoever else chooses something at the same moment.
PREFER = """
INSERT INTO preferences (user_id, chosen) VALUES (?, ?)
ON CONFLICT (user_id) DO UPDATE SET chosen = json_patch(chosen, excluded.chosen)
"""

# Reads.

OCCUPANT = "SELECT id FROM tables WHERE channel = ? AND stage IN ('lobby', 'play')"

# A row for everybody who sits there: the sitters of one moment with the table of that moment.
_RECORD = """
SELECT t.id, t.channel, t.guild, t.game, t.stage, t.revision, t.due_ms, t.data, s.user_id
FROM tables AS t LEFT JOIN sitters AS s ON s.table_id = t.id
"""

BY_ID = f"{_RECORD} WHERE t.id = ? ORDER BY s.place"

IN_CHANNEL = f"""
{_RECORD}
WHERE t.id = coalesce(
    (SELECT id FROM tables WHERE channel = ? AND stage IN ('lobby', 'play')),
    (SELECT max(id) FROM tables WHERE channel = ?)
)
ORDER BY s.place
"""  # noqa: S608 - constants only

OF_USER = f"""
{_RECORD}
WHERE t.id IN (SELECT table_id FROM sitters WHERE user_id = ?) AND t.stage IN ('lobby', 'play')
ORDER BY t.id DESC, s.place
"""  # noqa: S608 - constants only

# Unsorted: sorted by id, SQLite would walk through the finished ones too.
UNFINISHED = "SELECT id, due_ms FROM tables WHERE stage IN ('lobby', 'play')"

TOLD = "SELECT DISTINCT table_id FROM posts WHERE kind = 'table' ORDER BY table_id"

LOG_OF = """
SELECT revision, version, seat, verb, args, cause, at_ms FROM log
WHERE table_id = ? ORDER BY revision
"""

CHECKPOINT_OF = """
SELECT revision, data FROM checkpoints WHERE table_id = ? ORDER BY revision DESC LIMIT 1
"""

POSTS_OF = """
SELECT table_id, kind, seat, channel, message FROM posts
WHERE table_id = ? ORDER BY kind, seat
"""

PREFERENCES_OF = "SELECT chosen FROM preferences WHERE user_id = ?"

_WORDS = msgspec.json.Decoder(tuple[str, ...])
_CHOSEN = msgspec.json.Decoder(Preferences)
_TEXT = msgspec.json.Encoder()


def opening_row(record: TableRecord) -> Row:
    """Give the parameters of `OPEN`."""
    return (
        record.channel,
        record.guild,
        record.game,
        record.stage,
        record.revision,
        record.due_ms,
        record.data,
    )


def moving_row(record: TableRecord) -> Row:
    """Give the parameters of `MOVE_ON`."""
    return (
        record.stage,
        record.revision,
        record.due_ms,
        record.data,
        record.id,
        record.revision,
    )


def log_row(table: int, entry: LogEntry) -> Row:
    """Give the parameters of `LOG`."""
    return (
        table,
        entry.revision,
        entry.version,
        entry.seat,
        entry.action.verb,
        _TEXT.encode(entry.action.args).decode(),
        entry.cause.value,
        entry.at_ms,
    )


def visits(logged: Iterable[Row]) -> list[Row]:
    """Give the parameters of `VISIT`: of rows of the log, those that name a person."""
    found = []
    for table, _, _, seat, verb, args, *_ in logged:
        if seat is None and verb in TABLE_VERBS and (words := _WORDS.decode(args)):
            found.append((int(words[0]), table))
    return found


def post_row(post: StoredMessage) -> Row:
    """Give the parameters of `POST`; the first three are its key."""
    seat = -1 if post.seat is None else post.seat
    return (post.table, post.kind, seat, post.channel, post.message)


def preferences_row(user: int, chosen: PreferenceChanges) -> Row:
    """Give the parameters of `PREFER`."""
    return (user, _TEXT.encode(chosen).decode())


def records(rows: Iterable[Row]) -> tuple[TableRecord, ...]:
    """Read the tables of `BY_ID`, `IN_CHANNEL` or `OF_USER`."""
    return tuple(_record([*theirs]) for _, theirs in groupby(rows, key=lambda row: row[0]))


def entries(rows: Iterable[Row]) -> tuple[LogEntry, ...]:
    """Read the rows of `LOG_OF`."""
    return tuple(
        LogEntry(revision, version, seat, Action(verb, _WORDS.decode(args)), Cause(cause), at_ms)
        for revision, version, seat, verb, args, cause, at_ms in rows
    )


def posts(rows: Iterable[Row]) -> tuple[StoredMessage, ...]:
    """Read the rows of `POSTS_OF`."""
    return tuple(
        StoredMessage(table, kind, None if seat < 0 else seat, channel, message)
        for table, kind, seat, channel, message in rows
    )


def preferences(rows: Iterable[Row]) -> Preferences:
    """Read the row of `PREFERENCES_OF`, if there is one."""
    return next((_CHOSEN.decode(chosen) for (chosen,) in rows), Preferences())


def _record(rows: list[Row]) -> TableRecord:
    table, channel, guild, game, stage, revision, due_ms, data, _ = rows[0]
    return TableRecord(
        id=table,
        channel=channel,
        guild=guild,
        game=game,
        stage=stage,
        revision=revision,
        due_ms=due_ms,
        people=tuple(row[-1] for row in rows if row[-1] is not None),
        data=data,
    )
