"""The tips of a first game: which one fits a seat now. They follow from what that seat sees."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.api.action import Offer, Pick
from engine.api.event import Event
from engine.api.feat import seat_of
from engine.api.lesson import Tip
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot


def tip_for(snapshot: TableSnapshot, seat: int, seen: Collection[str]) -> Tip | None:
    """Return the first tip that fits a seat now and that its person has not seen, if any."""
    table = snapshot.table
    if table.stage is not Stage.PLAY:
        return None
    offers, events = snapshot.offers.get(seat, ()), table.recent_events
    values = table.options.values.items()
    tips = (tip for tip in snapshot.game.lesson.tips if tip.options.items() <= values)
    return next(
        (
            tip
            for tip in tips
            if tip_id(table.game, tip) not in seen and fits(tip, offers, events, seat)
        ),
        None,
    )


def tip_id(game: str, tip: Tip) -> str:
    """Return what is stored of a tip that a person has seen."""
    return f"{game}.{tip.key}"


def fits(tip: Tip, offers: Iterable[Offer], events: Sequence[Event], seat: int) -> bool:
    """Return True if a tip fits these offers to a seat, or these public events."""
    if tip.event:
        told = (
            event for event in (events[-1:] if tip.latest else events) if event.key == tip.event
        )
        return any(_concerns(tip, event, seat) for event in told)
    asked = [offer for offer in offers if offer.verb == tip.verb]
    return any(not tip.words or _has_word(offer, tip.words) for offer in asked)


def _concerns(tip: Tip, event: Event, seat: int) -> bool:
    if tip.other:
        return seat_of(event, "other") == seat
    return not (tip.own or tip.others) or (seat_of(event) == seat) == tip.own


def _has_word(offer: Offer, words: Collection[str]) -> bool:
    return isinstance(offer, Pick) and any(each.value in words for each in offer.options)
