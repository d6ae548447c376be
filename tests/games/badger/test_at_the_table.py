"""A race at a real table and its rematch: late and doubled clicks, and the sixth snack."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.images.renderer import Renderer
from cogs.pages.table import table_message
from cogs.text.translator import translator_for
from engine.api.action import Action
from engine.api.refusals import Refused, Stale
from engine.games.badger.model import Ending
from engine.table import lobby
from engine.table.model import Stage, Table
from engine.table.snapshot import TableSnapshot
from tests.games.badger.positions import BADGER
from tests.support.random_play import Dice, random_answer
from tests.support.shared_localization import shared_localization
from tests.support.table_harness import TableHarness, WatchedArchive

EAST, WEST = 11, 22


@pytest.fixture
async def harness(watched_archive: WatchedArchive) -> TableHarness:
    return TableHarness({"badger": BADGER}, watched_archive)


async def raced(harness: TableHarness, table: int, seed: int) -> int:
    """Race to the end at random; return the person that the rematch snack goes to."""
    dice = Dice(seed)
    while True:
        seen = await harness.tables.snapshot(table)
        if seen.table.stage is Stage.OVER:
            assert seen.table.outcome is not None
            user = seen.table.seats[int(seen.table.outcome.carry["rematch-snack"])].user
            assert user is not None
            return user
        seat = seen.table.state.board.turn
        offers = seen.offers[seat]
        offer = offers[dice.below(len(offers))]
        action = random_answer(seat, offer, dice).action
        user = seen.table.seats[seat].user
        assert user is not None
        await harness.tables.act(table, user, offer.ask, action)


@pytest.mark.parametrize("seed", [1, 2])
async def test_B14_in_the_rematch_its_owner_has_six_snacks_whether_or_not_they_asked_for_it(
    harness: TableHarness, seed: int
) -> None:
    table = await harness.start_table("badger", EAST, WEST, turns="none", course="short")
    owner = await raced(harness, table, seed)
    ending = (await harness.tables.snapshot(table)).table.state.board
    assert ending.ending is Ending.SNACKS
    assert ending.snacks[(EAST, WEST).index(owner)] == 0
    again = (await harness.tables.rematch(table, WEST, "West")).table
    await harness.join(again.id, EAST)
    await harness.tables.start(again.id, WEST)
    begun = (await harness.tables.snapshot(again.id)).table
    # The host of the rematch starts in the east.
    assert [occupant.user for occupant in begun.seats] == [WEST, EAST]
    assert begun.state.board.course == "short"
    assert snacks(begun) == {owner: 6, EAST + WEST - owner: 5}
    # The snack leaves its owner: what the second race carries is all that counts in a third.
    owner = await raced(harness, again.id, seed + 10)
    third = (await harness.tables.rematch(again.id, EAST, "East")).table
    await harness.join(third.id, WEST)
    await harness.tables.start(third.id, EAST)
    begun = (await harness.tables.snapshot(third.id)).table
    assert [occupant.user for occupant in begun.seats] == [EAST, WEST]
    assert snacks(begun) == {owner: 6, EAST + WEST - owner: 5}


def snacks(table: Table) -> dict[int, int]:
    """Return how many snacks each person has."""
    users = [occupant.user or 0 for occupant in table.seats]
    return dict(zip(users, table.state.board.snacks, strict=True))


async def test_B14_with_somebody_else_the_snack_stays_in_the_goal(harness: TableHarness) -> None:
    table = await harness.start_table("badger", EAST, WEST, course="short")
    await raced(harness, table, 1)
    again = (await harness.tables.rematch(table, WEST, "West")).table
    await harness.join(again.id, 33)
    await harness.tables.start(again.id, WEST)
    assert (await harness.tables.snapshot(again.id)).table.state.board.snacks == (5, 5)


async def test_B14_where_somebody_gave_up_the_snack_stays_in_the_goal(
    harness: TableHarness,
) -> None:
    table = await harness.start_table("badger", EAST, WEST)
    await harness.tables.change(table, lobby.leave(EAST))
    again = (await harness.tables.rematch(table, WEST, "West")).table
    await harness.join(again.id, EAST)
    await harness.tables.start(again.id, WEST)
    begun = (await harness.tables.snapshot(again.id)).table
    assert snacks(begun) == {EAST: 5, WEST: 5}
    _, text = shared_localization().rule_book("badger", "en").sections["B14"]
    assert "when somebody gave up" in text


async def test_B15_a_second_click_and_one_out_of_turn_change_nothing(harness: TableHarness) -> None:
    table = await harness.start_table("badger", EAST, WEST, first="host")
    seen = await harness.tables.snapshot(table)
    (offer,) = seen.offers[0]
    action = Action("uncover", ("23",))
    with pytest.raises(Refused):
        await harness.tables.act(table, WEST, None, action)
    await harness.tables.act(table, EAST, offer.ask, action)
    once = (await harness.tables.snapshot(table)).table
    with pytest.raises(Stale):
        await harness.tables.act(table, EAST, offer.ask, action)
    with pytest.raises(Stale):
        await harness.tables.act(table, EAST, offer.ask, Action("uncover", ("28",)))
    assert (await harness.tables.snapshot(table)).table == once


@pytest.mark.parametrize("locale", ["en", "de", "pl", "fr"])
async def test_B9_a_result_counts_snacks_and_no_points(harness: TableHarness, locale: str) -> None:
    table = await harness.start_table("badger", EAST, WEST, course="short")
    await raced(harness, table, 1)
    seen = await harness.tables.snapshot(table)
    (head, *_) = words(await shown(replace(seen, table=replace(seen.table, locale=locale))))
    first, second = (each for each in head.splitlines() if r"\. name " in each)
    assert first.startswith(r"1\. name ")
    assert second.startswith(r"2\. name ")
    assert first[-2:].isdecimal()


async def test_B15_covering_stands_with_the_other_actions(harness: TableHarness) -> None:
    table = await harness.start_table("badger", EAST, WEST, first="host")
    while "cover" not in {offer.verb for offer in (await harness.tables.snapshot(table)).offers[0]}:
        offer = (await harness.tables.snapshot(table)).offers[0][0]
        move = random_answer(0, offer, Dice(1)).action
        await harness.tables.act(table, EAST, offer.ask, move)
    parts = await shown(await harness.tables.snapshot(table))
    rows = [[each["label"] for each in part["components"]] for part in parts if part["type"] == 1]
    assert [*rows[0], *rows[1]] == [
        *("My move", "Table as text", "What happened", "Tiles", "Rules", "More", "Watch")
    ]
    said = [label for row in rows[2:] for label in row]
    assert re.fullmatch(r"Cover \d+(, \d+)*( and \d+)?", said[-1])
    shapes = r"Run (in)?to (the )?\S.*|Uncover \d+( first| next)?|Rotate \d+ …|Cover .*"
    assert all(re.fullmatch(shapes, label) for label in said)


async def shown(seen: TableSnapshot) -> list[Any]:
    """Return the parts of the table message."""
    raster = Renderer(shared_localization())
    try:
        content = await table_message(
            raster, seen, translator_for(shared_localization(), None, seen.table)
        )
    finally:
        raster.close()
    return list(content.view.to_components()[0]["components"])


def words(parts: list[Any]) -> list[str]:
    return [part["content"] for part in parts if part["type"] == 10]
