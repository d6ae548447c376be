"""People in a running game: coming back, taking a seat over, and what they decide together.

Transitions like those of the lobby (lobby.py), which also has leaving and ending.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Event, Seat, Typed, line
from engine.api.game import AnyGame
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.api.seats import seat_names, with_item
from engine.table.lobby import concession, host_line, transition
from engine.table.model import Change, Occupant, Pace, Stage, Table, Wish
from engine.table.play import record_change, with_missed
from engine.table.wishes import is_wished, pace_after


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
    """Return the seat to a person who was away; what they are asked has its full time again."""
    seat = seat_in_play(table, user)
    occupant = table.seats[seat]
    if not occupant.missed:
        away = [other for other, each in enumerate(table.seats) if each.missed]
        if away:  # whose button this is
            raise Illegal("refusal-not-away-others", seats=seat_names(away))
        raise Illegal("refusal-not-away")
    after = _asked_afresh(with_missed(table, seat, 0), seat)
    events = (line("table-back", seat=Seat(seat)),) if occupant.is_covered else ()
    return record_change(table, after, game, Action("return", (str(user),)), events, now_ms)


@transition
def take_seat(table: Table, game: AnyGame, now_ms: int, user: int, name: str) -> Change:
    """Seat a person on the seat that they have left, or else on the first abandoned one.

    Who has left a seat may not see another hand. The result of a seat stays that of its first
    person.
    """
    if table.stage is not Stage.PLAY:
        raise Unavailable("refusal-not-begun" if table.is_active else "refusal-table-over")
    if user in table.people:
        raise Illegal("refusal-already-seated")
    known = [seat for seat, each in enumerate(table.seats) if user in (each.left, *each.stood_in)]
    seats = known or [seat for seat, each in enumerate(table.seats) if each.is_abandoned]
    seat = next((each for each in seats if table.seats[each].is_abandoned), None)
    if seat is None:
        raise Illegal("refusal-other-hand" if known else "refusal-no-abandoned-seat")
    former = table.seats[seat]
    occupant = Occupant(user, name, stood_in=former.stood_in, hints=former.hints)
    event = line("table-back", seat=Seat(seat))
    if user != former.left:
        owner = Occupant(left=former.left, left_name=former.name, left_hints=former.hints)
        occupant = replace(owner, user=user, name=name, stood_in=former.stood_in)
        event = line("table-taken", who=Typed(name), former=Typed(former.name))
    after = replace(table, seats=with_item(table.seats, seat, occupant))
    action = Action("takeover", (str(user), str(seat)))
    return record_change(table, _asked_afresh(after, seat), game, action, (event,), now_ms)


@transition
def set_watchable(
    table: Table, game: AnyGame, now_ms: int, user: int, *, watchable: bool
) -> Change:
    """Let onlookers follow a game in panels of their own, or not; its host decides."""
    seat_in_play(table, user)
    if user != table.host:
        raise NotSeated("refusal-only-host", host=host_line(table))
    after = replace(table, is_watchable=watchable)
    action = Action("watch", (str(user), "on" if watchable else "off"))
    return record_change(table, after, game, action, (), now_ms)


def check_may_watch(table: Table, user: int) -> None:
    """Raise a `Refused` unless this person may follow a running game as an onlooker."""
    if table.stage is not Stage.PLAY:
        raise Unavailable("refusal-not-begun" if table.is_active else "refusal-table-over")
    if user in table.people:
        raise Illegal("refusal-watch-seated")
    if not table.is_watchable or table.is_private:
        raise Illegal("refusal-watch-off")


@transition
def wish(table: Table, game: AnyGame, now_ms: int, user: int, wanted: Wish) -> Change:
    """Note that a person wants something, or no longer does; `granted` does what enough want."""
    seat = seat_in_play(table, user)
    if wanted is not Wish.END and pace_after(table.pace, wanted) is None:
        raise Illegal("refusal-no-such-pace")
    wishes = {*table.seats[seat].wishes}
    if wanted not in wishes or not is_wished(table, wanted, now_ms):
        wishes ^= {wanted}  # the others may be away for long enough by now
    if wanted in wishes and wanted is not Wish.END:
        wishes -= {Wish.FASTER, Wish.SLOWER} - {wanted}
    occupant = replace(table.seats[seat], wishes=tuple(sorted(wishes)))
    after = replace(table, seats=with_item(table.seats, seat, occupant))
    return record_change(table, after, game, Action("wish", (str(user), wanted)), (), now_ms)


@transition
def hurry(table: Table, game: AnyGame, now_ms: int) -> Change:
    """Bring a game to its end whose time is up: who is there plays on at the live pace.

    The house takes the seats of those who are away. If that decides the game, or nobody is there,
    it ends. Raise `Unavailable` unless it is in play, `Illegal` if nothing would change.
    """
    if table.stage is not Stage.PLAY:
        raise Unavailable("refusal-table-over")
    away = [seat for seat, each in enumerate(table.seats) if each.is_covered]
    if table.pace is Pace.LIVE and not away:
        raise Illegal("refusal-no-such-pace")
    seats = tuple(each.given_up if each.is_covered else each for each in table.seats)
    events: tuple[Event, ...] = (line("table-time-up"),)
    after = replace(table, seats=seats, pace=Pace.LIVE, timers=())
    if not after.people:
        after = replace(after, stage=Stage.CLOSED, reason=line("closed-time-up"))
    elif (outcome := concession(after, game)) is not None:
        after = replace(after, stage=Stage.OVER, outcome=outcome)
    elif table.host in {table.seats[seat].user for seat in away}:
        after = replace(after, host=after.people[0])
    return record_change(table, after, game, Action("timeup"), events, now_ms)


def _asked_afresh(table: Table, seat: int) -> Table:
    """Return the table with the whole time again for what a seat is asked."""
    return replace(table, timers=tuple(each for each in table.timers if each.seat != seat))
