"""The sentence that says whose turn it is: "It's your turn", "Waiting for Ann", until when."""

from __future__ import annotations

from cogs.controls.offer_controls import is_pause
from cogs.text.translator import Translator
from engine.api.action import Press
from engine.api.event import Seat, line
from engine.table.snapshot import TableSnapshot

_HALF_A_DAY_MS = 12 * 60 * 60 * 1000


def turn_status(
    snapshot: TableSnapshot,
    translator: Translator,
    seat: int | None = None,
    *,
    has_until: bool = True,
) -> str:
    """Return who is waited for and until when, as a seat reads it or an onlooker."""
    waited = snapshot.waited_for
    if snapshot.paused:
        return translator.text("ui-paused")
    if snapshot.table.is_resting:
        return translator.text("ui-rests")
    if seat is not None and snapshot.table.seats[seat].is_covered:
        return translator.text("ui-covered")
    if seat is not None and seat in waited:
        status = _of_seat(snapshot, translator, seat)
    elif waited:
        seats = tuple(line("seat", seat=Seat(each)) for each in waited)
        status = translator.text(_key_of_others(snapshot), seats=seats)
    else:
        status = translator.text("ui-nothing-to-do")
    if has_until and waited and snapshot.timeouts:
        asked_ms, until_ms = min(snapshot.timeouts.values(), key=lambda times: times[1])
        key = "ui-goes-on" if all(_goes_on(snapshot, each) for each in waited) else "ui-until"
        until = f"{translator.text(key)} {timestamp(asked_ms, until_ms)}"
        status = f"{status.removesuffix('.')} · {until}"
    return status


def _key_of_others(snapshot: TableSnapshot) -> str:
    """Return the key of the sentence about those who are waited for, as others read it."""
    if not all(snapshot.table.seats[each].is_played_by_house for each in snapshot.waited_for):
        return "ui-turn-of"
    # Its move waits to let others answer first: the table waits for them and not for the house.
    is_held = any(each.lasts for each in snapshot.matters)
    return "ui-turn-of-house-held" if is_held else "ui-turn-of-house"


def status_as_of(
    snapshot: TableSnapshot, translator: Translator, seat: int | None, now_ms: int
) -> str:
    """Return the same with the time at which it is said, for a message that does not follow."""
    has_until = seat in snapshot.waited_for
    status = turn_status(snapshot, translator, seat, has_until=has_until)
    return as_of(now_ms, status, translator)


def as_of(now_ms: int, status: str, translator: Translator) -> str:
    """Return what is true now, for a message that stays."""
    return f"{translator.text('ui-as-of')} <t:{now_ms // 1000}:R>: {status}"


def _goes_on(snapshot: TableSnapshot, seat: int) -> bool:
    """Return True if a seat only says that it is done, as far as everybody can see.

    What else it is asked may tell what it holds.
    """
    required = [each for each in snapshot.offers[seat] if not each.voluntary]
    seen = [each for each in required if each.posted]
    return all(map(is_pause, seen)) and bool(seen or not required)


def _of_seat(snapshot: TableSnapshot, translator: Translator, seat: int) -> str:
    """Return that a seat is waited for, and where it only says that it is done, how."""
    offers = snapshot.offers.get(seat, ())
    required = [each for each in offers if not each.voluntary]
    if not all(map(is_pause, required)):
        return translator.text(
            "ui-your-turn" if snapshot.awaited == (seat,) else "ui-waits-for-you"
        )
    if required and len(offers) > len(required):
        if isinstance(required[0], Press) and required[0].asks is not None:
            return translator(required[0].asks)
        return translator.text("ui-may-press", label=required[0].label)
    return translator.text("ui-waits-for-you")


def timestamp(asked_ms: int, until_ms: int) -> str:
    """Return the end of a question's time as Discord shows it to each reader.

    It is a time of day, with the date if the question is open for half a day or longer: unlike
    "in 3 hours", that stays true in a notification which is read later.
    """
    style = "T" if until_ms - asked_ms < _HALF_A_DAY_MS else "f"
    return f"<t:{until_ms // 1000}:{style}>"
