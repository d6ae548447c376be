"""Values read from the results: leaderboards, profiles, seasons, and exports of a person's data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from msgspec import Struct, convert
from msgspec.structs import asdict

from engine.standings.periods import Period
from engine.standings.ratings import Rating, Unrated
from engine.standings.results import Result
from engine.standings.seasons import Medal, SeasonRule
from engine.table.model import Pace

#: Win streaks and opponents come from this many latest games of a person on a server.
RECENT_GAMES = 500

#: A rating curve has at most this many points, the latest ones.
CURVE_POINTS = 200

#: A profile has at most this many opponents. Fewer are shown, since some may be hidden.
OPPONENTS = 20


class Sort(StrEnum):
    """What a leaderboard is sorted by."""

    RATING = "rating"
    WINS = "wins"
    GAMES = "games"


#: In place of a game's slug: all rated games, whatever the game, rated together.
ALL_GAMES = "all"


class Leaderboard(Struct, frozen=True):
    """Which leaderboard: a game on a server, in some time, everywhere or in a channel.

    Only rated games count on it, also for wins and games. On that of a period people stand by how
    much their all-time rating has risen in it.
    """

    guild: int
    game: str  #: or `ALL_GAMES`, on the whole server
    season: int | None = None  #: a season's id; without one and without a period: all-time
    channel: int | None = None  #: `None`: the whole server
    period: Period | None = None

    def sort_key(self, rating: Rating) -> int:
        """Return what a rating is sorted by here, where it is sorted by rating."""
        return rating.sort_key if self.period is None else rating.gained


class WallTime(StrEnum):
    """Of which time a leaderboard on a wall is."""

    SEASON = "season"  #: the open one, else the last
    MONTH = "month"
    ALL = "all"


class Wall(Struct, frozen=True):
    """A leaderboard that is kept up to date in a message of a channel."""

    guild: int
    channel: int
    game: str  #: or `ALL_GAMES`
    time: WallTime
    message: int = 0  #: 0: none is known to have been sent
    nonce: int = 0  #: of the message, should it have to be sent
    lost: int = 0  #: how often its message was deleted

    @property
    def key(self) -> tuple[int, str, str]:
        """What tells it from every other wall."""
        return self.channel, self.game, self.time

    @property
    def is_given_up(self) -> bool:
        """True once its message was deleted twice: it is wanted no more."""
        return self.lost > 1


class LeaderboardRow(Struct, frozen=True):
    """One person on a leaderboard. People who are equal in what it is sorted by share a rank."""

    rank: int
    user: int
    name: str  #: at their last rated game; may be empty
    rating: Rating
    hidden: bool = False  #: they do not want to be listed; only their own row can have it


class LeaderboardPage(Struct, frozen=True):
    """Some rows of a leaderboard, best first, and the reader's own row wherever it stands.

    `people` counts everybody listed, on all pages. `own` is `None` if the reader has no rated game
    there; a hidden reader's has the rank they would have.
    """

    board: Leaderboard
    sort: Sort
    offset: int
    people: int
    rows: tuple[LeaderboardRow, ...]
    own: LeaderboardRow | None


class RatingPoint(Struct, frozen=True):
    """A rating after a game, as people see it."""

    at_ms: int
    number: int
    within: int


def rating_point(at_ms: int, mu: float, sigma: float) -> RatingPoint:
    """Return the point of a rating curve after a game."""
    rating = Rating(mu, sigma)
    return RatingPoint(at_ms, rating.number, rating.within)


class GameRecord(Struct, frozen=True, kw_only=True):
    """What a person has done in one game on one server.

    `played` counts every game that was not ended early, rated or not; `rating.games` and
    `rating.wins` the rated ones. Streaks are wins in a row in the latest `RECENT_GAMES` games.
    """

    game: str
    played: int
    won: int
    ended: int  #: games that were ended early, not in `played`
    rating: Rating | None = None  #: all-time, on the whole server; `None`: no rated game
    rank: int | None = None
    streak: int = 0  #: current
    longest: int = 0
    curve: tuple[RatingPoint, ...] = ()  #: oldest first


class Opponent(Struct, frozen=True):
    """Another person a person has played against, in games that were not ended early."""

    user: int
    name: str
    played: int
    ahead: int  #: how often the person placed better than the opponent
    behind: int


class Meeting(Struct, frozen=True):
    """What two people have played with each other in one game, without games ended early."""

    game: str
    played: int
    ahead: int  #: how often the first placed better, on another side
    behind: int
    partners: int  #: how often both were on one side


class Profile(Struct, frozen=True):
    """A person on a server: a record for each game, the most played first, and opponents."""

    guild: int
    user: int
    name: str  #: at their last game; empty if they never played
    records: tuple[GameRecord, ...] = ()
    opponents: tuple[Opponent, ...] = ()  #: most games first; without people who were forgotten
    medals: tuple[Medal, ...] = ()  #: the latest season's first


def win_streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """Return the current and the longest run of wins; `wins` is oldest first."""
    current = longest = 0
    for won in wins:
        current = current + 1 if won else 0
        longest = max(longest, current)
    return current, longest


class Threads(StrEnum):
    """When a new table gets a thread of its own."""

    ALWAYS = "always"
    TAKEN = "taken"  #: where the channel has a table already, if the person wants one
    NEVER = "never"


class Pings(StrEnum):
    """Where somebody is told that a table waits for them."""

    RECENT = "recent"  #: where they last acted
    TABLE = "table"
    DM = "dm"
    NONE = "none"


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a server's managers have set. `None`: as for every server (`Limits`)."""

    channel_boards: bool = False  #: show the leaderboards of channels beside the server's
    tables: int | None = None  #: how many unfinished tables the server may have
    hosted: int | None = None  #: how many of them one person may host
    pace: Pace | None = None  #: of a table that is opened without one
    language: str | None = None  #: of tables; `None`: the one the server has on Discord
    channels: tuple[int, ...] = ()  #: where tables may be opened; none: everywhere
    threads: Threads = Threads.TAKEN
    openers: int | None = None  #: the role whose members may open tables; `None`: everybody
    house_seats: bool = True  #: the house may take seats in a lobby
    pings: Pings = Pings.RECENT  #: of people who have chosen none themselves
    seasons: SeasonRule = SeasonRule.MANUAL  #: when seasons close and begin by themselves
    podium_channel: int | None = None  #: where the podium of such a season is posted
    champions: int | None = None  #: the role that the best of the last season have
    hints_cap: bool = False  #: who takes a hint cannot gain rating in that game
    shares: bool = False  #: replays of games played here can be shared with other servers


