"""What the messages of a table look like: the lobby, the table, a hand, a result.

A page is built afresh for every render from a `TableSnapshot` and a reader's language. The public page is
built from the onlooker's view and the posted offers alone; a seat's page only ever goes to who
sits there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any, NamedTuple

import discord
from discord import ui
from msgspec import to_builtins

from cogs.controls.custom_id import MoveId
from cogs.controls.offers import (
    ControlButton,
    Selection,
    button,
    controls,
    is_pause,
    options_at,
    rows,
    truncate,
)
from cogs.images.renderer import Renderer
from cogs.pages.lobby import lobby_parts, option_parts
from cogs.pages.parts import PICTURE_NAME, TEXT_LIMIT, gallery, message, own_panel, step_button
from cogs.pages.result import ended, hands_text, laid_open
from cogs.text.localization import Localization, names_of
from cogs.text.translator import Translator
from engine.api.action import Action, Offer, Press
from engine.api.event import Seat, Typed, line
from engine.api.refusals import Unavailable
from engine.api.scene import Scene
from engine.standings.results import Result
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.pages")

#: A picture that takes longer is left out: an answer must not wait for it, the table message may.
ANSWER_PICTURE_SECONDS, TABLE_PICTURE_SECONDS = 1.5, 10.0


class MessageContent(NamedTuple):
    """A message to be: its view, never stored by discord.py, its picture and a named file."""

    view: ui.LayoutView
    picture: bytes | None = None
    paper: tuple[str, bytes] | None = None

    def files(self) -> list[discord.File]:
        """Give the attachments anew: a `discord.File` can be sent only once."""
        named = ((PICTURE_NAME, self.picture), self.paper or ("", None))
        return [discord.File(BytesIO(found), name) for name, found in named if found is not None]


class Pages:
    """Builds every page. It knows words and pictures, and nothing of sending."""

    def __init__(self, localization: Localization, renderer: Renderer) -> None:
        self.localization, self._renderer = localization, renderer

    def translator(self, snapshot: TableSnapshot | None, locale: str | None) -> Translator:
        """Give the voice for a reader; without a locale of their own the table's."""
        table = snapshot.table if snapshot else None
        spoken = locale or (table.locale if table else "en")
        return Translator(
            self.localization, spoken, names_of(self.localization, table, spoken) if table else ()
        )

    async def public(self, snapshot: TableSnapshot, result: Result | None = None) -> MessageContent:
        """Build the table message, in the server's language; `result`: of a table that is over."""
        translator = self.translator(snapshot, None)
        if snapshot.table.stage is Stage.LOBBY:
            return MessageContent(message(*lobby_parts(snapshot, translator)))
        if snapshot.table.state is None:
            return MessageContent(message(ui.TextDisplay(_closed(snapshot, translator))))
        scene = snapshot.picture(None)
        picture = await self.drawn(scene, translator, TABLE_PICTURE_SECONDS)
        return MessageContent(
            message(*_table(snapshot, translator, scene if picture else None, result)), picture
        )

    async def hand(
        self,
        snapshot: TableSnapshot,
        seat: int,
        locale: str | None,
        selection: Selection | None = None,
        *,
        by_dm: bool = False,
        note: str = "",
    ) -> MessageContent:
        """Build what one seat sees: its hand and its offers, or the one that is half-made.

        `by_dm`: it is read away from the table's channel and has a way there. `note` comes first.
        """
        translator = self.translator(snapshot, locale)
        pending = Action(selection.verb, selection.path) if selection and selection.path else None
        scene = snapshot.picture(seat, pending)
        picture = await self.drawn(scene, translator, ANSWER_PICTURE_SECONDS)
        parts = _hand(
            snapshot, seat, translator, scene if picture else None, selection, by_dm=by_dm
        )
        if note:
            parts.insert(0, ui.TextDisplay(truncate(note, 500)))
        if by_dm:
            parts.append(ui.ActionRow(_look(snapshot, translator)))
        return MessageContent(message(*parts), picture)

    def read(self, snapshot: TableSnapshot, seat: int | None, locale: str | None) -> MessageContent:
        """Build the text twin of what a seat, or an onlooker, sees."""
        translator = self.translator(snapshot, locale)
        if snapshot.table.state is None:
            return MessageContent(message(*lobby_parts(snapshot, translator, live=False)))
        scene = snapshot.picture(seat)
        lines = [translator(each) for each in scene.text]
        deal = translator.key("ui-deal-hash", hash=Typed(snapshot.table.deal_hash))
        if snapshot.table.stage is Stage.OVER:
            # Now that nothing is secret, whoever likes can deal again and compare.
            deal += " " + translator.key("ui-deal-seed", seed=Typed(snapshot.table.seed.hex()))
        return self.notice("\n".join([*lines, f"-# {deal}"]))

    def hands_open(self, snapshot: TableSnapshot, locale: str | None) -> MessageContent:
        """Build all hands of a game that has come to its end. Raises `Unavailable` before."""
        translator = self.translator(snapshot, locale)
        said = hands_text(snapshot, translator)
        if not said:
            raise Unavailable("refusal-hands-closed")
        return self.notice(f"## {translator.key('ui-handsopen')}\n{said}")

    def options(self, snapshot: TableSnapshot, locale: str | None) -> MessageContent:
        """Build the host's panel of options."""
        translator = self.translator(snapshot, locale)
        return MessageContent(message(*option_parts(snapshot, translator)))

    def notice(self, text: str, buttons: Iterable[ControlButton] = ()) -> MessageContent:
        """Build a page of words, and buttons below."""
        parts: list[ui.Item[Any]] = [
            ui.TextDisplay(truncate(text, TEXT_LIMIT)),
            *rows(tuple(buttons)),
        ]
        return MessageContent(message(*parts))

    def framed(
        self,
        parts: Iterable[ui.Item[Any]],
        picture: bytes | None = None,
        paper: tuple[str, bytes] | None = None,
    ) -> MessageContent:
        """Build a page of parts that are made already."""
        return MessageContent(message(*parts), picture, paper)

    async def drawn(self, scene: Scene, translator: Translator, seconds: float) -> bytes | None:
        """Give the picture of a scene, or `None` where it takes longer or cannot be drawn."""
        drawing = self._renderer.png(scene, translator.locale, translator.names)
        try:
            async with asyncio.timeout(seconds):
                return await drawing
        except TimeoutError:
            log.info("a picture took longer than %s s and was left out", seconds)
            return None
        except Exception:
            # A table without its picture still plays: the words say all of it.
            log.exception("a picture could not be drawn")
            return None


