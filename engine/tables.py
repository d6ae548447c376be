"""The tables of this process: one lock a table, load -> act -> commit -> announce, and the clocks.

Commit, then speak: nobody is told of a change before the archive has it. The archive is the
truth; what is kept here is a bounded cache that a conflict throws away.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from engine import codec, house, lobby
from engine.action import Action, Offer, Wait
from engine.alarms import Alarms
from engine.event import Typed
from engine.game import AnyGame
from engine.options import Value, settle
from engine.ports import Announcer, Archive, Conflict, Entropy, Occupied, Record, Wall
from engine.refusals import Illegal, NotSeated, Refused, Stale, Unavailable
from engine.rng import Rng
from engine.table import (
    Cause,
    Change,
    Due,
    Entry,
    Offers,
    Sitter,
    Stage,
    Table,
    act,
    awaited,
    current,
    dues,
    house_pause_ms,
    open_offers,
    opens_ms,
    since_ms,
    wait_ms,
)

T = TypeVar("T")

log = logging.getLogger("hedgerow.tables")

#: Tables kept in memory at most; any other is loaded when it is asked for.
KEPT_TABLES = 2_000

#: After a failure the table is left alone for so long before its clocks are tried again.
_RETRY_MS = 30_000


class Seen(Struct, frozen=True):
    """A table as it stands now, with its game and its open offers."""

    table: Table
    game: AnyGame
    offers: Offers
    paused: bool = False  #: its clocks stand, for its channel is out of reach
    lapses_ms: int | None = None  #: when the first seat that is waited for is out of time

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return awaited(self.offers)

    @property
    def posted(self) -> tuple[Offer, ...]:
        """The offers that may stand on the public message, each question once."""
        found: dict[tuple[str, str], Offer] = {}
        for seat, theirs in self.offers.items():
            for offer in theirs:
                if offer.posted and seat is not None:
                    found.setdefault((offer.verb, offer.ask), offer)
        return tuple(found.values())


class Place(Struct, frozen=True):
    """Where a table is opened: its channel, its server and that server's language."""

    channel: int
    guild: int | None
    locale: str = "en"


