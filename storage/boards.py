"""Leaderboards as rows and back: the SQL of `boards`, `ratings` and `tallies`, and of profiles."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.standings.leaderboards import (
    OPPONENTS,
    RECENT_GAMES,
    Leaderboard,
    LeaderboardPage,
    LeaderboardRow,
    Sort,
)
from engine.standings.ratings import Rating
from storage.statements import Row

#: Stands for every channel, and for all time: NULLs are never equal in a key.
_EVERY = -1

MAKE_BOARD = """
INSERT INTO boards (guild, channel, season, game) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
"""

BOARD = "SELECT id FROM boards WHERE guild = ? AND channel = ? AND season = ? AND game = ?"

#: Of some people (a JSON list) on one board.
RATINGS_OF = """
SELECT user_id, mu, sigma, games, wins FROM ratings
WHERE board = ? AND user_id IN (SELECT value FROM json_each(?))
"""

#: A seat whose person has left has no name any more: the one they had stays.
RATE = """
INSERT INTO ratings (board, user_id, name, mu, sigma, games, wins, standing, hidden)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, coalesce(
    (SELECT json_extract(chosen, '$.listed') = 0 FROM preferences WHERE user_id = ?2), 0))
ON CONFLICT (board, user_id) DO UPDATE SET
    name = coalesce(nullif(excluded.name, ''), name), mu = excluded.mu, sigma = excluded.sigma,
    games = excluded.games, wins = excluded.wins, standing = excluded.standing
"""

HIDE = "UPDATE ratings SET hidden = ?1 WHERE user_id = ?2 AND hidden <> ?1"

UNRATE = "DELETE FROM ratings WHERE board = ? AND user_id = ?"

#: Every rating on a server's boards.
ALL_RATINGS = """
SELECT b.guild, b.game, b.season, b.channel, r.user_id, r.mu, r.sigma, r.games, r.wins, b.id
FROM boards AS b JOIN ratings AS r ON r.board = b.id WHERE b.guild = ?
"""

GAMES_PLAYED = """
SELECT game FROM boards WHERE guild = ? AND channel = -1 AND season = -1 ORDER BY game
"""

_COLUMN = {Sort.RATING: "standing", Sort.WINS: "wins", Sort.GAMES: "games"}

_ORDER = {
    Sort.RATING: "standing DESC, user_id",
    Sort.WINS: "wins DESC, standing DESC, user_id",
    Sort.GAMES: "games DESC, standing DESC, user_id",
}

_RANK = """
1 + (SELECT coalesce(sum(people), 0) FROM tallies
     WHERE board = {of}.board AND sort = '{sort}' AND number > {of}.{column})
"""


def page(sort: Sort) -> str:
    """Give the SQL of a page of a board, the own row and the sum of people: one moment's.

    Its parameters are named board, limit, offset and user.
    """
    return f"""
SELECT 'row', {_columns(sort, "r")} FROM (
    SELECT user_id AS person FROM ratings WHERE board = :board AND hidden = 0
    ORDER BY {_ORDER[sort]} LIMIT :limit OFFSET :offset
) AS listed JOIN ratings AS r ON r.board = :board AND r.user_id = listed.person
UNION ALL
SELECT 'own', {_columns(sort, "own")} FROM ratings AS own
WHERE own.board = :board AND own.user_id = :user
UNION ALL
SELECT 'all', coalesce(sum(people), 0), 0, '', 0, 0, 0, 0, 0 FROM tallies
WHERE board = :board AND sort = 'games'
"""  # noqa: S608 - constants only


def ahead(sort: Sort) -> str:
    """Give the SQL of how many listed rows stand before a listed person's own.

    Its parameters are named board and user. Those with the same number are counted one by one.
    """
    column = _COLUMN[sort]
    equal = f"""
SELECT count(*) FROM ratings AS r
WHERE r.board = own.board AND r.hidden = 0 AND r.{column} = own.{column}
"""  # noqa: S608 - constants only
    better = f"({equal} AND r.standing > own.standing) + " if sort is not Sort.RATING else ""
    return f"""
SELECT {_RANK.format(sort=sort, column=column, of="own")} - 1 + {better}
    ({equal} AND r.standing = own.standing AND r.user_id < own.user_id)
