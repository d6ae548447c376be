"""The direct message *Your tables*: where its reader plays, and who is waited for since when."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from discord import ui

from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.turn_status import turn_status
from cogs.text.translator import Translator, translator_for
from engine.api.event import Seat, line
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot

#: More tables than this are counted, not listed.
_MOST = 20


class OverviewRow(NamedTuple):
    """A table in the list, with its reader's seat and who is waited for since when."""

    snapshot: TableSnapshot
    seat: int
    since_ms: int
    link: str = ""

    @property
    def is_own_turn(self) -> bool:
        """True if the table waits for its reader."""
        return self.seat in self.snapshot.awaited and not self.is_still

    @property
    def is_still(self) -> bool:
        """True if nobody is waited for, or the house plays for the reader."""
        table = self.snapshot.table
        return self.snapshot.paused or table.is_resting or table.seats[self.seat].is_covered

    @property
    def shown(self) -> object:
        """What the list says of the table."""
        table = self.snapshot.table
        still = (self.snapshot.paused, table.is_resting, table.seats[self.seat].is_covered)
        return (table.id, self.snapshot.awaited, self.since_ms, self.link, still)


class TableNames(Protocol):
    """Who knows what tables are called."""

    def table_label(self, snapshot: TableSnapshot, locale: str) -> str:
        """Return a table's name for a button: its game and its channel."""


def overview_rows(snapshots: Iterable[TableSnapshot], user: int) -> list[OverviewRow]:
    """Return a row for each table in play: first those that wait for the reader, longest first."""
    rows = []
    for snapshot in snapshots:
        seat = snapshot.table.seat_of(user)
        if seat is None or snapshot.table.stage is not Stage.PLAY:
            continue
        waited = (seat,) if seat in snapshot.awaited else snapshot.awaited
        asked = [snapshot.timeouts[each][0] for each in waited if each in snapshot.timeouts]
        rows.append(OverviewRow(snapshot, seat, min(asked, default=snapshot.table.changed_ms)))
    return sorted(rows, key=_order)


def _order(row: OverviewRow) -> tuple[bool, int, int]:
    return (not row.is_own_turn, row.since_ms, row.snapshot.table.id)


def overview_message(
    rows: list[OverviewRow], translator: Translator, names: TableNames, behind_seconds: float
) -> MessageContent:
    """Return the list, with a button that leads to the hand which waits longest.

    It says that it can be so long behind the tables.
    """
    lines = [f"### {translator.text('ui-overview')}"]
    lines += [_line(row, translator, names) for row in rows[:_MOST]]
    if len(rows) > _MOST:
        lines.append(translator.text("ui-overview-more", count=len(rows) - _MOST))
    behind = translator.text("ui-overview-behind", seconds=round(behind_seconds))
    lines.append(f"-# {behind}")
    parts: list[ui.Item[Any]] = [text_part("\n".join(lines))]
    if rows[0].is_own_turn:
        label = names.table_label(rows[0].snapshot, translator.locale)
        parts.append(ui.ActionRow(ui.Button(label=label[:80], url=rows[0].link)))
    return message_content(parts)


def _line(row: OverviewRow, translator: Translator, names: TableNames) -> str:
    own = translator_for(translator.localization, translator.locale, row.snapshot.table)
    title = own.text(f"{row.snapshot.table.game}-title")
    if row.is_still:
        told = turn_status(row.snapshot, own, row.seat)
        return f"- [{title}]({row.link}) <#{row.snapshot.table.channel}>: {told}"
    if row.is_own_turn:
        status = own.text("ui-overview-yours")
    elif row.snapshot.awaited:
        seats = tuple(line("seat", seat=Seat(each)) for each in row.snapshot.awaited)
        status = own.text("ui-overview-others", seats=seats)
    else:
        return f"- [{title}]({row.link}) <#{row.snapshot.table.channel}>"
    since = f"<t:{row.since_ms // 1000}:f>"
    bold = "**" if row.is_own_turn else ""
    channel = f"<#{row.snapshot.table.channel}>"
    return f"- {bold}[{title}]({row.link}){bold} {channel}: {status} {since}"