def hidden_part(snapshot: TableSnapshot, seat: int) -> object:
    """Give what a seat has that onlookers do not: its secrets, its questions and their time.

    A hand by DM is edited when this changes and not with every move at the table.
    """
    if snapshot.table.state is None:
        return (snapshot.table.stage.value,)
    mine = to_builtins(snapshot.view(seat), str_keys=True)
    theirs = to_builtins(snapshot.view(None), str_keys=True)
    secrets = {key: value for key, value in mine.items() if theirs.get(key) != value}
    # With their options: what others take may leave fewer of them.
    asked = to_builtins(snapshot.offers.get(seat, ()), str_keys=True)
    until_ms = snapshot.next_timeout_ms if seat in snapshot.awaited else None
    user = snapshot.table.seats[seat].user
    return (snapshot.table.stage.value, user, secrets, asked, snapshot.paused, until_ms)


def table_link(snapshot: TableSnapshot, message: int | None) -> str:
    """Give the address of the table message, or of its channel."""
    guild = snapshot.table.guild or "@me"
    tail = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild}/{snapshot.table.channel}{tail}"


def _table(
    snapshot: TableSnapshot, translator: Translator, scene: Scene | None, result: Result | None
) -> list[ui.Item[Any]]:
    table = snapshot.table
    title = translator.key(f"{table.game}-title")
    head = f"## {title}\n{_status(snapshot, translator, result=result)}"
    # The latest in full size, a few before it small: on a phone the buttons stay near.
    lines = table.recent_events[-4:] if table.stage is Stage.PLAY else ()
    *before, latest = ["", *(translator(each) for each in lines)]
    recent = "\n".join([*(f"-# {each}" for each in before if each), latest])
    parts: list[ui.Item[Any]] = [ui.TextDisplay(truncate(head, 1500))]
    if scene is not None:
        parts.append(gallery(translator.plain(scene.alt)))
    else:
        drawn = snapshot.picture(None)
        parts.append(
            ui.TextDisplay(truncate("\n".join(translator(each) for each in drawn.text), 1500))
        )
    if recent:
        parts.append(ui.TextDisplay(truncate(recent, 1000)))
    grey = discord.ButtonStyle.secondary
    if table.stage is Stage.PLAY:
        buttons = [
            step_button(snapshot, own_panel(snapshot), translator, discord.ButtonStyle.primary)
        ]
        # A press that answers the same question as a pick stands with it, not by the table's own.
        picked = {offer.ask for offer in snapshot.posted if not isinstance(offer, Press)}
        pressed = [
            each for each in snapshot.posted if isinstance(each, Press) and each.ask not in picked
        ]
        buttons += [_posted(snapshot, offer, translator) for offer in pressed]
        buttons += [
            step_button(snapshot, "read", translator, grey),
            step_button(snapshot, "rules", translator, grey),
        ]
        asked = [offer for offer in snapshot.posted if offer not in pressed]
        return [*parts, *rows(buttons), *_asked(snapshot, None, asked, translator, None)]
    buttons = [step_button(snapshot, "read", translator, grey)]
    buttons.insert(0, step_button(snapshot, "rematch", translator, discord.ButtonStyle.primary))
    if laid_open(snapshot):
        buttons.append(step_button(snapshot, "handsopen", translator, grey))
    return [*parts, *rows(buttons)]


