"""Disputes and votes of those who are not involved; the dealer breaks ties (I28)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.games.igor import claims, naming
from engine.games.igor.model import Content
from engine.games.igor.state import Board, Ruling, State, Tie, Vote, rule_of


def dispute(content: Content, state: State, seat: int) -> Step[State]:
    """Put the newest ruling on this seat to the vote."""
    ruling = disputable(state.board, seat)
    if ruling is None:
        raise Illegal("igor-no-ruling")
    number, state = state.numbered()
    claimants = tuple(each for each in ruling.involved if each != ruling.accused)
    vote = Vote(number, claimants, ruling.accused, ruling.act, ruling)
    board = state.board
    rulings = tuple(each for each in board.rulings if each != ruling)
    asked = line("igor-vote", other=Seat(ruling.accused), act=naming.slip(board, ruling.act))
    said = line("igor-disputed", seat=Seat(seat))
    return Step(state.on(rulings=rulings, votes=(*board.votes, vote)), (said, asked))


def disputable(board: Board, seat: int) -> Ruling | None:
    """Give the newest ruling that a seat may dispute: as accuser or accused, once."""
    mine = [each for each in board.rulings if seat in (each.accuser, each.accused)]
    return mine[-1] if mine else None


def stands(state: State, number: int) -> Step[State]:
    """Let a ruling stand that nobody disputed in time."""
    rulings = tuple(each for each in state.board.rulings if each.number != number)
    if rulings == state.board.rulings:
        raise Illegal("igor-no-ruling")
    return Step(state.on(rulings=rulings))


def voters(board: Board, vote: Vote) -> tuple[int, ...]:
    """Give those who are asked: all that are not involved."""
    involved = (*vote.claimants, vote.accused)
    return tuple(seat for seat in range(board.seats) if seat not in involved)


def asked(board: Board, vote: Vote, seat: int) -> bool:
    """Say whether the seat has yet to vote."""
    voted = (*(each for each, _ in vote.ballots), *vote.abstained)
    return seat in voters(board, vote) and seat not in voted


def ballot(content: Content, state: State, seat: int, number: int, word: str) -> Step[State]:
    """Note a vote, and count when all have voted."""
    board = state.board
    vote = next((each for each in board.votes if each.number == number), None)
    if vote is None or not asked(board, vote, seat):
        raise Illegal("igor-no-vote")
    if word == "abstain":
        now = replace(vote, abstained=(*vote.abstained, seat))
    else:
        now = replace(vote, ballots=(*vote.ballots, (seat, word == "yes")))
    if len(now.ballots) + len(now.abstained) < len(voters(board, now)):
        votes = tuple(now if each == vote else each for each in board.votes)
        return Step(state.on(votes=votes))
    state = state.on(votes=tuple(each for each in board.votes if each != vote))
    return _counted(content, state, now)


def decided(board: Board, ballots: tuple[tuple[int, bool], ...]) -> bool | None:
    """Count ballots: most decide, of a tie the dealer or the next voter to the dealer's left.

    `None`: nobody has voted.
    """
    yes = sum(each for _, each in ballots)
    if 2 * yes != len(ballots):
        return 2 * yes > len(ballots)
    cast = dict(ballots)
    order = ((board.dealer + step) % board.seats for step in range(board.seats))
    return next((cast[seat] for seat in order if seat in cast), None)


def _counted(content: Content, state: State, vote: Vote) -> Step[State]:
    found = decided(state.board, vote.ballots)
    if found is None:
        return Step(state, (line("igor-vote-empty"),))
    key = "igor-vote-broken" if found else "igor-vote-kept"
    said: tuple[Event, ...] = (line(key, other=Seat(vote.accused)),)
    if vote.ruling is None:
        step = _honour(content, state, vote, found=found)
    elif vote.ruling.broken == found:
        return Step(state, said)
    else:
        step = _overturned(content, state, vote.ruling)
    return Step(step.state, (*said, *step.events))


def _honour(content: Content, state: State, vote: Vote, *, found: bool) -> Step[State]:
    if not found:
        said: tuple[Event, ...] = ()
        for seat in vote.claimants:
            step = claims.wrong(content, state, seat, vote.accused, vote.act, voted=True)
            state, said = step.state, (*said, *step.events)
        return Step(state, said)
    rule = rule_of(content, state.board, vote.act)
    if len(vote.claimants) > 1:
        number, state = state.numbered()
        tie = Tie(number, vote.accused, vote.act, rule.id, vote.claimants)
        said = (
            line("igor-same-moment", seats=naming.seats(vote.claimants), seat=Seat(vote.accused)),
        )
        return Step(state.on(ties=(*state.board.ties, tie)), said)
    involved = (vote.accused, *vote.claimants)
    return claims.broken(content, state, vote.claimants[0], vote.accused, vote.act, rule, involved)


def _overturned(content: Content, state: State, ruling: Ruling) -> Step[State]:
    """Give back what was paid, as far as it is still there, and settle it the other way round."""
    fine, coins = content.coins.fine, state.board.coins
    accuser, accused = ruling.accuser, ruling.accused
    if ruling.broken:
        back = min(ruling.paid, coins[accuser])
        state = state.paying(back, giver=accuser, taker=accused)
        state = state.paying(min(fine, coins[accuser] - back), giver=accuser)
    else:
        state = state.paying(ruling.paid, taker=accuser)
        state = state.paying(min(fine, coins[accused]), giver=accused, taker=accuser)
    return Step(state, (line("igor-overturned", seat=Seat(accuser), other=Seat(accused)),))
