"""The picture in words: *Table as text*, and at the end of a game everybody's hand."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.pages.lobby import lobby_message
from cogs.pages.message_content import MessageContent, notice
from cogs.text.translator import Translator
from engine.api.event import Line, Seat
from engine.api.refusals import Unavailable
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot


def text_alternative_message(
    snapshot: TableSnapshot, seat: int | None, translator: Translator
) -> MessageContent:
    """Return in words what a seat sees, or an onlooker."""
    if snapshot.table.state is None:
        return lobby_message(snapshot, translator, with_controls=False)
    return notice("\n".join(map(translator, snapshot.picture(seat).text)))


def open_hands_message(snapshot: TableSnapshot, translator: Translator) -> MessageContent:
    """Return all hands of a game that has come to its end. Raise `Unavailable` before that."""
    text = open_hands_text(snapshot, translator)
    if not text:
        raise Unavailable("refusal-hands-closed")
    return notice(f"## {translator.text('ui-handsopen')}\n{text}")


def open_hands(snapshot: TableSnapshot) -> tuple[tuple[int, tuple[Line, ...]], ...]:
    """Return (seat, what it alone saw) of a game that has come to its end; nothing before.

    What the public table shows by itself is left out, so a game that lays its hands open has none.
    """
    if snapshot.table.stage is not Stage.OVER or snapshot.table.state is None:
        return ()
    return _own_lines(snapshot)


def _own_lines(snapshot: TableSnapshot) -> tuple[tuple[int, tuple[Line, ...]], ...]:
    public = set(snapshot.picture(None).text)
    own = (
        (seat, tuple(each for each in snapshot.picture(seat).text if each not in public))
        for seat in range(len(snapshot.table.seats))
    )
    return tuple((seat, lines) for seat, lines in own if lines)


def open_hands_text(snapshot: TableSnapshot, translator: Translator) -> str:
    """Return every open hand in words, or an empty text."""
    return _as_text(open_hands(snapshot), translator)


def hands_text(snapshot: TableSnapshot, translator: Translator) -> str:
    """Return every hand at a step in words. The caller checks that the game is over."""
    return _as_text(_own_lines(snapshot), translator)


def _as_text(hands: Iterable[tuple[int, tuple[Line, ...]]], translator: Translator) -> str:
    texts = []
    for seat, lines in hands:
        texts.append(translator.text("ui-hand-seen", seat=Seat(seat)))
        # What a line announces follows it: "Hand: Club · Pine Cone".
        texts.append("> " + " · ".join(map(translator, lines)).replace(": · ", ": "))
    return "\n".join(texts)
