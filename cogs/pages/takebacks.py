"""What a hand says of taking moves back: who asks for it, and the button that asks or agrees."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import ControlButton, button
from cogs.text.translator import Translator
from engine.api.event import Line, Seat
from engine.table.model import PastMove, Table, Wish
from engine.table.snapshot import TableSnapshot
from engine.table.takeback import needs_consent, own_move


def takeback_note(snapshot: TableSnapshot, seat: int, translator: Translator) -> str:
    """Return what a seat reads while somebody asks to take a move back; "" if nobody does."""
    move = asked_back(snapshot.table)
    if move is None or move.seat is None:
        return ""
    if move.seat == seat:
        return translator.text("ui-takeback-asked")
    return translator.text("ui-takeback-wanted", seat=Seat(move.seat))


def takeback_buttons(
    snapshot: TableSnapshot, seat: int, translator: Translator, now_ms: int
) -> Iterator[ControlButton]:
    """Yield the button of what a seat can take back now; none while it waits for the others."""
    table = snapshot.table
    if table.asked_back is not None:
        move, key = asked_back(table), "ui-takeback-agree"
    else:
        move, key = own_move(table, seat), "ui-takeback"
        if move is not None and needs_consent(table, move, now_ms):
            key = "ui-takeback-ask"
    if move is None or move.seat is None:
        return
    if Wish.BACK in table.seats[seat].wishes:
        return
    custom_id = ControlId(table.id, Control.TAKE_BACK, str(move.revision)).custom_id()
    label = translator.text(key, seat=Seat(move.seat))
    yield button(custom_id, label, icon=translator.icon(Line("ui-takeback")))


def asked_back(table: Table) -> PastMove | None:
    """Return the move that somebody asks to take back."""
    return next((each for each in table.past if each.revision == table.asked_back), None)
