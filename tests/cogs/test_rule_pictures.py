"""The pictures beside the rules: each belongs to a rule, is true to it, and is an example only."""

from __future__ import annotations

import re

import pytest

from cogs.images.digests import lines_in
from cogs.images.painter import Painter
from cogs.pages.rules import rule_scene
from cogs.text.localization import Localization
from cogs.text.rule_books import read_rule_books
from engine.api.event import Line
from engine.api.lesson import RulePicture
from engine.api.rng import Rng
from engine.catalogue import catalogue
from engine.table.lesson import READER, position_of_rule
from tests.support.games import SEEDS
from tests.support.picture_checks import check_sizes

GAMES, BOOKS = catalogue(SEEDS), read_rule_books(SEEDS)
SHOWN = [(slug, each) for slug, game in GAMES.items() for each in game.lesson.pictures]

#: It keeps the grounds and figures that several pictures share.
PAINTER = Painter()

#: With this much text a rule still fits a message if its picture is replaced by its words.
MOST_TEXT = 2_400


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_pictures_beside_rules_that_exist_and_one_for_each(slug: str) -> None:
    pictures = GAMES[slug].lesson.pictures
    rules = [rule for each in pictures for rule in each.rules]
    assert len({each.key for each in pictures}) == len(pictures) >= 3
    assert len({*rules}) == len(rules)
    assert {*rules} <= {*BOOKS[slug]["en"].sections}


@pytest.mark.parametrize(("slug", "shown"), SHOWN, ids=[f"{slug}-{it.key}" for slug, it in SHOWN])
def test_a_picture_beside_a_rule_is_drawn_and_its_caption_is_true_to_it(
    slug: str, shown: RulePicture, localization: Localization
) -> None:
    scene, names = rule_scene(GAMES[slug], shown), ["Ann", "Bob", "Cid", "Dan"]
    check_sizes(scene)
    caption, texts = Line(f"{slug}-picture-{shown.key}"), dict[Line, str]()
    for locale in localization.locales:

        def plain(line: Line, locale: str = locale) -> str:
            return localization.plain(line, locale, names)

        assert localization.has(caption.key, locale)
        texts = {each: plain(each) for each in lines_in((*scene.ground, *scene.marks))}
        rules = ["".join(BOOKS[slug][locale].sections[rule]) for rule in shown.rules]
        assert max(map(len, rules)) + len(plain(caption)) < MOST_TEXT
        # A lesson that changes must not leave its numbers behind in the caption.
        cards = [each for word in shown.cards for each in GAMES[slug].cards[word].text]
        told = " ".join((*rules, *texts.values(), *map(plain, (*scene.text, *cards))))
        assert {*re.findall(r"\d+", plain(caption))} <= {*re.findall(r"\d+", told)}
    assert PAINTER.png(scene, texts).startswith(b"\x89PNG")


@pytest.mark.parametrize(("slug", "shown"), SHOWN, ids=[f"{slug}-{it.key}" for slug, it in SHOWN])
def test_a_picture_beside_a_rule_shows_nothing_hidden(slug: str, shown: RulePicture) -> None:
    if not shown.step:
        return  # cards of the box, and no position at all
    game, seat = GAMES[slug], READER if shown.hand else None
    state = position_of_rule(game, shown)
    for dealt in range(3):
        other = game.determinize(state, seat, Rng(bytes([dealt] * 16)))
        assert game.picture(game.view(other, seat)) == rule_scene(game, shown)
