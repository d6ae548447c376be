"""What the laws need to know about Igor: what is hidden, and what is conserved."""

from __future__ import annotations

from collections import Counter

from engine.games.igor.model import Phase, State


def hidden_information(state: State, seat: int | None) -> dict[str, object]:
    """Return what is hidden from the seat and could be different, by name."""
    hidden: dict[str, object] = {}
    others = {other: hand for other, hand in enumerate(state.hands) if other != seat and hand}
    pool = [*state.deck, *(card for hand in others.values() for card in hand)]
    for other, hand in others.items():
        # A hand is no secret if hardly other cards fit the suits it is known to lack.
        may = [card for card in pool if "bplhd".index(card[0]) not in state.voids[other]]
        if len(may) > 3 * len(hand):
            hidden[f"hand {other}"] = hand
            hidden["deck"] = state.deck
    if len(state.rule_deck) > 1:
        hidden["rules"] = state.rule_deck
    looks = state.board.phase is Phase.TAKE and state.board.changers[0] == seat
    if state.drawn_rules and len(state.rule_deck) > 1 and not looks:
        hidden["drawn"] = state.drawn_rules
    return hidden


def cards(state: State) -> Counter[str]:
    """Return how often each card and rule card exists, wherever it lies."""
    counts = Counter(state.deck)
    for hand in (*state.hands, *state.played):
        counts.update(hand)
    rules = [
        *state.rule_deck,
        *state.drawn_rules,
        *(each.rule for each in state.in_force),
        *(each.rule for each in state.removed),
    ]
    if state.board.phase is not Phase.WRITING:  # the rule deck is laid out after it
        counts.update(f"rule {rule}" for rule in rules if rule[0] == "r")
    else:
        counts.update(f"rule r{number:02}" for number in range(1, 34))
    return counts


def final(state: State) -> dict[str, object]:
    """Return what a golden game compares at its end, besides the result."""
    return {
        "won": list(state.board.tricks_won),
        "force": [each.rule for each in state.in_force],
        "removed": [each.rule for each in state.removed],
    }


#: How two people play it quickly in the browser.
BROWSER_GAME = {
    "options": "hands=1 start=easy house=sleepy",
    "pace": "none",
    # Who cries "Catch!" says of what; else the table waits a minute for that.
    "owed": "charge",
    "moves_left": "12",
}
