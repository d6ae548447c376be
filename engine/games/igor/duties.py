"""Duties: what the rules in force demand of seats. Duties arise, are fulfilled or missed, expire.

No view and no event shows them: the table neither reminds a player nor tells whether an act was
needed (I26). They are kept until the round is over, so that a duty is named by its index.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import comb

from msgspec.structs import replace

from engine.api.seats import with_item
from engine.games.igor import triggers
from engine.games.igor.content import CARD, Act, Breach, Card, Content, Rule
from engine.games.igor.model import PLAY, Duty, State, find_rule
from engine.games.igor.triggers import TrickProgress


def close_windows(state: State, player: int) -> State:
    """Return the state after the windows that a card of `player` ends, before it is played (I23).

    What that player had missed before then expires: it costs nothing any more (I25).
    """
    over, tick = state.duties_over, state.tick
    if over == len(state.duties):
        return state
    is_lead = not state.board.trick
    ends = {"soon": is_lead or state.board.soon_until == "card", "before_lead": is_lead}
    duties = list(state.duties)
    for index in range(over, len(duties)):
        duty = duties[index]
        if duty.closed_at is None:
            if ends.get(duty.window, duty.seat == player):  # else "own_turn"
                duties[index] = replace(duty, closed_at=tick)
        elif duty.seat == player and not _is_over(duty):
            duties[index] = replace(duty, expired_at=tick)
    while over < len(duties) and _is_over(duties[over]):
        over += 1
    return replace(state, duties=tuple(duties), duties_over=over)


def add_of_card(content: Content, state: State, now: TrickProgress) -> State:
    """Add the duties of a card just played, and of the trick if the card completes it (I18).

    An act counts that the player did in the breath before the card; and for what the end of a
    trick demands, also one that a seat did after its own card of that trick (I23).
    """
    added: list[Duty] = []
    early = list(state.early_acts)
    for each in state.in_force:
        rule = find_rule(content, state.board, each.rule)
        if rule.on == "ban":
            added += _suspected_breaches(content, state, rule, now)
            continue
        act = triggers.demanded_act(rule, now) if triggers.is_triggered(rule, now) else None
        if act is not None:
            for seat in triggers.bound_seats(rule, now):
                if act.word in content.acts.aim and act.number == seat + 1:
                    continue  # nobody thanks or points at themselves (I33)
                duty = _duty(state, rule, seat, act, _card(rule, seat, now))
                if (seat == now.actor or rule.on != "play") and (seat, act) in early:
                    early.remove((seat, act))
                    duty = replace(duty, closed_at=state.tick, fulfilled=True)
                added.append(duty)
    if not (added or state.early_acts):
        return state
    # Of the other seats those are kept that have played to the trick, until it is complete.
    played = () if now.complete else [each.seat for each in now.trick[:-1]]
    kept = tuple(each for each in early if each[0] in played)
    return replace(state, duties=(*state.duties, *added), early_acts=kept)


def add_of_fine(content: Content, state: State, payer: int, because: Rule | None) -> State:
    """Add the duties of a seat that has just paid a fine; a rule's own fine never triggers it.

    All get time to act again, whether or not anything is due (I23).
    """
    board = state.board
    if board.phase is not PLAY or not board.beat:
        return state
    state = state.with_board(beat=board.beat + 1, done=())
    # A seat whose acts left in this window are due already could not fulfil them.
    not_over = state.duties[state.duties_over :]
    due = [duty for duty in not_over if duty.seat == payer and duty.closed_at is None]
    if board.uses[payer].acts + len(due) >= board.acts_allowed:
        return state
    rules = (find_rule(content, board, each.rule) for each in state.in_force)
    added = (
        _duty(state, rule, payer, Act(rule.act))
        for rule in rules
        if rule.on == "fine_paid" and rule != because
    )
    return replace(state, duties=(*state.duties, *added))


def perform(state: State, seat: int, act: Act) -> State:
    """Fulfil the seat's oldest open duty that demands this act, else keep it for a later one."""
    for index in range(state.duties_over, len(state.duties)):
        duty = state.duties[index]
        if duty.closed_at is None and duty.seat == seat and duty.act == act:
            fulfilled = replace(duty, closed_at=state.tick, fulfilled=True)
            return replace(state, duties=with_item(state.duties, index, fulfilled))
    return replace(state, early_acts=(*state.early_acts, (seat, act)))


