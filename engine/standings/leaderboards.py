"""Standings: what is read of the results. Boards, profiles, seasons, and what is kept of a person.

Values alone; the archive keeps the rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.standings.ratings import Rating, Unrated, rate
from engine.standings.results import Result

#: Streaks and opponents are those of so many latest games of a person on a server.
LOOKED_BACK = 500

#: A rating curve has so many points at most: the latest.
CURVE_POINTS = 200

#: So many opponents a profile has; fewer are shown, for some of them may hide.
OPPONENTS = 20


class Sort(StrEnum):
    """What a board is sorted by."""

    RATING = "rating"
    WINS = "wins"
    GAMES = "games"


class Leaderboard(Struct, frozen=True):
    """One leaderboard: a game on a server, of all time or a season, everywhere or in a channel.

    Only rated games count on it, also for wins and games.
    """

    guild: int
    game: str
    season: int | None = None  #: a season's id; `None`: all-time
    channel: int | None = None  #: `None`: the whole server


#: What is believed of each person on each board.
Ratings: TypeAlias = Mapping[tuple[Leaderboard, int], Rating]


def leaderboards_of(result: Result) -> tuple[Leaderboard, ...]:
    """Give the boards that a rated result counts on, the server's all-time one first."""
    assert result.guild is not None
    seasons = (None,) if result.season is None else (None, result.season)
    return tuple(
        Leaderboard(result.guild, result.game, season, channel)
        for channel in (None, result.channel)
        for season in seasons
    )


def rate_result(
    result: Result, ratings: Ratings
) -> tuple[Result, dict[tuple[Leaderboard, int], Rating]]:
    """Rate a result: give it with each seat's rating before and after, and the ratings it moved.

    `ratings` are those before it; who is not in there begins. The same on every board: each goes
    by its own games alone.
    """
    people = result.people
    places = [placing.place or 1 for placing in result.placings]
    sides = [placing.side for placing in result.placings]
    new: dict[tuple[Leaderboard, int], Rating] = {}
    shown = None
    for board in leaderboards_of(result):
        before = [ratings.get((board, user)) or Rating() for user in people]
        after = rate(before, sides, places)
        new |= {(board, user): rating for user, rating in zip(people, after, strict=True)}
        shown = shown or tuple(zip(before, after, strict=True))
    assert shown is not None
    placings = tuple(
        replace(placing, before=before, after=after)
        for placing, (before, after) in zip(result.placings, shown, strict=True)
    )
    return replace(result, placings=placings), new


class Row(Struct, frozen=True):
    """One person on a board. People with the same standing share a rank."""

    rank: int
    user: int
    name: str  #: as of their last rated game; may be empty
    rating: Rating
    hidden: bool = False  #: they do not want to be listed; only ever true of one's own row


class LeaderboardPage(Struct, frozen=True):
    """Some rows of a board, best first, and the reader's own wherever it is.

    `people` counts everybody listed, on all pages. A hidden reader's `own` has the rank it would
    have. `own` is `None` for somebody without a rated game there.
    """

    board: Leaderboard
    sort: Sort
    offset: int
    people: int
    rows: tuple[Row, ...]
    own: Row | None


class Season(Struct, frozen=True):
    """A stretch of a server's time with boards of its own. One at a time is open.

    A game counts to the season that is open when it ENDS, wherever it began; to none if none is.
    """

    id: int
    guild: int
    number: int  #: 1 for the server's first
    name: str  #: may be empty: then it goes by its number
    began_ms: int
    closed_ms: int | None = None  #: `None`: it is open


class SeasonOpen(Exception):
    """The server has an open season already."""

    def __init__(self, season: Season) -> None:
        super().__init__(season.id)
        self.season = season


class Point(Struct, frozen=True):
    """A rating after a game: what people saw of it then."""

    at_ms: int
    number: int
    within: int


def point(at_ms: int, mu: float, sigma: float) -> Point:
    """Give a point of a curve from the rating after a game."""
    rating = Rating(mu, sigma)
    return Point(at_ms, rating.number, rating.within)


