"""The panel of a lesson: a position with its picture, and perhaps one thing to do in it."""

from __future__ import annotations

from typing import Any

import discord
from msgspec import Struct

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import ControlButton, button, rows, truncate
from cogs.images.renderer import Renderer
from cogs.pages.message_content import TEXT_LIMIT, MessageContent, message_content, text_part
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, scene_part
from cogs.text.localization import unnamed_seat
from cogs.text.translator import Translator, house_name
from cogs.text.user_text import Name
from engine.api.action import Pick
from engine.api.event import Event
from engine.api.game import AnyGame
from engine.api.lesson import LessonStep, written_action
from engine.api.refusals import Stale
from engine.table.lesson import READER, answer, offer_of, position, seats_of

#: The end of the detail of a panel that shows its position in words.
_AS_TEXT = "t"

#: The most characters of a lesson; the picture in words has what a message has room for besides.
_WORDS = 2_000

_GREY, _BLUE = discord.ButtonStyle.secondary, discord.ButtonStyle.primary


class LessonPlace(Struct, frozen=True):
    """Where a reader is: a step, counted from 0, and what they tried there."""

    slug: str
    step: int
    answer: int | None = None
    as_text: bool = False


def learn_button(slug: str, translator: Translator) -> ControlButton:
    """Return the button that opens the lesson of a game, in a message of its own."""
    return button(ControlId(0, Control.LEARN, slug).custom_id(), translator.text("ui-learn"))


def with_lesson_names(translator: Translator, game: AnyGame, reader: str) -> Translator:
    """Return a translator to whom the reader sits at the table of a lesson with the house."""
    name = Name(reader)
    if not name.plain:
        name = Name(translator.plain(unnamed_seat(READER)))
    faces = range(seats_of(game) - 1)
    house = (house_name(translator.localization, face, translator.locale) for face in faces)
    return translator.with_names((name, *house))


def read_lesson_place(detail: str, game: AnyGame) -> LessonPlace:
    """Return the place in a control's detail, whose game is known. Raise `Stale` if it is none."""
    slug, step, last = (*detail.split("."), "", "")[:3]
    steps, place = game.lesson.steps, _index(step or "1")
    if place is None or not 1 <= place <= len(steps):
        raise Stale("refusal-old-control")
    tried = last.removesuffix(_AS_TEXT)
    answer = _index(tried)
    if tried and (answer is None or answer >= len(steps[place - 1].answers)):
        raise Stale("refusal-old-control")
    return LessonPlace(slug, place - 1, answer, as_text=last != tried)


async def lesson_message(
    renderer: Renderer, game: AnyGame, place: LessonPlace, translator: Translator, *, can_play: bool
) -> MessageContent:
    """Return a step of a lesson, with the reply to the answer if one was given.

    `can_play`: a table can be opened here. `translator` has a name for each seat.
    """
    step, state = game.lesson.steps[place.step], position(game, place.step)
    words = _words(place, step, len(game.lesson.steps), translator)
    if place.answer is not None:
        written = step.answers[place.answer]
        after = answer(game, state, step, written)
        verdict = _verdict(step, written)
        words += _reply(place, verdict, after.events, translator)
        if verdict != "wrong":
            step, state = LessonStep(), after.state
    answers = _answers(game, state, place, step, translator)
    if place.step + 1 == len(game.lesson.steps) and not answers:
        words += ["", translator.text("ui-learn-try")]
    scene = game.picture(game.view(state, READER))
    picture: bytes | None = None
    told = truncate("\n".join(words), _WORDS)
    room = TEXT_LIMIT - len(told)
    if place.as_text:
        part = text_part("\n".join(map(translator, scene.text)), room)
    else:
        part, picture = await scene_part(renderer, scene, translator, REPLY_PICTURE_SECONDS, room)
    parts: list[discord.ui.Item[Any]] = [text_part(told), part, *rows(answers)]
    parts += rows(_moves(game, place, translator, not answers))
    if place.step + 1 == len(game.lesson.steps):
        parts += rows(_games(place.slug, translator, can_play))
    return message_content(parts, picture)


