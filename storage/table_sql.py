"""SQL of tables, logs, messages and preferences, and their rows as values of the port."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import asdict

from engine.api.action import Action
from engine.service.ports import Preferences, StoredMessage, TableRecord
from engine.table.model import Cause, LogEntry, Stage
from engine.table.past import TABLE_VERBS
from storage.checksums import (
    CHECKPOINT_COLUMNS,
    LOG_COLUMNS,
    TABLE_COLUMNS,
    checksum_of,
    is_damaged,
)
from storage.packing import unpack

Row: TypeAlias = tuple[Any, ...]

#: Parameters by name; a statement uses those that it names.
NamedRow: TypeAlias = dict[str, Any]

_UNCHANGED = ("channel", "guild", "game")
_LOG_PARAMETERS = (":table", ":revision", ":version", ":seat", ":verb", ":args", ":cause", ":at_ms")
_TABLE_PARAMETERS = (":stage", ":revision", ":due_ms", ":ended_ms", "0", ":data")

# Writes. `INSERT_TABLE` and `UPDATE_TABLE` take `table_row`. The stages are spelled out where an
# index is needed that is partial by these words.

INSERT_TABLE = f"""
INSERT INTO tables (channel, guild, game, stage, revision, due_ms, ended_ms, data, checksum)
VALUES (:channel, :guild, :game, :stage, :revision, :due_ms, :ended_ms, :data,
    {checksum_of((":channel", ":guild", ":game", *_TABLE_PARAMETERS))})
ON CONFLICT DO NOTHING
RETURNING id
"""  # noqa: S608 - constants only

#: The code of a table's replay; a table that is gone has none, and one that has a code keeps it.
INSERT_SHARE = """
INSERT INTO shares (code, table_id) SELECT ?, id FROM tables WHERE id = ? ON CONFLICT DO NOTHING
"""

SHARE_OF = "SELECT code FROM shares WHERE table_id = ?"

SHARED_TABLE = "SELECT table_id FROM shares WHERE code = ?"

# Sets only what can change: an untouched column spares its indexes. A damaged row stays one.
UPDATE_TABLE = f"""
UPDATE tables SET stage = :stage, revision = :revision, due_ms = :due_ms, ended_ms = :ended_ms,
    data = :data, checksum = {checksum_of((*_UNCHANGED, *_TABLE_PARAMETERS))} + :is_damaged
WHERE id = :id AND revision = :revision - 1 AND packed = 0
"""  # noqa: S608 - constants only

INSERT_LOG_ENTRY = f"""
INSERT INTO log (table_id, revision, version, seat, verb, args, cause, at_ms, checksum)
VALUES ({", ".join(_LOG_PARAMETERS)}, {checksum_of(_LOG_PARAMETERS)})
"""  # noqa: S608 - constants only

INSERT_VISIT = "INSERT INTO visits (user_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"

SAVE_CHECKPOINT = f"""
INSERT INTO checkpoints (table_id, revision, data, checksum)
VALUES (?1, ?2, ?3, {checksum_of(("?1", "?2", "?3"))})
ON CONFLICT (table_id) DO UPDATE
SET revision = excluded.revision, data = excluded.data, checksum = excluded.checksum
"""  # noqa: S608 - constants only

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
ON CONFLICT (user_id) DO UPDATE SET changes = json_patch(preferences.changes, excluded.changes)
"""

NOTE_RUN = """
INSERT INTO runs (process, began_ms, seen_ms) VALUES (?, ?, ?)
ON CONFLICT (process, began_ms) DO UPDATE SET seen_ms = excluded.seen_ms
"""

#: No question stands for longer than the last so many runs.
DELETE_OLD_RUNS = """
DELETE FROM runs WHERE process = ?1 AND began_ms NOT IN (
    SELECT began_ms FROM runs WHERE process = ?1 ORDER BY began_ms DESC LIMIT 200
)
"""

# Reads.

RUNS = "SELECT began_ms, seen_ms FROM runs WHERE process = ? ORDER BY began_ms"

UNFINISHED_IN_CHANNEL = "SELECT id FROM tables WHERE channel = ? AND stage IN ('lobby', 'play')"

_RECORD_COLUMNS = ("id", "channel", "guild", "game", "stage", "revision", "due_ms")
_RECORD_FIELDS = (*_RECORD_COLUMNS, "data")

# With the people in the same statement, so that they and the table are of one moment.
_RECORD = f"""
SELECT {", ".join(f"t.{column}" for column in _RECORD_COLUMNS)}, CAST(t.data AS BLOB), t.packed,
    (SELECT json_group_array(user_id)
     FROM (SELECT user_id FROM seated WHERE table_id = t.id ORDER BY position) AS people),
"""  # noqa: S608 - constants only

