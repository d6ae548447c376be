"""SQL of leaderboards, ratings and profiles, and their rows as values."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import astuple

from engine.standings.leaderboards import (
    ALL_GAMES,
    OPPONENTS,
    RECENT_GAMES,
    Leaderboard,
    LeaderboardPage,
    LeaderboardRow,
    Sort,
    Wall,
)
from engine.standings.periods import Period, Span
from engine.standings.ratings import Rating
from storage.table_sql import Row

#: In a leaderboard's row: all channels, or all-time. NULLs are never equal in a key.
_ALL = -1

# A period is a number from this one down: `_SPANS` numbers for each day that one may begin on.
_FIRST, _SPANS = _ALL - 1, 4

#: Before any week with a time after 1970 begins.
_FIRST_DAY = -4

#: Returns the id also of one that is there. Its row is written in any case, so that PostgreSQL
#: locks it: until the transaction ends, no other process reads ratings to change them.
SAVE_LEADERBOARD = """
INSERT INTO leaderboards (guild, channel, season, game) VALUES (?, ?, ?, ?)
ON CONFLICT (guild, channel, season, game) DO UPDATE SET game = excluded.game
RETURNING id
"""

#: Locks all of a server, as `SAVE_LEADERBOARD` locks one.
LOCK_LEADERBOARDS = "UPDATE leaderboards SET game = game WHERE guild = ?"

LEADERBOARD_ID = """
SELECT id FROM leaderboards WHERE guild = ? AND channel = ? AND season = ? AND game = ?
"""

#: The ratings of some people (a JSON list) on one leaderboard.
RATINGS_OF = """
SELECT user_id, mu, sigma, games, wins, began FROM ratings
WHERE leaderboard_id = ? AND user_id IN (SELECT value FROM json_each(?))
"""

#: The seat of a person who left has no name: then the stored name stays.
SAVE_RATING = """
INSERT INTO ratings
    (leaderboard_id, user_id, name, mu, sigma, games, wins, began, sort_key, hidden)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, coalesce(
    (SELECT 1 - json_extract(changes, '$.listed') FROM preferences WHERE user_id = ?2), 0))
ON CONFLICT (leaderboard_id, user_id) DO UPDATE SET
    name = coalesce(nullif(excluded.name, ''), ratings.name), mu = excluded.mu,
    sigma = excluded.sigma, games = excluded.games, wins = excluded.wins,
    began = excluded.began, sort_key = excluded.sort_key
"""

HIDE = "UPDATE ratings SET hidden = ?1 WHERE user_id = ?2 AND hidden <> ?1"

DELETE_RATING = "DELETE FROM ratings WHERE leaderboard_id = ? AND user_id = ?"

#: Every rating on a server's leaderboards.
RATINGS_OF_SERVER = """
SELECT b.guild, b.game, b.season, b.channel, r.user_id, r.mu, r.sigma, r.games, r.wins, r.began,
    b.id
FROM leaderboards AS b JOIN ratings AS r ON r.leaderboard_id = b.id WHERE b.guild = ?
"""

RATINGS_OF_USER = """
SELECT b.guild, b.game, b.season, b.channel, r.name, r.mu, r.sigma, r.games, r.wins, r.began
FROM ratings AS r JOIN leaderboards AS b ON b.id = r.leaderboard_id
WHERE r.user_id = ? ORDER BY b.id
"""

GAMES_PLAYED = f"""
SELECT game FROM leaderboards
WHERE guild = ? AND channel = -1 AND season = -1 AND game <> '{ALL_GAMES}' ORDER BY game
"""  # noqa: S608 - a constant

# A board of a period is kept until there is one of a later period of the same length. Its number
# in the column `season` is lower then.
EXPIRED = """
SELECT b.id FROM leaderboards AS b WHERE b.season < -1 AND EXISTS (
    SELECT 1 FROM leaderboards AS later
    WHERE later.guild = b.guild AND later.channel = b.channel AND later.game = b.game
        AND later.season < b.season AND (b.season - later.season) % 4 = 0
) LIMIT 1
"""

#: Some of a leaderboard's ratings.
DELETE_RATINGS = """
DELETE FROM ratings WHERE leaderboard_id = ?1 AND user_id IN (
    SELECT user_id FROM ratings WHERE leaderboard_id = ?1 LIMIT ?2)
