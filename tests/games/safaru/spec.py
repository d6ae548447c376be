"""What the laws need to know of Safaru: what is hidden, and what stays as it is."""

from __future__ import annotations

from collections import Counter

from engine.games.safaru.model import State

#: version -> the digest of the content it is played with. A change to the cards or the scoring
#: spoils running tables: raise the version and write the upgrade. A new paint is only a new digest.
DIGESTS = {1: "863e6c173eab7dd7f2c5f4cff823ef4cb3d2391626bb96d2c84027e2ddb75e4c"}


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
    laid = () if state.board.played_card is None else (state.board.played_card,)
    held = (card for zone in (*state.hands, *state.piles) for card in zone)
    return Counter((*state.stock, *state.board.table, *laid, *held))


def final(state: State) -> dict[str, object]:
    """Give what a golden game tells of its end beside the result."""
    return {
        "round": state.board.round,
        "turn": state.board.turn_number,
        "last_round": [tally.points for tally in state.board.tallies],
        "table": list(state.board.table),
        "caught": [len(pile) for pile in state.piles],
    }
