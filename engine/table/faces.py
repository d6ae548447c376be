"""Who sits where: the faces of the house, and who held a seat before it changed hands."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.api.drawing.house_faces import house_face
from engine.api.event import Line, Param, Typed, line, with_seats
from engine.api.written_text import visible
from engine.table.model import Former, Stage, Table

_Told = TypeVar("_Told", Line, Line | None)


def house_faces(table: Table) -> dict[int, int]:
    """Return seat -> face of every seat that the house has; all are different.

    A face stays on its seat through the game, whoever leaves or comes back: the seats of the house
    are numbered first, then those of people, which it may take over. A rematch has the same faces,
    in the order of its seats.
    """
    order = table.seats_in_play if table.stage is Stage.LOBBY else range(len(table.seats))
    seats = table.seats
    own = [seat for seat in order if seats[seat].is_of_house]
    numbered = [*own, *(seat for seat in order if seat not in own)]
    return {
        seat: house_face(table.channel, number)
        for number, seat in enumerate(numbered)
        if seats[seat].user is None
    }


def seated_at(table: Table, revision: int) -> Table:
    """Return a table with the names on its seats that they had at an earlier revision."""
    seats = [*table.seats]
    for former in reversed(table.formers):
        if revision < former.until:
            now = table.seats[former.seat]
            left = now.user if now.left is None else now.left
            seats[former.seat] = replace(now, user=former.user, name=former.name, left=left)
    return replace(table, seats=tuple(seats))


def note_formers(before: Table, after: Table) -> Table:
    """Return a running game after a change, with who held the seats that changed hands in it."""
    formers = tuple(
        Former(seat, before.revision + 1, before.seats[seat].user, before.seats[seat].name)
        for seat in _handed_over(before, after)
    )
    return replace(after, formers=(*before.formers, *formers)) if formers else after


def as_told(lines: tuple[_Told, ...], before: Table, after: Table) -> tuple[_Told, ...]:
    """Return lines from `before` with the names of then, also where a seat has changed hands."""
    held = dict[int, Param]()
    for seat in _handed_over(before, after):
        who = before.seats[seat]
        if who.user is None:
            held[seat] = line("house", face=house_faces(before)[seat])
        elif visible(who.name):
            held[seat] = Typed(who.name)
        else:
            held[seat] = line("seat-unnamed", number=seat + 1)
    return tuple(each and with_seats(each, held) for each in lines) if held else lines


def _handed_over(before: Table, after: Table) -> list[int]:
    """Return the seats that somebody else holds after than before."""
    pairs = zip(before.seats, after.seats, strict=True)
    return [seat for seat, (then, now) in enumerate(pairs) if then.user != now.user]
