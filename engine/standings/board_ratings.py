"""What a rated result does to the ratings on all leaderboards that it counts on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from engine.standings.leaderboards import ALL_GAMES, Leaderboard
from engine.standings.periods import Span, period_at
from engine.standings.ratings import Rating, carried_over, rate
from engine.standings.results import Result

#: The ratings of people by leaderboard and user.
Ratings: TypeAlias = Mapping[tuple[Leaderboard, int], Rating]


def leaderboards_of(result: Result) -> tuple[Leaderboard, ...]:
    """Return the leaderboards a rated result counts on: the game's all-time one first."""
    return tuple(board for all_time in _all_time(result) for board in _beside(all_time, result))


def _all_time(result: Result) -> tuple[Leaderboard, ...]:
    assert result.guild is not None
    return (
        Leaderboard(result.guild, result.game),
        Leaderboard(result.guild, result.game, channel=result.channel),
        Leaderboard(result.guild, ALL_GAMES),
    )


def _beside(all_time: Leaderboard, result: Result) -> Iterator[Leaderboard]:
    """Yield an all-time leaderboard and those of its periods and the season."""
    yield all_time
    for span in Span:
        yield replace(all_time, period=period_at(span, result.ended_ms))
    if result.season is not None:
        yield replace(all_time, season=result.season)


def rate_result(
    result: Result, ratings: Ratings
) -> tuple[Result, dict[tuple[Leaderboard, int], Rating]]:
    """Return the result with each seat's rating before and after, and all ratings it changes.

    `ratings` are those before the game; a person who is not in there is a newcomer. Each all-time
    leaderboard counts its own games alone. In a season that carries ratings over, a person starts
    from the all-time one. To a person who is `capped`, a game counts where it lowers the all-time
    rating, and never as a win; for the others it counts in any case.
    """
    people = result.people
    capped = [placing.capped for placing in result.placings]
    changed: dict[tuple[Leaderboard, int], Rating] = {}
    shown: list[tuple[Rating | None, Rating | None]] = []
    for all_time in _all_time(result):
        before = [ratings.get((all_time, user)) or Rating() for user in people]
        after = _rated(before, result)
        counts = [
            new.mu < old.mu or not is_capped
            for old, new, is_capped in zip(before, after, capped, strict=True)
        ]
        shown = shown or [
            (old, new) if each else (None, None)
            for old, new, each in zip(before, after, counts, strict=True)
        ]
        for board in _beside(all_time, result):
            there = [ratings.get((board, user)) for user in people]
            if board == all_time:
                now = after
            elif board.period is not None:
                steps = zip(there, before, after, strict=True)
                now = [_in_period(*step) for step in steps]
            else:
                starts = [carried_over(each) if result.carries else Rating() for each in before]
                old = [each or start for each, start in zip(there, starts, strict=True)]
                now = _rated(old, result)
            changed |= {
                (board, user): rating
                for user, rating, each in zip(people, now, counts, strict=True)
                if each
            }
    placings = tuple(
        replace(placing, before=old, after=new)
        for placing, (old, new) in zip(result.placings, shown, strict=True)
    )
    return replace(result, placings=placings), changed


def _rated(ratings: list[Rating], result: Result) -> list[Rating]:
    """Return everybody's rating after a game; who is `capped` gains neither points nor a win."""
    sides = [placing.side for placing in result.placings]
    after = rate(ratings, sides, [placing.place or 1 for placing in result.placings])
    return [
        replace(new, mu=min(old.mu, new.mu), wins=old.wins) if placing.capped else new
        for placing, old, new in zip(result.placings, ratings, after, strict=True)
    ]


def _in_period(there: Rating | None, before: Rating, after: Rating) -> Rating:
    """Return what a period has of somebody after a game: their rating, from where it began."""
    there = there or Rating(began=before.number)
    return replace(
        there,
        mu=after.mu,
        sigma=after.sigma,
        games=there.games + 1,
        wins=there.wins + after.wins - before.wins,
    )
