"""The message of a table that is over: places, what the game did to the ratings, a rematch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from cogs.controls.custom_id import Control
from cogs.controls.items import ControlButton, rows
from cogs.images.renderer import Renderer
from cogs.pages.feats import NOT_OVER, Ending
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.pictures import TABLE_PICTURE_SECONDS, draw, gallery, scene_part
from cogs.pages.result_card import owned, person, persons, result_scene, score_unit
from cogs.pages.table_parts import table_button
from cogs.pages.text_alternative import open_hands
from cogs.text.localization import FALLBACK_LOCALE
from cogs.text.translator import Translator
from engine.api.event import Line, Param, line
from engine.api.game import Outcome
from engine.api.seats import places_of_sides
from engine.standings.results import Result
from engine.table.snapshot import TableSnapshot

#: The files of the result card and of the last moves; the final picture has that of every table's.
_CARD_NAME, _MOVING_NAME = "result.png", "moves.gif"


async def result_message(
    renderer: Renderer,
    snapshot: TableSnapshot,
    translator: Translator,
    ending: Ending = NOT_OVER,
) -> MessageContent:
    """Return the table message of a game that has ended, or of a lobby that was closed."""
    result, feats = ending.result, ending.feats
    title = translator.text(f"{snapshot.table.game}-title")
    head, lines = f"## {title}", result_lines(snapshot, translator, result, feats)
    if snapshot.table.outcome is not None and snapshot.table.reason is None:
        first, *lines = lines  # who has won, and why
        head = f"## {first}\n-# {title}"
    text = "\n".join([head, *lines])
    if snapshot.table.state is None:
        return message_content([text_part(text)])
    parts, card = [text_part(text, 1500)], None
    if snapshot.table.outcome is not None:
        scene = result_scene(snapshot, snapshot.table.outcome, translator, result, feats)
        card = await draw(renderer, scene, translator, TABLE_PICTURE_SECONDS)
        if card is not None:
            parts.append(gallery(translator.plain(scene.alt), _CARD_NAME))
    final = snapshot.picture(None)
    part, picture = await scene_part(renderer, final, translator, TABLE_PICTURE_SECONDS)
    parts.append(part)
    if ending.moving is not None:
        parts.append(gallery(translator.text("ui-last-moves-alt"), _MOVING_NAME))
    buttons = [
        *rematch_buttons(snapshot, translator),
        table_button(snapshot, Control.READ, translator),
        table_button(snapshot, Control.STORY, translator),
        table_button(snapshot, Control.ACCOUNT, translator),
        table_button(snapshot, Control.REPLAY, translator),
    ]
    if open_hands(snapshot):
        buttons.append(table_button(snapshot, Control.OPEN_HANDS, translator))
    file = None if card is None else (_CARD_NAME, card)
    film = None if ending.moving is None else (_MOVING_NAME, ending.moving)
    return message_content([*parts, *rows(buttons)], picture, file, film)


def result_lines(
    snapshot: TableSnapshot,
    translator: Translator,
    result: Result | None = None,
    feats: Sequence[Line] = (),
) -> list[str]:
    """Return how a game ended: the places, the feats, what it did to the ratings, or why nothing.

    Without its result the places alone.
    """
    table, outcome = snapshot.table, snapshot.table.outcome
    lines = [] if table.reason is None else [translator(table.reason)]
    if outcome is not None:
        lines.append(translator(owned(snapshot, outcome.reason)))
        lines += [
            _place(snapshot, place, seats, translator, result)
            for place, seats in places_of_sides(outcome.places, outcome.sides)
        ]
        rule = f"{table.game}-tied-places"
        if _has_tie_broken(outcome) and translator.localization.has(rule, FALLBACK_LOCALE):
            lines.append(f"-# {translator.text(rule)}")  # the reason tells it of the winner alone
    lines += map(translator, feats)
    if result is not None and result.unrated is not None:
        lines.append(f"-# {translator(Line(result.unrated.value))}")
    return lines


def _has_tie_broken(outcome: Outcome) -> bool:
    """Return True if people with equal scores who have not won have different places."""
    behind = {each for each in zip(outcome.scores, outcome.places, strict=False) if each[1] > 1}
    return len({score for score, _ in behind}) < len(behind)


def rematch_buttons(snapshot: TableSnapshot, translator: Translator) -> list[ControlButton]:
    """Return the buttons that open the next game of the same people."""
    return [
        table_button(snapshot, Control.REMATCH, translator, discord.ButtonStyle.primary),
        table_button(snapshot, Control.REMATCH_OPTIONS, translator),
    ]


def rating_change(result: Result, seat: int) -> Line | None:
    """Return a seat's rating after a game and by how much it moved; `None`: it was not rated.

    Who took a hint that kept the rating from rising reads so.
    """
    placing = result.placings[seat]
    if placing.after is None or placing.change is None:
        is_kept = placing.capped and result.unrated is None
        return Line("ui-rated-kept") if is_kept else None
    change = placing.change
    moved = Line("ui-change-none")
    if change:
        moved = line("ui-change-up" if change > 0 else "ui-change-down", change=abs(change))
    key = "ui-rated-provisional" if placing.after.provisional else "ui-rated"
    return line(key, rating=placing.after.number, change=moved)


def _place(
    snapshot: TableSnapshot,
    at: int,
    seats: Sequence[int],
    translator: Translator,
    result: Result | None,
) -> str:
    """Return the line of a side: its place, its people and its score, then what is of each."""
    outcome = snapshot.table.outcome
    assert outcome is not None
    # A game whose scores are no points words its places itself.
    own = f"{snapshot.table.game}-place"
    key = own if translator.localization.has(own, FALLBACK_LOCALE) else "ui-place"
    params: dict[str, Param] = {"place": at, "seat": persons(snapshot, seats)}
    if outcome.scores:
        params["score"] = score = outcome.scores[seats[0]]
        params["unit"] = score_unit(snapshot.table.game, score, translator)
    place = translator.text(key if outcome.scores else "ui-place-conceded", **params)
    if (medal := translator.icon(line("ui-place", place=at))) is not None:
        place = f"{medal} {place}"
    for seat in seats:
        told = list(_of_person(snapshot, seat, translator, result))
        if told and len(seats) > 1:
            told[0] = f"{translator(person(snapshot, seat))}: {told[0]}"
        place = " · ".join([place, *told])
    return place


def _of_person(
    snapshot: TableSnapshot, seat: int, translator: Translator, result: Result | None
) -> Iterator[str]:
    if hints := snapshot.table.seats[seat].hints:
        yield translator.text("ui-hints-taken", count=hints)
    change = rating_change(result, seat) if result else None
    if change is not None:
        yield translator(change)
