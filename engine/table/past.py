"""The moves that can be taken back, and the log without those that were.

A move stays only while nothing hidden has been shown since. That is decided for any game by dealing
again what each onlooker and seat cannot know (`reveals`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

from msgspec.structs import replace

from engine.api.action import Press
from engine.api.event import Event, Seat, line
from engine.api.game import AnyGame
from engine.api.refusals import Refused
from engine.api.rng import Rng
from engine.table.model import (
    Cause,
    Change,
    LogEntry,
    PastMove,
    Stage,
    Table,
    Takebacks,
    Views,
    Wish,
)

#: Verbs of log entries that are not moves of the game.
TABLE_VERBS = frozenset(
    {
        *("open", "join", "leave", "house", "unhouse", "partners", "set", "start", "end"),
        *("return", "takeover", "wish", "word", "timeup", "hint", "takeback", "keep", "watch"),
    }
)

#: What everybody reads of a request to take a move back, and how it ended.
ASKS_BACK, DROPPED, TOOK_BACK = "table-asks-back", "table-request-dropped", "table-took-back"
WITHDRAWN = "table-back-withdrawn"
REQUEST_EVENTS = frozenset({ASKS_BACK, DROPPED, TOOK_BACK, WITHDRAWN, "table-back-refused"})

#: So many of the latest moves can be taken back at most.
MOST_MOVES = 16

#: How often a position is dealt again for the seat that moves, for onlookers, and for each other
#: seat: what all of these miss is rare. In a thousand moves of each game the last reveal was found
#: with the eighth deal.
_DEALS_OF_MOVER, _DEALS_OF_ONLOOKERS, _DEALS_OF_OTHERS = 16, 8, 2


def allows_takebacks(table: Table) -> bool:
    """Return True if moves can be taken back here; by default where the game is not rated."""
    if table.takebacks is not Takebacks.UNRATED:
        return table.takebacks is Takebacks.ALWAYS
    return table.guild is None or table.is_with_house


def past_after(change: Change, game: AnyGame) -> Table:
    """Return the table after a move, with the moves that can still be taken back."""
    before, after, entry = change.before, change.after, change.entry
    is_alike = after.stage is Stage.PLAY and after.pace is before.pace
    if not is_alike or not allows_takebacks(after):
        return without_past(after)
    # Nobody could want to take back what has no person's move before it.
    of_person = entry.cause is Cause.PERSON or before.past
    if not of_person or reveals(change, game):
        return without_past(after)
    move = PastMove(
        revision=before.revision,
        seat=entry.seat,
        cause=entry.cause,
        at_ms=entry.at_ms,
        last_seat=before.last_seat,
        answered=before.answered,
        timers=before.timers,
    )
    # Who is asked to take moves back and plays on has answered. The table and the house have not.
    if entry.cause in (Cause.PERSON, Cause.TIMEOUT):
        after = without_vote(after)
    after = replace(after, past=(*before.past, move)[-MOST_MOVES:])
    return without_vote(after) if asked_move(after) is None else after


def reveals(change: Change, game: AnyGame) -> bool:
    """Return True if somebody sees after a move what they could not have known before it.

    All that a seat, or an onlooker, cannot know is dealt again, and the move made again where it
    can be. If they then see anything else, the move has told them more than itself. What this does
    not find, the game names (`Game.is_revealing`).
    """
    table, entry = change.before, change.entry
    if game.is_revealing(game.view(table.state, entry.seat), entry.action):
        return True
    for viewer in _viewers(change.views, entry.seat):
        seen = change.views[viewer]
        is_mover = viewer == entry.seat
        deals = _DEALS_OF_MOVER if is_mover else _DEALS_OF_OTHERS
        for number in range(_DEALS_OF_ONLOOKERS if viewer is None else deals):
            occasion = f"{table.revision} {viewer} {number}".encode()
            seed = blake2b(occasion, key=table.seed, person=b"reveals").digest()
            dealt = game.determinize(table.state, viewer, Rng(seed))
            try:
                state = game.apply(dealt, entry.seat, entry.action).state
            except Refused:
                if is_mover:
                    return True
                continue  # dealt otherwise, nobody could have made this move
            if game.view(state, viewer) != seen:
                return True
    return False


def _viewers(views: Views, mover: int | None) -> Iterable[int | None]:
    """Return who looks, first those who learn most: the mover, and an onlooker."""
    return (mover, *(each for each in reversed(views) if each != mover))


def without_past(table: Table) -> Table:
    """Return the table with no move that can be taken back."""
    return without_vote(replace(table, past=())) if table.past else without_vote(table)


def without_vote(table: Table) -> Table:
    """Return the table with nobody who wants to take moves back."""
    if table.asked_back is None:
        return table
    seats = tuple(
        replace(each, wishes=tuple(kept for kept in each.wishes if kept is not Wish.BACK))
        for each in table.seats
    )
    return replace(table, seats=seats, asked_back=None)


def asked_move(table: Table) -> PastMove | None:
    """Return the move that somebody asks to take back."""
    return next((each for each in table.past if each.revision == table.asked_back), None)


def request_told(table: Table) -> Event | None:
    """Return what everybody read last of a request: that it is made, or how it ended."""
    told = (each for each in reversed(table.recent_events) if each.key in REQUEST_EVENTS)
    return next(told, None)


def is_move(entry: LogEntry) -> bool:
    """Return True for a move of the game, also one that was taken back."""
    return entry.seat is not None or entry.action.verb not in TABLE_VERBS


def revision_before(entry: LogEntry) -> int | None:
    """Return the revision to which an entry takes the game back; `None` if it takes nothing back.

    The position is that of this revision; people and their seats stay as they are.
    """
    if is_move(entry) or entry.action.verb != "takeback":
        return None
    return int(entry.action.args[1])


def standing(log: Iterable[LogEntry]) -> list[LogEntry]:
    """Return a log without the moves that were taken back."""
    kept: list[LogEntry] = []
    for entry in log:
        target = revision_before(entry)
        if target is not None:
            kept = [each for each in kept if each.revision <= target or not is_move(each)]
        kept.append(entry)
    return kept


def took_back(seat: int, what: Event, later: int) -> Event:
    """Return what everybody reads of a take-back: whose move, what it was, how many came later."""
    return line(TOOK_BACK, seat=Seat(seat), what=what, later=later)


def told_as(game: AnyGame, state: Any, entry: LogEntry | None, events: Sequence[Event]) -> Event:
    """Return what a move is called while it is asked for or taken back: the first of its events.

    `state`: before it. What says nothing is called by its button, if everybody sees that one.
    """
    if events or entry is None:
        return events[0] if events else line("table-a-move")
    pressed = (
        each.label
        for each in game.offers(game.view(state, entry.seat))
        if isinstance(each, Press) and each.posted and each.verb == entry.action.verb
    )
    return next(pressed, line("table-a-move"))
