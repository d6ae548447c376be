"""Our own pace of requests to Discord, below the 50 a second that one token may send.

Discord answers more with 429, and bans an address that is refused 10,000 times in ten minutes.
Replies to interactions go through webhooks, which do not count.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import ContextVar
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace

import aiohttp

#: Requests in any second. Discord's clock is not ours: some arrive closer together than they left.
PER_SECOND = 45

SECOND = 1.0

_UNCOUNTED = ("/interactions/", "/webhooks/")


class Urgency(IntEnum):
    """What goes first where requests have to wait."""

    TURN = 0  #: what a person is waited for: their hand, their ping; and whatever has no urgency
    TABLE = 1  #: the table message
    REST = 2  #: hands of people who are not waited for
    REPAIR = 3  #: messages that a restart, or forgetting a person, may have left out of date


#: The urgency of the requests that the current task makes.
URGENCY: ContextVar[Urgency] = ContextVar("URGENCY", default=Urgency.TURN)


class RequestPace:
    """Lets at most `PER_SECOND` requests start in any second, the most urgent first."""

    def __init__(self) -> None:
        self._starts: deque[float] = deque(maxlen=PER_SECOND)
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._timer: asyncio.TimerHandle | None = None

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
        if not self._waiting and self._delay() <= 0:
            self._starts.append(asyncio.get_running_loop().time())
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (URGENCY.get(), next(self._numbers), turn))
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

    def _delay(self) -> float:
        """Return the seconds until the next request may start."""
        if len(self._starts) < PER_SECOND:
            return 0.0
        return self._starts[-PER_SECOND] + SECOND - asyncio.get_running_loop().time()

    def _arm(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, self._delay()), self._let_go)

    def _let_go(self) -> None:
        self._timer = None
        while self._waiting and self._delay() <= 0:
            *_, turn = heappop(self._waiting)
            if not turn.done():  # it is if the request was cancelled
                self._starts.append(asyncio.get_running_loop().time())
                turn.set_result(None)
        if self._waiting:
            self._arm()
