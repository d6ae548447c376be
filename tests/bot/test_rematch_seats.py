"""Who sits where in two rematches of each game: in the lobby, in the options and in the deal."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.pages.lobby import lobby_message
from cogs.text.translator import translator_for
from engine.table import lobby
from engine.table.snapshot import TableSnapshot
from tests.support.games import every_game
from tests.support.shared_localization import shared_localization
from tests.support.table_harness import TableHarness, WatchedArchive

GAMES = ["badger", "igels", "igor", "race", "safaru"]

#: In the lobby of each rematch: its host, and the others as they join.
JOINED = ((1, 0, 3, 2), (2, 3, 1, 0))


@pytest.fixture
async def harness(watched_archive: WatchedArchive) -> TableHarness:
    return TableHarness({slug: every_game()[slug].game for slug in GAMES}, watched_archive)


def page(snapshot: TableSnapshot) -> list[str]:
    """Return the lines of the lobby page."""
    translator = translator_for(shared_localization(), "en", snapshot.table)
    parts: list[Any] = lobby_message(snapshot, translator).view.to_components()[0]["components"]
    return str(parts[0]["content"]).splitlines()


def order_on(lines: list[str]) -> list[str]:
    """Return the names on the lobby page in the order of their seats."""
    found = (re.match(r"(\d+)\. (.+)", each) for each in lines)
    numbered = [(int(each[1]), each[2]) for each in found if each]
    assert [number for number, _ in numbered] == list(range(1, len(numbered) + 1))
    return [name for _, name in numbered]


@pytest.mark.parametrize("slug", GAMES)
async def test_lobby_page_of_two_rematches_shows_the_seats_of_the_deal(
    harness: TableHarness, slug: str
) -> None:
    info = every_game()[slug].game.info
    seats = min(4, max(info.seats))
    people = [100 + number for number in range(seats)]
    options: dict[str, Any] = {}
    if any(spec.key == "first" for spec in info.options):
        options["first"] = "host"
    table = await harness.start_table(slug, *people, **options)
    for joined in JOINED:
        users = [people[number] for number in joined if number < seats]
        host = users[0]
        await harness.tables.change(table, lobby.end(9, manages=True))
        again = (await harness.tables.rematch(table, host, f"name {host}")).table
        for user in users[1:]:
            await harness.join(again.id, user)
        lines = page(await harness.tables.snapshot(again.id))
        await harness.tables.start(again.id, host)
        begun = await harness.tables.snapshot(again.id)
        dealt = [occupant.user for occupant in begun.table.seats]
        # They sit round the table as they sat before, beginning with the host.
        at = people.index(host)
        assert dealt == people[at:] + people[:at]
        assert order_on(lines) == [occupant.name for occupant in begun.table.seats]
        sides = info.sides.get(seats)
        if sides:
            names = [occupant.name for occupant in begun.table.seats]
            pairs = [f"{names[0]} and {names[2]}", f"{names[1]} and {names[3]}"]
            assert [line for line in lines if " and name" in line] == [
                line for pair in pairs for line in lines if pair in line
            ]
        if options:
            assert begun.table.seats[begun.awaited[0]].user == host
        table = again.id
