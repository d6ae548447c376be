"""How well a seat stands before the end: its points, and its means to win more.

The weights are rounded results of a fit to 300 games of random moves: a weight says how much a
thing contributed to winning, compared with a point.
"""

from __future__ import annotations

from math import exp

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from engine.games.igels.content import Content
from engine.games.igels.final_scoring import score
from engine.games.igels.model import State, fighting_seats
from engine.games.igels.sap import peace_holds, printed_sap, total_sap
from engine.games.igels.targeting import food_due, spoils_of_victory

#: The worth of one SAP in points, awake and asleep, with the whole Forest to fight for.
_AWAKE, _ASLEEP = 0.45, 0.35

#: With so much Food left in the Forest, SAP is worth half of that.
_HALF_WORTH_FOOD = 4

#: The worth of an Event and a Battle card in hand, in points.
_EVENT, _BATTLE = 0.8, 0.4

#: How much one SAP raises the log-odds of winning the battle, before and after the reveal.
_HIDDEN, _OPEN = 0.25, 0.4

#: The worth of an unknown Food, in points.
_FOOD = 2.0

#: The lead in points that wins three games out of four at the end, and how much Food in the
#: Forest raises it by one point.
_SWING, _FOOD_A_POINT = 3.0, 8.0


def evaluate(content: Content, state: State, seat: int) -> int:
    """Return an estimate of how well a seat stands, from 0 (lost) to 1000 (won)."""
    board = state.board
    points = [
        score(content, area) + _means(content, state, at) for at, area in enumerate(board.areas)
    ]
    for at, spoils in _expected_spoils(content, state).items():
        points[at] += spoils
    return evaluation_of_lead(lead(points, seat), _SWING + board.forest_size / _FOOD_A_POINT)


def _means(content: Content, state: State, seat: int) -> float:
    """Return the worth of a seat's animals and cards, in points."""
    board = state.board
    troop = board.battle.troops[seat] if board.battle is not None else None
    in_battle = (*troop.fighters, *troop.knocked_out) if troop is not None else ()
    sap = _ASLEEP * sum(printed_sap(content, each) for each in in_battle)
    for each in board.areas[seat].pool:
        sap += (_ASLEEP if each.asleep else _AWAKE) * printed_sap(content, each)
    cards = sum(_EVENT if card in content.event_cards else _BATTLE for card in state.hands[seat])
    return sap * board.forest_size / (board.forest_size + _HALF_WORTH_FOOD) + cards


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
