"""What is this? One card with its picture and what it does, and menus of the cards one means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import MENU_OPTIONS, button, menu_option, menu_row, rows
from cogs.images.renderer import Renderer
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, scene_part
from cogs.text.translator import Translator
from cogs.typed_moves.normalise import squeeze
from engine.api.card import Card
from engine.api.drawing.palette import BOARD, GOLD, INK, WORDS
from engine.api.event import Line, Typed, line
from engine.api.game import AnyGame
from engine.api.scene import Anchor, Box, Disc, Mark, Point, Scene, Stamp, Stroke, Words

#: The picture of a card: its size, how much of it the card may take, and how much it may grow.
_SIZE, _ROOM, _LARGEST = (480, 320), 280.0, 6.0

#: The size of a picture of cards beside a rule, and where the names of parts begin.
_RULE_SIZE, _LABELS = (800, 320), 380.0

#: So many menus of cards at most: with all else they fit a message.
_MENUS = 6


def search_cards(game: AnyGame, query: str, translators: Sequence[Translator]) -> tuple[str, ...]:
    """Return the words of the cards with this name or this part of one, in any of the languages.

    A whole name, or the card's own word, means that card alone. Spaces, hyphens and apostrophes do
    not count, whatever signs a keyboard has for them.
    """
    wanted = squeeze(query)
    if query and not wanted:
        return ()
    found = []
    for word, card in game.cards.items():
        names = {squeeze(each.plain(card.name)) for each in translators}
        if wanted in names or wanted == squeeze(word):
            return (word,)
        if any(wanted in name for name in names):
            found.append(word)
    return tuple(found)


def card_scene(card: Card) -> Scene:
    """Return the picture of a card, as large as there is room."""
    wide, high = _SIZE
    return Scene(
        size=_SIZE,
        ground=(Box(0, 0, wide, high, BOARD),),
        marks=(_fitted(card, (wide / 2, high / 2), (_ROOM, _ROOM)),),
        alt=card.name,
        text=(card.name,),
    )


def cards_scene(cards: Sequence[Card], alt: Line) -> Scene:
    """Return cards beside each other, each above its name."""
    room = _RULE_SIZE[0] / len(cards)
    marks: list[Mark] = []
    for at, card in enumerate(cards):
        middle = (at + 0.5) * room
        marks.append(_fitted(card, (middle, 130.0), (room - 24, 212.0)))
        marks.append(Words(middle, 284, card.name, 28, WORDS, bold=True, width=room - 16, rows=2))
    return _scene(tuple(marks), alt, tuple(card.name for card in cards))


def parts_scene(card: Card, points: Sequence[Point], names: Sequence[Line], alt: Line) -> Scene:
    """Return a card with lines from points of it, as parts of its size, to what they are."""
    shown = _fitted(card, (180.0, _RULE_SIZE[1] / 2), (300.0, _ROOM))
    width, height = card.figure.size
    marks: list[Mark] = [shown]
    room = _RULE_SIZE[0] - _LABELS - 16
    for at, (point, name) in enumerate(zip(points, names, strict=True)):
        y = _RULE_SIZE[1] * (at + 0.5) / len(names)
        start = (
            shown.x + point[0] * width * shown.scale,
            shown.y + point[1] * height * shown.scale,
        )
        marks += [
            Stroke((start, (_LABELS - 12, y)), INK, 8),
            Stroke((start, (_LABELS - 12, y)), GOLD, 4),
            Disc(*start, 7, GOLD, INK, 3),
            Words(_LABELS, y, name, 28, WORDS, Anchor.LEFT, width=room, rows=2),
        ]
    return _scene(tuple(marks), alt, (card.name, *names))


def _fitted(card: Card, middle: Point, room: Point) -> Stamp:
    """Return a card round a point, as large as there is room."""
    width, height = card.figure.size
    scale = min(room[0] / width, room[1] / height, _LARGEST)
    return Stamp(middle[0] - scale * width / 2, middle[1] - scale * height / 2, card.figure, scale)


def _scene(marks: tuple[Mark, ...], alt: Line, text: tuple[Line, ...]) -> Scene:
    size = _RULE_SIZE
    return Scene(size=size, ground=(Box(0, 0, *size, BOARD),), marks=marks, alt=alt, text=text)


async def card_message(
    renderer: Renderer, game: AnyGame, word: str, translator: Translator, who: str = ""
) -> MessageContent:
    """Return what a card is; with `who` shows it to everybody, without controls."""
    card, slug = game.cards[word], game.info.slug
    name = f"## {translator(card.name)}\n-# {translator.text(f'{slug}-title')}"
    text = "\n".join([name, *map(translator, card.text)])
    part, picture = await scene_part(renderer, card_scene(card), translator, REPLY_PICTURE_SECONDS)
    parts: list[ui.Item[Any]] = [text_part(text), part]
    if who:
        parts.append(text_part(f"-# {translator.text('ui-shown-by', who=Typed(who))}"))
        return message_content(parts, picture)
    show = ControlId(0, Control.CARD_SHOW, f"{slug}.{word}").custom_id()
    rules = ControlId(0, Control.GAME_RULES, slug).custom_id()
    buttons = [
        button(show, translator.text("ui-replayshow")),
        button(rules, translator.text("ui-rules")),
    ]
    return message_content([*parts, *rows(buttons)], picture)


def cards_found_message(
    game: AnyGame, words: Sequence[str], query: str, translator: Translator
) -> MessageContent:
    """Return menus of the cards that a query may mean."""
    title = f"## {translator.text(f'{game.info.slug}-title')}"
    found = translator.text("ui-cards-found", query=Typed(query))
    menus = card_menus(game, words, translator)
    return message_content([text_part(f"{title}\n{found}"), *menus])


def card_menus(
    game: AnyGame, words: Sequence[str], translator: Translator
) -> Iterator[ui.Item[Any]]:
    """Yield menus of these cards; what is chosen is shown."""
    for number in range(min(_MENUS, -(-len(words) // MENU_OPTIONS))):
        some = words[number * MENU_OPTIONS : (number + 1) * MENU_OPTIONS]
        names = {word: game.cards[word].name for word in some}
        options = [
            menu_option(translator.label(name), word, icon=translator.icon(name))
            for word, name in names.items()
        ]
        custom_id = ControlId(0, Control.CARD, f"{game.info.slug}.{number}").custom_id("o")
        first, last = (Typed(translator.plain(names[each])) for each in (some[0], some[-1]))
        key = "ui-cards-menu" if len(some) > 1 else "ui-cards-menu-one"
        hint = translator.plain(line(key, first=first, last=last))
        yield menu_row(custom_id, hint, options)
