"""A hand by DM is edited when what is hidden from onlookers changes."""

from typing import Any

from msgspec.structs import replace

from cogs.pages.hand import hidden_part
from engine.api.action import Action, Pick
from engine.api.game import AnyGame
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


async def test_a_hand_that_asks_for_a_choice_follows_what_its_picture_shows(
    watched_archive: WatchedArchive,
) -> None:
    game = every_game()["race"].game
    harness = TableHarness({"race": game}, watched_archive)
    table = await harness.start_table("race", 1, 2, 3, first="host")
    before = await harness.tables.snapshot(table)
    ran = replace(before.table.state.board, positions=(3, *before.table.state.board.positions[1:]))
    state = replace(before.table.state, board=ran)
    after = replace(before, table=replace(before.table, state=state), views={})
    assert hidden_part(before, 0) != hidden_part(after, 0)
    assert hidden_part(before, 1) == hidden_part(after, 1)


async def test_a_hand_at_igor_follows_a_call_a_vote_and_a_fine_but_no_act_of_others(
    watched_archive: WatchedArchive,
) -> None:
    game = every_game()["igor"].game
    harness = TableHarness({"igor": game}, watched_archive)
    table = await harness.start_table("igor", 1, 2, 3)
    snapshot = await harness.tables.snapshot(table)
    while snapshot.table.state.board.turn is None:
        seat = snapshot.awaited[0]
        offer = snapshot.offers[seat][0]
        await harness.act(
            table, seat + 1, offer.ask, offer.verb, *["pass"][: offer.verb == "change"]
        )
        snapshot = await harness.tables.snapshot(table)
    state = snapshot.table.state
    turn = state.board.turn
    other, reader = ((turn + step) % 3 for step in (1, 2))

    def hand(state: Any, seat: int = reader) -> object:
        seen = replace(snapshot, table=replace(snapshot.table, state=state), views={})
        return hidden_part(seen, seat)

    def after(state: Any, seat: int | None, verb: str, *words: str) -> Any:
        return game.apply(state, seat, Action(verb, words)).state

    offer = next(each for each in snapshot.offers[turn] if each.verb == "play")
    assert isinstance(offer, Pick)
    played = after(state, turn, "play", offer.options[0].value)
    acted = after(played, turn, "act", "howl")
    assert hand(state) == hand(played) == hand(acted), "a move of others alone edits none"
    called = after(acted, turn, "catch")
    charged = after(called, turn, "charge", f"{other + 1}", "howl")
    judged = after(charged, None, "close_claims")
    assert hand(called) != hand(acted)
    assert hand(judged) == hand(acted), "the call is decided"
    disputed = after(judged, turn, "dispute")
    assert hand(disputed, turn) != hand(judged, turn)
    (vote,) = disputed.board.votes
    decided = after(disputed, reader, "vote", f"no-{vote.number}")
    assert hand(decided, turn) != hand(disputed, turn)
    slow = played.board.turn
    hurrier = next(seat for seat in range(3) if "hurry" in _verbs(game, played, seat))
    fined = after(played, hurrier, "hurry")
    assert hand(fined, slow) != hand(played, slow)
    assert hand(fined) == hand(played)


def _verbs(game: AnyGame, state: Any, seat: int) -> set[str]:
    return {offer.verb for offer in game.offers(game.view(state, seat))}
