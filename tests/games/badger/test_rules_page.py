"""The rules page tells the rulebook's rules from our own rulings."""

from __future__ import annotations

import pytest

from tests.support.shared_localization import shared_localization

BOOK = shared_localization().rule_book("badger", "en")


@pytest.mark.parametrize("number", ["B10", "B13", "B18", "B22", "B26", "B35", "B38", "B45", "B46"])
def test_rule_that_the_rulebook_leaves_open_is_marked_as_ours(number: str) -> None:
    _, text = BOOK.sections[number]
    assert "*Digital:*" in text


@pytest.mark.parametrize("number", ["B1", "B2"])
def test_frame_and_tile_shapes_are_marked_as_reconstructed(number: str) -> None:
    _, text = BOOK.sections[number]
    assert "*Reconstructed:*" in text


def test_B1_the_page_tells_of_the_short_course() -> None:
    _, text = BOOK.sections["B1"]
    assert "on the short one the starts and the snack stores change places" in text


@pytest.mark.parametrize(
    ("locale", "checkpoint", "goal"),
    [
        ("en", "to the checkpoint without it", "to the goal with the flag"),
        ("de", "ohne sie bis zum Checkpoint", "mit der Fahne bis zum Ziel"),
        ("pl", "bez niej do punktu kontrolnego", "z flagą do mety"),
    ],
)
def test_B46_the_page_tells_which_steps_are_counted_at_the_limit(
    locale: str, checkpoint: str, goal: str
) -> None:
    _, text = shared_localization().rule_book("badger", locale).sections["B46"]
    assert checkpoint in text
    assert goal in text


def test_introduction_explains_both_marks() -> None:
    assert "*Digital:* marks" in BOOK.introduction
    assert "*Reconstructed:* marks" in BOOK.introduction
