"""The public table message: the lobby, the game in play, or its result.

It is built from the onlooker's view and the posted offers alone, so it shows no seat's secrets.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.controls.custom_id import Control
from cogs.controls.items import ControlButton, button, components, room_beside, rows
from cogs.controls.offer_controls import move_id
from cogs.images.renderer import Renderer
from cogs.pages.feats import NOT_OVER, Ending
from cogs.pages.lobby import lobby_message
from cogs.pages.matters import matter_lines
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.more import wish_lines
from cogs.pages.pictures import TABLE_PICTURE_SECONDS, fleeting_parts, scene_part
from cogs.pages.result import result_message
from cogs.pages.table_parts import (
    hand_or_move,
    offer_parts,
    press_lines,
    read_controls,
    table_button,
)
from cogs.pages.takebacks import takeback_answers, with_icon
from cogs.pages.turn_status import turn_status
from cogs.text.translator import Translator
from engine.api.action import Offer, Press
from engine.api.scene import Scene
from engine.api.seats import seat_names
from engine.table.model import Stage
from engine.table.past import ASKS_BACK
from engine.table.play import last_events
from engine.table.replay import without_begun
from engine.table.snapshot import TableSnapshot

#: So many of the latest things that happened are told.
_NEWEST = 4


class TableContext(NamedTuple):
    """What a table message says besides what is at the table."""

    ending: Ending = NOT_OVER  #: of a table that is over
    note: str = ""  #: below the title
    house_seats: bool = True  #: the house may take seats in the lobby
    watching: int = 0  #: how many people follow the game in panels of their own


NO_CONTEXT = TableContext()


async def table_message(
    renderer: Renderer,
    snapshot: TableSnapshot,
    translator: Translator,
    context: TableContext = NO_CONTEXT,
) -> MessageContent:
    """Return the table message."""
    if snapshot.table.stage is Stage.LOBBY:
        note, house_seats = context.note, context.house_seats
        return lobby_message(snapshot, translator, note=note, house_seats=house_seats)
    if snapshot.table.stage is not Stage.PLAY:
        return await result_message(renderer, snapshot, translator, context.ending)
    scene = snapshot.picture(None)
    part, picture = await scene_part(renderer, scene, translator, TABLE_PICTURE_SECONDS)
    title = translator.text(f"{snapshot.table.game}-title")
    status = turn_status(snapshot, translator), *matter_lines(snapshot, translator)
    above = (f"## {title}", context.note, *status)
    fleeting, file = fleeting_parts(scene, translator)
    parts: list[ui.Item[Any]] = [
        text_part("\n".join(each for each in above if each), 1500),
        part,
        *fleeting,
        *_recent(snapshot, translator),
        *_people(snapshot, translator, context.watching),
        *rows([*takeback_answers(snapshot, translator)]),
    ]
    parts += _controls(snapshot, scene, translator, room_beside(parts))
    return message_content(parts, picture, file)._replace(lacks_picture=picture is None)


def _recent(snapshot: TableSnapshot, translator: Translator) -> list[ui.Item[Any]]:
    """Return what happened last: the latest in full size, three before it small.

    Above them is how the last battle or trick ended, with dots where other things have happened
    since. On a phone the buttons stay near. What somebody asks to take back stands below them while
    they ask; then how that ended is told here alone.
    """
    told = (each for each in snapshot.table.recent_events if each.key != ASKS_BACK)
    recent = without_begun(snapshot.game.info, tuple(told))
    events = last_events(snapshot.game, recent, _NEWEST)
    lasting, newest = (
        [with_icon(each, translator) for each in told if translator.knows(each)]
        for told in (events[:-_NEWEST], events[-_NEWEST:])
    )
    if lasting and events[-_NEWEST - 1] != recent[-_NEWEST - 1]:
        lasting[-1] += " …"
    *before, latest = ["", *lasting, *newest]
    shown = "\n".join([*(f"-# {each}" for each in before if each), latest])
    return [text_part(shown, 1000)] if shown else []


def _people(snapshot: TableSnapshot, translator: Translator, watching: int) -> list[ui.Item[Any]]:
    """Return for whom the house plays, what people want to do together, and how many watch."""
    seats = snapshot.table.seats
    covered = seat_names(seat for seat, occupant in enumerate(seats) if occupant.is_covered)
    is_played = covered and not snapshot.table.is_resting  # then the status says that it waits
    lines = [translator.text("ui-covers", seats=covered)] if is_played else []
    lines += wish_lines(snapshot, translator)
    lines += [translator.text("ui-watching", count=watching)] if watching else []
    return [text_part("\n".join(f"-# {each}" for each in lines), 500)] if lines else []


def _controls(
    snapshot: TableSnapshot, scene: Scene, translator: Translator, room: int
) -> list[ui.Item[Any]]:
    # A press that answers the same question as a pick stands with it, not by the table's own.
    picked = {offer.ask for offer in snapshot.posted if not isinstance(offer, Press)}
    pressed = [
        each for each in snapshot.posted if isinstance(each, Press) and each.ask not in picked
    ]
    others = [offer for offer in snapshot.posted if offer not in pressed]
    blue = discord.ButtonStyle.primary
    seats = snapshot.table.seats
    buttons = [
        table_button(snapshot, hand_or_move(snapshot), translator, blue),
        *(
            table_button(snapshot, control, translator)
            for control, is_shown in (
                (Control.RETURN, any(each.is_covered for each in seats)),
                (Control.TAKE, any(each.is_abandoned for each in seats)),
            )
            if is_shown
        ),
        *(_posted_button(snapshot, offer, translator) for offer in pressed),
        *(table_button(snapshot, each, translator) for each in read_controls(snapshot, scene)),
        table_button(snapshot, Control.RULES, translator),
        table_button(snapshot, Control.MORE, translator),
        *(
            [table_button(snapshot, Control.WATCH, translator)]
            if snapshot.table.is_watchable
            else []
        ),
    ]
    shown: list[ui.Item[Any]] = [*rows(buttons)]
    if about := press_lines(pressed, translator):
        shown = [text_part("\n".join(about), 500), *shown]
    left = room - components(shown)
    return [*shown, *offer_parts(snapshot, None, others, translator, room=left)]


def _posted_button(snapshot: TableSnapshot, offer: Offer, translator: Translator) -> ControlButton:
    move = move_id(snapshot.table, None, offer)
    label, icon = translator.label(offer.label), translator.icon(offer.label)
    return button(move.custom_id(), label, discord.ButtonStyle.success, icon=icon)
