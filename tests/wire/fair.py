"""Seconds that the machine has given: what it withholds from the bot, or from us, counts not.

Discord waits three seconds for an answer, and so does this one. Where more wants to run than can,
the clock on the wall would measure the machine; Linux tells how long each thread had to wait.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple

#: So slowly these seconds pass at the least: who waits for nothing is told so in the end.
SLOWEST = 1 / 20


class Moment(NamedTuple):
    """A moment: seconds on the wall, and seconds withheld till then."""

    wall: float
    withheld: float


class FairClock:
    """A clock for some processes: this one, and those that are watched."""

    def __init__(self) -> None:
        self._pids = {os.getpid()}
        self._withheld: dict[str, int] = {}  # thread -> nanoseconds, also of threads that ended

    def watch(self, pid: int) -> None:
        """Do not count either what is withheld from this process, from now on."""
        self._pids.add(pid)

    def now(self) -> Moment:
        """Give the present moment."""
        return Moment(time.monotonic(), self._withheld_seconds())

    def over(self, moment: Moment, seconds: float) -> bool:
        """Say whether more than so many fair seconds have passed since then."""
        wall = time.monotonic() - moment.wall
        if wall * SLOWEST > seconds:
            return True
        return wall > seconds and wall - (self._withheld_seconds() - moment.withheld) > seconds

    def _withheld_seconds(self) -> float:
        for pid in self._pids:
            for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
                try:
                    self._withheld[str(thread)] = int(thread.read_text().split()[1])
                except OSError:
                    continue  # it has just ended
        return sum(self._withheld.values()) / 1e9
