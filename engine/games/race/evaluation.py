"""How well a seat stands in a round that is not over.

The figures are rounded results of some thousand games against a search without them.
"""

from __future__ import annotations

from collections import Counter

from engine.api.game import evaluation_of_lead
from engine.api.seats import lead
from engine.games.race.model import Content, Face, State
from engine.games.race.rules import weights

#: A lead of so many points wins three games out of four.
_SWING = 15

#: By which part of what the first hedgehog still has to go the others move, and the first itself:
#: another one may overtake it.
_FOLLOWS, _LEADS = 0.9, 0.95

#: How many cards each seat plays for each space that the first hedgehog still has to go.
_PLAYS = 0.5

#: What is left of a sum below 0: such a hand may still score nothing (§20).
_BELOW_ZERO = 0.5


def evaluate(content: Content, state: State, seat: int) -> int:
    """Compare what the hands may be expected to score when the round ends."""
    board = state.board
    points: list[float] = list(board.totals)
    if board.turn is not None:
        ahead = content.finish - max(board.positions)
        values = [_expected_value(content, at, ahead) for at in board.positions]
        for at, hand in enumerate(state.hands):
            expected = _expected_points(content, board.scoring, hand, values, _PLAYS * ahead)
            points[at] += expected if expected > 0 else _BELOW_ZERO * expected
    return evaluation_of_lead(lead(points, seat), _SWING)


def _expected_value(content: Content, at: int, ahead: int) -> float:
    """Return the value of the space where a hedgehog may be expected to end the round.

    `ahead`: how far the first one has to go.
    """
    follows = at + ahead < content.finish
    end = at + ahead * (_FOLLOWS if follows else _LEADS)
    space = min(int(end), content.finish - 1)
    low, high = content.track[space : space + 2]
    return low + (high - low) * (end - space)


def _expected_points(
    content: Content, scoring: str, hand: tuple[Face, ...], values: list[float], plays: float
) -> float:
    """Return what a hand may be expected to score if it loses its worst cards, jokers first."""
    counts = [0] * len(values)
    for face, count in Counter(hand).items():
        hedgehog = content.cards[face].hedgehog
        if hedgehog is None:
            plays -= count
        else:
            counts[hedgehog] += count
    points = 0.0
    worths = weights(content, scoring, hand)
    for value, count, weight in sorted(zip(values, counts, worths, strict=True)):
        if count:
            played = min(max(plays, 0.0), count)
            plays -= played
            points += value * weight * (1 - played / count)
    return points
