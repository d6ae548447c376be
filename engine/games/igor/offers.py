"""The offers of a seat, made from its view alone.

Acts, catches and confessions are the same for all seats at all times, but that nobody aims at
themselves: an offer never tells which rules are in force nor that somebody has something to do.
The menus are in menus.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from engine.api.action import Field, Offer, Option, Pick, Press, Say, Timeout, Wait
from engine.api.event import Line, Seat, Typed, line
from engine.api.seats import ready_press
from engine.games.igor import claims, naming, own_rules, round, rule_deck, rulings
from engine.games.igor.content import (
    BOUND,
    OWN,
    Content,
    OwnRule,
    RuleId,
)
from engine.games.igor.describe import tie_told
from engine.games.igor.menus import (
    act_options,
    breach_options,
    built_options,
    card_options,
    charge_options,
    player_options,
    ruling_option,
)
from engine.games.igor.model import (
    LAST_CALL,
    PLAY,
    READING,
    TAKE,
    WRITING,
    Board,
    Finding,
    Proposal,
    Ruling,
    View,
)
from engine.games.igor.tricks import legal

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
    found = _unasked(content, seats, seat, own, board.round, used, window, cries, may_confess)
    if board.phase is LAST_CALL and seat not in board.ready:
        found = (_last(board.round), *found)
    if claim is not None and not claim.charged:
        found = (*_charge(content, seats, seat, own, claim.number), *found)
    if board.turn == seat:
        if not board.is_card_withheld:
            found = (_play(content, view), *found)
    elif board.waits_for(seat):
        found = (_nothing(board.round, board.beat), *found)
    if board.ties or board.rulings or board.votes:
        found = (*found, *_judging(content, board, seat))
    if board.turn is not None and round.hurrier(board) == seat:
        fine = min(content.coins.fine, board.coins[board.turn])
        found += (_hurry(board.round, board.cards_played, seat, board.turn, fine),)
    return found


def _table(content: Content, board: Board) -> Iterator[Offer]:
    """Yield what times out: closing the open batch of claims (I20), letting rulings stand (I28)."""
    if board.open_batch is not None:
        yield _press("close_claims", f"b{board.open_batch}", timeout=Timeout(Wait.BLINK))
    for ruling in board.rulings:
        yield _stands(content, board.own_rules, board.seats, ruling)


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
    )


@lru_cache(_CACHED)
def _nothing(round: int, beat: int) -> Offer:
    return ready_press(f"h{round}.b{beat}", Line("igor-ask-nothing"), "nothing")


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
        found.append(_pick("act", ask, acts, posted=not acts_used))
    if may_catch:
        found.append(_press("catch", f"h{round}.catch", posted=True))
    if may_confess:
        # Typing "howl" means to howl.
        confess = _pick("confess", f"h{round}.me", breach_options(content, own), verb_required=True)
        found.append(confess)
    return tuple(found)


@lru_cache(_CACHED)
def _charge(
    content: Content, seats: int, seat: int, own: _OwnRules, claim: int
) -> tuple[Offer, ...]:
    ask = f"k{claim}"
    options = charge_options(content, seats, seat, own)
    timeout = Timeout(Wait.MENU, ("drop",))
    matter = line("igor-undecided-claim", seat=Seat(seat))
    charge = _pick("charge", ask, options, timeout=timeout, matter=matter, verb_required=True)
    return charge, _press("drop", ask)


def _judging(content: Content, board: Board, seat: int) -> Iterator[Offer]:
    for tie in board.ties:
        if tie.ruling.accused == seat:
            timeout = Timeout(Wait.PROMPT, (str(tie.claimants[0] + 1),))
            about = naming.claimed(content, board.own_rules, tie.ruling)
            yield _pick(
                "first",
                f"f{tie.number}",
                player_options(tie.claimants),
                label=line("igor-ask-first", act=about),
                timeout=timeout,
                matter=tie_told(content, board, tie),
            )
            break
    own, votes = board.own_rules, len(board.votes)
    if board.rulings and (found := rulings.disputable(board.rulings, board.seats, seat)):
        yield from _contested(own, "dispute", tuple(found), votes, 0)
    if votes:
        if found := rulings.concedable(board.votes, seat):
            fine = min(content.coins.fine, board.coins[seat])
            yield from _contested(own, "concede", tuple(found), votes, fine)
        yield from _votes(content, board, seat)


@lru_cache(_CACHED)
def _contested(
    own: _OwnRules, verb: str, found: tuple[Ruling, ...], votes: int, fine: int
) -> tuple[Offer, ...]:
    """Return a press for the newest ruling, and a choice among the older ones.

    `fine`: what the seat can pay if it admits one.
    """
    newest, *older = found
    costs = verb == "concede" and newest.finding is not Finding.BROKEN
    # Several disputes can stand at the table: who accused whom tells them apart.
    about = naming.breach(own, newest.breach)
    if verb == "dispute":
        about = ruling_option(own, newest).line
    key = f"igor-ask-{verb}-{'pay' if costs else 'about'}"
    label = line(key, act=about, seat=Seat(newest.accuser), coins=fine)
    press = _press(verb, f"{verb[0]}{newest.number}.{votes}", label=label, posted=True)
    if not older:
        return (press,)
    ask, label = f"{verb[0]}o{newest.number}", line(f"igor-ask-{verb}-older", coins=fine)
    options = tuple(ruling_option(own, ruling) for ruling in older)
    return press, _pick(verb, ask, options, label=label, verb_required=True)


@lru_cache(_CACHED)
def _stands(content: Content, own: _OwnRules, seats: int, ruling: Ruling) -> Offer:
    number, matter = str(ruling.number), None
    if rulings.disputable((ruling,), seats, ruling.loser):
        told = rulings.ruled(content, own, ruling)
        matter = line("igor-undecided-ruling", seat=Seat(ruling.loser), ruling=told)
    options = (Option(number, Line("igor-ask-stands")),)
    timeout = Timeout(Wait.PROMPT, (number,))
    return _pick("stands", f"d{number}", options, timeout=timeout, matter=matter)


def _votes(content: Content, board: Board, seat: int) -> Iterator[Offer]:
    for vote in board.votes:
        if not vote.awaits(seat):
            continue
        if isinstance(vote.about, Proposal):
            own = vote.about.own
            label, title = line("igor-ask-accept", title=Typed(own.title)), Typed(own.title)
            matter, about = line("igor-vote-own", title=title), naming.own_text(content, board, own)
            yield _ballot(vote.number, "own", label, matter, about)
        else:
            yield _vote(content, board.own_rules, vote.number, vote.about)


@lru_cache(_CACHED)
def _vote(content: Content, own: _OwnRules, number: int, about: Ruling) -> Offer:
    act = naming.claimed(content, own, about)
    label = line("igor-ask-vote", other=Seat(about.accused))
    matter = line("igor-vote", other=Seat(about.accused), act=act)
    return _ballot(number, "vote", label, matter, act)


def _ballot(number: int, key: str, label: Line, matter: Line, about: Line | None = None) -> Offer:
    return _pick(
        "vote",
        f"v{number}",
        tuple(
            Option(f"{answer}-{number}", Line(f"igor-{key}-{answer}")) for answer in ("yes", "no")
        ),
        label=label,
        about=about,
        matter=matter,
        timeout=Timeout(Wait.PROMPT, (f"abstain-{number}",)),
        posted=True,
        verb_required=True,  # people say yes and no for many other reasons
    )


@lru_cache(_CACHED)
def _hurry(round: int, cards_played: int, seat: int, slow: int, fine: int) -> Offer:
    ask, label = f"h{round}.c{cards_played}!", line("igor-ask-hurry", other=Seat(slow), coins=fine)
    matter = line("igor-slow", seat=Seat(seat), other=Seat(slow), coins=fine)
    return _press("hurry", ask, label=label, opens=Wait.PROMPT, matter=matter)


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
    yield Pick(verb="change", ask=ask, label=label, options=tuple(options))
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
    return Pick(verb=verb, ask=ask, label=label, options=options, fleeting=True)


@lru_cache(_CACHED)
def _read(round: int) -> Offer:
    """Return the question of who has read the rules: for a whole hand nobody can read them (I3)."""
    return ready_press(f"h{round}.read", Line("igor-ask-read"), after=Wait.TURN, reads=True)


@lru_cache(_CACHED)
def _last(round: int) -> Offer:
    return ready_press(f"h{round}.last", Line("igor-ask-last"))


def _writing(content: Content, view: View, seat: int) -> Iterator[Offer]:
    """Yield "done", the vote on an open proposal, and what it takes to write or build a rule."""
    board, draft = view.board, view.draft
    if seat not in board.ready:
        label, timeout = Line("igor-ask-done"), Timeout(Wait.TURN)
        yield Press(verb="done", ask="own.done", label=label, timeout=timeout, posted=True)
    yield from _votes(content, board, seat)
    if board.proposal is not None and seat == 0:
        yield _press("veto", f"v{board.votes[0].number}!")
    if not own_rules.may_write(board, seat):
        return
    ask = f"own.{board.proposals_made[seat]}"
    yield _say("write", f"{ask}.w", _TITLE, _TEXT)
    if draft is None:
        yield _pick("build", f"{ask}.b", built_options(content))
    else:
        bound = tuple(
            Option(each, Line(f"igor-bound-{each}"))
            for each, (_, window) in BOUND[draft.on].items()
            if window != "soon" or board.soon_until == "card"
        )
        duty = Field("bound", Line("igor-field-bound"), options=bound)
        fields = (_TITLE, duty, _PHRASE) if draft.act == OWN else (_TITLE, duty)
        yield _say("name", f"{ask}.n", *fields)
        yield _press("forget", f"{ask}.f")


def _press(
    verb: str,
    ask: str,
    *,
    label: Line | None = None,
    opens: Wait | None = None,
    timeout: Timeout | None = None,
    posted: bool = False,
    matter: Line | None = None,
) -> Press:
    label = label or Line(f"igor-ask-{verb}")
    return Press(
        verb=verb,
        ask=ask,
        label=label,
        voluntary=True,
        opens=opens,
        timeout=timeout,
        posted=posted,
        matter=matter,
    )


def _pick(
    verb: str,
    ask: str,
    options: _Options,
    *,
    label: Line | None = None,
    about: Line | None = None,
    matter: Line | None = None,
    timeout: Timeout | None = None,
    posted: bool = False,
    verb_required: bool = False,
) -> Pick:
    label = label or Line(f"igor-ask-{verb}")
    return Pick(
        verb=verb,
        ask=ask,
        label=label,
        options=options,
        about=about,
        matter=matter,
        voluntary=True,
        timeout=timeout,
        posted=posted,
        verb_required=verb_required,
    )


def _say(verb: str, ask: str, *fields: Field) -> Say:
    return Say(verb=verb, ask=ask, label=Line(f"igor-ask-{verb}"), fields=fields, voluntary=True)
