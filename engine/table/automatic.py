"""Automatic answers: what the table answers for a person who has no choice, and when.

Being asked must not tell what a seat holds, so everybody is asked. The time of an automatic answer
is drawn from the table's secret and spread as people's answers are, so it tells nothing either.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from hashlib import blake2b

from engine.api.action import Action, Offer, Press, only_action
from engine.table.deadlines import Deadline, opens_ms
from engine.table.model import Cause, Offers, Pace, Table

#: The shortest and the longest time of an automatic answer; half of them take less than the
#: geometric mean of both.
AUTOMATIC_SECONDS: Mapping[Pace, tuple[float, float]] = {
    Pace.LIVE: (1, 8),
    Pace.RELAXED: (1, 15),
    Pace.SLOW: (2, 60),
    Pace.NONE: (1, 15),
}


def automatic_deadlines(
    table: Table, offers: Offers, pass_verbs: Collection[str]
) -> Iterator[Deadline]:
    """Yield the automatic answer of each person who has only one (`only_answer`)."""
    for seat, seat_offers in offers.items():
        if seat is None or table.seats[seat].is_played_by_house:
            continue
        answer = only_answer(seat_offers, pass_verbs)
        if answer is not None:
            offer, action = answer
            at_ms = _asked_ms(table, seat, offer.ask) + automatic_delay_ms(table, seat, offer.ask)
            at_ms = max(at_ms, opens_ms(table, seat, offer))
            yield Deadline(at_ms, seat, offer.ask, action.verb, action.args, Cause.AUTO)


def passes_end_ms(
    table: Table, seat: int, seat_offers: tuple[Offer, ...], pass_verbs: Collection[str]
) -> int:
    """Return when a seat would have passed if it can only pass; 0 if it is asked without a pass.

    It is as public as the question: before this nobody should be told that the seat is waited for.
    """
    asks = [each.ask for each in seat_offers if each.verb in pass_verbs and not each.voluntary]
    longest_ms = round(1000 * AUTOMATIC_SECONDS[table.pace][1])
    return min((_asked_ms(table, seat, ask) + longest_ms for ask in asks), default=0)


def only_answer(
    seat_offers: tuple[Offer, ...], pass_verbs: Collection[str]
) -> tuple[Offer, Action] | None:
    """Return the offer and the action if a seat can only pass, or has a single action.

    Voluntary offers do not count: the game does not wait for them.
    """
    required = [offer for offer in seat_offers if not offer.voluntary]
    if required and all(isinstance(each, Press) and each.verb in pass_verbs for each in required):
        return required[0], Action(required[0].verb)
    # A press that times out leaves time, to read or to do something else first: no forced move.
    if len(required) != 1 or (isinstance(required[0], Press) and required[0].timeout is not None):
        return None
    action = only_action(required[0])
    return None if action is None else (required[0], action)


def automatic_delay_ms(table: Table, seat: int, ask: str) -> int:
    """Return how long the automatic answer to a question takes; it depends on nothing hidden."""
    occasion = f"{seat} {ask}".encode()
    draw = blake2b(occasion, key=table.seed, person=b"automatic", digest_size=8).digest()
    least, most = AUTOMATIC_SECONDS[table.pace]
    factor: float = (most / least) ** (int.from_bytes(draw, "big") / 2**64)
    return round(1000 * least * factor)


def _asked_ms(table: Table, seat: int, ask: str) -> int:
    asked = (each.since_ms for each in table.timers if (each.seat, each.ask) == (seat, ask))
    return min(asked, default=table.changed_ms)
