"""Claims: who cried "Catch!" first, what they accuse of, and what it costs (I19 to I27).

A cry takes a place in time; the accusation is made afterwards. Cries of the same moment form a
batch. Batches are judged in order, each once all of its claims name their accusation, and each
claim is judged by what was true when it was cried.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import seat_names, with_item, without
from engine.games.igor import duties, naming
from engine.games.igor.content import CARD, Act, Content, Rule
from engine.games.igor.model import (
    Board,
    Claim,
    OpenClaim,
    Phase,
    Ruling,
    State,
    Tie,
    Vote,
    find_rule,
)

#: How many rulings can be disputed at a time; older ones stand.
_DISPUTABLE_RULINGS = 3

#: What `_find_breach` returns instead of an index if the claim costs nobody anything.
_NOBODY_PAYS = -1


def catch(content: Content, state: State, seat: int) -> Step[State]:
    """Cry "Catch!" to take a place in time (I20)."""
    board = state.board
    if not may_catch(board, seat):
        raise Illegal("igor-no-catch-now")
    number, state = state.next_number()
    batch = board.open_batch
    if batch is None:
        batch, state = state.next_number()
    uses = board.uses[seat]
    state = replace(state, claims=(*state.claims, Claim(number, seat, batch, state.tick)))
    state = state.with_board(
        open_batch=batch,
        open_claims=(*board.open_claims, OpenClaim(seat, number, charged=False)),
        uses=with_item(board.uses, seat, replace(uses, catches=uses.catches + 1)),
    )
    return Step(state, (line("igor-cried", seat=Seat(seat)),))


def may_catch(board: Board, seat: int) -> bool:
    """Return True if a seat may cry: one claim at a time, and as many a card as there are seats."""
    return (
        _may_police(board, seat)
        and all(claim.seat != seat for claim in board.open_claims)
        and board.uses[seat].catches < board.seats
    )


def other_breaches(board: Board) -> tuple[Act, ...]:
    """Return what can be claimed besides a forgotten act of the palette, in force or not."""
    own_rules = (own.rule for own in board.own_rules)
    return (CARD, *(rule.id for rule in own_rules if rule.act == "own" or rule.on == "honour"))


def charge(content: Content, state: State, seat: int, accused: int, act: Act) -> Step[State]:
    """Say who forgot what; the claim is judged with its batch."""
    index = _find_uncharged(state, seat)
    if accused == seat:
        raise Illegal("igor-not-oneself")
    claim = replace(state.claims[index], accused=accused, act=act)
    state = replace(state, claims=with_item(state.claims, index, claim))
    open_claims = tuple(
        replace(each, charged=True) if each.seat == seat else each
        for each in state.board.open_claims
    )
    return _judge_batches(content, state.with_board(open_claims=open_claims))


def withdraw(content: Content, state: State, seat: int) -> Step[State]:
    """Drop a claim that does not accuse anybody yet; it costs nothing."""
    claim = state.claims[_find_uncharged(state, seat)]
    step = _judge_batches(content, _drop_claims(state, (claim,)))
    return Step(step.state, (line("igor-withdrawn", seat=Seat(seat)), *step.events))


def close_batch(content: Content, state: State) -> Step[State]:
    """End the moment: a cry from now on belongs to a later batch (I20)."""
    if state.board.open_batch is None:
        raise Illegal("igor-no-catch-now")
    return _judge_batches(content, state.with_board(open_batch=None))


def choose_first(content: Content, state: State, seat: int, first: int) -> Step[State]:
    """Let the breaker say which of the claims of the same moment was first (I20)."""
    tie = next((tie for tie in state.board.ties if tie.breaker == seat), None)
    if tie is None or first not in tie.claimants:
        raise Illegal("igor-no-tie")
    state = state.with_board(ties=without(state.board.ties, tie))
    rule = find_rule(content, state.board, tie.rule)
    return _uphold(content, state, first, seat, tie.act, rule, (seat, *tie.claimants))


def confess(content: Content, state: State, seat: int, act: Act) -> Step[State]:
    """Own up before anybody claims it, and pay the pool (I22).

    A confession costs a coin whether or not it is true, so nobody can ask for free what is due.
    """
    board = state.board
    if not may_confess(board, seat):
        raise Illegal("igor-no-confession-now")
    uses = board.uses[seat]
    uses = replace(uses, confessions=uses.confessions + 1)
    state = state.with_board(uses=with_item(board.uses, seat, uses))
    unpaid = [
        (index, duty)
        for index, duty in enumerate(state.duties)
        if duty.seat == seat and duties.concerns(duty, act) and not duty.paid and not duty.fulfilled
    ]
    missed = [
        (index, duty)
        for index, duty in unpaid
        if duty.closed_at is not None and duty.expired_at is None
    ]
    because = None
    for index, duty in (missed or unpaid)[:1]:
        because = find_rule(content, board, duty.rule)
        paid = replace(duty, paid=True, closed_at=duty.closed_at or state.tick)
        state = replace(state, duties=with_item(state.duties, index, paid))
    amount, state = _fine(content, state, seat, because=because)
    breach = naming.breach(state.board, act)
    return Step(state, (line("igor-confessed", seat=Seat(seat), act=breach, coins=amount),))


def may_confess(board: Board, seat: int) -> bool:
    """Return True if a seat may own up: once a card, and not while a claim is open."""
    return _may_police(board, seat) and not board.open_claims and board.uses[seat].confessions == 0


def pay_first(
    content: Content, state: State, claimants: Sequence[int], accused: int, act: Act, rule: Rule
) -> Step[State]:
    """Let the breaker pay the claimant, or first say which of several claimants was first."""
    if len(claimants) == 1:
        involved = (accused, *claimants)
        return _uphold(content, state, claimants[0], accused, act, rule, involved)
    number, state = state.next_number()
    tie = Tie(number, accused, act, rule.id, tuple(claimants))
    event = line("igor-same-moment", seats=seat_names(claimants), seat=Seat(accused))
    return Step(state.with_board(ties=(*state.board.ties, tie)), (event,))


def dismiss(
    content: Content, state: State, accuser: int, accused: int, act: Act, *, voted: bool = False
) -> Step[State]:
    """Let a false accuser pay the pool (I21); what a vote has decided cannot be disputed."""
    amount, state = _fine(content, state, accuser)
    if not voted:
        state = _record_ruling(
            state, accuser, accused, act, amount, (accuser, accused), broken=False
        )
    return Step(state, (_verdict("igor-wrong", state, accuser, accused, act, amount),))


def _uphold(
    content: Content,
    state: State,
    accuser: int,
    accused: int,
    act: Act,
    rule: Rule,
    involved: Sequence[int],
) -> Step[State]:
    """Let the breaker pay the accuser (I19); what a vote has decided cannot be disputed."""
    amount, state = _fine(content, state, accused, taker=accuser, because=rule)
    if rule.on != "honour":
        state = _record_ruling(state, accuser, accused, act, amount, involved, broken=True)
    return Step(state, (_verdict("igor-caught", state, accuser, accused, act, amount),))


def _verdict(key: str, state: State, accuser: int, accused: int, act: Act, amount: int) -> Event:
    breach = naming.breach(state.board, act)
    return line(key, seat=Seat(accuser), other=Seat(accused), act=breach, coins=amount)


def _may_police(board: Board, seat: int) -> bool:
    """Return True while rules bind, and after the last card until the seat is ready (I18)."""
    if board.phase is Phase.PLAY:
        return board.cards_played > 0
    return board.phase is Phase.LAST_CALL and seat not in board.ready


def _judge_batches(content: Content, state: State) -> Step[State]:
    """Judge the batches that are over, in order, up to one that lacks an accusation."""
    events: tuple[Event, ...] = ()
    while state.claims:
        oldest = min(claim.batch for claim in state.claims)
        batch = [claim for claim in state.claims if claim.batch == oldest]
        if oldest == state.board.open_batch or any(claim.accused is None for claim in batch):
            break
        state = _drop_claims(state, batch)
        for claims in _group_by_accusation(batch):
            step = _judge(content, state, claims)
            state, events = step.state, (*events, *step.events)
    return Step(state, events)


def _group_by_accusation(claims: Sequence[Claim]) -> Iterable[list[Claim]]:
    """Return the claims with the same accused and act together, the earliest first."""
    groups: dict[tuple[int | None, Act], list[Claim]] = {}
    for claim in sorted(claims, key=lambda each: each.number):
        groups.setdefault((claim.accused, claim.act), []).append(claim)
    return groups.values()


def _judge(content: Content, state: State, claims: list[Claim]) -> Step[State]:
    accused, act = claims[0].accused, claims[0].act
    assert accused is not None
    own = next((own for own in state.board.own_rules if own.rule.id == act), None)
    if own is not None and own.rule.on == "honour":
        return _judge_honour(content, state, [claim.seat for claim in claims], accused, act)
    claimants: dict[int, list[int]] = {}  # index of the breach -> seats that claim it
    events: list[Event] = []
    for claim in claims:
        index = _find_breach(content, state, claim)
        if index is None:
            step = dismiss(content, state, claim.seat, accused, act)
            state = step.state
            events += step.events
        elif index == _NOBODY_PAYS:
            events.append(_nobody_pays(claim.seat, accused))
        else:
            claimants.setdefault(index, []).append(claim.seat)
    for index, seats in claimants.items():
        duty = replace(state.duties[index], paid=True)
        state = replace(state, duties=with_item(state.duties, index, duty))
        rule = find_rule(content, state.board, duty.rule)
        step = pay_first(content, state, seats, accused, act, rule)
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def _find_breach(content: Content, state: State, claim: Claim) -> int | None:
    """Return the index of the duty that a claim is about: the oldest one missed at its cry.

    Returns `_NOBODY_PAYS` if the only ones were still open (I24), already claimed or too old
    (I25), and None if the accusation is false.
    """
    excused = False
    for index, duty in enumerate(state.duties):
        if duty.seat != claim.accused or not duties.concerns(duty, claim.act):
            continue
        closed = _happened_by(duty.closed_at, claim)
        if duty.created_at > claim.at or (duty.fulfilled and closed):
            continue
        if not closed:
            excused = True
        elif not duties.is_breach(content, state, duty):
            continue
        elif duty.paid or _happened_by(duty.expired_at, claim):
            excused = True
        else:
            return index
    return _NOBODY_PAYS if excused else None


def _happened_by(tick: int | None, claim: Claim) -> bool:
    return tick is not None and tick <= claim.at


def _judge_honour(
    content: Content, state: State, claimants: list[int], accused: int, act: Act
) -> Step[State]:
    """Put a claim on an honour rule to the vote; a rule out of play needs no vote (I33)."""
    board = state.board
    events: list[Event] = []
    if all(each.rule != act for each in state.in_force):
        for seat in claimants:
            step = dismiss(content, state, seat, accused, act)
            state = step.state
            events += step.events
        return Step(state, tuple(events))
    voted_on = any((vote.accused, vote.act) == (accused, act) for vote in board.votes)
    all_involved = len(claimants) + 1 == board.seats
    if voted_on or all_involved:
        return Step(state, tuple(_nobody_pays(seat, accused) for seat in claimants))
    number, state = state.next_number()
    vote = Vote(number, tuple(claimants), accused, act)
    event = line("igor-vote", other=Seat(accused), act=naming.breach(board, act))
    return Step(state.with_board(votes=(*board.votes, vote)), (event,))


def _nobody_pays(accuser: int, accused: int) -> Event:
    return line("igor-nobody-pays", seat=Seat(accuser), other=Seat(accused))


def _record_ruling(
    state: State,
    accuser: int,
    accused: int,
    act: Act,
    paid: int,
    involved: Sequence[int],
    *,
    broken: bool,
) -> State:
    """Keep a ruling that uninvolved seats could overturn, if there are any (I28)."""
    number, state = state.next_number()
    ruling = Ruling(number, accuser, accused, act, broken, paid, tuple(sorted({*involved})))
    board = state.board
    if len(ruling.involved) == board.seats:
        return state
    if board.phase is Phase.LAST_CALL:
        # A seat that was ready to go on may want to dispute this.
        state = state.with_board(
            ready=tuple(seat for seat in board.ready if seat not in (accuser, accused))
        )
    return state.with_board(rulings=(*board.rulings, ruling)[-_DISPUTABLE_RULINGS:])


def _find_uncharged(state: State, seat: int) -> int:
    """Return the index of the seat's claim that accuses nobody yet; raises `Illegal` if none."""
    for index, claim in enumerate(state.claims):
        if claim.seat == seat and claim.accused is None:
            return index
    raise Illegal("igor-no-claim")


def _drop_claims(state: State, dropped: Sequence[Claim]) -> State:
    numbers = {claim.number for claim in dropped}
    open_claims = (each for each in state.board.open_claims if each.number not in numbers)
    claims = tuple(claim for claim in state.claims if claim.number not in numbers)
    return replace(state, claims=claims).with_board(open_claims=tuple(open_claims))


def _fine(
    content: Content,
    state: State,
    payer: int,
    *,
    taker: int | None = None,
    because: Rule | None = None,
) -> tuple[int, State]:
    """Return what the seat could pay of a fine (I19), and the state after the payment."""
    amount = min(content.coins.fine, state.board.coins[payer])
    state = state.transfer(amount, giver=payer, taker=taker)
    if amount:
        state = duties.add_of_fine(content, state, payer, because)
    return amount, state
