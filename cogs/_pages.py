"""What the messages of a table look like: the lobby, the table, a hand, a result.

A page is built afresh for every render from a `Seen` and a reader's language. The public page is
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

from cogs._ending import ended, hands_text, laid_open
from cogs._lobby_page import lobby_parts, option_parts
from cogs._offers import Open, Tap, button, controls, cut, is_pause, options_at, rows
from cogs._parts import PICTURE_NAME, TEXT_LIMIT, gallery, message, own_panel, step_button
from cogs._raster import Raster
from cogs._speech import Speech, names_of
from cogs._token import Play
from cogs._voice import Voice
from engine.action import Action, Offer, Press
from engine.event import Seat, Typed, line
from engine.refusals import Unavailable
from engine.results import Result
from engine.scene import Scene
from engine.table import Stage
from engine.tables import Seen

log = logging.getLogger("hedgerow.pages")

#: A picture that takes longer is left out: an answer must not wait for it, the table message may.
ANSWER_PICTURE_SECONDS, TABLE_PICTURE_SECONDS = 1.5, 10.0


class Page(NamedTuple):
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

    def __init__(self, speech: Speech, raster: Raster) -> None:
        self.speech, self._raster = speech, raster

    def voice(self, seen: Seen | None, locale: str | None) -> Voice:
        """Give the voice for a reader; without a locale of their own the table's."""
        table = seen.table if seen else None
        spoken = locale or (table.locale if table else "en")
        return Voice(self.speech, spoken, names_of(self.speech, table, spoken) if table else ())

    async def public(self, seen: Seen, result: Result | None = None) -> Page:
        """Build the table message, in the server's language; `result`: of a table that is over."""
        voice = self.voice(seen, None)
        if seen.table.stage is Stage.LOBBY:
            return Page(message(*lobby_parts(seen, voice)))
        if seen.table.state is None:
            return Page(message(ui.TextDisplay(_closed(seen, voice))))
        scene = seen.game.picture(seen.game.view(seen.table.state, None))
        picture = await self.drawn(scene, voice, TABLE_PICTURE_SECONDS)
        return Page(message(*_table(seen, voice, scene if picture else None, result)), picture)

    async def hand(
        self,
        seen: Seen,
        seat: int,
        locale: str | None,
        opened: Open | None = None,
        *,
        afar: bool = False,
        note: str = "",
    ) -> Page:
        """Build what one seat sees: its hand and its offers, or the one that is half-made.

        `afar`: it is read away from the table's channel and has a way there. `note` comes first.
        """
        voice = self.voice(seen, locale)
        view = seen.game.view(seen.table.state, seat)
        pending = Action(opened.verb, opened.path) if opened and opened.path else None
        scene = seen.game.picture(view, pending)
        picture = await self.drawn(scene, voice, ANSWER_PICTURE_SECONDS)
        parts = _hand(seen, seat, voice, scene if picture else None, opened, afar=afar)
        if note:
            parts.insert(0, ui.TextDisplay(cut(note, 500)))
        if afar:
            parts.append(ui.ActionRow(_look(seen, voice)))
        return Page(message(*parts), picture)

    def read(self, seen: Seen, seat: int | None, locale: str | None) -> Page:
        """Build the text twin of what a seat, or an onlooker, sees."""
        voice = self.voice(seen, locale)
        if seen.table.state is None:
            return Page(message(*lobby_parts(seen, voice, live=False)))
        scene = seen.game.picture(seen.game.view(seen.table.state, seat))
        lines = [voice(each) for each in scene.twin]
        deal = voice.key("ui-deal-hash", hash=Typed(seen.table.deal_hash))
        if seen.table.stage is Stage.OVER:
            # Now that nothing is secret, whoever likes can deal again and compare.
            deal += " " + voice.key("ui-deal-seed", seed=Typed(seen.table.seed.hex()))
        return self.notice("\n".join([*lines, f"-# {deal}"]))

    def hands_open(self, seen: Seen, locale: str | None) -> Page:
        """Build all hands of a game that has come to its end. Raises `Unavailable` before."""
        voice = self.voice(seen, locale)
        said = hands_text(seen, voice)
        if not said:
            raise Unavailable("refusal-hands-closed")
        return self.notice(f"## {voice.key('ui-handsopen')}\n{said}")

    def options(self, seen: Seen, locale: str | None) -> Page:
        """Build the host's panel of options."""
        voice = self.voice(seen, locale)
        return Page(message(*option_parts(seen, voice)))

    def notice(self, text: str, buttons: Iterable[Tap] = ()) -> Page:
        """Build a page of words, and buttons below."""
        parts: list[ui.Item[Any]] = [ui.TextDisplay(cut(text, TEXT_LIMIT)), *rows(tuple(buttons))]
        return Page(message(*parts))

    def framed(
        self,
        parts: Iterable[ui.Item[Any]],
        picture: bytes | None = None,
        paper: tuple[str, bytes] | None = None,
    ) -> Page:
        """Build a page of parts that are made already."""
        return Page(message(*parts), picture, paper)

    async def drawn(self, scene: Scene, voice: Voice, seconds: float) -> bytes | None:
        """Give the picture of a scene, or `None` where it takes longer or cannot be drawn."""
        drawing = self._raster.png(scene, voice.locale, voice.names)
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


