"""The port for results, ratings and leaderboards: the half of the archive that is no table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from engine.standings.feats import FeatRecord
from engine.standings.leaderboards import (
    Export,
    ForgetReport,
    Leaderboard,
    LeaderboardPage,
    Meeting,
    Profile,
    RatingsRecompute,
    ServerSettings,
    Sort,
    Wall,
)
from engine.standings.results import Result
from engine.standings.seasons import Medal, Season, SeasonRule


class StandingsArchive(Protocol):
    """Results, ratings and leaderboards. No query of one server returns another server's games.

    Ratings change in the transaction of a table's last move (`Archive.commit`), not when read.
    """

    async def result(self, table: int) -> Result | None:
        """Return the result of a table; `None` unless it was dealt and is over."""

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
        """Return a server's results, latest first, of a person, of them with another, of a game.

        `before`: the id of the last result of the previous page. `finished`: only those of a person
        that were not ended early.
        """

    async def recently_rated(self, guild: int, since_ms: int) -> tuple[Result, ...]:
        """Return a server's rated results that ended since, in the order of their ends.

        Only the latest `findings.MOST_RESULTS` results, rated or not, are looked through.
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
        """Return a page of a leaderboard, and the row of `user` even if it is on another page.

        An unknown leaderboard gives an empty page.
        """

    async def rows_ahead(self, board: Leaderboard, sort: Sort, user: int) -> int | None:
        """Return how many rows are above a person's; `None` if they are not listed."""

    async def profile(self, guild: int, user: int) -> Profile:
        """Return a person's record on a server."""

    async def meetings(self, guild: int, user: int, other: int) -> tuple[Meeting, ...]:
        """Return what two people have played with each other on a server, the most played first."""

    async def feats(self, guild: int, user: int) -> tuple[FeatRecord, ...]:
        """Return the feats that a person has on a server, by game, those they had first first."""

    async def uncounted_results(self, after: int, limit: int) -> tuple[Result, ...]:
        """Return results with a higher id than `after` whose feats were not counted, by id."""

    async def save_feats(self, result: Result) -> None:
        """Store the feats of a result's people but those who were forgotten meanwhile."""

    async def games_played(self, guild: int) -> tuple[str, ...]:
        """Return the slugs of the games that have a rated result on a server, sorted."""

    async def seasons(self, guild: int) -> tuple[Season, ...]:
        """Return a server's seasons, latest first."""

    async def begin_season(self, guild: int, name: str, now_ms: int) -> Season:
        """Open a season and return it. Raise `SeasonOpen` if one is open."""

    async def close_season(self, guild: int, season: int, now_ms: int) -> Season | None:
        """Close a season by its id and return it; its leaderboards are final.

        `None`: this season is not open.
        """

    async def set_season_rule(
        self, guild: int, rule: SeasonRule, channel: int | None, now_ms: int
    ) -> Season | None:
        """Store when a server's seasons close and begin, and where their podiums are posted.

        Return the season that is open then; with a rule, one is begun where there is none.
        """

    async def roll_season(self, guild: int, now_ms: int) -> Season | None:
        """Close the open season if its end is past and begin the next; return the open one.

        However often it is called: a season closes once. A rated game does the same.
        """

    async def season_ends(self) -> tuple[tuple[int, int], ...]:
        """Return (server, time in Unix milliseconds) of open seasons that close by themselves."""

    async def untold_seasons(self) -> tuple[Season, ...]:
        """Return the seasons that a rule has closed and whose podium was not posted yet."""

    async def note_told(self, season: int) -> None:
        """Store that the podium of a season was posted."""

    async def former_champions(self, guild: int) -> tuple[int, ...]:
        """Return who was first in all games in a season, the latest first; some, if many."""

    async def medals_of(self, user: int) -> tuple[Medal, ...]:
        """Return all medals of a person, the latest season's first."""

    async def medals(self, season: int) -> tuple[Medal, ...]:
        """Return the medals of a closed season, without people who hide now."""

    async def walls(self, guild: int | None = None) -> tuple[Wall, ...]:
        """Return the leaderboards on the walls of a server, or of all that this process serves."""

    async def save_wall(self, wall: Wall) -> None:
        """Store a wall; it replaces one with the same board in the same channel."""

    async def delete_wall(self, wall: Wall) -> bool:
        """Delete a wall and return True, or False if there was none."""

    async def server_settings(self, guild: int) -> ServerSettings:
        """Return a server's settings, or the defaults."""

    async def save_server_settings(self, guild: int, settings: ServerSettings) -> None:
        """Store a server's settings."""

    async def recompute_ratings(self, guild: int) -> RatingsRecompute:
        """Recompute a server's ratings from its results, in the order of finishing.

        The numbers are exactly the same as before unless the rating code has changed. Results
        that were not rated stay unrated. Tables may be played meanwhile.
        """

    async def recompute_owed(self) -> None:
        """Recompute the ratings of servers whose leaderboards an upgrade of the archive changed."""

    async def forget(self, user: int, names: Collection[str] = ()) -> ForgetReport:
        """Delete a person's name and id from results, logs and finished tables.

        `names`: their current names, besides those in results and leaderboards. Each result keeps
        their seat without a name, so that it stays true for the others; ratings and preferences
        are deleted. If they play again they start from zero.
        """

    async def export(self, user: int) -> Export:
        """Return all that is stored about a person, and nothing about anybody else."""
