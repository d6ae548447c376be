"""What the laws need to know of Safaru: what is hidden, and what may not vanish."""

from __future__ import annotations

from collections import Counter

from engine.games.safaru.model import State


def zones(state: State, seat: int | None) -> dict[str, object]:
    """Give the hands and the stock that a seat cannot know and that could be otherwise.

    What was caught everybody saw; so the last hidden hand is known by what is missing.
    """
    hidden: dict[str, object] = {
        f"hand {other}": hand for other, hand in enumerate(state.hands) if other != seat and hand
    }
    if len(hidden) + bool(state.stock) < 2:
        hidden.clear()
    if len(state.stock) > 1:
        hidden["stock"] = state.stock
    return hidden


def cards(state: State) -> Counter[str]:
    """Count the cards wherever they lie."""
    laid = () if state.board.laid is None else (state.board.laid,)
    held = (card for zone in (*state.hands, *state.piles) for card in zone)
    return Counter((*state.stock, *state.board.table, *laid, *held))
