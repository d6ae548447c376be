"""What a hand that is asked again says about the moves since its person's last one."""

from __future__ import annotations

from cogs.pages.hand import told_since


def test_everything_is_told_where_it_has_room() -> None:
    assert told_since(["Ann runs to 18.", "Bob rests."]) == "Ann runs to 18. Bob rests."


def test_the_oldest_is_left_out_first_and_an_ellipsis_says_so() -> None:
    sentences = [f"Ann runs to {number}." for number in range(100)]
    told = told_since(sentences)
    assert told.startswith("\N{HORIZONTAL ELLIPSIS} Ann runs to ")
    assert told.endswith("Ann runs to 98. Ann runs to 99.")
    assert len(told) <= 702


def test_a_single_sentence_without_room_is_cut() -> None:
    assert 600 < len(told_since(["x" * 5_000])) <= 700
    assert told_since(["a", "x" * 5_000]).startswith("\N{HORIZONTAL ELLIPSIS} xxx")
