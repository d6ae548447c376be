"""What the operator of the bot is shown by /admin: how the bot is, and its unfinished tables."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import button
from cogs.pages.message_content import MessageContent, notice
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.event import Typed
from engine.service.ports import TableRecord

#: Tables on one page.
ROWS = 10


class BotStatus(Struct, frozen=True):
    """How the bot is."""

    version: str
    since_ms: int  #: when it was started
    archive: str
    tables: int
    servers: int
    shards: int
    latency_ms: int | None  #: `None` before the first heartbeat
    waiting: int  #: messages that are out of date
    behind_seconds: int  #: for how long the first of them has been so
    invitation: str


class TableRow(Struct, frozen=True):
    """A table in the list."""

    record: TableRecord
    server: str
    changed_ms: int | None  #: `None`: the table is frozen


def status_message(status: BotStatus, translator: Translator) -> MessageContent:
    """Return how the bot is, in one message."""
    latency = "?" if status.latency_ms is None else str(status.latency_ms)
    lines = [
        f"## Hedgerow {status.version}",
        f"{translator.text('ui-admin-since')} <t:{status.since_ms // 1000}:f>",
        translator.text("ui-admin-archive", archive=Typed(status.archive)),
        translator.text(
            "ui-admin-counts", tables=status.tables, servers=status.servers, shards=status.shards
        ),
        translator.text("ui-admin-latency", latency=Typed(latency)),
        translator.text("ui-admin-behind", waiting=status.waiting, seconds=status.behind_seconds),
        f"[{translator.text('ui-admin-invite')}]({status.invitation})",
    ]
    return notice("\n".join(lines))


def tables_message(
    rows: Sequence[TableRow], page: int, count: int, translator: Translator
) -> MessageContent:
    """Return a page of the list of tables; `count`: all unfinished ones."""
    lines = [f"### {translator.text('ui-admin-tables', tables=count)}"]
    lines += [table_line(row, translator) for row in rows]
    pages = (("newer", page - 1, page > 0), ("older", page + 1, (page + 1) * ROWS < count))
    buttons = [
        button(
            ControlId(0, Control.ADMIN_TABLES, str(target)).custom_id(),
            translator.text(f"ui-admin-{name}"),
        )
        for name, target, is_there in pages
        if is_there
    ]
    return notice("\n".join(lines), buttons)


def table_line(row: TableRow, translator: Translator) -> str:
    """Return a table as a line: number, game, stage, channel, server, when it changed."""
    record = row.record
    if row.changed_ms is None:
        title, state = Name(record.game), translator.text("ui-admin-frozen")
    else:
        title = Name(translator.text(f"{record.game}-title"))
        state = f"{translator.text(f'ui-admin-{record.stage}')} <t:{row.changed_ms // 1000}:R>"
    parts = (f"**{record.id}** {title}", state, f"<#{record.channel}>", Name(row.server))
    return " · ".join(part for part in parts if part)
