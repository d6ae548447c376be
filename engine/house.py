"""The house player: it fills seats and covers for absent people, at any game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.action import Action, Count, Offer, Pick, Press, Say, leaves
from engine.game import AnyGame
from engine.rng import Rng


class Move(Struct, frozen=True):
    """What the house does: which question it answers, and how."""

    ask: str
    action: Action


def choose(
    game: AnyGame, state: Any, seat: int, offers: tuple[Offer, ...], rng: Rng
) -> Move | None:
    """Choose a move for a seat from its open offers; `None`: nothing voluntary is worth it.

    Deals anew what the seat cannot know before it thinks, so it plays with what the seat sees.
    """
    must = [offer for offer in offers if not offer.voluntary]
    if not must:
        return None
    moves = [Move(offer.ask, action) for offer in must for action in expressible(offer)]
    move, _ = rng.choice(moves)
    return move


def expressible(offer: Offer) -> tuple[Action, ...]:
    """Give actions that the offer expresses: all of a press, a tree or a count, some of the rest."""
    match offer:
        case Press(verb=verb):
            return (Action(verb),)
        case Pick(verb=verb, options=options, least=least, most=1):
            none = (Action(verb),) if least == 0 else ()
            paths = (tuple(each.value for each in path) for path in leaves(options))
            return (*none, *(Action(verb, path) for path in paths))
        case Pick(verb=verb, options=options, least=least):
            values = tuple(option.value for option in options)
            starts = range(max(1, len(values)))
            return tuple(Action(verb, (*values, *values)[at : at + least]) for at in starts)
        case Count(verb=verb, low=low, high=high):
            return tuple(Action(verb, (str(number),)) for number in range(low, high + 1))
        case Say():
            return ()
