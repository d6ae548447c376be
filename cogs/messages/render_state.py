"""What each message showed last, and which of them an answer is about to change.

An answer never waits for what nobody asked for; that waits for it, and is made again where it
cannot be known which of the two came last. So nothing older stands over something newer.
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
from engine.service.tables import Tables
from engine.table.snapshot import TableSnapshot

#: Somebody who clicks gets their answer first, if it takes no longer than this.
GIVE_WAY_SECONDS = 0.25

_REMEMBERED = 10_000

BringRight: TypeAlias = Callable[[MessageKey, TableSnapshot], Awaitable[None]]


class RenderState:
    """A digest of what stands on each lane's message, as far as it is known.

    `bring_right` does what a message needs as its table stands; it is called with one lane at a
    time, after the answers that are on their way there.
    """

    def __init__(
        self,
        tables: Tables,
        edit_queue: EditQueue,
        reply_priority: ReplyPriority,
        bring_right: BringRight,
    ) -> None:
        self._tables, self._edit_queue, self._reply_priority = tables, edit_queue, reply_priority
        self._bring_right = bring_right
        self._digests: OrderedDict[MessageKey, bytes] = OrderedDict()
        self._answering: dict[MessageKey, set[asyncio.Future[None]]] = {}

    def look(self, message_key: MessageKey) -> None:
        """Have a message brought right, soon."""
        self._edit_queue.put(message_key, partial(self._look, message_key))

    def stands(self, message_key: MessageKey, digest: bytes) -> bool:
        """Is this what was put there last?"""
        return self._digests.get(message_key) == digest

    def note(self, message_key: MessageKey, digest: bytes) -> None:
        """Note what is being put there."""
        self._digests[message_key] = digest
        self._digests.move_to_end(message_key)
        while len(self._digests) > _REMEMBERED:
            self._digests.popitem(last=False)

    def forget(self, message_key: MessageKey) -> None:
        """Know no more what stands there, so that it is put there anew the next time."""
        self._digests.pop(message_key, None)

    @contextmanager
    def answering(self, message_key: MessageKey, digest: bytes) -> Iterator[None]:
        """Put it there as an answer, which may fail."""
        given = asyncio.get_running_loop().create_future()
        theirs = self._answering.setdefault(message_key, set())
        theirs.add(given)
        self.note(message_key, digest)
        try:
            yield
        except Exception:
            self._unknown(message_key)
            raise
        else:
            self._settle(message_key, digest)
        finally:
            given.set_result(None)
            theirs.discard(given)
            if not theirs:
                self._answering.pop(message_key, None)

    @contextmanager
    def editing(self, message_key: MessageKey, digest: bytes) -> Iterator[None]:
        """Put it there unasked. Where that fails, whoever tries it knows."""
        self.note(message_key, digest)
        try:
            yield
        except BaseException:
            self.forget(message_key)
            raise
        self._settle(message_key, digest)

    def _settle(self, message_key: MessageKey, digest: bytes) -> None:
        # Something else was put there meanwhile: either of the two may have come last.
        if not self.stands(message_key, digest):
            self._unknown(message_key)

    def _unknown(self, message_key: MessageKey) -> None:
        self.forget(message_key)
        self.look(message_key)

    async def _look(self, message_key: MessageKey) -> None:
        await self._reply_priority.give_way()
        while waiting := self._answering.get(message_key):
            await asyncio.wait(tuple(waiting))
        await self._bring_right(message_key, await self._tables.snapshot(message_key.table))


class ReplyPriority:
    """Lets answers go before what nobody asked for."""

    def __init__(self) -> None:
        self._answers: set[asyncio.Future[None]] = set()
        #: One page at a time is made unasked, so that the picture of an answer never queues long.
        self.making = asyncio.Lock()

    def note(self, reply: Reply) -> None:
        """Note that somebody waits for an answer."""
        self._answers.add(reply.sent)
        reply.sent.add_done_callback(self._answers.discard)

    async def give_way(self) -> None:
        """Let those who have clicked have their answers first: they look at their screens."""
        if self._answers:
            await asyncio.wait(tuple(self._answers), timeout=GIVE_WAY_SECONDS)


def digest_of(value: object) -> bytes:
    """Give a short name for what a message shows."""
    return blake2b(msgspec.msgpack.encode(value), digest_size=16).digest()
