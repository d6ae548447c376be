"""Why a card would be played or a rule added (I5, I12 to I14).

A hint may avoid a card that a rule forbids, as its reader has read the rules. It says that such
rules count, never which nor whether there is one (I3): that is for each player to remember.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.api.action import Action
from engine.api.event import Line, line
from engine.games.igor.content import Card, Content
from engine.games.igor.model import PlayedCard, View
from engine.games.igor.tricks import legal, winning


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return what a card does in the trick, or how many rules there are to remember."""
    if action.verb == "change":
        return line(f"igor-why-{action.args[0]}", count=view.board.rule_count)
    if action.verb != "play" or view.seat is None:
        return None
    card, trick = action.args[0], view.board.trick
    if len(legal(content, view.hand, trick)) == 1:
        return Line("igor-why-only")
    if trick:
        why = _of_following(content, view, view.seat, card)
    else:
        why = _of_lead(content, view.hand, card)
    return line("igor-why-card", why=why)


def _of_following(content: Content, view: View, seat: int, card: Card) -> Line:
    """Return whether a card is ahead in the trick, and if not, which one would be."""
    trick = view.board.trick
    playable = legal(content, view.hand, trick)
    ahead = [
        each
        for each in playable
        if winning(content, (*trick, PlayedCard(seat, each))) == len(trick)
    ]
    if not ahead:
        return Line("igor-why-none")
    if card not in ahead:
        saved = max(ahead, key=lambda each: content.faces[each].rank)
        return line("igor-why-saves", card=content.faces[saved].line)
    left = view.board.seats - len(trick) - 1
    return line("igor-why-ahead", count=len(trick), left=left) if left else Line("igor-why-takes")


def _of_lead(content: Content, hand: Sequence[Card], card: Card) -> Line:
    """Return what a card is in the hand that it leads a trick from."""
    ranks = [content.faces[each].rank for each in hand]
    suits = [content.faces[each].suit for each in hand]
    rank, alike = content.faces[card].rank, suits.count(content.faces[card].suit) - 1
    if not alike:
        return Line("igor-why-void")
    if rank in (low := min(ranks), max(ranks)) and low < max(ranks):
        return Line("igor-why-lowest" if rank == low else "igor-why-highest")
    return line("igor-why-suit", count=alike)
