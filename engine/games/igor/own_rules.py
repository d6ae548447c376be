"""Rule cards that players write themselves before the first rules are dealt (I33)."""

from __future__ import annotations

from msgspec import convert
from msgspec.structs import replace

from engine.api.event import Seat, Typed, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import with_item, with_seat
from engine.api.written_text import visible
from engine.games.igor import rule_deck, votes
from engine.games.igor.content import WHO, Content, OwnRule, Rule
from engine.games.igor.model import Board, Draft, Phase, Proposal, State, Vote

#: How many rules a table can have of its own, and how many a seat may propose.
_OWN_RULES, _PROPOSALS = 3, 2

#: The longest title, text and phrase, in characters.
TITLE, TEXT, PHRASE = 40, 200, 60

#: What may trigger a built rule, and which of it needs no condition.
TRIGGERS, _ANY = ("play", "trick_won", "fine_paid"), ("trick_won", "fine_paid")

#: The windows of a built rule.
WINDOWS = ("soon", "own_turn", "before_lead")


def may_write(board: Board, seat: int) -> bool:
    """Return True if a seat may propose a rule now: one is voted on at a time."""
    return (
        board.phase is Phase.WRITING
        and board.proposal is None
        and seat not in board.ready
        and len(board.own_rules) < _OWN_RULES
        and board.proposals_made[seat] < _PROPOSALS
    )


def write(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Propose an honour rule: a free text that players judge by a vote."""
    _require_may_write(state, seat)
    title, text = _clean(words, (TITLE, TEXT))
    rule = Rule(id=_next_id(state.board), on="honour")
    return _propose(state, seat, OwnRule(rule, title, text=text))


def choose_trigger(
    content: Content, state: State, seat: int, words: tuple[str, ...]
) -> Step[State]:
    """Start to build a rule: choose what triggers it."""
    _require_may_write(state, seat)
    if state.drafts[seat].on:
        raise Illegal("igor-draft-begun")
    on, condition = words[0] if words else "", "-".join(words[1:])
    if on in _ANY and condition == "any":
        return Step(_with_draft(state, seat, Draft(on)))
    if on not in TRIGGERS or not content.is_condition(on, condition):
        raise Illegal("igor-no-such-trigger")
    return Step(_with_draft(state, seat, Draft(on, (condition,))))


def choose_duty(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Continue to build a rule: choose who must do what, and until when."""
    _require_may_write(state, seat)
    draft = state.drafts[seat]
    if not draft.on or draft.act:
        raise Illegal("igor-no-draft")
    who, window, act = (*words[:2], "-".join(words[2:])) if len(words) > 2 else ("", "", "")
    known = act == "own" or content.is_demand(draft.on, act)
    if not known or who not in WHO[draft.on] or window not in WINDOWS:
        raise Illegal("igor-no-such-duty")
    draft = replace(draft, who=who, window=window, act=act)
    return Step(_with_draft(state, seat, draft))


def name_rule(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Finish a built rule with its title, and its phrase if it has its own, and propose it."""
    _require_may_write(state, seat)
    draft, number = state.drafts[seat], _next_id(state.board)
    if not draft.act:
        raise Illegal("igor-no-draft")
    limits = (TITLE, PHRASE) if draft.act == "own" else (TITLE,)
    title, *phrase = _clean(words, limits)
    act = number if phrase else draft.act
    fields = {"on": draft.on, "if": draft.when, "who": draft.who, "window": draft.window}
    rule = convert({**fields, "id": number, "act": act}, Rule)
    state = _with_draft(state, seat, Draft())
    return _propose(state, seat, OwnRule(rule, title, phrase="".join(phrase)))


def decide(content: Content, state: State, vote: Vote) -> Step[State]:
    """Take or drop a proposal: more than half of all want it, or half with the first dealer."""
    assert isinstance(vote.about, Proposal)
    board, own, yes = state.board, vote.about.own, vote.count("yes")
    accepted = 2 * len(yes) > board.seats or (2 * len(yes) == board.seats and board.dealer in yes)
    if accepted:
        state = state.with_board(own_rules=(*board.own_rules, own))
    key = "igor-own-taken" if accepted else "igor-own-dropped"
    event = line(key, title=Typed(own.title), votes=len(yes), seats=board.seats)
    step = _start_if_written(content, state)
    return Step(step.state, (event, *step.events))


def veto(content: Content, state: State, seat: int) -> Step[State]:
    """Let the host reject the proposal."""
    proposal = state.board.proposal
    if proposal is None or seat != 0:
        raise Illegal("igor-no-veto")
    event = line("igor-own-vetoed", seat=Seat(seat), title=Typed(proposal.own.title))
    step = _start_if_written(content, state.with_board(votes=()))
    return Step(step.state, (event, *step.events))


def stop_writing(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat writes no more rules."""
    board = state.board
    if board.phase is not Phase.WRITING or seat in board.ready:
        raise Illegal("igor-not-writing")
    return _start_if_written(content, state.with_board(ready=with_seat(board.ready, seat)))


def _start_if_written(content: Content, state: State) -> Step[State]:
    """Deal the first rules once no seat writes and no proposal is open."""
    board = state.board
    someone_writes = len(board.ready) < board.seats and len(board.own_rules) < _OWN_RULES
    if board.proposal is not None or someone_writes:
        return Step(state)
    state = replace(state, drafts=()).with_board(proposals_made=())
    return rule_deck.deal_first_rules(content, state)


def _propose(state: State, seat: int, own: OwnRule) -> Step[State]:
    board = state.board
    made = with_item(board.proposals_made, seat, board.proposals_made[seat] + 1)
    state = state.with_board(proposals_made=made)
    state = votes.open_vote(state, Proposal(seat, own), range(board.seats))
    return Step(state, (line("igor-own-proposed", seat=Seat(seat), title=Typed(own.title)),))


def _clean(words: tuple[str, ...], limits: tuple[int, ...]) -> tuple[str, ...]:
    """Return what can be seen of typed texts; `limits` are the most characters of each.

    Raises `Illegal` if one shows nothing, is too long, or contains a link or a ping.
    """
    typed = tuple(map(visible, words))
    if len(typed) != len(limits) or not all(typed):
        raise Illegal("igor-own-empty")
    if any(len(word) > longest for word, longest in zip(typed, limits, strict=True)):
        raise Illegal("igor-own-too-long")
    if any(sign in word for word in typed for sign in ("@", "<", "://", "www.")):
        raise Illegal("igor-own-no-links")
    return typed


def _next_id(board: Board) -> str:
    return f"c{len(board.own_rules) + 1}"


def _require_may_write(state: State, seat: int) -> None:
    if not may_write(state.board, seat):
        raise Illegal("igor-not-writing")


def _with_draft(state: State, seat: int, draft: Draft) -> State:
    return replace(state, drafts=with_item(state.drafts, seat, draft))
