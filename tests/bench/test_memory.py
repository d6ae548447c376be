"""Resident memory with many tables in play, each seen by its channel and one person.

    uv run --group dev pytest tests/bench/test_memory.py --benchmark-enable -s

Prints megabytes and asserts none. The process has all that the bot imports, the tables with their
archive, and the renderer; it has no connection to Discord.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest

import cogs.app.client  # noqa: F401 - what the bot imports counts
from cogs.images.renderer import Renderer
from engine.api.legal_actions import list_actions
from engine.catalogue import catalogue
from engine.service.tables import Place
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization
from tests.support.table_harness import TableHarness, WatchedArchive

pytestmark = pytest.mark.timeout(1800)

#: How many tables there are in all, in steps of so many, and the moves at each.
TABLES, STEP, MOVES = 2000, 250, 3

#: The numbers of a short round.
SHORT = {"TABLES": 1, "STEP": 1, "MOVES": 1}


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_memory_with_many_tables(watched_archive: WatchedArchive) -> None:
    games = catalogue(SEEDS)
    harness = TableHarness(games, watched_archive)
    renderer = Renderer(shared_localization())
    slugs = ("race",) if TABLES == 1 else tuple(games)
    print(f"\n{'tables':>10}{'MB':>8}\n{0:10}{resident():8.0f}")
    for number in range(1, TABLES + 1):
        slug = slugs[number % len(slugs)]
        seats = max(min(games[slug].info.seats), min(3, max(games[slug].info.seats)))
        await played(harness, renderer, slug, range(100 * number, 100 * number + seats))
        if number % STEP == 0:
            harness.announcer.changes.clear()
            gc.collect()
            print(f"{number:10}{resident():8.0f}")
    renderer.close()


async def played(harness: TableHarness, renderer: Renderer, slug: str, users: range) -> None:
    """Open a table, make some moves, and draw it and a hand after each."""
    host, *others = users
    opened = await harness.tables.open(Place(host, host), host, f"name {host}", slug, {})
    table = opened.table.id
    for user in others:
        await harness.join(table, user)
    await harness.tables.start(table, host)
    for _ in range(MOVES):
        snapshot = await harness.tables.snapshot(table)
        names = [f"name {user}" for user in users]
        for seat in (None, 0):
            await renderer.png(snapshot.picture(seat), "en", names)
        moves = (
            (seat, offer.ask, action)
            for seat, offers in snapshot.offers.items()
            for offer in offers
            if seat is not None
            for action in list_actions(offer)
        )
        mover, ask, action = next(moves)
        person = snapshot.table.seats[mover].user
        assert person is not None
        await harness.act(table, person, ask, action.verb, *action.args)


def resident() -> float:
    """Return the megabytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096 / 1e6
