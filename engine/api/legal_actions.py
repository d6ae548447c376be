"""The actions that answer an offer: a list of them, and a random one that the rules accept."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations, islice
from typing import Any

from msgspec import Struct

from engine.api.action import Action, Count, Offer, Option, Pick, Press, Say, leaves
from engine.api.game import AnyGame
from engine.api.refusals import Illegal

#: At most so many actions of a pick of several or a wide count are listed.
_MAX_LISTED = 200

#: The greatest weight of a count when one of several offers is drawn.
_MAX_WEIGHT = 32

_PLACEHOLDER = "\N{HORIZONTAL ELLIPSIS}"


class Move(Struct, frozen=True):
    """A seat's move: the question (ask) that it answers, and the action."""

    ask: str
    action: Action


def list_actions(offer: Offer) -> tuple[Action, ...]:
    """Return actions that answer the offer: all of a press or a tree, of others up to a limit.

    Text to write becomes a placeholder, as the house knows no language.
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
            subsets = chain.from_iterable(combinations(values, size) for size in sizes)
            return tuple(Action(verb, some) for some in islice(subsets, _MAX_LISTED))
        case Count(verb=verb, low=low, high=high):
            numbers = range(low, high + 1, 1 + (high - low) // _MAX_LISTED)
            return tuple(Action(verb, (str(number),)) for number in numbers)
        case Say(verb=verb, fields=fields):
            texts = (
                field.options[0].value if field.options else _PLACEHOLDER * field.shortest
                for field in fields
            )
            return (Action(verb, tuple(texts)),)


def random_legal_move(
    game: AnyGame, state: Any, seat: int, offers: tuple[Offer, ...], number: int
) -> tuple[Offer, Action, Any] | None:
    """Return (offer, action, next state) for a large random number.

    If the rules refuse the drawn action, others are drawn, then all listed ones are tried; `None`
    if they refuse all of them.
    """
    drawn = (_draw(offers, number + more) for more in range(20))
    listed = ((offer, action) for offer in offers for action in list_actions(offer))
    for offer, action in chain(drawn, listed):
        try:
            return offer, action, game.apply(state, seat, action).state
        except Illegal:
            continue
    return None


def _draw(offers: tuple[Offer, ...], number: int) -> tuple[Offer, Action]:
    """Return the offer and action for a random number; offers with more answers are likelier."""
    offer = offers[0]
    if len(offers) > 1:
        number, at = divmod(number, sum(map(_weight, offers)))
        for offer in offers:
            at -= _weight(offer)
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
            # The rules are likelier to accept small picks.
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


def _weight(offer: Offer) -> int:
    match offer:
        case Pick(options=options):
            return max(1, len(options))
        case Count(low=low, high=high):
            return min(high - low + 1, _MAX_WEIGHT)
    return 1


def _path(options: Sequence[Option], number: int) -> tuple[str, ...]:
    path = []
    while options:
        number, at = divmod(number, len(options))
        path.append(options[at].value)
        options = options[at].then
    return tuple(path)
