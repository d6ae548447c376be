"""An oracle of the standings: every answer is recounted from the list of all results, in Python.

It has the methods of the archive that the random leagues use, and shares nothing with the SQL.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.service.ports import Preferences, TableRecord
from engine.standings.board_ratings import rate_result
from engine.standings.feats import without_feats
from engine.standings.leaderboards import (
    ALL_GAMES,
    Export,
    ExportedRating,
    ExportedTable,
    ForgetReport,
    GameRecord,
    Leaderboard,
    LeaderboardPage,
    LeaderboardRow,
    Opponent,
    Profile,
    Sort,
    exported_games,
    rating_point,
)
from engine.standings.ratings import Rating, Unrated
from engine.standings.results import FAIR_PLAY, Placing, Result
from engine.standings.seasons import FEWEST_GAMES, Award, Medal, Season, SeasonOpen
from engine.table.model import LogEntry


def sort_value(board: Leaderboard, sort: Sort, rating: Rating) -> int:
    """Return what a row of a leaderboard is sorted by."""
    values = {Sort.RATING: board.sort_key(rating), Sort.WINS: rating.wins, Sort.GAMES: rating.games}
    return values[sort]


class LeagueOracle:
    """What the archive must answer after the games of a league, each opened and ended at once.

    Small enough to do without the limits of profiles; a person N is always called "name N".
    """

    def __init__(self) -> None:
        self.results: list[Result] = []
        self.all_seasons: list[Season] = []
        self.chosen: dict[int, Preferences] = {}
        self.ratings: dict[tuple[Leaderboard, int], Rating] = {}
        self.tombstones = 0
        self.medals: list[Medal] = []

    async def open(self, record: TableRecord, entry: LogEntry) -> int:
        return len(self.results) + 1

    async def commit(self, record: TableRecord, entry: LogEntry, *, result: Result) -> None:
        season = self._open_season(result.guild)
        number = len(self.results) + 1
        result = replace(result, id=number, season=season and season.id, carries=season is not None)
        same_people = [
            each
            for each in self.results
            if (each.guild, each.game) == (result.guild, result.game)
            and sorted(each.people) == sorted(result.people)
            and each.unrated is None
            and each.ended_ms > result.ended_ms - FAIR_PLAY.day_ms
        ]
        most = FAIR_PLAY.daily_limit(len(result.people))
        if result.unrated is None and len(same_people) >= most:
            result = without_feats(replace(result, unrated=Unrated.FAMILIAR))
        if result.unrated is None:
            result, _ = rate_result(result, self.ratings)
        self.results.append(result)
        self._recount()

    async def update_preferences(self, user: int, *, listed: bool) -> None:
        self.chosen[user] = replace(self.chosen.get(user, Preferences()), listed=listed)

    async def begin_season(self, guild: int, name: str, now_ms: int) -> Season:
        season = self._open_season(guild)
        if season is not None:
            raise SeasonOpen(season)
        number = 1 + sum(each.guild == guild for each in self.all_seasons)
        season = Season(len(self.all_seasons) + 1, guild, number, name, now_ms, carries=True)
        self.all_seasons.append(season)
        return season

    async def close_season(self, guild: int, season: int, now_ms: int) -> Season | None:
        running = self._open_season(guild)
        if running is None or running.id != season:
            return None
        closed = self.all_seasons[season - 1] = replace(running, closed_ms=now_ms)
        self.medals += sorted(self._medals_now(closed), key=lambda each: [*Award].index(each.award))
        return closed

    async def forget(self, user: int) -> ForgetReport:
        self.tombstones += 1
        played = [each for each in self.results if user in each.people]
        for result in played:
            placings = tuple(
                replace(each, user=-self.tombstones, name="") if each.user == user else each
                for each in result.placings
            )
            self.results[result.id - 1] = replace(result, placings=placings)
        self.results = [
            replace(each, host=None) if each.host == user else each for each in self.results
        ]
        self.medals = [each for each in self.medals if each.user != user]
        self.chosen.pop(user, None)
        self._recount()
        return ForgetReport(len(played), tuple(each.table for each in played), ())

    async def result(self, table: int) -> Result | None:
        return next((each for each in self.results if each.table == table), None)

    async def seasons(self, guild: int) -> tuple[Season, ...]:
        return tuple(each for each in reversed(self.all_seasons) if each.guild == guild)

    async def games_played(self, guild: int) -> tuple[str, ...]:
        rated = (each for each in self.results if each.guild == guild and each.unrated is None)
        return tuple(sorted({each.game for each in rated}))

    async def history(
        self, guild: int, *, user: int | None = None, limit: int
    ) -> tuple[Result, ...]:
        listed = [
            each
            for each in reversed(self.results)
            if each.guild == guild and (user is None or user in each.people)
        ]
        return tuple(listed[:limit])

    async def leaderboard(
        self, board: Leaderboard, sort: Sort, *, offset: int, limit: int, user: int
    ) -> LeaderboardPage:
        def key(rating: Rating) -> int:
            return sort_value(board, sort, rating)

        ratings = self._on(board)
        listed = self._listed(board, sort)

        def row(who: int) -> LeaderboardRow:
            rank = 1 + sum(key(ratings[other]) > key(ratings[who]) for other in listed)
            return LeaderboardRow(rank, who, f"name {who}", ratings[who], self._is_hidden(who))

        own = row(user) if user in ratings else None
        rows = tuple(map(row, listed[offset : offset + limit]))
        return LeaderboardPage(board, sort, offset, len(listed), rows, own)

    async def rows_ahead(self, board: Leaderboard, sort: Sort, user: int) -> int | None:
        listed = self._listed(board, sort)
        return listed.index(user) if user in listed else None

    async def profile(self, guild: int, user: int) -> Profile:
        played = [each for each in self.results if each.guild == guild and user in each.people]
        games = {each.game for each in played}
        records = [
            await self._record(guild, user, game, [each for each in played if each.game == game])
            for game in games
        ]
        records.sort(key=lambda record: (-record.played, record.game))
        name = f"name {user}" if played else ""
        medals = tuple(each for each in await self.medals_of(user) if each.guild == guild)
        return Profile(guild, user, name, tuple(records), _opponents(played, user), medals)

    async def export(self, user: int) -> Export:
        played = [each for each in self.results if user in each.people]
        chosen = self.chosen.get(user)
        return Export(
            user=user,
            preferences=msgspec.to_builtins(chosen) if chosen else {},
            tables=tuple(
                # The data that `play` stores names no seats.
                ExportedTable(each.table, each.guild, each.channel, "race", "over", (), (), ())
                for each in played
            ),
            results=tuple(game for each in played for game in exported_games(each, user)),
            ratings=tuple(
                ExportedRating(board, f"name {user}", rating)
                for (board, who), rating in self.ratings.items()
                if who == user
            ),
            medals=await self.medals_of(user),
        )

    async def medals_of(self, user: int) -> tuple[Medal, ...]:
        """Return a person's medals, the latest season's first."""
        own = [each for each in self.medals if each.user == user]
        order = [*Award]
        own.sort(key=lambda each: (-each.season, order.index(each.award), each.game))
        return tuple(own)

    def _medals_now(self, season: Season) -> Iterator[Medal]:
        """Yield the medals of a season that closes now, counted from its results."""
        played = [each for each in self.results if each.season == season.id]
        rated = [each for each in played if each.unrated is None]

        def medal(game: str, award: Award, user: int, value: int) -> Medal:
            name = f"name {user}"
            return Medal(
                season.guild, season.id, season.number, season.name, game, award, user, name, value
            )

        for game in {*(each.game for each in rated), *([ALL_GAMES] if rated else [])}:
            board = Leaderboard(season.guild, game, season.id)
            ratings = self._on(board)
            for user in self._listed(board, Sort.RATING):
                better = (ratings[each].sort_key for each in self._listed(board, Sort.RATING))
                rank = sum(each > ratings[user].sort_key for each in better)
                if rank < 3:
                    award = (Award.FIRST, Award.SECOND, Award.THIRD)[rank]
                    yield medal(game, award, user, ratings[user].number)
        board = Leaderboard(season.guild, ALL_GAMES, season.id)
        ratings = self._on(board)
        listed = self._listed(board, Sort.RATING)
        regulars = [each for each in listed if ratings[each].games >= FEWEST_GAMES]
        known = {
            user
            for each in self.results
            if each.guild == season.guild and each.season != season.id and each.unrated is None
            for user in each.people
        }
        newcomers = {each: ratings[each].sort_key for each in regulars if each not in known}
        risen = {each: ratings[each].gained for each in regulars if each in known}
        hosted = Counter(each.host for each in rated if each.host in listed)
        hosts = {host: count for host, count in hosted.items() if count >= FEWEST_GAMES}
        for award, values in (
            (Award.NEWCOMER, newcomers),
            (Award.IMPROVED, {who: rise for who, rise in risen.items() if rise > 0}),
            (Award.HOST, hosts),
        ):
            for user, value in values.items():
                if user is not None and value == max(values.values()):
                    shown = ratings[user].number if award is Award.NEWCOMER else value
                    yield medal(ALL_GAMES, award, user, shown)

    async def _record(self, guild: int, user: int, game: str, played: list[Result]) -> GameRecord:
        board = Leaderboard(guild, game)
        page = await self.leaderboard(board, Sort.RATING, offset=0, limit=0, user=user)
        won = [_has_won(each, user) for each in played]
        runs = [len([*run]) if is_won else 0 for is_won, run in groupby(won)]
        return GameRecord(
            game=game,
            played=len(played),
            won=sum(won),
            ended=0,
            rating=page.own.rating if page.own else None,
            rank=page.own.rank if page.own else None,
            streak=runs[-1],
            longest=max(runs),
            curve=tuple(
                rating_point(each.ended_ms, after.mu, after.sigma)
                for each in played
                if (after := _placing(each, user).after) is not None
            ),
        )

    def _recount(self) -> None:
        self.ratings = {}
        for result in self.results:
            if result.unrated is None:
                self.ratings |= rate_result(result, self.ratings)[1]

    def _on(self, board: Leaderboard) -> dict[int, Rating]:
        return {who: each for (on, who), each in self.ratings.items() if on == board and who > 0}

    def _listed(self, board: Leaderboard, sort: Sort) -> list[int]:
        ratings = self._on(board)
        return sorted(
            (who for who in ratings if not self._is_hidden(who)),
            key=lambda who: (
                -sort_value(board, sort, ratings[who]),
                -board.sort_key(ratings[who]),
                who,
            ),
        )

    def _is_hidden(self, user: int) -> bool:
        return not self.chosen.get(user, Preferences()).listed

    def _open_season(self, guild: int | None) -> Season | None:
        running = (each for each in self.all_seasons if each.closed_ms is None)
        return next((each for each in running if each.guild == guild), None)


def _placing(result: Result, user: int) -> Placing:
    return next(each for each in result.placings if each.user == user)


def _has_won(result: Result, user: int) -> bool:
    return any(result.placings[seat].user == user for seat in result.winners)


def _opponents(played: list[Result], user: int) -> tuple[Opponent, ...]:
    met: dict[int, list[int]] = {}
    for result in played:
        own: Any = _placing(result, user)
        for other in result.placings:
            if other.user is not None and other.user > 0 and other.side != own.side:
                met.setdefault(other.user, []).append((other.place or 0) - own.place)
    opponents = [
        Opponent(
            who,
            f"name {who}",
            len(gaps),
            sum(gap > 0 for gap in gaps),
            sum(gap < 0 for gap in gaps),
        )
        for who, gaps in met.items()
    ]
    return tuple(sorted(opponents, key=lambda each: (-each.played, each.user)))
