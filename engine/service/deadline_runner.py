"""What happens at a deadline: a timeout is played, the house moves, an abandoned lobby closes.

The house computes its move outside the event loop, and during the pause before it moves; whether
the move is still wanted is checked again under the table's lock.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from engine.api.action import Action, Offer
from engine.api.legal_actions import Move
from engine.api.refusals import Refused, Stale, Unavailable
from engine.api.rng import Rng
from engine.house import player
from engine.house.executor import HouseFailed, WorkerProcess
from engine.house.search import Decision
from engine.house.strength import house_skill
from engine.service.deadline_scheduler import DeadlineScheduler
from engine.service.pending_deadlines import TAKE_BACK, PendingDeadlines
from engine.service.ports import Automatic, Clock, Entropy
from engine.service.replays import Replays
from engine.service.table_store import TableStore
from engine.table import lobby
from engine.table.deadlines import Deadline, offers_for_house
from engine.table.model import Cause, Change, Table
from engine.table.play import act
from engine.table.replay import standing_steps
from engine.table.snapshot import TableSnapshot
from engine.table.takeback import take_back, who_agreed

log = logging.getLogger("hedgerow.tables")

#: After an error a table's deadline is tried again after so long.
_RETRY_MS = 30_000

#: How exactly it is known until when the bot ran, if it was killed.
HEARTBEAT_SECONDS = 300.0

#: So long before it moves the house begins to compute, so that nobody waits for its pause and then
#: for that.
HOUSE_LEAD_MS = 1_000

#: So many tables wait in memory for the house; timeouts of the others need not wait for them.
MAX_THINKING = 32


class DeadlineRunner:
    """Runs the timeouts, the house's moves and the end of lobbies and tables nobody is at."""

    def __init__(
        self,
        store: TableStore,
        pending_deadlines: PendingDeadlines,
        clock: Clock,
        entropy: Entropy,
        house_executor: WorkerProcess,
        replays: Replays,
    ) -> None:
        """Schedule the deadlines of every table that the store loads or changes."""
        self._store, self._pending_deadlines = store, pending_deadlines
        self._clock, self._entropy, self._house_executor = clock, entropy, house_executor
        self._replays = replays
        self._scheduler = DeadlineScheduler(clock, self._on_due)
        #: the house's moves that are computed or next in line, and the tables that wait for it
        self._thinking = 0
        self._waiting_for_house: deque[int] = deque()
        #: table -> what the house has chosen, or chooses now, for which deadline at which revision
        self._early_moves: dict[int, tuple[tuple[int, Deadline], Move]] = {}
        self._computing: dict[int, tuple[int, Deadline]] = {}
        #: called with the seconds that the house took for a move, the wait for its turn included
        self.on_house_move: Callable[[float], object] = lambda _: None
        self._heartbeat: asyncio.Task[None] | None = None
        store.subscribe(self._reschedule)

    def queue_lengths(self) -> dict[str, int]:
        """Return how many tables are due, and how many wait for the house."""
        house = self._thinking + len(self._waiting_for_house)
        return {"deadlines": self._scheduler.waiting, "house": house}

    async def start(self) -> None:
        """Schedule the deadlines of every unfinished table that this process serves from now.

        Where the archive raises, nothing has begun.
        """
        # Another process may have changed them.
        self._store.drop([each.table.id for each in self._store.cached()])
        boot_ms = self._clock.now_ms()
        runs, unfinished = await self._store.archive.runs(), await self._store.archive.unfinished()
        self._pending_deadlines.set_runs(runs, boot_ms)
        self._heartbeat = asyncio.create_task(self._beat(boot_ms))
        for table_id, due_ms in unfinished:
            if due_ms is not None:
                self._scheduler.schedule(table_id, max(due_ms, boot_ms))

    async def stop(self) -> None:
        """Stop all deadlines and the house; return when running commits are done."""
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            await asyncio.gather(self._heartbeat, return_exceptions=True)
        await asyncio.gather(self._scheduler.stop(), self._house_executor.close())

    def pause(self, table_id: int) -> None:
        """Stop a table's deadlines as its channel cannot be reached. People may still move."""
        self._pending_deadlines.pause(table_id, self._clock.now_ms())
        self._store.refresh_deadlines(table_id)

    def resume(self, table_id: int) -> None:
        """Run a table's deadlines again; only BLINK timeouts come sooner than a PROMPT from now."""
        now = self._clock.now_ms()
        if self._pending_deadlines.resume(table_id, now):
            self._store.refresh_deadlines(table_id)
            # The table may not be in the cache: look at it soon, which loads it.
            self._scheduler.schedule(table_id, now)

    def lose_channel(self, table_id: int) -> None:
        """Run the deadlines of a table whose channel was deleted, and close it after a week."""
        self._pending_deadlines.lose_channel(table_id)
        self.resume(table_id)
        self._store.refresh_deadlines(table_id)
        self._scheduler.schedule(table_id, self._clock.now_ms())

    def reconsider(self, table_id: int, seat: int) -> None:
        """Ask again which automatic answers the person of a seat wants, who has just chosen so."""
        if self._pending_deadlines.forget_declines(table_id, seat):
            self._scheduler.schedule(table_id, self._clock.now_ms())

    async def _beat(self, boot_ms: int) -> None:
        """Note until when this process runs, now and then: people's time stands while none does."""
        try:
            while True:
                await self._note_run(boot_ms)
                await self._clock.sleep(HEARTBEAT_SECONDS)
        finally:
            await self._note_run(boot_ms)

    async def _note_run(self, boot_ms: int) -> None:
        try:
            await self._store.archive.note_run(boot_ms, self._clock.now_ms())
        except Exception as error:  # the next one may be stored, and nobody waits for this one
            log.info("that the bot runs could not be stored: %s", type(error).__name__)

    async def _on_due(self, table_id: int) -> None:
        try:
            await self._run_due(table_id)
        except Unavailable:
            pass  # the table is gone or frozen
        except Exception:
            log.exception("table %s: a deadline failed and is tried again", table_id)
            self._scheduler.schedule(table_id, self._clock.now_ms() + _RETRY_MS)

    async def _run_due(self, table_id: int) -> None:
        early = self._early_moves.pop(table_id, None)
        snapshot = await self._store.snapshot(table_id)
        due = self._pending_deadlines.next(snapshot)
        if due is None or _begins_ms(due) > self._clock.now_ms():
            self._reschedule(snapshot)
            return
        if due.seat is None and due.verb in ("", TAKE_BACK):
            await self._change_table(snapshot, due)
            return
        if due.cause is Cause.AUTO and not await self._is_wanted(snapshot, due):
            self._pending_deadlines.decline(table_id, due.seat, (due.ask,))
            self._reschedule(snapshot)
            return
        if due.args is not None:
            move = Move(due.ask, Action(due.verb, due.args))
        elif early is not None and early[0] == (snapshot.table.revision, due):
            move = early[1]
        else:
            await self._compute(snapshot, due)
            return
        if due.at_ms > self._clock.now_ms():
            self._early_moves[table_id] = (snapshot.table.revision, due), move
            self._scheduler.schedule(table_id, due.at_ms)
            return
        try:
            await self._play_due(snapshot.table, due, move)
        except Stale:
            # Somebody acted first, so something else may be due now. If the rules refuse what is
            # due (`Illegal`), that is a bug of the game: it is logged and tried again later.
            self._reschedule(await self._store.snapshot(table_id))

    async def _compute(self, snapshot: TableSnapshot, due: Deadline) -> None:
        """Have the house choose its move, which is played at the deadline unless somebody acts."""
        table_id, question = snapshot.table.id, (snapshot.table.revision, due)
        if self._computing.get(table_id) == question:
            return
        if self._thinking >= MAX_THINKING:
            self._waiting_for_house.append(table_id)  # not in memory meanwhile
            return
        self._computing[table_id] = question
        offers = offers_for_house(snapshot.table, snapshot.offers, due, snapshot.game.info)
        try:
            move = await self._house_move(snapshot, due.seat, offers)
        finally:
            if self._computing.get(table_id) == question:
                del self._computing[table_id]
        latest = await self._store.snapshot(table_id)
        if latest.table.revision != snapshot.table.revision:
            pass  # it is asked again, as it knows more now
        elif move is not None:
            self._early_moves[table_id] = question, move
            await self._run_due(table_id)
            return
        else:
            asks = (offer.ask for offer in offers)
            self._pending_deadlines.decline(table_id, due.seat, asks)
        self._reschedule(latest)

    async def _play_due(self, seen: Table, due: Deadline, move: Move) -> None:
        ask, action = move.ask, move.action

        def change(snapshot: TableSnapshot) -> Change:
            if snapshot.table.went_back != seen.went_back:
                raise Stale("refusal-stale")  # it was chosen in a position that is gone
            now = self._clock.now_ms()
            ready = self._pending_deadlines.ready(snapshot, now)
            still_due = {(each.seat, each.ask, each.cause) for each in ready}
            if (due.seat, due.ask, due.cause) not in still_due:
                raise Stale("refusal-stale")
            if not any(
                offer.ask == ask and offer.verb == action.verb
                for offer in snapshot.offers.get(due.seat, ())
            ):
                raise Stale("refusal-stale")
            # A turn that times out has no action of its own: the house makes the move.
            cause = due.cause if due.args is not None else Cause.HOUSE
            return act(snapshot.table, snapshot.game, due.seat, ask, action, cause, now)

        await self._store.change(seen.id, change)

    async def _change_table(self, snapshot: TableSnapshot, due: Deadline) -> None:
        """Take moves back, or close the table."""
        table_id = snapshot.table.id
        try:
            await (self._take_back(snapshot) if due.verb else self._expire(table_id))
        except Refused:  # somebody changed it in time, or the log does not replay
            self._pending_deadlines.decline(table_id, None, (due.ask,))
        self._reschedule(await self._store.snapshot(table_id))

    async def _take_back(self, snapshot: TableSnapshot) -> None:
        steps = standing_steps(await self._replays.steps(snapshot))

        def change(snapshot: TableSnapshot) -> Change:
            table = snapshot.table
            user, revision = who_agreed(table), table.asked_back
            if user is None or revision is None:
                raise Stale("refusal-takeback-unasked")
            return take_back(user, revision, steps)(table, snapshot.game, self._clock.now_ms())

        await self._store.change(snapshot.table.id, change)

    async def _is_wanted(self, snapshot: TableSnapshot, due: Deadline) -> bool:
        """Return True if the person of the seat wants this automatic answer."""
        user = None if due.seat is None else snapshot.table.seats[due.seat].user
        wanted = (await self._store.archive.preferences(user or 0)).automatic
        is_pass = due.verb in snapshot.game.info.pass_verbs
        return wanted is Automatic.FORCED or (is_pass and wanted is Automatic.PASSES)

    async def _house_move(
        self, snapshot: TableSnapshot, seat: int | None, offers: tuple[Offer, ...]
    ) -> Move | None:
        assert seat is not None
        table, rng = snapshot.table, Rng(self._entropy())
        skill = house_skill(table.house, table.seed)
        for_person = not table.seats[seat].is_of_house
        decision = Decision(table.state, seat, offers, rng, len(table.seats), skill, for_person)
        self._thinking += 1
        began = asyncio.get_running_loop().time()
        try:
            return await self._house_executor.choose_move(snapshot.game, decision)
        except HouseFailed:  # maybe in a game that the house only imagined: this one goes on
            log.exception("table %s: the house failed and plays its fallback move", table.id)
            return player.fallback_move(snapshot.game, decision)
        finally:
            self._thinking -= 1
            self.on_house_move(asyncio.get_running_loop().time() - began)
            if self._waiting_for_house:
                self._scheduler.schedule(self._waiting_for_house.popleft(), self._clock.now_ms())

    async def _expire(self, table_id: int) -> None:
        def change(snapshot: TableSnapshot) -> Change:
            expire = lobby.expire(channel_gone=snapshot.channel_gone)
            return expire(snapshot.table, snapshot.game, self._clock.now_ms())

        await self._store.change(table_id, change)

    def _reschedule(self, snapshot: TableSnapshot) -> None:
        if not self._store.archive.serves(snapshot.table.guild):
            return
        due = self._pending_deadlines.next(snapshot)
        if due is not None:
            self._scheduler.schedule(snapshot.table.id, _begins_ms(due))


def _begins_ms(due: Deadline) -> int:
    """Return when the work on a deadline begins: the house's earlier, so that it is done by then.

    The house's move for a late person is not computed before their time is up.
    """
    is_of_house = due.cause is Cause.HOUSE and due.args is None
    return due.at_ms - HOUSE_LEAD_MS if is_of_house else due.at_ms
