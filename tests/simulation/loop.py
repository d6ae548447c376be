"""An event loop without threads and without real waiting: one seed gives one run.

Time passes only when nothing is left to do, and then at once to the next appointment. What the
host gives to threads (SQLite's calls, the house's thoughts) is done on the loop's own thread, at
an appointment whose delay is drawn; so the order of everything comes from the seed alone.
"""

from __future__ import annotations

import asyncio
import selectors
import sqlite3
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from functools import partial
from typing import Any

from tests.support.random_play import Dice

#: So many rounds of the loop without progress of time are an endless loop.
_SPIN = 50_000


class Hung(AssertionError):
    """Every task waits for ever, or the loop spins while time stands still."""


class Machine:
    """What runs one of several simulated processes: it may stand still and go on, or be gone."""

    def __init__(self) -> None:
        self.stands_still = self.is_gone = False
        self._held: list[asyncio.Handle] = []

    def hold(self, handle: asyncio.Handle) -> None:
        """Run a callback when the machine goes on."""
        self._held.append(handle)

    def go_on(self) -> None:
        """Run what could not run meanwhile, in its order."""
        self.stands_still = False
        held, self._held = self._held, []
        asyncio.get_running_loop()._ready.extend(held)  # type: ignore[attr-defined]


#: The machine that runs the current code, where several are simulated.
MACHINE: ContextVar[Machine] = ContextVar("MACHINE")


class Loop(asyncio.SelectorEventLoop):
    """The loop that the module describes.

    `tasks`: those that have not ended, oldest first, each with its machine.
    """

    def __init__(self, dice: Dice) -> None:
        self._now = 0.0
        self._rounds = 0
        self._dice = dice
        self.disk = Disk(dice)
        self.tasks: dict[asyncio.Task[Any], Machine | None] = {}
        super().__init__(_Eager(self._tick))
        self.set_task_factory(self._made)  # type: ignore[arg-type]
        # After a year of seconds a nanosecond more is no more at all.
        self._clock_resolution = 1e-6

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self._on_machine(super().call_soon, callback, args, context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self._on_machine(partial(super().call_at, when), callback, args, context)

    def _on_machine(
        self,
        schedule: Callable[..., Any],
        callback: Callable[..., object],
        args: tuple[Any, ...],
        context: Context | None,
    ) -> Any:
        """Schedule a callback, which waits while the machine of its context stands still."""
        context = context or copy_context()
        machine = context.get(MACHINE)
        if machine is None:
            return schedule(callback, *args, context=context)

        def run() -> None:
            if machine.stands_still:
                machine.hold(handle)
            elif not machine.is_gone:
                callback(*args)

        handle = schedule(run, context=context)
        return handle

    def run_in_executor(  # type: ignore[override]
        self, executor: object, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        answer = self.create_future()
        self.call_later(self.delay(), do, answer, partial(func, *args))
        return answer

    def delay(self) -> float:
        """Return a random time that a thread takes in seconds: mostly short, sometimes long."""
        long = not self._dice.below(12)
        return self._dice.below(400 if long else 8) / 1000 + 0.0001

    def _tick(self, seconds: float | None) -> None:
        if seconds is None:
            raise Hung("everybody waits for ever")
        self._rounds = self._rounds + 1 if seconds == 0 else 0
        if self._rounds > _SPIN:
            raise Hung("it spins and time stands still")
        self._now += seconds

    def _made(
        self,
        loop: asyncio.AbstractEventLoop,
        coroutine: Coroutine[Any, Any, Any],
        **more: Any,
    ) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **more)
        self.tasks[task] = (more.get("context") or copy_context()).get(MACHINE)
        task.add_done_callback(lambda done: self.tasks.pop(done, None))
        return task


class Disk:
    """Runs SQLite's calls. They fail `worn` times in a thousand."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.worn = 0
        self.landed = 0  #: commits that were made though they failed
        self._queues: list[Calls] = []

    def attach(self, queue: Calls) -> None:
        self._queues.append(queue)

    def die(self) -> None:
        """Drop all calls that have not begun."""
        for queue in self._queues:
            queue.dead = True
        self._queues.clear()

    def do(self, function: Callable[[], Any]) -> Any:
        """Run a call unless the disk fails; a failed commit may have been made all the same."""
        if self.dice.below(1000) >= self.worn:
            return function()
        if _name(function) == "commit" and not self.dice.below(4):
            function()
            self.landed += 1
        raise sqlite3.OperationalError("disk I/O error")


class Calls:
    """Replaces the queue of one aiosqlite connection and the thread behind it."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self._loop = loop
        self._free_at = 0.0
        self.dead = False
        loop.disk.attach(self)

    def put_nowait(self, call: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        # In order, and one after the other, as a thread does them.
        self._free_at = max(self._free_at, self._loop.time()) + self._loop.delay()
        self._loop.call_at(self._free_at, self._do, *call)

    def _do(self, answer: asyncio.Future[Any] | None, function: Callable[[], Any]) -> None:
        if not self.dead:
            do(answer, partial(self._loop.disk.do, function))


class NoThread:
    """Replaces the thread of an aiosqlite connection."""

    def __init__(self, **_: object) -> None:
        pass

    def start(self) -> None:
        pass


class _Eager(selectors.DefaultSelector):
    """A selector that never waits, but reports how long the loop would have slept."""

    def __init__(self, tick: Callable[[float | None], None]) -> None:
        super().__init__()
        self._tick = tick

    def select(self, timeout: float | None = None) -> list[Any]:
        self._tick(timeout)
        return []


def do(answer: asyncio.Future[Any] | None, function: Callable[[], Any]) -> None:
    """Make a call and set what it returned or raised."""
    try:
        result = function()
    except Exception as error:
        if answer is not None and not answer.done():
            answer.set_exception(error)
    else:
        if answer is not None and not answer.done():
            answer.set_result(result)


def _name(function: Callable[[], Any]) -> str:
    return getattr(getattr(function, "func", function), "__name__", "")
