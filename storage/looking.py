"""What is read of the standings: results, boards, profiles, and all there is of a person."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from engine.standings.leaderboards import (
    CURVE_POINTS,
    Export,
    ExportedRating,
    ExportedTable,
    GameRecord,
    Leaderboard,
    LeaderboardPage,
    Opponent,
    PlayedGame,
    Profile,
    Season,
    SeatActivity,
    ServerSettings,
    Sort,
    exported_games,
    move_text,
    rating_point,
    win_streaks,
)
from engine.standings.ratings import Rating
from engine.standings.results import Result
from storage import boards, forgetting, placings
from storage import statements as sql
from storage.statements import Row

Given: TypeAlias = Sequence[int | str | None] | Mapping[str, int | str | None]

_LATER = 2**62  #: after every result

_RATINGS_OF_PERSON = """
SELECT b.guild, b.game, b.season, b.channel, r.name, r.mu, r.sigma, r.games, r.wins
FROM ratings AS r JOIN boards AS b ON b.id = r.board WHERE r.user_id = ? ORDER BY b.id
"""

_TABLES_OF_PERSON = f"""
SELECT id, guild, channel, game, stage FROM tables WHERE id IN ({forgetting.TABLES}) ORDER BY id
"""  # noqa: S608 - constants only

#: What somebody did in games that are over, by the id of the result and the seat.
MOVES_OF_PERSON = """
SELECT p.result, p.seat, l.at_ms, l.verb, l.args FROM placings AS p
JOIN results AS r ON r.id = p.result
JOIN log AS l ON l.table_id = r.table_id AND l.seat = p.seat AND l.cause = 'person'
WHERE p.user_id = ? ORDER BY p.result, l.revision
"""

#: Where the messages stand that they were sent of those games.
MESSAGES_OF_PERSON = """
SELECT p.result, p.seat, o.channel, o.message FROM placings AS p
JOIN results AS r ON r.id = p.result
JOIN posts AS o ON o.table_id = r.table_id AND o.kind IN ('hand', 'ping') AND o.seat = p.seat
WHERE p.user_id = ? ORDER BY p.result, o.kind
"""


class Looking:
    """The reading half of `engine.service.ports.Standings`. `rows` runs one statement."""

    def __init__(self, rows: Callable[[str, Given], Awaitable[list[Row]]]) -> None:
        self._rows = rows

    async def result(self, table: int) -> Result | None:
        """Give the result of a table, if it has one."""
        found = placings.results(await self._rows(placings.OF_TABLE, (table,)))
        return next(iter(found), None)

    async def history(
        self,
        guild: int,
        user: int | None,
        game: str | None,
        channel: int | None,
        before: int | None,
        limit: int,
    ) -> tuple[Result, ...]:
        """Give a server's results, latest first."""
        statement = placings.history(user is not None, game is not None, channel is not None)
        given: dict[str, int | str | None] = {
            "guild": guild,
            "user": user,
            "game": game,
            "channel": channel,
            "before": _LATER if before is None else before,
            "limit": limit,
        }
        return placings.results(await self._rows(statement, given))

    async def leaderboard(
        self, board: Leaderboard, sort: Sort, offset: int, limit: int, user: int | None
    ) -> LeaderboardPage:
        """Give a page of a board."""
        for (number,) in await self._rows(boards.BOARD, boards.board_row(board)):
            given = {"board": number, "limit": limit, "offset": offset, "user": user}
            rows = await self._rows(boards.page(sort), given)
            return boards.read_page(board, sort, offset, rows)
        return LeaderboardPage(board, sort, offset, 0, (), None)

    async def rows_ahead(self, board: Leaderboard, sort: Sort, user: int) -> int | None:
        """Give how many rows of a board stand before a person's; `None`: they are not listed."""
        for (number,) in await self._rows(boards.BOARD, boards.board_row(board)):
            given = {"board": number, "user": user}
            for (rows,) in await self._rows(boards.ahead(sort), given):
                return int(rows)
        return None

    async def profile(self, guild: int, user: int) -> Profile:
        """Give what a person has done on a server."""
        person = (user, guild)
        counts = await self._rows(boards.COUNTS, person)
        rated = {
            game: (rank, Rating(*rating))
            for game, rank, *rating in await self._rows(boards.RATINGS_IN_ALL, person)
        }
        latest = await self._rows(boards.PLAYED, person)
        played = [PlayedGame(game, bool(has_won)) for game, has_won in reversed(latest)]
        records = []
        for game, ends, wins, ended in counts:
            rank, rating = rated.get(game, (None, None))
            now, longest = win_streaks(played, game)
            curve = await self._rows(boards.CURVE, (*person, game, CURVE_POINTS)) if rating else []
            records.append(
                GameRecord(
                    game=game,
                    played=ends,
                    won=wins,
                    ended=ended,
                    rating=rating,
                    rank=rank,
                    streak=now,
                    longest=longest,
                    curve=tuple(rating_point(*row) for row in reversed(curve)),
                )
            )
        records.sort(key=lambda record: (-record.played, record.game))
        opponents = await self._rows(boards.OPPONENTS_OF, {"user": user, "guild": guild})
        names = await self._rows(boards.LAST_NAME, person)
        return Profile(
            guild,
            user,
            next((name for (name,) in names), ""),
            tuple(records),
            tuple(Opponent(*row[:5]) for row in opponents),
        )

    async def games_played(self, guild: int) -> tuple[str, ...]:
        """Give the games with a rated result on a server."""
        return tuple(game for (game,) in await self._rows(boards.GAMES_PLAYED, (guild,)))

    async def seasons(self, guild: int) -> tuple[Season, ...]:
        """Give a server's seasons, latest first."""
        return placings.seasons(await self._rows(placings.SEASONS_OF, (guild,)))

    async def server_settings(self, guild: int) -> ServerSettings:
        """Give what a server has chosen."""
        return placings.choices(await self._rows(placings.CHOICES_OF, (guild,)))

    async def export(self, user: int) -> Export:
        """Give all that is kept of a person."""
        chosen = await self._rows(sql.PREFERENCES_OF, (user,))
        tables = await self._rows(_TABLES_OF_PERSON, {"user": user})
        results = placings.results(await self._rows(placings.OF_PERSON, (user,)))
        ratings = await self._rows(_RATINGS_OF_PERSON, (user,))
        traces = await self._traces(user)
        return Export(
            user=user,
            preferences=msgspec.to_builtins(sql.preferences(chosen)) if chosen else {},
            tables=tuple(ExportedTable(*row) for row in tables),
            results=tuple(
                each
                for result in results
                for each in exported_games(result, user, traces.get(result.id, {}))
            ),
            ratings=tuple(
                ExportedRating(
                    boards.read_board(guild, game, season, channel), name, Rating(*rating)
                )
                for guild, game, season, channel, name, *rating in ratings
            ),
        )

    async def _traces(self, user: int) -> Mapping[int, Mapping[int, SeatActivity]]:
        """Give what a person did and was sent, by result and seat."""
        found: defaultdict[int, defaultdict[int, tuple[list[str], list[tuple[int, int]]]]]
        found = defaultdict(lambda: defaultdict(lambda: ([], [])))
        for result, seat, at_ms, verb, args in await self._rows(MOVES_OF_PERSON, (user,)):
            found[result][seat][0].append(move_text(at_ms, verb, msgspec.json.decode(args)))
        for result, seat, channel, message in await self._rows(MESSAGES_OF_PERSON, (user,)):
            found[result][seat][1].append((channel, message))
        return found
