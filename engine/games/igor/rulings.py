"""Rulings: what a judged accusation costs, and how it is disputed, conceded or voted on (I28).

`claims` says what was found. Here the coins are paid, and paid back where a vote decides otherwise.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import with_item, without
from engine.games.igor import duties, naming, votes
from engine.games.igor.content import Act, Breach, Content
from engine.games.igor.model import Board, Duty, Finding, Phase, Ruling, State, Vote, find_rule

#: How many rulings can be disputed at a time; older ones stand.
_DISPUTABLE_RULINGS = 3


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


def carry_out(content: Content, state: State, ruling: Ruling) -> Step[State]:
    """Make the seat that is at fault pay, and keep the ruling; put a rule of honour to the vote."""
    match ruling.finding:
        case None:
            return _put_to_vote(state, ruling)
        case Finding.BROKEN:
            amount, state = _pay_accuser(content, state, ruling)
            event = _verdict("igor-caught", state, ruling, amount)
        case Finding.WRONG:
            amount, state = fine(content, state, ruling.accuser)
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
        amount, state = fine(content, state, accuser)
        return Step(state, (_verdict("igor-wrong", state, ruling, amount),))
    if broken is (finding is Finding.BROKEN):
        return Step(state)
    if broken and ruling.duty is not None and state.duties[ruling.duty].paid:
        return Step(state)  # to somebody else, or by owning up, since the ruling (I19)
    # What was paid is returned as far as it is still there, and the other side pays instead.
    if broken:
        _, state = _pay_accuser(content, state.transfer(ruling.paid, taker=accuser), ruling)
    else:
        back = min(ruling.paid, state.board.coins[accuser])
        state = state.transfer(back, giver=accuser, taker=accused)
        _, state = fine(content, state, accuser)
    return Step(state, (line("igor-overturned", seat=Seat(accuser), other=Seat(accused)),))


def _pay_accuser(content: Content, state: State, ruling: Ruling) -> tuple[int, State]:
    state = mark_paid(state, ruling.accused, ruling.breach, ruling.duty)
    return fine(content, state, ruling.accused, taker=ruling.accuser, because=ruling.duty)


def mark_paid(state: State, seat: int, breach: Breach, index: int | None) -> State:
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


def fine(
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
