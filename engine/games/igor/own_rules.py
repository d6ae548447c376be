"""Rule cards that players write themselves before the first rules are dealt (I33)."""

from __future__ import annotations

from msgspec import convert, to_builtins
from msgspec.structs import replace

from engine.api.event import Seat, Typed, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import with_item, with_seat
from engine.games.igor import rule_deck, votes
from engine.games.igor.content import CALLS, CONDITIONS, WHO, Content, OwnRule, Rule
from engine.games.igor.model import Board, Draft, Phase, Proposal, State

#: How many rules a table can have of its own, and how many a seat may propose.
_OWN_RULES, _PROPOSALS = 3, 2

#: The longest title, text and phrase, in characters.
TITLE, TEXT, PHRASE = 40, 200, 60

#: Menu word -> `Rule.on` of a built rule.
_TRIGGERS = {"play": "play", "trick": "trick_won", "fine": "fine_paid"}

#: The windows of a built rule.
WINDOWS = ("soon", "own_turn", "before_lead")

#: Menu word -> `Rule.act` of an aimed act.
AIMED = {"point_prev": "aim:point:prev", "thank_leader": "aim:thank:leader"}


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
    on, condition = _parse_trigger(content, words)
    return Step(_with_draft(state, seat, Draft(on, (condition,) if condition else ())))


def choose_duty(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Continue to build a rule: choose who must do what, and until when."""
    _require_may_write(state, seat)
    draft = state.drafts[seat]
    if not draft.on or draft.act:
        raise Illegal("igor-no-draft")
    match words:
        case (who, window, *act_words) if who in WHO[draft.on] and window in WINDOWS:
            act = _parse_act(content, draft.on, tuple(act_words))
            draft = replace(draft, who=who, window=window, act=act)
            return Step(_with_draft(state, seat, draft))
    raise Illegal("igor-no-such-duty")


def name_rule(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Finish a built rule with its title, and its phrase if it has its own, and propose it."""
    _require_may_write(state, seat)
    draft = state.drafts[seat]
    if not draft.act:
        raise Illegal("igor-no-draft")
    limits = (TITLE, PHRASE) if draft.act == "own" else (TITLE,)
    title, *phrase = _clean(words, limits)
    fields = to_builtins(draft)
    rule = convert({"id": _next_id(state.board), "if": fields.pop("when"), **fields}, Rule)
    state = _with_draft(state, seat, Draft())
    return _propose(state, seat, OwnRule(rule, title, phrase=phrase[0] if phrase else ""))


def cast(content: Content, state: State, seat: int, answer: str) -> Step[State]:
    """Note the seat's answer to a proposal, and decide it if it was the last one.

    A rule is accepted by more than half of all players, or by half with the first dealer.
    """
    board = state.board
    proposal = board.proposal
    if proposal is None or votes.has_voted(proposal, seat):
        raise Illegal("igor-no-proposal")
    proposal = votes.with_answer(proposal, seat, answer)
    if len(proposal.ballots) + len(proposal.abstained) < board.seats:
        return Step(state.with_board(proposal=proposal))
    yes = [voter for voter, answer in proposal.ballots if answer]
    accepted = 2 * len(yes) > board.seats or (2 * len(yes) == board.seats and board.dealer in yes)
    own_rules = (*board.own_rules, proposal.own) if accepted else board.own_rules
    key = "igor-own-taken" if accepted else "igor-own-dropped"
    event = line(key, title=Typed(proposal.own.title), votes=len(yes), seats=board.seats)
    step = _start_if_written(content, state.with_board(proposal=None, own_rules=own_rules))
    return Step(step.state, (event, *step.events))


def veto(content: Content, state: State, seat: int) -> Step[State]:
    """Let the host reject the proposal."""
    proposal = state.board.proposal
    if proposal is None or seat != 0:
        raise Illegal("igor-no-veto")
    event = line("igor-own-vetoed", seat=Seat(seat), title=Typed(proposal.own.title))
    step = _start_if_written(content, state.with_board(proposal=None))
    return Step(step.state, (event, *step.events))


def stop_writing(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat writes no more rules."""
    board = state.board
    if board.phase is not Phase.WRITING or seat in board.ready:
        raise Illegal("igor-not-writing")
    return _start_if_written(content, state.with_board(ready=with_seat(board.ready, seat)))


def calls_for(on: str) -> tuple[str, ...]:
    """Return the numbers that a rule with this trigger may ask for."""
    return {"play": CALLS, "trick_won": ("total",)}.get(on, ())


def aims_for(on: str) -> tuple[str, ...]:
    """Return the menu words of the aimed acts that a rule with this trigger may demand."""
    return {"play": tuple(AIMED), "trick_won": ("thank_leader",)}.get(on, ())


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
    state = state.with_board(proposal=Proposal(seat, own), proposals_made=made)
    return Step(state, (line("igor-own-proposed", seat=Seat(seat), title=Typed(own.title)),))


def _parse_trigger(content: Content, words: tuple[str, ...]) -> tuple[str, str]:
    """Return `Rule.on` and a condition ("" if there is none) for the words of the menu."""
    match words:
        case ("play", "shows", motif) if motif in content.motifs:
            return "play", f"shows:{motif}"
        case ("play", "rank", rank) if rank in map(str, range(content.ranks)):
            return "play", f"rank:{rank}"
        case (word, condition) if word in _TRIGGERS:
            on = _TRIGGERS[word]
            if condition == "any" and on != "play":
                return on, ""
            if condition in CONDITIONS[on]:
                return on, condition
    raise Illegal("igor-no-such-trigger")


def _parse_act(content: Content, on: str, words: tuple[str, ...]) -> str:
    """Return `Rule.act` for the words of the menu; raises `Illegal` if the trigger lacks it."""
    match words:
        case ("own",):
            return "own"
        case (word,) if word in content.acts.say:
            return f"say:{word}"
        case (word,) if word in content.acts.do:
            return f"do:{word}"
        case ("call", number) if number in calls_for(on):
            return f"call:{number}"
        case ("aim", word) if word in aims_for(on):
            return AIMED[word]
    raise Illegal("igor-no-such-duty")


def _clean(words: tuple[str, ...], limits: tuple[int, ...]) -> tuple[str, ...]:
    """Return typed texts with single spaces; `limits` are the most characters of each.

    Raises `Illegal` if one is empty, too long, or contains a link or a ping.
    """
    typed = tuple(" ".join(word.split()) for word in words)
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