def _words(place: LessonPlace, step: LessonStep, steps: int, translator: Translator) -> list[str]:
    key = f"{place.slug}-lesson-{place.step + 1}"
    game = translator.text(f"{place.slug}-title")
    number = translator.text("ui-learn-step", step=place.step + 1, steps=steps)
    words = [f"-# {game} · {number}", f"## {translator.text(f'{key}-title')}", translator.text(key)]
    if step.answers:
        words += ["", f"**{translator.text(f'{key}-task')}**"]
    return words


def _verdict(step: LessonStep, written: str) -> str:
    if written in step.right:
        return "right"
    return "clever" if written in step.clever else "wrong"


def _reply(
    place: LessonPlace, word: str, events: tuple[Event, ...], translator: Translator
) -> list[str]:
    why = translator.text(f"{place.slug}-lesson-{place.step + 1}-{word}")
    told = [f"> {translator(each)}" for each in events]
    if told and word == "wrong":
        told.append(f"-# {translator.text('ui-learn-undone')}")
    return ["", f"**{translator.text(f'ui-learn-{word}')}** {why}", *told]


def _answers(
    game: AnyGame, state: Any, place: LessonPlace, step: LessonStep, translator: Translator
) -> list[ControlButton]:
    made = []
    for index, written in enumerate(step.answers):
        label, icon = _label(game, state, written, translator, step.answers)
        detail = f"{place.slug}.{place.step + 1}.{index}"
        custom_id = ControlId(0, Control.LEARN, detail).custom_id()
        tried = index == place.answer
        made.append(button(custom_id, label, _BLUE, disabled=tried, icon=icon))
    return made


def _label(
    game: AnyGame, state: Any, written: str, translator: Translator, answers: tuple[str, ...]
) -> tuple[str, str | None]:
    """Return what an answer is called in the game's own offers, and its icon.

    Where the answers have several verbs, the question that each answers stands before it, unless it
    begins with its words.
    """
    action = written_action(written)
    offer = offer_of(game, state, READER, action)
    assert offer is not None
    if not isinstance(offer, Pick):
        return translator.label(offer.label), translator.icon(offer.label)
    lines, options = [], offer.options
    for word in action.args:
        chosen = next(each for each in options if each.value == word)
        lines.append(chosen.line)
        options = chosen.then or options
    icon = translator.icon(lines[0])
    title, words = translator.label(offer.label), " · ".join(map(translator.label, lines))
    several = len({written_action(each).verb for each in answers}) > 1
    return f"{title} · {words}" if several and not words.startswith(title) else words, icon


def _moves(
    game: AnyGame, place: LessonPlace, translator: Translator, is_done: bool
) -> list[ControlButton]:
    """Return the buttons below a step; `is_done`: nothing is left to try in it."""
    last = len(game.lesson.steps) - 1
    made = []
    for word, to, disabled in (
        ("back", max(0, place.step - 1), place.step == 0),
        ("next", min(last, place.step + 1), place.step == last),
    ):
        # A detail is different on each button: Discord refuses two equal custom_ids in a message.
        custom_id = ControlId(0, Control.LEARN, f"{place.slug}.{to + 1}..{word}").custom_id()
        style = _BLUE if word == "next" and is_done else _GREY
        made.append(
            button(custom_id, translator.text(f"ui-replay-{word}"), style, disabled=disabled)
        )
    tried = "" if place.answer is None else place.answer
    detail = f"{place.slug}.{place.step + 1}.{tried}{_AS_TEXT}"
    as_text = ControlId(0, Control.LEARN, detail).custom_id()
    made.append(button(as_text, translator.text("ui-read"), disabled=place.as_text))
    rules = ControlId(0, Control.GAME_RULES, place.slug).custom_id()
    return [*made, button(rules, translator.text("ui-rules"))]


def _games(slug: str, translator: Translator, can_play: bool) -> list[ControlButton]:
    """Return the buttons that begin a game."""
    short = ControlId(0, Control.LESSON_GAME, slug).custom_id()
    made = [button(short, translator.text("ui-lessongame"), discord.ButtonStyle.success)]
    if can_play:
        made.append(
            button(ControlId(0, Control.PLAY, slug).custom_id(), translator.text("ui-play"))
        )
    return made


def _index(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 4 else None