def hidden_part(seen: Seen, seat: int) -> object:
    """Give what a seat has that onlookers do not: its secrets, its questions and their time.

    A hand by DM is edited when this changes and not with every move at the table.
    """
    if seen.table.state is None:
        return (seen.table.stage.value,)
    mine = to_builtins(seen.game.view(seen.table.state, seat), str_keys=True)
    theirs = to_builtins(seen.game.view(seen.table.state, None), str_keys=True)
    secrets = {key: value for key, value in mine.items() if theirs.get(key) != value}
    # With their options: what others take may leave fewer of them.
    asked = to_builtins(seen.offers.get(seat, ()), str_keys=True)
    until_ms = seen.lapses_ms if seat in seen.awaited else None
    user = seen.table.seats[seat].user
    return (seen.table.stage.value, user, secrets, asked, seen.paused, until_ms)


def table_link(seen: Seen, message: int | None) -> str:
    """Give the address of the table message, or of its channel."""
    guild = seen.table.guild or "@me"
    tail = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild}/{seen.table.channel}{tail}"


def _table(
    seen: Seen, voice: Voice, scene: Scene | None, result: Result | None
) -> list[ui.Item[Any]]:
    table = seen.table
    title = voice.key(f"{table.game}-title")
    head = f"## {title}\n{_status(seen, voice, result=result)}"
    # The latest in full size, a few before it small: on a phone the buttons stay near.
    lines = table.lines[-4:] if table.stage is Stage.PLAY else ()
    *before, latest = ["", *(voice(each) for each in lines)]
    recent = "\n".join([*(f"-# {each}" for each in before if each), latest])
    parts: list[ui.Item[Any]] = [ui.TextDisplay(cut(head, 1500))]
    if scene is not None:
        parts.append(gallery(voice.plain(scene.alt)))
    else:
        drawn = seen.game.picture(seen.game.view(table.state, None))
        parts.append(ui.TextDisplay(cut("\n".join(voice(each) for each in drawn.twin), 1500)))
    if recent:
        parts.append(ui.TextDisplay(cut(recent, 1000)))
    grey = discord.ButtonStyle.secondary
    if table.stage is Stage.PLAY:
        buttons = [step_button(seen, own_panel(seen), voice, discord.ButtonStyle.primary)]
        # A press that answers the same question as a pick stands with it, not by the table's own.
        picked = {offer.ask for offer in seen.posted if not isinstance(offer, Press)}
        pressed = [
            each for each in seen.posted if isinstance(each, Press) and each.ask not in picked
        ]
        buttons += [_posted(seen, offer, voice) for offer in pressed]
        buttons += [step_button(seen, "read", voice, grey), step_button(seen, "rules", voice, grey)]
        asked = [offer for offer in seen.posted if offer not in pressed]
        return [*parts, *rows(buttons), *_asked(seen, None, asked, voice, None)]
    buttons = [step_button(seen, "read", voice, grey)]
    buttons.insert(0, step_button(seen, "rematch", voice, discord.ButtonStyle.primary))
    if laid_open(seen):
        buttons.append(step_button(seen, "handsopen", voice, grey))
    return [*parts, *rows(buttons)]