class RatingsRecompute(Struct, frozen=True):
    """How many results were read, and how many stored ratings were wrong."""

    results: int
    differing: int


class ForgetReport(Struct, frozen=True):
    """What was done to forget a person.

    `results` counts the results they were in; `tables` were rewritten without them. `unfinished`
    tables still need them: ask again when they are over.
    """

    results: int
    tables: tuple[int, ...]
    unfinished: tuple[int, ...]


class ExportedGame(Struct, frozen=True, kw_only=True):
    """A result as one of its people may have it: nobody else is named.

    `own_moves` and `house_moves` count the person's and the house's moves for the seat.
    """

    table: int
    guild: int | None
    channel: int
    game: str
    began_ms: int
    ended_ms: int
    seats: int
    seat: int
    name: str
    place: int | None
    score: int | None
    own_moves: int
    house_moves: int
    left: bool
    unrated: Unrated | None
    before: Rating | None
    after: Rating | None
    capped: bool = False
    hosted: bool = False
    feats: tuple[str, ...] | None = None  #: `None`: they were not counted yet


def exported_games(result: Result, user: int) -> Iterator[ExportedGame]:
    """Yield the seats a person had in a result."""
    for seat, placing in enumerate(result.placings):
        if placing.user == user:
            known = asdict(result) | asdict(placing)
            # Only the fields of the struct are taken.
            own = {"seats": len(result.placings), "seat": seat, "hosted": result.host == user}
            yield convert({**known, **own}, ExportedGame)


class ExportedRating(Struct, frozen=True):
    """A person's rating on one leaderboard."""

    board: Leaderboard
    name: str
    rating: Rating


class ExportedTable(Struct, frozen=True):
    """A table where a person ever was, if only in its lobby, and what they did there.

    `acts`: what they did in the lobby and in the game, each with its time in Unix milliseconds.
    `messages`: (channel, message) of the direct messages they were sent.
    """

    table: int
    guild: int | None
    channel: int
    game: str
    stage: str
    seats: tuple[int, ...]  #: that they have, or left to the house
    acts: tuple[str, ...]
    messages: tuple[tuple[int, int], ...]


class ExportedTournament(Struct, frozen=True):
    """A tournament where a person plays or played, or that they organise (`organises`)."""

    tournament: int
    guild: int
    channel: int
    game: str
    organises: bool
    name: str = ""  #: "": they do not play
    withdrawn: bool = False  #: or not on the server any more
    rank: int | None = None


class Export(Struct, frozen=True, kw_only=True):
    """Everything that is stored about a person, as plain values for `msgspec.json`."""

    user: int
    preferences: dict[str, object]
    tables: tuple[ExportedTable, ...]
    results: tuple[ExportedGame, ...]
    ratings: tuple[ExportedRating, ...]
    medals: tuple[Medal, ...] = ()
    tournaments: tuple[ExportedTournament, ...] = ()
