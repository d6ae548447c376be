"""The rule cards between rounds: adding and removing (I2 to I9, I30)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import seat_names
from engine.games.igor.content import Content, RuleId
from engine.games.igor.model import CHANGE, READING, TAKE, Board, RemovedRule, RuleInForce, State


def deal_first_rules(content: Content, state: State) -> Step[State]:
    """Shuffle the rule deck, deal the first rules face up and ask the first dealer (I2)."""
    board = state.board
    boxed = [rule.id for rule in content.cards]
    rules = [*boxed, *(own.rule.id for own in board.own_rules)]
    candidates = boxed[: content.rules.easy] if board.easy_start else rules
    shuffled, rng = state.rng.shuffled(candidates)
    first = shuffled[: content.rules.start]
    rest, rng = rng.shuffled([rule for rule in rules if rule not in first])
    in_force = tuple(RuleInForce(rule, 1) for rule in first)
    state = replace(state, in_force=in_force, rule_deck=rest, rng=rng)
    state = state.with_board(
        phase=CHANGE, changers=(board.dealer,), rule_count=len(in_force), ready=()
    )
    event = line("igor-opened", count=len(in_force), seat=Seat(board.dealer))
    return Step(state, (event,))


def removable(board: Board, in_force: tuple[RuleInForce, ...]) -> tuple[RuleId, ...]:
    """Return the rules that may be removed: in force for at least one full round (I8)."""
    return tuple(each.rule for each in in_force if each.since < board.round)


def returnable(board: Board, removed: tuple[RemovedRule, ...]) -> tuple[RuleId, ...]:
    """Return the rules that may come back: out of play for at least one full round (I9)."""
    return tuple(each.rule for each in removed if each.since < board.round)


def draw(content: Content, state: State, seat: int) -> Step[State]:
    """Let a seat that adds a rule look at the top of the rule deck (I6)."""
    _require_change(state, seat)
    if not (state.rule_deck or returnable(state.board, state.removed)):
        raise Illegal("igor-nothing-to-add")
    count = content.rules.look
    state = replace(state, drawn_rules=state.rule_deck[:count], rule_deck=state.rule_deck[count:])
    return Step(state.with_board(phase=TAKE), (line("igor-looks", seat=Seat(seat)),))


def take(content: Content, state: State, seat: int, rule: RuleId) -> Step[State]:
    """Put a drawn or returning rule into play (I6, I9).

    The event does not name it: players have to remember the rules, and events stay readable.
    """
    board = state.board
    if board.phase is not TAKE or board.changers[0] != seat:
        raise Illegal("igor-no-change-now")
    if rule not in (*state.drawn_rules, *returnable(board, state.removed)):
        raise Illegal("igor-not-on-offer")
    left = (each for each in state.drawn_rules if each != rule)
    rest, rng = state.rng.shuffled(sorted((*left, *state.rule_deck)))
    state = replace(
        state,
        in_force=(*state.in_force, RuleInForce(rule, board.round)),
        removed=tuple(each for each in state.removed if each.rule != rule),
        rule_deck=rest,
        drawn_rules=(),
        rng=rng,
    )
    return _next_changer(state, line("igor-added", seat=Seat(seat), count=len(state.in_force)))


def remove(content: Content, state: State, seat: int, rule: RuleId) -> Step[State]:
    """Take a rule out of play (I7, I8)."""
    _require_change(state, seat)
    board = state.board
    if all(each.rule != rule for each in state.in_force):
        raise Illegal("igor-not-in-force")
    if rule not in removable(board, state.in_force):
        raise Illegal("igor-too-fresh")
    in_force = tuple(each for each in state.in_force if each.rule != rule)
    removed = (*state.removed, RemovedRule(rule, board.round))
    event = line("igor-took-out", seat=Seat(seat), count=len(in_force))
    return _next_changer(replace(state, in_force=in_force, removed=removed), event)


def pass_change(state: State, seat: int) -> Step[State]:
    """Change nothing (I5)."""
    _require_change(state, seat)
    return _next_changer(state, line("igor-left", seat=Seat(seat)))


def start_changes(state: State, winners: tuple[int, ...]) -> Step[State]:
    """Ask the winners of most tricks, then the next dealer, for a change (I30, I5)."""
    board = state.board
    dealer = (board.dealer + 1) % board.seats
    events = (
        line("igor-hand-over", hand=board.round, seats=seat_names(winners)),
        line(
            "igor-changers",
            seats=seat_names(winners),
            count=len(winners),
            seat=Seat(dealer),
            again=int(dealer in winners),
        ),
    )
    state = state.with_board(
        phase=CHANGE,
        round=board.round + 1,
        dealer=dealer,
        changers=(*winners, dealer),
        ready=(),
    )
    return Step(state, events)


def role(board: Board) -> str:
    """Return why the seat can change a rule: it has won "most" tricks, or is the next "dealer"."""
    return "most" if len(board.changers) > 1 else "dealer"


def _next_changer(state: State, event: Event) -> Step[State]:
    """Go on after a change, which the event tells, and tell what comes next."""
    changers = state.board.changers[1:]
    phase = CHANGE if changers else READING
    state = state.with_board(
        phase=phase, changers=changers, rule_count=len(state.in_force), ready=()
    )
    board, following = state.board, line("igor-reading", hand=state.board.round)
    if changers:
        following = line(f"igor-next-{role(board)}", seat=Seat(changers[0]))
    return Step(state, (event, following))


def _require_change(state: State, seat: int) -> None:
    if state.board.phase is not CHANGE or state.board.changers[0] != seat:
        raise Illegal("igor-no-change-now")
