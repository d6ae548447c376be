"""Where the messages of tables are: the archive's records, cached for the tables in play.

It is read for every message at every move, and it alone changes the records.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict

import aiohttp
from msgspec.structs import replace

from engine.service.ports import Archive, StoredMessage

_CACHED_TABLES = 2_000

#: Positive numbers of the archive's columns; Discord takes 25 characters.
_NONCE_BITS = 63


class MessageStore:
    """Records of sent messages; a table's are cached until one of them changes."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._cache: OrderedDict[int, tuple[StoredMessage, ...]] = OrderedDict()
        self._writes = 0

    def forget_cached(self) -> None:
        """Read every record again: another process may have changed them."""
        self._writes += 1
        self._cache.clear()

    async def all_of(self, table: int) -> tuple[StoredMessage, ...]:
        """Return the messages of a table."""
        cached = self._cache.get(table)
        if cached is not None:
            return cached
        writes = self._writes
        messages = await self._archive.messages(table)
        if writes == self._writes:  # else a write may have changed them meanwhile
            self._cache[table] = messages
            while len(self._cache) > _CACHED_TABLES:
                self._cache.popitem(last=False)
        return messages

    async def find(self, table: int, kind: str, seat: int | None = None) -> StoredMessage | None:
        """Return a table's message of one kind, if it was sent."""
        messages = await self.all_of(table)
        return next((each for each in messages if (each.kind, each.seat) == (kind, seat)), None)

    async def reserve(self, record: StoredMessage) -> StoredMessage:
        """Store and return a record with a new nonce, for a message that is about to be sent."""
        reserved = replace(record, nonce=secrets.randbits(_NONCE_BITS))
        await self.save(reserved)
        return reserved

    async def release(self, record: StoredMessage) -> None:
        """Take the nonce out of a record: Discord has refused the message."""
        if record.message:
            await self.save(replace(record, nonce=None))
        else:
            await self.delete(record)

    async def save(self, message: StoredMessage) -> None:
        """Store a message; it replaces one of the same table, kind and seat."""
        await self._check_owner()
        try:
            await self._archive.save_message(message)
        finally:
            self._drop(message)

    async def delete(self, message: StoredMessage) -> None:
        """Delete the record of a message; one that has replaced it stays."""
        await self._check_owner()
        try:
            await self._archive.delete_message(message)
        finally:
            self._drop(message)

    async def _check_owner(self) -> None:
        """Raise `aiohttp.ClientError`, as a request would, if another process has taken over.

        That one keeps the records: a message that it has sent must not fall out of them.
        """
        if not await self._archive.ownership.confirm():
            raise aiohttp.ClientError("another process sends this")

    def _drop(self, message: StoredMessage) -> None:
        self._writes += 1
        self._cache.pop(message.table, None)