"""

DELETE_LEADERBOARD = "DELETE FROM leaderboards WHERE id = ?"

RECOUNTS = "SELECT guild FROM recounts ORDER BY guild"

DELETE_RECOUNT = "DELETE FROM recounts WHERE guild = ?"

_COLUMN = {Sort.RATING: "sort_key", Sort.WINS: "wins", Sort.GAMES: "games"}

_ORDER = {
    Sort.RATING: "sort_key DESC, user_id",
    Sort.WINS: "wins DESC, sort_key DESC, user_id",
    Sort.GAMES: "games DESC, sort_key DESC, user_id",
}

_RANK = """
1 + (SELECT coalesce(sum(people), 0) FROM rank_counts
     WHERE leaderboard_id = {of}.leaderboard_id AND sort = '{sort}' AND value > {of}.{column})
"""


def page(sort: Sort) -> str:
    """Return the SQL of a page, a person's own row and the number of people, in one statement.

    Its parameters are named board (a leaderboard's id), limit, offset and user.
    """
    return f"""
SELECT 'row', {_columns(sort, "r")} FROM (
    SELECT user_id AS person FROM ratings WHERE leaderboard_id = :board AND hidden = 0
    ORDER BY {_ORDER[sort]} LIMIT :limit OFFSET :offset
) AS listed JOIN ratings AS r ON r.leaderboard_id = :board AND r.user_id = listed.person
UNION ALL
SELECT 'own', {_columns(sort, "own")} FROM ratings AS own
WHERE own.leaderboard_id = :board AND own.user_id = :user
UNION ALL
SELECT 'all', coalesce(sum(people), 0), 0, '', 0, 0, 0, 0, 0, 0 FROM rank_counts
WHERE leaderboard_id = :board AND sort = 'games'
"""  # noqa: S608 - constants only


def rows_ahead(sort: Sort) -> str:
    """Return the SQL of how many listed rows are above a listed person's.

    Its parameters are named board (a leaderboard's id) and user. `rank_counts` counts the people
    with a better value; those with the same value are counted one by one.
    """
    column = _COLUMN[sort]
    equal = f"""
SELECT count(*) FROM ratings AS r
WHERE r.leaderboard_id = own.leaderboard_id AND r.hidden = 0 AND r.{column} = own.{column}
"""  # noqa: S608 - constants only
    better = f"({equal} AND r.sort_key > own.sort_key) + " if sort is not Sort.RATING else ""
    return f"""
SELECT {_RANK.format(sort=sort, column=column, of="own")} - 1 + {better}
    ({equal} AND r.sort_key = own.sort_key AND r.user_id < own.user_id)
FROM ratings AS own WHERE own.leaderboard_id = :board AND own.user_id = :user AND own.hidden = 0
"""  # noqa: S608 - constants only


def _columns(sort: Sort, of: str) -> str:
    rank = _RANK.format(sort=sort, column=_COLUMN[sort], of=of)
    return f"{rank}, user_id, name, mu, sigma, games, wins, began, hidden"


# Walls.

ALL_WALLS = "SELECT guild, channel, game, time, message, nonce, lost FROM walls"

WALLS_OF = f"{ALL_WALLS} WHERE guild = ? ORDER BY channel, game, time"

SAVE_WALL = """
INSERT INTO walls (guild, channel, game, time, message, nonce, lost) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (channel, game, time) DO UPDATE SET
    message = excluded.message, nonce = excluded.nonce, lost = excluded.lost
"""

DELETE_WALL = "DELETE FROM walls WHERE channel = ? AND game = ? AND time = ?"


def wall_row(wall: Wall) -> Row:
    """Return the parameters of `SAVE_WALL`."""
    return (*astuple(wall)[:3], wall.time.value, wall.message, wall.nonce, wall.lost)


def read_walls(rows: Iterable[Row]) -> tuple[Wall, ...]:
    """Return the walls of `ALL_WALLS` or `WALLS_OF`."""
    named = (dict(zip(Wall.__struct_fields__, row, strict=True)) for row in rows)
    return tuple(msgspec.convert(each, Wall) for each in named)


# Profiles.

#: By game: games that were not ended early, wins, and games ended early. One index has it all.
GAME_COUNTS = """
SELECT game, count(won), coalesce(sum(won), 0), count(*) - count(won) FROM placings
WHERE user_id = ? AND guild = ? GROUP BY game
"""

#: Latest first.
RECENT_WINS = f"""
SELECT game, won FROM placings WHERE user_id = ? AND guild = ? AND won IS NOT NULL
ORDER BY result_id DESC LIMIT {RECENT_GAMES}
"""  # noqa: S608 - a constant

LAST_NAME = """
SELECT name FROM placings WHERE user_id = ? AND guild = ? AND name <> ''
ORDER BY result_id DESC LIMIT 1
"""

#: The ranks and ratings on the all-time leaderboards of the whole server.
ALL_TIME_RATINGS = f"""
SELECT b.game, {_RANK.format(sort="rating", column="sort_key", of="r")},
    r.mu, r.sigma, r.games, r.wins, r.began
FROM leaderboards AS b JOIN ratings AS r ON r.leaderboard_id = b.id AND r.user_id = ?
WHERE b.guild = ? AND b.channel = -1 AND b.season = -1
"""  # noqa: S608 - constants only

RATING_CURVE = """
SELECT r.ended_ms, p.mu_after, p.sigma_after
FROM placings AS p JOIN results AS r ON r.id = p.result_id
WHERE p.user_id = ? AND p.guild = ? AND p.game = ? AND p.mu_after IS NOT NULL
ORDER BY p.result_id DESC LIMIT ?
"""

#: The name is that at the latest game.
OPPONENTS_OF = f"""
SELECT person, (SELECT name FROM placings WHERE result_id = last AND user_id = person LIMIT 1),
    games, ahead, behind
FROM (
    SELECT o.user_id AS person, count(*) AS games, max(o.result_id) AS last,
        count(*) FILTER (WHERE own.place < o.place) AS ahead,
        count(*) FILTER (WHERE own.place > o.place) AS behind
    FROM (
        SELECT result_id, seat FROM placings
        WHERE user_id = :user AND guild = :guild AND won IS NOT NULL
        ORDER BY result_id DESC LIMIT {RECENT_GAMES}
    ) AS latest
    JOIN placings AS own ON own.result_id = latest.result_id AND own.seat = latest.seat
    JOIN placings AS o ON o.result_id = latest.result_id
    WHERE o.user_id > 0 AND o.user_id <> :user AND o.side <> own.side
    GROUP BY o.user_id
) AS met
ORDER BY games DESC, person LIMIT {OPPONENTS}
"""  # noqa: S608 - constants only

#: Games of two people with each other, the most frequent first.
MEETINGS_OF = """
SELECT own.game, count(*) AS games,
    count(*) FILTER (WHERE own.side <> o.side AND own.place < o.place),
    count(*) FILTER (WHERE own.side <> o.side AND own.place > o.place),
    count(*) FILTER (WHERE own.side = o.side)
FROM placings AS own JOIN placings AS o ON o.result_id = own.result_id AND o.user_id = :other
WHERE own.user_id = :user AND own.guild = :guild AND own.won IS NOT NULL
GROUP BY own.game ORDER BY games DESC, own.game
"""


def leaderboard_row(board: Leaderboard) -> Row:
    """Return the parameters of `LEADERBOARD_ID` and `SAVE_LEADERBOARD`."""
    channel = _ALL if board.channel is None else board.channel
    return (board.guild, channel, _time(board), board.game)


def rating_row(
    leaderboard_id: int, board: Leaderboard, user: int, name: str, rating: Rating
) -> Row:
    """Return the parameters of `SAVE_RATING`."""
    return (leaderboard_id, user, name, *astuple(rating), board.sort_key(rating))


def people_json(people: Iterable[int]) -> str:
    """Return people as `RATINGS_OF` needs them."""
    return msgspec.json.encode([*people]).decode()


def read_leaderboard(guild: int, game: str, season: int, channel: int) -> Leaderboard:
    """Return the leaderboard of a row of these columns."""
    where = None if channel == _ALL else channel
    if season >= _ALL:
        return Leaderboard(guild, game, None if season == _ALL else season, where)
    days, span = divmod(_FIRST - season, _SPANS)
    return Leaderboard(guild, game, None, where, Period([*Span][span], _FIRST_DAY + days))


def _time(board: Leaderboard) -> int:
    """Return what the column `season` has: a period is a number below `_ALL`."""
    if board.period is not None:
        days = board.period.first_day - _FIRST_DAY
        return _FIRST - days * _SPANS - [*Span].index(board.period.span)
    return _ALL if board.season is None else board.season


def read_page(board: Leaderboard, sort: Sort, offset: int, rows: Iterable[Row]) -> LeaderboardPage:
    """Return the page of the rows of `page`."""
    by_kind: dict[str, list[LeaderboardRow]] = {"row": [], "own": []}
    people = 0
    for kind, rank, user, name, mu, sigma, games, wins, began, hidden in rows:
        if kind == "all":
            people = rank
            continue
        rating = Rating(mu, sigma, games, wins, began)
        by_kind[kind].append(LeaderboardRow(rank, user, name, rating, bool(hidden)))
    listed = sorted(
        by_kind["row"], key=lambda row: (row.rank, -board.sort_key(row.rating), row.user)
    )
    own = next(iter(by_kind["own"]), None)
    return LeaderboardPage(board, sort, offset, people, tuple(listed), own)