class Tables:
    """Every table there is. All that people do ends here."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        archive: Archive,
        announcer: Announcer,
        wall: Wall,
        entropy: Entropy,
        house_ms: int | None = None,
    ) -> None:
        """Begin with no table loaded. `house_ms`: the house's pause, else the pace's."""
        self.games = games
        self.archive = archive
        self._announcer = announcer
        self._wall = wall
        self._entropy = entropy
        self._house_ms = house_ms
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept: OrderedDict[int, Seen] = OrderedDict()
        self._begun: set[asyncio.Task[Any]] = set()
        self._alarms = Alarms(wall, self._ring)
        self._boot_ms = 0
        self._paused: dict[int, int] = {}  # table -> when it was resumed, 0: not yet
        self._passed: dict[int, frozenset[tuple[int | None, str]]] = {}  # table -> (seat, ask)
        self._thinking = ThreadPoolExecutor(1, thread_name_prefix="house")
        self._upgraded: set[int] = set()

    # What people do

    async def open(
        self,
        place: Place,
        user: int,
        name: str,
        game: str,
        given: Mapping[str, Value | str],
        carry: Mapping[str, Value] | None = None,
        former: tuple[int | None, ...] = (),
    ) -> Seen:
        """Open a table's lobby with its host seated. `given` may hold options and the `pace`.

        A rematch has what the result carries, and `former`: who sat there; the house sits again.

        Raises `Illegal` for a game or option there is not, `Occupied` where the channel has an
        unfinished table.
        """
        rules = self.games.get(game)
        if rules is None:
            raise Illegal("refusal-no-such-game", game=Typed(game))
        chosen = {key: value for key, value in given.items() if key != "pace"}
        options = settle(rules.info.options, chosen, carry or {})
        now = self._wall.now_ms()
        table = Table(
            channel=place.channel,
            guild=place.guild,
            locale=place.locale,
            host=user,
            game=game,
            version=rules.info.version,
            pace=lobby.pace(given.get("pace", "relaxed")),
            options=options,
            seats=(Sitter(user, name), *(Sitter() for each in former if each is None)),
            former=former,
            touched_ms=now,
        )
        entry = Entry(0, table.version, None, Action("open", (str(user),)), Cause.PERSON, now)

        async def opened() -> Seen:
            table_id = await self.archive.open(self._record(table, {}), entry)
            seen = Seen(replace(table, id=table_id), rules, {})
            self._keep(seen)
            self._announce(Change(table, seen.table, {}, (), entry))
            return seen

        return await self._to_the_end(opened())

    async def rematch(self, table_id: int, user: int, name: str) -> Seen:
        """Open a lobby for the same game again: its options, its house seats, what it carries."""
        table = (await self.see(table_id)).table
        if table.taken:
            raise Unavailable("refusal-already-begun")
        shown = {spec.key for spec in self.games[table.game].info.options if not spec.carried}
        given = {key: value for key, value in table.options.values.items() if key in shown}
        carry = table.outcome.carry if table.outcome else {}
        place = Place(table.channel, table.guild, table.locale)
        # Somebody who left is asked again; the house that covered for them is not.
        former = tuple(sitter.user or sitter.left for sitter in table.seats)
        return await self.open(
            place, user, name, table.game, {**given, "pace": table.pace.value}, carry, former
        )

    async def alter(self, table_id: int, transition: lobby.Transition) -> Change:
        """Run a lobby transition, a leave or an end. Raises the transition's refusals."""

        def change(seen: Seen) -> Change:
            return transition(seen.table, seen.game, self._wall.now_ms())

        return await self._change(table_id, change)

    async def start(self, table_id: int, user: int) -> Change:
        """Deal; the seed is drawn now and only its hash is ever shown."""
        return await self.alter(table_id, lobby.started(user, self._entropy.seed()))

    async def act(self, table_id: int, user: int, ask: str | None, action: Action) -> Change:
        """Make a person's move, committed when this returns.

        `ask` names the question a click answers; a typed move answers whichever admits it (`None`).
        Raises `NotSeated`, `Stale`, `TooSoon`, `NotYourTurn`, `Illegal` or `Unavailable`.
        """

        def change(seen: Seen) -> Change:
            seat = self._seat(seen.table, user)
            now = self._wall.now_ms()
            offer = current(seen.table, seen.game, seen.offers, seat, ask, action, now)
            return act(seen.table, seen.game, seat, offer.ask, action, Cause.PERSON, now)

        return await self._change(table_id, change)

    # What people see

    async def see(self, table_id: int) -> Seen:
        """Give a table as it stands. Raises `Unavailable` where there is none or it is frozen."""
        kept = self._kept.get(table_id)
        if kept is not None:
            return kept
        # Under the lock: what is read while a move is being written must not be kept after it.
        async with self._lock(table_id):
            return await self._load(table_id)

    async def in_channel(self, channel: int) -> Seen:
        """Give the channel's unfinished table, else its latest. Raises `Unavailable`."""
        record = await self.archive.in_channel(channel)
        if record is None:
            raise Unavailable("refusal-no-table-here")
        return await self._see(record)

    async def of_user(self, user: int) -> tuple[Seen, ...]:
        """Give the unfinished tables a person sits at, latest first, without those frozen.

        Raises `Unavailable` where they are all frozen.
        """
        found, frozen = [], None
        for record in await self.archive.of_user(user):
            try:
                found.append(await self._see(record))
            except Unavailable as refusal:
                frozen = refusal
        if frozen is not None and not found:
            raise frozen
        return tuple(found)

    # The clocks

    async def start_clocks(self) -> None:
        """Take up every table's clocks: lapses, the house's moves, forgotten lobbies."""
        self._boot_ms = self._wall.now_ms()
        for table_id, due_ms in await self.archive.unfinished():
            if due_ms is not None:
                self._alarms.set(table_id, max(due_ms, self._boot_ms))

    async def stop_clocks(self) -> None:
        """Let the clocks stand; what is being committed is waited for."""
        await self._alarms.stop()
        self._thinking.shutdown(wait=False, cancel_futures=True)

    def pause(self, table_id: int) -> None:
        """Let a table's clocks stand: its channel is out of reach. Its people may still move."""
        kept = self._kept.get(table_id)
        if kept is not None and not kept.paused:
            self._kept[table_id] = replace(kept, paused=True)
        self._paused[table_id] = 0

    def resume(self, table_id: int) -> None:
        """Let the clocks run on; nothing but a blink lapses sooner than a prompt from now."""
        if not self._paused.get(table_id, 1):
            now = self._paused[table_id] = self._wall.now_ms()
            kept = self._kept.get(table_id)
            if kept is not None:
                self._kept[table_id] = replace(kept, paused=False)
            # One that was thrown out of memory meanwhile has to be looked at afresh.
            self._alarms.set(table_id, now)

    async def _ring(self, table_id: int) -> None:
        try:
            await self._do_due(table_id)
        except Unavailable:
            pass  # gone or frozen: nothing of it is due any more
        except Exception:
            log.exception("table %s could not do what was due", table_id)
            self._alarms.set(table_id, self._wall.now_ms() + _RETRY_MS)

    async def _do_due(self, table_id: int) -> None:
        seen = await self.see(table_id)
        now = self._wall.now_ms()
        due = self._next(seen)
        if due is None:
            return
        if due.at_ms > now:
            self._alarms.set(table_id, due.at_ms)
            return
        if seen.table.stage is Stage.LOBBY:
            with suppress(Refused):  # somebody came in time
                await self.alter(table_id, lobby.rested())
            self._reschedule(await self.see(table_id))
            return
        if due.args is None:
            move = await self._house_move(seen, due)
        else:
            move = house.Move(due.ask, Action(due.verb, due.args))
        if move is None:
            self._pass(seen, due)
            return
        try:
            await self._play_due(table_id, due, move.ask, move.action)
        except Stale:
            # Somebody acted first; what is due now may be another thing. Where the rules refuse
            # what is due, that is a fault of the game: it is told and not tried again at once.
            self._reschedule(await self.see(table_id))

    def _pass(self, seen: Seen, due: Due) -> None:
        """The house lets a voluntary offer go; it is not asked the same again."""
        table = seen.table.id
        self._passed[table] = self._passed.get(table, frozenset()) | {(due.seat, due.ask)}
        self._reschedule(seen)

    async def _play_due(self, table_id: int, due: Due, ask: str, action: Action) -> None:
        def change(seen: Seen) -> Change:
            now = self._wall.now_ms()
            standing = {(each.seat, each.ask, each.cause) for each in self._dues(seen, now)}
            if (due.seat, due.ask, due.cause) not in standing:
                raise Stale("refusal-stale")
            if not any(
                offer.ask == ask and offer.verb == action.verb
                for offer in seen.offers.get(due.seat, ())
            ):
                raise Stale("refusal-stale")
            # A turn that lapses has no answer of its own: it is the house that moved.
            cause = due.cause if due.args is not None else Cause.HOUSE
            return act(seen.table, seen.game, due.seat, ask, action, cause, now)

        await self._change(table_id, change)

    async def _house_move(self, seen: Seen, due: Due) -> house.Move | None:
        assert due.seat is not None
        table, now = seen.table, self._wall.now_ms()
        offers = tuple(
            offer
            for offer in seen.offers.get(due.seat, ())
            if opens_ms(table, due.seat, offer) <= now
        )
        if all(offer.voluntary for offer in offers):
            offers = tuple(offer for offer in offers if offer.ask == due.ask)
        rng = Rng(self._entropy.seed())
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._thinking,
            house.choose,
            seen.game,
            table.state,
            due.seat,
            offers,
            rng,
            len(table.seats),
        )

    def _dues(self, seen: Seen, now_ms: int) -> list[Due]:
        return [due for due in self._all_dues(seen) if due.at_ms <= now_ms]

    def _all_dues(self, seen: Seen) -> list[Due]:
        table = seen.table
        if seen.paused:
            return []
        if table.stage is Stage.LOBBY:
            rest = table.touched_ms + lobby.LOBBY_REST_MS
            return [Due(rest, None, "", "", (), Cause.LAPSE)]
        return [
            replace(due, at_ms=self._after_rest(table, seen.offers, due))
            for due in dues(table, seen.offers, self._house_ms)
            if not self._is_passed(seen, due)
        ]

    def _is_passed(self, seen: Seen, due: Due) -> bool:
        """Did the house let it go? What lapses or is waited for comes all the same."""
        passed = (due.seat, due.ask) in self._passed.get(seen.table.id, ())
        return passed and due.cause is Cause.HOUSE and due.seat not in seen.awaited

    def _after_rest(self, table: Table, offers: Offers, due: Due) -> int:
        """After a restart or a pause people get a prompt's time before anything but a blink."""
        rested_ms = max(self._boot_ms, self._paused.get(table.id, 0))
        if due.cause is Cause.HOUSE:
            return max(due.at_ms, rested_ms + house_pause_ms(table.pace, self._house_ms))
        if rested_ms <= since_ms(table, due.seat, due.verb, due.ask):
            return due.at_ms
        blink = any(
            offer.ask == due.ask and offer.lapses is not None and offer.lapses.after is Wait.BLINK
            for offer in offers.get(due.seat, ())
        )
        grace = 0 if blink else wait_ms(table.pace, Wait.PROMPT) or 0
        return max(due.at_ms, rested_ms + grace)

    def _next(self, seen: Seen) -> Due | None:
        return min(self._all_dues(seen), key=lambda due: due.at_ms, default=None)

    def _reschedule(self, seen: Seen) -> None:
        due = self._next(seen)
        if due is not None:
            self._alarms.set(seen.table.id, due.at_ms)

    def _with_deadline(self, seen: Seen) -> Seen:
        waited = seen.awaited
        lapses = [
            due.at_ms
            for due in self._all_dues(seen)
            if due.cause is Cause.LAPSE and due.seat in waited
        ]
        return replace(seen, lapses_ms=min(lapses, default=None))

    def _is_paused(self, table_id: int) -> bool:
        return self._paused.get(table_id) == 0

    # Loading and committing

    async def _change(self, table_id: int, change: Callable[[Seen], Change]) -> Change:
        """Make a change and commit it under the table's lock, then have it announced."""

        async def committed() -> Change:
            async with self._lock(table_id):
                seen = await self._load(table_id)
                made = change(seen)
                await self._commit(seen, made)
            self._announce(made)
            return made

        return await self._to_the_end(committed())

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for the work; it is done whether or not somebody still waits.

        A write cannot be taken back. If the lock went with a caller who is cancelled, the next one
        would load what is just being replaced, and nobody would hear of the change.
        """
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_note_unheard)
            raise

    def _announce(self, change: Change) -> None:
        try:
            self._announcer.table_changed(change)
        except Exception:
            # What is committed stays done, whoever could not say so.
            log.exception("table %s: a change could not be announced", change.after.id)

    def _lock(self, table_id: int) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _see(self, record: Record) -> Seen:
        """Give the table of a record; what is kept may be newer than it, or older."""
        kept = self._kept.get(record.id)
        if kept is not None and kept.table.revision < record.revision:
            del self._kept[record.id]
        return await self.see(record.id)

    async def _load(self, table_id: int) -> Seen:
        kept = self._kept.get(table_id)
        if kept is not None:
            self._kept.move_to_end(table_id)
            return kept
        record = await self.archive.load(table_id)
        if record is None:
            raise Unavailable("refusal-no-such-table")
        return self._open_record(record)

    def _open_record(self, record: Record) -> Seen:
        game = self.games.get(record.game)
        if game is None:
            raise Unavailable("refusal-frozen-no-game", game=Typed(record.game))
        try:
            table, upgraded = codec.decode(record.data, record.id, game)
        except codec.Unreadable as error:
            log.error("table %s is frozen: %s", record.id, error)
            raise Unavailable("refusal-frozen") from error
        if upgraded:
            self._upgraded.add(record.id)
        return self._keep(Seen(table, game, open_offers(table, game), self._is_paused(record.id)))

    def _keep(self, seen: Seen) -> Seen:
        table_id = seen.table.id
        seen = self._with_deadline(seen)
        self._kept[table_id] = seen
        self._kept.move_to_end(table_id)
        if passed := self._passed.pop(table_id, None):
            standing = {(at, offer.ask) for at, theirs in seen.offers.items() for offer in theirs}
            if passed & standing:
                self._passed[table_id] = passed & standing
        while len(self._kept) > KEPT_TABLES:
            self._kept.popitem(last=False)
        self._reschedule(seen)
        return seen

    async def _commit(self, seen: Seen, change: Change) -> None:
        record = self._record(change.after, change.offers)
        if change.after.people == change.before.people:
            record = replace(record, people=None)
        try:
            # The log of an upgraded table replays from its first revision of this version.
            checkpoint = change.checkpoint or record.id in self._upgraded
            await self.archive.commit(record, change.entry, checkpoint=checkpoint)
        except Conflict as conflict:
            self._kept.pop(change.after.id, None)
            raise Stale("refusal-stale") from conflict
        self._upgraded.discard(record.id)
        self._keep(Seen(change.after, seen.game, change.offers, self._is_paused(record.id)))

    def _record(self, table: Table, offers: Offers) -> Record:
        due = self._next(Seen(table, self.games[table.game], offers)) if table.taken else None
        return Record(
            id=table.id,
            channel=table.channel,
            guild=table.guild,
            game=table.game,
            stage=table.stage,
            revision=table.revision,
            due_ms=due.at_ms if due else None,
            people=table.people,
            data=codec.encode(table),
        )

    def _seat(self, table: Table, user: int) -> int:
        if table.stage is Stage.LOBBY:
            raise Unavailable("refusal-not-begun")
        if not table.taken:
            raise Unavailable("refusal-table-over")
        seat = table.seat_of(user)
        if seat is None:
            raise NotSeated("refusal-not-seated")
        return seat


def _note_unheard(task: asyncio.Task[Any]) -> None:
    """Log why a work failed that nobody waits for; a refusal was for who asked and is gone."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | Occupied):
        log.error("a move whose caller is gone failed", exc_info=error)
