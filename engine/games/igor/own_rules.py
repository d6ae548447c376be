"""Rule cards that players write themselves before the first rules are dealt (I33)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, Typed, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import with_item, with_seat
from engine.api.written_text import visible
from engine.games.igor import rule_deck, votes
from engine.games.igor.content import BOUND, OWN, Content, OwnRule, Rule
from engine.games.igor.model import WRITING, Board, Proposal, State, Vote

#: How many rules a table can have of its own, and how many a seat may propose.
_OWN_RULES, _PROPOSALS = 3, 2

#: The longest title, text and phrase, in characters.
TITLE, TEXT, PHRASE = 40, 200, 60


def may_write(board: Board, seat: int) -> bool:
    """Return True if a seat may propose a rule now, also while another one is voted on."""
    return (
        board.phase is WRITING
        and seat not in board.ready
        and board.proposals_made[seat] < _PROPOSALS
    )


def write(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Propose an honour rule: a free text that players judge by a vote."""
    _require_may_write(state, seat)
    title, text = _clean(words, (TITLE, TEXT))
    return _propose(content, state, seat, OwnRule(Rule(id="c1", on="honour"), title, text=text))


def build(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Build a rule: the words say what triggers it ("shows rat", "first"), and what it demands."""
    _require_may_write(state, seat)
    *when, act = words if len(words) > 1 else ("", "")
    condition = "-".join(when)
    for on in BOUND:
        alone = on != "play" and condition == on
        fits = act == OWN or content.is_demand(on, act)
        if fits and (alone or content.is_condition(on, condition)):
            # Whom it binds is said with its title; its number is given when it is voted on.
            rule = Rule("c1", on, () if alone else (condition,), act=act)
            return Step(_with_draft(state, seat, rule))
    raise Illegal("igor-no-such-rule")


def forget(content: Content, state: State, seat: int) -> Step[State]:
    """Drop the rule that the seat has built, to build another."""
    if not state.drafts or state.drafts[seat] is None:
        raise Illegal("igor-no-draft")
    return Step(_with_draft(state, seat, None))


def name_rule(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Propose the rule that was built: its title, a word of `BOUND`, and its phrase if its own."""
    _require_may_write(state, seat)
    rule = state.drafts[seat]
    if rule is None:
        raise Illegal("igor-no-draft")
    title, bound, *phrase = words if len(words) > 1 else ("", "")
    title, *phrase = _clean((title, *phrase), (TITLE, PHRASE) if rule.act == OWN else (TITLE,))
    if bound not in BOUND[rule.on]:
        raise Illegal("igor-no-such-rule")
    who, window = BOUND[rule.on][bound]
    state = _with_draft(state, seat, None)
    own = OwnRule(replace(rule, who=who, window=window), title, phrase="".join(phrase))
    return _propose(content, state, seat, own)


def decide(content: Content, state: State, vote: Vote) -> Step[State]:
    """Take or drop a proposal: more than half of all want it, or half with the first dealer."""
    assert isinstance(vote.about, Proposal)
    board, own, yes = state.board, vote.about.own, vote.count("yes")
    accepted = 2 * len(yes) > board.seats or (2 * len(yes) == board.seats and board.dealer in yes)
    if accepted:
        state = state.with_board(own_rules=(*board.own_rules, own))
    key = "igor-own-taken" if accepted else "igor-own-dropped"
    event = line(key, title=Typed(own.title), votes=len(yes), seats=board.seats)
    return _proceed(content, state, event)


def veto(content: Content, state: State, seat: int) -> Step[State]:
    """Let the host reject the proposal."""
    proposal = state.board.proposal
    if proposal is None or seat != 0:
        raise Illegal("igor-no-veto")
    event = line("igor-own-vetoed", seat=Seat(seat), title=Typed(proposal.own.title))
    return _proceed(content, state.with_board(votes=()), event)


def stop_writing(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat writes no more rules."""
    board = state.board
    if board.phase is not WRITING or seat in board.ready:
        raise Illegal("igor-not-writing")
    return _proceed(content, state.with_board(ready=with_seat(board.ready, seat)))


def _propose(content: Content, state: State, seat: int, own: OwnRule) -> Step[State]:
    board = state.board
    made = with_item(board.proposals_made, seat, board.proposals_made[seat] + 1)
    waiting = (*board.proposals, Proposal(seat, own))
    event = line("igor-own-proposed", seat=Seat(seat), title=Typed(own.title))
    return _proceed(content, state.with_board(proposals_made=made, proposals=waiting), event)


def _proceed(content: Content, state: State, *events: Event) -> Step[State]:
    """Vote on the next proposal; deal the first rules once there is none and no seat writes."""
    board = state.board
    if board.votes:
        return Step(state, events)
    if len(board.own_rules) == _OWN_RULES:
        titles = (Typed(each.own.title) for each in board.proposals)
        events = (*events, *(line("igor-own-no-room", title=title) for title in titles))
    elif board.proposals:
        first, *waiting = board.proposals
        state = state.with_board(proposals=tuple(waiting))
        proposal = replace(first, own=_numbered(content, board, first.own))
        return Step(votes.open_vote(state, proposal, range(board.seats)), events)
    elif len(board.ready) < board.seats:
        return Step(state, events)
    state = replace(state, drafts=()).with_board(proposals_made=(), proposals=())
    step = rule_deck.deal_first_rules(content, state)
    return Step(step.state, (*events, *step.events))


def _numbered(content: Content, board: Board, own: OwnRule) -> OwnRule:
    """Return the rule with the number of the next blank card.

    A phrase that the box or another rule has already is the same act.
    """
    number = f"c{len(board.own_rules) + 1}"
    known = {content.sound(each.phrase): each.rule.id for each in board.own_rules if each.phrase}
    act = own.rule.act
    if own.phrase:
        act = {**known, **content.phrases}.get(content.sound(own.phrase), number)
    phrase = own.phrase if act == number else ""
    return replace(own, rule=replace(own.rule, id=number, act=act), phrase=phrase)


def _clean(words: tuple[str, ...], limits: tuple[int, ...]) -> tuple[str, ...]:
    """Return what can be seen of typed texts; `limits` are the most characters of each.

    Raise `Illegal` if one shows nothing, is too long, or contains a link or a ping.
    """
    typed = tuple(map(visible, words))
    if len(typed) != len(limits) or not all(typed):
        raise Illegal("igor-own-empty")
    if any(len(word) > longest for word, longest in zip(typed, limits, strict=True)):
        raise Illegal("igor-own-too-long")
    if any(sign in word for word in typed for sign in ("@", "<", "://", "www.")):
        raise Illegal("igor-own-no-links")
    return typed


def _require_may_write(state: State, seat: int) -> None:
    if not may_write(state.board, seat):
        raise Illegal("igor-not-writing")


def _with_draft(state: State, seat: int, draft: Rule | None) -> State:
    return replace(state, drafts=with_item(state.drafts, seat, draft))
