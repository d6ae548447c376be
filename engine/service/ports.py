"""What the tables need of the world, for others to implement."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, TypedDict, Unpack

from msgspec import Struct

from engine.standings.leaderboards import (
    Export,
    ForgetReport,
    Leaderboard,
    LeaderboardPage,
    Profile,
    RatingsRecompute,
    Season,
    ServerSettings,
    Sort,
)
from engine.standings.results import Result
from engine.table.model import Change, LogEntry


class TableRecord(Struct, frozen=True, kw_only=True):
    """A table as it is stored: what can be looked up by, and the sealed value (codec.py).

    `people`: the users who sit there; `None` in a commit: as before. The channel, server and game
    are those of the opening: a commit does not change them.
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

    def __repr__(self) -> str:
        # The sealed value holds every secret of the table.
        return f"<record of table {self.id} {self.game} revision {self.revision}>"


class StoredMessage(Struct, frozen=True):
    """Where a message of a table stands: the `table` message, a seat's `hand`, a `ping`.

    Once it shows how the table ended, the `table` message is a `result`.
    """

    table: int
    kind: str
    seat: int | None
    channel: int
    message: int


class Preferences(Struct, frozen=True):
    """What a person has chosen for themselves, on every server."""

    dm_hands: bool = True
    locale: str | None = None
    listed: bool = True  #: stand on leaderboards


class PreferenceChanges(TypedDict, total=False):
    """Some of a person's `Preferences`, to be changed."""

    dm_hands: bool
    locale: str | None
    listed: bool


class Conflict(Exception):
    """The table moved on before this commit: its revision is not the one this was made from."""


class Occupied(Exception):
    """The channel has an unfinished table already; `table` is its id."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


class Standings(Protocol):
    """What is kept of finished tables. One server's games never show in another's answers.

    Ratings are moved in the transaction of a table's last move (`Archive.commit`), not on reading.
    """

    async def result(self, table: int) -> Result | None:
        """Give the result of a table; `None` unless it was dealt and is over."""

    async def history(
        self,
        guild: int,
        *,
        user: int | None = None,
        game: str | None = None,
        channel: int | None = None,
        before: int | None = None,
        limit: int = 10,
    ) -> tuple[Result, ...]:
        """Give a server's results, latest first, of a person, a game or a channel.

        `before`: the id of the last one of the page before.
        """

    async def leaderboard(
        self,
        board: Leaderboard,
        sort: Sort = Sort.RATING,
        *,
        offset: int = 0,
        limit: int = 10,
        user: int | None = None,
    ) -> LeaderboardPage:
        """Give a page of a leaderboard, with the own row of `user` wherever it stands.

        An unknown board is an empty page.
        """

    async def rows_ahead(self, board: Leaderboard, sort: Sort, user: int) -> int | None:
        """Give how many rows of a board stand before a person's; `None`: they are not listed."""

    async def profile(self, guild: int, user: int) -> Profile:
        """Give what a person has done on a server."""

    async def games_played(self, guild: int) -> tuple[str, ...]:
        """Give the slugs of the games that have a rated result on a server, sorted."""

    async def seasons(self, guild: int) -> tuple[Season, ...]:
        """Give a server's seasons, latest first."""

    async def begin_season(self, guild: int, name: str, now_ms: int) -> Season:
        """Open a season. Raises `SeasonOpen` where one is."""

    async def close_season(self, guild: int, season: int, now_ms: int) -> Season | None:
        """Close a season by its id and give it; its boards stay as they are.

        `None`: it is not the one that is open.
        """

    async def server_settings(self, guild: int) -> ServerSettings:
        """Give what a server has chosen, or the defaults."""

    async def save_server_settings(self, guild: int, choices: ServerSettings) -> None:
        """Keep what a server has chosen."""

    async def recompute_ratings(self, guild: int) -> RatingsRecompute:
        """Compute a server's ratings anew from its results, in the order of finishing.

        They come out as they were, to the bit, unless the way of rating has changed since. What
        kept a result from being rated stands. Tables may go on meanwhile.
        """

    async def forget(self, user: int, names: Collection[str] = ()) -> ForgetReport:
        """Take a person out: name and id leave results, logs and tables that are over.

        `names`: what they go by now, besides what results and boards call them.
        Each result keeps a seat for somebody without a name, so that it stays true for the others;
        ratings and preferences are deleted. If they play again they begin anew.
        """

    async def export(self, user: int) -> Export:
        """Give all that is kept of a person, without a word about anybody else."""


class Archive(Standings, Protocol):
    """Where tables are kept. What has been acknowledged is never lost.

    A caller who is cancelled does not know whether the write was made; it is made or not, wholly.
    """

    async def open(self, record: TableRecord, entry: LogEntry) -> int:
        """Store a new table and give its id. Raises `Occupied`."""

    async def commit(
        self,
        record: TableRecord,
        entry: LogEntry,
        *,
        checkpoint: bool = False,
        result: Result | None = None,
    ) -> None:
        """Store the next revision and its row of the log, both or neither.

        The last one brings the table's `result`, which is stored with them: the archive gives it
        its id and season, and rates it unless it is `unrated` or the same people have had enough.

        Raises `Conflict` unless the stored revision is the one before; other entries that are
        written in the same breath are not touched by that.
        """

    async def load(self, table: int) -> TableRecord | None:
        """Give a table by its id."""

    async def in_channel(self, channel: int) -> TableRecord | None:
        """Give the channel's unfinished table, else its latest."""

    async def of_user(self, user: int) -> tuple[TableRecord, ...]:
        """Give the unfinished tables a person sits at, latest first."""

    async def unfinished(self) -> tuple[tuple[int, int | None], ...]:
        """Give (id, due in Unix milliseconds or None) of every unfinished table."""

    async def log(self, table: int) -> tuple[LogEntry, ...]:
        """Give the rows of a table's log, oldest first."""

    async def checkpoint(self, table: int) -> tuple[int, bytes] | None:
        """Give the revision and the sealed value that the log of a table replays from."""

    async def messages(self, table: int) -> tuple[StoredMessage, ...]:
        """Give where the messages of a table stand."""

    async def tables_to_repair(self) -> tuple[int, ...]:
        """Give the tables that have a `table` message: all whose last word is not said yet."""

    async def save_message(self, post: StoredMessage) -> None:
        """Remember a message; one of the same table, kind and seat is replaced."""

    async def delete_message(self, post: StoredMessage) -> None:
        """Forget a message that is gone; another one in its place stays."""

    async def preferences(self, user: int) -> Preferences:
        """Give what a person has chosen, or the defaults."""

    async def update_preferences(self, user: int, **chosen: Unpack[PreferenceChanges]) -> None:
        """Keep what a person has chosen; what is not named stays as it is when this is written."""

    async def close(self) -> None:
        """Write what waits and let go of the file."""


class Announcer(Protocol):
    """Whoever tells people that a table has changed."""

    def table_changed(self, change: Change) -> None:
        """Take note of a committed change; returns at once and never raises."""


class Clock(Protocol):
    """The clock on the wall."""

    def now_ms(self) -> int:
        """Give the time as Unix milliseconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""


class Entropy(Protocol):
    """Where unguessable numbers come from."""

    def seed(self) -> bytes:
        """Give 16 bytes or more that nobody can guess."""
