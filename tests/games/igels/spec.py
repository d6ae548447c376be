"""What the laws need to know of Igels: what is hidden, and what stays as it is."""

from __future__ import annotations

from collections import Counter

from engine.games.igels.model import State

#: version -> the digest of the content it is played with. A change to the cards spoils running
#: tables: raise the version and write the upgrade. A new paint is only a new digest.
DIGESTS = {1: "07591e2b6ffabadf9ca84a9d2baa896e0e3e8fb34678cada25a3b607d75503f5"}


def zones(state: State, seat: int | None) -> dict[str, object]:
    """Give what a seat cannot know and what could be otherwise: piles, hands, what lies down."""
    found: dict[str, object] = {}
    forest = Counter(state.forest)
    forest.subtract(state.board.returned_food)
    if len(+forest) > 1:
        found["forest"] = state.forest
    for name, pack in state.species_piles.items():
        if len(pack) > 1:
            found[f"pack {name}"] = pack
    if len(set(state.draw_pile)) > 1:
        found["deck"] = state.draw_pile
        for other, hand in enumerate(state.hands):
            if other != seat and len(hand) > len(state.board.areas[other].known_cards):
                found[f"hand {other}"] = hand
    return found


def cards(state: State) -> Counter[str]:
    """Count the cards wherever they lie."""
    board = state.board
    everything = [*state.draw_pile, *state.forest, *state.removed_food, *board.dump]
    for pile in (*state.hands, *state.face_down, *state.species_piles.values()):
        everything += pile
    for side in board.areas:
        everything += (*side.food, *side.secured, *side.penalties)
        for animal in (*side.pool, *side.dead):
            everything += (animal.name, *animal.bound)
    for troop in board.battle.troops if board.battle is not None else ():
        if troop is None:
            continue
        everything += (*(card.name for card in troop.cards), *troop.events)
        for animal in (*troop.fighters, *troop.knocked_out):
            everything += (animal.name, *animal.bound)
    return Counter(everything)


def final(state: State) -> dict[str, object]:
    """Give what a golden game tells of its end beside the result."""
    sides = state.board.areas
    return {
        "turn": state.board.turn,
        "food": [len(side.food) + len(side.secured) for side in sides],
        "dead": [len(side.dead) for side in sides],
        "forest": len(state.forest),
    }