FROM ratings AS own WHERE own.board = :board AND own.user_id = :user AND own.hidden = 0
"""  # noqa: S608 - constants only


def _columns(sort: Sort, of: str) -> str:
    rank = _RANK.format(sort=sort, column=_COLUMN[sort], of=of)
    return f"{rank}, user_id, name, mu, sigma, games, wins, hidden"


# Profiles.

#: With a real end, won, and ended early, by game; all from one index.
COUNTS = """
SELECT game, count(won), coalesce(sum(won), 0), count(*) - count(won) FROM placings
WHERE user_id = ? AND guild = ? GROUP BY game
"""

#: The latest ones, latest first.
PLAYED = f"""
SELECT game, won FROM placings WHERE user_id = ? AND guild = ? AND won IS NOT NULL
ORDER BY result DESC LIMIT {RECENT_GAMES}
"""  # noqa: S608 - a constant

LAST_NAME = """
SELECT name FROM placings WHERE user_id = ? AND guild = ? AND name <> ''
ORDER BY result DESC LIMIT 1
"""

RATINGS_IN_ALL = f"""
SELECT b.game, {_RANK.format(sort="rating", column="standing", of="r")},
    r.mu, r.sigma, r.games, r.wins
FROM boards AS b JOIN ratings AS r ON r.board = b.id AND r.user_id = ?
WHERE b.guild = ? AND b.channel = -1 AND b.season = -1
"""  # noqa: S608 - constants only

CURVE = """
SELECT r.ended_ms, p.mu_after, p.sigma_after
FROM placings AS p JOIN results AS r ON r.id = p.result
WHERE p.user_id = ? AND p.guild = ? AND p.game = ? AND p.mu_after IS NOT NULL
ORDER BY p.result DESC LIMIT ?
"""

#: The name is that of the latest game, the one `max` finds.
OPPONENTS_OF = f"""
SELECT o.user_id, o.name, count(*), sum(own.place < o.place), sum(own.place > o.place),
    max(o.result)
FROM (
    SELECT result, seat FROM placings WHERE user_id = :user AND guild = :guild AND won IS NOT NULL
    ORDER BY result DESC LIMIT {RECENT_GAMES}
) AS latest
JOIN placings AS own ON own.result = latest.result AND own.seat = latest.seat
JOIN placings AS o ON o.result = latest.result
WHERE o.user_id > 0 AND o.user_id <> :user AND o.side <> own.side
GROUP BY o.user_id ORDER BY 3 DESC, o.user_id LIMIT {OPPONENTS}
"""  # noqa: S608 - constants only


def board_row(board: Leaderboard) -> Row:
    """Give the parameters of `BOARD` and `MAKE_BOARD`."""
    channel = _EVERY if board.channel is None else board.channel
    season = _EVERY if board.season is None else board.season
    return (board.guild, channel, season, board.game)


def rating_row(board: int, user: int, name: str, rating: Rating) -> Row:
    """Give the parameters of `RATE`."""
    return (
        board,
        user,
        name,
        rating.mu,
        rating.sigma,
        rating.games,
        rating.wins,
        rating.sort_key,
    )


def people_text(people: Iterable[int]) -> str:
    """Give people as `RATINGS_OF` takes them."""
    return msgspec.json.encode([*people]).decode()


def read_board(guild: int, game: str, season: int, channel: int) -> Leaderboard:
    """Read a board's columns."""
    return Leaderboard(
        guild, game, None if season == _EVERY else season, None if channel == _EVERY else channel
    )


def read_page(board: Leaderboard, sort: Sort, offset: int, rows: Iterable[Row]) -> LeaderboardPage:
    """Read the rows of `page`."""
    found: dict[str, list[LeaderboardRow]] = {"row": [], "own": []}
    people = 0
    for kind, rank, user, name, mu, sigma, games, wins, hidden in rows:
        if kind == "all":
            people = rank
            continue
        rating = Rating(mu, sigma, games, wins)
        found[kind].append(LeaderboardRow(rank, user, name, rating, bool(hidden)))
    listed = sorted(found["row"], key=lambda row: (row.rank, -row.rating.sort_key, row.user))
    return LeaderboardPage(
        board, sort, offset, people, tuple(listed), next(iter(found["own"]), None)
    )
