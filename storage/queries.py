"""Everything that is read from the archive, over a connection that only reads."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

import msgspec

from engine.service.ports import Preferences, StoredMessage, TableRecord
from engine.standings.feats import FeatRecord
from engine.standings.leaderboards import (
    CURVE_POINTS,
    Export,
    ExportedRating,
    ExportedTable,
    GameRecord,
    Leaderboard,
    LeaderboardPage,
    Meeting,
    Opponent,
    Profile,
    ServerSettings,
    Sort,
    Wall,
    exported_games,
    rating_point,
    win_streaks,
)
from engine.standings.ratings import Rating
from engine.standings.results import Result
from engine.standings.seasons import Medal, Season
from engine.table import codec
from engine.table.model import Cause, LogEntry
from engine.table.past import TABLE_VERBS
from engine.tournaments.model import Tournament
from engine.tournaments.standings import exported_tournament
from storage import forgetting, leaderboard_sql, result_sql, retention, tournament_sql
from storage import table_sql as sql
from storage.database import Reader
from storage.errors import CLOSED, ArchiveError
from storage.packing import PackedTable, unpack
from storage.table_sql import Row

Parameters: TypeAlias = Sequence[int | str | None] | Mapping[str, int | str | None]

_AFTER_ALL_RESULTS = 2**62

_TABLES_OF_USER = f"""
SELECT id, guild, channel, game, stage FROM tables WHERE id IN ({forgetting.TABLES}) ORDER BY id
"""  # noqa: S608 - constants only


class Queries:
    """The reading half of `engine.service.ports.Archive`, which describes each method."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._is_closed = False
        self.process = 0  #: the number of this process, where several share the servers

    def serves(self, guild: int | None) -> bool:
        """Return True: one process does everything, unless a subclass knows of others."""
        return True

    async def load(self, table: int) -> TableRecord | None:
        """Return a table by its id."""
        return next(iter(sql.read_records(await self._rows(sql.BY_ID, (table,)))), None)

    async def in_channel(self, channel: int) -> TableRecord | None:
        """Return the channel's unfinished table, else its latest."""
        rows = await self._rows(sql.IN_CHANNEL, (channel, channel))
        return next(iter(sql.read_records(rows)), None)

    async def of_user(self, user: int) -> tuple[TableRecord, ...]:
        """Return the unfinished tables of a person, latest first."""
        return sql.read_records(await self._rows(sql.OF_USER, (user,)))

    async def unfinished(self) -> tuple[tuple[int, int | None], ...]:
        """Return (id, due_ms) of the unfinished tables that this process serves, oldest first."""
        rows = sorted(await self._rows(sql.UNFINISHED), key=lambda row: row[0])
        return tuple((table, due_ms) for table, due_ms, guild in rows if self.serves(guild))

    async def count_unfinished(self, guild: int) -> int:
        """Return how many unfinished tables a server has."""
        ((count,),) = await self._rows(sql.COUNT_UNFINISHED, (guild,))
        return int(count)

    async def unfinished_of_departed(self, left_before_ms: int) -> tuple[int, ...]:
        """Return the unfinished tables of servers that the bot left before a time."""
        rows = await self._rows(retention.UNFINISHED_OF_DEPARTED, (left_before_ms,))
        return tuple(table for (table,) in rows)

    async def log(self, table: int) -> tuple[LogEntry, ...]:
        """Return the log of a table, oldest first."""
        rows = await self._rows(sql.LOG_OF, (table,))
        # Every table has a log. If it is not here, it is packed, or was packed just now.
        packed = None if rows else await self._packed(table)
        return sql.read_log(rows) if packed is None else packed.log

    async def checkpoint(self, table: int) -> tuple[int, bytes] | None:
        """Return the revision and the data of a table's latest checkpoint."""
        for revision, data in await self._rows(sql.CHECKPOINT_OF, (table,)):
            return revision, data
        packed = await self._packed(table)
        return None if packed is None else packed.checkpoint

    async def shared_table(self, code: str) -> int | None:
        """Return the table whose replay has a code."""
        return next((table for (table,) in await self._rows(sql.SHARED_TABLE, (code,))), None)

    async def messages(self, table: int) -> tuple[StoredMessage, ...]:
        """Return the messages of a table."""
        return sql.read_messages(await self._rows(sql.MESSAGES_OF, (table,)))

    async def tables_to_repair(self) -> tuple[int, ...]:
        """Return the tables with a `table` message or with one on its way, oldest first."""
        rows = await self._rows(sql.TABLES_TO_REPAIR)
        return tuple(table for table, guild in rows if self.serves(guild))

    async def preferences(self, user: int) -> Preferences:
        """Return a person's preferences."""
        return sql.read_preferences(await self._rows(sql.PREFERENCES_OF, (user,)))

    async def runs(self) -> tuple[tuple[int, int], ...]:
        """Return when the bot ran, oldest run first."""
        return tuple((began, seen) for began, seen in await self._rows(sql.RUNS, (self.process,)))

    # Tournaments

    async def tournament(self, tournament: int) -> Tournament | None:
        """Return a tournament by its id."""
        rows = await self._rows(tournament_sql.BY_ID, (tournament,))
        return next(iter(tournament_sql.read_tournaments(rows)), None)

    async def active_tournaments(self) -> tuple[Tournament, ...]:
        """Return the tournaments that are not over or whose end is not shown, oldest first."""
        found = tournament_sql.read_tournaments(await self._rows(tournament_sql.ACTIVE))
        return tuple(each for each in found if self.serves(each.guild))

    async def tournaments_with(self, user: int) -> tuple[Tournament, ...]:
        """Return the tournaments of a person, oldest first."""
        rows = await self._rows(tournament_sql.OF_USER, (user,))
        return tournament_sql.read_tournaments(rows)

    async def tournaments_of(self, guild: int, limit: int) -> tuple[Tournament, ...]:
        """Return a server's tournaments, latest first."""
        rows = await self._rows(tournament_sql.OF_SERVER, (guild, limit))
        return tournament_sql.read_tournaments(rows)

    async def table_of_pairing(self, pairing: tuple[int, int, int]) -> int | None:
        """Return the table that was opened for a pairing."""
        rows = await self._rows(tournament_sql.TABLE_OF_PAIRING, pairing)
        return next((int(table) for (table,) in rows), None)

    # Standings

    async def result(self, table: int) -> Result | None:
        """Return the result of a table."""
        rows = await self._rows(result_sql.RESULT_OF_TABLE, (table,))
        return next(iter(result_sql.read_results(rows)), None)

    async def history(
        self,
        guild: int,
        *,
        user: int | None = None,
        other: int | None = None,
        game: str | None = None,
        before: int | None = None,
        limit: int = 10,
        finished: bool = False,
    ) -> tuple[Result, ...]:
        """Return a server's results, latest first."""
        filters = (user is not None, other is not None, game is not None, finished)
        statement = result_sql.history(*filters)
        parameters: dict[str, int | str | None] = {
            "guild": guild,
            "user": user,
            "other": other,
            "game": game,
            "before": _AFTER_ALL_RESULTS if before is None else before,
            "limit": limit,
        }
        return result_sql.read_results(await self._rows(statement, parameters))

    async def recently_rated(self, guild: int, since_ms: int) -> tuple[Result, ...]:
        """Return a server's rated results that ended since, in the order of their ends."""
        parameters = {"guild": guild, "since": since_ms}
        rows = await self._rows(result_sql.RECENTLY_RATED, parameters)
        # Many results: read in a thread, so that people at tables do not wait for it.
        return await asyncio.to_thread(result_sql.read_results, rows)

    async def leaderboard(
        self,
        board: Leaderboard,
        sort: Sort = Sort.RATING,
        *,
        offset: int = 0,
        limit: int = 10,
        user: int | None = None,
    ) -> LeaderboardPage:
        """Return a page of a leaderboard, with the row of `user`."""
        board_id = await self._leaderboard_id(board)
        parameters = {"board": board_id, "limit": limit, "offset": offset, "user": user}
        rows = await self._rows(leaderboard_sql.page(sort), parameters)
        return leaderboard_sql.read_page(board, sort, offset, rows)

    async def rows_ahead(self, board: Leaderboard, sort: Sort, user: int) -> int | None:
        """Return how many rows of a leaderboard are above a person's."""
        parameters = {"board": await self._leaderboard_id(board), "user": user}
        rows = await self._rows(leaderboard_sql.rows_ahead(sort), parameters)
        return next((int(count) for (count,) in rows), None)

    async def profile(self, guild: int, user: int) -> Profile:
        """Return a person's profile on a server."""
        person = (user, guild)
        counts = await self._rows(leaderboard_sql.GAME_COUNTS, person)
        rated = {
            game: (rank, Rating(*rating))
            for game, rank, *rating in await self._rows(leaderboard_sql.ALL_TIME_RATINGS, person)
        }
        latest = await self._rows(leaderboard_sql.RECENT_WINS, person)
        records = []
        for game, played_count, wins, ended in counts:
            rank, rating = rated.get(game, (None, None))
            wins_of_game = [bool(has_won) for each, has_won in reversed(latest) if each == game]
            streak, longest = win_streaks(wins_of_game)
            curve = (
                await self._rows(leaderboard_sql.RATING_CURVE, (*person, game, CURVE_POINTS))
                if rating
                else []
            )
            records.append(
                GameRecord(
                    game=game,
                    played=played_count,
                    won=wins,
                    ended=ended,
                    rating=rating,
                    rank=rank,
                    streak=streak,
                    longest=longest,
                    curve=tuple(rating_point(*row) for row in reversed(curve)),
                )
            )
        records.sort(key=lambda record: (-record.played, record.game))
        opponents = await self._rows(leaderboard_sql.OPPONENTS_OF, {"user": user, "guild": guild})
        names = await self._rows(leaderboard_sql.LAST_NAME, person)
        return Profile(
            guild,
            user,
            next((name for (name,) in names), ""),
            tuple(records),
            tuple(Opponent(*row) for row in opponents),
            tuple(each for each in await self.medals_of(user) if each.guild == guild),
        )

    async def meetings(self, guild: int, user: int, other: int) -> tuple[Meeting, ...]:
        """Return what two people have played with each other on a server."""
        people = {"guild": guild, "user": user, "other": other}
        rows = await self._rows(leaderboard_sql.MEETINGS_OF, people)
        return tuple(Meeting(*row) for row in rows)

    async def feats(self, guild: int, user: int) -> tuple[FeatRecord, ...]:
        """Return the feats that a person has on a server."""
        return result_sql.read_feats(await self._rows(result_sql.FEATS_OF, (user, guild)))

    async def uncounted_results(self, after: int, limit: int) -> tuple[Result, ...]:
        """Return results after an id whose feats were not counted."""
        rows = await self._rows(result_sql.UNCOUNTED_RESULTS, (after, limit))
        return result_sql.read_results(rows)

    async def games_played(self, guild: int) -> tuple[str, ...]:
        """Return the games with a rated result on a server."""
        return tuple(game for (game,) in await self._rows(leaderboard_sql.GAMES_PLAYED, (guild,)))

    async def seasons(self, guild: int) -> tuple[Season, ...]:
        """Return a server's seasons, latest first."""
        return result_sql.read_seasons(await self._rows(result_sql.SEASONS_OF, (guild,)))

    async def season_ends(self) -> tuple[tuple[int, int], ...]:
        """Return (server, time in Unix milliseconds) of open seasons that close by themselves."""
        rows = await self._rows(result_sql.SEASON_ENDS)
        return tuple((guild, ends_ms) for guild, ends_ms in rows if self.serves(guild))

    async def former_champions(self, guild: int) -> tuple[int, ...]:
        """Return who was first in all games in a season, the latest first."""
        rows = await self._rows(result_sql.FORMER_CHAMPIONS, (guild,))
        return tuple(dict.fromkeys(user for (user,) in rows))

    async def untold_seasons(self) -> tuple[Season, ...]:
        """Return the seasons that a rule has closed and whose podium was not posted yet."""
        seasons = result_sql.read_seasons(await self._rows(result_sql.UNTOLD_SEASONS))
        return tuple(each for each in seasons if self.serves(each.guild))

    async def medals(self, season: int) -> tuple[Medal, ...]:
        """Return the medals of a closed season, without people who hide now."""
        return result_sql.read_medals(await self._rows(result_sql.MEDALS_OF_SEASON, (season,)))

    async def walls(self, guild: int | None = None) -> tuple[Wall, ...]:
        """Return the leaderboards on the walls of a server, or of all that this process serves."""
        statement = leaderboard_sql.ALL_WALLS if guild is None else leaderboard_sql.WALLS_OF
        rows = await self._rows(statement, () if guild is None else (guild,))
        return tuple(each for each in leaderboard_sql.read_walls(rows) if self.serves(each.guild))

    async def server_settings(self, guild: int) -> ServerSettings:
        """Return a server's settings."""
        return result_sql.read_settings(await self._rows(result_sql.SETTINGS_OF, (guild,)))

    async def export(self, user: int) -> Export:
        """Return everything that is stored about a person."""
        preferences = await self._rows(sql.PREFERENCES_OF, (user,))
        tables = await self._rows(_TABLES_OF_USER, {"user": user})
        results = result_sql.read_results(await self._rows(result_sql.RESULTS_OF_USER, (user,)))
        ratings = await self._rows(leaderboard_sql.RATINGS_OF_USER, (user,))
        tournaments = await self.tournaments_with(user)
        return Export(
            user=user,
            preferences=msgspec.to_builtins(sql.read_preferences(preferences))
            if preferences
            else {},
            tables=tuple([await self._exported_table(user, *row) for row in tables]),
            results=tuple(game for result in results for game in exported_games(result, user)),
            ratings=tuple(
                ExportedRating(
                    leaderboard_sql.read_leaderboard(guild, game, season, channel),
                    name,
                    Rating(*rating),
                )
                for guild, game, season, channel, name, *rating in ratings
            ),
            medals=await self.medals_of(user),
            tournaments=tuple(exported_tournament(each, user) for each in tournaments),
        )

    async def medals_of(self, user: int) -> tuple[Medal, ...]:
        """Return all medals of a person, the latest season's first."""
        return result_sql.read_medals(await self._rows(result_sql.MEDALS_OF_USER, (user,)))

    async def _exported_table(
        self, user: int, table: int, guild: int | None, channel: int, game: str, stage: str
    ) -> ExportedTable:
        record = await self.load(table)
        seats = codec.seats_of(record.data, user) if record is not None else ()
        return ExportedTable(
            table,
            guild,
            channel,
            game,
            stage,
            seats,
            tuple(
                " ".join((str(each.at_ms), each.action.verb, *each.action.args))
                for each in await self.log(table)
                if _is_by(each, user, seats)
            ),
            tuple(
                (each.channel, each.message)
                for each in await self.messages(table)
                if each.kind != "closed" and each.seat in seats and each.message
            ),
        )

    async def _packed(self, table: int) -> PackedTable | None:
        with suppress(zlib.error, msgspec.MsgspecError):  # it is damaged, and so frozen
            for (data,) in await self._rows(sql.PACKED_TABLE, (table,)):
                return unpack(data)
        return None

    async def _leaderboard_id(self, board: Leaderboard) -> int | None:
        row = leaderboard_sql.leaderboard_row(board)
        rows = await self._rows(leaderboard_sql.LEADERBOARD_ID, row)
        return next((int(number) for (number,) in rows), None)

    async def _rows(self, statement: str, parameters: Parameters = ()) -> list[Row]:
        if self._is_closed:
            raise ArchiveError(CLOSED)
        rows = await self._reader.execute_fetchall(statement, parameters)
        return [tuple(row) for row in rows]


def _is_by(entry: LogEntry, user: int, seats: tuple[int, ...]) -> bool:
    """Return True if a person with these seats made this log entry."""
    if entry.seat is None:
        return entry.action.verb in TABLE_VERBS and entry.action.args[:1] == (str(user),)
    return entry.seat in seats and entry.cause is Cause.PERSON
