"""Whole game rounds compared with the reference rules, card by card."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.safaru.model import State
from tests.games.safaru.positions import CONTENT, dealt, play, typed, waited
from tests.games.safaru.reference import Reference, Taken
from tests.support.random_play import Dice

#: On larger tables trying every set takes too long, so their offers are not compared.
_LARGEST_COMPARED = 8


def reference_of(state: State, *, free: bool, each: bool) -> Reference:
    """Return the reference for a game round that has just been dealt."""
    return Reference(
        CONTENT,
        [set(hand) for hand in state.hands],
        set(state.board.table),
        list(state.stock),
        state.board.dealer,
        free=free,
        each=each,
    )


def agrees(state: State, reference: Reference) -> None:
    """Assert that table and reference are the same."""
    board = state.board
    assert [set(hand) for hand in state.hands] == reference.hands
    assert [set(pile) for pile in state.piles] == reference.piles
    assert set(board.table) == reference.table
    assert list(state.stock) == reference.stock
    if not reference.over:
        assert (board.seat, board.dealer, board.due.question) == (
            reference.seat,
            reference.dealer,
            "turn",
        )


def taken(before: State, after: State, seat: int, card: str) -> Taken:
    """Return what a card took, by the difference of the piles."""
    more = set(after.piles[seat]) - set(before.piles[seat])
    return frozenset(more - {card}), card in more


def outcomes(state: State, moves: list[str], seat: int, card: str) -> set[Taken]:
    """Return what each of these moves takes; asserts that no two take the same."""
    found = [taken(state, play(state, move), seat, card) for move in moves]
    assert len(set(found)) == len(found), moves
    return set(found)


def check_offers(state: State, reference: Reference) -> None:
    """Assert that the offers for every card are exactly what the reference allows."""
    seat, offered = reference.seat, typed(state)
    released = {move.split()[1] for move in offered if move.startswith("release")}
    assert released == {card for card in reference.hands[seat] if not reference.open_to(card)}
    assert not any(move.split()[0] not in ("catch", "release") for move in offered)
    for card in reference.hands[seat] - released:
        moves = sorted(move for move in offered if move.split()[:2] == ["catch", card])
        methods = reference.open_to(card)
        if not reference.free or len(methods) == 1:
            assert outcomes(state, moves, seat, card) == reference.ways(card, methods)
            continue
        assert moves == [f"catch {card}"]
        asked = play(state, *moves)
        assert waited(asked) == (seat + 1) % reference.seats
        assert typed(asked) == {f"method {method}" for method in methods}
        for method in methods:
            chosen = play(asked, f"method {method}")
            further = sorted(typed(chosen)) if chosen.board.due.question == "which" else []
            found = outcomes(chosen, further, seat, card) if further else set()
            found = found or {taken(state, chosen, seat, card)}
            assert found == reference.ways(card, (method,))


def one_turn(state: State, reference: Reference, dice: Dice) -> State:
    """Return the state after a random card and the random choices that follow it."""
    seat, before = reference.seat, state
    moves = sorted(typed(state))
    card = moves[dice.below(len(moves))].split()[1]
    mine = [move for move in moves if move.split()[1] == card]
    state = play(state, mine[dice.below(len(mine))])
    freed = mine[0].startswith("release")
    while state.board.due.question in ("method", "which"):
        more = sorted(typed(state))
        state = play(state, more[dice.below(len(more))])
    reference.play(card, None if freed else taken(before, state, seat, card))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "given",
    [{}, {"zeros": "on"}, {"aim": "free"}, {"aim": "free", "zeros": "on"}],
    ids=["catch", "catch-each", "free", "free-each"],
)
def test_5_6_8_9_11_14_18_19_22_26_28_game_rounds_match_the_reference(
    seats: int, given: dict[str, str]
) -> None:
    seen = Counter[str]()
    for seed in range(3):
        state = dealt(seats, seed, **given)
        reference = reference_of(state, free="aim" in given, each="zeros" in given)
        dice = Dice(seed)
        while not reference.over:
            agrees(state, reference)
            if len(reference.table) <= _LARGEST_COMPARED:
                seen["compared"] += 1
                check_offers(state, reference)
            state = one_turn(state, reference, dice)
        agrees(state, reference)
        assert [tally.points for tally in state.board.tallies] == reference.points()
    assert seen["compared"] > 50
