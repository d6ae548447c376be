"""What a seat can know: its view, and the same table dealt anew in all that it cannot know."""

from __future__ import annotations

from engine.api.rng import Rng
from engine.games.safaru.model import Card, State, View, in_order, sides_of


def view(state: State, seat: int | None) -> View:
    """Give the board, the seat's own hand, and the piles it may look at (§10)."""
    board, piles = state.board, state.piles
    return View(
        board,
        seat,
        () if seat is None else state.hands[seat],
        tuple(map(len, state.hands)),
        len(state.stock),
        tuple(map(len, piles)),
        _open_piles(state, seat),
    )


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Deal the other hands and the stock anew, the hands as large as they were.

    The piles stay: whatever lies there was caught before everybody's eyes.
    """
    unknown = list(state.stock)
    for other, hand in enumerate(state.hands):
        if other != seat:
            unknown += hand
    # Sorted first: what comes out may not depend on how the hidden cards really lie.
    dealt, rng = rng.shuffled(in_order(unknown))
    at, hands = 0, []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(in_order(dealt[at : at + len(hand)]))
            at += len(hand)
    return State(state.board, tuple(hands), state.piles, dealt[at:], rng)


def _open_piles(state: State, seat: int | None) -> tuple[tuple[Card, ...] | None, ...]:
    board, piles = state.board, state.piles
    if board.terms.piles or board.phase in ("scored", "over"):
        return piles
    if seat is None:
        return (None,) * len(piles)
    sides = sides_of(board.seats)
    side = sides[seat]
    return tuple([pile if sides[at] == side else None for at, pile in enumerate(piles)])
