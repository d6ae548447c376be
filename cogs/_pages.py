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
from cogs._offers import Open, Tap, button, controls, cut, is_pause, menu, options_at, rows
from cogs._raster import Raster
from cogs._speech import Speech, names_of
from cogs._token import Play, Step
from engine import lobby
from engine.action import Action, Offer, Press
from engine.event import Line, Seat, Typed, line
from engine.options import Choice, Number, Spec, Switch
from engine.refusals import Unavailable
from engine.results import Result
from engine.scene import Scene
from engine.table import Pace, Stage
from engine.tables import Seen
from engine.temper import Strength

log = logging.getLogger("hedgerow.pages")

#: Characters over all texts of one message.
TEXT_LIMIT = 4000

#: A picture that takes longer is left out: an answer must not wait for it, the table message may.
ANSWER_PICTURE_SECONDS, TABLE_PICTURE_SECONDS = 1.5, 10.0

PICTURE_NAME = "table.png"

_HEDGE_GREEN = 0x4F7942

#: Up to so many numbers an option is a menu.
_MENU_NUMBERS = 25


class Page(NamedTuple):
    """A message to be: its view, never stored by discord.py, its picture and a named file."""

    view: ui.LayoutView
    picture: bytes | None = None
    paper: tuple[str, bytes] | None = None

    def files(self) -> list[discord.File]:
        """Give the attachments anew: a `discord.File` can be sent only once."""
        named = ((PICTURE_NAME, self.picture), self.paper or ("", None))
        return [discord.File(BytesIO(found), name) for name, found in named if found is not None]


class Voice:
    """How lines sound to one reader at one table."""

    def __init__(self, speech: Speech, locale: str, names: Sequence[str] = ()) -> None:
        self.speech, self.locale, self.names = speech, locale, names

    def __call__(self, said: Line) -> str:
        """Say a line, ready for a message."""
        return self.speech.say(said, self.locale, self.names)

    def plain(self, said: Line) -> str:
        """Say a line for a label, where Discord reads no markdown."""
        return self.speech.plain(said, self.locale, self.names)

    def key(self, key: str, **params: Any) -> str:
        """Say a line by its key."""
        return self(line(key, **params))


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
            return Page(_message(*_lobby(seen, voice)))
        if seen.table.state is None:
            return Page(_message(ui.TextDisplay(_closed(seen, voice))))
        scene = seen.game.picture(seen.game.view(seen.table.state, None))
        picture = await self.drawn(scene, voice, TABLE_PICTURE_SECONDS)
        return Page(_message(*_table(seen, voice, scene if picture else None, result)), picture)

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
        return Page(_message(*parts), picture)

    def read(self, seen: Seen, seat: int | None, locale: str | None) -> Page:
        """Build the text twin of what a seat, or an onlooker, sees."""
        voice = self.voice(seen, locale)
        if seen.table.state is None:
            return Page(_message(*_lobby(seen, voice, live=False)))
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
        return Page(_message(*_options(seen, voice)))

    def notice(self, text: str, buttons: Iterable[Tap] = ()) -> Page:
        """Build a page of words, and buttons below."""
        parts: list[ui.Item[Any]] = [ui.TextDisplay(cut(text, TEXT_LIMIT)), *rows(tuple(buttons))]
        return Page(_message(*parts))

    def framed(
        self,
        parts: Iterable[ui.Item[Any]],
        picture: bytes | None = None,
        paper: tuple[str, bytes] | None = None,
    ) -> Page:
        """Build a page of parts that are made already."""
        return Page(_message(*parts), picture, paper)

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
    asked = [(offer.verb, offer.ask) for offer in seen.offers.get(seat, ())]
    until_ms = seen.lapses_ms if seat in seen.awaited else None
    user = seen.table.seats[seat].user
    return (seen.table.stage.value, user, secrets, asked, seen.paused, until_ms)


def table_link(seen: Seen, message: int | None) -> str:
    """Give the address of the table message, or of its channel."""
    guild = seen.table.guild or "@me"
    tail = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild}/{seen.table.channel}{tail}"


def _message(*parts: ui.Item[Any]) -> ui.LayoutView:
    """Make a view that is finished before it is sent, so discord.py never stores it.

    Every control says all in its custom_id (decision 0006); a stored view would cost memory and a
    timer each, and its end could take the controls of every table with it (shared trap, tested).
    """
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(*parts, accent_colour=_HEDGE_GREEN)
    view.add_item(container)
    view.stop()
    return view


def gallery(alt: str) -> ui.MediaGallery[Any]:
    """Show the page's picture; `alt` says it in a sentence."""
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{PICTURE_NAME}", description=cut(alt, 256))
    )


