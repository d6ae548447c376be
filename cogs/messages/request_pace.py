"""Our own pace of requests to Discord, below the 50 a second that one token may send.

Discord answers more with 429, and bans an address that is refused 10,000 times in ten minutes.
Replies to interactions go through webhooks, which do not count.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from enum import IntEnum
from types import SimpleNamespace
from typing import TypeAlias

import aiohttp

log = logging.getLogger("hedgerow.messages")

#: Requests that start in a second, evenly, where they wait. If those of a second all started at
#: once, any that were held up on their way would arrive with those of the next second.
PER_SECOND = 40

SECOND = 1.0

#: So many may start at once where none did lately. At most the sum of both starts in any second.
AT_ONCE = 5

#: So many starts a process takes at a time from those that all processes share.
LEASED = 4

#: If they are not given within this time, the process goes by its equal part for a while.
LEASE_SECONDS, EQUAL_SECONDS = 0.5, 2.0

#: A start that was missed by more is lost: made up for, it would fall into another one's time.
LATE_SECONDS = 0.1

#: Returns after how many seconds the first of so many requests may start; each is later by this.
Lease: TypeAlias = Callable[[int, float, int], Awaitable[float]]

_UNCOUNTED = ("/interactions/", "/webhooks/")


class Urgency(IntEnum):
    """What goes first where requests have to wait."""

    TURN = 0  #: what a person is waited for: their hand, their ping; and whatever has no urgency
    TABLE = 1  #: the table message
    REST = 2  #: hands of people who are not waited for
    REPAIR = 3  #: messages that a restart, or forgetting a person, may have left out of date


class Precedence:
    """How urgent the requests of a task are. It may change while one of them waits."""

    __slots__ = ("urgency",)

    def __init__(self, urgency: Urgency) -> None:
        self.urgency = urgency


#: The precedence of the requests that the current task makes; `None`: they are urgent.
PRECEDENCE: ContextVar[Precedence | None] = ContextVar("PRECEDENCE", default=None)


class RequestPace:
    """Lets requests start evenly, `PER_SECOND` of them, the most urgent first.

    Processes with the same token share these by a lease, or else have equal parts of them.
    """

    def __init__(
        self,
        processes: int = 1,
        may_send: Callable[[], Awaitable[bool]] | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Start with no request waiting.

        `may_send` returns False once another process sends in place of this one.
        """
        self._may_send = may_send
        self._lease = lease
        self._leasing: asyncio.Task[None] | None = None
        self._equal_until = 0.0
        self._interval = processes * SECOND / PER_SECOND
        self._early = max(0.0, AT_ONCE / processes - 1) * self._interval
        #: when the next one is due if all start evenly, by the loop's clock
        self._due = 0.0
        #: what waits, in the order of coming: a few more than the edit queue runs at once
        self._waiting: list[tuple[Precedence, asyncio.Future[None]]] = []
        self._timer: asyncio.TimerHandle | None = None
        #: called when requests that have waited start
        self.on_start: Callable[[], object] = lambda: None

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return len(self._waiting)

    def trace_config(self) -> aiohttp.TraceConfig:
        """Return what makes every request of discord.py's session wait for its turn."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before_request)
        return config

    async def wait(self) -> None:
        """Wait until a request may start."""
        if self._lease is None and not self._waiting and self._delay() <= 0:
            self._note_start()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((PRECEDENCE.get() or Precedence(Urgency.TURN), turn))
        self._arm()
        await turn

    async def _before_request(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        path = params.url.path
        if "/api/" in path and not any(each in path for each in _UNCOUNTED):
            await self.wait()
            if self._may_send is not None and not await self._may_send():
                raise aiohttp.ClientError("another process sends this")

    def _delay(self) -> float:
        """Return the seconds until the next request may start."""
        return self._due - self._early - asyncio.get_running_loop().time()

    def _note_start(self) -> None:
        self._due = max(self._due, asyncio.get_running_loop().time()) + self._interval

    def _arm(self) -> None:
        loop = asyncio.get_running_loop()
        if self._lease is not None:
            if self._leasing is None or self._leasing.done():
                self._leasing = loop.create_task(self._let_go_leased(self._lease))
        elif self._timer is None:
            self._timer = loop.call_later(max(0.0, self._delay()), self._let_go)

    def _let_go(self) -> None:
        self._timer = None
        while self._waiting and self._delay() <= 0:
            if self._start_most_urgent():
                self._note_start()
        if self._waiting:
            self._arm()
        self.on_start()

    def _start_most_urgent(self) -> bool:
        """Return False if that request was cancelled meanwhile."""
        most_urgent = min(self._waiting, key=lambda each: each[0].urgency)
        self._waiting.remove(most_urgent)
        _, turn = most_urgent
        if turn.done():
            return False
        turn.set_result(None)
        return True

    async def _let_go_leased(self, lease: Lease) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            for start in await self._starts(lease, min(len(self._waiting), LEASED)):
                await asyncio.sleep(max(0.0, start - loop.time()))
                if loop.time() > start + LATE_SECONDS:
                    break
                while self._waiting and not self._start_most_urgent():
                    pass
                self.on_start()

    async def _starts(self, lease: Lease, count: int) -> list[float]:
        """Return when the next requests may start, by the loop's clock: `count`, or fewer."""
        loop, interval = asyncio.get_running_loop(), SECOND / PER_SECOND
        if loop.time() >= self._equal_until:
            try:
                async with asyncio.timeout(LEASE_SECONDS):
                    first = loop.time() + await lease(count, interval, AT_ONCE)
                return [first + at * interval for at in range(count)]
            except Exception as error:  # whatever it is, messages go on
                log.info("requests are not shared for a while: %s", type(error).__name__)
                self._equal_until = loop.time() + EQUAL_SECONDS
        start = loop.time() + max(0.0, self._delay())
        self._note_start()
        return [start]
