"""The offers of a seat, made from its view alone.

Acts, catches and confessions are the same for all seats at all times, but that nobody aims at
themselves: an offer never tells which rules are in force nor that somebody has something to do.
The menus are in menus.py, the offers by which claims are judged in judging.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from engine.api.action import Field, Offer, Option, Pick, Press, Timeout, Wait
from engine.api.event import Line, Seat, line
from engine.api.seats import ready_press
from engine.games.igor import claims, naming, own_rules, round, rule_deck
from engine.games.igor.content import (
    BOUND,
    OWN,
    Content,
    OwnRule,
    RuleId,
)
from engine.games.igor.describe import tricks_told
from engine.games.igor.judging import judging, stands, votes_of
from engine.games.igor.menus import (
    act_options,
    breach_options,
    built_options,
    card_options,
    charge_options,
)
from engine.games.igor.model import (
    LAST_CALL,
    PLAY,
    READING,
    TAKE,
    WRITING,
    Board,
    View,
)
from engine.games.igor.tricks import legal
from engine.games.igor.voluntary import pick, press, say

_Options: TypeAlias = tuple[Option, ...]
_OwnRules: TypeAlias = tuple[OwnRule, ...]

_CACHED = 1024

_PLAY = Line("igor-ask-play")

_TITLE = Field("title", Line("igor-field-title"), 1, own_rules.TITLE)
_TEXT = Field("text", Line("igor-field-text"), 1, own_rules.TEXT)
_PHRASE = Field("phrase", Line("igor-field-phrase"), 1, own_rules.PHRASE)


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Return the offers of the view's seat, or those of the table itself for an onlooker."""
    board, seat, phase = view.board, view.seat, view.board.phase
    if seat is None:
        return tuple(_table(content, board))
    if phase is PLAY or phase is LAST_CALL:
        return _in_play(content, view, seat)
    if phase is READING:
        return () if seat in board.ready else (_read(board.round),)
    if phase is WRITING:
        return tuple(_writing(content, view, seat))
    return tuple(_change(content, view, seat))


def _in_play(content: Content, view: View, seat: int) -> tuple[Offer, ...]:
    """Return the offers of a seat in play and in the last call. The house asks for them often."""
    board = view.board
    seats, own = board.seats, board.own_rules
    used, window = _act_window(board, seat)
    claim = claims.claim_of(board, seat)
    may_cry, may_confess = claims.policing(board, seat)
    cries = may_cry and claim is None
    soon = board.soon_until
    found = _unasked(content, seats, seat, own, board.round, soon, used, window, cries, may_confess)
    if board.phase is LAST_CALL and seat not in board.ready:
        found = (_last(board.round, board.beat), *found)
    if claim is not None and not claim.charged:
        found = (*_charge(content, seats, seat, own, claim.number), *found)
    if board.turn == seat:
        if not board.is_card_withheld:
            found = (_play(content, view), *found)
    elif board.waits_for(seat):
        found = (_nothing(board.round, board.beat, _lying(content, board)), *found)
    if board.ties or board.rulings or board.votes:
        found = (*found, *judging(content, board, seat))
    if board.turn is not None and round.hurrier(board) == seat:
        fine = min(content.coins.fine, board.coins[board.turn])
        found += (_hurry(board.round, board.cards_played, seat, board.turn, fine),)
    return found


def _table(content: Content, board: Board) -> Iterator[Offer]:
    """Yield what times out: closing the open batch of claims (I20), letting rulings stand (I28)."""
    if board.open_batch is not None:
        yield press("close_claims", f"b{board.open_batch}", timeout=Timeout(Wait.BLINK))
    is_last = board.phase is LAST_CALL
    for ruling in board.rulings:
        yield stands(content, board.own_rules, board.seats, ruling, is_last=is_last)


def _play(content: Content, view: View) -> Offer:
    board, options = view.board, card_options(content)
    return Pick(
        verb="play",
        ask=f"h{board.round}.b{board.beat}",
        label=_PLAY,
        options=tuple([options[card] for card in legal(content, view.hand, board.trick)]),
        # I23: there is time to act after every card and fine, so that the pause does not tell
        # whether an act is due. Before the first card none can be.
        opens=Wait.BEAT if board.beat else None,
        about=_lying(content, board),
    )


def _lying(content: Content, board: Board) -> Line | None:
    """Return who led and what lies there: what happened since may leave it out."""
    return next(tricks_told(content, board), None)


@lru_cache(_CACHED)
def _nothing(round: int, beat: int, lying: Line | None) -> Offer:
    asks = None if lying is None else line("igor-nothing-asked", lying=lying)
    return ready_press(f"h{round}.b{beat}", Line("igor-ask-nothing"), "nothing", asks=asks)


def _act_window(board: Board, seat: int) -> tuple[int, int]:
    """Return the acts that the seat has used, -1 if none is left, and the number of the window.

    Before the first act the window is 0: its ask stays the same from card to card, so that open
    menus stay current. Further acts of a window have asks of their own.
    """
    if board.phase is not PLAY:
        return -1, 0
    used = board.uses[seat].acts
    if not used:
        return 0, 0
    return (used, board.window_number) if used < board.acts_allowed else (-1, 0)


