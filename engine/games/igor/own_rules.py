"""Rule cards that people write themselves, before the first rules are dealt (I33)."""

from __future__ import annotations

from msgspec import convert, to_builtins
from msgspec.structs import replace

from engine.api.event import Seat, Typed, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.games.igor import rule_deck
from engine.games.igor.model import CALLS, CONDITIONS, WHO, Content, OwnRule, Rule
from engine.games.igor.state import Board, Draft, Phase, Proposal, State

#: Cards that may be written, rules that a seat may put to the vote, and how long words may be.
BLANKS, TRIES, TITLE, TEXT, PHRASE = 3, 2, 40, 200, 60

#: What may set a built rule off, by the words of its menu; windows, and aims by theirs.
TRIGGERS = {"play": "play", "trick": "trick_won", "fine": "fine_paid"}
WINDOWS = ("soon", "own_turn", "before_lead")
AIMED = {"point_prev": "aim:point:prev", "thank_leader": "aim:thank:leader"}


def may_write(board: Board, seat: int) -> bool:
    """Say whether a seat may put a rule to the vote now: one is voted on at a time."""
    return (
        board.phase is Phase.WRITING
        and board.proposal is None
        and seat not in board.ready
        and len(board.own) < BLANKS
        and board.proposed[seat] < TRIES
    )


