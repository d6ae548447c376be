"""The ports: what the engine needs from outside, implemented by cogs, storage and bot.py."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from enum import StrEnum
from typing import Protocol, TypeAlias, TypedDict, Unpack

from msgspec import Struct

from engine.api.drawing.palette import Look
from engine.api.event import Param
from engine.api.refusals import Unavailable
from engine.service.ownership import Ownership
from engine.service.standings_archive import StandingsArchive
from engine.standings.leaderboards import Pings
from engine.standings.results import Result
from engine.table.model import Change, LogEntry, Stage
from engine.tournaments.model import Tournament


class TableRecord(Struct, frozen=True, kw_only=True):
    """A stored table: the columns it is looked up by, and the encoded value (codec.py).

    `people`: the users seated there; `None` in a commit: unchanged. Channel, server and game are
    written when the table is opened; a commit does not change them. `is_damaged`: what is stored of
    the table is not what was written; once closed, it stays so. `pairing`: the tournament, the
    round and the number there that a new table is opened for; never a second one for the same.
    """

    id: int = 0
    channel: int
    guild: int | None
    game: str
    stage: str
    revision: int
    due_ms: int | None
    people: tuple[int, ...] | None
    data: bytes
    is_damaged: bool = False
    pairing: tuple[int, int, int] | None = None

    def __repr__(self) -> str:
        # The encoded value holds every secret of the table.
        return f"<record of table {self.id} {self.game} revision {self.revision}>"


class StoredMessage(Struct, frozen=True):
    """Where a message of a table is: the `table` message, a seat's `hand`, or what pings somebody.

    Once the `table` message shows how the table ended, its kind is `result`. A record is stored
    before its message is sent: from then until its id is stored, `nonce` names the message that is
    on its way. Every later try repeats the nonce, also after a crash, so that one message stands.
    """

    table: int
    kind: str
    seat: int | None
    channel: int
    message: int  #: 0: none is known to have been sent
    nonce: int | None = None


class Automatic(StrEnum):
    """What the table answers for a person by itself."""

    NOTHING = "nothing"
    PASSES = "passes"  #: where they can only pass
    FORCED = "forced"  #: wherever they have only one answer


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's settings, for every server."""

    dm_hands: bool = True
    locale: str | None = None  #: the language that Discord showed them last
    listed: bool = True  #: shown on leaderboards
    automatic: Automatic = Automatic.PASSES
    language: str | None = None  #: what they have chosen instead
    pings: Pings | None = None  #: `None`: as the table's server has it
    confirm: bool = False  #: ask once more before a move that they click counts
    red_green: bool = False  #: pictures in colours for red-green weakness
    dark: bool = False  #: pictures by night
    motion: bool = True  #: moving pictures
    tips: bool = True  #: short tips beside the hand in a first game
    tips_seen: tuple[str, ...] = ()  #: the tips they have read: "race.joker"
    #: (channel, message) of the direct message that lists their tables
    overview: tuple[int, int] | None = None

    @property
    def reads(self) -> str | None:
        """The language of what is written to them unasked, if it is known."""
        return self.language or self.locale

    @property
    def look(self) -> Look:
        """How their pictures are painted."""
        return Look(self.dark, self.red_green)


class PreferenceChanges(TypedDict, total=False):
    """The `Preferences` that an update changes."""

    dm_hands: bool
    locale: str | None
    listed: bool
    automatic: Automatic
    language: str | None
    pings: Pings | None
    confirm: bool
    red_green: bool
    dark: bool
    motion: bool
    tips: bool
    tips_seen: tuple[str, ...]
    overview: tuple[int, int] | None


class ArchiveFailed(Exception):
    """The archive cannot be used now; the message says why, for the operator."""


class Conflict(Exception):
    """The stored revision is not the one that this commit was made from."""


class Occupied(Exception):
    """The channel already has an unfinished table; `table` is its id."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


class Frozen(Unavailable):
    """The table of `record` cannot be read: its game or version is unknown, or it is damaged.

    `reason` is for the operator.
    """

    def __init__(self, record: TableRecord, reason: object, key: str, **params: Param) -> None:
        super().__init__(key, **params)
        self.record, self.reason = record, reason

    @property
    def is_active(self) -> bool:
        """True while the table is unfinished: it occupies its channel and may be closed."""
        return self.record.stage in (Stage.LOBBY, Stage.PLAY)


class TournamentArchive(Protocol):
    """Tournaments, each as one value. Which table belongs to one is stored with the table."""

    async def open_tournament(self, tournament: Tournament) -> int:
        """Store a new tournament and return its id."""

    async def commit_tournament(self, tournament: Tournament) -> None:
        """Store the next revision of a tournament. Raise `Conflict` if it is not the next one."""

    async def tournament(self, tournament: int) -> Tournament | None:
        """Return a tournament by its id, `None` if there is none."""

    async def active_tournaments(self) -> tuple[Tournament, ...]:
        """Return the tournaments that are not over, or whose end is not shown yet, oldest first.

        Of those that this process serves.
        """

    async def tournaments_with(self, user: int) -> tuple[Tournament, ...]:
        """Return the tournaments of a person, who plays there or organises them, oldest first."""

    async def tournaments_of(self, guild: int, limit: int) -> tuple[Tournament, ...]:
        """Return a server's tournaments, latest first."""

    async def table_of_pairing(self, pairing: tuple[int, int, int]) -> int | None:
        """Return the table that was opened for a pairing (`TableRecord.pairing`)."""


