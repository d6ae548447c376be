"""The archive in memory: `MemoryArchive` keeps the contract of the file, for tests and trials."""

from __future__ import annotations

from engine.ports import Record
from engine.results import Result
from engine.table import Entry
from storage.memory_people import MemoryPeople


class MemoryArchive(MemoryPeople):
    """Every table of one process, gone with it. Each call gives way once, as a file would."""

    async def commit(
        self,
        record: Record,
        entry: Entry,
        *,
        checkpoint: bool = False,
        result: Result | None = None,
    ) -> None:
        """Store the next revision, its row of the log and the table's result. Raises `Conflict`."""
        await self.move_on(record, entry, checkpoint)
        if result is not None:
            self.finish(result)
