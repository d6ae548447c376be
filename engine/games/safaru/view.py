"""What a seat can know: its view, and tables that differ only in what it cannot know."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.rng import Rng
from engine.api.seats import redeal
from engine.games.safaru.model import Card, State, View, in_order, partners_of


def view(state: State, seat: int | None) -> View:
    """Return the board, the seat's own hand, and the piles it may look at (§10)."""
    board, hands, piles = state.board, state.hands, state.piles
    seen: list[tuple[Card, ...] | None] = [*piles]
    if not (board.terms.piles or board.is_between_rounds):
        seen = [None] * board.seats
        for partner in () if seat is None else partners_of(seat, board.seats):
            seen[partner] = piles[partner]
    return View(
        board,
        seat,
        () if seat is None else hands[seat],
        tuple(map(len, hands)),
        len(state.stock),
        tuple(map(len, piles)),
        tuple(seen),
    )


def is_revealing(view: View, action: Action) -> bool:
    """Return True if a move of the open game tells whether a card catches (§16).

    Taken back it would have told that for nothing. Choosing what a card takes tells no more.
    """
    board = view.board
    if not board.terms.open:
        return False
    return action.verb == "shout" or (action.verb == "catch" and board.due.question == "turn")


def stopped(view: View) -> View:
    """Return the view of a game that ended early: nobody is awaited."""
    board = view.board
    return replace(view, board=replace(board, due=replace(board.due, seats=()), listeners=None))


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Return the state with the other hands and the stock dealt again at random.

    The piles stay, because everybody saw what was caught.
    """
    hands, stock, rng = redeal(state.hands, seat, state.stock, in_order, rng)
    return State(state.board, hands, state.piles, stock, rng)
