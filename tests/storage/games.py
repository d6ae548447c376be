"""Finished games for the tests of the archive, with defaults for what does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.api.event import Line, Typed, line
from engine.service.ports import Archive
from engine.standings.leaderboards import Leaderboard, LeaderboardPage
from engine.standings.results import Placing, Result
from tests.storage.rows import entry, record

DAY_MS = 24 * 3600 * 1000
GUILD = 7
ALL_TIME = Leaderboard(GUILD, "race")


def placings(
    users: Sequence[int | None], places: Sequence[int | None], sides: Sequence[int] | None = None
) -> tuple[Placing, ...]:
    return tuple(
        Placing(
            user=user,
            name="" if user is None else f"name {user}",
            side=seat if sides is None else sides[seat],
            place=places[seat],
            score=None if places[seat] is None else 10 - (places[seat] or 0),
            own_moves=9,
            feats=(),
        )
        for seat, user in enumerate(users)
    )


def a_result(
    users: Sequence[int | None],
    places: Sequence[int | None] | None = None,
    *,
    sides: Sequence[int] | None = None,
    at_ms: int = DAY_MS,
    **fields: Any,
) -> Result:
    """Return a result that ended at `at_ms`; by default seat 0 is first, seat 1 second ..."""
    places = range(1, len(users) + 1) if places is None else places
    whole: dict[str, Any] = {
        "table": 0,
        "guild": GUILD,
        "channel": 1,
        "game": "race",
        "options": {"deck": "full", "fast": True, "rounds": 3},
        "began_ms": at_ms - 60_000,
        "ended_ms": at_ms,
        "actions": 40,
        "reason": line("race-over"),
        "placings": placings(users, places, sides),
        "host": users[0],
        **fields,
    }
    return Result(**whole)


async def dealt(archive: Archive, result: Result) -> int:
    """Open a table for this result and return its id."""
    new = record(channel=result.channel, guild=result.guild, people=users_of(result))
    return await archive.open(new, entry(1))


async def ended(archive: Archive, table: int, result: Result) -> Result:
    """Commit the table's last move and return the result as it was stored."""
    stage = "closed" if result.ended_early else "over"
    last = record(table, 2, channel=result.channel, stage=stage, people=None)
    whole = Result(**{**{f: getattr(result, f) for f in result.__struct_fields__}, "table": table})
    await archive.commit(last, entry(2), result=whole)
    stored = await archive.result(table)
    assert stored is not None
    return stored


async def play(
    archive: Archive,
    users: Sequence[int | None],
    places: Sequence[int | None] | None = None,
    **fields: Any,
) -> Result:
    """Open and end a table and return its result as it was stored."""
    result = a_result(users, places, **fields)
    return await ended(archive, await dealt(archive, result), result)


def users_of(result: Result) -> tuple[int, ...]:
    return tuple(user for user in result.people if user > 0)


def named(key: str, name: str) -> Line:
    return line(key, who=Typed(name))


async def top(archive: Archive, game: str = "race", **chosen: Any) -> LeaderboardPage:
    """Return the first hundred rows of the server's all-time leaderboard."""
    return await archive.leaderboard(Leaderboard(GUILD, game), limit=100, **chosen)


def numbers(page: LeaderboardPage) -> list[tuple[int, int]]:
    """Return each row's person and number of rated games."""
    return [(row.user, row.rating.games) for row in page.rows]
