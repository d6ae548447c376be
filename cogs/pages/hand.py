"""The private message of one seat: its hand, and its offers or the half-made move.

It goes only to the person who sits there, by DM or as an ephemeral message.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any

from discord import ui
from msgspec import Struct, to_builtins

from cogs.controls.custom_id import Control
from cogs.controls.items import room_beside, rows_within
from cogs.controls.offer_controls import KeptMove, Selection, is_pause
from cogs.images.renderer import Renderer
from cogs.pages.feats import NOT_OVER, Ending
from cogs.pages.matters import matter_lines
from cogs.pages.message_content import (
    TEXT_LIMIT,
    MessageContent,
    message_content,
    message_link,
    text_part,
)
from cogs.pages.more import wish_lines
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, fleeting_parts, scene_part
from cogs.pages.result import rematch_buttons, result_lines
from cogs.pages.rules import rule_buttons
from cogs.pages.since_turn import since_lines
from cogs.pages.table_parts import offer_parts, read_controls, table_button
from cogs.pages.takebacks import (
    asked_words,
    takeback_buttons,
    takeback_ended,
    takeback_note,
    without_own_answers,
)
from cogs.pages.turn_ping import missed_line
from cogs.pages.turn_status import status_as_of, turn_status
from cogs.text.translator import Translator
from engine.api.action import Action
from engine.api.event import Event, Line
from engine.api.lesson import Tip
from engine.api.scene import Scene
from engine.service.early_moves import EarlyMove
from engine.table.hints import may_ask
from engine.table.model import Stage, Wish
from engine.table.snapshot import TableSnapshot
from engine.table.wishes import IN_PANEL, open_votes

#: So many components are kept for what stands beside the questions: a note, a row of buttons,
#: a link.
_KEPT_FREE = 9

#: So many characters are kept for the texts below what may be read only now: a tip, the questions.
_TEXT_KEPT_FREE = 1_200


class HandContext(Struct, frozen=True):
    """What stands beside a hand besides the table itself."""

    now_ms: int  #: by the clock that all processes go by
    note: str = ""  #: comes first, such as a refusal of the latest press or a hint
    early: EarlyMove | None = None  #: a move of theirs that is kept until it may be made
    ending: Ending = NOT_OVER  #: of a game that is over
    #: What happened since the seat last acted (since_turn.py), also while it only may act.
    since: Sequence[Event | None] = ()
    own: int = 0  #: so many of the last of these came since its latest move, in the same turn
    is_first: bool = False  #: the seat is in or before its first turn
    missed: Sequence[Event | None] = ()  #: what happened while who is back now was away
    outcome: Sequence[Event] = ()  #: what came to the seat, of its own moves and of others'
    gained: Sequence[Line] = ()  #: the cards that the seat's latest move brought into its hand
    tip: Tip | None = None  #: for a first game
    passes: bool = False  #: the seat can only pass, and the table soon does so for it
    result: int | None = None  #: the message that shows how the game has ended


async def hand_message(
    renderer: Renderer,
    snapshot: TableSnapshot,
    seat: int,
    translator: Translator,
    selection: Selection | None = None,
    *,
    by_dm: bool = False,
    is_kept: bool = False,
    context: HandContext,
) -> MessageContent:
    """Return what one seat sees: its hand and its offers, or the one that is half-made.

    `by_dm`: it is read away from the table's channel and links to it. `is_kept`: it is the hand by
    DM that is edited after a crash, too, so what may be read only now can be taken away again.
    """
    table, early = snapshot.table, context.early
    pending = Action(selection.verb, selection.path) if selection and selection.path else None
    scene = snapshot.picture(seat, pending)
    part, picture = await scene_part(renderer, scene, translator, REPLY_PICTURE_SECONDS, 2000)
    is_over = table.stage is not Stage.PLAY
    # Beside the table's message it is told once the seat is asked, and when that shows a result.
    since = context.since if by_dm or is_over or seat in snapshot.awaited else ()
    own = len(without_own_answers(since[len(since) - context.own :], seat)) if since else 0
    since = without_own_answers(since or context.missed, seat)
    if not is_over:
        status = _status(snapshot, seat, translator, context, is_told=bool(since), by_dm=by_dm)
        if (ended := takeback_ended(snapshot, since)) is not None:
            status += f"\n-# {translator(ended)}"
    else:
        status = "\n".join(
            result_lines(snapshot, translator, context.ending.result, context.ending.feats)
        )
    status += since_lines(since, snapshot, seat, translator, own=own, is_first=context.is_first)
    parts = [
        text_part(f"{_heading(snapshot, seat, translator, by_dm=by_dm)}\n{status}", 1500),
        part,
    ]
    note = "\n".join((*filter(None, (context.note,)), *_notes(context, translator)))
    if note:
        parts.insert(0, text_part(note, 500))
    file = None
    if table.is_private or (is_kept and _is_to_read(snapshot, seat)):
        room = TEXT_LIMIT - _TEXT_KEPT_FREE - sum(len(each.content) for each in _texts(parts))
        read, file = fleeting_parts(snapshot.picture(None), translator, room)
        parts += read
    if context.tip is not None:
        words = translator.text(f"{table.game}-tip-{context.tip.key}")
        parts.append(text_part(f"**{translator.text('ui-tip')}** {words}", 500))
    if not is_over:
        offers = snapshot.offers.get(seat, ())
        kept = None if early is None else _kept_move(early, context.now_ms, translator)
        parts += offer_parts(
            *(snapshot, seat, offers, translator, selection, kept),
            room=room_beside(parts) - _KEPT_FREE,
            now_ms=context.now_ms,
        )
        asked_back = takeback_note(snapshot, seat, translator)
        if asked_back and not status.startswith(asked_back):
            parts.append(text_part(asked_back, 500))
    again = rematch_buttons(snapshot, translator) if is_over and not table.is_private else []
    controls = _controls(snapshot, seat, selection, scene, by_dm=by_dm)
    off = () if context.tip is None else (Control.TIPS_OFF,)
    shown = (table_button(snapshot, each, translator) for each in (*controls, *off))
    link: list[ui.Item[Any]] = []
    if by_dm and not table.is_private:
        link = _link(snapshot, translator, context.result)
    # Beside a move that is half-made, taking back would be taken for what drops that one.
    taken_back = takeback_buttons(snapshot, seat, translator, context.now_ms, begins=not selection)
    buttons = [*taken_back, *again, *shown]
    parts += rows_within(buttons, room_beside([*parts, *link]))
    if note:
        # A refusal in the note may name rules: they open beside the hand, which stays.
        named = rule_buttons(table.game, note, translator)
        parts[1:1] = rows_within(named, room_beside([*parts, *link]))
    content = message_content([*parts, *link], picture, file)
    return content._replace(lacks_picture=picture is None)


def _is_to_read(snapshot: TableSnapshot, seat: int) -> bool:
    """Return True if the seat is asked about what may be read only now."""
    return any(each.reads for each in snapshot.offers.get(seat, ()))


def _texts(parts: Sequence[ui.Item[Any]]) -> Iterator[ui.TextDisplay[Any]]:
    return (each for each in parts if isinstance(each, ui.TextDisplay))


def left_message(
    snapshot: TableSnapshot, translator: Translator, ending: Ending, result: int | None
) -> MessageContent:
    """Return how a game has ended, for somebody who has left it; `result`: its message there."""
    title = translator.text(f"{snapshot.table.game}-title")
    lines = result_lines(snapshot, translator, ending.result, ending.feats)
    text = "\n".join([f"### {title}", translator.text("ui-left-over"), *lines])
    return message_content([text_part(text), *_link(snapshot, translator, result)])


def _link(
    snapshot: TableSnapshot, translator: Translator, result: int | None
) -> list[ui.Item[Any]]:
    """Return a button that leads to a table or its result, unless the channel is gone."""
    table = snapshot.table
    if snapshot.channel_gone:
        return []
    url = message_link(table.guild, table.channel, result)
    label = "ui-look-at-table" if table.stage is Stage.PLAY else "ui-result"
    return [ui.ActionRow(ui.Button(label=translator.text(label), url=url))]


def _notes(context: HandContext, translator: Translator) -> Iterator[str]:
    """Yield what a hand says first: when a kept move is made, and what came of the latest one."""
    if context.early is not None:
        yield early_note(context.early, translator)
    yield from map(translator.with_icon, context.outcome)
    if context.gained:
        yield translator.text("ui-gained", cards=tuple(context.gained))


def early_note(early: EarlyMove, translator: Translator) -> str:
    """Return when a move is made that is kept."""
    return f"{translator.text('ui-early')} <t:{-(-early.opens_ms // 1000)}:T>"


def _kept_move(early: EarlyMove, now_ms: int, translator: Translator) -> KeptMove:
    seconds = max(1, ceil((early.opens_ms - now_ms) / 1000))
    selection = Selection(early.ask, early.action.verb, early.action.args)
    return KeptMove(selection, translator.text("ui-in-seconds", seconds=seconds))


def _controls(
    snapshot: TableSnapshot, seat: int, selection: Selection | None, scene: Scene, *, by_dm: bool
) -> tuple[Control, ...]:
    table = snapshot.table
    is_over = table.stage is not Stage.PLAY
    offers = snapshot.offers.get(seat, ())
    back: tuple[Control, ...] = () if selection is None else (Control.BACK,)
    if _is_old_soon(snapshot, seat, by_dm=by_dm):
        back = (Control.REFRESH, *back)
    elif not is_over and table.seats[seat].is_covered:
        back = (Control.RETURN, *back)
    elif (
        selection is None
        and seat in snapshot.awaited
        and may_ask(table, snapshot.game, seat, offers)
    ):
        back = (Control.HINT,)
    # By DM the hands of finished games fold away, so that those in play are found.
    read = () if is_over and by_dm else read_controls(snapshot, scene, Control.READ_HAND)
    if table.is_private:
        read = (Control.REPLAY,) if is_over else (*read, Control.RULES, Control.END)
    is_voted = by_dm and not is_over and open_votes(table, *IN_PANEL)
    return (*back, *((Control.MORE,) if is_voted else ()), *read)


def hidden_part(snapshot: TableSnapshot, seat: int) -> object:
    """Return what a seat has that onlookers do not: its secrets, and its questions with their time.

    With it comes what the game lets a hand follow (`Game.followed`), and while the seat has to
    choose all that its picture shows. A hand by DM is edited when this changes and not with every
    move at the table.
    """
    if snapshot.table.state is None:
        return (snapshot.table.stage.value,)
    if snapshot.table.is_private:  # there is no other message that shows it
        return (snapshot.table.revision, snapshot.paused)
    own = to_builtins(snapshot.view(seat), str_keys=True)
    public = to_builtins(snapshot.view(None), str_keys=True)
    secrets = {key: value for key, value in own.items() if public.get(key) != value}
    # With their options: what others take may leave fewer of them.
    offers = to_builtins(snapshot.offers.get(seat, ()), str_keys=True, enc_hook=tuple)
    until_ms = snapshot.next_timeout_ms if seat in snapshot.waited_for else None
    chooses = any(not (each.voluntary or is_pause(each)) for each in snapshot.offers.get(seat, ()))
    shown = to_builtins(snapshot.picture(seat).text, str_keys=True) if chooses else ()
    occupant = snapshot.table.seats[seat]
    who = (occupant.user, occupant.is_covered, occupant.is_covered and snapshot.table.is_resting)
    later = asked_words(snapshot.table).get("later", 0)  # is told with the request
    asked_back = (snapshot.table.asked_back, Wish.BACK in occupant.wishes, later)
    return (
        snapshot.table.stage.value,
        who,
        asked_back,
        open_votes(snapshot.table, *IN_PANEL),
        secrets,
        snapshot.game.followed(snapshot.view(seat)),
        (offers, snapshot.table.went_back if offers else 0),  # what their buttons say
        (snapshot.paused, snapshot.table.is_resting, snapshot.channel_gone),
        until_ms,
        shown,
    )


def _heading(snapshot: TableSnapshot, seat: int, translator: Translator, *, by_dm: bool) -> str:
    """Return what a hand is called; by DM with its channel, for there may be several hands."""
    table = snapshot.table
    heading = f"### {translator.text(f'{table.game}-title')} · {translator.names[seat]}"
    return f"{heading} · <#{table.channel}>" if by_dm and not table.is_private else heading


def _is_old_soon(snapshot: TableSnapshot, seat: int, *, by_dm: bool) -> bool:
    """Return True for a hand by DM that is not edited while others move many times."""
    table = snapshot.table
    is_idle = seat not in snapshot.waited_for and not table.seats[seat].is_covered
    in_play = table.stage is Stage.PLAY and not snapshot.paused
    return by_dm and not table.is_private and in_play and is_idle


def _is_asked_besides(snapshot: TableSnapshot, seat: int) -> bool:
    """Return True for a seat that has something to decide though it is not its turn."""
    is_idle = seat not in snapshot.waited_for and not snapshot.table.seats[seat].is_covered
    is_asked = any(seat in each.seats and not each.opens for each in snapshot.matters)
    return is_idle and is_asked and not snapshot.paused


def _status(
    snapshot: TableSnapshot,
    seat: int,
    translator: Translator,
    context: HandContext,
    *,
    is_told: bool,
    by_dm: bool,
) -> str:
    """Return whose turn it is, and what is decided; unless `is_told`, what its person missed."""
    gone = f"{translator.text('ui-channel-gone')}\n" if snapshot.channel_gone else ""
    if context.passes:
        return gone + translator.text("ui-passes-for-you")
    of_seat = seat if by_dm and not snapshot.table.is_private else None
    decided = [*matter_lines(snapshot, translator, of_seat=of_seat)]
    if by_dm and (votes := [*wish_lines(snapshot, translator, IN_PANEL)]):
        wished = snapshot.table.seats[seat].wishes
        has_voted = all(each in wished for each in open_votes(snapshot.table, *IN_PANEL))
        key = "ui-wish-voted" if has_voted else "ui-wish-answer"
        decided += [f"-# {each}" for each in (*votes, translator.text(key))]
    is_asked = _is_asked_besides(snapshot, seat)
    if _is_old_soon(snapshot, seat, by_dm=by_dm):
        was = status_as_of(snapshot, translator, seat, context.now_ms)
        shown = f"{was}\n-# {translator.text('ui-asked-here')}"
        if is_asked:
            shown = f"{translator.text('ui-asked-besides')}\n-# {was}"
        asked_back = takeback_note(snapshot, seat, translator)
        told = f"{asked_back}\n-# {was}" if asked_back else shown
    else:
        told = turn_status(snapshot, translator, seat)
        if is_asked:
            told = f"{translator.text('ui-asked-besides')}\n-# {told}"
        is_away = snapshot.table.seats[seat].is_covered and not snapshot.table.is_resting
        if by_dm and is_away and not snapshot.paused:
            told += f"\n-# {status_as_of(snapshot, translator, None, context.now_ms)}"
    missed = "" if is_told else missed_line(snapshot, seat, translator)
    return gone + "\n".join([told, *decided]) + missed
