"""The offers of a seat while players write rules of their own (I33), made from its view alone."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.action import Field, Offer, Option, Pick, Press, Say, Timeout, Wait
from engine.api.event import Line, Typed, line
from engine.games.igor import own_rules, votes
from engine.games.igor.menus import Menus
from engine.games.igor.model import View

_YES, _NO = Line("igor-own-yes"), Line("igor-own-no")
_TITLE = Field("title", Line("igor-field-title"), 1, own_rules.TITLE)
_TEXT = Field("text", Line("igor-field-text"), 1, own_rules.TEXT)
_PHRASE = Field("phrase", Line("igor-field-phrase"), 1, own_rules.PHRASE)


def writing_offers(menus: Menus, view: View, seat: int) -> Iterator[Offer]:
    """Yield "done", the vote on an open proposal, and what it takes to write or build a rule."""
    board = view.board
    if seat not in board.ready:
        yield Press(
            verb="done",
            ask="own.done",
            label=Line("igor-ask-done"),
            timeout=Timeout(Wait.TURN),
            posted=True,
        )
    if board.proposal is not None:
        yield from _vote(view, seat)
    if own_rules.may_write(board, seat):
        yield from _write(menus, view, f"own.{sum(board.proposals_made)}")


def _vote(view: View, seat: int) -> Iterator[Offer]:
    proposal, number = view.board.proposal, sum(view.board.proposals_made)
    assert proposal is not None
    if not votes.has_voted(proposal, seat):
        yield Pick(
            verb="accept",
            ask=f"own.v{number}",
            label=line("igor-ask-accept", title=Typed(proposal.own.title)),
            options=(Option("yes", _YES), Option("no", _NO)),
            voluntary=True,
            timeout=Timeout(Wait.PROMPT, ("abstain",)),
            posted=True,
        )
    if seat == 0:
        yield Press(verb="veto", ask=f"own.x{number}", label=Line("igor-ask-veto"), voluntary=True)


def _write(menus: Menus, view: View, ask: str) -> Iterator[Offer]:
    draft, board = view.draft, view.board
    assert draft is not None
    yield Say(
        verb="write",
        ask=f"{ask}.w",
        label=Line("igor-ask-write"),
        fields=(_TITLE, _TEXT),
        voluntary=True,
    )
    if not draft.on:
        yield Pick(
            verb="when",
            ask=f"{ask}.b",
            label=Line("igor-ask-when"),
            options=menus.triggers(board),
            voluntary=True,
        )
    elif not draft.act:
        yield Pick(
            verb="duty",
            ask=f"{ask}.d",
            label=Line("igor-ask-duty"),
            options=menus.duties(board, draft.on),
            voluntary=True,
        )
    else:
        yield Say(
            verb="name",
            ask=f"{ask}.n",
            label=Line("igor-ask-name"),
            fields=(_TITLE, _PHRASE) if draft.act == "own" else (_TITLE,),
            voluntary=True,
        )
