"""The house player: it fills seats and covers for absent people, at any game.

It knows what its seat knows: how it plays on in its mind is in playouts.py, and what it does of
its own accord is what the game calls a habit.
"""

from __future__ import annotations

from typing import Any

from engine.api.action import Action, Offer, Say, admits
from engine.api.game import AnyGame
from engine.api.legal_actions import Move, list_actions
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.house.search import MonteCarloSearch
from engine.house.strength import HouseSkill

#: What one decision may cost: so many applied actions, in all its playouts together.
DECISION_ACTIONS = 2_500

_SHARP = HouseSkill()

#: More moves than this are not compared: some are drawn.
_COMPARED = 32


def choose_move(
    game: AnyGame,
    state: Any,
    seat: int,
    offers: tuple[Offer, ...],
    rng: Rng,
    seats: int,
    skill: HouseSkill = _SHARP,
) -> Move | None:
    """Choose a move for a seat of `seats` from its open offers.

    `None`: nothing voluntary is worth it. What the seat cannot know is dealt anew first, so one
    generator gives one move whatever is really hidden. A move that nothing can be compared with
    is made without thinking.
    """
    habit = _voluntary_move(game, state, seat, offers, rng, skill)
    if habit is not None:
        return habit
    must, free = [], []
    for offer in offers:
        moves = [Move(offer.ask, action) for action in list_actions(offer)]
        if not offer.voluntary:
            must += moves
        elif not isinstance(offer, Say) and offer.verb not in game.info.voluntary_verbs:
            free += moves  # the house speaks only when it has to
    if len(must) < 2 and not free:
        return must[0] if must else None
    effort = round(DECISION_ACTIONS * skill.effort)
    # The order decides between equals, so it is drawn; with many moves some are left out.
    must, rng = _sample(must, rng)
    free, rng = _sample(free, rng)
    return MonteCarloSearch(game, state, seat, offers, rng, seats, effort).best(must, free)


def _voluntary_move(
    game: AnyGame, state: Any, seat: int, offers: tuple[Offer, ...], rng: Rng, skill: HouseSkill
) -> Move | None:
    """Give what the seat does of its own accord, if it thinks of it; in a deal of its own too."""
    if all(offer.verb not in game.info.voluntary_verbs for offer in offers):
        return None
    for habit in game.voluntary_moves(game.determinize(state, seat, rng), seat):
        answered = (offer.ask == habit.ask and admits(offer, habit.action) for offer in offers)
        if any(answered) and skill.remembers(seat, habit):
            return Move(habit.ask, habit.action)
    return None


def fallback_move(game: AnyGame, state: Any, seat: int, offers: tuple[Offer, ...]) -> Move | None:
    """Give a move without thinking: what a lapse would play, else the first the rules take.

    `None` where nothing must be done.
    """
    must = [offer for offer in offers if not offer.voluntary]
    timeout = [
        Move(each.ask, Action(each.verb, each.timeout.args)) for each in must if each.timeout
    ]
    listed = [Move(each.ask, action) for each in must for action in list_actions(each)]
    for move in timeout + listed:
        try:
            game.apply(state, seat, move.action)
        except Illegal:
            continue
        return move
    # Where the rules take nothing they may say why.
    return listed[0] if listed else None


def _sample(moves: list[Move], rng: Rng) -> tuple[list[Move], Rng]:
    some, rng = rng.shuffled(moves)
    return list(some[:_COMPARED]), rng
