"""When something is due: how long a table waits at its pace, and what it does if nobody acts first.

Pure functions of the table's timers; times are Unix milliseconds and come from the caller.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from zlib import crc32

from msgspec import Struct

from engine.api.action import Offer, Wait, only_action
from engine.api.game import GameInfo
from engine.table.model import Cause, Offers, Pace, Table, Tempo, Timer, awaited

#: The house acts unasked no sooner than this after the last change: people are to have a chance.
HOUSE_PAUSE_MS = 2_000

#: How long the house takes for the first act of its turn, and for each that follows.
HOUSE_MS: Mapping[Tempo, tuple[int, int]] = {Tempo.BRISK: (1_200, 300), Tempo.CALM: (3_000, 1_500)}

#: It answers a question of `Wait.MENU` no sooner: everybody has been told that it is going to, and
#: people are to be able to do something first.
HOUSE_MENU_MS = 12_000

#: It passes, or does not, after this. That depends on nothing it holds. In a turn it is asked so
#: about ten times.
HOUSE_PASS_MS: Mapping[Tempo, int] = {Tempo.BRISK: 100, Tempo.CALM: 250}

_HOUR = 3600.0
_SECONDS: Mapping[Pace, Mapping[Wait, float]] = {
    Pace.LIVE: {
        Wait.BLINK: 1.5,
        Wait.BEAT: 4,
        Wait.MENU: 20,
        Wait.WINDOW: 40,
        Wait.PROMPT: 25,
        Wait.CHOICE: 40,
        Wait.TURN: 90,
    },
    Pace.RELAXED: {
        Wait.BLINK: 1.5,
        Wait.BEAT: 4,
        Wait.MENU: 60,
        Wait.WINDOW: 60,
        Wait.PROMPT: 300,
        Wait.CHOICE: 300,
        Wait.TURN: 6 * _HOUR,
    },
    Pace.SLOW: {
        Wait.BLINK: 1.5,
        Wait.BEAT: 4,
        Wait.MENU: 60,
        Wait.WINDOW: 6 * _HOUR,
        Wait.PROMPT: 6 * _HOUR,
        Wait.CHOICE: 6 * _HOUR,
        Wait.TURN: 48 * _HOUR,
    },
    Pace.NONE: {Wait.BLINK: 1.5, Wait.BEAT: 4, Wait.MENU: 60},
}

#: At a pace without time limits an offer times out after this if no seat must act: otherwise the
#: table would wait for ever. One that opens only after a time of waiting also opens after this.
_UNLIMITED_MS = round(6 * _HOUR * 1000)


def wait_ms(pace: Pace, wait: Wait) -> int | None:
    """Return the milliseconds of a named time at this pace; `None`: no limit."""
    seconds = _SECONDS[pace].get(wait)
    return None if seconds is None else round(seconds * 1000)


class Deadline(Struct, frozen=True, order=True):
    """What the table does by itself at `at_ms`. `ask` names the question that this answers."""

    at_ms: int
    seat: int | None
    ask: str
    verb: str
    args: tuple[str, ...] | None  #: `None`: the house chooses the move
    cause: Cause


def deadlines(
    table: Table, offers: Offers, info: GameInfo, house_ms: int | None = None
) -> Iterator[Deadline]:
    """Yield all that the table will do by itself if nobody acts first, in no order.

    A table that nobody attends rests. `house_ms`: how long the house waits with anything, instead
    of times of its own.
    """
    if not table.is_attended:
        return
    fallback_ms = None if awaited(offers) else _UNLIMITED_MS
    for seat, seat_offers in offers.items():
        for offer in seat_offers:
            if offer.timeout is not None:
                yield from _timeout_deadlines(table, seat, offer, fallback_ms)
        if seat is None or not seat_offers:
            continue
        if not table.seats[seat].is_played_by_house:
            yield from _person_deadlines(table, seat, seat_offers, info, house_ms)
        elif not is_to_be_last(table, offers, seat, info):
            yield from _house_deadlines(table, seat, seat_offers, info, house_ms)


def _person_deadlines(
    table: Table,
    seat: int,
    seat_offers: tuple[Offer, ...],
    info: GameInfo,
    house_ms: int | None,
) -> Iterator[Deadline]:
    """Yield when the house makes a person's required move, and what the rules demand of it.

    The latter it does from the first turn that the person has missed until they are back: nobody
    is to pay for what the house leaves out after a move that it has made for them.
    """
    if table.seats[seat].missed:
        demanded = tuple(each for each in seat_offers if each.verb in info.demanded_verbs)
        yield from _house_deadlines(table, seat, demanded, info, house_ms)
    asked = turn_timer_ask(seat_offers)
    length = wait_ms(table.pace, Wait.TURN)
    if asked is not None and length is not None:
        since = since_ms(table, seat, "", asked)
        yield Deadline(since + length, seat, asked, "", None, Cause.TIMEOUT)


def _house_deadlines(
    table: Table,
    seat: int,
    seat_offers: tuple[Offer, ...],
    info: GameInfo,
    house_ms: int | None,
) -> Iterator[Deadline]:
    """Yield a house seat's deadline for its required move, or one for each voluntary question.

    A move that opens only after a breath takes its moment from there: the breath is for the others.
    What nobody waits for comes a little later than the pause. How much later depends on the
    revision, so that no seat always comes first and people have a chance. Immediate verbs wait
    half the pause at most, and after a move of the same seat only a moment, because the next move
    would come too early for them otherwise.
    """
    menus = _menu_asks(seat_offers)
    for ask, verb in menus.items():
        delay_ms = HOUSE_MENU_MS if house_ms is None else house_ms
        at_ms = since_ms(table, seat, verb, ask) + delay_ms
        yield Deadline(at_ms, seat, ask, "", None, Cause.HOUSE)
    seat_offers = tuple(offer for offer in seat_offers if offer.ask not in menus)
    required = next((offer.ask for offer in seat_offers if not offer.voluntary), None)
    immediate = {offer.ask for offer in seat_offers if offer.verb in info.immediate_verbs}
    pause_ms = house_pause_ms(table.pace, house_ms)
    if required is not None and required not in immediate:
        if house_ms is None:
            pause_ms = _house_ms(table, seat, seat_offers, info)
        at_ms = _house_at_ms(table, seat, seat_offers, required, pause_ms)
        opens = _opens_ms(table, seat, seat_offers, required)
        if house_ms is None and opens:
            at_ms = max(at_ms, opens + pause_ms)
        yield Deadline(at_ms, seat, required, "", None, Cause.HOUSE)
        return
    spread = crc32(f"{table.id} {table.revision} {seat}".encode())
    asks = dict.fromkeys(offer.ask for offer in seat_offers) if required is None else (required,)
    for ask in asks:
        least, most = pause_ms, pause_ms + pause_ms // 2
        if ask in immediate:
            least, most = pause_ms // 4, pause_ms // 4 * 2
            if table.last_seat == seat:
                least = most = min(least, HOUSE_MS[Tempo.BRISK][1])
        delay_ms = least + spread % (most - least + 1)
        at_ms = _house_at_ms(table, seat, seat_offers, ask, delay_ms)
        yield Deadline(at_ms, seat, ask, "", None, Cause.HOUSE)


def _menu_asks(seat_offers: tuple[Offer, ...]) -> dict[str, str]:
    """Return the asks of questions of `Wait.MENU`, each with the verb that times out."""
    return {
        offer.ask: offer.verb
        for offer in seat_offers
        if offer.timeout is not None and offer.timeout.after is Wait.MENU
    }


def _house_ms(table: Table, seat: int, seat_offers: tuple[Offer, ...], info: GameInfo) -> int:
    """Return how long the house takes for a required move. It depends on nothing hidden.

    What everybody knows to be its only move it makes at once.
    """
    required = [offer for offer in seat_offers if not offer.voluntary]
    if any(offer.verb in info.pass_verbs for offer in required):
        return HOUSE_PASS_MS[table.tempo]
    if len(required) == 1 and required[0].posted and only_action(required[0]) is not None:
        return 0
    first_ms, next_ms = HOUSE_MS[table.tempo]
    return next_ms if table.last_seat == seat else first_ms


def is_to_be_last(table: Table, offers: Offers, seat: int, info: GameInfo) -> bool:
    """Return True if the house is asked for what people choose before it."""

    def verbs(each: int) -> set[str]:
        return {offer.verb for offer in offers[each] if not offer.voluntary}

    own = verbs(seat) & {*info.last_verbs}
    return bool(own) and any(
        verbs(other) & own for other in awaited(offers) if not table.seats[other].is_played_by_house
    )


def _house_at_ms(
    table: Table, seat: int, seat_offers: tuple[Offer, ...], ask: str, pause_ms: int
) -> int:
    return max(table.changed_ms + pause_ms, _opens_ms(table, seat, seat_offers, ask))


def _opens_ms(table: Table, seat: int, seat_offers: tuple[Offer, ...], ask: str) -> int:
    return min(opens_ms(table, seat, each) for each in seat_offers if each.ask == ask)


def offers_for_house(
    table: Table, offers: Offers, due: Deadline, info: GameInfo
) -> tuple[Offer, ...]:
    """Return the offers that the house chooses from at this deadline: those open by then.

    If the deadline's question is voluntary, only those of it. For a person who is late the house
    does nothing of its own accord but what the rules demand.
    """
    seat_offers = offers.get(due.seat, ())
    opened = tuple(each for each in seat_offers if opens_ms(table, due.seat, each) <= due.at_ms)
    if all(each.voluntary for each in seat_offers if each.ask == due.ask):
        return tuple(each for each in opened if each.ask == due.ask)
    left_out: set[str] = set()
    if due.cause is Cause.TIMEOUT:
        left_out = {*info.voluntary_verbs} - {*info.demanded_verbs}
    menus = _menu_asks(seat_offers)
    return tuple(each for each in opened if each.ask not in menus and each.verb not in left_out)


def turn_timer_ask(seat_offers: tuple[Offer, ...]) -> str | None:
    """Return the ask that a seat's TURN timer runs for: its first required one.

    `None` if nothing is required, or if a required offer has a timeout of its own.
    """
    required = [offer for offer in seat_offers if not offer.voluntary]
    if not required or any(offer.timeout is not None for offer in required):
        return None
    return required[0].ask


def opens_ms(table: Table, seat: int | None, offer: Offer) -> int:
    """Return when the offer opens; 0 if it is open from the start."""
    if offer.opens is None:
        return 0
    length = wait_ms(table.pace, offer.opens)
    since = since_ms(table, seat, offer.verb, offer.ask)
    return since + (_UNLIMITED_MS if length is None else length)


def since_ms(table: Table, seat: int | None, verb: str, ask: str) -> int:
    """Return when a question was first asked (Unix milliseconds)."""
    return next(
        (
            timer.since_ms
            for timer in table.timers
            if (timer.seat, timer.verb, timer.ask) == (seat, verb, ask)
        ),
        table.changed_ms,
    )


def house_pause_ms(pace: Pace, chosen_ms: int | None = None) -> int:
    """Return how long the house waits to act unasked: the chosen pause, else by the pace."""
    if chosen_ms is not None:
        return chosen_ms
    return max(HOUSE_PAUSE_MS, wait_ms(pace, Wait.BEAT) or 0)


def current_timers(table: Table, offers: Offers, now_ms: int) -> Iterator[Timer]:
    """Yield the timers of the current offers: running ones are kept, the others start now."""
    running = {(timer.seat, timer.verb, timer.ask): timer for timer in table.timers}
    for seat, seat_offers in offers.items():
        keys = [
            (seat, offer.verb, offer.ask)
            for offer in seat_offers
            if offer.timeout is not None or offer.opens is not None
        ]
        asked = None if seat is None else turn_timer_ask(seat_offers)
        if asked is not None:
            keys.append((seat, "", asked))
        for key in keys:
            yield running.get(key) or Timer(*key, now_ms)


def _timeout_deadlines(
    table: Table, seat: int | None, offer: Offer, fallback_ms: int | None
) -> Iterator[Deadline]:
    assert offer.timeout is not None
    length = wait_ms(table.pace, offer.timeout.after)
    if length is None:
        length = fallback_ms
    if length is not None:
        since = since_ms(table, seat, offer.verb, offer.ask)
        args = offer.timeout.args
        yield Deadline(since + length, seat, offer.ask, offer.verb, args, Cause.TIMEOUT)
