"""What a person does here of their own accord: acts that are due, catches, votes.

All of it follows from what everybody has seen: the rules in force, which all have read, the cards
and the acts. A hand is never looked at: of a forbidden card only what was laid since tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.api.action import Action, Offer, admits
from engine.api.game import VoluntaryMove
from engine.games.igor import claims, duties, own_rules, votes
from engine.games.igor.model import CALL, CARD, POINT, THANK, Act, Content, RuleId
from engine.games.igor.state import Duty, Phase, State, rule_of

#: Every verb of what nobody waits for.
BY_HABIT = (
    "act", "call", "catch", "charge", "forbidden", "confess", "admit", "first", "dispute", "vote",
    "hurry", "accept", "veto", "write", "when", "duty", "name",
)  # fmt: skip

#: What there is little time for, or what others wait for.
AT_ONCE = ("act", "call", "charge", "first", "vote", "accept")

#: Of 1000 acts that are due a person thinks of so many in the first hand with a rule, and of so
#: many more in each hand after it; less of numbers to be added up, and of what a fine brings.
_FRESH, _LEARNT, _KNOWN = 800, 70, 940
_ADDING, _FINED = 150, 100

#: Of 1000 acts that others forget a person sees so many, less than their own.
_NOTICED = 350

_CERTAIN = 1000


class Want(NamedTuple):
    """Something to be done on an occasion."""

    action: Action
    occasion: str
    chance_permille: int


def voluntary_moves(
    content: Content, state: State, seat: int, open_now: tuple[Offer, ...]
) -> tuple[VoluntaryMove, ...]:
    """Give what the seat would do of itself among its offers, the most urgent first."""
    free = [offer for offer in open_now if offer.voluntary]
    found = []
    for want in _wants(content, state, seat):
        offer = next((each for each in free if admits(each, want.action)), None)
        if offer is not None:
            found.append(VoluntaryMove(offer.ask, want.action, want.occasion, want.chance_permille))
    return tuple(found)


def _wants(content: Content, state: State, seat: int) -> Iterator[Want]:
    board = state.board
    if board.phase is Phase.WRITING:
        if board.proposal is not None and own_rules.asked(board.proposal, seat):
            yield Want(Action("accept", ("yes",)), f"rule {sum(board.proposed)}", _CERTAIN)
        return
    if board.phase is Phase.PLAY:
        yield from _due(content, state, seat)
    if board.phase in (Phase.PLAY, Phase.LAST_CALL):
        yield from _catching(content, state, seat)
        yield from _judging(state, seat)


def _due(content: Content, state: State, seat: int) -> Iterator[Want]:
    """Do what the rules ask for while there is time (I23)."""
    for duty in state.duties:
        if duty.seat == seat and duty.ended is None:
            yield Want(_doing(duty.act), _occasion(state, duty), _knows(content, state, duty))


def _catching(content: Content, state: State, seat: int) -> Iterator[Want]:
    """Cry at what somebody else has missed, and then say what it was (I19, I25)."""
    board = state.board
    cried = next((each for each in state.claims if each.seat == seat and not each.act), None)
    if cried is None and (board.callers or not claims.may_catch(board, seat)):
        return
    at = state.tick if cried is None else cried.at
    for duty in state.duties:
        if (
            duty.seat == seat
            or not _is_plain(content, state, duty, at)
            or not board.coins[duty.seat]
        ):
            continue
        chance_permille = _knows(content, state, duty) * _NOTICED // _KNOWN
        action = Action("catch") if cried is None else _charging(duty)
        yield Want(action, _occasion(state, duty), chance_permille)


def _judging(state: State, seat: int) -> Iterator[Want]:
    board = state.board
    tie = next((tie for tie in board.ties if tie.breaker == seat), None)
    if tie is not None:
        first = str(tie.claimants[0] + 1)
        yield Want(Action("first", (first,)), f"tie {tie.number}", _CERTAIN)
    for vote in board.votes:
        # Of a rule on honour it knows no words: it lets such a vote pass.
        if vote.ruling is not None and votes.asked(board, vote, seat):
            word = "yes" if vote.ruling.broken else "no"
            yield Want(Action("vote", (f"{word}-{vote.number}",)), f"vote {vote.number}", _CERTAIN)


def _is_plain(content: Content, state: State, duty: Duty, at: int) -> bool:
    """Say whether everybody could see at this tick that this was missed and may be claimed."""
    if duty.ended is None or duty.ended > at or duty.kept or duty.paid:
        return False
    if duty.expired is not None and duty.expired <= at:
        return False
    hands = (*state.hands[: duty.seat], (), *state.hands[duty.seat + 1 :])
    return duties.is_breach(content, replace(state, hands=hands), duty)


def _knows(content: Content, state: State, duty: Duty) -> int:
    """Give how readily a person thinks of a rule: the longer it has been in force the more."""
    since = _since(state, duty.rule)
    chance_permille = min(_KNOWN, _FRESH + _LEARNT * (state.board.hand - since))
    rule = rule_of(content, state.board, duty.rule)
    if rule.act == "call:total":
        chance_permille -= _ADDING
    if rule.on == "fine_paid":
        chance_permille -= _FINED
    return chance_permille


def _since(state: State, rule: RuleId) -> int:
    return next((each.since for each in state.force if each.rule == rule), state.board.hand)


def _occasion(state: State, duty: Duty) -> str:
    return f"{state.board.hand} {duty.made} {duty.rule} {duty.seat}"


def _doing(act: Act) -> Action:
    word, _, rest = act.partition(".")
    if word == CALL:
        return Action(CALL, (rest,))
    if word in (THANK, POINT):
        return Action("act", (word, str(int(rest) + 1)))
    return Action("act", ("own", act)) if act in ("c1", "c2", "c3") else Action("act", (act,))


def _charging(duty: Duty) -> Action:
    other = str(duty.seat + 1)
    if duty.act in (CARD, duty.rule):
        return Action("forbidden", (duty.act, other))
    return Action("charge", (other, duty.act.partition(".")[0]))
