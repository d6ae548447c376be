"""What is decided beside the turns: whose answers are missing, and until when."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.pages.turn_status import timestamp
from cogs.text.translator import Translator
from engine.api.event import names_seat
from engine.api.seats import seat_names
from engine.table.matters import Matter
from engine.table.snapshot import TableSnapshot


def matter_lines(
    snapshot: TableSnapshot, translator: Translator, *, of_seat: int | None = None
) -> Iterator[str]:
    """Yield each matter with its time.

    `of_seat`: in the hand of this seat by DM, which is not edited with every answer of others. It
    leaves out whose are missing, and what may be over before it is edited again.
    """
    for each in snapshot.matters:
        if of_seat is not None and not _is_followed(each, of_seat):
            continue
        words = [translator.with_icon(each.line)]
        if each.is_posted and of_seat is None:
            words.append(translator.text("ui-still-asked", seats=seat_names(each.seats)))
        if each.at_ms is not None:
            key = "ui-from" if each.opens else "ui-until"
            words.append(f"{translator.text(key)} {timestamp(each.asked_ms, each.at_ms)}")
        yield f"-# {' · '.join(words)}"


def _is_followed(matter: Matter, seat: int) -> bool:
    """Return True if a seat's hand by DM is edited once a matter is over.

    Games let hands follow what other seats are asked for a time (`Game.followed`). Of the rest it
    is what the seat itself is asked, or is told as the one that it is about.
    """
    if matter.seats and not (matter.opens or matter.lasts):
        return True
    return seat in matter.seats or names_seat(matter.line, seat)
