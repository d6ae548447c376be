"""The computer player: it fills seats and acts for absent people, in any game.

It uses only what its seat may know. search.py simulates how a game goes on, turn_search.py looks
for the best turn; what the house does unasked is the game's `voluntary_moves`.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from engine.api.action import Action, Say, admits
from engine.api.game import AnyGame
from engine.api.legal_actions import Move, list_actions
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.house.search import Decision, MonteCarloSearch, value
from engine.house.turn_search import TurnSearch

#: The most that one decision may cost: applied actions, in all its playouts together.
DECISION_ACTIONS = 2_500

#: With more moves than this, only a random sample is compared.
_MAX_COMPARED = 32


def choose_move(game: AnyGame, decision: Decision[Any]) -> Move | None:
    """Return the move that the house decides on.

    `None`: no voluntary move is worth making. What the seat cannot know is dealt again first, so
    the same generator gives the same move whatever is really hidden. The only possible move is
    returned without a search, unless it is a pass.
    """
    move = _voluntary_move(game, decision)
    if move is not None:
        return move
    required, voluntary = [], []
    for offer in decision.offers:
        moves = [Move(offer.ask, action) for action in list_actions(offer)]
        if not offer.voluntary:
            required += moves
        elif not isinstance(offer, Say) and offer.verb not in game.info.voluntary_verbs:
            voluntary += moves  # the house writes text only when it has to
    if len(required) < 2 and not voluntary:
        return _only_move(game, decision, required)
    searches = _searches(game, decision)
    likely = _likely_move(game, decision) if not searches or decision.skill.policy_percent else None
    if not game.info.search_turns:
        sees = partial(decision.skill.sees, decision.seat)
        required = list(filter(sees, required)) or required
        likely = likely if likely is None or sees(likely) else None
    if not searches:
        return likely or _best_at_sight(game, decision, required)
    effort = _effort(decision)
    # Among equal moves the first wins, so the order is random.
    if game.info.search_turns and not voluntary:
        shuffled, rng = decision.rng.shuffled(required)
        return TurnSearch(game, decision, rng, effort).best(shuffled)
    required, rng = _sample(required, decision.rng)
    voluntary, rng = _sample(voluntary, rng)
    if likely is not None:  # it is tried first in every deal, as the others are compared with it
        required = [likely, *(move for move in required if move != likely)]
    return MonteCarloSearch(game, decision, rng, effort).best(required, voluntary, likely)


def _only_move(game: AnyGame, decision: Decision[Any], required: list[Move]) -> Move | None:
    """Return the only required move, if there is one.

    A pass takes as long as a choice would, as its time must not tell that the seat has none.
    """
    if not required:
        return None
    if required[0].action.verb in game.info.pass_verbs and _searches(game, decision):
        search = MonteCarloSearch(game, decision, decision.rng, _effort(decision))
        search.best(required * 2, [])
    return required[0]


def _effort(decision: Decision[Any]) -> int:
    return round(DECISION_ACTIONS * decision.skill.effort)


def _best_at_sight(game: AnyGame, decision: Decision[Any], moves: list[Move]) -> Move | None:
    """Return the move after which the seat stands best by `Game.evaluate`."""
    # Among equal moves the first wins, so the order is random.
    shuffled, rng = decision.rng.shuffled(moves)
    dealt = game.determinize(decision.state, decision.seat, rng)
    values = {}
    for move in shuffled:
        with suppress(Illegal):
            state = game.apply(dealt, decision.seat, move.action).state
            values[move] = value(game, state, decision.seat)
    # If the rules refused every move, the refusal of the first may say why.
    return max(values, key=values.__getitem__, default=next(iter(moves), None))


def _searches(game: AnyGame, decision: Decision[Any]) -> bool:
    """Return False if the house judges this decision at sight."""
    info = game.info
    if info.search_depth == 0 or decision.skill.effort < info.search_effort:
        return False
    return game.is_close_call(game.view(decision.state, decision.seat))


def _likely_move(game: AnyGame, decision: Decision[Any]) -> Move | None:
    """Return the policy's move if it is on offer."""
    action = game.policy(game.view(decision.state, decision.seat))
    if action is None:
        return None
    for offer in decision.offers:
        if not offer.voluntary and admits(offer, action):
            return Move(offer.ask, action)
    return None


def _voluntary_move(game: AnyGame, decision: Decision[Any]) -> Move | None:
    """Return the first of the game's `voluntary_moves` that is on offer and that is noticed."""
    offers = [each for each in decision.offers if each.verb in game.info.voluntary_verbs]
    if not offers:
        return None
    dealt = game.determinize(decision.state, decision.seat, decision.rng)
    for move in game.voluntary_moves(dealt, decision.seat):
        offered = any(offer.ask == move.ask and admits(offer, move.action) for offer in offers)
        is_owed = decision.for_person and move.action.verb in game.info.demanded_verbs
        if offered and (is_owed or decision.skill.notices(decision.seat, move)):
            return Move(move.ask, move.action)
    return None


def fallback_move(game: AnyGame, decision: Decision[Any]) -> Move | None:
    """Return a move without a search: what a timeout would play, else the first legal one.

    `None` if nothing is required.
    """
    required = [offer for offer in decision.offers if not offer.voluntary]
    timeouts = [
        Move(offer.ask, Action(offer.verb, offer.timeout.args))
        for offer in required
        if offer.timeout
    ]
    listed = [Move(offer.ask, action) for offer in required for action in list_actions(offer)]
    for move in timeouts + listed:
        try:
            game.apply(decision.state, decision.seat, move.action)
        except Illegal:
            continue
        return move
    # No move is legal: the caller gets one whose refusal says why.
    return listed[0] if listed else None


def _sample(moves: list[Move], rng: Rng) -> tuple[list[Move], Rng]:
    """Return the moves in random order, at most `_MAX_COMPARED` of them."""
    shuffled, rng = rng.shuffled(moves)
    return list(shuffled[:_MAX_COMPARED]), rng
