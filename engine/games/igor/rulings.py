"""Rulings: what a judged accusation costs, and how it is disputed, conceded or voted on (I28).

`claims` says what was found. Here the coins are paid, and paid back where a vote decides otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.api.event import Event, Line, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import seat_names, without
from engine.games.igor import duties, naming, votes
from engine.games.igor.content import Act, Breach, Content, OwnRule
from engine.games.igor.model import LAST_CALL, Board, Duty, Finding, Ruling, State, Vote, find_rule


def dispute(content: Content, state: State, seat: int, number: int | None) -> Step[State]:
    """Put a ruling against this seat to the vote of those not involved (I28). None: the newest."""
    board = state.board
    ruling = _chosen(disputable(board.rulings, board.seats, seat), number)
    state = state.with_board(rulings=without(board.rulings, ruling))
    step = _put_to_vote(content, state, ruling)
    return Step(step.state, (line("igor-disputed", seat=Seat(seat)), *step.events))


def disputable(rulings: Sequence[Ruling], seats: int, seat: int) -> list[Ruling]:
    """Return the rulings that a seat has lost and may dispute, the newest first."""
    return [
        each
        for each in reversed(rulings)
        if each.loser == seat and len(each.involved) < seats and each.is_disputable
    ]


def accept(board: Board, seat: int) -> tuple[Ruling, ...]:
    """Return the rulings that are left once a seat plays a card: what it has lost stands (I28).

    A claim of the same moment may still ask who was first.
    """
    moments = {claim.batch for claim in board.claims}
    return tuple(each for each in board.rulings if each.loser != seat or each.batch in moments)


def let_stand(state: State, number: int) -> Step[State]:
    """Make a ruling final that nobody disputed in time."""
    rulings = tuple(each for each in state.board.rulings if each.number != number)
    if rulings == state.board.rulings:
        raise Illegal("igor-no-ruling")
    return Step(state.with_board(rulings=rulings))


def concede(content: Content, state: State, seat: int, number: int | None) -> Step[State]:
    """Let the accused admit what is voted on (I28). None: the newest."""
    return admit(content, state, _chosen(concedable(state.board.votes, seat), number))


def admit(content: Content, state: State, ruling: Ruling) -> Step[State]:
    """Let a ruling be decided by the accused: the rule was broken."""
    votes = tuple(vote for vote in state.board.votes if vote.about != ruling)
    state = state.with_board(votes=votes)
    step = _settle(content, state, ruling, broken=True)
    return Step(step.state, (conceded(content, state.board, ruling), *step.events))


def conceded(content: Content, board: Board, ruling: Ruling) -> Event:
    """Return that the accused admits what is claimed."""
    act = naming.claimed(content, board.own_rules, ruling)
    return line("igor-conceded", seat=Seat(ruling.accused), act=act)


def concedable(open_votes: Sequence[Vote], seat: int) -> list[Ruling]:
    """Return what the seat may admit while it is voted on, the newest first."""
    return [
        vote.about
        for vote in reversed(open_votes)
        if isinstance(vote.about, Ruling) and vote.about.accused == seat
    ]


def _chosen(rulings: Sequence[Ruling], number: int | None) -> Ruling:
    """Return the newest ruling, or an older one by its number."""
    for ruling in rulings[:1] if number is None else rulings[1:]:
        if number in (None, ruling.number):
            return ruling
    raise Illegal("igor-no-ruling")


def decide(content: Content, state: State, vote: Vote) -> Step[State]:
    """Carry out a vote on a ruling."""
    ruling = vote.about
    assert isinstance(ruling, Ruling)
    side, decider = votes.winning_side(state.board, vote)
    act = naming.claimed(content, state.board.own_rules, ruling)
    if not side:
        told = line("igor-vote-empty", other=Seat(ruling.accused), act=act)
        return Step(state, (told, _stands(ruling)))
    broken = side == vote.count("yes")
    told = line(
        "igor-vote-broken" if broken else "igor-vote-kept",
        other=Seat(ruling.accused),
        act=act,
        seats=seat_names(side),
        votes=len(side),
        voters=len(vote.voters),
    )
    tie = () if decider is None else (line("igor-vote-tie", seat=Seat(decider)),)
    step = _settle(content, state, ruling, broken=broken)
    return Step(step.state, (told, *tie, *step.events))


def carry_out(
    content: Content, state: State, ruling: Ruling, cried_at: int | None = None
) -> Step[State]:
    """Make the seat that is at fault pay, and keep the ruling; put a rule of honour to the vote.

    `cried_at`: the tick of the claim, for one that costs nobody anything.
    """
    number, state = state.next_number()
    ruling = replace(ruling, number=number)
    match ruling.finding:
        case None:
            return _put_to_vote(content, state, ruling)
        case Finding.BROKEN:
            amount, state = _pay_accuser(content, state, ruling)
            event = _verdict(content, "igor-caught", state, ruling, amount)
        case Finding.WRONG:
            index, state = unseen(state, ruling.accused, ruling.breach)
            ruling = replace(ruling, duty=index)
            amount, state = fine(content, state, ruling.accuser)
            event = _verdict(content, "igor-wrong", state, ruling, amount)
        case Finding.UNPAID:
            amount = 0
            event = _verdict(content, _why_nobody_pays(state, ruling, cried_at), state, ruling)
    return Step(_keep(state, replace(ruling, paid=amount)), (event,))


def _why_nobody_pays(state: State, ruling: Ruling, cried_at: int | None) -> str:
    """Return the text key of why a claim costs nobody anything (I19, I24, I25).

    The accuser has named the act aloud, and not having to pay says as much about the rules.
    """
    if ruling.duty is None or cried_at is None:
        return "igor-claimed-before"
    closed_at = state.duties[ruling.duty].closed_at
    return "igor-too-early" if closed_at is None or closed_at > cried_at else "igor-too-late"


def give_to_first(content: Content, state: State, ruling: Ruling, first: int) -> Step[State]:
    """Move what one of the claimants of a moment was paid to the one who was first (I20)."""
    amount = min(ruling.paid, state.board.coins[ruling.accuser])
    state = state.transfer(amount, giver=ruling.accuser, taker=first)
    breaker, act = Seat(ruling.accused), naming.claimed(content, state.board.own_rules, ruling)
    event = line(
        "igor-was-first",
        seat=breaker,
        other=Seat(first),
        giver=Seat(ruling.accuser),
        moved=int(first != ruling.accuser),
        act=act,
        coins=amount,
    )
    ruling = replace(ruling, accuser=first, paid=amount)
    if _is_caught(state.board, ruling):
        state = state.with_board(caught=ruling)
    return Step(_keep(state, ruling), (event,))


def _keep(state: State, ruling: Ruling) -> State:
    """Keep a ruling for a while, so that it can be disputed: of each accuser so many as seats.

    They are also what everybody may know of the accusation, which was secret until it was judged.
    """
    board = state.board
    same = [each for each in board.rulings if each.accuser == ruling.accuser]
    kept = board.rulings if len(same) < board.seats else without(board.rulings, same[0])
    state = state.with_board(rulings=(*kept, ruling))
    if board.phase is LAST_CALL and disputable((ruling,), board.seats, ruling.loser):
        # Also a loser who was ready is asked again, with the full time to dispute this.
        ready = tuple(each for each in board.ready if each != ruling.loser)
        state = state.with_board(ready=ready, beat=board.beat + 1)
    return state


def _put_to_vote(content: Content, state: State, ruling: Ruling) -> Step[State]:
    """Ask those who are not involved whether the rule was broken."""
    voters = [seat for seat in range(state.board.seats) if seat not in ruling.involved]
    act = naming.claimed(content, state.board.own_rules, ruling)
    event = line("igor-vote", other=Seat(ruling.accused), act=act)
    return Step(votes.open_vote(state, ruling, voters), (event,))


def _settle(content: Content, state: State, ruling: Ruling, *, broken: bool) -> Step[State]:
    """Carry out what a vote or the accused has decided; that cannot be disputed."""
    accuser, accused, finding = ruling.accuser, ruling.accused, ruling.finding
    if finding is None:
        if broken:
            amount, state = _pay_accuser(content, state, ruling)
            return Step(state, (_verdict(content, "igor-caught", state, ruling, amount),))
        amount, state = fine(content, state, accuser)
        return Step(state, (_verdict(content, "igor-wrong", state, ruling, amount),))
    if broken is (finding is Finding.BROKEN):
        return Step(state, (_stands(ruling),))
    # What was paid is returned as far as it is still there, and the other side pays instead.
    if broken:
        state = state.transfer(ruling.paid, taker=accuser)
        if ruling.duty is not None and state.duties[ruling.duty].paid:
            # To somebody else, or by owning up, since the ruling (I19): only a fine is returned.
            told = line("igor-refunded", seat=Seat(accuser), coins=ruling.paid)
            return Step(state, (told,) if ruling.paid else ())
        amount, state = _pay_accuser(content, state, ruling)
        return Step(state, (_reversed("igor-reversed-broken", ruling, ruling.paid, amount),))
    if _is_caught(state.board, ruling):
        state = state.with_board(caught=None)
    back = min(ruling.paid, state.board.coins[accuser])
    state = state.transfer(back, giver=accuser, taker=accused)
    amount, state = fine(content, state, accuser)
    return Step(state, (_reversed("igor-reversed-kept", ruling, back, amount),))


def _stands(ruling: Ruling) -> Event:
    """Return that a ruling stays as it is, and what was paid for it; nothing without a ruling."""
    accuser, accused, coins = Seat(ruling.accuser), Seat(ruling.accused), ruling.paid
    match ruling.finding:
        case Finding.BROKEN:
            return line("igor-stands-broken", seat=accuser, other=accused, coins=coins)
        case Finding.WRONG:
            return line("igor-stands-wrong", seat=accuser, coins=coins)
        case Finding.UNPAID:
            return line("igor-stands-unpaid")
        case None:
            return line("igor-nobody-pays")


def _reversed(key: str, ruling: Ruling, back: int, amount: int) -> Event:
    """Return how a ruling is reversed: what is returned, and what the other side pays instead."""
    accuser, accused = Seat(ruling.accuser), Seat(ruling.accused)
    return line(key, seat=accuser, other=accused, back=back, coins=amount)


def _pay_accuser(content: Content, state: State, ruling: Ruling) -> tuple[int, State]:
    index = ruling.duty
    if index is None:
        index, state = unseen(state, ruling.accused, ruling.breach)
    state = mark_paid(state, index)
    amount, state = fine(content, state, ruling.accused, taker=ruling.accuser, because=index)
    return amount, state.with_board(caught=replace(ruling, paid=amount))


def _is_caught(board: Board, ruling: Ruling) -> bool:
    """Return True if the ruling is the one that the table still shows as caught."""
    return board.caught is not None and board.caught.number == ruling.number


def unseen(state: State, seat: int, breach: Breach) -> tuple[int, State]:
    """Return the index of the duty for what the table did not see of this seat, and the state.

    It is the same one for all who accuse the seat of it before its next card (I19, I25), and that
    of such a breach which the seat has just paid.
    """
    for index, duty in duties.find(state, seat, breach):
        if (duty.is_unseen or duty.paid) and duty.expired_at is None:
            return index, state
    duty = Duty(seat, breach, Act(breach), "", state.tick, closed_at=state.tick, fulfilled=True)
    return len(state.duties), replace(state, duties=(*state.duties, duty))


def mark_paid(state: State, index: int) -> State:
    """Note that a breach is settled: it costs nothing more (I19).

    Until the next card of its seat that is also known of one too old to be claimed (I22). What the
    table saw of a breach, and what it did not see of the same one, is paid once.
    """
    settled = state.duties[index]
    same = [
        (each.is_unseen, other)
        for other, each in duties.find(state, settled.seat, settled.act.word)
        if not each.paid and each.expired_at is None
        if each.is_unseen or not each.fulfilled
    ]
    also = {other for is_unseen, other in same if is_unseen}
    if settled.is_unseen and same:
        also.add(min(same)[1])
    changed = list(state.duties)
    for each in {index, *(also if settled.expired_at is None else ())}:
        closed_at = changed[each].closed_at or state.tick
        changed[each] = replace(changed[each], paid=True, closed_at=closed_at, expired_at=None)
    over = min(state.duties_over, index)
    return replace(state, duties=tuple(changed), duties_over=over)


def ruled(content: Content, own_rules: Sequence[OwnRule], ruling: Ruling) -> Line:
    """Return what was found, and who has paid for it, as long as it can be disputed."""
    keys = {Finding.BROKEN: "caught", Finding.WRONG: "wrong", Finding.UNPAID: "unpaid"}
    key = f"igor-{keys[ruling.finding or Finding.UNPAID]}"
    return _named(content, key, own_rules, ruling, ruling.paid)


def _verdict(content: Content, key: str, state: State, ruling: Ruling, amount: int = 0) -> Event:
    return _named(content, key, state.board.own_rules, ruling, amount)


def _named(
    content: Content, key: str, own_rules: Sequence[OwnRule], ruling: Ruling, amount: int
) -> Event:
    accuser, accused = Seat(ruling.accuser), Seat(ruling.accused)
    act = naming.claimed(content, own_rules, ruling)
    return line(key, seat=accuser, other=accused, act=act, coins=amount)


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
        if because is not None and not state.duties[because].is_unseen:
            rule = find_rule(content, state.board, state.duties[because].rule)
        state = duties.add_of_fine(content, state, payer, rule)
    return amount, state
