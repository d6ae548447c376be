"""The rules: rounds are dealt, cards move hedgehogs, hands are scored, and somebody wins.

Pure functions of the content and a state. This module does not know what a seat may see.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Event, Line, Seat, Typed, line
from engine.api.game import Outcome, Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.api.seats import seat_names, shared_places, with_item, with_seat, without
from engine.games.race.model import (
    JOKER,
    Board,
    Card,
    Content,
    Face,
    LastMove,
    RoundResult,
    State,
    Tally,
)


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Deal the first round; its starter is drawn or is the host (§8)."""
    starter = 0
    if options.choice("first", "random") == "random":
        starter, rng = rng.below(seats)
    usual = next(iter(content.scoring))
    return _deal(content, options.choice("scoring", usual), 1, starter, (0,) * seats, rng)


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Play a card, or note that a seat is ready for the next round.

    Raise `Illegal` with the rule's reason; a card that ends the round is scored at once (§15).
    """
    verb, args = action.verb, action.args
    if seat is not None and verb == "play":
        return _play(content, state, seat, args)
    if seat is not None and verb == "ready" and not args:
        return _ready(content, state, seat)
    if seat is not None and verb == "pass":
        raise Illegal("race-no-passing")  # §9
    raise NotOffered


def outcome(state: State) -> Outcome | None:
    """Return the result after the last round: most points, then most in that round (§25 to §27)."""
    board = state.board
    if not board.is_over:
        return None
    final_places = places(board)
    return Outcome(
        places=final_places,
        scores=board.totals,
        sides=tuple(range(board.rounds)),
        reason=_reason(board, final_places),
    )


def places(board: Board) -> tuple[int, ...]:
    """Return the places by total points, then by this round's points; ties share (§27)."""
    assert board.last_round is not None
    last = (tally.points for tally in board.last_round.tallies)
    return shared_places(tuple(zip(board.totals, last, strict=True)))


def tally(
    content: Content,
    scoring: str,
    positions: tuple[int, ...],
    hand: tuple[Face, ...],
    *,
    home: bool,
) -> Tally:
    """Score a hand at the end of a round (§17 to §20, §29 to §32); `home`: it ended the round."""
    values = content.track
    found = weights(content, scoring, hand)
    terms = tuple([values[at] * weight for at, weight in zip(positions, found, strict=True)])
    bonus = content.scoring[scoring].bonus if home else 0
    # §20: the bonus is added first, then nobody falls below 0.
    return Tally(hand, terms, bonus, max(0, sum(terms) + bonus))


def weights(content: Content, scoring: str, hand: tuple[Face, ...]) -> list[int]:
    """Return how often the value of each hedgehog counts for a hand (§17, §18, §29 to §31)."""
    scale = content.scoring[scoring]
    found = [0] * len(content.hedgehogs)
    for face in {*hand}:
        card = content.cards[face]
        if card.hedgehog is None:
            continue  # §18
        single = scale.card[card.steps]
        pairs, singles = divmod(hand.count(face), 2)
        pair = scale.pair.get(card.steps, 2 * single)
        found[card.hedgehog] += pairs * pair + singles * single
    return found


def _deal(
    content: Content, scoring: str, number: int, starter: int, totals: tuple[int, ...], rng: Rng
) -> Step[State]:
    seats = len(totals)
    size = content.deal[seats].hand
    # All cards are shuffled for every round, so that different ones are left out (§5).
    cards, rng = rng.shuffled(content.pack)
    hands = tuple(content.as_hand(cards[at * size : (at + 1) * size]) for at in range(seats))
    positions = (0,) * len(content.hedgehogs)
    board = Board(scoring, number, starter, starter, positions, (), totals)
    state = State(board, hands, content.as_hand(cards[seats * size :]), rng)
    return Step(
        state, (line("race-dealt", round=number, rounds=seats, seat=Seat(starter), cards=size),)
    )


