"""Table records and log entries, with defaults for what does not matter."""

from __future__ import annotations

from engine.api.action import Action
from engine.service.ports import TableRecord
from engine.table.model import Cause, LogEntry


def entry(revision: int, *args: str, seat: int | None = 0, cause: Cause = Cause.PERSON) -> LogEntry:
    return LogEntry(revision, 1, seat, Action("play", args), cause, 1_700_000_000_000 + revision)


def record(
    table: int = 0,
    revision: int = 1,
    *,
    channel: int = 1,
    guild: int | None = 7,
    stage: str = "play",
    due_ms: int | None = None,
    people: tuple[int, ...] | None = (),
    data: bytes | None = None,
) -> TableRecord:
    return TableRecord(
        id=table,
        channel=channel,
        guild=guild,
        game="race",
        stage=stage,
        revision=revision,
        due_ms=due_ms,
        people=people,
        data=b"revision %d" % revision if data is None else data,
    )
