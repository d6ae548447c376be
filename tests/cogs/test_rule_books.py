"""The rules are read without the line breaks of their file, and are the same in each language."""

import re
from pathlib import Path

import pytest

from cogs.pages.message_content import TEXT_LIMIT
from cogs.pages.rules import search_rules
from cogs.text.rule_books import read_rule_books
from tests.support.games import SEEDS

BOOKS = read_rule_books(SEEDS)

WRAPPED = """# A game

Two lines
of one paragraph.

## 1. First
A sentence that
goes on.
*Digital:* a remark that
goes on too.
- an item
- another
> said by somebody
| a | row |

A new *paragraph*,
*stressed* in the middle.
"""


def test_a_paragraph_becomes_one_line_and_other_blocks_keep_theirs(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "rules.md").write_text(WRAPPED, encoding="utf-8")

    rules = read_rule_books(tmp_path)["game"]["en"]

    assert rules.introduction == "Two lines of one paragraph."
    assert rules.sections["1"][1].split("\n") == [
        "A sentence that goes on.",
        "*Digital:* a remark that goes on too.",
        "- an item",
        "- another",
        "> said by somebody",
        "| a | row |",
        "",
        "A new *paragraph*, *stressed* in the middle.",
    ]


@pytest.mark.parametrize(
    ("game", "locale"), [(game, locale) for game in BOOKS for locale in BOOKS[game]]
)
def test_a_rule_book_keeps_step_with_the_english_one(game: str, locale: str) -> None:
    english, book = BOOKS[game]["en"], BOOKS[game][locale]
    assert list(book.sections) == list(english.sections)
    assert book.introduction
    for number, (title, text) in book.sections.items():
        original = english.sections[number][1]
        assert title, number
        assert text, number
        assert len(f"{title}{text}") < TEXT_LIMIT - 100, number
        # The same rules named, the same figures, as many paragraphs, remarks and table rows.
        assert sorted(book.named_in(text)) == sorted(english.named_in(original)), number
        assert _figures(text) == _figures(original), number
        for sign in ("\n\n", ":* ", "\n|", "\n- "):
            assert text.count(sign) == original.count(sign), (number, sign)
    for named in re.findall(r"§(\w+)", "".join(text for _, text in book.sections.values())):
        assert named in book.sections


def _figures(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def test_a_title_is_found_with_the_apostrophe_of_keyboards_too() -> None:
    for query in ("the lord's bite", "The lord\N{RIGHT SINGLE QUOTATION MARK}s bite"):
        assert search_rules(BOOKS["badger"]["en"], query) == ("B37",)


def test_a_rule_is_found_by_its_number_without_the_letter() -> None:
    for query in ("14", "§14", "# 14", "rule 14", "Regel 14", "c14.", "C 14"):
        assert search_rules(BOOKS["igels"]["en"], query) == ("C14",), query
    assert search_rules(BOOKS["igels"]["en"], "999") == ()


def test_rules_with_each_word_are_found_and_signs_find_nothing() -> None:
    book = BOOKS["igels"]["en"]
    found = search_rules(book, "ability leader")
    assert "C23" in found
    for number in found:
        text = " ".join(book.sections[number]).casefold()
        assert "ability" in text
        assert "leader" in text
    assert search_rules(book, "**draw**") == search_rules(book, "draw")
    for query in ("*", "**", "-", "\N{COMBINING ACUTE ACCENT}"):
        assert search_rules(book, query) == (), query
    assert search_rules(book, "") == tuple(book.sections)