@lru_cache(2 * _CACHED)
def _unasked(
    content: Content,
    seats: int,
    seat: int,
    own: _OwnRules,
    round: int,
    soon: str,
    acts_used: int,
    window: int,
    may_catch: bool,
    may_confess: bool,
) -> tuple[Offer, ...]:
    """Return what nobody is asked for in a round: the palette of acts, a cry, and owning up.

    The first act of a window is posted at the table.
    """
    found: list[Offer] = []
    if acts_used >= 0:
        ask = f"h{round}.w{window}.{acts_used}" if acts_used else f"h{round}.act"
        acts = act_options(content, seats, seat, own)
        until = Line(f"igor-act-until-{soon}")
        found.append(pick("act", ask, acts, posted=not acts_used, about=until))
    if may_catch:
        found.append(press("catch", f"h{round}.catch", posted=True))
    if may_confess:
        # Typing "howl" means to howl.
        options = breach_options(content, own, "oneself")
        found.append(pick("confess", f"h{round}.me", options, verb_required=True))
    return tuple(found)


@lru_cache(_CACHED)
def _charge(
    content: Content, seats: int, seat: int, own: _OwnRules, claim: int
) -> tuple[Offer, ...]:
    ask = f"k{claim}"
    options = charge_options(content, seats, seat, own)
    timeout = Timeout(Wait.MENU, ("drop",))
    matter = line("igor-undecided-claim", seat=Seat(seat))
    charge = pick("charge", ask, options, timeout=timeout, matter=matter, verb_required=True)
    return charge, press("drop", ask)


@lru_cache(_CACHED)
def _hurry(round: int, cards_played: int, seat: int, slow: int, fine: int) -> Offer:
    ask, label = f"h{round}.c{cards_played}!", line("igor-ask-hurry", other=Seat(slow), coins=fine)
    matter = line("igor-slow", seat=Seat(seat), other=Seat(slow), coins=fine)
    return press("hurry", ask, label=label, opens=Wait.PROMPT, matter=matter)


def _change(content: Content, view: View, seat: int) -> Iterator[Offer]:
    board = view.board
    if board.changers[:1] != (seat,):
        return
    ask = f"h{board.round}.x{len(board.changers)}"
    if board.phase is TAKE:
        rules = (*view.drawn_rules, *rule_deck.returnable(board, view.removed))
        yield _read_and_pick(content, board, "take", f"{ask}t", rules, Line("igor-ask-take"))
        return
    options = [Option(each, Line(f"igor-{each}")) for each in ("add", "pass")]
    options = options if view.can_add else options[1:]
    label = Line(f"igor-ask-change-{rule_deck.role(board)}")
    # The rules in force are read before they are changed, also where none can be removed.
    yield Pick(verb="change", ask=ask, label=label, options=tuple(options), reads=True)
    rules = rule_deck.removable(board, view.rules)
    if rules:
        # I8: those that lie open as new are not among them.
        has_new = len(rules) < len(view.rules)
        label = Line("igor-ask-remove-old" if has_new else "igor-ask-remove")
        yield _read_and_pick(content, board, "remove", f"{ask}r", rules, label)


def _read_and_pick(
    content: Content, board: Board, verb: str, ask: str, rules: tuple[RuleId, ...], label: Line
) -> Offer:
    """Return the choice of a rule, which is read in full before and not later (I3, I6, I7)."""
    options = tuple(
        Option(rule, naming.title(content, board, rule), hint=naming.text(content, board, rule))
        for rule in rules
    )
    return Pick(verb=verb, ask=ask, label=label, options=options, fleeting=True, reads=True)


@lru_cache(_CACHED)
def _read(round: int) -> Offer:
    """Return the question of who has read the rules: for a whole hand nobody can read them (I3)."""
    return ready_press(f"h{round}.read", Line("igor-ask-read"), after=Wait.TURN, reads=True)


@lru_cache(_CACHED)
def _last(round: int, beat: int) -> Offer:
    ask = f"h{round}.last.{beat}"
    return ready_press(ask, Line("igor-ask-last"), asks=Line("igor-last-asked"))


def _writing(content: Content, view: View, seat: int) -> Iterator[Offer]:
    """Yield "done", the vote on an open proposal, and what it takes to write or build a rule."""
    board, draft = view.board, view.draft
    if seat not in board.ready:
        label, timeout = Line("igor-ask-done"), Timeout(Wait.TURN)
        yield Press(verb="done", ask="own.done", label=label, timeout=timeout, posted=True)
    yield from votes_of(content, board, seat)
    if board.proposal is not None and seat == 0:
        yield press("veto", f"v{board.votes[0].number}!")
    if not own_rules.may_write(board, seat):
        return
    ask = f"own.{board.proposals_made[seat]}"
    yield say("write", f"{ask}.w", _TITLE, _TEXT)
    if draft is None:
        yield pick("build", f"{ask}.b", built_options(content))
    else:
        bound = tuple(
            Option(each, Line(f"igor-bound-{each}"))
            for each, (_, window) in BOUND[draft.on].items()
            if window != "soon" or board.soon_until == "card"
        )
        duty = Field("bound", Line("igor-field-bound"), options=bound)
        fields = (_TITLE, duty, _PHRASE) if draft.act == OWN else (_TITLE, duty)
        yield say("name", f"{ask}.n", *fields)
        yield press("forget", f"{ask}.f")
