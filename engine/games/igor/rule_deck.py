"""The rule deck between hands: adding, removing, and reading for the last time (I2 to I9, I30)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.games.igor import naming
from engine.games.igor.model import Content, RuleId
from engine.games.igor.state import Board, InForce, Phase, Removed, State


def opened(content: Content, state: State) -> Step[State]:
    """Shuffle the rule deck, deal the first rules face up and ask the first dealer (I2)."""
    board = state.board
    rules = [rule.id for rule in content.cards]
    own = [each.rule.id for each in board.own]
    start, rng = rules[: content.rules.easy] if board.easy else [*rules, *own], state.rng
    drawn, rng = rng.shuffled(start)
    first = drawn[: content.rules.start]
    pile, rng = rng.shuffled([rule for rule in (*rules, *own) if rule not in first])
    force = tuple(InForce(rule, 1) for rule in first)
    state = replace(state, force=force, pile=pile, rng=rng)
    state = state.on(phase=Phase.CHANGE, changers=(board.dealer,), in_force=len(force), ready=())
    said = line("igor-opened", count=len(force), seat=Seat(board.dealer))
    return Step(state, (said,))


def removable(board: Board, force: tuple[InForce, ...]) -> tuple[RuleId, ...]:
    """Give the rules that may be removed: those played for a full hand at least (I8)."""
    return tuple(each.rule for each in force if each.since < board.hand)


def returning(board: Board, removed: tuple[Removed, ...]) -> tuple[RuleId, ...]:
    """Give the rules that may come back: those out of play for a full hand at least (I9)."""
    return tuple(each.rule for each in removed if each.since < board.hand)


def add(content: Content, state: State, seat: int) -> Step[State]:
    """Look at the top of the rule deck (I6)."""
    _need_change(state, seat)
    if not (state.pile or returning(state.board, state.removed)):
        raise Illegal("igor-nothing-to-add")
    look = content.rules.look
    state = replace(state, drawn=state.pile[:look], pile=state.pile[look:])
    return Step(state.on(phase=Phase.TAKE), (line("igor-looks", seat=Seat(seat)),))


def take(content: Content, state: State, seat: int, rule: RuleId) -> Step[State]:
    """Put one of the rules looked at, or one that may return, into play (I6, I9).

    Which one it is stands on the table and in no event: it is to be remembered.
    """
    board = state.board
    if board.phase is not Phase.TAKE or board.changers[0] != seat:
        raise Illegal("igor-no-change-now")
    if rule not in (*state.drawn, *returning(board, state.removed)):
        raise Illegal("igor-not-on-offer")
    left = sorted((*(each for each in state.drawn if each != rule), *state.pile))
    pile, rng = state.rng.shuffled(left)
    force = (*state.force, InForce(rule, board.hand))
    removed = tuple(each for each in state.removed if each.rule != rule)
    state = replace(state, force=force, removed=removed, pile=pile, drawn=(), rng=rng)
    said = line("igor-added", seat=Seat(seat), count=len(force))
    return Step(_next_changer(state), (said,))


def remove(state: State, seat: int, rule: RuleId) -> Step[State]:
    """Take a rule out of play (I7, I8)."""
    _need_change(state, seat)
    board = state.board
    if all(each.rule != rule for each in state.force):
        raise Illegal("igor-not-in-force")
    if rule not in removable(board, state.force):
        raise Illegal("igor-too-fresh")
    force = tuple(each for each in state.force if each.rule != rule)
    state = replace(state, force=force, removed=(*state.removed, Removed(rule, board.hand)))
    said = line("igor-took-out", seat=Seat(seat), count=len(force))
    return Step(_next_changer(state), (said,))


def leave(state: State, seat: int) -> Step[State]:
    """Change nothing (I5)."""
    _need_change(state, seat)
    return Step(_next_changer(state), (line("igor-left", seat=Seat(seat)),))


def before_hand(state: State, winners: tuple[int, ...]) -> Step[State]:
    """Ask those with the most tricks, then the next dealer, for changes (I30, I5)."""
    board = state.board
    dealer = (board.dealer + 1) % board.seats
    said = line("igor-hand-over", hand=board.hand, seats=naming.seats(winners))
    state = state.on(
        phase=Phase.CHANGE,
        hand=board.hand + 1,
        dealer=dealer,
        changers=(*winners, dealer),
        ready=(),
    )
    return Step(state, (said,))


def _next_changer(state: State) -> State:
    changers = state.board.changers[1:]
    phase = Phase.CHANGE if changers else Phase.READING
    return state.on(phase=phase, changers=changers, in_force=len(state.force), ready=())


def _need_change(state: State, seat: int) -> None:
    if state.board.phase is not Phase.CHANGE or state.board.changers[0] != seat:
        raise Illegal("igor-no-change-now")
