"""Faults on demand: rate limits, errors, delays and lost connections that a test switches on."""

from __future__ import annotations

import asyncio
import fnmatch
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from .api_errors import ApiError
from .world import Call


class RateLimited(ApiError):
    """A 429. `retry_after` is in seconds; with `banned` it looks like Cloudflare's, without Via."""

    def __init__(
        self, retry_after: float, *, everywhere: bool = False, banned: bool = False
    ) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.body |= {"retry_after": round(retry_after, 3), "global": everywhere}
        self.headers = {
            "Retry-After": str(max(1, round(retry_after))),
            "X-RateLimit-Scope": "global" if everywhere else "user",
        }
        if everywhere:
            self.headers["X-RateLimit-Global"] = "true"
        if not banned:
            self.headers["Via"] = "1.1 google"


class ConnectionLost(Exception):
    """The connection of a call is closed without a response.

    `refuse_seconds`: no new connection is accepted for so long afterwards.
    """

    def __init__(self, refuse_seconds: float = 0) -> None:
        super().__init__()
        self.refuse_seconds = refuse_seconds


@dataclass
class Fault:
    """What happens to the next `times` calls whose "METHOD /route" fits `pattern`."""

    pattern: str
    error: ApiError | ConnectionLost | None
    delay_seconds: float
    times: int
    #: The call is executed, then its response is delayed or replaced, as if it got lost.
    after: bool


@dataclass
class Bucket:
    """A rate limit of a route: `limit` calls in a time window, counted per channel."""

    limit: int
    window_seconds: float


class Faults:
    """No faults unless a test asks for them.

    `everywhere_per_second`: the global limit (Discord's is 50), interactions exempt; 0 is none.
    `buckets`: "METHOD /route" -> `Bucket`, announced in headers and enforced.
    """

    def __init__(self) -> None:
        self.everywhere_per_second = 0
        self.buckets: dict[str, Bucket] = {}
        self.refused = 0  #: number of 429 responses
        self._faults: list[Fault] = []
        self._recent: deque[float] = deque()
        self._spent: dict[tuple[str, str], deque[float]] = {}

    @property
    def is_over(self) -> bool:
        """True if every fault that was switched on has happened."""
        return not self._faults

    def limit_next(
        self,
        pattern: str,
        retry_after: float = 0.3,
        *,
        times: int = 1,
        everywhere: bool = False,
        banned: bool = False,
    ) -> None:
        """Answer 429 to the next calls that match, such as `"POST /channels/*/messages"`."""
        error = RateLimited(retry_after, everywhere=everywhere, banned=banned)
        self._faults.append(Fault(pattern, error, 0, times, after=False))

    def fail_next(
        self,
        pattern: str,
        status: int = 500,
        code: int = 0,
        message: str = "Internal Server Error",
        *,
        times: int = 1,
        after: bool = False,
    ) -> None:
        """Answer an error to the next calls that match; `after`: after executing them."""
        error = ApiError(status, code, message)
        self._faults.append(Fault(pattern, error, 0, times, after=after))

    def delay_next(
        self, pattern: str, seconds: float, *, times: int = 1, after: bool = False
    ) -> None:
        """Delay the next calls that match; `after`: only their responses."""
        self._faults.append(Fault(pattern, None, seconds, times, after=after))

    def cut_next(
        self,
        pattern: str,
        seconds: float = 0,
        *,
        times: int = 1,
        after: bool = False,
        refuse_seconds: float = 0,
    ) -> None:
        """Close the connections of the next calls that match, so many seconds later.

        `after`: after executing them. `refuse_seconds`: then accept no new connection for so long.
        """
        error = ConnectionLost(refuse_seconds)
        self._faults.append(Fault(pattern, error, seconds, times, after=after))

    async def before(self, call: Call) -> None:
        """Delay a call, or raise the `ApiError` that it gets, or `ConnectionLost`."""
        self._limit_everywhere(call)
        await self._happen(call, after=False)

    async def after(self, call: Call) -> None:
        """Delay a response, or raise what replaces it: an `ApiError`, or `ConnectionLost`."""
        await self._happen(call, after=True)

    async def _happen(self, call: Call, *, after: bool) -> None:
        fault = self._next(call, after=after)
        if fault is None:
            return
        await asyncio.sleep(fault.delay_seconds)
        if fault.error is not None:
            self.refused += isinstance(fault.error, RateLimited)
            raise fault.error

    def spend(self, call: Call, parameters: Mapping[str, str]) -> dict[str, str]:
        """Count a call against its bucket and return the headers. Raise `RateLimited`."""
        name = f"{call.method} {call.route}"
        bucket = self.buckets.get(name)
        if bucket is None:
            return {}
        major = parameters.get("channel_id") or parameters.get("webhook_token") or ""
        now = time.time()
        spent = self._spent.setdefault((name, major), deque())
        while spent and spent[0] <= now - bucket.window_seconds:
            spent.popleft()
        reset = (spent[0] if spent else now) + bucket.window_seconds
        if len(spent) >= bucket.limit:
            self.refused += 1
            raise RateLimited(reset - now)
        spent.append(now)
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - len(spent)),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset - now:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(name)):x}"[:16],
        }

    def _next(self, call: Call, *, after: bool) -> Fault | None:
        for fault in self._faults:
            if fault.after is after and fits(call, fault.pattern):
                fault.times -= 1
                if fault.times <= 0:
                    self._faults.remove(fault)
                return fault
        return None

    def _limit_everywhere(self, call: Call) -> None:
        exempt = call.route.startswith(("/interactions", "/webhooks"))
        if not self.everywhere_per_second or exempt:
            return
        now = time.monotonic()
        while self._recent and self._recent[0] <= now - 1:
            self._recent.popleft()
        if len(self._recent) >= self.everywhere_per_second:
            self.refused += 1
            raise RateLimited(self._recent[0] + 1 - now, everywhere=True)
        self._recent.append(now)


def fits(call: Call, pattern: str) -> bool:
    """Match "METHOD /path" against a pattern with `*`, by the path itself or by its route."""
    return any(
        fnmatch.fnmatchcase(f"{call.method} {path}", pattern) for path in (call.path, call.route)
    )
