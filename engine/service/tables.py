"""The service that the bot uses: open tables, change them, make moves, look at them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line, Typed
from engine.api.game import AnyGame
from engine.api.options import Value, resolve_options, values_by_pace
from engine.api.refusals import Illegal, NotSeated, Stale, Unavailable
from engine.house.executor import WorkerProcess
from engine.service.deadline_runner import DeadlineRunner
from engine.service.early_moves import EarlyMoves
from engine.service.feats import FeatCounts
from engine.service.hints import Hints
from engine.service.pending_deadlines import PendingDeadlines
from engine.service.ports import Announcer, Archive, Clock, Entropy, Frozen, TableRecord
from engine.service.replays import Replays
from engine.service.retention import Retention
from engine.service.table_store import TableStore
from engine.service.tournaments import Tournaments
from engine.standings.leaderboards import ForgetReport
from engine.standings.ratings import Unrated
from engine.standings.results import unrated_by
from engine.table import codec, lobby
from engine.table.attendance import seat_in_play
from engine.table.model import Cause, Change, LogEntry, Occupant, Table
from engine.table.play import act, find_offer
from engine.table.private import PrivateOpening
from engine.table.snapshot import TableSnapshot

#: The log names who closed a table. No person has this id.
_OPERATOR = 0


class Place(Struct, frozen=True):
    """Where a table is opened: its channel, its server and the server's language."""

    channel: int
    guild: int | None
    locale: str = "en"


class Limits(Struct, frozen=True):
    """How many unfinished tables there may be, where a server's managers have not set it."""

    tables: int = 100  #: on a server
    hosted: int = 10  #: of one person, on all servers


