"""The content file: errors in it, sources of its cards, and a game with a changed deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.igels.positions import CONTENT
from tests.support.custom_content import content_error, game_with, start_play_of
from tests.support.games import SEEDS
from tests.support.random_play import Dice, play_out
from tests.support.texts import LOCALES, sentences_of

_BREAKS = {
    "a card too many": ("count = 6", "count = 7", "105 Support cards"),
    "two of one name": ('name = "mud"', 'name = "club"', "105|two things"),
    "a name too long": ('name = "rage"', 'name = "a-very-long-rage"', "13 characters"),
    "a species that does not play": ('species = "mouse"', 'species = "badger"', "badger"),
    "a binding to nobody": ('name = "floxel" }', 'name = "bambi" }', "bambi"),
    "a count of nothing": ('name = "club", ', "", "must name the card"),
    "an event with two effects": (
        'effects = [{ op = "force-draw", family = "peace" }]',
        'effects = [{ op = "force-draw" }, { op = "revive" }]',
        "one thing",
    ),
    "a reaction that counters nothing": ('windows = ["reaction"]', 'windows = ["bu"]', "counter"),
    "an unknown effect": ('op = "tiebreak"', 'op = "win"', "win"),
    "an unknown window": ('windows = ["sp"]', 'windows = ["noon"]', "noon"),
    "a forest too large": ("forests = [32,", "forests = [40,", "Forest of 40"),
    "a colour that is not one": ('paint = "#8f5a24"', 'paint = "brown"', "paint"),
    "an unknown field": ("[rules]", "[rule]", "rule"),
    "no TOML": ("[rules]", "[rules", "content.toml"),
}


@pytest.mark.parametrize("name", _BREAKS)
def test_a_broken_content_file_is_reported_in_one_sentence(name: str, tmp_path: Path) -> None:
    old, new, expected = _BREAKS[name]
    message = content_error("igels", tmp_path, old, new)
    assert any(each in message for each in expected.split("|"))


def test_a_changed_deck_can_be_played_to_the_end(tmp_path: Path) -> None:
    igels = game_with(
        "igels",
        tmp_path,
        ("hand = 5", "hand = 3"),
        ("spoils = 2", "spoils = 4"),
        ("stall = 3", "stall = 1"),
        ("count = 6\nsap = 1", "count = 6\nsap = 7"),
        (
            'op = "steal-random", to = "player", amount = 2',
            'op = "steal-random", to = "player", amount = 3',
        ),
        ("amount = -3", "amount = -5"),
    )
    for seats in (3, 4):
        play_out(start_play_of(igels, seats, forest="16"), Dice(seats))


def test_cards_from_a_source_are_marked_apart_from_our_own() -> None:
    def card_names(cards) -> tuple[int, int]:
        known = [card for card in cards if card.origin != "ours"]
        return len(known), sum(getattr(card, "count", 1) for card in known)

    assert card_names(CONTENT.animals) == (15, 15)
    assert card_names(CONTENT.battle) == (17, 52)
    assert card_names(CONTENT.events) == (11, 22)
    assert all(card.origin == "rulebook" for card in CONTENT.food)
    cards = (*CONTENT.animals, *CONTENT.battle, *CONTENT.events, *CONTENT.food)
    for card in cards:
        assert ("name" in card.sure) == (card.origin != "ours"), card.name


def test_every_card_text_fits_a_button() -> None:
    words = sentences_of(SEEDS / "igels" / "text")
    for card in CONTENT.effect_cards.values():
        for locale in LOCALES:
            name, text = words.check(card.line)[locale], words.check(card.text)[locale]
            sap = " (4)" if card.name in CONTENT.animal_cards else ""
            assert len(f"{name}{sap}: {text}") <= 80, f"{locale}: {name} {text}"