class Archive(StandingsArchive, TournamentArchive, Protocol):
    """Durable storage of tables. What a returned call has written is never lost.

    If a caller is cancelled, its write was made completely or not at all.
    """

    @property
    def ownership(self) -> Ownership:
        """Whether this process acts for its servers."""

    @property
    def description(self) -> str:
        """Where the tables are stored and in which schema, for the operator."""

    @property
    def place(self) -> str:
        """Where the tables are stored, for the operator."""

    @property
    def waiting(self) -> int:
        """How many writes wait for the one before."""

    async def lease_requests(self, count: int, interval_seconds: float, at_once: int) -> float:
        """Return after how many seconds the first of some requests to Discord may start.

        They are the interval apart, from each other and from those of other processes, but for
        `at_once` where none started lately.
        """

    def serves(self, guild: int | None) -> bool:
        """Return True if this process acts for a server's tables; `None`: for those of no server.

        It runs their deadlines and the house, and shows their changes. Any process may change them.
        """

    async def open(self, record: TableRecord, entry: LogEntry, *, checkpoint: bool = False) -> int:
        """Store a new table and return its id; its log replays from there. Raise `Occupied`."""

    async def commit(
        self,
        record: TableRecord,
        entry: LogEntry,
        *,
        checkpoint: bool = False,
        result: Result | None = None,
    ) -> None:
        """Store the next revision and its log entry in one transaction.

        The last commit of a table brings its `result`. The archive sets the result's id and
        season, and rates it unless it is `unrated` or the same people have played too many rated
        games lately (`FairPlay`).

        Raise `Conflict` unless the stored revision is the previous one; other commits of the
        same batch are not affected.
        """

    async def follow(self, call: Callable[[int, int | None], Awaitable[None]]) -> None:
        """Call this from now on with (table, revision) of changes that other processes make.

        Of tables that this process serves; also of its own changes, and more than once. Of a table
        that has ended the revision may be `None`.
        """

    async def load(self, table: int) -> TableRecord | None:
        """Return a table by its id, `None` if there is none."""

    async def in_channel(self, channel: int) -> TableRecord | None:
        """Return the channel's unfinished table, else its latest."""

    async def of_user(self, user: int) -> tuple[TableRecord, ...]:
        """Return the unfinished tables a person is seated at, latest first."""

    async def unfinished(self) -> tuple[tuple[int, int | None], ...]:
        """Return (id, next deadline in Unix milliseconds or None) of the unfinished tables.

        Here and below: of those that this process serves.
        """

    async def count_unfinished(self, guild: int) -> int:
        """Return how many unfinished tables a server has."""

    async def tidy(
        self, ended_before_ms: int | None, left_before_ms: int
    ) -> tuple[int, ...] | None:
        """Do a small piece of the work that keeps the file small; return `None` if none is left.

        Otherwise return the tables that were deleted.

        Finished tables are packed. Those that ended before `ended_before_ms` (`None`: however long
        ago), or are of servers that the bot left before `left_before_ms`, are deleted; their
        results stay.
        """

    async def note_servers(self, present: Collection[int], now_ms: int) -> None:
        """Note which servers with tables or settings are not among these, and since when."""

    async def unfinished_of_departed(self, left_before_ms: int) -> tuple[int, ...]:
        """Return the unfinished tables of servers that the bot left before a time."""

    async def log(self, table: int) -> tuple[LogEntry, ...]:
        """Return a table's log, oldest entry first."""

    async def checkpoint(self, table: int) -> tuple[int, bytes] | None:
        """Return the revision and the encoded table that the table's log replays from."""

    async def shared_table(self, code: str) -> int | None:
        """Return the table whose replay has a code."""

    async def messages(self, table: int) -> tuple[StoredMessage, ...]:
        """Return the stored messages of a table."""

    async def tables_to_repair(self) -> tuple[int, ...]:
        """Return the tables whose end is not shown yet, or with a message on its way.

        The first are those with a `table` message, the others those with a nonce.
        """

    async def save_message(self, message: StoredMessage) -> None:
        """Store a message; it replaces one of the same table, kind and seat."""

    async def delete_message(self, message: StoredMessage) -> None:
        """Delete a message unless another one has replaced it."""

    async def preferences(self, user: int) -> Preferences:
        """Return a person's settings, or the defaults."""

    async def update_preferences(self, user: int, **changes: Unpack[PreferenceChanges]) -> None:
        """Store the settings that are named; the others keep their stored values."""

    async def runs(self) -> tuple[tuple[int, int], ...]:
        """Return when the bot ran: (start, last sign of life) in Unix milliseconds, oldest first.

        Of several processes those of this one. Runs that are long over may be left out.
        """

    async def share(self, table: int, code: str) -> str | None:
        """Store the code of a table's replay unless it has one, and return it.

        `None`: the code is taken, or the table is gone.
        """

    async def note_run(self, began_ms: int, seen_ms: int) -> None:
        """Store that the bot which was started then is running at this time."""

    async def close(self) -> None:
        """Write what is queued and close the file."""


class Announcer(Protocol):
    """Tells people that a table has changed."""

    def table_changed(self, change: Change) -> None:
        """Take a committed change; return at once and never raise."""


class Clock(Protocol):
    """The current time, and sleeping."""

    def now_ms(self) -> int:
        """Return the current time in Unix milliseconds."""

    async def sleep(self, seconds: float) -> None:
        """Return after this time."""


#: A source of seeds: each call returns 16 bytes or more that nobody can guess.
Entropy: TypeAlias = Callable[[], bytes]
