"""*Suggest a move*: the house's answer to a person who is asked something, from what they see."""

from __future__ import annotations

import asyncio

from engine.api.refusals import Illegal, NotYourTurn, Stale, Unavailable
from engine.api.rng import Rng
from engine.house.executor import HouseFailed, WorkerProcess
from engine.house.search import Decision
from engine.house.strength import HouseSkill
from engine.service.ports import Clock, Entropy
from engine.service.table_store import TableStore
from engine.table.attendance import seat_in_play
from engine.table.deadlines import opens_ms
from engine.table.hints import (
    answerable,
    check_may_ask,
    offer_of,
    only_move,
    open_hint,
    take_hint,
)
from engine.table.model import Change, Hint
from engine.table.snapshot import TableSnapshot

#: So many hints are computed or wait for the house; further people are asked to try again.
MAX_WAITING = 8


class Hints:
    """Computes hints, each once; they are stored before they are shown."""

    def __init__(
        self, store: TableStore, clock: Clock, entropy: Entropy, house_executor: WorkerProcess
    ) -> None:
        self._store, self._clock = store, clock
        self._entropy, self._house_executor = entropy, house_executor
        #: (table, seat) -> the hint that is being computed
        self._asked: dict[tuple[int, int], asyncio.Task[Hint]] = {}

    async def ask(self, table_id: int, user: int) -> Hint:
        """Return the hint for what a person is asked now; the same one for the same question.

        Raise `NotSeated` or `Unavailable`, `NotYourTurn` if nothing is asked of them, `Illegal`
        where the table allows no more hints, and `Stale` if the question was gone meanwhile.
        """
        snapshot = await self._store.snapshot(table_id)
        seat = seat_in_play(snapshot.table, user)
        offers = snapshot.offers.get(seat, ())
        known = open_hint(snapshot.table.seats[seat], offers) or only_move(snapshot.game, offers)
        if known is not None:
            return known
        if seat not in snapshot.awaited:
            raise NotYourTurn("refusal-hint-not-asked")
        if not answerable(snapshot.game, offers):
            raise Illegal("refusal-hint-none")
        check_may_ask(snapshot.table, seat)
        key = (table_id, seat)
        # Who presses twice waits for one and the same hint.
        task = self._asked.get(key)
        if task is None:
            if len(self._asked) >= MAX_WAITING:
                raise Unavailable("refusal-hint-busy")
            task = self._asked[key] = asyncio.create_task(self._find(snapshot, seat, user))
            task.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(task)

    def _forget(self, key: tuple[int, int], task: asyncio.Task[Hint]) -> None:
        del self._asked[key]
        if not task.cancelled():
            task.exception()  # nobody may wait for it any more

    async def _find(self, snapshot: TableSnapshot, seat: int, user: int) -> Hint:
        table, now = snapshot.table, self._clock.now_ms()
        choices = answerable(snapshot.game, snapshot.offers[seat])
        offers = tuple(each for each in choices if opens_ms(table, seat, each) <= now)
        rng = Rng(self._entropy())
        decision = Decision(table.state, seat, offers, rng, len(table.seats), HouseSkill())
        try:
            move = await self._house_executor.choose_move(snapshot.game, decision)
        except HouseFailed:
            raise Unavailable("refusal-hint-failed") from None
        if move is None:
            raise NotYourTurn("refusal-hint-not-asked")
        hint = Hint(move.ask, move.action)

        def change(present: TableSnapshot) -> Change:
            is_theirs = present.table.seats[seat].user == user
            if not is_theirs or offer_of(hint, present.offers.get(seat, ())) is None:
                raise Stale("refusal-hint-late")
            return take_hint(seat, hint)(present.table, present.game, self._clock.now_ms())

        await self._store.change(table.id, change)
        return hint
