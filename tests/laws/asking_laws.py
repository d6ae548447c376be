"""Laws of asking: who is asked, and how long an answer takes, tells nothing that is hidden."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.game import GameInfo
from engine.table.automatic import AUTOMATIC_SECONDS, automatic_deadlines, passes_end_ms
from engine.table.deadlines import deadlines, opens_ms
from engine.table.model import Offers, Table, awaited
from engine.table.play import open_offers
from tests.laws.differences import difference
from tests.laws.position import Position
from tests.laws.secrecy_laws import public


def questions_and_timers_are_public(position: Position) -> None:
    """Check that awaited seats, their questions, all timers and posted offers are public.

    Being asked must not tell: ask every seat that could hold such a card as far as the others know,
    with the same ask and the same times, and let those that cannot do more press "pass". A verb
    counts where a clock runs on it: a reaction may be one button for those who cannot and two for
    those who can, as long as the question and its time are the same.
    """
    asked, again = public(position.asked), public(position.asked_again)
    assert asked == again, f"being asked tells what is hidden: {difference(asked, again)}"


def automatic_passes_tell_nothing(position: Position) -> None:
    """Check that nobody can tell who can only pass: not by the question, the time or the words.

    Which questions can be passed is public. The time of an automatic answer is the same whatever is
    hidden. While others are still asked, everybody sees the same after a pass, whether or not the
    seat had another answer.

    Ask everybody who could have another answer than a pass, and let a pass say and change the same
    whatever the seat holds.
    """
    game, verbs = position.game, position.game.info.pass_verbs
    assert set(verbs) <= set(game.info.verbs)
    found, dealt, again = position.offers, position.dealt_again, position.offers_again
    passes = _passes(found, verbs)
    assert passes == _passes(again, verbs), (
        f"a pass on offer tells: {passes ^ _passes(again, verbs)}"
    )
    due, due_again = (
        {(each.seat, each.ask): each.at_ms for each in automatic_deadlines(table, offers, verbs)}
        for table, offers in ((position.table, found), (dealt, again))
    )
    for question in due.keys() & due_again.keys():
        assert due[question] == due_again[question], f"{question}: the time of its answer tells"
    for seat, ask, verb in passes:
        steps = [game.apply(state, seat, Action(verb)) for state in (position.state, dealt.state)]
        left = [_passes(open_offers(replace(dealt, state=s.state), game), verbs) for s in steps]
        if all(any(each[0] != seat and each[1] == ask for each in after) for after in left):
            seen = [(step.events, game.view(step.state, None)) for step in steps]
            assert seen[0] == seen[1], f"the {verb} of seat {seat} tells: {difference(*seen)}"


def waiting_tells_nothing(position: Position) -> None:
    """Check that nobody learns a hand from who is asked, or from how long an answer takes.

    The house sits on every seat but one, then on the others: whom the table waits for, when each
    question that must be answered times out or the house answers it, and the longest time of an
    automatic answer are the same after another deal that looks the same to everybody. An automatic
    answer keeps within its bounds.

    Let `pass_verbs`, `immediate_verbs` and `last_verbs` name verbs that a seat has, or has not,
    whatever it holds.
    """
    seats, first = position.table.seats, position.dice.below(len(position.table.seats))
    for people in ({first}, {*range(len(seats))} - {first}):
        seated = tuple(
            each if at in people else replace(each, user=None) for at, each in enumerate(seats)
        )
        waits, again = (
            _waits(replace(table, seats=seated), offers, position.game.info)
            for table, offers in (
                (position.table, position.offers),
                (position.dealt_again, position.offers_again),
            )
        )
        assert waits == again, f"how long it takes tells what is hidden: {difference(waits, again)}"


def close_calls_are_public(position: Position) -> None:
    """Check that `is_close_call` depends only on what everybody knows.

    The house takes longer where it is true. Decide it by the phase and by what lies open, not by a
    hand, also not by the seat's own.
    """
    game = position.game
    for seat in position.seats:
        is_close = game.is_close_call(position.views[seat])
        again = game.is_close_call(game.view(position.dealt_again.state, seat))
        assert is_close == again, f"whether seat {seat} has a close call tells what is hidden"


def _waits(table: Table, offers: Offers, info: GameInfo) -> dict[str, object]:
    """Return who is waited for, and when each of their questions is answered at the latest."""
    asked = {
        (seat, offer.ask)
        for seat in awaited(offers)
        for offer in offers[seat]
        if not offer.voluntary
    }
    for each in automatic_deadlines(table, offers, info.pass_verbs):
        since = min((t.since_ms for t in table.timers if t.ask == each.ask), default=0)
        least, most = AUTOMATIC_SECONDS[table.pace]
        assert least <= (each.at_ms - (since or table.changed_ms)) / 1000, "sooner than its bounds"
        opens = max(opens_ms(table, each.seat, offer) for offer in offers[each.seat])
        latest = max((since or table.changed_ms) + 1000 * most, opens)
        assert each.at_ms <= latest, "later than its bounds"
    return {
        "asked": asked,
        "due": {
            (each.seat, each.ask, each.cause): each.at_ms
            for each in deadlines(table, offers, info)
            if (each.seat, each.ask) in asked
        },
        "longest": {
            seat: passes_end_ms(table, seat, offers[seat], info.pass_verbs)
            for seat in awaited(offers)
        },
    }


def _passes(offers: Offers, verbs: Collection[str]) -> set[tuple[int, str, str]]:
    """Return (seat, ask, verb) of every pass that a seat is asked for."""
    return {
        (seat, offer.ask, offer.verb)
        for seat, theirs in offers.items()
        for offer in theirs
        if seat is not None and offer.verb in verbs and not offer.voluntary
    }
