"""How the coins came about: tricks, and what was paid for rules that were forgotten (I12, I19)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.account import Account, Term, score_changes
from engine.api.event import Event, Line, Seat, line
from engine.api.seats import with_item
from engine.games.igor.model import View

#: The events that change what a ruling cost.
_OVERTURNED = ("igor-reversed-broken", "igor-reversed-kept", "igor-refunded")


def account(before: View | None, events: tuple[Event, ...], after: View) -> Account:
    """Return who got or paid coins for what in a step."""
    coins = after.board.coins
    if before is None:
        return Account(tuple(score_changes(Line("igor-account-start"), None, coins)))
    if before.board.coins == coins:
        return Account()
    heading = line("igor-hand", hand=before.board.round, hands=before.board.rounds)
    return Account(tuple(_terms(before.board.coins, events, coins)), heading)


def _terms(
    before: tuple[int, ...], events: tuple[Event, ...], after: tuple[int, ...]
) -> Iterator[Term]:
    for event in events:
        if event.key == "igor-won":
            params = dict(event.params)
            winner, paid = params["seat"], params["coins"]
            assert isinstance(winner, Seat)
            assert isinstance(paid, int)
            before = with_item(before, winner.index, before[winner.index] + paid)
            yield Term(winner.index, Line("igor-account-trick"), paid)
    overturned = any(event.key in _OVERTURNED for event in events)
    for seat, change in enumerate(now - then for now, then in zip(after, before, strict=True)):
        if change:
            kind = "overturned" if overturned else "caught" if change > 0 else "fined"
            yield Term(seat, Line(f"igor-account-{kind}"), change)
