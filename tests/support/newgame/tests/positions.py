"""Small constructors for the tests of Newgame."""

from __future__ import annotations

from engine.api.action import Action
from engine.api.rng import Rng
from tests.support.games import SEEDS
from tests.support.newgame.game import create
from tests.support.newgame.game.model import State

GAME = create(SEEDS)


def position(*hands: tuple[int, ...], turn: int = 0, rounds: int = 3, round: int = 1) -> State:
    """Return the beginning of a round with these hands."""
    dealt = {card for hand in hands for card in hand}
    return State(
        rounds=rounds,
        round=round,
        turn=turn,
        hands=hands,
        played=(None,) * len(hands),
        stock=tuple(card for card in range(1, GAME.content.highest + 1) if card not in dealt),
        scores=(0,) * len(hands),
        rng=Rng(bytes(16)),
    )


def play(state: State, *moves: str) -> State:
    """Return the state after moves like "0 play 12"."""
    for move in moves:
        seat, verb, *args = move.split()
        state = GAME.apply(state, int(seat), Action(verb, tuple(args))).state
    return state
