"""A queue of edits for each message: one is in flight at a time, and the latest wins.

Only a few jobs run at once, the most urgent first, so that a message is rendered when it can be
sent, and what waits takes no memory but its name. A job that fails is tried again, then left to the
next change or to /table. The queue knows the table of a message, for the log, and nothing of what
is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias

import discord

from cogs.messages.request_errors import REQUEST_ERRORS, is_temporary
from cogs.messages.request_pace import PRECEDENCE, Precedence, RequestPace, Urgency
from cogs.pages.message_content import PictureMissing
from engine.api.refusals import Unavailable
from engine.service.ports import ArchiveFailed

log = logging.getLogger("hedgerow.messages")


class MessageKey(NamedTuple):
    """Which message it is: its table, its kind, and its seat or person if it belongs to one."""

    table: int
    kind: str
    owner: int = 0


Job: TypeAlias = Callable[[], Awaitable[None]]


class Observer(Protocol):
    """Takes the figures of the queue."""

    def message_shown(self, kind: str, seconds: float) -> None:
        """Take how long a message was out of date until it was right."""

    def message_failed(self, status: str, outcome: str) -> None:
        """Take the HTTP status, or the error's name, of a failed job, and what became of it."""


#: Seconds until a failed job is tried again, one pause after the other.
RETRIES = (5.0, 30.0, 120.0)

#: At most so many jobs run at once. Twice what Discord takes in a second: more would only wait.
MAX_RUNNING = 100

#: While so many requests wait for their turn, no further job starts: it would render a state that
#: is an older one by the time it is sent.
MAX_AT_PACE = 10


@dataclass
class _Running:
    """A job in flight."""

    task: asyncio.Task[None]
    precedence: Precedence
    newer_since: float | None = None  #: when a newer job for the same message came


