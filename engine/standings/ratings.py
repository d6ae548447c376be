"""Ratings: how the result of one game changes the rating of everybody who played. Pure numbers.

A rating is the pair that openskill uses: `mu`, the estimated strength, and `sigma`, the standard
deviation of that estimate. Both are stored unrounded; people see `number` and `within`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from msgspec import Struct
from openskill.models import BradleyTerryPart

#: A rating is provisional until this many rated games.
SETTLED_GAMES = 10

#: Shown = MIDDLE + SCALE * (mu - 25). With 30, a hundred points mean about what they mean in chess:
#: a lead of a hundred wins two of three (400 / ln 10 / (sqrt 2 * openskill's beta of 25/6)).
MIDDLE, SCALE, _MU = 1500, 30, 25.0

#: How much less certain a rating is at the beginning of a season than it was before: the variances
#: are added. A rating that is known to ±60 starts with ±103.
_SEASON_SIGMA = 25 / 9

#: Added to the sort key of a settled rating, far above any number.
_SETTLED = 1_000_000


class Rating(Struct, frozen=True):
    """A person's rating on one leaderboard, and their rated games and wins there."""

    mu: float = _MU
    sigma: float = _MU / 3
    games: int = 0
    wins: int = 0
    began: int = MIDDLE  #: the number before the first game that counts on the leaderboard

    @property
    def number(self) -> int:
        """The number people see: 1500 for a newcomer, about 1000 to 2200 for others."""
        return round(MIDDLE + SCALE * (self.mu - _MU))

    @property
    def within(self) -> int:
        """The ± people see: the truth is inside two times of three. 250 for a newcomer."""
        return round(SCALE * self.sigma)

    @property
    def gained(self) -> int:
        """By how much the number has risen since the first game on the leaderboard."""
        return self.number - self.began

    @property
    def provisional(self) -> bool:
        """True if there are too few games to rely on it."""
        return self.games < SETTLED_GAMES

    @property
    def sort_key(self) -> int:
        """What leaderboards are sorted by: the number, all settled above all provisional ones."""
        return self.number + (0 if self.provisional else _SETTLED)


class Unrated(StrEnum):
    """Why a finished game changes no rating; the value is the key of the sentence about it."""

    ENDED = "unrated-ended"  #: it was ended early
    DIRECT = "unrated-direct"  #: it was played in direct messages, on no server
    HOUSE = "unrated-house"  #: the house had a seat from the start
    TWICE = "unrated-twice"  #: somebody had two seats
    ALONE = "unrated-alone"  #: all seats were on one side
    COVERED = "unrated-covered"  #: somebody made too few of their moves
    SHORT = "unrated-short"  #: it had too few moves
    FAMILIAR = "unrated-familiar"  #: the same people had all their rated games of the day


def won(places: Sequence[int], sides: Sequence[int]) -> tuple[bool, ...]:
    """Return for each seat whether it won: its side came first, and not every side did."""
    first = {side for side, place in zip(sides, places, strict=True) if place == 1}
    return tuple(side in first and len(first) < len(set(sides)) for side in sides)


def rate(
    ratings: Sequence[Rating], sides: Sequence[int], places: Sequence[int]
) -> tuple[Rating, ...]:
    """Return each seat's rating after a game. `places`: 1 is best, tied seats share one.

    Seats of a side are a team, placed as the best of them. The same arguments give the same
    floats, bit by bit. Raise `ValueError` for fewer than two sides.
    """
    teams = sorted(set(sides))
    if len(teams) < 2:
        raise ValueError("a rated game needs two sides")
    members = [[seat for seat, side in enumerate(sides) if side == team] for team in teams]
    model = _model()
    rated = model.rate(
        [
            [model.create_rating([ratings[seat].mu, ratings[seat].sigma]) for seat in team]
            for team in members
        ],
        ranks=[float(min(places[seat] for seat in team)) for team in members],
    )
    after = {
        seat: new
        for team, new_ratings in zip(members, rated, strict=True)
        for seat, new in zip(team, new_ratings, strict=True)
    }
    winners = won(places, sides)
    return tuple(
        Rating(
            after[seat].mu, after[seat].sigma, old.games + 1, old.wins + winners[seat], old.began
        )
        for seat, old in enumerate(ratings)
    )


def carried_over(rating: Rating) -> Rating:
    """Return where a season begins for somebody with an all-time rating; a newcomer stays one."""
    sigma = min(Rating().sigma, math.hypot(rating.sigma, _SEASON_SIGMA))
    return Rating(rating.mu, sigma, began=rating.number)


@cache
def _model() -> BradleyTerryPart:
    # Not the library's default model: that one moves tied seats the wrong way.
    return BradleyTerryPart()
