"""One ballot for rulings, claims on rules of honour, and rules that players propose (I28, I33)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.api.refusals import Illegal
from engine.api.seats import without
from engine.games.igor.model import Board, Proposal, Ruling, State, Vote

#: The answers to a vote.
ANSWERS = ("yes", "no", "abstain")


def open_vote(state: State, about: Ruling | Proposal, voters: Sequence[int]) -> State:
    """Return the state with a vote of these seats."""
    number, state = state.next_number()
    return state.with_board(votes=(*state.board.votes, Vote(number, about, tuple(voters))))


def cast(state: State, seat: int, number: int, answer: str) -> tuple[State, Vote | None]:
    """Note the seat's answer. If it was the last one, close the vote and return it too."""
    votes = state.board.votes
    vote = next((each for each in votes if each.number == number), None)
    if vote is not None and isinstance(vote.about, Ruling) and seat in vote.about.involved:
        raise Illegal("igor-part-of-claim")
    if vote is None or not vote.awaits(seat) or answer not in ANSWERS:
        raise Illegal("igor-no-vote")
    answered = replace(vote, answers=(*vote.answers, (seat, answer)))
    if len(answered.answers) == len(vote.voters):
        return state.with_board(votes=without(votes, vote)), answered
    return state.with_board(votes=tuple(answered if each == vote else each for each in votes)), None


def winning_side(board: Board, vote: Vote) -> tuple[tuple[int, ...], int | None]:
    """Return the seats whose answer counts, none if nobody voted, and who has decided a tie.

    In a tie the dealer decides, or the next voter to the dealer's left (I28).
    """
    yes, no = vote.count("yes"), vote.count("no")
    if len(yes) != len(no):
        return max(yes, no, key=len), None
    order = ((board.dealer + step) % board.seats for step in range(board.seats))
    decider = next((seat for seat in order if seat in (*yes, *no)), None)
    return (yes if decider in yes else no), decider
