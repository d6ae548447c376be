"""Tables in play whose game is a script of moments."""

from __future__ import annotations

from typing import Any

from tests.support.scripted_game import END, ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive


def desk(first: dict[Any, Any], *, leads: str | None = None) -> ScriptedGame:
    """Return a scripted game with one moment; the verb `leads` ends it."""
    return ScriptedGame({"a": first}, {("a", leads): END} if leads else {})


async def playing(
    watched_archive: WatchedArchive, game: ScriptedGame, *users: int, **given: Any
) -> tuple[TableHarness, int]:
    """Start a table of a scripted game."""
    harness = TableHarness({"scripted": game}, watched_archive)
    return harness, await harness.start_table("scripted", *users, **given)


async def made(harness: TableHarness, table: int) -> tuple[str, ...]:
    """Return the moves made at a table."""
    return moves_made((await harness.tables.snapshot(table)).table.state)
