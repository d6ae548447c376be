"""The panel behind "More": the pace of a running game, and what its people want to do together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import ControlButton, button
from cogs.pages.message_content import MessageContent, notice
from cogs.pages.table_parts import table_button
from cogs.pages.takebacks import asked_words
from cogs.text.translator import Translator
from engine.api.event import Line
from engine.api.seats import seat_names
from engine.table.model import Stage, Wish
from engine.table.snapshot import TableSnapshot
from engine.table.wishes import IN_PANEL, ends_by_wish_ms, open_votes, pace_after


def more_message(
    snapshot: TableSnapshot,
    user: int,
    translator: Translator,
    watching: int = 0,
    note: Line | None = None,
) -> MessageContent:
    """Return the panel of a person: the pace, what people want, how many watch, and buttons.

    `note` comes first.
    """
    table = snapshot.table
    if table.stage is not Stage.PLAY:
        return notice(translator.text("ui-ended"))
    if (seat := table.seat_of(user)) is None:
        return notice(translator.text("ui-left"))
    pace = f"**{translator.text('ui-pace')}:** {translator.text(f'ui-pace-{table.pace}')}"
    hint = f"-# {translator.text('ui-more-hint')}"
    watched = [translator.text("ui-watching", count=watching)] if watching else []
    told = [] if note is None else [translator(note)]
    text = "\n".join([*told, pace, *wish_lines(snapshot, translator, IN_PANEL), *watched, hint])
    return notice(text, _buttons(snapshot, seat, translator))


def wish_lines(
    snapshot: TableSnapshot, translator: Translator, votes: Sequence[Wish] = tuple(Wish)
) -> Iterator[str]:
    """Yield a line for each of these that somebody wants: who does, and how many it takes."""
    table = snapshot.table
    for wanted, (seats, needed) in open_votes(table, *votes).items():
        asker = asked_words(table) if wanted is Wish.BACK else {}
        names = seat_names(seats)
        told = translator.text(
            f"ui-wish-{wanted}-by", seats=names, have=len(seats), need=needed, **asker
        )
        if wanted is Wish.END and (ends_ms := ends_by_wish_ms(table)) is not None:
            told += f" · {translator.text('ui-wish-ends')} <t:{ends_ms // 1000}:f>"
        yield told


def _buttons(snapshot: TableSnapshot, seat: int, translator: Translator) -> Iterator[ControlButton]:
    table = snapshot.table
    for wanted in (Wish.FASTER, Wish.SLOWER, Wish.END):
        if wanted is Wish.END or pace_after(table.pace, wanted) is not None:
            custom_id = ControlId(table.id, Control.WISH, wanted).custom_id()
            is_wanted = wanted in table.seats[seat].wishes
            style = discord.ButtonStyle.success if is_wanted else discord.ButtonStyle.secondary
            label = translator.text(f"ui-wish-{wanted}")
            yield button(custom_id, label, style)
    if table.seats[seat].user == table.host and not table.is_private:
        turned = "off" if table.is_watchable else "on"
        custom_id = ControlId(table.id, Control.WATCHABLE, turned).custom_id()
        yield button(custom_id, translator.text(f"ui-watchable-{turned}"))
    yield table_button(snapshot, Control.FAIR, translator)
    yield table_button(snapshot, Control.LEAVE, translator)
