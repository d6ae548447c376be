"""The short messages that notify a person: their turn, a warning, and what was played for them."""

from __future__ import annotations

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import button
from cogs.pages.message_content import Mention
from cogs.pages.since_turn import agent_of
from cogs.pages.turn_status import timestamp
from cogs.text.translator import Translator
from engine.api.event import Event, Seat, line
from engine.table.model import Table
from engine.table.snapshot import TableSnapshot

#: So many lines of what was played for a person are told.
_LINES = 2


def ping_message(
    snapshot: TableSnapshot,
    kind: str,
    seat: int,
    user: int,
    link: str,
    translator: Translator,
    *,
    is_told: bool = False,
) -> Mention:
    """Return the message of a kind (`ping`, `warning`, `away` or `covered`) to a person.

    `is_told`: they have been told what was played for them.
    """
    title = translator.text(f"{snapshot.table.game}-title")
    buttons = []
    told = list[str]()
    if kind not in ("ping", "warning") or (snapshot.table.seats[seat].missed and not is_told):
        covered = snapshot.table.seats[seat].is_covered
        told.append(translator.text("ui-covered" if covered else "ui-away"))
        told += _played(snapshot, seat, translator)
        told += [] if covered else [translator.text("ui-away-seat")]
    if question := question_words(snapshot, kind, seat, translator):
        told.append(question)
    elif kind == "covered":  # until then the seat is theirs
        back = ControlId(snapshot.table.id, Control.RETURN, "ping").custom_id()
        buttons.append(button(back, translator.text("ui-return")))
    text = " ".join(told)
    return Mention(f"<@{user}> **{title}** · {text} {link}".rstrip(), user, tuple(buttons))


def question_words(snapshot: TableSnapshot, kind: str, seat: int, translator: Translator) -> str:
    """Return what a message of a kind says of the question as it is now; "" if it asks nothing."""
    match kind:
        case "ping":
            alone = snapshot.awaited == (seat,)
            return translator.text("ui-ping" if alone else "ui-waits-for-you")
        case "warning":
            changed_ms = snapshot.table.changed_ms
            until = timestamp(*snapshot.timeouts.get(seat, (changed_ms, changed_ms)))
            return f"{translator.text('ui-warning')} {until}"
    return ""


def missed_line(snapshot: TableSnapshot, seat: int, translator: Translator) -> str:
    """Return what a hand says of a turn that its person has just missed, in small print, or "".

    The ping that says so stands where they last acted, which need not be beside that hand.
    """
    occupant = snapshot.table.seats[seat]
    if not occupant.missed or occupant.is_covered or seat in snapshot.waited_for:
        return ""
    words = (translator.text("ui-away"), *_played(snapshot, seat, translator))
    return f"\n-# {' '.join(words)}"


def _played(snapshot: TableSnapshot, seat: int, translator: Translator) -> list[str]:
    played = " ".join(map(translator, played_for(snapshot.table, seat)))
    return [f"*{played}*"] if played else []


def played_for(table: Table, seat: int) -> tuple[Event, ...]:
    """Return what the house played last for a person, as far as the table still knows it."""
    events = table.recent_events
    marker = line("table-house-played", seat=Seat(seat))
    if marker not in events:
        return ()
    first = len(events) - events[::-1].index(marker)
    others = [
        at
        for at in range(first, len(events))
        if events[at].key.startswith("table-") or agent_of(events[at]) not in (None, seat)
    ]
    return events[first : min([*others, first + _LINES])]
