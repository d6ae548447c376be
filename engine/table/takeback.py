"""Taking moves back: one's own at once, others too once everybody who is there agrees.

The log is append-only: a take-back is an entry, and what everybody saw stays in the story.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.api.action import Action, Wait
from engine.api.event import Event, Seat, line, without
from engine.api.game import AnyGame
from engine.api.refusals import Illegal, Stale
from engine.api.seats import with_item
from engine.table.attendance import seat_in_play
from engine.table.deadlines import wait_ms
from engine.table.hints import without_hints
from engine.table.lobby import transition
from engine.table.model import Cause, Change, PastMove, Table, Timer, Wish
from engine.table.past import ASKS_BACK, WITHDRAWN, asked_move, took_back, without_vote
from engine.table.play import record_change
from engine.table.replay import ReplayStep, undone_as, up_to
from engine.table.wishes import count_wishes, is_wished


def own_move(table: Table, seat: int) -> PastMove | None:
    """Return the latest move of a seat, if its person has made it and it can be taken back.

    Once the house has moved for them it cannot: they would mean that move, or know of none.
    """
    moves = (each for each in reversed(table.past) if each.cause in (Cause.PERSON, Cause.HOUSE))
    latest = next((each for each in moves if each.seat == seat), None)
    return latest if latest is not None and latest.cause is Cause.PERSON else None


def needs_consent(table: Table, move: PastMove, now_ms: int) -> bool:
    """Return True if others have to agree before a seat's move is taken back."""
    return not _is_own_to_take(table, move, now_ms) and count_wishes(table, Wish.BACK)[1] > 1


def _is_own_to_take(table: Table, move: PastMove, now_ms: int) -> bool:
    """Return True until somebody else moves or the time of the question it answered is up."""
    turn_ms = wait_ms(table.pace, Wait.TURN)
    later = table.past[table.past.index(move) :]
    return all(each.seat == move.seat for each in later) and not any(
        _is_turn_of(each, move.seat) and turn_ms is not None and each.since_ms + turn_ms <= now_ms
        for each in move.timers
    )


def _is_turn_of(timer: Timer, seat: int | None) -> bool:
    return timer.seat == seat and not timer.verb


def who_agreed(table: Table) -> int | None:
    """Return who wants what everybody there agrees to take back by now; `None`: there is nothing.

    It comes true by itself once the house covers for those who did not agree.
    """
    is_due = table.is_attended and is_wished(table, Wish.BACK)
    if not is_due or all(each.revision != table.asked_back for each in table.past):
        return None
    return next(each.user for each in table.seats if Wish.BACK in each.wishes)


@transition
def take_back(
    table: Table,
    game: AnyGame,
    now_ms: int,
    user: int,
    revision: int,
    steps: Sequence[ReplayStep],
    *,
    may_ask: bool = True,
) -> Change:
    """Go back to a revision, or note that a person wants to, until everybody agrees.

    `steps`: those of the table's log that stand. Raise `Stale` where others would have to be asked
    and the person may not, as they did not know (`may_ask`).
    """
    seat = seat_in_play(table, user)
    move = next((each for each in table.past if each.revision == revision), None)
    if move is None:
        raise Stale("refusal-takeback-gone")
    if table.asked_back is None and (move.seat, move.cause) != (seat, Cause.PERSON):
        raise Stale("refusal-takeback-unasked")  # who asked for it has changed their mind
    if move.seat == seat and _is_own_to_take(table, move, now_ms):
        return _taken_back(table, game, now_ms, user, move, steps, alone=True)
    if table.asked_back not in (None, revision):
        raise Illegal("refusal-takeback-other")
    if is_wished(table, Wish.BACK):  # the house covers for who did not agree
        return _taken_back(table, game, now_ms, user, move, steps)
    wishes = table.seats[seat].wishes
    if Wish.BACK in wishes:
        key = "refusal-takeback-asked" if move.seat == seat else "refusal-takeback-agreed"
        raise Illegal(key)
    occupant = replace(table.seats[seat], wishes=tuple(sorted((*wishes, Wish.BACK))))
    after = replace(table, seats=with_item(table.seats, seat, occupant), asked_back=revision)
    if is_wished(after, Wish.BACK):
        return _taken_back(table, game, now_ms, user, move, steps)
    if table.asked_back is None and not may_ask:
        raise Stale("refusal-takeback-asks")
    events = () if table.asked_back == revision else (_asking(game, seat, move, steps),)
    return record_change(table, after, game, Action("wish", (str(user), Wish.BACK)), events, now_ms)


@transition
def keep_move(table: Table, game: AnyGame, now_ms: int, user: int, revision: int) -> Change:
    """Let a move stay that is asked back: another person refuses, or who asked withdraws it.

    Nothing up to that move can be taken back any more, so that nobody is asked for it again.
    Raise `Stale` if nobody asks for it.
    """
    seat = seat_in_play(table, user)
    move = asked_move(table)
    if move is None or move.seat is None or move.revision != revision:
        raise Stale("refusal-takeback-unasked")
    event = line(WITHDRAWN, seat=Seat(seat))
    if seat != move.seat:
        event = line("table-back-refused", who=Seat(seat), seat=Seat(move.seat))
    past = table.past[table.past.index(move) + 1 :]
    after = replace(without_vote(table), past=past)
    action = Action("keep", (str(user), str(revision)))
    return record_change(table, after, game, action, (event,), now_ms)


def _asking(game: AnyGame, seat: int, move: PastMove, steps: Sequence[ReplayStep]) -> Event:
    what = undone_as(game, steps, len(up_to(steps, move.revision)))
    return line(ASKS_BACK, seat=Seat(seat), what=what)


def _taken_back(
    table: Table,
    game: AnyGame,
    now_ms: int,
    user: int,
    move: PastMove,
    steps: Sequence[ReplayStep],
    *,
    alone: bool = False,
) -> Change:
    """Return the table as it was before a move; each question has the time left that it had then.

    Who takes a move back alone wins no time: their turn has gone on meanwhile.
    """
    assert move.seat is not None
    at, kept = table.past.index(move), up_to(steps, move.revision)
    event = took_back(move.seat, undone_as(game, steps, len(kept)), len(table.past) - at - 1)
    # What would be shown until the next of its kind has not come about after all.
    lasting = {key for keys in game.info.lasting_events for key in keys}
    undone = [told for step in steps[len(kept) :] for told in step.events if told.key in lasting]
    gone_ms = now_ms - move.at_ms
    timers = tuple(
        each
        if alone and _is_turn_of(each, move.seat)
        else replace(each, since_ms=each.since_ms + gone_ms)
        for each in move.timers
    )
    after = replace(
        without_hints(without_vote(table)),
        state=kept[-1].state,
        answered=move.answered,
        timers=timers,
        last_seat=move.last_seat,
        recent_events=without(table.recent_events, undone),
        past=table.past[:at],
        went_back=table.revision + 1,
    )
    action = Action("takeback", (str(user), str(move.revision), str(move.seat)))
    return record_change(table, after, game, action, (event,), now_ms)
