"""A fixed reference: our own crazy-eights game, written as plainly as possible.

Four seats, five cards each; play a card of the top's suit or rank, or an eight naming a suit; who
cannot, draws. Frozen state, the legal moves listed and checked again, events told. It never
changes, so that figures of different days can be compared through it.
"""

from __future__ import annotations

from dataclasses import dataclass

SEATS, HAND, EIGHT = 4, 5, 6

#: A card is 4 * rank + suit; a move is a card, or for an eight (card, suit), or -1: draw or pass.
Move = tuple[int, int]
DRAW: Move = (-1, -1)


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
    suit: int
    turn: int
    passes: int


def deal(pack: tuple[int, ...]) -> State:
    hands = tuple(tuple(pack[at * HAND : (at + 1) * HAND]) for at in range(SEATS))
    top = pack[SEATS * HAND]
    return State(hands, pack[SEATS * HAND + 1 :], (top,), top % 4, 0, 0)


def legal(state: State) -> list[Move]:
    rank = state.pile[-1] // 4
    found: list[Move] = []
    for card in state.hands[state.turn]:
        if card // 4 == EIGHT:
            found.extend((card, suit) for suit in range(4))
        elif card // 4 == rank or card % 4 == state.suit:
            found.append((card, card % 4))
    return found or [DRAW]


def apply(state: State, move: Move) -> tuple[State, list[str]]:
    if move not in legal(state):
        raise ValueError(f"{move} is not legal")
    turn, hands, following = state.turn, state.hands, (state.turn + 1) % SEATS
    if move == DRAW:
        if not state.stock:
            passed = state.passes + 1
            return State(hands, (), state.pile, state.suit, following, passed), [f"{turn} passes"]
        drawn = (*hands[turn], state.stock[-1])
        after = (*hands[:turn], drawn, *hands[turn + 1 :])
        return State(after, state.stock[:-1], state.pile, state.suit, following, 0), [
            f"{turn} draws"
        ]
    card, suit = move
    at = hands[turn].index(card)
    left = hands[turn][:at] + hands[turn][at + 1 :]
    after = (*hands[:turn], left, *hands[turn + 1 :])
    events = [f"{turn} plays {card} as {suit}"]
    if not left:
        events.append(f"{turn} is out")
    return State(after, state.stock, (*state.pile, card), suit, following, 0), events


def over(state: State) -> bool:
    return state.passes >= SEATS or not all(state.hands)
