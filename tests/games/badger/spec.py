"""What the laws need to know about Badger: hidden information, and what never changes."""

from __future__ import annotations

from collections import Counter

from engine.games.badger.model import State
from tests.games.badger.positions import BADGER, lord, mouse


def hidden_information(state: State, seat: int | None) -> dict[str, object]:
    """Return the tiles that nobody has seen, if they could be different: hidden from all seats."""
    unseen = tuple(
        kind for place, kind in enumerate(state.tiles) if place and not state.known >> place & 1
    )
    return {"face down": unseen} if len(set(unseen)) > 1 else {}


def cards(state: State) -> Counter[object]:
    """Count the tiles; each lies where it was put at the start, covered or not."""
    for place, shown in enumerate(state.board.shown):
        assert shown in (-1, state.tiles[place]), f"another tile lies on {place}"
    return Counter(state.tiles)


def final(state: State) -> dict[str, object]:
    """Return what a golden game stores about its end beside the result."""
    board, outcome = state.board, BADGER.outcome(state)
    assert outcome is not None
    return {
        "carry": outcome.carry,
        "mice": [mouse(state, 0), mouse(state, 1)],
        "passed": list(board.passed),
        "snacks": list(board.snacks),
        "lord": lord(state) or "",
        "turns": board.turns,
        "open": list(board.open),
    }


#: How two people play it quickly in the browser.
BROWSER_GAME = {
    "options": "course=short turns=80",
    "prefer": "\N{RIGHTWARDS ARROW}",
    "moves_left": "12",
}
