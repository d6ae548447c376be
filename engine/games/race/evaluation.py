"""How well a seat stands in a round that is not over, as far as it can know.

A small network estimates by how many points its hand will beat the others when the round ends. Its
weights, in learned.py, were not chosen but learned from rounds that it played against itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from operator import mul

from engine.api.game import bind, evaluation_of_lead
from engine.games.race.learned import HEDGEHOG_UNITS, HIDDEN_UNITS, OUTPUT, OUTPUT_UNITS
from engine.games.race.model import Content, Face, State, View
from engine.games.race.rules import weights
from engine.games.race.view import view

#: A lead of so many points wins three games out of four.
_SWING = 15

#: Which input about a hedgehog is the worth of its cards for each point of its space.
_WORTH = 8


def evaluator(content: Content) -> Callable[[State, int], int]:
    """Return the game's `evaluate`: how far a seat is, or may expect to be, ahead of the mean."""
    # A search asks again about the same cards, in other deals of what the seat cannot know.
    expected = lru_cache(maxsize=64)(bind(expected_lead, content))

    def evaluate(state: State, seat: int) -> int:
        board = state.board
        own, others = board.totals[seat], sum(board.totals) - board.totals[seat]
        # The mean of the others as in `expected_lead`, so that it pays to end a round as often as
        # it should; compared with the best one, fewer moves would.
        ahead = own - others / (len(board.totals) - 1)
        if board.turn is not None:
            ahead += expected(view(state, seat))
        return evaluation_of_lead(ahead, _SWING)

    return evaluate


def expected_lead(content: Content, view: View) -> float:
    """Return how many more points than the others' mean a seat may expect of this round.

    The seat has just played a card. What the network finds about each hedgehog is added up, once
    as it is and once for each point that a space is worth to the hand.
    """
    plain, for_worth = [0.0] * len(HEDGEHOG_UNITS), [0.0] * len(HEDGEHOG_UNITS)
    hand, *hedgehogs = _inputs(content, view)
    for inputs in hedgehogs:
        for at, unit in enumerate(HEDGEHOG_UNITS):
            found = sum(map(mul, unit, inputs))
            if found > 0:
                plain[at] += found
                for_worth[at] += found * inputs[_WORTH]
    pooled = (1.0, *plain, *for_worth, *hand)
    expected: float = sum(map(mul, OUTPUT, pooled))
    for unit, weight in zip(HIDDEN_UNITS, OUTPUT_UNITS, strict=True):
        found = sum(map(mul, unit, pooled))
        if found > 0:
            expected += weight * found
    return expected * content.scoring[view.board.scoring].bonus


def _inputs(content: Content, view: View) -> Iterator[Sequence[float]]:
    """Yield what the network reads: first about the hand, then about each hedgehog.

    Points count in finisher's bonuses, so that they are about as many in every scoring.
    """
    board, seats, seat = view.board, len(view.sizes), view.seat
    assert seat is not None
    held, played, unseen = Counter(view.hand), Counter(board.pile), Counter(content.pack)
    unseen.subtract(held + played)
    first = (seat - board.starter) % seats
    own, next_one = (Counter(board.pile[(first + step) % seats :: seats]) for step in (0, 1))
    scale = content.scoring[board.scoring]
    *suits, jokers = (_faces(content, suit) for suit in (*range(len(board.positions)), None))
    hand = (*_counts(held, jokers), *_counts(unseen, jokers), max(board.positions), len(view.hand))
    yield hand
    worths = weights(content, board.scoring, view.hand)
    for at, (space, weight, faces) in enumerate(zip(board.positions, worths, suits, strict=True)):
        worth, value = weight / (scale.bonus or 1), content.track[space]
        rival = max(0, *board.positions[:at], *board.positions[at + 1 :])
        yield (
            1,
            space,
            rival,
            *_counts(held, faces),
            *_counts(unseen, faces),
            space >= rival,
            worth,
            worth * space,
            worth * rival,
            worth * value,
            value,
            sum(_counts(played, faces)) - sum(_counts(own, faces)),
            sum(_counts(next_one, faces)),
            len(view.hand),
            sum(_counts(held, jokers)),
            seats - 3,
            bool(scale.pair),
            sum(_counts(unseen, jokers)),
        )


def _faces(content: Content, suit: int | None) -> tuple[list[Face], list[Face]]:
    """Return the cards of a suit with one step, and those with more."""
    cards = [card for card in content.cards.values() if card.hedgehog == suit]
    ones = [card.face for card in cards if card.steps == 1]
    return ones, [card.face for card in cards if card.steps > 1]


def _counts(cards: Counter[Face], faces: tuple[list[Face], list[Face]]) -> tuple[int, int]:
    """Return how many there are with one step and with more."""
    ones, more = faces
    return sum([cards[face] for face in ones]), sum([cards[face] for face in more])
