"""The archive in memory: `MemoryArchive` keeps the contract of the file, for tests and trials."""

from __future__ import annotations

from engine.service.ports import TableRecord
from engine.standings.results import Result
from engine.table.model import LogEntry
from storage.memory_people import MemoryPeople


class MemoryArchive(MemoryPeople):
    """Every table of one process, gone with it. Each call gives way once, as a file would."""

    async def commit(
        self,
        record: TableRecord,
        entry: LogEntry,
        *,
        checkpoint: bool = False,
        result: Result | None = None,
    ) -> None:
        """Store the next revision, its row of the log and the table's result. Raises `Conflict`."""
        await self.move_on(record, entry, checkpoint)
        if result is not None:
            self.finish(result)
