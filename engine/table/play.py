"""A table in play: the start, the moves, which offer a click answers, and why a move is refused.

Pure functions: they take the current time (Unix milliseconds); transitions return a `Change`.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.api.action import Action, Offer, admits
from engine.api.event import Event, Line, Seat, line
from engine.api.game import AnyGame
from engine.api.options import values_by_pace
from engine.api.refusals import Illegal, NotOffered, NotYourTurn, Refused, Stale, TooSoon
from engine.api.rng import Rng
from engine.api.seats import with_item
from engine.table.deadlines import current_timers, opens_ms
from engine.table.faces import as_told, note_formers
from engine.table.model import (
    Cause,
    Change,
    LogEntry,
    Occupant,
    Offers,
    Pace,
    Stage,
    Table,
    Views,
    awaited,
)
from engine.table.past import ASKS_BACK, DROPPED, REQUEST_EVENTS, past_after, without_past
from engine.table.wishes import granted

#: How many events a table keeps, so that a restart or /table shows what just happened.
MAX_RECENT_EVENTS = 8


def begin(table: Table, game: AnyGame, seed: bytes, cause: Action, now_ms: int) -> Change:
    """Return the start of the game on a table with its final seats; it is a checkpoint."""
    follow = values_by_pace(game.info.options, table.pace)
    options = replace(table.options, values=follow | table.options.values)
    step = game.setup(len(table.seats), options, Rng(seed))
    playing = replace(
        table,
        stage=Stage.PLAY,
        seed=seed,
        version=game.info.version,
        options=options,
        state=step.state,
        recent_events=(),  # who has joined and left is seen
    )
    entry = _entry(playing, None, cause, Cause.PERSON, now_ms)
    events = (line("table-begun", game=Line(f"{table.game}-title")), *step.events)
    return _recorded(table, playing, game, events, entry, checkpoint=True)


def begin_at(table: Table, game: AnyGame, state: Any, now_ms: int) -> Change:
    """Return the opening of a private table in a position; its log replays from there."""
    entry = LogEntry(
        0, table.version, None, Action("open", (str(table.host),)), Cause.PERSON, now_ms
    )
    playing = replace(table, stage=Stage.PLAY, state=state)
    return _recorded(table, playing, game, (), entry, checkpoint=True)


def act(
    table: Table, game: AnyGame, seat: int | None, ask: str, action: Action, cause: Cause, now: int
) -> Change:
    """Return the change of an action on an open offer (`find_offer`). Raise `Illegal`."""
    step = game.apply(table.state, seat, action)
    entry = _entry(table, seat, action, cause, now)
    answered = (*table.answered, (seat, ask))
    after = replace(table, state=step.state, answered=answered, last_seat=seat)
    events = step.events
    unasked = cause is Cause.HOUSE and action.verb in game.info.voluntary_verbs
    if seat is not None and not unasked:
        after, before_it, after_it = _with_attendance(after, seat, cause)
        events = (*before_it, *events, *after_it)
    change = _recorded(table, after, game, events, entry)
    return _with_request_told(replace(change, after=past_after(change, game)), game)


def with_missed(table: Table, seat: int, missed: int) -> Table:
    """Return the table with another number of turns that a person has missed in a row."""
    occupant = replace(table.seats[seat], missed=missed)
    return replace(table, seats=with_item(table.seats, seat, occupant))


def _with_attendance(
    table: Table, seat: int, cause: Cause
) -> tuple[Table, tuple[Event, ...], tuple[Event, ...]]:
    """Return the table after a person moved or missed a turn, with events before and after it."""
    occupant = table.seats[seat]
    if cause is Cause.PERSON and occupant.missed:
        back = (line("table-back", seat=Seat(seat)),) if occupant.is_covered else ()
        return with_missed(table, seat, 0), back, ()
    if cause is not Cause.HOUSE or occupant.is_played_by_house:
        return table, (), ()
    table = with_missed(table, seat, occupant.missed + 1)
    covered = (line("table-covered", seat=Seat(seat)),) if table.seats[seat].is_covered else ()
    return table, (line("table-house-played", seat=Seat(seat)),), covered


def open_offers(table: Table, game: AnyGame) -> Offers:
    """Return each seat's open offers: the game's offers without the questions already answered."""
    if table.stage is not Stage.PLAY:
        return {}
    all_offers = _all_offers(game, _all_views(game, table))
    return _unanswered(all_offers, frozenset(table.answered))


def find_offer(
    table: Table,
    game: AnyGame,
    offers: Offers,
    seat: int,
    ask: str | None,
    action: Action,
    now_ms: int,
) -> Offer:
    """Return the open offer that a click, or a typed move (`ask` is `None`), answers.

    Raise `Stale` if the question is gone, `TooSoon` if the offer has not opened, `NotYourTurn`
    if nothing is asked of the seat, else `Illegal` with the game's reason if it has one.
    """
    seat_offers = offers.get(seat, ())
    current = [
        offer for offer in seat_offers if offer.verb == action.verb and ask in (offer.ask, None)
    ]
    admitting = [offer for offer in current if admits(offer, action)]
    if admitting:
        offer = min(admitting, key=lambda each: opens_ms(table, seat, each))
        opens = opens_ms(table, seat, offer)
        if opens > now_ms:
            raise TooSoon("refusal-too-soon", opens, offer.ask)
        return offer
    if not current and ask is not None:
        raise Stale("refusal-stale")
    raise explain_refusal(table, game, offers, seat, action)


def explain_refusal(
    table: Table, game: AnyGame, offers: Offers, seat: int, action: Action
) -> Refused:
    """Return why an action that no open offer admits is refused, with the game's reason if any.

    An action that the rules would accept but no offer admits is refused too: offers decide.
    """
    why = None
    try:
        game.apply(table.state, seat, action)
    except Illegal as refusal:
        if offers.get(seat):
            return refusal
        why = None if isinstance(refusal, NotOffered) else refusal.line
    if offers.get(seat):
        return NotOffered()
    waited = tuple(line("seat", seat=Seat(other)) for other in awaited(offers))
    refused = NotYourTurn("refusal-nothing-asked")
    if waited:
        refused = NotYourTurn("refusal-not-your-turn", seats=waited)
    refused.why = why
    return refused


def record_change(
    before: Table, after: Table, game: AnyGame, action: Action, events: tuple[Event, ...], now: int
) -> Change:
    """Return the change of what is not a move: a person joins, an option is set, the table ends."""
    entry = _entry(before, None, action, Cause.PERSON, now)
    if (after.stage, after.people) != (before.stage, before.people):
        after = without_past(after)
    if before.stage is Stage.PLAY:
        after = note_formers(before, after)
    return _with_request_told(_recorded(before, after, game, events, entry), game)


def _with_request_told(change: Change, game: AnyGame) -> Change:
    """Tell that a request to take a move back is gone without having been granted."""
    before, after = change.before, change.after
    is_dropped = before.asked_back is not None and after.asked_back is None
    is_told = any(each.key in REQUEST_EVENTS for each in change.events)
    if not is_dropped or is_told or after.stage is not Stage.PLAY:
        return change
    dropped = line(DROPPED)
    after = replace(after, recent_events=_last_told(after, game, (*after.recent_events, dropped)))
    return replace(change, after=after, events=(*change.events, dropped))


def _recorded(
    before: Table,
    after: Table,
    game: AnyGame,
    events: tuple[Event, ...],
    entry: LogEntry,
    *,
    checkpoint: bool = False,
) -> Change:
    """Return the change to `after`, with all set that follows from its state and its answers."""
    outcome = game.outcome(after.state) if after.stage is Stage.PLAY else None
    if outcome is not None:
        after = replace(after, stage=Stage.OVER, outcome=outcome)
    elif after.stage is Stage.PLAY:
        after, also = granted(_with_act_noted(after, entry), entry.at_ms)
        events = (*events, *also)
    if after.pace is not before.pace:
        after = without_past(after)
    recent = after.recent_events
    if before.stage is Stage.PLAY:
        recent = as_told(recent, before, after)
    after = replace(
        after,
        revision=entry.revision,
        changed_ms=entry.at_ms,
        recent_events=_last_told(after, game, (*recent, *events)),
    )
    if not after.is_active:
        # Not needed any more: do not keep people's ids.
        seats = tuple(replace(each, stood_in=()) for each in after.seats)
        after = replace(after, previous_users=(), seats=seats)
    if after.stage is not Stage.PLAY:
        after = without_past(replace(after, timers=(), answered=()))
        return Change(before, after, {}, events, entry, checkpoint)
    views = _all_views(game, after)
    all_offers = _all_offers(game, views)
    answered = frozenset(
        (seat, ask)
        for seat, ask in after.answered
        if any(offer.ask == ask for offer in all_offers[seat])
    )
    offers = _unanswered(all_offers, answered)
    after = replace(
        after,
        seats=_with_away(after, offers, entry.at_ms),
        answered=tuple(sorted(answered, key=repr)),
        timers=tuple(current_timers(after, offers, entry.at_ms)),
    )
    return Change(before, after, offers, events, entry, checkpoint, views)


def _with_act_noted(table: Table, entry: LogEntry) -> Table:
    """Return the table with the person who did this as somebody who is not away."""
    if entry.cause is not Cause.PERSON:
        return table
    user = next(iter(entry.action.args), "")
    seats = tuple(
        replace(each, away_ms=0)
        if each.away_ms
        and (seat == entry.seat if entry.seat is not None else user == str(each.user))
        else each
        for seat, each in enumerate(table.seats)
    )
    return replace(table, seats=seats)


def _with_away(table: Table, offers: Offers, now_ms: int) -> tuple[Occupant, ...]:
    """Return the seats with since when their people are away (`Occupant.away_ms`)."""
    asked = awaited(offers) if table.pace is Pace.NONE else ()
    away = [
        each.is_covered or (each.user is not None and seat in asked)
        for seat, each in enumerate(table.seats)
    ]
    return tuple(
        replace(each, away_ms=(each.away_ms or now_ms) if is_away else 0)
        if is_away or each.away_ms
        else each
        for each, is_away in zip(table.seats, away, strict=True)
    )


def last_events(game: AnyGame, events: tuple[Event, ...], most: int) -> tuple[Event, ...]:
    """Return the last events, at most so many, after older ones that are the latest of their kind.

    `GameInfo.lasting_events` has the kinds.
    """
    latest = {
        max((at for at, each in enumerate(events) if each.key in keys), default=-1)
        for keys in game.info.lasting_events
    }
    first = len(events) - most
    return tuple(each for at, each in enumerate(events) if at >= first or at in latest)


def _last_told(table: Table, game: AnyGame, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events that a table keeps, with the request to take a move back while it is."""
    kept = last_events(game, events, MAX_RECENT_EVENTS)
    asking = [each for each in events if each.key == ASKS_BACK][-1:]
    is_gone = table.asked_back is None or not asking or asking[0] in kept
    return kept if is_gone else (*asking, *kept)


def _entry(table: Table, seat: int | None, action: Action, cause: Cause, now_ms: int) -> LogEntry:
    return LogEntry(table.revision + 1, table.version, seat, action, cause, now_ms)


def _all_views(game: AnyGame, table: Table) -> Views:
    return {seat: game.view(table.state, seat) for seat in (*range(len(table.seats)), None)}


def _all_offers(game: AnyGame, views: Views) -> Offers:
    return {seat: game.offers(view) for seat, view in views.items()}


def _unanswered(all_offers: Offers, answered: frozenset[tuple[int | None, str]]) -> Offers:
    if not answered:
        return all_offers
    return {
        seat: tuple(offer for offer in seat_offers if (seat, offer.ask) not in answered)
        for seat, seat_offers in all_offers.items()
    }
