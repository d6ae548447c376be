"""What the laws need to know about Igels: its hidden information and cards."""

from __future__ import annotations

from collections import Counter

from engine.games.igels.model import State


def hidden_information(state: State, seat: int | None) -> dict[str, object]:
    """Return the hidden piles and hands that could be different as far as the seat knows."""
    hidden: dict[str, object] = {}
    unknown = Counter(state.forest)
    unknown.subtract(state.board.returned_food)
    if len(+unknown) > 1:
        hidden["forest"] = state.forest
    for name, pile in state.species_piles.items():
        if len(pile) > 1:
            hidden[f"pile {name}"] = pile
    if len(set(state.draw_pile)) > 1:
        hidden["draw pile"] = state.draw_pile
        for other, hand in enumerate(state.hands):
            if other != seat and len(hand) > len(state.board.areas[other].known_cards):
                hidden[f"hand {other}"] = hand
    return hidden


def cards(state: State) -> Counter[str]:
    """Return how many copies of each card there are in all places together."""
    board = state.board
    everything = [*state.draw_pile, *state.forest, *state.removed_food, *board.dump]
    for pile in (*state.hands, *state.face_down, *state.species_piles.values()):
        everything += pile
    for area in board.areas:
        everything += (*area.food, *area.secured, *area.penalties)
        for animal in (*area.pool, *area.dead):
            everything += (animal.name, *animal.bound)
    for troop in board.battle.troops if board.battle is not None else ():
        if troop is None:
            continue
        everything += (*(card.name for card in troop.cards), *troop.events)
        for animal in (*troop.fighters, *troop.knocked_out):
            everything += (animal.name, *animal.bound)
    return Counter(everything)


def final(state: State) -> dict[str, object]:
    """Return what a golden game records of its end besides the result."""
    areas = state.board.areas
    return {
        "turn": state.board.turn,
        "food": [len(area.food) + len(area.secured) for area in areas],
        "dead": [len(area.dead) for area in areas],
        "forest": len(state.forest),
    }


#: How two people play it quickly in the browser.
BROWSER_GAME = {
    "options": "forest=16 species=lot turns=20 house=sleepy",
    "prefer": "Pass on Events",
    "moves_left": "30",
}
