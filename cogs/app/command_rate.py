"""How many commands a person may give in a minute, so that one cannot occupy the bot."""

from __future__ import annotations

import time
from collections import OrderedDict, deque

from engine.api.refusals import Unavailable

#: Commands a person may give in any minute. Clicks at a table are not counted.
COMMANDS_PER_MINUTE = 60

_MINUTE_SECONDS = 60.0

_MAX_REMEMBERED = 10_000


class CommandRate:
    """Remembers when people gave commands, of the people who gave the latest ones."""

    def __init__(self) -> None:
        self._times: OrderedDict[int, deque[float]] = OrderedDict()

    def check(self, user: int) -> None:
        """Count a command. Raise `Unavailable` if it is one too many within a minute."""
        now = time.monotonic()  # nobody sets it back
        times = self._times.setdefault(user, deque(maxlen=COMMANDS_PER_MINUTE))
        self._times.move_to_end(user)
        if len(self._times) > _MAX_REMEMBERED:
            self._times.popitem(last=False)
        if len(times) == COMMANDS_PER_MINUTE and now - times[0] < _MINUTE_SECONDS:
            raise Unavailable("refusal-too-many-commands", most=COMMANDS_PER_MINUTE)
        times.append(now)
