"""What each message showed last, and which of them a reply is about to change.

A reply never waits for an edit that nobody asked for. The edit waits for the reply, and is made
again where it cannot be known which of the two came last, so that nothing older replaces something
newer.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from typing import TypeAlias

import msgspec

from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.reply import Reply
from cogs.messages.request_pace import Urgency
from engine.service.tables import Tables
from engine.table.snapshot import TableSnapshot

#: Edits wait so long for the replies to people who have clicked.
MAX_WAIT_SECONDS = 0.25

_MAX_DIGESTS = 10_000

Update: TypeAlias = Callable[[MessageKey, TableSnapshot], Awaitable[None]]


class RenderState:
    """A digest of what each message shows, as far as it is known.

    `update` edits or sends a message as its table is now; it is called for one key at a time,
    after the replies that are on their way to that message.
    """

    def __init__(
        self, tables: Tables, edit_queue: EditQueue, reply_priority: ReplyPriority, update: Update
    ) -> None:
        self._tables, self._edit_queue, self._reply_priority = tables, edit_queue, reply_priority
        self._update = update
        self._digests: OrderedDict[MessageKey, bytes] = OrderedDict()
        self._replies: dict[MessageKey, set[asyncio.Future[None]]] = {}

    def refresh(self, key: MessageKey, urgency: Urgency = Urgency.TABLE) -> None:
        """Queue an update of a message."""
        self._edit_queue.put(key, partial(self._refresh, key), urgency)

    def refresh_anyway(self, key: MessageKey) -> None:
        """Queue an update of a message, also if nothing it is made of has changed."""
        self.forget(key)
        self.refresh(key)

    def is_shown(self, key: MessageKey, *digests: bytes) -> bool:
        """Return True if one of these is what the message shows."""
        return self._digests.get(key) in digests

    def forget(self, key: MessageKey) -> None:
        """Forget what a message shows, so that the next update edits it in any case."""
        self._digests.pop(key, None)

    @contextmanager
    def replying(self, key: MessageKey, digest: bytes) -> Iterator[None]:
        """Note that a reply changes a message. If it fails, have the message updated."""
        replied = asyncio.get_running_loop().create_future()
        replies = self._replies.setdefault(key, set())
        replies.add(replied)
        self._record(key, digest)
        try:
            yield
        except Exception:
            self.refresh_anyway(key)
            raise
        else:
            self._confirm(key, digest)
        finally:
            replied.set_result(None)
            replies.discard(replied)
            if not replies:
                self._replies.pop(key, None)

    @contextmanager
    def editing(self, key: MessageKey, digest: bytes) -> Iterator[None]:
        """Note that an edit changes a message. If it fails, the caller tries again."""
        self._record(key, digest)
        try:
            yield
        except BaseException:
            self.forget(key)
            raise
        self._confirm(key, digest)

    def _record(self, key: MessageKey, digest: bytes) -> None:
        self._digests[key] = digest
        self._digests.move_to_end(key)
        while len(self._digests) > _MAX_DIGESTS:
            self._digests.popitem(last=False)

    def _confirm(self, key: MessageKey, digest: bytes) -> None:
        # Something else was sent meanwhile: either of the two may have come last.
        if not self.is_shown(key, digest):
            self.refresh_anyway(key)

    async def _refresh(self, key: MessageKey) -> None:
        await self._reply_priority.wait()
        while replies := self._replies.get(key):
            await asyncio.wait(tuple(replies))
        await self._update(key, await self._tables.snapshot(key.table))


class ReplyPriority:
    """Lets replies go before edits that nobody asked for."""

    def __init__(self) -> None:
        self._pending: set[asyncio.Future[None]] = set()
        #: Held while an edit is rendered, so that the picture of a reply waits for one at most.
        self.rendering = asyncio.Lock()

    def add(self, reply: Reply) -> None:
        """Note that a person waits for this reply."""
        self._pending.add(reply.sent)
        reply.sent.add_done_callback(self._pending.discard)

    async def wait(self) -> None:
        """Wait for the pending replies, but not long: people look at their screens."""
        if self._pending:
            await asyncio.wait(tuple(self._pending), timeout=MAX_WAIT_SECONDS)


def digest_of(value: object) -> bytes:
    """Return a digest of 16 bytes of what a message shows."""
    return blake2b(msgspec.msgpack.encode(value), digest_size=16).digest()
