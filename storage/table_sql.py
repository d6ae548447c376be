"""SQL of tables, logs, messages and preferences, and their rows as values of the port."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import asdict

from engine.api.action import Action
from engine.service.ports import Preferences, StoredMessage, TableRecord
from engine.table.model import Cause, LogEntry
from engine.table.play import TABLE_VERBS

Row: TypeAlias = tuple[Any, ...]

#: Parameters by name; a statement uses those that it names.
NamedRow: TypeAlias = dict[str, Any]

# Writes. `INSERT_TABLE` and `UPDATE_TABLE` take the fields of a `TableRecord`. The stages are
# spelled out where an index is needed that is partial by these words.

INSERT_TABLE = """
INSERT INTO tables (channel, guild, game, stage, revision, due_ms, data)
VALUES (:channel, :guild, :game, :stage, :revision, :due_ms, :data)
ON CONFLICT DO NOTHING
RETURNING id
"""

# Sets only what can change: an untouched column spares its indexes.
UPDATE_TABLE = """
UPDATE tables SET stage = :stage, revision = :revision, due_ms = :due_ms, data = :data
WHERE id = :id AND revision = :revision - 1
"""

INSERT_LOG_ENTRY = """
INSERT INTO log (table_id, revision, version, seat, verb, args, cause, at_ms)
VALUES (:table, :revision, :version, :seat, :verb, :args, :cause, :at_ms)
"""

INSERT_VISIT = "INSERT OR IGNORE INTO visits (user_id, table_id) VALUES (?, ?)"

INSERT_CHECKPOINT = "INSERT INTO checkpoints (table_id, revision, data) VALUES (?, ?, ?)"

DELETE_SEATED = "DELETE FROM seated WHERE table_id = ?"

INSERT_SEATED = "INSERT INTO seated (table_id, position, user_id) VALUES (?, ?, ?)"

SAVE_MESSAGE = """
INSERT INTO messages (table_id, kind, seat, channel, message, nonce) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, kind, seat) DO UPDATE
SET channel = excluded.channel, message = excluded.message, nonce = excluded.nonce
"""

#: If the last parameter is NULL, any message of this kind and seat.
DELETE_MESSAGE = """
DELETE FROM messages
WHERE table_id = ? AND kind = ? AND seat = ? AND message = coalesce(?, message)
"""

# Overwrites only what is named, so that two changes at the same moment both count.
UPDATE_PREFERENCES = """
INSERT INTO preferences (user_id, changes) VALUES (?, ?)
ON CONFLICT (user_id) DO UPDATE SET changes = json_patch(changes, excluded.changes)
"""

# Reads.

UNFINISHED_IN_CHANNEL = "SELECT id FROM tables WHERE channel = ? AND stage IN ('lobby', 'play')"

_RECORD_FIELDS = ("id", "channel", "guild", "game", "stage", "revision", "due_ms", "data")

# A row for each person who sits there. One statement, so that people and table are of one moment.
_RECORD = f"""
SELECT {", ".join(f"t.{field}" for field in _RECORD_FIELDS)}, s.user_id
FROM tables AS t LEFT JOIN seated AS s ON s.table_id = t.id
"""  # noqa: S608 - constants only

BY_ID = f"{_RECORD} WHERE t.id = ? ORDER BY s.position"

IN_CHANNEL = f"""
{_RECORD}
WHERE t.id = coalesce(
    (SELECT id FROM tables WHERE channel = ? AND stage IN ('lobby', 'play')),
    (SELECT max(id) FROM tables WHERE channel = ?)
)
ORDER BY s.position
"""  # noqa: S608 - constants only

OF_USER = f"""
{_RECORD}
WHERE t.id IN (SELECT table_id FROM seated WHERE user_id = ?) AND t.stage IN ('lobby', 'play')
ORDER BY t.id DESC, s.position
"""  # noqa: S608 - constants only

COUNT_UNFINISHED = "SELECT count(*) FROM tables WHERE guild = ? AND stage IN ('lobby', 'play')"

# Unsorted: to sort by id, SQLite would read the finished tables too.
UNFINISHED = "SELECT id, due_ms FROM tables WHERE stage IN ('lobby', 'play')"

TABLES_TO_REPAIR = """
SELECT DISTINCT table_id FROM messages WHERE kind = 'table' OR nonce IS NOT NULL ORDER BY table_id
"""

LOG_OF = """
SELECT revision, version, seat, verb, args, cause, at_ms FROM log
WHERE table_id = ? ORDER BY revision
"""

CHECKPOINT_OF = """
SELECT revision, data FROM checkpoints WHERE table_id = ? ORDER BY revision DESC LIMIT 1
"""

MESSAGES_OF = """
SELECT table_id, kind, seat, channel, message, nonce FROM messages
WHERE table_id = ? ORDER BY kind, seat
"""

PREFERENCES_OF = "SELECT changes FROM preferences WHERE user_id = ?"

_WORDS = msgspec.json.Decoder(tuple[str, ...])
_PREFERENCES = msgspec.json.Decoder(Preferences)
_JSON = msgspec.json.Encoder()


def log_row(table: int, entry: LogEntry) -> NamedRow:
    """Return the parameters of `INSERT_LOG_ENTRY`."""
    args = _JSON.encode(entry.action.args).decode()
    return {**asdict(entry), "table": table, "verb": entry.action.verb, "args": args}


def visit_rows(log_rows: Iterable[NamedRow]) -> list[Row]:
    """Return the parameters of `INSERT_VISIT` for the log rows that name a person."""
    return [
        (int(words[0]), row["table"])
        for row in log_rows
        if row["seat"] is None
        and row["verb"] in TABLE_VERBS
        and (words := _WORDS.decode(row["args"]))
    ]


def message_row(message: StoredMessage) -> Row:
    """Return the parameters of `SAVE_MESSAGE`; the first three are its key."""
    seat = -1 if message.seat is None else message.seat
    key = (message.table, message.kind, seat)
    return (*key, message.channel, message.message, message.nonce)


def read_records(rows: Iterable[Row]) -> tuple[TableRecord, ...]:
    """Return the tables of `BY_ID`, `IN_CHANNEL` or `OF_USER`."""
    return tuple(_record([*group]) for _, group in groupby(rows, key=lambda row: row[0]))


def read_log(rows: Iterable[Row]) -> tuple[LogEntry, ...]:
    """Return the entries of `LOG_OF`."""
    return tuple(
        LogEntry(revision, version, seat, Action(verb, _WORDS.decode(args)), Cause(cause), at_ms)
        for revision, version, seat, verb, args, cause, at_ms in rows
    )


def read_messages(rows: Iterable[Row]) -> tuple[StoredMessage, ...]:
    """Return the messages of `MESSAGES_OF`."""
    return tuple(
        StoredMessage(table, kind, None if seat < 0 else seat, channel, message, nonce)
        for table, kind, seat, channel, message, nonce in rows
    )


def read_preferences(rows: Iterable[Row]) -> Preferences:
    """Return the preferences of `PREFERENCES_OF`; without a row, the defaults."""
    return next((_PREFERENCES.decode(changes) for (changes,) in rows), Preferences())


def _record(rows: list[Row]) -> TableRecord:
    people = tuple(row[-1] for row in rows if row[-1] is not None)
    return TableRecord(**dict(zip(_RECORD_FIELDS, rows[0][:-1], strict=True)), people=people)