class EditQueue:
    """Runs one job a message at a time. A job that waits is replaced by the next one.

    `is_retryable` returns True of an error that a rebuilt message will not meet again.
    """

    def __init__(
        self,
        observer: Observer,
        pace: RequestPace,
        is_retryable: Callable[[Exception], bool] = lambda error: False,
    ) -> None:
        self._observer, self._pace, self._is_retryable = observer, pace, is_retryable
        pace.on_start = self._start_jobs
        self._jobs: dict[MessageKey, Job] = {}
        #: since when each message is out of date, by the loop's clock
        self._since: dict[MessageKey, float] = {}
        self._lanes: dict[Urgency, deque[MessageKey]] = {each: deque() for each in Urgency}
        #: the lane in which a message waits; a message may stand in others too, where it is skipped
        self._queued: dict[MessageKey, Urgency] = {}
        self._running: dict[MessageKey, _Running] = {}
        #: what is tried again later, with its urgency
        self._pauses: dict[MessageKey, tuple[asyncio.TimerHandle, Urgency]] = {}
        self._failures: dict[MessageKey, int] = {}
        #: the messages without their picture that are tried once more, and those that were
        self._completions: dict[MessageKey, asyncio.TimerHandle] = {}
        self._tried_twice: set[MessageKey] = set()
        self._waiters: dict[MessageKey, asyncio.Future[None]] = {}
        self.is_closed = False

    def put(self, key: MessageKey, job: Job, urgency: Urgency = Urgency.TABLE) -> None:
        """Run the job after the one in flight, unless a later one replaces it or this is closed."""
        if self.is_closed:
            return
        self._jobs[key] = job
        if (completion := self._completions.pop(key, None)) is not None:
            completion.cancel()
        now = asyncio.get_running_loop().time()
        self._since.setdefault(key, now)
        running = self._running.get(key)
        if running is not None:
            running.newer_since = running.newer_since or now
            # What is in flight must not wait for its turn among others longer than the next one.
            running.precedence.urgency = min(running.precedence.urgency, urgency)
        pause = self._pauses.get(key)
        if pause is None:
            self._enqueue(key, urgency)
        else:
            self._pauses[key] = (pause[0], min(pause[1], urgency))

    @property
    def waiting(self) -> int:
        """How many messages are out of date."""
        return len(self._since)

    def seconds_behind(self) -> float:
        """Return for how long the message has been out of date that has been so the longest."""
        now = asyncio.get_running_loop().time()
        return now - min(self._since.values(), default=now)

    async def wait_for(self, key: MessageKey, seconds: float | None = None) -> None:
        """Wait until a message has no job left, done or given up; so many seconds at most."""
        if key in self._jobs or key in self._running:
            waiter = self._waiters.get(key)
            if waiter is None:
                waiter = self._waiters[key] = asyncio.get_running_loop().create_future()
            await asyncio.wait((waiter,), timeout=seconds)

    async def close(self) -> None:
        """Stop at once and take no more jobs."""
        self.is_closed = True
        for timer in (*(each for each, _ in self._pauses.values()), *self._completions.values()):
            timer.cancel()
        self._jobs.clear()
        self._since.clear()
        tasks = [each.task for each in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for key in [*self._waiters]:
            self._release(key)

    def _enqueue(self, key: MessageKey, urgency: Urgency) -> None:
        if urgency < self._queued.get(key, len(Urgency)):
            self._queued[key] = urgency
            self._lanes[urgency].append(key)
        self._start_jobs()

    def _start_jobs(self) -> None:
        """Start what may run: the most urgent lane first, in the order in which they came.

        While requests wait, one at a time, for a job takes a moment until its request waits too.
        """
        at_pace = self._pace.waiting
        room = MAX_RUNNING - len(self._running)
        if at_pace:
            room = min(room, int(at_pace < MAX_AT_PACE))
        for urgency, lane in self._lanes.items():
            for _ in range(len(lane)):
                if room <= 0 or self.is_closed:
                    return
                key = lane.popleft()
                if key in self._running:
                    lane.append(key)  # after the one in flight
                elif self._queued.get(key) is urgency:
                    room -= 1
                    del self._queued[key]
                    job = self._jobs.pop(key)
                    precedence = Precedence(urgency)
                    task = asyncio.create_task(self._run(key, job, precedence))
                    self._running[key] = _Running(task, precedence)

    async def _run(self, key: MessageKey, job: Job, precedence: Precedence) -> None:
        PRECEDENCE.set(precedence)
        try:
            is_done = await self._try(key, job)
        finally:
            newer_since = self._running.pop(key).newer_since
        if is_done:
            self._since.pop(key, None)
            if key in self._jobs and newer_since is not None:
                self._since[key] = newer_since
        failures = 0 if is_done or key in self._jobs else self._failures.get(key, 0) + 1
        if 0 < failures <= len(RETRIES):
            self._failures[key] = failures
            self._jobs[key] = job
            timer = asyncio.get_running_loop().call_later(
                RETRIES[failures - 1], self._end_pause, key
            )
            self._pauses[key] = (timer, precedence.urgency)
        else:
            self._failures.pop(key, None)
            if key not in self._jobs:
                self._release(key)
        self._start_jobs()

    def _end_pause(self, key: MessageKey) -> None:
        _, urgency = self._pauses.pop(key)
        self._enqueue(key, urgency)

    def _complete(self, key: MessageKey, job: Job) -> None:
        self._tried_twice.add(key)
        self.put(key, job, Urgency.REST)

    def _release(self, key: MessageKey) -> None:
        """Wake those who wait for a message: nothing is left to do."""
        self._since.pop(key, None)
        waiter = self._waiters.pop(key, None)
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def _try(self, key: MessageKey, job: Job) -> bool:
        """Run a job once; return False if it failed in a way that may pass."""
        try:
            await job()
            now = asyncio.get_running_loop().time()
            self._observer.message_shown(key.kind, now - self._since.get(key, now))
            self._tried_twice.discard(key)
        except PictureMissing:
            if key not in self._tried_twice and key not in self._jobs:
                loop, completion = asyncio.get_running_loop(), partial(self._complete, key, job)
                self._completions[key] = loop.call_later(RETRIES[0], completion)
        except Unavailable:
            pass
        except discord.Forbidden as error:
            self._observer.message_failed(str(error.status), "refused")
            log.info("table %s: Discord forbids %s (%s)", key.table, key.kind, error.code)
        except REQUEST_ERRORS as error:
            name = type(error).__name__
            log.warning("table %s: %s was not sent: %s", key.table, key.kind, name)
            again = is_temporary(error) or self._is_retryable(error)
            outcome = "retried" if again else "refused"
            self._observer.message_failed(str(getattr(error, "status", name)), outcome)
            return not again
        except ArchiveFailed as error:
            log.warning("table %s: %s could not be updated: %s", key.table, key.kind, error)
            return False
        except Exception:
            log.exception("table %s: %s could not be updated", key.table, key.kind)
        return True
