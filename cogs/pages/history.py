"""The message of /history: a person's last games, each with a link to its result.

Like a leaderboard it is shown to the person who asks, or by them to everybody.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from itertools import count

from cogs.controls.custom_id import Control, ControlId, to_base36
from cogs.controls.items import button, menu_option, menu_row, rows
from cogs.pages.leaderboard import ROWS
from cogs.pages.message_content import (
    TEXT_LIMIT,
    MessageContent,
    message_content,
    message_link,
    text_part,
)
from cogs.pages.person import Person, empty_notice, hidden_notice, is_listed, visible_name
from cogs.pages.result import rating_change
from cogs.text.translator import Translator, house_name
from cogs.text.user_text import Name
from engine.api.drawing.house_faces import house_face
from engine.api.event import Line, Seat, Typed, line
from engine.service.ports import Archive
from engine.standings.results import Placing, Result


async def history_message(
    archive: Archive,
    person: Person,
    translator: Translator,
    game: str | None = None,
    before: int | None = None,
    shown_by: str = "",
) -> MessageContent:
    """Return a person's last games, or those before the result with the id `before`.

    `shown_by`: who shows it to everybody, which needs no controls.
    """
    kept_back = await hidden_notice(archive, person, translator)
    if kept_back is not None:
        return kept_back
    results = await archive.history(
        person.guild, user=person.user, game=game, before=before, limit=ROWS + 1
    )
    if not results:
        return empty_notice(person, translator, game)
    met = {user for result in results for user in result.people}
    hidden = {user for user in met if not person.own and not await is_listed(archive, user)}
    lines = [f"## {translator.text('ui-history-title', name=Typed(person.name))}"]
    for result in results[:ROWS]:
        text = result_line(result, person.user, hidden, translator)
        # With very long names a page has fewer games rather than half of one.
        if len(lines) > 1 and len("\n".join((*lines, text))) > TEXT_LIMIT:
            break
        lines.append(text)
    shown = results[: len(lines) - 1]
    last = shown[-1]
    if shown_by:
        lines.append(f"-# {translator.text('ui-shown-by', who=Typed(shown_by))}")
        return message_content([text_part("\n".join(lines))])
    query = f"{to_base36(person.user)}.{game or '-'}"
    buttons = []
    if last is not results[-1]:
        custom_id = ControlId(0, Control.HISTORY, f"{query}.{to_base36(last.id)}").custom_id()
        buttons.append(button(custom_id, translator.text("ui-history-older")))
    if before is not None:
        custom_id = ControlId(0, Control.HISTORY, f"{query}.0").custom_id()
        buttons.append(button(custom_id, translator.text("ui-history-newest")))
    custom_id = ControlId(0, Control.HISTORY_SHOW, f"{query}.{to_base36(before or 0)}").custom_id()
    buttons.append(button(custom_id, translator.text("ui-replayshow")))
    replays = [
        menu_option(
            f"{translator.plain(Line(f'{each.game}-title'))} · {_day(each)}", to_base36(each.table)
        )
        for each in shown
    ]
    custom_id = ControlId(0, Control.REPLAY_OF).custom_id("o")
    menu = menu_row(custom_id, translator.text("ui-replay"), replays)
    return message_content([text_part("\n".join(lines)), menu, *rows(buttons)])


def _day(result: Result) -> str:
    return f"{datetime.fromtimestamp(result.ended_ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def result_line(result: Result, user: int, hidden: Collection[int], translator: Translator) -> str:
    """Return one game: when, which, the place, the rating's change, the link, the opponents."""
    seat = next(at for at, placing in enumerate(result.placings) if placing.user == user)
    placing = result.placings[seat]
    parts = [
        f"<t:{result.ended_ms // 1000}:d>",
        f"**{translator(Line(f'{result.game}-title'))}**",
        translator(_place(result, placing)),
    ]
    change = rating_change(result, seat)
    if change is not None:
        parts.append(translator(change))
        if placing.capped and placing.after is not None:
            parts.append(translator.text("ui-history-hints"))
    elif not result.ended_early:
        parts.append(translator.text("ui-history-unrated"))
    if result.message is not None:
        url = message_link(result.guild, *result.message)
        parts.append(f"[{translator.text('ui-history-link')}]({url})")
    named = translator.with_names(visible_names(result, hidden, translator))
    seats = range(len(result.placings))
    others = tuple(line("seat", seat=Seat(each)) for each in seats if each != seat)
    return "\n".join([" · ".join(parts), f"-# {named.text('ui-history-with', people=others)}"])


def visible_names(
    result: Result, hidden: Collection[int], translator: Translator
) -> tuple[Name, ...]:
    """Return a name for each seat; "somebody" is forgotten, hides or is unknown."""
    houses = count()
    return tuple(
        house_name(
            translator.localization, house_face(result.channel, next(houses)), translator.locale
        )
        if placing.is_house
        else visible_name("" if placing.user in hidden else placing.name, translator)
        for placing in result.placings
    )


def _place(result: Result, placing: Placing) -> Line:
    if placing.place is None:
        return Line("ui-history-ended")
    # Of sides, which partners are one of.
    places = {each.side: each.place for each in result.placings}
    place = 1 + sum(each is not None and each < placing.place for each in places.values())
    shared = [*places.values()].count(placing.place) > 1
    key = "ui-history-shared" if shared else "ui-history-place"
    return line(key, place=place, seats=len(places))
