"""How many commands a person may give in a minute, so that one cannot occupy the bot."""

from __future__ import annotations

import time
from collections import OrderedDict, deque

from engine.api.refusals import Unavailable

#: Commands a person may give in any minute. Clicks at a table are not counted.
COMMANDS_PER_MINUTE = 60

_MINUTE_SECONDS = 60.0

_MAX_REMEMBERED = 10_000


#: Share codes that a person may try in any minute: nobody finds one by trying.
CODES_PER_MINUTE = 10

#: Moving pictures that a person may have made in any minute: each takes as long as six others.
MOVING_PER_MINUTE = 6

#: Steps of replays, cards, leaderboards ... that a person may post into channels in any minute.
SHOWN_PER_MINUTE = 6


class CommandRate:
    """Remembers when people gave commands, of the people who gave the latest ones."""

    def __init__(
        self, most: int = COMMANDS_PER_MINUTE, refusal: str = "refusal-too-many-commands"
    ) -> None:
        self._most, self._refusal = most, refusal
        self._times: OrderedDict[int, deque[float]] = OrderedDict()

    def check(self, user: int) -> None:
        """Count a command. Raise `Unavailable` if it is one too many within a minute."""
        now = time.monotonic()  # nobody sets it back
        times = self._times.setdefault(user, deque(maxlen=self._most))
        self._times.move_to_end(user)
        if len(self._times) > _MAX_REMEMBERED:
            self._times.popitem(last=False)
        if len(times) == self._most and now - times[0] < _MINUTE_SECONDS:
            raise Unavailable(self._refusal, most=self._most)
        times.append(now)