def _posted(seen: Seen, offer: Offer, voice: Voice) -> Tap:
    token = Play(seen.table.id, None, offer.ask, offer.verb)
    return button(token.text(), voice.plain(offer.label), discord.ButtonStyle.success)


def _hand(
    seen: Seen,
    seat: int,
    voice: Voice,
    scene: Scene | None,
    opened: Open | None,
    *,
    afar: bool = False,
) -> list[ui.Item[Any]]:
    table = seen.table
    title = voice.key(f"{table.game}-title")
    status = _status(seen, voice, seat)
    if afar and table.stage is Stage.PLAY and not seen.paused and seat not in seen.awaited:
        # Others may move many times before a hand by DM is edited: it names none of them.
        status = voice.key("ui-asked-here")
    head = f"### {title} · {voice.names[seat]}\n{status}"
    parts: list[ui.Item[Any]] = [ui.TextDisplay(cut(head, 1500))]
    if scene is not None:
        parts.append(gallery(voice.plain(scene.alt)))
    else:
        drawn = seen.game.picture(seen.game.view(table.state, seat))
        parts.append(ui.TextDisplay(cut("\n".join(voice(each) for each in drawn.twin), 2000)))
    theirs = seen.offers.get(seat, ()) if table.stage is Stage.PLAY else ()
    if theirs:
        parts.extend(_asked(seen, seat, theirs, voice, opened))
    grey = discord.ButtonStyle.secondary
    below = [step_button(seen, "readhand" if seen.game.info.hides else "read", voice, grey)]
    if opened is not None:
        below.insert(0, step_button(seen, "back", voice, grey))
    parts.extend(rows(below))
    return parts


def _look(seen: Seen, voice: Voice) -> ui.Button[Any]:
    return ui.Button(label=voice.key("ui-look-at-table"), url=table_link(seen, None))


def _asked(
    seen: Seen, seat: int | None, offers: Sequence[Offer], voice: Voice, opened: Open | None
) -> list[ui.Item[Any]]:
    """Give each question with its controls below; while one is half-made, that one alone."""
    parts: list[ui.Item[Any]] = []
    for offer, found in controls(seen.table.id, seat, offers, voice.plain, opened):
        if offer is not None:
            chosen = _words_so_far(offer, opened, voice) if opened else []
            parts.append(ui.TextDisplay(cut(" · ".join([voice(offer.label), *chosen]), 500)))
        parts.extend(found)
    return parts


def _words_so_far(offer: Offer, opened: Open, voice: Voice) -> list[str]:
    return [
        f"**{voice(option.line)}**"
        for depth, value in enumerate(opened.path)
        for option in options_at(offer, opened.path[:depth])
        if option.value == value
    ]


def _status(seen: Seen, voice: Voice, seat: int | None = None, result: Result | None = None) -> str:
    """Say who is waited for and until when, or how it ended."""
    table = seen.table
    if table.stage is Stage.OVER and table.outcome is not None:
        return "\n".join(ended(seen, voice, result))
    if table.stage is Stage.CLOSED:
        reason = [voice(table.reason)] if table.reason else []
        return "\n".join([*reason, *ended(seen, voice, result)])
    waited = seen.awaited
    if seen.paused:
        return voice.key("ui-paused")
    if seat is not None and seat in waited:
        pause = all(map(is_pause, seen.offers.get(seat, ())))
        said = voice.key("ui-your-turn" if waited == (seat,) and not pause else "ui-waits-for-you")
    elif waited:
        said = voice.key("ui-turn-of", seats=tuple(line("seat", seat=Seat(at)) for at in waited))
    else:
        said = voice.key("ui-nothing-to-do")
    if seen.lapses_ms is not None:
        said += f" · <t:{seen.lapses_ms // 1000}:R>"
    return said


def _closed(seen: Seen, voice: Voice) -> str:
    title = voice.key(f"{seen.table.game}-title")
    reason = voice(seen.table.reason) if seen.table.reason else ""
    return f"## {title}\n{reason}"
