"""Beam search to the end of the own turn, for games in which a turn is several actions of a seat.

Of all states after the same number of answers it goes on from the best ones only, by
`Game.evaluate`; what others answer is left to that estimate. It uses only what its seat may know,
because `Game.determinize` deals again what that seat cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from engine.api.action import Action, Offer
from engine.api.game import AnyGame
from engine.api.legal_actions import Move, list_actions
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.house.search import rank_and_margin

#: What is tried after the same number of answers may take this part of the effort.
_SHARE = 1 / 4

#: A result counts more than any estimate.
_RESULT = 2.0


class _Node(NamedTuple):
    """A state in the own turn, its value, and with which of the moves it began."""

    value: float
    first: int
    state: Any


class TurnSearch:
    """One decision: in one deal, the turn that ends best."""

    def __init__(self, game: AnyGame, state: Any, seat: int, rng: Rng, effort: int) -> None:
        """Prepare a search that tries about `effort` answers at most."""
        self._game, self._seat = game, seat
        self._state = game.determinize(state, seat, rng)
        self._left, self._share = effort, int(effort * _SHARE)

    def best(self, moves: Sequence[Move]) -> Move:
        """Return the move that begins the best turn found."""
        tried = [self._after(self._state, at, move.action) for at, move in enumerate(moves)]
        best: _Node | None = None
        while nodes := [node for node in tried if node]:
            nodes.sort(key=attrgetter("value"), reverse=True)
            self._left -= len(tried)
            beam, ended = self._split(nodes)
            end = ended or (None if beam else nodes[0])
            if end and (best is None or end.value > best.value):
                best = end
            tried = [
                self._after(node.state, node.first, action)
                for node, offers in beam
                for offer in offers
                for action in list_actions(offer)
            ]
        # If the rules refused every move, the refusal of the first one may say why.
        return moves[best.first if best else 0]

    def _split(
        self, nodes: list[_Node]
    ) -> tuple[list[tuple[_Node, tuple[Offer, ...]]], _Node | None]:
        """Return the best nodes to go on from, with their offers, and the best that is an end."""
        beam: list[tuple[_Node, tuple[Offer, ...]]] = []
        ended: _Node | None = None
        left = min(self._share, self._left)
        for node in nodes:
            offers = self._required(node.state)
            if not offers:
                ended = ended or node
            # The same value and offers: most likely the same actions in another order.
            elif left > 0 and all(
                node.value != other.value or offers != asked for other, asked in beam
            ):
                beam.append((node, offers))
                left -= sum(len(list_actions(offer)) for offer in offers)
        return beam, ended

    def _after(self, state: Any, first: int, action: Action) -> _Node | None:
        """Return the node after an action; `None` if the rules refuse it."""
        game, seat = self._game, self._seat
        try:
            state = game.apply(state, seat, action).state
        except Illegal:
            return None
        outcome = game.outcome(state)
        if outcome is None:
            return _Node(game.evaluate(state, seat) / 500 - 1, first, state)
        return _Node(_RESULT * rank_and_margin(outcome, seat)[0], first, state)

    def _required(self, state: Any) -> tuple[Offer, ...]:
        """Return what the seat has to answer; nothing once its turn or the game is over."""
        if self._game.outcome(state) is not None:
            return ()
        offers = self._game.offers(self._game.view(state, self._seat))
        return tuple([offer for offer in offers if not offer.voluntary])
