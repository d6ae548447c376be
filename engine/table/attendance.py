"""Who plays a seat in a running game: coming back after the house has covered for somebody.

Transitions like those of the lobby (lobby.py), which see to everything before the start.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Seat, line
from engine.api.game import AnyGame
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.table.lobby import transition
from engine.table.model import Change, Stage, Table
from engine.table.play import record_change, with_missed


def seat_in_play(table: Table, user: int) -> int:
    """Return a person's seat in a running game. Raise `Unavailable` or `NotSeated`."""
    if table.stage is Stage.LOBBY:
        raise Unavailable("refusal-not-begun")
    if not table.is_active:
        raise Unavailable("refusal-table-over")
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("refusal-not-seated")
    return seat


@transition
def come_back(table: Table, game: AnyGame, now_ms: int, user: int) -> Change:
    """Give a person who was away their seat back; what they are asked has its full time again."""
    seat = seat_in_play(table, user)
    occupant = table.seats[seat]
    if not occupant.missed:
        raise Illegal("refusal-not-away")
    timers = tuple(timer for timer in table.timers if timer.seat != seat)
    after = replace(with_missed(table, seat, 0), timers=timers)
    events = (line("table-back", seat=Seat(seat)),) if occupant.is_covered else ()
    return record_change(table, after, game, Action("return", (str(user),)), events, now_ms)
