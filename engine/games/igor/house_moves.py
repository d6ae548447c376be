"""The voluntary moves of the house: acts that are due, catches, votes.

They follow from what everybody has seen: the rules in force, the cards played and the acts. No
other hand is looked at: whether a card was forbidden is guessed from the cards not seen yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.api.action import Action, Offer, admits
from engine.api.game import VoluntaryMove
from engine.games.igor import claims, duties
from engine.games.igor.content import CARD, Content
from engine.games.igor.model import Duty, Finding, Proposal, State, find_rule

#: The verbs of voluntary offers.
VOLUNTARY_VERBS = (
    "act", "catch", "charge", "drop", "confess", "first", "dispute", "concede", "vote", "hurry",
    "veto", "write", "build", "forget", "name",
)  # fmt: skip

#: What leaves little time, or what others wait for.
IMMEDIATE_VERBS = ("nothing", "act", "first", "vote")

#: How many of 1000 duties a person remembers in the first round of a rule, how many more in each
#: later round, and at most; then what to subtract for sums and for duties that follow a fine.
_FIRST_ROUND, _PER_ROUND, _AT_MOST = 800, 70, 940
_SUM_PENALTY, _FINE_PENALTY = 150, 100

#: How many of 1000 duties that others miss a person notices, at best.
_NOTICED = 350

#: How probable a breach must be for an accusation.
_PROBABLE = 0.7

_CERTAIN = 1000


class _Candidate(NamedTuple):
    """A `VoluntaryMove` before its offer is known."""

    action: Action
    occasion: str
    chance_permille: int


def voluntary_moves(
    content: Content, state: State, seat: int, open_now: Callable[[], tuple[Offer, ...]]
) -> tuple[VoluntaryMove, ...]:
    """Return what the seat would do of its own accord among its offers, the most urgent first.

    `open_now` returns the offers, and is called only if there is something to do.
    """
    candidates = _candidates(content, state, seat)
    if not candidates:
        return ()
    voluntary = [offer for offer in open_now() if offer.voluntary]
    moves = []
    for action, occasion, chance_permille in candidates:
        offer = next((each for each in voluntary if admits(each, action)), None)
        if offer is not None:
            moves.append(VoluntaryMove(offer.ask, action, occasion, chance_permille))
    return tuple(moves)


def _candidates(content: Content, state: State, seat: int) -> list[_Candidate]:
    board = state.board
    found: list[_Candidate] = []
    if state.duties_over < len(state.duties):
        found += _acts(content, state, seat)
    if state.duties_over < len(state.duties) or board.claims:
        found += _catches(content, state, seat)
    if board.ties or board.votes:
        found += _judgements(state, seat)
    return found


def _acts(content: Content, state: State, seat: int) -> list[_Candidate]:
    """Return the acts that the rules demand of the seat now (I23)."""
    return [
        _Candidate(
            Action("act", duty.act.words), _occasion(state, duty), _memory(content, state, duty)
        )
        for duty in state.duties[state.duties_over :]
        if duty.closed_at is None and duty.seat == seat
    ]


def _catches(content: Content, state: State, seat: int) -> list[_Candidate]:
    """Return a cry at what another seat has missed, or after the cry the accusation (I19, I25).

    The cry is withdrawn if what it was about is settled: the breaker has owned up, for instance.
    """
    board = state.board
    found: list[_Candidate] = []
    cry = claims.claim_of(board, seat)
    if cry is None:
        if board.claims or not claims.policing(board, seat)[0]:
            return found
    elif cry.charged:
        return found
    # What was missed before the cry may be too old for another one by now.
    tick, oldest = (state.tick, state.duties_over) if cry is None else (cry.at, 0)
    for duty in state.duties[oldest:]:
        if duty.fulfilled or duty.paid or duty.seat == seat or not board.coins[duty.seat]:
            continue
        if _is_probable(content, state, duty, tick, seat):
            chance_permille = _memory(content, state, duty) * _NOTICED // _AT_MOST
            charge = Action("charge", (str(duty.seat + 1), duty.act.word))
            action = Action("catch") if cry is None else charge
            found.append(_Candidate(action, _occasion(state, duty), chance_permille))
    if cry is not None:
        found.append(_Candidate(Action("drop"), f"cry {cry.number}", _CERTAIN))
    return found


def _judgements(state: State, seat: int) -> Iterator[_Candidate]:
    board = state.board
    tie = next((tie for tie in board.ties if tie.ruling.accused == seat), None)
    if tie is not None:
        first = str(tie.claimants[0] + 1)
        yield _Candidate(Action("first", (first,)), f"tie {tie.number}", _CERTAIN)
    for vote in board.votes:
        # The house likes every rule, but cannot judge the free text of one: that vote times out.
        finding = Finding.BROKEN if isinstance(vote.about, Proposal) else vote.about.finding
        if vote.awaits(seat) and finding is not None:
            answer = "yes" if finding is Finding.BROKEN else "no"
            action = Action("vote", (f"{answer}-{vote.number}",))
            yield _Candidate(action, f"vote {vote.number}", _CERTAIN)


def _is_probable(content: Content, state: State, duty: Duty, tick: int, seat: int) -> bool:
    """Return True if a seat may think at this tick that an unpaid duty was missed.

    Of a forbidden card nobody is accused who has just been found not to have played one.
    """
    if duty.closed_at is None or duty.closed_at > tick:
        return False
    if duty.expired_at is not None and duty.expired_at <= tick:
        return False
    same = duties.find(state, duty.seat, CARD) if duty.act.word == CARD else []
    if any(each.is_unseen and each.expired_at is None for _, each in same):
        return False
    return duties.chance_of_breach(content, state, duty, seat) > _PROBABLE


def _memory(content: Content, state: State, duty: Duty) -> int:
    """Return the chance for a duty: it rises with the rounds its rule has been in force."""
    board = state.board
    since = next((each.since for each in state.in_force if each.rule == duty.rule), board.round)
    chance_permille = min(_AT_MOST, _FIRST_ROUND + _PER_ROUND * (board.round - since))
    rule = find_rule(content, board, duty.rule)
    if rule.act == "call-total":
        chance_permille -= _SUM_PENALTY
    if rule.on == "fine_paid":
        chance_permille -= _FINE_PENALTY
    return chance_permille


def _occasion(state: State, duty: Duty) -> str:
    return f"{state.board.round} {duty.created_at} {duty.rule} {duty.seat}"
