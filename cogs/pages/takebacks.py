"""What is said of taking moves back: who asks for it, how that ended, and who can answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import ControlButton, button
from cogs.controls.offer_controls import is_pause
from cogs.text.translator import Translator
from engine.api.event import Event, Line, Param, Seat, line
from engine.table.model import PastMove, Table, Wish
from engine.table.past import ASKS_BACK, REQUEST_EVENTS, WITHDRAWN, asked_move, request_told
from engine.table.snapshot import TableSnapshot
from engine.table.takeback import needs_consent, own_move

#: The end of the detail of a button that says that the others are asked.
ASKS = "ask"


def takeback_note(snapshot: TableSnapshot, seat: int, translator: Translator) -> str:
    """Return what a seat reads while somebody asks to take a move back; "" if nobody does."""
    asked = asked_words(snapshot.table)
    if not asked:
        return ""
    key = "ui-takeback-asked" if asked["seat"] == Seat(seat) else "ui-takeback-wanted"
    return translator.text(key, **asked)


def without_own_answers(since: Iterable[Event | None], seat: int) -> list[Event | None]:
    """Return what happened without requests to take a move back and what a seat said to them.

    While a move is asked for, the hand says so above the answers; what its person said they know.
    One that was withdrawn is nothing to know of once something else has happened.
    """
    return [
        each
        for each in since
        if each is None
        or each.key not in REQUEST_EVENTS
        or (each.key not in (ASKS_BACK, WITHDRAWN) and each.params[:1] not in _said_by(seat))
    ]


def _said_by(seat: int) -> tuple[tuple[tuple[str, Param], ...], ...]:
    return ((("seat", Seat(seat)),), (("who", Seat(seat)),))


def with_icon(event: Event, translator: Translator) -> str:
    """Return an event after its icon; a word about a move is not said with that move's icon."""
    is_about = event.key in REQUEST_EVENTS
    return translator(event) if is_about else translator.with_icon(event)


def takeback_ended(snapshot: TableSnapshot, since: Sequence[Event | None]) -> Event | None:
    """Return how the latest request ended, if nothing has happened since and `since` lacks it."""
    told = request_told(snapshot.table)
    if told is None or told.key == ASKS_BACK or told in since:
        return None
    return told if snapshot.table.recent_events[-1] == told else None


def asked_words(table: Table) -> dict[str, Param]:
    """Return who asks to take which move back, as parameters of a text; none if nobody does.

    `later`: how many moves after it are taken back too.
    """
    move, told = asked_move(table), request_told(table)
    if move is None or move.seat is None:
        return {}
    words = {} if told is None or told.key != ASKS_BACK else dict(told.params)
    later = len(table.past) - table.past.index(move) - 1
    return {
        "seat": Seat(move.seat),
        "what": words.get("what", line("table-a-move")),
        "later": later,
    }


def takeback_buttons(
    snapshot: TableSnapshot,
    seat: int,
    translator: Translator,
    now_ms: int,
    *,
    begins: bool = True,
) -> Iterator[ControlButton]:
    """Yield the buttons of a seat: take back, or ask to, or answer who asks, or withdraw it.

    Unless `begins`, only those of a request that is open.
    """
    table = snapshot.table
    asked, move = asked_move(table), own_move(table, seat)
    if asked is not None and asked.seat == seat:
        yield _button(table, Control.KEEP, asked, translator.text("ui-takeback-withdraw"))
    elif asked is not None:
        is_allowed = Wish.BACK in table.seats[seat].wishes
        yield from takeback_answers(snapshot, translator, is_allowed=is_allowed)
    elif move is not None and begins:
        asks = needs_consent(table, move, now_ms)
        later = len(table.past) - table.past.index(move) - 1
        key = "ui-takeback-ask" if asks else "ui-takeback-later" if later else "ui-takeback"
        if key == "ui-takeback" and _was_ready(snapshot, move):
            key = "ui-takeback-ready"
        label = translator.text(key, later=later)
        icon = translator.icon(Line("ui-takeback"))
        yield _button(table, Control.TAKE_BACK, move, label, icon, ASKS if asks else "")


def takeback_answers(
    snapshot: TableSnapshot, translator: Translator, *, is_allowed: bool = False
) -> Iterator[ControlButton]:
    """Yield *Allow* and *No* while somebody asks to take a move back; the former if not given."""
    move = asked_move(snapshot.table)
    if move is None:
        return
    if not is_allowed:
        allow = translator.text("ui-takeback-allow")
        yield _button(snapshot.table, Control.TAKE_BACK, move, allow)
    yield _button(snapshot.table, Control.KEEP, move, translator.text("ui-takeback-refuse"))


def _was_ready(snapshot: TableSnapshot, move: PastMove) -> bool:
    """Return True if a move answered a pause from which others have not gone on yet."""
    answered = {(each.verb, each.ask) for each in move.timers if each.seat == move.seat}
    open_still = (
        (each.verb, each.ask)
        for seat in snapshot.awaited
        if seat != move.seat
        for each in snapshot.offers[seat]
        if is_pause(each)
    )
    return not answered.isdisjoint(open_still)


def _button(
    table: Table,
    control: Control,
    move: PastMove,
    label: str,
    icon: str | None = None,
    asks: str = "",
) -> ControlButton:
    detail = f"{move.revision}.{asks}" if asks else str(move.revision)
    return button(ControlId(table.id, control, detail).custom_id(), label, icon=icon)
