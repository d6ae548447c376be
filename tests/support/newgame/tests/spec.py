"""What the laws need to know about Newgame: hidden information, and what never changes."""

from __future__ import annotations

from collections import Counter

from tests.support.newgame.game.model import State


def hidden_information(state: State, seat: int | None) -> dict[str, object]:
    """Return what is hidden from a seat and could be different."""
    if state.turn is None:
        return {}
    hands = {f"hand {at}": hand for at, hand in enumerate(state.hands) if at != seat}
    return {**hands, "stock": state.stock}


def cards(state: State) -> Counter[int]:
    """Count the cards wherever they lie."""
    played = (card for card in state.played if card is not None)
    return Counter((*state.stock, *played, *(card for hand in state.hands for card in hand)))


def final(state: State) -> dict[str, object]:
    """Return what a recorded game stores about its end beside the result."""
    return {"played": list(state.played), "kept": [list(hand) for hand in state.hands]}
