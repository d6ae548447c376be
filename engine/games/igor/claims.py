"""Catching: who cried first, what they meant, and what it costs (I19 to I27).

A cry takes its place in time; what it means is said afterwards. Cries of the same moment make a
batch, and batches are judged in their order once everybody has said what they mean. Whatever is
judged is judged as things stood when it was cried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.games.igor import duties, naming
from engine.games.igor.model import Act, Content, Rule
from engine.games.igor.state import (
    Board,
    Caller,
    Claim,
    Duty,
    Phase,
    Ruling,
    State,
    Tie,
    Uses,
    Vote,
    rule_of,
)

#: So many rulings can be disputed at a time; an older one stands.
_RULINGS = 3


def catch(content: Content, state: State, seat: int) -> Step[State]:
    """Cry "Catch!": take a place in time; a seat has one claim at a time."""
    board = state.board
    if not may_catch(board, seat):
        raise Illegal("igor-no-catch-now")
    number, state = state.numbered()
    batch = board.batch
    if batch is None:
        batch, state = state.numbered()
    uses = board.uses[seat]
    state = replace(state, claims=(*state.claims, Claim(number, seat, batch, state.tick)))
    state = state.on(
        batch=batch,
        callers=(*board.callers, Caller(seat, number, charged=False)),
        uses=_set(board.uses, seat, replace(uses, catches=uses.catches + 1)),
    )
    return Step(state, (line("igor-cried", seat=Seat(seat)),))


def may_catch(board: Board, seat: int) -> bool:
    """Say whether a seat may cry: while rules bind or may still be claimed, some times a card."""
    binding = board.phase is Phase.PLAY and board.laid > 0
    return (
        (binding or (board.phase is Phase.LAST_CALL and seat not in board.ready))
        and all(caller.seat != seat for caller in board.callers)
        and board.uses[seat].catches < board.seats
    )


def charge(content: Content, state: State, seat: int, accused: int, act: Act) -> Step[State]:
    """Say who forgot what; it is judged when its batch is."""
    at = _uncharged(state, seat)
    if accused == seat:
        raise Illegal("igor-not-oneself")
    claim = replace(state.claims[at], accused=accused, act=act)
    claims = (*state.claims[:at], claim, *state.claims[at + 1 :])
    callers = tuple(
        replace(caller, charged=True) if caller.seat == seat else caller
        for caller in state.board.callers
    )
    return _settled(content, replace(state, claims=claims).on(callers=callers))


def withdraw(content: Content, state: State, seat: int) -> Step[State]:
    """Let a cry go that nothing was said to; it costs nothing."""
    claim = state.claims[_uncharged(state, seat)]
    state = _without(state, (claim,))
    step = _settled(content, state)
    return Step(step.state, (line("igor-withdrawn", seat=Seat(seat)), *step.events))


def close_batch(content: Content, state: State) -> Step[State]:
    """End the moment: later cries are later."""
    if state.board.batch is None:
        raise Illegal("igor-no-catch-now")
    return _settled(content, state.on(batch=None))


def choose_first(content: Content, state: State, seat: int, first: int) -> Step[State]:
    """The breaker says who of the same moment was first (I20)."""
    tie = next((tie for tie in state.board.ties if tie.breaker == seat), None)
    if tie is None or first not in tie.claimants:
        raise Illegal("igor-no-tie")
    state = state.on(ties=tuple(each for each in state.board.ties if each != tie))
    rule = rule_of(content, state.board, tie.rule)
    involved = (seat, *tie.claimants)
    return broken(content, state, first, seat, tie.act, rule, involved)


def confess(content: Content, state: State, seat: int, act: Act) -> Step[State]:
    """Own up before anybody catches it, and pay the pool (I22).

    The table does not check it: whoever confesses pays, so nobody can ask for free what is due.
    """
    board = state.board
    if not may_confess(board, seat):
        raise Illegal("igor-no-confession-now")
    uses = board.uses[seat]
    state = state.on(uses=_set(board.uses, seat, replace(uses, confessions=uses.confessions + 1)))
    because = None
    own = [
        (at, duty)
        for at, duty in enumerate(state.duties)
        if duty.seat == seat and duties.same_act(duty, act) and not duty.paid and not duty.kept
    ]
    missed = [each for each in own if each[1].ended is not None and each[1].expired is None]
    for at, duty in (missed or own)[:1]:
        because = rule_of(content, board, duty.rule)
        paid = replace(duty, paid=True, ended=duty.ended or state.tick)
        state = _with_duty(state, at, paid)
    amount = _fine(content, board, seat)
    state = state.paying(amount, giver=seat)
    if amount:
        state = duties.fined(content, state, seat, because)
    said = line("igor-confessed", seat=Seat(seat), act=naming.slip(state.board, act), coins=amount)
    return Step(state, (said,))


def may_confess(board: Board, seat: int) -> bool:
    """Say whether a seat may own up: once a window, and not once somebody has cried "Catch!"."""
    binding = board.phase is Phase.PLAY and board.laid > 0
    open_still = binding or (board.phase is Phase.LAST_CALL and seat not in board.ready)
    return open_still and not board.callers and board.uses[seat].confessions == 0


def broken(
    content: Content,
    state: State,
    accuser: int,
    accused: int,
    act: Act,
    because: Rule,
    involved: Sequence[int],
) -> Step[State]:
    """Let the breaker pay whoever caught it (I19); what a vote has found is final."""
    amount = _fine(content, state.board, accused)
    state = state.paying(amount, giver=accused, taker=accuser)
    if amount:
        state = duties.fined(content, state, accused, because)
    if because.on != "honour":
        state = _ruled(state, accuser, accused, act, amount, involved, found=True)
    said = line(
        "igor-caught",
        seat=Seat(accuser),
        other=Seat(accused),
        act=naming.slip(state.board, act),
        coins=amount,
    )
    return Step(state, (said,))


def wrong(
    content: Content, state: State, accuser: int, accused: int, act: Act, *, voted: bool = False
) -> Step[State]:
    """Let whoever accused falsely pay the pool (I21); what a vote has found is final."""
    amount = _fine(content, state.board, accuser)
    state = state.paying(amount, giver=accuser)
    if amount:
        state = duties.fined(content, state, accuser, None)
    if not voted:
        state = _ruled(state, accuser, accused, act, amount, (accuser, accused), found=False)
    said = line(
        "igor-wrong",
        seat=Seat(accuser),
        other=Seat(accused),
        act=naming.slip(state.board, act),
        coins=amount,
    )
    return Step(state, (said,))


def _settled(content: Content, state: State) -> Step[State]:
    """Judge the batches that are over, in their order."""
    said: tuple[Event, ...] = ()
    while state.claims:
        first = min(claim.batch for claim in state.claims)
        claims = [claim for claim in state.claims if claim.batch == first]
        if first == state.board.batch or any(claim.accused is None for claim in claims):
            break
        state = _without(state, claims)
        for group in _alike(claims):
            step = _judged(content, state, group)
            state, said = step.state, (*said, *step.events)
    return Step(state, said)


def _alike(claims: Sequence[Claim]) -> Iterator[list[Claim]]:
    """Put claims of the same breach together, the earliest first."""
    groups: dict[tuple[int | None, Act], list[Claim]] = {}
    for claim in sorted(claims, key=lambda each: each.number):
        groups.setdefault((claim.accused, claim.act), []).append(claim)
    yield from groups.values()


def _judged(content: Content, state: State, claims: list[Claim]) -> Step[State]:
    accused, act = claims[0].accused, claims[0].act
    assert accused is not None
    own = next((own for own in state.board.own if own.rule.id == act), None)
    if own is not None and own.rule.on == "honour":
        return _honour(content, state, claims)
    right: dict[int, list[int]] = {}
    said: list[Event] = []
    for claim in claims:
        at = _meant(content, state, claim)
        if at is None:
            step = wrong(content, state, claim.seat, accused, act)
            state = step.state
            said += step.events
        elif at < 0:
            said.append(line("igor-nobody-pays", seat=Seat(claim.seat), other=Seat(accused)))
        else:
            right.setdefault(at, []).append(claim.seat)
    for at, seats in right.items():
        duty = state.duties[at]
        state = _with_duty(state, at, replace(duty, paid=True))
        if len(seats) > 1:
            number, state = state.numbered()
            tie = Tie(number, accused, act, duty.rule, tuple(seats))
            state = state.on(ties=(*state.board.ties, tie))
            said.append(line("igor-same-moment", seats=naming.seats(seats), seat=Seat(accused)))
        else:
            rule = rule_of(content, state.board, duty.rule)
            step = broken(content, state, seats[0], accused, act, rule, (accused, *seats))
            state = step.state
            said += step.events
    return Step(state, tuple(said))


def _meant(content: Content, state: State, claim: Claim) -> int | None:
    """Give the place of the breach that a claim means; -1: nobody pays; `None`: there is none.

    The oldest breach counts that was missed when the claim was cried. Nobody pays for what was
    still open (I24), was claimed already, or is too old (I25).
    """
    excused = False
    for at, duty in enumerate(state.duties):
        if duty.seat != claim.accused or not duties.same_act(duty, claim.act):
            continue
        if duty.made > claim.at or (duty.kept and _by(duty.ended, claim)):
            continue
        if not _by(duty.ended, claim):
            excused = True
        elif not duties.is_breach(content, state, duty):
            continue
        elif duty.paid or _by(duty.expired, claim):
            excused = True
        else:
            return at
    return -1 if excused else None


def _by(tick: int | None, claim: Claim) -> bool:
    return tick is not None and tick <= claim.at


def _honour(content: Content, state: State, claims: list[Claim]) -> Step[State]:
    """Put a claim on a rule of words alone to the vote; a rule out of play needs none (I33)."""
    accused, act = claims[0].accused, claims[0].act
    assert accused is not None
    board = state.board
    said: list[Event] = []
    if all(each.rule != act for each in state.force):
        for claim in claims:
            step = wrong(content, state, claim.seat, accused, act)
            state, said = step.state, [*said, *step.events]
        return Step(state, tuple(said))
    claimants = tuple(claim.seat for claim in claims)
    if any((vote.accused, vote.act) == (accused, act) for vote in board.votes):
        nobody = (
            line("igor-nobody-pays", seat=Seat(seat), other=Seat(accused)) for seat in claimants
        )
        return Step(state, tuple(nobody))
    voters = [seat for seat in range(board.seats) if seat not in (*claimants, accused)]
    if not voters:
        nobody = (
            line("igor-nobody-pays", seat=Seat(seat), other=Seat(accused)) for seat in claimants
        )
        return Step(state, tuple(nobody))
    number, state = state.numbered()
    vote = Vote(number, claimants, accused, act)
    asked = line("igor-vote", other=Seat(accused), act=naming.slip(board, act))
    return Step(state.on(votes=(*board.votes, vote)), (asked,))


def _ruled(
    state: State,
    accuser: int,
    accused: int,
    act: Act,
    amount: int,
    involved: Sequence[int],
    *,
    found: bool,
) -> State:
    """Remember a ruling that those who are not involved could overturn (I28)."""
    number, state = state.numbered()
    ruling = Ruling(number, accuser, accused, act, found, amount, tuple(sorted({*involved})))
    if len(ruling.involved) == state.board.seats:
        return state
    if state.board.phase is Phase.LAST_CALL:
        # Whoever had nothing more to claim may have something to dispute now.
        state = state.on(ready=tuple(s for s in state.board.ready if s not in (accuser, accused)))
    return state.on(rulings=(*state.board.rulings, ruling)[-_RULINGS:])


def _uncharged(state: State, seat: int) -> int:
    for at, claim in enumerate(state.claims):
        if claim.seat == seat and claim.accused is None:
            return at
    raise Illegal("igor-no-claim")


def _without(state: State, gone: Sequence[Claim]) -> State:
    numbers = {claim.number for claim in gone}
    claims = tuple(claim for claim in state.claims if claim.number not in numbers)
    callers = tuple(each for each in state.board.callers if each.number not in numbers)
    return replace(state, claims=claims).on(callers=callers)


def _fine(content: Content, board: Board, seat: int) -> int:
    """Give what a seat can pay of a fine: whoever has nothing pays nothing (I19)."""
    return min(content.coins.fine, board.coins[seat])


def _with_duty(state: State, at: int, duty: Duty) -> State:
    return replace(state, duties=(*state.duties[:at], duty, *state.duties[at + 1 :]))


def _set(uses: tuple[Uses, ...], seat: int, now: Uses) -> tuple[Uses, ...]:
    return (*uses[:seat], now, *uses[seat + 1 :])
