"""Which face of the house sits on which seat of a table."""

from __future__ import annotations

from engine.api.drawing.house_faces import house_face
from engine.table.model import Stage, Table


def house_faces(table: Table) -> dict[int, int]:
    """Return seat -> face of every seat that the house has; all are different.

    A face stays on its seat through the game, whoever leaves or comes back: the seats of the house
    are numbered first, then those of people, which it may take over.
    """
    order = table.seats_in_play if table.stage is Stage.LOBBY else range(len(table.seats))
    seats = table.seats
    own = [seat for seat in order if seats[seat].is_of_house]
    numbered = [*own, *(seat for seat in order if seat not in own)]
    return {
        seat: house_face(table.id, number)
        for number, seat in enumerate(numbered)
        if seats[seat].user is None
    }
