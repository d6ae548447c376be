"""The offers of votes, and those while players write rules of their own (I28, I33)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.action import Field, Offer, Option, Pick, Press, Say, Timeout, Wait
from engine.api.event import Line, Seat, Typed, line
from engine.games.igor import naming, own_rules
from engine.games.igor.menus import Menus
from engine.games.igor.model import Board, Proposal, View

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
    yield from vote_offers(board, seat)
    if board.proposal is not None and seat == 0:
        ask = f"own.x{sum(board.proposals_made)}"
        yield Press(verb="veto", ask=ask, label=Line("igor-ask-veto"), voluntary=True)
    if own_rules.may_write(board, seat):
        yield from _write(menus, view, f"own.{sum(board.proposals_made)}")


def vote_offers(board: Board, seat: int) -> Iterator[Offer]:
    """Yield the votes that wait for the seat."""
    for vote in board.votes:
        if not vote.awaits(seat):
            continue
        about, number = vote.about, vote.number
        if isinstance(about, Proposal):
            label, key = line("igor-ask-accept", title=Typed(about.own.title)), "own"
        else:
            breach = naming.breach(board, about.breach)
            label, key = line("igor-ask-vote", other=Seat(about.accused), act=breach), "vote"
        yield Pick(
            verb="vote",
            ask=f"v{number}",
            label=label,
            options=tuple(
                Option(f"{answer}-{number}", Line(f"igor-{key}-{answer}"))
                for answer in ("yes", "no")
            ),
            voluntary=True,
            timeout=Timeout(Wait.PROMPT, (f"abstain-{number}",)),
            posted=True,
            verb_required=True,  # people say yes and no for many other reasons
        )


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
