"""The content: what a broken file says, and that a different box can be played."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.api.event import Line
from engine.games.igor.content import Rule
from engine.games.igor.naming import demand, text
from tests.games.igor.positions import CONTENT, dealt
from tests.support.custom_content import content_error, game_with, start_play_of
from tests.support.games import SEEDS
from tests.support.random_play import Dice, play_out
from tests.support.texts import LOCALES, sentences_of

_BREAKS = {
    "two suits of one letter": ('"bone", "poison"', '"bone", "blood"', "first letters"),
    "two rule cards of one id": ('id = "r02"', 'id = "r01"', "one id"),
    "a rule card of no name": ('id = "r02"', 'id = "x02"', "id"),
    "an act nobody knows": ('act = "zap"', 'act = "zip"', "asks for zip"),
    "an aim at nobody": ("point-prev", "point-moon", "asks for point-moon"),
    "a condition nobody knows": ('if = ["off_suit"]', 'if = ["odd"]', "the condition odd"),
    "a motif nobody drew": ("shows-rat", "shows-cat", "the condition shows-cat"),
    "a rank too high": ('"rank-9"', '"rank-10"', "the condition rank-10"),
    "somebody who is not there": ('who = "lowest"', 'who = "payer"', "binds payer"),
    "a ban of a suit there is not": ("lead_suit-heart", "lead_suit-coin", "forbids"),
    "an honour rule in the box": ('on = "fine_paid"', 'on = "honour"', "left to honour"),
    "too many cards to deal": ("ten = 10", "ten = 13", "too many for eight seats"),
    "two acts of one name": ('"bow", "knock"', '"bow", "bow", "knock"', "different names"),
    "a word nobody reads": ("[deal]", "[deals]", "deals"),
    "no TOML at all": ("[coins]", "[coins", "content.toml"),
}


@pytest.mark.parametrize("name", _BREAKS)
def test_broken_content_file_is_refused_with_the_reason(name: str, tmp_path: Path) -> None:
    old, new, message = _BREAKS[name]
    assert message in content_error("igor", tmp_path, old, new)


def test_content_with_other_suits_ranks_and_coins_can_be_played(tmp_path: Path) -> None:
    igor = game_with(
        "igor",
        tmp_path,
        ('"heart", "dynamite"]', '"heart", "acid", "dynamite"]'),
        ("ranks = 10", "ranks = 8"),
        ("copies = 2", "copies = 3"),
        ("start = 10", "start = 3"),
        ("seven = 7", "five = 5"),
        ('"rank-9"', '"rank-6"'),
        ("look = 3", "look = 4"),
    )
    for seats in (3, 8):
        play = start_play_of(igor, seats, hands=2)
        play_out(play, Dice(seats), drawn=(0, None))
        assert len(play.state.board.coins) == seats
        assert len(igor.content.pack) == 6 * 8 * 3


@pytest.mark.parametrize("rule", CONTENT.cards, ids=lambda rule: rule.id)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("soon_until", ["card", "trick"])
def test_I6_rule_card_is_a_sentence_that_names_its_act_and_its_time(
    rule: Rule, locale: str, soon_until: str
) -> None:
    board = replace(dealt(4).board, soon_until=soon_until)
    texts = sentences_of(SEEDS / "igor" / "text")
    told = texts.check(text(CONTENT, board, rule.id))[locale]
    assert told[0].isupper()
    assert told.endswith(".")
    assert told.count("?") == (rule.on != "ban")
    if rule.act in CONTENT.acts.plain:
        assert texts.check(demand(CONTENT, rule.act))[locale] in told
    until = texts.check(Line(f"igor-window-{soon_until}"))[locale]
    if rule.on != "ban":
        assert told.endswith(f"{until}.") or rule.window != "soon"


#: How a text says that a card was somebody else's, and who begins a trick.
_SOMEBODY_ELSE = {"en": "somebody else", "de": "jemand anders", "pl": "ktoś inny"}
_WHO_LEADS = {"en": "If you lead", "de": "Wenn du ausspielst", "pl": "Jeśli wychodzisz"}


@pytest.mark.parametrize("rule", CONTENT.cards, ids=lambda rule: rule.id)
@pytest.mark.parametrize("locale", LOCALES)
def test_I18_rule_for_the_next_player_says_that_it_is_not_who_played_the_card(
    rule: Rule, locale: str
) -> None:
    if rule.who == "next":
        texts = sentences_of(SEEDS / "igor" / "text")
        told = texts.check(text(CONTENT, dealt(4).board, rule.id))[locale]
        assert _SOMEBODY_ELSE[locale] in told.lower()


@pytest.mark.parametrize("locale", LOCALES)
def test_I11_tip_about_following_is_true_for_who_leads(locale: str) -> None:
    told = sentences_of(SEEDS / "igor" / "text").check(Line("igor-tip-play"))[locale]
    assert told.startswith(_WHO_LEADS[locale])