def _posted(snapshot: TableSnapshot, offer: Offer, translator: Translator) -> ControlButton:
    token = MoveId(snapshot.table.id, None, offer.ask, offer.verb)
    return button(token.text(), translator.plain(offer.label), discord.ButtonStyle.success)


def _hand(
    snapshot: TableSnapshot,
    seat: int,
    translator: Translator,
    scene: Scene | None,
    selection: Selection | None,
    *,
    by_dm: bool = False,
) -> list[ui.Item[Any]]:
    table = snapshot.table
    title = translator.key(f"{table.game}-title")
    status = _status(snapshot, translator, seat)
    if by_dm and table.stage is Stage.PLAY and not snapshot.paused and seat not in snapshot.awaited:
        # Others may move many times before a hand by DM is edited: it names none of them.
        status = translator.key("ui-asked-here")
    head = f"### {title} · {translator.names[seat]}\n{status}"
    parts: list[ui.Item[Any]] = [ui.TextDisplay(truncate(head, 1500))]
    if scene is not None:
        parts.append(gallery(translator.plain(scene.alt)))
    else:
        drawn = snapshot.picture(seat)
        parts.append(
            ui.TextDisplay(truncate("\n".join(translator(each) for each in drawn.text), 2000))
        )
    theirs = snapshot.offers.get(seat, ()) if table.stage is Stage.PLAY else ()
    if theirs:
        parts.extend(_asked(snapshot, seat, theirs, translator, selection))
    grey = discord.ButtonStyle.secondary
    below = [
        step_button(snapshot, "readhand" if snapshot.game.info.hides else "read", translator, grey)
    ]
    if selection is not None:
        below.insert(0, step_button(snapshot, "back", translator, grey))
    parts.extend(rows(below))
    return parts


def _look(snapshot: TableSnapshot, translator: Translator) -> ui.Button[Any]:
    return ui.Button(label=translator.key("ui-look-at-table"), url=table_link(snapshot, None))


def _asked(
    snapshot: TableSnapshot,
    seat: int | None,
    offers: Sequence[Offer],
    translator: Translator,
    selection: Selection | None,
) -> list[ui.Item[Any]]:
    """Give each question with its controls below; while one is half-made, that one alone."""
    parts: list[ui.Item[Any]] = []
    for offer, found in controls(snapshot.table.id, seat, offers, translator.plain, selection):
        if offer is not None:
            chosen = _words_so_far(offer, selection, translator) if selection else []
            parts.append(
                ui.TextDisplay(truncate(" · ".join([translator(offer.label), *chosen]), 500))
            )
        parts.extend(found)
    return parts


def _words_so_far(offer: Offer, selection: Selection, translator: Translator) -> list[str]:
    return [
        f"**{translator(option.line)}**"
        for depth, value in enumerate(selection.path)
        for option in options_at(offer, selection.path[:depth])
        if option.value == value
    ]


def _status(
    snapshot: TableSnapshot,
    translator: Translator,
    seat: int | None = None,
    result: Result | None = None,
) -> str:
    """Say who is waited for and until when, or how it ended."""
    table = snapshot.table
    if table.stage is Stage.OVER and table.outcome is not None:
        return "\n".join(ended(snapshot, translator, result))
    if table.stage is Stage.CLOSED:
        reason = [translator(table.reason)] if table.reason else []
        return "\n".join([*reason, *ended(snapshot, translator, result)])
    waited = snapshot.awaited
    if snapshot.paused:
        return translator.key("ui-paused")
    if seat is not None and seat in waited:
        pause = all(map(is_pause, snapshot.offers.get(seat, ())))
        said = translator.key(
            "ui-your-turn" if waited == (seat,) and not pause else "ui-waits-for-you"
        )
    elif waited:
        said = translator.key(
            "ui-turn-of", seats=tuple(line("seat", seat=Seat(at)) for at in waited)
        )
    else:
        said = translator.key("ui-nothing-to-do")
    if snapshot.next_timeout_ms is not None:
        said += f" · <t:{snapshot.next_timeout_ms // 1000}:R>"
    return said


def _closed(snapshot: TableSnapshot, translator: Translator) -> str:
    title = translator.key(f"{snapshot.table.game}-title")
    reason = translator(snapshot.table.reason) if snapshot.table.reason else ""
    return f"## {title}\n{reason}"
