"""The pages of a finished game: its replay step by step, and how its deal can be checked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from msgspec.structs import replace

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import MENU_OPTIONS, ControlButton, button, menu_option, menu_row, rows
from cogs.images.renderer import Renderer
from cogs.pages.message_content import MessageContent, message_content, notice, text_part
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, gallery, scene_part
from cogs.pages.table_parts import table_button
from cogs.pages.text_alternative import hands_text
from cogs.text.translator import Translator
from engine.api.event import Line, Seat, Typed, line
from engine.api.refusals import Stale, Unavailable
from engine.api.scene import Mark, Words
from engine.api.seats import YOUR_HAND
from engine.table.deal import deal_seed
from engine.table.model import Table
from engine.table.record import GameRecord, write_record
from engine.table.replay import Replay
from engine.table.snapshot import TableSnapshot

#: Whose eyes a replay is seen with, besides those of a seat (its number).
ONLOOKER, OPEN = "-", "o"

#: The most pictures of a moving one, and as many as there are where that is too large.
MOVING_FRAMES = (6, 3)

#: So many characters of what happened in a step, and of the hands, are shown.
_EVENTS, _HANDS = 1_300, 1_300


def read_place(detail: str, replay: Replay) -> tuple[int, str]:
    """Return the step and the view of a control's detail, the first step of none. Raise `Stale`."""
    word, _, view = detail.partition(".")
    if word and not (word.isdecimal() and len(word) < 9):
        raise Stale("refusal-old-control")
    step = min(int(word or 0), len(replay.steps) - 1)
    views = (ONLOOKER, OPEN, *map(str, range(len(replay.table.seats))))
    hidden = replay.game.info.hides
    return step, view if view in views else OPEN if hidden else ONLOOKER


async def replay_message(
    renderer: Renderer, replay: Replay, step: int, view: str, translator: Translator
) -> MessageContent:
    """Return one person's panel: a step of a finished game, as one seat saw it or all open."""
    parts, picture = await _shown(renderer, replay, step, view, translator)
    last = len(replay.steps) - 1
    table = replay.table.id
    turn = next((each for each in replay.turns() if each > step), last)
    moves = [
        button(
            ControlId(table, Control.REPLAY, f"{target}.{view}.{word}").custom_id(),
            translator.text(f"ui-replay-{word}"),
            disabled=target == step,
        )
        for word, target in (
            ("first", 0),
            ("back", max(0, step - 1)),
            ("next", min(last, step + 1)),
            ("turn", turn),
            ("last", last),
        )
    ]
    parts += [*rows(moves), _jumps(replay, step, view, translator)]
    if replay.game.info.hides:
        parts.append(_views(replay, step, view, translator))
    is_over = replay.game.outcome(replay.steps[step].state) is not None
    unfit = Control.PLAY_ON if is_over else Control.MOVING if step == 0 else None
    more = [
        button(
            ControlId(table, control, f"{step}.{view}").custom_id(),
            translator.text(f"ui-{control}"),
            disabled=control is unfit,
        )
        for control in (Control.REPLAY_SHOW, Control.PLAY_ON, Control.MOVING)
    ]
    snapshot = replay.snapshot(last)
    proofs = (Control.RECORD, Control.FAIR) if replay.table.secret else ()
    if not replay.table.is_private:
        proofs = (Control.SHARE, *proofs)
    more += (table_button(snapshot, each, translator) for each in (Control.ACCOUNT, *proofs))
    return message_content([*parts, *rows(more)], picture)


def seat_choice(replay: Replay, step: int, translator: Translator) -> MessageContent:
    """Return the question on which seat somebody plays on from a step."""
    seats = range(len(replay.table.seats))
    options = [menu_option(translator.names[seat], f"{step}.{seat}") for seat in seats]
    custom_id = ControlId(replay.table.id, Control.PLAY_ON).custom_id("o")
    menu = menu_row(custom_id, translator.text("ui-playon-menu"), options)
    return message_content([text_part(translator.text("ui-playon-seat")), menu])


async def shown_step(
    renderer: Renderer, replay: Replay, step: int, view: str, translator: Translator, who: str
) -> MessageContent:
    """Return a step of a finished game for everybody, without controls; `who` shows it."""
    parts, picture = await _shown(renderer, replay, step, view, translator)
    by = text_part(f"-# {translator.text('ui-shown-by', who=Typed(who))}")
    return message_content([*parts, by], picture)


async def moving_message(
    renderer: Renderer, replay: Replay, step: int, view: str, translator: Translator
) -> MessageContent:
    """Return the last moves up to a step as a moving picture. Raise `Unavailable` if it has none.

    Of few moves where those of many would be too large a file.
    """
    seat = int(view) if view.isdecimal() else None
    scenes = await asyncio.to_thread(replay.last_pictures, MOVING_FRAMES[0], step, seat)
    moving = None
    for frames in MOVING_FRAMES:
        if moving is None and len(scenes) > 1:
            last = scenes[-frames:]
            moving = await renderer.moving(
                last, translator.locale, translator.names, translator.look
            )
    if moving is None:
        raise Unavailable("refusal-nothing-moves")
    name = f"{replay.table.game}-{replay.table.id}-{step}.gif"
    number = translator.text("ui-replay-step", step=step, steps=len(replay.steps) - 1)
    title = text_part(f"**{translator.text(f'{replay.table.game}-title')}** · {number}")
    return message_content(
        [title, gallery(translator.text("ui-last-moves-alt"), name)], None, (name, moving)
    )


