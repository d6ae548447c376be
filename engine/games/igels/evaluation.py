"""How well a seat stands before the end: its points, and what it has to win more with.

The weights were fitted to how 300 games between people who move at random went on, and rounded:
what a thing is worth in points is how much more it won than a point did.
"""

from __future__ import annotations

from math import exp

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from engine.games.igels.content import Content
from engine.games.igels.effects import FoodTake
from engine.games.igels.final_scoring import score
from engine.games.igels.model import Animal, Board, Leading, State, Window, in_battle
from engine.games.igels.strength import total
from engine.games.igels.targeting import due, prizes

#: What a point of SAP is worth in points, awake and asleep, with the whole Forest to fight for.
_AWAKE, _ASLEEP = 0.45, 0.35

#: With so much Food left, strength is worth half of that.
_SHORT = 4

#: What an Event and a Battle card in hand are worth in points.
_EVENT, _BATTLE = 0.8, 0.4

#: How far a point of SAP ahead tells who wins the battle, before and after the cards are turned up.
_HIDDEN, _OPEN = 0.25, 0.4

#: What a Food is worth that nobody has seen, in points.
_FOOD = 2.0

#: The lead that wins three games out of four at the end, and by how much more Food in the Forest
#: it is a point more.
_SWING, _FOOD_A_POINT = 3.0, 8.0


def evaluate(content: Content, state: State, seat: int) -> int:
    """Guess how well a seat stands, from 0 (lost) to 1000 (won)."""
    board = state.board
    marks = [
        score(content, side) + _means(content, state, at) for at, side in enumerate(board.sides)
    ]
    for at, spoils in _spoils(content, state).items():
        marks[at] += spoils
    return evaluation_of_lead(lead(marks, seat), _SWING + board.woods / _FOOD_A_POINT)


def _means(content: Content, state: State, seat: int) -> float:
    """Give what a seat's animals and cards are worth in points."""
    board = state.board
    side = board.sides[seat]
    troop = board.battle.troops[seat] if board.battle is not None else None
    tired: tuple[Animal, ...] = (*troop.fighters, *troop.knocked) if troop is not None else ()
    strength = _ASLEEP * sum(_sap(content, each) for each in tired)
    for each in side.pool:
        strength += (_ASLEEP if each.asleep else _AWAKE) * _sap(content, each)
    cards = sum(_EVENT if card in content.tricks else _BATTLE for card in state.hands[seat])
    return strength * board.woods / (board.woods + _SHORT) + cards


def _spoils(content: Content, state: State) -> dict[int, float]:
    """Give what each side may expect of the battle that is on, in points."""
    board = state.board
    battle = board.battle
    if battle is None or isinstance(board.phase, Leading):
        return {}
    sides = in_battle(board)
    if battle.result is not None:
        if not (isinstance(board.phase, Window) and board.phase.kind == "sp"):
            return {}  # it has been taken
        if not battle.result.draw:
            return {battle.result.seats[0]: _FOOD * due(content, board)}
        sides = battle.result.seats
    if battle.peace or battle.result is not None:
        return dict.fromkeys(sides, _FOOD * content.rules.share)
    tells = _OPEN if battle.revealed else _HIDDEN
    odds = {at: exp(tells * _power(content, state, at)) for at in sides}
    whole = sum(odds.values())
    return {at: _FOOD * _prize(content, board, at) * odds[at] / whole for at in sides}


def _power(content: Content, state: State, seat: int) -> int:
    """Give a side's SAP with what it has laid face down."""
    board = state.board
    laid = sum(content.arms[card].sap for card in state.laid[seat] if card in content.arms)
    return total(content, board, seat) + laid


def _prize(content: Content, board: Board, seat: int) -> int:
    """Give how many Food a side would take if it won."""
    more = (each.amount for each in prizes(content, board, seat) if isinstance(each, FoodTake))
    return min(board.woods, content.rules.spoils + sum(more))


def _sap(content: Content, animal: Animal) -> int:
    return content.animal[animal.name].sap + sum(content.arms[card].sap for card in animal.bound)
