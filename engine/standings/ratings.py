"""Ratings: how the result of one game moves what is believed of its people. Pure numbers.

A rating is openskill's pair: `mu`, how strong somebody is thought to be, and `sigma`, how far off
that may be. Both are kept as they are; people see `number` and `within`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from msgspec import Struct
from openskill.models import BradleyTerryPart

#: Until so many rated games a rating is provisional.
SETTLED_GAMES = 10

#: Shown = MIDDLE + SCALE * (mu - 25). 30 makes a hundred points about what they are in chess: who
#: is a hundred ahead wins two of three (400 / ln 10 / (sqrt 2 * openskill's beta of 25/6)).
MIDDLE, SCALE, _MU = 1500, 30, 25.0

#: Added to the standing of a settled rating, far above any number.
_SETTLED = 1_000_000


class Rating(Struct, frozen=True):
    """What is believed of a person on one board, after so many rated games."""

    mu: float = _MU
    sigma: float = _MU / 3
    games: int = 0
    wins: int = 0

    @property
    def number(self) -> int:
        """The number people see: 1500 for somebody unknown, about 1000 to 2200."""
        return round(MIDDLE + SCALE * (self.mu - _MU))

    @property
    def within(self) -> int:
        """The ± people see: two times of three the truth is inside. 250 for somebody unknown."""
        return round(SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Too few games to go by?"""
        return self.games < SETTLED_GAMES

    @property
    def standing(self) -> int:
        """What a board is sorted by: the number, and every settled one above the provisional."""
        return self.number + (0 if self.provisional else _SETTLED)


class Unrated(StrEnum):
    """Why a finished game moves no rating, as the key of the sentence that says so."""

    ENDED = "unrated-ended"  #: it came to no real end
    DIRECT = "unrated-direct"  #: it was played in direct messages, on no server
    HOUSE = "unrated-house"  #: the house had a seat from the start
    TWICE = "unrated-twice"  #: somebody had two seats
    ALONE = "unrated-alone"  #: there were no two sides
    COVERED = "unrated-covered"  #: the house played most of somebody's game
    SHORT = "unrated-short"  #: it was over before it was a game
    FAMILIAR = "unrated-familiar"  #: the same people have had their rated games for a day


def won(places: Sequence[int], sides: Sequence[int]) -> tuple[bool, ...]:
    """Say for each seat whether it won: its side is first, and not every side is."""
    first = {side for side, place in zip(sides, places, strict=True) if place == 1}
    return tuple(side in first and len(first) < len(set(sides)) for side in sides)


def rate(
    ratings: Sequence[Rating], sides: Sequence[int], places: Sequence[int]
) -> tuple[Rating, ...]:
    """Give each seat's rating after a game. `places`: 1 is best, tied seats share one.

    Seats of a side are a team, placed as the best of them. The same arguments give the same bits.
    Raises `ValueError` for fewer than two sides.
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
        for team, news in zip(members, rated, strict=True)
        for seat, new in zip(team, news, strict=True)
    }
    winners = won(places, sides)
    return tuple(
        Rating(after[seat].mu, after[seat].sigma, old.games + 1, old.wins + winners[seat])
        for seat, old in enumerate(ratings)
    )


@cache
def _model() -> BradleyTerryPart:
    # Not the library's default: that one moves tied seats the wrong way.
    return BradleyTerryPart()