async def _shown(
    renderer: Renderer, replay: Replay, step: int, view: str, translator: Translator
) -> tuple[list[discord.ui.Item[Any]], bytes | None]:
    snapshot, at = replay.snapshot(step), replay.steps[step]
    title = translator.text(f"{replay.table.game}-title")
    number = translator.text("ui-replay-step", step=step, steps=len(replay.steps) - 1)
    told = [translator(each) for each in at.events]
    if at.entry is not None and at.entry.seat is not None:
        number += f" · {translator.names[at.entry.seat]}"
    seat = int(view) if view.isdecimal() else None
    scene = snapshot.picture(seat)
    if seat is not None:
        named = line("hand-of", seat=Seat(seat))
        scene = replace(scene, marks=tuple(_retitled(each, named) for each in scene.marks))
    part, picture = await scene_part(renderer, scene, translator, REPLY_PICTURE_SECONDS)
    parts = [text_part("\n".join([f"## {title}", f"**{number}**", *told]), _EVENTS), part]
    hands = hands_text(snapshot, translator) if view == OPEN else ""
    return [*parts, *([text_part(hands, _HANDS)] if hands else [])], picture


def _retitled(mark: Mark, title: Line) -> Mark:
    is_title = isinstance(mark, Words) and mark.text == YOUR_HAND
    return replace(mark, text=title) if is_title else mark


def _jumps(
    replay: Replay, step: int, view: str, translator: Translator
) -> discord.ui.ActionRow[Any]:
    """Return a menu of the parts of the game by their names, and of turns where there is room."""
    chapters, turns = replay.chapters(), replay.turns()
    last = turns.pop()
    steps = {last, *_spread([*chapters], MENU_OPTIONS - 1)}
    # The first move of a part is told where the part begins, and a silent pass names no turn.
    turns = [
        each
        for each in turns
        if each not in steps and each - 1 not in steps and replay.steps[each].events
    ]
    steps.update(_spread(turns, MENU_OPTIONS - len(steps)))
    options, shown = [], replay.snapshot(step).table
    for at in sorted(steps):
        # What led to a part was done in the one before: what it begins with is told.
        first = at + 1 if at in chapters and 0 < at < last else at
        told_in = (each for each in replay.steps[first:] if each.events)
        events = next(told_in, replay.steps[at]).told_of(replay.table, shown)
        label = translator.text("ui-replay-step", step=at, steps=len(replay.steps) - 1)
        if (chapter := chapters.get(at)) is not None:
            label = f"{translator.plain(chapter)} · {label}"
        told = translator.plain(events[0]) if events else ""
        options.append(menu_option(label, f"{at}.{view}", told, chosen=at == step))
    custom_id = ControlId(replay.table.id, Control.REPLAY, f"{step}.{view}.jump").custom_id("o")
    return menu_row(custom_id, translator.text("ui-replay-jump"), options)


def _spread(steps: Sequence[int], most: int) -> Sequence[int]:
    """Return so many of the steps at most, evenly spread from the first one."""
    return steps[:: -(-len(steps) // most)] if steps and most > 0 else ()


def _views(
    replay: Replay, step: int, view: str, translator: Translator
) -> discord.ui.ActionRow[Any]:
    """Return a menu of whose eyes to see the game with."""
    named = [
        (OPEN, translator.text("ui-replay-open")),
        (ONLOOKER, translator.text("ui-replay-onlooker")),
        *(
            (str(seat), translator.text("ui-replay-seat", seat=Seat(seat)))
            for seat in range(len(replay.table.seats))
        ),
    ]
    options = [menu_option(label, f"{step}.{key}", chosen=key == view) for key, label in named]
    custom_id = ControlId(replay.table.id, Control.REPLAY, f"{step}.{view}.view").custom_id("o")
    return menu_row(custom_id, translator.text("ui-replay-view"), options)


def fair_message(
    snapshot: TableSnapshot, translator: Translator, user: int | None = None
) -> MessageContent:
    """Return how the deal of a table is made and, once it is over, that it was checked."""
    table = snapshot.table
    if not table.deal_hash:
        return notice(translator.text("refusal-no-record"))
    lines = [f"## {translator.text('ui-fair')}", translator.text("ui-fair-how"), ""]
    lines.append(translator.text("ui-deal-hash", hash=Typed(table.deal_hash)))
    lines += _contributions(table, translator)
    buttons: list[ControlButton] = []
    if table.state is None and table.is_active and user in table.people:
        buttons.append(table_button(snapshot, Control.WORD, translator))
    if not table.is_active and table.state is not None:
        lines.append(translator.text("ui-deal-seed", seed=Typed(table.secret.hex())))
        fits = deal_seed(table.secret, table.contributions) == table.seed
        lines.append(f"**{translator.text('ui-fair-fits' if fits else 'ui-fair-broken')}**")
        buttons.append(table_button(snapshot, Control.RECORD, translator))
    return notice("\n".join(lines), buttons)


def _contributions(table: Table, translator: Translator) -> Iterator[str]:
    """Yield what each person has added to the deal; the last is the press of Start."""
    given = table.contributions or tuple(each.contribution for each in table.seats)
    for seat, text in enumerate(given):
        if text:
            number, _, word = text.partition(" ")
            key = "ui-fair-started" if seat == len(table.seats) else "ui-fair-added"
            if word:
                key = "ui-fair-added-word"
            yield "- " + translator.text(
                key,
                seat=Seat(min(seat, len(table.seats) - 1)),
                number=Typed(number),
                word=Typed(word),
            )


def record_message(record: GameRecord, table: int, translator: Translator) -> MessageContent:
    """Return the record of a finished game as a file, with how to check it."""
    name = f"hedgerow-{record.game}-{table}.json"
    file: discord.ui.File[Any] = discord.ui.File(f"attachment://{name}")
    # The hyphens are in the text: typed ones are escaped, and in code that is shown.
    how = translator.text("ui-record-how", game=Typed(record.game), table=Typed(str(table)))
    return message_content([text_part(how), file], None, (name, write_record(record)))
