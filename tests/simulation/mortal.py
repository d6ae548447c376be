"""A bot that dies after a certain write or message, and the messages that Discord shows.

From its death on nothing that the process does is stored, so all that it may still do is what it
could have done before it died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.http import _helpers
from simcord.http.routes import messages

from cogs.messages.table_messages import TableMessages
from engine.house import player
from engine.table.model import Change
from storage import connections, writer
from tests.simulation.loop import NoThread, do
from tests.support.random_play import Dice
from tests.support.sim import Sim


class Death:
    """Kills the bot of a simulated Discord, at a write or at a message that it sends."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._left: int | None = None  #: writes and messages until the next death
        #: what the process writes with, and the one before, which is dead
        self._writer: writer.Writer | None = None
        self._dead: writer.Writer | None = None
        self.kills = 0

    def arm(self, within: int) -> None:
        """Die at one of the next so many writes and messages."""
        self._left = self._dice.below(within)

    def disarm(self) -> None:
        """Live on."""
        self._left = None

    async def revive(self, sim: Sim) -> None:
        """Start the bot again on what is in its file."""
        await sim.restart(kill=True)
        sim.env._errors_acknowledged = sim.env.error_cursor
        self._dead = None
        self.kills += 1

    @property
    def is_dead(self) -> bool:
        """True from a death until the bot has started again."""
        return self._dead is not None

    def step(self) -> None:
        """Count a write or a message."""
        if self._left is None or self.is_dead:
            return
        self._left -= 1
        if self._left < 0:
            self._left, self._dead = None, self._writer

    def _check(self, own: writer.Writer) -> None:
        """Raise `CancelledError` if the bot that writes is dead."""
        if self._dead is own:
            raise asyncio.CancelledError
        self._writer = own

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Count the writes of every archive and the messages of simcord, which also knows nonces.

        Discord sends no second message with the nonce of one that it has.
        """
        enqueue, empty_log = writer.Writer._enqueue, writer.Writer.empty_log
        send = _helpers.bot_message
        sent: dict[tuple[int, str], Any] = {}

        async def stored(own: writer.Writer, write: Any) -> Any:
            self._check(own)
            is_stored = self._dice.below(2)
            if not is_stored:
                self.step()
                self._check(own)
            answer = await enqueue(own, write)
            if is_stored:
                self.step()
                self._check(own)
            return answer

        async def emptied(own: writer.Writer) -> None:
            self._check(own)
            await empty_log(own)

        def posted(ctx: Any, channel_id: int, **given: Any) -> Any:
            nonce = ctx.body().get("nonce")
            known = sent.get((channel_id, str(nonce)))
            if nonce is not None and known is not None:
                return known
            message = send(ctx, channel_id, **given)
            if nonce is not None:
                sent[channel_id, str(nonce)] = message
                self.step()
            return message

        monkeypatch.setattr(writer.Writer, "_enqueue", stored)
        monkeypatch.setattr(writer.Writer, "empty_log", emptied)
        monkeypatch.setattr(messages, "bot_message", posted)


class _Inline:
    """Replaces the queue of an aiosqlite connection and its thread: calls are made by the loop."""

    def put_nowait(self, call: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        asyncio.get_running_loop().call_soon(do, *call)


def quicken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite run without a thread or a disk, and let messages show a table's stages alone.

    A message for every move would take most of the time; other tests look at those.
    """
    changed = TableMessages.table_changed

    def seldom(own: TableMessages, change: Change) -> None:
        if change.before.stage is not change.after.stage or not change.entry.revision:
            changed(own, change)

    monkeypatch.setattr(TableMessages, "table_changed", seldom)
    monkeypatch.setattr("aiosqlite.core.SimpleQueue", _Inline)
    monkeypatch.setattr("aiosqlite.core.Thread", NoThread)
    pragmas = (each.replace("FULL", "OFF") for each in connections.PRAGMAS)
    monkeypatch.setattr(connections, "PRAGMAS", tuple(pragmas))
    # The house need not think hard; whether it plays well is asked elsewhere.
    monkeypatch.setattr(player, "DECISION_ACTIONS", 24)


class LogWatch(logging.Handler):
    """Collects the errors that the bot logs while it lives."""

    def __init__(self, death: Death) -> None:
        super().__init__(logging.ERROR)
        self.wrong: list[str] = []
        self._death = death

    def emit(self, record: logging.LogRecord) -> None:
        if not self._death.is_dead:
            self.wrong.append(self.format(record))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Collect inside the block."""
        logging.getLogger().addHandler(self)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(self)
