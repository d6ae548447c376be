"""What the laws need to know of Racing Hedgehogs: what is hidden, and what may not vanish."""

from __future__ import annotations

from collections import Counter

from engine.games.race.model import State


def zones(state: State, seat: int | None) -> dict[str, object]:
    """Give the hands and the cards left out that a seat cannot know and that could be otherwise."""
    if state.board.turn is None:
        return {}
    hidden = {f"hand {other}": hand for other, hand in enumerate(state.hands) if other != seat}
    hidden = {name: held for name, held in {**hidden, "removed": state.removed}.items() if held}
    faces = {face for held in hidden.values() for face in held}
    return dict(hidden) if len(hidden) > 1 and len(faces) > 1 else {}


def cards(state: State) -> Counter[str]:
    """Count the cards wherever they lie."""
    return Counter((*state.removed, *state.board.pile, *(face for h in state.hands for face in h)))
