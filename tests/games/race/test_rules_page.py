"""The rules page tells the rulebook's rules from our own rulings and from other editions."""

from __future__ import annotations

import pytest

from tests.support.shared_localization import shared_localization

BOOK = shared_localization().rule_book("race", "en")


@pytest.mark.parametrize(
    ("number", "ruling"),
    [
        ("6", "everybody sees how many cards you hold"),
        ("9", "everybody can look through the pile"),
        ("12", "any number of hedgehogs can share a space"),
        ("13", "a hedgehog one space before the finish stops on the finish"),
        ("16", "the next round begins when everybody is ready or their time is up"),
        ("27", "they share the win"),
    ],
)
def test_rule_that_the_rulebook_leaves_open_is_marked_as_ours(number: str, ruling: str) -> None:
    _, text = BOOK.sections[number]
    assert f"*Digital:* {ruling}" in text


@pytest.mark.parametrize("number", ["4", "5", "7"])
def test_figures_of_sister_editions_are_marked_as_reconstructed(number: str) -> None:
    _, text = BOOK.sections[number]
    assert "*Reconstructed:*" in text
