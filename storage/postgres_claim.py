"""The claim of a process on a database: what one process does for all, no other does meanwhile.

It is an advisory lock, which the server frees when the connection ends. The server ends the
connection of a process that hangs, for it stops sending its sign of life. Where several processes
share the work, each number of a process is claimed for itself, and handed over in an orderly way:

- A process that waits for a number holds `WISH`.
- The one that has it says with `OFFER` that it will leave; the other then connects to Discord, and
  from here on both ask with `take` who answers what they both get.
- The waiting one says with `READY` that it is connected. The other ends, which frees the lock.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from math import inf

import asyncpg

from storage import errors
from storage.database import Share
from storage.errors import ArchiveError
from storage.postgres_locks import Lock, Locks, now
from storage.postgres_server import LOST, PATIENCE_SECONDS, PostgresServer

log = logging.getLogger("hedgerow.archive")

#: How often the process shows that it lives, and sees what the others do.
BEAT_SECONDS = 1.0

#: How often a process looks that waits for another one.
_RETRY_SECONDS = 0.25

#: A number that nobody has had for so long is taken over by another process. One that lost its
#: lock because the server restarted is back before.
FREE_SECONDS = 1.0

#: A process that has just started takes over nothing: the others may be starting as well.
START_SECONDS = 5.0

#: A process that is to end waits so long for a process that wants its number, and so long for that
#: one to be connected: Discord lets a shard connect each five seconds.
WISH_SECONDS, CONNECT_SECONDS = 4.0, 30.0

#: For so long after it was handed over, Discord may still deliver what the process before has
#: answered.
OVERLAP_SECONDS = 4.0

_NOTE_HOLDER = """
INSERT INTO holders (process, holder) VALUES ($1, $2)
ON CONFLICT (process) DO UPDATE SET holder = excluded.holder RETURNING holder
"""

_HOLDER = "SELECT holder FROM holders WHERE process = $1"


class Claim:
    """A lock that is held until it is released, or the process dies or hangs.

    Implements `engine.service.ports.Ownership`.
    """

    def __init__(self, server: PostgresServer, share: Share | None = None) -> None:
        """Claim what one of several processes does; without a share, all."""
        self._server = server
        self._number = share.process if share else 0
        self._count = share.processes if share else 1
        self._is_guest = share is not None and share.is_guest
        self._nudge = asyncio.Event()
        self._locks = Locks(server, self._number, self._count, self._nudge.set)
        self._holder = secrets.randbits(63)  # tells this claim from all others
        self._fits = True  # no process runs that was told another number of processes
        self._taken: list[int] = []
        self._heart: asyncio.Task[None] | None = None
        self._beaten = asyncio.Event()
        self._overlaps_until = 0.0
        self._is_leaving = False
        self._ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._held_since = 0.0
        self._is_held = True

    @property
    def is_held(self) -> bool:
        """True while this process acts for its servers; also where nothing was ever claimed."""
        return self._is_held

    @property
    def ahead_ms(self) -> int:
        """By how much the server's clock is ahead of this machine's."""
        return self._locks.ahead_ms

    async def acquire(self, *, waits: bool = True) -> None:
        """Return once the lock is held.

        Raise `ArchiveError` if the server cannot be reached, or if unless it `waits` another
        process holds the lock.
        """
        with self._dropping_locks():
            if not await self._try():
                if not waits:
                    raise ArchiveError(errors.DATABASE_IN_USE, name=self._server.name)
                log.warning("another Hedgerow uses this database: waiting until it ends")
                while not await self._try():  # noqa: ASYNC110 - the server tells nobody
                    await asyncio.sleep(_RETRY_SECONDS)
            await self._note_holder()
        self._hold()

    async def stand_by(self) -> None:
        """Return once the lock is held, or the process that holds it lets this one connect.

        Raise `ArchiveError` if the server cannot be reached, and for a guest also if there is
        nothing to be taken over any more.
        """
        self._is_held = is_told = False
        with self._dropping_locks():
            while not await self._try():
                is_offered = (Lock.OFFER, self._number) in self._locks.seen
                if self._is_guest and not is_offered:
                    raise ArchiveError(errors.DATABASE_IN_USE, name=self._server.name)
                if self._fits and await self._locks.take(Lock.WISH) and is_offered:
                    self._overlaps_until = inf
                    self._heart = asyncio.create_task(self._keep(), name="claim on the database")
                    return
                if not is_told:
                    is_told = True
                    log.warning("another Hedgerow uses this database: waiting until it ends")
                await asyncio.sleep(_RETRY_SECONDS)
            await self._locks.free(Lock.WISH)
            await self._note_holder()
        # A guest may be connected that wanted it as well, and has not heard yet.
        self._overlaps_until = now() + OVERLAP_SECONDS
        self._hold()

    async def take_over(self) -> None:
        """Say that this process is connected, and return once the lock is held.

        Raise `ArchiveError` if the server cannot be reached.
        """
        is_held = False
        while not is_held:
            try:
                await self._locks.take(Lock.WISH)
                await self._locks.take(Lock.READY)
                is_held = await self._try()
                if is_held:
                    await self._note_holder()
            except (*LOST, asyncpg.PostgresError) as error:
                log.info("waiting for the database: %s", type(error).__name__)
            if not is_held:
                await asyncio.sleep(_RETRY_SECONDS)
        with suppress(*LOST, asyncpg.PostgresError):
            await self._locks.free(Lock.READY)
            await self._locks.free(Lock.WISH)
        self._overlaps_until = now() + OVERLAP_SECONDS
        self._hold()

    async def hand_over(self) -> bool:
        """Let another process take the number over. Return True once one is connected.

        Return False if no process wants it.
        """
        self._is_leaving = True
        self._nudge.set()
        begun = now()
        while self._is_held and not self._ended.done():
            await asyncio.sleep(_RETRY_SECONDS)
            is_wanted = (Lock.WISH, self._number) in self._locks.seen
            most = CONNECT_SECONDS if is_wanted else WISH_SECONDS if self._has_company else 0
            if now() - begun > most:
                return False
        return self._is_held

    @property
    def _has_company(self) -> bool:
        """True if a process is there that does not end."""
        held = {number for kind, number in self._locks.seen if kind == Lock.RANGE}
        offered = {number for kind, number in self._locks.seen if kind == Lock.OFFER}
        return bool(held - offered - {self._number})

    async def ended(self) -> bool:
        """Wait until this process is to stop acting for its servers.

        Return True if the process to which they belong is connected, False if another one has
        taken over already because this one hung.
        """
        return await asyncio.shield(self._ended)

    async def vacancy(self, taken: Collection[int]) -> int:
        """Wait for a number that no process has, or that is about to be left, and return it.

        Not one of those in `taken`. The more there are, the longer others have the chance.
        """
        while True:
            await asyncio.sleep(_RETRY_SECONDS)
            time = now()
            if not self._is_held or time < self._held_since + START_SECONDS or self._is_leaving:
                continue
            for number in range(self._count):
                if number == self._number or number in taken:
                    continue
                offered = (Lock.OFFER, number) in self._locks.seen
                wanted = (Lock.WISH, number) in self._locks.seen
                since = self._locks.free_since.get(number, time)
                if (offered and not wanted) or time - since > FREE_SECONDS * (1 + len(taken) / 2):
                    self._locks.free_since.pop(number, None)
                    return number

    async def confirm(self) -> bool:
        """Return False if another process has taken over.

        Answer at once while the server cannot have freed the lock; else, as after a time in
        which this process did not run, ask.
        """
        while self._is_held and not self._is_sure() and self._heart is not None:
            self._beaten.clear()
            self._nudge.set()
            await self._beaten.wait()
        return not self._ended.done() or self._ended.result()

    @property
    def may_write(self) -> bool:
        """False if another process may have taken over: `confirm` says whether it has.

        For something that is asked in the midst of a transaction, and cannot wait.
        """
        if self._ended.done() and not self._ended.result():
            return False
        return self._heart is None or not self._is_held or self._is_sure()

    async def take(self, event: int) -> bool:
        """Return True if this process is to answer something from Discord, by its id.

        Of two processes that are connected for the same servers, the first that asks is. While
        the database is away, it is waited for; then this process is not.
        """
        is_held = False
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                is_held = await self.confirm()
        if not is_held or self._ended.done() or self._is_too_late:
            return False
        if now() > self._overlaps_until:
            return True
        try:
            is_first = await self._locks.take_event(event)
            self._taken += [event] if is_first else []
            return is_first
        except (*LOST, asyncpg.PostgresError):
            return self._is_held

    @property
    def _is_too_late(self) -> bool:
        """True if another process has taken what was offered to this one."""
        if self._is_held:
            return False
        kinds = {kind for kind, number in self._locks.seen if number == self._number}
        return Lock.RANGE in kinds and not (Lock.OFFER in kinds or self._locks.has(Lock.RANGE))

    async def release(self) -> None:
        """Free the lock; calling it again is harmless."""
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.wait([self._heart])
            self._heart = None
        self._locks.drop()
        self._beaten.set()

    # The sign of life

    def _hold(self) -> None:
        self._is_held, self._held_since = True, now()
        self._locks.free_since.clear()
        if self._heart is None:
            self._heart = asyncio.create_task(self._keep(), name="claim on the database")

    async def _keep(self) -> None:
        while True:
            overlaps = self._locks.has(Lock.OFFER) or not self._is_held
            with suppress(TimeoutError):
                async with asyncio.timeout(_RETRY_SECONDS if overlaps else BEAT_SECONDS):
                    await self._nudge.wait()
            self._nudge.clear()
            try:
                await self._beat()
            except (*LOST, asyncpg.PostgresError) as error:
                log.warning("the connection to the database was lost: %s", type(error).__name__)
                self._locks.drop()
                if self._is_held and not await self._acquire_again():
                    log.error("another Hedgerow has taken over this database")
                    self._end(is_ordered=False)
                    return
            self._beaten.set()

    async def _beat(self) -> None:
        if self._is_held and not self._locks.has(Lock.RANGE):
            raise asyncpg.InterfaceError("the lock was on a connection that is gone")
        seen = await self._locks.look()
        if not self._is_held:
            if self._is_guest and self._is_too_late:
                self._end(is_ordered=False)
            await self._locks.take(Lock.WISH)
            return
        if self._taken and now() > self._overlaps_until:
            taken, self._taken = self._taken, []
            await self._locks.free_events(taken)
        is_wanted = (Lock.WISH, self._number) in seen
        if self._is_leaving or (self._is_guest and is_wanted):
            # Before the other one may connect.
            self._overlaps_until = inf
            await self._locks.take(Lock.OFFER)
        elif self._locks.has(Lock.OFFER):  # who wanted it is gone
            await self._locks.free(Lock.OFFER)
            self._overlaps_until = now() + OVERLAP_SECONDS
        if self._locks.has(Lock.OFFER) and (Lock.READY, self._number) in seen:
            self._end(is_ordered=True)

    def _end(self, *, is_ordered: bool) -> None:
        self._is_held = self._is_held and is_ordered
        if not self._ended.done():
            self._ended.set_result(is_ordered)
        self._beaten.set()

    async def _acquire_again(self) -> bool:
        """Return True once the lock is held again, False if another process has or had it."""
        while True:
            with suppress(*LOST, asyncpg.PostgresError):
                is_held = await self._try()
                return is_held and await self._locks.value(_HOLDER, self._number) == self._holder
            await asyncio.sleep(_RETRY_SECONDS)

    async def _note_holder(self) -> None:
        """Note that this process has the number, before it acts for its servers."""
        await self._locks.value(_NOTE_HOLDER, self._number, self._holder)

    @contextmanager
    def _dropping_locks(self) -> Iterator[None]:
        """Free all locks if what is done here fails. Raise `ArchiveError` for a lost server."""
        try:
            yield
        except (*LOST, asyncpg.PostgresError) as error:
            self._locks.drop()
            raise self._server.error(error) from None
        except BaseException:
            self._locks.drop()
            raise

    async def _try(self) -> bool:
        """Return True if the lock is held now. Processes of another number are kept out."""
        self._fits = await self._locks.take(Lock.COUNT)
        seen = await self._locks.look()
        if any(kind == Lock.COUNT and count != self._count for kind, count in seen):
            self._fits = False
            await self._locks.free_all()
        return self._fits and await self._locks.take(Lock.RANGE)

    def _is_sure(self) -> bool:
        """Return True while the server cannot have freed the lock."""
        return self._locks.is_sure and self._locks.has(Lock.RANGE)