def _lobby(seen: Seen, voice: Voice, *, live: bool = True) -> list[ui.Item[Any]]:
    table, info = seen.table, seen.game.info
    title = voice.key(f"{table.game}-title")
    most, least = max(info.seats), min(info.seats)
    seats = [f"{at}. {name}" for at, name in enumerate(voice.names, 1)]
    together = [
        voice.key("ui-partners-are", seats=tuple(line("seat", seat=Seat(at)) for at in side))
        for side in lobby.sides(table, seen.game)
    ]
    need = least - len(table.seats)
    state = (
        voice.key("ui-needs-more", count=need)
        if need > 0
        else voice.key("ui-ready-to-start", host=_host(seen))
    )
    chosen = [
        _option_text(table.game, spec, seen, voice) for spec in info.options if not spec.carried
    ]
    words = [
        f"## {title}",
        voice.key(f"{table.game}-blurb"),
        "",
        f"**{voice.key('ui-seats-taken', have=len(table.seats), most=most)}**",
        *seats,
        *(["", *together] if together else []),
        "",
        f"**{voice.key('ui-pace')}:** {voice.key(f'ui-pace-{table.pace}')}",
        f"**{voice.key('ui-strength')}:** {voice.key(f'ui-strength-{table.house}')}",
        *chosen,
        f"-# {state}",
    ]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(cut("\n".join(words), TEXT_LIMIT))]
    if not live:
        return parts
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    house = any(sitter.user is None for sitter in table.seats)
    full = len(table.seats) >= most
    buttons = [
        _step(seen, "start", voice, discord.ButtonStyle.primary, disabled=need > 0),
        _step(seen, "join", voice, green, disabled=full and not house),
        _step(seen, "leave", voice, grey),
        _step(seen, "house", voice, grey, disabled=full),
        *([_step(seen, "unhouse", voice, grey)] if house else []),
        *([_step(seen, "partners", voice, grey)] if together else []),
        _step(seen, "options", voice, grey),
        _step(seen, "rules", voice, grey),
    ]
    return [*parts, *rows(buttons)]


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
        mine = "hand" if seen.game.info.hides else "move"
        buttons = [_step(seen, mine, voice, discord.ButtonStyle.primary)]
        # A press that answers the same question as a pick stands with it, not by the table's own.
        picked = {offer.ask for offer in seen.posted if not isinstance(offer, Press)}
        pressed = [
            each for each in seen.posted if isinstance(each, Press) and each.ask not in picked
        ]
        buttons += [_posted(seen, offer, voice) for offer in pressed]
        buttons += [_step(seen, "read", voice, grey), _step(seen, "rules", voice, grey)]
        asked = [offer for offer in seen.posted if offer not in pressed]
        return [*parts, *rows(buttons), *_asked(seen, None, asked, voice, None)]
    buttons = [_step(seen, "read", voice, grey)]
    buttons.insert(0, _step(seen, "rematch", voice, discord.ButtonStyle.primary))
    if laid_open(seen):
        buttons.append(_step(seen, "handsopen", voice, grey))
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
    below = [_step(seen, "readhand" if seen.game.info.hides else "read", voice, grey)]
    if opened is not None:
        below.insert(0, _step(seen, "back", voice, grey))
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


def _options(seen: Seen, voice: Voice) -> list[ui.Item[Any]]:
    table, info = seen.table, seen.game.info
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"### {voice.key('ui-options')}")]
    for key, word, chosen, values in (
        ("pace", "ui-pace", str(table.pace), tuple(Pace)),
        ("house", "ui-strength", str(table.house), tuple(Strength)),
    ):
        choices = [
            discord.SelectOption(
                label=cut(voice.key(f"{word}-{value}"), 100),
                value=value,
                description=cut(voice.key(f"{word}-{value}-hint"), 100),
                default=value == chosen,
            )
            for value in values
        ]
        token = Step(table.id, "set", key).text("o")
        parts += [
            ui.TextDisplay(voice.key(word)),
            ui.ActionRow(menu(token, voice.key(word), choices)),
        ]
    for spec in info.options:
        if spec.carried:
            continue
        label = voice.key(f"{table.game}-option-{spec.key}")
        token = Step(table.id, "set", spec.key).text("o")
        now = table.options.values.get(spec.key)
        choices = [
            discord.SelectOption(label=cut(text, 100), value=value, default=value == str(now))
            for value, text in _values(table.game, spec, voice)
        ]
        parts += [ui.TextDisplay(label), ui.ActionRow(menu(token, label, choices))]
    return parts


def option_values(spec: Spec) -> list[str]:
    """Give the values of an option as they are typed; of a wide range evenly spaced ones."""
    match spec:
        case Choice(values=values):
            return list(values)
        case Switch():
            return ["on", "off"]
        case Number(low=low, high=high):
            step = max(1, -(-(high - low + 1) // _MENU_NUMBERS))
            return [str(number) for number in range(low, high + 1, step)]


def _values(game: str, spec: Spec, voice: Voice) -> list[tuple[str, str]]:
    values = option_values(spec)
    match spec:
        case Choice():
            return [(value, voice.key(f"{game}-option-{spec.key}-{value}")) for value in values]
        case Switch():
            return [("True", voice.key("ui-on")), ("False", voice.key("ui-off"))]
        case Number():
            return [(value, value) for value in values]


def _option_text(game: str, spec: Spec, seen: Seen, voice: Voice) -> str:
    now = seen.table.options.values.get(spec.key)
    label = voice.key(f"{game}-option-{spec.key}")
    if now is None:
        return f"**{label}:** {voice.key('ui-game-decides')}"
    said = next((text for value, text in _values(game, spec, voice) if value == str(now)), str(now))
    return f"**{label}:** {said}"


def _step(
    seen: Seen,
    what: str,
    voice: Voice,
    style: discord.ButtonStyle,
    *,
    disabled: bool = False,
) -> Tap:
    return button(
        Step(seen.table.id, what).text(), voice.key(f"ui-{what}"), style, disabled=disabled
    )


def _host(seen: Seen) -> Line:
    seat = seen.table.seat_of(seen.table.host)
    return line("somebody") if seat is None else line("seat", seat=Seat(seat))
