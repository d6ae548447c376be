"""The tables of this process, as people use them: open, act, look, and let the clocks run."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from engine.api.action import Action
from engine.api.event import Typed
from engine.api.game import AnyGame
from engine.api.options import Value, resolve_options
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.house.executor import HouseExecutor
from engine.service.deadline_runner import DeadlineRunner
from engine.service.pending_deadlines import PendingDeadlines
from engine.service.ports import Announcer, Archive, Clock, Entropy
from engine.service.table_store import TableStore
from engine.standings.leaderboards import ForgetReport
from engine.table import lobby
from engine.table.model import Cause, Change, LogEntry, Occupant, Stage, Table
from engine.table.play import act, find_offer
from engine.table.snapshot import TableSnapshot


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
        clock: Clock,
        entropy: Entropy,
        house_executor: HouseExecutor,
        house_ms: int | None = None,
    ) -> None:
        """Start with no table loaded.

        `house_ms`: the pause before the house moves; `None`: the default of the table's pace.
        """
        self.games = games
        self.archive = archive
        self._clock = clock
        self._entropy = entropy
        self._pending_deadlines = PendingDeadlines(house_ms)
        self._store = TableStore(games, archive, self._pending_deadlines)
        self._deadline_runner = DeadlineRunner(
            self._store, self._pending_deadlines, clock, entropy, house_executor
        )

    def announce_to(self, announcer: Announcer) -> None:
        """Tell the announcer of every change from now on, each once it is committed."""
        self._store.announce_to(announcer)

    # What people do

    async def open(
        self,
        place: Place,
        user: int,
        name: str,
        game: str,
        given: Mapping[str, Value | str],
        carry: Mapping[str, Value] | None = None,
        previous_users: tuple[int | None, ...] = (),
    ) -> TableSnapshot:
        """Open a table's lobby with its host seated. `given` may hold options, `pace` and `house`.

        A rematch has what the result carries, and `previous_users`: who sat there; the house sits again.

        Raises `Illegal` for a game or option there is not, `Occupied` where the channel has an
        unfinished table.
        """
        rules = self.games.get(game)
        if rules is None:
            raise Illegal("refusal-no-such-game", game=Typed(game))
        chosen = {key: value for key, value in given.items() if key not in lobby.TABLE_OPTIONS}
        options = resolve_options(rules.info.options, chosen, carry or {})
        now = self._clock.now_ms()
        table = Table(
            channel=place.channel,
            guild=place.guild,
            locale=place.locale,
            host=user,
            game=game,
            version=rules.info.version,
            pace=lobby.pace(given.get("pace", "relaxed")),
            house=lobby.strength(given.get("house", "human")),
            options=options,
            seats=(Occupant(user, name), *(Occupant() for each in previous_users if each is None)),
            previous_users=previous_users,
            changed_ms=now,
        )
        entry = LogEntry(0, table.version, None, Action("open", (str(user),)), Cause.PERSON, now)
        return await self._store.open(table, entry)

    async def rematch(self, table_id: int, user: int, name: str) -> TableSnapshot:
        """Open a lobby for the same game again: its options, its house seats, what it carries."""
        table = (await self.snapshot(table_id)).table
        if table.is_active:
            raise Unavailable("refusal-already-begun")
        shown = {spec.key for spec in self.games[table.game].info.options if not spec.carried}
        given = {key: value for key, value in table.options.values.items() if key in shown}
        carry = table.outcome.carry if table.outcome else {}
        place = Place(table.channel, table.guild, table.locale)
        # Somebody who left is asked again; the house that covered for them is not.
        previous_users = tuple(occupant.user or occupant.left for occupant in table.seats)
        given |= {"pace": table.pace.value, "house": table.house.value}
        return await self.open(place, user, name, table.game, given, carry, previous_users)

    async def change(self, table_id: int, transition: lobby.Transition) -> Change:
        """Run a lobby transition, a leave or an end. Raises the transition's refusals."""

        def change(snapshot: TableSnapshot) -> Change:
            return transition(snapshot.table, snapshot.game, self._clock.now_ms())

        return await self._store.change(table_id, change)

    async def start(self, table_id: int, user: int) -> Change:
        """Deal; the seed is drawn now and only its hash is ever shown."""
        return await self.change(table_id, lobby.start(user, self._entropy.seed()))

    async def act(self, table_id: int, user: int, ask: str | None, action: Action) -> Change:
        """Make a person's move, committed when this returns.

        `ask` names the question a click answers; a typed move answers whichever admits it (`None`).
        Raises `NotSeated`, `Stale`, `TooSoon`, `NotYourTurn`, `Illegal` or `Unavailable`.
        """

        def change(snapshot: TableSnapshot) -> Change:
            seat = seat_in_play(snapshot.table, user)
            now = self._clock.now_ms()
            offer = find_offer(
                snapshot.table, snapshot.game, snapshot.offers, seat, ask, action, now
            )
            return act(snapshot.table, snapshot.game, seat, offer.ask, action, Cause.PERSON, now)

        return await self._store.change(table_id, change)

    # What people see

    async def snapshot(self, table_id: int) -> TableSnapshot:
        """Give a table as it stands. Raises `Unavailable` where there is none or it is frozen."""
        return await self._store.snapshot(table_id)

    async def in_channel(self, channel: int) -> TableSnapshot:
        """Give the channel's unfinished table, else its latest. Raises `Unavailable`."""
        record = await self.archive.in_channel(channel)
        if record is None:
            raise Unavailable("refusal-no-table-here")
        return await self._store.snapshot_of_record(record)

    async def of_user(self, user: int) -> tuple[TableSnapshot, ...]:
        """Give the unfinished tables a person sits at, latest first, without those frozen.

        Raises `Unavailable` where they are all frozen.
        """
        found, frozen = [], None
        for record in await self.archive.of_user(user):
            try:
                found.append(await self._store.snapshot_of_record(record))
            except Unavailable as refusal:
                frozen = refusal
        if frozen is not None and not found:
            raise frozen
        return tuple(found)

    async def forget(self, user: int, names: Collection[str] = ()) -> ForgetReport:
        """Take a person out of all that is over (`Standings.forget`), in memory too."""
        forgotten = await self.archive.forget(user, names)
        self._store.drop(forgotten.tables)
        return forgotten

    # The clocks

    async def start_deadlines(self) -> None:
        """Take up every table's clocks: lapses, the house's moves, forgotten lobbies."""
        await self._deadline_runner.start(self.archive)

    async def stop_deadlines(self) -> None:
        """Let the clocks stand; what is being committed is waited for."""
        await self._deadline_runner.stop()

    def pause(self, table_id: int) -> None:
        """Let a table's clocks stand: its channel is out of reach. Its people may still move."""
        self._deadline_runner.pause(table_id)

    def resume(self, table_id: int) -> None:
        """Let the clocks run on; nothing but a blink lapses sooner than a prompt from now."""
        self._deadline_runner.resume(table_id)


def seat_in_play(table: Table, user: int) -> int:
    """Give the seat somebody plays on. Raises `Unavailable` or `NotSeated`, which say why none."""
    if table.stage is Stage.LOBBY:
        raise Unavailable("refusal-not-begun")
    if not table.is_active:
        raise Unavailable("refusal-table-over")
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("refusal-not-seated")
    return seat
