"""The button in a hand that takes a move back, or asks for it, or agrees to it."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import ControlButton, button
from cogs.text.translator import Translator
from engine.api.event import Line, Seat
from engine.table.model import Wish
from engine.table.snapshot import TableSnapshot
from engine.table.takeback import needs_consent, own_move


def takeback_buttons(
    snapshot: TableSnapshot, seat: int, translator: Translator, now_ms: int
) -> Iterator[ControlButton]:
    """Yield the button of what a seat can take back now; none once it has asked the others."""
    table = snapshot.table
    if table.asked_back is not None:
        move = next((each for each in table.past if each.revision == table.asked_back), None)
        key = "ui-takeback-agree"
    else:
        move = own_move(table, seat)
        key = "ui-takeback"
        if move is not None and needs_consent(table, move, now_ms):
            key = "ui-takeback-ask"
    if move is None or move.seat is None or Wish.BACK in table.seats[seat].wishes:
        return
    custom_id = ControlId(table.id, Control.TAKE_BACK, str(move.revision)).custom_id()
    label = translator.text(key, seat=Seat(move.seat))
    yield button(custom_id, label, icon=translator.icon(Line("ui-takeback")))
