"""Who sits where in two rematches of each game: in the lobby, in the options and in the deal."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.pages.lobby import lobby_message
from cogs.text.translator import names_of, translator_for
from engine.table import lobby
from engine.table.faces import house_faces
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


async def test_a_rematch_keeps_the_names_of_the_house_and_says_who_is_not_there_yet(
    harness: TableHarness,
) -> None:
    table = await harness.open_table("race", 101, 102)
    for _ in range(2):
        await harness.tables.add_house(table, 101)
    await harness.tables.start(table, 101)
    begun = await harness.tables.snapshot(table)
    names = [each.plain for each in names_of(shared_localization(), begun.table, "en")]
    await harness.tables.change(table, lobby.end(9, manages=True))
    again = await harness.tables.rematch(table, 102, "name 102")
    lines = page(again)
    assert {*order_on(lines)} == {"name 102", *(f"{each} (the house)" for each in names[2:])}
    assert "They played the last game and can join: <@101>" in lines
    await harness.join(again.table.id, 101)
    seated = await harness.tables.snapshot(again.table.id)
    assert not [each for each in page(seated) if "<@" in each]
    await harness.tables.start(again.table.id, 102)
    begun = await harness.tables.snapshot(again.table.id)
    assert {*names} == {each.plain for each in names_of(shared_localization(), begun.table, "en")}


async def test_a_rematch_by_the_same_host_leaves_every_house_player_on_their_seat(
    harness: TableHarness,
) -> None:
    table = await harness.open_table("igels", 101)
    for _ in range(2):
        await harness.tables.add_house(table, 101)
    for _ in range(3):
        await harness.tables.start(table, 101)
        begun = (await harness.tables.snapshot(table)).table
        faces = house_faces(begun)
        await harness.tables.change(table, lobby.end(9, manages=True))
        ended = (await harness.tables.snapshot(table)).table
        again = await harness.tables.rematch(table, 101, "name 101")
        assert house_faces(ended) == house_faces(again.table) == faces
        table = again.table.id
