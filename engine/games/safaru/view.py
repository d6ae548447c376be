"""What a seat can know: its view, and the same table dealt anew in all that it cannot know."""

from __future__ import annotations

from engine.api.rng import Rng
from engine.api.seats import redeal
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
    hands, stock, rng = redeal(state.hands, seat, state.stock, in_order, rng)
    return State(state.board, hands, state.piles, stock, rng)


def _open_piles(state: State, seat: int | None) -> tuple[tuple[Card, ...] | None, ...]:
    board, piles = state.board, state.piles
    if board.terms.piles or board.phase in ("scored", "over"):
        return piles
    if seat is None:
        return (None,) * len(piles)
    sides = sides_of(board.seats)
    side = sides[seat]
    return tuple([pile if sides[at] == side else None for at, pile in enumerate(piles)])
