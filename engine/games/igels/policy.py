"""What somebody does at a glance to win battles. The house plays on with it."""

from __future__ import annotations

from engine.api.action import Action
from engine.games.igels.content import Content
from engine.games.igels.model import Board, PlayerArea, View
from engine.games.igels.playability import laying_refusal
from engine.games.igels.sap import printed_sap
from engine.games.igels.turns import draw_choices

#: What is drawn if it can be, the best first (C17): animals win more battles than cards.
_DRAWS = ("animals", "animal", "both")

#: So many animals that are awake are kept together: with fewer one sits out.
_TROOP = 2


def policy(content: Content, view: View) -> Action | None:
    """Return what brings the seat SAP in this step: animals, the strongest two, all its cards.

    `None` in other steps, as only a search can tell when an Event or an ability is worth it.
    """
    if view.seat is None or view.board.pending:
        return None
    match view.board.phase.step:
        case "draw":
            return _draw(content, view.board, view.seat)
        case "lead":
            return _send(content, view.board.areas[view.seat], "lead", _TROOP)
        case "join":
            return _send(content, view.board.areas[view.seat], "add", 1)
        case "lay":
            return _lay(content, view, view.seat)
    return None


def _draw(content: Content, board: Board, seat: int) -> Action | None:
    left = content.rules.draws - board.phase.drawn
    animals = board.species_pile_sizes[board.areas[seat].species or ""]
    words = draw_choices(board.draw_pile_size + len(board.dump), animals, left)
    return next((Action("draw", (word,)) for word in _DRAWS if word in words), None)


def _send(content: Content, area: PlayerArea, verb: str, least: int) -> Action | None:
    """Return the sending of the strongest animal if so many are awake."""
    awake = [each for each in area.pool if not each.asleep]
    if len(awake) < least:
        return None
    return Action(verb, (max(awake, key=lambda each: printed_sap(content, each)).name,))


def _lay(content: Content, view: View, seat: int) -> Action:
    cards = content.battle_cards
    able = [
        name
        for name in view.hand
        if name in cards
        and cards[name].sap > 0
        and laying_refusal(content, view.board, seat, name) is None
    ]
    strongest = max(able, key=lambda name: cards[name].sap, default=None)
    return Action("pass") if strongest is None else Action("lay", (strongest,))
