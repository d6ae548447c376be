"""Why a card would be played or something done (I12 to I14, I19)."""

from __future__ import annotations

from engine.api.action import Action
from engine.api.event import Line
from engine.games.igor.content import Content
from engine.games.igor.model import PlayedCard, View
from engine.games.igor.tricks import winning


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return what a card does in the trick; of the rules nothing is said (I3)."""
    if action.verb != "play" or view.seat is None:
        return None
    trick = (*view.board.trick, PlayedCard(view.seat, action.args[0]))
    if len(trick) == 1:
        return Line("igor-why-lead")
    wins, is_last = winning(content, trick) == len(trick) - 1, len(trick) == view.board.seats
    if wins:
        return Line("igor-why-takes" if is_last else "igor-why-ahead")
    return Line("igor-why-leaves")