def drop_open(state: State) -> State:
    """Drop the duties that are still open when the rules no longer apply (I18)."""
    closed = tuple(
        replace(duty, closed_at=state.tick, fulfilled=True) if duty.closed_at is None else duty
        for duty in state.duties
    )
    return replace(state, duties=closed, early_acts=())


def find(state: State, seat: int, breach: Breach) -> list[tuple[int, Duty]]:
    """Return the duties of a seat that a breach can be about, each with its index."""
    return [
        (index, duty)
        for index, duty in enumerate(state.duties)
        if duty.seat == seat and duty.act.word == breach
    ]


def is_breach(content: Content, state: State, duty: Duty) -> bool:
    """Return True if a closed duty is a breach; for a ban, if another card could have kept it."""
    if duty.fulfilled:
        return False
    if duty.act.word != CARD:
        return True
    since = state.played[duty.seat][duty.played_count :]
    return _allowed(content, state, duty, (*state.hands[duty.seat], *since)) > 0


def chance_of_breach(content: Content, state: State, duty: Duty, seat: int) -> float:
    """Return how probable a breach is for another seat, by the cards that it has not seen."""
    if duty.act.word != CARD:
        return float(not duty.fulfilled)
    seen = {*state.hands[seat], *(card for cards in state.played for card in cards)}
    lacking = state.voids[duty.seat]
    unseen = [
        card
        for card in content.pack
        if card not in seen and content.faces[card].suit not in lacking
    ]
    held = len(state.hands[duty.seat])
    forbidden = len(unseen) - _allowed(content, state, duty, unseen)
    return 1 - comb(forbidden, held) / comb(len(unseen), held)


def _is_over(duty: Duty) -> bool:
    return duty.expired_at is not None or (duty.fulfilled and not duty.is_unseen)


def _suspected_breaches(
    content: Content, state: State, rule: Rule, now: TrickProgress
) -> Iterator[Duty]:
    """Yield a duty for a card that a ban forbids, unless the rest of the hand left no choice."""
    card, face = now.trick[-1], now.faces[-1]
    ban, _, suit = rule.act.partition("-")
    played = state.played[card.seat]
    is_lead = len(now.trick) == 1
    match ban:
        case "lead_suit":
            suspected = is_lead and content.suits[face.suit] == suit
        case "lead_even_on_odd_trick":
            suspected = is_lead and now.number % 2 == 1 and face.rank % 2 == 0
        case _:
            suspected = len(played) > 1 and content.faces[played[-2]].rank == face.rank
    if suspected:
        yield replace(
            _duty(state, rule, card.seat, Act(CARD), card.card),
            closed_at=state.tick,
            led_suit=None if is_lead else now.faces[0].suit,
            played_count=len(played),
        )


def _allowed(content: Content, state: State, duty: Duty, cards: Iterable[Card]) -> int:
    """Return how many of the cards could have been played instead of one that a ban forbids."""
    played = content.faces[duty.card]
    ban, _, suit = find_rule(content, state.board, duty.rule).act.partition("-")
    faces = [content.faces[card] for card in cards]
    if duty.led_suit == played.suit:
        faces = [face for face in faces if face.suit == played.suit]
    match ban:
        case "lead_suit":
            return sum(content.suits[face.suit] != suit for face in faces)
        case "lead_even_on_odd_trick":
            return sum(face.rank % 2 for face in faces)
        case _:
            return sum(face.rank != played.rank for face in faces)


def _card(rule: Rule, seat: int, now: TrickProgress) -> Card:
    """Return the card that triggered a rule, or what the seat played to the trick that did."""
    if rule.on == "play":
        return now.trick[-1].card
    return next(each.card for each in now.trick if each.seat == seat)


def _duty(state: State, rule: Rule, seat: int, act: Act, card: Card = "") -> Duty:
    return Duty(seat, rule.id, act, rule.window, state.tick, card=card)
