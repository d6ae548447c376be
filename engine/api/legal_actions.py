"""Answers to offers: those an offer expresses, and one that a random number stands for."""

from __future__ import annotations

from itertools import chain, combinations, islice
from typing import Any

from msgspec import Struct

from engine.api.action import Action, Count, Offer, Option, Pick, Press, Say, leaves
from engine.api.game import AnyGame
from engine.api.refusals import Illegal

#: Of a pick of several or a wide count no more than this is listed.
_LISTED = 200

#: As wide as a wide count is taken to be, where one of several offers is drawn.
_WIDEST = 32

_SIGN = "\N{HORIZONTAL ELLIPSIS}"


class Move(Struct, frozen=True):
    """What a seat does: which question it answers, and how."""

    ask: str
    action: Action


def list_actions(offer: Offer) -> tuple[Action, ...]:
    """Give actions that the offer expresses: all of a press or a tree, of the others many.

    What is to be written becomes a sign and no words, as the house speaks no language.
    """
    match offer:
        case Press(verb=verb):
            return (Action(verb),)
        case Pick(verb=verb, options=options, least=least, most=1):
            none = (Action(verb),) if least == 0 else ()
            paths = (tuple(each.value for each in path) for path in leaves(options))
            return (*none, *(Action(verb, path) for path in paths))
        case Pick(verb=verb, options=options, least=least, most=most):
            values = [option.value for option in options]
            sizes = range(least, min(most, len(values)) + 1)
            found = chain.from_iterable(combinations(values, size) for size in sizes)
            return tuple(Action(verb, some) for some in islice(found, _LISTED))
        case Count(verb=verb, low=low, high=high):
            numbers = range(low, high + 1, 1 + (high - low) // _LISTED)
            return tuple(Action(verb, (str(number),)) for number in numbers)
        case Say(verb=verb, fields=fields):
            return (Action(verb, tuple(_SIGN * field.shortest for field in fields)),)


def random_legal_move(
    game: AnyGame, state: Any, seat: int, offers: tuple[Offer, ...], number: int
) -> tuple[Offer, Action, Any] | None:
    """Give the drawn answer, or where the rules refuse it what they take, and the state then."""
    some = (_answer(offers, number + more) for more in range(20))
    listed = ((offer, action) for offer in offers for action in list_actions(offer))
    for offer, action in chain(some, listed):
        try:
            return offer, action, game.apply(state, seat, action).state
        except Illegal:
            continue
    return None


def _answer(offers: tuple[Offer, ...], number: int) -> tuple[Offer, Action]:
    """Turn a large random number into an answer; wide offers are likelier than narrow ones."""
    offer = offers[0]
    if len(offers) > 1:
        number, at = divmod(number, sum(map(_width, offers)))
        for offer in offers:
            at -= _width(offer)
            if at < 0:
                break
    match offer:
        case Pick(verb=verb, options=options, least=least, most=1):
            if least == 0:
                number, none = divmod(number, len(options) + 1)
                if none == 0:
                    return offer, Action(verb)
            return offer, Action(verb, _path(options, number))
        case Pick(verb=verb, options=options, least=least, most=most):
            values = [option.value for option in options]
            # Small picks are likelier to be what the rules want.
            number, small = divmod(number, 2)
            spare = 0 if small else min(most, len(values)) - least
            number, more = divmod(number, spare + 1)
            words = []
            for _ in range(least + more):
                number, at = divmod(number, len(values))
                words.append(values.pop(at))
            return offer, Action(verb, tuple(words))
        case Count(verb=verb, low=low, high=high):
            return offer, Action(verb, (str(low + number % (high - low + 1)),))
    return offer, list_actions(offer)[0]


def _width(offer: Offer) -> int:
    match offer:
        case Pick(options=options):
            return max(1, len(options))
        case Count(low=low, high=high):
            return min(high - low + 1, _WIDEST)
    return 1


def _path(options: tuple[Option, ...], number: int) -> tuple[str, ...]:
    path = []
    while options:
        number, at = divmod(number, len(options))
        path.append(options[at].value)
        options = options[at].then
    return tuple(path)
