"""Builders of offers and small tables of scripted games."""

from __future__ import annotations

from typing import Any

from engine.api.action import Action, Count, Offer, Press, Timeout, Wait
from engine.api.event import line
from engine.table.model import Change, Occupant, Pace, Table
from engine.table.play import begin
from tests.support.scripted_game import END, ScriptedGame

NOW = 1_000_000


def press(verb: str, ask: str = "q", **flags: Any) -> Press:
    return Press(verb=verb, ask=ask, label=line(f"scripted-{verb}"), **flags)


def number(verb: str, ask: str = "q", **flags: Any) -> Count:
    return Count(verb=verb, ask=ask, label=line(f"scripted-{verb}"), low=0, high=9, **flags)


def timed_press(verb: str, after: Wait, ask: str = "q", **flags: Any) -> Press:
    return press(verb, ask, timeout=Timeout(after), **flags)


#: Both bid at once, then it is seat 0's turn, and its move ends the game.
TWO_BIDS = ScriptedGame(
    {
        "bids": {0: (number("bid", "b1"),), 1: (number("bid", "b1"), press("done", "d"))},
        "turn": {0: (press("go", "t1"),)},
    },
    {("bids", "done"): "turn", ("turn", "go"): END},
)


def lobby(*users: int | None, **fields: Any) -> Table:
    """Return a lobby of a scripted game; a user of `None` is a house seat."""
    whole = {
        "id": 1,
        "channel": 5,
        "guild": 6,
        "locale": "en",
        "host": next((user for user in users if user is not None), 0),
        "game": "scripted",
        "version": 1,
        "pace": Pace.LIVE,
        "seats": tuple(Occupant(user, f"name {user}" if user else "") for user in users),
        "changed_ms": NOW,
        **fields,
    }
    return Table(**whole)


def started(game: ScriptedGame, *users: int | None, now: int = NOW, **fields: Any) -> Change:
    """Return the change that starts the game."""
    return begin(lobby(*users, **fields), game, b"0" * 16, Action("start"), now)


def asks(offers: tuple[Offer, ...]) -> list[tuple[str, str]]:
    return [(offer.verb, offer.ask) for offer in offers]
