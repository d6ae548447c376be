"""Moves that people made before they may: each is kept and tried once, when it may be made.

They are kept in memory, so a restart drops them. That loses nothing that was promised: who pressed
is told that the move is not made if the bot restarts first, its question stays open, and a wait of
more than `LONGEST_WAIT_MS` is refused with the time from which the move can be made.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Action, admits
from engine.api.refusals import Refused, TooSoon
from engine.service.deadline_scheduler import DeadlineScheduler
from engine.service.ports import Clock
from engine.table.deadlines import opens_ms
from engine.table.model import Change

log = logging.getLogger("hedgerow.tables")

#: A move that must wait longer than this is refused: a restart may come in between, and nobody
#: knows what they will want by then.
LONGEST_WAIT_MS = 60_000

#: More moves than this are not kept.
MAX_KEPT = 10_000

#: Makes a person's move: table, user, ask, action.
Act: TypeAlias = Callable[[int, int, str, Action], Awaitable[object]]


class EarlyMove(Struct, frozen=True):
    """A move that is made at `opens_ms` (Unix milliseconds) if its question is still open."""

    ask: str
    action: Action
    opens_ms: int


class EarlyMoves:
    """The early moves of all tables, one a person and table."""

    def __init__(self, clock: Clock, act: Act) -> None:
        self._clock, self._act = clock, act
        self._kept: OrderedDict[tuple[int, int], EarlyMove] = OrderedDict()
        self._scheduler = DeadlineScheduler(clock, self._on_due)
        #: called with the table and the user of a move that came to nothing
        self.on_dropped: Callable[[int, int], object] = lambda _, __: None

    def keep(self, table: int, user: int, action: Action, refusal: TooSoon) -> EarlyMove:
        """Keep a refused move in place of the person's former one here; return it.

        Raise the refusal if it would have to wait too long, or too many moves wait.
        """
        waits_ms = refusal.opens_ms - self._clock.now_ms()
        self._kept.pop((table, user), None)
        if waits_ms > LONGEST_WAIT_MS or len(self._kept) >= MAX_KEPT:
            raise refusal
        move = self._kept[table, user] = EarlyMove(refusal.ask, action, refusal.opens_ms)
        self._scheduler.schedule(table, move.opens_ms)
        return move

    def find(self, table: int, user: int | None) -> EarlyMove | None:
        """Return the move that is kept for a person at a table."""
        return None if user is None else self._kept.get((table, user))

    def table_changed(self, change: Change) -> None:
        """Drop the moves whose question is gone, also where moves were taken back.

        The same question may be asked again, but people chose before what has come since. Make a
        move sooner if its question opens sooner now.
        """
        before, after = change.before, change.after
        for seat, occupant in enumerate(before.seats):
            user = occupant.user
            move = self.find(after.id, user)
            if move is None or user is None:
                continue
            opens = [
                opens_ms(after, seat, offer)
                for offer in change.offers.get(seat, ())
                if offer.ask == move.ask and admits(offer, move.action)
            ]
            is_asked = after.seats[seat].user == user and after.went_back == before.went_back
            if not is_asked or not opens:
                del self._kept[after.id, user]
                self.on_dropped(after.id, user)
            elif min(opens) < move.opens_ms:
                self._kept[after.id, user] = replace(move, opens_ms=min(opens))
                self._scheduler.schedule(after.id, min(opens))

    async def stop(self) -> None:
        """Make no more moves."""
        await self._scheduler.stop()

    async def _on_due(self, table: int) -> None:
        now_ms = self._clock.now_ms()
        here = {user: move for (each, user), move in self._kept.items() if each == table}
        for user, move in here.items():
            if move.opens_ms <= now_ms and self._kept.get((table, user)) is move:
                del self._kept[table, user]
                await self._try(table, user, move)
        later = (move.opens_ms for (each, _), move in self._kept.items() if each == table)
        if (next_ms := min(later, default=None)) is not None:
            self._scheduler.schedule(table, next_ms)

    async def _try(self, table: int, user: int, move: EarlyMove) -> None:
        try:
            await self._act(table, user, move.ask, move.action)
        except Refused as refusal:  # somebody else was faster, or the question is gone
            log.info("table %s: an early move came to nothing (%s)", table, refusal)
        except Exception:
            log.exception("table %s: an early move failed", table)
        else:
            return
        self.on_dropped(table, user)
