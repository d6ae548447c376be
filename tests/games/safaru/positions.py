"""Tables in the situation that a test is about, built without playing up to it.

Cards are written as in the examples of the rules: U2 is a unicorn of 2, H10 a hedgehog of 10.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Action, Pick, leaves
from engine.api.event import Line
from engine.api.game import Step
from engine.api.options import resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.api.scene import Figure
from engine.games.safaru import create, drawings
from engine.games.safaru.catches import Catch, catches, limits_of
from engine.games.safaru.model import Board, Card, Due, State, Terms, in_order, number_of, sides_of
from tests.support.games import SEEDS

SAFARU = create(SEEDS)
CONTENT = SAFARU.content
STRICT, FREE = Terms(), Terms(aim="free")
OPEN = Terms(open=True)


def cards(spelt: str) -> tuple[Card, ...]:
    """Return the cards, sorted."""
    return in_order(spelt.lower().split())


def position(
    *hands: str,
    table: str = "",
    piles: tuple[str, ...] = (),
    stock: str = "",
    terms: Terms = STRICT,
    seat: int = 0,
    dealer: int = 0,
    scores: tuple[int, ...] = (),
    number: int = 1,
) -> State:
    """Return a table at which `seat` is to play; there is a hand and a pile for each seat."""
    seats = len(hands)
    board = Board(
        terms,
        seats,
        number,
        dealer,
        seat,
        scores or (0,) * len(set(sides_of(seats))),
        cards(table),
        Due("turn", (seat,)),
    )
    held = tuple(map(cards, piles or ("",) * seats))
    return State(
        board, tuple(map(cards, hands)), held, tuple(stock.lower().split()), Rng(bytes(16))
    )


def dealt(seats: int, seed: int = 0, **given: str) -> State:
    """Return a new match with this seed and these options."""
    options = resolve_options(SAFARU.info.options, given, {})
    return SAFARU.setup(seats, options, Rng(seed.to_bytes(16, "big"))).state


def step(state: State, typed: str, seat: int | None = None) -> Step[State]:
    """Return the step of a move as it is typed, of the awaited seat if none is given."""
    verb, *words = typed.split()
    actor = waited(state) if seat is None else seat
    return SAFARU.apply(state, actor, Action(verb, tuple(words)))


def play(state: State, *moves: str) -> State:
    """Return the state after these moves, each by the awaited seat."""
    for typed in moves:
        state = step(state, typed).state
    return state


def caught(state: State, seat: int = 0) -> tuple[Card, ...]:
    """Return what a seat has caught, sorted."""
    return in_order(state.piles[seat])


def waited(state: State) -> int:
    """Return the first seat that must act."""
    for seat in range(state.board.seats):
        if any(not offer.voluntary for offer in SAFARU.offers(SAFARU.view(state, seat))):
            return seat
    raise AssertionError("nobody is waited for")


def typed(state: State, seat: int | None = None) -> set[str]:
    """Return every listed move that a seat is offered, as it is typed."""
    actor = waited(state) if seat is None else seat
    found = set()
    for offer in SAFARU.offers(SAFARU.view(state, actor)):
        if isinstance(offer, Pick) and offer.most == 1:
            for path in leaves(offer.options):
                found.add(" ".join((offer.verb, *(option.value for option in path))))
        elif not isinstance(offer, Pick):
            found.add(offer.verb)
    return found


def refused(state: State, typed: str, seat: int | None = None) -> Line:
    """Return the reason why this is refused."""
    try:
        step(state, typed, seat)
    except Illegal as why:
        return why.line
    raise AssertionError(f"{typed} was not refused")


def ways(table: str, card: str, terms: Terms = STRICT) -> set[str]:
    """Return the distinct catches of a card, by method: "a u2+h5 t f9 p t8"."""
    found = list(catches(cards(table), card.lower(), limits_of(CONTENT.total, terms)))
    assert len({(each.taken, each.pairing != ()) for each in found}) == len(found)
    return set(map(spelt, found))


def spelt(catch: Catch) -> str:
    """Return a catch by method: "a u2+h5 t f9 p t8"."""
    parts = zip("atp", catch.by_method, strict=True)
    return " ".join(f"{sign} {'+'.join(taken)}" for sign, taken in parts if taken)


def face(card: Card) -> Figure:
    """Return the drawing of a card."""
    animal = CONTENT.animal_of[card[0]]
    return drawings.card(animal, number_of(card), CONTENT.triangles_on[card])


def with_board(state: State, **changes: object) -> State:
    """Return the state with these fields of the board changed."""
    return replace(state, board=replace(state.board, **changes))
