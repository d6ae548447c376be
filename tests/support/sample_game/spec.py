"""What is hidden in the sample game, and what must be conserved."""

from __future__ import annotations

from collections import Counter

from tests.support.sample_game.model import Card, State


def cards(state: State) -> Counter[Card]:
    """Return how often each card exists, wherever it is."""
    return Counter(
        card for zone in (state.deck, *state.hands, state.pile, state.away) for card in zone
    )


def hidden_information(state: State, seat: int | None) -> dict[str, object]:
    """Return name -> content of what is hidden from the seat and could be different."""
    found: dict[str, object] = {}
    hidden = {f"hand {at}": hand for at, hand in enumerate(state.hands) if at != seat and hand}
    if len(hidden) + bool(state.deck) > 1:
        found.update(hidden)
    if len(state.deck) > 1:
        found["deck"] = state.deck
    if state.phase == "bid":
        found.update({f"bid {at}": bid for at, bid in enumerate(state.bids) if at != seat})
        found = {name: zone for name, zone in found.items() if zone is not None}
    return found
