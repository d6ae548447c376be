"""A hand by DM is edited when what is hidden from onlookers changes."""

from msgspec.structs import replace

from cogs.pages.hand import hidden_part
from engine.api.action import Pick
from engine.table.model import Wish
from engine.table.takeback import own_move
from tests.support.games import every_game
from tests.support.table_harness import TableHarness, WatchedArchive


async def test_a_hand_changes_when_others_leave_fewer_options(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"igels": every_game()["igels"].game}, watched_archive)
    table = await harness.start_table("igels", 1, 2, 3)
    before = await harness.tables.snapshot(table)
    (offer,) = (each for each in before.offers[1] if isinstance(each, Pick))
    await harness.act(table, 2, offer.ask, offer.verb, offer.options[0].value)
    after = await harness.tables.snapshot(table)
    asked = [[(each.verb, each.ask) for each in seen.offers[0]] for seen in (before, after)]
    assert asked[0] == asked[1], "the question is the same"
    assert hidden_part(before, 0) != hidden_part(after, 0)


async def test_a_hand_changes_when_somebody_asks_to_take_a_move_back(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"race": every_game()["race"].game}, watched_archive)
    table = await harness.start_table("race", 1, 2, 3, takebacks="always", first="host")
    before = await harness.tables.snapshot(table)
    (offer,) = before.offers[0]
    assert isinstance(offer, Pick)
    await harness.act(table, 1, offer.ask, offer.verb, offer.options[0].value)
    moved = await harness.tables.snapshot(table)
    assert hidden_part(before, 2) == hidden_part(moved, 2), "a move of others alone edits none"
    move = own_move(moved.table, 0)
    assert move is not None
    asking = replace(
        moved.table,
        asked_back=move.revision,
        seats=(replace(moved.table.seats[0], wishes=(Wish.BACK,)), *moved.table.seats[1:]),
    )
    assert hidden_part(replace(moved, table=asking), 2) != hidden_part(moved, 2)
