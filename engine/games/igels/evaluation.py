"""How well a seat stands before the end: its points, and its means to win more.

The weights are rounded results of fits to positions of some thousand games played by `policy`: they
say by how many points a seat is further ahead in the end for having a thing more.
"""

from __future__ import annotations

from math import exp

from engine.api.game import evaluation_of_lead
from engine.games.igels.content import BattleCard, Content
from engine.games.igels.final_scoring import score
from engine.games.igels.model import State, fighting_seats
from engine.games.igels.sap import peace_holds, printed_sap, total_sap
from engine.games.igels.targeting import food_due, spoils_of_victory

#: What an animal adds in points for each SAP and each Food in the Forest, as it may fight again and
#: again; and for each SAP if it is awake, half of it with so much Food in the Forest.
_ANIMAL, _AWAKE, _HALF_WORTH_FOOD = 0.05, 0.35, 2

#: What a card in hand adds in points for each Food in the Forest: a Battle card, each SAP of it, an
#: Event, and a card that the seat cannot use but trade.
_BATTLE, _SAP, _EVENT, _JUNK = 0.09, 0.01, 0.14, 0.04

#: What a theft is worth beyond that.
_THEFT = 2.0

#: How much one SAP raises the log-odds of winning the battle, before and after the reveal.
_HIDDEN, _OPEN = 0.25, 0.4

#: The worth of an unknown Food, in points.
_FOOD = 2.0

#: The lead in points that wins three games out of four at the end, and by how much it is greater
#: for each Food in the Forest.
_SWING, _SWING_OF_FOOD = 2.0, 0.33


def evaluate(content: Content, state: State, seat: int) -> int:
    """Return an estimate of how well a seat stands, from 0 (lost) to 1000 (won).

    It is the mean of what its lead over each other seat is worth.
    """
    board = state.board
    points = [
        score(content, area) + _means(content, state, at) for at, area in enumerate(board.areas)
    ]
    for at, spoils in _expected_spoils(content, state).items():
        points[at] += spoils
    swing = _SWING + _SWING_OF_FOOD * board.forest_size
    own = points.pop(seat)
    return round(sum(evaluation_of_lead(own - other, swing) for other in points) / len(points))


def worth_of_card(content: Content, name: str, species: str | None, forest: int) -> float:
    """Return what a card in hand is worth in points with so much Food in the Forest."""
    card = content.support_cards[name]
    if card.species not in (None, species):
        return _JUNK * forest
    if isinstance(card, BattleCard):
        return (_BATTLE + _SAP * card.sap) * forest
    return _EVENT * forest + (_THEFT if card.effect.family == "theft" else 0)


def _means(content: Content, state: State, seat: int) -> float:
    """Return the worth of a seat's animals and cards, in points."""
    board = state.board
    area, forest = board.areas[seat], board.forest_size
    troop = board.battle.troops[seat] if board.battle is not None else None
    in_battle = (*troop.fighters, *troop.knocked_out) if troop is not None else ()
    awake = sum(printed_sap(content, each) for each in area.pool if not each.asleep)
    animals = sum(printed_sap(content, each) for each in (*area.pool, *in_battle))
    worths = (worth_of_card(content, card, area.species, forest) for card in state.hands[seat])
    ready = _AWAKE * awake * forest / (forest + _HALF_WORTH_FOOD)
    return ready + _ANIMAL * forest * animals + sum(worths)


def _expected_spoils(content: Content, state: State) -> dict[int, float]:
    """Return what each side may expect to gain in the current battle, in points."""
    board = state.board
    battle = board.battle
    if battle is None or board.phase.step == "lead":
        return {}
    seats = fighting_seats(board)
    if battle.result is not None:
        if board.phase.step not in ("decide", "sp"):
            return {}  # the spoils have been taken
        if not battle.result.draw:
            return {battle.result.seats[0]: _FOOD * food_due(content, board)}
        seats = battle.result.seats
    if peace_holds(board) or battle.result is not None:
        return dict.fromkeys(seats, _FOOD * content.rules.share)
    weight = _OPEN if battle.revealed else _HIDDEN
    odds = {seat: exp(weight * _sap_with_support(content, state, seat)) for seat in seats}
    total, forest = sum(odds.values()), board.forest_size
    return {
        seat: _FOOD * min(forest, spoils_of_victory(content, board, seat)) * odds[seat] / total
        for seat in seats
    }


def _sap_with_support(content: Content, state: State, seat: int) -> int:
    """Return a side's SAP with what it has laid face down."""
    cards = content.battle_cards
    laid = sum(cards[name].sap for name in state.face_down[seat] if name in cards)
    return total_sap(content, state.board, seat) + laid
