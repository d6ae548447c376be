"""What a seat can know: its view, and the same table with everything else dealt again."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.rng import Rng
from engine.api.seats import redeal
from engine.games.race.model import Content, State, View


def view(state: State, seat: int | None) -> View:
    """Return the board, the seat's own hand and the number of cards in each hand (§6).

    The cards left out (§5) are in no view.
    """
    hand = () if seat is None else state.hands[seat]
    return View(state.board, seat, hand, tuple(map(len, state.hands)))


def stopped(view: View) -> View:
    """Return the view of a game that ended early: it is nobody's turn."""
    return replace(view, board=replace(view.board, turn=None))


def determinize(content: Content, state: State, seat: int | None, rng: Rng) -> State:
    """Deal the other hands and the cards left out again, each hand as large as it was.

    Once a round is scored the hands lie open (§16), and with the pile they tell what was left out:
    then only the generator is new.
    """
    if state.board.turn is None:
        return replace(state, rng=rng)
    hands, removed, rng = redeal(state.hands, seat, state.removed, content.as_hand, rng)
    return State(state.board, hands, content.as_hand(removed), rng)
