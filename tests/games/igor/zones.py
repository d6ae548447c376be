"""What the laws need to know of Igor: what is hidden, what may not vanish, and how long it is."""

from __future__ import annotations

from collections import Counter

from engine.games.igor.state import Phase, State

#: A random play takes about so many moves, most of them acts and claims that nobody needs.
LENGTH = 600


def zones(state: State, seat: int | None) -> dict[str, object]:
    """Give the hands, the rest of the pack and the rule deck, where they could be otherwise."""
    hidden: dict[str, object] = {}
    held = {f"hand {other}": hand for other, hand in enumerate(state.hands) if other != seat}
    # A hand of one card may be the only one that goes with the suits it is known to lack.
    if state.board.phase is Phase.PLAY:
        hidden |= {name: hand for name, hand in held.items() if len(hand) > 1}
        hidden["deck"] = state.deck
    if len(state.pile) > 1:
        hidden["rules"] = state.pile
    looks = state.board.phase is Phase.TAKE and state.board.changers[0] == seat
    if state.drawn and len(state.pile) > 1 and not looks:
        hidden["drawn"] = state.drawn
    return hidden


def cards(state: State) -> Counter[str]:
    """Count cards and rule cards wherever they lie."""
    found = Counter(state.deck)
    for hand in (*state.hands, *state.played):
        found.update(hand)
    return found
