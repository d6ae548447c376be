"""Tables made by hand in a short notation, so that no test has to play up to them.

Cards are spelt as in the fixtures of the rules: P1 is a purple card of one step, J2 a joker of two.
Positions are spelt P,R,G,Y: the index of the space each hedgehog stands on.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.api.action import Action
from engine.api.event import Line
from engine.api.game import Step
from engine.api.options import Options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.games.race import create
from engine.games.race.model import Board, Face, State
from engine.games.race.rules import tally
from tests.support.games import SEEDS

RACE = create(SEEDS)
CONTENT = RACE.content
RNG = Rng(bytes(16))

_SUITS = {"P": "purple", "R": "red", "G": "green", "Y": "yellow", "J": "joker"}


def cards(spelt: str) -> tuple[Face, ...]:
    """Read cards and sort them as a hand."""
    return CONTENT.as_hand(f"{_SUITS[card[0]]}{card[1]}" for card in spelt.split())


def hedgehogs_at(purple: int = 0, red: int = 0, green: int = 0, yellow: int = 0) -> tuple[int, ...]:
    """Return positions in the order of the box."""
    named = {"purple": purple, "red": red, "green": green, "yellow": yellow}
    return tuple(named[hedgehog.name] for hedgehog in CONTENT.hedgehogs)


def position(
    *hands: str,
    at: tuple[int, ...] = (0, 0, 0, 0),
    turn: int = 0,
    starter: int = 0,
    number: int = 1,
    totals: Sequence[int] = (),
    scoring: str = "base",
    pile: str = "",
    removed: str = "",
) -> State:
    """Return a round that is being played: a hand a seat, `at` as P,R,G,Y."""
    board = Board(
        scoring,
        number,
        starter,
        turn,
        hedgehogs_at(*at),
        cards(pile),
        tuple(totals) or (0,) * len(hands),
    )
    return State(board, tuple(map(cards, hands)), cards(removed), RNG)


def dealt(seats: int, seed: int = 0, first: str = "host", scoring: str = "base") -> State:
    """Deal a game from a small seed."""
    options = Options({"scoring": scoring, "first": first})
    return RACE.setup(seats, options, Rng(seed.to_bytes(16, "big"))).state


def play(state: State, *moves: str) -> State:
    """Play cards in turn, "R2" or "J1 red", each for the seat in turn."""
    for move in moves:
        state = step(state, move).state
    return state


def step(state: State, move: str, seat: int | None = None) -> Step[State]:
    """Play one card, of the seat in turn if none is named."""
    card, *names = move.split()
    action = Action("play", (*cards(card), *names))
    return RACE.apply(state, state.board.turn if seat is None else seat, action)


def ready(state: State) -> State:
    """Let everybody who is still looking be ready: the next round is dealt."""
    for seat in range(state.board.rounds):
        if seat not in state.board.ready and state.board.turn is None:
            state = RACE.apply(state, seat, Action("ready")).state
    return state


def refusal(state: State, seat: int | None, verb: str, *args: str) -> str:
    """Return the key of why this is refused."""
    return refused(state, seat, verb, *args).key


def refused(state: State, seat: int | None, verb: str, *args: str) -> Line:
    """Return the line that says why this is refused."""
    try:
        RACE.apply(state, seat, Action(verb, args))
    except Illegal as why:
        return why.line
    raise AssertionError(f"{verb} {args} was not refused")


def points(
    hand: str, at: tuple[int, ...], scoring: str = "base", *, home: bool = False
) -> tuple[dict[str, int], int]:
    """Score a hand: the terms that are not nothing, by the hedgehog's name, and the points."""
    scored = tally(CONTENT, scoring, hedgehogs_at(*at), cards(hand), home=home)
    names = (hedgehog.name for hedgehog in CONTENT.hedgehogs)
    return {name: term for name, term in zip(names, scored.terms, strict=True) if term}, (
        scored.points
    )
