"""The offers of a seat, made from its view alone.

Acts, catches and confessions are the same for all seats at all times, so that an offer never tells
which rules are in force nor that somebody has something to do.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.action import Offer, Option, Pick, Press, Timeout, Wait
from engine.api.event import Line, Seat, line
from engine.api.seats import ready_press
from engine.games.igor import claims, naming, round, rule_deck
from engine.games.igor.content import Content
from engine.games.igor.menus import Menus, players
from engine.games.igor.model import Board, Phase, View
from engine.games.igor.own_rule_offers import vote_offers, writing_offers
from engine.games.igor.tricks import legal


def offers(content: Content, menus: Menus, view: View) -> tuple[Offer, ...]:
    """Return the offers of the view's seat, or those of the table itself for an onlooker."""
    board, seat = view.board, view.seat
    if seat is None:
        return tuple(_table(board))
    if board.phase is Phase.WRITING:
        return tuple(writing_offers(menus, view, seat))
    if board.phase is Phase.READING:
        return tuple(_ready(board, seat, "read", "igor-ask-read"))
    if board.phase is Phase.PLAY:
        return (
            *_play(content, view, seat),
            *_charge(menus, board, seat),
            *_acts(menus, board, seat),
            *_policing(menus, board, seat),
            *_hurry(board, seat),
        )
    if board.phase is Phase.LAST_CALL:
        return (
            *_charge(menus, board, seat),
            *_ready(board, seat, "last", "igor-ask-last"),
            *_policing(menus, board, seat),
        )
    return tuple(_change(content, view, seat))


def _table(board: Board) -> Iterator[Offer]:
    """Yield what times out: closing the open batch of claims (I20), letting rulings stand (I28)."""
    if board.open_batch is not None:
        yield Press(
            verb="close_claims",
            ask=f"b{board.open_batch}",
            label=Line("igor-ask-close"),
            voluntary=True,
            timeout=Timeout(Wait.BLINK),
        )
    for ruling in board.rulings:
        number = str(ruling.number)
        yield Pick(
            verb="stands",
            ask=f"d{number}",
            label=Line("igor-ask-stands"),
            options=(Option(number, Line("igor-ask-stands")),),
            voluntary=True,
            timeout=Timeout(Wait.PROMPT, (number,)),
        )


def _play(content: Content, view: View, seat: int) -> Iterator[Offer]:
    board = view.board
    if board.turn != seat:
        return
    cards = legal(content, view.hand, board.trick)
    faces = (content.faces[card] for card in cards)
    yield Pick(
        verb="play",
        ask=f"h{board.round}.c{board.cards_played}",
        label=Line("igor-ask-play"),
        options=tuple(Option(face.word, face.line, hint=face.hint) for face in faces),
        # I23: there is time to act after every card, so that the pause does not tell whether an
        # act is due. Before the first card none can be.
        opens=Wait.BEAT if board.cards_played else None,
    )


def _acts(menus: Menus, board: Board, seat: int) -> Iterator[Offer]:
    """Yield the whole palette; the first act of a window is posted at the table.

    Its ask stays the same from card to card, so that open menus stay current. Further acts of the
    window have asks of their own.
    """
    used = board.uses[seat].acts
    if used >= board.acts_allowed:
        return
    ask = f"h{board.round}.w{board.window_number}.{used}" if used else f"h{board.round}.act"
    yield Pick(
        verb="act",
        ask=ask,
        label=Line("igor-ask-act"),
        options=menus.acts(board),
        voluntary=True,
        posted=not used,
    )


def _charge(menus: Menus, board: Board, seat: int) -> Iterator[Offer]:
    own_claim = next((claim for claim in board.claims if claim.seat == seat), None)
    if own_claim is not None and not own_claim.charged:
        ask = f"k{own_claim.number}"
        yield Pick(
            verb="charge",
            ask=ask,
            label=Line("igor-ask-charge"),
            options=menus.charges(board, seat),
            voluntary=True,
            timeout=Timeout(Wait.MENU, ("drop",)),
            verb_required=True,
        )
        yield Press(verb="drop", ask=ask, label=Line("igor-ask-drop"), voluntary=True)


def _policing(menus: Menus, board: Board, seat: int) -> Iterator[Offer]:
    if claims.may_catch(board, seat):
        ask = f"h{board.round}.catch"
        yield Press(
            verb="catch", ask=ask, label=Line("igor-ask-catch"), voluntary=True, posted=True
        )
    if claims.may_confess(board, seat):
        yield Pick(
            verb="confess",
            ask=f"h{board.round}.me",
            label=Line("igor-ask-confess"),
            options=menus.breaches(board),
            voluntary=True,
            verb_required=True,  # typing "howl" means to howl
        )
    yield from _judging(board, seat)


def _judging(board: Board, seat: int) -> Iterator[Offer]:
    tie = next((tie for tie in board.ties if tie.breaker == seat), None)
    if tie is not None:
        yield Pick(
            verb="first",
            ask=f"f{tie.number}",
            label=Line("igor-ask-first"),
            options=players(tie.claimants),
            voluntary=True,
            timeout=Timeout(Wait.PROMPT, (str(tie.claimants[0] + 1),)),
        )
    for verb, ruling in (
        ("dispute", claims.disputable_ruling(board, seat)),
        ("concede", claims.open_ruling(board, seat)),
    ):
        if ruling is not None:
            ask = f"{verb[0]}{ruling.number}.{len(board.votes)}"
            label = Line(f"igor-ask-{verb}")
            yield Press(verb=verb, ask=ask, label=label, voluntary=True, posted=True)
    yield from vote_offers(board, seat)


def _hurry(board: Board, seat: int) -> Iterator[Offer]:
    if round.hurrier(board) == seat and board.turn is not None:
        yield Press(
            verb="hurry",
            ask=f"h{board.round}.c{board.cards_played}!",
            label=line("igor-ask-hurry", other=Seat(board.turn)),
            voluntary=True,
            opens=Wait.PROMPT,
        )


def _change(content: Content, view: View, seat: int) -> Iterator[Offer]:
    board = view.board
    if board.changers[:1] != (seat,):
        return
    ask = f"h{board.round}.x{len(board.changers)}"
    if board.phase is Phase.TAKE:
        options = tuple(
            Option(
                rule,
                naming.title(content, board, rule),
                hint=naming.joined(naming.text(content, board, rule)),
            )
            for rule in (*view.drawn_rules, *rule_deck.returnable(board, view.removed))
        )
        yield Pick(verb="take", ask=f"{ask}t", label=Line("igor-ask-take"), options=options)
        return
    removable = tuple(
        Option(rule, naming.title(content, board, rule))
        for rule in rule_deck.removable(board, view.rules)
    )
    options = (
        *((Option("add", Line("igor-add")),) if view.can_add else ()),
        *((Option("remove", Line("igor-remove"), removable),) if removable else ()),
        Option("pass", Line("igor-pass")),
    )
    yield Pick(verb="change", ask=ask, label=Line("igor-ask-change"), options=options)


def _ready(board: Board, seat: int, ask: str, label: str) -> Iterator[Offer]:
    if seat not in board.ready:
        yield ready_press(f"h{board.round}.{ask}", Line(label))
