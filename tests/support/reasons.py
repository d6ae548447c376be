"""What the hints of a game say in random positions: each reason with the move it is given for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from engine.api.action import Action, Offer
from engine.api.event import Line
from engine.api.game import AnyGame
from engine.api.legal_actions import list_actions
from engine.api.options import Options, resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from tests.support.random_play import Dice

T = TypeVar("T")


class Reason(Struct, frozen=True):
    """A sentence about a move in a position."""

    state: Any
    seat: int
    action: Action
    why: Line

    def __getitem__(self, name: str) -> Any:
        """Return a parameter of the sentence."""
        return dict(self.why.params)[name]


def reasons(
    game: AnyGame, plays: int, moves: int, liked: Sequence[str] = (), **chosen: str
) -> Iterator[Reason]:
    """Yield reasons from random plays of so many moves at most; equal runs give equal ones.

    `liked`: keys of reasons, the best first, for which two of three moves are made.
    """
    for number in range(plays):
        dice = Dice(number)
        seats = _any(dice, sorted(game.info.seats))
        options: Options = resolve_options(game.info.options, chosen, {})
        state = game.setup(seats, options, Rng(bytes([number]) * 16)).state
        for _ in range(moves):
            views = [game.view(state, seat) for seat in range(seats)]
            asked = [
                (seat, offer)
                for seat, view in enumerate(views)
                for offer in game.offers(view)
                if not offer.voluntary
            ]
            for seat, offer in asked:
                action = _any_action(dice, offer)
                why = None if action is None else game.explain(views[seat], action)
                if action is not None and why is not None:
                    yield Reason(state, seat, action, why)
            best = min(_of_all(game, state, views, asked, liked), default=None, key=_rank)
            if best is not None and dice.below(3):
                yield best[1]
                state = game.apply(state, best[1].seat, best[1].action).state
                continue
            after = _moved(game, state, asked, dice)
            if after is None:
                break
            state = after


def _rank(found: tuple[int, Reason]) -> int:
    return found[0]


def _of_all(
    game: AnyGame,
    state: Any,
    views: Sequence[Any],
    asked: Sequence[tuple[int, Offer]],
    liked: Sequence[str],
) -> Iterator[tuple[int, Reason]]:
    """Yield the liked reasons among all moves, each with its rank."""
    for seat, offer in asked if liked else ():
        for action in list_actions(offer):
            why = game.explain(views[seat], action)
            if why is not None and why.key in liked:
                yield liked.index(why.key), Reason(state, seat, action, why)


def _moved(game: AnyGame, state: Any, asked: list[tuple[int, Offer]], dice: Dice) -> Any:
    """Return the state after somebody's move; `None` if nobody is asked or none can be made."""
    for _ in range(20 if asked else 0):
        seat, offer = _any(dice, asked)
        action = _any_action(dice, offer)
        if action is not None:
            try:
                return game.apply(state, seat, action).state
            except Illegal:
                continue
    return None


def _any_action(dice: Dice, offer: Offer) -> Action | None:
    actions = list_actions(offer)
    return _any(dice, actions) if actions else None


def _any(dice: Dice, found: Sequence[T]) -> T:
    return found[dice.below(len(found))]
