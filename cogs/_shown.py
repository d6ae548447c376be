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

from cogs._answer import Answer
from cogs._lanes import Lane, Lanes
from engine.tables import Seen, Tables

#: Somebody who clicks gets their answer first, if it takes no longer than this.
GIVE_WAY_SECONDS = 0.25

_REMEMBERED = 10_000

BringRight: TypeAlias = Callable[[Lane, Seen], Awaitable[None]]


class Shown:
    """A digest of what stands on each lane's message, as far as it is known.

    `bring_right` does what a message needs as its table stands; it is called with one lane at a
    time, after the answers that are on their way there.
    """

    def __init__(
        self, tables: Tables, lanes: Lanes, courtesy: Courtesy, bring_right: BringRight
    ) -> None:
        self._tables, self._lanes, self._courtesy = tables, lanes, courtesy
        self._bring_right = bring_right
        self._digests: OrderedDict[Lane, bytes] = OrderedDict()
        self._answering: dict[Lane, set[asyncio.Future[None]]] = {}

    def look(self, lane: Lane) -> None:
        """Have a message brought right, soon."""
        self._lanes.put(lane, partial(self._look, lane))

    def stands(self, lane: Lane, digest: bytes) -> bool:
        """Is this what was put there last?"""
        return self._digests.get(lane) == digest

    def note(self, lane: Lane, digest: bytes) -> None:
        """Note what is being put there."""
        self._digests[lane] = digest
        self._digests.move_to_end(lane)
        while len(self._digests) > _REMEMBERED:
            self._digests.popitem(last=False)

    def forget(self, lane: Lane) -> None:
        """Know no more what stands there, so that it is put there anew the next time."""
        self._digests.pop(lane, None)

    @contextmanager
    def answering(self, lane: Lane, digest: bytes) -> Iterator[None]:
        """Put it there as an answer, which may fail."""
        given = asyncio.get_running_loop().create_future()
        theirs = self._answering.setdefault(lane, set())
        theirs.add(given)
        self.note(lane, digest)
        try:
            yield
        except Exception:
            self._unknown(lane)
            raise
        else:
            self._settle(lane, digest)
        finally:
            given.set_result(None)
            theirs.discard(given)
            if not theirs:
                self._answering.pop(lane, None)

    @contextmanager
    def editing(self, lane: Lane, digest: bytes) -> Iterator[None]:
        """Put it there unasked. Where that fails, whoever tries it knows."""
        self.note(lane, digest)
        try:
            yield
        except BaseException:
            self.forget(lane)
            raise
        self._settle(lane, digest)

    def _settle(self, lane: Lane, digest: bytes) -> None:
        # Something else was put there meanwhile: either of the two may have come last.
        if not self.stands(lane, digest):
            self._unknown(lane)

    def _unknown(self, lane: Lane) -> None:
        self.forget(lane)
        self.look(lane)

    async def _look(self, lane: Lane) -> None:
        await self._courtesy.give_way()
        while waiting := self._answering.get(lane):
            await asyncio.wait(tuple(waiting))
        await self._bring_right(lane, await self._tables.see(lane.table))


class Courtesy:
    """Lets answers go before what nobody asked for."""

    def __init__(self) -> None:
        self._answers: set[asyncio.Future[None]] = set()
        #: One page at a time is made unasked, so that the picture of an answer never queues long.
        self.making = asyncio.Lock()

    def note(self, answer: Answer) -> None:
        """Note that somebody waits for an answer."""
        self._answers.add(answer.made)
        answer.made.add_done_callback(self._answers.discard)

    async def give_way(self) -> None:
        """Let those who have clicked have their answers first: they look at their screens."""
        if self._answers:
            await asyncio.wait(tuple(self._answers), timeout=GIVE_WAY_SECONDS)


def digest_of(value: object) -> bytes:
    """Give a short name for what a message shows."""
    return blake2b(msgspec.msgpack.encode(value), digest_size=16).digest()
