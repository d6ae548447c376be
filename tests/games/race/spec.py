"""What the laws need to know about Racing Hedgehogs: hidden information, and what never changes."""

from __future__ import annotations

from collections import Counter

from engine.games.race.model import State


def hidden_information(state: State, seat: int | None) -> dict[str, object]:
    """Return the hands and cards left out that a seat cannot know and that could be different."""
    if state.board.turn is None:
        return {}
    hidden = {f"hand {other}": hand for other, hand in enumerate(state.hands) if other != seat}
    hidden = {name: held for name, held in {**hidden, "removed": state.removed}.items() if held}
    faces = {face for held in hidden.values() for face in held}
    return dict(hidden) if len(hidden) > 1 and len(faces) > 1 else {}


def cards(state: State) -> Counter[str]:
    """Count the cards wherever they lie."""
    return Counter((*state.removed, *state.board.pile, *(face for h in state.hands for face in h)))


def final(state: State) -> dict[str, object]:
    """Return what a golden game stores about its end beside the result."""
    board = state.board
    assert board.last_round is not None
    return {
        "last_round": [tally.points for tally in board.last_round.tallies],
        "positions": list(board.positions),
        "finisher": board.last_round.finisher,
        "pile": len(board.pile),
    }


#: How two people play it quickly in the browser.
BROWSER_GAME = {"moves_left": "15"}
