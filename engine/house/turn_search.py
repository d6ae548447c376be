"""Beam search to the end of the own turn, for games in which a turn is several actions of a seat.

Of all states after the same number of answers it goes on from the best ones only, by
`Game.evaluate`. After the best turns it may search the next seat's turn in the same way; what
follows is left to that estimate. It uses only what its seat may know, because `Game.determinize`
deals again what that seat cannot know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from operator import attrgetter
from typing import Any, NamedTuple

from engine.api.action import Action, Offer
from engine.api.game import AnyGame
from engine.api.legal_actions import Move, list_actions
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.house.search import Decision, rank_and_margin

#: What is tried after the same number of answers may take this part of the effort: in the own turn,
#: and in a reply.
_SHARE, _REPLY_SHARE = 1 / 4, 1 / 40

#: A result counts more than any estimate.
_RESULT = 2.0


class _Node(NamedTuple):
    """A state in a seat's turn, its value for that seat, and the actions that led to it."""

    value: float
    state: Any
    seat: int
    line: tuple[Action, ...] = ()


class TurnSearch:
    """One decision: in one deal, the turn that ends best."""

    def __init__(self, game: AnyGame, decision: Decision[Any], rng: Rng, effort: int) -> None:
        """Prepare a search that tries about `effort` answers at most."""
        self._game, self._seat, self._seats = game, decision.seat, decision.seats
        self._state = game.determinize(decision.state, decision.seat, rng)
        self._replies = decision.skill.replies
        self._effort = self._left = effort

    def best(self, moves: Sequence[Move]) -> Move:
        """Return the move that begins the best turn found."""
        start = _Node(0.0, self._state, self._seat)
        actions = [move.action for move in moves]
        ends = self._ends(start, actions, self._effort * _SHARE)
        if not ends:
            return moves[0]  # the rules refused every move: the refusal of the first may say why
        best, compared = ends[0], ends[: self._replies]
        if len({end.line[0] for end in compared}) > 1:
            best = self._best_after_reply(compared)
        return moves[actions.index(best.line[0])]

    def _best_after_reply(self, ends: list[_Node]) -> _Node:
        """Return the end that is best after the reply to it, as far as the effort goes.

        No reply is searched where one to another end shows already that this one is no better.
        """
        best, highest = ends[0], -inf
        replies: list[_Node] = []
        for end in ends:
            if any(self._value_after(end.state, reply) <= highest for reply in replies):
                continue
            reply = self._reply(end.state)
            if self._left <= 0:
                break
            value = end.value
            if reply:
                replies.append(reply)
                value = self._value(reply.state, self._seat)
            if value > highest:
                best, highest = end, value
        return best

    def _reply(self, state: Any) -> _Node | None:
        """Return the best end of the turn of the next seat; `None` if no other has to answer."""
        for step in range(1, self._seats):
            seat = (self._seat + step) % self._seats
            actions = _actions(self._required(state, seat))
            if actions:
                ends = self._ends(_Node(0.0, state, seat), actions, self._effort * _REPLY_SHARE)
                return ends[0] if ends else None
        return None

    def _value_after(self, state: Any, reply: _Node) -> float:
        """Return the own value after the same reply; infinity if it is not a whole turn here."""
        self._left -= len(reply.line)
        try:
            for action in reply.line:
                state = self._game.apply(state, reply.seat, action).state
        except Illegal:
            return inf
        return inf if self._required(state, reply.seat) else self._value(state, self._seat)

    def _ends(self, start: _Node, actions: Sequence[Action], share: float) -> list[_Node]:
        """Return how a turn that goes on with these actions may end, the best first.

        Ends of the same value count as one. So many answers as `share` are tried at once.
        """
        ends: dict[float, _Node] = {}
        tried = [self._after(start, action) for action in actions]
        while nodes := [node for node in tried if node]:
            nodes.sort(key=attrgetter("value"), reverse=True)
            self._left -= len(tried)
            beam, ended = self._split(nodes, share)
            for end in ended or nodes[: not beam]:
                ends.setdefault(end.value, end)
            tried = [
                self._after(node, action) for node, offers in beam for action in _actions(offers)
            ]
        return sorted(ends.values(), key=attrgetter("value"), reverse=True)

    def _split(
        self, nodes: list[_Node], share: float
    ) -> tuple[list[tuple[_Node, tuple[Offer, ...]]], list[_Node]]:
        """Return the best nodes to go on from, with their offers, and those that are an end."""
        beam: list[tuple[_Node, tuple[Offer, ...]]] = []
        ended: list[_Node] = []
        left = min(share, self._left)
        for node in nodes:
            offers = self._required(node.state, node.seat)
            if not offers:
                ended.append(node)
            # The same value and offers: most likely the same actions in another order.
            elif left > 0 and all(
                node.value != other.value or offers != asked for other, asked in beam
            ):
                beam.append((node, offers))
                left -= len(_actions(offers))
        return beam, ended

    def _after(self, node: _Node, action: Action) -> _Node | None:
        """Return the node after an action; `None` if the rules refuse it."""
        try:
            state = self._game.apply(node.state, node.seat, action).state
        except Illegal:
            return None
        return _Node(self._value(state, node.seat), state, node.seat, (*node.line, action))

    def _value(self, state: Any, seat: int) -> float:
        outcome = self._game.outcome(state)
        if outcome is None:
            return self._game.evaluate(state, seat) / 500 - 1
        return _RESULT * rank_and_margin(outcome, seat)[0]

    def _required(self, state: Any, seat: int) -> tuple[Offer, ...]:
        """Return what a seat has to answer; nothing once its turn or the game is over."""
        if self._game.outcome(state) is not None:
            return ()
        offers = self._game.offers(self._game.view(state, seat))
        return tuple([offer for offer in offers if not offer.voluntary])


def _actions(offers: Iterable[Offer]) -> list[Action]:
    return [action for offer in offers for action in list_actions(offer)]
