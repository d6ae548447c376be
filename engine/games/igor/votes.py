"""Disputes, and votes of the seats that are not involved; the dealer breaks ties (I28)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import without
from engine.games.igor import claims, naming
from engine.games.igor.content import Content
from engine.games.igor.model import Board, Proposal, Ruling, State, Vote, find_rule

_Ballot = TypeVar("_Ballot", Vote, Proposal)

#: The answers to a vote.
ANSWERS = ("yes", "no", "abstain")


def dispute(content: Content, state: State, seat: int) -> Step[State]:
    """Put the newest ruling on this seat to the vote."""
    ruling = disputable_ruling(state.board, seat)
    if ruling is None:
        raise Illegal("igor-no-ruling")
    number, state = state.next_number()
    vote = Vote(
        number, without(ruling.involved, ruling.accused), ruling.accused, ruling.act, ruling
    )
    board = state.board
    state = state.with_board(rulings=without(board.rulings, ruling), votes=(*board.votes, vote))
    question = line("igor-vote", other=Seat(ruling.accused), act=naming.breach(board, ruling.act))
    return Step(state, (line("igor-disputed", seat=Seat(seat)), question))


def disputable_ruling(board: Board, seat: int) -> Ruling | None:
    """Return the newest ruling that a seat may dispute: as accuser or accused, once."""
    rulings = [each for each in board.rulings if seat in (each.accuser, each.accused)]
    return rulings[-1] if rulings else None


def let_stand(state: State, number: int) -> Step[State]:
    """Make a ruling final that nobody disputed in time."""
    rulings = tuple(each for each in state.board.rulings if each.number != number)
    if rulings == state.board.rulings:
        raise Illegal("igor-no-ruling")
    return Step(state.with_board(rulings=rulings))


def may_vote(board: Board, vote: Vote, seat: int) -> bool:
    """Return True if the seat is asked and has not voted yet."""
    return seat in _voters(board, vote) and not has_voted(vote, seat)


def has_voted(vote: Vote | Proposal, seat: int) -> bool:
    """Return True if the seat has answered or abstained."""
    return seat in vote.abstained or any(voter == seat for voter, _ in vote.ballots)


def with_answer(vote: _Ballot, seat: int, answer: str) -> _Ballot:
    """Return the vote with the answer of a seat, one of `ANSWERS`."""
    if answer == "abstain":
        return replace(vote, abstained=(*vote.abstained, seat))
    return replace(vote, ballots=(*vote.ballots, (seat, answer == "yes")))


def cast(content: Content, state: State, seat: int, number: int, answer: str) -> Step[State]:
    """Note the seat's answer to a vote, and decide it if it was the last one."""
    board = state.board
    vote = next((each for each in board.votes if each.number == number), None)
    if vote is None or not may_vote(board, vote, seat):
        raise Illegal("igor-no-vote")
    updated = with_answer(vote, seat, answer)
    if len(updated.ballots) + len(updated.abstained) < len(_voters(board, updated)):
        votes = tuple(updated if each == vote else each for each in board.votes)
        return Step(state.with_board(votes=votes))
    return _decide(content, state.with_board(votes=without(board.votes, vote)), updated)


def _voters(board: Board, vote: Vote) -> tuple[int, ...]:
    involved = (*vote.claimants, vote.accused)
    return tuple(seat for seat in range(board.seats) if seat not in involved)


def _majority(board: Board, ballots: tuple[tuple[int, bool], ...]) -> bool | None:
    """Return what most want, or None if nobody voted.

    In a tie the dealer decides, or the next voter to the dealer's left (I28).
    """
    yes = sum(answer for _, answer in ballots)
    if 2 * yes != len(ballots):
        return 2 * yes > len(ballots)
    answers = dict(ballots)
    order = ((board.dealer + step) % board.seats for step in range(board.seats))
    return next((answers[seat] for seat in order if seat in answers), None)


def _decide(content: Content, state: State, vote: Vote) -> Step[State]:
    broken = _majority(state.board, vote.ballots)
    if broken is None:
        return Step(state, (line("igor-vote-empty"),))
    key = "igor-vote-broken" if broken else "igor-vote-kept"
    step = _carry_out(content, state, vote, broken=broken)
    return Step(step.state, (line(key, other=Seat(vote.accused)), *step.events))


def _carry_out(content: Content, state: State, vote: Vote, *, broken: bool) -> Step[State]:
    if vote.ruling is not None:
        if vote.ruling.broken == broken:
            return Step(state)
        return _overturn(content, state, vote.ruling)
    if broken:
        rule = find_rule(content, state.board, vote.act)
        return claims.pay_first(content, state, vote.claimants, vote.accused, vote.act, rule)
    events: tuple[Event, ...] = ()
    for seat in vote.claimants:
        step = claims.dismiss(content, state, seat, vote.accused, vote.act, voted=True)
        state, events = step.state, (*events, *step.events)
    return Step(state, events)


def _overturn(content: Content, state: State, ruling: Ruling) -> Step[State]:
    """Return what was paid, as far as it is still there, and let the other side pay instead."""
    fine, coins = content.coins.fine, state.board.coins
    accuser, accused = ruling.accuser, ruling.accused
    if ruling.broken:
        back = min(ruling.paid, coins[accuser])
        state = state.transfer(back, giver=accuser, taker=accused)
        state = state.transfer(min(fine, coins[accuser] - back), giver=accuser)
    else:
        state = state.transfer(ruling.paid, taker=accuser)
        state = state.transfer(min(fine, coins[accused]), giver=accused, taker=accuser)
    return Step(state, (line("igor-overturned", seat=Seat(accuser), other=Seat(accused)),))
