"""Which page of which leaderboard somebody wants to see, as a value and as a custom_id."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from cogs.controls.custom_id import Control, ControlId, from_base36, to_base36
from engine.standings.leaderboards import ALL_GAMES, Leaderboard, Sort
from engine.standings.periods import Span, period_at

_ALL_TIME = "-"


class Viewer(Struct, frozen=True):
    """Who looks at a leaderboard, and where."""

    user: int
    guild: int
    channel: int


class LeaderboardQuery(Struct, frozen=True):
    """Which page of which leaderboard somebody wants to see, and how."""

    game: str
    season: int | None = None
    channel: bool = False  #: the leaderboard of the channel it is asked in
    sort: Sort = Sort.RATING
    page: int = 0
    words: bool = False
    span: Span | None = None  #: today, this week, this month: those of when it is looked at

    @property
    def time_value(self) -> str:
        """Where and of which time, as the value of a menu's option."""
        return f"{'c' if self.channel else 'g'}{self._time}"

    @property
    def _time(self) -> str:
        if self.span is not None:
            return f"{_ALL_TIME}{self.span}"
        return _ALL_TIME if self.season is None else to_base36(self.season)

    def custom_id(self, control: Control, tag: str, prefix: str = "n") -> str:
        """Return it as a custom_id; `tag` keeps apart two controls that lead to the same page."""
        where, how = "c" if self.channel else "g", "w" if self.words else "p"
        parts = (self.game, self._time, where, self.sort.value, str(self.page), how, tag)
        return ControlId(0, control, ".".join(parts)).custom_id(prefix)

    def with_choice(self, control: Control, value: str) -> LeaderboardQuery:
        """Return it with what was chosen from a menu. Raise `ValueError` for a forged value."""
        if control is Control.LEADERBOARD_GAME:
            channel = self.channel and value != ALL_GAMES
            return replace(self, game=value, channel=channel, page=0)
        season, span = _read_time(value[1:])
        return replace(self, season=season, span=span, channel=value[:1] == "c", page=0)

    @property
    def begins_a_season(self) -> bool:
        """True for the picture of a season's best; their podium stands above it."""
        is_first = self.page == 0 and self.sort is Sort.RATING
        return is_first and self.season is not None and not self.channel and not self.words

    def board(self, viewer: Viewer, now_ms: int) -> Leaderboard:
        """Return which leaderboard this is for somebody at a time."""
        period = None if self.span is None else period_at(self.span, now_ms)
        channel = viewer.channel if self.channel else None
        return Leaderboard(viewer.guild, self.game, self.season, channel, period)


def read_query(detail: str) -> LeaderboardQuery:
    """Read the detail of a custom_id. Raise `ValueError` for anything else."""
    game, time, where, sort, page, how, _ = detail.split(".")
    season, span = _read_time(time)
    return LeaderboardQuery(
        game,
        season,
        where == "c" and game != ALL_GAMES,
        Sort(sort),
        max(0, min(int(page), 10_000_000)),
        how == "w",
        span,
    )


def _read_time(word: str) -> tuple[int | None, Span | None]:
    if not word.startswith(_ALL_TIME):
        return from_base36(word), None
    return None, Span(word[1:]) if word != _ALL_TIME else None
