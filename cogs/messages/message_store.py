"""Where the messages of tables stand, as the archive has it, at hand for the tables at play.

The courier looks it up for every message at every move, and is the only one that changes it.
"""

from __future__ import annotations

from collections import OrderedDict

from engine.service.ports import Archive, StoredMessage

_CACHED_TABLES = 2_000


class MessageStore:
    """The posts of the archive; what was read is kept until something of its table is written."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._kept: OrderedDict[int, tuple[StoredMessage, ...]] = OrderedDict()
        self._writes = 0

    async def of(self, table: int) -> tuple[StoredMessage, ...]:
        """Give where the messages of a table stand."""
        kept = self._kept.get(table)
        if kept is not None:
            return kept
        writes = self._writes
        found = await self._archive.messages(table)
        if writes == self._writes:  # else it may be what stood before
            self._kept[table] = found
            while len(self._kept) > _CACHED_TABLES:
                self._kept.popitem(last=False)
        return found

    async def one(self, table: int, kind: str, seat: int | None = None) -> StoredMessage | None:
        """Give where a table's message of one kind stands, if it was sent."""
        posts = await self.of(table)
        return next((each for each in posts if (each.kind, each.seat) == (kind, seat)), None)

    async def note(self, post: StoredMessage) -> None:
        """Remember a message; one of the same table, kind and seat is replaced."""
        try:
            await self._archive.save_message(post)
        finally:
            self._changed(post)

    async def forget(self, post: StoredMessage) -> None:
        """Forget a message that is gone; another one in its place stays."""
        try:
            await self._archive.delete_message(post)
        finally:
            self._changed(post)

    def _changed(self, post: StoredMessage) -> None:
        self._writes += 1
        self._kept.pop(post.table, None)
