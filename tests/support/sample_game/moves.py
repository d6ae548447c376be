"""What the sample game's moves do."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, Typed, line
from engine.api.game import Step
from tests.support.sample_game.model import HAND, SUITS, WILD, Card, State, card_line


def deal(state: State) -> State:
    seats = len(state.hands)
    pack = [f"{suit}{rank}" for suit in SUITS for rank in range(1, state.ranks + 1)]
    deck, rng = state.rng.shuffled((*pack, "w1", "w2"))
    hands = tuple(tuple(sorted(deck[at * HAND : (at + 1) * HAND])) for at in range(seats))
    return replace(
        state,
        rng=rng,
        deck=deck[seats * HAND :],
        hands=hands,
        pile=(),
        away=(),
        phase="bid",
        answered=(False,) * seats,
        bids=(None,) * seats,
        points=(0,) * seats,
        swapped=False,
        toast="",
    )


def _bid(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    bids = (*state.bids[:seat], int(args[0]), *state.bids[seat + 1 :])
    answered = _answered(state, seat)
    said = line("sample-has-bid", seat=Seat(seat))
    if all(answered):
        state = replace(state, phase="turn", number=state.number + 1)
    return Step(replace(state, bids=bids, answered=answered), (said,))


def _swap(state: State, seat: int, put: tuple[Card, ...]) -> Step[State]:
    kept = [card for card in state.hands[seat] if card not in put]
    drawn, deck = state.deck[: len(put)], state.deck[len(put) :]
    hands = _with_hand(state, seat, tuple(sorted((*kept, *drawn))))
    away = (*state.away, *sorted(put))
    said = line("sample-swapped", seat=Seat(seat), cards=tuple(map(card_line, sorted(put))))
    return Step(replace(state, hands=hands, deck=deck, away=away, swapped=True), (said,))


def _play(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    card, suit = args[0], args[-1][0]
    hands = _with_hand(state, seat, tuple(each for each in state.hands[seat] if each != card))
    fits = bool(state.pile) and suit in (state.pile[-1][0], WILD)
    points = _plus(state.points, seat) if fits else state.points
    answered = tuple(at == seat or not hand for at, hand in enumerate(hands))
    state = replace(
        state,
        hands=hands,
        pile=(*state.pile, card),
        points=points,
        answered=answered,
        phase="breath" if all(answered) else "echo",
        caught=None,
    )
    suited = line(f"sample-suit-{suit}")
    said = line("sample-played", seat=Seat(seat), card=card_line(card), suit=suited)
    return Step(state, (said,))


def _echo(state: State, seat: int, put: tuple[Card, ...]) -> Step[State]:
    said: tuple[Event, ...] = ()
    answered = _answered(state, seat)
    if put:
        hand = tuple(card for card in state.hands[seat] if card not in put)
        state = replace(
            state,
            hands=_with_hand(state, seat, hand),
            pile=(*put, *state.pile),
            points=_plus(state.points, seat),
        )
        said = (line("sample-echoed", seat=Seat(seat), card=card_line(put[0])),)
    phase = "breath" if all(answered) else "echo"
    return Step(replace(state, answered=answered, phase=phase), said)


def next_turn(state: State) -> Step[State]:
    seats = len(state.hands)
    following = [(state.turn + step) % seats for step in range(1, seats + 1)]
    turn = next((seat for seat in following if state.hands[seat]), None)
    number = state.number + 1
    if turn is not None:
        return Step(replace(state, turn=turn, number=number, swapped=False))
    scores = tuple(
        score + points + 2 * (bid == points)
        for score, points, bid in zip(state.scores, state.points, state.bids, strict=True)
    )
    state = replace(state, phase="toast", number=number, scores=scores, answered=(False,) * seats)
    said = tuple(
        line("sample-scored", seat=Seat(seat), points=after - before)
        for seat, (before, after) in enumerate(zip(state.scores, scores, strict=True))
    )
    return Step(state, said)


def _catch(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    scores = _plus(state.scores, seat)
    said = line("sample-caught", seat=Seat(seat))
    return Step(replace(state, caught=seat, scores=scores), (said,))


def _toast(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    said = line("sample-toasted", seat=Seat(seat), words=Typed(" ".join(args)))
    return Step(replace(state, toast=args[0].strip()), (said,))


def _ready(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    state = replace(state, answered=_answered(state, seat))
    if not all(state.answered):
        return Step(state)
    state = replace(state, played=state.played + 1)
    if state.played == state.rounds:
        return Step(replace(state, phase="over"))
    return Step(deal(state), (line("sample-dealt", round=state.played + 1),))


MOVES = {
    "bid": _bid,
    "swap": _swap,
    "play": _play,
    "pass": _echo,
    "echo": _echo,
    "catch": _catch,
    "toast": _toast,
    "ready": _ready,
}


def _answered(state: State, seat: int) -> tuple[bool, ...]:
    return tuple(done or at == seat for at, done in enumerate(state.answered))


def _with_hand(state: State, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _plus(points: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(each + (at == seat) for at, each in enumerate(points))
