"""The box: what a broken file says, what is ours in it, and that another deck just works."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content import BrokenSeed
from engine.games.igels import Igels, create
from engine.options import settle
from tests.games.igels.laid import CONTENT
from tests.support.games import SEEDS, Known, Setting
from tests.support.text import LOCALES, said
from tests.support.walk import Dice, advance, dealt

_TOML = (SEEDS / "igels" / "content.toml").read_text("utf-8")

_BREAKS = {
    "a card too many": ("count = 6", "count = 7", "105 Support cards"),
    "two of one name": ('name = "mud"', 'name = "club"', "105|two things"),
    "a name too long": ('name = "rage"', 'name = "a-very-long-rage"', "13 characters"),
    "a species that does not play": ('species = "mouse"', 'species = "badger"', "badger"),
    "a binding to nobody": ('animal = "floxel"', 'animal = "bambi"', "bambi"),
    "a count of nothing": ('card = "club", ', "", "must name the card"),
    "an event of two deeds": (
        'effects = [{ op = "force-draw" }]',
        'effects = [{ op = "force-draw" }, { op = "revive" }]',
        "one thing",
    ),
    "a reaction that answers nothing": ('windows = ["reaction"]', 'windows = ["bu"]', "counter"),
    "an effect nobody knows": ('op = "tiebreak"', 'op = "win"', "win"),
    "a moment nobody knows": ('windows = ["sp"]', 'windows = ["noon"]', "noon"),
    "a forest too large": ("forests = [32,", "forests = [40,", "Forest of 40"),
    "a paint that is none": ('paint = "#b5763a"', 'paint = "brown"', "paint"),
    "a word nobody reads": ("[rules]", "[rule]", "rule"),
    "no TOML at all": ("[rules]", "[rules", "content.toml"),
}


def made(folder: Path, *changes: tuple[str, str]) -> Igels:
    """Open a box whose content differs from ours."""
    text = _TOML
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / "igels").mkdir()
    (folder / "igels" / "content.toml").write_text(text, "utf-8")
    return create(folder)


@pytest.mark.parametrize("name", _BREAKS)
def test_a_broken_file_says_in_one_sentence_what_is_amiss(name: str, tmp_path: Path):
    old, new, said_so = _BREAKS[name]
    with pytest.raises(BrokenSeed) as broken:
        made(tmp_path, (old, new))
    assert any(each in str(broken.value) for each in said_so.split("|"))
    assert "content.toml" in str(broken.value)
    assert "\n" not in str(broken.value)


def test_a_missing_file_is_named(tmp_path: Path):
    with pytest.raises(BrokenSeed, match=r"content\.toml cannot be read"):
        create(tmp_path)


def test_another_deck_just_works(tmp_path: Path):
    igels = made(
        tmp_path,
        ("hand = 5", "hand = 3"),
        ("spoils = 2", "spoils = 4"),
        ("stall = 3", "stall = 1"),
        ("count = 6\nsap = 1", "count = 6\nsap = 7"),
        ('op = "steal", whose = "player", count = 2', 'op = "steal", whose = "player", count = 3'),
        ("amount = -3", "amount = -5"),
    )
    for seats in (3, 4):
        known = Known(igels, SEEDS / "igels" / "text")
        setting = Setting(known, seats, settle(igels.info.options, {"forest": "16"}, {}))
        play, dice = dealt(setting, bytes(16))[0], Dice(seats)
        while igels.outcome(play.state) is None:
            assert advance(play, dice) is not None
        assert len(play.made) <= igels.info.bound


def test_what_is_sourced_is_marked_apart_from_what_is_ours():
    def named(cards) -> tuple[int, int]:
        known = [card for card in cards if card.origin != "ours"]
        return len(known), sum(getattr(card, "count", 1) for card in known)

    assert named(CONTENT.animals) == (15, 15)
    assert named(CONTENT.battle) == (17, 52)
    assert named(CONTENT.events) == (11, 22)
    assert all(card.origin == "rulebook" for card in CONTENT.food)
    cards = (*CONTENT.animals, *CONTENT.battle, *CONTENT.events, *CONTENT.food)
    for card in cards:
        assert ("name" in card.sure) == (card.origin != "ours"), card.name


def test_every_card_has_its_words_and_they_fit_a_button():
    words = said(SEEDS / "igels" / "text")
    for card in CONTENT.sources.values():
        for locale in LOCALES:
            name, text = words.check(card.line)[locale], words.check(card.text)[locale]
            assert len(f"{name} {text}") <= 78, f"{locale}: {name} {text}"
