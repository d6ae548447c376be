"""The short lines that say what happened since a person's last turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from msgspec import Struct

from cogs.controls.items import truncate
from cogs.text.translator import Translator
from engine.api.event import Event, Seat, concerns_seat
from engine.table.replay import without_begun
from engine.table.snapshot import TableSnapshot

#: So many lines are told; so many of them are kept, however old, for what decided something and
#: for what is about the reader.
_LINES, _RESULT_LINES, _OWN_LINES = 8, 2, 5

#: That somebody is away or back, and that the house moves for who was late, before its move.
_AWAY, _PLAYED_FOR = ("table-covered", "table-back"), "table-house-played"

#: Sentences share a line up to so many characters: about two rows on a phone.
_JOINED = 90

#: The longest sentence, and the longest account.
_LONGEST, _ROOM = 240, 900


class Told(Struct, frozen=True):
    """One thing that happened, as its reader is told it."""

    sentence: str  #: "": something older is forgotten
    by: int | None = None  #: the seat that did it; `None`: it came of what is told before it
    is_own: bool = False  #: it is about the reader
    is_result: bool = False  #: it decided something, such as who won a battle
    leads: bool = False  #: what the same player does next is told with it, or neither is
    is_slight: bool = False  #: that somebody did nothing, told where all has room
    is_apart: bool = False  #: it neither came of what is told before it nor belongs to it


class _Line(Struct):
    by: int | None
    sentences: list[str]
    is_own: bool
    is_result: bool
    leads: bool = False
    is_slight: bool = False
    is_apart: bool = False
    times: int = 1

    def __str__(self) -> str:
        text = " ".join(self.sentences)
        return text if self.times == 1 else f"{text} (\N{MULTIPLICATION SIGN}{self.times})"

    @property
    def count(self) -> int:
        return len(self.sentences) * self.times

    def has_room(self, other: _Line) -> bool:
        is_short = len(str(self)) + len(str(other)) < _JOINED
        return is_short and self.times == other.times == 1 and not other.is_apart


def since_lines(
    since: Sequence[Event | None],
    snapshot: TableSnapshot,
    seat: int,
    translator: Translator,
    *,
    own: int = 0,
    is_first: bool = False,
) -> str:
    """Return what happened since a seat acted, each line in small print; "" if nothing did.

    What came of its own move alone does not read as if others had played since its turn. `own`: so
    many of the last events came since its latest move, in a turn that goes on; those before them
    have a heading of their own. `is_first`: the seat is in or before its first turn.
    """
    at = len(since) - own
    latest, earlier = (since[at:], since[:at]) if own else (since, ())
    is_own = all(each is not None and agent_of(each) in (seat, None) for each in latest)
    since_then = "ui-since-start" if is_first else "ui-since"
    lines, room = list[str](), _LINES
    for heading, events in (
        ("ui-since-own" if own or is_own else since_then, latest),
        (since_then, earlier),
    ):
        if not events:
            continue
        happened = (
            _told(each, snapshot, seat, translator)
            for each in without_begun(snapshot.game.info, events)
            # Who has been away knows it.
            if each is None or each.key not in _AWAY or agent_of(each) != seat
        )
        told, more = told_since(happened, seat, room)
        room = max(1, room - len(told))
        block = [translator.text(heading), *(f"• {each}" for each in told)]
        if more is not None:
            block.append(translator.text("ui-since-more", count=more))
        lines[:0] = block
    return "".join(f"\n-# {each}" for each in lines)


def _told(event: Event | None, snapshot: TableSnapshot, seat: int, translator: Translator) -> Told:
    if event is None:
        return Told("")
    by, is_result = agent_of(event), event.key in {*chain(*snapshot.game.info.lasting_events)}
    return Told(
        translator(event),
        by,
        concerns_seat(event, seat, len(snapshot.table.seats)),
        is_result,
        event.key == _PLAYED_FOR,
        event.key in snapshot.game.info.slight_events,
        # Such as that a turn is over, or an answer to a request to take a move back.
        is_apart=(is_result and by is None) or event.key.startswith("table-"),
    )


def told_since(
    happened: Iterable[Told], reader: int, most: int = _LINES
) -> tuple[list[str], int | None]:
    """Return what happened in `most` lines, oldest first, and how many things are left out.

    That is `None` if nothing is, and 0 if their number is not known. What one player did and what
    came of it share a line; what a player did again and again is told once. The newest is told, and
    before other old things the latest results and what is about the reader, first what others did.
    What says that somebody did nothing goes first. A line begins with "…" where something before it
    is left out.
    """
    every = [*happened]
    lines = _joined(_without_repeats(_moves(each for each in every if each.sentence)))
    newest = range(len(lines))[::-1]
    weighty = [at for at in newest if not lines[at].is_slight]
    results = [at for at in newest if lines[at].is_result][:_RESULT_LINES]
    own = [at for at in weighty if lines[at].is_own]
    own.sort(key=lambda at: lines[at].by == reader)
    told, room = set[int](), _ROOM
    for at in dict.fromkeys((*weighty[:1], *results, *own[:_OWN_LINES], *weighty, *newest)):
        first = at - 1 if at and lines[at - 1].leads and at - 1 not in told else at
        added = {*range(first, at + 1 + lines[at].leads)} & {*newest} - told
        room -= sum(len(str(lines[each])) for each in added)
        if len(told) + len(added) > most or (room < 0 and told):
            break
        told |= added
    left_out = sum(each.count for at, each in enumerate(lines) if at not in told)
    is_whole = all(each.sentence for each in every)
    more = 0 if not is_whole else left_out or None
    gap = {at for at in told if at and at - 1 not in told}
    return [f"… {lines[at]}" if at in gap else str(lines[at]) for at in sorted(told)], more


def agent_of(event: Event) -> int | None:
    """Return the seat that an event begins with: who did it."""
    first = event.params[0][1] if event.params else None
    return first.index if isinstance(first, Seat) else None


def _moves(happened: Iterable[Told]) -> Iterator[_Line]:
    """Yield each thing that a player did with what came of it, as far as that shares a line."""
    last: _Line | None = None
    for each in happened:
        sentence = truncate(each.sentence, _LONGEST)
        new = _Line(
            each.by,
            [sentence],
            each.is_own,
            each.is_result,
            each.leads,
            each.is_slight,
            each.is_apart,
        )
        if last is not None and each.by is None and last.has_room(new):
            last = _merged(last, new)
            continue
        if last is not None:
            yield last
        last = new
    if last is not None:
        yield last


def _without_repeats(lines: Iterable[_Line]) -> Iterator[_Line]:
    """Yield the lines, what a player did again with nothing else between once, where it was last.

    Others may have done something between.
    """
    every, last = dict[int, _Line](), dict[int | None, int]()
    for at, each in enumerate(lines):
        former = every.get(last.get(each.by, -1))
        if former is not None and former.sentences == each.sentences:
            each.times += former.times
            del every[last[each.by]]
        every[at] = each
        last[each.by] = at
    yield from every.values()


def _joined(lines: Iterable[_Line]) -> list[_Line]:
    """Return the lines with those in a row of one player together, as far as they have room."""
    joined = list[_Line]()
    for each in lines:
        if (
            joined
            and each.by is not None
            and joined[-1].by == each.by
            and joined[-1].has_room(each)
        ):
            joined[-1] = _merged(joined[-1], each)
        else:
            joined.append(each)
    return joined


def _merged(first: _Line, second: _Line) -> _Line:
    sentences = [*first.sentences, *second.sentences]
    is_own, is_result = first.is_own or second.is_own, first.is_result or second.is_result
    is_slight = first.is_slight and second.is_slight
    return _Line(first.by, sentences, is_own, is_result, second.leads, is_slight, first.is_apart)
