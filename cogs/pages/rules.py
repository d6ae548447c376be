"""The pages of a rule book: its index with menus, one rule, and the buttons that open a rule.

They are private and keep nothing: the detail of a custom_id is `<game>.<rule>.<place>`. `place`
tells the buttons of one page apart; with one, the page that was pressed turns into the new one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import Any

from discord import ui

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import (
    ROW_BUTTONS,
    ControlButton,
    button,
    menu_option,
    menu_row,
    menus_of,
    rows,
    truncate,
)
from cogs.images.renderer import Renderer
from cogs.pages.cards import cards_scene, parts_scene
from cogs.pages.lesson import learn_button
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, gallery, scene_part
from cogs.text.rule_books import RuleBook
from cogs.text.translator import Translator
from cogs.typed_moves.normalise import fold
from engine.api.event import Line, Typed
from engine.api.game import AnyGame
from engine.api.lesson import RulePicture
from engine.api.scene import Scene
from engine.table.lesson import READER, position_of_rule

#: The longest label of a button that opens a rule: two of them fit beside each other on a phone.
_LABEL = 40

#: What people write before the number of a rule, and the signs round words that say nothing.
_NUMBER = re.compile(r"^(?:(?:rule|regel|zasada|regula) |§)\s*|(?<=^[a-z]) (?=\d)")
_SIGNS = " \t\n.,:;!?*_~`|#<>()[]\"'-§"

#: With the sign that makes emojis of them, as Discord's own list has them.
_BACK, _NEXT, _PICTURE = "\u25c0\ufe0f", "\u25b6\ufe0f", "\U0001f5bc\ufe0f"


def search_rules(book: RuleBook, query: str) -> tuple[str, ...]:
    """Return the numbers of the rules that are meant by a number or by words, titles first.

    A rule's own number, with or without its letter, or its whole title means that rule alone.
    Where no rule has several words beside each other, those that have each of them are meant.
    """
    wanted = _folded(query).strip(_SIGNS)
    if query.strip("§. ") and not wanted:
        return ()
    folded = {
        number: (_folded(title), _folded(text)) for number, (title, text) in book.sections.items()
    }
    asked = _NUMBER.sub("", wanted)
    for number, (title, _) in folded.items():
        own = number.casefold()
        if asked in (own, own.lstrip(ascii_lowercase)) or wanted == title:
            return (number,)
    return _having((wanted,), folded) or _having(wanted.split(), folded)


def _having(words: Sequence[str], folded: Mapping[str, tuple[str, str]]) -> tuple[str, ...]:
    """Return the rules that have all these words, first those with them in the title."""
    titled = [n for n, (title, _) in folded.items() if all(each in title for each in words)]
    told = [n for n, texts in folded.items() if all(each in " ".join(texts) for each in words)]
    return tuple(dict.fromkeys(titled + told))


def _folded(text: str) -> str:
    """Return a text as it is compared: without accents, and with the apostrophe of keyboards."""
    return fold(text.casefold()).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def rule_index(
    game: AnyGame, translator: Translator, found: tuple[str, ...] = (), query: str = ""
) -> MessageContent:
    """Return the list of a game's rules in menus, or of those that were `found` by a word.

    Rules with a picture have a sign.
    """
    slug, book = game.info.slug, translator.rule_book(game.info.slug)
    text = f"## {translator.text(f'{slug}-title')}\n"
    if found:
        text += translator.text("ui-rules-found", query=Typed(query))
    else:
        text += f"{book.introduction}\n-# {translator.text('ui-rules-more')}"
    parts: list[ui.Item[Any]] = [text_part(text)]
    listed = found or tuple(book.sections)
    for numbers in menus_of(listed):
        options = [
            menu_option(
                f"{each}. {book.sections[each][0]}",
                each,
                icon=_PICTURE if game.lesson.picture_of(each) else None,
            )
            for each in numbers
        ]
        hint = translator.text("ui-rules-menu", first=Typed(numbers[0]), last=Typed(numbers[-1]))
        parts.append(menu_row(_custom_id(slug, numbers[0], "menu", "o"), hint, options))
    turn = _index_button(slug, translator) if found else learn_button(slug, translator)
    return message_content([*parts, *rows([turn])])


async def rule_page(
    renderer: Renderer, game: AnyGame, number: str, translator: Translator
) -> MessageContent:
    """Return one rule with buttons to those it names, to the ones beside it and to the index.

    If there is a picture of it, that is shown with what it says; `translator` has its names.
    """
    slug, book = game.info.slug, translator.rule_book(game.info.slug)
    title, body = book.sections[number]
    text = f"## {translator.text(f'{slug}-title')} · {number}. {title}\n{body}"
    parts: list[ui.Item[Any]] = [text_part(text)]
    shown, drawn = game.lesson.picture_of(number), None
    if shown is not None:
        scene = rule_scene(game, shown)
        part, drawn = await scene_part(renderer, scene, translator, REPLY_PICTURE_SECONDS)
        if drawn is not None:  # All that it shows: this page has no button for the words.
            part = gallery("\n".join(map(translator.plain, scene.text)))
        parts += [part, text_part(f"-# {translator(_caption(slug, shown))}")]
    named = [each for each in book.named_in(body) if each != number]
    numbers = list(book.sections)
    at = numbers.index(number)
    before, after = numbers[max(0, at - 1) : at], numbers[at + 1 : at + 2]
    turn = [
        *(_rule_button(slug, book, each, "back", _BACK) for each in before),
        _index_button(slug, translator),
        *(_rule_button(slug, book, each, "next", _NEXT) for each in after),
    ]
    links = [_rule_button(slug, book, each, "link") for each in named[: 2 * ROW_BUTTONS]]
    return message_content([*parts, *rows(links), *rows(turn)], drawn)


def rule_scene(game: AnyGame, picture: RulePicture) -> Scene:
    """Return the picture beside a rule: a position of the lesson, cards, or the parts of one."""
    if picture.step:
        state = position_of_rule(game, picture)
        return game.picture(game.view(state, READER if picture.hand else None))
    cards = [game.cards[word] for word in picture.cards]
    caption = _caption(game.info.slug, picture)
    if not picture.parts:
        return cards_scene(cards, caption)
    names = [Line(f"{caption.key}-{number + 1}") for number in range(len(picture.parts))]
    return parts_scene(cards[0], picture.parts, names, caption)


def _caption(slug: str, picture: RulePicture) -> Line:
    return Line(f"{slug}-picture-{picture.key}")


def rule_buttons(game: str, text: str, translator: Translator) -> list[ControlButton]:
    """Return a button for each rule that a text names, three at most: it opens a new message."""
    book = translator.rule_book(game)
    return [_rule_button(game, book, each) for each in book.named_in(text)[:3]]


def _rule_button(
    game: str, book: RuleBook, number: str, place: str = "", icon: str | None = None
) -> ControlButton:
    sign = f"§{number}" if number.isdigit() else number
    label = truncate(f"{sign} {book.sections[number][0]}", _LABEL)
    return button(_custom_id(game, number, place), label, icon=icon)


def _index_button(game: str, translator: Translator) -> ControlButton:
    return button(_custom_id(game, "", "index"), translator.text("ui-rules"))


def _custom_id(game: str, number: str, place: str, prefix: str = "n") -> str:
    return ControlId(0, Control.GAME_RULES, f"{game}.{number}.{place}").custom_id(prefix)
