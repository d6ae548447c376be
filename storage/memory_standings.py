"""The standings in memory: the same contract as the file's, worked out on reading."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.service.ports import Preferences
from engine.standings.leaderboards import (
    Leaderboard,
    LeaderboardPage,
    RatingsRecompute,
    Row,
    Season,
    SeasonOpen,
    ServerSettings,
    Sort,
    rate_result,
)
from engine.standings.ratings import Rating, Unrated
from engine.standings.results import FAIR_PLAY, Placing, Result
from storage.memory_tables import MemoryTables

_KEYS: dict[Sort, Callable[[Rating], int]] = {
    Sort.RATING: lambda rating: rating.standing,
    Sort.WINS: lambda rating: rating.wins,
    Sort.GAMES: lambda rating: rating.games,
}


class MemoryStandings(MemoryTables):
    """What is kept of the finished tables of one process."""

    def __init__(self) -> None:
        super().__init__()
        self._results: list[Result] = []
        self._ratings: dict[tuple[Leaderboard, int], Rating] = {}
        self._names: dict[tuple[Leaderboard, int], str] = {}
        self._seasons: list[Season] = []
        self._choices: dict[int, ServerSettings] = {}
        self._tombstones = 0

    def finish(self, result: Result) -> None:
        """Store a result, rated where it counts."""
        season = self._open_season(result.guild)
        result = replace(result, id=len(self._results) + 1, season=season.id if season else None)
        if result.unrated is None and self._had_enough(result):
            result = replace(result, unrated=Unrated.FAMILIAR)
        if result.unrated is None:
            result, moved = rate_result(result, self._ratings)
            self._ratings |= moved
            names = {each.user: each.name for each in result.placings}
            self._names |= {key: names[key[1]] for key in moved if names[key[1]]}
        self._results.append(result)

    async def result(self, table: int) -> Result | None:
        """Give the result of a table; `None` unless it was dealt and is over."""
        await self._give_way()
        return next((self._shown(each) for each in self._results if each.table == table), None)

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
        """Give a server's results, latest first, of a person, a game or a channel."""
        await self._give_way()
        found = [
            self._shown(each)
            for each in reversed(self._results)
            if each.guild == guild
            and (user is None or user in each.people)
            and game in (None, each.game)
            and channel in (None, each.channel)
            and (before is None or each.id < before)
        ]
        return tuple(found[:limit])

    async def leaderboard(
        self,
        board: Leaderboard,
        sort: Sort = Sort.RATING,
        *,
        offset: int = 0,
        limit: int = 10,
        user: int | None = None,
    ) -> LeaderboardPage:
        """Give a page of a leaderboard, with the own row of `user`."""
        await self._give_way()
        key = _KEYS[sort]
        here, listed = self._listed(board, sort)

        def row(at: int) -> Row:
            rank = 1 + sum(key(here[other]) > key(here[at]) for other in listed)
            name = self._names.get((board, at), "")
            return Row(rank, at, name, here[at], self._is_hidden(at))

        own = row(user) if user in here and user is not None else None
        rows = tuple(row(at) for at in listed[offset : offset + limit])
        return LeaderboardPage(board, sort, offset, len(listed), rows, own)

    async def rows_ahead(self, board: Leaderboard, sort: Sort, user: int) -> int | None:
        """Give how many rows of a board stand before a person's; `None`: they are not listed."""
        await self._give_way()
        _, listed = self._listed(board, sort)
        return listed.index(user) if user in listed else None

    async def games_played(self, guild: int) -> tuple[str, ...]:
        """Give the slugs of the games that have a rated result on a server, sorted."""
        await self._give_way()
        rated = (each for each in self._results if each.guild == guild and each.unrated is None)
        return tuple(sorted({each.game for each in rated}))

    async def seasons(self, guild: int) -> tuple[Season, ...]:
        """Give a server's seasons, latest first."""
        await self._give_way()
        return tuple(each for each in reversed(self._seasons) if each.guild == guild)

    async def begin_season(self, guild: int, name: str, now_ms: int) -> Season:
        """Open a season. Raises `SeasonOpen` where one is."""
        await self._give_way()
        season = self._open_season(guild)
        if season is not None:
            raise SeasonOpen(season)
        number = 1 + sum(each.guild == guild for each in self._seasons)
        season = Season(len(self._seasons) + 1, guild, number, name, now_ms)
        self._seasons.append(season)
        return season

    async def close_season(self, guild: int, season: int, now_ms: int) -> Season | None:
        """Close a season by its id and give it; `None`: it is not the one that is open."""
        await self._give_way()
        running = self._open_season(guild)
        if running is None or running.id != season:
            return None
        closed = self._seasons[season - 1] = replace(running, closed_ms=now_ms)
        return closed

    async def server_settings(self, guild: int) -> ServerSettings:
        """Give what a server has chosen, or the defaults."""
        await self._give_way()
        return self._choices.get(guild, ServerSettings())

    async def save_server_settings(self, guild: int, choices: ServerSettings) -> None:
        """Keep what a server has chosen."""
        await self._give_way()
        self._choices[guild] = choices

    async def recompute_ratings(self, guild: int) -> RatingsRecompute:
        """Compute a server's ratings anew from its results, in the order of finishing."""
        await self._give_way()
        stored = {key: rating for key, rating in self._ratings.items() if key[0].guild == guild}
        again: dict[tuple[Leaderboard, int], Rating] = {}
        gone_through = differing = 0
        for at, result in enumerate(self._results):
            if result.guild == guild and result.unrated is None:
                right, moved = rate_result(result, again)
                again |= moved
                gone_through += 1
                differing += sum(map(_differ, right.placings, result.placings))
                self._results[at] = right
        again = {key: rating for key, rating in again.items() if key[1] > 0}
        differing += sum(stored.get(key) != again.get(key) for key in stored.keys() | again.keys())
        self._ratings = {
            key: rating for key, rating in self._ratings.items() if key[0].guild != guild
        } | again
        return RatingsRecompute(gone_through, differing)

    def _listed(self, board: Leaderboard, sort: Sort) -> tuple[dict[int, Rating], list[int]]:
        """Give the ratings of a board, and who is listed there, best first."""
        key = _KEYS[sort]
        here = {at: rating for (on, at), rating in self._ratings.items() if on == board and at > 0}
        listed = sorted(
            (at for at in here if not self._is_hidden(at)),
            key=lambda at: (-key(here[at]), -here[at].standing, at),
        )
        return here, listed

    def _open_season(self, guild: int | None) -> Season | None:
        here = (each for each in self._seasons if each.guild == guild)
        return next((each for each in here if each.closed_ms is None), None)

    def _had_enough(self, result: Result) -> bool:
        same = [
            each
            for each in self._results
            if (each.guild, each.game, each.crew) == (result.guild, result.game, result.crew)
            and each.unrated is None
            and each.ended_ms > result.ended_ms - FAIR_PLAY.day_ms
        ]
        return len(same) >= FAIR_PLAY.most_of_same(len(result.people))

    def _is_hidden(self, user: int) -> bool:
        return not self._preferences.get(user, Preferences()).listed

    def _shown(self, result: Result) -> Result:
        post = self._kept[result.table].posts.get(("result", -1))
        return replace(result, message=(post.channel, post.message)) if post else result


def _differ(right: Placing, stored: Placing) -> bool:
    return right != stored
