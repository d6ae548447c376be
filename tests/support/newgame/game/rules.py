"""The rules: the start of a game, what each action does, and how a game ends."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.account import Account, score_changes
from engine.api.action import Action
from engine.api.event import Event, Line, Seat, line
from engine.api.game import Outcome, Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.api.seats import seat_names, shared_places, with_item, with_seat, without
from tests.support.newgame.game.model import Content, State, View


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Return the first round, dealt."""
    empty = State(
        rounds=options.number("rounds"),
        round=0,
        turn=None,
        hands=((),) * seats,
        played=(None,) * seats,
        stock=(),
        scores=(0,) * seats,
        rng=rng,
    )
    return _deal(content, empty)


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Return the state after an action. Raise `Illegal` with the reason."""
    if state.is_over:
        raise Illegal("newgame-over")
    if seat is not None and action.verb == "play":
        return _play(state, seat, action.args)
    if seat is not None and action == Action("ready"):
        return _ready(content, state, seat)
    raise NotOffered


def outcome(state: State) -> Outcome | None:
    """Return the result after the last round: the most points win (§5)."""
    if not state.is_over:
        return None
    scores, seats = state.scores, range(len(state.scores))
    places = shared_places(scores)
    winners = [seat for seat in seats if places[seat] == 1]
    reason = line("newgame-won", seats=seat_names(winners), points=max(scores))
    return Outcome(places=places, scores=scores, sides=tuple(seats), reason=reason)


def account(before: View | None, events: tuple[Event, ...], after: View) -> Account:
    """Return what the cards that were kept gave to a winner (§4)."""
    scores = before.scores if before is not None else None
    terms = tuple(score_changes(Line("newgame-kept"), scores, after.scores))
    return Account(terms, line("newgame-round", round=after.round, rounds=after.rounds))


def _deal(content: Content, state: State) -> Step[State]:
    """Deal the next round; another seat begins each time (§2)."""
    seats, size = len(state.hands), content.hand
    cards, rng = state.rng.shuffled(range(1, content.highest + 1))
    starter = state.round % seats
    dealt = replace(
        state,
        round=state.round + 1,
        turn=starter,
        hands=tuple(tuple(sorted(cards[at * size : (at + 1) * size])) for at in range(seats)),
        played=(None,) * seats,
        stock=cards[seats * size :],
        ready=(),
        rng=rng,
    )
    said = line("newgame-dealt", round=dealt.round, rounds=state.rounds, seat=Seat(starter))
    return Step(dealt, (said,))


def _play(state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    """Play a card (§3); the last one of a round ends it."""
    if state.turn is None:
        raise Illegal("newgame-between-rounds")
    if state.turn != seat:
        raise Illegal("newgame-not-your-turn", seat=Seat(state.turn))
    card = next((card for card in state.hands[seat] if args == (str(card),)), None)
    if card is None:
        raise Illegal("newgame-not-in-hand")
    following = (seat + 1) % len(state.hands)
    state = replace(
        state,
        hands=with_item(state.hands, seat, without(state.hands[seat], card)),
        played=with_item(state.played, seat, card),
        turn=following if state.played[following] is None else None,
    )
    said = line("newgame-played", seat=Seat(seat), card=card)
    if state.turn is not None:
        return Step(state, (said,))
    scored = _score(state)
    return Step(scored.state, (said, *scored.events))


def _score(state: State) -> Step[State]:
    """Add the points of a round to the score of the highest card (§4)."""
    winner = max(range(len(state.hands)), key=lambda seat: state.played[seat] or 0)
    points = sum(state.hands[winner])
    scores = with_item(state.scores, winner, state.scores[winner] + points)
    said = line("newgame-scored", seat=Seat(winner), points=points)
    return Step(replace(state, scores=scores), (said,))


def _ready(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat has seen the open hands; deal when all have."""
    if state.turn is not None:
        raise Illegal("newgame-round-runs")
    if seat in state.ready:
        raise Illegal("newgame-already-ready")
    state = replace(state, ready=with_seat(state.ready, seat))
    return _deal(content, state) if len(state.ready) == len(state.hands) else Step(state)
