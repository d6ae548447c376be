"""Claims: who cried "Catch!" first, what they accuse of, and what it costs (I19 to I28).

A cry takes a place in time; the accusation is made afterwards. Cries of the same moment form a
batch, which is judged once all of its cries have been followed up or dropped. No batch waits for
another. Each claim is judged by what was true when it was cried.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import seat_names, with_item, without
from engine.games.igor import duties, naming, votes
from engine.games.igor.content import CARD, Act, Breach, Content, OwnRule
from engine.games.igor.model import (
    Board,
    Charge,
    Claim,
    Duty,
    Finding,
    Phase,
    Ruling,
    State,
    Tie,
    Vote,
    find_rule,
)

#: How many rulings can be disputed at a time; older ones stand.
_DISPUTABLE_RULINGS = 3


def breaches(content: Content, own_rules: Sequence[OwnRule]) -> tuple[Breach, ...]:
    """Return everything that can be claimed, in force or not."""
    rules = (own.rule for own in own_rules)
    own_acts = (rule.id for rule in rules if rule.on == "honour" or rule.act == rule.id)
    return (*content.acts.palette, CARD, *own_acts)


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
    state = state.with_board(
        open_batch=batch,
        claims=(*board.claims, Claim(number, seat, batch, state.tick)),
        uses=with_item(board.uses, seat, replace(uses, catches=uses.catches + 1)),
    )
    return Step(state, (line("igor-cried", seat=Seat(seat)),))


def may_catch(board: Board, seat: int) -> bool:
    """Return True if a seat may cry: one claim at a time, and as many a card as there are seats."""
    return (
        _may_police(board, seat)
        and all(claim.seat != seat for claim in board.claims)
        and board.uses[seat].catches < board.seats
    )


def charge(content: Content, state: State, seat: int, accused: int, breach: Breach) -> Step[State]:
    """Say who broke what; the claim is judged with its batch."""
    claim = _uncharged_claim(state.board, seat)
    if accused == seat:
        raise Illegal("igor-not-oneself")
    if breach not in breaches(content, state.board.own_rules):
        raise Illegal("igor-no-such-act")
    index = state.board.claims.index(claim)
    claims = with_item(state.board.claims, index, replace(claim, charged=True))
    charges = (*state.charges, Charge(claim.number, accused, breach))
    return _judge_batches(content, replace(state, charges=charges).with_board(claims=claims))


def withdraw(content: Content, state: State, seat: int) -> Step[State]:
    """Drop a claim that does not accuse anybody yet; it costs nothing."""
    claim = _uncharged_claim(state.board, seat)
    step = _judge_batches(content, _drop_claims(state, [claim]))
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
    # Whether a rule of honour was broken is still open, so the other claimants may vote on it.
    involved = (seat, first) if tie.finding is None else (seat, *tie.claimants)
    return _rule(content, state, _ruling(first, seat, tie.breach, tie.finding, tie.duty, involved))


def confess(content: Content, state: State, seat: int, breach: Breach) -> Step[State]:
    """Own up before anybody claims it, and pay the pool (I22).

    A confession costs a coin whether or not it is true, so nobody can ask for free what is due.
    Where somebody has already claimed this very breach, that claim is judged instead.
    """
    board = state.board
    if not may_confess(board, seat):
        raise Illegal("igor-no-confession-now")
    if breach not in breaches(content, board.own_rules):
        raise Illegal("igor-no-such-act")
    uses = replace(board.uses[seat], confessions=board.uses[seat].confessions + 1)
    state = state.with_board(uses=with_item(board.uses, seat, uses))
    numbers = [
        each.claim for each in state.charges if (each.accused, each.breach) == (seat, breach)
    ]
    if numbers:
        return _judge(content, state, [each for each in board.claims if each.number in numbers])
    unpaid = [
        (index, duty)
        for index, duty in enumerate(state.duties)
        if (duty.seat, duty.act.word) == (seat, breach) and not duty.paid and not duty.fulfilled
    ]
    missed = [
        (index, duty)
        for index, duty in unpaid
        if duty.closed_at is not None and duty.expired_at is None
    ]
    index = next((index for index, _ in missed or unpaid), None)
    if index is not None or _is_honour(board, breach):
        state = _mark_paid(state, seat, breach, index)
    amount, state = _fine(content, state, seat, because=index)
    named = naming.breach(state.board.own_rules, breach)
    return Step(state, (line("igor-confessed", seat=Seat(seat), act=named, coins=amount),))


def may_confess(board: Board, seat: int) -> bool:
    """Return True if a seat may own up: once a card."""
    return _may_police(board, seat) and board.uses[seat].confessions == 0


def dispute(content: Content, state: State, seat: int) -> Step[State]:
    """Put the newest ruling on this seat to the vote of those who are not involved (I28)."""
    ruling = disputable_ruling(state.board, seat)
    if ruling is None:
        raise Illegal("igor-no-ruling")
    state = state.with_board(rulings=without(state.board.rulings, ruling))
    step = _put_to_vote(state, ruling)
    return Step(step.state, (line("igor-disputed", seat=Seat(seat)), *step.events))


def disputable_ruling(board: Board, seat: int) -> Ruling | None:
    """Return the newest ruling that a seat may dispute: as accuser or accused, once."""
    rulings = [
        each
        for each in board.rulings
        if seat in (each.accuser, each.accused) and len(each.involved) < board.seats
    ]
    return rulings[-1] if rulings else None


def let_stand(state: State, number: int) -> Step[State]:
    """Make a ruling final that nobody disputed in time."""
    rulings = tuple(each for each in state.board.rulings if each.number != number)
    if rulings == state.board.rulings:
        raise Illegal("igor-no-ruling")
    return Step(state.with_board(rulings=rulings))


def concede(content: Content, state: State, seat: int) -> Step[State]:
    """Let the accused admit what is claimed, without a vote or after it was not believed (I28)."""
    ruling = open_ruling(state.board, seat)
    if ruling is None:
        raise Illegal("igor-no-ruling")
    board = state.board
    state = state.with_board(
        rulings=tuple(each for each in board.rulings if each != ruling),
        votes=tuple(vote for vote in board.votes if vote.about != ruling),
    )
    step = _settle(content, state, ruling, broken=True)
    return Step(step.state, (line("igor-conceded", seat=Seat(seat)), *step.events))


def open_ruling(board: Board, seat: int) -> Ruling | None:
    """Return what the seat may concede: a vote on it, or the newest claim that failed."""
    voted = (vote.about for vote in board.votes if isinstance(vote.about, Ruling))
    failed = (each for each in reversed(board.rulings) if each.finding is not Finding.BROKEN)
    return next((each for each in (*voted, *failed) if each.accused == seat), None)


def decide(content: Content, state: State, vote: Vote) -> Step[State]:
    """Carry out a vote on a ruling."""
    ruling = vote.about
    assert isinstance(ruling, Ruling)
    broken = votes.majority(state.board, vote)
    if broken is None:
        return Step(state, (line("igor-vote-empty"),))
    key = "igor-vote-broken" if broken else "igor-vote-kept"
    step = _settle(content, state, ruling, broken=broken)
    return Step(step.state, (line(key, other=Seat(ruling.accused)), *step.events))


def _may_police(board: Board, seat: int) -> bool:
    """Return True while rules bind, and after the last card until the seat is ready (I18)."""
    if board.phase is Phase.PLAY:
        return board.cards_played > 0
    return board.phase is Phase.LAST_CALL and seat not in board.ready


def _is_honour(board: Board, breach: Breach) -> bool:
    return any(own.rule.id == breach and own.rule.on == "honour" for own in board.own_rules)


def _judge_batches(content: Content, state: State) -> Step[State]:
    """Judge the batches that are over and lack no accusation, in order."""
    events: tuple[Event, ...] = ()
    for batch in sorted({claim.batch for claim in state.board.claims}):
        claims = [claim for claim in state.board.claims if claim.batch == batch]
        if batch != state.board.open_batch and all(claim.charged for claim in claims):
            step = _judge(content, state, claims)
            state, events = step.state, (*events, *step.events)
    return Step(state, events)


def _judge(content: Content, state: State, claims: Sequence[Claim]) -> Step[State]:
    """Judge charged claims of one moment; several of one breach leave the choice to the breaker."""
    charges = {each.claim: each for each in state.charges}
    state = _drop_claims(state, claims)
    groups: dict[tuple[int, Breach, Finding | None, int | None], list[int]] = {}
    for claim in sorted(claims, key=lambda each: each.number):
        charge = charges[claim.number]
        finding, duty = _find(content, state, claim, charge)
        groups.setdefault((charge.accused, charge.breach, finding, duty), []).append(claim.seat)
    events: tuple[Event, ...] = ()
    for (accused, breach, finding, duty), seats in groups.items():
        if len(seats) > 1 and finding in (Finding.BROKEN, None):
            number, state = state.next_number()
            tie = Tie(number, accused, breach, tuple(seats), finding, duty)
            state = state.with_board(ties=(*state.board.ties, tie))
            if duty is not None:
                state = _mark_paid(state, accused, breach, duty)
            named = line("igor-same-moment", seats=seat_names(seats), seat=Seat(accused))
            events = (*events, named)
            continue
        for seat in seats:
            ruling = _ruling(seat, accused, breach, finding, duty, (accused, seat))
            step = _rule(content, state, ruling)
            state, events = step.state, (*events, *step.events)
    return Step(state, events)


def _find(
    content: Content, state: State, claim: Claim, charge: Charge
) -> tuple[Finding | None, int | None]:
    """Return the finding on a claim, and the index of the duty that it is about.

    That is the oldest one missed at its cry. Nobody pays if the only ones were still open then
    (I24), or already paid or too old (I25).
    """
    accused, breach, board = charge.accused, charge.breach, state.board
    if _is_honour(board, breach):
        if all(each.rule != breach for each in state.in_force):
            return Finding.WRONG, None
        voted = (vote.about for vote in board.votes if isinstance(vote.about, Ruling))
        open_matters = [*((each.accused, each.breach) for each in voted)]
        open_matters += [(tie.breaker, tie.breach) for tie in board.ties]
        open_matters += [
            (duty.seat, duty.act.word) for duty in state.duties if duty.expired_at is None
        ]
        return (Finding.UNPAID if (accused, breach) in open_matters else None), None
    excused: list[tuple[bool, int]] = []
    for index, duty in enumerate(state.duties):
        if (duty.seat, duty.act.word) != (accused, breach) or duty.created_at > claim.at:
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


def _ruling(
    accuser: int,
    accused: int,
    breach: Breach,
    finding: Finding | None,
    duty: int | None,
    involved: Sequence[int],
) -> Ruling:
    return Ruling(0, accuser, accused, breach, finding, duty, 0, tuple(sorted({*involved})))


def _rule(content: Content, state: State, ruling: Ruling) -> Step[State]:
    """Let pay who has to, and keep the ruling for a dispute; put a rule of honour to the vote."""
    match ruling.finding:
        case None:
            return _put_to_vote(state, ruling)
        case Finding.BROKEN:
            amount, state = _pay_accuser(content, state, ruling)
            event = _verdict("igor-caught", state, ruling, amount)
        case Finding.WRONG:
            amount, state = _fine(content, state, ruling.accuser)
            event = _verdict("igor-wrong", state, ruling, amount)
        case Finding.UNPAID:
            amount = 0
            event = line("igor-nobody-pays", seat=Seat(ruling.accuser), other=Seat(ruling.accused))
            if ruling.duty is None:
                return Step(state, (event,))  # a breach already paid is paid only once
    number, state = state.next_number()
    board = state.board
    rulings = (*board.rulings, replace(ruling, number=number, paid=amount))
    state = state.with_board(rulings=rulings[-_DISPUTABLE_RULINGS:])
    if board.phase is Phase.LAST_CALL:
        # A seat that was ready to go on may want to dispute this.
        state = state.with_board(
            ready=tuple(
                each for each in board.ready if each not in (ruling.accuser, ruling.accused)
            )
        )
    return Step(state, (event,))


def _put_to_vote(state: State, ruling: Ruling) -> Step[State]:
    """Ask those who are not involved whether the rule was broken."""
    voters = [seat for seat in range(state.board.seats) if seat not in ruling.involved]
    breach = naming.breach(state.board.own_rules, ruling.breach)
    event = line("igor-vote", other=Seat(ruling.accused), act=breach)
    return Step(votes.open_vote(state, ruling, voters), (event,))


def _settle(content: Content, state: State, ruling: Ruling, *, broken: bool) -> Step[State]:
    """Carry out what a vote or the accused has decided; that cannot be disputed."""
    accuser, accused, finding = ruling.accuser, ruling.accused, ruling.finding
    if finding is None:
        if broken:
            amount, state = _pay_accuser(content, state, ruling)
            return Step(state, (_verdict("igor-caught", state, ruling, amount),))
        amount, state = _fine(content, state, accuser)
        return Step(state, (_verdict("igor-wrong", state, ruling, amount),))
    if broken is (finding is Finding.BROKEN):
        return Step(state)
    # What was paid is returned as far as it is still there, and the other side pays instead.
    fine, coins = content.coins.fine, state.board.coins
    if broken:
        state = _mark_paid(state, accused, ruling.breach, ruling.duty)
        state = state.transfer(ruling.paid, taker=accuser)
        state = state.transfer(min(fine, coins[accused]), giver=accused, taker=accuser)
    else:
        back = min(ruling.paid, coins[accuser])
        state = state.transfer(back, giver=accuser, taker=accused)
        state = state.transfer(min(fine, coins[accuser] - back), giver=accuser)
    return Step(state, (line("igor-overturned", seat=Seat(accuser), other=Seat(accused)),))


def _pay_accuser(content: Content, state: State, ruling: Ruling) -> tuple[int, State]:
    state = _mark_paid(state, ruling.accused, ruling.breach, ruling.duty)
    return _fine(content, state, ruling.accused, taker=ruling.accuser, because=ruling.duty)


def _mark_paid(state: State, seat: int, breach: Breach, index: int | None) -> State:
    """Note that a breach is settled (I19); one that no duty stands for gets one of its own."""
    if index is None:
        duty = Duty(seat, breach, Act(breach), "", state.tick, closed_at=state.tick, paid=True)
        return replace(state, duties=(*state.duties, duty))
    duty = state.duties[index]
    duty = replace(duty, paid=True, closed_at=duty.closed_at or state.tick)
    return replace(state, duties=with_item(state.duties, index, duty))


def _verdict(key: str, state: State, ruling: Ruling, amount: int) -> Event:
    accuser, accused = Seat(ruling.accuser), Seat(ruling.accused)
    breach = naming.breach(state.board.own_rules, ruling.breach)
    return line(key, seat=accuser, other=accused, act=breach, coins=amount)


def _uncharged_claim(board: Board, seat: int) -> Claim:
    """Return the seat's claim that accuses nobody yet; raises `Illegal` if there is none."""
    for claim in board.claims:
        if claim.seat == seat and not claim.charged:
            return claim
    raise Illegal("igor-no-claim")


def _drop_claims(state: State, dropped: Sequence[Claim]) -> State:
    numbers = {claim.number for claim in dropped}
    charges = tuple(each for each in state.charges if each.claim not in numbers)
    claims = tuple(each for each in state.board.claims if each.number not in numbers)
    return replace(state, charges=charges).with_board(claims=claims)


def _fine(
    content: Content,
    state: State,
    payer: int,
    *,
    taker: int | None = None,
    because: int | None = None,
) -> tuple[int, State]:
    """Return what the seat could pay of a fine (I19), and the state after the payment.

    `because`: the index of the duty it is for.
    """
    amount = min(content.coins.fine, state.board.coins[payer])
    state = state.transfer(amount, giver=payer, taker=taker)
    if amount:
        rule = None
        if because is not None:
            rule = find_rule(content, state.board, state.duties[because].rule)
        state = duties.add_of_fine(content, state, payer, rule)
    return amount, state
