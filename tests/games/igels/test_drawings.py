"""The drawings of Igels: faces, cards and signs that differ, and names that fit."""

from __future__ import annotations

from cogs.images.fonts import fit, fit_rows
from engine.api.event import Line
from engine.api.scene import Figure, Shape, Stroke, Words
from engine.games.igels import camps, drawings, hand
from engine.games.igels.card_motifs import CARDS, FOOD
from engine.games.igels.portraits import Mood, portrait
from tests.games.igels.positions import (
    CONTENT,
)
from tests.support.games import SEEDS
from tests.support.texts import LOCALES, sentences_of

_TEXTS = sentences_of(SEEDS / "igels" / "text")


def _outline(figure: Figure) -> str:
    """Spell a figure without its colours and letters."""
    drawn = [mark for mark in figure.marks if not isinstance(mark, Words)]
    return repr(
        [mark.points if isinstance(mark, Shape | Stroke) else (mark.x, mark.y) for mark in drawn]
    )


def test_species_and_food_differ_by_more_than_colour() -> None:
    foods = [_outline(drawings.food(each.name)) for each in CONTENT.food]
    assert len(set(foods)) == len(foods)
    for locale in LOCALES[:2]:
        letters = [
            _TEXTS.check(Line(f"igels-{each.name}-letter"))[locale] for each in CONTENT.species
        ]
        assert len(set(letters)) == len(letters)


def test_every_animal_has_a_face_of_its_own_in_every_mood() -> None:
    faces = [
        _outline(portrait(card.name, card.species, mood))
        for card in CONTENT.animals
        for mood in (Mood.AWAKE, Mood.ASLEEP, Mood.OUT)
    ]
    assert len(set(faces)) == len(faces)
    for card in CONTENT.animals:
        moods = {_outline(portrait(card.name, card.species, mood)) for mood in Mood}
        assert len(moods) == len(Mood)


def test_every_card_and_food_has_a_drawing_of_its_own() -> None:
    assert {*CARDS} == {*CONTENT.support_cards}
    assert {*FOOD} == {*CONTENT.food_cards}


def test_the_signs_of_an_ability_differ_by_more_than_colour() -> None:
    signs = [repr(drawings.sign(name).marks) for name in ("able", "once", "used", "silenced")]
    assert len(set(signs)) == len(signs)


def test_the_name_of_every_animal_fits_into_a_camp_in_every_language() -> None:
    cut = [
        text
        for name in CONTENT.animal_cards
        for text in _TEXTS.check(camps.short_name(CONTENT, name)).values()
        if fit(text, 26, False, camps.NARROW)[0] != text
    ]
    assert not cut


def test_what_a_card_does_fits_on_it_in_every_language() -> None:
    cut = [
        text
        for card in CONTENT.effect_cards.values()
        for words, size, bold, width, rows in (
            (card.line, 28, True, hand.NAME, 1),
            (card.line, 26, True, hand.SMALL_NAME, 2),
            (card.text, 26, False, hand.TEXT, 3),
        )
        for text in _TEXTS.check(words).values()
        for shown in fit_rows(text, size, bold, width, rows)[:1]
        if "".join(shown).replace(" ", "") != text.replace(" ", "")
    ]
    assert not cut


def test_the_name_of_a_leader_fits_on_its_ribbon_in_every_language() -> None:
    cut = [
        text
        for card in CONTENT.animals
        for text in _TEXTS.check(card.line).values()
        if fit(text, 27, True, drawings.RIBBON)[0] != text
    ]
    assert not cut
