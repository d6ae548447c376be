"""How the Final Tally came about: Food, the species' bonus and penalties (C61, C70)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.account import Account, Term
from engine.api.event import Event, line
from engine.games.igels.content import Content
from engine.games.igels.final_scoring import cost
from engine.games.igels.model import View


def account(
    content: Content, before: View | None, events: tuple[Event, ...], after: View
) -> Account:
    """Return what everybody's Food and penalties come to once the game is over."""
    if not after.board.over or (before is not None and before.board.over):
        return Account()
    return Account(tuple(_terms(content, after)))


def _terms(content: Content, view: View) -> Iterator[Term]:
    for seat, area in enumerate(view.board.areas):
        food = (*area.food, *area.secured)
        for each in food:
            yield Term(seat, content.food_line(each, None), content.points(each, None))
        for each in food:
            bonus = content.points(each, area.species) - content.points(each, None)
            if bonus:
                what = line("igels-account-bonus", food=content.lines[each])
                yield Term(seat, what, bonus)
        for each in area.penalties:
            yield Term(seat, content.lines[each], -cost(content, each))
