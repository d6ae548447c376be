"""What a seat can know: its view, and the same table dealt anew in all that it cannot know."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.race.model import Content, State, View


def view(state: State, seat: int | None) -> View:
    """Give the board, the seat's own hand and the number of cards in each hand (§6).

    The cards left out (§5) are in no view.
    """
    hand = () if seat is None else state.hands[seat]
    return View(state.board, seat, hand, tuple(map(len, state.hands)))


def determinize(content: Content, state: State, seat: int | None, rng: Rng) -> State:
    """Deal the other hands and the cards left out anew, the hands as large as they were.

    Once a round is scored the hands lie open (§16), and with the pile they tell what was left out:
    then only the dice are new.
    """
    if state.board.turn is None:
        return replace(state, rng=rng)
    others = (face for other, hand in enumerate(state.hands) if other != seat for face in hand)
    # Sorted first, so that nothing of how the cards lay before gets through the shuffle.
    dealt, rng = rng.shuffled(content.as_hand((*state.removed, *others)))
    at, hands = 0, []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(content.as_hand(dealt[at : at + len(hand)]))
            at += len(hand)
    return State(state.board, tuple(hands), content.as_hand(dealt[at:]), rng)
