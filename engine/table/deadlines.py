"""What is due when: how long a table waits at its pace, and what it does if nobody acts first.

Pure reckoning over the table's clocks; times are Unix milliseconds and come from the caller.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from zlib import crc32

from msgspec import Struct

from engine.api.action import Offer, Wait
from engine.table.model import Cause, Offers, Pace, Table, Timer, awaited

#: The house moves no sooner than this after the last change, so that people can follow.
HOUSE_PAUSE_MS = 2_000

_HOUR = 3600.0
_SECONDS: Mapping[Pace, Mapping[Wait, float]] = {
    Pace.LIVE: {Wait.BLINK: 1.5, Wait.BEAT: 4, Wait.PROMPT: 25, Wait.TURN: 90},
    Pace.RELAXED: {Wait.BLINK: 1.5, Wait.BEAT: 3, Wait.PROMPT: 300, Wait.TURN: 6 * _HOUR},
    Pace.SLOW: {Wait.BLINK: 1.5, Wait.BEAT: 2, Wait.PROMPT: 6 * _HOUR, Wait.TURN: 48 * _HOUR},
    Pace.NONE: {Wait.BLINK: 1.5, Wait.BEAT: 2},
}

#: Without a clock nobody is hurried; but where nobody is waited for either, only this goes on.
_NOBODY_WAITED_MS = round(6 * _HOUR * 1000)


def wait_ms(pace: Pace, wait: Wait) -> int | None:
    """Give the milliseconds of a named time at this pace; `None`: it never ends."""
    seconds = _SECONDS[pace].get(wait)
    return None if seconds is None else round(seconds * 1000)


class Deadline(Struct, frozen=True, order=True):
    """Something the table does by itself at `at_ms`. `ask` names the question it answers."""

    at_ms: int
    seat: int | None
    ask: str
    verb: str
    args: tuple[str, ...] | None  #: `None`: the house chooses
    cause: Cause


def deadlines(
    table: Table, offers: Offers, house_ms: int | None = None, immediate_verbs: Collection[str] = ()
) -> Iterator[Deadline]:
    """Give all that the table will do by itself if nobody acts first, in no order.

    `house_ms` is the house's pause (`house_pause_ms`); `immediate_verbs` are verbs that do not wait so long
    (`GameInfo.immediate_verbs`).
    """
    unhurried_ms = None if awaited(offers) else _NOBODY_WAITED_MS
    for seat, theirs in offers.items():
        for offer in theirs:
            if offer.timeout is not None:
                yield from _lapse_due(table, seat, offer, unhurried_ms)
        if seat is None or not theirs:
            continue
        if table.seats[seat].user is None:
            if table.people:  # a table with nobody seated rests
                pause_ms = house_pause_ms(table.pace, house_ms)
                yield from _house_dues(table, seat, theirs, pause_ms, immediate_verbs)
        elif (asked := turn_timer_ask(theirs)) is not None:
            length = wait_ms(table.pace, Wait.TURN)
            if length is not None:
                since = since_ms(table, seat, "", asked)
                yield Deadline(since + length, seat, asked, "", None, Cause.TIMEOUT)


def _house_dues(
    table: Table,
    seat: int,
    theirs: tuple[Offer, ...],
    pause_ms: int,
    immediate_verbs: Collection[str],
) -> Iterator[Deadline]:
    """Ask a house seat for what it must do after its pause; for the rest a while later.

    Of what need not be done each question has its time, and the seats come in an order of the
    moment: none is always the first to see a thing, and people may be before them. Only what a
    person does at once comes sooner, lest the next move be made before.
    """
    must = [offer for offer in theirs if not offer.voluntary]
    if must:
        ask = must[0].ask
        yield Deadline(_from(table, seat, theirs, ask, pause_ms), seat, ask, "", None, Cause.HOUSE)
        return
    moment = crc32(f"{table.id} {table.revision} {seat}".encode())
    hasty = {offer.ask for offer in theirs if offer.verb in immediate_verbs}
    for ask in dict.fromkeys(offer.ask for offer in theirs):
        least, spare = (pause_ms // 4, pause_ms // 4) if ask in hasty else (pause_ms, pause_ms // 2)
        at_ms = _from(table, seat, theirs, ask, least + moment % (spare + 1))
        yield Deadline(at_ms, seat, ask, "", None, Cause.HOUSE)


def _from(table: Table, seat: int, theirs: tuple[Offer, ...], ask: str, pause_ms: int) -> int:
    opens = min(opens_ms(table, seat, each) for each in theirs if each.ask == ask)
    return max(table.changed_ms + pause_ms, opens)


def offers_for_house(table: Table, offers: Offers, due: Deadline) -> tuple[Offer, ...]:
    """Give what the house answers when this is due: what is open to the seat by then.

    Where nothing must be answered it is one question alone.
    """
    theirs = offers.get(due.seat, ())
    found = tuple(each for each in theirs if opens_ms(table, due.seat, each) <= due.at_ms)
    if any(not each.voluntary for each in found):
        return found
    return tuple(each for each in found if each.ask == due.ask)


def turn_timer_ask(theirs: tuple[Offer, ...]) -> str | None:
    """Give the ask a seat's TURN clock runs on: the first that must be answered and never lapses.

    Where one that must be answered lapses by itself there is none: the table is not stuck.
    """
    must = [offer for offer in theirs if not offer.voluntary]
    if not must or any(offer.timeout is not None for offer in must):
        return None
    return must[0].ask


def opens_ms(table: Table, seat: int | None, offer: Offer) -> int:
    """Give when the offer opens; 0 for one that is open from the first."""
    if offer.opens is None:
        return 0
    return since_ms(table, seat, offer.verb, offer.ask) + (wait_ms(table.pace, offer.opens) or 0)


def since_ms(table: Table, seat: int | None, verb: str, ask: str) -> int:
    """Give when a question first stood (Unix milliseconds)."""
    return next(
        (
            timer.since_ms
            for timer in table.timers
            if (timer.seat, timer.verb, timer.ask) == (seat, verb, ask)
        ),
        table.changed_ms,
    )


def house_pause_ms(pace: Pace, chosen_ms: int | None = None) -> int:
    """Give how long the house waits after a change before it moves; a chosen pause counts."""
    if chosen_ms is not None:
        return chosen_ms
    return max(HOUSE_PAUSE_MS, wait_ms(pace, Wait.BEAT) or 0)


def current_timers(table: Table, offers: Offers, now_ms: int) -> Iterator[Timer]:
    """Keep the clocks of questions that still stand and start those of new ones."""
    running = {(timer.seat, timer.verb, timer.ask): timer for timer in table.timers}
    for seat, theirs in offers.items():
        keys = [
            (seat, offer.verb, offer.ask)
            for offer in theirs
            if offer.timeout is not None or offer.opens is not None
        ]
        asked = None if seat is None else turn_timer_ask(theirs)
        if asked is not None:
            keys.append((seat, "", asked))
        for key in keys:
            yield running.get(key) or Timer(*key, now_ms)


def _lapse_due(
    table: Table, seat: int | None, offer: Offer, unhurried_ms: int | None
) -> Iterator[Deadline]:
    assert offer.timeout is not None
    length = wait_ms(table.pace, offer.timeout.after)
    if length is None:
        # An open vote or dispute that nobody answers would hold the table for ever.
        length = unhurried_ms
    if length is not None:
        since = since_ms(table, seat, offer.verb, offer.ask)
        args = offer.timeout.args
        yield Deadline(since + length, seat, offer.ask, offer.verb, args, Cause.TIMEOUT)
