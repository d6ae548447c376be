"""How a score came about: what was counted for each person, round by round."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from cogs.controls.custom_id import Control
from cogs.pages.message_content import MessageContent
from cogs.pages.story import paged
from cogs.text.translator import Translator
from engine.api.account import Account, Term
from engine.api.drawing.signs import TIMES, number_text
from engine.api.event import Line
from engine.api.seats import seat_name
from engine.table.snapshot import TableSnapshot


def account_message(
    snapshot: TableSnapshot, counted: Sequence[Account], translator: Translator, page: int = 0
) -> MessageContent:
    """Return a page of what was counted for each seat, the best one first."""
    lines = list(_lines(snapshot, counted, translator))
    lines = lines or [translator.text("ui-account-none")]
    return paged(snapshot.table.id, Control.ACCOUNT, lines, translator, page)


def _lines(
    snapshot: TableSnapshot, counted: Sequence[Account], translator: Translator
) -> Iterator[str]:
    parts: dict[int, dict[Line | None, list[Term]]] = defaultdict(lambda: defaultdict(list))
    for account in counted:
        for term in account.terms:
            parts[term.seat][account.heading].append(term)
    outcome, seats = snapshot.table.outcome, range(len(snapshot.table.seats))
    # Who has got nothing is named, too.
    shown = seats if parts else ()
    for seat in sorted(shown, key=lambda each: outcome.places[each] if outcome else each):
        total = sum(term.points for terms in parts[seat].values() for term in terms)
        yield f"**{translator(seat_name(seat))}: {number_text(total)}**"
        for heading, terms in parts[seat].items():
            told = " · ".join(_told(terms, translator))
            if heading is not None:
                points = number_text(sum(term.points for term in terms))
                told = f"{translator(heading)}: {told} = **{points}**"
            yield told


def _told(terms: Sequence[Term], translator: Translator) -> Iterator[str]:
    """Yield each thing that was counted, with its number and its points."""
    points = Counter[Line]()
    for term in terms:
        points[term.what] += term.points
    counts = Counter(term.what for term in terms)
    for what, sum_of in points.items():
        times = f"{counts[what]} {TIMES} " if counts[what] > 1 else ""
        yield f"{times}{translator(what)}: {'+' if sum_of > 0 else ''}{number_text(sum_of)}"
