"""Listeners that wait while the database is away: Discord says each of its events once."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from engine.service.ports import ArchiveFailed

log = logging.getLogger("hedgerow.client")

#: What failed as the database is away is tried again after this time.
RETRY_SECONDS = 5.0

C = TypeVar("C")
P = ParamSpec("P")


class Patience:
    """Does things again until the database answers, up to `end`."""

    def __init__(self) -> None:
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._is_ended = False

    async def run(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Return once the work is done, or at the end; work of one name is done one at a time.

        Raise what the work raises, unless that is `ArchiveFailed` or the bot is stopping.
        """
        async with self._locks[name]:
            is_told = False
            while not self._is_ended:
                try:
                    await work()
                    return
                except Exception as error:
                    if self._is_ended:  # what it uses is closed
                        return
                    if not isinstance(error, ArchiveFailed):
                        raise
                    if not is_told:
                        log.warning("%s waits for the database: %s", name, error)
                    is_told = True
                await asyncio.sleep(RETRY_SECONDS)

    def end(self) -> None:
        """Try nothing again: the bot stops."""
        self._is_ended = True


def patient(
    listener: Callable[Concatenate[C, P], Awaitable[None]],
) -> Callable[Concatenate[C, P], Coroutine[Any, Any, None]]:
    """Return a listener of the client or of a cog that loses no event while the database is away.

    It runs for one event at a time, and more than once for one that failed midway.
    """
    name = listener.__name__.strip("_")

    @wraps(listener)
    async def run(owner: C, /, *args: P.args, **kwargs: P.kwargs) -> None:
        client: Any = getattr(owner, "client", owner)
        where = f"{type(owner).__name__}.{name}"
        await client.patience.run(where, partial(listener, owner, *args, **kwargs))

    return run
