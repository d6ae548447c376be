"""What the laws need to know of Badger: what is hidden, and what may not vanish."""

from __future__ import annotations

from collections import Counter

from engine.games.badger.model import State


def zones(state: State, seat: int | None) -> dict[str, object]:
    """Give the tiles that nobody has seen, if they could lie otherwise: hidden from all alike."""
    unseen = tuple(
        kind for place, kind in enumerate(state.tiles) if place and not state.known >> place & 1
    )
    return {"face down": unseen} if len(set(unseen)) > 1 else {}


def cards(state: State) -> Counter[object]:
    """Count the tiles; each lies where it was put at the start, covered or not."""
    for place, shown in enumerate(state.board.shown):
        assert shown in (-1, state.tiles[place]), f"another tile lies on {place}"
    return Counter(state.tiles)
