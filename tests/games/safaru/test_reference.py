"""Whole game rounds card for card against the rules told a second time."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.safaru.model import State
from tests.games.safaru.positions import CONTENT, dealt, play, typed, waited
from tests.games.safaru.reference import Retold, Taken
from tests.support.random_play import Dice

#: On larger tables trying every set takes too long; they are only played on.
_TRIED = 8


def told_of(state: State, *, free: bool, each: bool) -> Retold:
    """Begin to tell a game round that has just been dealt."""
    return Retold(
        CONTENT,
        [set(hand) for hand in state.hands],
        set(state.board.table),
        list(state.stock),
        state.board.dealer,
        free=free,
        each=each,
    )


def agrees(state: State, told: Retold) -> None:
    """Hold a table against the story."""
    board = state.board
    assert [set(hand) for hand in state.hands] == told.hands
    assert [set(pile) for pile in state.piles] == told.piles
    assert set(board.table) == told.table
    assert list(state.stock) == told.stock
    if not told.over:
        assert (board.seat, board.dealer, board.phase) == (told.seat, told.dealer, "turn")


def taken(before: State, after: State, seat: int, card: str) -> Taken:
    """Read off the piles what a card took."""
    more = set(after.piles[seat]) - set(before.piles[seat])
    return frozenset(more - {card}), card in more


def outcomes(state: State, moves: list[str], seat: int, card: str) -> set[Taken]:
    """Make each of these moves and see what it takes; two that take the same are one too many."""
    found = [taken(state, play(state, move), seat, card) for move in moves]
    assert len(set(found)) == len(found), moves
    return set(found)


def check_offers(state: State, told: Retold) -> None:
    """See that what is offered for every card is what the rules allow, no more and no less."""
    seat, offered = told.seat, typed(state)
    released = {move.split()[1] for move in offered if move.startswith("release")}
    assert released == {card for card in told.hands[seat] if not told.open_to(card)}
    assert not any(move.split()[0] not in ("catch", "release") for move in offered)
    for card in told.hands[seat] - released:
        moves = sorted(move for move in offered if move.split()[:2] == ["catch", card])
        methods = told.open_to(card)
        if not told.free or len(methods) == 1:
            assert outcomes(state, moves, seat, card) == told.ways(card, methods)
            continue
        assert moves == [f"catch {card}"]
        asked = play(state, *moves)
        assert waited(asked) == (seat + 1) % told.seats
        assert typed(asked) == {f"method {method}" for method in methods}
        for method in methods:
            chosen = play(asked, f"method {method}")
            further = sorted(typed(chosen)) if chosen.board.phase == "which" else []
            found = outcomes(chosen, further, seat, card) if further else set()
            found = found or {taken(state, chosen, seat, card)}
            assert found == told.ways(card, (method,))


def one_turn(state: State, told: Retold, dice: Dice) -> State:
    """Play a card at random, whoever must choose."""
    seat, before = told.seat, state
    moves = sorted(typed(state))
    card = moves[dice.below(len(moves))].split()[1]
    mine = [move for move in moves if move.split()[1] == card]
    state = play(state, mine[dice.below(len(mine))])
    freed = mine[0].startswith("release")
    while state.board.phase in ("method", "which"):
        more = sorted(typed(state))
        state = play(state, more[dice.below(len(more))])
    told.play(card, None if freed else taken(before, state, seat, card))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "given",
    [{}, {"zeros": "on"}, {"aim": "free"}, {"aim": "free", "zeros": "on"}],
    ids=["catch", "catch-each", "free", "free-each"],
)
def test_5_6_8_9_11_14_18_19_22_26_28_game_rounds_go_as_the_rules_tell_them(
    seats: int, given: dict[str, str]
):
    seen = Counter[str]()
    for seed in range(3):
        state = dealt(seats, seed, **given)
        told = told_of(state, free="aim" in given, each="zeros" in given)
        dice = Dice(seed)
        while not told.over:
            agrees(state, told)
            if len(told.table) <= _TRIED:
                seen["tried"] += 1
                check_offers(state, told)
            state = one_turn(state, told, dice)
        agrees(state, told)
        assert [tally.points for tally in state.board.tallies] == told.points()
    assert seen["tried"] > 50
