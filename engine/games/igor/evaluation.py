"""How well a seat stands, as far as it can know: its coins, the tricks to come, and the rules.

A small network estimates how many more tricks of the round the seat will win. Its weights, in
learned.py, were not chosen but learned from rounds that it played against itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import mul

from engine.api.game import evaluation_of_lead
from engine.games.igor import duties, rule_deck
from engine.games.igor.content import CARD, Content, RuleId
from engine.games.igor.learned import HIDDEN_UNITS, OUTPUT, OUTPUT_UNITS, SUIT_UNITS
from engine.games.igor.model import CHANGE, READING, TAKE, State, find_rule
from engine.games.igor.tricks import strongest

#: A lead of this many coins wins three games out of four.
_SWING = 8

#: How often somebody claims a forbidden card.
_CLAIMED = 1 / 2

#: How many coins a round a rule is worth to who keeps it better than others: most if it forbids
#: cards, as keeping it costs tricks; if it demands an act, the less the rarer and easier that is.
_BAN, _SUM, _ACT = 1.0, 0.8, 0.4

#: How often a card or trick meets a condition that its face alone does not decide, unless in three.
_SHARES = {"rank_eq_trick": 0.1, "same_rank": 0.1, "one_step": 0.2}
_USUAL_SHARE = 1 / 3

#: More rules than these nobody can keep in mind.
_MOST_RULES = 6


def evaluator(content: Content) -> Callable[[State, int], int]:
    """Return the game's `evaluate`: how far a seat is, or may expect to be, ahead of the mean."""

    def evaluate(state: State, seat: int) -> int:
        board = state.board
        if board.phase in (CHANGE, TAKE, READING):
            more = _worth_of_rules(content, state, seat)
        else:
            more = _lead_to_come(content, state, seat) - _fines_to_come(content, state, seat)
        mean = (sum(board.coins) - board.coins[seat]) / (board.seats - 1)
        return evaluation_of_lead(board.coins[seat] - mean + more, _SWING)

    return evaluate


def _lead_to_come(content: Content, state: State, seat: int) -> float:
    """Return how many more coins than the others' mean the seat may expect for tricks."""
    board = state.board
    left = board.hand_size - board.completed_tricks
    if not (board.trick or state.hands[seat]):
        return 0.0
    own = expected_tricks(content, state, seat)
    return (own - (left - own) / (board.seats - 1)) * content.coins.trick


def _fines_to_come(content: Content, state: State, seat: int) -> float:
    """Return what forbidden cards of the seat may cost that can still be claimed."""
    broken = [
        duty
        for duty in state.duties[state.duties_over :]
        if duty.seat == seat and duty.act.word == CARD and not duty.paid and duty.expired_at is None
    ]
    seats = state.board.seats
    count = sum(duties.is_breach(content, state, duty) for duty in broken)
    return count * content.coins.fine * _CLAIMED * seats / (seats - 1)


def _worth_of_rules(content: Content, state: State, seat: int) -> float:
    """Return what the rules are worth in the rounds to come to who remembers them best."""
    board = state.board
    rules = [_worth_of_rule(content, state, each.rule) for each in state.in_force]
    if board.phase is TAKE and board.changers[0] == seat:
        choice = (*state.drawn_rules, *rule_deck.returnable(board, state.removed))
        rules.append(max(_worth_of_rule(content, state, rule) for rule in choice))
    return sum(sorted(rules)[-_MOST_RULES:]) * (board.rounds - board.round + 1)


def _worth_of_rule(content: Content, state: State, rule_id: RuleId) -> float:
    rule = find_rule(content, state.board, rule_id)
    if rule.on == "honour":
        return 0.0  # the house cannot judge it
    if rule.on == "ban":
        return _BAN
    worth = _SUM if rule.act == "call-total" else _ACT
    for condition in rule.when:
        kind, _, what = condition.partition("-")
        faces = content.faces.values()
        if kind == "shows":
            worth *= sum(what in face.shows for face in faces) / len(faces)
        elif kind == "rank":
            worth /= content.ranks
        else:
            worth *= _SHARES.get(kind, _USUAL_SHARE)
    return worth if rule.on == "play" else worth * _USUAL_SHARE


