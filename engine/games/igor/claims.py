"""Claims: who cried "Catch!" first, what they accuse of, and what is found (I19 to I27).

A cry takes a place in time; the accusation is made afterwards, and judged as soon as the moment of
its cry is over: it waits for no other cry. If an accusation of the same moment is about the same
breach, the breaker says who was first, also if the other one is paid already. Each claim is judged
by what was true when it was cried; `rulings` says what it costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import seat_names, with_item, without
from engine.games.igor import duties, naming, rulings
from engine.games.igor.content import CARD, Breach, Content, OwnRule
from engine.games.igor.model import (
    LAST_CALL,
    PLAY,
    Board,
    Charge,
    Claim,
    Finding,
    Ruling,
    State,
    Tie,
)


@lru_cache(64)
def breaches(content: Content, own_rules: tuple[OwnRule, ...]) -> tuple[Breach, ...]:
    """Return everything that can be claimed, in force or not."""
    rules = (own.rule for own in own_rules)
    own_acts = (rule.id for rule in rules if rule.on == "honour" or rule.act == rule.id)
    return (*content.acts.palette, CARD, *own_acts)


def catch(content: Content, state: State, seat: int) -> Step[State]:
    """Cry "Catch!" to take a place in time (I20)."""
    board = state.board
    may_cry, _ = policing(board, seat)
    if not may_cry or claim_of(board, seat):
        raise Illegal("igor-no-catch-now")
    number, state = state.next_number()
    batch = board.open_batch
    if batch is None:
        batch, state = state.next_number()
    uses = board.uses[seat]
    state = state.with_board(
        open_batch=batch,
        claims=(*board.claims, Claim(number, seat, batch, state.tick)),
        uses=with_item(board.uses, seat, replace(uses, catches=uses.catches + 1)),
    )
    return Step(state, (line("igor-cried", seat=Seat(seat)),))


def policing(board: Board, seat: int) -> tuple[bool, bool]:
    """Return whether a seat without a claim may cry, and whether a seat may own up.

    It may while rules bind, and after the last card until it is ready (I18): a card has as many of
    its claims as there are seats, and one owning up.
    """
    is_late = board.phase is LAST_CALL and seat not in board.ready
    if not is_late and not (board.phase is PLAY and board.beat):
        return False, False
    uses = board.uses[seat]
    return uses.catches < board.seats, not uses.confessions


def claim_of(board: Board, seat: int | None) -> Claim | None:
    """Return the claim of a seat that is not judged yet: it has one at a time."""
    for claim in board.claims:
        if claim.seat == seat:
            return claim
    return None


def charge(content: Content, state: State, seat: int, accused: int, breach: Breach) -> Step[State]:
    """Say who broke what; the claim is judged once its moment is over."""
    claim = _uncharged_claim(state.board, seat)
    if accused == seat:
        raise Illegal("igor-not-oneself")
    if breach not in breaches(content, state.board.own_rules):
        raise Illegal("igor-no-such-act")
    index = state.board.claims.index(claim)
    claims = with_item(state.board.claims, index, replace(claim, charged=True))
    charges = (*state.charges, Charge(claim.number, accused, breach))
    return _judge_charged(content, replace(state, charges=charges).with_board(claims=claims))


def withdraw(content: Content, state: State, seat: int, *, timed_out: bool = False) -> Step[State]:
    """Drop a claim that does not accuse anybody yet; it costs nothing."""
    claim = _uncharged_claim(state.board, seat)
    told = line("igor-not-said" if timed_out else "igor-withdrawn", seat=Seat(seat))
    return Step(_drop_claims(state, [claim]), (told,))


def close_batch(content: Content, state: State) -> Step[State]:
    """End the moment: a cry from now on belongs to a later batch (I20)."""
    if state.board.open_batch is None:
        raise Illegal("igor-no-catch-now")
    return _judge_charged(content, state.with_board(open_batch=None))


def choose_first(content: Content, state: State, seat: int, first: int) -> Step[State]:
    """Let the breaker say which of the claims of the same moment was first (I20)."""
    tie = next((tie for tie in state.board.ties if tie.ruling.accused == seat), None)
    if tie is None or first not in tie.claimants:
        raise Illegal("igor-no-tie")
    state = state.with_board(ties=without(state.board.ties, tie))
    if tie.ruling.number:
        return rulings.give_to_first(content, state, tie.ruling, first)
    # Whether a rule of honour was broken is still open, so the other claimants may vote on it.
    involved = (seat, first) if tie.ruling.finding is None else tie.ruling.involved
    ruling = replace(tie.ruling, accuser=first, involved=involved)
    return rulings.carry_out(content, state, ruling)


def confess(content: Content, state: State, seat: int, breach: Breach) -> Step[State]:
    """Own up before anybody claims it, and pay the pool (I22).

    A confession costs a coin whether or not it is true, so nobody can ask for free what is due.
    Where somebody has already claimed this very breach, the confession decides that claim instead;
    a breach that is paid is not paid again.
    """
    board = state.board
    _, may_confess = policing(board, seat)
    if not may_confess:
        raise Illegal("igor-no-confession-now")
    if breach not in breaches(content, board.own_rules):
        raise Illegal("igor-no-such-act")
    uses = replace(board.uses[seat], confessions=board.uses[seat].confessions + 1)
    state = state.with_board(uses=with_item(board.uses, seat, uses))
    admitted = _admit(content, state, seat, breach)
    if admitted is not None:
        return admitted
    named = naming.breach(board.own_rules, breach)
    index = _confessed(content, state, seat, breach)
    if index is None and _is_paid(state, seat, breach):
        return Step(state, (line("igor-confessed-late", seat=Seat(seat), act=named),))
    if index is None:
        index, state = rulings.unseen(state, seat, breach)
    state = rulings.mark_paid(state, index)
    amount, state = rulings.fine(content, state, seat, because=index)
    return Step(state, (line("igor-confessed", seat=Seat(seat), act=named, coins=amount),))


def _confessed(content: Content, state: State, seat: int, breach: Breach) -> int | None:
    """Return the index of the duty that a seat owns up to, None for what the table did not see.

    That is what it was accused of and need not pay so far; else the oldest that can be claimed;
    else, if no such breach has just been paid, one still open, or one too old to claim.
    """
    named = [
        ruling.duty
        for ruling in state.board.rulings
        if (ruling.accused, ruling.breach) == (seat, breach) and ruling.duty is not None
    ]
    unpaid = [
        (index not in named, duty.expired_at is not None, duty.closed_at is None, index)
        for index, duty in duties.find(state, seat, breach)
        if not duty.paid and (index in named or duties.is_breach(content, state, duty))
    ]
    if not unpaid:
        return None
    is_other, is_old, is_open, index = min(unpaid)
    return None if is_other and (is_old or is_open) and _is_paid(state, seat, breach) else index


def _admit(content: Content, state: State, seat: int, breach: Breach) -> Step[State] | None:
    """Let a confession decide what is claimed of the seat already; None if nothing is (I22)."""
    board, same = state.board, (seat, breach)
    for tie in board.ties:
        ruling = tie.ruling
        if (ruling.accused, ruling.breach) == same and ruling.finding is None:
            index, state = rulings.unseen(state, seat, breach)
            ruling = replace(ruling, finding=Finding.BROKEN, duty=index)
            ties = with_item(board.ties, board.ties.index(tie), replace(tie, ruling=ruling))
            state = rulings.mark_paid(state, index).with_board(ties=ties)
            return Step(state, (rulings.conceded(content, board, ruling),))
    for about in (vote.about for vote in board.votes if isinstance(vote.about, Ruling)):
        if (about.accused, about.breach) == same:
            return rulings.admit(content, state, about)
    numbers = [each.claim for each in state.charges if (each.accused, each.breach) == same]
    claims = [each for each in board.claims if each.number in numbers]
    return _judge(content, state, claims, admitted=True) if claims else None


def _is_paid(state: State, seat: int, breach: Breach) -> bool:
    """Return True if this breach could still be claimed had it not been paid already (I19)."""
    found = duties.find(state, seat, breach)
    return any(duty.paid and duty.expired_at is None for _, duty in found)


def _judge_charged(content: Content, state: State) -> Step[State]:
    """Judge the accusations whose moment is over; no other cry holds them up."""
    events: tuple[Event, ...] = ()
    for batch in sorted({claim.batch for claim in state.board.claims}):
        claims = [claim for claim in state.board.claims if claim.batch == batch and claim.charged]
        if batch != state.board.open_batch:
            step = _judge(content, state, claims)
            state, events = step.state, (*events, *step.events)
    return Step(state, events)


def _judge(
    content: Content, state: State, claims: Sequence[Claim], *, admitted: bool = False
) -> Step[State]:
    """Judge charged claims of one moment; several of one breach leave the choice to the breaker.

    `admitted`: the accused owns up to what is claimed, whether or not the table saw it.
    """
    charges = {each.claim: each for each in state.charges}
    state = _drop_claims(state, claims)
    groups: dict[tuple[int, Breach, Finding | None, int | None], list[Claim]] = {}
    for claim in sorted(claims, key=lambda each: each.number):
        charge = charges[claim.number]
        finding, duty = _find(content, state, claim, charge)
        paid = _is_paid(state, charge.accused, charge.breach)
        if admitted and not paid and finding in (Finding.WRONG, None):
            finding = Finding.BROKEN
            duty, state = rulings.unseen(state, charge.accused, charge.breach)
        groups.setdefault((charge.accused, charge.breach, finding, duty), []).append(claim)
    events: tuple[Event, ...] = ()
    for (accused, breach, finding, duty), group in groups.items():
        card = "" if duty is None else state.duties[duty].card
        involved = (accused, *(claim.seat for claim in group))
        if len(group) > 1 and finding in (Finding.BROKEN, None):
            first = group[0]
            ruling = Ruling(
                first.seat, accused, breach, finding, duty, involved, first.batch, card=card
            )
            if duty is not None:
                state = rulings.mark_paid(state, duty)
            step = _ask_who_was_first(content, state, ruling, involved[1:])
            state, events = step.state, (*events, *step.events)
            continue
        for claim in group:
            seat, involved = claim.seat, (accused, claim.seat)
            ruling = Ruling(seat, accused, breach, finding, duty, involved, claim.batch, card=card)
            step = _join(content, state, ruling) or rulings.carry_out(
                content, state, ruling, claim.at
            )
            state, events = step.state, (*events, *step.events)
    return Step(state, events)


def _join(content: Content, state: State, late: Ruling) -> Step[State] | None:
    """Ask the breaker who was first, if a claim of the same moment was paid before this one."""
    if late.is_disputable:
        return None
    board, same = state.board, (late.batch, late.accused, late.breach)
    for tie in board.ties:
        if (tie.ruling.batch, tie.ruling.accused, tie.ruling.breach) == same:
            state = state.with_board(ties=without(board.ties, tie))
            return _ask_who_was_first(content, state, tie.ruling, (*tie.claimants, late.accuser))
    for paid in board.rulings:
        is_same = (paid.batch, paid.accused, paid.breach) == same
        if is_same and paid.finding is Finding.BROKEN and paid.accuser != late.accuser:
            state = state.with_board(rulings=without(board.rulings, paid))
            return _ask_who_was_first(content, state, paid, (paid.accuser, late.accuser))
    return None


def _ask_who_was_first(
    content: Content, state: State, ruling: Ruling, claimants: tuple[int, ...]
) -> Step[State]:
    number, state = state.next_number()
    involved = (ruling.accused, *claimants)
    tie = Tie(number, replace(ruling, involved=involved), claimants)
    state = state.with_board(ties=(*state.board.ties, tie))
    breaker, seats = Seat(ruling.accused), seat_names(claimants)
    act = naming.claimed(content, state.board.own_rules, ruling)
    return Step(state, (line("igor-same-moment", seats=seats, act=act, seat=breaker),))


def _find(
    content: Content, state: State, claim: Claim, charge: Charge
) -> tuple[Finding | None, int | None]:
    """Return the finding on a claim, and the index of the duty that it is about.

    That is the oldest one missed at its cry. Nobody pays if the only ones were still open then
    (I24), or already paid or too old (I25).
    """
    accused, breach, board = charge.accused, charge.breach, state.board
    if any(own.rule.id == breach and own.rule.on == "honour" for own in board.own_rules):
        return _find_on_honour(state, accused, breach), None
    excused: list[tuple[bool, int]] = []
    for index, duty in duties.find(state, accused, breach):
        if duty.is_unseen and duty.paid:
            excused.append((False, index))
        if duty.is_unseen or duty.created_at > claim.at:
            continue
        closed = duty.closed_at is not None and duty.closed_at <= claim.at
        if duty.paid or not closed:
            excused.append((not duty.paid, index))
        elif duty.fulfilled or not duties.is_breach(content, state, duty):
            continue
        elif duty.expired_at is not None and duty.expired_at <= claim.at:
            excused.append((True, index))
        else:
            return Finding.BROKEN, index
    if excused:
        may_dispute, index = excused[-1]
        return Finding.UNPAID, index if may_dispute else None
    return Finding.WRONG, None


def _find_on_honour(state: State, accused: int, breach: Breach) -> Finding | None:
    """Return the finding on a claim on a rule of honour, None if a vote has to tell."""
    if all(each.rule != breach for each in state.in_force):
        return Finding.WRONG
    voted = (vote.about for vote in state.board.votes if isinstance(vote.about, Ruling))
    open_matters = {(each.accused, each.breach) for each in voted}
    open_matters |= {(tie.ruling.accused, tie.ruling.breach) for tie in state.board.ties}
    open_matters |= {(duty.seat, duty.act.word) for duty in state.duties if duty.expired_at is None}
    return Finding.UNPAID if (accused, breach) in open_matters else None


def _uncharged_claim(board: Board, seat: int) -> Claim:
    """Return the seat's claim that accuses nobody yet; raise `Illegal` if there is none."""
    claim = claim_of(board, seat)
    if claim is None or claim.charged:
        raise Illegal("igor-no-claim")
    return claim


def _drop_claims(state: State, dropped: Sequence[Claim]) -> State:
    numbers = {claim.number for claim in dropped}
    charges = tuple(each for each in state.charges if each.claim not in numbers)
    claims = tuple(each for each in state.board.claims if each.number not in numbers)
    return replace(state, charges=charges).with_board(claims=claims)
