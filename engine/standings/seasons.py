"""Seasons: when they end, and the medals that people win in them."""

from __future__ import annotations

from datetime import UTC, date, datetime
from enum import StrEnum

from msgspec import Struct

#: Games a person must have in a season for an award that is not a place.
FEWEST_GAMES = 5


class SeasonRule(StrEnum):
    """When a server's seasons close by themselves and the next one begins, by UTC."""

    MANUAL = "manual"
    MONTHLY = "monthly"
    QUARTERLY = "quarterly"


class Season(Struct, frozen=True):
    """A period of a server with leaderboards of its own. At most one is open.

    A game counts for the season that is open when it ENDS, whenever it began.
    """

    id: int
    guild: int
    number: int  #: 1 for the server's first
    name: str  #: may be empty: then the number is shown
    began_ms: int
    closed_ms: int | None = None  #: `None`: it is open
    ends_ms: int | None = None  #: when it closes by itself; `None`: only by hand
    carries: bool = False  #: its ratings start from the all-time ones, less certain


class SeasonOpen(Exception):
    """The server already has an open season."""

    def __init__(self, season: Season) -> None:
        super().__init__(season.id)
        self.season = season


class Award(StrEnum):
    """What a medal is for. All but the places are given once a season, for all games."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    NEWCOMER = "newcomer"  #: the best of those who had no rated game here before
    IMPROVED = "improved"  #: whose rating rose most, of those who had
    HOST = "host"  #: of the most tables with a rated game


#: The awards for places, best first.
PLACES = (Award.FIRST, Award.SECOND, Award.THIRD)


class Medal(Struct, frozen=True):
    """What somebody has won in a season. People who are equal share a medal."""

    guild: int
    season: int
    number: int  #: the season's
    season_name: str
    game: str  #: or `ALL_GAMES`
    award: Award
    user: int
    name: str  #: at their last rated game of the season
    value: int  #: a rating, how much it rose, or how many tables


def season_end(rule: SeasonRule, began_ms: int) -> int | None:
    """Return when a season that begins then ends by a rule; `None`: by hand alone."""
    if rule is SeasonRule.MANUAL:
        return None
    began = datetime.fromtimestamp(began_ms / 1000, UTC)
    months = began.year * 12 + began.month  # of the month after
    if rule is SeasonRule.QUARTERLY:
        months = (months + 2) // 3 * 3
    year, month = divmod(months, 12)
    return int(datetime(year, month + 1, 1, tzinfo=UTC).timestamp()) * 1000


def season_name(rule: SeasonRule, began_ms: int) -> str:
    """Return what a season that a rule begins is called, in every language."""
    began: date = datetime.fromtimestamp(began_ms / 1000, UTC)
    if rule is SeasonRule.QUARTERLY:
        return f"{began.year} Q{(began.month + 2) // 3}"
    return f"{began.year}-{began.month:02}" if rule is SeasonRule.MONTHLY else ""
