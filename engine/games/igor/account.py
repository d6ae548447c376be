"""How the coins came about: tricks, and what was paid for rules that were forgotten (I12, I19)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.account import Account, Term, score_changes
from engine.api.event import Event, Line, Seat, line
from engine.api.seats import with_item
from engine.games.igor.model import View

#: Event -> for each seat that it names and that pays or gets its coins: its sign, and for what.
_PAID: dict[str, tuple[tuple[str, int, str], ...]] = {
    "igor-won-with": (("seat", 1, "trick"),),
    "igor-caught": (("other", -1, "fined"), ("seat", 1, "caught")),
    "igor-wrong": (("seat", -1, "wrong"),),
    "igor-confessed": (("seat", -1, "confessed"),),
    "igor-hurried": (("other", -1, "slow"),),
}


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
        params = dict(event.params)
        for role, sign, what in _PAID.get(event.key, ()):
            payer, coins = params[role], params["coins"]
            assert isinstance(payer, Seat)
            assert isinstance(coins, int)
            if coins:
                before = with_item(before, payer.index, before[payer.index] + sign * coins)
                about = params if "act" in params else {}
                named = {key: param for key, param in about.items() if key != "coins"}
                yield Term(payer.index, line(f"igor-account-{what}", **named), sign * coins)
    # What is left over is what a vote, or the accused, has made of a ruling.
    yield from score_changes(Line("igor-account-overturned"), before, after)