def write(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Put a rule of words alone to the vote: people judge it, on their honour."""
    _need_writing(state, seat)
    title, text = _typed(words, (TITLE, TEXT))
    rule = Rule(id=_next_id(state.board), on="honour")
    return _propose(state, seat, OwnRule(rule, title, text=text))


def start(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Begin to build a rule: choose what sets it off."""
    _need_writing(state, seat)
    if state.drafts[seat].on:
        raise Illegal("igor-draft-begun")
    on, condition = _trigger(content, words)
    return Step(_with_draft(state, seat, Draft(on, (condition,) if condition else ())))


def bind(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Go on building: choose who is bound, until when, and to what."""
    _need_writing(state, seat)
    draft = state.drafts[seat]
    if not draft.on or draft.act:
        raise Illegal("igor-no-draft")
    match words:
        case (who, window, *act) if who in WHO[draft.on] and window in WINDOWS:
            wanted = _wanted(content, draft.on, tuple(act))
            draft = replace(draft, who=who, window=window, act=wanted)
            return Step(_with_draft(state, seat, draft))
    raise Illegal("igor-no-such-duty")


def name(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Finish building: give the rule its title, and its phrase if it has one of its own."""
    _need_writing(state, seat)
    draft = state.drafts[seat]
    if not draft.act:
        raise Illegal("igor-no-draft")
    limits = (TITLE, PHRASE) if draft.act == "own" else (TITLE,)
    title, *phrase = _typed(words, limits)
    built = {"id": _next_id(state.board), **to_builtins(draft)}
    rule = convert({("if" if key == "when" else key): built[key] for key in built}, Rule)
    state = _with_draft(state, seat, Draft())
    return _propose(state, seat, OwnRule(rule, title, phrase=phrase[0] if phrase else ""))


def accept(content: Content, state: State, seat: int, word: str) -> Step[State]:
    """Vote on a rule: it takes more than half of all players, or half with the first dealer."""
    board = state.board
    proposal = board.proposal
    if proposal is None or not asked(proposal, seat):
        raise Illegal("igor-no-proposal")
    if word == "abstain":
        proposal = replace(proposal, abstained=(*proposal.abstained, seat))
    else:
        proposal = replace(proposal, ballots=(*proposal.ballots, (seat, word == "yes")))
    if len(proposal.ballots) + len(proposal.abstained) < board.seats:
        return Step(state.on(proposal=proposal))
    yes = [seat for seat, ballot in proposal.ballots if ballot]
    taken = 2 * len(yes) > board.seats or (2 * len(yes) == board.seats and board.dealer in yes)
    own = (*board.own, proposal.own) if taken else board.own
    key = "igor-own-taken" if taken else "igor-own-dropped"
    said = line(key, title=Typed(proposal.own.title), votes=len(yes), seats=board.seats)
    step = go_on(content, state.on(proposal=None, own=own))
    return Step(step.state, (said, *step.events))


def asked(proposal: Proposal, seat: int) -> bool:
    """Say whether a seat has yet to vote on a rule."""
    return seat not in (*(each for each, _ in proposal.ballots), *proposal.abstained)


def veto(content: Content, state: State, seat: int) -> Step[State]:
    """Let the host take a rule off the table."""
    proposal = state.board.proposal
    if proposal is None or seat != 0:
        raise Illegal("igor-no-veto")
    said = line("igor-own-vetoed", seat=Seat(seat), title=Typed(proposal.own.title))
    step = go_on(content, state.on(proposal=None))
    return Step(step.state, (said, *step.events))


def finish(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat writes no more."""
    board = state.board
    if board.phase is not Phase.WRITING or seat in board.ready:
        raise Illegal("igor-not-writing")
    return go_on(content, state.on(ready=tuple(sorted((*board.ready, seat)))))


def go_on(content: Content, state: State) -> Step[State]:
    """Begin once nobody writes and nothing is voted on."""
    board = state.board
    writers = [seat for seat in range(board.seats) if seat not in board.ready]
    if board.proposal is not None or (writers and len(board.own) < BLANKS):
        return Step(state)
    return rule_deck.opened(content, replace(state, drafts=()).on(proposed=()))


def _propose(state: State, seat: int, own: OwnRule) -> Step[State]:
    board = state.board
    proposed = tuple(count + (each == seat) for each, count in enumerate(board.proposed))
    state = state.on(proposal=Proposal(seat, own), proposed=proposed)
    return Step(state, (line("igor-own-proposed", seat=Seat(seat), title=Typed(own.title)),))


def _trigger(content: Content, words: tuple[str, ...]) -> tuple[str, str]:
    match words:
        case ("play", "shows", motif) if motif in content.motifs:
            return "play", f"shows:{motif}"
        case ("play", "rank", rank) if rank in map(str, range(content.ranks)):
            return "play", f"rank:{rank}"
        case (on, condition) if on in TRIGGERS:
            kind = TRIGGERS[on]
            if condition == "any" and kind != "play":
                return kind, ""
            if condition in CONDITIONS[kind]:
                return kind, condition
    raise Illegal("igor-no-such-trigger")


def _wanted(content: Content, on: str, words: tuple[str, ...]) -> str:
    """Read an act of the menu as that of a rule card; what a moment has not got is refused."""
    match words:
        case ("own",):
            return "own"
        case (word,) if word in content.acts.say:
            return f"say:{word}"
        case (word,) if word in content.acts.do:
            return f"do:{word}"
        case ("call", number) if number in calls(on):
            return f"call:{number}"
        case ("aim", at) if at in aims(on):
            return AIMED[at]
    raise Illegal("igor-no-such-duty")


def calls(on: str) -> tuple[str, ...]:
    """Give the numbers there are to call at such a moment."""
    return {"play": CALLS, "trick_won": ("total",)}.get(on, ())


def aims(on: str) -> tuple[str, ...]:
    """Give whom there is to aim at at such a moment."""
    return {"play": tuple(AIMED), "trick_won": ("thank_leader",)}.get(on, ())


def _typed(words: tuple[str, ...], limits: tuple[int, ...]) -> tuple[str, ...]:
    """Read what somebody typed; raises `Illegal` for what is too long, empty, a link or a ping."""
    typed = tuple(" ".join(word.split()) for word in words)
    if len(typed) != len(limits) or not all(typed):
        raise Illegal("igor-own-empty")
    if any(len(word) > longest for word, longest in zip(typed, limits, strict=True)):
        raise Illegal("igor-own-too-long")
    if any(sign in word for word in typed for sign in ("@", "<", "://", "www.")):
        raise Illegal("igor-own-no-links")
    return typed


def _next_id(board: Board) -> str:
    return f"c{len(board.own) + 1}"


def _need_writing(state: State, seat: int) -> None:
    if not may_write(state.board, seat):
        raise Illegal("igor-not-writing")


def _with_draft(state: State, seat: int, draft: Draft) -> State:
    return replace(state, drafts=(*state.drafts[:seat], draft, *state.drafts[seat + 1 :]))
