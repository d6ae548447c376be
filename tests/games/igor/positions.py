"""Tables in the situation that a test is about, built without playing up to it.

Cards are spelt suit, rank, copy: "L2A" is the first lightning 2, "H9" the first heart 9.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.api.action import Action
from engine.api.event import Line
from engine.api.game import Step
from engine.api.options import resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.games.igor import create
from engine.games.igor.content import Card, OwnRule, Rule
from engine.games.igor.model import Board, Phase, RuleInForce, State, Uses
from tests.support.games import SEEDS

IGOR = create(SEEDS)
CONTENT = IGOR.content
RNG = Rng(bytes(16))

HONOUR = OwnRule(Rule(id="c1", on="honour"), "Whisper", text="Speak only in whispers.")
SNAIL = OwnRule(
    Rule(id="c1", on="play", when=("rank-5",), act="c1", window="soon"),
    "Snail",
    phrase="Slowly, slowly!",
)


def card(spelt: str) -> Card:
    """Return the card; the copy is the first if none is named."""
    return (spelt if len(spelt) == 3 else f"{spelt}a").lower()


def cards(spelt: str) -> tuple[Card, ...]:
    """Return the cards in the order they are written."""
    return tuple(map(card, spelt.split()))


def position(
    *hands: str,
    rules: str = "",
    turn: int = 0,
    dealer: int | None = None,
    coins: Sequence[int] = (),
    won: Sequence[int] = (),
    size: int | None = None,
    soon: str = "card",
    wait: str = "breath",
    round: int = 1,
    own: tuple[object, ...] = (),
    played: Sequence[str] = (),
) -> State:
    """Return a round in play with these hands and rules. The dealer is the last seat by default."""
    seats = len(hands)
    tricks = won or (0,) * seats
    held = tuple(CONTENT.as_hand(cards(spelt)) for spelt in hands)
    played_cards = tuple(map(cards, played)) or ((),) * seats
    used = {card for cards_ in (*held, *played_cards) for card in cards_}
    in_force = tuple(RuleInForce(rule, round) for rule in rules.split())
    board = Board(
        phase=Phase.PLAY,
        rounds=seats,
        hand_size=size if size is not None else sum(tricks) + len(held[turn]),
        soon_until=soon,
        waits_for_all=wait == "all",
        round=round,
        dealer=seats - 1 if dealer is None else dealer,
        turn=turn,
        beat=sum(tricks) * seats,
        coins=tuple(coins) or (10,) * seats,
        tricks_won=tuple(tricks),
        rule_count=len(in_force),
        uses=(Uses(),) * seats,
        own_rules=own,  # type: ignore[arg-type]
    )
    return State(
        board=board,
        in_force=in_force,
        rule_deck=tuple(rule.id for rule in CONTENT.cards if rule.id not in rules.split()),
        hands=held,
        deck=tuple(card for card in CONTENT.pack if card not in used),
        played=played_cards,
        voids=((),) * seats,
        rng=RNG,
    )


def dealt(seats: int = 5, seed: int = 0, **options: Any) -> State:
    """Return a new game with this seed and these options."""
    chosen = resolve_options(IGOR.info.options, options, {})
    return IGOR.setup(seats, chosen, Rng(seed.to_bytes(16, "big"))).state


def do(state: State, *moves: str) -> State:
    """Return the state after moves like "0 play l7a" (seat 0) or "- close_claims" (the table)."""
    for move in moves:
        state = step(state, move).state
    return state


def step(state: State, move: str) -> Step[State]:
    """Return the step of one move."""
    seat, verb, *words = move.split()
    return IGOR.apply(state, None if seat == "-" else int(seat), Action(verb, tuple(words)))


def play(state: State, spelt: str) -> State:
    """Return the state after these cards are played in turn."""
    for each in cards(spelt):
        state = do(state, f"{state.board.turn} play {each}")
    return state


def catch(state: State, seat: int, accused: int, act: str) -> State:
    """Return the state after a cry, its accusation and the end of the moment."""
    return do(state, f"{seat} catch", f"{seat} charge {accused + 1} {act}", "- close_claims")


def coins(state: State) -> tuple[int, ...]:
    """Return the coins of each seat."""
    return state.board.coins


def offered(state: State, seat: int | None, verb: str) -> Any:
    """Return the seat's offer of this verb, or None."""
    offers = IGOR.offers(IGOR.view(state, seat))
    return next((offer for offer in offers if offer.verb == verb), None)


def verbs(state: State, seat: int | None) -> list[str]:
    """Return the verbs of the seat's offers."""
    return [offer.verb for offer in IGOR.offers(IGOR.view(state, seat))]


def event_keys(step: Step[State]) -> list[str]:
    """Return the text keys of the step's events."""
    return [event.key for event in step.events]


def refusal(state: State, move: str) -> str:
    """Return the text key of the reason why a move is refused."""
    return refused(state, move).key


def refused(state: State, move: str) -> Line:
    """Return the reason why a move is refused."""
    try:
        step(state, move)
    except Illegal as why:
        return why.line
    raise AssertionError(f"{move} was not refused")


def end_last_call(state: State) -> State:
    """Let all seats be ready during the last call."""
    for seat in range(state.board.seats):
        if state.board.phase is Phase.LAST_CALL:
            state = do(state, f"{seat} ready")
    return state


def play_round(state: State) -> State:
    """Return the state after a round without rule changes, in which all play their first card."""
    while state.board.phase is Phase.CHANGE:
        state = do(state, f"{state.board.changers[0]} change pass")
    while state.board.phase is Phase.READING:
        unread = next(s for s in range(state.board.seats) if s not in state.board.ready)
        state = do(state, f"{unread} ready")
    while state.board.phase is Phase.PLAY:
        offer = offered(state, state.board.turn, "play")
        state = do(state, f"{state.board.turn} play {offer.options[0].value}")
    return end_last_call(state)


def write(state: State, seat: int, *words: str) -> State:
    """Return the state after the seat has proposed a rule in its own words: title, text."""
    return IGOR.apply(state, seat, Action("write", words)).state


def vote(state: State, *ballots: str) -> State:
    """Return the state after each seat has voted on the first open vote, in order of seats."""
    number = state.board.votes[0].number
    for seat, ballot in enumerate(ballots):
        state = do(state, f"{seat} vote {ballot}-{number}")
    return state


def missed_zap(seats: int = 4, **more: Any) -> State:
    """Return a table where seat 0 has played lightning without "Zzzap!"; seat 2 is in turn."""
    hands = ["L1 B1", "B2 B3", "B4 B5", "B6 B7", "B8 B9"][:seats]
    return play(position(*hands, rules="r02", **more), "L1 B2")
