"""The message of /versus: what two people have played with each other, with a small picture.

Like a profile it is shown to the person who asks, or by them to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, count

from cogs.controls.custom_id import Control, ControlId, to_base36
from cogs.controls.items import button, rows
from cogs.images.fonts import can_draw_most
from cogs.images.renderer import Renderer
from cogs.pages.history import result_line
from cogs.pages.leaderboard_picture import drawn_names
from cogs.pages.message_content import MessageContent, message_content, notice, text_part
from cogs.pages.person import Person, is_listed
from cogs.pages.picture_style import (
    EDGE,
    GREEN,
    HEAD_WORDS,
    INK,
    PALE_GREEN,
    PAPER,
    RULE,
    SOFT_INK,
    WIDTH,
)
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, draw, gallery
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.drawing.palette import both
from engine.api.event import Line, Seat, Typed, line
from engine.api.scene import Anchor, Box, Mark, Scene, Words
from engine.service.ports import Archive
from engine.standings.leaderboards import Meeting

#: So many games are listed.
_LATEST = 5

#: Heights, and where a bar begins and ends.
_HEAD, _ROW, _END, _BAR_LEFT, _BAR_RIGHT = 108, 84, 20, 110, 690

_FIRST, _SECOND = both("#4f7942", "#8fe08a"), both("#c77b30", "#f0b060")


async def versus_message(
    archive: Archive,
    renderer: Renderer,
    first: Person,
    second: Person,
    translator: Translator,
    shown_by: str = "",
) -> MessageContent:
    """Return what two people have played with each other; a notice if the second hides.

    `shown_by`: who shows it to everybody, which needs no controls.
    """
    if not await is_listed(archive, second.user):
        return notice(translator.text("ui-profile-hidden", name=Typed(second.name)))
    meetings = await archive.meetings(first.guild, first.user, second.user)
    if not meetings:
        return notice(translator.text("ui-versus-empty", name=Typed(second.name)))
    names = (Name(first.name), Name(second.name))
    named = translator.with_names(names)
    lines = [f"## {named.text('ui-versus-title', first=Seat(0), second=Seat(1))}"]
    lines += [named(each) for each in map(_meeting, meetings)]
    latest = await archive.history(first.guild, user=first.user, other=second.user, limit=_LATEST)
    met = {user for result in latest for user in result.people}
    hidden = {user for user in met if user != first.user and not await is_listed(archive, user)}
    lines.append(f"### {translator.text('ui-versus-latest')}")
    lines += [result_line(each, first.user, hidden, translator) for each in latest]
    scene = versus_scene(meetings, names)
    drawn = translator.with_names(drawn_names(names))
    picture = await draw(renderer, scene, drawn, REPLY_PICTURE_SECONDS)
    parts = [text_part("\n".join(lines))]
    if picture is not None:
        parts.append(gallery(named.plain(scene.alt)))
    if shown_by:
        parts.append(text_part(f"-# {translator.text('ui-shown-by', who=Typed(shown_by))}"))
    else:
        shown = ControlId(0, Control.VERSUS_SHOW, to_base36(second.user)).custom_id()
        parts += rows([button(shown, translator.text("ui-replayshow"))])
    return message_content(parts, picture)


def versus_scene(meetings: Sequence[Meeting], names: Sequence[Name]) -> Scene:
    """Return a bar for each game: how often one, nobody and the other was ahead."""
    height = _HEAD + _ROW * len(meetings) + _END
    return Scene(
        size=(WIDTH, height),
        ground=(Box(0, 0, WIDTH, height, PAPER), Box(0, 0, WIDTH, _HEAD, GREEN)),
        marks=(*_head(meetings, names), *chain.from_iterable(map(_row, meetings, count()))),
        alt=line("ui-versus-alt", games=tuple(map(_meeting, meetings))),
        text=tuple(map(_meeting, meetings)),
    )


def _head(meetings: Sequence[Meeting], names: Sequence[Name]) -> Iterator[Mark]:
    """Draw both names over their numbers, with how often each was ahead in all games."""
    wide = WIDTH / 2 - EDGE - 20
    for x, anchor, seat, ahead in (
        (EDGE, Anchor.LEFT, 0, sum(each.ahead for each in meetings)),
        (WIDTH - EDGE, Anchor.RIGHT, 1, sum(each.behind for each in meetings)),
    ):
        is_drawable = can_draw_most(names[seat].plain)
        name = line("seat", seat=Seat(seat)) if is_drawable else Line("ui-board-unwritten")
        yield Words(x, 38, name, 34, HEAD_WORDS, anchor, bold=True, width=wide)
        yield Words(x, 80, line("ui-versus-ahead", ahead=ahead), 26, PALE_GREEN, anchor, width=wide)


def _row(meeting: Meeting, at: int) -> Iterator[Mark]:
    top = _HEAD + _ROW * at
    bar = top + 46
    yield Words(WIDTH / 2, top + 25, Line(f"{meeting.game}-title"), 26, INK, bold=True, width=560)
    yield Words(EDGE, bar + 14, str(meeting.ahead), 32, INK, Anchor.LEFT, bold=True, width=76)
    right = WIDTH - EDGE
    yield Words(right, bar + 14, str(meeting.behind), 32, INK, Anchor.RIGHT, bold=True, width=76)
    yield Box(_BAR_LEFT, bar, _BAR_RIGHT - _BAR_LEFT, 28, RULE)
    against = meeting.played - meeting.partners
    if against:
        wide = (_BAR_RIGHT - _BAR_LEFT) / against
        yield Box(_BAR_LEFT, bar, wide * meeting.ahead, 28, _FIRST)
        yield Box(_BAR_RIGHT - wide * meeting.behind, bar, wide * meeting.behind, 28, _SECOND)
    level = against - meeting.ahead - meeting.behind
    if level:
        middle = _BAR_LEFT + (_BAR_RIGHT - _BAR_LEFT) * (meeting.ahead + level / 2) / against
        yield Words(middle, bar + 14, str(level), 22, SOFT_INK, width=76)


def _meeting(meeting: Meeting) -> Line:
    """Return one game in words."""
    against = meeting.played - meeting.partners
    return line(
        "ui-versus-game",
        game=Line(f"{meeting.game}-title"),
        first=Seat(0),
        second=Seat(1),
        played=against,
        ahead=meeting.ahead,
        behind=meeting.behind,
        level=against - meeting.ahead - meeting.behind,
        partners=meeting.partners,
    )