#: True if any row of the table `t` is damaged.
IS_DAMAGED = f"""
{is_damaged(TABLE_COLUMNS, "t")}
OR EXISTS (
    SELECT 1 FROM log AS l WHERE l.table_id = t.id AND {is_damaged(LOG_COLUMNS, "l")}
)
OR EXISTS (
    SELECT 1 FROM checkpoints AS c
    WHERE c.table_id = t.id AND {is_damaged(CHECKPOINT_COLUMNS, "c")}
)
"""  # noqa: S608 - constants only

BY_ID = f"{_RECORD} {IS_DAMAGED} FROM tables AS t WHERE t.id = ?"

IN_CHANNEL = f"""
{_RECORD} 0 FROM tables AS t
WHERE t.id = coalesce(
    (SELECT id FROM tables WHERE channel = ? AND stage IN ('lobby', 'play')),
    (SELECT max(id) FROM tables WHERE channel = ?)
)
"""  # noqa: S608 - constants only

OF_USER = f"""
{_RECORD} 0 FROM tables AS t
WHERE t.id IN (SELECT table_id FROM seated WHERE user_id = ?) AND t.stage IN ('lobby', 'play')
ORDER BY t.id DESC
"""  # noqa: S608 - constants only

COUNT_UNFINISHED = "SELECT count(*) FROM tables WHERE guild = ? AND stage IN ('lobby', 'play')"

# Unsorted: to sort by id, SQLite would read the finished tables too.
UNFINISHED = "SELECT id, due_ms, guild FROM tables WHERE stage IN ('lobby', 'play')"

TABLES_TO_REPAIR = """
SELECT DISTINCT m.table_id, t.guild FROM messages AS m JOIN tables AS t ON t.id = m.table_id
WHERE m.kind = 'table' OR m.nonce IS NOT NULL ORDER BY m.table_id
"""

LOG_OF = """
SELECT revision, version, seat, verb, args, cause, at_ms FROM log
WHERE table_id = ? ORDER BY revision
"""

CHECKPOINT_OF = "SELECT revision, data FROM checkpoints WHERE table_id = ?"

PACKED_TABLE = "SELECT CAST(data AS BLOB) FROM tables WHERE id = ? AND packed = 1"

MESSAGES_OF = """
SELECT table_id, kind, seat, channel, message, nonce FROM messages
WHERE table_id = ? ORDER BY kind, seat
"""

PREFERENCES_OF = "SELECT changes FROM preferences WHERE user_id = ?"

_PEOPLE = msgspec.json.Decoder(tuple[int, ...])
_WORDS = msgspec.json.Decoder(tuple[str, ...])
_PREFERENCES = msgspec.json.Decoder(Preferences)
_JSON = msgspec.json.Encoder()


def table_row(record: TableRecord, at_ms: int) -> NamedRow:
    """Return the parameters of `INSERT_TABLE` and `UPDATE_TABLE` for a change at this time."""
    is_active = record.stage in (Stage.LOBBY, Stage.PLAY)
    return {**asdict(record), "ended_ms": None if is_active else at_ms}


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
    return tuple(map(_record, rows))


def read_log(rows: Iterable[Row]) -> tuple[LogEntry, ...]:
    """Return the entries of `LOG_OF`; one that is too damaged to be read has the verb `damaged`."""
    return tuple(map(_entry, rows))


def read_messages(rows: Iterable[Row]) -> tuple[StoredMessage, ...]:
    """Return the messages of `MESSAGES_OF`."""
    return tuple(
        StoredMessage(table, kind, None if seat < 0 else seat, channel, message, nonce)
        for table, kind, seat, channel, message, nonce in rows
    )


def read_preferences(rows: Iterable[Row]) -> Preferences:
    """Return the preferences of `PREFERENCES_OF`; without a row, the defaults."""
    return next((_PREFERENCES.decode(changes) for (changes,) in rows), Preferences())


def _entry(row: Row) -> LogEntry:
    revision, version, seat, verb, args, cause, at_ms = row
    try:
        action, made_by = Action(verb, _WORDS.decode(args)), Cause(cause)
    except (msgspec.DecodeError, ValueError):
        seat, action, made_by = None, Action("damaged", (args,)), Cause.AUTO
    return LogEntry(revision, version, seat, action, made_by, at_ms)


def _record(row: Row) -> TableRecord:
    *values, is_packed, people, is_damaged = row
    fields = dict(zip(_RECORD_FIELDS, values, strict=True))
    if is_packed == 1 and not is_damaged:
        # Where the query has not looked, it may be damaged: `BY_ID` freezes it then.
        with suppress(zlib.error, msgspec.MsgspecError):
            fields["data"] = unpack(fields["data"]).data
    return TableRecord(**fields, people=_PEOPLE.decode(people), is_damaged=bool(is_damaged))
