"""The house player: it fills seats and covers for absent people, at any game.

It knows what its seat knows: how it plays on in its mind is in playouts.py, and what it does of
its own accord is what the game calls a habit.
"""

from __future__ import annotations

from typing import Any

from engine.action import Action, Offer, Say, admits
from engine.answers import Move, expressible, taken
from engine.game import AnyGame
from engine.playouts import Thought
from engine.refusals import Illegal
from engine.rng import Rng
from engine.temper import Temper

#: What one decision may cost: so many applied actions, in all its playouts together.
DECISION_ACTIONS = 2_500

_SHARP = Temper()

#: More moves than this are not compared: some are drawn.
_COMPARED = 32


def choose(
    game: AnyGame,
    state: Any,
    seat: int,
    offers: tuple[Offer, ...],
    rng: Rng,
    seats: int,
    temper: Temper = _SHARP,
) -> Move | None:
    """Choose a move for a seat of `seats` from its open offers.

    `None`: nothing voluntary is worth it. What the seat cannot know is dealt anew first, so one
    generator gives one move whatever is really hidden. A move that nothing can be compared with
    is made without thinking.
    """
    habit = _by_habit(game, state, seat, offers, rng, temper)
    if habit is not None:
        return habit
    must, free = [], []
    for offer in offers:
        moves = [Move(offer.ask, action) for action in expressible(offer)]
        if not offer.voluntary:
            must += moves
        elif not isinstance(offer, Say) and offer.verb not in game.info.by_habit:
            free += moves  # the house speaks only when it has to
    if len(must) < 2 and not free:
        return must[0] if must else None
    effort = round(DECISION_ACTIONS * temper.effort)
    # The order decides between equals, so it is drawn; with many moves some are left out.
    must, rng = _some(must, rng)
    free, rng = _some(free, rng)
    return Thought(game, state, seat, offers, rng, seats, effort).best(must, free)


def _by_habit(
    game: AnyGame, state: Any, seat: int, offers: tuple[Offer, ...], rng: Rng, temper: Temper
) -> Move | None:
    """Give what the seat does of its own accord, if it thinks of it; in a deal of its own too."""
    if all(offer.verb not in game.info.by_habit for offer in offers):
        return None
    for habit in game.habits(game.scramble(state, seat, rng), seat):
        answered = (offer.ask == habit.ask and admits(offer, habit.action) for offer in offers)
        if any(answered) and temper.thinks_of(seat, habit):
            return Move(habit.ask, habit.action)
    return None


def plain(game: AnyGame, state: Any, seat: int, offers: tuple[Offer, ...]) -> Move | None:
    """Give a move without thinking: what a lapse would play, else the first the rules take.

    `None` where nothing must be done.
    """
    must = [offer for offer in offers if not offer.voluntary]
    lapses = [Move(each.ask, Action(each.verb, each.lapses.args)) for each in must if each.lapses]
    listed = [Move(each.ask, action) for each in must for action in expressible(each)]
    for move in lapses + listed:
        try:
            game.apply(state, seat, move.action)
        except Illegal:
            continue
        return move
    # Where the rules take nothing they may say why.
    return listed[0] if listed else None


def drawn(
    game: AnyGame, state: Any, seat: int, offers: tuple[Offer, ...], number: int
) -> Move | None:
    """Give the move that a large random number stands for, of those the rules take."""
    found = taken(game, state, seat, offers, number)
    return None if found is None else Move(found[0].ask, found[1])


def _some(moves: list[Move], rng: Rng) -> tuple[list[Move], Rng]:
    some, rng = rng.shuffled(moves)
    return list(some[:_COMPARED]), rng