def expected_tricks(content: Content, state: State, seat: int) -> float:
    """Return how many more tricks of the round the seat may expect, after a card of its own.

    What the network finds about each suit is added up.
    """
    plain = [0.0] * len(SUIT_UNITS)
    trick, *suits = _inputs(content, state, seat)
    for inputs in suits:
        for at, unit in enumerate(SUIT_UNITS):
            found = sum(map(mul, unit, inputs))
            if found > 0:
                plain[at] += found
    pooled = (*plain, *trick)
    expected: float = sum(map(mul, OUTPUT, pooled))
    for unit, weight in zip(HIDDEN_UNITS, OUTPUT_UNITS, strict=True):
        found = sum(map(mul, unit, pooled))
        if found > 0:
            expected += weight * found
    return expected


def _inputs(content: Content, state: State, seat: int) -> Iterator[Sequence[float]]:
    """Yield what the network reads: first about trick and hand, then about each suit."""
    board, seats, voids = state.board, state.board.seats, state.voids
    others = [(seat + step) % seats for step in range(1, seats)]
    hand = [content.faces[card] for card in state.hands[seat]]
    unseen = [[content.copies] * content.ranks for _ in content.suits]
    for face in (*hand, *(content.faces[card] for played in state.played for card in played)):
        unseen[face.suit][face.rank] -= 1
    trick = [content.faces[played.card] for played in board.trick]
    holder, led, rank, off = board.turn, None, 0, False
    to_act = others[: seats - len(trick)] if trick else []
    above = above_off = 0
    if trick:
        best = strongest(trick)
        holder, led, rank = board.trick[best].seat, trick[0].suit, trick[best].rank
        off = trick[best].suit != led
        above = 0 if off else sum(unseen[led][rank + 1 :])
        least = rank + 1 if off else 0
        above_off = sum(sum(ranks[least:]) for suit, ranks in enumerate(unseen) if suit != led)
    is_ahead = bool(trick) and holder == seat
    lacking = [led in voids[other] for other in to_act[:2]]
    yield (
        1,
        len(hand),
        1 / (len(hand) + 1),
        seats - 3,
        not trick,
        *(not trick and holder == each for each in (seat, others[0], others[-1])),
        is_ahead,
        len(to_act) == 1,
        len(to_act) == 2,
        len(to_act) / (seats - 1),
        off,
        rank,
        is_ahead and off,
        is_ahead * rank,
        (is_ahead and off) * rank,
        above_off,
        above,
        *lacking,
        *(False,) * (2 - len(lacking)),
        len(content.suits) - len({face.suit for face in hand}),
        *(bool(trick) and holder == each for each in (others[0], others[-1])),
        *(sum(face.rank == each for face in hand) for each in range(content.ranks)),
        *map(sum, zip(*unseen, strict=True)),
    )
    for suit, ranks in enumerate(unseen):
        own = [face.rank for face in hand if face.suit == suit]
        lack = [other for other in others if suit in voids[other]]
        is_led = suit == led
        yield (
            1,
            len(own) > 0,
            len(own) > 1,
            len(own) > 2,
            len(own),
            own[-1] + 1 if own else 0,
            own[0] + 1 if own else 0,
            sum(ranks[own[-1] + 1 :]) if own else 0,
            sum(ranks[own[0] + 1 :]) if own else 0,
            sum(ranks),
            len(lack) / (seats - 1),
            others[0] in lack,
            others[-1] in lack,
            is_led,
            rank + 1 if is_led and not off else 0,
            is_led * sum(other in lack for other in to_act) / (seats - 1),
            is_led * len(to_act) / (seats - 1),
            sum(each >= 7 for each in own),
            sum(4 <= each < 7 for each in own),
            sum(each < 4 for each in own),
            sum(ranks[7:]),
            len(hand),
            not trick and holder == seat,
        )