def _play(content: Content, state: State, seat: int, args: tuple[str, ...]) -> Step[State]:
    board, hand = state.board, state.hands[seat]
    if board.turn is None:
        raise Illegal("race-over" if board.is_over else "race-between-rounds")
    if board.turn != seat:
        raise Illegal("race-not-your-turn", seat=Seat(board.turn))
    card, racer = _chosen(content, hand, args)
    start = board.positions[racer]
    # §13: steps beyond the finish are lost.
    space = min(start + card.steps, content.finish)
    home = space == content.finish
    hands = with_item(state.hands, seat, without(hand, card.face))
    moved = Board(
        board.scoring,
        board.round,
        board.starter,
        None if home else _next_seat(hands, seat),
        with_item(board.positions, racer, space),
        (*board.pile, card.face),
        board.totals,
        last_move=LastMove(seat, racer, start),
    )
    event = moved_event(content, seat, card, racer, space)
    after = State(moved, hands, state.removed, state.rng)
    if moved.turn is not None:
        return Step(after, (event,))
    scored, events = _scored(content, after, seat if home else None)
    return Step(scored, (event, *events))


def _chosen(content: Content, hand: tuple[Face, ...], args: tuple[str, ...]) -> tuple[Card, int]:
    """Return the card of the hand that is played and the hedgehog it moves (§10, §11)."""
    if not args:
        raise Illegal("race-no-card")
    face, *names = args
    card = content.cards.get(face)
    if card is None and (face == JOKER or face in content.names):
        raise Illegal("race-which-steps", hedgehog=Line(f"race-{face}"))
    if card is None:
        raise Illegal("race-no-such-card", card=Typed(face))
    if face not in hand:
        raise Illegal("race-not-in-hand", card=card.line)
    if card.hedgehog is not None:
        if names:
            raise Illegal("race-moves-its-own", card=card.line)
        return card, card.hedgehog
    if not names:
        raise Illegal("race-joker-needs-one")
    if len(names) > 1:
        raise Illegal("race-joker-moves-one")
    if names[0] not in content.names:
        raise Illegal("race-no-such-hedgehog", hedgehog=Typed(names[0]))
    return card, content.names[names[0]]


def _next_seat(hands: tuple[tuple[Face, ...], ...], seat: int) -> int | None:
    """Return the next seat round the table that holds a card (§14, §33)."""
    for step in range(1, len(hands) + 1):
        following = (seat + step) % len(hands)
        if hands[following]:
            return following
    return None


def moved_event(content: Content, seat: int, card: Card, racer: int, space: int) -> Event:
    """Return what a card did: who played it, and where its hedgehog stands now."""
    hedgehog = content.hedgehogs[racer].line
    return line(
        "race-moved" if card.hedgehog is not None else "race-moved-joker",
        seat=Seat(seat),
        card=card.line,
        hedgehog=hedgehog,
        value=content.track[space],
        left=content.finish - space,
    )


def _scored(
    content: Content, state: State, finisher: int | None
) -> tuple[State, tuple[Event, ...]]:
    """Lay the hands open, score them and pay (§15, §16, §21)."""
    board = state.board
    tallies = tuple(
        tally(content, board.scoring, board.positions, hand, home=seat == finisher)
        for seat, hand in enumerate(state.hands)
    )
    totals = tuple(total + each.points for total, each in zip(board.totals, tallies, strict=True))
    scored = replace(board, totals=totals, last_round=RoundResult(finisher, tallies))
    scores = tuple(
        line("race-score", seat=Seat(seat), points=each.points) for seat, each in enumerate(tallies)
    )
    ended = (
        line("race-stuck", round=board.round)
        if finisher is None
        else line("race-home", seat=Seat(finisher), bonus=tallies[finisher].bonus)
    )
    told = line("race-round-scores", round=board.round, scores=scores)
    return replace(state, board=scored), (ended, told)


def _ready(content: Content, state: State, seat: int) -> Step[State]:
    board = state.board
    if board.is_over:
        raise Illegal("race-over")
    if board.turn is not None:
        raise Illegal("race-round-runs")
    if seat in board.ready:
        raise Illegal("race-already-ready")
    ready = with_seat(board.ready, seat)
    if len(ready) < board.rounds:
        return Step(replace(state, board=replace(board, ready=ready)))
    # §24: left of the last starter, not of the finisher, so that everybody starts once.
    starter = (board.starter + 1) % board.rounds
    return _deal(content, board.scoring, board.round + 1, starter, board.totals, state.rng)


def _reason(board: Board, final_places: tuple[int, ...]) -> Line:
    winners = tuple(seat for seat, place in enumerate(final_places) if place == 1)
    most = max(board.totals)
    if len(winners) > 1:
        return line("race-won-shared", seats=seat_names(winners), points=most)
    by_last_round = board.totals.count(most) > 1
    key = "race-won-last-round" if by_last_round else "race-won"
    return line(key, seat=Seat(winners[0]), points=most)
