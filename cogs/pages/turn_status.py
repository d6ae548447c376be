"""The sentence that says whose turn it is: "It is your turn", "Waiting for Ann", until when."""

from __future__ import annotations

from cogs.controls.offer_controls import is_pause
from cogs.text.translator import Translator
from engine.api.event import Seat, line
from engine.table.snapshot import TableSnapshot


def turn_status(snapshot: TableSnapshot, translator: Translator, seat: int | None = None) -> str:
    """Return who is waited for and until when, as a seat reads it or an onlooker."""
    waited = snapshot.awaited
    if snapshot.paused:
        return translator.text("ui-paused")
    if seat is not None and snapshot.table.seats[seat].is_covered:
        return translator.text("ui-covered")
    if seat is not None and seat in waited:
        pause = all(map(is_pause, snapshot.offers.get(seat, ())))
        alone = waited == (seat,) and not pause
        status = translator.text("ui-your-turn" if alone else "ui-waits-for-you")
    elif waited:
        seats = tuple(line("seat", seat=Seat(each)) for each in waited)
        status = translator.text("ui-turn-of", seats=seats)
    else:
        status = translator.text("ui-nothing-to-do")
    if snapshot.next_timeout_ms is not None:
        status += f" · <t:{snapshot.next_timeout_ms // 1000}:R>"
    return status
