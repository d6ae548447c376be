"""Days, weeks and months, by UTC: the short periods that leaderboards are kept for."""

from __future__ import annotations

from datetime import date, timedelta
from enum import StrEnum

from msgspec import Struct

DAY_MS = 24 * 3600 * 1000

_EPOCH = date(1970, 1, 1)

#: On which day of the week days are counted from; 0 is Monday.
_EPOCH_WEEKDAY = _EPOCH.weekday()


class Span(StrEnum):
    """How long a period is. Weeks begin on Monday."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"


class Period(Struct, frozen=True):
    """A day, a week or a month. `first_day` counts days since 1970-01-01."""

    span: Span
    first_day: int

    @property
    def began_ms(self) -> int:
        """When it begins, in Unix milliseconds."""
        return self.first_day * DAY_MS

    @property
    def ends_ms(self) -> int:
        """When it ends, in Unix milliseconds; the next one begins then."""
        if self.span is Span.MONTH:
            month_after = period_at(self.span, (self.first_day + 31) * DAY_MS)
            return month_after.began_ms
        return self.began_ms + DAY_MS * (7 if self.span is Span.WEEK else 1)


def period_at(span: Span, at_ms: int) -> Period:
    """Return the period of this length that a time is in."""
    day = at_ms // DAY_MS
    if span is Span.WEEK:
        day -= (day + _EPOCH_WEEKDAY) % 7
    elif span is Span.MONTH:
        day -= (_EPOCH + timedelta(day)).day - 1
    return Period(span, day)
