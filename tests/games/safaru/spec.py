"""What the laws need to know about Safaru: what is hidden, and what is conserved."""

from __future__ import annotations

from collections import Counter

from engine.games.safaru.model import State


def hidden_information(state: State, seat: int | None) -> dict[str, object]:
    """Return the hands and the stock that a seat cannot know and that could be different.

    Everybody saw what was caught, so a single hidden zone is known by what is missing.
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
    """Return how often each card exists, wherever it lies."""
    played = () if state.board.due.card is None else (state.board.due.card,)
    held = (card for zone in (*state.hands, *state.piles) for card in zone)
    return Counter((*state.stock, *state.board.table, *played, *held))


def final(state: State) -> dict[str, object]:
    """Return what a golden game compares at its end, besides the result."""
    return {
        "round": state.board.round,
        "turn": state.board.turn_number,
        "last_round": [tally.points for tally in state.board.tallies],
        "table": list(state.board.table),
        "caught": [len(pile) for pile in state.piles],
    }


#: How two people play it quickly in the browser.
BROWSER_GAME = {"options": "rounds=1"}
