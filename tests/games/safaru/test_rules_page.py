"""The rules page tells the rulebook's rules from our own rulings, in every language."""

from __future__ import annotations

import pytest

from engine.api.event import line
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES, sentences_of

TEXTS = sentences_of(SEEDS / "safaru" / "text")
DIGITAL = {"en": "*Digital:*", "de": "*Digital:*", "pl": "*Cyfrowo:*"}
RECONSTRUCTED = {"en": "*Reconstructed:*", "de": "*Rekonstruiert:*", "pl": "*Odtworzone:*"}


def ours(number: str, locale: str, mark: dict[str, str] = DIGITAL) -> str:
    """Return what a rule says after a mark of ours."""
    _, text = shared_localization().rule_book("safaru", locale).sections[number]
    _, _, told = text.partition(mark[locale])
    return told


@pytest.mark.parametrize(
    ("number", "ruling"),
    [
        (
            "10",
            {
                "en": "how many there are",
                "de": "wie viele es sind",
                "pl": "ile ich jest",
            },
        ),
        (
            "14",
            {
                "en": "except in the open game (rule 16)",
                "de": "Außer in der offenen Spielart (§16)",
                "pl": "poza grą otwartą (§16)",
            },
        ),
        (
            "21",
            {
                "en": "when everybody is ready or their time is up",
                "de": "wenn alle bereit sind oder ihre Zeit um ist",
                "pl": "gdy wszyscy będą gotowi albo skończy się ich czas",
            },
        ),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_rule_that_the_rulebook_leaves_open_is_marked_as_ours(
    number: str, ruling: dict[str, str], locale: str
) -> None:
    assert ruling[locale] in ours(number, locale)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "one card of each number"),
        ("de", "eine Karte für jede Zahl"),
        ("pl", "po jednej karcie każdej liczby"),
    ],
)
def test_3_how_often_a_number_is_there_is_marked_as_reconstructed(locale: str, told: str) -> None:
    assert told in ours("3", locale, RECONSTRUCTED)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "four more go on the table if there are any left."),
        ("de", "vier weitere kommen auf den Tisch, falls noch welche da sind."),
        ("pl", "cztery dalsze trafiają na stół, jeśli jeszcze są."),
    ],
)
def test_19_lesson_does_not_promise_cards_for_the_table_in_every_deal(
    locale: str, told: str
) -> None:
    assert told in TEXTS.say(locale, line("safaru-lesson-1"))


@pytest.mark.parametrize(
    ("locale", "methods"), [("en", "method"), ("de", "Methode"), ("pl", "sposób")]
)
def test_26_neighbour_is_asked_for_methods_and_combinations_have_another_word(
    locale: str, methods: str
) -> None:
    _, rule = shared_localization().rule_book("safaru", locale).sections["26"]
    asked_if, _, _ = rule.partition("**")
    assert methods in asked_if
    assert methods not in TEXTS.say(locale, line("safaru-ways", count=1))
