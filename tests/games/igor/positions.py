"""Tables laid by hand, so that no test has to play up to the moment it is about.

Cards are spelt suit, rank, copy: "L2A" is the first lightning 2, "H9" the first heart 9.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line
from engine.api.game import Step
from engine.api.options import resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.games.igor import create
from engine.games.igor.content import Card
from engine.games.igor.model import Board, Phase, PlayedCard, RuleInForce, State, Uses
from tests.support.games import SEEDS

IGOR = create(SEEDS)
CONTENT = IGOR.content
RNG = Rng(bytes(16))


def card(spelt: str) -> Card:
    """Read a card; a copy that is not named is the first."""
    return (spelt if len(spelt) == 3 else f"{spelt}a").lower()


def cards(spelt: str) -> tuple[Card, ...]:
    """Read cards in the order they are written."""
    return tuple(map(card, spelt.split()))


def laid(
    *hands: str,
    rules: str = "",
    turn: int = 0,
    dealer: int | None = None,
    coins: Sequence[int] = (),
    won: Sequence[int] = (),
    size: int | None = None,
    soon: str = "card",
    hand: int = 1,
    own: tuple[object, ...] = (),
    played: Sequence[str] = (),
) -> State:
    """Lay a hand that is being played, with these rules in force. The dealer is the last seat."""
    seats = len(hands)
    tricks = won or (0,) * seats
    held = tuple(CONTENT.as_hand(cards(spelt)) for spelt in hands)
    gone = tuple(map(cards, played)) or ((),) * seats
    out = {each for some in (*held, *gone) for each in some}
    force = tuple(RuleInForce(rule, hand) for rule in rules.split())
    board = Board(
        phase=Phase.PLAY,
        rounds=seats,
        hand_size=size if size is not None else sum(tricks) + len(held[turn]),
        soon_until=soon,
        round=hand,
        dealer=seats - 1 if dealer is None else dealer,
        turn=turn,
        coins=tuple(coins) or (10,) * seats,
        tricks_won=tuple(tricks),
        rule_count=len(force),
        uses=(Uses(),) * seats,
        own_rules=own,  # type: ignore[arg-type]
    )
    return State(
        board=board,
        in_force=force,
        rule_deck=tuple(rule.id for rule in CONTENT.cards if rule.id not in rules.split()),
        hands=held,
        deck=tuple(each for each in CONTENT.pack if each not in out),
        played=gone,
        voids=((),) * seats,
        rng=RNG,
    )


def dealt(seats: int = 5, seed: int = 0, **options: object) -> State:
    """Begin a game from a small seed."""
    chosen = resolve_options(IGOR.info.options, options, {})  # type: ignore[arg-type]
    return IGOR.setup(seats, chosen, Rng(seed.to_bytes(16, "big"))).state


def do(state: State, *moves: str) -> State:
    """Make moves "seat verb word word", "-" for the table: "0 play l7a", "- close_claims"."""
    for move in moves:
        state = step(state, move).state
    return state


def step(state: State, move: str) -> Step[State]:
    """Make one move."""
    seat, verb, *words = move.split()
    return IGOR.apply(state, None if seat == "-" else int(seat), Action(verb, tuple(words)))


def play(state: State, spelt: str) -> State:
    """Play cards in turn, whoever's turn it is."""
    for each in cards(spelt):
        state = do(state, f"{state.board.turn} play {each}")
    return state


def catch(state: State, seat: int, accused: int, act: str) -> State:
    """Cry, say it, and let the moment pass."""
    listed = act in CONTENT.acts.palette
    meant = f"charge {accused + 1} {act}" if listed else f"forbidden {act} {accused + 1}"
    return do(state, f"{seat} catch", f"{seat} {meant}", "- close_claims")


def coins(state: State) -> tuple[int, ...]:
    """Give everybody's coins."""
    return state.board.coins


def offered(state: State, seat: int | None, verb: str) -> object | None:
    """Give the seat's offer of this verb, if it has one."""
    offers = IGOR.offers(IGOR.view(state, seat))
    return next((offer for offer in offers if offer.verb == verb), None)


def verbs(state: State, seat: int | None) -> list[str]:
    """Give the verbs a seat may use."""
    return [offer.verb for offer in IGOR.offers(IGOR.view(state, seat))]


def said(step: Step[State]) -> list[str]:
    """Give the keys of what was said."""
    return [event.key for event in step.events]


def refusal(state: State, move: str) -> str:
    """Give the key of why a move is refused."""
    return refused(state, move).key


def refused(state: State, move: str) -> Line:
    """Give the line that says why a move is refused."""
    try:
        step(state, move)
    except Illegal as why:
        return why.line
    raise AssertionError(f"{move} was not refused")


def to_change(state: State) -> State:
    """Let everybody have nothing more to claim."""
    for seat in range(state.board.seats):
        if state.board.phase is Phase.LAST_CALL:
            state = do(state, f"{seat} ready")
    return state


def through(state: State) -> State:
    """Play a hand to its end as everybody's first card goes, from a change nobody makes."""
    while state.board.phase is Phase.CHANGE:
        state = do(state, f"{state.board.changers[0]} change pass")
    while state.board.phase is Phase.READING:
        unread = next(s for s in range(state.board.seats) if s not in state.board.ready)
        state = do(state, f"{unread} ready")
    while state.board.phase is Phase.PLAY:
        offer = offered(state, state.board.turn, "play")
        state = do(state, f"{state.board.turn} play {offer.options[0].value}")  # type: ignore[union-attr]
    return to_change(state)


def in_trick(state: State, spelt: str, leader: int = 0) -> State:
    """Lay a trick so far without its duties."""
    seats = state.board.seats
    trick = tuple(PlayedCard((leader + at) % seats, each) for at, each in enumerate(cards(spelt)))
    return replace(state, board=replace(state.board, trick=trick))