class Tables:
    """All tables. Everything that people do at a table goes through here."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        archive: Archive,
        clock: Clock,
        entropy: Entropy,
        house_executor: WorkerProcess,
        house_ms: int | None = None,
        limits: Limits | None = None,
        keep_days: int | None = None,
    ) -> None:
        """Start with no table loaded.

        `house_ms`: the pause before the house moves; `None`: the default of the table's pace.
        `keep_days`: how long finished tables are kept; `None`: for ever.
        """
        self.games = games
        self.archive = archive
        #: True before the process ends: no table is opened any more
        self.is_closing = False
        #: of all processes that share the tables
        self.clock = clock
        self._entropy = entropy
        self._limits = limits or Limits()
        pending_deadlines = PendingDeadlines(house_ms)
        self.feats = FeatCounts(games, archive)
        self._store = TableStore(games, archive, pending_deadlines, self.feats)
        #: What happened at tables, from their logs.
        self.replays = Replays(self._store, archive)
        #: Timeouts, the house's moves, abandoned lobbies.
        self.deadlines = DeadlineRunner(
            self._store, pending_deadlines, clock, entropy, house_executor, self.replays
        )
        self.early_moves = EarlyMoves(clock, self.act)
        self._store.announce_to(self.early_moves)
        self.tournaments = Tournaments(games, clock, entropy, self._store)
        self.hints = Hints(self._store, clock, entropy, house_executor)
        self.retention = Retention(
            archive,
            clock,
            keep_days,
            self.close_unasked,
            self._store.drop,
            self.feats.count_owed,
        )

    def announce_to(self, announcer: Announcer) -> None:
        """Call the announcer with every change from now on, after its commit."""
        self._store.announce_to(announcer)

    # Changing tables

    async def open(
        self,
        place: Place,
        user: int,
        name: str,
        game: str,
        given: Mapping[str, Value | str],
        carry: Mapping[str, Value] | None = None,
        previous_users: tuple[int | None, ...] = (),
        contribution: str = "",
    ) -> TableSnapshot:
        """Open a table's lobby with its host seated. `given`: options, and `pace` and `house`.

        The host's contribution to the seed: see `engine.table.deal`.

        A rematch also has `carry` (`Outcome.carry`) and `previous_users`, who sat on each seat of
        the game before; the house is seated again at once.

        Raise `Illegal` for an unknown game or option and beyond the limits, `Occupied` if the
        channel has an unfinished table, and `Unavailable` when this process is about to end.
        """
        if self.is_closing:
            raise Unavailable("refusal-closing")
        rules = self.require_game(game)
        chosen = {key: value for key, value in given.items() if key not in lobby.TABLE_OPTIONS}
        options = resolve_options(rules.info.options, chosen, carry or {}, *lobby.TABLE_OPTIONS)
        now = self.clock.now_ms()
        host = Occupant(user, name, contribution=contribution)
        table = Table(
            channel=place.channel,
            guild=place.guild,
            locale=place.locale,
            host=user,
            game=game,
            version=rules.info.version,
            options=options,
            seats=(host, *(Occupant() for each in previous_users if each is None)),
            previous_users=previous_users,
            secret=self._entropy(),
            changed_ms=now,
        )
        if place.guild is not None:
            settings = await self.archive.server_settings(place.guild)
            table = replace(
                table,
                pace=settings.pace or table.pace,
                locale=settings.language or table.locale,
                hints_cap=settings.hints_cap,
                seats=table.seats if settings.house_seats else (host,),
            )
        for key in lobby.TABLE_OPTIONS:
            if key in given:
                table = replace(table, **{key: lobby.parse_table_option(key, given[key])})
        entry = LogEntry(0, table.version, None, Action("open", (str(user),)), Cause.PERSON, now)
        opened = Change(table, table, {}, (), entry)
        return await self._store.open(opened, partial(self._check_limits, place, user))

    async def open_private(self, opening: PrivateOpening) -> TableSnapshot:
        """Open a table of `engine.table.private`. Raise `Occupied` if its channel has one."""
        if self.is_closing:
            raise Unavailable("refusal-closing")
        return await self._store.open(opening(self.clock.now_ms()))

    async def check_open(
        self, place: Place, user: int, game: str, given: Mapping[str, Value | str]
    ) -> None:
        """Raise `Illegal` where `open` would, before a channel is made for the table."""
        chosen = {key: value for key, value in given.items() if key not in lobby.TABLE_OPTIONS}
        resolve_options(self.require_game(game).info.options, chosen, {}, *lobby.TABLE_OPTIONS)
        for key in lobby.TABLE_OPTIONS:
            if key in given:
                lobby.parse_table_option(key, given[key])
        await self._check_limits(place, user)

    def require_game(self, slug: str) -> AnyGame:
        """Return a game. Raise `Illegal` with the games there are for an unknown one."""
        if slug not in self.games:
            titles = tuple(Line(f"{each}-title") for each in self.games)
            raise Illegal("refusal-no-such-game", game=Typed(slug), games=titles)
        return self.games[slug]

    async def limits(self, guild: int) -> Limits:
        """Return the limits of a server."""
        settings = await self.archive.server_settings(guild)
        return Limits(
            settings.tables or self._limits.tables, settings.hosted or self._limits.hosted
        )

    async def _check_limits(self, place: Place, user: int) -> None:
        """Raise `Illegal` if this person may not host one more table here."""
        limits = self._limits if place.guild is None else await self.limits(place.guild)
        public = [each for each in await self.archive.of_user(user) if each.guild is not None]
        if sum(codec.read_host(each.data) == user for each in public) >= limits.hosted:
            raise Illegal("refusal-hosts-many", most=limits.hosted)
        if place.guild and await self.archive.count_unfinished(place.guild) >= limits.tables:
            raise Illegal("refusal-server-full", most=limits.tables)

    async def rematch(
        self, table_id: int, user: int, name: str, contribution: str = ""
    ) -> TableSnapshot:
        """Open a lobby for the same game with the same options, house seats and what it carries.

        Raise `Unavailable` if the table is not finished, `Occupied` as `open` does.
        """
        table = (await self.snapshot(table_id)).table
        if table.is_active:
            raise Unavailable("refusal-already-begun")
        specs = self.games[table.game].info.options
        shown = {spec.key for spec in specs if not spec.carried}
        follow = values_by_pace(specs, table.pace).items()
        given = {
            key: value
            for key, value in table.options.values.items()
            if key in shown and (key, value) not in follow
        }
        carry = table.outcome.carry if table.outcome else {}
        place = Place(table.channel, table.guild, table.locale)
        # A person who left gets their seat back, not the house that took it over.
        previous_users = tuple(occupant.user or occupant.left for occupant in table.seats)
        given |= {key: str(getattr(table, key)) for key in lobby.TABLE_OPTIONS}
        return await self.open(
            place, user, name, table.game, given, carry, previous_users, contribution
        )

    async def change(self, table_id: int, transition: lobby.Transition) -> Change:
        """Run a transition of lobby.py and commit it. Raise the transition's refusals."""

        def change(snapshot: TableSnapshot) -> Change:
            return transition(snapshot.table, snapshot.game, self.clock.now_ms())

        return await self._store.change(table_id, change)

    async def if_left(self, table_id: int, user: int) -> tuple[Table, Unrated | None]:
        """Return the table as it would be once a person has left it, and why it is not rated then.

        Raise what `lobby.leave` raises.
        """
        snapshot = await self.snapshot(table_id)
        change = lobby.leave(user)(snapshot.table, snapshot.game, self.clock.now_ms())
        log = await self.archive.log(table_id)
        return change.after, unrated_by(change, log, snapshot.game.info)

    def check_may_end(self, table: Table, user: int, *, manages: bool) -> None:
        """Raise a `Refused` with the reason if this person may not close a table alone now."""
        lobby.check_may_end(table, self.clock.now_ms(), user, manages=manages)

    def is_free_to_close(self, table: Table) -> bool:
        """Return True if everybody has been away for so long that others may close the table."""
        return lobby.is_free_to_close(table, self.clock.now_ms())

    async def check_may_close(self, frozen: Frozen, user: int, *, manages: bool) -> None:
        """Raise a `Refused` with the reason if this person may not close a frozen table."""
        if not frozen.is_active:
            raise Unavailable("refusal-table-over")
        if not manages and user != await self._frozen_host(frozen.record):
            raise NotSeated("refusal-only-host-closes")

    async def close_frozen(self, frozen: Frozen, user: int, *, manages: bool) -> None:
        """Close a frozen table without a result. Its host may, and people who manage the channel.

        Its data stays as it is. Raise what `check_may_close` raises, and `Stale`.
        """
        await self.check_may_close(frozen, user, manages=manages)
        action = Action("end", (str(user),))
        await self._store.close_frozen(frozen.record, action, self.clock.now_ms())

    async def close_unasked(self, table_id: int) -> None:
        """Close a table without a result, also a frozen one, for the operator. Raise `Refused`."""
        try:
            await self.change(table_id, lobby.end(_OPERATOR, manages=True))
        except Frozen as frozen:
            await self.close_frozen(frozen, _OPERATOR, manages=True)

    async def _frozen_host(self, record: TableRecord) -> int:
        """Return the host of a frozen table; of a damaged one, the person who opened it."""
        host = codec.read_host(record.data)
        if host is not None:
            return host
        first, *_ = await self.archive.log(record.id)
        return int(first.action.args[0]) if first.action.verb == "open" else 0

    async def start(self, table_id: int, user: int, contribution: str = "") -> Change:
        """Start the game with a seed made of the lobby's secret and all contributions.

        Raise `Illegal` if the house has a seat on a server that plays without it by now.
        """
        table = (await self.snapshot(table_id)).table
        if any(occupant.user is None for occupant in table.seats):
            await self._check_house(table, "refusal-house-seated")
        return await self.change(table_id, lobby.start(user, self._entropy(), contribution))

    async def add_house(self, table_id: int, user: int) -> Change:
        """Let the house take a seat. Raise `Illegal` on a server that plays without it."""
        await self._check_house((await self.snapshot(table_id)).table, "refusal-house-off")
        return await self.change(table_id, lobby.add_house(user))

    async def _check_house(self, table: Table, key: str) -> None:
        guild = table.guild
        if guild is not None and not (await self.archive.server_settings(guild)).house_seats:
            raise Illegal(key)

    async def act(
        self,
        table_id: int,
        user: int,
        ask: str | None,
        action: Action,
        went_back: int | None = None,
    ) -> Change:
        """Make a person's move; it is committed when this returns.

        `ask` names the question that a click answers; `None` for a typed move, which answers the
        first that admits it. `went_back`: that of the table for which the person chose it; after a
        later take-back the same question is asked in another position. Raise `NotSeated`, `Stale`,
        `TooSoon`, `NotYourTurn`, `Illegal` or `Unavailable`.
        """

        def change(snapshot: TableSnapshot) -> Change:
            seat = seat_in_play(snapshot.table, user)
            if went_back not in (None, snapshot.table.went_back):
                raise Stale("refusal-went-back")
            now = self.clock.now_ms()
            offer = find_offer(
                snapshot.table, snapshot.game, snapshot.offers, seat, ask, action, now
            )
            return act(snapshot.table, snapshot.game, seat, offer.ask, action, Cause.PERSON, now)

        return await self._store.change(table_id, change)

    async def note_revision(self, table_id: int, revision: int | None) -> None:
        """Show a change that another process has made at a table of this one."""
        await self._store.note_revision(table_id, revision)

    # Looking at tables

    async def snapshot(self, table_id: int) -> TableSnapshot:
        """Return a table's snapshot.

        Raise `Unavailable` if there is none, `Frozen` if it cannot be read.
        """
        return await self._store.snapshot(table_id)

    def active_since(self, since_ms: int) -> tuple[TableSnapshot, ...]:
        """Return this process's cached unfinished tables that changed since then, latest first."""
        recent = (each for each in self._store.cached() if each.table.changed_ms >= since_ms)
        served = (each for each in recent if self.archive.serves(each.table.guild))
        active = (each for each in served if each.table.is_active)
        return tuple(sorted(active, key=lambda each: each.table.changed_ms, reverse=True))

    async def in_channel(self, channel: int) -> TableSnapshot:
        """Return the channel's unfinished table, else its latest. Raise `Unavailable`."""
        record = await self.archive.in_channel(channel)
        if record is None:
            raise Unavailable("refusal-no-table-here")
        return await self._store.snapshot_of_record(record)

    async def of_user(self, user: int) -> tuple[TableSnapshot, ...]:
        """Return the unfinished tables a person is seated at, latest first, without frozen ones.

        Raise `Unavailable` if all of them are frozen.
        """
        snapshots, frozen = [], None
        for record in await self.archive.of_user(user):
            try:
                snapshots.append(await self._store.snapshot_of_record(record))
            except Unavailable as refusal:
                frozen = refusal
        if frozen is not None and not snapshots:
            raise frozen
        return tuple(snapshots)

    async def forget(self, user: int, names: Collection[str] = ()) -> ForgetReport:
        """Delete a person from all finished tables (`Archive.forget`), also from the cache."""
        tournaments = await self.archive.tournaments_with(user)
        report = await self.archive.forget(user, names)
        await self.tournaments.show_again(tournaments)
        self._store.drop(report.tables)
        self.replays.clear()
        return report