class GameRecord(Struct, frozen=True, kw_only=True):
    """What a person has done in one game on one server.

    `played` counts every game that came to a real end, rated or not; `rating.games` and
    `rating.wins` the rated ones. Streaks are wins in a row of the latest `LOOKED_BACK` games.
    """

    game: str
    played: int
    won: int
    ended: int  #: games besides, that were ended early
    rating: Rating | None = None  #: all-time, server-wide; `None`: no rated game
    rank: int | None = None
    streak: int = 0  #: wins in a row, up to now
    longest: int = 0
    curve: tuple[Point, ...] = ()  #: oldest first


class Opponent(Struct, frozen=True):
    """Somebody a person has played against, in games with a real end."""

    user: int
    name: str
    played: int
    ahead: int  #: how often the person came before them
    behind: int


class Profile(Struct, frozen=True):
    """A person on a server: each game's record, the most played first, and who they played."""

    guild: int
    user: int
    name: str  #: as of their last game; empty for somebody unknown
    records: tuple[GameRecord, ...] = ()
    opponents: tuple[Opponent, ...] = ()  #: the most played against first; without the forgotten


class Played(Struct, frozen=True):
    """One game of a person with a real end, as little as a profile needs of it."""

    game: str
    won: bool


def streaks(played: Sequence[Played], game: str) -> tuple[int, int]:
    """Give (wins in a row up to now, the longest run) in one game; `played` is oldest first."""
    now = longest = 0
    for each in played:
        if each.game == game:
            now = now + 1 if each.won else 0
            longest = max(longest, now)
    return now, longest


class ServerSettings(Struct, frozen=True):
    """What a server's managers have chosen for its standings."""

    channel_boards: bool = False  #: show a board of each channel beside the server's


class RatingsRecompute(Struct, frozen=True):
    """What a recount came to: results gone through, and ratings that came out otherwise."""

    results: int
    differing: int


class ForgetReport(Struct, frozen=True):
    """What was done for somebody who asked to be forgotten.

    `tables` were rewritten without them. `unfinished` still know them until they are over: ask
    again then.
    """

    results: int
    tables: tuple[int, ...]
    unfinished: tuple[int, ...]


class ExportedGame(Struct, frozen=True, kw_only=True):
    """A result as one person may have it: nobody else is named.

    `moves`: those of their own, each with its time in Unix milliseconds. `messages`: (channel,
    message) of what stands in their direct messages.
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
    own: int
    covered: int
    left: bool
    unrated: Unrated | None
    before: Rating | None
    after: Rating | None
    moves: tuple[str, ...]
    messages: tuple[tuple[int, int], ...]


#: What is kept of a seat beside its placing: its person's moves, and their messages.
Traces: TypeAlias = tuple[Sequence[str], Sequence[tuple[int, int]]]


def exported(result: Result, user: int, traces: Mapping[int, Traces]) -> Iterator[ExportedGame]:
    """Give the seats a person had in a result; `traces` are those of a seat."""
    for seat, placing in enumerate(result.placings):
        if placing.user == user:
            moves, messages = traces.get(seat, ((), ()))
            yield ExportedGame(
                table=result.table,
                guild=result.guild,
                channel=result.channel,
                game=result.game,
                began_ms=result.began_ms,
                ended_ms=result.ended_ms,
                seats=len(result.placings),
                seat=seat,
                name=placing.name,
                place=placing.place,
                score=placing.score,
                own=placing.own,
                covered=placing.covered,
                left=placing.left,
                unrated=result.unrated,
                before=placing.before,
                after=placing.after,
                moves=tuple(moves),
                messages=tuple(messages),
            )


def move_text(at_ms: int, verb: str, args: Sequence[str]) -> str:
    """Write a move for an export."""
    return " ".join((str(at_ms), verb, *args))


class ExportedRating(Struct, frozen=True):
    """A person's place on one board."""

    board: Leaderboard
    name: str
    rating: Rating


class ExportedTable(Struct, frozen=True):
    """A table a person has ever been at."""

    table: int
    guild: int | None
    channel: int
    game: str
    stage: str


class Export(Struct, frozen=True, kw_only=True):
    """All that is kept of a person: plain values for `msgspec.json` to write."""

    user: int
    preferences: dict[str, bool | str | None]
    tables: tuple[ExportedTable, ...]
    results: tuple[ExportedGame, ...]
    ratings: tuple[ExportedRating, ...]
