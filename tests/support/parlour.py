"""A small card game that uses every word of the kernel's vocabulary, for the laws and the tables.

Everybody bids at once (Count); a turn plays a card, a wild one with its suit (Pick, a tree), maybe
after putting one or two cards away (Pick, several); everybody else is asked to echo it (a reaction
with a lapse); a breath follows in which anybody may catch (voluntary, posted, opening after a
blink) until the table itself ends it; whoever leads says a toast (Say) while all get ready.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.action import (
    Action,
    Count,
    Field,
    Lapse,
    Offer,
    Option,
    Pick,
    Press,
    Say,
    Wait,
    admits,
)
from engine.event import Event, Line, Seat, Typed, line
from engine.game import GameInfo, Habit, Outcome, Step, Upgrade
from engine.options import Choice, Number, Options, Switch
from engine.refusals import Illegal
from engine.rng import Rng
from engine.scene import Box, Scene, Words

Card: TypeAlias = str

HAND = 3
SUITS = ("a", "b", "c")
WILD = "w"


class State(Struct, frozen=True):
    rng: Rng
    catching: bool
    ranks: int
    rounds: int
    played: int  #: rounds that are over
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    away: tuple[Card, ...]
    phase: str  #: bid, turn, echo, breath, toast, over
    turn: int
    number: int  #: of the turn, from the start of the game
    answered: tuple[bool, ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]  #: of this round
    scores: tuple[int, ...]
    swapped: bool = False
    caught: int | None = None
    toast: str = ""


class View(Struct, frozen=True):
    seat: int | None
    phase: str
    turn: int
    number: int
    played: int
    catching: bool
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    left: int
    pile: tuple[Card, ...]
    away: tuple[Card, ...]
    answered: tuple[bool, ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    swapped: bool
    caught: int | None
    toast: str


class Parlour:
    """The game; see the module."""

    info = GameInfo(
        slug="parlour",
        seats=(2, 3, 4),
        options=(
            Choice(key="deck", values=("small", "large"), default="small"),
            Switch(key="catching", default=True),
            Number(key="rounds", low=1, high=2),
            Number(key="starter", low=0, high=3, carried=True),
        ),
        verbs=("bid", "play", "swap", "echo", "pass", "catch", "close", "ready", "toast"),
        minutes=(2, 5),
        bound=220,
    )
    state_type = State
    upgrades: Mapping[int, Upgrade] = {}

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        state = State(
            rng=rng,
            catching=options.switch("catching", True),
            ranks=4 if options.choice("deck", "small") == "small" else 5,
            rounds=options.number("rounds", 1 if seats > 3 else 2),
            played=0,
            deck=(),
            hands=((),) * seats,
            pile=(),
            away=(),
            phase="bid",
            turn=options.number("starter") % seats,
            number=0,
            answered=(),
            bids=(),
            points=(),
            scores=(0,) * seats,
        )
        return Step(_deal(state), (line("parlour-dealt", round=1),))

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            phase=state.phase,
            turn=state.turn,
            number=state.number,
            played=state.played,
            catching=state.catching,
            hand=() if seat is None else state.hands[seat],
            sizes=tuple(map(len, state.hands)),
            left=len(state.deck),
            pile=state.pile,
            away=state.away,
            answered=state.answered,
            bids=tuple(
                bid if state.phase != "bid" or at == seat else None
                for at, bid in enumerate(state.bids)
            ),
            points=state.points,
            scores=state.scores,
            swapped=state.swapped,
            caught=state.caught,
            toast=state.toast,
        )

    def offers(self, view: View) -> tuple[Offer, ...]:
        if view.seat is None:
            return _of_table(view)
        asked = _ASKED.get(view.phase)
        return asked(view, view.seat) if asked else ()

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        if not any(admits(offer, action) for offer in self.offers(self.view(state, seat))):
            if seat is not None and action.verb == "play" and state.turn != seat:
                raise Illegal("parlour-refusal-turn", seat=Seat(state.turn))
            raise Illegal("parlour-refusal")
        if seat is None:
            return _next_turn(replace(state, phase="turn"))
        return _MOVES[action.verb](state, seat, action.args)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        best = max(state.scores)
        return Outcome(
            places=tuple(1 + sum(other > own for other in state.scores) for own in state.scores),
            scores=state.scores,
            sides=tuple(range(len(state.scores))),
            reason=line("parlour-over", seat=Seat(state.scores.index(best)), points=best),
            carry={"starter": state.scores.index(best)},
        )

    def promise(self, state: State, seat: int) -> int:
        return 500

    def habits(self, state: State, seat: int) -> tuple[Habit, ...]:
        return ()

    def picture(self, view: View, pending: Action | None = None) -> Scene:
        ghost = pending.args[0] if pending and pending.args else ""
        return Scene(
            size=(200, 100),
            ground=(Box(0, 0, 200, 100, fill="#224422"),),
            marks=(
                Words(100, 50, view.pile[-1] if view.pile else "-", fill="#ffffff"),
                Words(100, 80, ghost[:2], fill="#ffffff80"),
                *(Words(20 * at + 20, 20, card) for at, card in enumerate(view.hand)),
            ),
            alt=line("parlour-alt", number=view.number),
            twin=(
                line(
                    "parlour-twin-pile",
                    top=_card(view.pile[-1]) if view.pile else line("parlour-no-card"),
                ),
                line("parlour-twin-hand", cards=tuple(_card(card) for card in view.hand)),
            ),
        )

    def scramble(self, state: State, seat: int | None, rng: Rng) -> State:
        # Sorted first: what comes out may not depend on how the hidden cards really lie.
        hidden = [
            *state.deck,
            *(card for at, hand in enumerate(state.hands) if at != seat for card in hand),
        ]
        pool, rng = rng.shuffled(sorted(hidden))
        hands = []
        for at, hand in enumerate(state.hands):
            mine = at == seat
            hands.append(hand if mine else tuple(sorted(pool[: len(hand)])))
            pool = pool if mine else pool[len(hand) :]
        bids = list(state.bids)
        for at, bid in enumerate(bids):
            if at != seat and bid is not None and state.phase == "bid":
                bids[at], rng = rng.below(HAND + 1)
        seeds, rng = rng.shuffled(range(32))
        return replace(
            state, deck=pool, hands=tuple(hands), bids=tuple(bids), rng=Rng(bytes(seeds))
        )


def create() -> Parlour:
    """Give the game as a package of `engine.games` would."""
    return Parlour()


def cards(state: State) -> Counter[Card]:
    """Count every card there is, wherever it lies."""
    return Counter(
        card for zone in (state.deck, *state.hands, state.pile, state.away) for card in zone
    )


def zones(state: State, seat: int | None) -> dict[str, object]:
    """Give what is hidden from the seat and could be otherwise."""
    found: dict[str, object] = {}
    hidden = {f"hand {at}": hand for at, hand in enumerate(state.hands) if at != seat and hand}
    if len(hidden) + bool(state.deck) > 1:
        found.update(hidden)
    if len(state.deck) > 1:
        found["deck"] = state.deck
    if state.phase == "bid":
        found.update({f"bid {at}": bid for at, bid in enumerate(state.bids) if at != seat})
        found = {name: zone for name, zone in found.items() if zone is not None}
    return found


def _of_table(view: View) -> tuple[Offer, ...]:
    if view.phase != "breath":
        return ()
    return (
        Press(
            verb="close",
            ask=f"c{view.number}",
            label=line("parlour-close"),
            lapses=Lapse(Wait.BEAT),
        ),
    )


def _of_bid(view: View, seat: int) -> tuple[Offer, ...]:
    if view.answered[seat]:
        return ()
    label = line("parlour-bid")
    return (Count(verb="bid", ask=f"b{view.played}", label=label, low=0, high=HAND),)


def _of_turn(view: View, seat: int) -> tuple[Offer, ...]:
    if view.turn != seat:
        return ()
    ask = f"t{view.number}" + "s" * view.swapped
    suits = tuple(Option(suit, line(f"parlour-suit-{suit}")) for suit in SUITS)
    play = Pick(
        verb="play",
        ask=ask,
        label=line("parlour-play"),
        options=tuple(
            Option(card, _card(card), suits if card[0] == WILD else (), line("parlour-hint"))
            for card in view.hand
        ),
    )
    if view.swapped or view.left < 2 or len(view.hand) < 2:
        return (play,)
    cards = tuple(Option(card, _card(card)) for card in view.hand)
    swap = Pick(verb="swap", ask=ask, label=line("parlour-swap"), options=cards, most=2)
    return (play, swap)


def _of_echo(view: View, seat: int) -> tuple[Offer, ...]:
    if view.answered[seat]:
        return ()
    ask = f"e{view.number}"
    lapse = Lapse(Wait.PROMPT)
    passing = Press(verb="pass", ask=ask, label=line("parlour-pass"), lapses=lapse, posted=True)
    fitting = tuple(
        Option(card, _card(card)) for card in view.hand if card[0] in (view.pile[-1][0], WILD)
    )
    echo = Pick(verb="echo", ask=ask, label=line("parlour-echo"), options=fitting)
    return (passing, echo) if fitting else (passing,)


def _of_breath(view: View, seat: int) -> tuple[Offer, ...]:
    if not view.catching or view.caught is not None:
        return ()
    return (
        Press(
            verb="catch",
            ask=f"c{view.number}",
            label=line("parlour-catch"),
            voluntary=True,
            opens=Wait.BLINK,
            posted=True,
        ),
    )


def _of_toast(view: View, seat: int) -> tuple[Offer, ...]:
    ready = Press(
        verb="ready",
        ask=f"r{view.played}",
        label=line("parlour-ready"),
        lapses=Lapse(Wait.PROMPT),
        posted=True,
    )
    toast = Say(
        verb="toast",
        ask=f"s{view.played}",
        label=line("parlour-toast"),
        fields=(
            Field("words", line("parlour-words"), 2, 40),
            Field("again", line("parlour-words"), 0, 40),
        ),
        voluntary=True,
    )
    leads = view.points.index(max(view.points)) == seat
    return (ready,) * (not view.answered[seat]) + (toast,) * (leads and not view.toast)


_ASKED = {
    "bid": _of_bid,
    "turn": _of_turn,
    "echo": _of_echo,
    "breath": _of_breath,
    "toast": _of_toast,
}


def _deal(state: State) -> State:
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
    said = line("parlour-has-bid", seat=Seat(seat))
    if all(answered):
        state = replace(state, phase="turn", number=state.number + 1)
    return Step(replace(state, bids=bids, answered=answered), (said,))


def _swap(state: State, seat: int, put: tuple[Card, ...]) -> Step[State]:
    kept = [card for card in state.hands[seat] if card not in put]
    drawn, deck = state.deck[: len(put)], state.deck[len(put) :]
    hands = _with_hand(state, seat, tuple(sorted((*kept, *drawn))))
    away = (*state.away, *sorted(put))
    said = line("parlour-swapped", seat=Seat(seat), cards=tuple(map(_card, sorted(put))))
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
    suited = line(f"parlour-suit-{suit}")
    said = line("parlour-played", seat=Seat(seat), card=_card(card), suit=suited)
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
        said = (line("parlour-echoed", seat=Seat(seat), card=_card(put[0])),)
    phase = "breath" if all(answered) else "echo"
    return Step(replace(state, answered=answered, phase=phase), said)


def _next_turn(state: State) -> Step[State]:
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
        line("parlour-scored", seat=Seat(seat), points=after - before)
        for seat, (before, after) in enumerate(zip(state.scores, scores, strict=True))
    )
    return Step(state, said)


def _catch(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    scores = _plus(state.scores, seat)
    said = line("parlour-caught", seat=Seat(seat))
    return Step(replace(state, caught=seat, scores=scores), (said,))


def _toast(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    said = line("parlour-toasted", seat=Seat(seat), words=Typed(" ".join(args)))
    return Step(replace(state, toast=args[0].strip()), (said,))


def _ready(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    state = replace(state, answered=_answered(state, seat))
    if not all(state.answered):
        return Step(state)
    state = replace(state, played=state.played + 1)
    if state.played == state.rounds:
        return Step(replace(state, phase="over"))
    return Step(_deal(state), (line("parlour-dealt", round=state.played + 1),))


_MOVES = {
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


def _card(card: Card) -> Line:
    return line("parlour-card", suit=line(f"parlour-suit-{card[0]}"), rank=int(card[1:]))


_NOTHING = line("parlour-no-card")
