"""A clock that does not count the time in which the machine runs neither the bot nor the test.

Like Discord, tests wait three seconds for an answer. On a busy machine real time would measure
the machine, so the time that threads waited for a processor, as Linux reports it, is subtracted.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

#: The clock runs at least this fast, so that a wait for something impossible ends.
SLOWEST = 1 / 20


class Moment(NamedTuple):
    """A moment: real seconds, and seconds that were withheld until then."""

    wall: float
    withheld: float


class FairClock:
    """A clock for this process and those that are watched."""

    def __init__(self) -> None:
        self._pids = {os.getpid()}
        self._withheld: dict[str, int] = {}  # thread -> nanoseconds, also of threads that ended

    def watch(self, pid: int) -> None:
        """From now on, do not count time that is withheld from this process."""
        self._pids.add(pid)

    def now(self) -> Moment:
        """Return the present moment."""
        return Moment(time.monotonic(), self._withheld_seconds())

    def over(self, moment: Moment, seconds: float) -> bool:
        """Return True if more than `seconds` of this clock have passed since a moment."""
        wall = time.monotonic() - moment.wall
        if wall * SLOWEST > seconds:
            return True
        return wall > seconds and wall - (self._withheld_seconds() - moment.withheld) > seconds

    def _withheld_seconds(self) -> float:
        for pid in self._pids:
            for thread in _threads(pid):
                with suppress(OSError):  # it has just ended
                    withheld = (thread / "schedstat").read_text().split()[1]
                    self._withheld[str(thread)] = int(withheld)
        return sum(self._withheld.values()) / 1e9


def _threads(pid: int) -> list[Path]:
    try:
        return [*Path(f"/proc/{pid}/task").iterdir()]
    except OSError:  # the process has ended
        return []
