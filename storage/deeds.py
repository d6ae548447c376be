"""What is done seldom and alone: seasons, choices, a recount, a person forgotten.

A deed is a function of the open transaction. It shares that with whatever else waits, so it never
commits, and one that has to say no gives the exception as its answer and changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, TypeAlias, TypeVar

import aiosqlite
from msgspec import Struct
from msgspec.structs import replace

from engine.standings.leaderboards import Season, SeasonOpen, ServerSettings
from storage import placings

T = TypeVar("T")

Doing: TypeAlias = Callable[[aiosqlite.Connection], Awaitable[T | Exception]]


class Deed(Struct, Generic[T], frozen=True):
    """Something to be done in a transaction, and its answer."""

    do: Doing[T]


def begin_season(guild: int, name: str, now_ms: int) -> Deed[Season]:
    """Open a season; answers `SeasonOpen` where one is."""

    async def do(connection: aiosqlite.Connection) -> Season | Exception:
        for season in await _open_season(connection, guild):
            return SeasonOpen(season)
        await connection.execute(placings.BEGIN_SEASON, (guild, name, now_ms, guild))
        (season,) = await _open_season(connection, guild)
        return season

    return Deed(do)


def close_season(guild: int, season: int, now_ms: int) -> Deed[Season | None]:
    """Close a season, if it is the one that is open, and give it."""

    async def do(connection: aiosqlite.Connection) -> Season | None:
        for running in await _open_season(connection, guild):
            if running.id == season:
                await connection.execute(placings.CLOSE_SEASON, (now_ms, season))
                return replace(running, closed_ms=now_ms)
        return None

    return Deed(do)


def choose(guild: int, choices: ServerSettings) -> Deed[None]:
    """Keep what a server has chosen."""

    async def do(connection: aiosqlite.Connection) -> None:
        await connection.execute(placings.CHOOSE, placings.choices_row(guild, choices))

    return Deed(do)


async def _open_season(connection: aiosqlite.Connection, guild: int) -> tuple[Season, ...]:
    rows = await connection.execute_fetchall(placings.OPEN_SEASON, (guild,))
    return placings.seasons(tuple(row) for row in rows)
