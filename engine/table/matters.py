"""What is decided beside the turns, as everybody may know it: a vote, an accusation, a fine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Wait
from engine.api.event import Line
from engine.table.deadlines import opens_ms, since_ms
from engine.table.model import Offers, Table, awaited

#: (seat, verb, ask) of a question -> when its time is up.
Ends: TypeAlias = Mapping[tuple[int | None, str, str], int]


class Matter(Struct, frozen=True):
    """A matter of offers, whom it asks, and its time in Unix milliseconds."""

    line: Line
    seats: tuple[int, ...]
    is_posted: bool  #: several are asked, and everybody knows who
    asked_ms: int
    at_ms: int | None  #: `None`: there is no limit
    opens: bool  #: at that time it can be done, otherwise it is over then
    lasts: bool = False  #: it is over with the next move, which cannot be made before that time


def matters(table: Table, offers: Offers, ends: Ends) -> tuple[Matter, ...]:
    """Return the matters of all open offers, each once, the oldest first.

    What can only be done later comes last. The house is quick: what can be done once it has waited
    for long is no matter. A chance without a time of its own lasts until the next move, where that
    waits to let others answer.
    """
    next_ms = _next_move_ms(table, offers)
    is_quick = all(table.seats[seat].is_played_by_house for seat in awaited(offers))
    found: dict[tuple[str, str], Matter] = {}
    for seat, seat_offers in offers.items():
        for offer in seat_offers:
            opens = offer.opens is not None
            if offer.matter is None or (opens and is_quick):
                continue
            key, seats = (offer.verb, offer.ask), () if seat is None else (seat,)
            at_ms = opens_ms(table, seat, offer) if opens else ends.get((seat, *key))
            lasts = at_ms is None and offer.voluntary and next_ms is not None
            if lasts and all(table.seats[each].is_played_by_house for each in seats):
                continue
            if (known := found.get(key)) is not None:
                found[key] = replace(known, seats=(*known.seats, *seats))
                continue
            asked_ms = since_ms(table, seat, *key)
            found[key] = Matter(
                line=offer.matter,
                seats=seats,
                is_posted=offer.posted,
                asked_ms=asked_ms,
                at_ms=next_ms if lasts else at_ms,
                opens=opens,
                lasts=lasts,
            )
    return tuple(sorted(found.values(), key=lambda each: (each.opens, each.asked_ms)))


def _next_move_ms(table: Table, offers: Offers) -> int | None:
    """Return when the awaited seats can move, if they wait to let others answer first."""
    return min(
        (
            opens_ms(table, seat, offer)
            for seat in awaited(offers)
            for offer in offers[seat]
            if offer.opens is Wait.MENU and not offer.voluntary
        ),
        default=None,
    )
